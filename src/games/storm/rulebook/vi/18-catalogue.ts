import { cards } from '../../words/vi/cards';
import { list, rebuilt, text } from '../blocks';
import { catalogueOf } from '../catalogue';

export const catalogue = catalogueOf(
  {
    title: 'Mọi lá bài',
    short: 'Tóm tắt',
    body: [
      text('Mỗi chồng có 27 lá: mười bốn loại, phần lớn có nhiều lá.'),
      list('18.1 đến 18.14 ([[18.1]]) là của Pháp;', '18.15 đến 18.28 ([[18.15]]) là của Việt Minh.'),
      rebuilt(
        'Sách luật chỉ in vài lá. Lá nào sách có nêu tên hay mô tả thì theo sách; các lá khác dựng từ diễn biến trận đánh. Mỗi lá đều ghi rõ.',
      ),
    ],
    readings: {
      'counter-attack':
        'Một đơn vị của một khu vực là đủ. Đơn vị bắn ở cạnh mục tiêu hoặc ở ngay trong đó; chỉ khi tất cả ở trong thì mới bỏ địa hình. Tiến lên không tốn điểm di chuyển, nhưng vẫn theo luật sông với xe tăng, khu đỏ và giới hạn chín đơn vị. Đơn vị di chuyển thì từ bên cạnh vào và trả cho bước ấy. Việt Minh không ứng phó được cả hai cách.',
      debouchez:
        'Tổn thất chỉ vào các đơn vị xung phong, phần thừa mất. Lá thứ hai đánh những đơn vị còn sức và còn tham gia. Mìn dù bị hủy vẫn chặn lá này.',
      flares: 'Một lá đủ cho mọi lá Xung phong đêm; lá thứ hai không còn gì để hủy nên không dùng được.',
      'improved-defenses':
        'Nơi nào địa hình không tính thì lá này vô dụng và không dùng được: khi bị xung phong, bắn trong cùng khu vực, có dấu Bắn của Pháp, hay giá trị 0. Mỗi lá đều có thể bị Bộc phá hủy.',
      mines:
        'Chống di chuyển thì chỉ trong hành động di chuyển: vào sau khi xung phong thắng, Luồn sâu, khối bộc phá và quân mới đến không chạm mìn. Rút lui thì từ nơi đơn vị đang đứng. Bộc phá có thể hủy trước khi tung.',
      'mortar-support': 'Thêm vào khi công bố bắn, kể cả với Phản kích.',
      'fighter-bombers':
        'Dùng trước khi chọn hành động, kể cả trong phiên mua bằng một lá bài. Việt Minh phân tổn thất. Lưới lửa cao xạ hoặc Mùa mưa có thể hủy từng lá.',
      'b-26': 'Quân Pháp phân tổn thất, Việt Minh chọn nơi rút về. Nếu cao xạ hay mưa hủy lá này thì phiên vẫn mất.',
      'night-drop': 'Mùa mưa hủy được; Lưới lửa cao xạ thì không.',
      column: 'Lượt nào cũng được, miễn là đủ điều kiện; nên dùng sớm thì hơn.',
      volunteers: 'Lượt 8 cũng được, và dù không có viện binh nào đến cũng được.',
      'trench-raid': 'Không ai di chuyển và không để lại dấu Bắn.',
      'langlais-bigeard': 'Có quân Việt Minh trong khu vực cũng không sao.',
      'counter-battery': 'Nếu có nhiều lá Súng cối chi viện thì chỉ hủy một lá.',
      'surprise-assault':
        'Mọi điều khác như mọi đợt xung phong, kèm được Xung phong đêm, Súng cối chi viện và Tướng Giáp quyết thắng.',
      'artillery-barrage':
        'Khu vực nào có quân Pháp cũng được, ở đâu cũng được. Quân Pháp phân tổn thất. Quân Pháp có thể ứng phó bằng Phản pháo hoặc Gia cố công sự.',
      'vm-mortar-support': 'Thêm vào khi công bố bắn hay xung phong. Không dùng cho lá bài tự đánh.',
      giap: 'Có bảy đơn vị thì tung lại nhiều nhất sáu lần; khi đó cả bảy đều mất, mà khu vực vẫn có thể bị chiếm. Chỉ tính những đơn vị còn xung phong.',
      'heavy-flak': 'Về tiếp tế, nó dùng được cả khi lần tung không cho dấu nào. Không dùng vào lá đã bị hủy.',
      'emergency-replacements':
        'Không dùng ở lượt 1, vì lượt ấy không có lần tung để đổi. Các đại đội đặt ngay theo luật viện binh; một khu vực Pháp trống có thể đổi chủ giữa lượt.',
      'mine-shaft':
        'Đợt xung phong tiếp theo là bình thường, đủ mọi lá kèm và ứng phó, trừ Xung phong bất ngờ. Đơn vị tiến vào nơi trống thì kiệt sức, không mất đơn vị nào, và Mìn không có tác dụng. Có thể bỏ qua cả hai.',
      propaganda: 'Nếu mọi đơn vị Thái ở đó đã kiệt sức thì 1 hoặc 2 không có tác dụng.',
      rats: 'Ai giữ khu vực cũng được, miễn là nó giáp sông.',
      infiltration:
        'Điểm di chuyển, sông và Mìn đều không ngăn được. Lá này tạo ra tình huống mà nhiều điều luật giả định: quân Việt Minh ở trong khu vực Pháp giữ.',
      'dan-cong': 'Các đơn vị ấy được hành động lại trong lượt này.',
      bangalore:
        'Được hỏi sau mỗi lá Mìn và mỗi lá Gia cố công sự. Lá đã tung rồi thì giữ nguyên. Không chạm đến Hạ nòng bắn thẳng!',
      monsoon: 'Dùng được với mọi lá không quân của Pháp; hủy một lần là đủ.',
      'night-assault': 'Mọi lá phải công bố cùng đợt xung phong; quân Pháp đã bắt đầu ứng phó thì không thêm được nữa.',
    },
  },
  cards,
);
