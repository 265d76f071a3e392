import { chapter, section, text } from '../blocks';

export const turn = chapter(
  '18',
  'Hết lượt',
  section(
    '18.0',
    'Sang lượt sau',
    text(
      'Có thể để dành một điểm hành động ([[5.2.2]]). Tác dụng của các lá bài chấm dứt, và lượt sau bắt đầu bằng một lá bài. Sau lượt 16 thì tính điểm ([[17.2]]).',
    ),
  ),
);
