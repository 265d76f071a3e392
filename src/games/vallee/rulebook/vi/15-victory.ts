import { chapter, example, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { startOf } from '../figures';

export const victory = chapter(
  '15',
  'Thắng bại',
  section('15.0', 'Tóm tắt', text('Hai phe đều ghi điểm thắng lợi. Các trận đánh có thêm điểm riêng ([[17.0]]).')),
  section(
    '15.1',
    'Khi nào kết thúc',
    text(
      'Cuối lượt nào chỉ có Việt Minh trong Trung tâm Mường Thanh thì tập đoàn cứ điểm đầu hàng và trò chơi kết thúc. Nếu không thì hết lượt 11. Khi ấy mùa mưa và hội nghị Giơ-ne-vơ hẳn đã làm ngừng giao tranh.',
    ),
  ),
  section(
    '15.2',
    'Điểm của Việt Minh',
    list(
      '+1 cho mỗi nấc Pháp bị loại hay đầu hàng, mỗi xe tăng một;',
      '+1 cho mỗi đơn vị không quân bị bắn rơi;',
      '+20 nếu đầu hàng trong tháng 3, +10 trong tháng 4, tháng 5 không có;',
      '−1 cho mỗi nấc của Đại đoàn 308 bị mất;',
      '−1 cho mỗi nấc bổ sung đưa vào tuyến vận tải ([[8.3]]);',
      'trừ giá của Trung đoàn 148 ([[8.1]]).',
    ),
    example('Đầu hàng ở lượt 7 khi có 31 nấc Pháp trên bản đồ: 31 + 10. Ở lượt 8: 31.'),
    ruling('Đầu hàng tính mọi nấc Pháp trên bản đồ, kể cả Hồng Cúm; không tính máy bay và đơn vị chưa thả xuống.'),
  ),
  section(
    '15.3',
    'Điểm của Pháp',
    list(
      '+1 cho mỗi nấc Việt Minh bị loại;',
      '+10 nếu đến cuối chưa đầu hàng;',
      'trừ giá của mỗi lần dốc toàn lực ([[9.1.1]]);',
      'trừ giá của mỗi tiểu đoàn dù ([[8.2]]).',
    ),
    text('Ai nhiều điểm hơn thì thắng.'),
    ruling(
      'Điểm có thể xuống dưới 0. Số 10 tính trong chiến dịch và ở 17.5; trong các trận khác không ai đầu hàng được.',
    ),
  ),
);

export const campaign = chapter(
  '16',
  'Chiến dịch',
  section(
    '16.0',
    'Cuộc vây hãm',
    text(
      'Mười một lượt. Pháp bày quân trước, rồi Việt Minh. Hai phe đều có thể đổi phần bày sẵn, trong những khu vực cho phép.',
    ),
  ),
  section(
    '16.1',
    'Pháp bày quân',
    text(
      'Đơn vị của Claudine, Dominique, Éliane và Huguette chọn trong các khu vực của nhóm. 45 điểm tiếp tế, và một xúc xắc cộng 10 nấc bổ sung.',
    ),
    figure(startOf('campaign', 'french')),
  ),
  section(
    '16.2',
    'Việt Minh bày quân',
    text(
      'Mỗi đại đoàn ở thung lũng của mình; Đại đoàn 351 ở bất cứ thung lũng nào. Trung đoàn 102 đang ở trên tuyến vận tải. 50 điểm tiếp tế.',
    ),
    figure(startOf('campaign', 'viet-minh')),
  ),
  section('16.3', 'Ai thắng', text('So điểm thắng lợi của hai phe ([[15.2]], [[15.3]]).')),
  section(
    '16.4',
    'Thắng lớn đến đâu',
    text('Lấy điểm bên thắng chia cho điểm bên thua:'),
    list('gấp ba trở lên: toàn thắng;', 'gấp đôi: thắng lớn, như Việt Minh năm 1954;', 'ít hơn: hòa theo thang này.'),
    ruling('Khi chia, tổng dưới 1 tính là 1.'),
  ),
  section(
    '16.5',
    'Tùy chọn: xe tải Pháp',
    text(
      'Mỗi ván một lần, Pháp được chở một khẩu pháo di chuyển 0 qua các khu công sự liền nhau, như một lần đi hoặc để khỏi mất khi rút lui.',
    ),
    ruling(
      'Trong chiến dịch và ở 17.4. Như một lần đi thì phải dừng cạnh quân địch như mọi đơn vị ([[11.0]]). Chở lúc di chuyển chiến lược thì coi như đã chuyển: lượt ấy không bắn nữa, trừ vào quân đang xung phong vào nó.',
    ),
  ),
);

export const battles = chapter(
  '17',
  'Các trận đánh',
  section(
    '17.0',
    'Tóm tắt',
    text(
      'Năm trận từ một đến 24 hiệp. Bốn trận đầu không có tuần: pháo, máy bay và lần bắn xe tăng chỉ dùng một lần trong cả trận. Rất hợp để học chơi.',
    ),
    ruling(
      'Một hiệp gồm hai nửa. Không được đi thì cũng không được xung phong; bắn không phải là đi, còn rút lui thì tự do. Chỗ nào cho chọn thì đã bày sẵn và có thể đổi.',
    ),
    rebuilt('Chỗ nào được đặt ở nhiều khu vực, vị trí bày sẵn là do trò chơi này chọn.'),
  ),
  section('17.1', 'Him Lam (Béatrice), 13 tháng 3', text('Một hiệp, trời quang. Việt Minh có quyền chủ động.')),
  section(
    '17.1.1',
    'Pháp bày quân',
    text('Ba trong bảy xe tăng, tùy chọn. Một xúc xắc số đơn vị không quân: F6F, F8F hay SB2C.'),
    figure(startOf('beatrice', 'french')),
  ),
  section(
    '17.1.2',
    'Việt Minh bày quân',
    text('Tất cả ở thung lũng đông bắc.'),
    figure(startOf('beatrice', 'viet-minh')),
  ),
  section(
    '17.1.3',
    'Luật riêng',
    list(
      'Bên Pháp chỉ 8 BPC, 1 BEP và xe tăng được đi.',
      'Việt Minh chỉ đánh ở Him Lam và các khu vực giáp bên, và không vào khu công sự nào khác.',
      'Mọi người có tiếp tế. Nhóm sĩ quan dù phải đồng ý; không có dốc toàn lực.',
    ),
  ),
  section(
    '17.1.4',
    'Thắng bại',
    text('Điểm như thường, và 3 cho phe giữ Him Lam lúc kết thúc. Nhiều điểm hơn thì thắng.'),
  ),
  section(
    '17.2',
    'Độc Lập (Gabrielle), 14 và 15 tháng 3',
    text('Nhiều nhất ba hiệp, trời quang. Việt Minh có quyền chủ động.'),
  ),
  section(
    '17.2.1',
    'Pháp bày quân',
    text('Ba trong bảy xe tăng, tùy chọn. Một xúc xắc số đơn vị không quân: F6F, F8F hay SB2C.'),
    figure(startOf('gabrielle', 'french')),
  ),
  section(
    '17.2.2',
    'Việt Minh bày quân',
    text('Ở thung lũng tây bắc hoặc đông bắc.'),
    figure(startOf('gabrielle', 'viet-minh')),
    ruling('Pháo đội 105 ly không có phần pháo kích để bắn; nó chỉ tự vệ được. Ở 17.4 cũng thế.'),
  ),
  section(
    '17.2.3',
    'Luật riêng',
    list(
      'Bên Pháp chỉ 5 BPVN, 1 BEP và xe tăng được đi.',
      'Việt Minh chỉ đánh ở Độc Lập, Bản Kéo và các khu vực giáp bên.',
      'Mọi người có tiếp tế. Nhóm sĩ quan dù phải đồng ý; không có dốc toàn lực.',
    ),
  ),
  section(
    '17.2.4',
    'Thắng bại',
    text('Điểm như thường, 5 cho phe giữ Độc Lập và 2 cho phe giữ Bản Kéo lúc kết thúc. Nhiều điểm hơn thì thắng.'),
  ),
  section('17.3', 'Trận đánh cao xạ, 28 tháng 3', text('Một hiệp, trời quang. Pháp có quyền chủ động.')),
  section(
    '17.3.1',
    'Pháp bày quân',
    text(
      'Ở Claudine. Lựu pháo có sức mạnh 1. Bốn trong bảy xe tăng, tùy chọn. Một xúc xắc số đơn vị không quân: F6F, F8F, SB2C hay A-26.',
    ),
    figure(startOf('flak-raid', 'french')),
  ),
  section(
    '17.3.2',
    'Việt Minh bày quân',
    text('Ở đồng Octavie, sau một công sự dã chiến.'),
    figure(startOf('flak-raid', 'viet-minh')),
  ),
  section(
    '17.3.3',
    'Luật riêng',
    list(
      'Việt Minh không đi và không xung phong; được rút lui.',
      'Đang có dốc toàn lực, không tốn gì. Không cần hỏi nhóm sĩ quan dù.',
      'Mọi người có tiếp tế.',
    ),
  ),
  section(
    '17.3.4',
    'Thắng bại',
    text(
      'Pháp thắng nếu cả ba đơn vị cao xạ bị loại hoặc đã rút. Việt Minh thắng nếu Pháp mất nhiều nấc hơn họ. Cả hai đều đúng, hoặc không điều nào đúng, thì hòa.',
    ),
  ),
  section(
    '17.4',
    'Các ngọn đồi phía đông, 30 và 31 tháng 3',
    text('Nhiều nhất ba hiệp, trời quang. Việt Minh có quyền chủ động.'),
  ),
  section(
    '17.4.1',
    'Pháp bày quân',
    text('Một xúc xắc cộng 2 đơn vị không quân: F6F, F8F hay SB2C. Một xúc xắc cộng 5 điểm tiếp tế.'),
    figure(startOf('hills', 'french')),
  ),
  section(
    '17.4.2',
    'Việt Minh bày quân',
    text(
      'Hai trung đoàn của Đại đoàn 312 và hai của Đại đoàn 316, tùy chọn, cùng pháo và hai công sự dã chiến, ở bờ đông sông, sát đến mép công sự Pháp. Một xúc xắc cộng 10 điểm tiếp tế.',
    ),
    figure(startOf('hills', 'viet-minh')),
    ruling('Không ở Dominique, Éliane hay Wieme, dù chỗ ấy không có quân Pháp: lúc đầu các khu này thuộc Pháp.'),
  ),
  section(
    '17.4.3',
    'Luật riêng',
    list(
      'Không ai đi hay xung phong vào khu vực ở bờ tây sông; quân Pháp được rút về đó.',
      'Điểm tiếp tế chỉ trả cho pháo.',
      'Nhóm sĩ quan dù phải đồng ý; không có dốc toàn lực. Được dùng xe tải Pháp ([[16.5]]).',
    ),
  ),
  section(
    '17.4.4',
    'Thắng bại',
    text(
      'Điểm như thường, và 2 cho mỗi khu vực của Dominique và Éliane mà Việt Minh giữ lúc kết thúc. Nhiều điểm hơn thì thắng.',
    ),
  ),
  section(
    '17.5',
    'Cụm Huguette, 1 đến 23 tháng 4',
    text('Nhiều nhất 24 hiệp, lúc đầu trời quang. Việt Minh bắt đầu với quyền chủ động.'),
  ),
  section(
    '17.5.1',
    'Pháp bày quân',
    text(
      'Hai trong sáu xe tăng đã hư hại. Lúc đầu một xúc xắc số đơn vị không quân: F6F, F8F, SB2C hay A-26. Một xúc xắc cộng 15 điểm tiếp tế và một xúc xắc cộng 3 nấc bổ sung; có thể thả 2 BEP. Từ tuần thứ hai, thêm một xúc xắc cho biết bao nhiêu đơn vị không quân phục vụ nơi khác trong thung lũng:',
    ),
    table('deduction'),
    figure(startOf('huguettes', 'french')),
    ruling(
      '2 BEP tốn 3 điểm và một cho mỗi bước chiến lược còn lại. Trong các bước ấy mọi máy bay vận tải đều phục vụ.',
    ),
  ),
  section(
    '17.5.2',
    'Việt Minh bày quân',
    text(
      'Đại đoàn 308, công binh và pháo ở bờ tây sông, sát đến mép công sự Pháp, với bốn công sự dã chiến. Một xúc xắc cộng 25 điểm tiếp tế, và bốn quân tiếp tế trên tuyến vận tải. Không có viện binh.',
    ),
    figure(startOf('huguettes', 'viet-minh')),
    ruling('Không ở khu trung tâm, Françoise hay Hồng Cúm, cũng không cạnh Hồng Cúm hay Wieme. Được mua nấc bổ sung.'),
  ),
  section(
    '17.5.3',
    'Luật riêng',
    list(
      'Không ai đi hay xung phong sang bờ đông sông. Việt Minh tránh xa Hồng Cúm, Wieme và các khu vực giáp bên.',
      'Sau hiệp 7, 14 và 21 thì chơi bước hồi phục rồi một tuần mới với thời tiết, sự kiện, tiếp tế, quân đến, pháo và máy bay.',
      'Nhóm sĩ quan dù phải đồng ý. Lúc đầu đang có dốc toàn lực, không tốn gì.',
      'Việt Minh bị −2 vào xúc xắc cho tuyến vận tải.',
      'Pháp có thể bỏ qua xúc xắc thêm về máy bay; mỗi lần như thế Việt Minh được một điểm.',
      'Lúc bày quân, Việt Minh chịu một cuộc khủng hoảng tinh thần ([[6.2]]).',
    ),
    ruling(
      'Hai bên cùng bỏ thì hết các hiệp của tuần. Không ai rút qua sông. Dốc toàn lực lúc đầu là lần của tháng 4. Nấc mất trong khủng hoảng vẫn tính điểm.',
    ),
  ),
  section(
    '17.5.4',
    'Thắng bại',
    text(
      'Điểm như thường, kể cả 10 điểm vì không đầu hàng, và 2 cho mỗi khu công sự Việt Minh giữ lúc kết thúc, trừ Him Lam, Độc Lập và Bản Kéo. Nhiều điểm hơn thì thắng.',
    ),
  ),
);
