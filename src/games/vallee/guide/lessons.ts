/** The lessons and tips of Vallée de la mort: when each shows, what it points at, which rule it is about. */
import { GENERATOR } from '../../../kernel/chance';
import {
  type CourseTexts,
  courseOf,
  type Guide,
  type Guided,
  type LessonPlan,
  type TipPlan,
  tipsOf,
} from '../../../kernel/guide';
import type { ValleeChoice } from '../choices';
import type { AreaId } from '../data/areas';
import type { AskKey, StateKey, TrackKey } from '../keys';

/** Dice that are kind to a first battle: aircraft come to be shot at, and whoever attacks as he is told gets in. */
export const guided: readonly Guided[] = [
  { side: 'viet-minh', setup: { scenario: 'beatrice', options: [], seed: `${GENERATOR}:vallee-27` } },
  { side: 'french', setup: { scenario: 'flak-raid', options: [], seed: `${GENERATOR}:vallee-31` } },
];

/** Some fields of a choice. */
type Meant = { readonly do: ValleeChoice['do'] } & Readonly<Partial<Record<'unit' | 'to' | 'at', string>>>;

type Plan = Omit<LessonPlan, 'meant'> & {
  readonly ask: AskKey;
  readonly points: 'sheet' | 'figures' | 'meant' | { readonly track: TrackKey };
  readonly meant: readonly Meant[];
};

/** Jungle beside Béatrice: close enough to assault it, and out of the way of the guns in the valley. */
const beside: readonly AreaId[] = ['ne-heights', 'him-lam'];

/** 17.1 Béatrice, in the order in which the battle meets them. */
const vietMinh = {
  'up-to-the-wire': {
    ask: 'assault-move',
    points: 'meant',
    rule: '11.2',
    meant: beside.map((to) => ({ do: 'move', to }) as const),
  },
  engineers: {
    ask: 'assault-move',
    time: 3,
    points: 'sheet',
    rule: '14.4.3',
    meant: beside.map((to) => ({ do: 'move', unit: 'vm-151-1', to }) as const),
  },
  mortars: { ask: 'support-active', points: 'sheet', rule: '5.6.2', meant: [{ do: 'support' }] },
  shells: { ask: 'aa-assault', points: { track: 'flak' }, rule: '9.6', meant: [{ do: 'flak' }] },
  'hold-fire': { ask: 'fire-attacker', points: 'meant', rule: '12.1', meant: [{ do: 'done' }] },
  head: { ask: 'assault-force', time: 2, points: 'figures', rule: '12.2', meant: [{ do: 'lead' }] },
} as const satisfies Readonly<Record<string, Plan>>;

/** 17.3 The flak raid. */
const french = {
  places: { ask: 'setup-french', points: 'meant', rule: '17.3.1', meant: [{ do: 'done' }] },
  planes: { ask: 'setup-air', points: { track: 'air' }, rule: '9.0', meant: [{ do: 'fly' }] },
  jump: { ask: 'assault-move', points: { track: 'round' }, rule: '11.2', meant: [{ do: 'done' }] },
  dive: {
    ask: 'support-active',
    points: 'sheet',
    rule: '9.3',
    meant: [{ do: 'strike', at: 'low' }, { do: 'support' }],
  },
  wait: { ask: 'fire-attacker', points: 'meant', rule: '12.1', meant: [{ do: 'done' }] },
  spearhead: { ask: 'assault-force', time: 2, points: 'figures', rule: '14.1', meant: [{ do: 'lead' }] },
} as const satisfies Readonly<Record<string, Plan>>;

type Told = TipPlan & {
  readonly at: { readonly ask: AskKey } | { readonly event: string } | { readonly state: StateKey };
};

/** The first that fits is told first. Week 1 of the campaign meets most of them, in this order. */
const tips = {
  'vm-set-up': { at: { ask: 'setup-vm' }, rule: '16.2' },
  'road-in': { at: { ask: 'otha-enter' }, rule: '8.1.1' },
  grounded: { at: { ask: 'air-ground' }, rule: '6.1' },
  'maximum-effort': { at: { ask: 'air-max' }, rule: '9.1.1' },
  'transports-away': { at: { ask: 'air-away-transports' }, rule: '9.1' },
  elsewhere: { at: { ask: 'air-away-others' }, rule: '9.1' },
  cargo: { at: { ask: 'air-load' }, rule: '9.5' },
  bombard: { at: { ask: 'bombard-vm' }, rule: '10.2' },
  'answer-guns': { at: { ask: 'counter-bombard' }, rule: '10.5' },
  'french-guns': { at: { ask: 'bombard-french' }, rule: '10.2' },
  sorties: { at: { ask: 'air-missions' }, rule: '5.5.2' },
  'flak-targets': { at: { ask: 'aa-strategic' }, rule: '9.6' },
  'road-out': { at: { ask: 'otha-exit' }, rule: '8.1.2' },
  march: { at: { ask: 'strategic-move' }, rule: '11.1' },
  'on-the-way': { at: { ask: 'strategic-step' }, rule: '11.1' },
  ambush: { at: { ask: 'opportunity' }, rule: '10.4' },
  'shield-march': { at: { ask: 'counter-opportunity' }, rule: '10.5' },
  'too-many': { at: { ask: 'stack' }, rule: '11.3' },
  'their-half': { at: { ask: 'support-other' }, rule: '5.6.2' },
  silence: { at: { ask: 'counter-support' }, rule: '10.5' },
  'return-fire': { at: { ask: 'fire-defender' }, rule: '12.1' },
  'storm-it': { at: { ask: 'assault' }, rule: '12.2' },
  'join-in': { at: { ask: 'assault-force' }, rule: '12.2' },
  'last-shots': { at: { ask: 'final-fire' }, rule: '12.2' },
  'next-lead': { at: { ask: 'new-lead' }, rule: '12.2' },
  'lead-defence': { at: { ask: 'defend-lead' }, rule: '12.2' },
  losses: { at: { ask: 'loss' }, rule: '12.2' },
  bloodbath: { at: { ask: 'bloodbath' }, rule: '12.2' },
  'way-back': { at: { ask: 'retreat' }, rule: '12.3.3' },
  'fill-up-french': { at: { ask: 'replace-french' }, rule: '8.4' },
  'fill-up-vm': { at: { ask: 'replace-vm' }, rule: '8.3' },
  spades: { at: { ask: 'dig' }, rule: '14.4.1' },
  tunnel: { at: { ask: 'mine-engineers' }, rule: '14.4.2' },
  'back-from-the-mine': { at: { ask: 'mine-return' }, rule: '14.4.2' },
  'hungry-vm': { at: { ask: 'unpaid-vm' }, rule: '7.2' },
  'hungry-french': { at: { ask: 'unpaid-french' }, rule: '7.2' },
  nerves: { at: { ask: 'crisis' }, rule: '6.2' },
  waiver: { at: { ask: 'air-waive' }, rule: '17.5.3' },
  'called-off': { at: { event: 'called-off' }, rule: '14.5' },
  happening: { at: { event: 'random-event' }, rule: '6.2' },
  'cut-off': { at: { event: 'out-of-supply' }, rule: '7.3' },
  'last-alone': { at: { event: 'control' }, rule: '2.2' },
  'stock-low': { at: { state: 'danger' }, rule: '7.2' },
} as const satisfies Readonly<Record<string, Told>>;

/** What each language writes. */
export interface GuideTexts {
  readonly 'viet-minh': CourseTexts<keyof typeof vietMinh>;
  readonly french: CourseTexts<keyof typeof french>;
  readonly tips: Readonly<Record<keyof typeof tips, string>>;
}

export function makeGuide(texts: GuideTexts): Guide {
  return {
    courses: [courseOf('viet-minh', vietMinh, texts['viet-minh']), courseOf('french', french, texts.french)],
    tips: tipsOf(tips, texts.tips),
  };
}
