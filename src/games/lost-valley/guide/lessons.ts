/** The lessons and tips of The Lost Valley: when each shows, what it points at, which rule it is about. */
import { type CourseTexts, courseOf, type Guide, type LessonPlan, type TipPlan, tipsOf } from '../../../kernel/guide';

/** In the order in which the guided campaign meets them. */
const lessons = {
  card: { ask: 'event', points: 'meant', rule: '5.5', meant: [{ do: 'keep' }] },
  supplies: { ask: 'ration', points: 'meant', rule: '9.1.1', meant: [{ do: 'ration', cm: 0 }] },
  assault: {
    ask: 'support',
    points: 'figures',
    rule: '12.3.5.1',
    meant: [{ do: 'card' }, { do: 'air' }, { do: 'support' }],
  },
  reinforcements: { ask: 'land', points: 'meant', rule: '13.1', meant: [{ do: 'land', at: 'huguette' }] },
  movement: { ask: 'move', points: 'meant', rule: '14.1', meant: [{ do: 'move' }] },
  air: { ask: 'missions', points: 'meant', rule: '7.2.1', meant: [{ do: 'sead' }] },
} as const satisfies Readonly<Record<string, LessonPlan>>;

/** The first that fits is told first. */
const tips = {
  danger: { at: { state: 'danger' }, rule: '17.1' },
  'drop-zone': { at: { ask: 'move', about: 'waiting' }, rule: '13.1' },
  hand: { at: { ask: 'discard' }, rule: '6.1' },
  delay: { at: { ask: 'delay' }, rule: '9.1.2' },
  boost: { at: { ask: 'boost' }, rule: '10.1' },
  reserve: { at: { ask: 'reserve' }, rule: '5.5' },
  lose: { at: { ask: 'lose' }, rule: '12.3.5.2' },
  retreat: { at: { ask: 'retreat' }, rule: '12.3.5.2' },
  stacking: { at: { ask: 'stacking' }, rule: '2.2.1.3' },
  reroll: { at: { ask: 'reroll' }, rule: '2.3.1.6' },
  raise: { at: { ask: 'raise' }, rule: '13.3' },
  assault: { at: { ask: 'assault' }, rule: '15.0' },
  occupy: { at: { ask: 'occupy' }, rule: '15.1.6' },
  raid: { at: { ask: 'raid' }, rule: '16.1' },
  repair: { at: { ask: 'repair' }, rule: '16.2' },
  strip: { at: { ask: 'strip' }, rule: '16.3' },
  control: { at: { event: 'control' }, rule: '12.3.5.2' },
  encircled: { at: { state: 'encircled' }, rule: '12.2.1' },
  sapping: { at: { event: 'fort' }, rule: '12.2' },
  airstrip: { at: { event: 'airstrip' }, rule: '8.1' },
  disrupted: { at: { event: 'disrupted' }, rule: '2.3.2.2' },
} as const satisfies Readonly<Record<string, TipPlan>>;

/** What each language writes. */
export interface GuideTexts extends CourseTexts<keyof typeof lessons> {
  readonly tips: Readonly<Record<keyof typeof tips, string>>;
}

export function makeGuide({ tips: told, ...course }: GuideTexts): Guide {
  return { courses: [courseOf('french', lessons, course)], tips: tipsOf(tips, told) };
}
