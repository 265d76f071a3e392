import { beforeAll, describe, expect, test } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import type { Game, GameEvent } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import { type GameWords, languages, plain } from '../../src/kernel/words';
import { changesOf, chronicle, expectedOfTwo } from '../../src/panels/chronicle';
import { rollsIn } from '../../src/panels/events';
import { chapters, logLines, telegram } from '../../src/panels/log-lines';

const game: Game = lostValley;

/** A whole campaign as the bot plays it. */
function campaign(seed: string): Table {
  const table = new Table(game, { scenario: 'campaign', options: [], seed });
  while (table.prompt) table.choose(game.bot(table.state, table.prompt).choice);
  return table;
}

const table = campaign('panels');
const start = game.view(game.setup(table.setup), 'french', null);
const all: readonly GameEvent[] = [...table.opening, ...table.entries.flatMap(({ events }) => events)];

describe('the chronicle of a campaign', () => {
  const told = chronicle(start, table.opening, table.entries);
  const end = game.view(table.state, 'french', null);

  test('ends at the levels that the last view shows', () => {
    for (const id of ['cm', 'rp', 'aaa', '308']) {
      expect(told.levels.get(id)?.at(-1), id).toBe(end.tracks.find((track) => track.id === id)?.value);
    }
  });

  test('ends with the holders that the last view shows', () => {
    for (const { id, holder } of end.places) {
      if (game.map.places.find((place) => place.id === id)?.shape !== 'centre') continue;
      expect(told.holders.get(id)?.at(-1), id).toBe(holder);
    }
  });

  test('has one figure for every turn of every line', () => {
    expect(told.turns.at(-1)).toBe(table.state.turn);
    for (const values of told.levels.values()) expect(values).toHaveLength(told.turns.length);
  });

  test('counts every roll once', () => {
    const { two, one, rolls } = told.dice;
    expect(rolls).toBe(rollsIn(all).length);
    expect([...two, ...one].reduce((a, b) => a + b, 0)).toBe(rolls);
    expect(expectedOfTwo.reduce((a, b) => a + b, 0)).toBe(36);
  });

  test('every roll adds up to its total', () => {
    for (const { roll } of rollsIn(all)) {
      const sum = [...roll.dice, ...roll.modifiers.map(({ value }) => value)].reduce((a, b) => a + b, 0);
      expect(sum, roll.name).toBe(roll.total);
    }
  });

  test('what changed a track last leads to its present level', () => {
    const [last] = changesOf('cm', table.entries, 3);
    expect(last?.event).toMatchObject({
      is: 'level',
      track: 'cm',
      to: end.tracks.find(({ id }) => id === 'cm')?.value,
    });
  });
});

describe.each(languages)('the log in %s', (language) => {
  let words: GameWords;
  beforeAll(async () => {
    words = await game.words[language]();
  });
  const source = { opening: table.opening, entries: table.entries, turn: start.turn, phase: start.phase };

  test('has a sentence on every line, in the order of play', () => {
    const lines = logLines(source, words);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter(({ sentence }) => plain(sentence).trim() === '')).toEqual([]);
    expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  test('the end of the log is the end of the whole log', () => {
    const lines = logLines(source, words);
    const tail = logLines(source, words, table.entries.length - 5);
    expect(tail.map(({ sentence }) => plain(sentence))).toEqual(
      lines.slice(lines.length - tail.length).map(({ sentence }) => plain(sentence)),
    );
  });

  test('chapters keep every line', () => {
    const lines = logLines(source, words);
    expect(chapters(lines).flatMap((chapter) => chapter.lines)).toEqual(lines);
  });
});

test('a signal is in capitals without accents; Vietnamese keeps its letters', () => {
  expect(telegram('Éliane holds.', 'en')).toBe('ELIANE HOLDS STOP');
  expect(telegram('Điện Biên Phủ.', 'vi')).toBe('Điện Biên Phủ.');
});
