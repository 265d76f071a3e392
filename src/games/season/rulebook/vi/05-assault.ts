import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const assault = chapter(
  '5',
  'Việt Minh xung phong',
  section(
    '5.0',
    'Tóm tắt',
    text('Nhiều nhất ba phiên, ở bất cứ đâu trên bản đồ và nhiều nơi cùng lúc. Mỗi phiên gồm các bước:'),
    list(
      'Việt Minh đưa tiểu đoàn vào trận ([[5.1]]);',
      'pháo của họ bắn ([[5.2]]);',
      'họ vào bàn đạp và cứ điểm ([[5.3]]);',
      'quân Pháp bắn phòng ngự ([[5.4]]);',
      'cận chiến ([[5.5]]);',
      'quân Pháp di chuyển phòng ngự ([[5.6]]);',
      'Việt Minh đánh tiếp hay dừng ([[5.7]]).',
    ),
    ruling(
      'Mục tiêu pháo kích và mọi đòn cận chiến đều định trước xúc xắc đầu tiên của bước. Chúng được tung theo thứ tự đã định, mỗi lần theo tình thế lúc ấy.',
    ),
  ),
  section(
    '5.1',
    'Vào trận',
    text(
      'Việt Minh lật ngửa những tiểu đoàn họ muốn, ở đâu cũng được. Chỉ những tiểu đoàn ấy di chuyển, bắn, đánh và có thể bị bắn trong đợt này. Mỗi phiên có thể đưa thêm vào trận.',
    ),
    ruling(
      'Tiểu đoàn đã vào trận ở trong bàn đạp, hay trong cứ điểm nối liền với cứ điểm Pháp, có thể bị bắn dù sau đó không đánh. Quân ẩn bên cạnh không bị trúng.',
    ),
  ),
  section(
    '5.2',
    'Việt Minh pháo kích',
    text(
      'Mỗi lần pháo kích tốn một điểm, sức mạnh 12 trên bảng hỏa lực ([[10.1]]); mỗi mục tiêu nhiều nhất một lần. Có thể nhắm vào:',
    ),
    list(
      'cứ điểm Pháp có bàn đạp trên một khu vành ngoài có hào;',
      'cứ điểm Pháp nối với một cứ điểm Việt Minh;',
      'quân Pháp trong một khu có hào.',
    ),
    text('Bên bị bắn chọn đơn vị chịu tổn thất. Các ký hiệu có nghĩa:'),
    table('fire'),
    text(
      'T và D là cho một đơn vị. Trong bàn đạp, D làm mọi đơn vị ở đó rối loạn. Đơn vị có thể chịu mất một nấc thay cho D. Mỗi đơn vị mất nhiều nhất một nấc.',
    ),
    text(
      'Hỏa lực không bao giờ lấy nấc cuối của một nơi; phần thừa bỏ qua. Chỉ cận chiến mới quét sạch được một cứ điểm.',
    ),
    text('Đòn hiểm: Việt Minh bắn mà xúc xắc ra 1 thì một xe tăng ở mục tiêu mất một nấc, bất kể bảng nói gì.'),
    figure(counters('3RTA3-10', '3RTA3-11')),
    example('Pháo kích Dominique 2: 12, cứ điểm −2, đồi −1, vậy là cột 6. Ra 5 là một nấc: một đại đội hao tổn.'),
    ruling(
      'Từ rừng không quan sát được: chưa thể pháo kích Béatrice 1 và 2, Gabrielle 1 và 2 khi chưa chiếm một cứ điểm bên cạnh. Cứ điểm bỏ trống vẫn dùng để chỉnh pháo, chừng nào địch chưa vào.',
    ),
  ),
  section(
    '5.3',
    'Di chuyển xung phong',
    text('Mỗi tiểu đoàn đã vào trận được đi một trong các cách:'),
    list(
      'từ khu của nó, hoặc từ rừng, vào một bàn đạp, và vào luôn cứ điểm phía sau nếu cứ điểm trống hay của Việt Minh;',
      'từ một cứ điểm sang cứ điểm nối liền với nó, nếu trống hay của Việt Minh;',
      'từ cứ điểm lùi ra bàn đạp, từ bàn đạp về khu, hoặc sang bàn đạp khác của khu.',
    ),
    text(
      'Không vào được cứ điểm có quân Pháp. Bàn đạp chứa một trung đoàn, số tiểu đoàn bằng cấp hào ([[1.4]]). Không ai đi từ khu này sang khu khác hay vào rừng. Tiểu đoàn rối loạn chỉ được lùi từ bàn đạp về khu.',
    ),
  ),
  section(
    '5.4',
    'Quân Pháp bắn phòng ngự',
    text(
      'Bộ binh trước, từng cứ điểm một: mọi đơn vị của cứ điểm cùng bắn, vào một bàn đạp dẫn đến cứ điểm hoặc vào tiểu đoàn đã vào trận trong một cứ điểm Việt Minh nối với nó. Có thể thêm điểm không quân, mỗi điểm hai cột. Sau đó pháo kích, định cùng một lúc, sức mạnh 12.',
    ),
    list(
      'Mỗi phiên một cứ điểm bắn một lần.',
      'Mỗi mục tiêu chịu nhiều nhất một lần bộ binh bắn và một lần pháo kích.',
      'Mức đạn làm dịch cột bắn của bộ binh ([[0.4]]).',
    ),
    text('Kết quả như pháo kích ([[5.2]]); Việt Minh chọn đơn vị chịu.'),
    ruling('Cứ điểm bắn không nhất thiết là cứ điểm đang bị đánh.'),
  ),
  section(
    '5.5',
    'Cận chiến',
    text(
      'Tiểu đoàn đã vào trận trong bàn đạp và cứ điểm nối liền có thể đánh; không ai bắt buộc. Cộng sức cận chiến của mỗi bên, lấy tỉ lệ, tính mọi độ dịch cột ([[10.2]]) rồi tung một xúc xắc.',
    ),
    text(
      'Mỗi bên nêu một đơn vị, bên giữ nêu trước. Chênh lệch tinh thần của hai đơn vị làm dịch cột: bên đánh trừ bên giữ. Đơn vị được nêu chịu nấc đầu tiên mà bên nó mất.',
    ),
    table('hand'),
    text(
      'Áp dụng kết quả của bên đánh trước, rồi đến bên giữ: mất nấc, rối loạn, kiểm tra tinh thần. Mọi đơn vị bên giữ đều kiểm tra, trừ xe tăng. Xúc xắc ra 1 là đòn hiểm, và một xúc xắc thứ hai định phần bên giữ:',
    ),
    table('critical'),
    text(
      'Thay vì nhân đôi, Việt Minh có thể giữ nguyên kết quả và làm một xe tăng mất một nấc, mỗi phiên một lần. Kết quả của chính bên đánh luôn giữ nguyên.',
    ),
    list(
      'T và A1+T nhân đôi: một đơn vị bên giữ rối loạn, các đơn vị khác kiểm tra.',
      'D1+T nhân đôi: D2+T. D2+T nhân đôi: bốn nấc, mỗi đơn vị nhiều nhất hai.',
      'DD và BD nhân đôi: hai đơn vị bên giữ rối loạn. AD nhân đôi: mọi đơn vị bên giữ cũng phải kiểm tra.',
    ),
    text(
      'Nếu không còn ai giữ, các đơn vị đánh không rối loạn có thể tiến vào cứ điểm. Cứ điểm không ai vào thì vẫn của chủ cũ. Xe tăng không còn bộ binh phải đi ngay về một cứ điểm có đơn vị Pháp khác.',
    ),
    ruling(
      'Tính theo tỉ lệ thật: trên 6-1 mỗi cột là +1 vào xúc xắc, dưới 1-4 thì đọc 1-4. Xúc xắc giữ trong khoảng 1 đến 6; số 1 chỉ là đòn hiểm nếu tung ra đúng số 1.',
    ),
    ruling(
      'Nhiều nhất ba tiểu đoàn của một đại đoàn tiến vào. Cứ điểm chiếm trong phiên này chưa dùng để đánh tiếp trước phiên sau. Mỗi phiên một đơn vị đánh một lần, một cứ điểm bị đánh một lần.',
    ),
    ruling('Chênh lệch tính theo tinh thần in trên quân; mệt mỏi chỉ làm giảm khi kiểm tra tinh thần.'),
  ),
  section(
    '5.6',
    'Quân Pháp di chuyển phòng ngự',
    text('Đơn vị không rối loạn có thể đi một cứ điểm, nếu đang ở'),
    list(
      'cứ điểm bị đánh hoặc cứ điểm nối liền với nó;',
      'cứ điểm cạnh các tiểu đoàn đã vào trận và đã đánh;',
      'bất cứ đâu trong khu trung tâm, nếu một cứ điểm của khu trung tâm bị đánh.',
    ),
    ruling('Xe tăng cũng chỉ đi một cứ điểm. Được vào cứ điểm trống của phe nào cũng được, hoặc cứ điểm bị vây kín.'),
  ),
  section(
    '5.7',
    'Kết thúc đợt xung phong',
    text(
      'Đợt xung phong hết sau phiên thứ ba, hoặc khi Việt Minh dừng. Đơn vị đứng trước một cứ điểm trống có thể vào. Nơi cả hai phe giữ cứ điểm của cùng một trung tâm, mỗi phe có thể rút, Việt Minh về rừng hay khu có hào cấp 3, quân Pháp về khu trung tâm. Rồi đơn vị rối loạn thành mệt mỏi và các tiểu đoàn được úp lại.',
    ),
    text(
      'Nếu Việt Minh dừng trước khi hết phiên thứ ba, họ còn có thể rút bất cứ tiểu đoàn nào đã vào trận về rừng, khi có chuỗi khu không có địch dẫn về đó.',
    ),
    ruling(
      'Việt Minh rút qua rừng, khu có hào và khu trung tâm đã chiếm trọn. Ở lại lúc nào cũng được; tiểu đoàn trong bàn đạp trở về khu của nó.',
    ),
  ),
);
