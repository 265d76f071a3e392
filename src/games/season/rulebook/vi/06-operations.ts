import { chapter, list, ruling, section, table, text } from '../blocks';

export const operations = chapter(
  '6',
  'Quân Pháp hành quân',
  section(
    '6.0',
    'Tóm tắt',
    text(
      'Trong phần của mình ở mỗi hiệp, quân Pháp có thể trinh sát, rồi đánh: vào các cứ điểm đã mất, và ra tận các chiến hào.',
    ),
  ),
  section(
    '6.1',
    'Trinh sát',
    text(
      'Khu vành ngoài nào giáp một khu trung tâm có đơn vị Pháp đều có thể trinh sát, mỗi hiệp một lần. Tung một xúc xắc:',
    ),
    table('scout'),
    text(
      'Tiểu đoàn bị thấy thì nằm ngửa đến hết hiệp và có thể bị pháo và máy bay đánh. Nghi binh về một khu rừng tùy chọn. Nếu chỉ có nghi binh, hào cấp 3 tụt xuống cấp 2.',
    ),
    ruling(
      'Ra 5 và 6, quân Pháp mất một điểm bổ sung hoặc một nấc của một đơn vị, không phải xe tăng, ở khu giáp khu được trinh sát, dù trong đó chỉ có nghi binh hay không có gì.',
    ),
  ),
  section(
    '6.2',
    'Hành quân',
    text('Nhiều nhất ba phiên, chơi như đợt xung phong ([[5.0]]), đổi vai hai bên, với những điểm khác sau đây.'),
  ),
  section(
    '6.2.1',
    'Lật tiểu đoàn',
    text(
      'Quân Pháp nhắm các cứ điểm Việt Minh; quân ở đó bị lật lên, nghi binh rời đi. Quân trong khu có quân Pháp cũng bị lật lên.',
    ),
    ruling('Thấy rõ ở đó có gì rồi, quân Pháp vẫn có thể hủy đòn đánh.'),
  ),
  section(
    '6.2.2',
    'Pháo kích và oanh kích',
    text(
      'Pháo kích có sức mạnh 12. Oanh kích bắt đầu với sức mạnh 3 cho điểm không quân đầu tiên; mỗi điểm thêm dịch hai cột.',
    ),
    list(
      'Cứ điểm nối với một cứ điểm Pháp, hoặc có bàn đạp trên khu có quân Pháp, khi quân ở đó đã bị lật lên.',
      'Khu có tiểu đoàn đang ngửa, ở đâu cũng được.',
    ),
    ruling(
      'Một mục tiêu có thể chịu một lần pháo kích và một lần oanh kích. Điểm không quân không bao giờ cộng vào pháo kích.',
    ),
  ),
  section(
    '6.2.3',
    'Di chuyển và công bố',
    text(
      'Mỗi phiên bộ binh đi một cứ điểm hoặc một khu. Xe tăng đi bao xa cũng được trong khu trung tâm hay một trung tâm vòng ngoài, ở nơi khác thì một khu. Quân Pháp ra khỏi cứ điểm qua một bàn đạp của nó. Quân trong khu họ vào lập tức vào trận.',
    ),
    text('Rồi quân Pháp công bố các đòn tiến công: đơn vị nào, từ đâu, đánh đâu. Bao nhiêu đơn vị tham gia cũng được.'),
    ruling(
      'Có thể xuất kích từ bất cứ cứ điểm Pháp nào có bàn đạp, kể cả trung tâm vòng ngoài. Vào Rừng 4 từ G, H hoặc Q. Trong một khu, quân Pháp chỉ dùng bàn đạp khi ở đó không có địch.',
    ),
  ),
  section(
    '6.2.4',
    'Việt Minh bắn phòng ngự',
    text(
      'Tiểu đoàn bắn vào quân Pháp đánh cứ điểm của mình, hoặc đứng trong khu của mình: số tiểu đoàn bằng cấp hào ([[1.4]]). Pháo kích có thể đánh vào bên tiến công, và quân Pháp trong bất cứ khu có hào nào, dù không có tiểu đoàn ở đó.',
    ),
    ruling(
      'Ở Rừng 4, nơi không thể có hào, ba tiểu đoàn phòng ngự, và muốn pháo kích phải có một tiểu đoàn đang ngửa ở đó.',
    ),
  ),
  section(
    '6.2.5',
    'Tiến công',
    list(
      'Trong một khu: bộ binh bắn trên bảng hỏa lực ([[10.1]]), dịch cột theo đạn dược.',
      'Vào một cứ điểm: cận chiến ([[10.2]]), có thể thêm điểm không quân.',
    ),
    text(
      'Quân Pháp đánh ra từ một cứ điểm được coi như ở trong bàn đạp: −1 khi bị bắn thay cho công sự của cứ điểm, và D trúng cả khối quân.',
    ),
    text(
      'Đòn hiểm: nếu xúc xắc thứ hai bất lợi, một xe tăng Pháp tham gia mất một nấc; nếu có lợi, kết quả của bên giữ nhân đôi.',
    ),
    ruling(
      'Đòn nào cũng có thể hủy trước xúc xắc đầu tiên của bước. Tinh thần của đơn vị được nêu nhân đôi nếu có xe tăng đánh từ cùng một nơi; không được nêu xe tăng.',
    ),
  ),
  section(
    '6.2.6',
    'Việt Minh di chuyển phòng ngự',
    text('Quân có thể đi một bước'),
    list(
      'ra khỏi cứ điểm bị đánh;',
      'từ cứ điểm nối liền, để tăng viện cho nó;',
      'từ khu bên cạnh, qua bàn đạp;',
      'từ khu giáp một khu bị đánh, vào khu ấy.',
    ),
    ruling('Quân ẩn vẫn ẩn khi đi và bị lật lên ở phiên sau.'),
  ),
  section(
    '6.2.7',
    'Kết thúc cuộc hành quân',
    text(
      'Cuộc hành quân hết sau phiên thứ ba, hoặc khi quân Pháp dừng. Họ rút khỏi các khu, và có thể rút khỏi trung tâm vòng ngoài, về khu trung tâm hay một trung tâm khác của Pháp, qua những khu không có quân Việt Minh hoặc có đơn vị Pháp; hào không cản.',
    ),
    text(
      'Xe tăng không có bộ binh phải về một cứ điểm có đơn vị Pháp khác, dù phải xuyên qua địch. Không có cứ điểm như thế thì bị tiêu diệt.',
    ),
    text(
      'Sau mỗi phiên có đánh nhau trong một khu, Việt Minh có thể rút khỏi trận: các tiểu đoàn về khu rừng gần nhất, mệt mỏi, và không làm gì nữa trong hiệp.',
    ),
    ruling(
      'Quân Pháp trong một khu phải trở về cứ điểm nếu có lối; không có thì ở lại. Quân ẩn nào cũng chặn lối, kể cả nghi binh.',
    ),
  ),
);
