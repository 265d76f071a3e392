import { describe, expect, test } from 'vitest';
import { readerOf } from '../../../src/app/session/telling';
import { trials } from '../../../src/cli/games';
import { trial } from '../../../src/cli/trial';
import { lostValley } from '../../../src/games/lost-valley';
import { storm } from '../../../src/games/storm';
import type { Game } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { stageFor } from '../../../src/panels/tale/stage';
import { type Beat, isCard, scriptOf } from '../../../src/panels/tale/telling';
import { lossesOf } from '../../../src/panels/tale/told-losses';
import { isNews } from '../../../src/panels/tale/told-steps';
import { cellsOf, sumOf } from '../../../src/panels/tale/told-sums';
import { cardsIn, happenedAt, scriptAt, taleAt } from './telling-kit';

/** The bot plays on for so many choices. */
function playedOn(game: Game, choices: number, seed = 'telling'): Table {
  const table = new Table(game, { scenario: game.scenarios[0] ?? '', options: [], seed });
  for (let i = 0; i < choices && table.prompt; i++) table.choose(game.mind.bot(table.state, table.prompt).choice);
  return table;
}

const stepsOf = (beat: Beat) => (isCard(beat) ? beat.steps : [beat.step]);

describe.each(trials.map((one) => [one.game.id, one] as const))('%s', (_id, tried) => {
  const { game } = tried;
  const random = trial(
    tried,
    { scenario: game.scenarios[0] ?? '', options: [], seed: 'random' },
    { resume: 99, refuse: 99, back: 99 },
  ).table;
  const whole: readonly (readonly [string, Table])[] = [
    ['random', random],
    ['bot', playedOn(game, 5000)],
  ];

  test.each(whole)(
    'a whole %s game: every roll is in a card or a line, or is counted as having changed nothing',
    (_, table) => {
      const script = scriptAt(table);
      const told = new Set(script.beats.flatMap(stepsOf).flatMap(({ facts }) => facts));
      const untold = script.happened.filter((one) => one.fact.roll && !told.has(one));
      expect(untold).toEqual(script.quiet.filter(({ fact }) => fact.roll));
      expect(script.quiet.filter(({ fact }) => isNews(fact))).toEqual([]);
      expect(table.state.result).not.toBeNull();
    },
  );

  test.each(whole)('a whole %s game: each printed sum adds up, in at most six groups', (_, table) => {
    const rolls = happenedAt(table, null).flatMap(({ fact }) => fact.roll ?? []);
    expect(rolls.length).toBeGreaterThan(0);
    for (const roll of rolls) {
      const { parts, total } = sumOf(roll, game.face.groupOf);
      expect(
        parts.reduce((all, { value }) => all + value, 0),
        JSON.stringify(roll),
      ).toBe(total);
      expect(parts.length).toBeLessThanOrEqual(6);
      expect(parts.slice(1).every(({ value }) => value !== 0)).toBe(true);
    }
  });

  test.each(whole)(
    'a whole %s game: no card for a single small change, and each fact is told once and in order',
    (_, table) => {
      const { beats } = scriptAt(table);
      for (const beat of beats) {
        if (!isCard(beat) || beat.is !== 'gathered') continue;
        expect(beat.steps.length).toBeGreaterThan(2);
      }
      const moments = beats.flatMap(stepsOf).filter(({ is }) => is !== 'line');
      const facts = moments.flatMap((step) => step.facts);
      expect(new Set(facts).size).toBe(facts.length);
      const starts = beats.map(({ from }) => from);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    },
  );

  test('the told position at each step is the position after that fact', () => {
    const table = playedOn(game, 120);
    const side = game.sides[0] ?? '';
    const reader = readerOf(table, { turn: 0, phase: '' });
    const script = scriptOf(taleAt(table, side), stageFor(game, side));
    const shown = new Map(
      [-1, ...table.entries.keys()].map((entry) => [
        entry,
        table.frames(entry, (state) => game.face.view(state, side, null)),
      ]),
    );
    const steps = script.beats.flatMap(stepsOf);
    expect(steps.length).toBeGreaterThan(10);
    for (const { to } of steps) {
      const one = script.happened[to];
      if (!one) throw new Error('a step without a fact');
      expect(reader.frame(one, side)).toEqual(shown.get(one.entry)?.[one.index]);
    }
    expect(shown.get(-1)).toHaveLength(table.opening.length);
  });

  test('what is added later never changes the cards before it', () => {
    const table = playedOn(game, 90);
    const stage = stageFor(game, game.sides[0] ?? '');
    const whole = scriptOf(taleAt(table, null), stage).beats;
    for (let end = 10; end < table.entries.length; end += 3) {
      const tale = taleAt(table, null, end);
      const part = scriptOf(tale, stage).beats;
      const closed = part.filter(({ to }) => to < tale.happened.length - 40);
      const heads = (beats: readonly Beat[]) => beats.map(({ is, from }) => [is, from]);
      expect(heads(whole).slice(0, closed.length)).toEqual(heads(closed));
    }
  });
});

describe.each(trials.map(({ game }) => [game.id, game] as const))('the opening of a turn in %s', (_id, game) => {
  test('is told once: what follows after it has been told has no part in it', () => {
    const tale = taleAt(playedOn(game, 90), game.sides[0] ?? '');
    const all = tale.happened;
    const stage = stageFor(game, game.sides[0] ?? '');
    const plates = scriptOf(tale, stage).beats.filter(({ is }) => is === 'turn');
    expect(plates.length).toBeGreaterThan(0);
    for (const { from, to } of plates) {
      const seen = all.findIndex(({ fact }, i) => i >= from && (isNews(fact) || fact.roll));
      for (let told = seen + 1; seen >= 0 && told <= to; told++) {
        const beats = scriptOf(tale, { ...stage, told }).beats;
        const again = beats.filter((beat) => beat.is === 'turn' && beat.from < told && beat.to >= told);
        expect(again, `told ${told} of ${from} to ${to}`).toEqual([]);
      }
    }
  });
});

describe('The Lost Valley', () => {
  const table = playedOn(lostValley, 60, 'sfc32:guide-1');
  const cards = cardsIn(scriptAt(table));

  test('a turn opens with its card; two assaults are announced, fought one card each, and summed up', () => {
    expect(cards.slice(0, 5).map(({ is }) => is)).toEqual(['turn', 'plans', 'fight', 'fight', 'summary']);
    expect(cards.slice(2, 4).map(({ part }) => part)).toEqual([
      { at: 1, of: 2 },
      { at: 2, of: 2 },
    ]);
  });

  test('8.1 the damage to the airstrip is nobody’s roll, supply is the garrison’s', () => {
    const steps = scriptAt(playedOn(lostValley, 60)).beats.flatMap(stepsOf);
    const authors = (phase: string) =>
      steps.flatMap(({ facts: [first], roll, author }) => (roll && first?.phase === phase ? [author] : []));
    expect(new Set(authors('airstrip'))).toEqual(new Set([null]));
    expect(new Set(authors('rp'))).toEqual(new Set(['french']));
  });

  test('one fight is one card: assault, losses of both, and who holds the place', () => {
    const falls = cards.find(({ outcome }) => outcome === 'falls');
    expect(falls?.steps.map(({ is }) => is)).toEqual(['declared', 'roll', 'roll', 'roll', 'ground']);
    expect(falls?.steps.map(({ author }) => author)).toEqual(['308', '308', 'french', '308', '308']);
  });

  test('an interdicted airstrip is a line, a destroyed one a moment with its roll', () => {
    const strip = cards.filter(({ is, place }) => is === 'moment' && place === 'huguette');
    expect(strip[0]?.steps[0]?.roll?.read?.table).toBe('3');
    expect(JSON.stringify(strip[0]?.steps[0]?.facts.map(({ event }) => event))).toContain('destroyed');
  });

  test('sapping below three works is a line each, a division that joins a moment of its own', () => {
    const joins = cards.find(({ is, by }) => is === 'moment' && by === '304');
    expect(joins?.steps.map(({ is }) => is)).toEqual(['roll', 'line']);
  });

  test('the rows of a table are at most eight cells, the hit one among them, better to the right for the garrison', () => {
    const rows = lostValley.face.rowsOf('9');
    if (!rows) throw new Error('no table');
    for (const [hit] of rows.rows.entries()) {
      const cells = cellsOf(rows, hit, 'french');
      expect(cells.length).toBeLessThanOrEqual(8);
      expect(cells.filter((cell) => cell.hit)).toHaveLength(1);
      expect(cells.at(-1)?.good).toBe(1);
    }
    expect(cellsOf(rows, 0, 'french').map(({ text }) => text)).toEqual([
      '≤ −1',
      '0–1',
      '2–3',
      '4–6',
      '7–8',
      '9',
      '10',
      '11+',
    ]);
    expect(cellsOf(rows, 0, 'viet-minh')[0]?.good).toBe(1);
  });
});

describe('Storm', () => {
  const table = playedOn(storm, 400, 'sfc32:guide-1');
  const script = scriptAt(table);
  const cards = cardsIn(script);
  const view = table.game.face.view(table.state, 'french', null);

  test('cards put on an assault, the reaction, both rolls, losses and who moves in are one card', () => {
    const assaults = cards.filter(({ fight }) => fight === 'assault');
    const told = assaults.map(({ outcome, steps }) => `${outcome}: ${steps.map(({ is }) => is).join(' ')}`);
    expect(told).toContain('holds: card card declared card roll losses roll losses losses');
    expect(told).toContain('falls: card card declared roll losses moves ground losses');
  });

  test('the losses of a stack are one line: of each company the gravest thing', () => {
    const fire = cards.find(({ fight, place }) => fight === 'fire' && place === '11');
    const losses = fire?.steps.filter(({ is }) => is === 'losses') ?? [];
    expect(losses).toHaveLength(1);
    const [stack] = lossesOf(losses[0]?.facts ?? [], view.counters);
    expect(stack?.formation).toBe('209/312');
    expect(stack?.harmed.map(({ harm, units, to }) => [harm, units.length, to])).toEqual([
      ['retreats', 3, '7'],
      ['spent', 6, null],
    ]);
  });

  test('a march of several steps is one line from its first area to its last', () => {
    const march = script.beats.find(
      (beat) => beat.is === 'line' && beat.step.is === 'moves' && beat.step.facts.length > 2,
    );
    expect(march).toBeDefined();
  });

  test('the end of a turn is one card: supply, arrivals; who passed before it is a line', () => {
    const end = cards.find(({ is }) => is === 'turn-end');
    const passes = script.beats.filter((beat) => !isCard(beat) && beat.step.facts[0]?.fact.kind === 'pass');
    expect(passes.length).toBeGreaterThan(0);
    expect(end?.steps.some(({ roll }) => roll?.read?.table === 'supply')).toBe(true);
  });
});
