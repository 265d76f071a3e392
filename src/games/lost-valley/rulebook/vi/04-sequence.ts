import { chapter, list, section, text } from '../blocks';

export const sequence = chapter(
  '4',
  'Thứ tự một lượt',
  section(
    '4.0',
    'Một lượt',
    text(
      'Lượt nào cũng có những bước như nhau, theo cùng thứ tự. Bước nào bạn không có gì để quyết định thì tự diễn ra và để lại một dòng trong nhật ký.',
    ),
    list(
      'A1 đến A3: lá bài sự kiện, điểm hành động, bỏ bài ([[5.1]], [[5.2]], [[6.0]]).',
      'A4 đến A7: không quân, sân bay, tiếp tế, tinh thần chung ([[7.0]], [[8.1]], [[9.2]], [[10.1]]).',
      'B1 đến B3: sức mạnh, trạng thái và việc tham chiến của các đại đoàn ([[11.1]], [[11.2]], [[11.3]]).',
      'C1 đến C3: tự động kiểm soát, đào lấn, Việt Minh tiến công ([[12.1]], [[12.2]], [[12.3]]).',
      'D1 đến D3: viện binh, di chuyển, Pháp phản kích ([[13.0]], [[14.0]], [[15.0]]).',
      'E1 đến E4: đột kích, công sự, sửa sân bay, hồi phục ([[16.1]] đến [[16.4]]).',
      'F và G: xét thắng bại, sang lượt sau ([[17.0]], [[18.0]]).',
    ),
    text(
      'Lượt 1 của toàn chiến dịch ngắn hơn: không có không quân, không có hậu cần Việt Minh, không đào lấn, và khi phòng ngự không dùng được cả máy bay lẫn pháo.',
    ),
  ),
);
