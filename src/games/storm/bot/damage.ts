/** How losses are taken. */
import { bestBy } from '../../../kernel/bot';
import type { StormChoice, StormPrompt } from '../choices';
import type { WhyKey } from '../keys';
import { retreatAreas } from '../rules/damage';
import { defenseOf, firepowers, isFresh, numberOf, sideOf } from '../rules/units';
import type { Storm } from '../state';
import { fieldOf, pressure, stackOf, worth } from './field';
import type { Plan } from './index';
import { bestLots, type Lot, type Stakes } from './lots';

function strength(v: Storm, unit: number): number {
  return (firepowers[unit] ?? 0) * 2 + defenseOf(v, unit) * 0.5;
}

export const planDamage: Plan = (v, prompt, side) => {
  if (prompt.ask === 'retreat') return take(retreatTo(v, prompt, side), 'fall-back');
  const { damage } = v;
  if (!damage) return null;
  const first = damage.units[0] ?? 0;
  if (sideOf(first) !== side) return take(share(v, prompt, harm(v)), 'best-target');
  const attackers = v.action?.units.includes(first) && v.action.side === side;
  return attackers
    ? take(share(v, prompt, spareAttackers(v)), 'cheapest-loss')
    : take(share(v, prompt, hold(v)), 'hold-the-area');
};

function take(choice: StormChoice | undefined, why: WhyKey) {
  return choice ? { choice, why } : null;
}

/** The next result of the best shares: what is final first, and the weakest first of those alike. */
function share(v: Storm, prompt: StormPrompt, stakes: Stakes): StormChoice | undefined {
  const { units, points } = v.damage ?? { units: [], points: 0 };
  const lots = bestLots(v, units, points, stakes);
  const grade = { remove: 300, spend: 200, retreat: 100 };
  return bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'remove' && choice.do !== 'retreat' && choice.do !== 'spend') return Number.NEGATIVE_INFINITY;
    const unit = numberOf(choice.unit);
    const planned = lots.get(unit) === choice.do;
    return (
      (planned ? grade[choice.do] : stakes.unit(unit, choice.do) - stakes.unit(unit, 'stay')) - strength(v, unit) * 0.1
    );
  });
}

/** What is left of a unit that is turned, and of one that falls back. */
const TURNED = 0.8;
const FALLEN_BACK = 0.55;

function left(lot: Lot, turned: number, fallenBack: number): number {
  if (lot === 'stay') return 1;
  if (lot === 'spend') return turned;
  return lot === 'retreat' ? fallenBack : 0;
}

/** A garrison keeps somebody on a hill that counts, and elsewhere as many men as it can. */
function hold(v: Storm): Stakes {
  const area = v.damage?.area ?? 0;
  const value = (unit: number) => 1 + strength(v, unit);
  return {
    unit: (unit, lot) => {
      // Who has fired already loses less by being turned, and nothing more by falling back.
      const turned = isFresh(v, unit) ? TURNED : 1;
      return value(unit) * left(lot, turned, canRetreat(v, unit, area) ? FALLEN_BACK : 0);
    },
    held: worth(area) * HELD,
  };
}

/** A hill against the men on it: worth about two of them. */
const HELD = 0.8;

function canRetreat(v: Storm, unit: number, area: number): boolean {
  return retreatAreas(v, unit, area, [area]).length > 0;
}

/** The firer assigns: what is left is worth least, and nobody is left where the area can be taken. */
function harm(v: Storm): Stakes {
  const { unit, held } = hold(v);
  return { unit: (one, lot) => -unit(one, lot), held: -held / 2 };
}

/** Units about to assault count while they are fresh: three points on one of them. */
function spareAttackers(v: Storm): Stakes {
  return { unit: (unit, lot) => strength(v, unit) * left(lot, 0.2, 0.15), held: 0 };
}

/** Where a beaten unit is of use, or at least safe. */
function retreatTo(v: Storm, prompt: StormPrompt, side: 'french' | 'viet-minh'): StormChoice | undefined {
  const field = fieldOf(v);
  return bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'to') return -99;
    if (side === 'viet-minh') return (v.trench[choice.area] ?? 0) - stackOf(field, choice.area, side).units * 0.1;
    return worth(choice.area) / (1 + stackOf(field, choice.area, side).units) - pressure(field, choice.area) * 0.02;
  });
}

/** The unit that is missed least; for a raid the same, and for Rats the enemy's best. */
export const planLoss: Plan = (v, prompt) => {
  const sign = prompt.ask === 'rats-unit' ? 1 : -1;
  return take(
    bestBy(prompt.choices, (choice) => (choice.do === 'pick' ? sign * strength(v, numberOf(choice.unit)) : -99)),
    'cheapest-loss',
  );
};
