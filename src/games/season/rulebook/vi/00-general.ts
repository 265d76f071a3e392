import { chapter, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { bases, bothSides, lines, munitionsTrack, post } from '../figures';

export const general = chapter(
  '0',
  'Từ ngữ, bản đồ, thang',
  section(
    '0.0',
    'Tóm tắt',
    text(
      'Cuộc vây hãm năm 1954 trong nhiều nhất tám tuần. Việt Minh đào hào tiến sát và xung phong đánh từng cứ điểm; quân Pháp giữ, phản kích và sống nhờ những gì đến bằng đường không.',
    ),
    text(
      'Việt Minh thắng khi chiếm ba phần tư số cứ điểm. Quân Pháp thắng nếu cuộc vây hãm trở nên quá tốn kém, hoặc nếu còn đứng vững khi hội nghị Giơ-ne-vơ bàn đến Đông Dương ([[9.3]]).',
    ),
  ),
  section(
    '0.1',
    'Từ ngữ',
    list(
      'Cứ điểm (sách luật gọi là PA): một cứ điểm cho chừng một đại đội. Có 44 cứ điểm, nối với nhau bằng các đường.',
      'Trung tâm (CR): trung tâm đề kháng, một nhóm cứ điểm mang chung một tên, như Huguette.',
      'Khu trung tâm (CRC): Huguette, Françoise, Lili, Claudine, Junon, Épervier, Opéra, Dominique và Éliane.',
      'Trung tâm vòng ngoài: Gabrielle (Độc Lập), Béatrice (Him Lam), Anne-Marie (Bản Kéo), Isabelle (Hồng Cúm).',
      'Vào trận: tiểu đoàn được lật ngửa để xung phong ([[5.1]]).',
    ),
    text(
      'Rối loạn: hỏa lực và cận chiến của đơn vị còn một nửa, làm tròn lên; tinh thần giữ nguyên. Đơn vị không di chuyển, không tiến vào cứ điểm, trừ việc lùi từ bàn đạp về khu của nó. Rối loạn lần thứ hai thì nặng hơn: đơn vị Pháp mất một nấc, tiểu đoàn vỡ trận.',
    ),
    text(
      'Vỡ trận: tiểu đoàn úp mặt, lui về khu rừng gần nhất và mệt mỏi. Nếu đã mệt mỏi từ trước thì nó lên thang lượt và tuần sau trở lại.',
    ),
    text(
      'Mệt mỏi: trạng thái của đơn vị rối loạn khi đợt xung phong hay cuộc hành quân kết thúc, cho đến hết tuần ([[7.0]]). Khi kiểm tra tinh thần thì tính kém một; nếu trong nhóm bắn hay đánh có một đơn vị mệt mỏi, cả nhóm bị dịch một cột sang trái.',
    ),
    text('Kiểm tra tinh thần: tung một xúc xắc so với tinh thần của đơn vị. Không đạt thì đơn vị rối loạn.'),
    table('check'),
    text(
      'Xe tăng (M24): hỏa lực mạnh, không bao giờ rối loạn hay mệt mỏi, chỉ mất nấc vì đòn hiểm. Khi tiến công, xe tăng nhân đôi tinh thần của một đơn vị Pháp đi cùng, chỉ một lần.',
    ),
    figure(bothSides('T1')),
    text(
      'Dấu tổn thất: tiểu đoàn mất một nấc thì bắn và đánh với −1 vào xúc xắc, mất hai nấc thì −2. Chỉ tính dấu nặng nhất của nhóm, và có thể để một tiểu đoàn đứng ngoài cho khỏi bị trừ.',
    ),
    ruling(
      'Xe tăng không bao giờ kiểm tra tinh thần và không thể bị chọn để chịu kết quả. Xe tăng không trả tổn thất vì hỏa lực, vây hãm hay trinh sát.',
    ),
    ruling('Françoise không có trong danh sách nào của sách luật; ở đây nó thuộc khu trung tâm.'),
  ),
  section(
    '0.2',
    'Bản đồ và tỉ lệ',
    text('Bản đồ chia thành ba loại khu:'),
    list(
      'khu của các trung tâm, có cứ điểm, vài cứ điểm nằm trên đồi;',
      'khu vành ngoài ở chung quanh: đất bằng, đầm lầy hay đồi, nơi đào hào;',
      'bốn khu rừng, nơi Việt Minh xuất phát. Rừng 2 ở phía đông bắc; Rừng 4 là khu rừng duy nhất quân Pháp được vào.',
    ),
    text(
      'Isabelle (Hồng Cúm) ở phía nam, được vẽ lớn ở một góc; vùng đất quanh nó là khu Q. Sông Nậm Rốm ngăn cách một số cứ điểm.',
    ),
    text(
      'Bàn đạp xung phong là lối từ một khu đến một cứ điểm. Khu giáp cứ điểm mà không có bàn đạp thì không có lối. Một đường nối hai cứ điểm với nhau.',
    ),
    figure(bases),
    figure(lines),
    figure(post('E1')),
    text(
      'Một lượt là một tuần, gồm nhiều nhất bốn hiệp; một đợt xung phong hay một cuộc hành quân có nhiều nhất ba phiên. Đơn vị Pháp là đại đội, phân đội hai xe tăng và trung đội súng máy; đơn vị Việt Minh là tiểu đoàn. Pháo binh không có quân cờ: nó nằm trong luật.',
    ),
    ruling(
      'Quân Pháp đánh qua bàn đạp nhưng không bao giờ đứng ở đó. Bàn đạp trong rừng chứa được ba tiểu đoàn của một trung đoàn.',
    ),
    rebuilt(
      'Không có bản đồ in. Các khu, đường nối, bàn đạp và số cứ điểm của mỗi trung tâm theo đúng thực địa cùng mọi chữ cái và tên gọi trong sách luật; hai trung tâm có thể chung một khu, để trung tâm chỉ có một cứ điểm cũng có thể bị vây kín.',
    ),
  ),
  section(
    '0.3',
    'Làm tròn',
    text(
      'Một nửa thì làm tròn lên, cho từng đơn vị, trước khi cộng lại. Tỉ lệ và cột thì làm tròn xuống: 14 chọi 4 là 3-1, sức mạnh 5 đọc ở cột 4.',
    ),
  ),
  section(
    '0.4',
    'Các thang',
    list(
      'Thang tổn thất đếm số nấc Việt Minh đã mất ([[1.5]]).',
      'Thang lượt cho biết tuần, hiệp và phiên, và giữ các tiểu đoàn đang củng cố.',
      'Đạn pháo: mỗi phe có một kho điểm pháo kích.',
    ),
    text(
      'Mỗi trận pháo kích tốn một điểm. Phần còn lại cũng quan trọng: mức đạn trong kho làm dịch cột bắn của bộ binh phe ấy.',
    ),
    figure(munitionsTrack),
    ruling('Mức đạn chỉ dịch cột bắn của bộ binh, không bao giờ dịch pháo kích. Điểm vượt mức tối đa thì mất.'),
    rebuilt('Sách luật có nêu mức gồm nhiều điểm; độ lớn của một mức, mức tối đa và độ dịch cột là của chúng tôi.'),
  ),
);
