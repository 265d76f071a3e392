/** How likely a side is to win, by what both sides can see: ground and losses against what the scenario asks by now. */
import { fiveHills, fullBattle, initialAssault } from '../data/scenarios';
import { lossTrack } from '../data/tables';
import { ROUNDS } from '../data/turns';
import { attritionPoints, captured } from '../rules/victory';
import type { Season, Side } from '../state';

/** Weeks played, with their rounds. */
function weeks(v: Season): number {
  return v.turn - 1 + Math.min(1, v.round / ROUNDS);
}

/** How much better the Viet Minh stand than an even battle would at this moment. */
function lead(v: Season): number {
  if (v.scenario === 'initial-assault') {
    const done = Math.min(1, v.round / ROUNDS);
    return (captured(v) - initialAssault.pas * (0.2 + 0.75 * done)) * 0.55 - Math.max(0, v.losses - 20) * 2;
  }
  if (v.scenario === 'five-hills') {
    const done = Math.min(1, (weeks(v) - 2) / 2);
    const over = Math.max(0, v.losses - fiveHills.losses) * 2;
    return (
      (attritionPoints(v) - fiveHills.points * (0.3 + 0.65 * done)) * 0.9 + (captured(v) - 10 - 20 * done) * 0.08 - over
    );
  }
  const ground = captured(v) - Math.min(fullBattle.pas, 6 + 2.6 * weeks(v));
  return ground * 0.16 - Math.max(0, v.losses - 9 * weeks(v) - 8) * 0.06 - (v.losses > lossTrack.end - 6 ? 1 : 0);
}

export function prospects(v: Season, side: Side | string): number {
  if (v.result) return v.result.level === side ? 1 : 0;
  const vietMinh = 1 / (1 + Math.exp(-lead(v)));
  return side === 'french' ? 1 - vietMinh : vietMinh;
}
