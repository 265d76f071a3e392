import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const resources = chapter(
  '9',
  'Tiếp tế',
  section(
    '9.0',
    'Tóm tắt',
    text(
      'Mỗi lượt tung một lần để cân giữa những gì máy bay mang đến và những gì quân đồn trú ăn và bắn. Trước đó bạn có thể hy sinh một ít để tung tốt hơn.',
    ),
  ),
  section('9.1', 'Trước khi tung', text('Có hai cách làm lần tung tốt hơn: giảm khẩu phần và hoãn viện binh.')),
  section(
    '9.1.1',
    'Giảm khẩu phần',
    text('Bỏ ra 1 đến 3 điểm tinh thần chung: mỗi điểm cộng 1 vào lần tung.'),
    ruling('Không bao giờ bỏ điểm tinh thần cuối cùng ([[2.2.8.2]]).'),
  ),
  section(
    '9.1.2',
    'Hoãn một viện binh',
    text('Một đơn vị đến hạn lượt này có thể chờ sang lượt sau: +1 cho lần tung, vì máy bay chở hàng thay cho quân.'),
    ruling('Lượt sau có thể hoãn tiếp đơn vị ấy. Hoãn quá lượt 16 thì không bao giờ đến nữa.'),
  ),
  section(
    '9.2',
    'Tung tiếp tế',
    text('Tung 2d6 và thay đổi điểm tiếp tế theo bảng.'),
    list(
      '−1 nếu sân bay bị khống chế, −2 nếu hư hại hoặc bị phá hủy ([[8.1]])',
      '−1 cho mỗi bãi thả dù không thuộc Pháp ([[13.2]])',
      '−1 nếu Hồng Cúm bị bao vây hoặc đã mất ([[12.2.2]])',
      'điểm trừ của cao xạ ([[2.2.8.3]])',
      '+1 nếu lượt trước không đại đoàn nào tiến công (kể cả ở lượt 1)',
      '+1 cho mỗi điểm giảm khẩu phần, +1 nếu hoãn một đơn vị',
      'lá bài sự kiện',
    ),
    table('4'),
    example(
      'Lượt 1: sân bay bị khống chế −1, mức cao xạ 5 −1, trước đó không có tiến công +1: tất cả −1. Xúc xắc ra 8 thành 7: được một điểm tiếp tế.',
    ),
  ),
);
