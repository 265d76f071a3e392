/** The keys that the rules use in questions, rolls and advice. Each language must have words for all of them. */

/** Every kind of question; the numbers are those of the decision points of the design. */
export const askKeys = [
  'set-up', // dp0
  'trade', // dp1
  'interdict', // dp5
  'replace', // dp6
  'return', // dp2
  'leave', // dp3
  'dig', // dp4
  'assault-week', // dp7
  'operate-week', // dp8
  'strategic-move', // dp9
  'drop', // dp10
  'vm-move', // dp11
  'assault-now', // dp12
  'french-move', // dp13
  'scout', // dp14
  'scout-loss', // dp15
  'dummy', // dp16
  'operate-now', // dp17
  'engage', // dp18
  'expose', // dp18f
  'barrage', // dp19, 20
  'bear-check', // dp21 T
  'bear-disorder', // dp21 D
  'bear-steps', // dp21 steps
  'bear-tank', // a tank step
  'assault-move', // dp22
  'operation-move', // dp22f
  'declare', // dp22f attacks
  'defensive-fire', // dp23
  'firers', // dp23 battalions that fire
  'defensive-barrage', // dp24
  'attack', // dp25
  'call-off', // dp25 of an operation
  'stand', // dp26 two companies or all
  'name', // dp26
  'add-air', // dp27
  'critical', // dp28
  'hand-steps', // dp29
  'hand-disorder', // dp29
  'hand-check', // dp29
  'rout', // dp29r
  'lone-tank', // dp30
  'advance', // dp31
  'defensive-move', // dp32
  'break-off', // dp33
  'go-on', // dp34
  'enter', // dp35
  'withdraw', // dp35
  'end-week', // dp36
  'siege', // dp37
  'siege-loss', // dp38
  'encircled-loss', // dp39
  'hill-loss', // dp40
] as const;
export type AskKey = (typeof askKeys)[number];

/** Every roll of the game. */
export const rollKeys = ['supply', 'air', 'scout', 'fire', 'barrage', 'strike', 'hand', 'critical', 'check'] as const;
export type RollKey = (typeof rollKeys)[number];

/** Lines of a ledger: shifts of columns and what is added to dice. */
export const modifierKeys = [
  'base',
  'pa',
  'hill',
  'trench',
  'jungle',
  'open',
  'river',
  'fatigued',
  'munitions',
  'air',
  'concentric',
  'encircled',
  'few-losses',
  'many-losses',
  'morale',
  'loss-marker',
  'over',
  'rain',
] as const;
export type ModifierKey = (typeof modifierKeys)[number];

/** Why the bot proposes something. */
export const whyKeys = [
  'go-on',
  'attack-week',
  'quiet-week',
  'good-odds',
  'poor-odds',
  'dig-in',
  'ring',
  'trade',
  'rested',
  'rest',
  'move-up',
  'cover',
  'garrison',
  'engage',
  'barrage',
  'save-guns',
  'fire',
  'add-air',
  'save-air',
  'interdict',
  'counter-attack',
  'reinforce',
  'replace',
  'drop',
  'scout',
  'cheapest-loss',
  'hold',
  'best-morale',
  'take-ground',
  'siege',
  'stay',
  'enough',
  'no-scout',
  'more-to-do',
] as const;
export type WhyKey = (typeof whyKeys)[number];

/** Why something is not allowed. */
export const refusalKeys = [
  'not-yours',
  'not-on-map',
  'moved-already',
  'disorganized',
  'too-far',
  'enemy-there',
  'three-pieces',
  'tank-alone',
  'leaves-tank',
  'base-french',
  'base-full',
  'not-engaged',
  'already-in',
  'barred',
  'no-trench',
  'trench-full',
  'no-chain',
  'points-short',
  'french-only',
  'not-beside',
  'scouted-already',
  'no-guns',
  'named-already',
  'out-of-reach',
  'nothing-there',
  'tank-bears-nothing',
  'not-among',
  'full-strength',
  'not-offered',
  'game-over',
] as const;
export type RefusalKey = (typeof refusalKeys)[number];

/** What a roll comes to, in a preview. */
export const outcomeKeys = [
  'falls',
  'holds',
  'retaken',
  'held',
  'nothing',
  'check',
  'disorder',
  'steps',
  'tank',
  'attacker-steps',
  'defender-steps',
  'seen',
  'costly',
  'unseen',
  'passes',
  'fails',
] as const;
export type OutcomeKey = (typeof outcomeKeys)[number];

/** States of counters, places and tracks in a view. */
export const stateKeys = [
  'ready',
  'hidden',
  'concealed',
  'at-base',
  'revealed',
  'engaged',
  'disorganized',
  'fatigued',
  'reduced',
  'one-loss',
  'two-losses',
  'dummy',
  'moved',
  'attacking',
  'pool',
  'reinforcement',
  'encircled',
  'threatened',
  'victory-taken',
  'costs-step',
  'empty',
  'attacked',
  'shelled',
  'captured',
  'scouted',
  'loose',
  'danger',
] as const;
export type StateKey = (typeof stateKeys)[number];

export const trackKeys = [
  'turn',
  'round',
  'impulse',
  'guns-french',
  'guns-viet-minh',
  'losses',
  'posts',
  'goals',
  'air',
  'replacements',
  'places-lost',
  'drops',
  'digging',
] as const;
export type TrackKey = (typeof trackKeys)[number];

/** Where pieces lie that are on no place of the map. */
export const boxKeys = ['pool', 'destroyed', 'merged', 'CRC'] as const;
export type BoxKey = (typeof boxKeys)[number];

/** Tables whose rows are told in words: the codes of fire and hand-to-hand, and what one die decides. */
export const tableKeys = ['fire', 'hand', 'scout', 'check', 'critical'] as const;
export type TableKey = (typeof tableKeys)[number];

/** Figures of the end report. */
export const tallyKeys = [
  'weeks',
  'posts-taken',
  'lost-french',
  'lost-viet-minh',
  'assaults',
  'hills-changed',
] as const;
export type TallyKey = (typeof tallyKeys)[number];
