import { describe, expect, test } from 'vitest';
import { discardPhase, drawPhase, handLimit } from '../../../src/games/storm/rules/cards';
import { impulseChoices, impulsePhase } from '../../../src/games/storm/rules/impulses';
import { play as playGame } from '../../../src/games/storm/rules/sequence';
import { setUp } from '../../../src/games/storm/setup';
import { bare, battle, card, deal, decline, eventsOf, held, pass, play, put, run, some, until } from './kit';

describe('3.0 set-up', () => {
  const v = setUp({ scenario: 'battle', options: [], seed: 'x' });

  test('every counter in its place: 72 French, 105 Viet Minh, 24 of them replacements', () => {
    expect(v.at).toHaveLength(177);
    expect(v.at.filter((at) => at === 45)).toHaveLength(24);
    expect(v.at.filter((at) => at === 46)).toHaveLength(3);
    expect([8, 11, 3, 2, 5].map((area) => v.at.filter((at) => at === area).length)).toEqual([9, 9, 9, 6, 6]);
  });

  test('4.0 turn 1, the Viet Minh have the first impulse, 27 cards a side', () => {
    expect([v.turn, v.impulse, v.cards.french.deck.length, v.cards['viet-minh'].deck.length]).toEqual([
      1,
      'viet-minh',
      27,
      27,
    ]);
  });
});

describe('5.1 drawing', () => {
  test('turn 1: the French draw six with both bonus sets, the Viet Minh seven', () => {
    const v = setUp({ scenario: 'battle', options: [], seed: 'x' });
    run(drawPhase(v));
    expect([v.cards.french.hand.length, v.cards['viet-minh'].hand.length]).toEqual([6, 7]);
  });

  test('a set counts only while it is whole, and for whoever holds it', () => {
    const v = battle();
    expect(handLimit(v, 'french')).toBe(6);
    held(v, 'viet-minh', 14);
    expect([handLimit(v, 'french'), handLimit(v, 'viet-minh')]).toEqual([5, 7]);
    held(v, 'viet-minh', 6, 9);
    expect(handLimit(v, 'viet-minh')).toBe(8);
  });

  test('a side over its limit discards down to it', () => {
    const v = deal(battle({ turn: 2 }), [], ['v1', 'v2', 'v3', 'v4', 'v5', 'v6']);
    deal(v, ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'], ['v1', 'v2', 'v3', 'v4', 'v5', 'v6']);
    const { asked } = run(drawPhase(v), { do: 'discard', card: 'v2' }, { do: 'discard', card: 'v6' });
    expect(asked.map(({ ask, side }) => [ask, side])).toEqual([
      ['hand-limit', 'viet-minh'],
      ['hand-limit', 'viet-minh'],
    ]);
    expect(v.cards['viet-minh'].hand).toEqual(['v1', 'v3', 'v4', 'v5']);
  });

  test('5.4 discards are shuffled in at the draw, before drawing, only if the deck cannot fill the hand', () => {
    const v = deal(battle(), [], []);
    v.cards.french = { deck: ['f1', 'f2', 'f3'], hand: ['f4'], discard: ['f5', 'f6', 'f7'], removed: ['f23'] };
    run(drawPhase(v));
    expect(v.cards.french.hand).toHaveLength(6);
    expect([...v.cards.french.hand, ...v.cards.french.deck].sort()).toEqual(['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7']);
    expect([v.cards.french.discard, v.cards.french.removed]).toEqual([[], ['f23']]);
    const w = deal(battle(), [], []);
    w.cards.french = { deck: ['f1', 'f2', 'f3', 'f8', 'f9'], hand: ['f4'], discard: ['f5'], removed: [] };
    run(drawPhase(w));
    expect(w.cards.french.discard).toEqual(['f5']);
  });
});

test('5.3 in the end phase any cards may be discarded, the Viet Minh first', () => {
  const v = deal(battle(), ['f1', 'f2'], ['v1']);
  const { asked } = run(discardPhase(v), { do: 'discard', card: 'v1' }, { do: 'discard', card: 'f2' }, { do: 'go' });
  expect(asked.map(({ side }) => side)).toEqual(['viet-minh', 'french', 'french']);
  expect(v.cards.french.hand).toEqual(['f1']);
});

test('5.2 a card that would be removed after play is not when it is only discarded', () => {
  const v = deal(bare(), ['f23'], []);
  some(v, 8, 1, 'regular');
  run(impulsePhase(v), pass, { do: 'discard', card: 'f23' }, pass);
  expect([v.cards.french.removed, v.cards.french.discard.includes('f23')]).toEqual([[], true]);
});

describe('4.0 passing', () => {
  function open(french: Parameters<typeof deal>[1]) {
    const v = deal(bare(), french, []);
    some(v, 8, 1, 'regular');
    put(v, 36, '1-13-dble-1');
    return v;
  }

  test('a Viet Minh pass ends the turn unless the French discard a card and take an impulse', () => {
    const { asked } = run(impulsePhase(open(['f1'])), pass, decline);
    expect(asked.map(({ ask }) => ask)).toEqual(['impulse', 'go-on']);
    const v = open(['f1', 'f2']);
    run(impulsePhase(v), pass, { do: 'discard', card: 'f1' }, pass, pass);
    expect(eventsOf(v, 'passed').map(({ side }) => side)).toEqual(['viet-minh', 'french', 'viet-minh']);
    expect(v.cards.french.hand).toEqual(['f2']);
  });

  test('two passes in a row, French first, end the turn without an offer', () => {
    const v = open(['f1']);
    v.impulse = 'french';
    const { asked } = run(impulsePhase(v), pass, pass);
    expect(asked.map(({ ask }) => ask)).toEqual(['impulse', 'impulse']);
  });

  test('Fighter Bombers before a pass do not make it an action', () => {
    const v = open([card('fighter-bombers'), 'f1']);
    v.impulse = 'french';
    v.chance.forced = [1, 1];
    const { asked } = run(impulsePhase(v), play(card('fighter-bombers')), pass, pass);
    expect(asked.filter(({ ask }) => ask === 'go-on')).toHaveLength(0);
  });

  test('a side with no card and no unit that can act passes by itself', () => {
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

describe('14.0 victory', () => {
  function lastTurn(taken: readonly number[], needed = 6) {
    const v = deal(bare({ turn: 8, phase: 'arrivals', noReplacements: true }), [], []);
    held(v, 'viet-minh', ...taken);
    v.needed = needed;
    run(playGame(v));
    return v.result;
  }

  test('six victory areas at the end of turn 8 win for the Viet Minh, five do not', () => {
    expect(lastTurn([6, 14, 17, 19, 24, 30])).toEqual({ level: 'viet-minh', points: 6, cause: 'areas-taken' });
    expect(lastTurn([6, 14, 17, 19, 24, 9, 15])).toEqual({ level: 'french', points: 5, cause: 'areas-held' });
  });

  test('15.0 the bid is the number needed', () => {
    expect(lastTurn([6, 14, 17, 19], 4)?.level).toBe('viet-minh');
  });
});

describe('15.0 bidding', () => {
  const bidding = () => setUp({ scenario: 'battle', options: ['15.0'], seed: 'x' });
  const bid = (areas: number) => ({ do: 'bid', areas }) as const;

  test('the higher bid plays the Viet Minh and needs that many', () => {
    const v = bidding();
    until(playGame(v), 'impulse', bid(7), bid(5));
    expect([v.needed, v.swapped]).toEqual([7, true]);
    const w = bidding();
    until(playGame(w), 'impulse', bid(4), bid(5));
    expect([w.needed, w.swapped]).toEqual([5, false]);
  });

  test('equal bids are decided by dice, again on a tie', () => {
    const v = bidding();
    v.chance.forced = [1, 2, 2, 1, 6, 6, 1, 1];
    until(playGame(v), 'impulse', bid(6), bid(6));
    expect([v.needed, v.swapped, eventsOf(v, 'rolled').length]).toEqual([6, true, 4]);
  });
});
