import type { RulebookTexts } from '../texts';

export const labels: RulebookTexts['labels'] = {
  '1d6': 'Một xúc xắc',
  '2d6': 'Hai xúc xắc',
  points: 'Số điểm',
  'trench-value': 'Giá trị hào',
  terrain: 'Giá trị phòng ngự',
  star: 'Khu vực thắng lợi',
  airstrip: 'Sân bay: mất thì +2 vào lần tung tiếp tế',
  supply: 'Cạnh sân bay: mất thì +1 vào lần tung tiếp tế',
  closed: 'Đóng với quân Pháp',
  bonus: 'Thuộc một bộ thưởng: thêm một lá bài',
  cumulative: 'các lá cộng dồn',
  individual: 'từng lá một',
  removed: 'ra khỏi trò chơi',
};
