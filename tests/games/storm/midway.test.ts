/** Play can be started anew in the midst of an action, and goes on from there as if it had never stopped. */
import { describe, expect, test } from 'vitest';
import { type Policy, playGame } from '../../../src/cli/policies';
import { storm } from '../../../src/games/storm';
import { startRules } from '../../../src/kernel/again';
import type { Game } from '../../../src/kernel/game';
import { bytesOf } from '../../../src/kernel/hash';
import { Table } from '../../../src/kernel/table';
import { sorted } from '../../../src/kernel/tale';

const game: Game = storm;
/** Longer than most actions last. */
const AHEAD = 12;

/**
 * Replays a game; at each resumable question the rules on a copy of the state ask and do what the first ones did.
 */
function startAnewEverywhere(policy: Policy, seed: string, options: readonly string[]): Map<string, number> {
  const played = playGame(game, { scenario: 'battle', options, seed }, policy);
  const again = new Table(game, played.setup);
  const seen = new Map<string, number>();
  const under = played.entries.map(({ choice }) => {
    const { prompt, state } = again;
    const here = { prompt, copy: prompt?.resumable ? game.play.copy(state) : null, bytes: bytesOf(state) };
    again.choose(choice);
    return here;
  });
  const questions = [...under.map(({ prompt }) => prompt), null];
  const bytes = [...under.map((one) => one.bytes), bytesOf(again.state)];
  under.forEach(({ prompt, copy }, at) => {
    if (!prompt || !copy) return;
    seen.set(prompt.ask, (seen.get(prompt.ask) ?? 0) + 1);
    const { rules, step } = startRules(game.play, copy);
    let asked = step;
    for (let i = at; ; i++) {
      expect(asked.done ? null : asked.value, `${prompt.ask} after ${i}`).toEqual(questions[i]);
      expect(bytesOf(copy)).toBe(bytes[i]);
      const entry = played.entries[i];
      if (!entry || i === at + AHEAD) return;
      copy.events = [];
      asked = rules.next(entry.choice);
      expect(sorted(copy.events).events).toEqual(entry.events);
    }
  });
  return seen;
}

describe.each<[Policy, string, readonly string[]]>([
  ['random', 'midway a', []],
  ['random', 'midway b', ['15.0']],
  ['bot', 'midway c', []],
  ['bot', 'midway d', []],
  ['mixed', 'midway e', []],
])('%s, %s', (policy, seed, options) => {
  test('6.0, 12.0 from every resumable question the same questions, events and positions follow', () => {
    const seen = startAnewEverywhere(policy, seed, options);
    const common = ['impulse', 'move-units', 'move-step', 'fire-force', 'assault-force', 'damage', 'place', 'sap-work'];
    expect([...seen.keys()]).toEqual(expect.arrayContaining(common));
  });
});

test('6.0 what is kept of a battle starts between two actions, though a table starts anew within one', () => {
  const table = new Table(game, { scenario: 'battle', options: [], seed: 'midway kept' });
  let [within, far] = [0, 0];
  while (table.prompt) {
    table.choose(game.mind.bot(table.state, table.prompt).choice);
    expect(Reflect.get(table.checkpoint().state, 'action')).toBeNull();
    const nearest = table.nearest();
    if (Reflect.get(nearest.state, 'action')) within++;
    far += table.entries.length - nearest.at;
  }
  expect(within).toBeGreaterThan(table.entries.length / 2);
  expect(far / table.entries.length).toBeLessThan(0.5);
});
