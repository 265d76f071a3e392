/** Words that figures and tables of the retold rules need; each language has all of them. */
export const labelKeys = [
  '1d6',
  '2d6',
  'clear',
  'hill',
  'jungle',
  'fortress',
  'outlying',
  'valley',
  'hq',
  'cost',
  'blocks',
  'no-tanks',
  'fire',
  'bombard-plus',
  'bombard-minus',
  'assault',
  'trenches',
] as const;
export type LabelKey = (typeof labelKeys)[number];
