/** Questions that many rules put: which unit, which place, yes or no. */
import type { About } from '../../../kernel/game';
import type { Scene } from '../../../kernel/scenes';
import { byDeed, done, moveTo, no, type Rules, type SeasonChoice, type UnitDeed, yes } from '../choices';
import type { Decision } from '../events';
import type { AskKey } from '../keys';
import type { Season, Side } from '../state';
import { numberOf } from './pieces';
import { place } from './places';

export interface Question {
  readonly side: Side;
  readonly ask: AskKey;
  readonly rule: string;
  readonly about?: About;
  readonly scene?: Scene;
  /** A moment to answer the other side: a standing order may pass it by. */
  readonly window?: 'fight';
  readonly resumable?: boolean;
}

/** 2.0 Asks, or takes the only answer there is. Once the game has ended nothing is asked any more. */
export function* choose(v: Season, question: Question, choices: readonly SeasonChoice[]): Rules<SeasonChoice> {
  const [only] = choices;
  if (!only || v.result) return done;
  if (choices.length === 1) return only;
  const { side, ask, rule, about, scene, window, resumable } = question;
  return yield { side, ask, rule, choices, about, scene, window, open: isOpen(side, ask), resumable };
}

/** 1.2 What the Viet Minh are asked about pieces that the French may not see. */
const inPrivate: readonly AskKey[] = [
  'set-up',
  'trade',
  'return',
  'leave',
  'dig',
  'strategic-move',
  'vm-move',
  'assault-now',
  'engage',
  'defensive-move',
  'withdraw',
];

/** The French have no secrets: whatever both may see is asked on the open table. */
function isOpen(side: Side, ask: AskKey): boolean {
  return side === 'french' || !inPrivate.includes(ask);
}

/** 2.0 One of several units; a single one is taken without asking, none is -1. */
export function* chooseUnit(
  v: Season,
  question: Question,
  units: readonly number[],
  deed: UnitDeed = 'pick',
): Rules<number> {
  if (units.length < 2 || v.result) return units[0] ?? -1;
  const choice = yield* choose(
    v,
    question,
    units.map((unit) => byDeed(deed, unit)),
  );
  return 'unit' in choice ? numberOf(choice.unit) : -1;
}

/** 2.0 One of several places for a piece; a single one is taken without asking, none is -1. */
export function* choosePlace(v: Season, question: Question, unit: number, places: readonly number[]): Rules<number> {
  if (places.length < 2 || v.result) return places[0] ?? -1;
  const choice = yield* choose(
    v,
    question,
    places.map((at) => moveTo(unit, at)),
  );
  return choice.do === 'move' ? place(choice.to) : -1;
}

const yesOrNo: readonly SeasonChoice[] = [yes, no];

/** 2.0 Yes or no, made known to both sides. */
export function* decide(
  v: Season,
  { side, ask, rule, about, resumable }: Question & { readonly ask: Decision },
): Rules<boolean> {
  if (v.result) return false;
  const choice = yield { side, ask, rule, choices: yesOrNo, about, open: isOpen(side, ask), resumable };
  v.events.push({ is: 'decided', side, what: ask, yes: choice.do === 'yes' });
  return choice.do === 'yes';
}
