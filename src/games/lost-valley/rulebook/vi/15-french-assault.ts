import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const frenchAssault = chapter(
  '15',
  'Pháp phản kích',
  section(
    '15.0',
    'Tóm tắt',
    text(
      'Chi 1 điểm hành động để phản kích bao nhiêu trung tâm Việt Minh đang giữ cũng được, mỗi nơi một lần mỗi lượt, lần lượt theo thứ tự bạn muốn. Không phản kích được ô xuất phát.',
    ),
    list(
      'Bộ binh và xe tăng sẵn sàng ở các trung tâm kề bên được tham gia, từ nhiều nơi cùng lúc cũng được.',
      'Mỗi đợt nhiều nhất sáu nấc bộ binh, xe tăng bao nhiêu tùy ý.',
      'Không đơn vị nào phản kích hai lần trong một lượt.',
    ),
    ruling(
      'Đơn vị rối loạn vẫn tham gia được, với chỉ số đã giảm. Quân ở trung tâm bị bao vây vẫn phản kích và vào giữ được: phản kích không phải di chuyển.',
    ),
  ),
  section(
    '15.1',
    'Các bước của một đợt phản kích',
    text('Mục tiêu, lực lượng, chi viện, tung, tổn thất, ai giữ trung tâm. Xong đợt này mới sang đợt khác.'),
  ),
  section(
    '15.1.1',
    'Mục tiêu',
    text('Chọn một trung tâm Việt Minh đang giữ, kề với một đơn vị bộ binh hoặc xe tăng sẵn sàng của bạn.'),
  ),
  section('15.1.2', 'Lực lượng', text('Chọn các đơn vị tham gia. Chưa tốn gì cho đến khi bạn mở đợt phản kích.')),
  section('15.1.3', 'Không quân', text('Mỗi điểm không quân cộng +1, trừ lượt 1 của toàn chiến dịch.')),
  section(
    '15.1.4',
    'Pháo chi viện',
    text(
      'Trả một lần 1 điểm tiếp tế là được bắn suốt bước này. Pháo sẵn sàng trong phân khu của mục tiêu hoặc phân khu kề bên cộng chỉ số tiến công của mình, mỗi đơn vị cho một đợt, rồi thành đã dùng.',
    ),
  ),
  section(
    '15.1.5',
    'Đợt phản kích',
    text('Tung 2d6 trên Bảng 10:'),
    list(
      'tình hình',
      'chỉ số tiến công của mọi đơn vị tham gia và của pháo chi viện',
      '+1 cho mỗi điểm không quân',
      'trừ sức mạnh của đại đoàn đang giữ trung tâm, và −1 vì công sự',
      'lá bài sự kiện',
    ),
    table('10'),
    text('Số bên trái cộng vào lần tung tổn thất của bạn, số bên phải cộng vào lần tung của Việt Minh.'),
    table('10.1'),
    text(
      'Tổn thất rơi vào bộ binh và xe tăng đã tham gia, theo thứ tự ở [[12.3.5.2]]: mất nấc, rối loạn, phản pháo vào các đơn vị pháo đã bắn. Không có rút lui.',
    ),
    table('10.2'),
    text(
      'Đại đoàn mất sức mạnh và có thể bị đẩy lui. Nếu có xe tăng tham gia, bạn được tung lại xúc xắc này một lần, dù có bao nhiêu trung đội; lần sau là kết quả.',
    ),
    figure(counters('8-bpc', '6-bpc', 'peloton-carette', '11-iv-4-rac')),
    example(
      'Dominique do Đại đoàn 312 giữ, sức mạnh 8. 8 BPC và 6 BPC (mỗi đơn vị 3), Peloton Carette (2), 11/IV/4 RAC (2) và hai điểm không quân, tình hình 0: 3 + 3 + 2 + 2 + 2 − 8 − 1 = +3. Xúc xắc ra 7 thành 10: +1 ở cả hai bảng. Xúc xắc ra 3 thành 4: sức mạnh −1, bị đẩy lui.',
    ),
  ),
  section(
    '15.1.6',
    'Sau đợt phản kích',
    text(
      'Pháo chi viện thành đã dùng. Không đẩy lui được: các đơn vị trở về chỗ cũ, đã dùng. Đẩy lui được: bỏ dấu của đại đoàn, mức công sự thành 1, và bạn có thể vào giữ.',
    ),
    list(
      'Đơn vị nào đã tham gia cũng vào được, và cả bộ binh hay xe tăng sẵn sàng ở trung tâm kề bên. Tất cả thành đã dùng.',
      'Phải theo giới hạn đóng quân.',
      'Có bộ binh hoặc xe tăng thì trung tâm trở lại tay Pháp: sao và ký hiệu được hoàn lại ([[2.2.4]]). Không có thì là nơi không ai giữ.',
    ),
    ruling(
      'Dù không còn ai sống sót, đại đoàn vẫn bị đẩy lui. Trung tâm mà quân phản kích để trống thành nơi không ai giữ, không mất tinh thần; PC GONO không được để thiếu bộ binh.',
    ),
  ),
  section(
    '15.1.7',
    'Dấu bị cắt rời',
    text(
      'Sau mỗi đợt phản kích: dấu Việt Minh nào không còn đường theo hướng tiến của đại đoàn mình về ô xuất phát mà không phải qua trung tâm Pháp thì bị bỏ, và trung tâm thành nơi không ai giữ. Trung tâm trở lại tay Pháp khi bộ binh hoặc xe tăng của bạn vào giữ.',
    ),
  ),
);
