/** The keys that the rules use in questions, refusals, rolls and views. Each language must have words for all of them. */

export const askKeys = [
  'event',
  'reserve',
  'discard',
  'missions',
  'ration',
  'delay',
  'boost',
  'weaken',
  'restore',
  'recover',
  'place',
  'hasten',
  'support',
  'lose',
  'retreat',
  'stacking',
  'reroll',
  'land',
  'raise',
  'move',
  'assault',
  'assault-force',
  'occupy',
  'raid',
  'raid-force',
  'repair',
  'strip',
] as const;
export type AskKey = (typeof askKeys)[number];

/** The questions that can be left: the button says what that means in each. */
export const doneKeys = [
  'reserve',
  'discard',
  'missions',
  'delay',
  'restore',
  'hasten',
  'support',
  'raise',
  'move',
  'assault',
  'assault-force',
  'occupy',
  'raid',
  'raid-force',
  'repair',
  'strip',
] as const satisfies readonly AskKey[];
export type DoneKey = (typeof doneKeys)[number];

export const refusalKeys = [
  'off-map',
  'already-there',
  'used',
  'has-moved',
  'no-ap',
  'no-rp',
  'enemy-held',
  'relieve-hq',
  'last-in-hq',
  'guns-never-move',
  'division-active',
  'encircled',
  'encircled-there',
  'isabelle-heavy',
  'no-mans-land',
  'in-no-mans-land',
  'isabelle-to',
  'isabelle-from',
  'too-far',
  'not-french',
  'no-room',
  'dz-not-french',
  'no-landing-place',
  'no-remnants',
  'four-raised',
  'not-enemy-held',
  'assaulted-already',
  'nobody-near',
  'cannot-assault',
  'not-adjacent',
  'already-in',
  'too-many-steps',
  'cannot-hold',
  'no-gun',
  'out-of-range',
  'works-complete',
  'raided-already',
  'not-front',
  'cannot-raid',
  'not-near',
  'one-armor',
  'repaired-already',
  'card-forbids',
  'front',
  'strip-destroyed',
  'strip-whole',
] as const;
export type RefusalKey = (typeof refusalKeys)[number];

export const rollKeys = [
  'ap',
  'card',
  'asp',
  'sead',
  'das',
  'airstrip',
  'resources',
  'status',
  'activation',
  'bombard',
  'sapping',
  'vm-assault',
  'french-assault',
  'french-casualties',
  'vm-casualties',
  'raid',
  'airstrip-repair',
  'morale',
] as const;
export type RollKey = (typeof rollKeys)[number];

export const modifierKeys = [
  'sitrep',
  'aaa',
  'asp',
  'card',
  'morale',
  'interdicted',
  'damaged',
  'destroyed',
  'strip-icon',
  'drop-zone',
  'isabelle',
  'no-assault',
  'rationing',
  'delay',
  'half-strength',
  'strength',
  'assault',
  'defense',
  'air',
  'support',
  'fort',
  'encircled',
  'table',
  'rp-spent',
] as const;
export type ModifierKey = (typeof modifierKeys)[number];

/** What points are spent on. */
export const spendKeys = [
  'boost',
  'sead',
  'das',
  'cas',
  'defensive-fire',
  'movement',
  'assault',
  'assault-force',
  'works',
  'raid-force',
  'repair',
  'strip',
] as const;
export type SpendKey = (typeof spendKeys)[number];

/** What a roll comes to, in a preview. */
export const outcomeKeys = ['held'] as const;
export type OutcomeKey = (typeof outcomeKeys)[number];

/** Why the bot proposes something. */
export const whyKeys = ['only'] as const;
export type WhyKey = (typeof whyKeys)[number];

/** States of counters, places, divisions, tracks and cards in a view. */
export const stateKeys = [
  'used',
  'reduced',
  'disrupted',
  'moved',
  'reinforcement',
  'encircled',
  'threatened',
  'assaulted',
  'over-stacked',
  'active',
  'inactive',
  'waiting',
  'danger',
  'airstrip-active',
  'airstrip-interdicted',
  'airstrip-damaged',
  'airstrip-destroyed',
  'drawn',
  'hand',
  'in-force',
  'discard',
  'removed',
] as const;
export type StateKey = (typeof stateKeys)[number];

export const trackKeys = ['cm', 'rp', 'sitrep', 'aaa', 'ap', 'asp'] as const;
export type TrackKey = (typeof trackKeys)[number];

/** What a counter is: finer than its type, because companies and battalions, Algerians and Moroccans have their own words. */
export const kindKeys = [
  'legion-infantry',
  'legion-parachute',
  'french-parachute',
  'vietnamese-parachute',
  'algerian',
  'moroccan',
  'tai-battalion',
  'tai-company',
  'engineer',
  'marche',
  'airmen',
  'armor',
  'aaa',
  '105mm',
  '120mm',
  '155mm',
] as const;
export type KindKey = (typeof kindKeys)[number];
