/** An area and its whole state in one sentence, for those who listen to the map. */
import type { CounterView, PlaceView } from '../../../kernel/view';
import { areas } from '../data/areas';
import type { StormTexts } from './texts';

/** Names of centres cut to their letters, the same in all languages. */
const letters: Readonly<Record<number, string>> = {
  10: 'AM 3-4',
  15: 'H 6-7',
  19: 'H 1-5',
  22: 'Opéra',
  23: 'D 3-5',
  27: 'H 2-4',
  29: 'É 10-12',
  34: 'C 4-5',
  36: 'C 1-3',
};

export function briefOf({ brief }: StormTexts, area: number): string | undefined {
  return brief[area] ?? letters[area];
}

/** Marks that the sentence says in its own place. */
const saidBefore = ['contested', 'victory-taken'];

export function heardOf(
  { heard, sides, states }: StormTexts,
  name: string,
  { id, holder, figures, pips, marks }: PlaceView,
  counters: readonly CounterView[],
): string {
  const own = (side: string) => {
    const stack = counters.filter((counter) => counter.side === side);
    if (stack.length === 0) return [];
    const spent = stack.filter(({ states: known }) => known.includes('spent')).length;
    const fire = stack.reduce((sum, { factors }) => sum + (factors[0] ?? 0), 0);
    return [
      ...(side === holder ? [] : [side === 'french' ? sides.french : sides['viet-minh']]),
      ...(spent < stack.length ? [heard.fresh(stack.length - spent)] : []),
      ...(spent > 0 ? [heard.spent(spent)] : []),
      heard.firepower(fire),
    ];
  };
  const terrain = figures.find(({ icon }) => icon === 'terrain');
  const [first, second] = holder === 'french' ? ['french', 'viet-minh'] : ['viet-minh', 'french'];
  return [
    name,
    holder === 'french' ? sides.french : sides['viet-minh'],
    ...(areas[Number(id)]?.value === 3 ? [heard.victory] : []),
    ...own(first),
    ...own(second),
    ...(terrain?.of ? [terrain.value < terrain.of ? heard.terrainLost(terrain.of) : heard.terrain(terrain.of)] : []),
    ...(pips && pips.value > 0 ? [heard.trench(pips.value)] : []),
    ...marks.flatMap((mark) => (saidBefore.includes(mark) || !isState(states, mark) ? [] : [states[mark]])),
  ].join(', ');
}

function isState<T extends object>(states: T, mark: string): mark is Extract<keyof T, string> {
  return Object.hasOwn(states, mark);
}
