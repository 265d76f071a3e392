import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '20',
  'Câu hỏi thường gặp',
  section('20.0', 'Tóm tắt', text('Đây là những câu hỏi nảy ra khi chơi. Mỗi câu được nhắc lại đúng chỗ của nó.')),
  section(
    '20.Q1',
    'Đúng ra khi nào thì lượt kết thúc?',
    text(
      'Khi Việt Minh bỏ phiên ngay sau khi Pháp bỏ phiên; và khi họ bỏ phiên lúc khác mà Pháp không bỏ lá bài nào ([[4.0]]). Chỉ riêng Pháp bỏ phiên thì không bao giờ kết thúc. Vì thế bài trên tay Pháp còn có thể kéo dài lượt.',
    ),
  ),
  section(
    '20.Q2',
    'Có rút hết những lá cuối của chồng rồi mới trộn không?',
    text('Không. Chồng không đủ để rút thì trộn tất cả trước đã ([[5.4]]). Bài hay trở lại sớm hơn ta tưởng.'),
  ),
  section(
    '20.Q3',
    'Sao ở đây địa hình không được tính?',
    text(
      'Địa hình không bao giờ tính khi bắn trong cùng khu vực, khi bị xung phong, với phe không giữ khu vực và với phe có dấu Bắn ở đó ([[8.3.2]]). Đơn vị bắn ra khỏi cứ điểm thì mất địa hình của nó đến hết lượt ([[8.1]]).',
    ),
  ),
  section(
    '20.Q4',
    'Có thể cho rút với một điểm để cứu đơn vị không?',
    text(
      'Chỉ khi các đơn vị còn chịu được nhiều điểm hơn số còn lại ([[8.4.1]]). Một đơn vị kiệt sức đứng một mình phải chịu 2 điểm thì bị loại; chịu 1 điểm thì rút.',
    ),
  ),
  section(
    '20.Q5',
    'Xung phong thất bại cũng mất một đơn vị à?',
    text(
      'Đúng, một trong những đơn vị còn xung phong lúc tung xúc xắc, và thêm một cho mỗi lần tung lại ([[10.0]]). Nếu Mìn hay Hạ nòng bắn thẳng! không để đơn vị nào còn sức thì không mất.',
    ),
  ),
  section(
    '20.Q6',
    'Quân Việt Minh vào khu vực Pháp bằng cách nào?',
    text(
      'Nếu trống thì di chuyển vào, tốn 2 điểm ([[7.0]]). Nếu có quân giữ thì xung phong ([[10.0]]) hoặc Luồn sâu ([[18.24]]). Quân mới đến có thể đặt vào nơi trống được nối với mép bản đồ ([[12.3]]).',
    ),
  ),
  section(
    '20.Q7',
    'Quân Pháp làm gì được trước một đợt xung phong?',
    text(
      'Theo thứ tự tùy ý, từng lá một: Pháo sáng chống Xung phong đêm, Phản pháo chống Súng cối chi viện, và hoặc Mìn hoặc Hạ nòng bắn thẳng!, xem kết quả lá này rồi mới dùng lá sau ([[10.0]]). Gia cố công sự không giúp được: đằng nào địa hình cũng không tính.',
    ),
  ),
  section(
    '20.Q8',
    'Hào có còn mãi không?',
    text(
      'Còn, dù mọi đơn vị đi hết; chỉ khi Pháp giữ khu vực thì hào mới mất ([[9.1]]). Đánh lấp chiến hào ([[18.12]]) và Máy bay ném bom B-26 ([[18.8]]) làm giảm cấp hào.',
    ),
  ),
  section(
    '20.Q9',
    'Không được tiếp tế nghĩa là sao?',
    text(
      'Đơn vị kiệt sức ở đó vẫn kiệt sức trong lượt sau; chúng vẫn chống đỡ và vẫn rút được ([[11.0]]). Đơn vị còn sức thì vẫn còn sức. Dấu ấy được gỡ ngay.',
    ),
  ),
  section(
    '20.Q10',
    'Quân mới đến khi nào hành động được?',
    text(
      'Ở lượt sau: họ đến vào cuối lượt, còn sức ([[12.2]]). Chỉ quân của Bổ sung khẩn cấp đến giữa lượt ([[18.20]]).',
    ),
  ),
  section(
    '20.Q11',
    'Lá bị hủy có được lấy lại không?',
    text('Không, nó coi như đã dùng và bị bỏ ([[5.2]]). Nó có thể trở lại sau khi trộn ([[5.4]]).'),
  ),
  section(
    '20.Q12',
    'Sao tôi bị hỏi khi không có lá nào hợp?',
    text(
      'Vì phe kia không được biết bạn có lá gì. Nếu chỉ hỏi khi bạn có lá hợp thì mỗi câu hỏi sẽ làm lộ bài ([[5.2]]). Cứ từ chối, cuộc chơi tiếp tục.',
    ),
  ),
);
