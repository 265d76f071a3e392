import { expect, test } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import { season } from '../../src/games/season';
import { storm } from '../../src/games/storm';
import { vallee } from '../../src/games/vallee';
import { layersOf } from '../../src/panels/looking-back/layers-sheet';

test('a map offers only the layers that it has', () => {
  const layers = [lostValley, storm, season, vallee].map(({ face }) => layersOf(face.map));
  expect(layers).toEqual([['links', 'paths', 'names', 'pieces'], ['pieces'], ['links', 'pieces'], ['pieces']]);
});
