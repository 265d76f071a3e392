import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { victory as levels } from '../figures';

export const victory = chapter(
  '17',
  'Thắng bại',
  section('17.0', 'Tóm tắt', text('Thất bại có thể đến bất cứ lúc nào; thắng lợi chỉ tính vào lúc cuối.')),
  section(
    '17.1',
    'Thua ngay',
    text('Bạn thua ngay, tính là thất bại chiến lược, nếu'),
    list('Việt Minh chiếm PC GONO;', 'tinh thần chung xuống dưới 1;', 'điểm tiếp tế xuống dưới 1.'),
    ruling('Xét sau mỗi thay đổi, ở mọi bước. Khi đó không tính điểm nào.'),
  ),
  section(
    '17.2',
    'Tính điểm',
    text('Sau lượt 16, bạn được:'),
    list(
      '1 điểm cho mỗi trung tâm Pháp;',
      '1 điểm cho mỗi tiểu đoàn hai nấc còn đủ quân số;',
      '½ điểm cho mỗi tiểu đoàn hai nấc đã hao tổn.',
    ),
    text('Đại đội, tiểu đoàn ghép và đơn vị yểm trợ không được điểm; tổn thất của Việt Minh cũng không.'),
    figure(levels),
    example('Sáu trung tâm, năm tiểu đoàn đủ và bốn tiểu đoàn hao tổn: 6 + 5 + 2 = 13, hòa.'),
    ruling(
      'Nửa điểm không làm tròn: 12½ điểm vẫn là thất bại chiến thuật. Đơn vị ở bãi thả dù và nơi không ai giữ không được điểm.',
    ),
  ),
);
