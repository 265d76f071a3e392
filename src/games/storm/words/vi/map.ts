/** Những gì bản đồ nói: tên đủ ngắn cho tờ bản đồ chật, và một khu vực như được nghe. */
import type { StormTexts } from '../texts';

export const map = {
  brief: {
    2: 'Pavie',
    3: 'Nậm Rốm',
    5: 'Tây bắc',
    8: 'Rừng Him Lam',
    12: 'Bản Kéo T',
    16: 'SB bắc',
    18: 'Rừng Đ',
    20: 'SB giữa',
    21: 'SB nam',
  },
  heard: {
    victory: 'khu vực thắng lợi',
    fresh: (count) => `${count} đơn vị còn sức`,
    spent: (count) => `${count} đơn vị kiệt sức`,
    firepower: (points) => `hỏa lực ${points}`,
    terrain: (value) => `địa hình ${value}`,
    terrainLost: (value) => `địa hình ${value}, không được tính`,
    trench: (level) => `hào cấp ${level}`,
  },
} satisfies Partial<StormTexts>;
