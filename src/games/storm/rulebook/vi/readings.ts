/** How rules could be read otherwise, in Vietnamese; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '5.2': { other: 'Hai phe lần lượt đánh thêm bài cho đến khi không phe nào muốn nữa.' },
  '7.0': { other: 'Một lần đi được vào một khu hai lần, và khu trống của địch chỉ đổi chủ ở nơi dừng lại.' },
  '8.1': { other: 'Dấu chỉ bỏ địa hình của những đơn vị đã bắn.' },
  '8.4': { other: 'Chia hết điểm trước, rồi các đơn vị mới rút.' },
  '10.0': { other: 'Được hủy hay thu nhỏ xung phong sau khi biết các phản ứng.' },
  '11.0': { other: 'Dominique 3-5 và Éliane 10-12 chạm đường băng từ phía đông cũng được tính.' },
};
