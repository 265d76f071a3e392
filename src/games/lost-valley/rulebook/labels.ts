/** Words that figures and tables of the retold rules need; each language has all of them. */
export const labelKeys = [
  '1d6',
  '2d6',
  'frenchCrs',
  'turn',
  'strength-or-less',
  'turn-or-less',
  'more',
  'star',
  'hq',
  'gun',
  'flak',
  'strip',
  'can-be-encircled',
  'airstrip',
  'fort',
  'room',
  'strength',
  'ap',
  'reserve',
  'one-time',
  'reshuffle',
] as const;
export type LabelKey = (typeof labelKeys)[number];
export type Labels = Readonly<Record<LabelKey, string>>;
