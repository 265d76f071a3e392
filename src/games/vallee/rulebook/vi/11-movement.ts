import { chapter, example, list, rebuilt, ruling, section, text } from '../blocks';

export const movement = chapter(
  '11',
  'Di chuyển',
  section(
    '11.0',
    'Điểm di chuyển',
    text(
      'Một đơn vị di chuyển chiến lược hoặc di chuyển trong bước xung phong, không cả hai trong một lượt. Vào mỗi khu vực tốn điểm di chuyển:',
    ),
    list(
      'đất trống và khu công sự 1, đồi 2;',
      'rừng và khu thung lũng 3, xe tăng không bao giờ vào;',
      '+1 khi qua sông, trừ ở cầu;',
      'từ khu thung lũng này sang khu thung lũng khác 4.',
    ),
    text(
      'Đơn vị có di chuyển 0 không bao giờ đi. Đơn vị khác trong bước xung phong luôn đi được một khu vực, nếu dùng hết điểm. Vào khu vực giáp đơn vị địch thì phải dừng.',
    ),
    ruling('Nơi có địch chỉ vào được bằng xung phong. Đơn vị mất tiếp tế kém một điểm, nhưng ít nhất còn một.'),
    rebuilt(
      'Chúng tôi không có bảng địa hình. Điều sách nói về rừng, đồi và đất trống thì giữ nguyên; số điểm và con sông được dựng lại.',
    ),
  ),
  section(
    '11.1',
    'Di chuyển chiến lược',
    text(
      'Hai phe luân phiên từng đơn vị, Việt Minh trước. Đơn vị còn vững và có tiếp tế đi xa bao nhiêu cũng được. Điểm chỉ đếm cho bắn quân di chuyển ([[10.4]]). Đến hết lượt nó không đi, không bắn và không xung phong nữa.',
    ),
    ruling(
      'Nó vẫn chống đỡ, và bắn khi khu vực của nó bị xung phong. Pháo đội đã pháo kích vẫn được di chuyển chiến lược.',
    ),
  ),
  section(
    '11.2',
    'Di chuyển trong bước xung phong',
    text(
      'Đơn vị còn vững, chưa bắn và chưa di chuyển chiến lược thì đi trong số điểm của mình. Đi rồi có thể bắn hoặc xung phong.',
    ),
    ruling('Hiệp nào cũng đi được. Pháo đã bắn trong lượt thì không đi, cao xạ cũng vậy.'),
  ),
  section(
    '11.3',
    'Giới hạn đóng quân',
    text(
      'Khi di chuyển xong, mỗi phe nhiều nhất hai trung đoàn trong một khu vực: trung đoàn bằng ba tiểu đoàn, tiểu đoàn bằng bốn đại đội. Xe tăng không tính, khu thung lũng không giới hạn, đi qua thì bao nhiêu cũng được. Một đợt xung phong đưa vào được hai trung đoàn. Phần thừa phải rút lui, hoặc mất.',
    ),
    example('Tiểu đoàn tính 4, đại đội 1, giới hạn là 24: sáu tiểu đoàn, hoặc năm tiểu đoàn và bốn pháo đội Pháp.'),
    ruling(
      'Pháo Pháp, cao xạ, đại liên bốn nòng và công binh Pháp là đại đội; pháo và công binh xung kích Việt Minh là tiểu đoàn. Xét giới hạn sau khi mỗi phe di chuyển, sau thả dù, rút lui và xung phong.',
    ),
  ),
);
