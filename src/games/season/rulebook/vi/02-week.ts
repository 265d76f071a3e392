import { chapter, example, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { airGrid, post, supplyGrid, turnTrack, weeks } from '../figures';

export const sequence = chapter(
  '2',
  'Một tuần',
  section(
    '2.0',
    'Trình tự',
    list(
      'A. Bước chiến lược: tiếp tế của hai phe, bổ sung của Pháp, quân trở lại, củng cố lực lượng và đào hào của Việt Minh ([[3.0]]).',
      'Quyết định của tuần: Việt Minh nói có xung phong trong tuần hay không. Nếu không, quân Pháp nói có hành quân hay không.',
      'Nếu không phe nào đánh thì tuần yên tĩnh: di chuyển chiến lược ([[3.3]]), thả dù một lần ([[4.1]]), rồi hết tuần.',
      'B. Nếu có thì nhiều nhất bốn hiệp: thả dù, Việt Minh di chuyển và xung phong, quân Pháp di chuyển, trinh sát và hành quân ([[4.0]]).',
      'C. Hết tuần: xóa mệt mỏi ([[7.0]]), quân Pháp chịu tiêu hao ([[8.0]]).',
    ),
    ruling(
      'Trong tuần chỉ do quân Pháp mở, Việt Minh di chuyển và phòng ngự nhưng không xung phong, và không có thả dù. Trong tuần do Việt Minh mở, mỗi hiệp cả hai phe đều có phần của mình.',
    ),
  ),
);

export const strategic = chapter(
  '3',
  'Việc chiến lược',
  section(
    '3.0',
    'Tóm tắt',
    text('Tuần nào cũng làm, theo thứ tự các bước trên màn hình. Đây là những gì hai phe nhận được:'),
    figure(weeks),
    figure(turnTrack),
    rebuilt('Ngày tháng, mưa, các đợt tăng viện và những tuần có hai mức đạn được chọn theo diễn biến trận vây hãm.'),
  ),
  section(
    '3.1',
    'Việt Minh',
    text(
      'Tiếp tế. Một hoặc hai mức đạn, mỗi mức bốn điểm pháo kích. Mỗi điểm vừa nhận có thể đổi lấy hai nấc: cả hai cho một tiểu đoàn, hoặc mỗi nấc cho một tiểu đoàn, ở đâu cũng được. Tiểu đoàn ngoài bản đồ khi đó hiện ra ở Rừng 2.',
    ),
    text(
      'Quân trở lại và quân mới đến. Các tiểu đoàn trong ô của tuần này đã hồi mỗi đơn vị một nấc. Chúng trở lại Rừng 2, hết mệt mỏi, hoặc ở lại thêm một tuần. Viện binh đến Rừng 2; tuần 6 thêm hai quân nghi binh.',
    ),
    text(
      'Củng cố lực lượng. Tiểu đoàn hao tổn nào cũng có thể rời bản đồ đến tuần sau; tiểu đoàn mất hai nấc thì phải rời. Tiểu đoàn bị tiêu diệt cũng vào ô và trở lại khi đủ hai nấc.',
    ),
    example(
      'Bị tiêu diệt ở tuần 3, tiểu đoàn vào ô ở tuần 4, có một nấc ở tuần 5 và hai nấc ở tuần 6, khi đó nó có thể trở lại.',
    ),
    text('Đào hào. Mười hai điểm mỗi tuần:'),
    list(
      'một điểm nâng một khu vành ngoài lên một cấp, nhiều nhất cấp 3; ở đầm lầy phải hai điểm;',
      'hào nào cũng phải nối về rừng bằng một chuỗi khu có hào ít nhất cấp 1;',
      'Việt Minh chỉ vào khu có hào; mỗi cấp cho một tiểu đoàn xung phong từ mỗi bàn đạp, và che cho một tiểu đoàn;',
      'quanh một cứ điểm trong danh sách phía tây ([[8.0]]), vòng hào được đào từng cấp, nếu Việt Minh giữ một cứ điểm cùng khu nối với nó bằng một đường. Cấp 3 là vây kín.',
    ),
    figure(post('H7')),
    text(
      'Hào cấp 3 phải có quân giữ: cạnh khu trung tâm nơi quân Pháp còn giữ cứ điểm, phải có một tiểu đoàn hay nghi binh trong khu; với cứ điểm bị vây kín, phải có quân trong một cứ điểm nối liền với nó. Không có quân giữ thì hào tụt xuống cấp 2, không thấp hơn.',
    ),
    ruling(
      'Hào cấp 3 vừa đào trong tuần được chờ quân giữ đến hết lần di chuyển kế tiếp của Việt Minh. Sau đó nó tụt ngay, dù đang giữa đợt xung phong. Quân trong bàn đạp vẫn giữ hào của khu.',
    ),
    ruling(
      'Chỉ đổi điểm nhận trong tuần này, và không tiểu đoàn nào quá ba nấc. Tiểu đoàn lên thang lượt vì vỡ trận lần hai phải trở lại tuần sau, không được thêm nấc.',
    ),
    ruling('Quân Pháp ở trong khu không ngăn được việc đào hào ở đó. Vòng hào mất đi khi cứ điểm bị chiếm.'),
  ),
  section(
    '3.2',
    'Quân Pháp',
    text(
      'Tiếp tế đường không. Đếm số nơi đã mất, trong tám nơi: Béatrice và Gabrielle (mỗi nơi khi mất hết cứ điểm), Anne-Marie 1, Anne-Marie 2, Dominique 1, Dominique 2, Huguette 6, Huguette 1. Một xúc xắc, đọc ở hàng của số ấy, cho số điểm pháo kích:',
    ),
    figure(supplyGrid),
    text(
      'Xúc xắc thứ hai cho điểm không quân của tuần. Cùng bảng ấy cho biết mỗi hiệp thả được mấy đại đội ([[4.1]]), và bao nhiêu điểm rơi sang tay Việt Minh:',
    ),
    figure(airGrid),
    text('Khi mưa, tuần 7 và 8, mỗi xúc xắc này bớt 1, nhưng không dưới 1.'),
    text(
      'Đường đi Isabelle. Nếu đầu tuần đường còn thông, lần tung tiếp tế đọc ở hàng trên. Đường bị cắt bởi hào cấp 3 ở khu Q, hoặc hào cấp 3 ở cả G và H. Quân Pháp có thể đánh để khai thông, qua G hoặc H và Rừng 4.',
    ),
    text('Điểm không quân. Mỗi điểm dùng một lần; cuối tuần còn thừa thì mất:'),
    list(
      'ngăn chặn: hai điểm làm Việt Minh mất một điểm pháo kích, ở bước chiến lược hoặc khi bắt đầu phần của Pháp trong hiệp;',
      'chi viện bộ binh bắn: mỗi điểm hai cột;',
      'chi viện cận chiến khi quân Pháp hành quân: mỗi điểm hai cột;',
      'oanh kích riêng trong cuộc hành quân ([[6.2.2]]).',
    ),
    text(
      'Bổ sung. Ban đầu có hai điểm, từ tuần thứ hai mỗi tuần thêm ba. Một điểm hồi một nấc trong khu trung tâm, hoặc đưa một đơn vị đã bị tiêu diệt trở lại với một nấc ở một cứ điểm trong đó không bị vây kín. Điểm cũng trả được tổn thất vì vây hãm và trinh sát. Hai đại đội hao tổn của một tiểu đoàn có thể nhập: một đại đội thành đủ quân, đại đội kia mất hẳn.',
    ),
    ruling(
      'Đường thông chỉ giúp lần tung tiếp tế, không giúp điểm không quân hay thả dù. Muốn nhập thì cả hai đại đội phải ở khu trung tâm, hoặc cùng ở một trung tâm vòng ngoài.',
    ),
    ruling('Ngăn chặn đánh vào số đạn Việt Minh đã cất; điểm đã đổi thì không sao.'),
    rebuilt('Địa điểm, mưa và con đường đã được nêu; mọi con số của hai bảng là của chúng tôi.'),
  ),
  section(
    '3.3',
    'Di chuyển chiến lược',
    text('Chỉ trong tuần yên tĩnh, Việt Minh trước. Xa gần không tính.'),
    list(
      'Quân Việt Minh đi đến bất cứ đâu trong rừng, khu có hào và cứ điểm đã chiếm mà chúng tới được.',
      'Đơn vị Pháp đi đến bất cứ đâu trong khu trung tâm, hoặc trong trung tâm vòng ngoài của mình, nhưng không vào cứ điểm bị vây kín.',
    ),
    ruling('Lối đi theo luật di chuyển tác chiến ([[4.2.1]]): cứ điểm đã chiếm phải thông với hào hoặc rừng.'),
  ),
);
