import { chapter, list, ruling, section, text } from '../blocks';

export const rounds = chapter(
  '4',
  'Các hiệp',
  section(
    '4.0',
    'Một hiệp',
    list(
      'Thả dù ([[4.1]]).',
      'Việt Minh di chuyển ([[4.2.1]]) và có thể xung phong ([[5.0]]).',
      'Quân Pháp di chuyển ([[4.2.2]]), trinh sát ([[6.1]]) và có thể hành quân ([[6.2]]).',
    ),
    text('Bốn hiệp là một tuần. Sau mỗi hiệp trong ba hiệp đầu, hai phe có thể đồng ý kết thúc các hiệp của tuần.'),
    ruling('Việt Minh được hỏi trước; phải cả hai đồng ý.'),
  ),
  section(
    '4.1',
    'Thả dù',
    text(
      'Các tiểu đoàn dù đã đến thì chờ được thả. Mỗi hiệp thả được một số đại đội, tùy số nơi đã mất vào lúc ấy ([[3.2]]), mỗi đại đội xuống một cứ điểm của Pháp ở khu trung tâm hoặc Isabelle.',
    ),
    text(
      'Tuần đầu không thả dù, tuần do quân Pháp mở cũng không. Tuần yên tĩnh thả dù một lần, sau di chuyển chiến lược.',
    ),
    ruling('Đại đội chỉ xuống cứ điểm có dưới hai đại đội. Cứ điểm bị vây kín cũng được.'),
  ),
  section(
    '4.2',
    'Di chuyển tác chiến',
    text('Mỗi hiệp mỗi phe di chuyển một lần, mỗi đơn vị một lần. Việt Minh không được vào khu không có hào.'),
  ),
  section(
    '4.2.1',
    'Việt Minh di chuyển',
    text('Quân đi ẩn, mỗi quân một khu rừng hoặc nhiều nhất hai bước:'),
    list(
      'vào khu có hào ít nhất cấp 1;',
      'vào cứ điểm của Việt Minh, qua bàn đạp hoặc theo đường nối;',
      'qua một khu trung tâm mà mọi cứ điểm đã bị chiếm.',
    ),
    text(
      'Trong khu trung tâm còn cứ điểm Pháp, chỉ vào, ra hay đi qua một cứ điểm đã chiếm khi có chuỗi cứ điểm Việt Minh nối nó với một bàn đạp trên khu có hào hoặc rừng.',
    ),
    text(
      'Có sáu quân nghi binh, từ tuần 6 là tám. Nghi binh bị lộ khi bị trinh sát, hoặc khi quân Pháp vào khu hay đánh cứ điểm của nó; khi ấy nó về một khu rừng tùy chọn.',
    ),
    ruling('Vào một khu rừng thì hết cả lần đi; ra khỏi rừng là một bước thường.'),
  ),
  section(
    '4.2.2',
    'Quân Pháp di chuyển',
    text(
      'Đơn vị đi tự do từ cứ điểm Pháp này sang cứ điểm Pháp khác trong khu trung tâm, hoặc trong trung tâm vòng ngoài của mình. Cứ điểm bị vây kín chỉ vào được ở chặng cuối. Không được vào khu vành ngoài.',
    ),
    ruling('Xe tăng không được dừng một mình, và không đơn vị nào được bỏ xe tăng lại một mình.'),
  ),
  section(
    '4.2.3',
    'Khu đóng và cứ điểm bị cắt',
    text(
      'Việt Minh không bao giờ vào khu không có hào, ở bước nào cũng vậy; quân Pháp chỉ vào khu vành ngoài khi hành quân. Đơn vị trong một cứ điểm chỉ nối với cứ điểm địch thì không đi được: chỉ đánh mới thoát.',
    ),
    ruling('Quân Pháp còn kẹt trong một khu thì ở lại đó trong bước này và có thể bị đánh.'),
  ),
);
