import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { counters } from '../figures';

export const movement = chapter(
  '14',
  'Di chuyển',
  section('14.0', 'Tóm tắt', text('Một điểm hành động cho phép mọi đơn vị di chuyển, mỗi đơn vị một lần.')),
  section(
    '14.1',
    'Di chuyển',
    text(
      'Chi 1 điểm hành động; sau đó mọi đơn vị sẵn sàng được đi theo đường đen, qua trung tâm Pháp, vào nơi không ai giữ, hoặc rời bãi thả dù. Không bao giờ vào trung tâm Việt Minh đang giữ.',
    ),
    list(
      'Bộ binh: tối đa hai trung tâm.',
      'Xe tăng: xa tùy ý.',
      '1 GAACEO: một trung tâm.',
      'Pháo binh: một trung tâm, chỉ khi cả bốn đại đoàn tạm nghỉ; đi xong là đã dùng.',
    ),
    text('Được đi qua trung tâm đã đầy; giới hạn đóng quân xét khi hết bước này ([[2.2.1.3]]).'),
    figure(counters('6-bpc', 'peloton-carette', '1-gaaceo', 'ii-4-rac')),
    example(
      '6 BPC nhảy dù xuống Natasha. Huguette là trung tâm thứ nhất, PC GONO hoặc Épervier & Opéra có thể là trung tâm thứ hai.',
    ),
    ruling(
      'Chỉ bộ binh và xe tăng vào được nơi không ai giữ. Đơn vị dừng ở đó, và từ lúc ấy trung tâm thuộc Pháp, nên đơn vị khác có thể đi qua. Đại đoàn chưa tham chiến được coi là tạm nghỉ.',
    ),
  ),
  section(
    '14.2',
    'Đường xuống Hồng Cúm',
    list(
      'Bộ binh từ Hồng Cúm phải dừng ở Claudine hoặc Éliane.',
      'Bộ binh chỉ đến được Hồng Cúm nếu đầu bước này đang ở Claudine hoặc Éliane.',
      'Pháo binh và 1 GAACEO không bao giờ đi đường này.',
      'Xe tăng đi tùy ý.',
    ),
    ruling('Lính dù ở bãi Simone có thể đi thẳng vào Hồng Cúm.'),
  ),
  section(
    '14.3',
    'Rút bỏ một trung tâm',
    text(
      'Mỗi trung tâm đầu bước này thuộc Pháp mà cuối bước không còn bộ binh hay xe tăng thì mất 1 tinh thần chung và thành nơi không ai giữ. Cuối bước, PC GONO phải có bộ binh.',
    ),
    ruling(
      'Bộ binh cuối cùng ở PC GONO không được rời đi: phải có quân đến thay trước. Nếu tổn thất đã làm PC GONO trống và không ai đến được, trò chơi vẫn tiếp tục.',
    ),
  ),
);
