import { chapter, example, list, rebuilt, ruling, section, table, text } from '../blocks';

export const air = chapter(
  '9',
  'Không quân',
  section(
    '9.0',
    'Máy bay làm được gì',
    list(
      'Ném bom: SB2C, A-26, PBY.',
      'Chi viện chiến thuật và chế áp cao xạ: F6F, F8F, F4U, SB2C, A-26.',
      'Vận tải: C-47 chở một nấc, C-119 chở hai.',
    ),
    text(
      'Tất cả đóng ngoài bản đồ và sẵn sàng từ đầu, trừ một đơn vị C-119 đến nhờ sự kiện ([[6.2]]) và các F4U của lượt 8 ([[8.2]]).',
    ),
    ruling('Mỗi đơn vị không quân bay một nhiệm vụ mỗi lượt.'),
    rebuilt(
      'Số đơn vị từng loại tính theo máy bay bay được năm 1954, sáu chiếc một đơn vị: lúc đầu có hai F6F, bốn F8F, hai SB2C, ba A-26, một PBY, mười C-47 và một C-119.',
    ),
  ),
  section(
    '9.1',
    'Bao nhiêu máy bay bay',
    text(
      'Sau khi thời tiết giữ phần của nó dưới đất ([[6.1]]), tung hai xúc xắc. Xúc xắc đầu là số nấc vận tải phục vụ nơi khác lượt này, xúc xắc sau là số đơn vị không quân khác.',
    ),
    ruling(
      'Pháp chọn đơn vị nào. Máy bay vận tải phải cộng đúng bằng xúc xắc, hoặc vượt ít nhất có thể; không đủ thì tất cả đi vắng.',
    ),
    example('Nhiều mây: Pháp giữ 7 vận tải và 8 loại khác. Xúc xắc thứ hai được 5: ba trong số loại khác bay.'),
  ),
  section(
    '9.1.1',
    'Dốc toàn lực của không quân',
    text(
      'Mỗi tháng một lần Pháp có thể đưa mọi máy bay đến Điện Biên Phủ. Không tung hai xúc xắc kia; một xúc xắc khác cho biết tốn bao nhiêu điểm thắng lợi. Việc này cũng giúp nhóm sĩ quan dù dễ đồng ý cho xung phong ([[14.5]]).',
    ),
    ruling('Máy bay bị thời tiết giữ thì vẫn ở dưới đất. Tuyên bố rồi mới tung giá.'),
  ),
  section(
    '9.2',
    'Ném bom',
    text(
      'Trong bước chiến lược, đánh Việt Minh trên bản đồ hoặc trên tuyến vận tải. Báo tầm cao, cao xạ bắn trước, rồi mỗi máy bay còn lại tung một xúc xắc trên bảng pháo kích ([[10.2]]), theo cột của loại: SB2C và A-26 cột đầu, PBY cột hai.',
    ),
    list(
      '+2 ở tầm thấp;',
      '+1 nếu mục tiêu ở đất trống;',
      '−1 ở rừng hay khu thung lũng;',
      '−1 cho mỗi công sự dã chiến, nhiều nhất hai;',
      '+1 với A-26;',
      '−1 nếu máy bay đã hư hại.',
    ),
    text(
      'Trên bản đồ, bom trúng mọi đơn vị Việt Minh trong khu vực; ở thung lũng hay tuyến vận tải thì trúng một đơn vị. Lần trúng đầu gây rối loạn, lần sau mất một nấc, mỗi lượt nhiều nhất một nấc và không bao giờ nấc cuối. Hàng tiếp tế trúng là mất.',
    ),
    example('Một A-26 bay thấp đánh ba đơn vị ở đất trống: tung 3 thành 7, mỗi đơn vị trúng một. Cả ba rối loạn.'),
    ruling(
      'Mỗi máy bay một xúc xắc, và mọi đơn vị ở đó chịu như nhau. Mức một nấc tính cho cả bước chiến lược, pháo và máy bay gộp lại. Trên tuyến vận tải Pháp chỉ thấy mặt sau: họ ném bom một quân cờ ngẫu nhiên, hoặc một quân mang dấu. Nấc bổ sung trúng lần thứ hai thì mất.',
    ),
  ),
  section(
    '9.3',
    'Chi viện chiến thuật',
    text(
      'Trong phần chi viện của bước xung phong, đánh một đơn vị Việt Minh. Sau cao xạ thì tung một xúc xắc: từ 5 trở lên là trúng.',
    ),
    list(
      '+2 ở tầm thấp;',
      '+1 nếu mục tiêu ở đất trống;',
      '−1 ở rừng hay khu thung lũng;',
      '−1 cho mỗi công sự dã chiến, nhiều nhất hai.',
    ),
    text('Lần trúng đầu gây rối loạn, mỗi lần sau mất một nấc. Ở đây không có giới hạn: đơn vị có thể bị diệt.'),
  ),
  section(
    '9.4',
    'Chế áp cao xạ',
    text(
      'Một đơn vị không quân bay thấp trên một đơn vị cao xạ. Nếu lọt qua lưới lửa, hoặc hư hại mà vẫn bay tiếp, thì khẩu ấy bị −1 đến hết lượt.',
    ),
    example(
      'Một F8F chế áp khẩu 37 ly. Một khẩu đại liên bắn F8F mà trượt; vì thế khẩu 37 ly tung 6 − 1 = 5 vào một C-47 bay cao, máy bay hư hại chứ không rơi.',
    ),
    ruling(
      'Chỉ trong bước chiến lược, đánh một khẩu trên bản đồ hoặc một trong ba lần bắn của tuyến vận tải. Bắn vào máy bay chế áp thì tung trước, không bị −1. Hai máy bay trên một khẩu không cộng dồn.',
    ),
  ),
  section(
    '9.5',
    'Thả dù',
    text(
      'Hàng tiếp tế, nấc bổ sung và tiểu đoàn dù chỉ xuống Trung tâm Mường Thanh. Chúng được chất ở bước máy bay sẵn có ([[5.4]]). Sau cao xạ mỗi máy bay vận tải tung một xúc xắc, +1 khi Việt Minh đứng cạnh Trung tâm Mường Thanh.',
    ),
    table('drop'),
    list(
      'Đến nơi: toàn bộ.',
      'Tản mát: quân và nấc bổ sung xuống được, tiểu đoàn bị rối loạn; hàng tiếp tế được một nửa, bỏ phần lẻ.',
      'Rơi vào tay địch, ngoài hàng rào: quân và nấc bổ sung bị loại; mỗi nấc hàng về tay Việt Minh.',
    ),
    text('Một tiểu đoàn xuống được nếu ít nhất một nấc xuống được. Nấc trên máy bay bị bắn rơi thì mất.'),
    example('Tiểu đoàn bốn nấc đi vừa bốn C-47, một C-119 và hai C-47, hoặc hai C-119.'),
    example(
      'Một C-119 chở hai nấc hàng, bay thấp, Việt Minh ở cạnh Trung tâm Mường Thanh: 5 + 1 = 6, một nấc xuống được. Với 6 + 1 = 7 cả hai rơi vào tay Việt Minh.',
    ),
    ruling(
      'Tiểu đoàn phải chất trọn hoặc không chất. Máy bay quay về thì mang hàng về: hàng tiếp tế về kho sau, nấc bổ sung về số chung. Nấc của tiểu đoàn bay về thì nhập vào số bổ sung khi có nấc khác đã xuống hoặc đã mất; nếu tất cả bay về thì gửi lại không tốn thêm. Hàng chở gì thì giữ kín đến lúc xuống hoặc mất; giá của tiểu đoàn thì công khai.',
    ),
    rebuilt(
      'Chúng tôi không có bảng thả dù. Thả cao thì tản mát, thả thấp thì chính xác nhưng dưới làn đạn, và bãi thả thu hẹp thì dễ trượt: năm 1954 là như thế.',
    ),
  ),
  section(
    '9.6',
    'Cao xạ',
    text(
      'Khi Pháp đã báo nhiệm vụ và tầm cao, Việt Minh chọn mục tiêu cho từng đơn vị cao xạ. Trên bản đồ tầm bắn không giới hạn. Đơn vị cao xạ còn vững bắn một lần trong bước chiến lược và một lần trong một hiệp của bước xung phong. Trên tuyến vận tải mỗi lượt có ba lần bắn. Cao xạ không tốn tiếp tế.',
    ),
    table('aa'),
    list('−1 khi mưa;', '−1 nếu khẩu ấy không có tiếp tế;', '−1 nếu bị chế áp.'),
    ruling(
      'Chọn hết mục tiêu rồi mới tung. Nhiều khẩu bắn một máy bay cũng được. Cao xạ trên bản đồ không bắn máy bay trên tuyến vận tải, ba lần bắn ở đó không bắn nơi khác; chúng không bao giờ thiếu tiếp tế. Khẩu đã di chuyển chiến lược thì không bắn trong bước xung phong.',
    ),
    rebuilt(
      'Chúng tôi không có bảng cao xạ. Bảng này bắn rơi tám đến mười đơn vị trong cả cuộc vây hãm, bằng năm 1954. Cao xạ của tuyến vận tải chỉ làm hư hại, không bắn rơi.',
    ),
  ),
  section(
    '9.6.1',
    'Kết quả',
    list(
      'Hư hại: tung ngay một xúc xắc. Chẵn: máy bay quay về. Lẻ: làm xong nhiệm vụ đã. Cách nào cũng phải sửa mới bay lại được ([[13.1]]).',
      'Hư hại lần thứ hai: quay về, không tung; không bị rơi.',
      'Bị bắn rơi: mất nhiệm vụ và hàng. Việt Minh được điểm cho máy bay và cho quân trên đó ([[15.2]]).',
    ),
    example(
      'Một C-47 chở một nấc hàng, bay cao: khẩu 37 ly tung 5, hư hại. Tung 4 thì quay về, không mất gì. Tung 3 thì bay tiếp và thả; lúc thả được 4 là tản mát, mà một nấc thì không còn gì xuống được.',
    ),
  ),
);
