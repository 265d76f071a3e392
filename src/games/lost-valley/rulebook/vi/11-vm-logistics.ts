import { chapter, example, ruling, section, table, text } from '../blocks';

export const vmLogistics = chapter(
  '11',
  'Hậu cần Việt Minh',
  section(
    '11.0',
    'Tóm tắt',
    text(
      'Đại đoàn được nghỉ thì mạnh lên; đại đoàn bị tổn thất có thể tạm dừng. Lượt 1 không có bước này. Thứ tự là 312, 308, 316, 304.',
    ),
  ),
  section(
    '11.1',
    'Sức mạnh của đại đoàn được nghỉ',
    text(
      'Đại đoàn lượt trước không tiến công được thêm 2 sức mạnh, trong mùa mưa (lượt 10 đến 14) chỉ 1, không quá 15. Sau lá 5, mọi đại đoàn đều coi như đã nghỉ.',
    ),
    table('5'),
    ruling(
      'Điều đáng kể là “không tiến công”, không phải “tạm nghỉ”: đại đoàn sẵn sàng mà không có mục tiêu cũng được thêm. Đại đoàn 304 và 316 chưa tham chiến thì chưa được thêm.',
    ),
  ),
  section(
    '11.2',
    'Kiểm tra trạng thái',
    text(
      'Đại đoàn có sức mạnh từ 8 trở xuống là đã nao núng. Tung 2d6, cộng tình hình, và +1 nếu chỉ còn nửa sức mạnh ban đầu trở xuống. Kết quả không vượt quá sức mạnh hiện tại thì đại đoàn sẵn sàng; nếu vượt thì tạm nghỉ, lượt này không đào lấn cũng không tiến công. Từ 9 trở lên thì sẵn sàng, không phải tung.',
    ),
    table('6'),
    example('Đại đoàn 308 ban đầu có 13, nay còn 6: +1. Tình hình −1 nên tổng là 0: xúc xắc phải ra 6 trở xuống.'),
  ),
  section(
    '11.3',
    'Đại đoàn 316 và 304',
    text(
      'Trong toàn chiến dịch, hai đại đoàn này lúc đầu chưa tham chiến. Từ lượt 2, mỗi đại đoàn tung 1d6 cộng tình hình: kết quả không vượt quá số của lượt thì đại đoàn vào trận hẳn. Về sau đại đoàn cũng có thể nao núng như các đại đoàn khác.',
    ),
    table('7'),
    example('Lượt 3, tình hình +1: Đại đoàn 316 vào trận khi xúc xắc ra 1 hoặc 2.'),
    ruling('316 tung trước. Đại đoàn hành động ngay trong lượt vào trận, sức mạnh bao nhiêu cũng vậy.'),
  ),
);
