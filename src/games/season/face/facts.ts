/** What each event of a battle is to a screen. */
import { type Fact, type FactsOf, factIn, type Harm, type Reading, unremarkable } from '../../../kernel/facts';
import { codes } from '../codes';
import { onMap } from '../data/places';
import { scouting } from '../data/tables';
import type { SeasonEvent } from '../events';
import { isKey } from '../is-key';
import { tableKeys } from '../keys';
import { numberOf, sideOf } from '../rules/pieces';
import { other } from '../state';

type Rolled = Extract<SeasonEvent, { is: 'rolled' }>;

/** What a roll is read off on: barrages and strikes read the Fire Table. */
function readOf({ roll, result, row = 0, line }: Rolled): { readonly read?: Reading } {
  const table = roll.name === 'barrage' || roll.name === 'strike' ? 'fire' : roll.name;
  if (!isKey(table, tableKeys)) return {};
  if (table === 'scout') return { read: { table, row: row <= scouting.blind ? 0 : row < scouting.costly ? 1 : 2 } };
  const hit = codes[table].indexOf(result ?? '');
  return { read: { table, row: hit, ...(line && row > 0 && { line: { brings: line, hit: row - 1 } }) } };
}

const facts: FactsOf<SeasonEvent> = {
  turn: ({ turn }) => ({ kind: 'turn', turn }),
  phase: ({ phase }) => ({ kind: 'phase', phase }),
  round: () => unremarkable,
  impulse: ({ side }) => ({ kind: 'note', by: side }),
  decided: ({ side, yes, what }) => ({ kind: yes && what !== 'end-week' ? 'other' : 'note', by: side }),
  supplied: ({ side, was, now }) => ({
    kind: 'level',
    by: side,
    track: `guns-${side}`,
    before: was,
    after: now,
  }),
  traded: ({ points }) => ({ kind: points > 0 ? 'other' : 'note', by: 'viet-minh' }),
  'air-points': ({ points }) => ({ kind: 'level', by: 'french', track: 'air', after: points }),
  interdicted: ({ was, now }) => ({
    kind: 'level',
    by: 'french',
    track: 'guns-viet-minh',
    before: was,
    after: now,
  }),
  replacements: ({ was, now }) => ({
    kind: 'level',
    by: 'french',
    track: 'replacements',
    before: was,
    after: now,
  }),
  replaced: ({ unit, place: at }) => ({ kind: 'other', by: 'french', place: at, units: [unit] }),
  merged: (event) => ({
    kind: 'other',
    by: 'french',
    place: event.place,
    units: [event.unit, event.with],
  }),
  returned: ({ place: at }) => ({ kind: 'other', by: 'viet-minh', place: at }),
  left: () => ({ kind: 'other', by: 'viet-minh' }),
  arrived: ({ side, place: at, units }) => ({
    kind: 'other',
    by: side,
    ...(at !== null && { place: at }),
    units,
  }),
  trench: ({ place: at, was, now }) => ({ kind: 'ground', place: at, before: was, after: now }),
  moved: ({ side, unit, from, to, hidden }) => ({
    kind: 'move',
    by: side,
    from,
    place: to,
    ...(!hidden && { units: [unit] }),
  }),
  dropped: ({ unit, to }) => ({
    kind: 'move',
    by: 'french',
    place: to,
    units: [unit],
  }),
  // They come into sight where they stand.
  'turned-up': ({ units, place: at }) => ({ kind: 'move', by: 'viet-minh', place: at, units }),
  dummies: ({ place: at }) => ({ kind: 'other', by: 'viet-minh', place: at }),
  'turned-down': () => unremarkable,
  fired: ({ side, units, from, place: at }) => ({
    kind: 'fire',
    by: side,
    ...(from !== null && { from }),
    place: at,
    units,
  }),
  attacked: ({ side, units, place: at }) => ({
    kind: 'fight',
    by: side,
    place: at,
    units,
  }),
  named: ({ side, unit }) => ({ kind: 'note', by: side, units: [unit] }),
  rolled: (event) => ({
    kind: 'roll',
    by: event.side,
    ...(event.place !== null && { place: event.place }),
    roll: event.roll,
    ...readOf(event),
  }),
  critical: ({ side }) => ({ kind: 'other', by: side }),
  disorganized: (event) => suffered(event, 'disorganized'),
  fatigued: ({ side, unit }) => ({ kind: 'note', by: other(side), units: [unit] }),
  spared: ({ side, unit }) => ({ kind: 'note', by: other(side), units: [unit] }),
  'step-lost': (event) => suffered(event, event.left === 0 ? 'lost' : 'step'),
  routed: ({ unit, from, to }) => ({
    kind: 'loss',
    loser: 'viet-minh',
    from,
    ...(to !== null && { place: to }),
    units: [unit],
    harm: 'retreats',
  }),
  track: ({ was, now }) => ({ kind: 'level', track: 'losses', before: was, after: now }),
  control: ({ place: at, was, now }) => ({
    kind: 'ground',
    place: at,
    by: now,
    was,
    now,
    loser: was,
  }),
  'called-off': ({ place: at }) => ({ kind: 'note', by: 'french', place: at }),
  scouted: ({ place: at }) => ({ kind: 'other', by: 'french', place: at }),
  rested: () => unremarkable,
  besieged: ({ place: at }) => ({ kind: 'other', by: 'viet-minh', place: at }),
  due: ({ place: at }) => ({ kind: 'loss', loser: 'french', place: at }),
  ended: () => ({ kind: 'end' }),
};

function suffered(
  { side, unit, place: at }: { readonly side: string; readonly unit: string; readonly place: string },
  harm: Harm,
): Fact {
  const by = other(sideOf(numberOf(unit)));
  return { kind: 'loss', by, loser: side, place: at, units: [unit], harm };
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
