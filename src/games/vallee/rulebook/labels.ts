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
  'fire-compound',
  'bombard-plus',
  'bombard-minus',
  'assault',
  'assault-works',
  'trenches',
] as const;
export type LabelKey = (typeof labelKeys)[number];
