import { example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const vmAssaultSections = [
  section(
    '12.3',
    'Việt Minh tiến công',
    text(
      'Trước hết chọn mọi mục tiêu, sau đó xử lý từng đợt tiến công. Bạn thấy cả danh sách trước khi đưa bất cứ thứ gì vào.',
    ),
  ),
  section(
    '12.3.1',
    'Hướng tiến',
    text('Xét xem hướng tiến của mỗi đại đoàn đến được những trung tâm Pháp nào ([[2.2.3]]).'),
  ),
  section('12.3.2', 'Thứ tự', text('Các đợt tiến công được xử lý theo thứ tự 312, 308, 316, 304.')),
  section(
    '12.3.3',
    'Đại đoàn nào tiến công được',
    list(
      'Đại đoàn sẵn sàng.',
      'Đường của đại đoàn nối ô xuất phát với trung tâm, trực tiếp hoặc qua những trung tâm Việt Minh đang giữ, dấu của đại đoàn nào cũng được.',
      'Mỗi lượt, mỗi đại đoàn một đợt tiến công và mỗi trung tâm bị tiến công một lần.',
      'Nếu nhiều đại đoàn cùng có thể tiến công một trung tâm thì đại đoàn mạnh nhất đánh; bằng nhau thì tung xúc xắc.',
    ),
  ),
  section(
    '12.3.4',
    'Chọn trung tâm nào',
    text('Có nhiều mục tiêu, đại đoàn chọn theo thứ tự sau:'),
    list(
      'mức công sự thấp nhất;',
      'tổng mức công sự và chỉ số phòng ngự của mọi đơn vị ở đó thấp nhất;',
      'tổng tinh thần của chúng thấp nhất;',
      'tung xúc xắc.',
    ),
    example(
      'Đại đoàn 308 giữ Độc Lập và Bản Kéo. Françoise (mức 1) và Huguette (mức 3) trong tầm: đại đoàn tiến công Françoise.',
    ),
    ruling(
      'Mỗi đại đoàn nêu trung tâm mình muốn nhất; nếu hai đại đoàn nêu cùng một nơi thì đại đoàn mạnh hơn được, đại đoàn kia chọn lại. Tính theo chỉ số hiện tại. Tổn thất ở đợt trước không làm đổi mục tiêu sau.',
    ),
  ),
  section(
    '12.3.5',
    'Xử lý một đợt tiến công',
    text('Chi viện, tung trên Bảng 9, tổn thất hai bên, ai giữ trung tâm: xong đợt này mới sang đợt khác.'),
  ),
  section(
    '12.3.5.1',
    'Máy bay và pháo khi phòng ngự',
    text('Không có ở lượt 1 của toàn chiến dịch.'),
    list(
      'Máy bay: mỗi điểm không quân cộng +1 ([[7.2.3]]).',
      'Pháo binh: trả một lần 1 điểm hành động và 1 điểm tiếp tế là được bắn suốt bước này. Khi đó mọi đơn vị pháo sẵn sàng trong cùng phân khu hay phân khu kề bên đều chi viện được, mỗi đơn vị một đợt mỗi lượt. Pháo cộng chỉ số phòng ngự của mình rồi thành đã dùng.',
      'Pháo ở trung tâm đang bị tiến công không chi viện cho nơi khác; nó tự vệ bằng chỉ số của mình.',
    ),
    figure(counters('1-cmmle', '11-iv-4-rac', 'iii-10-rac')),
    ruling(
      'Điều đó áp dụng cho mọi trung tâm trong danh sách của lượt này, trước cũng như sau đợt tiến công vào nó. Pháo rối loạn vẫn bắn được, với chỉ số đã giảm.',
    ),
  ),
  section(
    '12.3.5.2',
    'Đợt tiến công',
    text('Tung 2d6 trên Bảng 9:'),
    list(
      'tình hình',
      'chỉ số phòng ngự của mọi đơn vị trong trung tâm, sẵn sàng hay đã dùng, kể cả pháo và cao xạ',
      '+1 cho mỗi điểm không quân, và chỉ số phòng ngự của pháo chi viện',
      'mức công sự; −1 nếu bị bao vây',
      'trừ sức mạnh của đại đoàn',
      'lá bài sự kiện',
    ),
    table('9'),
    text(
      'Số bên trái cộng vào lần tung tổn thất Pháp, số bên phải cộng vào lần tung tổn thất Việt Minh. Cả hai đều được tung, dù trung tâm có mất.',
    ),
    table('9.1'),
    text('Thi hành kết quả bên Pháp theo thứ tự:'),
    list(
      'Mất nấc. Trừ từng nấc một, mỗi lần vào bộ binh có tinh thần cao nhất lúc đó; bằng nhau thì đơn vị nhiều nấc hơn; vẫn bằng thì bạn chọn. Xe tăng sau cùng. Pháo và cao xạ không bao giờ mất nấc.',
      'Rối loạn. “Kiểm tra”: mọi đơn vị ở đó chưa rối loạn phải kiểm tra tinh thần, trượt thì rối loạn. “Tất cả”: không cần kiểm tra.',
      'Phản pháo. Mỗi đơn vị pháo đã chi viện trong bước này phải kiểm tra tinh thần, trượt thì rối loạn.',
      'Rút lui. Bộ binh và xe tăng kiểm tra tinh thần; đơn vị nào trượt thì phải rút.',
    ),
    text(
      'Rút lui: về trung tâm Pháp kề bên do bạn chọn; đơn vị sẵn sàng vẫn sẵn sàng, đã dùng vẫn là đã dùng. Nơi đến phải còn chỗ; tiểu đoàn hai nấc có thể giảm một nấc để vừa chỗ. Không còn chỗ, không có trung tâm nào như vậy, hoặc rút từ trung tâm bị bao vây thì bị loại. Pháo và cao xạ không bao giờ rút.',
    ),
    text('Tiểu đoàn hai nấc tan vỡ để lại quân còn lại; đơn vị khác ra khỏi trò chơi; tiểu đoàn ghép trở về ô của nó.'),
    table('9.2'),
    text(
      'Sau đó là tổn thất của Việt Minh: đại đoàn mất sức mạnh, và thắng lớn thì tinh thần chung +1. Nếu 1 GAACEO ở trong trung tâm khi đợt tiến công bắt đầu, bạn được tung lại xúc xắc này một lần; lần sau là kết quả.',
    ),
    text(
      'Nếu không còn bộ binh hay xe tăng, đại đoàn chiếm trung tâm: pháo và cao xạ ở đó bị mất, mức công sự thành 1, sao và ký hiệu được tính ([[2.2.4]]).',
    ),
    example(
      'Lượt 1, Him Lam (Béatrice): 3/13 DBLE (phòng ngự 2), mức 2, tình hình +1, Đại đoàn 312 có 13: −8. Xúc xắc ra 7 thành −1: −4 cho tổn thất Pháp. Xúc xắc ra 3 thành −1: mất ba nấc. Tiểu đoàn chỉ có hai: Him Lam mất, tinh thần chung giảm 2, đại đoàn thêm 1 sức mạnh.',
    ),
    ruling(
      'Rút lui không phải di chuyển: luật đường Hồng Cúm ([[14.2]]) không áp dụng. Bạn chọn đơn vị nào tìm chỗ trước. Tổn thất vượt quá bộ binh và xe tăng cuối cùng thì bỏ qua.',
    ),
  ),
];
