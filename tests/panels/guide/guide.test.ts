import { describe, expect, test } from 'vitest';
import { lostValley } from '../../../src/games/lost-valley';
import type { Choice } from '../../../src/kernel/game';
import type { Guide } from '../../../src/kernel/guide';
import { sectionOf } from '../../../src/kernel/rulebook';
import { Table } from '../../../src/kernel/table';
import { languages } from '../../../src/kernel/words';
import { afterword, isEnd, lessonNow, tipNow } from '../../../src/panels/guide/coach';
import type { Position } from '../../../src/panels/model';

const none: ReadonlySet<string> = new Set();

function guidedTable() {
  if (!lostValley.guided) throw new Error('The Lost Valley has no guided campaign.');
  return new Table(lostValley, lostValley.guided);
}

function positionOf(table: ReturnType<typeof guidedTable>): Position {
  const { state, prompt, entries } = table;
  return {
    prompt,
    side: 'french',
    waits: null,
    view: lostValley.view(state, 'french', prompt),
    entries: entries.slice(),
    offers: [],
    preview: null,
    undoable: table.undoable,
    undone: null,
    result: state.result,
    rewinds: 0,
    hints: [],
  };
}

/** Plays until the guide has ended or the turns are over; answers what was said on the way. */
function follow(guide: Guide, choose: (table: ReturnType<typeof guidedTable>) => Choice) {
  const table = guidedTable();
  const lessons: string[] = [];
  const afterwords: string[] = [];
  let ended = false;
  while (table.prompt && table.state.turn <= 3 && !ended) {
    const before = table.entries.length;
    const lesson = lessonNow(guide, positionOf(table), none);
    if (lesson?.is === 'lesson') lessons.push(lesson.lesson.id);
    table.choose(choose(table));
    const after = afterword(guide, positionOf(table), before, none);
    if (after !== null) afterwords.push(after);
    ended = isEnd(guide, positionOf(table), before, none);
  }
  return { lessons, afterwords, ended, turn: table.state.turn };
}

const keep = { do: 'keep', card: 42 };
const everyLesson = ['card', 'supplies', 'assault', 'reinforcements', 'movement', 'air'];

/** At the lessons as they say, or as they do not say; elsewhere as a sensible player. */
function pupil(guide: Guide, obedient: boolean) {
  return (table: ReturnType<typeof guidedTable>): Choice => {
    const { prompt, state } = table;
    if (!prompt) throw new Error('The game is over.');
    const lesson = lessonNow(guide, positionOf(table), none);
    if (lesson?.is !== 'lesson') return lostValley.bot(state, prompt).choice;
    const meant = (choice: Choice) => {
      const fields = new Map<string, unknown>(Object.entries(choice));
      return lesson.lesson.meant.some((wanted) =>
        Object.entries(wanted).every(([name, value]) => fields.get(name) === value),
      );
    };
    const found = prompt.choices.find((choice) => meant(choice) === obedient);
    if (!found) throw new Error(`nothing of that kind at ${prompt.ask}`);
    return found;
  };
}

describe.each(languages)('guide in %s', (language) => {
  const load = async () => {
    const guide = await lostValley.guide?.[language]();
    if (!guide) throw new Error('no guide');
    return guide;
  };

  test('its campaign meets every lesson in order by the second turn, and each is answered well', async () => {
    const guide = await load();
    const { lessons, afterwords, ended, turn } = follow(guide, pupil(guide, true));
    expect(lessons).toEqual(everyLesson);
    expect(afterwords).toEqual(guide.lessons.map(({ well }) => well));
    expect(ended).toBe(true);
    expect(turn).toBeLessThanOrEqual(2);
  });

  test('whoever does the contrary is told what it leads to and still comes to the end', async () => {
    const guide = await load();
    const { lessons, afterwords, ended } = follow(guide, pupil(guide, false));
    expect(lessons).toEqual(everyLesson);
    expect(afterwords).toEqual(guide.lessons.map(({ other }) => other));
    expect(ended).toBe(true);
  });

  test('no text is over forty words, and a lesson is one sentence', async () => {
    const guide = await load();
    const texts = [
      ...guide.briefing,
      ...guide.lessons.flatMap(({ text, well, other }) => [text, well, other]),
      ...guide.tips.map(({ text }) => text),
      guide.end,
    ];
    expect(texts.filter((text) => text.split(/\s+/).length > 40)).toEqual([]);
    expect(guide.lessons.filter(({ text }) => /[.!?] /.test(text)).map(({ id }) => id)).toEqual([]);
  });

  test('every rule it names has a paragraph', async () => {
    const [guide, rulebook] = await Promise.all([load(), lostValley.rulebook?.[language]()]);
    if (!rulebook) throw new Error('no rulebook');
    const named = [...guide.lessons, ...guide.tips].map(({ rule }) => rule);
    expect(named.filter((rule) => sectionOf(rulebook, rule)?.number !== rule)).toEqual([]);
  });
});

test('a lesson is given again after undo, and not after it was put aside', async () => {
  const guide = await lostValley.guide?.en();
  if (!guide) throw new Error('no guide');
  const table = guidedTable();
  const id = () => {
    const said = lessonNow(guide, positionOf(table), none);
    return said?.is === 'lesson' ? said.lesson.id : null;
  };
  expect(id()).toBe('card');
  expect(lessonNow(guide, positionOf(table), new Set(['card']))).toBeNull();
  expect(lessonNow(guide, positionOf(table), new Set(['*']))).toBeNull();
  table.choose(keep);
  expect(id()).toBeNull();
  table.rewind(0);
  expect(id()).toBe('card');
});

test('a tip is told once; lessons serve as tips to those who are not taught', async () => {
  const guide = await lostValley.guide?.en();
  if (!guide) throw new Error('no guide');
  const table = guidedTable();
  table.choose(keep);
  const position = positionOf(table);
  const tip = tipNow(guide, position, 1, { told: none, taught: true });
  expect(tip).toMatchObject({ is: 'tip', tip: { id: 'hand' } });
  expect(tipNow(guide, position, 1, { told: new Set(['hand']), taught: true })).toBeNull();
  const start = positionOf(guidedTable());
  expect(tipNow(guide, start, 0, { told: none, taught: false })).toMatchObject({ tip: { id: 'lesson card' } });
  expect(tipNow(guide, start, 0, { told: none, taught: true })).toBeNull();
});

test('a state in sight and a thing under the question bring their tips', async () => {
  const guide = await lostValley.guide?.en();
  if (!guide) throw new Error('no guide');
  const base = positionOf(guidedTable());
  const { prompt, view } = base;
  if (!prompt) throw new Error('no question');
  const closed = view.places.map((place) => (place.id === 'gabrielle' ? { ...place, marks: ['encircled'] } : place));
  const told = { told: none, taught: true };
  expect(tipNow(guide, { ...base, view: { ...view, places: closed } }, 0, told)).toMatchObject({
    tip: { id: 'encircled' },
  });
  const waiting = { ...prompt, ask: 'move', about: { waiting: ['5-bpvn'] } };
  expect(tipNow(guide, { ...base, prompt: waiting }, 0, told)).toMatchObject({ tip: { id: 'drop-zone' } });
  const nobody = { ...prompt, ask: 'move', about: { waiting: [] } };
  expect(tipNow(guide, { ...base, prompt: nobody }, 0, told)).toBeNull();
});
