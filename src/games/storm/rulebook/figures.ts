/** Figures of the retold rules, made from the data of the game, so that they cannot disagree with it. */
import type { CardFigure, Figure, PlaceFigure } from '../../../kernel/rulebook';
import { type AreaData, areaNumbers, areas } from '../data/areas';
import { type CardKind, cards, kinds } from '../data/cards';
import { type Border, neighbours } from '../data/neighbours';
import { turns } from '../data/turns';
import { type UnitData, units } from '../data/units';
import { view } from '../face/view';
import { setUp } from '../play/setup';
import type { LabelKey } from './labels';

const start = setUp({ scenario: 'battle', options: [], seed: 'rulebook' });
const fresh = view(start, 'french', null).counters;
const spent = view({ ...start, spent: start.spent.map(() => 1) }, 'french', null).counters;

/** Counters on their fresh side. */
export const counters = (...ids: readonly string[]): Figure => ({
  is: 'counters',
  counters: fresh.filter(({ id }) => ids.includes(id)),
});

/** One counter on both sides. */
export const bothSides = (id: string): Figure => ({
  is: 'counters',
  counters: [...fresh, ...spent].filter((counter) => counter.id === id),
});

/** One company of each formation: the others have the same figures. */
export const roster: Figure = {
  is: 'counters',
  counters: fresh.filter((_, at) => units.findIndex((other) => alike(other, units[at])) === at),
};

function alike(a: UnitData, b: UnitData | undefined): boolean {
  return a.formation === b?.formation && a.corps === b.corps;
}

/** 2.2.1 What is printed in an area. */
export function area(number: number): Figure {
  const data = areas[number];
  return { is: 'place', place: `${number}`, printed: data ? printedIn(data) : [] };
}

function printedIn({ value, colour, bonus }: AreaData): PlaceFigure['printed'] {
  const mark = (label: LabelKey, icon: string, count = 1) => ({ label, icon, count });
  return [
    ...(value > 0 ? [mark('terrain', 'fort', value)] : []),
    ...(value === 3 ? [mark('star', 'star')] : []),
    ...(colour === 'blue' ? [mark('airstrip', 'plane')] : []),
    ...(colour === 'green' ? [mark('supply', 'chute')] : []),
    ...(colour === 'red' ? [mark('closed', 'close')] : []),
    ...(bonus ? [mark('bonus', 'cards')] : []),
  ];
}

/** 2.2.1 The areas that touch each area. */
export const neighbourhood: Figure = waysOf(() => true);

/** 2.2.1 What lies across the river, the bridges left out. */
export const overTheRiver: Figure = waysOf((over) => over === 'river');

function waysOf(fits: (over: Border) => boolean): Figure {
  const rows = areaNumbers.map((number) => ({
    of: `${number}`,
    to: (neighbours[number] ?? []).filter(({ over }) => fits(over)).map((next) => `${next.area}`),
  }));
  return { is: 'ways', rows: rows.filter(({ to }) => to.length > 0) };
}

/** All copies of a card. */
export function card(kind: CardKind): CardFigure {
  const { side, first, copies, trench, together, removed } = kinds[kind];
  const marks: LabelKey[] = [];
  if (together) marks.push(together);
  if (removed) marks.push('removed');
  const label: LabelKey = 'trench-value';
  return {
    is: 'card',
    card: cards.find((one) => one.kind === kind)?.id ?? '',
    number: copies === 1 ? `${first}` : `${first}–${first + copies - 1}`,
    value: trench ? { label, text: trench.join(', ') } : null,
    side,
    marks,
  };
}

/** How many of each formation: 'III/13 DBLE × 4'. */
function companies(list: readonly UnitData[]): string[] {
  const counts = new Map<string, number>();
  for (const { formation } of list) counts.set(formation, (counts.get(formation) ?? 0) + 1);
  return [...counts].map(([formation, count]) => (count === 1 ? formation : `${formation} × ${count}`));
}

/** 3.0 Who stands where at the start. */
export const garrisons: Figure = {
  is: 'setup',
  scenario: 'battle',
  levels: [],
  formations: [],
  places: areaNumbers.flatMap((number) => {
    const there = units.filter(({ start }) => 'area' in start && start.area === number);
    if (there.length === 0) return [];
    const holder = areas[number]?.control ?? 'viet-minh';
    return [{ place: `${number}`, holder, units: companies(there).map((label) => ({ label, states: [] })) }];
  }),
};

/** 2.2.2 The Game Turn Track: hands and arrivals. */
export const turnTrack: Figure = {
  is: 'turns',
  turns: turns.map(({ turn, cards: hands }) => ({
    turn,
    rains: false,
    hands: [
      { side: 'french', cards: hands.french },
      { side: 'viet-minh', cards: hands['viet-minh'] },
    ],
    arrivals: companies(units.filter(({ start }) => 'turn' in start && start.turn === turn)),
  })),
};
