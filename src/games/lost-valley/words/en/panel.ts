/** What the panels say in a word or two. */
import type { ValleyTexts } from '../texts';

export const panel = {
  deeds: {},
  plans: { names: { 'end-turn': 'End the turn' }, runs: {}, brakes: {}, outlooks: {} },
  facts: {
    fort: 'Fort',
    figures: { inf: 'Steps', gun: 'Assets', strength: 'Strength' },
    outOf: (of) => `of ${of}`,
    ifLost: 'Cost if lost',
    stars: (count) => (count === 1 ? '1 morale star' : `${count} morale stars`),
    units: (count) => (count === 1 ? '1 unit' : `${count} units`),
  },
} satisfies Partial<ValleyTexts>;
