/** 4.2 Operational movement of both sides and 3.3 strategic movement. */
import type { Rules } from '../choices';
import {
  basesAt,
  beside,
  campOf,
  isPa,
  isZone,
  joined,
  jungles,
  kinds,
  paNumbers,
  paOf,
  peripherals,
  zoneOf,
} from '../data/places';
import { stacking } from '../data/tables';
import type { MoveCause } from '../events';
import { isSame, type Reach, remembered, whileSame } from '../reach';
import type { Season, Side } from '../state';
import { joinedRows, moveEach, nothing, type Question, type Row, rowOf } from './ask';
import { strandsTank } from './control';
import { removeDummies } from './dummies';
import { goTo } from './losses';
import { anyAt, firstBattalion, garrisonsOf, infantryIn, isTank, pieceCount, vietMinhByPlace } from './pieces';
import { endWaiting, isCapturedZone, isEncircled, isOpenZone, linkedPas } from './trenches';

/** 4.2 Everybody may move again. */
export function clearMoved(v: Season): void {
  v.moved.fill(0);
}

/** 4.2.1 By place: PAs that Viet Minh pieces may enter, leave or pass. */
export function openPas(v: Season): readonly boolean[] {
  const open = linkedPas(v).slice();
  for (const pa of paNumbers) {
    if (v.control[pa] === 'viet-minh' && !open[pa] && isCapturedZone(v, zoneOf[pa] ?? 0)) open[pa] = true;
  }
  return open;
}

/**
 * 4.2.1 One jungle zone, or two steps over trenched zones, captured CR zones and Viet Minh PAs. Nobody stands in a CR
 * zone itself: it is crossed. A PA is entered and left by a base.
 */
export function vietMinhReach(v: Season, from: number, open: readonly boolean[]): number[] {
  const found = new Set<number>();
  if (isPa(from) && !open[from]) return [];
  const steps = (at: number): number[] => {
    if (isPa(at)) {
      const zones = (basesAt[at] ?? []).map((base) => zoneOf[base] ?? 0);
      return [...(joined[at] ?? []).filter((pa) => open[pa]), ...zones.filter((zone) => isOpenZone(v, zone))];
    }
    const zones = (beside[at] ?? []).filter((zone) => isOpenZone(v, zone) || isCapturedZone(v, zone));
    if (kinds[at] === 'cr') return zones.filter((zone) => kinds[zone] !== 'cr');
    const behind = (basesAt[at] ?? []).map((base) => paOf[base] ?? 0);
    return [...zones, ...behind.filter((pa) => open[pa])];
  };
  for (const first of steps(from)) {
    if (kinds[first] !== 'cr' || isPa(first)) found.add(first);
    if (kinds[first] === 'jungle') continue; // entering the jungle is a whole move
    for (const second of steps(first)) {
      if (isPa(second) || kinds[second] === 'peripheral') found.add(second);
    }
  }
  found.delete(from);
  return [...found];
}

/** 3.3 Jungle, trenched zones and PAs that can be reached. */
export function vietMinhPlaces(v: Season, open: readonly boolean[]): number[] {
  return [
    ...jungles,
    ...peripherals.filter((zone) => (v.trench[zone] ?? 0) > 0),
    ...paNumbers.filter((pa) => open[pa]),
  ];
}

/** 4.2.2 French PAs of the same camp that French PAs lead to; an encircled one only as the last, or not at all. */
export function frenchReach(v: Season, from: number, intoEncircled: boolean): number[] {
  const camp = campOf[from] ?? -1;
  if (camp < 0) return [];
  const queue = [from];
  for (const at of queue) {
    if (at !== from && isEncircled(v, at)) continue;
    for (const next of joined[at] ?? []) {
      if (v.control[next] !== 'french' || campOf[next] !== camp || queue.includes(next)) continue;
      if (intoEncircled || !isEncircled(v, next)) queue.push(next);
    }
  }
  queue.shift();
  return queue;
}

/** Pieces that move, by their numbers, and what each of them may choose as it stands now. */
interface Movers {
  readonly from: number;
  readonly end: number;
  rows(): Row;
}

/**
 * 4.2.1 Where each Viet Minh piece that has not moved may go; no more than three pieces share a PA. What is open to
 * them stays so while they move: the ways from a place are found once.
 */
function vietMinhMoves(v: Season, reach: Reach): Movers {
  const known = remembered(reach);
  const rowsBut = (full: readonly number[]) => {
    const open = remembered((from) => known(from).filter((to) => to !== from && !full.includes(to)));
    return remembered((unit) => rowOf(unit, open(v.at[unit] ?? 0)));
  };
  let full: readonly number[] = [];
  let row = rowsBut(full); // a piece that has not moved stands where it stood
  const rowNow: Row = (unit) => ((v.at[unit] ?? -1) >= 0 && v.moved[unit] !== 1 ? row(unit) : nothing);
  const rows = () => {
    const counts = vietMinhByPlace(v);
    const fullNow = paNumbers.filter((pa) => (counts[pa] ?? 0) >= stacking.battalions);
    if (!isSame(full, fullNow)) {
      full = fullNow;
      row = rowsBut(full);
    }
    return rowNow;
  };
  return { from: firstBattalion, end: pieceCount, rows };
}

/**
 * 4.2.2 Where each French unit in a PA that has not moved may go; tanks only to others, and nobody leaves a tank alone.
 * No place changes hands while the French move: the ways from a PA are found once.
 */
function frenchMoves(v: Season, reach: Reach): Movers {
  const known = remembered(reach);
  const row = remembered((unit) => rowOf(unit, known(v.at[unit] ?? 0))); // who has not moved stands where he stood
  const tankRow = whileSame((tank, pas: readonly number[]) => rowOf(tank, pas));
  const rows = (): Row => {
    const garrisons = garrisonsOf(v);
    return (unit) => {
      const at = v.at[unit] ?? -1;
      if (at < 0 || v.moved[unit] === 1 || strandsTank(v, unit, garrisons)) return nothing;
      if (!isTank(unit)) return row(unit);
      return tankRow(
        unit,
        known(at).filter((pa) => infantryIn(garrisons, pa) > 0),
      );
    };
  };
  return { from: 0, end: firstBattalion, rows };
}

/** 4.2 Pieces are moved one by one, each once, until the side is done. */
function* moveAll(v: Season, question: Question, how: MoveCause, movers: Movers): Rules {
  const choices = joinedRows(v, question.ask, movers.from, movers.end, movers.rows);
  // 4.2.1 A dummy that comes upon French units is shown.
  const met = function* (to: number): Rules {
    if (isZone(to) && anyAt(v, to, 'french')) yield* removeDummies(v, to);
  };
  yield* moveEach(v, question, choices, (unit, to) => goTo(v, unit, to, how), met);
}

/** 4.2.1 Viet Minh operational movement, hidden. */
export function* vietMinhMovement(v: Season): Rules {
  const question = { side: 'viet-minh', ask: 'vm-move', rule: '4.2.1' } as const;
  let open: readonly boolean[] | null = null;
  const moves = vietMinhMoves(v, (from) => {
    open ??= openPas(v);
    return vietMinhReach(v, from, open);
  });
  yield* moveAll(v, question, 'operational', moves);
  endWaiting(v);
}

/** 4.2.2 French operational movement. */
export function* frenchMovement(v: Season): Rules {
  const question = { side: 'french', ask: 'french-move', rule: '4.2.2' } as const;
  yield* moveAll(
    v,
    question,
    'operational',
    frenchMoves(v, (from) => frenchReach(v, from, true)),
  );
}

/** 3.3 In a week without attacks pieces go anywhere they can reach. */
export function* strategicMovement(v: Season, side: Side): Rules {
  const question = { side, ask: 'strategic-move', rule: '3.3' } as const;
  if (side === 'french') {
    yield* moveAll(
      v,
      question,
      'strategic',
      frenchMoves(v, (from) => frenchReach(v, from, false)),
    );
    return;
  }
  const open = openPas(v);
  const places = vietMinhPlaces(v, open);
  const moves = vietMinhMoves(v, (from) => (isPa(from) && !open[from] ? [] : places));
  yield* moveAll(v, question, 'strategic', moves);
  endWaiting(v);
}

/** 9.0 Set-up: the French inside each camp, then the Viet Minh in the jungle. */
export function* setUpMoves(v: Season, side: Side): Rules {
  const question = { side, ask: 'set-up', rule: '9.0', about: { side } } as const;
  if (side === 'french') {
    yield* moveAll(
      v,
      question,
      'set-up',
      frenchMoves(v, (from) => paNumbers.filter((pa) => pa !== from && campOf[pa] === campOf[from])),
    );
  } else {
    yield* moveAll(
      v,
      question,
      'set-up',
      vietMinhMoves(v, () => jungles),
    );
  }
}
