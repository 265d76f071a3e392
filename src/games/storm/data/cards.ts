/** 2.3 The 27 + 27 tactical cards as data; what they do beyond these figures is in rules/, their words in words/. */
import type { Side } from './areas';
import type { Source } from './source';

/** 5.2 Impulse cards are the whole impulse; reaction cards are played in their window, whoever's impulse it is. */
export type Timing = 'impulse' | 'reaction' | 'either';

/** When a card may be played. */
type Window =
  | 'own-impulse'
  | 'own-impulse-start'
  | 'own-fire-declared'
  | 'enemy-fire-declared'
  | 'own-assault-declared'
  | 'enemy-assault-declared'
  | 'own-assault-rolled'
  | 'enemy-enters-empty-area'
  | 'enemy-card-played'
  | 'supply-before-roll'
  | 'supply-rolled'
  | 'supply-markers-placed'
  | 'own-reinforcement';

export const cardKinds = [
  'counter-attack',
  'debouchez',
  'flares',
  'improved-defenses',
  'mines',
  'mortar-support',
  'fighter-bombers',
  'b-26',
  'night-drop',
  'column',
  'volunteers',
  'trench-raid',
  'langlais-bigeard',
  'counter-battery',
  'surprise-assault',
  'artillery-barrage',
  'vm-mortar-support',
  'giap',
  'heavy-flak',
  'emergency-replacements',
  'mine-shaft',
  'propaganda',
  'rats',
  'infiltration',
  'dan-cong',
  'bangalore',
  'monsoon',
  'night-assault',
] as const;
export type CardKind = (typeof cardKinds)[number];

export type CardId = `${'f' | 'v'}${number}`;

export interface KindData {
  readonly side: Side;
  /** Number of the first copy. */
  readonly first: number;
  readonly copies: number;
  readonly timing: Timing;
  readonly windows: readonly Window[];
  /** An attack made by the card. */
  readonly firepower?: number;
  /** Added to an attack roll. */
  readonly attack?: number;
  /** Added to the supply roll. */
  readonly supply?: number;
  /** Units turned fresh, returned or sent in. */
  readonly units?: number;
  /** Trench levels lost. */
  readonly trenchLoss?: number;
  readonly fromTurn?: number;
  /** What it cancels. */
  readonly cancels?: readonly CardKind[];
  /** 5.2 Several copies together: added up, or resolved one by one. */
  readonly together?: 'cumulative' | 'individual';
  readonly removed?: true;
  /** 9.0 Trench Values of the Viet Minh copies. */
  readonly trench?: readonly number[];
  readonly source: Source;
}

/** The worked assault has no number of its own in the rulebook; in the rules retold it has. */
const example = '19.3';
const history: Source = { reconstructed: 'event of the siege' };
const named: Source = { reconstructed: 'known name; effect from the events of the siege' };

export const kinds: Readonly<Record<CardKind, KindData>> = {
  'counter-attack': {
    side: 'french',
    first: 1,
    copies: 3,
    timing: 'impulse',
    windows: ['own-impulse'],
    source: { stated: '6.1', reconstructed: 'limits and advance of the card' },
  },
  debouchez: {
    side: 'french',
    first: 4,
    copies: 3,
    timing: 'reaction',
    windows: ['enemy-assault-declared'],
    firepower: 6,
    together: 'individual',
    source: { stated: example },
  },
  flares: {
    side: 'french',
    first: 7,
    copies: 2,
    timing: 'reaction',
    windows: ['enemy-assault-declared'],
    cancels: ['night-assault'],
    source: { stated: example },
  },
  'improved-defenses': {
    side: 'french',
    first: 9,
    copies: 3,
    timing: 'reaction',
    windows: ['enemy-fire-declared'],
    together: 'cumulative',
    source: { stated: '5.2', reconstructed: 'trigger and restriction of the card' },
  },
  mines: {
    side: 'french',
    first: 12,
    copies: 2,
    timing: 'reaction',
    windows: ['enemy-assault-declared', 'enemy-enters-empty-area'],
    firepower: 4,
    together: 'individual',
    source: { stated: `5.2, ${example}`, reconstructed: 'firepower and trigger of the card' },
  },
  'mortar-support': {
    side: 'french',
    first: 14,
    copies: 3,
    timing: 'reaction',
    windows: ['own-fire-declared'],
    attack: 2,
    together: 'cumulative',
    source: { stated: '5.2', reconstructed: 'modifier of the card' },
  },
  'fighter-bombers': {
    side: 'french',
    first: 17,
    copies: 3,
    timing: 'reaction',
    windows: ['own-impulse-start'],
    firepower: 5,
    together: 'individual',
    source: { stated: '5.2', reconstructed: 'firepower and window of the card' },
  },
  'b-26': {
    side: 'french',
    first: 20,
    copies: 2,
    timing: 'impulse',
    windows: ['own-impulse'],
    firepower: 8,
    trenchLoss: 1,
    source: { reconstructed: 'known name; a card whose firer assigns damage is needed' },
  },
  'night-drop': {
    side: 'french',
    first: 22,
    copies: 1,
    timing: 'reaction',
    windows: ['supply-markers-placed'],
    source: { reconstructed: 'counterpart of the supply roll' },
  },
  column: {
    side: 'french',
    first: 23,
    copies: 1,
    timing: 'impulse',
    windows: ['own-impulse'],
    units: 3,
    removed: true,
    source: { stated: '2.1.1', reconstructed: 'name, place and condition of the card' },
  },
  volunteers: {
    side: 'french',
    first: 24,
    copies: 1,
    timing: 'reaction',
    windows: ['own-reinforcement'],
    units: 2,
    removed: true,
    source: history,
  },
  'trench-raid': {
    side: 'french',
    first: 25,
    copies: 1,
    timing: 'impulse',
    windows: ['own-impulse'],
    trenchLoss: 2,
    source: history,
  },
  'langlais-bigeard': {
    side: 'french',
    first: 26,
    copies: 1,
    timing: 'impulse',
    windows: ['own-impulse'],
    units: 3,
    source: history,
  },
  'counter-battery': {
    side: 'french',
    first: 27,
    copies: 1,
    timing: 'reaction',
    windows: ['enemy-card-played'],
    cancels: ['artillery-barrage', 'vm-mortar-support'],
    source: history,
  },
  'surprise-assault': {
    side: 'viet-minh',
    first: 1,
    copies: 3,
    timing: 'impulse',
    windows: ['own-impulse'],
    trench: [1, 1, 2],
    source: { stated: example },
  },
  'artillery-barrage': {
    side: 'viet-minh',
    first: 4,
    copies: 4,
    timing: 'impulse',
    windows: ['own-impulse'],
    firepower: 7,
    trench: [2, 2, 3, 3],
    source: history,
  },
  'vm-mortar-support': {
    side: 'viet-minh',
    first: 8,
    copies: 3,
    timing: 'reaction',
    windows: ['own-fire-declared', 'own-assault-declared'],
    attack: 2,
    together: 'cumulative',
    trench: [1, 2, 2],
    source: { stated: '5.2', reconstructed: 'modifier of the card and its place in this deck' },
  },
  giap: {
    side: 'viet-minh',
    first: 11,
    copies: 2,
    timing: 'reaction',
    windows: ['own-assault-rolled'],
    trench: [3, 3],
    source: { stated: `10.0, ${example}` },
  },
  'heavy-flak': {
    side: 'viet-minh',
    first: 13,
    copies: 2,
    timing: 'reaction',
    windows: ['enemy-card-played', 'supply-rolled'],
    cancels: ['fighter-bombers', 'b-26'],
    trench: [2, 3],
    source: { stated: '11.0', reconstructed: 'second effect of the card' },
  },
  'emergency-replacements': {
    side: 'viet-minh',
    first: 15,
    copies: 2,
    timing: 'impulse',
    windows: ['own-impulse'],
    fromTurn: 2,
    trench: [1, 2],
    source: { stated: '2.1.2, 4.0, 12.1', reconstructed: 'number of units' },
  },
  'mine-shaft': {
    side: 'viet-minh',
    first: 17,
    copies: 1,
    timing: 'impulse',
    windows: ['own-impulse'],
    firepower: 9,
    fromTurn: 5,
    removed: true,
    trench: [3],
    source: named,
  },
  propaganda: {
    side: 'viet-minh',
    first: 18,
    copies: 1,
    timing: 'impulse',
    windows: ['own-impulse'],
    trench: [1],
    source: named,
  },
  rats: {
    side: 'viet-minh',
    first: 19,
    copies: 1,
    timing: 'either',
    windows: ['own-impulse', 'supply-before-roll'],
    supply: 3,
    trench: [2],
    source: named,
  },
  infiltration: {
    side: 'viet-minh',
    first: 20,
    copies: 1,
    timing: 'impulse',
    windows: ['own-impulse'],
    units: 3,
    trench: [2],
    source: { reconstructed: 'rules suppose Viet Minh units inside French areas' },
  },
  'dan-cong': {
    side: 'viet-minh',
    first: 21,
    copies: 1,
    timing: 'impulse',
    windows: ['own-impulse'],
    units: 4,
    trench: [2],
    source: history,
  },
  bangalore: {
    side: 'viet-minh',
    first: 22,
    copies: 1,
    timing: 'reaction',
    windows: ['enemy-card-played'],
    cancels: ['mines', 'improved-defenses'],
    trench: [1],
    source: history,
  },
  monsoon: {
    side: 'viet-minh',
    first: 23,
    copies: 1,
    timing: 'reaction',
    windows: ['enemy-card-played', 'supply-before-roll'],
    cancels: ['fighter-bombers', 'b-26', 'night-drop'],
    supply: 2,
    fromTurn: 4,
    trench: [1],
    source: history,
  },
  'night-assault': {
    side: 'viet-minh',
    first: 24,
    copies: 4,
    timing: 'reaction',
    windows: ['own-assault-declared'],
    attack: 3,
    together: 'cumulative',
    trench: [1, 1, 2, 2],
    source: { stated: example },
  },
};

export interface Card {
  readonly id: CardId;
  readonly kind: CardKind;
  readonly side: Side;
  readonly trench: number;
}

/** Every card of both decks, in the order of their numbers. */
export const cards: readonly Card[] = cardKinds.flatMap((kind) => {
  const { side, first, copies, trench } = kinds[kind];
  return Array.from({ length: copies }, (_, copy): Card => {
    const id: CardId = `${side === 'french' ? 'f' : 'v'}${first + copy}`;
    return { id, kind, side, trench: trench?.[copy] ?? 0 };
  });
});
