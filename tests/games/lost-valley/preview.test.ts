import { describe, expect, test } from 'vitest';
import { lostValley } from '../../../src/games/lost-valley';
import type { Roll } from '../../../src/kernel/rolls';
import { sum } from '../../../src/kernel/rolls';
import { Table } from '../../../src/kernel/table';
import type { Preview } from '../../../src/kernel/view';

/** Plays by the bot and hands over every prompt with its previews and the rolls that its choice led to. */
function playing(
  seeds: number,
  look: (ask: string, shown: Preview[], after: Preview | null, rolls: Roll[]) => void,
): void {
  for (let seed = 0; seed < seeds; seed++) {
    const table = new Table(lostValley, {
      scenario: seed % 2 ? 'five-hills' : 'campaign',
      options: [],
      seed: `preview ${seed}`,
    });
    for (let prompt = table.prompt; prompt; prompt = table.prompt) {
      const shown = [null, ...prompt.choices].flatMap(
        (choice) => lostValley.face.preview(table.state, prompt, choice) ?? [],
      );
      const { choice } = lostValley.mind.bot(table.state, prompt);
      const after = choice.do === 'stand' ? null : lostValley.face.preview(table.state, prompt, choice); // no roll follows standing
      const answer = table.choose(choice);
      if (!answer.ok) throw new Error(answer.refusal.reason);
      const rolls = answer.events.flatMap((event) => ('roll' in event ? [event.roll as Roll] : []));
      look(prompt.ask, shown, after, rolls);
    }
  }
}

describe('a preview', () => {
  test('adds up, and its chances come to one', () => {
    const asks = new Set<string>();
    playing(6, (ask, shown) => {
      for (const preview of shown) {
        asks.add(ask);
        expect(preview.total).toBe(sum(preview.modifiers));
        expect(preview.bars.reduce((all, bar) => all + bar.chance, 0)).toBeCloseTo(1, 10);
        for (const { kind, value } of preview.outcomes) {
          if (kind === 'chance') expect(value).toSatisfy((share: number) => share >= -1e-9 && share <= 1 + 1e-9);
          else expect(Number.isFinite(value)).toBe(true);
        }
      }
    });
    for (const ask of ['support', 'missions', 'ration', 'raid-force', 'reroll']) expect(asks).toContain(ask);
  });

  test('is of the roll that falls: same name, same modifiers line by line', () => {
    let compared = 0;
    playing(8, (ask, _shown, after, rolls) => {
      if (!after || (ask !== 'support' && ask !== 'ration' && ask !== 'reroll')) return;
      const roll = rolls.find(({ name }) => name === after.name);
      if (!roll) return; // the choice led to another question first
      expect(roll.modifiers).toEqual(after.modifiers);
      compared++;
    });
    expect(compared).toBeGreaterThan(60);
  });
});
