import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { centre } from '../figures';
import { vmAssaultSections } from './12-vm-assault';

export const vmAction = chapter(
  '12',
  'Việt Minh hành động',
  section(
    '12.0',
    'Tóm tắt',
    text(
      'Các đại đoàn chiếm nơi bỏ trống, đào lấn tới nơi có quân, rồi tiến công. Họ theo những quy tắc cố định; bạn ứng phó bằng pháo, máy bay và lá bài.',
    ),
  ),
  section(
    '12.1',
    'Tự động kiểm soát',
    text(
      'Việt Minh chiếm mọi trung tâm không có bộ binh hay xe tăng Pháp mà một đại đoàn, dù sẵn sàng hay không, đến được theo hướng tiến của mình, không phải đi qua trung tâm Pháp nào. Pháo và cao xạ ở đó bị mất; sao và ký hiệu được tính ([[2.2.4]]).',
    ),
    example(
      'Đại đoàn 312 giữ Him Lam. Bạn bỏ trống Dominique: lượt sau Đại đoàn 312 chiếm Dominique không tốn một viên đạn.',
    ),
    ruling(
      'Nếu nhiều đại đoàn đến được thì đại đoàn mạnh nhất chiếm, bằng nhau thì tung xúc xắc. Được đi qua nơi không ai giữ, và chiếm nơi này có thể mở đường tới nơi kia ngay trong bước này. Công sự còn mức 1, như sau một đợt tiến công.',
    ),
  ),
  section(
    '12.2',
    'Đào lấn',
    text(
      'Mỗi trung tâm Pháp mà một đại đoàn sẵn sàng đến được sẽ bị đào lấn một lần: thẳng từ ô xuất phát, hoặc qua những trung tâm Việt Minh đang giữ, theo đường của chính đại đoàn. Nếu nhiều đại đoàn đến được thì đại đoàn mạnh nhất đào. Lượt 1 không đào lấn; mức 0 cũng không.',
    ),
    text('Tung 2d6:'),
    list(
      'tình hình',
      'cộng tinh thần cao nhất của bộ binh và xe tăng ở đó, sẵn sàng hay đã dùng',
      'trừ nửa sức mạnh của đại đoàn, làm tròn lên',
      'lá bài sự kiện',
    ),
    table('8'),
    example(
      'Đại đoàn 312 (sức mạnh 13) đào lấn Dominique, do 3/3 RTA giữ (tinh thần 1); tình hình 0. Tổng cộng trừ là +1 − 7 = −6: xúc xắc ra 7 thành 1, mất một mức.',
    ),
    ruling(
      'Chỉ so các đại đoàn đến được trung tâm, theo sức mạnh lúc bắt đầu bước này. Nơi không ai giữ không mở đường cho đào lấn hay tiến công.',
    ),
  ),
  section(
    '12.2.1',
    'Trung tâm bị bao vây',
    text('Trung tâm Pháp có ký hiệu bao vây thì bị bao vây khi mức công sự bằng 0:'),
    list('không ai ra vào được;', '−1 khi bị tiến công;', 'đơn vị phải rút khỏi đó thì bị loại.'),
    text('Mức lên trên 0 là hết bị bao vây: một đợt đột kích có thể làm được ([[16.1]]).'),
    figure(centre('isabelle')),
    ruling(
      'Cũng không đơn vị nào rút vào được trung tâm bị bao vây. Phản kích và đột kích không phải di chuyển: quân bị bao vây vẫn làm được.',
    ),
  ),
  section(
    '12.2.2',
    'Liên lạc với Hồng Cúm',
    text(
      'Khi Hồng Cúm (Isabelle) bị bao vây, tinh thần chung giảm 1; khi hết bị bao vây thì tăng 1. Chừng nào Hồng Cúm bị bao vây hoặc do Việt Minh giữ, lần tung tiếp tế bị −1.',
    ),
    ruling(
      'Nếu bị chiếm khi đang bị bao vây thì điểm ấy không được hoàn, và mất thêm một sao. Điểm −1 này không bao giờ tính hai lần.',
    ),
  ),
  ...vmAssaultSections,
);
