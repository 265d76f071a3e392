import { chapter, example, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const combat = chapter(
  '12',
  'Chiến đấu',
  section(
    '12.0',
    'Bắn và xung phong',
    text(
      'Trong bước xung phong, đơn vị bắn địch giáp bên hoặc xung phong vào đó; trong nửa hiệp của mình chỉ làm một trong hai. Đơn vị đã di chuyển chiến lược hay đã pháo kích thì không làm cả hai.',
    ),
  ),
  section(
    '12.1',
    'Bắn',
    text(
      'Một đơn vị loại bộ binh hoặc xe tăng còn vững bắn vào một đơn vị địch ở khu vực giáp bên. Xúc xắc nhỏ hơn sức mạnh thì trúng. Cộng vào xúc xắc:',
    ),
    list(
      '1 cho khoảng cách;',
      '2 nếu mục tiêu là đơn vị Pháp còn vững trong khu trung tâm, 1 nếu nó rối loạn;',
      '1 nếu mục tiêu là Việt Minh trong công sự đã chiếm của khu trung tâm;',
      '1 ở khu công sự ngoài khu trung tâm;',
      '1 trên đồi, trong rừng hay khu thung lũng;',
      '1 cho mỗi công sự dã chiến che Việt Minh, nhiều nhất hai.',
    ),
    text('Lần trúng đầu làm mục tiêu rối loạn, mỗi lần sau mất một nấc.'),
    example(
      'Tiểu đoàn đủ quân (4) bắn đơn vị giáp bên: ở đất trống trúng khi được 1 hay 2, trên đồi khi được 1. Quân còn vững trong khu trung tâm thì không bao giờ trúng; rối loạn thì trúng khi được 1.',
    ),
    ruling(
      'Vì thế chỉ bộ binh bắn thì không lay được khu trung tâm: pháo, máy bay và hỏa tiễn mở đường. Bộ binh bắn một lần trong mỗi nửa hiệp, của mình và của phe kia. Xe tăng là mục tiêu như mọi đơn vị.',
    ),
    rebuilt(
      'Chúng tôi không có các điểm cộng trừ khi bắn; chúng được dựng lại sao cho hai lần bắn trong ví dụ của sách ra đúng như kể.',
    ),
  ),
  section(
    '12.2',
    'Xung phong',
    text(
      'Các đơn vị loại bộ binh còn vững, có tiếp tế, cùng xe tăng của chúng, xung phong vào một khu vực giáp bên có địch. Có thể đến từ nhiều khu vực, tổng cộng 24 điểm đóng quân; Việt Minh thì từ một đại đoàn ([[14.7]]). Pháo không bao giờ xung phong. Rồi:',
    ),
    list(
      'Bên đánh chọn đơn vị, khu vực và đơn vị dẫn đầu.',
      'Mỗi đơn vị giữ còn vững, trừ cao xạ, bắn vào một đơn vị bên đánh ([[12.1]]), pháo cũng bắn và không tốn gì, xúc xắc −1 và không điểm nào khác.',
      'Nếu Pháp đánh thì nhóm sĩ quan dù phải đồng ý ([[14.5]]).',
      'Đơn vị bên đánh còn vững thì vào. Bên giữ chọn đơn vị dẫn đầu.',
      'So sức mạnh, tỉ lệ làm tròn có lợi cho bên giữ; có xe tăng không hư hại thì dịch một cột có lợi cho Pháp ([[14.1]]).',
      'Tung một xúc xắc trên bảng.',
    ),
    table('assault'),
    text('Cộng vào xúc xắc:'),
    list(
      'tinh thần của đơn vị dẫn đầu bên đánh trừ của bên giữ;',
      '+2 nếu hơn một nửa sức mạnh bên giữ đang rối loạn;',
      '+1 cho mỗi nấc công binh Việt Minh bên đánh, nhiều nhất hai ([[14.4.3]]);',
      '−1 nếu Pháp giữ một khu công sự;',
      '−1 khi đánh vào đồi, rừng hay khu thung lũng;',
      '−1 cho mỗi công sự dã chiến của Việt Minh bên giữ, nhiều nhất hai.',
    ),
    text('Ý nghĩa kết quả, trước gạch chéo là bên đánh, sau là bên giữ:'),
    list(
      'AE, DE: mọi đơn vị bên đánh, mọi đơn vị bên giữ bị loại.',
      '½, ¼, 1: mất một nửa, một phần tư số nấc hay một nấc, bỏ phần lẻ, ít nhất một.',
      'R: mọi đơn vị phe ấy rút lui ([[12.3.3]]).',
      'EX: mỗi bên mất một nấc.',
      'BB: đẫm máu. Mỗi bên mất một nấc. Rồi bên yếu rút hoặc mất thêm một nấc; nếu ở lại thì bên mạnh cũng phải làm thế, cứ vậy đến khi một bên rút hay hết quân.',
    ),
    text('Nấc đầu do đơn vị dẫn đầu mất, các nấc khác tùy chủ chọn.'),
    example('39 đánh 10 là 3-1, còn 9 đánh 10 là 1-2.'),
    example(
      '1 BPC, V/7 RTA và một xe tăng đánh Huguette 1. Trong đó có 1/88 đang rối loạn và một nấc công binh. Công binh tung 1: 1 − 1 = 0, nhỏ hơn 1, V/7 RTA rối loạn và ở lại. Nhóm sĩ quan dù đồng ý. Sức mạnh 5 đánh 5 là 1-1, có xe tăng thành 2-1. Tinh thần 5 + 1 so với 5 − 1 là +2, và phần lớn bên giữ rối loạn: +2. Tung 3 thành 7: mỗi bên mất một nấc, Việt Minh rút.',
    ),
    figure(counters('fr-1c', 'fr-5-7', 'fr-tk-conti', 'vm-1-88', 'vm-151-1')),
    example(
      'Mười hai nấc của Đại đoàn 312 và một đơn vị công binh hai nấc đánh BT 2 (3) ở Éliane 2: 14 đánh 3 là 4-1. Tinh thần +1, công binh +2, công sự −1. Tung 3 thành 5: một phần tư là ba nấc, nấc đầu của công binh; BT 2 rút. Nếu cạnh BT 2 có một xe tăng thì là 3-1, dịch thành 2-1, và chỉ còn +1: bên đánh mất một nấc và bị đẩy lui.',
    ),
    ruling(
      'Rối loạn chỉ làm giảm tinh thần, không giảm sức mạnh. Bên đánh qua sông tính một nửa, làm tròn lên, trừ ở cầu. Khi xung phong, công sự Pháp chỉ giúp quân Pháp. Tinh thần là số in, −1 khi còn một nửa, −1 rối loạn, −1 mất tiếp tế, +1 có xe tăng, ít nhất 1; phần chênh không giới hạn.',
    ),
    ruling(
      'Dưới 1-3 thì đánh như 1-3, trên 6-1 thì như 6-1. Một nửa và một phần tư tính trên số nấc có mặt, xe tăng là một. Nếu hai bên còn đứng và không ai phải rút thì bên đánh về nơi xuất phát, không rối loạn. Nếu bên giữ không còn ai thì mọi đơn vị bên đánh ở lại khu vực.',
    ),
    ruling(
      'Đơn vị dẫn đầu bị mất hay rối loạn vì bắn chặn lần cuối thì được thay. Đơn vị nào cũng có thể dẫn đầu bên giữ; xe tăng không hư hại thì chỉ khi đứng một mình. Đã chọn thì không hủy, trừ khi nhóm sĩ quan dù không đồng ý; các đơn vị đã chọn không làm gì nữa trong nửa hiệp đó. Trong trận đẫm máu, bên còn ít nấc hơn là bên yếu, bằng nhau thì là bên đánh. Đơn vị đã di chuyển chiến lược vẫn bắn vào quân đang xung phong vào mình.',
    ),
    rebuilt(
      'Chúng tôi không có bảng in. Bảng này chia kết quả theo tỉ lệ, cho ví dụ của sách đúng kết quả đã kể, và được chỉnh bằng cách chơi.',
    ),
  ),
  section('12.3', 'Chuyện xảy ra với đơn vị', text('Rối loạn, mất nấc, rút lui.')),
  section(
    '12.3.1',
    'Rối loạn',
    text(
      'Đơn vị rối loạn không đi, không bắn, không xung phong, và tinh thần kém một. Rối loạn lần nữa thì mất một nấc. Nó hồi phục bằng cách tung ([[13.3]]), hoặc tự hồi phục khi hết tuần.',
    ),
  ),
  section(
    '12.3.2',
    'Mất nấc',
    text('Mỗi nấc mất làm sức mạnh kém một. Còn 0 thì đơn vị bị loại, và phe kia được điểm ([[15.0]]).'),
  ),
  section(
    '12.3.3',
    'Rút lui',
    text(
      'Về khu vực gần nhất không có địch, qua nhiều khu vực nếu cần, và rối loạn khi đến nơi (xe tăng thì không). Phải qua khu vực có địch thì tung một xúc xắc cho khu vực ấy: cao hơn tinh thần thì mất số nấc bằng phần chênh. Đơn vị vốn đã rối loạn thì cuối cùng tung thêm: cao hơn tinh thần thì mất một nấc. Đơn vị di chuyển 0 không rút được và bị loại.',
    ),
    example('III/3 RTA (tinh thần 3) phải rời Dominique 1 qua Dominique 2 đã thuộc Việt Minh: tung 5 mất hai nấc.'),
    ruling(
      'Khu vực bên đánh xuất phát tính là của họ. Có nhiều nơi gần như nhau thì chủ chọn, trong giới hạn đóng quân. Bên đánh bị đẩy lui cũng làm thế; nơi họ xuất phát là của họ. Không tìm được đường thì mất. Bên giữ phải rút thì rút cả khi bên đánh không còn ai; khu vực vẫn của họ.',
    ),
  ),
);

export const recovery = chapter(
  '13',
  'Sửa chữa và hồi phục',
  section('13.0', 'Tóm tắt', text('Đơn vị rối loạn hồi phục trong nửa hiệp của mình; các việc khác làm khi hết tuần.')),
  section(
    '13.1',
    'Máy bay và xe tăng hư hại',
    text('Ở bước hồi phục mỗi chiếc một xúc xắc: từ 1 đến 3 thì sửa xong. Nếu không, tuần sau thử lại.'),
  ),
  section(
    '13.2',
    'Máy bay bị bắn rơi',
    text('Cứ hai đơn vị cùng loại đã bị bắn rơi thì một đơn vị trở lại với tình trạng hư hại, đơn vị kia mất hẳn.'),
    ruling(
      'Sửa chữa làm trước, nên đơn vị trở lại phải chờ một tuần. Việt Minh giữ điểm đã có. Hai C-119 là cùng loại.',
    ),
  ),
  section(
    '13.3',
    'Đơn vị rối loạn',
    text(
      'Trong phần hồi phục của hiệp, mỗi đơn vị rối loạn có tiếp tế của phe đang hành động tung một xúc xắc: bằng tinh thần in hoặc thấp hơn, kém một nếu còn một nửa, thì hồi phục. Ở bước hồi phục mọi đơn vị đều hồi phục.',
    ),
    ruling(
      'Trước khi tung thì vạch lại đường: đơn vị đã bị cắt mà nay không còn thì được thử. Xe tăng không hồi phục theo cách này ([[13.1]]).',
    ),
  ),
  section(
    '13.4',
    'Dấu tiếp tế và dấu đã bắn',
    text(
      'Ở bước hồi phục, đơn vị lại có đường thì lại được tiếp tế ([[7.5]]), và pháo đã bắn lại sẵn sàng. Bộ binh thì sẵn sàng sau mỗi nửa hiệp.',
    ),
  ),
);
