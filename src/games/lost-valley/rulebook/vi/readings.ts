/** How rules could be read otherwise, in Vietnamese; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '2.2.8.2': { other: 'Được tiêu điểm cuối cùng, và khi đó thua cuộc.' },
  '5.1': { other: 'Người chơi lúc nào cũng được bỏ sự kiện.' },
  '5.2.2': { other: 'Điểm để dành cộng dồn từ lượt này sang lượt khác.' },
  '7.2': { other: 'Bốn điểm tính riêng cho mỗi giai đoạn xung phong.' },
  '11.1': { other: 'Chỉ đại đoàn không hoạt động mới được tăng.' },
  '12.1': { other: 'Chỉ chiếm trung tâm cạnh đại đoàn, mỗi giai đoạn một cái.' },
  '12.3.4': { other: 'Mục tiêu được gọi lần lượt, tính cả tổn thất của các đợt trước.' },
  '14.3': { other: 'PC GONO được bỏ trống khi quân thay thế đang đến.' },
  '15.0': { other: 'Quân bị bao vây không được xung phong, vì đó là di chuyển.' },
  '17.1': { other: 'Chỉ xét vào cuối lượt.' },
};
