import { expect, test } from 'vitest';
import { season } from '../../../src/games/season';
import { Table } from '../../../src/kernel/table';
import { centresOf, fits, postsIn, strengthOf } from '../../../src/panels/posts/posts';

const { state } = new Table(season, { scenario: 'five-hills', options: [], seed: 'posts' });
const { map } = season.face;
const view = season.face.view(state, 'french', null);
const rows = centresOf(map).flatMap((centre) => postsIn(map, view, centre));

test('every post is listed once, by its centre from the north', () => {
  expect(rows).toHaveLength(44);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(44);
  expect(rows[0]?.id).toBe('G1');
});

test('who faces a post is told by number alone, from where and how near', () => {
  const facing = rows.flatMap((row) => row.facing);
  expect(facing.length).toBeGreaterThan(0);
  for (const { from, count } of facing) {
    const there = view.counters.filter(({ at, side }) => at === from && side === 'viet-minh');
    expect(count).toBe(there.length);
  }
});

test('a centre is summed up: units and steps that hold it, and all who face it, each zone once', () => {
  const dominique = rows.filter(({ id }) => id.startsWith('D'));
  const units = dominique.flatMap(({ counters }) => counters);
  const around = [...new Set(dominique.flatMap(({ facing }) => facing.map(({ from }) => from)))];
  expect(around.length).toBeGreaterThan(1);
  expect(strengthOf(dominique, 'french')).toEqual({
    units: units.length,
    steps: units.reduce((sum, { steps }) => sum + steps, 0),
    facing: view.counters.filter(({ at, side }) => side === 'viet-minh' && around.includes(at)).length,
  });
});

test('a list of posts can be cut down to those that matter', () => {
  const only = (filter: Parameters<typeof fits>[1]) => rows.filter((row) => fits(row, filter, 'french'));
  expect(only('all')).toEqual(rows);
  expect(only('star').map(({ id }) => id)).toEqual(['D1', 'D2', 'E1', 'E2', 'E4']);
  expect(only('taken').every(({ holder }) => holder === 'viet-minh')).toBe(true);
  expect(only('threatened').every(({ facing, holder }) => facing.length > 0 && holder === 'french')).toBe(true);
});
