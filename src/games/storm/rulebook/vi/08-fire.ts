import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const fire = chapter(
  '8',
  'Bắn',
  section(
    '8.0',
    'Tóm tắt',
    text(
      'Hai xúc xắc cộng hỏa lực, so với phòng ngự cao nhất cộng địa hình. Chênh lệch là tổn thất, và chủ của mục tiêu quyết định đơn vị nào chịu.',
    ),
  ),
  section(
    '8.1',
    'Đơn vị bắn',
    text(
      'Các đơn vị còn sức có hỏa lực từ 1 trở lên bắn vào địch trong cùng khu vực hoặc ở khu vực giáp bên, tất cả vào một nơi. Quân mình ở đó không bao giờ trúng. Bắn xong, các đơn vị ấy kiệt sức.',
    ),
    text('Bắn sang khu vực giáp bên thì để lại một dấu Bắn của phe mình ở nơi xuất phát, cho đến cuối lượt.'),
    ruling('Mục tiêu phải có đơn vị địch; bắn không có cơ hội trúng cũng được phép. Xe tăng bắn qua sông được.'),
    ruling(
      'Dấu này làm phe ấy mất địa hình trong khu vực đó, dù về sau ai đứng ở đó. Một dấu là đủ. Bắn trong cùng khu vực, xung phong và lá bài thì không để lại dấu.',
    ),
  ),
  section(
    '8.2',
    'Lá bài bắn',
    text('Có lá tự nó đánh, với hỏa lực ghi trên lá. Điều lá bài không nói thì theo luật này.'),
    ruling(
      'Dấu Bắn hay việc không giữ khu vực cũng làm mất địa hình trước lá bài. Lý do cùng khu vực thì không, vì lá bài không bắn từ khu vực nào. Nếu lá bài cho bên bắn phân tổn thất thì chủ đơn vị vẫn chọn nơi rút về.',
    ),
  ),
  section('8.3', 'Xử lý một lần bắn', text('Điểm tiến công, điểm phòng ngự, điểm tổn thất, theo thứ tự đó.')),
  section(
    '8.3.1',
    'Điểm tiến công',
    text('Tung hai xúc xắc và cộng hỏa lực của mọi đơn vị bắn.'),
    ruling('Những lá như Súng cối chi viện cộng vào tổng này. Lá Tướng Giáp quyết thắng thì chỉ so riêng xúc xắc.'),
  ),
  section(
    '8.3.2',
    'Điểm phòng ngự',
    text(
      'Phòng ngự cao nhất của một đơn vị bị bắn, theo mặt đang ngửa, cộng giá trị phòng ngự của địa hình kể cả hào ([[9.1]]). Địa hình không tính nếu:',
    ),
    list(
      'bên bắn ở cùng khu vực;',
      'bên bị bắn không giữ khu vực;',
      'ở đó có dấu Bắn của bên bị bắn;',
      'khu vực đang bị xung phong ([[10.0]]).',
    ),
    ruling('Tổng này định trước khi tung và không đổi trong lúc phân tổn thất.'),
  ),
  section(
    '8.3.3',
    'Điểm tổn thất',
    text('Điểm tiến công trừ điểm phòng ngự. Bằng 0 hay âm thì không có tác dụng.'),
    example(
      'Hỏa lực 7 và tung được 6: 13 điểm tiến công. Bên bị bắn có phòng ngự 8, địa hình 1 và hào cấp 1: 10 điểm phòng ngự. Ba điểm tổn thất.',
    ),
  ),
  section(
    '8.4',
    'Phân tổn thất',
    text('Chủ đơn vị phân các điểm cho những đơn vị bị bắn, theo những cách này và không cách nào khác:'),
    table('results'),
    text('Nếu lá bài cho bên bắn phân, bên ấy quyết định mỗi đơn vị chịu mấy điểm.'),
    ruling(
      'Mỗi kết quả làm ngay khi chọn, kể cả rút lui, rồi xét ai giữ khu vực, sau đó mới phân điểm tiếp. Làm một đơn vị kiệt sức rồi cho nó rút, từng điểm một, cũng như làm cả hai một lúc.',
    ),
  ),
  section(
    '8.4.1',
    'Dùng hết điểm có thể',
    text('Mọi điểm phải được dùng, chừng nào đơn vị còn chịu được. Phần thừa thì mất.'),
    example('Một đơn vị còn sức và 5 điểm: nó bị loại với 3 điểm, 2 điểm mất.'),
    ruling(
      'Đơn vị còn sức chịu được 3 điểm, đơn vị kiệt sức chịu được 2. Không ai được cứu bằng cách rút sớm để phí điểm: chỉ được rút khi sức chịu của các đơn vị còn nhiều hơn số điểm còn lại. Nếu số điểm bằng hết sức chịu thì tất cả bị loại.',
    ),
    example(
      'Ba đại đội còn sức chịu được 9. Với 8 điểm, hai đại đội bị loại, đại đội thứ ba kiệt sức và rút lui; cho cả ba rút thì phí 2 điểm. Vì thế một khu vực chắc chắn bị quét sạch khi tổn thất chỉ kém sức chịu một điểm.',
    ),
    figure(counters('3-13-dble-9', '3-13-dble-10', '3-13-dble-11')),
  ),
  section(
    '8.4.2',
    'Rút lui',
    text('Đơn vị rút về một khu vực giáp bên của phe mình. Không có thì bị loại.'),
    list(
      'Có nhiều nơi thì chọn nơi còn chỗ và ít địch nhất; bằng nhau thì chủ đơn vị chọn cho từng đơn vị.',
      'Chỗ trống xét trước: nơi còn chỗ mà có địch hơn nơi hết chỗ mà không có địch.',
      'Xe tăng chỉ qua sông ở cầu.',
      'Không bao giờ rút vào khu vực vừa bị bắn.',
      'Chỉ khi mọi nơi như thế đều hết chỗ, đơn vị mới vào một nơi hết chỗ rồi rút tiếp, đến khi có chỗ. Không có thì bị loại.',
    ),
    ruling(
      'Rút qua sông không tốn gì. Rút tiếp thì không trở lại nơi đã qua; giữa các nơi hết chỗ cũng chọn nơi ít địch nhất. Quân Pháp không bao giờ qua khu đỏ. Đơn vị không tìm được đường thì mất, chỉ tính điểm của việc rút.',
    ),
  ),
);
