import { chapter, example, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { area } from '../figures';

export const victory = chapter(
  '14',
  'Thắng lợi',
  section(
    '14.0',
    'Ai thắng',
    text(
      'Hết lượt 8, đếm các khu vực giá trị 3. Việt Minh giữ từ sáu trở lên thì thắng; nếu không thì quân Pháp thắng.',
    ),
    figure(area(38)),
    list(
      'phía bắc: Độc Lập, Him Lam;',
      'phía đông: đồi E1, đồi D1, đồi C1, đồi A1, đồi C2;',
      'phía tây và trung tâm: Huguette 1-5, PC GONO, Claudine 1-3.',
    ),
    rebuilt('Con số sáu có trong sách luật; còn số mười khu vực là tìm ra sau nhiều ván chơi thử.'),
    ruling('Đếm sau khi quân của lượt 8 đã đến.'),
  ),
);

export const bidding = chapter(
  '15',
  'Luật tùy chọn',
  section(
    '15.0',
    'Đặt mức để chọn phe',
    text(
      'Hai người đặt số khu vực thắng lợi mình sẽ chiếm nếu cầm Việt Minh. Ai đặt cao hơn thì cầm Việt Minh và cần bấy nhiêu thay vì sáu. Bằng nhau thì xúc xắc định ai cầm phe nào; con số giữ nguyên.',
    ),
    example('Đặt 5 và 7: người thứ hai cầm Việt Minh và phải giữ bảy khu vực.'),
    ruling(
      'Đặt từ 1 đến 10, giấu kín, rồi cùng mở ra. Bằng nhau thì mỗi người tung hai xúc xắc, đến khi có người cao hơn.',
    ),
  ),
);

export const abbreviations = chapter(
  '16',
  'Chữ viết tắt tiếng Pháp',
  section(
    '16.0',
    'Trên quân cờ',
    list(
      'BEP: tiểu đoàn dù Lê dương',
      'BPC: tiểu đoàn dù thuộc địa',
      'BPVN: tiểu đoàn dù Việt Nam',
      'BT: tiểu đoàn Thái',
      'CIP: đại đội dù Việt Nam trong một tiểu đoàn Pháp',
      'DBLE: bán lữ đoàn Lê dương',
      'GAACEO: cụm phòng không của pháo binh thuộc địa',
      'GMPT: cụm cơ động thân binh Thái',
      'RCC: trung đoàn khinh kỵ, nay dùng xe tăng',
      'RCP: trung đoàn khinh binh dù',
      'REI: trung đoàn bộ binh Lê dương',
      'RTA: trung đoàn bộ binh An-giê-ri',
      'RTM: trung đoàn bộ binh Ma-rốc',
    ),
  ),
);

export const credits = chapter(
  '17',
  'Tác giả',
  section(
    '17.0',
    'Ai làm trò chơi này',
    text(
      'Storm Over Dien Bien Phu do Nick Richardson thiết kế và Brian Youse phát triển, Niko Eskubi vẽ, Jordan Worley vẽ bìa. Multi-Man Publishing xuất bản năm 2014.',
    ),
    text(
      'Những trang này kể lại luật bằng lời khác. Điều gì sách luật không in đều ghi là dựng lại hoặc là cách hiểu của chúng tôi.',
    ),
  ),
);
