import type { Liveries, View } from '../../kernel/view';
import { livery, type Palette, wornBy } from '../base/palette';
import { type Lights, type Target, tellingOf } from '../base/types';

/** How one area is lit. */
export interface AreaLight {
  /** Not concerned: under a veil. */
  readonly veiled?: boolean;
  readonly line?: 'selected' | 'legal' | 'over' | 'fight' | 'acting' | 'ready';
  /** The counter in hand hangs over it. */
  readonly filled?: boolean;
  /** For `acting`: the colour of whoever acts. */
  readonly colour?: string;
}

/** Marks of an area that is being attacked. */
const STRUCK: readonly string[] = ['assaulted', 'targeted'];

export interface LightKit {
  readonly palette: Palette;
  readonly liveries: Liveries;
  /** From far a post is touched through its area, which is lit for it: the area of each post. */
  readonly homes?: ReadonlyMap<string, string>;
}

/** How every area is lit: by what may be chosen, by what is spoken of, by what happens there. */
export function areaLights(
  view: View,
  lights: Lights,
  over: string | null,
  { palette, liveries, homes = new Map() }: LightKit,
): ReadonlyMap<string, AreaLight> {
  const through = throughAreas(lights, homes);
  const origins = new Set(view.counters.flatMap(({ id, at }) => (lights.chosen.has(id) ? [at] : [])));
  const told = tellingOf(lights);
  const acting = (side: string): AreaLight => ({ line: 'acting', colour: livery(palette, wornBy(liveries, side)).ink });
  const out = new Map<string, AreaLight>();
  for (const { id, marks } of view.places) {
    const target = lights.targets?.get(id) ?? through.get(id);
    if (target) out.set(id, { line: lineOf(target), filled: over === id });
    else if (lights.place === id || origins.has(id)) out.set(id, { line: 'selected' });
    else if (lights.targets !== null) out.set(id, { veiled: true });
    else if (told?.from === id) out.set(id, acting(told.side));
    else if (told?.to === id) out.set(id, { line: 'selected' });
    else if (told) out.set(id, { veiled: true });
    else if (marks.some((mark) => STRUCK.includes(mark))) out.set(id, { line: 'selected' });
    else if (marks.includes('acting')) out.set(id, acting(actor(view, id)));
    else if (lights.ready?.has(id)) out.set(id, { line: 'ready' });
  }
  return out;
}

/** Areas that hold a target; those that hold only fights are lit as fights. */
function throughAreas({ targets }: Lights, homes: ReadonlyMap<string, string>): Map<string, Target> {
  const lit = new Map<string, Target>();
  for (const [id, { fight = false }] of targets ?? []) {
    const area = homes.get(id);
    if (area !== undefined) lit.set(area, { fight: fight && lit.get(area)?.fight !== false });
  }
  return lit;
}

function lineOf({ fight, over }: Target): 'fight' | 'over' | 'legal' {
  if (fight) return 'fight';
  return over ? 'over' : 'legal';
}

/** The side whose units act from an area. */
export function actor(view: View, area: string): string {
  const unit = view.counters.find(({ at, states }) => at === area && states.includes('acting'));
  return unit?.side ?? view.places.find(({ id }) => id === area)?.holder ?? 'nobody';
}
