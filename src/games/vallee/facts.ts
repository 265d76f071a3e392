/** What each event of a battle is to a screen. */
import { type Fact, type FactsOf, factIn, unremarkable } from '../../kernel/facts';
import { exit, repairUpTo } from './data/constants';
import { aaTable, bombardment, dropTable } from './data/tables';
import type { PointCause, SupplyCause, ValleeEvent } from './events';
import type { RollKey } from './keys';
import type { Roll } from './rolls';
import { areaOf, isFortress } from './rules/ground';
import { numberOf, sideOf } from './rules/units';
import { other, type Side } from './state';

/** Rolls of aircraft and of support: named first, then rolled one after the other, so that none is a fight of its own. */
const gathered: readonly RollKey[] = ['aa', 'abort', 'bomb', 'drop', 'strike', 'support'];

/** Points that follow a loss at once: the loss tells itself. */
const followed: readonly PointCause[] = ['french-steps', 'vm-steps', 'elite-steps', 'aircraft'];

/** Supply that a side spends or brings up itself; the rest happens to it. */
const ownDoing: readonly SupplyCause[] = ['shot', 'upkeep', 'arrived', 'dropped'];

const ownerOf = (unit: string): Side => sideOf(numberOf(unit));

/** Rolls of the week that are neither side's. */
const system: readonly string[] = ['weather', 'event'];

const at = (place: string | null) => (place === null ? {} : { place });

const facts: FactsOf<ValleeEvent> = {
  turn: ({ turn }) => ({ kind: 'turn', weight: 0, turn }),
  phase: ({ phase }) => ({ kind: 'phase', weight: 0, phase }),
  half: ({ side }) => ({ kind: 'other', weight: 0, by: side }),
  passed: ({ side }) => ({ kind: 'pass', weight: 0, by: side }),
  rolled: ({ side, roll, place, table, row, column, fight }) => ({
    kind: 'roll',
    weight: fight === null || gathered.includes(roll.name) ? 1 : 2,
    ...(!system.includes(roll.name) && { by: side }),
    ...at(place),
    roll,
    ...(table !== undefined && { table }),
    ...(row !== undefined && { row }),
    ...(column !== undefined && { column }),
    ...(isMiss(roll, table, row, column) && { missed: true }),
  }),
  weather: () => ({ kind: 'other', weight: 1 }),
  'random-event': ({ happens }) => ({ kind: 'other', weight: happens ? 1 : 0 }),
  initiative: ({ side }) => ({ kind: 'other', weight: 1, by: side }),
  supply: ({ side, was, now, cause }) => ({
    kind: 'level',
    weight: 1,
    ...(ownDoing.includes(cause) && { by: side }),
    track: `supply-${side}`,
    before: was,
    after: now,
  }),
  points: ({ side, was, now, place, cause }) =>
    followed.includes(cause)
      ? { ...unremarkable, loser: cause === 'elite-steps' ? side : other(side) }
      : { kind: 'level', weight: 0, track: `points-${side}`, before: was, after: now, ...at(place) },
  'out-of-supply': ({ unit, area }) => ({
    kind: 'other',
    weight: 1,
    loser: ownerOf(unit),
    place: area,
    units: [unit],
  }),
  supplied: ({ unit, area }) => ({ kind: 'other', weight: 0, place: area, units: [unit] }),
  capacity: () => ({ kind: 'other', weight: 0, by: 'viet-minh', place: 'otha' }),
  sent: ({ what }) => ({ kind: 'other', weight: 0, by: 'viet-minh', place: 'otha', ...unitIn(what) }),
  // Supply tells itself by its level.
  left: ({ what, to, stays }) => ({
    kind: stays || to === null ? 'other' : 'move',
    weight: stays || what === 'supply' ? 0 : 1,
    by: 'viet-minh',
    from: 'otha',
    ...at(to),
    ...unitIn(what),
  }),
  arrived: ({ unit, area }) => ({ kind: 'other', weight: 1, by: ownerOf(unit), place: area, units: [unit] }),
  committed: ({ unit }) => ({ kind: 'other', weight: 1, by: ownerOf(unit), units: [unit] }),
  'counter-lost': () => ({
    kind: 'loss',
    weight: 1,
    by: 'french',
    loser: 'viet-minh',
    place: 'otha',
  }),
  aircraft: () => unremarkable,
  effort: () => ({ kind: 'other', weight: 1, by: 'french' }),
  loaded: () => ({ kind: 'other', weight: 0, by: 'french', place: 'air-park' }),
  loads: () => ({ kind: 'other', weight: 0, by: 'french', place: 'air-park' }),
  mission: ({ target }) => ({ kind: 'other', weight: 1, by: 'french', ...areaIn(target) }),
  flak: () => ({ kind: 'other', weight: 0, by: 'viet-minh' }),
  'air-hit': ({ hit }) => ({
    kind: 'loss',
    weight: hit === 'down' ? 2 : 1,
    by: 'viet-minh',
    loser: 'french',
  }),
  suppressed: () => ({ kind: 'other', weight: 1, by: 'french' }),
  // Where a die was thrown for it the roll tells it.
  dropped: ({ air, cargo, result }) => ({
    kind: 'other',
    weight: byDie(result) ? 0 : 1,
    by: 'french',
    place: 'cf',
    tile: { of: air, ...(cargo && { holds: cargo }), became: result, tone: tones[result] },
  }),
  fired: ({ side, unit, from, place }) => ({ kind: 'fire', weight: 2, by: side, from, ...at(place), units: [unit] }),
  silenced: ({ unit, area }) => ({ kind: 'other', weight: 1, by: 'french', place: area, units: [unit] }),
  moved: ({ unit, from, to }) => ({
    kind: 'move',
    weight: 1,
    by: ownerOf(unit),
    from,
    place: to,
    units: [unit],
  }),
  stopped: ({ unit, area }) => ({ kind: 'other', weight: 1, place: area, units: [unit] }),
  assault: ({ side, area, units }) => ({
    kind: 'fight',
    weight: 2,
    by: side,
    place: area,
    units,
  }),
  'called-off': ({ area }) => ({ kind: 'other', weight: 1, place: area }),
  'assault-result': ({ area }) => ({ kind: 'other', weight: 1, place: area }),
  bloodbath: ({ side }) => ({ kind: 'other', weight: 1, by: side }),
  'assault-over': ({ side, area }) => ({ kind: 'other', weight: 0, by: side, place: area }),
  disrupted: ({ unit, area }) => suffered(unit, area, 1, 'disrupted'),
  steps: ({ unit, area, now, cause }) =>
    cause === 'replacement'
      ? { kind: 'other', weight: 1, by: ownerOf(unit), place: area, units: [unit] }
      : suffered(unit, area, now === 0 ? 2 : 1, now === 0 ? 'lost' : 'step'),
  retreated: ({ unit, from, to }) => ({
    kind: 'loss',
    weight: 1,
    loser: ownerOf(unit),
    from,
    place: to,
    units: [unit],
    harm: 'retreats',
  }),
  // A work of the fortress that falls is a moment, open ground is not.
  control: ({ area, from, to }) => ({
    kind: 'ground',
    weight: isFortress[areaOf(area)] ? 3 : 1,
    by: to,
    place: area,
    was: from ?? 'nobody',
    now: to,
    ...(from !== null && { loser: from }),
  }),
  recovered: ({ unit, area }) => ({ kind: 'other', weight: 0, place: area, units: [unit] }),
  repaired: ({ success }) => ({ kind: 'other', weight: success ? 1 : 0, by: 'french' }),
  entrenched: ({ area, was, now }) => ({
    kind: 'ground',
    weight: 1,
    by: 'viet-minh',
    place: area,
    before: was,
    after: now,
  }),
  mine: ({ stage, area }) => ({ kind: 'other', weight: stage === 'blown' ? 3 : 1, by: 'viet-minh', ...at(area) }),
  tied: () => unremarkable,
  surrendered: () => ({ kind: 'ground', weight: 3, by: 'viet-minh', place: 'cf', loser: 'french' }),
  ended: () => ({ kind: 'end', weight: 3 }),
};

const tones = { landed: 'good', scattered: 'fair', lost: 'poor', down: 'poor', home: 'none' } as const;

const byDie = (result: string) => dropTable.rows.some(({ low, high }) => low === result || high === result);

/** 9.2, 9.6 A line of a table that neither hits nor harms; 8.1.2 a counter that stays where it is; 13.1 no repair. */
function isMiss({ name, total }: Roll, table: string | undefined, row = -1, column = ''): boolean {
  if (name === 'exit') return total > exit.upTo;
  if (name === 'repair-tank' || name === 'repair-air') return total > repairUpTo;
  if (!gathered.includes(name)) return false;
  if (table === 'bombardment') return bombardment.rows[row]?.hits[Number(column)] === 0;
  return table === 'aa' && Reflect.get(aaTable.rows[row] ?? {}, column) === 'none';
}

function unitIn(what: string): { readonly units?: readonly string[] } {
  return numberOf(what) >= 0 ? { units: [what] } : {};
}

function areaIn(target: string): { readonly place?: string } {
  if (target.startsWith('otha')) return { place: 'otha' };
  return areaOf(target) >= 0 ? { place: target } : {};
}

function suffered(unit: string, area: string, weight: 1 | 2, harm: 'disrupted' | 'step' | 'lost'): Fact {
  const loser = ownerOf(unit);
  return { kind: 'loss', weight, by: other(loser), loser, place: area, units: [unit], harm };
}

export const fact: (event: ValleeEvent) => Fact = factIn(facts);
