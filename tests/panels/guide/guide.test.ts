import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { lostValley } from '../../../src/games/lost-valley';
import { storm } from '../../../src/games/storm';
import { vallee } from '../../../src/games/vallee';
import type { Choice, Game, Setup, Side } from '../../../src/kernel/game';
import type { Course, Lesson } from '../../../src/kernel/guide';
import { sectionOf } from '../../../src/kernel/rulebook';
import { Table, type Witnessed } from '../../../src/kernel/table';
import { type Language, languages } from '../../../src/kernel/words';
import { think } from '../../../src/opponents/think';
import {
  afterword,
  createCoach,
  isEnd,
  lateNow,
  latest,
  lessonNow,
  passedOver,
  tipNow,
} from '../../../src/panels/model/coach';
import type { Position } from '../../../src/panels/model/model';

const none: ReadonlySet<string> = new Set();

/** As the person at one side sees it: questions to the other side are not his. */
function positionOf(table: Table, side: Side): Position {
  const { state, prompt, entries, game } = table;
  const mine = prompt?.side === side ? prompt : null;
  return {
    prompt: mine,
    side,
    waits: prompt && !mine ? prompt.side : null,
    view: game.face.view(state, side, mine),
    entries: entries.slice(),
    offers: (mine?.choices ?? []).map((choice) => ({
      choice,
      key: table.write(choice),
      offer: game.face.offer(state, choice),
    })),
    preview: null,
    draft: [],
    undoes: table.undoes,
    undone: null,
    result: state.result,
    rewinds: 0,
    hints: [],
  };
}

async function courseOf(game: Game, language: Language, side: Side): Promise<Course> {
  const course = (await game.books.guide?.[language]())?.courses.find((one) => one.side === side);
  if (!course) throw new Error(`no lessons for ${side} in ${language}`);
  return course;
}

/** Plays until the lessons have ended or so many turns are over; answers what was said on the way. */
function follow(game: Game, setup: Setup, course: Course, choose: (table: Table) => Choice, turns: number) {
  const table = new Table(game, setup);
  const at = () => positionOf(table, course.side);
  const lessons: string[] = [];
  const afterwords: string[] = [];
  let ended = false;
  while (table.prompt && table.state.turn <= turns && !ended) {
    const before = table.entries.length;
    const lesson = lessonNow(course, at(), none);
    if (lesson?.is === 'lesson') lessons.push(lesson.lesson.id);
    table.choose(choose(table));
    const after = afterword(course, at(), before, { aside: none, last: lessons.at(-1) ?? null });
    if (after !== null) afterwords.push(after);
    ended = isEnd(course, at(), before, none);
  }
  return { lessons, afterwords, ended, turn: table.state.turn };
}

/**
 * At the lessons as they say, or otherwise where there is another choice; elsewhere, and for the other side, as a
 * sensible player. What should be said to it is noted.
 */
function pupil(game: Game, course: Course, obedient: boolean, due: string[]) {
  return (table: Table): Choice => {
    const { prompt, state } = table;
    if (!prompt) throw new Error('The game is over.');
    const lesson = lessonNow(course, positionOf(table, course.side), none);
    if (lesson?.is !== 'lesson') return game.mind.bot(state, prompt).choice;
    const meant = (choice: Choice) => {
      const fields = new Map<string, unknown>(Object.entries(choice));
      return lesson.lesson.meant.some((wanted) =>
        Object.entries(wanted).every(([name, value]) => fields.get(name) === value),
      );
    };
    const [only = { do: '' }] = prompt.choices;
    const found = prompt.choices.find((choice) => meant(choice) === obedient) ?? only;
    due.push(meant(found) ? lesson.lesson.well : lesson.lesson.other);
    return found;
  };
}

/** Every campaign with lessons, and the turn in which they are over. */
const taught = [
  { game: lostValley as Game, side: 'french', turns: 2 },
  { game: storm as Game, side: 'viet-minh', turns: 1 },
  { game: storm as Game, side: 'french', turns: 1 },
  { game: vallee as Game, side: 'viet-minh', turns: 1 },
  { game: vallee as Game, side: 'french', turns: 1 },
].flatMap((one) => languages.map((language) => ({ ...one, id: one.game.id, language })));

describe.each(taught)('$id, $side: lessons in $language', ({ game, side, turns, language }) => {
  const setupOf = () => {
    const setup = game.books.guided?.find((one) => one.side === side)?.setup;
    if (!setup) throw new Error('no guided campaign');
    return setup;
  };

  test('its campaign meets every lesson in order, early, and each is answered well', async () => {
    const course = await courseOf(game, language, side);
    const choose = pupil(game, course, true, []);
    const { lessons, afterwords, ended, turn } = follow(game, setupOf(), course, choose, turns);
    expect(lessons).toEqual(course.lessons.map(({ id }) => id));
    expect(afterwords).toEqual(course.lessons.map(({ well }) => well));
    expect(ended).toBe(true);
    expect(turn).toBeLessThanOrEqual(turns);
  });

  test('whoever does the contrary is told what it leads to and still comes to the end', async () => {
    const course = await courseOf(game, language, side);
    const due: string[] = [];
    const choose = pupil(game, course, false, due);
    const { lessons, afterwords, ended } = follow(game, setupOf(), course, choose, turns + 1);
    // A lesson that cannot be done when its turn comes is left out.
    expect(course.lessons.filter(({ id }) => lessons.includes(id)).length).toBe(lessons.length);
    expect(lessons.length).toBeGreaterThan(4);
    expect(afterwords).toEqual(due);
    expect(course.lessons.filter(({ other }) => afterwords.includes(other)).length).toBeGreaterThan(3);
    expect(ended).toBe(true);
  });

  test('no text is over forty words, and a lesson is one sentence', async () => {
    const { briefing, lessons, end } = await courseOf(game, language, side);
    const tips = (await game.books.guide?.[language]())?.tips ?? [];
    const texts = [
      ...briefing,
      ...lessons.flatMap(({ text, well, other }) => [text, well, other]),
      ...tips.map(({ text }) => text),
      end,
    ];
    expect(texts.filter((text) => text.split(/\s+/).length > 40)).toEqual([]);
    expect(lessons.filter(({ text }) => /[.!?] /.test(text)).map(({ id }) => id)).toEqual([]);
  });

  test('every rule it names has a paragraph, and no lesson or tip has the name of another', async () => {
    const [guide, rulebook] = await Promise.all([game.books.guide?.[language](), game.books.rulebook?.[language]()]);
    if (!guide || !rulebook) throw new Error('no guide or rulebook');
    const all = [...guide.courses.flatMap(({ lessons }) => lessons), ...guide.tips];
    expect(all.filter(({ rule }) => sectionOf(rulebook, rule)?.number !== rule)).toEqual([]);
    const ids = guide.courses.flatMap(({ lessons }) => lessons.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** The computer as it sits at the table of a guided campaign. */
function quick(table: Table): Choice {
  const thinking = think(table, 'hasty', `${table.setup.seed} ${table.entries.length}`);
  while (thinking.step());
  return thinking.best().choice;
}

const seated = [storm as Game, vallee as Game].flatMap((game) =>
  ['french', 'viet-minh'].map((side) => ({ id: game.id, game, side })),
);

test.each(seated)('$id, $side: the lessons come in order against the computer too', async ({ game, side }) => {
  const setup = game.books.guided?.find((one) => one.side === side)?.setup;
  if (!setup) throw new Error('no guided campaign');
  const course = await courseOf(game, 'en', side);
  const learns = pupil(game, course, true, []);
  const choose = (table: Table) => (table.prompt?.side === side ? learns(table) : quick(table));
  const { lessons, ended } = follow(game, setup, course, choose, 1);
  expect(lessons).toEqual(course.lessons.map(({ id }) => id));
  expect(ended).toBe(true);
});

test('no two games have a tip or a lesson of the same name: what was told is remembered by it', async () => {
  const guides = await Promise.all([lostValley.books.guide?.en(), storm.books.guide?.en(), vallee.books.guide?.en()]);
  const ids = guides.flatMap((guide) => [
    ...(guide?.tips ?? []).map(({ id }) => id),
    ...(guide?.courses ?? []).flatMap(({ lessons }) => lessons.map(({ id }) => `lesson ${id}`)),
  ]);
  expect(ids.length).toBeGreaterThan(50);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is said to a choice is still there when the computer has answered it', async () => {
  const game = storm as Game;
  const setup = game.books.guided?.find(({ side }) => side === 'french')?.setup;
  const guide = await game.books.guide?.en();
  if (!setup || !guide) throw new Error('no guided campaign');
  const table = new Table(game, setup);
  const position = signal(positionOf(table, 'french'));
  const memory = { told: signal(none), aside: signal(none), tell() {}, putAside() {}, putOff() {} };
  const coach = createCoach({ position, cursor: signal(null) }, signal(guide), memory, 'french');
  const choose = (choice: Choice) => {
    table.choose(choice);
    position.value = positionOf(table, 'french');
  };
  const theirs = () => {
    while (table.prompt?.side === 'viet-minh') choose(game.mind.bot(table.state, table.prompt).choice);
  };
  expect(coach.said.value).toBeNull();
  theirs();
  expect(coach.said.value).toMatchObject({ is: 'lesson', lesson: { id: 'answer' } });
  choose(table.prompt?.choices.find((choice) => choice.do === 'play') ?? { do: '' });
  expect(table.prompt?.side).toBe('viet-minh');
  expect(coach.said.value).toBeNull();
  theirs();
  expect(table.prompt?.side).toBe('french');
  expect(coach.after.value).toBe(coach.course.value?.lessons[0]?.well);
  coach.dispose();
});

const keep = { do: 'keep', card: 42 };

function valleyTable(): Table {
  const setup = lostValley.books.guided?.[0]?.setup;
  if (!setup) throw new Error('The Lost Valley has no guided campaign.');
  return new Table(lostValley as Game, setup);
}

test('a lesson is given again after undo, and not after it was put aside', async () => {
  const course = await courseOf(lostValley, 'en', 'french');
  const table = valleyTable();
  const now = (aside = none) => lessonNow(course, positionOf(table, 'french'), aside);
  const id = () => {
    const said = now();
    return said?.is === 'lesson' ? said.lesson.id : null;
  };
  expect(id()).toBe('card');
  expect(now(new Set(['card']))).toBeNull();
  expect(now(new Set(['*']))).toBeNull();
  table.choose(keep);
  expect(id()).toBeNull();
  table.rewind(0);
  expect(id()).toBe('card');
});

test('a lesson that cannot be done when it is due comes the next time its question is asked', async () => {
  const course = await courseOf(lostValley, 'en', 'french');
  const [card] = course.lessons;
  if (!card) throw new Error('no lesson');
  const taught = (kind: string) => ({ ...course, lessons: [{ ...card, meant: [{ do: kind }] }] });
  const table = valleyTable();
  const now = () => positionOf(table, 'french');
  expect(lessonNow(taught('never'), now(), none)).toBeNull();
  expect(lateNow(taught('never'), now(), none)).toEqual({ lesson: card.id, time: 1 });
  const { bot } = (lostValley as Game).mind;
  do if (table.prompt) table.choose(bot(table.state, table.prompt).choice);
  while (table.prompt && table.prompt.ask !== card.ask);
  const kind = table.prompt?.choices[0]?.do ?? '';
  expect(lessonNow(taught(kind), now(), none)).toBeNull();
  const late = new Set([`${latest(card.id)}1`]);
  expect(lessonNow(taught(kind), now(), late)).toMatchObject({ is: 'lesson', lesson: { id: card.id } });
  expect(lateNow(taught(kind), now(), late)).toBeNull();
});

test('a tip is told once; lessons serve as tips to those who are not taught', async () => {
  const guide = await lostValley.books.guide?.en();
  if (!guide) throw new Error('no guide');
  const table = valleyTable();
  table.choose(keep);
  const position = positionOf(table, 'french');
  const tip = tipNow(guide, position, 1, { told: none, taught: true });
  expect(tip).toMatchObject({ is: 'tip', tip: { id: 'hand' } });
  expect(tipNow(guide, position, 1, { told: new Set(['hand']), taught: true })).toBeNull();
  const start = positionOf(valleyTable(), 'french');
  expect(tipNow(guide, start, 0, { told: none, taught: false })).toMatchObject({ tip: { id: 'lesson card' } });
  expect(tipNow(guide, start, 0, { told: none, taught: true })).toBeNull();
});

test('a state in sight and a thing under the question bring their tips', async () => {
  const guide = await lostValley.books.guide?.en();
  if (!guide) throw new Error('no guide');
  const base = positionOf(valleyTable(), 'french');
  const { prompt, view } = base;
  if (!prompt) throw new Error('no question');
  const closed = view.places.map((place) =>
    place.id === 'gabrielle' ? { ...place, marks: ['encircled' as const] } : place,
  );
  const told = { told: none, taught: true };
  expect(tipNow(guide, { ...base, view: { ...view, places: closed } }, 0, told)).toMatchObject({
    tip: { id: 'encircled' },
    // It speaks of something else than the question, which stays in sight beside it.
    aside: true,
  });
  const waiting = { ...prompt, ask: 'move', about: { waiting: ['5-bpvn'] } };
  expect(tipNow(guide, { ...base, prompt: waiting }, 0, told)).toMatchObject({ tip: { id: 'drop-zone' } });
  const nobody = { ...prompt, ask: 'move', about: { waiting: [] } };
  expect(tipNow(guide, { ...base, prompt: nobody }, 0, told)).toBeNull();
});

test('a lesson whose turn went by in several answers at once is given at the next', () => {
  const lesson = (id: string, time: number): Lesson => ({
    id,
    ask: 'move',
    time,
    points: 'sheet',
    rule: '1.1',
    meant: [{ do: 'go' }],
    text: id,
    well: '',
    other: '',
  });
  const course: Course = {
    side: 'red',
    briefing: ['', '', ''],
    lessons: [lesson('one', 1), lesson('three', 3)],
    end: '',
  };
  const entry: Witnessed = {
    side: 'red',
    ask: 'move',
    choice: { do: 'go' },
    events: [],
    marks: [],
    turn: 1,
    phase: '',
    revealed: 0,
  };
  const after = (count: number) => ({
    prompt: { side: 'red', ask: 'move', rule: '1.1', choices: [{ do: 'go' }] },
    entries: new Array(count).fill(entry),
  });
  const given = { aside: new Set<string>(), last: 'one' };
  expect(passedOver(course, after(3), 0, given)).toEqual({ lesson: 'three', time: 3 });
  // It was given in its turn, or has been put off once.
  expect(passedOver(course, after(3), 2, { ...given, last: 'three' })).toBeNull();
  expect(passedOver(course, after(3), 0, { ...given, aside: new Set([`${latest('three')}3`]) })).toBeNull();
  // Its turn is still to come.
  expect(passedOver(course, after(2), 0, given)).toBeNull();
});
