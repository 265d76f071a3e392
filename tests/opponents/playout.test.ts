import { expect, test } from 'vitest';
import type { Game } from '../../src/kernel/game';
import { candidates } from '../../src/opponents/candidates';
import { playOut, standpointOf } from '../../src/opponents/playout';
import { anyStorm, questions, stormTable } from './kit';

/** The dice that lie ready at each question of a look ahead: by stage and kind of question, in their order. */
function listening(): { readonly game: Game; readonly heard: Map<string, string[]>; readonly asked: () => number } {
  const heard = new Map<string, string[]>();
  let count = 0;
  const bot: Game['mind']['bot'] = (state, prompt) => {
    count++;
    if (prompt.resumable === true) {
      const occasion = `${anyStorm.mind.stage(state, prompt.side)} ${prompt.ask}`;
      const { a, b, c } = state.chance;
      heard.set(occasion, [...(heard.get(occasion) ?? []), `${a} ${b} ${c}`]);
    }
    return anyStorm.mind.bot(state, prompt);
  };
  return { game: { ...anyStorm, mind: { ...anyStorm.mind, bot } }, heard, asked: () => count };
}

test('the same occasion meets the same dice, whatever was chosen and however many questions came before it', () => {
  let compared = 0;
  let longer = 0;
  const table = stormTable('occasions');
  for (const prompt of questions(table, 120, 'occasions')) {
    const looks = candidates(anyStorm, table.state, prompt, 3).map(({ choice }) => {
      const ear = listening();
      playOut({ ...standpointOf(table), game: ear.game }, choice, anyStorm.mind.sight, 'seed');
      return ear;
    });
    const [first, ...others] = looks;
    for (const other of others) {
      if (other.asked() !== first?.asked()) longer++;
      for (const [occasion, dice] of other.heard) {
        const same = first?.heard.get(occasion) ?? [];
        const both = Math.min(same.length, dice.length);
        expect(dice.slice(0, both)).toEqual(same.slice(0, both));
        compared += both;
      }
    }
  }
  expect(compared).toBeGreaterThan(20);
  expect(longer).toBeGreaterThan(0);
});
