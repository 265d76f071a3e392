import type { Row } from '../../../kernel/rolls';
import type { Source } from './source';

/** A marker's range. CM and RP end the game below 1 (17.1), so 0 stands for "lost". */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly source: Source;
}

export interface Track extends Bounds {
  /** Bands of levels and the modifier printed beside them. */
  readonly rows: readonly (Row & { readonly drm: number })[];
  readonly sources: { readonly bounds: Source; readonly rows: Source };
}

/** Camp Morale. */
export const cm: Track = {
  min: 0,
  max: 20,
  rows: [
    { from: 1, to: 2, drm: -3 },
    { from: 3, to: 4, drm: -2 },
    { from: 5, to: 7, drm: -1 },
    { from: 8, to: 15, drm: 0 },
    { from: 16, to: 20, drm: 1 },
  ],
  source: { stated: '2.2.8.1', reconstructed: 'bands through the stated levels, with a wide middle' },
  sources: {
    bounds: { stated: '2.2.8.1' },
    rows: { stated: '2.2.8.1, 2.5.2, 20.1', reconstructed: 'bands through the stated levels, with a wide middle' },
  },
};

/** Resource Points. */
export const rp: Track = {
  min: 0,
  max: 30,
  rows: [
    { from: 1, to: 2, drm: -3 },
    { from: 3, to: 5, drm: -2 },
    { from: 6, to: 8, drm: -1 },
    { from: 9, to: 25, drm: 0 },
    { from: 26, to: 30, drm: 1 },
  ],
  source: { stated: '2.2.8.2', reconstructed: 'bands through the stated levels, with a wide middle' },
  sources: {
    bounds: { stated: '2.2.8.2' },
    rows: { stated: '2.2.8.2, 2.5.2, 20.1', reconstructed: 'bands through the stated levels, with a wide middle' },
  },
};

/** Viet Minh anti-aircraft artillery. */
export const aaa: Track = {
  min: 1,
  max: 15,
  rows: [
    { from: 1, to: 2, drm: 0 },
    { from: 3, to: 5, drm: -1 },
    { from: 6, to: 9, drm: -2 },
    { from: 10, to: 12, drm: -3 },
    { from: 13, to: 15, drm: -4 },
  ],
  source: { stated: '2.2.8.3', reconstructed: 'bands through the stated level' },
  sources: {
    bounds: { stated: '2.2.8.3' },
    rows: { stated: '2.2.8.3', reconstructed: 'bands through the stated level' },
  },
};

/** CM below 1 or RP below 1 loses the game at once (17.1). */
export const loseBelow: { readonly level: number; readonly source: Source } = { level: 1, source: { stated: '17.1' } };

/** SITREP is the sum of the CM and RP modifiers. */
export const sitrep: Bounds = { min: -6, max: 2, source: { stated: '2.5.2' } };

export const strength: Bounds = { min: 1, max: 15, source: { stated: '2.2.8.4' } };
export const fortification: Bounds = { min: 0, max: 4, source: { stated: '2.2.1.4' } };
export const ap: Bounds = { min: 0, max: 4, source: { stated: '5.2' } };
export const asp: Bounds = {
  min: 0,
  max: 8,
  source: { reconstructed: 'highest result of the table plus the cards' },
};

export const airstripStatuses = ['active', 'interdicted', 'damaged', 'destroyed'] as const;
export type AirstripStatus = (typeof airstripStatuses)[number];
