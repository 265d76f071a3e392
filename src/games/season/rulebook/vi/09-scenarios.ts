import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { setUpOf } from '../figures';

export const scenarios = chapter(
  '9',
  'Các kịch bản',
  section(
    '9.0',
    'Bày quân',
    text(
      'Ở kịch bản thứ nhất và thứ ba, trước khi chơi quân Pháp có thể xếp lại đơn vị trong khu trung tâm và trong từng trung tâm vòng ngoài; rồi Việt Minh đặt quân vào các khu rừng tùy ý. Ở kịch bản thứ hai mọi vị trí đã định.',
    ),
    rebuilt('Sách luật không in cách bày quân. Vị trí theo biên chế ngày 13 và 27 tháng 3 năm 1954.'),
  ),
  section(
    '9.1',
    'Đợt tiến công đầu tiên',
    text(
      'Chỉ tuần đầu, bốn hiệp. Việt Minh thắng nếu giữ mười cứ điểm trở lên và mất nhiều nhất 20 nấc; nếu không thì quân Pháp thắng.',
    ),
    figure(setUpOf('initial-assault')),
  ),
  section(
    '9.2',
    'Năm ngọn đồi và cụm Huguette',
    text(
      'Tuần 3 và 4. Việt Minh thắng nếu cuối cùng đạt sáu trong tám mục tiêu sau, với nhiều nhất 50 nấc trên thang tổn thất:',
    ),
    list(
      'Dominique 1 và 2, Éliane 1, 2 và 4: đã chiếm;',
      'Huguette 6 và 7: đã chiếm hoặc bị vây kín;',
      'Đồi Cháy: hào cấp 3 ở khu F.',
    ),
    figure(setUpOf('five-hills')),
    ruling('Thang bắt đầu ở 10, và mười nấc ấy tính trong 50.'),
  ),
  section(
    '9.3',
    'Toàn bộ trận đánh',
    text('Nhiều nhất tám tuần. Ván kết thúc ngay'),
    list('khi Việt Minh giữ 33 trong 44 cứ điểm: họ thắng;', 'khi thang tổn thất đến 86: quân Pháp thắng.'),
    text('Nếu sau tuần 8 tập đoàn cứ điểm còn đứng vững, quân Pháp thắng.'),
    figure(setUpOf('full-battle')),
    ruling('Xét sau mỗi lần chiếm cứ điểm và mỗi lần mất quân. Cứ điểm thuộc về bên vào sau cùng.'),
  ),
);
