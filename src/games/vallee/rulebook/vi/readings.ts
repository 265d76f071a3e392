/** How rules could be read otherwise, in Vietnamese; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '5.4': { other: 'Pháp quyết định quân dù ở bước tăng viện, trước khi gieo xúc xắc máy bay.' },
  '5.5.3': { other: 'Đã bỏ lượt là xong: không làm lại được.' },
  '5.6': {
    other: 'Gieo quyền chủ động ở mỗi vòng, và mỗi bên bỏ lượt liền nhau một lần là hết giai đoạn, kể cả qua hai vòng.',
  },
  '5.6.4': {
    other:
      'Mọi đợt xung phong được gọi tên trước khi đánh đợt đầu, và đơn vị khác của đại đoàn được đánh lại cùng khu đó.',
  },
  '6.1': { other: 'Dốc toàn lực cho mọi máy bay còn nguyên cất cánh, kể cả những chiếc bị thời tiết giữ lại.' },
  '6.2': { other: 'Xe tăng, tinh thần 1, và đơn vị ở khu vận tải cũng có thể bị gọi tên khi khủng hoảng tinh thần.' },
  '7.2': { other: 'Phần lẻ của 20 bước tính trọn; dưới 20 không phải trả; và người chơi được chọn không trả.' },
  '7.3': { other: 'Xe tăng mất tiếp tế cũng phải gieo, với tinh thần 1.' },
  '8.1.2': {
    other:
      'Quân cờ thất bại được thử lại ở mỗi bước di chuyển sau, và đơn vị ra trong vòng xung phong được dùng điểm di chuyển.',
  },
  '9.2': {
    how: 'Bom đánh từng đơn vị trong thung lũng, nhưng rốc két đánh mọi đơn vị ở đó. Hai máy bay ném bom trên khu vận tải có thể bốc trúng cùng một quân úp.',
    other: 'Rốc két cũng chỉ đánh một đơn vị trong thung lũng như bom, và mỗi máy bay bốc một quân khác.',
  },
  '9.4': { other: 'Cũng được chế áp trong giai đoạn xung phong, vì luật không cấm.' },
  '10.0': {
    how: 'Khẩu pháo đã bắn quân xung phong vào mình vẫn còn phát bắn của lượt: hỏa lực ấy không tốn gì và không tính.',
    other: 'Nó đã bắn, hết phát trong lượt này; hoặc rốc két và pháo 105 mm không tự vệ được.',
  },
  '10.1': { other: 'Thung lũng không được luật nhắc tới nên không che tầm nhìn.' },
  '10.2': { other: 'Giới hạn một bước chỉ cho các bước pháo kích, nên bắn thời cơ có thể lấy nhiều hơn.' },
  '10.5': { other: 'Mỗi mục tiêu chỉ gieo một xúc xắc, dù bao nhiêu pháo đội đáp trả.' },
  '11.1': { other: 'Đơn vị đã di chuyển chiến lược cũng không được bắn tự vệ.' },
  '11.2': { other: 'Mỗi đơn vị chỉ di chuyển trong một vòng của lượt.' },
  '12.2': { other: 'Nếu không ai phải rút, cả hai bên ở lại trong khu đến khi một bên bị đẩy ra.' },
  '14.1': { other: 'Nhiều xe tăng được đi với một đơn vị, và mỗi chiếc dịch một cột.' },
  '14.2': { other: 'Công binh xung kích cũng là tiểu đoàn nên cũng được bắn chống tăng.' },
  '14.4.2': { other: 'Mục tiêu của mìn được nói công khai, hoặc chỉ nêu ở lượt mìn sẵn sàng.' },
  '14.5': { other: 'Gieo trước hỏa lực phòng ngự cuối cùng, và mọi khu công sự đều tính là khu trung tâm.' },
  '14.7': { other: 'Hỏa lực phòng ngự và yểm trợ cũng bị ràng buộc, và trung đoàn 148 là một đại đoàn riêng.' },
  '15.3': { other: 'Pháp được 10 điểm cầm cự ở mọi trận tính điểm như vậy.' },
};
