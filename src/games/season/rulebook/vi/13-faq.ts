import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '13',
  'Câu hỏi thường gặp',
  section('13.0', 'Tóm tắt', text('Những câu hỏi nảy ra khi chơi. Mỗi câu lại hiện ở nơi nó nảy ra.')),
  section(
    '13.Q1',
    'Bao nhiêu tiểu đoàn đánh được một cứ điểm?',
    text(
      'Từ mỗi bàn đạp, số tiểu đoàn của một trung đoàn bằng cấp hào của khu, nhiều nhất ba, và đến ba từ mỗi cứ điểm nối liền ([[1.4]]). Vậy hãy đào đến cấp 3, và đánh từ hai khu: như thế còn được +1 ([[10.2]]).',
    ),
  ),
  section(
    '13.Q2',
    'Vì sao pháo của tôi không bắn tới cứ điểm này?',
    text(
      'Pháo kích cần một bàn đạp trên khu vành ngoài có hào, hoặc một cứ điểm Việt Minh nối với mục tiêu ([[5.2]]). Bàn đạp trong rừng không dùng được. Hãy đào hào trước, hoặc chiếm một cứ điểm bên cạnh.',
    ),
  ),
  section(
    '13.Q3',
    'Vì sao hào tụt từ cấp 3 xuống cấp 2?',
    text(
      'Vì không có quân giữ ([[3.1]]). Trước cứ điểm Pháp, hào cấp 3 cần có quân trong khu; một nghi binh cũng được, cho đến khi bị trinh sát ([[6.1]]).',
    ),
  ),
  section(
    '13.Q4',
    'Cứ điểm trống thì của ai?',
    text(
      'Của bên giữ trước đó, đến khi đơn vị địch vào ([[5.5]]). Đơn vị đánh mà rối loạn thì không tiến vào được, nên có thể thắng trận mà không chiếm được cứ điểm.',
    ),
  ),
  section(
    '13.Q5',
    'Rối loạn và mệt mỏi khác nhau thế nào?',
    text(
      'Rối loạn là trong trận: còn nửa sức, không di chuyển. Mệt mỏi là phần còn lại cho đến hết tuần: −1 khi kiểm tra tinh thần, −1 cột cho cả nhóm ([[0.1]]).',
    ),
  ),
  section(
    '13.Q6',
    'Chỉ bắn thì có quét sạch được cứ điểm không?',
    text(
      'Không. Nấc cuối của một nơi luôn còn, không tính xe tăng ([[5.2]]). Hỏa lực làm yếu; cận chiến quyết định ([[5.5]]).',
    ),
  ),
  section(
    '13.Q7',
    'Xe tăng mất thế nào?',
    text(
      'Vì đòn hiểm: Việt Minh bắn ra 1, hoặc một số lần tung thứ hai khi cận chiến ([[5.5]]). Hoặc khi còn một mình mà không còn cứ điểm nào có đơn vị khác ([[6.2.7]]).',
    ),
  ),
  section(
    '13.Q8',
    'Vì sao tôi không thả dù được?',
    text(
      'Tuần đầu không được, tuần do quân Pháp mở không được, và chỉ xuống cứ điểm ở khu trung tâm hay Isabelle có dưới hai đại đội ([[4.1]]).',
    ),
  ),
  section(
    '13.Q9',
    'Vòng hào để làm gì?',
    text(
      'Đến cấp 3 thì cứ điểm bị vây kín: mỗi tuần mất một nấc, quân Pháp không đi qua được, và đòn đánh vào nó được +1 ([[8.0]]).',
    ),
  ),
  section(
    '13.Q10',
    'Quân Pháp biết gì về quân ẩn?',
    text(
      'Biết có bao nhiêu quân ở một nơi, không hơn ([[1.2]]). Có quân là nghi binh. Trinh sát ([[6.1]]) hoặc nhắm một cứ điểm ([[6.2.1]]) sẽ cho thấy.',
    ),
  ),
  section(
    '13.Q11',
    'Khi nào tiểu đoàn sứt mẻ trở lại?',
    text(
      'Một tuần ngoài bản đồ được một nấc ([[3.1]]). Đạn đổi ngay khi nhận được hai nấc liền. Tuần yên tĩnh hợp cho cả hai việc.',
    ),
  ),
  section(
    '13.Q12',
    'Việt Minh chịu được bao nhiêu tổn thất?',
    text(
      'Đến 20, đòn đánh được thưởng; đến 50, ngừng xung phong trong tuần; đến 86, cuộc vây hãm thất bại ([[1.5]]). Củng cố tiểu đoàn không làm thang giảm.',
    ),
  ),
  section(
    '13.Q13',
    'Có nên dùng hết điểm pháo kích không?',
    text(
      'Không phải lúc nào cũng nên: kho vơi thì cột bắn của bộ binh dịch sang trái ([[0.4]]). Điểm của Việt Minh còn có thể đổi thành nấc ([[3.1]]) hay bắn vây hãm ([[8.0]]).',
    ),
  ),
  section(
    '13.Q14',
    'Có phải chơi đủ bốn hiệp không?',
    text(
      'Không. Sau mỗi hiệp hai phe có thể đồng ý dừng ([[4.0]]). Một phe cũng có thể bỏ qua phần của mình trong hiệp.',
    ),
  ),
  section(
    '13.Q15',
    'Nên để mấy đại đội trong một cứ điểm?',
    text(
      'Hai. Đại đội thứ ba không có công sự, và khi bị bắn còn làm hai đại đội kia mất công sự ([[1.4]]). Xe tăng và súng máy thì thêm tùy ý.',
    ),
  ),
  section(
    '13.Q16',
    'Quân Pháp chiếm lại cứ điểm thế nào?',
    text(
      'Nhắm cứ điểm, xem quân nào bị lật lên, công bố đơn vị từ các cứ điểm nối liền, rồi đánh hay hủy ([[6.2.5]]). Xe tăng và điểm không quân mỗi thứ đáng giá mấy cột.',
    ),
  ),
);
