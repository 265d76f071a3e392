import { chapter, example, list, ruling, section, text } from '../blocks';

export const sequence = chapter(
  '4',
  'Một lượt',
  section(
    '4.0',
    'Trình tự',
    list(
      'A. Rút bài: hai phe rút cho đủ bài trên tay ([[5.1]]).',
      'B. Các phiên hành động: Việt Minh trước, rồi thay phiên nhau ([[6.0]]).',
      'C. Cuối lượt: bỏ bài ([[5.3]]), tiếp tế của Pháp ([[11.0]]), hồi sức, quân bổ sung và viện binh ([[12.0]]).',
    ),
    text(
      'Không muốn hành động thì bỏ phiên. Nếu quân Pháp bỏ phiên rồi Việt Minh bỏ phiên ngay sau đó thì các phiên kết thúc. Nếu Việt Minh bỏ phiên vào lúc khác thì cũng kết thúc, trừ khi quân Pháp lập tức bỏ một lá bài không dùng: khi đó họ được một phiên, và cuộc chơi tiếp tục.',
    ),
    example(
      'Việt Minh bỏ phiên sớm để quân Pháp không kịp đưa thêm quân. Quân Pháp bỏ lá Pháo sáng và di chuyển một đại đội. Việt Minh giờ có thể hành động lại, hoặc bỏ phiên và buộc đối phương trả thêm một lá.',
    ),
    text(
      'Cuối lượt, Việt Minh bỏ bài trước rồi đến quân Pháp. Sau lần tung tiếp tế, mọi đơn vị Việt Minh hồi sức, và mọi đơn vị Pháp ngoài các khu vực không được tiếp tế cũng vậy. Dấu Bắn và dấu Không tiếp tế được gỡ đi. Sau đó tung quân bổ sung và đặt quân mới đến, Việt Minh trước. Hết lượt 8 thì trò chơi kết thúc; nếu chưa thì sang lượt sau.',
    ),
    ruling(
      'Sau mỗi lần Việt Minh bỏ phiên, quân Pháp được hỏi có bỏ một lá không, chừng nào còn bài, trừ khi chính họ vừa bỏ phiên. Phiên mua được bằng lá bài cũng có thể bỏ; lá bài vẫn mất.',
    ),
    ruling(
      'Một phe tự động bỏ phiên khi hết bài và không đơn vị còn sức nào có thể đi, bắn, đào hay xung phong. Dùng Máy bay cường kích rồi bỏ phiên thì vẫn là bỏ phiên.',
    ),
    ruling(
      'Cuối lượt 8 vẫn chơi: quân mới đến còn có thể làm đổi chủ một khu vực. Không ai bỏ bài hay tung tiếp tế nữa, vì chẳng còn gì phụ thuộc vào đó.',
    ),
  ),
);

export const cards = chapter(
  '5',
  'Lá bài',
  section(
    '5.0',
    'Tóm tắt',
    text('Mỗi lượt có bài trên tay. Có lá chiếm trọn một phiên, có lá ứng phó dùng khi đủ điều kiện.'),
  ),
  section(
    '5.1',
    'Rút bài',
    text(
      'Đầu lượt, mỗi phe rút cho đủ số ghi trên thang lượt ([[2.2.2]]). Ai có nhiều hơn thì bỏ bớt cho vừa. Mỗi bộ sau đây, giữ trọn vẹn, được thêm một lá:',
    ),
    list(
      'các cứ điểm phía bắc: Độc Lập, Bản Kéo, Him Lam (6, 9, 14);',
      'sân bay: đầu bắc, khúc giữa, đầu nam (16, 20, 21).',
    ),
    example('Lượt 1, quân Pháp giữ cả hai bộ: 4 + 2 = 6 lá. Việt Minh không giữ bộ nào và rút 7 lá.'),
    ruling('Bài giữ lại từ lượt trước tính vào bài trên tay. Phe quá giới hạn tự chọn lá phải bỏ.'),
  ),
  section(
    '5.2',
    'Dùng bài',
    text(
      'Lời trên lá bài đứng trên luật; điều lá bài không nói thì theo luật. Lá dùng cho phiên chiếm trọn cả phiên, nên mỗi phiên nhiều nhất một lá. Lá nào ghi hai hiệu quả thì chọn một.',
    ),
    text(
      'Mọi lá khác là lá ứng phó: dùng khi điều kiện của nó có đủ, trong phiên của phe nào cũng được, bao nhiêu lá cũng được. Nhiều lá cùng loại:',
    ),
    list(
      'Gia cố công sự, Súng cối chi viện và Xung phong đêm thì cộng dồn;',
      'Mìn, Hạ nòng bắn thẳng! và Máy bay cường kích thì xử lý từng lá một.',
    ),
    text('Lá đã dùng được bỏ ngửa vào chồng bỏ. Vài lá ra khỏi trò chơi; trên lá có ghi.'),
    ruling(
      'Thứ tự lúc nào cũng như nhau. Trước hết, phe đang có phiên công bố hành động cùng mọi lá kèm theo. Rồi phe kia ứng phó, từng lá một, đến khi từ chối. Phe đầu có thể hủy ngay một lá ứng phó, nếu có đúng lá. Sau đó mới tung xúc xắc. Đã công bố thì không thêm gì nữa, và ai đã từ chối thì không được hỏi lại.',
    ),
    ruling(
      'Lá bị hủy vẫn là lá đã dùng: nó bị bỏ, và nếu là lá chiếm phiên thì phiên đã mất. Lá dùng để hủy thì không bị hủy. Lá nào dùng xong ra khỏi trò chơi thì không thể bị hủy.',
    ),
  ),
  section(
    '5.3',
    'Bỏ bài',
    text('Cuối lượt, mỗi phe được bỏ bao nhiêu lá tùy ý, Việt Minh trước. Lá giữ lại tính vào bài lượt sau.'),
    ruling(
      'Lá bỏ đi không dùng (để đào hào, để lượt tiếp tục, vì quá giới hạn hay ở đây) luôn vào chồng bỏ, kể cả lá mà nếu dùng thì ra khỏi trò chơi. Lá giữ lại vẫn dùng được trong phần còn lại của cuối lượt.',
    ),
  ),
  section(
    '5.4',
    'Khi chồng bài không đủ',
    text(
      'Đầu lượt, nếu chồng bài không đủ để rút, trước hết trộn toàn bộ bài đã bỏ của phe đó vào phần còn lại; rồi mới rút.',
    ),
    example('Còn hai lá mà cần năm: không rút hai lá ấy trước, mà trộn chúng chung với phần kia.'),
    ruling('Việc này chỉ xảy ra khi rút bài. Lá đã ra khỏi trò chơi thì không trở lại.'),
  ),
);

export const impulses = chapter(
  '6',
  'Các phiên',
  section(
    '6.0',
    'Một hành động',
    text(
      'Phe đang có phiên làm một việc: hành động với các đơn vị của một khu vực, dùng một lá bài chiếm phiên, hoặc bỏ phiên ([[4.0]]).',
    ),
  ),
  section(
    '6.1',
    'Hành động của đơn vị',
    text('Chọn một khu vực. Bao nhiêu đơn vị còn sức của bạn ở đó cũng được, tất cả cùng làm một việc:'),
    list(
      'di chuyển ([[7.0]]);',
      'bắn ([[8.0]]);',
      'đào hào, chỉ Việt Minh ([[9.0]]);',
      'xung phong, chỉ Việt Minh ([[10.0]]).',
    ),
    text(
      'Tất cả đi đến cùng một khu vực hoặc bắn vào cùng một khu vực, rồi kiệt sức. Đơn vị không tham gia thì vẫn còn sức. Chỉ lá Phản kích ([[18.1]]) cho các đơn vị của nhiều khu vực hành động chung.',
    ),
    ruling('Không ai được tự làm kiệt sức, tự rút hay tự bỏ đơn vị của mình, trừ khi luật cho phép.'),
  ),
  section(
    '6.2',
    'Hành động bằng lá bài',
    text(
      'Lá bài dùng cho phiên chính là hành động. Sau Máy bay cường kích ([[18.7]]), vốn là lá ứng phó, đơn vị vẫn hành động được.',
    ),
  ),
);
