import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '20',
  'Câu hỏi thường gặp',
  section('20.0', 'Tóm tắt', text('Những câu hỏi nảy ra khi chơi. Mỗi câu còn hiện lại ở đúng chỗ nó nảy ra.')),
  section(
    '20.Q1',
    'Di chuyển chiến lược hay di chuyển trong bước xung phong?',
    text(
      'Di chuyển chiến lược thì đi xa bao nhiêu cũng được, nhưng lượt này không làm gì nữa và dọc đường có thể bị bắn ([[11.1]], [[10.4]]). Trong bước xung phong thì mỗi hiệp chỉ đi trong số điểm, rồi có thể bắn hay xung phong ([[11.2]]).',
    ),
  ),
  section(
    '20.Q2',
    'Sao pháo kích lần hai không diệt được ai?',
    text(
      'Trong bước chiến lược một đơn vị mất nhiều nhất một nấc, vì pháo và bom gộp lại, và không mất nấc cuối ([[10.2]]). Hỏa tiễn và khối bộc phá không bị giới hạn, chi viện trong bước xung phong cũng không.',
    ),
  ),
  section(
    '20.Q3',
    'Sao pháo đội này không bắn được?',
    text(
      'Nó bắn một lần mỗi lượt, cần một điểm tiếp tế, phải còn vững và có tiếp tế ([[10.0]]). Nó phải nhìn thấy mục tiêu: rừng, đồi, thung lũng và quân mình ở giữa đều chắn ([[10.1]]). Pháo 105 ly Việt Minh chỉ pháo kích ([[14.7]]).',
    ),
  ),
  section(
    '20.Q4',
    'Sao lần bắn này không có cơ hội?',
    text(
      'Xúc xắc phải nhỏ hơn sức mạnh. Khoảng cách cộng 1, công sự của khu trung tâm cộng thêm 2 cho quân còn vững ([[12.1]]). Hãy làm nó rối loạn trước, bằng pháo hay máy bay: khi ấy tiểu đoàn đủ quân trúng khi được 1. Bắn quân đang xung phong vào khu vực mình thì −1 và không có gì che.',
    ),
  ),
  section(
    '20.Q5',
    'Khi nào nên xung phong?',
    text(
      'Từ 3-1 trở lên, khi bên giữ rối loạn và có công binh đi trước: phần lớn kết quả đẩy được họ ra ([[12.2]]). Ở 1-1 trước công sự còn vững thì mất một phần tư hay một nửa lực lượng. Xác suất hiện ra trước khi bạn chọn đơn vị dẫn đầu.',
    ),
  ),
  section(
    '20.Q6',
    'Đơn vị nào nên dẫn đầu?',
    text(
      'Đơn vị có tinh thần cao nhất, vì phần chênh cộng vào xúc xắc; nhưng nó cũng mất nấc đầu ([[12.2]]). Công binh bên đánh chịu nấc đầu thay nó ([[14.4.3]]). Xe tăng cho đơn vị của nó thêm một điểm tinh thần ([[14.1]]).',
    ),
  ),
  section(
    '20.Q7',
    'Đơn vị rút về đâu được?',
    text(
      'Về khu vực gần nhất không có địch và còn chỗ; nơi bên đánh xuất phát tính là của họ ([[12.3.3]]). Pháo di chuyển 0 thì mất, trừ một khẩu mà xe tải cứu được ([[16.5]]).',
    ),
  ),
  section(
    '20.Q8',
    'Mất tiếp tế thì thiệt gì?',
    text(
      'Mọi chỉ số kém một, không xung phong, không pháo kích, và cuối tuần một xúc xắc: cao hơn tinh thần in thì mất nấc ([[7.3]]). Nguyên nhân là bị cắt đường hoặc không được trả điểm ([[7.2]], [[7.5]]).',
    ),
  ),
  section(
    '20.Q9',
    'Từ hậu phương ra mặt trận mất bao lâu?',
    text(
      'Quân cờ vào tuyến vận tải một lượt và sớm nhất lượt sau mới ra, khi được 5 trở xuống ([[8.1.2]]). Nấc bổ sung dùng ở bước hồi phục của lượt nó ra ([[8.3]]).',
    ),
  ),
  section(
    '20.Q10',
    'Sao ít máy bay bay thế?',
    text(
      'Thời tiết giữ phần của nó trước ([[6.1]]); rồi một xúc xắc số nấc vận tải và một xúc xắc số đơn vị khác đi nơi khác ([[9.1]]), trừ khi bạn dốc toàn lực ([[9.1.1]]). Máy bay hư hại chờ sửa. Mỗi đơn vị bay một lần mỗi lượt.',
    ),
  ),
  section(
    '20.Q11',
    'Tiểu đoàn bị diệt có trở lại không?',
    text(
      'Không. Nấc bổ sung chỉ bù cho đơn vị còn ít nhất một nấc, và chỉ ở bước hồi phục của lượt nấc ấy đến ([[8.0]], [[8.4]]).',
    ),
  ),
  section(
    '20.Q12',
    'Bỏ là thôi hẳn sao?',
    text(
      'Bỏ là bỏ nửa hiệp này, kể cả việc tung hồi phục. Hiệp sau bạn lại hành động được; bước này hết khi hai phe bỏ trong cùng một hiệp ([[5.6]]).',
    ),
  ),
);
