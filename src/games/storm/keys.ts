/** The keys that the rules use in questions, refusals, rolls and views. Each language must have words for all of them. */

export const askKeys = [
  'bid',
  'hand-limit',
  'impulse',
  'go-on',
  'move-units',
  'move-step',
  'fire-target',
  'fire-force',
  'sap-work',
  'assault-target',
  'assault-force',
  'react-assault',
  'react-fire',
  'react-barrage',
  'react-entry',
  'react-works',
  'react-air',
  'giap',
  'reroll',
  'damage',
  'retreat',
  'assault-loss',
  'counter-form',
  'counter-target',
  'counter-force',
  'counter-move',
  'advance',
  'card-target',
  'card-from',
  'raider',
  'rally',
  'rats-unit',
  'infiltrators',
  'shaft-assault',
  'shaft-entry',
  'shaft-force',
  'thai-spent',
  'thai-lost',
  'discard',
  'supply-before',
  'supply-after',
  'supply-marker',
  'night-drop',
  'night-drop-area',
  'place',
  'volunteers',
  'volunteer-units',
] as const;
export type AskKey = (typeof askKeys)[number];

/** The questions whose confirming button says something of its own. */
export const goKeys = [
  'move-units',
  'fire-force',
  'sap-work',
  'assault-force',
  'counter-force',
  'counter-move',
  'advance',
  'rally',
  'infiltrators',
  'shaft-force',
  'discard',
  'volunteer-units',
] as const satisfies readonly AskKey[];
export type GoKey = (typeof goKeys)[number];

export const refusalKeys = [
  'viet-minh-only',
  'not-controlled',
  'trench-full',
  'two-fresh-units',
  'no-fresh-unit',
  'no-way',
  'no-target',
  'trench-too-low',
  'no-garrison-near',
  'not-adjacent',
  'no-garrison',
  'nine-units',
  'retreat-not-own',
  'retreat-fewest',
  'not-yours',
  'already-in',
  'spent',
  'other-area',
  'armor-river',
  'not-hit',
  'points-short',
  'points-wasted',
  'closed-to-french',
  'french-garrison',
  'too-few-points',
  'not-linked',
  'not-in-hand',
  'too-early',
  'not-its-window',
  'not-offered',
  'game-over',
] as const;
export type RefusalKey = (typeof refusalKeys)[number];

/** Rolls that are not named after a card. */
export const rollKeys = ['fire', 'assault', 'supply', 'replacements', 'emergency', 'sides'] as const;
export type RollKey = (typeof rollKeys)[number];

export const modifierKeys = [
  'card',
  'firepower',
  'defense',
  'terrain',
  'terrain-assault',
  'terrain-card',
  'terrain-same-area',
  'terrain-not-held',
  'terrain-fire-marker',
  'runway',
  'green',
] as const;
export type ModifierKey = (typeof modifierKeys)[number];

/** What a roll comes to, in a preview. */
export const outcomeKeys = [
  'cleared',
  'may-hold',
  'hit',
  'points',
  'attackers-lose',
  'supply-all',
  'supply-one',
  'supply-two',
] as const;
export type OutcomeKey = (typeof outcomeKeys)[number];

/** Why the bot proposes something. */
export const whyKeys = [
  'go-on',
  'assault',
  'fire',
  'barrage',
  'air',
  'sap',
  'dig',
  'close-up',
  'shift',
  'reinforce',
  'counter-attack',
  'card',
  'pass',
  'keep-card',
  'keep-on',
  'discard-weak',
  'answer',
  'save-card',
  'reroll',
  'enough',
  'hold-the-area',
  'fall-back',
  'cheapest-loss',
  'best-target',
  'all-together',
  'starve',
  'place',
  'fair-bid',
] as const;
export type WhyKey = (typeof whyKeys)[number];

/** States of counters, places, tracks and cards in a view. */
export const stateKeys = [
  'fresh',
  'spent',
  'elite',
  'reinforcement',
  'acting',
  'fire-french',
  'fire-viet-minh',
  'out-of-supply',
  'victory-taken',
  'contested',
  'assaulted',
  'targeted',
  'assault-ready',
  'inactive',
  'hand',
  'committed',
  'discard',
  'removed',
] as const;
export type StateKey = (typeof stateKeys)[number];

export const trackKeys = [
  'turn',
  'victory',
  'needed',
  'impulse',
  'hand-french',
  'deck-french',
  'hand-viet-minh',
  'deck-viet-minh',
  'replacements',
  'supply',
  'french-passed',
] as const;
export type TrackKey = (typeof trackKeys)[number];

/** Boxes off the map. */
export const boxKeys = ['eliminated', 'replacements', 'aside'] as const;
export type BoxKey = (typeof boxKeys)[number];

/** Tables and what a preview is read with. */
export const tableKeys = ['supply', 'propaganda', 'damage', 'results'] as const;
export type TableKey = (typeof tableKeys)[number];

/** Figures of the end report. */
export const tallyKeys = ['turns', 'lost-french', 'lost-viet-minh'] as const;
export type TallyKey = (typeof tallyKeys)[number];
