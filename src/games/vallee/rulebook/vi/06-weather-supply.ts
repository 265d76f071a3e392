import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const weather = chapter(
  '6',
  'Thời tiết và sự kiện',
  section('6.0', 'Tóm tắt', text('Từ lượt 2, một xúc xắc cho thời tiết và hai xúc xắc cho sự kiện.')),
  section(
    '6.1',
    'Thời tiết',
    text('Đọc xúc xắc ở cột của tháng. Càng về tháng 5 càng hay mưa.'),
    table('weather'),
    ruling(
      'Hai phần ba hay một phần ba tính trên toàn bộ đơn vị không quân không hư hại, phần lẻ bỏ một lần. Pháp chọn đơn vị nào ở lại mặt đất, loại nào cũng được.',
    ),
    example('Nhiều mây, 23 đơn vị không hư hại: 15 bay, và Pháp chọn 8 đơn vị ở lại. Trời mưa thì 7 bay.'),
  ),
  section(
    '6.1.1',
    'Trời quang',
    text('Mọi máy bay bay được. Việt Minh cộng 3 vào xúc xắc cho tuyến vận tải ([[8.1.1]]).'),
  ),
  section(
    '6.1.2',
    'Nhiều mây',
    text(
      'Hai phần ba đơn vị không quân không hư hại bay được, và không được thả dù ở tầm thấp. Việt Minh cộng 4 vào xúc xắc cho tuyến vận tải, và 1 vào mỗi lần tung để ra khỏi đó ([[8.1.2]]).',
    ),
  ),
  section(
    '6.1.3',
    'Mưa',
    text(
      'Một phần ba đơn vị không quân không hư hại bay được, không ai bay thấp, nên không có chế áp cao xạ. Cao xạ bị −1. Việt Minh cộng 5 vào xúc xắc cho tuyến vận tải, và 2 vào mỗi lần tung để ra khỏi đó.',
    ),
  ),
  section(
    '6.2',
    'Sự kiện',
    text('Tổng hai xúc xắc, từ lượt 2. Sự kiện chỉ xảy ra một lần thì lần sau không có tác dụng.'),
    table('random-events'),
    ruling(
      'Tiếp tế bị sự kiện lấy đi không bao giờ xuống dưới 0. Sau khi tù binh khai thì lượt này không tung quyền chủ động. Khủng hoảng tinh thần khi hai phe bằng điểm thì không xảy ra; nếu không, phe kia chọn bấy nhiêu đơn vị khác nhau trên bản đồ theo xúc xắc, trừ xe tăng, chọn xong hết mới tung.',
    ),
  ),
);

export const supply = chapter(
  '7',
  'Tiếp tế',
  section(
    '7.0',
    'Tóm tắt',
    text('Mỗi phe có một kho điểm tiếp tế. Pháo và cả đội quân sống nhờ nó; thiếu nó thì đơn vị hao mòn.'),
  ),
  section(
    '7.1',
    'Thang tiếp tế',
    text(
      'Thang cho biết kho còn bao nhiêu. Hàng tiếp tế Việt Minh ra khỏi tuyến vận tải thì thêm một điểm ([[8.1.2]]), một nấc hàng của Pháp xuống được Trung tâm Mường Thanh thì thêm một điểm ([[9.5]]).',
    ),
    ruling('Thang không xuống dưới 0 và không lên quá 99.'),
  ),
  section(
    '7.2',
    'Phải trả những gì',
    list(
      'Một điểm cho mỗi pháo đội bắn, phe nào cũng vậy. Katyusha, cao xạ và pháo bắn vào quân đang xung phong vào mình thì không tốn.',
      'Việt Minh: mỗi lượt một điểm cho mỗi đại đoàn trên bản đồ. Trung đoàn 148 tính vào Đại đoàn 304.',
      'Pháp: mỗi lượt một điểm cho mỗi 20 nấc trên bản đồ; tất cả xe tăng tính là một nấc.',
      'Pháp: một điểm cho mỗi phát trúng sở chỉ huy ([[10.3]]).',
    ),
    example('83 nấc của Pháp tốn 4 điểm.'),
    ruling(
      'Một đại đoàn có mặt khi có một đơn vị trên bản đồ; Đại đoàn 351 cũng tính. Phần lẻ của Pháp bỏ đi, nhưng ít nhất phải trả một điểm. Còn điểm thì phải trả. Ai thiếu thì chọn quân không được trả: một đại đoàn cho mỗi điểm thiếu, hoặc các đơn vị Pháp gồm 20 nấc.',
    ),
    example('Việt Minh còn 3 điểm mà có năm đại đoàn trên bản đồ: hai đại đoàn do họ chọn cả lượt không có tiếp tế.'),
  ),
  section(
    '7.3',
    'Mất tiếp tế',
    list(
      'Di chuyển, sức mạnh và tinh thần kém một, nhưng không dưới một.',
      'Không bắn quân di chuyển; pháo chỉ bắn vào quân đang xung phong vào mình.',
      'Cao xạ bị −1.',
      'Không xung phong, không di chuyển chiến lược.',
      'Ở bước hồi phục đơn vị tung một xúc xắc: cao hơn tinh thần in trên quân cờ thì mất số nấc bằng phần chênh. Có thể mất hẳn.',
    ),
    example('Tinh thần in 4, tung được 6: mất hai nấc.'),
    example('Tiểu đoàn 4-4-4 chơi như 3-3-3.'),
    ruling(
      'Xe tăng không bao giờ tung lần này. Cao xạ mất tiếp tế thì trong bước xung phong không bắn gì cả, vì ở đó phải có tiếp tế. Đơn vị mất tiếp tế vẫn bắn và chống đỡ bằng phần còn lại.',
    ),
  ),
  section(
    '7.4',
    'Từ đâu đến',
    text(
      'Ở hậu phương tiếp tế không thiếu. Vấn đề là đưa lên được bao nhiêu: qua tuyến vận tải ([[8.1.1]]) hoặc bằng đường không ([[9.5]]).',
    ),
  ),
  section(
    '7.5',
    'Đường tiếp tế',
    text(
      'Từ lượt 2 mỗi đơn vị trên bản đồ cần một chuỗi khu vực không có địch, dài bao nhiêu cũng được, đến một nguồn: với Việt Minh là một trong bốn khu thung lũng, với Pháp là Trung tâm Mường Thanh. Vạch đường ở bước tiếp tế và một lần nữa lúc bắt đầu bước hồi phục.',
    ),
    ruling(
      'Vạch đường trước, trả điểm sau. Đường qua sông ở đâu cũng được. Ở bước hồi phục, đơn vị đã được trả và lại có đường thì gỡ dấu, không tung; đơn vị vừa bị cắt thì mang dấu và tung. Đơn vị chỉ vì không được trả thì mang dấu đến bước tiếp tế sau. Ở lượt 1 mọi người đều có tiếp tế đến cuối lượt.',
    ),
  ),
);
