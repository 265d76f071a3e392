import { expect, test } from 'vitest';
import { covers, loadGame } from '../../../src/games';
import { Table } from '../../../src/kernel/table';
import type { TrackView, View } from '../../../src/kernel/view';
import { changesBetween } from '../../../src/panels/tale/told-tracks';

const view = (tracks: readonly TrackView[]): View => ({
  ...{ side: 'french', turn: 1, phase: 'assault', places: [], counters: [], cards: [] },
  tracks,
});

/** Whether one more on a track is told as good, to each side. */
function goodFor(track: TrackView, looker: string): boolean | undefined {
  const more = { ...track, value: track.value + 1, goal: track.max };
  return changesBetween(view([track]), view([more]), [], looker)[0]?.good;
}

test('more on a track is good for the side that gains by it, whoever it belongs to, and for no other', async () => {
  const wrong: string[] = [];
  for (const { id } of covers) {
    const game = await loadGame(id);
    if (!game || game.sides.length < 2) continue;
    for (const scenario of game.scenarios) {
      const table = new Table(game, { scenario, options: [], seed: 'tracks' });
      const { tracks } = game.face.view(table.state, 'french', null);
      for (const track of tracks) {
        // What is no count of anybody's: time, weather, who passed.
        if (track.clock || track.boxes === 'word' || ['turn', 'impulse', 'french-passed'].includes(track.id)) continue;
        const good = game.sides.filter((side) => goodFor(track, side));
        if (good.length !== 1) wrong.push(`${id} ${track.id}: ${good.join(' and ')}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['losses', 'french'],
  ['posts', 'viet-minh'],
  ['places-lost', 'viet-minh'],
  ['digging', 'viet-minh'],
  ['air', 'french'],
])('1.5, 9.0 of Season: more %s is good for the %s', async (id, side) => {
  const game = await loadGame('season');
  if (!game) throw new Error('no game');
  const table = new Table(game, { scenario: 'initial-assault', options: [], seed: 'tracks' });
  const track = game.face.view(table.state, 'french', null).tracks.find((one) => one.id === id);
  expect(track && game.sides.filter((one) => goodFor(track, one))).toEqual([side]);
});
