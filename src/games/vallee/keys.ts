/** The keys that the rules use in questions, rolls and advice. Each language must have words for all of them. */
import type { Altitude, DropResult } from './data/tables';

/** Every kind of question. */
export const askKeys = [
  'setup-french',
  'setup-vm',
  'setup-air',
  'crisis',
  'unpaid-vm',
  'unpaid-french',
  'otha-enter',
  'air-ground',
  'air-max',
  'air-away-transports',
  'air-away-others',
  'air-waive',
  'air-away-any',
  'air-load',
  'bombard-vm',
  'mine-engineers',
  'mine-return',
  'bombard-french',
  'counter-bombard',
  'air-missions',
  'aa-strategic',
  'otha-exit',
  'strategic-move',
  'strategic-step',
  'opportunity',
  'counter-opportunity',
  'stack',
  'assault-move',
  'support-active',
  'support-other',
  'counter-support',
  'aa-assault',
  'fire-defender',
  'fire-attacker',
  'assault',
  'assault-force',
  'final-fire',
  'new-lead',
  'defend-lead',
  'loss',
  'bloodbath',
  'retreat',
  'replace-french',
  'replace-vm',
  'dig',
] as const;
export type AskKey = (typeof askKeys)[number];

/** Every roll of the game. */
export const rollKeys = [
  'supply',
  'pool',
  'air',
  'weather',
  'event',
  'event-die',
  'crisis-units',
  'crisis',
  'capacity',
  'exit',
  'cost-148',
  'effort',
  'away-transports',
  'away-others',
  'deduction',
  'bombard',
  'hq',
  'katyusha',
  'katyusha-morale',
  'opportunity',
  'support',
  'counter-battery',
  'countermine',
  'mine',
  'aa',
  'abort',
  'bomb',
  'drop',
  'strike',
  'initiative',
  'fire',
  'final-fire',
  'anti-tank',
  'mafia',
  'assault',
  'retreat-through',
  'retreat-end',
  'recover',
  'attrition',
  'repair-tank',
  'repair-air',
] as const;
export type RollKey = (typeof rollKeys)[number];

/** Lines of a ledger. */
export const modifierKeys = [
  'terrain-clear',
  'terrain-hill',
  'terrain-jungle',
  'terrain-fortress',
  'terrain-valley',
  'entrenchments',
  'moving',
  'observed',
  'morale',
  'shaken',
  'engineers',
  'works',
  'captured-works',
  'shaken-works',
  'outlying-works',
  'final-fire',
  'range',
  'weak',
  'from-hill',
  'weather-clear',
  'weather-overcast',
  'weather-rain',
  'elsewhere',
  'out-of-supply',
  'suppressed',
  'low',
  'a26',
  'damaged',
  'drop-zone',
  'parachutists',
  'compound',
  'outside',
  'effort',
  'tank',
] as const;
export type ModifierKey = (typeof modifierKeys)[number];

/** Why the bot proposes something. */
export const whyKeys = [
  'go-on',
  'set-up',
  'aircraft',
  'weakest',
  'starve',
  'transport',
  'come-out',
  'maximum-effort',
  'load',
  'mission',
  'keep-aircraft',
  'flak',
  'bombard',
  'shell',
  'support',
  'save-guns',
  'answer',
  'mine',
  'close-up',
  'reinforce',
  'pass',
  'fire',
  'hold-fire',
  'assault',
  'no-assault',
  'all-together',
  'lead',
  'cheapest-loss',
  'fall-back',
  'replace',
  'dig',
  'enough',
  'stay',
] as const;
export type WhyKey = (typeof whyKeys)[number];

/** Why something is not allowed. */
export const refusalKeys = [
  'not-yours',
  'not-on-map',
  'disrupted',
  'out-of-supply',
  'no-movement',
  'moved-already',
  'has-fired',
  'enemy-there',
  'too-far',
  'no-room',
  'closed',
  'no-tanks',
  'cannot-see',
  'out-of-range',
  'no-supply',
  'nobody-there',
  'not-beside',
  'other-division',
  'assaulted-already',
  'own-weapon',
  'full-strength',
  'cannot-rebuild',
  'already-dug',
  'not-offered',
  'game-over',
] as const;
export type RefusalKey = (typeof refusalKeys)[number];

/** What a roll comes to, in a preview. */
export const outcomeKeys = [
  'hit',
  'miss',
  'disrupted',
  'steps',
  'silenced',
  'down',
  'damaged',
  'turned-back',
  'unhurt',
  'landed',
  'scattered',
  'captured',
  'taken',
  'bloodbath',
  'held',
  'called-off',
  'attacker-steps',
  'defender-steps',
  'supply-points',
  'comes-out',
  'stays-in',
  'points-cost',
] as const;
export type OutcomeKey = (typeof outcomeKeys)[number];

/** States of counters, places and tracks in a view. */
export const stateKeys = [
  'active',
  'used',
  'disrupted',
  'damaged',
  'out-of-supply',
  'unpaid',
  'has-fired',
  'has-moved',
  'moved-strategically',
  'suppressed',
  'assaulting',
  'halved',
  'in-transport',
  'waiting',
  'aboard',
  'mining',
  'eliminated',
  'absent',
  'retreating',
  'fought',
  'mined',
  'digging',
  'shelled',
  'struck',
  'threatened',
  'empty',
  'clear',
  'overcast',
  'rain',
  'inactive',
  'danger',
] as const;
export type StateKey = (typeof stateKeys)[number];

/** Levels in the strip. */
export const trackKeys = [
  'turn',
  'round',
  'points-french',
  'points-viet-minh',
  'supply-french',
  'supply-viet-minh',
  'weather',
  'air',
  'flak',
  'pool',
  'transport',
] as const;
export type TrackKey = (typeof trackKeys)[number];

/** Where counters lie that are in no area of the map; the first two lie on the ribbon. */
export const boxKeys = ['air-park', 'otha', 'waiting', 'eliminated', 'mining', 'absent', 'aboard'] as const;
export type BoxKey = (typeof boxKeys)[number];

/** Tables whose rows are told in words. */
export const tableKeys = [
  'weather',
  'random-events',
  'aa',
  'drop',
  'bombardment',
  'assault',
  'deduction',
  'result',
  'test',
] as const;
export type TableKey = (typeof tableKeys)[number];

/** Figures of the end report. */
export const tallyKeys = [
  'weeks',
  'rounds',
  'lost-french',
  'lost-viet-minh',
  'assaults',
  'areas-changed',
  'aircraft-down',
  'supply-dropped',
  'surrendered',
  'fortress-steps',
  'beside-fortress',
  'if-surrendered',
] as const;
export type TallyKey = (typeof tallyKeys)[number];

/** Orders in which a question with many choices of a kind is filled in. */
export const planKeys = [
  'in-proportion',
  'in-order',
  'all-supply',
  'replacements-first',
  'units-first',
  'drops-only',
  'keep-all',
  'guns-first',
  'hits-most',
  'all-batteries',
  'aircraft',
  'at-the-dumps',
  'hold-support',
  'all-support',
  'one-battery',
  'most-steps',
  'cuts-most',
  'best-morale',
  'spread',
  'one-unit',
  'together',
  'least-harmed',
  'most-to-lose',
  'nearest-to-half',
  'the-front',
  'until-done',
  'way',
] as const;
export type PlanKey = (typeof planKeys)[number];

/** What is said about a mission: its altitude, what becomes of a load, aircraft that have none; and of a unit that is shelled. */
export type TaskKey =
  | Altitude
  | DropResult
  | 'home'
  | 'down'
  | 'kept'
  | 'idle'
  | 'not-shot-at'
  | 'one-37'
  | 'one-mg'
  | 'steady'
  | 'shaken'
  | 'step-lost';

/** What a plan costs and comes to. */
export type OutlookKey =
  | 'supply'
  | 'points'
  | 'points-french'
  | 'points-viet-minh'
  | 'halved'
  | 'on-the-way'
  | 'regiment-148'
  | 'attrition'
  | 'crisis'
  | 'dug'
  | 'supply-lands'
  | 'flak-hits'
  | 'shelled'
  | 'answerable'
  | 'silenced'
  | 'way-area'
  | 'way-bridge'
  | 'way-room'
  | 'way-supply'
  | 'way-source'
  | 'way-cut'
  | 'way-behind';
