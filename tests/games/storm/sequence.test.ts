import { describe, expect, test } from 'vitest';
import { play as playGame } from '../../../src/games/storm/rules/sequence';
import { ASIDE } from '../../../src/games/storm/state';
import { bare, deal, decline, eventsOf, held, pass, run, some, until } from './kit';

/** The phases of a game that nobody has anything to do in: no unit on the map, no card in hand. */
function phasesOf(turn: number) {
  const v = deal(bare({ turn, noReplacements: true }), [], []);
  for (const side of ['french', 'viet-minh'] as const) v.cards[side] = { deck: [], hand: [], discard: [], removed: [] };
  v.at = v.at.map(() => ASIDE);
  run(playGame(v));
  return v;
}

describe('4.0 the sequence of play', () => {
  test('4.0 draw, impulses, discards, supply, arrivals, turn after turn until the eighth', () => {
    const v = phasesOf(6);
    const round = ['draw', 'impulses', 'discards', 'supply', 'arrivals'];
    expect(eventsOf(v, 'phase').map(({ phase }) => phase)).toEqual([
      ...round.slice(2), // the sixth turn, from its impulses on
      ...round,
      ...round.filter((phase) => phase !== 'discards').slice(0, 4),
    ]);
    expect(eventsOf(v, 'turn').map(({ turn }) => turn)).toEqual([7, 8]);
    expect(v.result).not.toBeNull();
  });

  test('4.0 each turn begins with a Viet Minh impulse and no pass in memory', () => {
    const v = bare({ turn: 3, phase: 'arrivals', impulse: 'french', frenchPassed: true, noReplacements: true });
    v.impulses = 9;
    some(v, 8, 1, 'regular');
    v.at = v.at.map((at) => (at < 0 ? ASIDE : at));
    until(playGame(v), 'impulse');
    expect([v.turn, v.impulse, v.impulses, v.frenchPassed]).toEqual([4, 'viet-minh', 0, false]);
  });

  test('5.3 on turn 8 nobody is asked to discard: there is no hand to prepare', () => {
    const v = deal(bare({ turn: 8 }), ['f1'], ['v1']);
    const { asked } = run(playGame(v), pass, decline);
    expect(asked.map(({ ask }) => ask)).toEqual(['impulse', 'go-on']);
    expect(eventsOf(v, 'phase').map(({ phase }) => phase)).toEqual(['supply', 'arrivals']);
  });
});

describe('14.0 victory', () => {
  function lastTurn(taken: readonly number[], needed = 6) {
    const v = deal(bare({ turn: 8, phase: 'arrivals', noReplacements: true }), [], []);
    held(v, 'viet-minh', ...taken);
    v.needed = needed;
    run(playGame(v));
    return v.result;
  }

  test('14.0 six victory areas at the end of turn 8 win for the Viet Minh, five do not', () => {
    expect(lastTurn([6, 14, 17, 19, 24, 30])).toEqual({ level: 'viet-minh', points: 6, cause: 'areas-taken' });
    expect(lastTurn([6, 14, 17, 19, 24, 9, 15])).toEqual({ level: 'french', points: 5, cause: 'areas-held' });
  });

  test('15.0 the bid is the number needed', () => {
    expect(lastTurn([6, 14, 17, 19], 4)?.level).toBe('viet-minh');
  });
});
