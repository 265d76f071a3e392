import { chapter, ruling, section, text } from '../blocks';

export const morale = chapter(
  '10',
  'Tinh thần chung',
  section(
    '10.0',
    'Tóm tắt',
    text('Mỗi trung tâm mất đi làm tinh thần chung giảm. Ở bước này bạn có thể mua lại một ít.'),
  ),
  section(
    '10.1',
    'Phát thêm cho binh lính',
    text('Đổi tối đa 3 điểm tiếp tế lấy tinh thần chung, một đổi một. Tinh thần chung không bao giờ quá 20.'),
    ruling('Không bao giờ chi điểm tiếp tế cuối cùng ([[2.2.8.2]]).'),
  ),
);
