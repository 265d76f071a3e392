import { chapter, figure, ruling, section, text } from '../blocks';
import { card, counters } from '../figures';

export const options = chapter(
  '19',
  'Luật tùy chọn',
  section('19.0', 'Tóm tắt', text('Mỗi luật có thể bật riêng khi bắt đầu một chiến dịch.')),
  section(
    '19.1',
    'Kế hoạch Kền Kền',
    text('Thêm lá 45 vào chồng rút: máy bay ném bom Mỹ có thể đến, cũng có thể không.'),
    figure(card(45)),
  ),
  section(
    '19.2',
    'Tầm bắn của pháo',
    text(
      'Pháo binh chi viện cho mọi trung tâm trên bản đồ, phân khu nào cũng được. Riêng ba đại đội súng cối nặng chỉ chi viện trong phân khu của mình.',
    ),
    figure(counters('1-cmmle', '2-cmmle', '1-cepml')),
  ),
  section('19.3', 'Pháo binh cố định', text('Pháo binh không bao giờ di chuyển.')),
  section('19.4', '1 BPC hao tổn', text('1 BPC đến với mặt hao tổn, vì chỉ một phần tiểu đoàn được thả dù.')),
  section(
    '19.5',
    'Khởi đầu thuận lợi',
    text(
      'Hai trong các lá 1, 8, 10, 11, 12, 14, 15, 16 và 42, rút ngẫu nhiên, là bài trên tay lúc đầu; các lá còn lại trở về chồng rút.',
    ),
    ruling('Điều kiện của chúng vẫn phải theo: lá dùng từ lượt 6 thì phải chờ đến lượt 6.'),
  ),
);
