import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { post } from '../figures';

export const rest = chapter(
  '7',
  'Mệt mỏi',
  section('7.0', 'Nghỉ ngơi', text('Hết tuần, mọi đơn vị của hai phe được nghỉ: xóa hết mệt mỏi.')),
);

export const attrition = chapter(
  '8',
  'Tiêu hao',
  section(
    '8.0',
    'Tổn thất của Pháp trong tuần',
    text('Theo thứ tự này, vào cuối mỗi tuần:'),
    list(
      'Bắn vây hãm: Việt Minh dùng bao nhiêu điểm pháo kích tùy ý, mỗi điểm vào khu trung tâm hoặc Isabelle. Mỗi điểm làm quân Pháp mất một nấc ở đó hoặc một điểm bổ sung.',
      'Cứ điểm bị vây kín: mỗi cứ điểm mất một nấc của một đơn vị trong đó. Điểm bổ sung không trả thay được.',
      'Đồi chiến lược: Dominique 1 và 2, Éliane 1, 2 và 4, mỗi đồi có quân Việt Minh đứng trên đó làm mất một nấc hoặc một điểm bổ sung.',
      'Đồi Cháy (Mont Chauve): hào cấp 3 ở khu F làm mất thêm một.',
    ),
    figure(post('D1')),
    text(
      'Cứ điểm bị vây kín khi vòng hào quanh nó đạt cấp 3 và có quân Việt Minh trong một cứ điểm nối liền với nó ở cùng khu. Điều này chỉ có ở phía tây sông: Huguette, Françoise, Lili, Claudine, Junon, Épervier và Opéra.',
    ),
    example(
      'Việt Minh có một nghi binh trên Dominique 1, một tiểu đoàn trên Éliane 1, và bỏ trống Éliane 4; khu F có hào cấp 3. Có ba tổn thất: Éliane 4 tuy đã chiếm nhưng không có quân đứng.',
    ),
    ruling(
      'Quân Pháp chọn ai chịu: với bắn vây hãm thì ở nơi Việt Minh đã chọn, với các đồi thì ở bất cứ đâu trên bản đồ; không bao giờ là xe tăng. Đồi tính theo tình thế lúc hết tuần, dù mới bị chiếm. Nấc cuối cũng có thể mất theo cách này; cứ điểm trống vẫn của Pháp đến khi có địch vào. Tổn thất không gì trả được thì bỏ qua.',
    ),
  ),
);
