/** How the screen offers each choice. */
import { describe, expect, test } from 'vitest';
import { storm } from '../../../src/games/storm';
import type { StormChoice } from '../../../src/games/storm/choices';
import { offer } from '../../../src/games/storm/face/offer';
import { assault } from '../../../src/games/storm/rules/assault';
import { damage } from '../../../src/games/storm/rules/damage';
import { fire } from '../../../src/games/storm/rules/fire';
import { airStrike, trenchRaid } from '../../../src/games/storm/rules/french-cards';
import { move } from '../../../src/games/storm/rules/movement';
import { sap } from '../../../src/games/storm/rules/sap';
import { below, seeded } from '../../../src/kernel/chance';
import { Table } from '../../../src/kernel/table';
import {
  all,
  bare,
  battle,
  card,
  deal,
  go,
  nineAgainstThree,
  pick,
  play,
  put,
  some,
  spent,
  suffer,
  to,
  until,
} from './kit';

describe('6.1 deeds of an area', () => {
  test('6.1 each with the areas it reaches: a move, fire and an assault elsewhere, sapping where it is', () => {
    const v = battle();
    const reach = (choice: StormChoice) => offer(v, choice).reach;
    expect(reach({ do: 'fire', area: 8 })).toEqual(['14', '17']);
    expect(reach({ do: 'assault', area: 8 })).toEqual(['14', '17']);
    expect(reach({ do: 'sap', area: 8 })).toEqual(['8']);
    expect(reach({ do: 'move', area: 8 })).toContain('18');
    expect(offer(v, { do: 'fire', area: 8 })).toMatchObject({ place: '8', deed: true, fight: true });
    expect(offer(v, { do: 'sap', area: 8 })).not.toHaveProperty('fight');
  });
});

describe('7.0, 8.1, 10.0 areas', () => {
  test('7.0 a step shows what it costs', () => {
    const v = bare();
    put(v, 10, '8-bpc-1');
    until(move(v, 'french', 10), 'move-step', { do: 'pick' }, go);
    expect(offer(v, to(7))).toEqual({ place: '7', step: true, cost: 2 });
    expect(offer(v, to(9))).toEqual({ place: '9', step: true, cost: 1 });
  });

  test('7.0 without a unit that moves there is no cost', () => {
    const v = bare();
    put(v, 10, '8-bpc-1');
    until(move(v, 'french', 10), 'move-units');
    expect(offer(v, to(7))).toEqual({ place: '7', step: true });
  });

  test('8.1, 10.0 a target will be fought for', () => {
    const { v } = nineAgainstThree([], []);
    v.turn = 1;
    put(v, 10, 'bt-3-10');
    some(v, 11, 1, 'replacement');
    until(assault(v, 11), 'assault-target');
    expect(offer(v, to(17))).toEqual({ place: '17', fight: true, step: true });
  });

  test('8.2 a card that fires does so at once; one that does not takes a step', () => {
    const v = deal(bare(), [card('b-26'), card('trench-raid')], []);
    some(v, 7, 1, 'regular');
    some(v, 8, 1, 'elite');
    until(airStrike(v, card('b-26')), 'card-target');
    expect(offer(v, to(7))).toEqual({ place: '7', fight: true });
    put(v, 38, '1-4-rtm-2');
    v.trench[39] = 1;
    v.trench[42] = 1;
    until(trenchRaid(v, card('trench-raid')), 'card-target');
    expect(offer(v, to(39))).toEqual({ place: '39', step: true });
  });

  test('8.4.2, 11.0 a retreat or a marker is a step, whatever the action', () => {
    const v = bare();
    const [unit = -1] = some(v, 11, 1, 'regular');
    spent(v, unit);
    until(damage(v, 11, [unit], 1, 'viet-minh'), 'retreat');
    expect(offer(v, to(7))).toEqual({ place: '7', step: true });
    expect(offer(bare(), to(28))).toEqual({ place: '28', step: true });
  });
});

describe('8.4 results on counters', () => {
  test('8.4 what they cost, and whether they are the last', () => {
    const v = bare();
    const [a = -1, b = -1] = some(v, 17, 2, 'legion');
    spent(v, b);
    until(damage(v, 17, [a, b], 3, 'french'), 'damage');
    expect(offer(v, suffer('spend', a))).toMatchObject({ cost: 1 });
    expect(offer(v, suffer('spend', a))).not.toHaveProperty('final');
    expect(offer(v, suffer('retreat', b))).toMatchObject({ cost: 1 });
    expect(offer(v, suffer('remove', a))).toMatchObject({ cost: 3, final: true });
    expect(offer(v, suffer('remove', b))).toMatchObject({ cost: 2, final: true }); // one point left, one way
  });
});

describe('5.2, 9.0 cards', () => {
  test('9.0 the card given up for a trench ends the action, one given up otherwise does not', () => {
    const v = deal(bare({ turn: 2 }), [], ['v1']);
    expect(offer(v, { do: 'discard', card: 'v1' })).toEqual({ card: 'v1' });
    until(sap(v, 18), 'sap-work');
    expect(offer(v, { do: 'discard', card: 'v1' })).toEqual({ card: 'v1', final: true });
    expect(offer(v, play('v1'))).toEqual({ card: 'v1' });
  });
});

describe('6.1 what ends a question', () => {
  test('6.1 «go» is final, but for units that move and still choose their way', () => {
    const v = bare();
    put(v, 10, '8-bpc-1');
    some(v, 11, 1, 'regular');
    until(fire(v, 'french', 10), 'fire-force');
    expect(offer(v, go)).toEqual({ primary: true, final: true });
    until(move(v, 'french', 10), 'move-units');
    expect(offer(v, go)).toEqual({ primary: true });
  });

  test('7.0, 10.0, 15.0 the others are plain', () => {
    const v = bare();
    expect([offer(v, { do: 'stop' }), offer(v, { do: 'decline' })]).toEqual([
      { primary: true },
      { primary: true, forgoes: true },
    ]);
    expect(offer(v, { do: 'pass' })).toEqual({ forgoes: true });
    const plain: StormChoice[] = [{ do: 'bid', areas: 6 }, all, { do: 'form', form: 'fire' }, { do: 'reroll' }];
    for (const choice of plain) expect(offer(v, choice)).toEqual({});
    expect(offer(v, { do: 'place', unit: '6-bpc-1', area: 28 })).toEqual({ counter: '6-bpc-1', place: '28' });
    expect(offer(v, pick(0))).toHaveProperty('counter');
  });
});

test('6.0 in a whole game every choice is offered on something that is on the screen', () => {
  const table = new Table(storm, { scenario: 'battle', options: ['15.0'], seed: 'offers' });
  const lot = seeded('offers');
  const places = new Set(storm.face.map.places.map(({ id }) => id));
  const wrong: string[] = [];
  while (table.prompt) {
    const { state, prompt } = table;
    const view = storm.face.view(state, prompt.side, prompt);
    const shown = new Set([...places, ...view.counters.map(({ id }) => id), ...view.cards.map(({ id }) => id)]);
    for (const choice of prompt.choices) {
      const { place, counter, card: held, reach = [] } = offer(state, choice);
      const touched = [place, counter, held, ...reach].filter((id) => id !== undefined);
      if (!touched.every((id) => shown.has(id))) wrong.push(`${prompt.ask} ${JSON.stringify(choice)}`);
    }
    const choice = prompt.choices[below(lot, prompt.choices.length)];
    if (!choice || !table.choose(choice).ok) throw new Error(`refused at ${prompt.ask}`);
  }
  expect(wrong).toEqual([]);
});
