/** Tells what happened at the player's pace: a cursor in the list of what is told. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameWords } from '../../kernel/words';
import type { TableModel } from '../model/model';
import { REST, readingOf, SLEEP, timeOf, timeOfVolley } from './durations';
import { isPassed, opensFinished } from './passing';
import { stageOf } from './stage';
import { type Beat, isCard, isStop, type Script, scriptOf, seatScript, type ToldCard, type ToldStep } from './telling';
import { sceneOf, type ToldScene } from './told-scene';
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
  | { readonly is: 'line' }
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

/** Where the telling is: a beat, one of its steps, and whether that has been told to its end. */
interface Cursor {
  readonly index: number;
  readonly step: number;
  readonly finished: boolean;
  /** All has been told, and more may come. */
  readonly waiting: boolean;
}

export function createTeller(
  model: TableModel,
  wishes: () => TellerWishes,
  words: () => GameWords,
  after: (ms: number, act: () => void) => () => void = timeout,
): Teller {
  const cursor = signal<Cursor>({ index: 0, step: 0, finished: false, waiting: false });
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
    const { index, step, finished } = cursor.value;
    const beat = script.value?.beats[index];
    if (!beat || !model.telling.value) return null;
    const steps = stepsIn(beat);
    const stepAt = Math.min(step, Math.max(0, steps.length - 1));
    const waits = isCard(beat) && stepAt >= steps.length - 1 && finished && !isAsked(beat, wishes().still);
    return { beat, index, step: steps[stepAt] ?? null, stepAt, finished, waits };
  });
  const next = computed((): Next => {
    const telling = model.telling.value;
    const beat = followed(cursor.value.index);
    if (telling?.again && !beat) return { is: 'now' };
    const here = now.value;
    if (here && isCard(here.beat) && !(here.waits || here.stepAt >= here.beat.steps.length - 1)) return { is: 'step' };
    if (beat) return isCard(beat) ? { is: 'card', card: beat } : { is: 'line' };
    return telling?.more ? { is: 'more' } : { is: 'question', phase: telling?.phase ?? '' };
  });
  const changes = computed(() => {
    const here = now.value;
    return here && script.value && !seat.value ? changesOf(model, script.value, here) : [];
  });
  const scene = computed(() => {
    const here = now.value;
    if (!here || !script.value || seat.value) return null;
    const { beat } = here;
    const summed = isCard(beat) && beat.is === 'summary' ? summedIn(script.value, beat) : [];
    const before = script.value.happened[(isCard(beat) ? beat.since : beat.from) - 1];
    return sceneOf(here, model.frame(before ?? null), model.game.face.map, summed);
  });

  /** What is told after a beat, if anything is. */
  function followed(from: number): Beat | null {
    const all = script.value?.beats ?? [];
    return all.find((_, i) => i > from && !isPassed(model, all, i, model.telling.value, wishes())) ?? null;
  }
  const beats = (): readonly Beat[] => script.peek()?.beats ?? [];

  let stopTimer = () => {};
  const later = (ms: number, act: () => void) => {
    stopTimer();
    if (!paused.peek()) stopTimer = after(ms / Number(pace.peek()), act);
  };
  const asleep = signal(false);
  const sleep = () => {
    asleep.value = true;
    after(SLEEP, () => {
      asleep.value = false;
    });
  };

  /** The map is shown as it was at this step; what runs goes on when its time is over. */
  const present = () => {
    const here = now.peek();
    if (!here) return;
    const isVolley = here.beat.is === 'volley';
    // What a volley comes to is seen when its dice lie.
    model.tell(isVolley && !here.finished ? here.beat.from : (here.step?.to ?? here.beat.to) + 1);
    if (!here.finished) later(isVolley ? timeOfVolley : timeOf(here.step, model.game.face), finish);
    else if (!here.waits) later(readingOf(here.step, words()), goOn);
    else if (wishes().manner === 'plays' && !model.telling.peek()?.again) later(REST, goOn);
    else stopTimer();
  };
  const move = (to: Partial<Cursor>) => {
    cursor.value = { ...cursor.peek(), waiting: false, ...to };
    present();
  };
  const finish = () => move({ finished: true });
  const open = (at: number, step = 0, whole = false) => {
    const beat = beats()[at];
    if (!beat) return end();
    if (isPassed(model, beats(), at, model.telling.peek(), wishes())) return open(at + 1);
    peeks.value = false;
    sleep();
    const steps = stepsIn(beat);
    const all = whole || steps.length === 0 || (isCard(beat) && opensFinished(model, beat, wishes()));
    // The dice of a volley fall together: all of it is one step.
    const isWhole = all || beat.is === 'volley';
    move({ index: at, step: isWhole ? Math.max(0, steps.length - 1) : step, finished: all });
  };
  /** Nothing is left: on to whoever is asked, or wait for what the computer does. */
  const end = () => {
    stopTimer();
    const telling = model.telling.peek();
    if (telling?.more && !telling.again) cursor.value = { ...cursor.peek(), index: beats().length, waiting: true };
    else close();
  };
  /** The first fact of this telling. */
  let shownFrom = 0;
  /** The last headline stays in the dock until something else is decided. */
  const close = () => {
    const card = beats().findLast(isStop);
    const at = card && tale.peek()?.happened[card.to]?.entry;
    const live = model.telling.peek()?.again === false;
    model.tell(null);
    if (live && card && isCard(card) && at !== undefined && card.to >= shownFrom)
      last.value = { card, entry: at, choices: model.position.peek().entries.length };
  };
  function goOn(): void {
    const here = now.peek();
    if (!here) end();
    else if (here.stepAt < stepsIn(here.beat).length - 1) move({ step: here.stepAt + 1, finished: false });
    else if (isCard(here.beat) && !here.beat.done && model.telling.peek()?.more) stopTimer();
    else open(here.index + 1);
  }

  /** Begins where the last telling ended, and goes on where more has come while it waited. */
  const mode = computed(() => (model.telling.value ? (model.telling.value.again ? 'again' : 'live') : null));
  const more = computed(() => model.telling.value?.more ?? false);
  let isOpen = false;
  const stop = effect(() => {
    const begins = mode.value === 'live' && !isOpen;
    isOpen = mode.value !== null;
    if (mode.value === null) stopTimer();
    // Both are read for their change.
    else if (script.value && mode.value === 'live' && more.value !== null)
      queueMicrotask(() => (begins ? begin() : goOnWith()));
  });
  const begin = () => {
    batch(() => {
      paused.value = false;
      pace.value = wishes().pace;
    });
    shownFrom = told.peek();
    const beat = beats()[first.peek()];
    const step = beat ? stepsIn(beat).findIndex(({ to }) => to >= shownFrom) : 0;
    open(first.peek(), Math.max(0, step));
  };
  /** More has come: what waited for it goes on. */
  const goOnWith = () => {
    const here = now.peek();
    const { waiting } = cursor.peek();
    if (waiting && here) open(here.index);
    else if (waiting && model.telling.peek()?.more === false) end();
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
      const before = beats().findLastIndex((beat, i) => i < cursor.peek().index && isCard(beat));
      if (before >= 0) open(before, 0, true);
    },
    skip() {
      const ends: readonly Beat['is'][] = ['summary', 'turn', 'end'];
      const at = beats().findIndex(({ is }, i) => i > cursor.peek().index && ends.includes(is));
      if (at >= 0) open(at, 0, true);
      else close();
    },
    again: () => open(first.peek()),
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
      const { happened = [] } = script.peek() ?? {};
      const at = happened.findIndex((one) => one.entry >= entry && (event === undefined || isSame(one.event, event)));
      const card = beats().findIndex(
        (beat) => isCard(beat) && beat.to >= at && (event === undefined || beat.from <= at),
      );
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
