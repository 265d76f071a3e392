/** 3.0 Set-up and 19.0 the options that change it. */
import { describe, expect, test } from 'vitest';
import { cardNumbers } from '../../../src/games/lost-valley/data/cards';
import { crIds } from '../../../src/games/lost-valley/data/map';
import { betterStart, optionIds } from '../../../src/games/lost-valley/data/options';
import { setUp } from '../../../src/games/lost-valley/play/setup';
import { overstack } from '../../../src/games/lost-valley/rules/units';
import { unitOf } from '../../../src/games/lost-valley/state';
import { valley } from './kit';

describe('3.1 the draw pile', () => {
  test('3.1 campaign: cards 1 to 44, shuffled', () => {
    const v = valley();
    expect([...v.deck].sort((a, b) => a - b)).toEqual(cardNumbers.filter((card) => card < 45));
    expect(v.deck).not.toEqual(valley({ seed: 'another' }).deck);
    expect(v.removed).toEqual([45]);
  });

  test('3.1 Five Hills leaves out the events before it', () => {
    const v = valley({ scenario: 'five-hills' });
    expect(v.deck).toHaveLength(39);
    expect(v.removed).toEqual([2, 3, 22, 23, 39, 45]);
  });

  test('19.1 Operation Vulture joins the deck', () => {
    expect(valley({ options: ['19.1'] }).deck).toContain(45);
  });

  test('19.5 two of the nine reserve cards are the opening hand, the others go back', () => {
    const hands = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const v = valley({ options: ['19.5'], seed: `hand ${seed}` });
      expect(v.hand).toHaveLength(2);
      expect(v.hand.every((card) => betterStart.cards.includes(card))).toBe(true);
      expect(v.deck).toHaveLength(42);
      expect(v.deck.some((card) => v.hand.includes(card))).toBe(false);
      hands.add(v.hand.join());
    }
    expect(hands.size).toBeGreaterThan(10);
  });
});

describe('3.2, 3.3 map and tracks', () => {
  test('3.2 the airstrip is Active in both scenarios', () => {
    expect([valley().airstrip, valley({ scenario: 'five-hills' }).airstrip]).toEqual(['active', 'active']);
  });

  test('3.3 campaign: turn 1, levels and divisions', () => {
    const v = valley();
    expect([v.turn, v.cm, v.rp, v.aaa, v.ap, v.asp]).toEqual([1, 13, 26, 5, 0, 0]);
    expect(v.divisions['312']).toMatchObject({ strength: 13, start: 13, active: true });
    expect(v.divisions['316']).toMatchObject({ strength: 11, activated: false, active: false });
  });

  test('3.0 Five Hills: turn 5, three centres lost, their stars not counted again', () => {
    const v = valley({ scenario: 'five-hills' });
    expect([v.turn, v.cm, v.rp, v.aaa]).toEqual([5, 11, 23, 6]);
    expect(crIds.filter((cr) => v.crs[cr].holder !== 'french')).toEqual(['gabrielle', 'anne-marie', 'beatrice']);
    expect(v.crs.beatrice).toEqual({ fort: 1, holder: '312', captured: '312' });
    expect(unitOf(v, '3-13-dble').at).toBe('remnants');
    expect(unitOf(v, '2-cmmle').at).toBe('eliminated');
    expect(unitOf(v, 'bt-3')).toMatchObject({ at: 'huguette', reduced: true });
  });

  test('3.2 reinforcements wait on the turn track, bataillons de marche in their box, CMAA aside', () => {
    const v = valley();
    expect(unitOf(v, '6-bpc')).toMatchObject({ at: 'turn-track', arrives: 2 });
    expect(unitOf(v, 'bm-4').at).toBe('holding');
    expect(unitOf(v, 'cmaa').at).toBe('aside');
  });

  test.each(['campaign', 'five-hills'] as const)(
    '3.2 %s: every garrison is active and within its stacking limit',
    (scenario) => {
      const v = valley({ scenario });
      for (const cr of crIds) expect(overstack(v, cr), cr).toEqual({ steps: 0, assets: 0 });
      expect(v.units.some((unit) => unit.used || unit.moved)).toBe(false);
    },
  );

  test('3.0 the same seed sets up the same game, whatever the options', () => {
    const setup = { scenario: 'campaign', options: [...optionIds], seed: 'same' };
    expect(setUp(setup)).toEqual(setUp(setup));
  });

  test('3.0 an unknown scenario or option is refused', () => {
    expect(() => setUp({ scenario: 'nowhere', options: [], seed: '' })).toThrow(RangeError);
    expect(() => setUp({ scenario: 'campaign', options: ['19.9'], seed: '' })).toThrow(RangeError);
  });
});
