/** What A Season in Hell tells, card by card. */
import { describe, expect, test } from 'vitest';
import { season } from '../../../src/games/season';
import { Table } from '../../../src/kernel/table';
import { type Beat, isCard } from '../../../src/panels/tale/telling';
import { countsOf } from '../../../src/panels/tale/told-losses';
import { volleyOf } from '../../../src/panels/tale/volley';
import { cardsIn, scriptAt } from './telling-kit';

const table = new Table(season, { scenario: 'initial-assault', options: [], seed: 'sfc32:tale-1' });
for (let i = 0; i < 400 && table.prompt; i++) table.choose(season.mind.bot(table.state, table.prompt).choice);
const script = scriptAt(table, 'french');
const cards = cardsIn(script);
const counters = new Set(season.face.view(table.state, null, null).counters.map(({ id }) => id));
const firstAssault = cards.find(({ is }) => is === 'volley')?.from ?? 0;
const isDug = (beat: Beat) =>
  (isCard(beat) ? beat.steps : [beat.step]).some(({ facts }) => facts.some(({ event }) => event.is === 'trench'));
const isCounter = (id: string) => counters.has(id);

describe('5.0 an impulse', () => {
  const from = cards.findIndex(({ is }) => is === 'volley');
  const impulse = cards.slice(from, cards.findIndex(({ is }) => is === 'summary') + 1);

  test('is told order by order: barrages, fire, barrages in answer, then the assaults one by one, and summed up', () => {
    const fights = impulse.filter(({ is }) => is === 'fight').length;
    expect(fights).toBe(8);
    expect(impulse.map(({ is, by, fight }) => [is, by, fight].join(' '))).toEqual([
      'volley viet-minh barrage',
      'volley french fire',
      'volley french barrage',
      'plans viet-minh ',
      ...new Array(fights).fill('fight viet-minh assault'),
      'summary viet-minh ',
    ]);
  });

  test('5.5 assaults declared together are announced, and counted as they are fought', () => {
    const plans = impulse.find(({ is }) => is === 'plans')?.plans ?? [];
    const fights = impulse.filter(({ is }) => is === 'fight');
    expect(fights.map(({ place }) => place)).toEqual(plans.map(({ place }) => place));
    expect(fights.map(({ part }) => part)).toEqual(plans.map((_, i) => ({ at: i + 1, of: plans.length })));
  });

  test('whoever planned them is not told of his own plans', () => {
    expect(cardsIn(scriptAt(table, 'viet-minh')).filter(({ is, by }) => is === 'plans' && by === 'viet-minh')).toEqual(
      [],
    );
  });

  test('5.2 a barrage at three posts is one card: its dice together, a line for each post that suffered', () => {
    const [barrage] = impulse;
    if (!barrage) throw new Error('no barrage');
    const { dice, hits, lines } = volleyOf(barrage, isCounter);
    expect([dice, hits.length]).toEqual([3, 2]);
    expect(lines.map(({ place, harms }) => [place, harms.join()])).toEqual([
      ['AM1', 'disorganized'],
      ['H6', 'disorganized'],
    ]);
    expect(
      countsOf(
        barrage.steps.flatMap(({ facts }) => facts),
        'french',
      ),
    ).toEqual([{ harm: 'disorganized', count: 2 }]);
  });

  test('5.5 both dice, the losses, who moves in and whose the post is now stand on one card', () => {
    const falls = cards.filter(({ is, outcome }) => is === 'fight' && outcome === 'falls');
    expect(falls.length).toBeGreaterThan(0);
    for (const { steps } of falls) {
      const kinds = steps.map(({ is }) => is);
      expect(kinds.slice(0, 2)).toEqual(['declared', 'roll']);
      expect(kinds.indexOf('moves')).toBeGreaterThan(1);
      expect(kinds.indexOf('ground')).toBeGreaterThan(kinds.indexOf('moves'));
    }
  });
});

test('4.2 marches of the other side are lines: none of them is a card', () => {
  const marches = script.beats.filter((beat) => !isCard(beat) && beat.step.is === 'moves');
  expect(marches.length).toBeGreaterThan(5);
  expect(cards.filter(({ steps, is }) => is !== 'fight' && steps.some((step) => step.is === 'moves'))).toEqual([]);
});

test('7.0, 8.0 the end of a week is one card', () => {
  const ends = cards.filter(({ is }) => is === 'turn-end');
  expect(ends.length).toBeLessThanOrEqual(table.state.turn);
  for (const end of ends) expect(end.phase).toBe('siege');
});

test('3.1 what is dug in a row is one line, with the first and the last level of each place', () => {
  const dug = script.beats.filter((beat) => beat.from < firstAssault && isDug(beat));
  expect(dug.map(({ is }) => is)).toEqual(['line']);
  const [facts] = dug.map((beat) => (isCard(beat) ? [] : beat.step.facts));
  expect(facts?.length).toBeGreaterThan(5);
});

test('9.0 a set-up that the other side alters is told in one line', () => {
  const altered = new Table(season, { scenario: 'full-battle', options: [], seed: 'sfc32:set-up' });
  while (altered.prompt && altered.state.phase.startsWith('set-up')) {
    const move = altered.prompt.choices.find((choice) => choice.do === 'move');
    const made = altered.entries.filter(({ side }) => side === altered.prompt?.side).length;
    altered.choose(move && made < 4 ? move : { do: 'done' });
  }
  const told = scriptAt(altered, 'french').beats.flatMap((beat) => (isCard(beat) ? [] : [beat.step]));
  expect(told.filter(({ is, author }) => is === 'moves' && author === 'viet-minh')).toHaveLength(1);
});
