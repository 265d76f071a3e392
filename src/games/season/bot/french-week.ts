/** The week of the French: interdiction, replacements, drops, movement, reconnaissance. */
import type { SeasonAdvice, SeasonPrompt } from '../choices';
import { place } from '../data/places';
import { ROUNDS } from '../data/turns';
import { MOUNT_BALDY } from '../data/zones';
import { countAt, isTank } from '../rules/pieces';
import type { Season } from '../state';
import { unitWorth } from './bear';
import { counterAttacks } from './counter';
import { advise, bestBy, ending, offered, unitIn } from './pick';
import { relief, risksOf } from './risk';

/** 3.2 Aircraft fly for the infantry; what is left in the last round goes against the enemy's guns. */
export function planInterdict(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const kept = v.phase === 'interdiction' ? 6 : v.round < ROUNDS ? 99 : counterAttacks(v).length > 0 ? 2 : 0;
  return v.air > kept + 1 ? advise(prompt, offered(prompt, 'interdict'), 'interdict') : ending(prompt, 'save-air');
}

/** 3.2 Lost companies first, the best of them, where they are needed most; then steps. */
export function planReplace(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const risks = risksOf(v);
  const rebuilt = { ...v, steps: v.steps.map((steps) => Math.max(1, steps)) };
  const grown = { ...v, steps: v.steps.map((steps) => steps + 1) };
  const choice = bestBy(
    prompt.choices,
    (one) => {
      const unit = unitIn(one);
      if (one.do === 'move') {
        return unitWorth(rebuilt, unit) + relief(rebuilt, risks, unit, -1, place(one.to)) - (isTank(unit) ? 1 : 0);
      }
      return one.do === 'replace' ? (unitWorth(grown, unit) - unitWorth(v, unit)) * 1.8 : 0;
    },
    0.5,
  );
  return advise(prompt, choice, 'replace');
}

/** 4.1, 4.2.2 A unit goes where it makes the camp safest. */
function planPlacing(v: Season, prompt: SeasonPrompt, least: number, why: 'drop' | 'reinforce'): SeasonAdvice {
  const risks = risksOf(v);
  const choice = bestBy(
    prompt.choices,
    (one) => (one.do === 'move' ? relief(v, risks, unitIn(one), v.at[unitIn(one)] ?? -1, place(one.to)) : 0),
    least,
  );
  return advise(prompt, choice, why);
}

export function planDrop(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  return planPlacing(v, prompt, -1, 'drop');
}

export function planFrenchMove(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  return planPlacing(v, prompt, 0.06, 'reinforce');
}

const baldy = place(MOUNT_BALDY);

/** 6.1 One zone a round with hardly a piece in it: a bluff is worth finding out. */
export function planScout(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  if (v.scouted.length > 0) return ending(prompt);
  const choice = bestBy(
    prompt.choices,
    (one) => {
      if (one.do !== 'scout') return 0;
      const zone = place(one.place);
      const pieces = countAt(v, zone, 'viet-minh');
      if (v.trench[zone] !== 3 || pieces === 0 || pieces > 1) return 0;
      return zone === baldy ? 1 : 0.5;
    },
    0.1,
  );
  return advise(prompt, choice, 'scout');
}
