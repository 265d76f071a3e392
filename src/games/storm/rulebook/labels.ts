/** Words that figures and tables of the retold rules need; each language has all of them. */
export const labelKeys = [
  '1d6',
  '2d6',
  'points',
  'trench-value',
  'terrain',
  'star',
  'airstrip',
  'supply',
  'closed',
  'bonus',
  'cumulative',
  'individual',
  'removed',
] as const;
export type LabelKey = (typeof labelKeys)[number];
