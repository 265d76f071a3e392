import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { card } from '../figures';

export const cards = chapter(
  '5',
  'Lá bài sự kiện',
  section(
    '5.0',
    'Tóm tắt',
    text('Rút một lá bài. Sự kiện có thể xảy ra, còn điểm hành động là của bạn. Có lá giữ lại được để dùng sau.'),
  ),
  section(
    '5.1',
    'Dùng lá bài',
    text(
      'Rút lá trên cùng và làm theo lá bài. Lá bài đứng trên luật. Tác dụng kéo dài trong lượt này, sau đó lá bài bị bỏ, trừ khi lá bài nói khác.',
    ),
    ruling(
      'Sự kiện đủ điều kiện thì bắt buộc xảy ra, lợi hay hại cũng vậy, trừ khi lá bài ghi “có thể”. Hết chồng rút thì xáo chồng bỏ làm chồng mới.',
    ),
  ),
  section(
    '5.2',
    'Điểm hành động của lượt',
    text(
      'Lá bài rút được cho điểm hành động, dù sự kiện có xảy ra hay không, và ngay cả khi bạn giữ lá bài làm dự trữ. Lá 43 phải tung: 1 đến 3 điểm. Điểm để dành từ lượt trước được cộng thêm. Không bao giờ có quá 4 điểm.',
    ),
    example('Bạn rút lá 16 (3 điểm) và đã để dành một điểm: bạn có 4.'),
  ),
  section(
    '5.2.1',
    'Điểm hành động dùng làm gì',
    text('1 điểm hành động cho phép một loại việc trong cả lượt:'),
    list(
      'pháo bắn phòng ngự, kèm 1 điểm tiếp tế ([[12.3.5.1]]);',
      'di chuyển ([[14.1]]);',
      'phản kích ([[15.0]]);',
      'đột kích, sửa công sự và sửa sân bay ([[16.0]]).',
    ),
  ),
  section(
    '5.2.2',
    'Để dành một điểm',
    text(
      'Cuối lượt, nếu tình hình trên 0, một điểm hành động chưa dùng được để dành. Nếu tình hình từ 0 trở xuống, còn bao nhiêu mất bấy nhiêu.',
    ),
    ruling('Điểm để dành có thể lại để dành tiếp. Không bao giờ mang sang quá một điểm.'),
  ),
  section(
    '5.3',
    'Điều kiện',
    text(
      'Bên dấu hỏi ghi khi nào sự kiện có thể xảy ra; các lượt nêu ra đều tính cả hai đầu. Không đủ điều kiện thì không có sự kiện, nhưng điểm hành động vẫn tính.',
    ),
    figure(card(21)),
    ruling(
      'Điều kiện xét lúc rút lá bài, hoặc lúc dùng lá bài trên tay. Lúc đó sân bay vẫn ở tình trạng của lượt trước.',
    ),
  ),
  section(
    '5.4',
    'Sự kiện một lần',
    text(
      'Lá bài một lần mà sự kiện đã xảy ra thì ra khỏi trò chơi. Nếu sự kiện chưa xảy ra, lá bài bị bỏ như mọi lá khác.',
    ),
  ),
  section(
    '5.5',
    'Bài dự trữ',
    text(
      'Lá bài dự trữ khi rút được có thể giữ lại, rồi dùng từ tay ở một bước hay một lượt sau, khi đủ điều kiện. Mỗi lượt dùng nhiều nhất hai lá: lá vừa rút và một lá trên tay.',
    ),
    figure(card(12)),
    ruling(
      'Lá dự trữ được dùng ngay như lá rút của lượt thì vẫn còn dùng được một lá trên tay. Đã giữ lại rồi mới dùng trong cùng lượt thì nó là lá trên tay. Lá không gây được tác dụng gì thì không được dùng.',
    ),
  ),
  section(
    '5.6',
    'Khi nào sự kiện xảy ra',
    text(
      'Bên đồng hồ ghi bước của sự kiện. “Ngay lập tức” là bây giờ; sự kiện khác chờ đến bước của nó. Lá dự trữ ghi “ngay lập tức” có thể dùng từ tay ở bất cứ quyết định nào của bạn.',
    ),
  ),
  section(
    '5.7',
    'Lá cờ',
    text('Cờ Pháp đánh dấu sự kiện có lợi cho bạn, cờ kia đánh dấu sự kiện có lợi cho Việt Minh.'),
  ),
);
