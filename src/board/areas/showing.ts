/** What each place shows of the question: line, fill and figure say whether it is asked for, planned, spoken of or out of reach. */
import type { BoardMap, MapPlace, View } from '../../kernel/view';
import type { Figure, Lights } from '../base/types';

export type Depth = 0 | 1 | 2;

export interface Shown {
  readonly is: 'plain' | 'ready' | 'go' | 'fight' | 'over' | 'planned' | 'asked' | 'out';
  readonly figure?: Figure;
  /** Planned: a tick, or so many counters. */
  readonly tab?: string;
  /** Of a place to go to: how dear it is, 0 the least. */
  readonly depth?: Depth;
  readonly cost?: number;
  readonly ends?: boolean;
  /** So many of its counters can act. */
  readonly ready?: number;
  /** What is in hand hangs over it, or the finger reads it. */
  readonly held?: boolean;
}

const PLAIN: Shown = { is: 'plain' };

/** What is asked about: posts, ground, or places that stand by themselves. Only places of that kind are out of reach. */
type Kind = 'post' | 'ground' | 'point';

function kindOf({ shape, outline }: MapPlace): Kind {
  if (shape === 'post') return 'post';
  return outline ? 'ground' : 'point';
}

export function showing(
  map: Pick<BoardMap, 'places'>,
  view: Pick<View, 'counters'>,
  lights: Lights,
  read: readonly string[],
): ReadonlyMap<string, Shown> {
  const { targets, planned, ready, place: asked, chosen } = lights;
  const homes = new Set(view.counters.flatMap(({ id, at }) => (chosen.has(id) ? [at] : [])));
  const kinds = new Set(map.places.flatMap((place) => (targets?.has(place.id) ? [kindOf(place)] : [])));
  const costs = [...(targets?.values() ?? [])].flatMap(({ cost }) => cost ?? []);
  const depthOf = depths(costs);
  // What costs the same everywhere is said by the question.
  const differ = new Set(costs).size > 1;
  const shown = (place: MapPlace): Shown => {
    const { id } = place;
    const target = targets?.get(id);
    const plan = planned?.get(id);
    if (plan)
      return { is: 'planned', tab: plan.count ? `${plan.count}` : '', ...figureOf(plan.figure ?? target?.figure) };
    if (target) {
      const held = read.includes(id) && { held: true };
      const { cost, ends, figure, fight } = target;
      if (target.over || fight) return { is: target.over ? 'over' : 'fight', ...figureOf(figure), ...held };
      return {
        is: 'go',
        depth: depthOf(cost),
        ...(cost && differ && { cost }),
        ...(ends && { ends }),
        ...figureOf(figure),
        ...held,
      };
    }
    if (asked === id || homes.has(id)) return { is: 'asked' };
    if (kinds.has(kindOf(place))) return { is: 'out' };
    const able = targets === null ? ready?.get(id) : undefined;
    return able === undefined ? PLAIN : { is: 'ready', ready: able };
  };
  return new Map(map.places.map((place) => [place.id, shown(place)]));
}

const figureOf = (figure: Figure | undefined) => figure && { figure };

/** A price by the dearest that can be paid: up to a third of it, two thirds, all; of three prices or fewer each its own. */
export function depths(costs: readonly number[]): (cost: number | undefined) => Depth {
  const prices = [...new Set(costs)].sort((a, b) => a - b);
  const most = prices.at(-1) ?? 0;
  const place = (cost: number) => (prices.length <= 3 ? prices.indexOf(cost) : Math.ceil((cost * 3) / most) - 1);
  return (cost) => (cost === undefined || most === 0 ? 0 : (([0, 1, 2] as const)[place(cost)] ?? 2));
}
