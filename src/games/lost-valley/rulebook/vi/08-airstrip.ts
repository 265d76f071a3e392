import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const airstrip = chapter(
  '8',
  'Sân bay',
  section(
    '8.0',
    'Tóm tắt',
    text('Mỗi lượt Việt Minh pháo kích sân bay một lần. Hậu quả tính vào lần tung tiếp tế ngay sau đó.'),
  ),
  section(
    '8.1',
    'Tình trạng sân bay',
    text(
      'Nếu sân bay chưa bị phá hủy, tung 2d6, −1 cho mỗi trung tâm trong số Bản Kéo, Him Lam, Françoise và Độc Lập đang do Việt Minh giữ.',
    ),
    table('3'),
    list(
      'Bị khống chế: −1 tiếp tế; cuối lượt tự hết. Không có tác dụng với sân bay đã hư hại.',
      'Hư hại: −2 tiếp tế cho đến khi sửa xong ([[16.3]]). Hư hại lần nữa thì bị phá hủy.',
      'Bị phá hủy: −2 tiếp tế cho đến hết trò chơi. Không sửa được.',
    ),
    text('Nếu Việt Minh chiếm Huguette, sân bay bị phá hủy.'),
    example('Đã mất Him Lam và Độc Lập thì bị −2: xúc xắc ra 5 thành 3, và sân bay bị phá hủy.'),
    ruling('Đã phá hủy là mất hẳn, dù lấy lại được Huguette. Huguette không ai giữ thì sân bay chưa bị phá hủy.'),
  ),
);
