import type { Liveries, View } from '../../kernel/view';
import { livery, type Palette, wornBy } from '../base/palette';
import { type Lights, tellingOf } from '../base/types';
import type { Depth, Shown } from './showing';

/** How one area is lit. */
export interface AreaLight {
  /** Not concerned: under a veil. */
  readonly veiled?: boolean;
  readonly line?: 'planned' | 'asked' | 'over' | 'fight' | 'acting' | 'ready';
  /** A place to go to, the darker the cheaper. */
  readonly wash?: Depth;
  /** The counter in hand hangs over it, or the finger reads it. */
  readonly held?: boolean;
  /** For `acting`: the colour of whoever acts. */
  readonly colour?: string;
}

/** Marks of an area that is being attacked. */
const STRUCK: readonly string[] = ['assaulted', 'targeted'];

export interface LightKit {
  readonly palette: Palette;
  readonly liveries: Liveries;
}

/** How every area is lit: by what may be chosen, by what is spoken of, by what happens there. */
export function areaLights(
  view: View,
  lights: Lights,
  shown: ReadonlyMap<string, Shown>,
  { palette, liveries }: LightKit,
): ReadonlyMap<string, AreaLight> {
  const told = tellingOf(lights);
  const acting = (side: string): AreaLight => ({ line: 'acting', colour: livery(palette, wornBy(liveries, side)).ink });
  const lightOf = (id: string, marks: readonly string[]): AreaLight | null => {
    const asked = shown.get(id);
    if (told?.from === id) return acting(told.side);
    if (told) return told.to === id ? { line: 'asked' } : { veiled: true };
    switch (asked?.is) {
      case 'out':
        return { veiled: true };
      case 'go':
        return { wash: asked.depth ?? 0, ...(asked.held && { held: true }) };
      case 'fight':
      case 'over':
        return { line: asked.is, ...(asked.held && { held: true }) };
      case 'planned':
      case 'asked':
        return { line: asked.is };
    }
    if (lights.targets !== null) return null;
    if (marks.some((mark) => STRUCK.includes(mark))) return { line: 'asked' };
    if (marks.includes('acting')) return acting(actor(view, id));
    return asked?.is === 'ready' ? { line: 'ready' } : null;
  };
  return new Map(
    view.places.flatMap(({ id, marks }) => {
      const light = lightOf(id, marks);
      return light ? [[id, light] as const] : [];
    }),
  );
}

/** The side whose units act from an area. */
export function actor(view: View, area: string): string {
  const unit = view.counters.find(({ at, states }) => at === area && states.includes('acting'));
  return unit?.side ?? view.places.find(({ id }) => id === area)?.holder ?? 'nobody';
}
