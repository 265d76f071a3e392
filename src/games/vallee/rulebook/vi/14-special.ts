import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { counters } from '../figures';

export const special = chapter(
  '14',
  'Đơn vị đặc biệt',
  section(
    '14.0',
    'Tóm tắt',
    text('Xe tăng, hỏa tiễn, công binh, nhóm sĩ quan dù, đại liên bốn nòng, và cách chỉ huy các đại đoàn.'),
  ),
  section(
    '14.1',
    'Xe tăng Pháp',
    text(
      'Mười chiếc, mỗi chiếc một tên. Xe tăng cộng 1 vào sức mạnh và tinh thần của một đơn vị loại bộ binh cùng khu vực, khi đơn vị ấy bắn, đánh hay giữ. Trong xung phong nó dịch tỉ lệ một cột có lợi cho Pháp. Nó không chiếm chỗ.',
    ),
    figure(counters('fr-tk-bazaille', 'fr-tk-mulhouse', 'fr-tk-douaumont')),
    text(
      'Xe tăng đứng một mình giữ với sức mạnh 1 và tinh thần 1. Trúng thì hư hại: không đi và không giúp được nữa, trúng lần hai thì bị diệt. Xe không hư hại kéo được xe hư hại đi một khu vực, hết cả lần đi của nó. Xe hư hại phải rút thì mất, trừ khi được kéo. Rút lui không làm xe tăng rối loạn. Xe được sửa ở bước hồi phục ([[13.1]]).',
    ),
    ruling(
      'Mỗi đơn vị một xe; Pháp chọn trước mỗi lần bắn; trong một đợt xung phong có một xe đi với đơn vị dẫn đầu, dù trước đó nó giúp ai bắn. Bao nhiêu xe cũng chỉ dịch một cột. Xe đã giúp hay đã bắn thì xong phần của nửa hiệp này; xe đã di chuyển chiến lược chỉ giúp khi bắn chặn lần cuối và khi giữ. Không có đơn vị để giúp thì xe bắn với sức mạnh 1. Khi giữ, mỗi xe tính một điểm. Xe tăng bên đánh đi cùng một đơn vị xung phong cùng khu vực với nó. Một xe là một nấc, về tổn thất và về điểm.',
    ),
  ),
  section(
    '14.2',
    'Việt Minh bắn xe tăng',
    text(
      'Mỗi tiểu đoàn bộ binh Việt Minh mỗi lượt có một lần bắn vào xe tăng ở khu vực giáp bên, ngoài lần bắn thường. Từ 5 trở lên là trúng: xe hư hại, xe đã hư hại thì bị diệt.',
    ),
    list('−1 nếu tiểu đoàn còn sức mạnh 2 hay 1;', '+1 nếu bắn từ trên đồi.'),
    example('Tiểu đoàn sức mạnh 2 trên đồi: 5 − 1 + 1 = 5, trúng.'),
    ruling(
      'Trong phần bắn, hoặc bắn vào xe tăng đang xung phong khi bên giữ bắn chặn lần cuối. Công binh không có lần bắn này. Tiểu đoàn đã dùng nó trong nửa hiệp của mình thì nửa hiệp ấy không xung phong.',
    ),
  ),
  section(
    '14.3',
    'Katyusha',
    text(
      'Hai đơn vị hỏa tiễn, từ lượt 7. Chúng chỉ đi một lần, lúc ra khỏi tuyến vận tải, rồi ở nguyên chỗ đặt. Chúng chỉ pháo kích: không tốn tiếp tế, không bao giờ bị phản pháo. Mỗi đơn vị trong khu vực một xúc xắc, không cộng trừ: được 6 thì tung lần hai, cao hơn tinh thần của đơn vị thì nó rối loạn và mất số nấc bằng phần chênh. Có thể bị diệt.',
    ),
    figure(counters('vm-kat-1', 'vm-kat-2')),
    example('Đơn vị tinh thần 4 bị trúng và tung 6: rối loạn và mất hai nấc.'),
    ruling(
      'Chúng cần tầm nhìn như pháo khác. Ra khỏi tuyến vận tải lúc di chuyển chiến lược thì đi xa tùy ý, trong bước xung phong thì chỉ đến thung lũng. Phải rút thì mất. Xe tăng trúng thì hư hại, đã hư hại thì bị diệt, không tung lần hai.',
    ),
  ),
  section(
    '14.4',
    'Công binh Việt Minh',
    text('Ba tiểu đoàn công binh xung kích, ba nhiệm vụ.'),
    figure(counters('vm-151-1', 'vm-151-2', 'vm-151-3')),
  ),
  section(
    '14.4.1',
    'Công sự dã chiến',
    text(
      'Đơn vị công binh cả lượt không làm gì thì đào ở bước hồi phục: mỗi nấc một công sự dã chiến, ở khu vực của nó hoặc khu vực giáp bên không có quân Pháp. Mỗi khu vực nhiều nhất hai. Chỉ Việt Minh lấp đi được.',
    ),
    ruling(
      'Không làm gì là không đi, không bắn, kể cả bắn để giữ, và không xung phong. Bị rối loạn thì không sao. Khu vực đổi chủ thì công sự dã chiến vẫn còn.',
    ),
  ),
  section(
    '14.4.2',
    'Khối bộc phá',
    text(
      'Mỗi ván một lần. Công binh ít nhất bốn nấc rời bản đồ để đào hai lượt dưới một khu vực Pháp giáp với Việt Minh. Rồi họ trở lại bên cạnh đó. Nếu không còn Việt Minh cạnh mục tiêu thì không thành. Mỗi đơn vị công binh Pháp trong khu vực tung một xúc xắc: được 6 thì tìm ra. Nếu không, nó nổ trong phần pháo kích: mỗi đơn vị Pháp ở đó tung, cao hơn tinh thần thì rối loạn và mất số nấc bằng phần chênh.',
    ),
    example('Báo ở lượt 3 thì lượt 5 xong.'),
    example(
      'Dưới Éliane 2 (đồi A1): I/4 RTM (tinh thần 4) tung 6, rối loạn và mất hai nấc; một xe tăng tung 3 và hư hại.',
    ),
    ruling(
      'Báo lúc bắt đầu phần pháo kích của Việt Minh, bằng những đơn vị trọn vẹn, còn vững và có tiếp tế. Quân Pháp biết là có đào, nhưng không biết ở đâu. Trong khu vực không còn quân Pháp thì cũng không thành. Việt Minh chọn lúc nổ: trước, giữa hay sau các pháo đội. Xe tăng có tinh thần 1.',
    ),
  ),
  section(
    '14.4.3',
    'Khi xung phong',
    text(
      'Mỗi nấc công binh bên đánh cộng 1 vào xúc xắc, nhiều nhất hai. Đổi lại, công binh mất nấc đầu tiên, dù đơn vị nào dẫn đầu. Khi giữ thì không cộng gì.',
    ),
  ),
  section(
    '14.5',
    'Nhóm sĩ quan dù',
    text(
      'Khi bị vây, bộ máy chỉ huy của tập đoàn cứ điểm rệu rã; các chỉ huy tiểu đoàn dù đứng ra lo việc phòng ngự. Người ta gọi họ là “mafia dù”. Mỗi đợt xung phong của Pháp phải được nhóm sĩ quan dù đồng ý: một xúc xắc, từ 5 trở lên.',
    ),
    list(
      '+1 cho mỗi tiểu đoàn dù tham gia;',
      '+1 nếu mục tiêu trong khu trung tâm, −1 nếu không;',
      '+1 trong lượt dốc toàn lực;',
      '+1 khi có xe tăng không hư hại.',
    ),
    example(
      'Hai tiểu đoàn dù và một xe tăng đánh ra ngoài khu trung tâm, có dốc toàn lực: +3, vậy từ 2 là đủ. Không có gì cả thì phải được 6.',
    ),
    ruling(
      'Tung sau khi bên giữ bắn chặn lần cuối, với những đơn vị bên đánh còn vững. Về việc này, Him Lam, Độc Lập, Bản Kéo, Françoise, Hồng Cúm và Wieme là ở ngoài.',
    ),
  ),
  section(
    '14.6',
    'Đại liên bốn nòng',
    text(
      'Hai pháo đội súng máy nặng bốn nòng. Sức mạnh gấp đôi khi bắn bộ binh ở đất trống không có công sự dã chiến, và khi bắn bộ binh đang xung phong vào khu vực của nó.',
    ),
    figure(counters('fr-q1', 'fr-q2')),
    example(
      'Sức mạnh 2 bắn bộ binh ở đất trống giáp bên: thành 4, vậy 1 hay 2 là trúng. Có một công sự dã chiến thì là 2, không có cơ hội. Bắn quân đang xung phong thì từ 1 đến 4 là trúng.',
    ),
    ruling('Sức mạnh trong xung phong không gấp đôi. Điểm của xe tăng cộng sau khi gấp đôi.'),
  ),
  section(
    '14.7',
    'Chỉ huy của Việt Minh',
    text(
      'Thiếu máy vô tuyến, trận nào cũng phải diễn tập trước. Trong một nửa hiệp chỉ các đơn vị của một đại đoàn bắn hay xung phong vào cùng một khu vực Pháp. Pháo binh không bị ràng buộc. Pháo Việt Minh không phản pháo, và 105 ly chỉ pháo kích.',
    ),
    ruling(
      'Công binh của Đại đoàn 351 đi cùng đại đoàn nào cũng được, và bắn để giữ thì tự do. Bắn xe tăng bị ràng buộc như bắn thường. Trung đoàn 57 và 148 là cùng một đại đoàn.',
    ),
  ),
);
