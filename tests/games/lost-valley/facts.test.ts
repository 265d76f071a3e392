import { expect, test } from 'vitest';
import { words as en } from '../../../src/games/lost-valley/words/en';
import { words as fr } from '../../../src/games/lost-valley/words/fr';
import type { CounterView, PlaceView } from '../../../src/kernel/view';

const huguette: PlaceView = {
  id: 'huguette',
  holder: 'french',
  pips: { value: 3, of: 5 },
  figures: [
    { icon: 'inf', value: 4, of: 6 },
    { icon: 'gun', value: 1, of: 2 },
  ],
  marks: ['threatened'],
};
const zone: PlaceView = { id: 'natasha', holder: 'nobody', figures: [], marks: [] };

test('the sheet of a centre: works, steps and assets with their limits, stars if lost', () => {
  expect(en.facts(huguette)).toEqual([
    { label: 'Fort', figure: 3, of: 5, icon: 'fort' },
    { label: 'Steps', figure: 4, text: 'of 6', icon: 'inf' },
    { label: 'Assets', figure: 1, text: 'of 2', icon: 'gun' },
    { label: 'Cost if lost', text: '2 morale stars', icon: 'star', icons: 2 },
  ]);
});

test('a division shows its Strength, a zone with nobody in it nothing', () => {
  const division: PlaceView = {
    id: '308',
    holder: '308',
    figures: [{ icon: 'strength', value: 7, of: 10 }],
    marks: ['active'],
  };
  expect(fr.facts(division)).toEqual([{ label: 'Force', figure: 7, text: 'sur 10', icon: 'strength' }]);
  expect(en.facts(zone)).toEqual([]);
});

test('a place as it is heard: name, holder, units, works, states', () => {
  const counter: CounterView = {
    id: '5-bpvn',
    at: 'huguette',
    tray: 'active',
    side: 'french',
    symbol: 'parachute',
    stripe: 'vietnamese',
    label: '5 BPVN',
    factors: [],
    steps: 2,
    of: 2,
    states: [],
  };
  expect(en.spoken(huguette, [counter])).toBe(
    ['Huguette', en.holder('french'), '1 unit', 'Fort 3', en.state('threatened')].join(', '),
  );
  expect(en.spoken(zone, [])).toBe([en.place('natasha').name, en.holder('nobody')].join(', '));
});
