/** Figures of the retold rules, made from the data of the game, so that they cannot disagree with it. */
import type { Figure, GridFigure, PlaceFigure, SetupFigure } from '../../../kernel/rulebook';
import type { CounterView } from '../../../kernel/view';
import { airPlaces, pas } from '../data/pas';
import { basesAt, joined, paNumbers, paOf, place, placeId, zoneNumbers } from '../data/places';
import type { ScenarioId } from '../data/scenarios';
import { airTable, fireShift, fireTable, handShift, handTable, munitions } from '../data/tables';
import { turns } from '../data/turns';
import { type UnitData, units } from '../data/units';
import { view } from '../face/view';
import { setUp } from '../play/setup';
import type { Season } from '../state';
import type { LabelKey } from './labels';

const startOf = (scenario: ScenarioId): Season => setUp({ scenario, options: [], seed: 'rulebook' });
const battle = startOf('full-battle');
const full = view(battle, 'viet-minh', null).counters;
const reduced = view({ ...battle, steps: battle.steps.map(() => 1) }, 'viet-minh', null).counters;
const unseen = view(battle, 'french', null).counters;

/** Counters at full strength. */
export const counters = (...ids: readonly string[]): Figure => ({
  is: 'counters',
  counters: full.filter(({ id }) => ids.includes(id)),
});

/** A unit with all its steps and with its last one. */
export const bothSides = (id: string): Figure => ({
  is: 'counters',
  counters: [...full, ...reduced].filter((counter) => counter.id === id),
});

/** 1.2 A battalion as its own side sees it, and as the French do. */
export const hidden: Figure = {
  is: 'counters',
  counters: [
    full.find(({ id }) => id === 'V80'),
    unseen.find(({ side, at }) => side === 'viet-minh' && at === 'J1'),
  ].filter((counter): counter is CounterView => counter !== undefined),
};

/** One unit of each battalion or regiment: the others have the same values. */
export const roster: Figure = {
  is: 'counters',
  counters: full.filter((_, at) => units.findIndex((other) => alike(other, units[at])) === at),
};

function alike(a: UnitData, b: UnitData | undefined): boolean {
  const values = (unit: UnitData) => JSON.stringify(unit.values);
  return a.type === b?.type && a.battalion === b.battalion && a.regiment === b.regiment && values(a) === values(b);
}

/** 0.2 What is marked at a post. */
export function post(id: string): PlaceFigure {
  const data = pas.find((pa) => pa.id === id);
  const mark = (label: LabelKey, icon: string) => ({ label, icon, count: 1 });
  return {
    is: 'place',
    place: id,
    printed: [
      ...(data?.hill === undefined ? [] : [mark('hill', 'layers')]),
      ...(data?.strategic ? [mark('strategic', 'star')] : []),
      ...(data?.encirclable ? [mark('encirclable', 'encircled')] : []),
      ...(airPlaces.some((list) => list.includes(id)) ? [mark('air-place', 'plane')] : []),
    ],
  };
}

/** 0.2 Posts joined by lines, and the posts that the bases of each zone lead to. */
export const lines: Figure = {
  is: 'ways',
  rows: paNumbers.map((pa) => ({ of: placeId(pa), to: (joined[pa] ?? []).map(placeId) })),
};

export const bases: Figure = {
  is: 'ways',
  rows: zoneNumbers
    .map((zone) => ({ of: placeId(zone), to: (basesAt[zone] ?? []).map((base) => placeId(paOf[base] ?? -1)) }))
    .filter(({ to }) => to.length > 0),
};

/** 0.4 Barrage points of a side by levels, and how each level shifts its infantry fire. */
export const munitionsTrack: Figure = {
  is: 'track',
  track: 'guns',
  bands: munitions.shifts.map((modifier, level) => ({
    from: level === 0 ? 0 : (level - 1) * munitions.level + 1,
    to: level * munitions.level,
    modifier,
  })),
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const die = ['1', '2', '3', '4', '5', '6'];
const rowsOf = (rows: readonly (readonly string[])[]) => rows.map((cells, at) => ({ head: `${at + 1}`, cells }));

export const fireGrid: GridFigure = {
  is: 'grid',
  caption: 'fire-grid',
  columns: ['die', ...fireTable.columns.map((from, at, all) => (at === all.length - 1 ? `${from}+` : `${from}`))],
  rows: rowsOf(fireTable.rows.map((row) => row.map((code) => (code === '-' ? '–' : code)))),
  of: 'table-fire',
};

export const handGrid: GridFigure = {
  is: 'grid',
  caption: 'hand-grid',
  columns: ['die', ...handTable.columns],
  rows: rowsOf(handTable.rows),
  of: 'table-hand',
};

function shiftsOf(caption: LabelKey, shifts: readonly (readonly [LabelKey, number])[]): GridFigure {
  return {
    is: 'grid',
    caption,
    columns: ['when', 'columns'],
    rows: shifts.map(([head, value]) => ({ head, cells: [signed(value)] })),
  };
}

export const fireShifts: GridFigure = shiftsOf('fire-shifts', [
  ['shift-pa', fireShift.pa],
  ['shift-hill', fireShift.hill],
  ['shift-gabrielle', fireShift.gabrielle],
  ['shift-trench', fireShift.trench],
  ['shift-open', fireShift.open],
  ['shift-fatigued', fireShift.fatigued],
  ['shift-air', fireShift.air],
]);

export const handShifts: GridFigure = shiftsOf('hand-shifts', [
  ['shift-pa', handShift.pa],
  ['shift-hill', handShift.hill],
  ['shift-gabrielle', handShift.gabrielle],
  ['shift-river', handShift.river],
  ['shift-trench-level', handShift.trench],
  ['shift-fatigued', handShift.fatigued],
  ['shift-concentric', handShift.concentric],
  ['shift-few', handShift.fewLosses],
  ['shift-many', handShift.manyLosses],
  ['shift-air', handShift.air],
]);

/** 3.2 Barrage points that the die brings, by the number of places lost. */
export const supplyGrid: GridFigure = {
  is: 'grid',
  caption: 'supply-grid',
  columns: ['places-lost', ...die],
  rows: airTable.lines.map(({ levels, points }, lost) => ({
    head: `${lost}`,
    cells: levels.map((level, at) => `${level * munitions.level + (points[at] ?? 0)}`),
  })),
  of: 'track-air',
};

export const airGrid: GridFigure = {
  is: 'grid',
  caption: 'air-grid',
  columns: ['places-lost', ...die, 'drop', 'drift'],
  rows: airTable.lines.map(({ air, drop, drift }, lost) => ({
    head: `${lost}`,
    cells: [...air, drop, drift].map((value) => `${value}`),
  })),
};

/** 3.1, 3.2 What each week brings both sides. */
export const weeks: GridFigure = {
  is: 'grid',
  caption: 'weeks',
  columns: ['week', 'vm-munitions', 'replacements'],
  rows: turns.map(({ turn, levels, replacements }) => ({
    head: `${turn}`,
    cells: [`${levels * munitions.level}`, `${replacements}`],
  })),
};

/** How many come of each battalion or regiment: '6 BPC × 4'. */
function arrivalsOf(turn: number): string[] {
  const counts = new Map<string, number>();
  for (const { arrives, type, side, battalion, regiment } of units) {
    if (arrives !== turn || type === 'dummy') continue;
    const name = side === 'french' ? battalion : `VM ${regiment}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`));
}

export const turnTrack: Figure = {
  is: 'turns',
  turns: turns.map(({ turn, rain }) => ({ turn, rains: rain, arrivals: arrivalsOf(turn) })),
};

/** 9 Who stands where as a scenario begins. */
export function setUpOf(scenario: ScenarioId): SetupFigure {
  const start = startOf(scenario);
  const { places, counters: all } = view(start, 'viet-minh', null);
  return {
    is: 'setup',
    scenario,
    levels: [
      { track: 'guns-french', value: start.munitions.french },
      { track: 'guns-viet-minh', value: start.munitions['viet-minh'] },
      { track: 'replacements', value: start.replacements },
      { track: 'losses', value: start.losses },
    ],
    formations: [],
    places: places.flatMap(({ id, holder }) => {
      const there = all.filter(({ at, symbol }) => at === id && symbol !== 'dummy');
      const level = start.trench[place(id)] ?? 0;
      if (there.length === 0 && level === 0) return [];
      return [
        {
          place: id,
          holder,
          ...(level > 0 && { works: { label: 'trench-level', figures: [level] } }),
          units: there.map(({ label, states }) => ({ label, states: states.filter((state) => state === 'reduced') })),
        },
      ];
    }),
  };
}
