import { chapter, list, ruling, section, text } from '../blocks';

export const sequence = chapter(
  '5',
  'Một lượt',
  section(
    '5.0',
    'Trình tự',
    text('Nhiều nhất mười một lượt, mỗi lượt theo thứ tự:'),
    list(
      'thời tiết và sự kiện ([[5.1]]), tiếp tế ([[5.2]]): lượt 1 không có;',
      'viện binh ([[5.3]]), máy bay sẵn có ([[5.4]]);',
      'bước chiến lược ([[5.5]]): pháo kích, nhiệm vụ bay, di chuyển chiến lược;',
      'bước xung phong ([[5.6]]): nhiều nhất bảy hiệp;',
      'sửa chữa và hồi phục ([[5.7]]), thắng bại ([[5.8]]).',
    ),
    text('Các trận đánh lẻ không có tuần: bày quân xong chỉ chơi những hiệp của bước xung phong ([[17.0]]).'),
  ),
  section(
    '5.1',
    'Thời tiết và sự kiện',
    text(
      'Một xúc xắc cho thời tiết của tuần ([[6.1]]). Rồi mỗi phe tung một xúc xắc; tổng có thể đem đến một sự kiện ([[6.2]]). Lượt 1 trời quang và không có sự kiện.',
    ),
  ),
  section(
    '5.2',
    'Tiếp tế',
    text(
      'Hai phe vạch đường tiếp tế ([[7.5]]) và trả điểm cho quân mình ([[7.2]]). Đơn vị bị cắt hay không được trả thì mang dấu mất tiếp tế ([[7.3]]). Lượt 1 không có.',
    ),
  ),
  section(
    '5.3',
    'Viện binh',
    text(
      'Việt Minh tung xem tuyến vận tải chứa được bao nhiêu rồi đưa vào ([[8.1.1]]); họ cũng có thể gọi Trung đoàn 148 ([[8.1]]). Máy bay Corsair đến với Pháp ở lượt 8 ([[8.2]]).',
    ),
  ),
  section(
    '5.4',
    'Máy bay sẵn có',
    text(
      'Riêng quân Pháp. Thời tiết giữ một phần máy bay dưới đất, các chiến trường khác lấy một phần, trừ khi Pháp dốc toàn lực ([[9.1]]). Sau đó chất hàng lên máy bay vận tải ([[9.5]]).',
    ),
    ruling(
      'Sách luật đặt các xúc xắc của máy bay ở bước tăng viện và cả ở đây. Ở đây mới tung, trước khi Pháp quyết định về lính dù.',
    ),
  ),
  section('5.5', 'Bước chiến lược', text('Ba việc: pháo, rồi máy bay, rồi chuyển quân đi xa bao nhiêu cũng được.')),
  section(
    '5.5.1',
    'Pháo kích',
    text(
      'Việt Minh pháo kích, từng pháo đội một ([[10.2]], [[10.3]]), và Pháp có thể đáp lại từng pháo đội bằng phản pháo ([[10.5]]). Rồi Pháp pháo kích; không ai đáp lại.',
    ),
    ruling('Khối bộc phá thuộc về đây: báo trước, hoặc lộ ra và cho nổ, trong phần của Việt Minh ([[14.4.2]]).'),
  ),
  section(
    '5.5.2',
    'Ném bom và vận tải đường không',
    text(
      'Pháp giao nhiệm vụ cho từng đơn vị không quân: ném bom ([[9.2]]), chế áp cao xạ ([[9.4]]), thả dù ([[9.5]]). Rồi Việt Minh chọn mục tiêu cho cao xạ, và cao xạ tung trước ([[9.6]]). Máy bay nào còn lại thì ném bom và thả.',
    ),
    ruling(
      'Máy bay chưa có nhiệm vụ ở đây còn có thể chi viện trong bước xung phong ([[9.3]]). Mỗi đơn vị không quân bay một lần mỗi lượt.',
    ),
  ),
  section(
    '5.5.3',
    'Di chuyển chiến lược',
    text(
      'Từng đơn vị một, Việt Minh trước, rồi luân phiên, cho đến khi hai phe bỏ liền nhau ([[11.1]]). Phe kia có thể bắn vào đơn vị đang đi ([[10.4]]). Quân và hàng của Việt Minh tìm cách ra khỏi tuyến vận tải ([[8.1.2]]).',
    ),
    ruling(
      'Bỏ không phải là thôi hẳn. Hàng tiếp tế và nấc bổ sung tung để ra trước khi đơn vị đầu tiên đi; đó không phải là một lần đi.',
    ),
  ),
  section(
    '5.6',
    'Bước xung phong',
    text(
      'Hai phe tung xúc xắc; ai cao hơn có quyền chủ động. Rồi chơi nhiều nhất bảy hiệp. Trong một hiệp, phe có quyền chủ động chơi nửa của mình, rồi đến phe kia: di chuyển, chi viện, bắn, xung phong, hồi phục. Bước này hết sau hiệp thứ bảy, hoặc sau một hiệp cả hai đều bỏ.',
    ),
    ruling(
      'Quyền chủ động tung một lần mỗi lượt, bằng nhau thì tung lại, và giữ cho mọi hiệp. Bỏ là bỏ cả nửa hiệp, kể cả hồi phục và phần bắn của địch trong đó; hiệp sau vẫn được chơi.',
    ),
  ),
  section(
    '5.6.1',
    'Di chuyển',
    text(
      'Đơn vị của phe đang hành động di chuyển trong số điểm của mình ([[11.2]]), nếu chưa bắn và chưa di chuyển chiến lược. Đến cạnh địch thì phải dừng.',
    ),
  ),
  section(
    '5.6.2',
    'Chi viện',
    text(
      'Phe đang hành động, rồi phe kia, cho pháo đội, và Pháp cho cả máy bay, đánh vào từng đơn vị địch ([[9.3]], [[10.2]]). Pháp có thể thêm phản pháo ([[10.5]]), Việt Minh thêm cao xạ ([[9.6]]). Rồi tung cho các nhiệm vụ, phe có quyền chủ động trước.',
    ),
    ruling(
      'Cả hai bên đều công khai: phe sau biết phe trước đã chọn gì. Pháo đội bị rối loạn vì phần chi viện tung trước thì không bắn nữa. Mục tiêu không còn thì nhiệm vụ bỏ phí. Ở đây cao xạ phải có tiếp tế mới bắn.',
    ),
  ),
  section(
    '5.6.3',
    'Bắn',
    text(
      'Trước hết các đơn vị còn vững của phe kia bắn vào địch giáp bên, rồi đến những đơn vị của phe đang hành động mà không xung phong ([[12.1]]).',
    ),
  ),
  section(
    '5.6.4',
    'Xung phong',
    text(
      'Phe đang hành động chọn một khu vực và các đơn vị đánh vào đó; bên giữ bắn chặn lần cuối; rồi bên đánh vào và tung cho đợt xung phong ([[12.2]]).',
    ),
    ruling('Các đợt xung phong chọn và đánh lần lượt. Mỗi nửa hiệp một khu vực chỉ bị xung phong một lần.'),
  ),
  section(
    '5.6.5',
    'Hồi phục trong hiệp',
    text(
      'Các đơn vị rối loạn của phe đang hành động tung để hồi phục ([[13.3]]). Bộ binh của cả hai phe đã bắn thì nửa hiệp sau lại bắn được ([[13.4]]).',
    ),
  ),
  section(
    '5.7',
    'Sửa chữa và hồi phục',
    text(
      'Vạch lại đường tiếp tế, đơn vị mất tiếp tế tung xem mất gì ([[7.3]]). Mọi rối loạn chấm dứt. Pháp sửa máy bay và xe tăng ([[13.1]]). Nấc bổ sung bù cho các đơn vị ([[8.3]], [[8.4]]), và công binh Việt Minh rảnh việc thì đào công sự ([[14.4.1]]).',
    ),
  ),
  section(
    '5.8',
    'Thắng bại',
    text(
      'Nếu chỉ có Việt Minh trong Trung tâm Mường Thanh thì tập đoàn cứ điểm đầu hàng ([[15.1]]). Nếu không thì sang lượt mới; hết lượt 11 thì tính điểm.',
    ),
  ),
);
