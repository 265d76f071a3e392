/**
 * What happened, as it is told: one card for a fight or a moment, a line for the rest, in the order in which it came
 * about. Pure: from the facts alone, so that the map, the cards and the log can never disagree.
 */
import type { Fact, FightKind } from '../../kernel/facts';
import type { GameEvent, Phase, Side } from '../../kernel/game';
import { isCapture, type RolledFact } from './fact-lists';
import { headingOf, stepsOf, weightOf } from './told-steps';

/** One event where it came about: the choice it followed (-1 before the first) and its number among its events. */
export interface Happened {
  readonly entry: number;
  readonly index: number;
  readonly event: GameEvent;
  readonly fact: Fact;
  /** Who had made the choice; null before the first. */
  readonly side: Side | null;
  readonly phase: string;
  readonly turn: number;
}

export const stepKinds = ['declared', 'card', 'roll', 'checks', 'losses', 'ground', 'moves', 'line'] as const;

/** Facts that are told in one breath. */
export interface ToldStep {
  readonly is: (typeof stepKinds)[number];
  /** Who it is about: a side, or a formation of one. */
  readonly author: string | null;
  /** Numbers of its first and last fact in the list of all that happened. */
  readonly from: number;
  readonly to: number;
  readonly facts: readonly Happened[];
  /** The roll that it tells; of several checks the last. */
  readonly roll: RolledFact | null;
}

export type CardKind = 'seat' | 'fight' | 'moment' | 'gathered' | 'plans' | 'turn' | 'turn-end' | 'summary' | 'end';

/** A place that was fought for: given up by the garrison, won by it, left by both, or held. */
export type Outcome = 'falls' | 'taken' | 'left' | 'holds';

export interface ToldCard {
  readonly is: CardKind;
  readonly from: number;
  readonly to: number;
  /** Where the part of the telling begins that a summary looks back on; else where the card does. */
  readonly since: number;
  readonly steps: readonly ToldStep[];
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
  /** True where nothing of a fight is left to decide. */
  readonly settled: boolean;
  /** So many facts have been told before; none where nothing is said. */
  readonly told?: number;
}

/** So many changes of one phase make a card together. */
const GATHERED = 3;
/** So many stops of the other side's turn are summed up. */
const SUMMED = 2;

/** Whether a fact is worth a line where a turn opens. */
export const opensTurn = ({ card, weight }: Fact): boolean => card !== undefined || weight > 0;

export const isCard = (beat: Beat): beat is ToldCard => beat.is !== 'line';

interface Open {
  readonly is: 'fight' | 'moment' | 'turn' | 'turn-end';
  /** Numbers of its facts. */
  readonly list: number[];
  /** Where it begins; what it looks back to may lie before. */
  readonly first: number;
  readonly opens: Happened;
}

export function scriptOf(happened: readonly Happened[], stage: Stage): Script {
  const beats: Beat[] = [];
  const quiet: Happened[] = [];
  let open: Open | null = null;
  let loose: number[] = [];
  /** The other side's turn, and where it began among the beats. */
  let theirs = false;
  let actFrom = 0;

  const { told = 0 } = stage;
  const factAt = (i: number) => happened[i]?.fact;
  /** Whether what opened a turn was something to see by the time it was told. */
  const isSeen = ({ list }: Open) => list.some((i) => (factAt(i)?.weight ?? 0) > 0 || factAt(i)?.roll);
  const phaseOf = (id: string | undefined) => stage.phases.find((phase) => phase.id === id);
  const isTheirs = (id: string | undefined) => {
    const by = phaseOf(id)?.by ?? null;
    return by !== null && !stage.sides.includes(by);
  };
  const stepsIn = (list: readonly number[], by: string | null) =>
    stepsOf(
      list.flatMap((i) => {
        const one = happened[i];
        return one ? [[i, one] as const] : [];
      }),
      { stage, by },
    );
  const isOwn = ({ facts: [first] }: ToldStep) => {
    const by = phaseOf(first?.phase)?.by ?? null;
    return by === null ? first?.side === stage.looker : stage.sides.includes(by);
  };

  /** What has no card of its own: gathered where it is much, else a line each. */
  const flush = () => {
    const steps = stepsIn(loose, null);
    loose = [];
    const heavy = steps.filter((step) => weightOf(step) > 0);
    quiet.push(...steps.filter((step) => !heavy.includes(step)).flatMap(({ facts }) => facts));
    const gathers = heavy.filter(
      (step) => headingOf(step) !== null || (step.is !== 'moves' && step.is !== 'card' && !isOwn(step)),
    );
    const [first] = gathers;
    const opens = first?.facts[0];
    const isMuch = gathers.length >= GATHERED || gathers.some((step) => headingOf(step) !== null && weightOf(step) > 1);
    if (!first || !opens || !isMuch) {
      beats.push(...heavy.map(lineOf));
      return;
    }
    const to = gathers.at(-1)?.to ?? first.to;
    const rest = heavy.filter((step) => !gathers.includes(step)).map(lineOf);
    const card = { ...bare('gathered', opens, first.from), to, steps: gathers, by: first.author, place: null };
    beats.push(...[...rest, card].sort((a, b) => a.from - b.from));
  };

  const close = (finished: boolean) => {
    if (!open) return;
    const { is, opens, list, first } = open;
    open = null;
    const { fight, place = null, by, from: origin = null } = opens.fact;
    const target = fight?.is === 'opens' ? fight.target : place;
    const kind = fight?.is === 'opens' ? fight.kind : null;
    const captured = list.map(factAt).findLast((fact) => fact && isCapture(fact) && fact.place === target);
    const held = kind === 'assault' && finished ? 'holds' : null;
    const steps = stepsIn(list, by ?? null);
    beats.push({
      ...bare(is, opens, first),
      to: Math.max(...list),
      steps,
      by: by ?? steps[0]?.author ?? null,
      place: target,
      origin,
      fight: kind,
      outcome: captured ? outcomeOf(captured, stage) : held,
      done: finished,
    });
  };

  /** What led up to a fight: cards put on it, guns given to it. */
  const prelude = (target: string): number[] => {
    const taken = loose.filter((i) => {
      const fact = factAt(i);
      return fact?.place === target && (fact.kind === 'other' || fact.card?.is === 'played');
    });
    loose = loose.filter((i) => !taken.includes(i));
    return taken;
  };

  const begin = (is: Open['is'], list: number[], opens: Happened, first = Math.min(...list)) => {
    close(true);
    flush();
    open = { is, list, opens, first };
  };

  const beginPhase = (one: Happened, i: number) => {
    if (phaseOf(one.fact.phase)?.ends) {
      const passed = happened.flatMap(({ fact, turn }, at) =>
        at < i && turn === one.turn && isPass(fact) ? [at] : [],
      );
      loose = loose.filter((at) => !passed.includes(at));
      begin('turn-end', [...passed, i], one, i);
      return;
    }
    close(true);
    flush();
    const now = isTheirs(one.fact.phase);
    if (theirs && !now) sumUp(i);
    if (!theirs && now) actFrom = beats.length;
    theirs = now;
  };

  /** After several stops of the other side's turn. */
  const sumUp = (i: number) => {
    const stops = beats.slice(actFrom).filter(({ is }) => is === 'fight' || is === 'moment');
    const since = stops[0]?.from ?? i;
    const first = happened[since];
    if (stops.length < SUMMED || !first) return;
    beats.push({ ...bare('summary', first, i), since, by: phaseOf(first.phase)?.by ?? null, place: null });
  };

  const single = (is: CardKind, one: Happened, i: number) => {
    close(true);
    flush();
    beats.push({ ...bare(is, one, i), steps: stepsIn([i], one.fact.by ?? null) });
  };

  const tell = (one: Happened, i: number) => {
    const { fact } = one;
    // The opening of a turn is told once: what comes after it has been told stands for itself.
    const opened = open?.is === 'turn' && open.first < told && i >= told && isSeen(open);
    if (open && !opened && stays(fact, open, phaseOf(fact.phase)?.ends ?? false)) {
      open.list.push(i);
      if (fact.kind === 'fight' && fact.fight?.is === 'closes') close(true);
      return;
    }
    // The plate of a turn may end in the middle of a phase.
    if (open?.is === 'turn' && fact.kind !== 'phase') {
      close(true);
      theirs = isTheirs(one.phase);
      if (theirs) actFrom = beats.length;
    }
    if (fact.kind === 'turn') begin('turn', [i], one);
    else if (fact.kind === 'phase') beginPhase(one, i);
    else if (fact.kind === 'end') single('end', one, i);
    else if (fact.plans) {
      if (fact.plans.length > 1) single('plans', one, i);
    } else if (fact.fight?.is === 'closes') {
      close(true);
      flush();
      loose.push(i);
    } else if (fact.fight?.is === 'opens') {
      close(true);
      begin('fight', [...prelude(fact.fight.target), i], one);
    } else if (isStop(fact) && fact.heading === undefined) {
      close(true);
      const roll = fact.roll ? [] : loose.filter((at) => at === i - 1 && factAt(at)?.roll);
      loose = loose.filter((at) => !roll.includes(at));
      const before = fact.roll && fact.place !== undefined ? prelude(fact.place) : roll;
      begin('moment', [...before, i], one);
    } else {
      close(true);
      loose.push(i);
    }
  };

  happened.forEach(tell);
  close(stage.settled);
  flush();
  return { happened, beats: numbered(beats), quiet };
}

/** What one seat alone may know, on one card. */
export function seatScript(happened: readonly Happened[], stage: Stage, by: Side): Script {
  const steps = stepsOf([...happened.entries()], { stage, by });
  const [first] = happened;
  const card: ToldCard = {
    is: 'seat',
    from: 0,
    to: Math.max(0, happened.length - 1),
    since: 0,
    steps,
    by,
    place: null,
    origin: null,
    fight: null,
    outcome: null,
    done: true,
    phase: first?.phase ?? '',
    turn: first?.turn ?? 0,
    part: null,
  };
  return { happened, beats: [card], quiet: [] };
}

/** Whether a fact belongs to the card that is open. */
function stays(fact: Fact, { is, opens }: Open, ends: boolean): boolean {
  switch (is) {
    case 'turn-end':
      return fact.kind !== 'turn' && fact.kind !== 'end';
    case 'turn':
      return fact.kind === 'phase' ? !ends : fact.kind !== 'turn' && !endsPlate(fact);
    case 'fight':
      if (fact.kind === 'turn' || fact.kind === 'phase' || fact.kind === 'end' || fact.plans) return false;
      // Fire that answers an assault belongs to it; whoever fights again begins anew.
      if (fact.fight?.is === 'opens') return fact.by !== opens.fact.by;
      return fact.fight === undefined || fact.kind === 'fight';
    case 'moment':
      return joins(fact, opens.fact);
    default:
      return is satisfies never;
  }
}

/** The fight that a card tells at a step: the one that opened it, or one that answers elsewhere. */
export function fightAt({ steps }: ToldCard, stepAt: number): Happened | null {
  const told = steps.slice(0, stepAt + 1).flatMap(({ facts }) => facts);
  const [first, ...more] = told.filter(({ fact }) => fact.fight?.is === 'opens');
  if (!first) return null;
  return more.findLast(({ fact }) => !meets(fact, first.fact)) ?? first;
}

/** Two fights that have a place in common. */
function meets(a: Fact, b: Fact): boolean {
  return [a.from, a.place].some((place) => place !== undefined && (place === b.from || place === b.place));
}

/** A card without what makes it one of its kind. */
function bare(is: CardKind, { fact, phase, turn }: Happened, from: number): ToldCard {
  const { by = null, place = null } = fact;
  return {
    is,
    from,
    to: from,
    since: from,
    steps: [],
    by,
    place,
    origin: null,
    fight: null,
    outcome: null,
    done: true,
    phase,
    turn,
    part: null,
  };
}

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

function isPass(fact: Fact | undefined): boolean {
  return fact?.kind === 'other' && fact.weight === 1 && fact.fight?.is === 'closes';
}

/** A card by its weight; ground of little worth is told in passing. */
function isStop({ weight, kind }: Fact): boolean {
  return weight === 3 || (weight === 2 && kind !== 'ground');
}

/** What a turn opens with is over when dice fall on a table, or something happens that has a card of its own. */
function endsPlate(fact: Fact): boolean {
  return (
    isStop(fact) ||
    fact.fight !== undefined ||
    fact.plans !== undefined ||
    (fact.roll !== undefined && fact.table !== undefined)
  );
}

/** What follows from a moment is told with it, and so are further rolls on its table. */
function joins(fact: Fact, opens: Fact): boolean {
  if (fact.kind === 'turn' || fact.kind === 'phase' || fact.kind === 'end' || fact.fight || fact.plans) return false;
  if (fact.roll) return opens.roll !== undefined && opens.table !== undefined && opens.table === fact.table;
  if (fact.kind === 'loss' || fact.kind === 'level') return fact.weight < 3 || opens.weight < 3;
  return (fact.kind === 'ground' && fact.weight < 2) || (fact.kind === 'card' && fact.weight === 0);
}

function outcomeOf({ now }: Fact, { sides }: Stage): Outcome {
  if (now === 'nobody') return 'left';
  return now === sides[0] ? 'taken' : 'falls';
}
