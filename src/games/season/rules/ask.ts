/** Questions that many rules put: which unit, which place, yes or no. */
import { choicesOf } from '../../../kernel/again';
import type { About } from '../../../kernel/game';
import type { Scene } from '../../../kernel/scenes';
import { byDeed, done, movesOf, moveTo, no, type Rules, type SeasonChoice, type UnitDeed, yes } from '../choices';
import { place } from '../data/places';
import type { Decision } from '../events';
import type { AskKey } from '../keys';
import { joiner } from '../reach';
import type { Season, Side } from '../state';
import { numberOf } from './pieces';

export interface Question {
  readonly side: Side;
  readonly ask: AskKey;
  readonly rule: string;
  readonly about?: About;
  readonly scene?: Scene;
  /** A moment to answer the other side: a standing order may pass it by. */
  readonly window?: 'fight' | undefined;
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

/** 4.2 Pieces go one by one as they are chosen, until no more is; `met` is what happens in the place they come to. */
export function* moveEach(
  v: Season,
  question: Question,
  choices: () => readonly SeasonChoice[],
  go: (unit: number, to: number) => void,
  met?: (to: number) => Rules,
): Rules {
  const asked = { ...question, resumable: true };
  for (;;) {
    const choice = yield* choose(v, asked, choices());
    if (choice.do !== 'move') return;
    const to = place(choice.to);
    go(numberOf(choice.unit), to);
    if (met) yield* met(to);
  }
}

/** What a piece may choose; every choice of a row names that piece. */
export type Row = (unit: number) => readonly SeasonChoice[];

export const nothing: readonly SeasonChoice[] = [];

/** 2.0 The rows of all pieces from one number up to another, and the end of it; nothing where all rows are empty. */
export function rowsToEnd(v: Season, ask: AskKey, from: number, end: number, rows: () => Row): readonly SeasonChoice[] {
  return choicesOf(v, ask, () => {
    const choices: SeasonChoice[] = [];
    const row = rows();
    for (let unit = from; unit < end; unit++) for (const choice of row(unit)) choices.push(choice);
    if (choices.length > 0) choices.push(done);
    return choices;
  });
}

/** 2.0 The same for a question that is put over and over while the rows mostly stay: its list is then cut, not made. */
export function joinedRows(v: Season, ask: AskKey, from: number, end: number, rows: () => Row) {
  const join = joiner<SeasonChoice>(done);
  const list = () => {
    const [all, row]: [(readonly SeasonChoice[])[], Row] = [[], rows()];
    for (let unit = from; unit < end; unit++) all.push(row(unit));
    return join(all);
  };
  return () => choicesOf(v, ask, list);
}

/** 4.2 The row of a piece that may go to some places. */
export function rowOf(unit: number, places: readonly number[]): readonly SeasonChoice[] {
  if (places.length === 0) return nothing;
  const moves = movesOf(unit);
  return places.map((at) => moves[at] ?? done);
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
