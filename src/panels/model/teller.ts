/** Tells what happened at the player's pace: which card, how far it has grown, and what the next tap does. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Happened } from '../../kernel/tale';
import { type GameWords, plain } from '../../kernel/words';
import { isShownByQuestion } from './drawn-event';
import type { TableModel } from './model';
import {
  type Beat,
  isCard,
  isStop,
  type Script,
  type Stage,
  scriptOf,
  seatScript,
  type ToldCard,
  type ToldStep,
} from './telling';
import { sceneOf, type ToldScene } from './told-scene';
import { hasNews } from './told-steps';
import { changesBetween, type TrackChange } from './told-tracks';

export const paces = ['1', '2', '4'] as const;
export type Pace = (typeof paces)[number];

/** How the other side's turn is told: every fight, playing on by itself, outcomes, or the summary alone. */
export type Manner = 'fights' | 'plays' | 'outcomes' | 'summary';

export interface TellerWishes {
  readonly manner: Manner;
  readonly pace: Pace;
  /** Own dice fall at once. */
  readonly quickDice: boolean;
  /** Nothing flies: cards open finished. */
  readonly still: boolean;
}

/** What the telling has come to. */
export interface Now {
  readonly beat: Beat;
  readonly index: number;
  /** The step that is told; those before it are done. */
  readonly step: ToldStep | null;
  readonly stepAt: number;
  /** False while the step is still being told. */
  readonly finished: boolean;
  /** The card waits for a tap. */
  readonly waits: boolean;
}

/** What the button leads to. */
export type Next =
  | { readonly is: 'step' }
  | { readonly is: 'card'; readonly card: ToldCard }
  | { readonly is: 'more' }
  | { readonly is: 'question'; readonly phase: string }
  | { readonly is: 'now' };

export interface Teller {
  readonly script: ReadonlySignal<Script | null>;
  readonly now: ReadonlySignal<Now | null>;
  readonly next: ReadonlySignal<Next>;
  /** The beats that are told this time. */
  readonly range: ReadonlySignal<{ readonly from: number; readonly to: number }>;
  readonly changes: ReadonlySignal<readonly TrackChange[]>;
  readonly scene: ReadonlySignal<ToldScene | null>;
  /** The last fight or moment that was told, and how many choices had been made then. */
  readonly last: ReadonlySignal<{ readonly card: ToldCard; readonly entry: number; readonly choices: number } | null>;
  readonly paused: ReadonlySignal<boolean>;
  /** The map is looked at behind a plate. */
  readonly peeks: Signal<boolean>;
  /** Asked once, every move of the computer says why, until that is asked away again. */
  readonly saysWhy: Signal<boolean>;
  readonly pace: ReadonlySignal<Pace>;
  /** What has just opened hears no tap for a moment: a double tap neither skips nor decides. */
  readonly asleep: ReadonlySignal<boolean>;
  /** Finishes what runs, or goes on. */
  tap(): void;
  goOn(): void;
  back(): void;
  skip(): void;
  again(): void;
  pause(paused: boolean): void;
  setPace(pace: Pace): void;
  /** Opens a card of the present telling, finished. */
  show(index: number): void;
  /** Tells once more from the card in which something came about; with no event, from the first since that choice. */
  review(entry: number, event?: unknown): boolean;
  dispose(): void;
}

/** A fight in the middle of which somebody is asked: the question opens over its card, which goes on afterwards. */
function isAsked({ is, done, steps }: ToldCard, still: boolean): boolean {
  // Where nothing moves by itself, a roll is read until a tap.
  return (is === 'fight' || is === 'volley') && !done && (!still || steps.every(({ roll }) => roll === null));
}

/** Milliseconds at 1x. */
const TIMES = {
  roll: 700,
  group: 120,
  row: 200,
  line: 200,
  letter: 35,
  least: 900,
  most: 3000,
  rest: 2000,
  sleep: 250,
} as const;

export function createTeller(
  model: TableModel,
  wishes: () => TellerWishes,
  words: () => GameWords,
  after: (ms: number, act: () => void) => () => void = timeout,
): Teller {
  const index = signal(0);
  const stepAt = signal(0);
  const finished = signal(false);
  const paused = signal(false);
  const peeks = signal(false);
  const last = signal<Teller['last']['value']>(null);
  const pace = signal<Pace>(wishes().pace);
  const tale = computed(() => model.telling.value?.tale ?? null);
  const seat = computed(() => model.telling.value?.seat ?? null);
  const told = computed(() => model.telling.value?.told ?? 0);
  const script = computed(() => {
    if (!tale.value) return null;
    const stage = { ...stageOf(model), told: model.telling.value?.again ? 0 : told.value };
    return seat.value ? seatScript(tale.value, stage, seat.value.side) : scriptOf(tale.value, stage);
  });
  const first = computed(() => Math.max(0, script.value?.beats.findIndex((beat) => beat.to >= told.value) ?? 0));

  const now = computed((): Now | null => {
    const beat = script.value?.beats[index.value];
    if (!beat || !model.telling.value) return null;
    const steps = stepsIn(beat);
    const at = Math.min(stepAt.value, Math.max(0, steps.length - 1));
    const last = at >= steps.length - 1;
    return {
      beat,
      index: index.value,
      step: steps[at] ?? null,
      stepAt: at,
      finished: finished.value,
      waits: isCard(beat) && last && finished.value && !isAsked(beat, wishes().still),
    };
  });
  const next = computed((): Next => {
    const telling = model.telling.value;
    const here = now.value;
    if (telling?.again && !followed(index.value)) return { is: 'now' };
    if (here && isCard(here.beat) && !(here.waits || here.stepAt >= here.beat.steps.length - 1)) return { is: 'step' };
    const card = followed(index.value);
    if (card) return { is: 'card', card };
    return telling?.more ? { is: 'more' } : { is: 'question', phase: telling?.phase ?? '' };
  });
  const changes = computed(() => {
    const here = now.value;
    return here && script.value && !seat.value ? changesOf(model, script.value, here) : [];
  });

  const scene = computed(() => {
    const here = now.value;
    if (!here || seat.value) return null;
    const { happened: list = [] } = script.value ?? {};
    const { beat } = here;
    const summed = script.value && isCard(beat) && beat.is === 'summary' ? summedIn(script.value, beat) : [];
    const since = isCard(beat) ? beat.since : beat.from;
    return sceneOf(here, model.frame(list[since - 1] ?? null), model.game.face.map, summed);
  });

  /** The card after a beat, if there is one. */
  function followed(from: number): ToldCard | null {
    return (script.value?.beats.slice(from + 1) ?? []).find(isCard) ?? null;
  }

  let stopTimer = () => {};
  const later = (ms: number, act: () => void) => {
    stopTimer();
    if (!paused.peek()) stopTimer = after(ms / Number(pace.peek()), act);
  };

  /** Cards that open with everything on them. */
  const opensFinished = (card: ToldCard) => {
    const { manner, quickDice, still } = wishes();
    if (still || model.telling.peek()?.again || !grows(card)) return true;
    if (isOwn(model, card)) return quickDice;
    return manner === 'outcomes' || manner === 'summary';
  };
  /** What is passed over without a word: my own small doings, and with the summary alone all that it sums up. */
  const isPassed = (beat: Beat, at: number): boolean => {
    const { looker } = stageOf(model);
    if (!isCard(beat)) return model.company !== 'nobody' && beat.step.author === looker;
    const telling = model.telling.peek();
    if (telling && !telling.again && isShownByQuestion(beat, telling.tale.happened, telling)) return true;
    // A turn that opens after the end of the last has said all there.
    if (beat.is === 'turn' && script.peek()?.beats[at - 1]?.is === 'turn-end' && !drawsInSight(beat)) return true;
    // One that has brought nothing yet is told when it does.
    if (beat.is === 'turn' && !beat.steps.some((step) => hasNews(step) || step.roll)) return true;
    if (wishes().manner !== 'summary' || telling?.again || isOwn(model, beat)) return false;
    const rest = script.peek()?.beats.slice(at + 1) ?? [];
    return (
      (isStop(beat) || beat.is === 'plans' || beat.is === 'gathered') &&
      rest.some((one) => one.is === 'summary' || isStop(one))
    );
  };

  const asleep = signal(false);
  const sleep = () => {
    asleep.value = true;
    after(TIMES.sleep, () => {
      asleep.value = false;
    });
  };

  const present = () => {
    const here = now.peek();
    if (!here) return;
    const to = here.step?.to ?? here.beat.to;
    model.tell(to + 1);
    if (!here.finished) later(timeOf(here, model), () => finish());
    else if (!here.waits) later(readingOf(here, words), goOn);
    else if (wishes().manner === 'plays' && !model.telling.peek()?.again) later(TIMES.rest, goOn);
    else stopTimer();
  };
  const finish = () => {
    finished.value = true;
    present();
  };
  const open = (at: number, step = 0, whole = false) => {
    const beat = script.peek()?.beats[at];
    if (!beat) return end();
    if (isPassed(beat, at)) return open(at + 1);
    waiting = false;
    peeks.value = false;
    sleep();
    const all = whole || (isCard(beat) && opensFinished(beat));
    batch(() => {
      index.value = at;
      stepAt.value = all ? Math.max(0, stepsIn(beat).length - 1) : step;
      finished.value = all || stepsIn(beat).length === 0;
    });
    present();
  };
  /** Nothing is left: on to whoever is asked, or wait for what the computer does. */
  let waiting = false;
  const end = () => {
    stopTimer();
    const telling = model.telling.peek();
    if (telling?.more && !telling.again) {
      waiting = true;
      index.value = script.peek()?.beats.length ?? 0;
    } else close();
  };
  /** The last headline stays in the dock until something else is decided. */
  const close = () => {
    const told = script.peek()?.beats.findLast(isStop);
    const at = told && tale.peek()?.happened[told.to]?.entry;
    const live = model.telling.peek()?.again === false;
    model.tell(null);
    if (live && told && isCard(told) && at !== undefined && told.to >= shownFrom)
      last.value = { card: told, entry: at, choices: model.position.peek().entries.length };
  };
  function goOn(): void {
    const here = now.peek();
    if (!here) {
      end();
      return;
    }
    if (here.stepAt < stepsIn(here.beat).length - 1) {
      batch(() => {
        stepAt.value = here.stepAt + 1;
        finished.value = false;
      });
      present();
    } else if (isCard(here.beat) && !here.beat.done && model.telling.peek()?.more) stopTimer();
    else open(here.index + 1);
  }

  /** The first fact of this telling. */
  let shownFrom = 0;
  /** Begins where the last telling ended, and goes on where more has come while it waited. */
  const mode = computed(() => (model.telling.value ? (model.telling.value.again ? 'again' : 'live') : null));
  const more = computed(() => model.telling.value?.more ?? false);
  let isOpen = false;
  const stop = effect(() => {
    const beats = script.value?.beats ?? [];
    const begins = mode.value === 'live' && !isOpen;
    isOpen = mode.value !== null;
    if (mode.value === null) stopTimer();
    // Read for its change.
    else if (mode.value === 'live' && more.value !== null) queueMicrotask(() => (begins ? begin(beats) : goOnWith()));
  });
  const begin = (beats: readonly Beat[]) => {
    batch(() => {
      paused.value = false;
      pace.value = wishes().pace;
    });
    const from = first.peek();
    shownFrom = told.peek();
    const beat = beats[from];
    open(
      from,
      beat
        ? Math.max(
            0,
            stepsIn(beat).findIndex(({ to }) => to >= told.peek()),
          )
        : 0,
    );
  };
  /** More has come: what waited for it goes on. */
  const goOnWith = () => {
    const here = now.peek();
    const telling = model.telling.peek();
    if (waiting && here) open(here.index);
    else if (waiting && telling && !telling.more) end();
    else if (here?.finished && !here.waits) present();
  };

  return {
    script,
    now,
    next,
    range: computed(() => ({ from: first.value, to: script.value?.beats.length ?? 0 })),
    changes,
    scene,
    last,
    paused,
    peeks,
    saysWhy: signal(false),
    pace,
    asleep,
    tap() {
      if (asleep.peek()) return;
      const here = now.peek();
      if (here && !here.finished) finish();
      else goOn();
    },
    goOn,
    back() {
      const at = index.peek();
      const before = (script.peek()?.beats ?? []).findLastIndex((beat, i) => i < at && isCard(beat));
      if (before >= 0) open(before, 0, true);
    },
    skip() {
      const rest = script.peek()?.beats ?? [];
      const at = rest.findIndex(({ is }, i) => i > index.peek() && (is === 'summary' || is === 'turn' || is === 'end'));
      if (at >= 0) open(at, 0, true);
      else close();
    },
    again() {
      open(first.peek());
    },
    pause(next) {
      paused.value = next;
      if (next) stopTimer();
      else present();
    },
    setPace(next) {
      pace.value = next;
      present();
    },
    show: (at) => open(at, 0, true),
    review(entry, event) {
      model.tellAgain(entry);
      const { beats = [], happened: list = [] } = script.peek() ?? {};
      const at = list.findIndex((one) => one.entry >= entry && (event === undefined || isSame(one.event, event)));
      const card = beats.findIndex((beat) => isCard(beat) && beat.to >= at && (event === undefined || beat.from <= at));
      if (at < 0 || card < 0) model.tell(null);
      else open(card, 0, true);
      return at >= 0 && card >= 0;
    },
    dispose() {
      stop();
      stopTimer();
    },
  };
}

export function stepsIn(beat: Beat): readonly ToldStep[] {
  return isCard(beat) ? beat.steps : [beat.step];
}

export function stageOf({ game, position, company }: TableModel): Stage {
  const { sides, face } = game;
  const formations = new Set(face.map.places.filter(({ shape }) => shape === 'pennant').map(({ id }) => id));
  const both = company === 'persons' || company === 'nobody';
  return { sides, phases: face.phases, looker: both ? null : position.peek().side, formations };
}

/** Cards that grow step by step; the others are there at once. */
function grows({ is }: ToldCard): boolean {
  return is === 'fight' || is === 'moment' || is === 'gathered' || is === 'turn-end';
}

/** An event that all may read, or a roll. */
function drawsInSight({ steps }: ToldCard): boolean {
  const isSeen = ({ fact: { card, roll } }: Happened) =>
    roll !== undefined || (card?.is === 'drawn' && card.id !== null);
  return steps.some(({ facts }) => facts.some(isSeen));
}

/** A card of my own doing. */
function isOwn(model: TableModel, card: ToldCard): boolean {
  return card.by === stageOf(model).looker;
}

/** The levels that a card has changed up to its present step; a summary looks back over all that it sums up. */
function changesOf(model: TableModel, { happened }: Script, { beat, step }: Now): readonly TrackChange[] {
  if (!isCard(beat)) return [];
  const to = beat.is === 'summary' ? beat.from - 1 : (step?.to ?? beat.to);
  const last = happened[to];
  if (!last) return [];
  const before = model.frame(happened[beat.since - 1] ?? null);
  return changesBetween(before, model.frame(last), happened.slice(beat.since, to + 1), model.position.peek().side);
}

/** The cards that a summary sums up. */
export function summedIn({ beats }: Script, { since, from }: ToldCard): readonly ToldCard[] {
  return beats.filter((beat): beat is ToldCard => isCard(beat) && isStop(beat) && beat.from >= since && beat.to < from);
}

/** What is hidden from others is made anew for whoever may know it. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function timeout(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** How long a step is told. */
function timeOf({ step }: Now, { game }: TableModel): number {
  if (!step?.roll || step.is === 'checks') return TIMES.line;
  const groups = new Set(step.roll.roll.modifiers.map((line) => game.face.groupOf(line))).size;
  return TIMES.roll + TIMES.group * groups + TIMES.row;
}

/** How long it takes to read, by its letters. */
function readingOf({ step }: Now, words: () => GameWords): number {
  const letters = (step?.facts ?? []).reduce((all, { event }) => {
    const sentence = words().event(event);
    return all + (sentence ? plain(sentence).length : 0);
  }, 0);
  return Math.max(TIMES.least, Math.min(TIMES.most, letters * TIMES.letter));
}
