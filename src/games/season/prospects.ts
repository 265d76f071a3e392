/** How likely a side is to win by what everybody can see: how much of the goal is reached for how much of its price. */
import { fiveHills, fullBattle, initialAssault, scenarios } from './data/scenarios';
import { lossTrack } from './data/tables';
import { attritionPoints, captured } from './rules/victory';
import type { Season } from './state';

export function prospects(v: Season, side: string): number {
  const vietMinh = v.result ? Number(v.result.level === 'viet-minh') : attackers(v);
  return side === 'viet-minh' ? vietMinh : 1 - vietMinh;
}

/** 9.0 The share of the goal against the share of the losses that it may cost and of the weeks that are over. */
function attackers(v: Season): number {
  const [points, need, most] = goalOf(v);
  const { first, last } = scenarios[v.scenario];
  const time = (v.turn - first) / (last - first + 1);
  const ahead = points / need - (v.losses / most + time) / 2;
  return 1 / (1 + Math.exp(-4 * ahead));
}

function goalOf(v: Season): readonly [points: number, need: number, most: number] {
  if (v.scenario === 'initial-assault') return [captured(v), initialAssault.pas, initialAssault.losses];
  if (v.scenario === 'five-hills') return [attritionPoints(v), fiveHills.points, fiveHills.losses];
  return [captured(v), fullBattle.pas, lossTrack.end];
}
