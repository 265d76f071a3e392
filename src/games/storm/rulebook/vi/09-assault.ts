import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { area } from '../figures';

export const sap = chapter(
  '9',
  'Đào hào',
  section(
    '9.0',
    'Đào hào',
    text('Chỉ Việt Minh đào, và chỉ ở khu vực mình giữ. Cấp hào tăng lên, nhiều nhất là 3. Có hai cách:'),
    list(
      'hai đơn vị còn sức ở đó kiệt sức cho mỗi cấp;',
      'hoặc bỏ một lá bài theo giá trị hào của nó, không đơn vị nào kiệt sức.',
    ),
    example('Sáu đại đội còn sức ở nơi chưa có hào: tất cả kiệt sức, hào lên cấp 3.'),
    ruling(
      'Không dùng cả hai cách trong một hành động. Dùng lá bài thì không cần có đơn vị ở đó, cấp trên 3 thì mất. Không làm đơn vị kiệt sức cho những cấp không đào được nữa. Có quân Pháp trong khu vực cũng không ngăn được.',
    ),
  ),
  section(
    '9.1',
    'Hào để làm gì',
    text(
      'Mỗi cấp cộng 1 vào giá trị phòng ngự của địa hình, nhưng địa hình và hào cộng lại không bao giờ quá 3. Ở cấp 3 thì có thể xung phong ([[10.0]]).',
    ),
    figure(area(39)),
    example('Giá trị 2 với hào cấp 2: 3, không phải 4.'),
    text('Mọi đơn vị đi hết thì hào vẫn còn. Khu vực về tay Pháp thì hào mất.'),
    ruling(
      'Hào chỉ giúp quân Việt Minh, ở khu vực do Việt Minh giữ. Giới hạn 3 là cho phòng ngự; khi xung phong thì tính chính cấp hào.',
    ),
  ),
);

export const assault = chapter(
  '10',
  'Xung phong',
  section(
    '10.0',
    'Xung phong',
    text(
      'Chỉ Việt Minh xung phong. Đó là cách duy nhất để họ vào khu vực Pháp giữ và có quân Pháp, ngoài Luồn sâu ([[18.24]]). Không tính sông và điểm di chuyển.',
    ),
    list(
      'Từ một khu vực có hào cấp 3; riêng lượt 1 thì cấp nào cũng được, kể cả không có hào.',
      'Vào một khu vực giáp bên do Pháp giữ và có quân Pháp.',
      'Với bao nhiêu đơn vị còn sức ở đó cũng được; cộng với quân Việt Minh đã ở trong mục tiêu thì không quá chín.',
    ),
    text('Rồi theo thứ tự này:'),
    list(
      'Việt Minh công bố lực lượng và mục tiêu, kèm Xung phong đêm ([[18.28]]) và Súng cối chi viện ([[18.17]]) nếu muốn.',
      'Quân Pháp ứng phó: Pháo sáng ([[18.3]]), Phản pháo ([[18.14]]), và hoặc Mìn ([[18.5]]) hoặc Hạ nòng bắn thẳng! ([[18.2]]).',
      'Các đơn vị xung phong còn sức bắn ([[8.3]]); địa hình không che cho quân giữ.',
      'Sau khi tung, Việt Minh có thể dùng Tướng Giáp quyết thắng ([[18.18]]).',
      'Quân Pháp phân tổn thất ([[8.4]]).',
      'Nếu không còn quân Pháp, các đơn vị xung phong tiến vào; nếu còn thì ở lại chỗ cũ. Đằng nào họ cũng kiệt sức. Không có dấu Bắn.',
      'Một trong số họ bị loại, và thêm một cho mỗi lần tung lại.',
    ),
    example('Chín đại đội có thể xung phong vào Độc Lập; nếu đã có hai đơn vị Việt Minh ở trong thì chỉ bảy đại đội.'),
    text(
      'Có thể xung phong từ khu vực có quân Pháp ở trong. Nếu thành công với toàn bộ quân Việt Minh của khu vực ấy thì quân Pháp còn ở lại chiếm nó ([[13.0]]).',
    ),
    ruling(
      'Ở lượt 1, hoặc với Xung phong bất ngờ ([[18.15]]), còn có thể xuất phát từ khu vực Pháp giữ mà quân mình đã luồn vào. Lượt 1 chỉ miễn cấp hào, không miễn gì khác. Khu vực không có quân Pháp thì không xung phong; cứ di chuyển vào.',
    ),
    ruling(
      'Mìn và Hạ nòng bắn thẳng! chỉ đánh các đơn vị xung phong. Đơn vị kiệt sức hay phải rút vì chúng thì thôi tham gia. Đã công bố thì không hủy, không bớt được: đơn vị còn sức thì đi tiếp. Không còn đơn vị nào thì phiên kết thúc, và không mất đơn vị nào vì xung phong.',
    ),
    ruling(
      'Việt Minh chọn đơn vị bị mất, sau khi đã vào. Dù đơn vị cuối cùng mất ở đó, khu vực vẫn là của họ: chỉ khi phe kia có đơn vị ở trong thì mới đổi chủ.',
    ),
  ),
);
