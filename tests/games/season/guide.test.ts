/** The guided first hours: each lesson is a question of the real game, and what it proposes is legal there. */
import { describe, expect, test } from 'vitest';
import { bot } from '../../../src/games/season/bot';
import type { SeasonChoice } from '../../../src/games/season/choices';
import { guide } from '../../../src/games/season/guide/en';
import { rulebook } from '../../../src/games/season/rulebook/en';
import { GENERATOR } from '../../../src/kernel/chance';
import type { Lesson } from '../../../src/kernel/guide';
import { sectionOf } from '../../../src/kernel/rulebook';
import { answer, open } from './runner';

const isMeant = ({ meant }: Lesson, choice: SeasonChoice): boolean => {
  const fields = new Map<string, unknown>(Object.entries(choice));
  return meant.some((wanted) => Object.entries(wanted).every(([name, value]) => fields.get(name) === value));
};

/** Plays as the lessons say, and elsewhere as a sensible player; answers the lessons met, with what was done. */
function follow(scenario: string, seed: string, side: string, lessons: readonly Lesson[]) {
  const game = open(scenario, `${GENERATOR}:${seed}`);
  const first = game.v.turn;
  const asked = new Map<string, number>();
  const met: { id: string; done: SeasonChoice | null }[] = [];
  while (game.prompt && game.v.turn === first && met.length < lessons.length) {
    const { prompt, v } = game;
    let choice = bot(v, prompt).choice;
    if (prompt.side === side) {
      const time = (asked.get(prompt.ask) ?? 0) + 1;
      asked.set(prompt.ask, time);
      const lesson = lessons.find((one) => one.ask === prompt.ask && (one.time ?? 1) === time);
      if (lesson) {
        const done = prompt.choices.find((one) => isMeant(lesson, one)) ?? null;
        met.push({ id: lesson.id, done });
        choice = done ?? choice;
      }
    }
    answer(game, choice);
  }
  return { met, round: game.v.round };
}

const courses = [
  { side: 'viet-minh', scenario: 'initial-assault', seed: 'season-1' },
  { side: 'french', scenario: 'five-hills', seed: 'season-2' },
].map((one) => ({ ...one, lessons: guide.courses.find(({ side }) => side === one.side)?.lessons ?? [] }));

describe.each(courses)('$side, $scenario', ({ side, scenario, seed, lessons }) => {
  test('the first round meets every lesson in order, and what each proposes is legal', () => {
    const { met, round } = follow(scenario, seed, side, lessons);
    expect(lessons.length).toBeGreaterThan(5);
    expect(met.map(({ id }) => id)).toEqual(lessons.map(({ id }) => id));
    expect(met.filter(({ done }) => done === null)).toEqual([]);
    expect(round).toBe(1);
  });
});

test('every rule that a lesson or tip names has its own section', () => {
  const all = [...guide.courses.flatMap(({ lessons }) => lessons), ...guide.tips];
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(({ rule }) => sectionOf(rulebook, rule)?.number !== rule)).toEqual([]);
});
