import { chapter, list, section, text } from '../blocks';

export const game = chapter(
  '1',
  'Trò chơi',
  section(
    '1.0',
    'Trong một phút',
    text(
      'Bạn chỉ huy quân đồn trú Pháp ở Điện Biên Phủ từ 13 tháng 3 đến 7 tháng 5 năm 1954. Trò chơi tự điều khiển bốn đại đoàn Việt Minh quanh bạn. Bạn bị vây và thiếu mọi thứ: điều đáng hỏi là bạn giữ được bao lâu, và giữ như thế nào.',
    ),
    list(
      'Mỗi lượt, một lá bài mang đến một sự kiện và vài điểm hành động ([[5.0]]).',
      'Tính không quân, tiếp tế và tinh thần ([[7.0]], [[9.0]], [[10.0]]).',
      'Các đại đoàn đào lấn rồi tiến công ([[12.0]]).',
      'Bạn nhận viện binh, di chuyển, phản kích, đột kích và sửa chữa ([[13.0]] đến [[16.0]]).',
    ),
  ),
  section(
    '1.1',
    'Thế nào là thua, thế nào là khá',
    text(
      'Bạn thua ngay nếu sở chỉ huy PC GONO bị chiếm, nếu tinh thần chung xuống dưới 1, hoặc nếu điểm tiếp tế xuống dưới 1 ([[17.1]]). Nếu sau lượt 16 bạn vẫn còn đó, điểm tính theo trung tâm và tiểu đoàn cho biết bạn giữ tốt đến đâu ([[17.2]]). Năm 1954, tập đoàn cứ điểm thất thủ ngày 7 tháng 5: kết quả nào trên mức thất bại chiến lược cũng là hơn lịch sử.',
    ),
  ),
  section(
    '1.2',
    'Từ ngữ và chữ viết tắt',
    text('Mọi chữ viết tắt đều có trong bảng thuật ngữ; gặp chữ nào, hãy chạm vào chữ đó.'),
  ),
);
