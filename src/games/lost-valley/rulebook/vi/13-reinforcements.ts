import { chapter, example, figure, ruling, section, text } from '../blocks';
import { counters, dropZones } from '../figures';

export const reinforcements = chapter(
  '13',
  'Viện binh',
  section('13.0', 'Tóm tắt', text('Lính dù nhảy xuống, và quân còn lại được lập thành tiểu đoàn mới.')),
  section(
    '13.1',
    'Viện binh đến',
    text(
      'Mỗi đơn vị đến hạn xuất hiện sẵn sàng và đủ quân số, ở một bãi thả dù của Pháp do bạn chọn, hoặc ở Huguette nếu Pháp còn giữ. Nếu không nơi nào mở, đơn vị đến vào lượt sau, và tiếp tế không được cộng.',
    ),
    text(
      'Đơn vị ở bãi thả dù phải rời đi trong bước di chuyển của lượt này, nếu không sẽ mất vào cuối lượt. Ở Huguette thì được ở lại, trong giới hạn đóng quân.',
    ),
    figure(counters('5-bpvn', '6-bpc', '2-1-rcp', '2-bep', '1-bpc')),
    ruling(
      'Rời bãi thả dù tính là trung tâm đầu tiên của lần di chuyển và cần điểm hành động để di chuyển: hết điểm hành động thì hãy xuống Huguette. Đơn vị ở bãi thả dù không bị tiến công, cũng không phản kích hay đột kích được. Tiểu đoàn mất ở đó để lại quân còn lại.',
    ),
  ),
  section(
    '13.2',
    'Ai giữ bãi thả dù',
    text('Bãi thả dù thuộc Pháp khi Pháp còn giữ một trong các trung tâm sau; nếu không thì coi như đã mất.'),
    figure(dropZones),
  ),
  section(
    '13.3',
    'Tiểu đoàn ghép',
    text(
      'Từ quân còn lại của một tiểu đoàn đã tan vỡ, bạn có thể lập một tiểu đoàn ghép: đơn vị một nấc, sẵn sàng, đặt ở bất cứ trung tâm Pháp nào không bị bao vây và còn chỗ. Chỉ có bốn quân cờ, nên trên bản đồ không bao giờ quá bốn. Tiểu đoàn ghép bị diệt có thể lập lại từ quân còn lại khác.',
    ),
    figure(counters('bm-1')),
    example('8 BPC và 5/7 RTA tan vỡ: có thể lập hai tiểu đoàn ghép, và hai tiểu đoàn kia không trở lại nữa.'),
    ruling('Lập tiểu đoàn ghép không tốn gì và không bắt buộc; một lượt có thể lập nhiều.'),
  ),
);
