import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const supply = chapter(
  '11',
  'Tiếp tế của Pháp',
  section(
    '11.0',
    'Tung tiếp tế',
    text('Cuối lượt, tung hai xúc xắc cho quân Pháp. Cộng thêm:'),
    list(
      '+2 cho mỗi phần sân bay (số xanh dương) trong tay Việt Minh;',
      '+1 cho mỗi khu vực trong sáu khu xanh lá trong tay Việt Minh;',
      'Chuột sông Nậm Rốm ([[18.23]]) và Mùa mưa ([[18.27]]), nếu đã dùng trước khi tung.',
    ),
    table('supply'),
    text(
      'Người cầm Việt Minh đánh dấu bấy nhiêu khu vực không được tiếp tế. Quân Pháp ở đó không hồi sức. Sau khi tung, Lưới lửa cao xạ ([[18.19]]) cho thêm một khu vực, và Thả dù ban đêm ([[18.9]]) gỡ đi một.',
    ),
    example(
      'Việt Minh giữ đầu bắc sân bay và hai khu xanh lá 10 và 15: +4. Tung được 5 thành 9, một khu vực không được tiếp tế. Giữ cả sân bay và mọi khu xanh lá thì +12.',
    ),
    ruling(
      'Dấu đặt vào khu vực có quân Pháp, ai giữ cũng được, mỗi nơi một dấu; đặt đủ số được phép, chỉ ít hơn khi không đủ khu vực như thế. Đơn vị còn sức thì vẫn còn sức.',
    ),
    ruling(
      'Ai giữ khu vực thì tính đúng lúc đó. Dominique 3-5 (23) và Éliane 10-12 (29) giáp sân bay từ phía đông nên không bao giờ tính. Mỗi cuối lượt một lá Lưới lửa cao xạ, nên không bao giờ quá ba dấu.',
    ),
  ),
);

export const arrivals = chapter(
  '12',
  'Quân bổ sung và viện binh',
  section('12.0', 'Tóm tắt', text('Cuối lượt có quân mới đến, còn sức: trước là của Việt Minh, sau là của Pháp.')),
  section(
    '12.1',
    'Quân bổ sung',
    text(
      'Mỗi lượt trừ lượt đầu, Việt Minh tung một xúc xắc và lấy một nửa, làm tròn lên, từ ô quân bổ sung. Họ được đặt cùng viện binh. Lượt nào đã dùng Bổ sung khẩn cấp ([[18.20]]) thì không tung.',
    ),
    example('Tung được 3 hay 4 thì có hai đại đội.'),
    ruling('Quân bổ sung bị loại không trở về ô. Ô không đủ thì phần thiếu mất.'),
  ),
  section(
    '12.2',
    'Viện binh',
    text('Đơn vị trên thang lượt đến vào cuối lượt ghi cho chúng ([[2.2.2]]).'),
    ruling('Vì thế chúng hành động lần đầu ở lượt sau. Lượt 8, quân đến trước rồi mới đếm.'),
  ),
  section(
    '12.3',
    'Đặt quân',
    text('Việt Minh đặt trước, mỗi đơn vị'),
    list(
      'vào một khu vực mình giữ, kể cả có quân Pháp;',
      'hoặc vào một khu vực Pháp trống, nếu từ cạnh nó có một chuỗi khu vực Việt Minh nối ra mép bản đồ. Khu vực ấy lập tức về tay họ.',
    ),
    text(
      'Sau đó quân Pháp đặt vào bất cứ khu vực nào mình giữ, kể cả có quân Việt Minh. Ở đâu giới hạn cũng là chín đơn vị mỗi phe. Không có chỗ thì bị loại.',
    ),
    ruling(
      '“Trống” nghĩa là không có đơn vị của phe nào. Mỗi lần đặt xét lại từ đầu: khu vực vừa chiếm có thể làm mắt xích cho đơn vị sau. Quân dự bị Pháp ở phía sau thì chặn được lối này.',
    ),
  ),
);

export const control = chapter(
  '13',
  'Giữ khu vực',
  section(
    '13.0',
    'Ai giữ khu vực',
    text(
      'Khu vực đổi chủ ngay khi phe giữ nó không còn đơn vị nào ở trong mà địch có. Việc đó có thể xảy ra bất cứ lúc nào, kể cả giữa lúc di chuyển hay đang phân tổn thất.',
    ),
    ruling(
      'Khu vực bỏ trống vẫn thuộc chủ cũ. Có quân hai phe cùng ở thì chủ không đổi: đại đội luồn vào phải trả điểm khi rời khu vực địch ([[7.0]]), bắn quân giữ trong cùng khu vực không tính địa hình, chính nó cũng không có địa hình, và rút về khu vực Việt Minh.',
    ),
  ),
);
