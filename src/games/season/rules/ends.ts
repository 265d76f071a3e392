/** 5.7, 6.2.7 The end of an assault or operation: entries into empty PAs, withdrawals, bases. */
import { choicesOf } from '../../../kernel/again';
import { done, moveTo, type Rules, type SeasonChoice } from '../choices';
import {
  basesAt,
  beside,
  campOf,
  crOf,
  frenchJungle,
  gates,
  isBase,
  isPa,
  isZone,
  joined,
  kinds,
  paNumbers,
  paOf,
  zoneNumbers,
  zoneOf,
} from '../data/places';
import { stacking } from '../data/tables';
import { isSame, type Reach, remembered } from '../reach';
import { ENGAGED, HIDDEN, other, type Season, type Side } from '../state';
import { moveEach, nothing, type Row, rowOf, rowsToEnd } from './ask';
import { enter, strandsTank } from './control';
import { goTo } from './losses';
import {
  anyAt,
  type Census,
  censusOf,
  firstBattalion,
  firstDummy,
  infantryIn,
  isTank,
  pieceCount,
  rangeOf,
} from './pieces';
import { isCapturedZone, isOpenZone } from './trenches';

/** 5.5 Units that face an empty PA of the enemy may occupy it at the end, unless disorganized. */
export function* entries(v: Season, side: Side): Rules {
  const choices = () => rowsToEnd(v, 'enter', ...rangeOf(side), () => entryMoves(v, side));
  const rule = side === 'viet-minh' ? '5.5' : '6.2.7';
  yield* moveEach(v, { side, ask: 'enter', rule }, choices, (unit, to) => enter(v, unit, to, 'advance'));
}

/** 5.5 Units of a side that may still occupy an empty PA. */
export function mayStillEnter(v: Season, side: Side): number {
  const [from, end] = rangeOf(side);
  const moves = entryMoves(v, side);
  let count = 0;
  for (let unit = from; unit < end; unit++) if (moves(unit).length > 0) count++;
  return count;
}

/** 5.5 The empty PAs that each unit may occupy; a tank only with others. */
function entryMoves(v: Season, side: Side): Row {
  const census = censusOf(v);
  const hasRoom = (pa: number) => side === 'french' || (census[side][pa] ?? 0) < stacking.battalions;
  const faced = remembered((at) => facedBy(v, census, at, side).filter(hasRoom));
  return (unit) => {
    const at = v.at[unit] ?? -1;
    if (at < 0 || v.moved[unit] === 1 || v.disorganized[unit] === 1) return nothing;
    if ((side === 'viet-minh' && v.face[unit] === HIDDEN) || strandsTank(v, unit, census)) return nothing;
    return rowOf(unit, isTank(unit) ? faced(at).filter((pa) => infantryIn(census, pa) > 0) : faced(at));
  };
}

/** Empty PAs of the other side before a base, or joined to a PA. */
function facedBy(v: Season, census: Census, at: number, side: Side): number[] {
  const pas = isBase(at) ? [paOf[at] ?? 0] : isPa(at) ? (joined[at] ?? []) : [];
  return pas.filter((pa) => v.control[pa] !== side && census[other(side)][pa] === 0);
}

/** 5.7 Both sides have units in PAs of one CR. */
function isShared({ french, 'viet-minh': vietMinh }: Census, pa: number): boolean {
  const mates = matesOf[pa] ?? [];
  return mates.some((one) => french[one] !== 0) && mates.some((one) => vietMinh[one] !== 0);
}

/** By PA: all of its CR. */
const matesOf: readonly (readonly number[])[] = paNumbers.reduce<number[][]>((found, pa) => {
  found[pa] = paNumbers.filter((one) => crOf[one] === crOf[pa]);
  return found;
}, []);

/** Zones that a way leads to from some others, through zones that fit. */
function spread(from: readonly number[], fits: (zone: number) => boolean): number[] {
  const found: number[] = [];
  const add = (zone: number) => {
    if (!found.includes(zone) && fits(zone)) found.push(zone);
  };
  for (const zone of from) add(zone);
  for (const zone of found) for (const next of beside[zone] ?? []) add(next);
  return found;
}

/** 5.7 The Viet Minh pull back by zones that are theirs to use, empty or with a friendly unit in them. */
function vietMinhWays(v: Season, at: number, { french, 'viet-minh': vietMinh }: Census): number[] {
  const fits = (zone: number) =>
    (french[zone] === 0 || vietMinh[zone] !== 0) && (isOpenZone(v, zone) || isCapturedZone(v, zone));
  const first = isPa(at) ? (basesAt[at] ?? []).map((base) => zoneOf[base] ?? 0) : [zoneOf[at] ?? 0];
  return spread(first, fits);
}

/** 5.7 From a shared CR to the jungle or a Level 3 zone; of an assault cut short, engaged battalions to the jungle. */
export function* withdrawVietMinh(v: Season, cutShort: boolean): Rules {
  const known = whileManned(v, (at, counts) => vietMinhWays(v, at, counts));
  const rows = () => vietMinhWithdrawals(v, cutShort, known);
  const choices = () => rowsToEnd(v, 'withdraw', firstBattalion, pieceCount, rows);
  const question = { side: 'viet-minh', ask: 'withdraw', rule: '5.7' } as const;
  yield* moveEach(v, question, choices, (unit, to) => enter(v, unit, to, 'withdrawal'));
}

/** 5.7 Where each piece may pull back to. */
function vietMinhWithdrawals(v: Season, cutShort: boolean, ways: (counts: Census) => Reach): Row {
  const counts = censusOf(v);
  const known = ways(counts);
  return (unit) => {
    const at = v.at[unit] ?? -1;
    if (at < 0 || v.moved[unit] === 1) return nothing;
    const shared = isPa(at) && isShared(counts, at);
    const free = cutShort && v.face[unit] === ENGAGED && kinds[at] !== 'jungle';
    if (!shared && !free) return nothing;
    const isLevel3 = (zone: number) => shared && kinds[zone] === 'peripheral' && v.trench[zone] === 3;
    const open = known(at).filter((zone) => zone !== at && (kinds[zone] === 'jungle' || isLevel3(zone)));
    return rowOf(unit, open);
  };
}

/** French PAs behind the bases of zones. */
function pasBehind(v: Season, zones: readonly number[]): number[] {
  const found: number[] = [];
  for (const zone of zones) {
    for (const base of basesAt[zone] ?? []) {
      const pa = paOf[base] ?? 0;
      if (v.control[pa] === 'french' && !found.includes(pa)) found.push(pa);
    }
  }
  return found;
}

/** 5.7 French of a shared CR go to the CRC: by lines inside it, from outside by zones without trenches. */
function wayToCamp(v: Season, at: number): number[] {
  if (campOf[at] === 0) {
    const found = [at];
    for (const pa of found) {
      for (const next of joined[pa] ?? []) {
        if (v.control[next] === 'french' && campOf[next] === 0 && !found.includes(next)) found.push(next);
      }
    }
    return found.slice(1);
  }
  const fits = (zone: number) => kinds[zone] === 'peripheral' && v.trench[zone] === 0 && !anyAt(v, zone, 'viet-minh');
  const zones = spread(
    (basesAt[at] ?? []).map((base) => zoneOf[base] ?? 0),
    fits,
  );
  return pasBehind(v, zones).filter((pa) => campOf[pa] === 0);
}

/** 5.7 The French pull back from a CR that both sides hold parts of. */
export function* withdrawFrench(v: Season): Rules {
  const concerns = (at: number, counts: Census) => isPa(at) && isShared(counts, at);
  yield* withdrawals(v, '5.7', concerns, (at) => wayToCamp(v, at));
}

/** Who stands in a place that this concerns may leave it by the ways from there. */
function* withdrawals(v: Season, rule: string, concerns: Concerns, ways: Ways): Rules {
  const known = whileManned(v, ways);
  const choices = () => choicesOf(v, 'withdraw', () => withdrawalChoices(v, concerns, known));
  const question = { side: 'french', ask: 'withdraw', rule } as const;
  yield* moveEach(v, question, choices, (unit, to) => enter(v, unit, to, 'withdrawal'));
}

type Concerns = (at: number, counts: Census) => boolean;
type Ways = (at: number, counts: Census) => readonly number[];

/** Ways lead through zones: they are found once as long as the same zones are manned, and all is held and trenched as it was. */
function whileManned(v: Season, ways: Ways): (counts: Census) => Reach {
  let then: { readonly counts: Census; readonly control: Season['control']; readonly trench: number[] } | null = null;
  let reach: Reach = () => [];
  return (counts) => {
    const stands =
      then !== null &&
      isManned(then.counts.french, counts.french) &&
      isManned(then.counts['viet-minh'], counts['viet-minh']) &&
      isSame(then.control, v.control) &&
      isSame(then.trench, v.trench);
    if (!stands) {
      then = { counts, control: v.control.slice(), trench: v.trench.slice() };
      reach = remembered((at) => ways(at, counts));
    }
    return reach;
  };
}

/** The same zones have somebody in them. */
function isManned(then: readonly number[], now: readonly number[]): boolean {
  for (const zone of zoneNumbers) if ((then[zone] === 0) !== (now[zone] === 0)) return false;
  return true;
}

function withdrawalChoices(v: Season, concerns: Concerns, ways: (counts: Census) => Reach): SeasonChoice[] {
  const choices: SeasonChoice[] = [];
  const musts: SeasonChoice[] = [];
  const counts = censusOf(v);
  const known = ways(counts);
  for (let unit = 0; unit < firstBattalion; unit++) {
    const at = v.at[unit] ?? -1;
    if (at < 0 || v.moved[unit] === 1) continue;
    const open = concerns(at, counts) ? known(at) : [];
    if (open.length === 0 || (isPa(at) && strandsTank(v, unit, counts))) continue;
    for (const pa of open) {
      if (!isTank(unit) || infantryIn(counts, pa) > 0) (isZone(at) ? musts : choices).push(moveTo(unit, pa));
    }
  }
  // 4.2.3, 6.2.7 Units in a zone must be back in a PA if the way is free.
  if (musts.length > 0) return musts;
  if (choices.length > 0) choices.push(done);
  return choices;
}

/** 6.2.7 From zones and outlying CRs to a French PA, through zones without enemy pieces or with a French unit. */
export function* withdrawOperation(v: Season): Rules {
  const concerns = (at: number) => isZone(at) || (campOf[at] ?? 0) > 0;
  yield* withdrawals(v, '6.2.7', concerns, (at, counts) => {
    const fits = (zone: number) => {
      if (zone === at) return true;
      if (kinds[zone] !== 'peripheral' && zone !== frenchJungle) return false;
      return counts['viet-minh'][zone] === 0 || counts.french[zone] !== 0;
    };
    const first = isZone(at) ? [at] : (basesAt[at] ?? []).map((base) => zoneOf[base] ?? 0);
    const zones = frenchSpread(first, fits);
    // A zone with enemy pieces in it lets nobody use its bases (6.2.5), but the zone that is left does not count.
    return pasBehind(v, zones).filter((pa) => pa !== at && (isZone(at) || campOf[pa] !== campOf[at]));
  });
}

/** 3.2 Jungle 4 is entered from G, H or Q only. */
function frenchSpread(from: readonly number[], fits: (zone: number) => boolean): number[] {
  const found: number[] = [];
  for (const zone of from) if (!found.includes(zone) && fits(zone)) found.push(zone);
  for (const zone of found) {
    for (const next of beside[zone] ?? []) {
      const gate = next === frenchJungle ? gates.includes(zone) : zone !== frenchJungle || gates.includes(next);
      if (gate && !found.includes(next) && fits(next)) found.push(next);
    }
  }
  return found;
}

/** 5.7 Units still in assault bases go back to their zone. */
export function intoZones(v: Season): void {
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    const at = v.at[unit] ?? -1;
    if (isBase(at)) goTo(v, unit, zoneOf[at] ?? 0, 'base');
  }
}
