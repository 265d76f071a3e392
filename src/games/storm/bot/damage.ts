/** How losses are taken. */
import { bestBy } from '../../../kernel/bot';
import type { StormChoice, StormPrompt } from '../choices';
import type { WhyKey } from '../keys';
import { defenseOf, firepowers, isFresh, numberOf, sideOf } from '../rules/units';
import type { Storm } from '../state';
import { fieldOf, pressure, stackOf, worth } from './field';
import type { Plan } from './index';

function strength(v: Storm, unit: number): number {
  return (firepowers[unit] ?? 0) * 2 + defenseOf(v, unit) * 0.5;
}

export const planDamage: Plan = (v, prompt, side) => {
  if (prompt.ask === 'retreat') return take(retreatTo(v, prompt, side), 'fall-back');
  const { damage } = v;
  if (!damage) return null;
  const first = damage.units[0] ?? 0;
  if (sideOf(first) !== side) return take(harm(v, prompt), 'best-target');
  const attackers = v.action?.units.includes(first) && v.action.side === side;
  return attackers ? take(spareAttackers(v, prompt), 'cheapest-loss') : take(hold(v, prompt), 'hold-the-area');
};

function take(choice: StormChoice | undefined, why: WhyKey) {
  return choice ? { choice, why } : null;
}

/** The firer assigns: the best units first, and as final as the points allow. */
function harm(v: Storm, prompt: StormPrompt): StormChoice | undefined {
  const grade = { remove: 100, retreat: 50, spend: 0 };
  return bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'remove' && choice.do !== 'retreat' && choice.do !== 'spend') return -1;
    const unit = numberOf(choice.unit);
    return grade[choice.do] + (isFresh(v, unit) ? 10 : 0) + strength(v, unit);
  });
}

/** Units about to assault lose as few as they can: three points on one of them. */
function spareAttackers(v: Storm, prompt: StormPrompt): StormChoice | undefined {
  const points = v.damage?.points ?? 0;
  const wanted = points >= 3 ? 'remove' : points === 2 ? 'retreat' : 'spend';
  return (
    bestBy(
      prompt.choices.filter((choice) => choice.do === wanted),
      (choice) => (choice.do === wanted ? -strength(v, numberOf(choice.unit)) : -99),
    ) ?? hold(v, prompt)
  );
}

/** A garrison turns units first, then lets them slip away while one stays, then loses the weakest. */
function hold(v: Storm, prompt: StormPrompt): StormChoice | undefined {
  const area = v.damage?.area ?? 0;
  const staying = v.damage?.units.length ?? 0;
  return bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'remove' && choice.do !== 'retreat' && choice.do !== 'spend') return -99;
    const unit = numberOf(choice.unit);
    if (choice.do === 'spend') return 50 - strength(v, unit) * 0.1;
    if (choice.do === 'retreat') {
      if (isFresh(v, unit)) return 5;
      return (staying > 1 ? 40 : worth(area) > 5 ? 12 : 30) + strength(v, unit) * 0.1;
    }
    return (isFresh(v, unit) ? 10 : 20) - strength(v, unit) * 0.1;
  });
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
