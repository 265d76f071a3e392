/**
 * What happened, as it is told: one card for a part of the tale, a line for what stands between them, in the order in
 * which it came about. Pure: from the tale alone, so that the map, the cards and the log can never disagree.
 */
import { declares } from '../../kernel/facts';
import type { Phase, Side } from '../../kernel/game';
import {
  type Chapter,
  type FightKind,
  type FightPlan,
  factsIn,
  type Happened,
  type Head,
  isChapter,
  type Outcome,
  type Tale,
} from '../../kernel/tale';
import type { RolledFact } from '../model/fact-lists';
import { hasNews, isNews, type Numbers, stepsIn, stepsOf } from './told-steps';

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
  /** Of fights that are announced together: all of them. */
  readonly plans: readonly FightPlan[];
  /** Of a fight that was announced with others: which of how many. */
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
  /** So many facts have been told before; none where nothing is said. */
  readonly told?: number;
}

/** So many changes of one phase make a card together. */
const GATHERED = 3;
/** So many stops of the other side's turn are summed up. */
const SUMMED = 2;

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

  const push = (is: CardKind, chapter: Chapter, all: readonly ToldStep[], part: ToldCard['part'] = null) => {
    const steps = leaveOut(all, (step) => hasNews(step) || step.roll !== null);
    const facts = factsIn(chapter);
    const [first] = facts;
    if (!first) return;
    const declared = facts.filter(({ fact }) => declares(fact));
    const shooters = new Set(declared.map(({ fact }) => fact.by ?? null));
    // Where both sides fire at once nobody's order it is.
    const author =
      is !== 'volley' ? (steps[0]?.author ?? null) : shooters.size === 1 ? ([...shooters][0] ?? null) : null;
    const { by = author, place = null, from: origin = null, kind = null } = chapter.head ?? {};
    const { outcome, done } = chapter;
    const whole = { ...bare(is, first, at(first)), to: at(facts.at(-1)), steps, declared, by, place, origin };
    beats.push({ ...whole, fight: kind, outcome, done, part });
  };
  const leaveOut = (steps: readonly ToldStep[], keeps: (step: ToldStep, at: number) => boolean) => {
    quiet.push(...steps.filter((step, i) => !keeps(step, i)).flatMap(({ facts }) => facts));
    return steps.filter(keeps);
  };
  /** Something came of it, be it in the steps after it. */
  const newsIn = (steps: readonly ToldStep[]) =>
    leaveOut(steps, (step, i) => {
      const next = steps[i + 1];
      const goesOn = next && !next.roll && next.facts[0]?.entry === step.facts.at(-1)?.entry;
      return hasNews(step) || Boolean(step.roll && goesOn && hasNews(next));
    });

  /** What has no card of its own: gathered where it is much, else a line each. */
  const tellLoose = (facts: readonly Happened[], heads: readonly Head[], isSetUp = false) => {
    const all = newsIn(stepsIn(facts, context, heads));
    const news = isSetUp ? movesAsOne(all) : all;
    const isOwn = (step: ToldStep) => step.author === stage.looker && stage.looker !== null;
    const gathers = news.filter((step) => step.is !== 'moves' && step.is !== 'card' && !isOwn(step) && !isGrave(step));
    const isMuch = gathers.length >= GATHERED;
    const [first] = gathers;
    const opens = first?.facts[0];
    const lines = (isMuch ? news.filter((step) => !gathers.includes(step)) : news).map(
      (step): Beat => (isGrave(step) ? graveOf(step) : lineOf(step)),
    );
    if (first && opens && isMuch) {
      const to = gathers.at(-1)?.to ?? first.to;
      lines.push({ ...bare('gathered', opens, first.from), to, steps: gathers, by: first.author, place: null });
    }
    beats.push(...lines.sort((a, b) => a.from - b.from));
  };
  const graveOf = (step: ToldStep): Beat => {
    const [first] = step.facts;
    if (!first) return lineOf(step);
    return { ...bare('moment', first, step.from), to: step.to, steps: [step], by: step.author };
  };
  /** Rolls of a kind: a count where nothing came of them, a line for one or two, else a card. */
  const tellChecks = (chapter: Chapter) => {
    const steps = stepsOf(chapter, context);
    const news = steps.filter(hasNews);
    if (news.length < GATHERED) beats.push(...leaveOut(steps, hasNews).map(lineOf));
    else push('gathered', chapter, steps);
  };
  /** A part on a card; what counts at another place, and the end of all, has a card of its own after it. */
  const tellPart = (is: CardKind, chapter: Chapter, part: ToldCard['part'] = null) => {
    const { place } = chapter.head ?? {};
    const [rest, apart] = without(chapter, place);
    push(is, rest, stepsOf(rest, context), part);
    for (const one of apart) push(one.is === 'moment' ? 'moment' : 'end', one, stepsOf(one, context));
  };
  const tellVolley = (chapter: Chapter) => {
    const shots = factsIn(chapter).filter(({ fact }) => declares(fact));
    const only = chapter.parts.find(isChapter);
    if (shots.length < 2 && chapter.parts.length === 1 && only) tellPart('fight', only);
    else tellPart('volley', chapter);
  };

  const tell = (chapter: Chapter, heads: readonly Head[]) => {
    const within = chapter.head ? [...heads, chapter.head] : heads;
    const from = beats.length;
    const plans = chapter.head?.plans ?? [];
    let fights = 0;
    let loose: Happened[] = [];
    const flush = () => {
      tellLoose(loose, within, chapter.is === 'tale');
      loose = [];
    };
    const [first] = factsIn(chapter);
    // Whoever planned them knows.
    if (first && plans.length > 1 && chapter.head?.by !== stage.looker) {
      beats.push({ ...bare('plans', first, at(first)), by: chapter.head?.by ?? null, place: null, plans });
    }
    for (const part of chapter.parts) {
      if (!isChapter(part)) {
        if (part.fact.kind === 'end') {
          flush();
          push('end', alone(part), stepsIn([part], context, within));
        } else loose.push(part);
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
          tellVolley(part);
          break;
        case 'fight':
        case 'answer':
          tellPart('fight', part, plans.length > 1 ? { at: ++fights, of: plans.length } : null);
          break;
        case 'flight':
          tellPart('volley', part);
          break;
        case 'checks':
          tellChecks(part);
          break;
        case 'moment':
          tellPart('moment', part);
          break;
        default:
          tell(part, within);
      }
    }
    flush();
    if ((chapter.is === 'impulse' || chapter.is === 'phase') && chapter.done) sumUp(from, chapter);
  };
  /** After several stops of the other side's part. */
  const sumUp = (from: number, { head, parts }: Chapter) => {
    const stops = beats.slice(from).filter(isStop);
    const since = stops[0]?.from ?? 0;
    const first = happened[since];
    const [opens] = parts;
    const phase = opens && !isChapter(opens) ? opens.phase : first?.phase;
    const by = head?.by ?? stage.phases.find(({ id }) => id === phase)?.by ?? null;
    const isTheirs = by !== null && (stage.looker === null ? !stage.sides.includes(by) : by !== stage.looker);
    if (!isTheirs || stops.length < SUMMED || !first) return;
    beats.push({ ...bare('summary', first, (beats.at(-1)?.to ?? 0) + 1), since, by, place: null });
  };
  /** A turn opens with its own plate, which has the first phases on it where the rules say so. */
  const tellTurn = (chapter: Chapter) => {
    const [first, next, ...rest] = chapter.parts;
    if (!first || isChapter(first)) return tell(chapter, []);
    if (next && isChapter(next) && next.is === 'opening') {
      tellOpening({ ...next, parts: [first, ...next.parts] });
      tell({ ...chapter, parts: rest }, []);
    } else {
      push('turn', alone(first), []);
      tell({ ...chapter, parts: chapter.parts.slice(1) }, []);
    }
  };
  /** The plate of a turn. Once it has been seen, what comes after stands for itself. */
  const tellOpening = (opening: Chapter) => {
    const facts = factsIn(opening);
    const before = facts.filter((one) => at(one) < told);
    const isSeen = before.some(({ fact }) => isNews(fact) || fact.roll);
    const shown = isSeen ? { ...opening, parts: before, done: true } : opening;
    push('turn', shown, stepsOf(shown, context));
    if (isSeen) tellLoose(facts.slice(before.length), []);
  };

  tell(root, []);
  return { happened, beats, quiet };
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

/** A chapter without what counts elsewhere than at its own place, and without the end of all; and these. */
function without(chapter: Chapter, place: string | undefined): readonly [Chapter, readonly Chapter[]] {
  const apart: Chapter[] = [];
  const strip = (one: Chapter): Chapter => ({
    ...one,
    parts: one.parts.flatMap((part) => {
      if (!isChapter(part)) {
        if (part.fact.kind !== 'end') return part;
        apart.push(alone(part));
        return [];
      }
      if (part.is !== 'moment' || part.head?.place === undefined || part.head.place === place) return strip(part);
      const [rest, more] = without(part, part.head.place);
      apart.push(rest, ...more);
      return [];
    }),
  });
  return [strip(chapter), apart];
}

/** Before the first turn: all that one side moves in a row is one step. */
function movesAsOne(steps: readonly ToldStep[]): readonly ToldStep[] {
  const joined: ToldStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last?.is !== 'moves' || step.is !== 'moves' || last.author !== step.author) joined.push(step);
    else joined[joined.length - 1] = { ...last, to: step.to, facts: [...last.facts, ...step.facts] };
  }
  return joined;
}

/** A fact as a part. */
function alone(one: Happened): Chapter {
  return { is: 'tale', head: null, parts: [one], outcome: null, done: true };
}

/** A card without what makes it one of its kind. */
function bare(is: CardKind, { fact, phase, turn }: Happened, from: number): ToldCard {
  const { by = null, place = null } = fact;
  return { ...blank, is, from, to: from, since: from, steps: [], by, place, phase, turn };
}

const blank = { declared: [], origin: null, fight: null, outcome: null, done: true, plans: [], part: null } as const;

/** A counter is lost outside a fight. */
function isGrave({ facts }: ToldStep): boolean {
  return facts.some(({ fact }) => fact.harm === 'lost' && fact.loser !== undefined);
}

function lineOf(step: ToldStep): ToldLine {
  return { is: 'line', from: step.from, to: step.to, step };
}
