/** Choices that go together: made one by one until they are done or something stops them, taken back as one. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Choice, Side, Touched } from '../../kernel/game';
import type { Brake } from '../../kernel/plans';
import type { Table } from '../../kernel/table';
import { leaves } from '../../panels/model/filling';
import type { PlanOffer } from '../../panels/model/model';
import type { Span } from './beside';
import { freeOnes } from './ending';
import { savedPlans } from './saved-plans';

interface Queue {
  readonly asks: readonly string[];
  readonly turn: number;
  /** Null where it goes on to the end of the turn. */
  readonly phase: string | null;
  readonly brake: Brake | null;
  /** It ends as soon as its side is asked anything else: nothing of it is left over for the next time. */
  readonly once: boolean;
  readonly choices: Choice[];
}

export interface Batches {
  /** How many choices of the side are still to be made by itself; those of the other side wait beside them. */
  readonly left: ReadonlySignal<Readonly<Record<Side, number>>>;
  begin(plan: Pick<PlanOffer, 'asks' | 'brake' | 'lasts'>, choices: readonly Choice[]): void;
  /** Makes what is to be made at the present question, and at those that follow as far as it goes on. */
  goOn(make: (choice: Choice) => boolean, obey: () => void): void;
  callOff(side: Side): void;
  /** How many choices an undo takes back: all of a batch, or one. */
  size(): number;
}

/** So many presses can be taken back as one each once the page has been loaded anew. */
const REMEMBERED = 8;

/** `made` are those of an earlier visit; `keep` hears of every new one. */
export function createBatches(
  table: Table,
  made: readonly Span[] = [],
  keep: (spans: readonly Span[]) => void = () => {},
): Batches {
  /** Of each side, what was begun last on top; what it interrupted goes on after it. */
  const queues = new Map<Side, Queue[]>();
  const batches: Span[] = [...made];
  const left = signal<Readonly<Record<Side, number>>>({});
  const tell = () => {
    left.value = Object.fromEntries(
      [...queues].map(([side, all]) => [side, all.reduce((sum, { choices }) => sum + choices.length, 0)]),
    );
  };
  /** What is still open at the present question; null where it is for another question or another moment. */
  const open = (): Queue | null => {
    const { prompt, state } = table;
    const all = prompt && queues.get(prompt.side);
    for (let queue = all?.at(-1); prompt && all && queue; queue = all.at(-1)) {
      const asked = queue.asks.includes(prompt.ask);
      const past = queue.turn !== state.turn || (queue.phase !== null && queue.phase !== state.phase);
      const over = queue.choices.length === 0 || past;
      if (asked && !over) return queue;
      // Between its choices the side may have to answer the other one; any other question ends it.
      if (!over && prompt.window && !queue.once) return null;
      all.pop();
    }
    return null;
  };
  return {
    left,
    begin({ asks, brake, lasts }, choices) {
      const { prompt, state } = table;
      if (!prompt) return;
      const { turn } = state;
      const phase = lasts === 'turn' ? null : state.phase;
      const queue = { asks, turn, phase, brake, once: lasts === 'question', choices: [...choices] };
      queues.set(prompt.side, [...(queues.get(prompt.side) ?? []), queue]);
    },
    goOn(make, obey) {
      const from = table.entries.length;
      for (let queue = open(); queue; queue = open()) {
        const { choices, brake } = queue;
        const next = choices.shift();
        if (next === undefined || table.offered(table.write(next)) === undefined) continue;
        const made = make(next);
        obey();
        if (!made || brake?.stops(table.state)) choices.length = 0;
      }
      if (table.entries.length > from + 1) {
        batches.push({ from, to: table.entries.length });
        keep(batches.slice(-REMEMBERED));
      }
      tell();
    },
    callOff(side) {
      queues.delete(side);
      tell();
    },
    size() {
      const all = table.entries.length;
      while ((batches.at(-1)?.to ?? 0) > all) batches.pop();
      const last = batches.at(-1);
      return last?.to === all ? Math.min(table.undoable, all - last.from) : 1;
    },
  };
}

/** The plans of the present question: as the game fills it in, as last time, and those that the player keeps. */
export function plansOf(table: Table, touched: Touched): readonly PlanOffer[] {
  const { game, state, prompt } = table;
  if (!prompt || !game.face.plans) return [];
  const ruled = game.face.plans.of(state, prompt, touched).map(
    ({
      key,
      choices,
      others = [],
      most = null,
      asks = [],
      lasts = 'phase',
      brake = null,
      to = null,
      at = null,
      beside = false,
      passing = false,
    }): PlanOffer => ({
      ...{ from: 'rule', key, choices, others, most, lasts, brake, to, at, beside, passing, dropped: 0 },
      asks: [prompt.ask, ...asks],
    }),
  );
  if (ruled.every(({ passing }) => passing) || touched.place !== undefined || touched.counter !== undefined)
    return ruled;
  const kept = savedPlans(game.id, prompt.side, prompt.ask).map(({ name, title, choices }) => ({
    ...again(table, 'saved', name, choices),
    ...(title !== undefined && { title }),
  }));
  const last = lastTime(table);
  const before = last.length > 0 ? [again(table, 'last', '', last)] : [];
  const filled = ruled.some(({ choices, beside }) => choices.length > 0 && !beside);
  // Where nothing is filled in, what was done before stands beside the question, and does not leave it.
  const repeated = [...before, ...kept].map((plan) =>
    filled
      ? plan
      : { ...plan, beside: true, lasts: 'phase' as const, choices: plan.choices.filter((choice) => !leaves(choice)) },
  );
  return [...ruled, ...repeated].filter(({ choices }) => choices.length > 0);
}

/** What the side answered to this question in the last turn in which it was put. */
function lastTime({ entries, prompt, state }: Table): readonly Choice[] {
  const same = entries.filter(
    ({ side, ask, turn }) => side === prompt?.side && ask === prompt.ask && turn < state.turn,
  );
  const turn = same.at(-1)?.turn;
  return same.filter((entry) => entry.turn === turn).map(({ choice }) => choice);
}

/** The same once more, as far as it is offered as its turn comes; what is not drops out. */
function again(table: Table, from: 'last' | 'saved', key: string, choices: readonly Choice[]): PlanOffer {
  const { game, prompt } = table;
  const tried = table.fork();
  const found: Choice[] = [];
  let dropped = 0;
  for (const choice of choices) {
    const asked = tried.prompt?.ask === prompt?.ask ? tried.prompt : null;
    const like = asked && game.face.plans?.like(tried.state, asked, choice);
    if (!like) {
      dropped++;
      continue;
    }
    found.push(like);
    // Up to the dice each is tried, so that the next is looked for where it will be asked.
    if (freeOnes(tried, [like]).length > 0) tried.choose(like);
  }
  return {
    from,
    key,
    choices: found,
    others: [],
    most: null,
    asks: [prompt?.ask ?? ''],
    lasts: 'question',
    brake: null,
    to: null,
    at: null,
    beside: false,
    passing: false,
    dropped,
  };
}
