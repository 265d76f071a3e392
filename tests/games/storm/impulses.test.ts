import { describe, expect, test } from 'vitest';
import type { Side } from '../../../src/games/storm/data/areas';
import { cards, kinds } from '../../../src/games/storm/data/cards';
import { kindOf } from '../../../src/games/storm/rules/cards';
import { fire } from '../../../src/games/storm/rules/fire';
import { canPlay, impulseChoices, impulsePhase } from '../../../src/games/storm/rules/impulses';
import { censusOf } from '../../../src/games/storm/rules/units';
import { ELIMINATED, type Storm } from '../../../src/games/storm/state';
import {
  bare,
  battle,
  card,
  deal,
  decline,
  dice,
  eventsOf,
  go,
  pass,
  pick,
  play,
  put,
  run,
  some,
  spent,
  until,
} from './kit';

describe('4.0 passing', () => {
  function open(french: Parameters<typeof deal>[1]) {
    const v = deal(bare(), french, []);
    some(v, 8, 1, 'regular');
    put(v, 36, '1-13-dble-1');
    return v;
  }

  test('4.0 a Viet Minh pass ends the turn unless the French discard a card and take an impulse', () => {
    const { asked } = run(impulsePhase(open(['f1'])), pass, decline);
    expect(asked.map(({ ask }) => ask)).toEqual(['impulse', 'go-on']);
    const v = open(['f1', 'f2']);
    run(impulsePhase(v), pass, { do: 'discard', card: 'f1' }, pass, pass);
    expect(eventsOf(v, 'passed').map(({ side }) => side)).toEqual(['viet-minh', 'french', 'viet-minh']);
    expect(v.cards.french.hand).toEqual(['f2']);
  });

  test('4.0 two passes in a row, French first, end the turn without an offer', () => {
    const v = open(['f1']);
    v.impulse = 'french';
    const { asked } = run(impulsePhase(v), pass, pass);
    expect(asked.map(({ ask }) => ask)).toEqual(['impulse', 'impulse']);
  });

  test('4.0 Fighter Bombers before a pass do not make it an action', () => {
    const v = open([card('fighter-bombers'), 'f1']);
    v.impulse = 'french';
    v.chance.forced = [1, 1];
    const { asked } = run(impulsePhase(v), play(card('fighter-bombers')), pass, pass);
    expect(asked.filter(({ ask }) => ask === 'go-on')).toHaveLength(0);
  });

  test('6.0 Fighter Bombers and the action after them are one impulse, told once', () => {
    const v = deal(bare(), [card('fighter-bombers')], []);
    const [unit = -1] = put(v, 10, 'bt-3-10');
    some(v, 11, 1, 'regular');
    v.impulse = 'french';
    v.chance.forced = [1, 1, 1, 1];
    run(impulsePhase(v), play(card('fighter-bombers')), { do: 'fire', area: 10 }, pick(unit), go, pass);
    expect(eventsOf(v, 'fired').map(({ side }) => side)).toEqual(['french']);
    expect(eventsOf(v, 'impulse').map(({ side }) => side)).toEqual(['french']);
  });

  test('4.0 a side with no card and no unit that can act passes by itself', () => {
    const v = deal(bare(), [], []);
    expect(run(impulsePhase(v)).asked).toHaveLength(0);
  });
});

test('6.1 the Viet Minh alone sap and assault; spent units do nothing', () => {
  const v = battle();
  const kinds = (side: 'french' | 'viet-minh') =>
    [...new Set(impulseChoices(v, side).map((choice) => choice.do))].sort();
  expect(kinds('french')).toEqual(['fire', 'move', 'pass']);
  expect(kinds('viet-minh')).toEqual(['assault', 'fire', 'move', 'pass', 'sap']);
  v.spent = v.spent.map(() => 1);
  expect(kinds('viet-minh')).toEqual(['pass']);
});

test('6.1 units that do not take part are not turned', () => {
  const v = bare();
  const [a = -1, b = -1] = put(v, 10, 'bt-3-10', 'bt-3-11');
  some(v, 11, 1, 'regular');
  dice(v, 1, 1);
  run(fire(v, 'french', 10), pick(a), go);
  expect([v.spent[a], v.spent[b]]).toEqual([1, 0]);
});

test('6.1 all units that act do the same: one area, one target, any number of its fresh units', () => {
  const v = bare();
  const [a = -1, b = -1] = put(v, 10, 'bt-3-10', 'bt-3-11');
  spent(v, b);
  put(v, 9, 'bt-3-9');
  some(v, 7, 1, 'regular');
  const force = until(fire(v, 'french', 10), 'fire-force');
  expect(force.choices).toEqual([pick(a)]); // neither the spent one nor the neighbour
});

describe('6.2 card actions', () => {
  const kindsOf = (v: Storm, side: Side) =>
    impulseChoices(v, side).flatMap((choice) => (choice.do === 'play' ? [kindOf(choice.card)] : []));

  test('6.2 a card for the impulse is the whole impulse; the other side acts next', () => {
    const v = deal(bare(), [card('langlais-bigeard')], []);
    spent(v, ...put(v, 28, '1-bep-1'));
    v.impulse = 'french';
    some(v, 8, 1, 'regular');
    const { asked } = run(impulsePhase(v), play(card('langlais-bigeard')), { do: 'pick' }, go, pass);
    expect(asked.map(({ side, ask }) => `${side} ${ask}`)).toEqual([
      'french impulse',
      'french rally',
      'french rally',
      'viet-minh impulse',
    ]);
    expect(v.cards.french.hand).toEqual([]);
  });

  test('6.2 reaction cards are never offered for the impulse', () => {
    const french = deal(battle(), [card('flares'), card('mines'), card('mortar-support'), card('night-drop')], []);
    expect(kindsOf(french, 'french')).toEqual([]);
    const vm = deal(battle(), [], [card('giap'), card('bangalore'), card('heavy-flak'), card('monsoon')]);
    expect(kindsOf(vm, 'viet-minh')).toEqual([]);
  });

  test('6.2 each impulse card only where it has something to do', () => {
    const nothing = bare({ turn: 5 });
    const all = [...new Set(cards.map(({ kind }) => kind))];
    const playable = (v: Storm) => all.filter((kind) => canPlay(v, kind, censusOf(v, kinds[kind].side)));
    expect(playable(nothing)).toEqual(['column']); // Junon is French, free and empty
    nothing.control[41] = 'viet-minh';
    nothing.at = nothing.at.map(() => ELIMINATED);
    expect(playable(nothing)).toEqual([]);
    expect(playable(battle({ turn: 5 })).sort()).toEqual([
      'artillery-barrage',
      'b-26',
      'column',
      'counter-attack',
      'emergency-replacements',
      'fighter-bombers',
      'infiltration',
      'propaganda',
      'surprise-assault',
    ]);
  });
});
