import { chapter, example, figure, section, text } from '../blocks';
import { counters } from '../figures';

export const examples = chapter(
  '20',
  'Hai ví dụ',
  section('20.0', 'Tóm tắt', text('Một lần kiểm tra tinh thần và một đợt tiến công, từng con số một.')),
  section(
    '20.1',
    'Kiểm tra tinh thần',
    figure(counters('6-bpc')),
    example(
      'Tinh thần chung 7 (−1), điểm tiếp tế 17 (0): tình hình −1. 6 BPC có tinh thần 3, vậy lần tung được +2: xúc xắc ra 6 trở lên là đạt.',
    ),
  ),
  section(
    '20.2',
    'Một đợt tiến công của Việt Minh',
    text(
      'Lượt 3, tình hình +1. Đại đoàn 308 (sức mạnh 10) giữ Bản Kéo (Anne-Marie) và tiến công Huguette, công sự mức 3.',
    ),
    figure(counters('5-bpvn', '1-2-rei', 'csm-272', '1-gaaceo')),
    example(
      'Phòng ngự: 2 + 2 + 0 + 1, mức 3, tình hình 1: +9. Bạn trả 1 điểm hành động và 1 điểm tiếp tế, cho 1 CMMLE và II/4 RAC bắn từ Dominique (+2), thêm một điểm không quân (+1): +12, trừ 10: +2.',
    ),
    example(
      'Xúc xắc ra 7 thành 9 trên Bảng 9: +1 và +1. Tổn thất Pháp: 2 thành 3, mất một nấc, bị phản pháo, kiểm tra rút lui. 1/2 REI có tinh thần cao nhất nên hao tổn.',
    ),
    example(
      'Phản pháo: 1 CMMLE ra 5, +3 +1 = 9, đứng vững. II/4 RAC ra 3, +2 +1 = 6, bị rối loạn. Kiểm tra rút lui: 5 BPVN ra 5, +2 +1 = 8, ở lại. 1/2 REI ra 7, ở lại. CSM 272 ra 7, −1 +1 = 7: rút về Françoise. 1 GAACEO không phải kiểm tra.',
    ),
    example(
      'Tổn thất Việt Minh: ra 1. Nhờ có 1 GAACEO, bạn tung lại: 3, +1 = 4, sức mạnh −2. Đại đoàn còn 8: đã nao núng ([[11.2]]). Huguette giữ được.',
    ),
  ),
);
