/** What a press has left to be made: it goes on at each question that is its own, across dice and what the other side does. */
import type { Choice, Side } from '../../kernel/game';
import { type Rest, readOut } from '../../kernel/journal';
import type { Table } from '../../kernel/table';
import type { PlanOffer } from '../../panels/model/model';

/** Sets a side's choices going; what they interrupt goes on after them. */
export function begin(
  table: Table,
  { asks, brake, lasts }: Pick<PlanOffer, 'asks' | 'brake' | 'lasts'>,
  choices: readonly Choice[],
): void {
  const { prompt, state } = table;
  if (!prompt) return;
  const { turn } = state;
  const phase = lasts === 'turn' ? null : state.phase;
  const once = lasts === 'question';
  const written = choices.map((choice) => table.write(choice));
  table.rest = [...table.rest, { side: prompt.side, asks, turn, phase, once, brake, choices: written }];
}

/** Makes what is to be made at the present question, and at those that follow as far as it goes on. */
export function goOn(table: Table, make: (choice: Choice) => boolean, obey: () => void): void {
  const { plans } = table.game.face;
  for (let rest = open(table); rest; rest = open(table)) {
    const [text = '', ...later] = rest.choices;
    replace(table, rest, { ...rest, choices: later });
    const next = table.offered(text) ?? likeOf(table, text);
    if (!next) continue;
    const made = make(next);
    obey();
    const stops = rest.brake !== null && plans?.stops?.(table.state, rest.brake);
    if (!made || stops) table.rest = table.rest.filter((one) => one.choices !== later);
  }
}

/** What does the same where a choice is no longer offered: the next target of a shot whose own is gone. */
function likeOf({ game, state, prompt }: Table, text: string): Choice | null {
  const { plans } = game.face;
  return (prompt && plans?.like(state, prompt, readOut(game.play.writes, text))) ?? null;
}

export function callOff(table: Table, side: Side): void {
  table.rest = table.rest.filter((one) => one.side !== side);
}

/** How many choices of each side are still to be made by themselves. */
export function leftOf({ rest }: Table): Readonly<Record<Side, number>> {
  const left: Record<Side, number> = {};
  for (const { side, choices } of rest) left[side] = (left[side] ?? 0) + choices.length;
  return left;
}

/** Whether all that a side has left gives its turn up: it passes for a while. */
export function isPassing({ rest, game, state }: Table, side: Side): boolean {
  const left = rest.flatMap((one) => (one.side === side ? one.choices : []));
  const passes = (text: string) => game.face.offer(state, readOut(game.play.writes, text)).forgoes === true;
  return left.length > 0 && left.every(passes);
}

/** What goes on at the present question, if anything does; what is for another moment than this one is dropped. */
function open(table: Table): Rest | null {
  const { prompt, state } = table;
  const own = () => table.rest.findLast(({ side }) => side === prompt?.side);
  for (let rest = own(); prompt && rest; rest = own()) {
    const past = rest.turn !== state.turn || (rest.phase !== null && rest.phase !== state.phase);
    const over = rest.choices.length === 0 || past;
    if (!over && rest.asks.includes(prompt.ask)) return rest;
    // Between its choices the side may have to answer the other one; any other question ends it.
    if (!over && prompt.window && !rest.once) return null;
    replace(table, rest, null);
  }
  return null;
}

function replace(table: Table, rest: Rest, by: Rest | null): void {
  table.rest = table.rest.flatMap((one) => (one === rest ? (by ?? []) : one));
}
