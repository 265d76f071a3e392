/** Figures of the retold rules, made from the data of the game, so that they cannot disagree with it. */
import type { Figure, PlaceFigure, SetupFigure } from '../../../kernel/rulebook';
import type { CounterView } from '../../../kernel/view';
import { airUnits } from '../data/aircraft';
import { type AreaData, type AreaId, areas, type Side } from '../data/areas';
import { corsairsFrom, katyushasFrom } from '../data/constants';
import { type Border, neighbours } from '../data/neighbours';
import type { ScenarioId } from '../data/options';
import { scenarios } from '../data/scenarios';
import { entrenchment, terrain, works } from '../data/terrain';
import { turns } from '../data/turns';
import { type UnitData, type UnitId, units } from '../data/units';
import { view } from '../face/view';
import { setUp } from '../play/setup';
import type { LabelKey } from './labels';

const shown = view(setUp({ scenario: 'campaign', options: [], seed: 'rulebook' }), 'french', null).counters;

/** Counters at full strength. */
export const counters = (...ids: readonly UnitId[]): Figure => ({
  is: 'counters',
  counters: ids.flatMap((unit) => shown.filter(({ id }) => id === unit)).map(whole),
});

/** One counter of each kind: the others of its corps or division have the same figures. */
export const roster: Figure = {
  is: 'counters',
  counters: shown.filter((_, at) => units.findIndex((other) => alike(other, units[at])) === at).map(whole),
};

/** As on the counter sheet: nowhere yet, and nothing has happened to it. */
function whole(counter: CounterView): CounterView {
  return { ...counter, at: '', states: [] };
}

function alike(a: UnitData, b: UnitData | undefined): boolean {
  const kind = (unit: UnitData | undefined) =>
    [unit?.type, unit?.calibre, unit?.corps, unit?.division, unit?.strength, unit?.morale, unit?.movement].join();
  return kind(a) === kind(b);
}

/** 2.2, 11.0 What the ground of an area does. */
export function area(id: AreaId): Figure {
  const data = areas.find((one) => one.id === id);
  return { is: 'place', place: id, printed: data ? printedIn(data) : [] };
}

const icons: Readonly<Record<AreaData['terrain'], string>> = {
  clear: 'eye',
  hill: 'flag',
  jungle: 'tree',
  fortress: 'fort',
  valley: 'tree',
};

function printedIn({ id, terrain: ground, compound }: AreaData): PlaceFigure['printed'] {
  const { cost, blocks, fire, bombard, assault, tanks } = terrain[ground];
  const fortress = ground === 'fortress';
  const cover = fortress ? (compound ? works.compoundSteady.value : works.outlying.value) : fire;
  const storm = fortress ? works.assault.value : assault;
  const line = (label: LabelKey, icon: string, ...figures: readonly number[]) => ({ label, icon, count: 1, figures });
  return [
    line(fortress && !compound ? 'outlying' : ground, icons[ground]),
    ...(id === 'cf' ? [line('hq', 'hq')] : []),
    line('cost', 'chev', cost),
    ...(blocks ? [line('blocks', 'mask')] : []),
    ...(tanks ? [] : [line('no-tanks', 'tank')]),
    ...(cover === 0 ? [] : [line(compound ? 'fire-compound' : 'fire', 'burst', cover)]),
    ...(bombard === 0 ? [] : [line(bombard > 0 ? 'bombard-plus' : 'bombard-minus', 'gun', Math.abs(bombard))]),
    ...(storm === 0 ? [] : [line(fortress ? 'assault-works' : 'assault', 'inf', Math.abs(storm))]),
    ...(fortress ? [] : [line('trenches', 'trench', entrenchment.most)]),
  ];
}

/** 2.2 The areas that touch each area. */
export const neighbourhood: Figure = waysOf(() => true);

/** 2.2 What lies across the river, the bridges left out. */
export const overTheRiver: Figure = waysOf((over) => over === 'river');

function waysOf(fits: (over: Border) => boolean): Figure {
  const rows = areas.map(({ id }, number) => ({
    of: id,
    to: (neighbours[number] ?? []).filter(({ over }) => fits(over)).flatMap((next) => areas[next.area]?.id ?? []),
  }));
  return { is: 'ways', rows: rows.filter(({ to }) => to.length > 0) };
}

/** 16.1 to 17.5.2 Where a side starts, as it is filled in before its owner changes it. */
export function startOf(scenario: ScenarioId, side: Side): Figure {
  const { tanks, reduced, ...data } = scenarios[scenario];
  const there = new Map<string, string[]>();
  const put = (unit: UnitId, at: AreaId | undefined) => {
    const label = units.find(({ id }) => id === unit)?.label ?? unit;
    const left = reduced[unit];
    if (at) there.set(at, [...(there.get(at) ?? []), left === undefined ? label : `${label} (${left})`]);
  };
  for (const { areas: where, units: list, start } of data[side]) {
    list.forEach((unit, i) => {
      put(unit, start?.[i] ?? where[0]);
    });
  }
  if (tanks && side === 'french') for (const unit of tanks.of.slice(0, tanks.take)) put(unit, tanks.areas[0]);
  const places: SetupFigure['places'] = areas.flatMap(({ id }) => {
    const labels = there.get(id);
    return labels ? [{ place: id, holder: side, units: labels.map((label) => ({ label, states: [] })) }] : [];
  });
  return { is: 'setup', scenario, levels: [], formations: [], places };
}

/** 5.0 The Turn Record Track: weeks, and what comes with them. */
export const turnTrack: Figure = {
  is: 'turns',
  turns: turns.map(({ turn }) => ({
    turn,
    rains: false,
    arrivals: [
      ...(turn === katyushasFrom
        ? units.filter(({ calibre }) => calibre === 'katyusha').map(({ label }) => label)
        : []),
      ...(turn === corsairsFrom ? [`F4U × ${airUnits.filter(({ from }) => from === 'turn-8').length}`] : []),
    ],
  })),
};
