import { expect, test } from 'vitest';
import { figuresByTurn } from '../../src/kernel/tally';

type Event = { readonly is: 'turn'; readonly turn: number } | { readonly is: 'fell'; readonly place: string };

test('counts and levels by turn, from the first turn of a scenario to the last', () => {
  let lost = 0;
  const entries: { events: Event[] }[] = [
    { events: [{ is: 'turn', turn: 5 }] },
    { events: [{ is: 'fell', place: 'anne' }] },
    {
      events: [
        { is: 'turn', turn: 6 },
        { is: 'fell', place: 'anne' },
        { is: 'fell', place: 'bea' },
      ],
    },
  ];
  const figures = figuresByTurn(entries, {
    groups: ['falls', 'firsts', 'none'],
    firstTurn: 5,
    turnOf: (event) => (event.is === 'turn' ? event.turn : null),
    count(event, { each, first }) {
      if (event.is !== 'fell') return;
      lost++;
      each('falls', event.place);
      first('firsts', event.place);
    },
    levels: () => ({ lost }),
  });
  expect(figures).toEqual({
    counts: {
      falls: { anne: { 5: 1, 6: 1 }, bea: { 6: 1 } },
      firsts: { anne: { 5: 1 }, bea: { 6: 1 } },
      none: {},
    },
    levels: { lost: { 5: 1, 6: 3 } },
  });
});
