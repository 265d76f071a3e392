import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { area, bothSides, counters, garrisons, neighbourhood, overTheRiver, roster, turnTrack } from '../figures';

export const game = chapter(
  '1',
  'Trò chơi',
  section(
    '1.0',
    'Tóm tắt',
    text(
      'Hai phe giành nhau khu trung tâm của tập đoàn cứ điểm, từ tháng 3 đến tháng 5 năm 1954. Tám lượt, mỗi lượt một tuần. Trong một lượt, hai phe thay nhau hành động, mỗi lần với các đơn vị của một khu vực: đó là một phiên. Các lá bài làm xoay chuyển tình thế.',
    ),
    text(
      'Việt Minh thắng nếu giữ đủ khu vực thắng lợi khi lượt 8 kết thúc ([[14.0]]); nếu không thì quân Pháp thắng. Trước lúc đó chưa có gì ngã ngũ.',
    ),
  ),
);

export const components = chapter(
  '2',
  'Bản đồ, quân cờ, lá bài',
  section(
    '2.0',
    'Tóm tắt',
    text('Một bản đồ 44 khu vực, 177 đơn vị, vài loại dấu, hai chồng bài mỗi chồng 27 lá, hai xúc xắc.'),
  ),
  section(
    '2.1',
    'Quân cờ',
    text('Đơn vị thì chiến đấu ([[2.1.1]]). Dấu để ghi nhớ: ai giữ một khu vực, hào ở đó sâu đến đâu ([[2.1.2]]).'),
  ),
  section(
    '2.1.1',
    'Đơn vị',
    text(
      'Đơn vị Pháp là đại đội và trung đội, đơn vị Việt Minh là đại đội. Một đơn vị còn sức hoặc kiệt sức. Còn sức thì trong lượt này vẫn hành động được; hành động xong thì lật quân cờ, và kiệt sức cho đến cuối lượt.',
    ),
    figure(bothSides('8-bpc-1')),
    text(
      'Đơn vị còn sức có hỏa lực, phòng ngự và di chuyển. Đơn vị kiệt sức chỉ còn phòng ngự, thường kém một điểm: nó không bắn, không đi, nhưng vẫn giữ được khu vực.',
    ),
    list(
      'Bộ binh và bộ binh dù là phần lớn quân của hai bên.',
      'Xe tăng chỉ qua sông ở cầu ([[7.0]]).',
      'Đại liên bốn nòng bắn mạnh nhưng hầu như không đi được.',
      'Đại đội Việt Minh tinh nhuệ có hỏa lực 2 thay vì 1.',
      'Đại đội bổ sung chờ trong ô riêng ([[12.1]]).',
    ),
    figure(counters('1-rcc-1', '1-gaaceo-1', 'bt-2-5', '88-23-1')),
    figure(roster),
    ruling('Ký hiệu dù và phòng không không có luật riêng; chúng chỉ có ý nghĩa khi một lá bài gọi tên loại đơn vị.'),
    rebuilt(
      'Sách luật không in danh sách quân cờ. Chúng được dựng theo biên chế, với chỉ số trong khoảng của các ví dụ. Việc ba đơn vị Pháp đến nhờ một lá bài thì sách có ghi.',
    ),
  ),
  section(
    '2.1.2',
    'Các loại dấu',
    list(
      'Dấu giữ: khu vực không còn trong tay phe giữ nó lúc đầu ([[13.0]]).',
      'Dấu Bắn: một phe đã từ khu vực này bắn sang khu vực khác ([[8.1]]).',
      'Dấu hào, cấp 1 đến 3: Việt Minh đã đào đến đâu ([[9.1]]).',
      'Dấu lượt: lượt đang chơi trên thang lượt.',
      'Dấu Không tiếp tế: quân Pháp ở đó không hồi sức ([[11.0]]).',
      'Dấu Không bổ sung: lượt này không tung quân bổ sung ([[12.1]]).',
    ),
    ruling('Dấu lúc nào cũng đủ dùng, chỉ có điều không bao giờ quá ba khu vực không được tiếp tế.'),
  ),
  section(
    '2.2',
    'Bản đồ',
    text('Các cứ điểm trung tâm, những ngọn đồi chung quanh và con sông. Hai khu vực có chung cạnh là giáp nhau.'),
  ),
  section(
    '2.2.1',
    'Khu vực',
    text('Mỗi khu vực ghi số của nó, phe giữ nó lúc đầu và giá trị phòng ngự của địa hình, từ 0 đến 3.'),
    figure(area(17)),
    list(
      'Giá trị 3: cũng là khu vực thắng lợi ([[14.0]]).',
      'Số đỏ: quân Pháp không bao giờ vào ([[7.0]]).',
      'Số xanh dương: một trong ba phần của sân bay.',
      'Số xanh lá: một trong sáu khu vực cạnh sân bay, phía tây sông. Các khu vực xanh này mà về tay Việt Minh thì tiếp tế của Pháp kém đi ([[11.0]]).',
      'Ký hiệu thưởng: ai giữ trọn bộ thì được rút thêm một lá ([[5.1]]).',
    ),
    figure(area(16)),
    text('Sông Nậm Rốm chảy giữa một số khu vực. Qua sông thì tốn thêm điểm di chuyển, còn xe tăng phải có cầu.'),
    figure(overTheRiver),
    figure(neighbourhood),
    ruling(
      'Khu đỏ đóng với quân Pháp trong mọi việc: di chuyển, rút lui, tiến lên và đặt quân mới đến; vì thế chúng luôn thuộc Việt Minh.',
    ),
    rebuilt(
      'Bản đồ in không nằm trong sách luật. Đường viền, tên và giá trị theo địa hình thật, sao cho đúng mọi chỗ giáp nhau và mọi con số trong các ví dụ.',
    ),
  ),
  section(
    '2.2.2',
    'Thang lượt và ô bổ sung',
    text(
      'Thang lượt cho biết lượt, số bài trên tay mỗi phe và các đơn vị sắp đến. Đại đội bổ sung nằm trong ô quân bổ sung.',
    ),
    figure(turnTrack),
    rebuilt('Ngày tháng và số bài là do chúng tôi chọn: tám tuần, số bài theo nhịp trận đánh.'),
  ),
  section(
    '2.3',
    'Lá bài',
    text(
      'Mỗi phe có một chồng 27 lá riêng. Lá Việt Minh còn có giá trị hào: bỏ đi không dùng thì đào thêm được bấy nhiêu cấp ([[9.0]]). Mọi lá bài có ở chương 18 ([[18.0]]).',
    ),
    ruling(
      'Súng cối chi viện có trong cả hai chồng: hai lá khác nhau, chỉ trùng tên. Bài trên tay thì giấu. Bài đã bỏ và bài ra khỏi trò chơi thì để ngửa, và ai cũng được đếm số lá trên tay và trong chồng.',
    ),
  ),
);

export const setUp = chapter(
  '3',
  'Bày quân',
  section(
    '3.0',
    'Bày quân',
    text('Hai người thỏa thuận chọn phe, hoặc đặt mức để chọn ([[15.0]]). Phần còn lại trò chơi tự làm:'),
    list(
      'mỗi đơn vị còn sức đứng ở khu vực của mình, hoặc chờ trên thang lượt;',
      'đại đội bổ sung nằm trong ô của chúng, ba đơn vị Pháp để riêng cho một lá bài;',
      'hai chồng bài được trộn, lượt là 1.',
    ),
    figure(garrisons),
  ),
);
