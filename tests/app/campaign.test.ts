import { beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games';
import { lostValley } from '../../src/games/lost-valley';
import type { Game, GameEvent } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import { type GameWords, languages, plain } from '../../src/kernel/words';
import { fallsOf } from '../../src/panels/charts/charts';
import { rollsIn } from '../../src/panels/model/fact-lists';
import { changesOf, chronicle, expectedOfTwo } from '../../src/panels/tale/chronicle';
import { chapters, logLines, telegram } from '../../src/panels/tale/log-lines';
import { taleAt } from '../panels/tale/telling-kit';

const game: Game = lostValley;

/** A whole campaign as the bot plays it. */
function campaign(seed: string): Table {
  const table = new Table(game, { scenario: 'campaign', options: [], seed });
  while (table.prompt) table.choose(game.mind.bot(table.state, table.prompt).choice);
  return table;
}

const table = campaign('panels-1');
const start = game.face.view(game.play.setup(table.setup), 'french', null);
const all: readonly GameEvent[] = [...table.opening, ...table.entries.flatMap(({ events }) => events)];

describe('the chronicle of a campaign', () => {
  const told = chronicle(start, taleAt(table, null), table.entries.length);
  const end = game.face.view(table.state, 'french', null);

  test('ends at the levels that the last view shows', () => {
    for (const id of ['cm', 'rp', 'aaa', '308']) {
      expect(told.levels.get(id)?.at(-1), id).toBe(end.tracks.find((track) => track.id === id)?.value);
    }
  });

  test('ends with the holders that the last view shows', () => {
    for (const { id, holder } of end.places) {
      if (game.face.map.places.find((place) => place.id === id)?.shape !== 'centre') continue;
      expect(told.holders.get(id)?.at(-1), id).toBe(holder);
    }
  });

  test('has one figure for every turn of every line', () => {
    expect(told.turns.at(-1)).toBe(table.state.turn);
    for (const values of told.levels.values()) expect(values).toHaveLength(told.turns.length);
  });

  test('counts every roll once', () => {
    const { two, one, rolls } = told.dice;
    expect(rolls).toBe(rollsIn(all, game.face.fact).length);
    expect([...two, ...one].reduce((a, b) => a + b, 0)).toBe(rolls);
    expect(expectedOfTwo.reduce((a, b) => a + b, 0)).toBe(36);
  });

  test('every roll adds up to its total', () => {
    for (const { roll } of rollsIn(all, game.face.fact)) {
      const sum = [...roll.dice, ...roll.modifiers.map(({ value }) => value)].reduce((a, b) => a + b, 0);
      expect(sum, roll.name).toBe(roll.total);
    }
  });

  test('what changed a track last leads to its present level', () => {
    const [last] = changesOf('cm', taleAt(table, null), 3);
    expect(last?.event).toMatchObject({
      is: 'level',
      track: 'cm',
      to: end.tracks.find(({ id }) => id === 'cm')?.value,
    });
  });
});

describe('the end report', () => {
  const told = chronicle(start, taleAt(table, null), table.entries.length);
  const reckoning = game.face.report(table.state, all);

  test('17.2 what gives points adds up to the result', () => {
    const points = reckoning?.points.reduce((sum, row) => sum + row.points, 0);
    expect(table.state.result?.points).not.toBeNull();
    expect(points).toBe(table.state.result?.points);
  });

  test('17.2 levels rise from none to the best, and the one reached is among them', () => {
    const from = reckoning?.levels.map((level) => level.from) ?? [];
    expect(from).toEqual(from.toSorted((a, b) => a - b));
    expect(from[0]).toBe(0);
    expect(reckoning?.levels.map(({ level }) => level)).toContain(table.state.result?.level);
  });

  test('marks each place that was lost for good, where it was lost', () => {
    const centres = game.face.map.places.filter(({ shape }) => shape === 'centre').map(({ id }) => id);
    const falls = fallsOf(told, centres, 'french');
    const lost = centres.filter((id) => !['french', 'nobody'].includes(told.holders.get(id)?.at(-1) ?? ''));
    expect(falls.map(({ place }) => place).toSorted()).toEqual(lost.toSorted());
    for (const { place, at, holder } of falls) {
      const after = told.holders.get(place)?.slice(at) ?? [];
      expect(after).not.toContain('french');
      expect(after.at(-1)).toBe(holder);
      if (at > 0) expect(told.holders.get(place)?.[at - 1]).toBe('french');
    }
  });

  test.each(languages)('has words for each figure in %s', async (language) => {
    const words = await game.books.words[language]();
    for (const { key, count } of [...(reckoning?.points ?? []), ...(reckoning?.toll ?? [])]) {
      expect(words.tally?.(key, count), key).toContain(`${count}`);
    }
    const paid = reckoning?.toll.find(({ key }) => key === 'paid');
    expect(words.tally?.('paid', 3, paid?.of)).toContain(`${paid?.of}`);
  });
});

describe.each(languages)('the log in %s', (language) => {
  let words: GameWords;
  beforeAll(async () => {
    words = await game.books.words[language]();
  });
  const tale = taleAt(table, null);

  test('has a sentence on every line, in the order of play', () => {
    const lines = logLines(tale, words);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter(({ sentence }) => plain(sentence).trim() === '')).toEqual([]);
    const entries = lines.map(({ entry }) => entry);
    expect(entries).toEqual(entries.toSorted((a, b) => a - b));
  });

  test('chapters keep every line', () => {
    const lines = logLines(tale, words);
    expect(chapters(lines).flatMap((chapter) => chapter.lines)).toEqual(lines);
  });
});

test('a signal is in capitals without accents; Vietnamese keeps its letters', () => {
  expect(telegram('Éliane holds.', 'en')).toBe('ELIANE HOLDS STOP');
  expect(telegram('Điện Biên Phủ.', 'vi')).toBe('Điện Biên Phủ.');
});

test.each([
  ['season', 'initial-assault'],
  ['vallee', 'flak-raid'],
  ['vallee', 'beatrice'],
] as const)(
  'the turning point of a short battle is what decided it, not its end, and it has its own turns: %s %s',
  async (id, scenario) => {
    const battle = await loadGame(id);
    if (!battle) throw new Error('no game');
    const played = new Table(battle, { scenario, options: [], seed: 'short' });
    while (played.prompt) played.choose(battle.mind.bot(played.state, played.prompt).choice);
    const before = battle.face.view(battle.play.setup(played.setup), null, null);
    const { turns, turningPoints } = chronicle(before, taleAt(played, null), played.entries.length);
    expect(turningPoints.map(({ event }) => battle.face.fact(event).kind)).not.toContain('end');
    expect(turningPoints.length).toBeGreaterThan(0);
    expect(turns.every((turn) => turn >= before.turn && turn <= played.state.turn)).toBe(true);
  },
);
