/** The lessons and tips of Storm Over Dien Bien Phu: when each shows, what it points at, which rule it is about. */
import { type CourseTexts, courseOf, type Guide, type LessonPlan, type TipPlan, tipsOf } from '../../../kernel/guide';
import type { StormChoice } from '../choices';
import type { AskKey } from '../keys';

type Plan = LessonPlan & { readonly ask: AskKey; readonly meant: readonly { readonly do: StormChoice['do'] }[] };

/** Areas next to the French with units that can dig. */
const digs = [3, 5, 8, 11].map((area) => ({ do: 'sap', area }) as const);

/** In the order in which the guided battle meets them. */
const vietMinh = {
  storm: { ask: 'impulse', points: 'meant', rule: '10.0', meant: [{ do: 'assault' }] },
  force: { ask: 'assault-force', points: 'sheet', rule: '8.3.1', meant: [{ do: 'pick' }, { do: 'all' }] },
  price: { ask: 'assault-loss', points: 'meant', rule: '10.0', meant: [{ do: 'pick' }] },
  guns: { ask: 'impulse', time: 2, points: { track: 'hand' }, rule: '6.2', meant: [{ do: 'play' }] },
  spade: { ask: 'impulse', time: 3, points: 'meant', rule: '9.0', meant: digs },
  work: { ask: 'sap-work', points: 'sheet', rule: '9.0', meant: [{ do: 'pick' }] },
} as const satisfies Readonly<Record<string, Plan>>;

const french = {
  answer: { ask: 'react-assault', points: 'sheet', rule: '10.0', meant: [{ do: 'play' }] },
  bear: { ask: 'damage', points: 'sheet', rule: '8.4', meant: [{ do: 'spend' }] },
  shoot: { ask: 'impulse', points: 'meant', rule: '8.1', meant: [{ do: 'fire' }] },
  volley: { ask: 'fire-force', points: 'sheet', rule: '8.3.1', meant: [{ do: 'pick' }, { do: 'all' }] },
  reserve: { ask: 'impulse', time: 2, points: 'meant', rule: '7.0', meant: [{ do: 'move' }] },
  road: { ask: 'move-units', points: 'sheet', rule: '7.0', meant: [{ do: 'pick' }, { do: 'all' }] },
} as const satisfies Readonly<Record<string, Plan>>;

type Told = TipPlan & {
  readonly at: { readonly ask: AskKey } | { readonly event: string } | { readonly state: string };
};

/** The first that fits is told first. */
const tips = {
  'go-on': { at: { ask: 'go-on' }, rule: '4.0' },
  'hand-limit': { at: { ask: 'hand-limit' }, rule: '5.1' },
  step: { at: { ask: 'move-step' }, rule: '7.0' },
  fire: { at: { ask: 'react-fire' }, rule: '5.2' },
  barrage: { at: { ask: 'react-barrage' }, rule: '5.2' },
  entry: { at: { ask: 'react-entry' }, rule: '7.0' },
  works: { at: { ask: 'react-works' }, rule: '5.2' },
  air: { at: { ask: 'react-air' }, rule: '5.2' },
  giap: { at: { ask: 'giap' }, rule: '10.0' },
  'fall-back': { at: { ask: 'retreat' }, rule: '8.4.2' },
  counter: { at: { ask: 'counter-form' }, rule: '6.1' },
  advance: { at: { ask: 'advance' }, rule: '6.1' },
  infiltrate: { at: { ask: 'infiltrators' }, rule: '13.0' },
  discard: { at: { ask: 'discard' }, rule: '5.3' },
  supply: { at: { ask: 'supply-before' }, rule: '11.0' },
  marker: { at: { ask: 'supply-marker' }, rule: '11.0' },
  drop: { at: { ask: 'night-drop' }, rule: '11.0' },
  'changed-hands': { at: { event: 'control' }, rule: '13.0' },
  'fire-marker': { at: { event: 'fire-marker' }, rule: '8.1' },
  trench: { at: { event: 'trench' }, rule: '9.1' },
  contested: { at: { state: 'contested' }, rule: '13.0' },
  arrival: { at: { ask: 'place' }, rule: '12.3' },
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
