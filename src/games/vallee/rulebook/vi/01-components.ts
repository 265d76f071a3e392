import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { area, counters, neighbourhood, overTheRiver, roster, turnTrack } from '../figures';

export const game = chapter(
  '1',
  'Trò chơi',
  section(
    '1.0',
    'Tóm tắt',
    text(
      'Hai phe giành nhau cả thung lũng, từ tháng 3 đến tháng 5 năm 1954, trong mười một lượt, mỗi lượt một tuần. Mỗi tuần mở đầu bằng tiếp tế, không quân và pháo binh; sau đó là nhiều nhất bảy ngày xung phong, hai phe lần lượt hành động.',
    ),
    text(
      'Điểm thắng lợi quyết định ([[15.0]]). Việt Minh còn kết thúc được trò chơi ngay nếu cuối một lượt chỉ có họ đứng trong Trung tâm Mường Thanh, nơi tướng de Castries đặt sở chỉ huy ([[15.1]]).',
    ),
    text('Có năm trận đánh chơi riêng được; trận ngắn nhất chỉ một hiệp ([[17.0]]).'),
  ),
);

export const components = chapter(
  '2',
  'Bản đồ, quân cờ, bảng',
  section(
    '2.0',
    'Tóm tắt',
    text('Bản đồ 61 khu vực, 100 đơn vị mặt đất, 27 đơn vị không quân, các dấu, các bảng và hai xúc xắc.'),
  ),
  section(
    '2.1',
    'Về bộ luật này',
    text(
      'Vallée de la mort là trò chơi của Paul Rohrbaugh. Những trang này kể lại luật bằng lời khác, từng mục dưới đúng số cũ, và thêm ở cuối một chương hỏi đáp ([[20.0]]).',
    ),
    ruling(
      'Chỗ nào sách luật không nói hoặc nói hai cách, một ghi chú như thế này cho biết trò chơi làm thế nào, thường kèm lý do.',
    ),
    rebuilt(
      'Chỗ nào sách luật cần đến điều nó không in ra, một ghi chú như thế này cho biết điều ấy được dựng lại ra sao.',
    ),
  ),
  section(
    '2.2',
    'Bản đồ',
    text(
      'Hai khu vực có cạnh chung là giáp nhau. Sông Nậm Rốm chảy giữa một số khu vực; có hai cầu, từ Trung tâm Mường Thanh sang Éliane 3 và từ Hồng Cúm sang Wieme. Đường 41 và đường mòn Pavie không có tác dụng gì.',
    ),
    list(
      'Đất trống: đi dễ, nhưng không có gì che bom đạn.',
      'Đồi và rừng: đi chậm, và pháo không nhìn xuyên qua được ([[10.1]]).',
      'Khu công sự: công sự của Pháp. Những khu quanh sở chỉ huy là khu trung tâm; Him Lam, Độc Lập, Bản Kéo, Françoise, Hồng Cúm và Wieme nằm ngoài.',
      'Bốn khu thung lũng ở bốn góc: nơi Việt Minh tiến vào. Đóng bao nhiêu quân cũng được.',
    ),
    figure(area('octavie')),
    figure(area('phony')),
    figure(area('him-lam')),
    figure(area('cf')),
    figure(area('beatrice')),
    figure(area('ne')),
    figure(overTheRiver),
    figure(neighbourhood),
    ruling(
      'Khu trung tâm gồm Trung tâm Mường Thanh, Claudine, Dominique, Éliane, Huguette, Épervier và Junon. Dominique và Éliane ở bờ đông sông, Hồng Cúm ở bờ tây, Wieme ở bờ đông. Khu vực thuộc về phe cuối cùng đứng một mình ở đó; lúc đầu mọi khu công sự không có Việt Minh đều thuộc Pháp.',
    ),
    rebuilt(
      'Bản đồ in không nằm trong sách luật. Các nơi có tên thì sách đã nêu; đường viền, vùng đất ở giữa, địa hình và chỗ giáp nhau dựng theo thực địa, phóng to quanh sở chỉ huy. Tên viết theo thực địa, không phải lúc nào cũng như sách luật.',
    ),
  ),
  section(
    '2.3',
    'Đơn vị và dấu',
    text(
      'Phần lớn đơn vị là tiểu đoàn và pháo đội. Quân cờ ghi sức mạnh, tinh thần và di chuyển. Một điểm sức mạnh là một nấc: thứ mà đơn vị có thể mất.',
    ),
    figure(counters('fr-1fl', 'fr-tk-conti', 'fr-4c-155', 'vm-1-88', 'vm-151-1', 'vm-37-1')),
    figure(roster),
    text(
      'Các dấu cho biết chuyện đã xảy ra với đơn vị hay khu vực: mất nấc, rối loạn, mất tiếp tế, đã bắn, công sự dã chiến, khối bộc phá.',
    ),
    rebuilt(
      'Chúng tôi không có tờ quân cờ. Sách luật nêu tên các đơn vị; chỉ số của chúng được dựng lại theo quân số (150 đến 200 người một điểm), chất lượng năm 1954 và vài quân cờ mà ví dụ trong sách mô tả. Số máy bay từng loại cũng dựng lại như thế.',
    ),
  ),
  section(
    '2.4',
    'Các bảng',
    text(
      'Thời tiết ([[6.1]]), sự kiện ([[6.2]]), thả dù ([[9.5]]), cao xạ ([[9.6]]), pháo kích ([[10.2]]), xung phong ([[12.2]]), địa hình ([[11.0]]) và điểm cộng trừ khi bắn ([[12.1]]).',
    ),
    rebuilt(
      'Trong các tờ trợ giúp chúng tôi chỉ có bảng sự kiện. Mọi bảng khác được dựng lại sao cho từng con số và từng ví dụ của sách luật vẫn đúng, rồi chỉnh bằng cách chơi rất nhiều ván, cho đến khi hai phe thắng gần ngang nhau. Đó là phỏng đoán cẩn thận, không phải bảng in.',
    ),
  ),
);

export const terms = chapter(
  '3',
  'Thuật ngữ',
  section(
    '3.0',
    'Những từ luật dùng',
    list(
      'Loại bộ binh: bộ binh, lính dù, công binh, công binh xung kích Việt Minh, đại liên bốn nòng.',
      'Loại pháo binh: lựu pháo, súng cối, Katyusha và các đơn vị cao xạ.',
      'Đơn vị không quân: mỗi đơn vị sáu máy bay, đều của Pháp, đều đóng xa bản đồ.',
      'Sức mạnh: đơn vị đánh mạnh đến đâu, và còn bao nhiêu nấc.',
      'Tinh thần: huấn luyện và ý chí; càng cao càng tốt. Còn một nửa sức mạnh in trên quân cờ hoặc ít hơn thì kém một điểm.',
      'Di chuyển: số điểm di chuyển mà đơn vị dùng được để đi.',
      'Tuyến vận tải: con đường từ hậu phương lên, ngoài bản đồ. Mọi thứ Việt Minh đưa lên đều qua đó.',
      'Quyền chủ động: phe nào hành động trước trong mỗi hiệp của bước xung phong.',
    ),
    text('Phần giải nghĩa có những từ này và mọi từ khác.'),
    ruling(
      'Một nửa là so với sức mạnh in: 1 trên 2 là một nửa, 1 trên 1 thì không. Đơn vị vào trận đã hao tổn thì tính là hao tổn.',
    ),
  ),
);

export const scale = chapter(
  '4',
  'Tỉ lệ',
  section(
    '4.0',
    'Một quân cờ là gì',
    text(
      'Một lượt là một tuần, một hiệp của bước xung phong là một ngày. Một điểm sức mạnh là 150 đến 200 người, năm sáu khẩu pháo, sáu máy bay hoặc một chiếc xe tăng.',
    ),
    figure(turnTrack),
    ruling(
      'Tuần tính theo tháng: lượt 1 là tuần thứ hai của tháng 3, lượt 4 là tuần đầu tháng 4, lượt 8 là tuần đầu tháng 5, lượt 11 là tuần thứ tư.',
    ),
  ),
);
