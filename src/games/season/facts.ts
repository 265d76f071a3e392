/** What each event of a battle is to a screen. */
import { type Fact, type FactsOf, factIn, type Harm, unremarkable } from '../../kernel/facts';
import { codes } from './codes';
import { scouting } from './data/tables';
import type { SeasonEvent } from './events';
import { isKey } from './is-key';
import { tableKeys } from './keys';
import { numberOf, sideOf } from './rules/pieces';
import { onMap, place, strategicHills } from './rules/places';
import { other } from './state';

type Rolled = Extract<SeasonEvent, { is: 'rolled' }>;

/** The row of the table that a roll came to: barrages and strikes read the Fire Table. */
function rowOf({ roll, result, row = 0 }: Rolled): { readonly table?: string; readonly row?: number } {
  const table = roll.name === 'barrage' || roll.name === 'strike' ? 'fire' : roll.name;
  if (!isKey(table, tableKeys)) return {};
  if (table === 'scout') return { table, row: row <= scouting.blind ? 0 : row < scouting.costly ? 1 : 2 };
  return { table, row: codes[table].indexOf(result ?? '') };
}

const facts: FactsOf<SeasonEvent> = {
  turn: ({ turn }) => ({ kind: 'turn', weight: 0, turn }),
  phase: ({ phase }) => ({ kind: 'phase', weight: 0, phase }),
  round: () => unremarkable,
  impulse: ({ side }) => ({ kind: 'other', weight: 0, by: side }),
  decided: ({ side, yes, what }) => ({ kind: 'other', weight: yes && what !== 'end-week' ? 1 : 0, by: side }),
  supplied: ({ side, was, now }) => ({
    kind: 'level',
    weight: 1,
    by: side,
    track: `guns-${side}`,
    before: was,
    after: now,
  }),
  traded: ({ points }) => ({ kind: 'other', weight: points > 0 ? 1 : 0, by: 'viet-minh' }),
  'air-points': ({ points }) => ({ kind: 'level', weight: 1, by: 'french', track: 'air', after: points }),
  interdicted: ({ was, now }) => ({
    kind: 'level',
    weight: 1,
    by: 'french',
    track: 'guns-viet-minh',
    before: was,
    after: now,
  }),
  replacements: ({ was, now }) => ({
    kind: 'level',
    weight: 0,
    by: 'french',
    track: 'replacements',
    before: was,
    after: now,
  }),
  replaced: ({ unit, place: at }) => ({ kind: 'other', weight: 1, by: 'french', place: at, units: [unit] }),
  merged: (event) => ({
    kind: 'other',
    weight: 1,
    by: 'french',
    place: event.place,
    units: [event.unit, event.with],
  }),
  returned: ({ place: at }) => ({ kind: 'other', weight: 1, by: 'viet-minh', place: at }),
  left: () => ({ kind: 'other', weight: 1, by: 'viet-minh' }),
  arrived: ({ side, place: at, units }) => ({
    kind: 'other',
    weight: 3,
    by: side,
    ...(at !== null && { place: at }),
    units,
  }),
  trench: ({ place: at, was, now }) => ({ kind: 'ground', weight: 1, place: at, before: was, after: now }),
  moved: ({ side, unit, from, to, hidden }) => ({
    kind: 'move',
    weight: 1,
    by: side,
    from,
    place: to,
    ...(!hidden && { units: [unit] }),
  }),
  dropped: ({ unit, to }) => ({
    kind: 'move',
    weight: 1,
    by: 'french',
    place: to,
    units: [unit],
  }),
  // They come into sight where they stand.
  'turned-up': ({ units, place: at }) => ({ kind: 'move', weight: 1, by: 'viet-minh', place: at, units }),
  dummies: ({ place: at }) => ({ kind: 'other', weight: 1, by: 'viet-minh', place: at }),
  'turned-down': () => unremarkable,
  fired: ({ side, units, from, place: at }) => ({
    kind: 'fire',
    weight: 2,
    by: side,
    ...(from !== null && { from }),
    place: at,
    units,
  }),
  attacked: ({ side, units, place: at }) => ({
    kind: 'fight',
    weight: 2,
    by: side,
    place: at,
    units,
  }),
  named: ({ side, unit }) => ({ kind: 'other', weight: 0, by: side, units: [unit] }),
  rolled: (event) => ({
    kind: 'roll',
    weight: event.fight === null ? 1 : 2,
    by: event.side,
    ...(event.place !== null && { place: event.place }),
    roll: event.roll,
    ...rowOf(event),
    ...(event.line && event.row !== undefined && { line: { brings: event.line, hit: event.row - 1 } }),
  }),
  critical: ({ side }) => ({ kind: 'other', weight: 1, by: side }),
  disorganized: (event) => suffered(event, 1, 'disorganized'),
  fatigued: (event) => suffered(event, 0),
  spared: (event) => suffered(event, 0),
  'step-lost': (event) => suffered(event, event.left === 0 ? 2 : 1, event.left === 0 ? 'lost' : 'step'),
  routed: ({ unit, from, to }) => ({
    kind: 'loss',
    weight: 1,
    loser: 'viet-minh',
    from,
    ...(to !== null && { place: to }),
    units: [unit],
    harm: 'retreats',
  }),
  track: ({ was, now }) => ({ kind: 'level', weight: 0, track: 'losses', before: was, after: now }),
  control: ({ place: at, was, now }) => ({
    kind: 'ground',
    // 8 The strategic hills bleed the garrison.
    weight: strategicHills.includes(place(at)) ? 3 : 2,
    place: at,
    by: now,
    was,
    now,
    loser: was,
  }),
  'called-off': ({ place: at }) => ({ kind: 'other', weight: 0, by: 'french', place: at }),
  scouted: ({ place: at }) => ({ kind: 'other', weight: 1, by: 'french', place: at }),
  rested: () => unremarkable,
  besieged: ({ place: at }) => ({ kind: 'other', weight: 1, by: 'viet-minh', place: at }),
  due: ({ place: at }) => ({ kind: 'loss', weight: 1, loser: 'french', place: at }),
  ended: () => ({ kind: 'end', weight: 3 }),
};

function suffered(
  { side, unit, place: at }: { readonly side: string; readonly unit: string; readonly place: string },
  weight: 0 | 1 | 2,
  harm?: Harm,
): Fact {
  const by = other(sideOf(numberOf(unit)));
  return { kind: 'loss', weight, by, loser: side, place: at, units: [unit], ...(harm && { harm }) };
}

const factOf = factIn(facts);

/** 0.2 A base is no place of the screen: what happens in it happens at the post before it. */
export function fact(event: SeasonEvent): Fact {
  const found = factOf(event);
  const { place: at, from } = found;
  return {
    ...found,
    ...(at !== undefined && { place: onMap(at) }),
    ...(from !== undefined && { from: onMap(from) }),
  };
}
