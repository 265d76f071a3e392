/** Whole random games: what must hold in every position, whatever is played. */
import { describe, expect, test } from 'vitest';
import { scenarioIds } from '../../../src/games/season/data/scenarios';
import { fact } from '../../../src/games/season/face/facts';
import { witness } from '../../../src/games/season/face/witness';
import { play } from '../../../src/games/season/play';
import { censusOf } from '../../../src/games/season/rules/pieces';
import type { Season } from '../../../src/games/season/state';
import { below, copyChance, seeded } from '../../../src/kernel/chance';
import { bytesOf } from '../../../src/kernel/hash';
import { written } from '../../../src/kernel/journal';
import { sorted } from '../../../src/kernel/tale';
import { answer, eager, from, lot, open, type Running, random } from './runner';

const write = (choice: { readonly do: string }) => written(play.writes, choice);

describe.each(scenarioIds)('%s', (scenario) => {
  test.each([
    ['any choice', lot, ['a', 'b']],
    ['seldom done', eager, ['e']],
  ] as const)('%s: every position is sound, every question can be answered, asked again and read', (_, pick, seeds) => {
    for (const seed of seeds) {
      const game = random(
        scenario,
        seed,
        ({ v, prompt }, n) => {
          play.check(v);
          if (!prompt) return;
          if (prompt.choices.length < 2) throw new Error(`nothing to choose at ${prompt.ask}`);
          if (n % 9 > 0) return;
          expect(new Set(prompt.choices.map(write)).size, prompt.ask).toBe(prompt.choices.length);
          if (!prompt.resumable) return;
          const again = from(play.copy(v));
          expect(JSON.stringify(again.prompt), prompt.ask).toBe(JSON.stringify(prompt));
          expect(bytesOf(again.v), prompt.ask).toBe(bytesOf(v));
        },
        pick,
      );
      play.check(game.v);
      expect(game.v.result).not.toBeNull();
    }
  });

  test('a journal plays to the same bytes', () => {
    const journal: string[] = [];
    const game = open(scenario, 'again');
    const chance = seeded('journal');
    while (game.prompt) {
      const choice = eager(chance, game.prompt);
      journal.push(write(choice));
      answer(game, choice);
    }
    const again = open(scenario, 'again');
    for (const text of journal) {
      const choice = again.prompt?.choices.find((one) => write(one) === text);
      if (!choice) throw new Error(`not offered: ${text}`);
      answer(again, choice);
    }
    expect(bytesOf(again.v)).toBe(bytesOf(game.v));
    expect(again.v.events).toEqual(game.v.events);
    // Short enough for a link: what one choice takes in the journal.
    expect(Math.max(...journal.map((text) => text.length))).toBeLessThanOrEqual(28);
  });

  test('nearly every question can be started anew', () => {
    let [asked, resumable] = [0, 0];
    random(
      scenario,
      'r',
      ({ prompt }) => {
        asked++;
        if (prompt?.resumable) resumable++;
      },
      eager,
    );
    expect(resumable / asked).toBeGreaterThan(0.85);
  });
});

/** What the French may see: pieces by place, those face up by name, boxes by number, everything of their own. */
function frenchSight(v: Season): string {
  const units = v.at.map((at, unit) => (unit < 80 || (v.face[unit] ?? 0) > 0 ? [at, v.steps[unit], v.face[unit]] : 0));
  const boxes = v.at.filter((at) => at < -4).sort();
  return JSON.stringify([censusOf(v), units, boxes, v.trench, v.control, v.munitions, v.air, v.losses]);
}

/** The events as the French witness them, with what a screen is told of each. */
function seenBy(v: Season): string {
  const events = sorted(v.events).events.flatMap((event) => witness(event, 'french') ?? []);
  return JSON.stringify(events.map((event) => [event, fact(event)]));
}

/** The position with everything dealt anew that the French cannot know; the dice are the same. */
function twin(v: Season, seed: string): Running {
  const other = play.copy(v);
  play.redeal(other, 'french', seed);
  play.check(other);
  other.chance = copyChance(v.chance);
  return from(other);
}

test.each(scenarioIds)('%s: what the French cannot know changes none of their questions', (scenario) => {
  let [compared, different] = [0, 0];
  for (const seed of ['s', 't']) {
    random(
      scenario,
      seed,
      ({ v, prompt }, n) => {
        if (prompt?.side !== 'french' || !prompt.resumable || n % 13 > 0) return;
        const chance = seeded(`${seed} ${n}`);
        const [truth, other] = [from(play.copy(v)), twin(v, `${seed} ${n}`)];
        if (JSON.stringify(truth.v.at) !== JSON.stringify(other.v.at)) different++;
        while (truth.prompt?.side === 'french' && truth.v.chance.revealed === v.chance.revealed) {
          expect(JSON.stringify(other.prompt)).toBe(JSON.stringify(truth.prompt));
          expect(frenchSight(other.v)).toBe(frenchSight(truth.v));
          compared++;
          const choice = truth.prompt.choices[below(chance, truth.prompt.choices.length)];
          if (!choice) return;
          answer(truth, choice);
          answer(other, choice);
          if (truth.v.chance.revealed === v.chance.revealed) {
            expect(seenBy(other.v)).toBe(seenBy(truth.v));
            truth.v.events = [];
            other.v.events = [];
          }
          if (compared % 12 === 0) return;
        }
      },
      eager,
    );
  }
  expect(compared).toBeGreaterThan(100);
  expect(different).toBeGreaterThan(20);
});

test('a redeal for the Viet Minh changes nothing but the dice; one for the French deals by its seed alone', () => {
  let compared = 0;
  random(
    'full-battle',
    'deal',
    ({ v }, n) => {
      if (n % 97 > 0) return;
      const mine = play.copy(v);
      play.redeal(mine, 'viet-minh', 'x');
      expect({ ...mine, chance: null }).toEqual({ ...play.copy(v), chance: null });
      const [once, again] = [play.copy(v), play.copy(v)];
      play.redeal(once, 'french', 'y');
      play.redeal(again, 'french', 'z');
      // The same seed deals the same, whatever lay hidden before.
      play.redeal(again, 'french', 'y');
      expect(again.at).toEqual(once.at);
      expect(frenchSight(again)).toBe(frenchSight(v));
      compared++;
    },
    eager,
  );
  expect(compared).toBeGreaterThan(10);
});
