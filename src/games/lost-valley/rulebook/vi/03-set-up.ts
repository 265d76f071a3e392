import { chapter, figure, list, ruling, section, text } from '../blocks';
import { setUpOf } from '../figures';

export const setUp = chapter(
  '3',
  'Bày quân',
  section(
    '3.0',
    'Hai kịch bản',
    list(
      'Toàn chiến dịch: lượt 1 đến 16, từ buổi tối đầu tiên.',
      'Trận Năm Ngọn Đồi: lượt 5 đến 16. Độc Lập, Bản Kéo và Him Lam đã mất, cả bốn đại đoàn đều đã vào trận.',
    ),
    ruling(
      'Năm Ngọn Đồi bắt đầu từ lượt 5, nên không bỏ qua bước nào với lý do “lượt một”. Chỉ riêng việc các đại đoàn được tăng sức mạnh ([[11.1]]) và +1 cho lượt không có tiến công ([[9.2]]) là không có ở lượt đầu này.',
    ),
  ),
  section(
    '3.1',
    'Chồng rút',
    text(
      'Toàn chiến dịch: các lá 1 đến 44, xáo đều. Năm Ngọn Đồi: cũng vậy nhưng bỏ các lá 2, 3, 22, 23 và 39, vì sự kiện xảy ra trước 30 tháng 3. Lá 45 chỉ thêm vào khi chơi luật tùy chọn [[19.1]].',
    ),
  ),
  section(
    '3.2',
    'Đơn vị và công sự',
    text(
      'Đơn vị bắt đầu sẵn sàng trong trung tâm của mình; sân bay hoạt động. Viện binh chờ trên thang lượt, bốn tiểu đoàn ghép chờ trong ô của chúng, CMAA để riêng cho đến khi lá 11 đưa vào.',
    ),
    figure(setUpOf('campaign')),
    figure(setUpOf('five-hills')),
  ),
  section(
    '3.3',
    'Các mức ban đầu',
    text(
      'Các mức ban đầu ghi ở đầu mỗi thế bày quân ([[3.2]]). Trong toàn chiến dịch, Đại đoàn 316 và 304 lúc đầu chưa tham chiến ([[11.3]]).',
    ),
  ),
);
