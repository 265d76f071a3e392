/** Những gì các bảng nói bằng một hai từ. */
import type { StormTexts } from '../texts';

export const panel = {
  deeds: {
    move: 'Di chuyển',
    fire: 'Bắn',
    assault: 'Xung phong',
    sap: 'Đào hào',
    spend: 'kiệt sức',
    retreat: 'rút lui',
    remove: 'loại bỏ',
  },
  facts: {
    terrain: 'Địa hình',
    trench: 'Cấp hào',
    counts: 'Địa hình được tính',
    fireMarker: '0 (dấu Bắn)',
    marker: 'Dấu Bắn',
    none: 'không',
  },
  groups: {
    hand: { short: 'Trên tay', name: 'Bài trên tay', meaning: 'Số lá trên tay hai bên.' },
    deck: { short: 'Chồng bài', name: 'Chồng bài', meaning: 'Số lá còn lại trong hai chồng bài.' },
  },
  tallies: {
    turns: (count) => `Trận đánh kéo dài ${count} lượt`,
    'lost-french': (count) => `Pháp mất ${count} đơn vị`,
    'lost-viet-minh': (count) => `Việt Minh mất ${count} đơn vị`,
  },
} satisfies Partial<StormTexts>;
