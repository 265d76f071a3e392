/** What each event of a battle is to a screen. */
import { type Fact, type FactsOf, factIn, type Harm, unremarkable } from '../../../kernel/facts';
import type { PointCause, SupplyCause, ValleeEvent } from '../events';
import { areaOf } from '../rules/ground';
import { numberOf, sideOf } from '../rules/units';
import { other, type Side } from '../state';

/** Points that follow a loss at once: the loss tells itself. */
const followed: readonly PointCause[] = ['french-steps', 'vm-steps', 'elite-steps', 'aircraft'];

/** Supply that a side spends or brings up itself; the rest happens to it. */
const ownDoing: readonly SupplyCause[] = ['shot', 'upkeep', 'arrived', 'dropped'];

const ownerOf = (unit: string): Side => sideOf(numberOf(unit));

/** Rolls of the week that are neither side's. */
const system: readonly string[] = ['weather', 'event'];

const at = (place: string | null) => (place === null ? {} : { place });

const facts: FactsOf<ValleeEvent> = {
  turn: ({ turn }) => ({ kind: 'turn', turn }),
  phase: ({ phase }) => ({ kind: 'phase', phase }),
  half: ({ side }) => ({ kind: 'note', by: side }),
  passed: ({ side }) => ({ kind: 'note', by: side }),
  rolled: ({ side, roll, place, table, row, column }) => ({
    kind: 'roll',
    ...(!system.includes(roll.name) && { by: side }),
    ...at(place),
    roll,
    ...(table !== undefined && row !== undefined && { read: { table, row, ...(column !== undefined && { column }) } }),
  }),
  weather: () => ({ kind: 'other' }),
  'random-event': ({ happens }) => ({ kind: happens ? 'other' : 'note' }),
  initiative: ({ side }) => ({ kind: 'other', by: side }),
  supply: ({ side, was, now, cause }) => ({
    kind: 'level',
    ...(ownDoing.includes(cause) && { by: side }),
    track: `supply-${side}`,
    before: was,
    after: now,
  }),
  points: ({ side, was, now, place, cause }) =>
    followed.includes(cause)
      ? { ...unremarkable, loser: cause === 'elite-steps' ? side : other(side) }
      : { kind: 'level', track: `points-${side}`, before: was, after: now, ...at(place) },
  'out-of-supply': ({ unit, area }) => ({
    kind: 'other',
    loser: ownerOf(unit),
    place: area,
    units: [unit],
  }),
  supplied: ({ unit, area }) => ({ kind: 'note', place: area, units: [unit] }),
  capacity: () => ({ kind: 'note', by: 'viet-minh', place: 'otha' }),
  sent: ({ what }) => ({ kind: 'note', by: 'viet-minh', place: 'otha', ...unitIn(what) }),
  // Supply tells itself by its level.
  left: ({ what, to, stays }) => ({
    kind: stays || what === 'supply' ? 'note' : to === null ? 'other' : 'move',
    by: 'viet-minh',
    from: 'otha',
    ...at(to),
    ...unitIn(what),
  }),
  arrived: ({ unit, area }) => ({ kind: 'arrival', by: ownerOf(unit), place: area, units: [unit] }),
  committed: ({ unit }) => ({ kind: 'other', by: ownerOf(unit), units: [unit] }),
  'counter-lost': () => ({
    kind: 'loss',
    by: 'french',
    loser: 'viet-minh',
    place: 'otha',
  }),
  aircraft: () => unremarkable,
  effort: () => ({ kind: 'other', by: 'french' }),
  loaded: () => ({ kind: 'note', by: 'french', place: 'air-park' }),
  loads: () => ({ kind: 'note', by: 'french', place: 'air-park' }),
  mission: ({ air, target }) => ({ kind: 'fire', by: 'french', ...areaIn(target), units: [air] }),
  flak: () => ({ kind: 'note', by: 'viet-minh' }),
  'air-hit': ({ air, hit }) => ({
    kind: 'loss',
    by: 'viet-minh',
    loser: 'french',
    units: [air],
    harm: hit === 'down' ? 'lost' : 'damaged',
  }),
  suppressed: () => ({ kind: 'other', by: 'french' }),
  // What turned back or fell with its aircraft is told with that.
  dropped: ({ air, result }) =>
    result === 'home' || result === 'down'
      ? unremarkable
      : { kind: 'other', by: 'french', place: 'cf', units: [air], harm: result === 'lost' ? 'astray' : result },
  fired: ({ side, unit, from, place }) => ({ kind: 'fire', by: side, from, ...at(place), units: [unit] }),
  silenced: ({ unit, area }) => suffered(unit, area, 'silenced'),
  moved: ({ unit, from, to }) => ({
    kind: 'move',
    by: ownerOf(unit),
    from,
    place: to,
    units: [unit],
  }),
  stopped: ({ unit, area }) => ({ kind: 'other', place: area, units: [unit] }),
  assault: ({ side, area, units }) => ({
    kind: 'fight',
    by: side,
    place: area,
    units,
  }),
  'called-off': ({ area }) => ({ kind: 'other', place: area }),
  'assault-result': ({ area }) => ({ kind: 'other', place: area }),
  bloodbath: ({ side }) => ({ kind: 'other', by: side }),
  'assault-over': ({ side, area }) => ({ kind: 'note', by: side, place: area }),
  disrupted: ({ unit, area }) => suffered(unit, area, 'disrupted'),
  steps: ({ unit, area, now, cause }) =>
    cause === 'replacement'
      ? { kind: 'other', by: ownerOf(unit), place: area, units: [unit] }
      : suffered(unit, area, now === 0 ? 'lost' : 'step'),
  retreated: ({ unit, from, to }) => ({
    kind: 'loss',
    loser: ownerOf(unit),
    from,
    place: to,
    units: [unit],
    harm: 'retreats',
  }),
  control: ({ area, from, to }) => ({
    kind: 'ground',
    by: to,
    place: area,
    was: from ?? 'nobody',
    now: to,
    ...(from !== null && { loser: from }),
  }),
  recovered: ({ unit, area }) => ({
    kind: 'other',
    by: ownerOf(unit),
    place: area,
    units: [unit],
    harm: 'recovered',
  }),
  repaired: ({ success }) => ({ kind: success ? 'other' : 'note', by: 'french' }),
  entrenched: ({ area, was, now }) => ({
    kind: 'ground',
    by: 'viet-minh',
    place: area,
    before: was,
    after: now,
  }),
  mine: ({ area }) => ({ kind: 'other', by: 'viet-minh', ...at(area) }),
  tied: () => unremarkable,
  surrendered: () => ({ kind: 'ground', by: 'viet-minh', place: 'cf', loser: 'french' }),
  ended: () => ({ kind: 'end' }),
};

function unitIn(what: string): { readonly units?: readonly string[] } {
  return numberOf(what) >= 0 ? { units: [what] } : {};
}

function areaIn(target: string): { readonly place?: string } {
  if (target.startsWith('otha')) return { place: 'otha' };
  return areaOf(target) >= 0 ? { place: target } : {};
}

function suffered(unit: string, area: string, harm: Harm): Fact {
  const loser = ownerOf(unit);
  return { kind: 'loss', by: other(loser), loser, place: area, units: [unit], harm };
}

export const fact: (event: ValleeEvent) => Fact = factIn(facts);
