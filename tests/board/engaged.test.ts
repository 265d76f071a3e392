/** Those who have come up to a post stand outside it, whole in number and on top of nothing. */
import { expect, test } from 'vitest';
import { layOut, postRadii } from '../../src/board/areas/layout';
import { overlap } from '../../src/board/areas/place-plates';
import { about } from '../../src/board/areas/tag-spots';
import { badgeAt, groupsOf } from '../../src/board/extras/engaged';
import { season } from '../../src/games/season';
import { Table } from '../../src/kernel/table';
import type { View } from '../../src/kernel/view';

const { map } = season.face;
const MANY = 1500;

/** Every position of a bot's game in which somebody is engaged, to both sides' eyes. */
function positions(): View[] {
  const found: View[] = [];
  for (const scenario of season.scenarios.slice(0, 2)) {
    const table = new Table(season, { scenario, options: [], seed: `engaged ${scenario}` });
    for (let i = 0; table.prompt && i < MANY; i++) {
      table.choose(season.mind.bot(table.state, table.prompt).choice);
      for (const side of season.sides) {
        const view = season.face.view(table.state, side, table.prompt);
        if (view.counters.some(({ states }) => states.includes('at-base'))) found.push(view);
      }
    }
  }
  return found;
}

const all = positions();

test('badges at brackets sum up to the engaged, and the area behind them counts the rest', () => {
  expect(all.length).toBeGreaterThan(50);
  const layout = layOut(map, { width: 390, height: 604 });
  for (const view of all) {
    const places = new Map(view.places.map((place) => [place.id, place]));
    const groups = groupsOf({ map, layout }, places);
    const known = view.counters.filter(({ states }) => states.includes('at-base'));
    const shown = groups.flatMap(({ engaged }) => engaged.counters);
    expect([...shown].sort()).toEqual(known.map(({ id }) => id).sort());
  }
});

test.each([
  ['far', 19, 15],
  ['middle', 34, 18],
  ['near', 120, 45],
] as const)('no badge meets the loop of its post: %s', (level, width, height) => {
  for (const window of [
    { width: 390, height: 604 },
    { width: 360, height: 500 },
  ]) {
    const [rx, ry] = postRadii(layOut(map, window), level);
    for (let heading = -Math.PI; heading < Math.PI; heading += 0.05) {
      const box = about(badgeAt(heading, { rx, ry }, { width, height }), { width, height });
      expect(overlap(box, { x: -rx, y: -ry, width: rx * 2, height: ry * 2 })).toBe(0);
    }
  }
});

test('a badge whose place is taken slides along the outline', () => {
  const size = { width: 19, height: 15 };
  const loop = { rx: 14, ry: 12 };
  const free = badgeAt(0, loop, size);
  const slid = badgeAt(0, loop, size, [about(free, size)]);
  expect(overlap(about(slid, size), about(free, size))).toBe(0);
  expect(overlap(about(slid, size), { x: -14, y: -12, width: 28, height: 24 })).toBe(0);
});
