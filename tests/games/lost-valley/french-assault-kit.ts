/** Table talk of French assaults: a lost Dominique, the choices and the dice. */
import type { CrId } from '../../../src/games/lost-valley/data/map';
import type { UnitId } from '../../../src/games/lost-valley/data/units';
import type { Valley } from '../../../src/games/lost-valley/state';
import { held, valley } from './kit';

/**
 * 312 of Strength 6 has taken Béatrice and Dominique; 1/4 RTM and BT 2 stand in Éliane, 8 BPC and Peloton Carette in
 * Épervier & Opéra. No modifier from the situation report.
 */
export function dominiqueLost(given: Parameters<typeof valley>[0] = {}): Valley {
  const v = valley({ turn: 6, phase: 'assault-french', ap: 1, cm: 10, rp: 20, ...given });
  held(v, 'beatrice', '312');
  held(v, 'dominique', '312');
  v.divisions['312'].strength = 6;
  return v;
}

export const assault = (cr: CrId) => ({ do: 'assault', cr }) as const;
export const join = (unit: UnitId) => ({ do: 'join', unit }) as const;
export const support = (unit: UnitId) => ({ do: 'support', unit }) as const;
export const occupy = (unit: UnitId) => ({ do: 'occupy', unit }) as const;
export const air = { do: 'air' } as const;
export const go = { do: 'go' } as const;
export const done = { do: 'done' } as const;

// 8 BPC (3) against Strength 6 and the works: 2d6 - 4. A 12 gives 8, which changes neither casualties table.
export const EVEN = [6, 6];
export const NO_LOSS = [6]; // Table 10.1: Dis? *
export const REPULSED = [4]; // Table 10.2: 1 R
export const NOT_REPULSED = [3]; // Table 10.2: 1
export const PASSES = [6, 6]; // a morale check
