import { chapter, example, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const artillery = chapter(
  '10',
  'Pháo binh',
  section(
    '10.0',
    'Pháo làm được gì',
    list(
      'pháo kích trong bước chiến lược ([[10.2]]), Việt Minh còn bắn vào sở chỉ huy ([[10.3]]);',
      'bắn quân di chuyển ([[10.4]]);',
      'phản pháo, chỉ quân Pháp ([[10.5]]);',
      'chi viện trong bước xung phong ([[5.6.2]]).',
    ),
    text(
      'Mỗi pháo đội bắn một lần mỗi lượt, theo một trong các cách trên, và mỗi lần bắn tốn một điểm tiếp tế ([[7.2]]). Ngoài ra, pháo luôn bắn vào quân đang xung phong vào khu vực của mình, không tốn gì ([[12.2]]).',
    ),
    figure(counters('fr-4c-155', 'fr-1le-hm', 'vm-105-1', 'vm-120-1', 'vm-82-1', 'vm-kat-1')),
    list(
      'Lựu pháo, súng cối 120 ly và Katyusha bắn tới mọi nơi nhìn thấy.',
      'Súng cối 82 ly bắn xa hai khu vực.',
      'Cao xạ chỉ bắn máy bay, không bao giờ bắn mặt đất.',
      'Pháo 105 ly Việt Minh chỉ pháo kích: hầm pháo quá sâu nên không làm việc khác được ([[14.7]]). Katyusha cũng vậy ([[14.3]]).',
    ),
    ruling(
      'Thang ở 0 thì không khẩu nào bắn, trừ Katyusha và pháo bắn vào quân đang xung phong vào mình. Mọi pháo đều tự vệ, trừ cao xạ; 105 ly và Katyusha cũng thế.',
    ),
  ),
  section(
    '10.1',
    'Tầm nhìn',
    text(
      'Pháo nhìn thấy mục tiêu dọc một chuỗi khu vực giáp nhau không có rừng, đồi hay quân mình; khu vực của pháo và của mục tiêu không tính. Chuỗi có thể dài hơn tầm bắn.',
    ),
    example(
      'Pháo ở thung lũng đông bắc nhìn thấy Him Lam qua bờ đông Nậm Rốm và đồng ruộng đường 41. Có bộ binh Việt Minh ở đồng ruộng ấy thì chuỗi này bị chắn.',
    ),
    ruling(
      'Điều này áp dụng cho mọi pháo bắn mặt đất, kể cả bắn sở chỉ huy và phản pháo. Khu thung lũng chắn như rừng. Khu vực giáp bên thì luôn nhìn thấy. Tầm hai là hai bước theo đường ngắn nhất.',
    ),
  ),
  section(
    '10.2',
    'Pháo kích',
    text(
      'Một pháo đội còn vững, có tiếp tế, chưa bắn, chọn một khu vực và trả điểm. Nếu phản pháo không chặn được ([[10.5]]) thì tung một xúc xắc cho mỗi đơn vị địch trong khu vực. Ở khu thung lũng thì chọn một đơn vị.',
    ),
    table('bombardment'),
    list(
      '+1 nếu mục tiêu ở đất trống;',
      '+1 nếu một đơn vị phe mình còn vững, không phải xe tăng, ở giáp khu vực mục tiêu;',
      '+1 cho mỗi 4 điểm di chuyển mục tiêu đã dùng (chỉ khi bắn quân di chuyển);',
      '−1 ở rừng hay khu thung lũng;',
      '−1 cho mỗi công sự dã chiến, nhiều nhất hai.',
    ),
    text(
      'Lần trúng đầu làm đơn vị rối loạn, lần nữa thì mất một nấc. Trong bước chiến lược không đơn vị nào mất quá một nấc vì pháo và bom gộp lại, và không mất nấc cuối.',
    ),
    example(
      'Éliane 1 có I/4 RTM, BT 2 và công binh; một tiểu đoàn Việt Minh ở cạnh. Một pháo đội 105 ly tung 3, 4 và 6, với +1: BT 2 và công binh rối loạn. Pháo đội thứ hai tung 4, 5 và 6: I/4 RTM cũng rối loạn, BT 2 mất một nấc, công binh giữ nấc cuối.',
    ),
    ruling(
      'Cột là sức mạnh hiện có của pháo đội. Giới hạn tính cho cả bước chiến lược; hỏa tiễn và khối bộc phá không bị giới hạn. Chi viện dùng bảng này đánh một đơn vị, và ở đó mất bao nhiêu nấc cũng có thể. Trước pháo, công sự dã chiến che mọi đơn vị trong khu vực, kể cả quân Pháp.',
    ),
    rebuilt('Chúng tôi không có bảng này; nó được dựng lại theo sức mạnh bên bắn; các điểm cộng trừ thì sách đã nêu.'),
  ),
  section(
    '10.3',
    'Bắn vào sở chỉ huy',
    text(
      'Một pháo đội Việt Minh có thể bắn vào sở chỉ huy của de Castries. Mỗi phát trúng lấy một điểm tiếp tế của Pháp. Xúc xắc +1 khi Việt Minh đứng cạnh Trung tâm Mường Thanh. Đơn vị ở đó không việc gì; bắn vào chúng cũng không chạm đến tiếp tế.',
    ),
    example('Pháo đội 120 ly, Việt Minh ở cạnh Trung tâm Mường Thanh: 4 + 1 = 5, trúng một, mất một điểm tiếp tế.'),
    ruling('Hai phát trúng lấy hai điểm. Không điểm cộng trừ nào khác.'),
  ),
  section(
    '10.4',
    'Bắn quân di chuyển',
    text(
      'Khi di chuyển chiến lược, pháo đội của phe kia có thể bắn vào đơn vị đang đi sau mỗi khu vực nó vào, theo luật pháo kích. Trúng thì nó cũng phải dừng. Có thể phản pháo nếu quân Pháp đang đi. Pháo 105 ly Việt Minh và Katyusha không tham gia.',
    ),
    example('Mục tiêu đã dùng 9 điểm di chuyển: +2.'),
    ruling(
      'Cả khi đơn vị vừa ra khỏi tuyến vận tải. Chỉ đơn vị đang đi bị trúng. Nhiều pháo đội bắn cùng lúc hay ở những chỗ khác nhau trên đường đều được. Tính mọi điểm đã dùng trong lần đi này. Pháo đã di chuyển chiến lược thì không bắn.',
    ),
  ),
  section(
    '10.5',
    'Phản pháo',
    text(
      'Sau khi một pháo đội Việt Minh chọn mục tiêu, các pháo đội Pháp chưa bắn có thể bắn vào nó. Mỗi pháo đội trả một điểm và tung: từ 5 trở lên là trúng. Pháo đội kia rối loạn, nhiệm vụ bị hủy, mà vẫn tính là đã bắn và đã trả điểm.',
    ),
    list(
      '−1 nếu nó ở rừng hay khu thung lũng;',
      '−1 cho mỗi công sự dã chiến, nhiều nhất hai;',
      '+1 nếu một đơn vị Pháp còn vững ở giáp khu vực của nó.',
    ),
    example('Súng cối 82 ly trong rừng sau một công sự dã chiến, có đơn vị Pháp ở cạnh: 6 − 1 − 1 + 1 = 5, trúng.'),
    ruling(
      'Dùng được trước pháo kích, bắn sở chỉ huy, bắn quân di chuyển và chi viện, không bao giờ trước Katyusha hay cao xạ. Chọn hết các pháo đội đáp lại rồi mới tung, mỗi pháo đội một xúc xắc. Trúng lần nữa thì mất một nấc.',
    ),
  ),
);
