import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { bothSides, hidden, roster } from '../figures';

export const units = chapter(
  '1',
  'Đơn vị',
  section(
    '1.1',
    'Đơn vị Pháp',
    text(
      'Đại đội và phân đội xe tăng có hai nấc; phần lớn đại đội Thái và các trung đội súng máy có một nấc. Mỗi quân cờ ghi hỏa lực, cận chiến và tinh thần.',
    ),
    figure(bothSides('BEP1-1')),
    figure(roster),
    rebuilt('Đơn vị và chỉ số lấy từ biên chế và được cân chỉnh qua nhiều ván; sách luật không có danh sách nào.'),
  ),
  section(
    '1.2',
    'Đơn vị Việt Minh',
    text(
      'Tiểu đoàn có ba nấc. Chúng nằm úp, ẩn mình, cho đến khi vào trận, bị trinh sát hay bị chạm trán. Quân nghi binh trông như một tiểu đoàn ẩn và làm được mọi việc của nó, trừ đánh nhau.',
    ),
    figure(hidden),
    text(
      'Quân Pháp thấy có bao nhiêu quân ở một nơi, không biết là quân nào. Họ chỉ thấy dấu tổn thất và mệt mỏi khi tiểu đoàn đang ngửa.',
    ),
    ruling(
      'Khi các tiểu đoàn được úp lại, các quân ở cùng một nơi coi như đã xáo lẫn. Với các ô trên thang lượt, quân Pháp biết có bao nhiêu tiểu đoàn trở lại, và khi nào.',
    ),
  ),
  section(
    '1.3',
    'Các dấu',
    text(
      'Dấu cho biết cấp hào, cứ điểm trong tay Việt Minh, tổn thất của tiểu đoàn, rối loạn và mệt mỏi. Ứng dụng tự đặt chúng.',
    ),
  ),
  section(
    '1.4',
    'Số quân ở một nơi',
    list(
      'Khu vành ngoài: không giới hạn. Nhưng chỉ số tiểu đoàn bằng cấp hào được phòng ngự và bắn; số còn lại chỉ gánh tổn thất.',
      'Cứ điểm, quân Pháp: không giới hạn, nhưng chỉ hai đại đội có công sự của cứ điểm. Xe tăng và trung đội súng máy không tính.',
      'Cứ điểm, Việt Minh: ba quân, kể cả nghi binh. Chúng chỉ được hào che nếu mọi tiểu đoàn thuộc cùng một đại đoàn.',
      'Bàn đạp, Việt Minh: số tiểu đoàn của một trung đoàn bằng cấp hào của khu.',
      'Tiến công, quân Pháp: bao nhiêu đơn vị cũng được. Từ một cứ điểm, quá hai đại đội thì không được bàn đạp che.',
    ),
    ruling(
      'Bắn vào cứ điểm có ba đại đội trở lên thì không dịch cột vì cứ điểm, chỉ vì đồi. Khi cận chiến, quân Pháp chọn: hai đại đội có công sự còn các đại đội khác không góp sức, hoặc tất cả mà không có công sự. Mọi đơn vị có mặt đều kiểm tra tinh thần và có thể chịu tổn thất.',
    ),
  ),
  section(
    '1.5',
    'Thang tổn thất',
    text('Mỗi nấc Việt Minh mất làm thang tăng, và không gì làm thang giảm. Hiệu quả của thang có ngay:'),
    list(
      'đến 20 nấc: các đòn cận chiến của Việt Minh được dịch +1;',
      'đủ 50 nấc: hết phiên đang đánh, tuần này không xung phong nữa. Từ đó tiểu đoàn mệt mỏi không được tiến công, và trên 50 thì các đòn bị dịch −1;',
      '86 nấc: cuộc vây hãm thất bại, quân Pháp thắng.',
    ),
    ruling(
      'Điểm thưởng mất khi vượt quá 20, như bảng ghi kết quả nói, không phải khi vừa đến 20. Lệnh ngừng xung phong hết cùng với tuần; lệnh cấm tiểu đoàn mệt mỏi tiến công thì không hết.',
    ),
    ruling('Số nấc hỏa lực gây ra mà không đơn vị nào chịu được vẫn làm thang tăng.'),
  ),
);
