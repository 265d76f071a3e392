import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/games/storm/data/cards';
import { setUp } from '../../../src/games/storm/play/setup';
import {
  discardPhase,
  drawPhase,
  handLimit,
  held as heldCards,
  openWindow,
  playCard,
  trenchValueOf,
} from '../../../src/games/storm/rules/cards';
import { impulsePhase } from '../../../src/games/storm/rules/impulses';
import { newAction, type Storm } from '../../../src/games/storm/state';
import { bare, battle, card, deal, decline, eventsOf, firstPrompt, held, pass, run, some } from './kit';

test('2.3 twenty-seven cards a side, each numbered once; only the Viet Minh ones have a Trench Value', () => {
  for (const side of ['french', 'viet-minh'] as const) {
    const own = cards.filter((one) => one.side === side);
    expect(own.map(({ id }) => Number(id.slice(1))).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 27 }, (_, i) => i + 1),
    );
    expect(own.every(({ trench }) => (side === 'french' ? trench === 0 : trench >= 1 && trench <= 3))).toBe(true);
  }
});

describe('5.1 drawing', () => {
  test('5.1 turn 1: the French draw six with both bonus sets, the Viet Minh seven', () => {
    const v = setUp({ scenario: 'battle', options: [], seed: 'x' });
    run(drawPhase(v));
    expect([v.cards.french.hand.length, v.cards['viet-minh'].hand.length]).toEqual([6, 7]);
  });

  test('5.1 a set counts only while it is whole, and for whoever holds it', () => {
    const v = battle();
    expect(handLimit(v, 'french')).toBe(6);
    held(v, 'viet-minh', 14);
    expect([handLimit(v, 'french'), handLimit(v, 'viet-minh')]).toEqual([5, 7]);
    held(v, 'viet-minh', 6, 9);
    expect(handLimit(v, 'viet-minh')).toBe(8);
  });

  test('5.1 a side over its limit discards down to it', () => {
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

test('5.1, 5.4 a deck that cannot fill the hand, with no discards, gives what it has', () => {
  const v = battle();
  v.cards.french = { deck: ['f1', 'f2'], hand: [], discard: [], removed: [] };
  run(drawPhase(v));
  expect(v.cards.french).toEqual({ deck: [], hand: ['f2', 'f1'], discard: [], removed: [] });
  expect(eventsOf(v, 'drawn').find(({ side }) => side === 'french')).toMatchObject({ cards: 2, reshuffled: false });
});

test('5.1 a full hand draws nothing, and nothing is told', () => {
  const v = battle({ turn: 2 });
  deal(v, [], ['v1', 'v2', 'v3', 'v4']);
  run(drawPhase(v));
  expect(eventsOf(v, 'drawn').map(({ side }) => side)).toEqual(['french']);
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

describe('5.2 playing a card', () => {
  test('5.2 it lies among the discards face up, or out of the game if it says so', () => {
    const v = deal(battle(), [card('flares'), card('column')], []);
    playCard(v, 'french', card('flares'), 17);
    playCard(v, 'french', card('column'));
    expect([v.cards.french.hand, v.cards.french.removed]).toEqual([[], [card('column')]]);
    expect(v.cards.french.discard.at(-1)).toBe(card('flares'));
    expect(eventsOf(v, 'card-played').map(({ card: id, area }) => [id, area])).toEqual([
      [card('flares'), 17],
      [card('column'), 0],
    ]);
  });

  test('5.2 a card that is already part of the action cannot be played again', () => {
    const [one, two] = [card('mortar-support'), card('mortar-support', 2)];
    const v = deal(battle(), [one, two, card('flares')], []);
    expect(heldCards(v, 'french', ['mortar-support'])).toEqual([one, two]);
    v.action = { ...newAction('fire', 'french', 10), cards: [one] };
    expect(heldCards(v, 'french', ['mortar-support'])).toEqual([two]);
    expect(heldCards(v, 'french', [])).toEqual([]);
  });
});

describe('5.2 windows for reaction cards', () => {
  const ask = (v: Storm) =>
    firstPrompt(openWindow(v, { side: 'french', ask: 'react-assault', rule: '5.2', kinds: ['flares'], about: {} }));

  test('5.2 none opens while all such cards lie open, or the hand is empty', () => {
    const v = deal(battle(), ['f1'], []);
    expect(ask(v)).toBeNull();
    v.cards.french = { deck: [card('flares')], hand: [], discard: [], removed: [] };
    expect(ask(v)).toBeNull();
  });

  test('5.2 one opens for a hand that has none while the deck may hide it', () => {
    const v = deal(battle(), ['f1'], []);
    v.cards.french.deck = [card('flares')];
    expect(ask(v)?.choices).toEqual([decline]);
  });

  test('5.2 what is asked there may be answered beforehand only where the other side acted', () => {
    const v = deal(battle(), [card('flares'), card('volunteers')], []);
    expect(ask(v)?.window).toBe('fight');
    const own = { side: 'french', ask: 'volunteers', rule: '12.2', kinds: ['volunteers'], about: {} } as const;
    expect(firstPrompt(openWindow(v, own))).not.toHaveProperty('window');
  });
});

test('9.0 every Viet Minh card has its Trench Value, a French one has none', () => {
  expect([card('giap'), card('rats'), card('surprise-assault'), card('flares')].map(trenchValueOf)).toEqual([
    3, 2, 1, 0,
  ]);
});
