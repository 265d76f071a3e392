/** A Viet Minh blow: who can reach the ground beside a French area in this half, and what the assault would promise. */
import { stackLimit } from '../data/constants';
import { bestLead, type Clash } from '../rules/assault-odds';
import { assaultOutlook, expectedShots } from '../rules/assault-outlook';
import { isClosed, mayAttack, mayMove } from '../rules/battle';
import { beside, isValley } from '../rules/ground';
import { mayEnter, mayMoveNow, reachOf } from '../rules/movement';
import {
  divisionOf,
  hasMark,
  inSupply,
  isInfantry,
  isSteady,
  onMap,
  stackSizes,
  stepsOf,
  types,
  unitsAt,
  vietMinhUnits,
} from '../rules/units';
import { ASSAULTED, FRENCH, SHOT, STRATEGIC } from '../state';
import { type Field, gainOf } from './field';

export interface Strike {
  readonly area: number;
  readonly gain: number;
  /** Who goes where; those beside the area already stay. */
  readonly moves: ReadonlyMap<number, number>;
  readonly force: ReadonlySet<number>;
}

interface Runner {
  readonly unit: number;
  /** Areas beside the target it can be in. */
  readonly stands: readonly number[];
}

function canJoin(field: Field, unit: number): boolean {
  const { v } = field;
  return (
    onMap(v, unit) &&
    isInfantry(unit) &&
    isSteady(v, unit) &&
    inSupply(v, unit) &&
    !hasMark(v, unit, STRATEGIC | SHOT | ASSAULTED) &&
    mayMove(v, unit)
  );
}

/** Where every unit that could take part can be after this half's movement. */
export function reaches(field: Field): ReadonlyMap<number, readonly number[]> {
  const { v, census } = field;
  const found = new Map<number, readonly number[]>();
  const known = new Map<number, readonly number[]>();
  for (const unit of vietMinhUnits) {
    if (!canJoin(field, unit)) continue;
    const at = v.at[unit] ?? -1;
    if (!mayMoveNow(v, unit)) {
      found.set(unit, [at]);
      continue;
    }
    const reach = known.get(at) ?? [at, ...reachOf(v, census, unit)];
    known.set(at, reach);
    found.set(unit, reach);
  }
  return found;
}

/** The best blow at an area; null where nobody reaches it. */
export function strikeAt(field: Field, area: number, reach: ReadonlyMap<number, readonly number[]>): Strike | null {
  const { v, census } = field;
  if (isClosed(v, 'viet-minh', area) || !mayAttack(v, 'viet-minh', area) || v.stormed[area] === 1) return null;
  const ring = new Set(beside(area).map((next) => next.area));
  const runners: Runner[] = [];
  for (const [unit, areas] of reach) {
    const stands = areas.filter((one) => ring.has(one) && (one === v.at[unit] || mayEnter(v, census, unit, one)));
    if (stands.length > 0) runners.push({ unit, stands });
  }
  if (runners.length === 0) return null;
  const steps = new Map<number, number>();
  for (const { unit } of runners) {
    if (types[unit] === 'assault-engineer') continue;
    const division = divisionOf[unit] ?? 0;
    if ((v.claimed[area] ?? 0) !== 0 && v.claimed[area] !== division) continue;
    steps.set(division, (steps.get(division) ?? 0) + stepsOf(v, unit));
  }
  const [best] = [...steps].sort((a, b) => b[1] - a[1]);
  if (!best) return null;
  return assemble(
    field,
    area,
    runners.filter(({ unit }) => divisionOf[unit] === best[0] || types[unit] === 'assault-engineer'),
  );
}

/** Engineers first, then the strongest, each to the best ground with room. */
function assemble(field: Field, area: number, runners: readonly Runner[]): Strike | null {
  const { v, census } = field;
  const room = new Map<number, number>();
  const used = { points: 0, engineers: 0 };
  const force: number[] = [];
  const from: number[] = [];
  const moves = new Map<number, number>();
  const rank = (unit: number) =>
    (types[unit] === 'assault-engineer' ? 100 : 0) +
    stepsOf(v, unit) * 2 +
    (beside(area).some((next) => next.area === v.at[unit]) ? 1 : 0);
  for (const { unit, stands } of [...runners].sort((a, b) => rank(b.unit) - rank(a.unit))) {
    const size = stackSizes[unit] ?? 0;
    if (used.points + size > stackLimit) continue;
    if (types[unit] === 'assault-engineer' && used.engineers++ > 0) continue;
    const stand = pickStand(field, unit, stands, room, area);
    if (stand < 0) continue;
    used.points += size;
    if (stand !== v.at[unit]) {
      moves.set(unit, stand);
      room.set(stand, (room.get(stand) ?? census.stack[stand] ?? 0) + size);
    }
    force.push(unit);
    from.push(stand);
  }
  if (!force.some((unit) => types[unit] === 'infantry')) return null;
  const defenders = unitsAt(census, area);
  const clash: Clash = {
    side: 'viet-minh',
    area,
    attackers: force,
    from,
    lead: bestLead(v, force),
    defenders,
    defenceLead: bestLead(v, defenders),
  };
  const outlook = assaultOutlook(v, clash, expectedShots(v, clash).slice(0, 6));
  return { area, gain: gainOf(v, clash, outlook), moves, force: new Set(force) };
}

function pickStand(
  field: Field,
  unit: number,
  stands: readonly number[],
  room: ReadonlyMap<number, number>,
  area: number,
): number {
  const { v, census } = field;
  let [best, top] = [-1, Number.NEGATIVE_INFINITY];
  for (const stand of stands) {
    const here = v.at[unit] === stand;
    const taken = room.get(stand) ?? census.stack[stand] ?? 0;
    if (!here && taken + (stackSizes[unit] ?? 0) > stackLimit && !isValley[stand]) continue;
    const river = beside(area).some((next) => next.area === stand && next.over === 'river');
    const score = (here ? 0.5 : 0) - (river ? 2 : 0) - exposure(field, stand) * 0.2;
    if (score > top) [best, top] = [stand, score];
  }
  return best;
}

/** French areas beside an area: each of them may fire into it. */
export function exposure({ census }: Field, area: number): number {
  let count = 0;
  for (const next of beside(area)) if (census.holder[next.area] === FRENCH) count++;
  return count;
}
