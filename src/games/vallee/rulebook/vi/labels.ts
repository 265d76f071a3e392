import type { RulebookTexts } from '../texts';

export const labels: RulebookTexts['labels'] = {
  '1d6': 'Một xúc xắc',
  '2d6': 'Hai xúc xắc',
  clear: 'Đất trống',
  hill: 'Đồi',
  jungle: 'Rừng',
  fortress: 'Khu công sự của khu trung tâm',
  outlying: 'Khu công sự ngoài khu trung tâm',
  valley: 'Khu thung lũng: nguồn tiếp tế của Việt Minh',
  hq: 'Sở chỉ huy của de Castries: nguồn tiếp tế của Pháp',
  cost: 'Điểm di chuyển để vào: {}',
  blocks: 'Chắn tầm nhìn',
  'no-tanks': 'Xe tăng không vào được',
  fire: 'Bắn đơn vị ở đây: +{} vào xúc xắc',
  'fire-compound': 'Bắn quân Pháp còn vững ở đây: +{} vào xúc xắc',
  'bombard-plus': 'Bom đạn: +{} vào xúc xắc',
  'bombard-minus': 'Bom đạn: −{} vào xúc xắc',
  assault: 'Xung phong vào đơn vị ở đây: −{} vào xúc xắc',
  'assault-works': 'Xung phong vào quân Pháp đang giữ: −{} vào xúc xắc',
  trenches: 'Đào được {} công sự dã chiến',
};
