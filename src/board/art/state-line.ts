/** The line and the fill of a place that stands by itself, by what is asked of it. */
import type { Shown } from '../areas/showing';
import { alpha, type Palette } from '../base/palette';

export interface StateLine {
  readonly colour: string;
  readonly width: number;
  readonly dash: number[];
  readonly fill: string | null;
}

export function strokeOf(is: Exclude<Shown['is'], 'plain' | 'ready' | 'out'>, palette: Palette): StateLine {
  switch (is) {
    case 'go':
      return { colour: palette.legal, width: 2.4, dash: [], fill: alpha(palette.legal, 0.08) };
    case 'fight':
      return { colour: palette.laterite, width: 2.4, dash: [6, 3], fill: alpha(palette.laterite, 0.1) };
    case 'over':
      return { colour: palette.warn, width: 2.4, dash: [2, 3], fill: null };
    case 'planned':
      return {
        colour: palette.sel,
        width: 3.6,
        dash: [],
        fill: alpha(palette.sel, palette.theme === 'night' ? 0.15 : 0.2),
      };
    case 'asked':
      return { colour: palette.sel, width: 3.2, dash: [], fill: null };
  }
}
