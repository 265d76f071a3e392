import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const works = chapter(
  '16',
  'Đột kích, sửa chữa, hồi phục',
  section(
    '16.0',
    'Tóm tắt',
    text(
      '1 điểm hành động mở chung cho đột kích, sửa công sự và sửa sân bay; pháo, công sự và sân bay tốn thêm điểm tiếp tế. Sân bay hết bị khống chế và bước hồi phục thì không tốn gì.',
    ),
  ),
  section(
    '16.1',
    'Đột kích',
    text(
      'Đột kích để san lấp chiến hào quanh một trung tâm Pháp ở tuyến đầu: kề trung tâm Việt Minh đang giữ, hoặc có đường nối với một ô xuất phát. Thành công thì mức công sự tăng, không quá 4.',
    ),
    list(
      'Mỗi lượt, mỗi trung tâm một đợt đột kích và mỗi đơn vị đi một lần.',
      'Bộ binh sẵn sàng trong trung tâm hoặc kề bên, tối đa bốn nấc, và một trung đội xe tăng sẵn sàng.',
      'Pháo binh trong cùng phân khu hoặc phân khu kề bên: trả một lần 1 điểm tiếp tế cho cả bước; mỗi đơn vị một đợt.',
    ),
    text('Tung 2d6:'),
    list(
      'tình hình',
      'tinh thần của bộ binh đi đột kích',
      'chỉ số tiến công của xe tăng và của pháo chi viện',
      'trừ sức mạnh của đại đoàn có ô xuất phát gần nhất theo hướng tiến của nó; bằng nhau thì tung xúc xắc',
      'lá bài sự kiện',
    ),
    table('11'),
    text(
      'Các đơn vị đột kích chịu cái giá của nó: mất một nấc (như ở [[15.1.5]]), rối loạn, hoặc kiểm tra tinh thần. Sau đó tất cả thành đã dùng.',
    ),
    figure(counters('6-bpc', '8-bpc', 'peloton-guntz')),
    example(
      'Đột kích quanh Éliane: 6 BPC và 8 BPC (tinh thần mỗi đơn vị 3) cùng Peloton Guntz (tiến công 2), Đại đoàn 316 có 9, tình hình 0: −1. Xúc xắc ra 8 thành 7: được một mức, và mỗi đơn vị phải kiểm tra tinh thần.',
    ),
    ruling(
      'Đột kích phải có bộ binh. Đột kích không phải di chuyển: vẫn đi được tới và từ Hồng Cúm hay trung tâm bị bao vây.',
    ),
  ),
  section(
    '16.2',
    'Sửa công sự',
    text(
      'Ở phía sau, 1 điểm tiếp tế thêm một mức công sự cho một trung tâm Pháp, mỗi nơi một lần mỗi lượt. Có 31 BG sẵn sàng ở đó thì được hai mức với cùng giá; sau đó 31 BG là đã dùng. Không quá 4.',
    ),
    figure(counters('31-bg')),
  ),
  section(
    '16.3',
    'Sửa sân bay',
    text(
      'Sân bay bị khống chế tự mở lại, không tốn gì. Sân bay hư hại có thể sửa: tung 1d6, cộng tình hình, và +1 nếu chi 1 điểm tiếp tế. Nếu chưa được và 31 BG sẵn sàng ở Huguette, 31 BG được tung lại rồi thành đã dùng. Sân bay đã bị phá hủy thì không sửa được.',
    ),
    table('12'),
    ruling('Không cần có quân ở Huguette, và Huguette không ai giữ cũng vẫn sửa được.'),
  ),
  section(
    '16.4',
    'Hồi phục',
    text(
      'Không tốn gì. Mỗi đơn vị rối loạn kiểm tra tinh thần, với tinh thần đã giảm, đạt thì hết rối loạn. Sau đó mọi đơn vị đã dùng lại sẵn sàng. Đơn vị nào còn ở bãi thả dù thì mất ([[13.1]]).',
    ),
  ),
);
