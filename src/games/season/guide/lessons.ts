/** The lessons and tips of A Season in Hell: when each shows, what it points at, which rule it is about. */
import { type CourseTexts, courseOf, type Guide, type LessonPlan, type TipPlan, tipsOf } from '../../../kernel/guide';
import type { SeasonChoice } from '../choices';
import type { SeasonEvent } from '../events';
import type { AskKey, StateKey } from '../keys';

type Plan = LessonPlan & { readonly ask: AskKey; readonly meant: readonly { readonly do: SeasonChoice['do'] }[] };

/** Zones next to the jungle from which the northern posts are shelled and assaulted. */
const northern = ['ZC', 'ZD', 'ZM', 'ZP'].map((place) => ({ do: 'dig', place }) as const);

/** The initial assault, in the order in which its first round meets them. */
const vietMinh = {
  muster: { ask: 'set-up', points: 'meant', rule: '9.0', meant: [{ do: 'done' }] },
  approach: { ask: 'dig', points: 'meant', rule: '3.1', meant: northern },
  'close-up': { ask: 'vm-move', points: { track: 'round' }, rule: '4.2.1', meant: [{ do: 'move' }] },
  'turn-up': { ask: 'engage', points: { track: 'losses' }, rule: '5.1', meant: [{ do: 'engage' }] },
  preparation: { ask: 'barrage', points: { track: 'guns' }, rule: '5.2', meant: [{ do: 'barrage' }] },
  'jump-off': { ask: 'assault-move', points: { track: 'impulse' }, rule: '5.3', meant: [{ do: 'move' }] },
  bayonets: { ask: 'attack', points: 'figures', rule: '5.5', meant: [{ do: 'assault' }, { do: 'attack' }] },
  'press-on': { ask: 'go-on', points: 'meant', rule: '5.7', meant: [{ do: 'yes' }] },
} as const satisfies Readonly<Record<string, Plan>>;

/** The five hills, likewise. */
const french = {
  wings: { ask: 'interdict', points: { track: 'air' }, rule: '3.2', meant: [{ do: 'done' }] },
  mend: { ask: 'replace', points: { track: 'replacements' }, rule: '3.2', meant: [{ do: 'replace' }, { do: 'move' }] },
  'stand-to': { ask: 'defensive-fire', points: 'figures', rule: '5.4', meant: [{ do: 'fire' }] },
  'counter-guns': { ask: 'defensive-barrage', points: { track: 'guns' }, rule: '5.4', meant: [{ do: 'barrage' }] },
  'fill-gaps': { ask: 'defensive-move', points: 'meant', rule: '5.6', meant: [{ do: 'move' }] },
  redeploy: { ask: 'french-move', points: { track: 'round' }, rule: '4.2.2', meant: [{ do: 'move' }] },
  patrol: { ask: 'scout', points: { track: 'replacements' }, rule: '6.1', meant: [{ do: 'scout' }] },
  'strike-back': { ask: 'operate-now', points: 'meant', rule: '6.2', meant: [{ do: 'yes' }] },
} as const satisfies Readonly<Record<string, Plan>>;

type Told = TipPlan & {
  readonly at: { readonly ask: AskKey } | { readonly event: SeasonEvent['is'] } | { readonly state: StateKey };
};

/** The first that fits is told first. */
const tips = {
  'shells-or-men': { at: { ask: 'trade' }, rule: '3.1' },
  'back-from-rest': { at: { ask: 'return' }, rule: '3.1' },
  'worn-out': { at: { ask: 'leave' }, rule: '3.1' },
  'big-week': { at: { ask: 'assault-week' }, rule: '2.0' },
  'own-week': { at: { ask: 'operate-week' }, rule: '2.0' },
  'quiet-week': { at: { ask: 'strategic-move' }, rule: '3.3' },
  paratroops: { at: { ask: 'drop' }, rule: '4.1' },
  'this-round': { at: { ask: 'assault-now' }, rule: '5.0' },
  'take-aim': { at: { ask: 'expose' }, rule: '6.2.1' },
  'who-strikes': { at: { ask: 'declare' }, rule: '6.2.3' },
  'last-look': { at: { ask: 'call-off' }, rule: '6.2.5' },
  'in-the-open': { at: { ask: 'operation-move' }, rule: '6.2.3' },
  'or-a-step': { at: { ask: 'bear-disorder' }, rule: '5.2' },
  'one-each': { at: { ask: 'bear-steps' }, rule: '5.2' },
  'nerve-test': { at: { ask: 'bear-check' }, rule: '0.1' },
  'tank-hit': { at: { ask: 'bear-tank' }, rule: '5.2' },
  'two-or-all': { at: { ask: 'stand' }, rule: '1.4' },
  'whose-morale': { at: { ask: 'name' }, rule: '5.5' },
  'air-support': { at: { ask: 'add-air' }, rule: '3.2' },
  'double-or-tank': { at: { ask: 'critical' }, rule: '5.5' },
  'lone-tank': { at: { ask: 'lone-tank' }, rule: '6.2.7' },
  'walk-in': { at: { ask: 'advance' }, rule: '5.5' },
  'open-door': { at: { ask: 'enter' }, rule: '5.5' },
  'fall-away': { at: { ask: 'break-off' }, rule: '6.2.7' },
  'pull-out': { at: { ask: 'withdraw' }, rule: '5.7' },
  'fewer-rounds': { at: { ask: 'end-week' }, rule: '4.0' },
  'last-shells': { at: { ask: 'siege' }, rule: '8.0' },
  'siege-toll': { at: { ask: 'siege-loss' }, rule: '8.0' },
  'ring-toll': { at: { ask: 'encircled-loss' }, rule: '8.0' },
  'hill-toll': { at: { ask: 'hill-loss' }, rule: '8.0' },
  'bluff-called': { at: { ask: 'dummy' }, rule: '4.2.1' },
  'assaults-over': { at: { state: 'danger' }, rule: '1.5' },
  'bare-trench': { at: { state: 'loose' }, rule: '3.1' },
  'ring-closed': { at: { state: 'encircled' }, rule: '8.0' },
  'new-owner': { at: { event: 'control' }, rule: '5.5' },
  broken: { at: { event: 'routed' }, rule: '0.1' },
} as const satisfies Readonly<Record<string, Told>>;

/** What each language writes. */
export interface GuideTexts {
  readonly 'viet-minh': CourseTexts<keyof typeof vietMinh>;
  readonly french: CourseTexts<keyof typeof french>;
  readonly tips: Readonly<Record<keyof typeof tips, string>>;
}

export function makeGuide(texts: GuideTexts): Guide {
  return {
    courses: [courseOf('french', french, texts.french), courseOf('viet-minh', vietMinh, texts['viet-minh'])],
    tips: tipsOf(tips, texts.tips),
  };
}
