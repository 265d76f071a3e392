import { expect, test } from 'vitest';
import { storm } from '../../../src/games/storm';
import { setUp } from '../../../src/games/storm/play/setup';
import { below, seeded } from '../../../src/kernel/chance';
import { Table } from '../../../src/kernel/table';

/** Random positions of a whole game, each with the question asked there. */
function* positions(seed: string, every: number) {
  const table = new Table(storm, { scenario: 'battle', options: ['15.0'], seed });
  const lot = seeded(`lot ${seed}`);
  for (let n = 0; table.prompt; n++) {
    if (n % every === 0) yield table;
    const { choices } = table.prompt;
    const choice = choices[below(lot, choices.length)];
    if (choice) table.choose(choice);
  }
}

test('5.1, 15.0 views of positions that differ only in what is hidden are equal', () => {
  let compared = 0;
  for (const table of [...'abc'].flatMap((seed) => [...collect(seed)])) {
    for (const side of storm.sides) {
      const other = storm.play.copy(table.state);
      storm.play.redeal(other, side, `other ${compared}`);
      storm.play.check(other);
      expect(storm.face.view(other, side, table.prompt)).toEqual(storm.face.view(table.state, side, table.prompt));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

/** Copies, because a table plays on. */
function collect(seed: string) {
  const found = [];
  for (const table of positions(seed, 41)) {
    const { prompt } = table;
    found.push({ state: storm.play.copy(table.state), prompt: prompt?.side === 'french' ? prompt : null });
  }
  return found;
}

test('5.1 a redeal changes the enemy hand, both decks and the dice, and nothing else', () => {
  const [, ...later] = collect('d');
  const position = later[3];
  if (!position) throw new Error('the game is too short');
  const { state } = position;
  const before = storm.play.copy(state);
  storm.play.redeal(state, 'french', 'x');
  expect(state.cards.french.hand).toEqual(before.cards.french.hand);
  expect([...state.cards.french.deck].sort()).toEqual([...before.cards.french.deck].sort());
  const theirs = (v: typeof state) => [...v.cards['viet-minh'].hand, ...v.cards['viet-minh'].deck].sort();
  expect(theirs(state)).toEqual(theirs(before));
  expect(state.cards['viet-minh'].hand).toHaveLength(before.cards['viet-minh'].hand.length);
  expect([state.at, state.spent, state.control, state.trench]).toEqual([
    before.at,
    before.spent,
    before.control,
    before.trench,
  ]);
});

test('5.2 a view shows the own hand and both discards, of the enemy hand only its size', () => {
  const v = setUp({ scenario: 'battle', options: [], seed: 'x' });
  v.cards.french = { deck: [], hand: ['f1'], discard: ['f2'], removed: [] };
  v.cards['viet-minh'] = { deck: [], hand: ['v1', 'v2'], discard: ['v3'], removed: ['v17'] };
  const { cards, tracks } = storm.face.view(v, 'french', null);
  expect(cards.map(({ id, at }) => `${id} ${at}`)).toEqual(['f1 hand', 'f2 discard', 'v3 discard', 'v17 removed']);
  expect(tracks.find(({ id }) => id === 'hand-viet-minh')?.value).toBe(2);
});

test('5.2 no event names a card before all may see it', () => {
  const table = new Table(storm, { scenario: 'battle', options: [], seed: 'e' });
  const lot = seeded('e');
  while (table.prompt && table.entries.length < 600) {
    const hidden = storm.sides.flatMap((side) => table.state.cards[side === 'french' ? 'french' : 'viet-minh'].hand);
    const { choices } = table.prompt;
    const choice = choices[below(lot, choices.length)];
    const answer = choice && table.choose(choice);
    if (!answer?.ok) throw new Error('an offered choice was refused');
    const open = storm.sides.flatMap((side) => {
      const { discard, removed } = table.state.cards[side === 'french' ? 'french' : 'viet-minh'];
      return [...discard, ...removed];
    });
    for (const event of answer.events) {
      const text = JSON.stringify(event);
      for (const card of hidden) if (text.includes(`"${card}"`)) expect(open).toContain(card);
    }
  }
});
