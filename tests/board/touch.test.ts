/** Every game's own map under a finger: what stands for a place is met before the ground of its neighbour. */

import { describe, expect, test } from 'vitest';
import { layOut } from '../../src/board/areas/layout';
import type { Point, Rect } from '../../src/board/base/geometry';
import { hit } from '../../src/board/base/hit';
import { lostValley } from '../../src/games/lost-valley';
import { season } from '../../src/games/season';
import { storm } from '../../src/games/storm';
import { vallee } from '../../src/games/vallee';
import type { Game } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import type { View } from '../../src/kernel/view';
import { phones, stand } from './standing';

const levels = ['far', 'middle'] as const;
const games: readonly Game[] = [lostValley, storm, season, vallee];

/** The start, and a position from the bot's play. */
function positions(game: Game): [View, View] {
  const table = new Table(game, { scenario: game.scenarios[0] ?? '', options: [], seed: 'fingers' });
  const seen = () => game.face.view(table.state, game.sides[0] ?? '', null);
  const start = seen();
  for (let i = 0; table.prompt && i < 100; i++) table.choose(game.mind.bot(table.state, table.prompt).choice);
  return [start, seen()];
}

/** A hair inside each corner. */
const corners = ({ x, y, width, height }: Rect): Point[] =>
  [x + 0.5, x + width - 0.5].flatMap((cx) => [y + 0.5, y + height - 0.5].map((cy): Point => [cx, cy]));

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const views = positions(game);

  test.each(levels)("each badge's four corners and the middle of each place hit it: %s", async (level) => {
    const words = await game.books.words.en();
    phones.forEach((phone, i) => {
      const met = stand(game, views[i] ?? views[0], words, layOut(game.face.map, phone), level);
      const things = met.map(({ thing }) => thing);
      expect(met.length).toBeGreaterThan(10);
      const wrong = met.flatMap(({ id, boxes, thing }) =>
        [thing.at, ...boxes.flatMap(corners)].flatMap((point) => {
          const other = hit(things, point)?.id;
          return other === id ? [] : [`${id} at ${point.map(Math.round)} is ${other}`];
        }),
      );
      expect(wrong).toEqual([]);
    });
  });
});
