import { expect, test } from 'vitest';
import { isMotif } from '../../../../src/board/art/vignette/motifs';
import { cardArt } from '../../../../src/games/lost-valley/data/card-art';
import { type Card, cardNumbers, cardPhases, cards, type Op } from '../../../../src/games/lost-valley/data/cards';
import { betterStart } from '../../../../src/games/lost-valley/data/options';
import { tables } from '../../../../src/games/lost-valley/data/tables';
import { seams } from './seams';

const allCards: readonly Card[] = cardNumbers.map((number) => cards[number]);
const numbersWhere = (is: (card: Card) => boolean) => allCards.filter(is).map((card) => card.number);

const innerOps = (ops: readonly Op[]): Op[] =>
  ops.flatMap((op) => (op.op === 'roll' ? [op, ...op.rows.flatMap((row) => innerOps(row.ops))] : [op]));

test('2.1 forty-five cards, each under its own number, keys all different', () => {
  expect(cardNumbers).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
  for (const number of cardNumbers) expect(cards[number].number).toBe(number);
  expect(new Set(allCards.map((card) => card.key)).size).toBe(45);
});

test('every card has an engraving that can be drawn', () => {
  for (const number of cardNumbers) expect(isMotif(cardArt(`${number}`)?.motif ?? ''), `${number}`).toBe(true);
});

test('2.4 every card has an operation and a phase of the sequence', () => {
  expect(new Set(cardPhases).size).toBe(19);
  for (const card of allCards) {
    expect(card.ops.length, card.key).toBeGreaterThan(0);
    expect(card.phases.length, card.key).toBeGreaterThan(0);
  }
});

test('5.2 action points are 0 to 4; card 16 grants three, card 43 one to three by die', () => {
  for (const { ap: points } of allCards) expect(points === '1d3' || (points >= 0 && points <= 4)).toBe(true);
  expect(cards[16].ap).toBe(3);
  expect(numbersWhere((card) => card.ap === '1d3')).toEqual([43]);
});

test('5.3 card 16 on turns 6 to 16, card 21 with two centres lost, card 43 always', () => {
  expect(cards[16].condition).toEqual({ turnMin: 6, turnMax: 16 });
  expect(cards[21].condition).toEqual({ vmCrMin: 2 });
  expect(cards[43].condition).toEqual({});
});

test('5.3 turn limits are turns of the game, in order', () => {
  for (const { key, condition } of allCards) {
    const { turnMin = 1, turnMax = 16 } = condition;
    expect(turnMin >= 1 && turnMin <= turnMax && turnMax <= 16, key).toBe(true);
  }
});

test('5.4 card 21 is a one-time event; reshuffle cards never leave the deck', () => {
  expect(cards[21].oneTime).toBe(true);
  expect(numbersWhere((card) => card.oneTime && card.reshuffle)).toEqual([]);
});

test('5.5 and 19.5 the reserve cards are 1, 8, 10, 11, 12, 14, 15, 16 and 42', () => {
  expect(numbersWhere((card) => card.reserve)).toEqual([1, 8, 10, 11, 12, 14, 15, 16, 42]);
  for (const number of betterStart.cards) expect(cards[number].flag).toBe('french');
});

test('5.6 card 16 is immediate, card 21 waits for the AP phase', () => {
  expect(cards[16].phases).toEqual(['immediate']);
  expect(cards[21].phases).toEqual(['ap']);
});

test('5.6 a card of several phases has an operation for each, or one that offers each', () => {
  for (const { key, phases, ops } of allCards) {
    if (phases.length === 1) continue;
    const [first] = ops;
    const offered = first?.op === 'oneShotChoice' ? first.options.length : ops.length;
    expect(offered, key).toBe(phases.length);
  }
});

test('11.1 card 5 stops the assaults; 12.2 card 13 strikes the sapping targets', () => {
  expect([cards[5].key, cards[5].ops]).toEqual(['a-lull-in-the-battle', [{ op: 'noVmAssault' }]]);
  expect([cards[13].key, cards[13].ops[0]?.op]).toEqual(['war-is-made-with-artillery', 'bombard']);
});

test('2.3.1.2 only card 11 brings CMAA', () => {
  expect(numbersWhere((card) => card.ops.some((op) => op.op === 'placeUnit' && op.unit === 'cmaa'))).toEqual([11]);
});

test('rolls on cards cover their dice without gap or overlap', () => {
  const rolls = allCards.flatMap((card) => innerOps(card.ops)).filter((op) => op.op === 'roll');
  expect(rolls.length).toBe(2);
  for (const { dice, rows } of rolls) {
    expect(seams(rows)).toEqual([]);
    expect([rows[0]?.from, rows.at(-1)?.to]).toEqual(dice === '1d6' ? [1, 6] : [2, 12]);
  }
});

test('modifiers on cards are for tables that are rolled on', () => {
  for (const op of allCards.flatMap((card) => innerOps(card.ops))) {
    if (op.op === 'drm' || op.op === 'oneShot') expect(tables[op.table]).toHaveProperty('dice');
  }
});
