import type { RulebookTexts } from '../texts';

export const labels: RulebookTexts['labels'] = {
  '1d6': 'One die',
  '2d6': 'Two dice',
  points: 'Points',
  'trench-value': 'Trench Value',
  terrain: 'Defensive value',
  star: 'Victory area',
  airstrip: 'Runway: +2 on the supply roll if lost',
  supply: 'Next to the runway: +1 on the supply roll if lost',
  closed: 'Closed to the French',
  bonus: 'Part of a bonus set: one extra card',
  cumulative: 'copies add up',
  individual: 'copies one by one',
  removed: 'is removed from the game',
};
