/** Rules that can be read otherwise: each language says how. */
export const readRules = ['5.2', '7.0', '8.1', '8.4', '10.0', '11.0'] as const;
export type ReadRule = (typeof readRules)[number];
