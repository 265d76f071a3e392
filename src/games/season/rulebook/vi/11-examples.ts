import { chapter, example, figure, section, text } from '../blocks';
import { counters, post } from '../figures';

export const examples = chapter(
  '11',
  'Ví dụ',
  section('11.0', 'Tóm tắt', text('Bốn tình huống, từng con số một.')),
  section(
    '11.1',
    'Bàn đạp bị bắn',
    text('Các tiểu đoàn 11, 16 và 428 ở trong bàn đạp từ khu D đến Dominique 1. Quân Pháp pháo kích bàn đạp ấy.'),
    figure(counters('V11', 'V16', 'V428')),
    example(
      '12, bàn đạp −1: cột 10. Ra 3 là D, cho cả ba. Với 11, Việt Minh chịu mất một nấc thay thế: thang tăng một, 16 và 428 rối loạn.',
    ),
    example('Phiên sau lại trúng D: 16 vỡ trận, lui về Rừng 2 và mệt mỏi.'),
  ),
  section(
    '11.2',
    'Him Lam',
    text(
      'Các tiểu đoàn 130, 154 và 166, tổng cộng 21, từ Rừng 2 đánh Béatrice 1. Một đại đội Lê dương giữ cứ điểm, với 3 và tinh thần 4. Việt Minh đã mất 4 nấc.',
    ),
    figure(post('B1')),
    example(
      '21 chọi 3 là 7-1. Cứ điểm −3, đồi −1, ít tổn thất +1, tinh thần 0: cột 4-1. Ra 4 là D1+T: đại đội hao tổn, rồi kiểm tra đạt với số 2. Béatrice 1 giữ được.',
    ),
  ),
  section(
    '11.3',
    'Một trận phản kích',
    text(
      'Éliane 1 (đồi C1) đã mất; 215 và 439 ở đó, với 12. Hai đại đội của 1 BEP và một phân đội xe tăng đánh từ Éliane 4, với 10 và một điểm không quân.',
    ),
    figure(counters('BEP1-1', 'BEP1-2', 'T1')),
    example(
      '10 chọi 12 là 1-2. Hào −1, đồi −1, không quân +2, tinh thần 5 nhân đôi nhờ xe tăng, trừ 4: +6. Cột 6-1. Ra 2 là D1+T: tiểu đoàn được nêu mất một nấc, và cả hai kiểm tra tinh thần.',
    ),
    example('Không có xe tăng thì là cột 1-1, và một đơn vị bên đánh rối loạn.'),
  ),
  section(
    '11.4',
    'Trinh sát',
    text('Hai quân nghi binh giữ hào cấp 3 ở khu F. Quân Pháp từ Éliane trinh sát F và tung ra 5.'),
    example(
      'Cả hai nghi binh về rừng và F tụt xuống cấp 2. Việc ấy tốn một điểm bổ sung hoặc một nấc ở Éliane. Ra 1 thì chẳng thấy gì.',
    ),
  ),
);
