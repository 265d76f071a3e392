/** The first hour: what the lessons of the two battles leave out, week 1 of the campaign tells in tips. */
import { describe, expect, test } from 'vitest';
import { bot } from '../../../src/games/vallee/bot';
import type { ValleeChoice, ValleePrompt } from '../../../src/games/vallee/choices';
import { guide as en } from '../../../src/games/vallee/guide/en';
import { guide as fr } from '../../../src/games/vallee/guide/fr';
import { guided } from '../../../src/games/vallee/guide/lessons';
import { guide as vi } from '../../../src/games/vallee/guide/vi';
import { askKeys } from '../../../src/games/vallee/keys';
import { plans } from '../../../src/games/vallee/plans';
import { play } from '../../../src/games/vallee/play';
import type { Vallee } from '../../../src/games/vallee/state';
import type { Guide } from '../../../src/kernel/guide';

const textsOf = ({ courses, tips }: Guide) => [
  ...courses.flatMap(({ briefing, lessons, end }) => [
    ...briefing,
    ...lessons.flatMap(({ text, tip = text, well, other }) => [text, tip, well, other]),
    end,
  ]),
  ...tips.map(({ text }) => text),
];

describe.each(Object.entries({ en, fr, vi }))('%s', (language, guide) => {
  test('every question has a lesson or a tip, and a lesson that the campaign may meet first a text of its own', () => {
    const lessons = guide.courses.flatMap((course) => course.lessons);
    const told = [...lessons.map(({ ask }) => ask), ...guide.tips.flatMap(({ at }) => ('ask' in at ? [at.ask] : []))];
    // Asked in the same words as the questions before it.
    expect(askKeys.filter((ask) => !told.includes(ask))).toEqual(['air-away-any']);
    const first = lessons.filter(({ time = 1 }) => time === 1);
    expect(first.filter(({ tip }) => tip === undefined).map(({ id }) => id)).toEqual([]);
  });

  test('no text is straight-quoted or that of another language; French sets its narrow no-break spaces', () => {
    const texts = textsOf(guide);
    expect(texts.filter((text) => /['"]|\s{2}|(^|[\s(])-\d/.test(text))).toEqual([]);
    expect(language === 'en' ? [] : texts.filter((text) => textsOf(en).includes(text))).toEqual([]);
    const wrong = texts.filter((text) => /[^\u202f][:;!?%»]|«[^\u202f]/.test(text));
    expect(language === 'fr' ? wrong : []).toEqual([]);
  });
});

/** Tips in the order in which a side first meets their questions in week 1 of the campaign, with the bot at the table. */
function firstWeek(side: string): string[] {
  const state = play.setup({ scenario: 'campaign', options: [], seed: 'first week' });
  const rules = play.rules(state);
  const told = new Set<string>();
  for (let step = rules.next(); !step.done && state.turn === 1; step = rules.next(bot(state, step.value).choice)) {
    const { ask, side: asked } = step.value;
    const tip = en.tips.find(({ at }) => 'ask' in at && at.ask === ask);
    if (asked === side && tip) told.add(tip.id);
  }
  return [...told];
}

test.each(['french', 'viet-minh'])(
  'week 1 of the campaign brings the %s their tips in the order of the week',
  (side) => {
    const order = en.tips.map(({ id }) => id);
    const met = firstWeek(side);
    const before = met.filter((id) => order.indexOf(id) < order.indexOf('march'));
    expect(met.length).toBeGreaterThan(10);
    expect(before).toEqual(order.filter((id) => before.includes(id)));
  },
);

/** What the lessons of the flak raid say, with everything else as it is filled in. */
function asTaught(state: Vallee, prompt: ValleePrompt): readonly ValleeChoice[] {
  const first = (deed: ValleeChoice['do']) => prompt.choices.filter((choice) => choice.do === deed).slice(0, 1);
  const filled = (key: string) => plans.of(state, prompt, {}).find((plan) => plan.key === key)?.choices ?? [];
  switch (prompt.ask) {
    case 'setup-air':
      return plans.of(state, prompt, {})[0]?.choices ?? [];
    case 'setup-french':
    case 'assault-move':
    case 'fire-attacker':
      return first('done');
    case 'support-active':
      return filled('all-support');
    case 'assault':
      return first('assault');
    case 'assault-force':
      return [...first('all'), ...first('lead')].slice(0, 1);
    default:
      return [bot(state, prompt).choice];
  }
}

test('whoever does as the lessons of the flak raid say drives the flak off', () => {
  const course = guided.find(({ side }) => side === 'french');
  if (!course) throw new Error('no lessons for the French');
  const state = play.setup(course.setup);
  const rules = play.rules(state);
  let planned: readonly ValleeChoice[] = [];
  for (let step = rules.next(); !step.done; ) {
    const prompt = step.value;
    if (planned.length === 0) {
      planned = prompt.side === 'french' ? asTaught(state, prompt) : [bot(state, prompt).choice];
    }
    const [choice, ...rest] = planned;
    expect(prompt.choices).toContainEqual(choice);
    planned = rest;
    step = rules.next(choice ?? { do: 'done' });
  }
  expect(state.result?.level).toBe('french-win');
});
