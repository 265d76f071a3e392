/** What the panels say in a word or two. */
import type { ValleyTexts } from '../texts';

export const panel = {
  deeds: {},
  facts: {
    fort: 'Công sự',
    figures: { inf: 'Nấc', gun: 'Hỏa lực', strength: 'Sức mạnh' },
    outOf: (of) => `trên ${of}`,
    ifLost: 'Nếu mất',
    stars: (count) => `${count} sao tinh thần`,
    units: (count) => `${count} đơn vị`,
  },
} satisfies Partial<ValleyTexts>;
