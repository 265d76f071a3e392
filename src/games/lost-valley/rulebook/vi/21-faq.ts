import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '21',
  'Câu hỏi thường gặp',
  section('21.0', 'Tóm tắt', text('Những câu hỏi thường gặp khi chơi. Mỗi câu còn được nhắc lại ở nơi nó nảy sinh.')),
  section(
    '21.Q1',
    'Kiểm tra tinh thần tính những gì, và điểm tiếp tế có ích gì trong đó?',
    text(
      'Tinh thần của đơn vị và tình hình, ngoài ra không có gì khác. Tình hình đã gồm điểm cộng trừ của cả tinh thần chung lẫn điểm tiếp tế ([[2.5.2]]), nên cả hai đều tính vào mọi lần kiểm tra ([[2.5.3]]) và phần lớn các lần tung khác.',
    ),
  ),
  section(
    '21.Q2',
    'Giữ lá bài dự trữ thì có được điểm hành động của nó không? Còn khi dùng về sau?',
    text(
      'Có: lá rút được cho điểm hành động dù bạn giữ lại ([[5.2]]). Khi dùng về sau, bạn chỉ có sự kiện; điểm hành động của lượt ấy là của lá rút lượt ấy. Hai sự kiện có thể cùng xảy ra trong một lượt ([[5.5]]).',
    ),
  ),
  section(
    '21.Q3',
    'Chỉ số có thể xuống dưới 0 không?',
    text(
      'Có, cả ba chỉ số, và vẫn tính đủ ([[2.3.2.2]]). Đơn vị yếu có thể làm hại phòng ngự, nhưng trung tâm bỏ trống thì mất không cần đánh ([[12.1]]). Hãy đưa những đơn vị ấy về phía sau để hồi phục.',
    ),
  ),
  section(
    '21.Q4',
    'Tiểu đoàn tốt nhất chịu mọi nấc, hay chỉ nấc đầu?',
    text(
      'Mỗi nấc xét lại từ đầu, và trừ vào bộ binh có tinh thần cao nhất lúc đó ([[12.3.5.2]]). Đơn vị giỏi đổ máu trước. Quân còn lại của họ có thể lập thành đơn vị mới ([[13.3]]).',
    ),
  ),
  section(
    '21.Q5',
    'Hai điểm không quân đánh cao xạ: tung một lần +2, hay hai lần +1?',
    text(
      'Tùy bạn ([[7.2.1]]). Tung nhiều lần thì mức cao xạ chỉ đổi sau lần cuối, nên mọi lần đều có cùng điểm cộng trừ.',
    ),
  ),
  section(
    '21.Q6',
    'Đơn vị nào bắt đầu toàn chiến dịch trong tình trạng rối loạn?',
    text('Chỉ ba đơn vị pháo: 2 CMMLE ở Bản Kéo, II/4 RAC ở Dominique và 1 CEPML ở PC GONO ([[3.2]]).'),
  ),
  section(
    '21.Q7',
    'Đơn vị ở Claudine hay Éliane có đột kích cho Hồng Cúm được không, và ngược lại?',
    text(
      'Được. Đột kích không phải di chuyển, nên đường Hồng Cúm ([[14.2]]) và việc bị bao vây không cản được ([[16.1]]).',
    ),
  ),
  section(
    '21.Q8',
    'Quân bị bao vây có tham gia phản kích trung tâm kề bên được không?',
    text(
      'Được. Họ không di chuyển ra được ([[12.2.1]]), nhưng phản kích không phải di chuyển ([[15.0]]). Nếu đẩy lui được Việt Minh, họ còn có thể vào giữ ([[15.1.6]]).',
    ),
  ),
  section(
    '21.Q9',
    'Có thắng nổi trò này không?',
    text(
      'Hiếm khi, và đó là chủ ý. Luật tùy chọn [[19.1]] và [[19.5]] làm dễ hơn. Kết quả nào trên thất bại chiến lược cũng là hơn lịch sử; hòa đã là thành công thật sự.',
    ),
  ),
);
