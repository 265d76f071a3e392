/** How rules could be read otherwise, in Vietnamese; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '0.1': {
    how: 'Bên giữ mệt mỏi không cho bên đánh thêm gì: −1 khi giáp lá cà chỉ tính cho bên đánh mệt mỏi.',
    other: 'Mệt mỏi cũng tính cho bên giữ: bên đánh được +1 nếu ở đó có đơn vị mệt mỏi.',
  },
  '1.5': { other: 'Mất phần cộng ngay khi vừa đủ 20 bước.' },
  '2.0': {
    how: 'Trong tuần yên tĩnh, các đại đội đang chờ được nhảy dù một lần, sau bước di chuyển chiến lược.',
    other: 'Không ai nhảy dù trong tuần yên tĩnh: nhảy dù chỉ thuộc về tuần có xung phong.',
  },
  '3.1': { other: 'Hào mức 3 mất đơn vị che cuối cùng thì tụt ngay xuống 2, kể cả giữa lúc di chuyển.' },
  '3.2': { other: 'Một điểm bổ sung lập lại trọn một đơn vị đã bị diệt, và các đại đội gộp lại có thể ở bất cứ đâu.' },
  '4.1': { other: 'Pháp xếp quân không giới hạn, nên nhảy dù cũng vậy.' },
  '5.1': { other: 'Mọi quân cờ ở cạnh tiểu đoàn đã vào trận đều trúng đạn, dù còn giấu hay không.' },
  '5.2': {
    how: 'Bước cuối mà hỏa lực chừa lại là của cả vị trí, không phải của từng đơn vị: khi còn đơn vị khác ở đó thì một đơn vị có thể bị diệt. Phía Việt Minh chỉ tính quân đã lật mặt, và bàn đạp xung phong cũng là một vị trí.',
    other: 'Hỏa lực không bao giờ lấy bước cuối của bất kỳ đơn vị nào; hoặc quân còn giấu cũng được tính là còn lại.',
  },
  '5.4': {
    how: 'Cả hai phe được chịu mất một bước thay cho kết quả D của hỏa lực, từng đơn vị một; AD, DD và BD thì không. Quân tháo chạy tránh khu rừng có quân Pháp, mà chỉ Rừng 4 mới có thể có.',
    other: 'AD, DD và BD cũng đổi thành một bước được; quân tháo chạy về khu rừng gần nhất, ai ở đó cũng mặc.',
  },
  '5.5': {
    how: 'BD nhân đôi khi chỉ có một đơn vị thì làm nó rối loạn một lần: không có hai đơn vị giữ.',
    other: 'Đơn vị duy nhất chịu cả hai, lần thứ hai mất một bước hoặc tháo chạy.',
  },
  '5.6': {
    how: 'Cứ điểm bị coi là bị đánh ngay khi bên tấn công bắn pháo vào, có giáp lá cà hay không; hỏa lực bên giữ không tính là đánh.',
    other: 'Chỉ cứ điểm bị đánh giáp lá cà mới là bị đánh.',
  },
  '5.7': {
    how: 'Đợt xung phong bị cắt ở bước thứ năm mươi kết thúc như khi Việt Minh tự dừng: các tiểu đoàn đã vào trận được rút.',
    other: 'Nó kết thúc như sau lượt thứ ba, và họ không được rút.',
  },
  '6.2.3': { other: 'Chỉ xuất kích từ các cứ điểm của khu trung tâm, mỗi cứ điểm nhiều nhất hai đại đội.' },
  '6.2.7': { other: 'Quân nghi binh không chặn đường, và quân Pháp muốn thì được ở lại trong khu vực.' },
};
