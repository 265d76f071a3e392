import { chapter, ruling, section, table, text } from '../blocks';

export const discarding = chapter(
  '6',
  'Bỏ bài',
  section('6.0', 'Tóm tắt', text('Trước hết bỏ bài cho đúng giới hạn trên tay, sau đó cất lá bài của lượt.')),
  section(
    '6.1',
    'Giới hạn bài trên tay',
    text(
      'Cứ bốn trung tâm Pháp được giữ một lá dự trữ, làm tròn lên. Phần vượt quá phải bỏ, bỏ lá nào do bạn chọn; muốn bỏ thêm cũng được.',
    ),
    table('1'),
    ruling('Lá bị bỏ vào chồng bỏ và có thể trở lại. Giới hạn tính theo số trung tâm bạn đang giữ lúc này.'),
  ),
  section(
    '6.2',
    'Lá bài của lượt',
    text(
      'Lá một lần mà sự kiện đã xảy ra thì ra khỏi trò chơi. Lá dự trữ được giữ thì vào tay bạn. Lá ghi “xáo lại” được xáo chung với chồng rút và chồng bỏ thành chồng rút mới, dù sự kiện không xảy ra. Các lá khác bị bỏ.',
    ),
  ),
);
