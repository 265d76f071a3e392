/** What only trials of a game use: what is left empty, what can be forbidden, and scripts that try to cheat. */
import { describe, expect, test } from 'vitest';
import { forbidding, trialOf } from '../../src/cli/games';
import { choiceOf, type Player } from '../../src/cli/players';
import { playGame } from '../../src/cli/policies';
import { storm } from '../../src/games/storm';
import { victoryAreas } from '../../src/games/storm/data/areas';
import type { Game } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import { bare, held, put, some } from './storm/kit';

const trial = trialOf('storm');
const anyStorm: Game = storm;
const setup = { scenario: 'battle', options: [], seed: 'trials' };

/** An impulse of the French: the Viet Minh hold these hills with one unit each, but nobody is on the first of them. */
function impulse(turn: number, ...hills: number[]): Table {
  const v = held(bare({ turn, impulse: 'french' }), 'viet-minh', ...hills);
  put(v, 23, '1-bep-1', '1-bep-2', '1-bep-3', '1-bep-4');
  for (const hill of hills.slice(1)) some(v, hill, 1, 'regular');
  return new Table(anyStorm, setup, v);
}

function chosen(player: Player, table: Table) {
  if (!table.prompt) throw new Error('nobody is asked');
  return table.write(choiceOf(player, trial, table, table.prompt, 'seed'));
}

describe('scripts', () => {
  const others = victoryAreas.filter((area) => area !== 24);

  test('what the enemy holds with nobody there is free', () => {
    const { state } = impulse(3, 24, ...others);
    expect(trial.free(state, 'french')).toEqual(['24']);
    expect(trial.free(state, 'viet-minh')).toEqual([]);
  });

  test('one walks into what the enemy left empty', () => {
    const table = impulse(3, 24, ...others);
    expect(chosen('retakes', table)).toBe('move 23');
    for (let i = 0; i < 20 && trial.free(table.state, 'french').length > 0 && table.prompt; i++) {
      table.choose(choiceOf('retakes', trial, table, table.prompt, 'seed'));
    }
    expect(trial.free(table.state, 'french')).toEqual([]);
  });

  test('one passes where it is well ahead, and plays like the bot where it is not', () => {
    expect(chosen('sits', impulse(8, 24))).toBe('pass');
    const behind = impulse(8, 24, ...others);
    expect(chosen('sits', behind)).toBe(chosen('plain', behind));
    expect(chosen('sits', behind)).not.toBe('pass');
  });
});

describe('The Lost Valley without one of its means', () => {
  const valley = trialOf('lost-valley');

  test.each(Object.entries(valley.means ?? {}))('%s: never used, and the campaign comes to its end', (name, uses) => {
    const game = forbidding(valley, name);
    const played = playGame(game, { scenario: 'campaign', options: [], seed: 'sfc32:without' }, 'bot');
    expect(played.state.result).not.toBeNull();
    const used = played.entries.filter(({ choice }) => uses(choice));
    expect(used).toEqual([]);
  });
});
