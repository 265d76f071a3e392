/** The guided battles: every lesson is a legal decision of a seeded battle, in order, whatever was answered before. */
import { describe, expect, test } from 'vitest';
import { bot } from '../../../src/games/vallee/bot';
import type { ValleeChoice, ValleePrompt } from '../../../src/games/vallee/choices';
import { scenarioIds } from '../../../src/games/vallee/data/options';
import { guide as en } from '../../../src/games/vallee/guide/en';
import { guide as fr } from '../../../src/games/vallee/guide/fr';
import { guided } from '../../../src/games/vallee/guide/lessons';
import { guide as vi } from '../../../src/games/vallee/guide/vi';
import { askKeys } from '../../../src/games/vallee/keys';
import { rulebook } from '../../../src/games/vallee/rulebook/en';
import { play } from '../../../src/games/vallee/rules';
import type { Guide, Lesson } from '../../../src/kernel/guide';
import { sectionOf } from '../../../src/kernel/rulebook';
import { playGame } from './runner';

const guides: Readonly<Record<string, Guide>> = { en, fr, vi };

const battles = guided.map(({ side, setup }) => {
  const scenario = scenarioIds.find((id) => id === setup.scenario);
  if (!scenario) throw new Error(`no scenario ${setup.scenario}`);
  return { side, scenario, seed: setup.seed };
});

function isMeant(choice: ValleeChoice, { meant }: Lesson): boolean {
  const fields = new Map<string, unknown>(Object.entries(choice));
  return meant.some((wanted) => Object.entries(wanted).every(([name, value]) => fields.get(name) === value));
}

/** Plays a battle with a pupil who does as the lessons say, or the contrary, and the bot for all the rest. */
function taught(guide: Guide, { side, scenario, seed }: (typeof battles)[number], obedient: boolean) {
  const lessons = guide.courses.find((course) => course.side === side)?.lessons ?? [];
  const asked = new Map<string, number>();
  const met: { id: string; well: boolean }[] = [];
  const lessonOf = ({ ask }: ValleePrompt) => {
    const time = (asked.get(ask) ?? 0) + 1;
    asked.set(ask, time);
    return lessons.find((lesson) => lesson.ask === ask && (lesson.time ?? 1) === time);
  };
  playGame(scenario, seed, (state, prompt) => {
    const lesson = prompt.side === side ? lessonOf(prompt) : undefined;
    if (!lesson) return bot(state, prompt).choice;
    const found = prompt.choices.find((choice) => isMeant(choice, lesson) === obedient) ?? prompt.choices[0];
    if (!found) throw new Error(`nothing to choose at ${prompt.ask}`);
    met.push({ id: lesson.id, well: isMeant(found, lesson) });
    return found;
  });
  return { met, ids: lessons.map(({ id }) => id) };
}

describe.each(Object.entries(guides))('%s', (_, guide) => {
  test.each(battles)('17.1, 17.3 $scenario meets every lesson in order, and each can be followed', (battle) => {
    const { met, ids } = taught(guide, battle, true);
    expect(met).toEqual(ids.map((id) => ({ id, well: true })));
  });

  test.each(battles)('$scenario: whoever does the contrary still comes to the end', (battle) => {
    const { met, ids } = taught(guide, battle, false);
    expect(met.map(({ id }) => id)).toEqual(ids);
    expect(met.filter(({ well }) => !well).length).toBeGreaterThan(4);
  });

  test('no text is over forty words, and a lesson is one sentence', () => {
    const lessons = guide.courses.flatMap((course) => course.lessons);
    const texts = [
      ...guide.courses.flatMap(({ briefing, end }) => [...briefing, end]),
      ...lessons.flatMap(({ text, tip = text, well, other }) => [text, tip, well, other]),
      ...guide.tips.map(({ text }) => text),
    ];
    expect(texts.filter((text) => text.split(/\s+/).length > 40)).toEqual([]);
    expect(texts.filter((text) => /['"]|\s{2}|(^|[\s(])-\d/.test(text))).toEqual([]);
    expect(lessons.filter(({ text }) => /[.!?] /.test(text)).map(({ id }) => id)).toEqual([]);
  });

  test('no text is that of another language, and French sets its narrow no-break spaces', () => {
    const textsOf = ({ courses, tips }: Guide) => [
      ...courses.flatMap(({ briefing, lessons, end }) => [
        ...briefing,
        ...lessons.flatMap(({ text, well, other }) => [text, well, other]),
        end,
      ]),
      ...tips.map(({ text }) => text),
    ];
    const english = textsOf(en);
    expect(guide === en ? [] : textsOf(guide).filter((text) => english.includes(text))).toEqual([]);
    expect(guide === fr ? textsOf(fr).filter((text) => /[^\u202f][:;!?%»]|«[^\u202f]/.test(text)) : []).toEqual([]);
  });

  test('a lesson that the campaign may meet first says something of its own there', () => {
    const first = guide.courses.flatMap(({ lessons }) => lessons.filter(({ time = 1 }) => time === 1));
    expect(first.filter(({ tip }) => tip === undefined).map(({ id }) => id)).toEqual([]);
  });

  test('every rule it names has a section, every question a lesson or a tip', () => {
    const all = [...guide.courses.flatMap(({ lessons }) => lessons), ...guide.tips];
    expect(all.filter(({ rule }) => sectionOf(rulebook, rule)?.number !== rule)).toEqual([]);
    const told = [
      ...guide.courses.flatMap(({ lessons }) => lessons.map(({ ask }) => ask)),
      ...guide.tips.flatMap(({ at }) => ('ask' in at ? [at.ask] : [])),
    ];
    expect(askKeys.filter((ask) => !told.includes(ask))).toEqual(['air-away-any']);
  });
});

/** Tips in the order in which a side first meets their questions in week 1 of the campaign, with the bot at the table. */
function firstWeek(guide: Guide, side: string): string[] {
  const state = play.setup({ scenario: 'campaign', options: [], seed: 'sfc32:vallee-1' });
  const rules = play.rules(state);
  const told = new Set<string>();
  for (let step = rules.next(); !step.done && state.turn === 1; step = rules.next(bot(state, step.value).choice)) {
    const { ask, side: asked } = step.value;
    const tip = guide.tips.find(({ at }) => 'ask' in at && at.ask === ask);
    if (asked === side && tip) told.add(tip.id);
  }
  return [...told];
}

test('week 1 of the campaign brings its tips in the order of the week', () => {
  const order = en.tips.map(({ id }) => id);
  const before = (ids: readonly string[]) => ids.filter((id) => order.indexOf(id) < order.indexOf('march'));
  for (const side of ['french', 'viet-minh']) {
    const met = firstWeek(en, side);
    expect(met.length, side).toBeGreaterThan(10);
    expect(before(met), side).toEqual(order.filter((id) => before(met).includes(id)));
  }
});
