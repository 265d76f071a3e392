import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { fireGrid, fireShifts, handGrid, handShifts } from '../figures';

export const results = chapter(
  '10',
  'Các bảng chiến đấu',
  section(
    '10.0',
    'Tóm tắt',
    text(
      'Mỗi đòn một xúc xắc. Độ dịch làm đổi cột, dấu tổn thất làm đổi xúc xắc. Ký hiệu được giải thích ở [[5.2]] và [[5.5]].',
    ),
    rebuilt(
      'Ký hiệu, độ dịch và sức mạnh cố định đã được nêu; các ô của hai bảng là của chúng tôi, tìm ra qua nhiều ván.',
    ),
  ),
  section(
    '10.1',
    'Hỏa lực',
    text('Làm tròn sức mạnh xuống một cột, rồi dịch. Quá mép trái thì vô hiệu, quá mép phải thì đọc cột cuối.'),
    figure(fireGrid),
    figure(fireShifts),
    list(
      'Đạn dược của bên bắn làm dịch cột bắn của bộ binh bên ấy ([[0.4]]).',
      'Tiểu đoàn bắn có dấu tổn thất: −1 hay −2 vào xúc xắc, chỉ tính dấu nặng nhất.',
      'Trong bàn đạp, địa hình chỉ cho −1, dù ở khu nào.',
      'Việt Minh trong cứ điểm được −1 vì hào, và được tính đồi.',
    ),
    ruling(
      'Hào là của Việt Minh: quân Pháp trong khu có hào không có −1 cũng không có +1, chỉ được tính đồi nếu là khu đồi.',
    ),
    ruling('Dù bảng cho vô hiệu, vẫn tung xúc xắc: Việt Minh bắn ra 1 thì trúng xe tăng.'),
  ),
  section(
    '10.2',
    'Cận chiến',
    text('Tỉ lệ bên đánh trên bên giữ, rồi mọi độ dịch, rồi đến giới hạn của bảng.'),
    figure(handGrid),
    figure(handShifts),
    list(
      'Tinh thần: đơn vị được nêu của bên đánh trừ của bên giữ ([[5.5]]).',
      'Tiểu đoàn đánh có dấu tổn thất: −1 hay −2 vào xúc xắc, chỉ tính dấu nặng nhất.',
      'Mỗi cột trên 6-1: +1 vào xúc xắc.',
    ),
    ruling(
      'Đồi và sông không cộng dồn. Không tính nếu có một nhóm đánh đứng trên cùng ngọn đồi; sông chỉ tính khi mọi nhóm đều phải qua sông.',
    ),
    ruling('Việt Minh trong cứ điểm được coi như sau hào cấp 1. Đánh từ hai phía và vây kín cho +1, một lần.'),
  ),
);
