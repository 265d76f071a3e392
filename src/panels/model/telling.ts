/**
 * What happened, as it is told: one card for a part of the tale, a line for what stands between them, in the order in
 * which it came about. Pure: from the tale alone, so that the map, the cards and the log can never disagree.
 */
import { declares, type Fact } from '../../kernel/facts';
import type { Phase, Side } from '../../kernel/game';
import {
  type Chapter,
  type FightKind,
  factsIn,
  type Happened,
  type Head,
  isChapter,
  type Outcome,
  type Tale,
} from '../../kernel/tale';
import { isCapture, type RolledFact } from './fact-lists';
import { type Numbers, stepsIn, stepsOf, weightOf } from './told-steps';

export const stepKinds = ['declared', 'card', 'roll', 'checks', 'losses', 'ground', 'moves', 'line'] as const;

/** Facts that are told in one breath. */
export interface ToldStep {
  readonly is: (typeof stepKinds)[number];
  /** Who it is about: a side, or a formation of one. */
  readonly author: string | null;
  /** The parts that it is in, the innermost last. */
  readonly heads: readonly Head[];
  /** Numbers of its first and last fact in the list of all that happened. */
  readonly from: number;
  readonly to: number;
  readonly facts: readonly Happened[];
  /** The roll that it tells; of several checks the last. */
  readonly roll: RolledFact | null;
}

export type CardKind =
  | 'seat'
  | 'fight'
  | 'volley'
  | 'moment'
  | 'gathered'
  | 'plans'
  | 'turn'
  | 'turn-end'
  | 'summary'
  | 'end';

export interface ToldCard {
  readonly is: CardKind;
  readonly from: number;
  readonly to: number;
  /** Where the part of the telling begins that a summary looks back on; else where the card does. */
  readonly since: number;
  readonly steps: readonly ToldStep[];
  /** The fights and shots in it, as they were announced. */
  readonly declared: readonly Happened[];
  readonly by: string | null;
  readonly place: string | null;
  /** Where whoever fights comes from. */
  readonly origin: string | null;
  readonly fight: FightKind | null;
  readonly outcome: Outcome | null;
  /** False while a question in the middle of it is open. */
  readonly done: boolean;
  readonly phase: string;
  readonly turn: number;
  /** For fights of one phase: which of how many. */
  readonly part: { readonly at: number; readonly of: number } | null;
}

/** Told in passing: no card, no stop. */
export interface ToldLine {
  readonly is: 'line';
  readonly from: number;
  readonly to: number;
  readonly step: ToldStep;
}

export type Beat = ToldCard | ToldLine;

export interface Script {
  readonly happened: readonly Happened[];
  readonly beats: readonly Beat[];
  /** What changed nothing: neither a card nor a line. */
  readonly quiet: readonly Happened[];
}

export interface Stage {
  readonly sides: readonly Side[];
  readonly phases: readonly Phase[];
  /** Who looks; null where several do. */
  readonly looker: Side | null;
  /** Places where a formation stands. */
  readonly formations: ReadonlySet<string>;
  /** So many facts have been told before: of a part in the midst of which that was only the rest is told; none where nothing is said. */
  readonly told?: number;
}

/** So many changes of one phase make a card together. */
const GATHERED = 3;
/** So many stops of the other side's turn are summed up. */
const SUMMED = 2;

/** Whether a fact is worth a line where a turn opens. */
export const opensTurn = ({ card, weight }: Fact): boolean => card !== undefined || weight > 0;

export const isCard = (beat: Beat): beat is ToldCard => beat.is !== 'line';

/** A card that stops the telling. */
export const isStop = ({ is }: Beat): boolean => is === 'fight' || is === 'volley' || is === 'moment';

export function scriptOf({ happened, root }: Tale, stage: Stage): Script {
  const beats: Beat[] = [];
  const quiet: Happened[] = [];
  const numbers: Numbers = new Map(happened.map((one, at) => [one, at]));
  const context = { stage, numbers };
  const { told = 0 } = stage;
  const at = (one: Happened | undefined) => (one ? (numbers.get(one) ?? 0) : 0);

  /** The steps that have not been told; a card of which all is told keeps all of them. */
  const untold = (steps: readonly ToldStep[]) => {
    const rest = steps.filter(({ to }) => to >= told);
    return rest.length > 0 ? rest : steps;
  };
  const card = (is: CardKind, chapter: Chapter, steps: readonly ToldStep[]): ToldCard | null => {
    const facts = factsIn(chapter);
    const [first] = facts;
    if (!first) return null;
    const { by = steps[0]?.author ?? null, place = null, from: origin = null, kind = null } = chapter.head ?? {};
    const { outcome, done } = chapter;
    const declared = facts.filter(({ fact }) => declares(fact));
    const part = { ...bare(is, first, at(first)), to: at(facts.at(-1)), steps, declared, by, place, origin };
    return { ...part, fight: kind, outcome, done };
  };
  const push = (one: ToldCard | null) => {
    if (one) beats.push(one);
  };

  /** What has no card of its own: gathered where it is much, else a line each. */
  const pass = (facts: readonly Happened[], heads: readonly Head[]) => {
    const steps = stepsIn(facts, context, heads);
    const heavy = steps.filter((step) => weightOf(step) > 0);
    quiet.push(...steps.filter((step) => !heavy.includes(step)).flatMap(({ facts }) => facts));
    const isOwn = (step: ToldStep) => step.author === stage.looker && stage.looker !== null;
    const gathers = heavy.filter((step) => step.is !== 'moves' && step.is !== 'card' && !isOwn(step));
    const [first] = gathers;
    const opens = first?.facts[0];
    const rest = gathers.length < GATHERED ? heavy : heavy.filter((step) => !gathers.includes(step));
    const lines: Beat[] = rest.map(lineOf);
    if (first && opens && gathers.length >= GATHERED) {
      const to = gathers.at(-1)?.to ?? first.to;
      lines.push({ ...bare('gathered', opens, first.from), to, steps: gathers, by: first.author, place: null });
    }
    beats.push(...lines.sort((a, b) => a.from - b.from));
  };

  /** Facts of a phase or an impulse that stand in no part of their own: a moment has a card, with what follows from it. */
  const tellLoose = (facts: readonly Happened[], heads: readonly Head[]) => {
    let plain: Happened[] = [];
    let moment: Happened[] = [];
    const flush = () => {
      pass(plain, heads);
      plain = [];
      if (moment.length > 0) push(momentOf(moment, heads));
      moment = [];
    };
    for (const one of facts) {
      const { fact } = one;
      const [opened] = moment;
      if (opened && joins(fact, moment)) moment.push(one);
      else if (fact.kind === 'end' || (fact.plans && fact.plans.length > 1)) {
        flush();
        push(single(fact.kind === 'end' ? 'end' : 'plans', one, heads));
      } else if (!fact.plans && isGrave(fact)) {
        // A roll that led to it belongs to it.
        const led = !opened && !fact.roll && plain.at(-1)?.fact.roll ? plain.splice(-1) : [];
        flush();
        moment = [...led, one];
      } else {
        if (opened) flush();
        plain.push(one);
      }
    }
    flush();
  };
  const momentOf = (facts: readonly Happened[], heads: readonly Head[]): ToldCard | null => {
    const opens = facts.find(({ fact }) => isGrave(fact)) ?? facts[0];
    if (!opens) return null;
    const captured = facts.findLast(({ fact }) => isCapture(fact) && fact.place === opens.fact.place)?.fact;
    const steps = stepsIn(facts, context, heads);
    const by = opens.fact.by ?? steps[0]?.author ?? null;
    const outcome = captured ? outcomeOf(captured, stage) : null;
    return { ...bare('moment', opens, at(facts[0])), to: at(facts.at(-1)), steps, by, outcome };
  };
  const single = (is: CardKind, one: Happened, heads: readonly Head[]): ToldCard => ({
    ...bare(is, one, at(one)),
    steps: stepsIn([one], context, heads),
  });

  /** After several stops of the other side's part. */
  const sumUp = (from: number, by: string | null) => {
    const stops = beats.slice(from).filter(isStop);
    const since = stops[0]?.from ?? 0;
    const first = happened[since];
    const last = beats.at(-1)?.to ?? 0;
    if (stops.length < SUMMED || !first) return;
    beats.push({ ...bare('summary', first, last + 1), since, by, place: null });
  };
  const isTheirs = (by: string | null) =>
    by !== null && (stage.looker === null ? !stage.sides.includes(by) : by !== stage.looker);

  const tellPart = (is: CardKind, chapter: Chapter) => {
    const { place } = chapter.head ?? {};
    const fallen = factsIn(chapter).filter(({ fact }) => isCapture(fact) && fact.weight === 3 && fact.place !== place);
    const rest = fallen.length > 0 ? without(chapter, fallen) : chapter;
    push(card(is, rest, untold(stepsOf(rest, context))));
    // What falls elsewhere has a headline of its own.
    for (const one of fallen) push(momentOf([one], []));
  };
  const tellFight = (chapter: Chapter) => {
    const shots = chapter.is === 'volley' ? factsIn(chapter).filter(({ fact }) => declares(fact)) : [];
    const only = chapter.parts.find(isChapter);
    if (chapter.is === 'volley' && shots.length < 2 && chapter.parts.length === 1 && only) return tellFight(only);
    tellPart(chapter.is === 'volley' ? 'volley' : 'fight', chapter);
  };
  const tellChecks = (chapter: Chapter) => {
    const steps = stepsOf(chapter, context);
    const heavy = steps.filter((step) => weightOf(step) > 0);
    quiet.push(...steps.filter((step) => !heavy.includes(step)).flatMap(({ facts }) => facts));
    if (heavy.length === 0) return;
    if (heavy.length < GATHERED && !heavy.some((step) => weightOf(step) > 1)) beats.push(...heavy.map(lineOf));
    else push(card('gathered', chapter, heavy));
  };

  const tell = (chapter: Chapter, heads: readonly Head[]) => {
    const within = chapter.head ? [...heads, chapter.head] : heads;
    const from = beats.length;
    let loose: Happened[] = [];
    const flush = () => {
      tellLoose(loose, within);
      loose = [];
    };
    for (const part of chapter.parts) {
      if (!isChapter(part)) {
        loose.push(part);
        continue;
      }
      flush();
      switch (part.is) {
        case 'turn':
          tellTurn(part);
          break;
        case 'opening':
          tellOpening(part);
          break;
        case 'ending':
          tellPart('turn-end', part);
          break;
        case 'volley':
        case 'fight':
        case 'answer':
          tellFight(part);
          break;
        case 'flight':
        case 'checks':
          tellChecks(part);
          break;
        default:
          tell(part, within);
      }
    }
    flush();
    const by = chapter.head?.by ?? phaseBy(stage, factsIn(chapter)[0]?.phase);
    if ((chapter.is === 'impulse' || chapter.is === 'phase') && chapter.done && isTheirs(by)) sumUp(from, by);
  };
  /** A turn opens with its own plate, which has the first phases on it where the rules say so. */
  const tellTurn = (chapter: Chapter) => {
    const [first, next, ...rest] = chapter.parts;
    if (!first || isChapter(first)) return tell(chapter, []);
    if (next && isChapter(next) && next.is === 'opening') {
      tellOpening({ ...next, parts: [first, ...next.parts] });
      tell({ ...chapter, parts: rest }, []);
    } else {
      push(single('turn', first, []));
      tell({ ...chapter, parts: chapter.parts.slice(1) }, []);
    }
  };
  /** The plate of a turn. Once it has been seen, what comes after stands for itself. */
  const tellOpening = (opening: Chapter) => {
    const facts = factsIn(opening);
    const before = facts.filter((one) => at(one) < told);
    const isSeen = before.some(({ fact }) => fact.weight > 0 || fact.roll);
    const shown = isSeen ? { ...opening, parts: before, done: true } : opening;
    push(card('turn', shown, stepsOf(shown, context)));
    if (isSeen) tellLoose(facts.slice(before.length), []);
  };

  tell(root, []);
  return { happened, beats: numbered(beats), quiet };
}

/** What one seat alone may know, on one card. */
export function seatScript({ happened, root }: Tale, stage: Stage, by: Side): Script {
  const numbers: Numbers = new Map(happened.map((one, at) => [one, at]));
  const steps = stepsOf(root, { stage, numbers }, [{ is: 'answer', by }]);
  const [first] = happened;
  const { phase = '', turn = 0 } = first ?? {};
  const to = Math.max(0, happened.length - 1);
  const card: ToldCard = { ...blank, is: 'seat', from: 0, to, since: 0, steps, by, place: null, phase, turn };
  return { happened, beats: [card], quiet: [] };
}

function without(chapter: Chapter, facts: readonly Happened[]): Chapter {
  const parts = chapter.parts.filter((part) => isChapter(part) || !facts.includes(part));
  return { ...chapter, parts: parts.map((part) => (isChapter(part) ? without(part, facts) : part)) };
}

function phaseBy({ phases }: Stage, id: string | undefined): string | null {
  return phases.find((phase) => phase.id === id)?.by ?? null;
}

/** A card without what makes it one of its kind. */
function bare(is: CardKind, { fact, phase, turn }: Happened, from: number): ToldCard {
  const { by = null, place = null } = fact;
  return { ...blank, is, from, to: from, since: from, steps: [], by, place, phase, turn };
}

const blank = { declared: [], origin: null, fight: null, outcome: null, done: true, part: null } as const;

function lineOf(step: ToldStep): ToldLine {
  return { is: 'line', from: step.from, to: step.to, step };
}

/** Fights that were announced together are counted: 1 of 2. */
function numbered(beats: readonly Beat[]): readonly Beat[] {
  let plans: ToldCard | null = null;
  let at = 0;
  return beats.map((beat) => {
    if (!isCard(beat)) return beat;
    if (beat.is === 'plans') {
      plans = beat;
      at = 0;
    }
    const of = plans?.steps[0]?.facts[0]?.fact.plans?.length ?? 0;
    const counts = beat.is === 'fight' && plans?.phase === beat.phase && plans.turn === beat.turn;
    return counts ? { ...beat, part: { at: ++at, of } } : beat;
  });
}

/** A card by its weight; ground of little worth is told in passing. */
function isGrave({ weight, kind }: Fact): boolean {
  return weight === 3 || (weight === 2 && kind !== 'ground');
}

/** What follows from a moment is told with it, and so are further rolls on its table. */
function joins(fact: Fact, moment: readonly Happened[]): boolean {
  const opened = moment.find((one) => isGrave(one.fact));
  if (!opened || fact.kind === 'end' || fact.plans) return false;
  const opens = opened.fact;
  if (fact.roll) return opens.roll !== undefined && opens.table !== undefined && opens.table === fact.table;
  if (fact.kind === 'loss' || fact.kind === 'level') return fact.weight < 3 || opens.weight < 3;
  return (fact.kind === 'ground' && fact.weight < 2) || (fact.kind === 'card' && fact.weight === 0);
}

function outcomeOf({ now }: Fact, { sides }: Stage): Outcome {
  if (now === 'nobody') return 'left';
  return now === sides[0] ? 'taken' : 'falls';
}
