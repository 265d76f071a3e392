import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../src/games/storm/data/cards';
import { type Attack, fireAttack, rollAttack } from '../../../src/games/storm/rules/attack';
import { costOf, damageChoices } from '../../../src/games/storm/rules/damage';
import { assaultAfter, clearingPoints, damageOdds, fireOdds } from '../../../src/games/storm/rules/odds';
import { capacityOf, isFresh, numberOf } from '../../../src/games/storm/rules/units';
import { copyStorm, newAction, type Storm } from '../../../src/games/storm/state';
import { bare, card, dice, nineAgainstThree, put, some, spent } from './kit';

/** Every throw of two dice, carried out: what really happens against what was foreseen. */
function thrown(make: () => { v: Storm; attack: Attack }, empties: (v: Storm, points: number) => boolean): number {
  let emptied = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const { v, attack } = make();
      dice(v, a, b);
      if (empties(v, rollAttack(v, attack).total)) emptied++;
    }
  }
  return emptied / 36;
}

/** Nine units fire at so many; the defender does what keeps somebody there, if anything does. */
function fireAt(fresh: number, tired: number) {
  const v = bare();
  const garrison = put(v, 17, ...['1-2-rei-1', '3-3-rta-9', '3-3-rta-10'].slice(0, fresh + tired));
  spent(v, ...garrison.slice(fresh));
  const units = some(v, 14, 9, 'regular');
  return { v, attack: fireAttack(v, { ...newAction('fire', 'viet-minh', 14), target: 17, units }) };
}

describe('8.3.3, 8.4.1 odds of fire', () => {
  test.each([
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [3, 0],
  ])('8.4.1 against %i fresh and %i spent units they are those of all 36 throws', (fresh, tired) => {
    const { v, attack } = fireAt(fresh, tired);
    const { cleared, hit, points } = fireOdds(v, attack);
    const keepers = (now: Storm, damagePoints: number) => canBeEmptied(now, attack.targets, damagePoints);
    expect(cleared).toBeCloseTo(thrown(() => fireAt(fresh, tired), keepers));
    expect(hit).toBeCloseTo(
      thrown(
        () => fireAt(fresh, tired),
        (_, total) => total > 0,
      ),
    );
    expect(points).toBeGreaterThan(0);
    expect(points).toBeLessThanOrEqual(3 * fresh + 2 * tired);
  });

  /** Whether every way to assign the points leaves nobody: by trying them all. */
  function canBeEmptied(start: Storm, targets: readonly number[], points: number): boolean {
    if (points <= 0) return false;
    const capacity = capacityOf(start, targets);
    if (points >= capacity) return true;
    return damageChoices(start, targets, points, capacity).every((choice) => {
      if (choice.do !== 'spend' && choice.do !== 'retreat' && choice.do !== 'remove') return false;
      const unit = numberOf(choice.unit);
      const next = copyStorm(start);
      const left = points - costOf(isFresh(next, unit), choice.do);
      if (choice.do === 'spend') next.spent[unit] = 1;
      const rest = choice.do === 'spend' ? targets : targets.filter((one) => one !== unit);
      return rest.length === 0 || canBeEmptied(next, rest, left);
    });
  }

  test('8.4.1 certain to empty an area: one point less than its units can take', () => {
    const { v, attack } = fireAt(3, 0);
    expect(clearingPoints(v, attack.targets)).toBe(8);
    const chances = damageOdds(v, attack);
    expect(chances.reduce((sum36, { chance }) => sum36 + chance, 0)).toBeCloseTo(1);
  });
});

describe('10.0 an assault after one French answer', () => {
  function facing(...vietMinh: CardId[]) {
    const { v, regulars, elite } = nineAgainstThree([], vietMinh);
    const action = { ...newAction('assault', 'viet-minh', 14), target: 17, units: [...regulars, ...elite] };
    return { v, action: { ...action, cards: vietMinh } };
  }
  const best = (odds: readonly { is: number }[]) => Math.max(...odds.map(({ is }) => is));

  test('10.0 none, Flares, Counter-Battery: the cards that stand count', () => {
    const cardsPlayed = [card('night-assault'), card('night-assault', 2), card('vm-mortar-support')];
    const { v, action } = facing(...cardsPlayed);
    const highest = (answer: CardId | null) => best(assaultAfter(v, action, answer).odds);
    expect(highest(null)).toBe(12 + 11 + 8 - 10);
    expect(highest(card('flares'))).toBe(12 + 11 + 2 - 10);
    expect(highest(card('counter-battery'))).toBe(12 + 11 + 6 - 10);
  });

  test('10.0 Mines and Débouchez à Zéro! cost units before the roll; nobody left is no assault', () => {
    const { v, action } = facing();
    const mean = (answer: CardId | null) =>
      assaultAfter(v, action, answer).odds.reduce((all36, { is, chance }) => all36 + is * chance, 0);
    expect(mean(card('mines'))).toBeLessThan(mean(null));
    expect(mean(card('debouchez'))).toBeLessThan(mean(card('mines')));
    const alone = { ...action, units: action.units.slice(0, 1) };
    const none = assaultAfter(v, alone, card('debouchez')).odds.find(({ is }) => is === 0);
    expect(none?.chance).toBeGreaterThan(0.9);
  });
});
