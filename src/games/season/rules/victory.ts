/** 9.0 Who has won, and when the game ends at once. */
import { attritionPas } from '../data/pas';
import { encirclable, paNumbers, place } from '../data/places';
import { fiveHills, fullBattle, initialAssault, scenarios } from '../data/scenarios';
import { MOUNT_BALDY } from '../data/zones';
import type { Season, Side } from '../state';

export const causes = ['siege-fails', 'camp-falls', 'camp-stands', 'goal-reached', 'goal-missed'] as const;
export type Cause = (typeof causes)[number];

/** 9.0 The game is over. */
export function endGame(v: Season, level: Side, points: number, cause: Cause): void {
  if (v.result) return;
  v.result = { level, points, cause };
  v.events.push({ is: 'ended', result: v.result });
}

/** 9.0 PAs in Viet Minh hands. */
export function captured(v: Season): number {
  let count = 0;
  for (const pa of paNumbers) if (v.control[pa] === 'viet-minh') count++;
  return count;
}

/** 9.3 The camp falls at once with 33 of its 44 PAs. */
export function campFalls(v: Season): void {
  if (v.scenario !== 'full-battle') return;
  const points = captured(v);
  if (points >= fullBattle.pas) endGame(v, 'viet-minh', points, 'camp-falls');
}

const goals = attritionPas.map(place);
const baldy = place(MOUNT_BALDY);

/** 9.2 Attrition points: hills held, H6 and H7 held or encircled, Mount Baldy with Level 3. */
export function attritionPoints(v: Season): number {
  let points = v.trench[baldy] === 3 ? 1 : 0;
  for (const pa of goals) {
    if (v.control[pa] === 'viet-minh' || (encirclable[pa] && v.trench[pa] === 3)) points++;
  }
  return points;
}

/** 9.1, 9.2, 9.3 What counts as the battle is judged, what the Viet Minh need of it, and the steps they may lose for it. */
export function goalOf(v: Season): { readonly points: number; readonly need: number; readonly losses: number } {
  if (v.scenario === 'five-hills') {
    return { points: attritionPoints(v), need: fiveHills.points, losses: fiveHills.losses };
  }
  const [need, losses] =
    v.scenario === 'full-battle'
      ? [fullBattle.pas, Number.POSITIVE_INFINITY]
      : [initialAssault.pas, initialAssault.losses];
  return { points: captured(v), need, losses };
}

/** 9.0 At the end of the last turn. */
export function judge(v: Season): void {
  if (v.turn < scenarios[v.scenario].last) return;
  const { points, need, losses } = goalOf(v);
  if (v.scenario === 'full-battle') endGame(v, 'french', points, 'camp-stands');
  else if (points >= need && v.losses <= losses) endGame(v, 'viet-minh', points, 'goal-reached');
  else endGame(v, 'french', points, 'goal-missed');
}
