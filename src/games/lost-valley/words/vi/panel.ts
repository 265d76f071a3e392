/** What the panels say in a word or two. */
import type { ValleyTexts } from '../texts';

export const panel = {
  deeds: {},
  plans: { names: { 'end-turn': 'Kết thúc lượt' }, runs: {}, brakes: {}, outlooks: {} },
  facts: {
    fort: 'Công sự',
    figures: { inf: 'Nấc', gun: 'Yểm trợ', strength: 'Sức mạnh' },
    outOf: (of) => `/ ${of}`,
    ifLost: 'Thiệt hại nếu mất',
    stars: (count) => `${count} sao tinh thần`,
    units: (count) => `${count} đơn vị`,
  },
} satisfies Partial<ValleyTexts>;
