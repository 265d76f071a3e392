/**
 * States that nobody has played, with hashes made right: what a stranger can put into a file. Each is a true position
 * with something changed in it, a value of its own kind or any other, and what is accepted of them is played on.
 */
import { below, type Chance, seeded } from '../kernel/chance';
import { MISFIT } from '../kernel/check';
import type { Game, GameState, Setup } from '../kernel/game';
import { canonical, hashText } from '../kernel/hash';
import { Table } from '../kernel/table';
import type { Save } from '../storage/save';
import { verify } from '../storage/verify';
import { decide } from './policies';

/** A true position from which play can start. */
interface Position {
  readonly setup: Setup;
  /** The state as a file holds it. */
  readonly text: string;
}

/** True positions of some games, in all scenarios and with all sorts of options. */
export function truePositions(game: Game, games: number, lot: Chance): readonly Position[] {
  const found: Position[] = [];
  for (let i = 0; i < games; i++) {
    const scenario = game.scenarios[i % game.scenarios.length] ?? '';
    const options = game.options.filter(() => below(lot, 3) === 0);
    const table = new Table(game, { scenario, options, seed: `sfc32:forgery-${lot.d}-${i}` });
    while (table.prompt) {
      if (table.prompt.resumable === true && below(lot, 4) === 0)
        found.push({ setup: table.setup, text: textOf(table.state) });
      table.choose(decide(game, table, table.prompt, 'mixed', lot));
    }
  }
  return found;
}

function textOf(state: GameState): string {
  const { events: _passing, ...fields } = state;
  return JSON.stringify(fields);
}

type Node = Record<string, unknown>;

interface Spot {
  readonly parent: Node;
  readonly key: string;
  readonly path: readonly string[];
}

const pick = <T>(lot: Chance, items: readonly T[]): T => items[below(lot, items.length)] as T; // never empty here

const strangers: readonly unknown[] = [
  null,
  true,
  '',
  'nowhere',
  '__proto__',
  -1,
  0,
  1,
  2,
  0.5,
  99,
  -1_000_000,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [0],
  [null],
  [6, 6, 6],
];

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function spotsOf(value: unknown, path: readonly string[] = []): Spot[] {
  if (!isNode(value)) return [];
  return Object.keys(value).flatMap((key) => [
    { parent: value, key, path: [...path, key] },
    ...spotsOf(value[key], [...path, key]),
  ]);
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), value);
}

/** Changes one thing: by a little, by what another position has there, or by something that belongs nowhere. */
function change(lot: Chance, state: Node, other: Node): void {
  // Every field of the state as often as any other, and then anything below it.
  const top = pick(lot, Object.keys(state));
  const here = [{ parent: state, key: top, path: [top] }, ...spotsOf(state[top], [top])];
  const { parent, key, path } = pick(lot, here);
  const old = parent[key];
  const there = at(other, path);
  switch (below(lot, 8)) {
    case 0:
      parent[key] = pick(lot, strangers);
      return;
    case 1:
      Reflect.deleteProperty(parent, key);
      if (Array.isArray(parent)) parent.splice(0, parent.length, ...parent.filter((one) => one !== undefined));
      return;
    case 2:
      parent[`${key}x`] = old;
      return;
    default:
  }
  if (below(lot, 3) === 0 && there !== undefined) parent[key] = there;
  else if (typeof old === 'number') parent[key] = old + pick(lot, [1, -1, 2, -2, 10, -10]);
  else if (typeof old === 'boolean') parent[key] = !old;
  else if (Array.isArray(old)) shuffleList(lot, old, state);
  else parent[key] = pick(lot, valuesLike(old, [state, other]));
}

/** Takes out, doubles, adds or exchanges: counters and cards that are lost or there twice. */
function shuffleList(lot: Chance, list: unknown[], state: Node): void {
  const lists = spotsOf(state)
    .map(({ parent, key }) => parent[key])
    .filter((one): one is unknown[] => Array.isArray(one));
  const partner = pick(lot, lists);
  const spot = below(lot, list.length + 1);
  switch (below(lot, 4)) {
    case 0:
      list.splice(spot, 1);
      return;
    case 1:
      list.push(...structuredClone(list.slice(spot, spot + 1)));
      return;
    case 2:
      list.push(...structuredClone(partner.slice(0, 1)));
      return;
    default:
      partner.push(...structuredClone(list.splice(spot, 1)));
  }
}

/** Words that are found elsewhere in these states, and null. */
function valuesLike(old: unknown, states: readonly Node[]): unknown[] {
  const words = states.flatMap((state) => spotsOf(state).map(({ parent, key }) => parent[key]));
  const same = words.filter((one) => one !== old && (typeof one === 'string' || typeof one === 'number'));
  return [null, ...same];
}

/** Another time, with everything that was played left as it is: what belongs to one phase must not stand in another. */
function changeTime(lot: Chance, state: Node, { turn, phase, step }: Node): void {
  state.phase = phase;
  state.turn = turn;
  if (step !== undefined && below(lot, 2) === 0) state.step = step;
}

/** A true position with one to three things changed; now and then its time with them. */
export function forgedState(lot: Chance, positions: readonly Position[]): { setup: Setup; state: Node } {
  const { setup, text } = pick(lot, positions);
  const state: Node = JSON.parse(text);
  const other: Node = JSON.parse(pick(lot, positions).text);
  if (below(lot, 5) === 0 && other.scenario === state.scenario) {
    changeTime(lot, state, other);
    if (below(lot, 2) === 0) return { setup, state };
  }
  const changes = pick(lot, [1, 1, 1, 2, 3]);
  for (let i = 0; i < changes; i++) change(lot, state, other);
  return { setup, state };
}

/** A save that cannot be replayed from its set-up and brings a state to go on from. */
export function saveWith(game: Game, { setup, state }: { setup: Setup; state: Node }): Save {
  const hash = hashText(canonical(state));
  return {
    format: 2,
    game: game.id,
    rules: game.rules,
    ...setup,
    seats: Object.fromEntries(game.sides.map((side) => [side, 'person'])),
    rewinds: 0,
    hints: [],
    choices: ['a choice of other rules'],
    base: { at: 1, hash, state },
    checkpoint: null,
    hash,
  };
}

/** The game after a change of its rules: only then a state from outside is looked at at all. */
export function afterChange(game: Game): Game {
  return { ...game, rules: game.rules + 1 };
}

export interface Judged {
  readonly verdict: string;
  /** Milliseconds that the check took. */
  readonly took: number;
  /** What went wrong after it was accepted. */
  readonly broke: { readonly kind: 'throws' | 'impossible'; readonly what: string } | null;
  readonly moves: number;
}

/** What becomes of a save, and, where it is accepted, of the game that goes on from it. */
export function judge(game: Game, save: Save, seed: string, moves: number): Judged {
  const before = performance.now();
  const outcome = verify(game, save);
  const took = performance.now() - before;
  if (!outcome.ok) return { verdict: `${outcome.reason}, ${whyRefused(game, save)}`, took, broke: null, moves: 0 };
  return { verdict: 'accepted', took, ...playedOn(game, save, seed, moves) };
}

/** What a refused state has against it. */
function whyRefused(game: Game, { base }: Save): string {
  const wrong = impossible(game, { ...base?.state, events: [] } as unknown as GameState);
  if (wrong === null) return 'another set-up or nothing asked';
  return wrong.endsWith(MISFIT) ? 'a field outside its set' : 'fields that contradict each other';
}

function playedOn(
  game: Game,
  { base, scenario, options, seed: dice }: Save,
  seed: string,
  most: number,
): Pick<Judged, 'broke' | 'moves'> {
  const lot = seeded(seed);
  let done = 0;
  try {
    const setup = { scenario, options, seed: dice };
    const table = new Table(game, setup, game.play.copy({ ...base?.state, events: [] } as unknown as GameState));
    for (; table.prompt && done < most; done++) {
      const wrong = impossible(game, table.state);
      if (wrong) return { broke: { kind: 'impossible', what: wrong }, moves: done };
      lookAt(game, table);
      const answer = table.choose(decide(game, table, table.prompt, done % 2 === 0 ? 'bot' : 'random', lot));
      if (!answer.ok) throw new Error(`refused: ${answer.refusal.reason}`);
    }
    return { broke: null, moves: done };
  } catch (error) {
    return { broke: { kind: 'throws', what: String(error) }, moves: done };
  }
}

/** What play has made of it must be a position like any other. */
function impossible(game: Game, state: GameState): string | null {
  try {
    game.play.check(state);
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Everything that a screen asks for. */
function lookAt(game: Game, { state, prompt }: Table): void {
  if (!prompt) return;
  for (const side of [null, ...game.sides])
    game.face.view(state, side, side !== null && prompt.side === side ? prompt : null);
  for (const choice of prompt.choices) game.face.offer(state, choice);
  game.face.preview(state, prompt, null);
  game.face.preview(state, prompt, prompt.choices[0] ?? null);
  game.mind.bot(state, prompt);
}
