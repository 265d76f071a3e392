/**
 * What a side may not know. Two positions that differ only in what it cannot know, with the same dice to come, must be
 * the same to it in every corner: view, what everybody sees, questions, offers, odds, refusals, spoken text, and the
 * facts that it witnesses as play goes on.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/cli/games';
import { below, type Chance, copyChance, seeded } from '../../src/kernel/chance';
import type { Choice, Game, GameState, Prompt, Rules, Side } from '../../src/kernel/game';
import { written } from '../../src/kernel/journal';
import { Table } from '../../src/kernel/table';
import { sorted } from '../../src/kernel/tale';
import type { View } from '../../src/kernel/view';
import { type GameWords, plain } from '../../src/kernel/words';

interface Twin {
  readonly state: GameState;
  readonly rules: Rules<Choice>;
  prompt: Prompt | null;
}

/** The position again as it stands, or with everything dealt anew that a side cannot know; the dice are the same. */
function twin(game: Game, from: GameState, redealt?: { readonly to: Side; readonly seed: string }): Twin {
  const state = game.play.copy(from);
  if (redealt) {
    game.play.redeal(state, redealt.to, redealt.seed);
    state.chance = copyChance(from.chance);
  }
  const rules = game.play.rules(state);
  const asked = rules.next();
  state.events = [];
  return { state, rules, prompt: asked.done ? null : asked.value };
}

function step(one: Twin, choice: Choice): void {
  const asked = one.rules.next(choice);
  one.prompt = asked.done ? null : asked.value;
}

/** Odds of a question with many answers are looked at here and there: exact ones take their time. */
const WEIGHED = 8;

/** All that a screen can show to this side now, as text. */
function seen(game: Game, words: GameWords, { state, prompt }: Twin, side: Side): string {
  const view = game.face.view(state, side, prompt?.side === side ? prompt : null);
  const mine =
    prompt?.side === side
      ? {
          asked: plain(words.ask(prompt)),
          choices: prompt.choices.map((choice, i) => [
            written(game.play.writes, choice),
            words.choice(choice, prompt),
            game.face.offer(state, choice),
            i % Math.ceil(prompt.choices.length / WEIGHED) === 0 && game.face.preview(state, prompt, choice),
          ]),
          preview: game.face.preview(state, prompt, null),
          refused: view.places.flatMap(({ id }) =>
            game.face.tries(state, prompt, { place: id }).map((tried) => game.face.refusal(state, prompt, tried)),
          ),
        }
      : null;
  // What looking ahead names of a position it names to either side.
  const held = game.sides.map((one) => game.mind.holds?.(state, one));
  return JSON.stringify([view, spoken(words, view), game.face.view(state, null, null), prompt?.side, mine, held]);
}

function spoken(words: GameWords, view: View): readonly (string | undefined)[] {
  return view.places.map((place) =>
    words.spoken?.(
      place,
      view.counters.filter(({ at }) => at === place.id),
    ),
  );
}

/** Where a choice's piece stands to its owner: the other side's pieces may lie elsewhere in the twin. */
function standing(game: Game, { state }: Twin, owner: Side, choice: Choice): string | undefined {
  const { counter } = game.face.offer(state, choice);
  return game.face.view(state, owner, null).counters.find(({ id }) => id === counter)?.at;
}

const same = (a: Chance, b: Chance) => JSON.stringify(a) === JSON.stringify(b);

/** Goes on with both in the same way until something comes to light. */
function compare(game: Game, words: GameWords, from: GameState, side: Side, seed: string): number {
  const lot = seeded(`secrets ${seed}`);
  const [truth, other] = [twin(game, from), twin(game, from, { to: side, seed })];
  let compared = 0;
  for (;;) {
    expect(seen(game, words, other, side)).toBe(seen(game, words, truth, side));
    compared++;
    if (!truth.prompt || !other.prompt || compared > 6) return compared;
    const offered = new Map(other.prompt.choices.map((choice) => [written(game.play.writes, choice), choice]));
    const both = truth.prompt.choices.filter((choice) => offered.has(written(game.play.writes, choice)));
    const choice = both[below(lot, both.length)];
    const { side: owner } = truth.prompt;
    // What one secret piece does here, another does there: that is to be seen, and no secret.
    if (choice && standing(game, truth, owner, choice) !== standing(game, other, owner, choice)) return compared;
    const twins = choice && offered.get(written(game.play.writes, choice));
    if (!choice || !twins) return compared;
    step(truth, choice);
    step(other, twins);
    // What is turned up, drawn or thrown may differ from here on.
    if (truth.state.chance.revealed !== from.chance.revealed || !same(truth.state.chance, other.state.chance))
      return compared;
    const witnessed = ({ state }: Twin) => {
      const events = sorted(state.events).events.flatMap((event) => game.face.witness(event, side) ?? []);
      const told = events.map((event) => words.event(event)).map((line) => line && plain(line));
      return JSON.stringify([events, events.map((event) => game.face.fact(event)), told]);
    };
    expect(witnessed(other)).toBe(witnessed(truth));
    truth.state.events = [];
    other.state.events = [];
  }
}

/** Positions of each kind of question that are compared in a walk, and how far apart. */
const ENOUGH = 2;
const APART = 7;

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test.each(game.scenarios)('%s: what a side cannot know is nowhere to be seen', async (scenario) => {
    const words = await game.books.words.en();
    let compared = 0;
    for (const seed of ['a', 'b']) {
      const table = new Table(game, { scenario, options: game.options, seed: `secrets ${seed}` });
      const lot = seeded(`walk ${seed}`);
      const looked = new Map<string, { readonly times: number; readonly at: number }>();
      for (let n = 0; table.prompt && n < 600; n++) {
        const { prompt, state } = table;
        const { times, at } = looked.get(prompt.ask) ?? { times: 0, at: -APART };
        if (prompt.resumable && times < ENOUGH && n >= at + APART) {
          looked.set(prompt.ask, { times: times + 1, at: n });
          for (const side of game.sides) compared += compare(game, words, state, side, `${seed} ${n}`);
        }
        const choice = prompt.choices[below(lot, prompt.choices.length)];
        if (choice) table.choose(choice);
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});
