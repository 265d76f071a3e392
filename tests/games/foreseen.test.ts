/** A question whose answer is known beforehand need not list its choices: it must still know which of them is one. */
import { expect, test } from 'vitest';
import { games } from '../../src/cli/games';
import { goOn } from '../../src/kernel/again';
import { below, seeded } from '../../src/kernel/chance';
import type { Choice, Game, Prompt } from '../../src/kernel/game';
import { hashOf } from '../../src/kernel/hash';

const scenarios = games.flatMap((game) => game.scenarios.map((scenario) => ({ game, scenario, id: game.id })));

/** So many questions of each battle: long ones come to all their steps within them. */
const QUESTIONS = 1500;

/** The whole list, or in its place twice the one that is foreseen, which must then be one of several. */
function isRight(list: readonly Choice[], shown: readonly Choice[], foreseen: Choice): boolean {
  if (shown.length === 2 && shown[0] === foreseen && shown[1] === foreseen)
    return list.length > 1 && list.includes(foreseen);
  return shown.length === list.length && list.every((choice, i) => JSON.stringify(choice) === JSON.stringify(shown[i]));
}

/** A battle twice, side by side: once with every list, once with a choice foreseen at each question, offered there or not. */
function sideBySide(game: Game, scenario: string) {
  const setup = { scenario, options: [], seed: 'foreseen' };
  const lot = seeded(`lot ${scenario}`);
  const [plain, told] = [game.play.setup(setup), game.play.setup(setup)];
  const [rules, rulesTold] = [game.play.rules(plain), game.play.rules(told)];
  const wrong: string[] = [];
  const met: Choice[] = [];
  let asked = rules.next();
  rulesTold.next();
  const pick = (prompt: Prompt): Choice =>
    below(lot, 2) === 0
      ? game.mind.bot(plain, prompt).choice
      : (prompt.choices[below(lot, prompt.choices.length)] as Choice);
  for (let i = 0; i < QUESTIONS && !asked.done; i++) {
    const choice = pick(asked.value);
    const { ask } = asked.value;
    met.push(choice);
    asked = rules.next(choice);
    // One that is offered, or one that was made some time before and mostly is not offered any more.
    const list = asked.done ? [] : asked.value.choices;
    const foreseen =
      (below(lot, 3) > 0 ? list[below(lot, Math.max(1, list.length))] : met[below(lot, met.length)]) ?? choice;
    const shown = goOn(rulesTold, choice, foreseen);
    if (asked.done || shown.done) break;
    if (!isRight(list, shown.value.choices, foreseen))
      wrong.push(`${ask} ${JSON.stringify(choice)}, then ${asked.value.ask} ${JSON.stringify(foreseen)}`);
  }
  return { wrong, plain: hashOf(plain), told: hashOf(told) };
}

test.each(scenarios)(
  '$id $scenario: a choice stands for its list only where it is offered with others',
  ({ game, scenario }) => {
    const { wrong, plain, told } = sideBySide(game, scenario);
    expect(wrong).toEqual([]);
    expect(told).toBe(plain);
  },
);
