import { describe, expect, test } from 'vitest';
import type { ValleePrompt } from '../../../src/games/vallee/choices';
import { optionIds, scenarioIds } from '../../../src/games/vallee/data/options';
import type { ValleeEvent } from '../../../src/games/vallee/events';
import { type AskKey, askKeys } from '../../../src/games/vallee/keys';
import { play } from '../../../src/games/vallee/play';
import type { Vallee } from '../../../src/games/vallee/state';
import { bytesOf } from '../../../src/kernel/hash';
import { offered, written } from '../../../src/kernel/journal';
import { playGame, randomly } from './runner';

describe.each(scenarioIds)('%s', (scenario) => {
  test('random legal play ends, keeps every invariant, and no two choices are written alike', () => {
    for (let n = 0; n < 3; n++) {
      const options = n === 0 ? optionIds : [];
      const asked = (state: Vallee, { choices }: { choices: readonly { do: string }[] }) => {
        play.check(state);
        expect(new Set(choices.map((choice) => written(play.writes, choice))).size).toBe(choices.length);
      };
      const { state } = playGame(scenario, `${n}`, randomly(`${n}`), { asked }, options);
      play.check(state);
      expect(state.result).not.toBeNull();
    }
  });

  test('the journal replays to the same bytes', () => {
    const first = playGame(scenario, 'again', randomly('again'));
    let at = 0;
    const second = playGame(scenario, 'again', (_, { choices }) => {
      const choice = offered(play.writes, choices, first.journal[at++] ?? '');
      if (!choice) throw new Error(`choice ${at} is not offered`);
      return choice;
    });
    expect(bytesOf(second.state)).toBe(bytesOf(first.state));
  });

  test('every question is asked again from a copy, and asking changes nothing', () => {
    let n = 0;
    playGame(scenario, 'resume', randomly('resume'), {
      asked: (state, prompt) => {
        if (n++ % 5 !== 0) return;
        expect(prompt.resumable).toBe(true);
        const copy = play.copy(state);
        const again = play.rules(copy).next().value;
        expect(JSON.stringify(again)).toBe(JSON.stringify(prompt));
        expect(bytesOf(copy)).toBe(bytesOf(state));
      },
    });
    expect(n).toBeGreaterThan(10);
  });
});

/** Questions that random play seldom comes to; each has its own test from a position set up for it. */
const rare: readonly AskKey[] = [
  'stack',
  'counter-support',
  'counter-opportunity',
  'mine-return',
  'new-lead',
  'bloodbath',
];

test('random games meet every other kind of question', () => {
  const met = new Set<AskKey>(rare);
  for (let n = 0; n < 8 && met.size < askKeys.length; n++) {
    for (const scenario of ['campaign', 'huguettes'] as const) {
      playGame(scenario, `all ${n}`, randomly(`all ${n}`), { asked: (_, { ask }) => met.add(ask) });
    }
  }
  expect(askKeys.filter((ask) => !met.has(ask))).toEqual([]);
});

/** What a campaign seldom sees, by what tells of it. */
const seldom: Readonly<Record<string, (event: ValleeEvent) => boolean>> = {
  'a mine goes off (14.4.2)': (event) => event.is === 'mine' && event.stage === 'blown',
  'the 148th comes (8.1)': (event) => event.is === 'points' && event.cause === 'regiment-148',
  'rockets fire (14.3)': (event) => event.is === 'fired' && event.how === 'katyusha',
  'the fortress surrenders (15.2)': (event) => event.is === 'surrendered',
  'a maximum effort is flown (9.1.1)': (event) => event.is === 'effort',
  'it rains (6.1.3)': (event) => event.is === 'weather' && event.weather === 'rain',
};

test('6.1.3, 8.1, 9.1.1, 14.3, 14.4.2, 15.2 what is rare is met by games that are drawn to it', () => {
  const open = new Set(Object.keys(seldom));
  for (let n = 0; n < 12 && open.size > 0; n++) {
    const by = randomly(`seldom ${n}`);
    const drawn = (state: Vallee, prompt: ValleePrompt) =>
      prompt.choices.find(({ do: deed }) => deed === 'mine' || deed === 'effort' || deed === 'commit') ??
      by(state, prompt);
    const told = (_: Vallee, events: readonly ValleeEvent[]) => {
      for (const name of open) if (events.some((event) => seldom[name]?.(event))) open.delete(name);
    };
    playGame('campaign', `seldom ${n}`, drawn, { told });
  }
  expect([...open]).toEqual([]);
});

test('a choice is at most some thirty bytes in the journal', () => {
  const { journal } = playGame('campaign', 'bytes', randomly('bytes'));
  const mean = journal.reduce((sum, text) => sum + text.length, 0) / journal.length;
  expect(mean).toBeLessThan(26);
});
