/** What only maps with areas need: their sheet, their plates and the small counters on them. Fetched with the first such map. */
import { platePicture } from '../art/area-plate';
import { miniPicture } from '../art/mini';
import { magnified } from '../art/picture';
import { AreaMap } from './area-map';
import { AreaPlates } from './area-plates';
import type { AreaKit } from './map-extras';

export const areaKit: AreaKit = {
  newMap: () => new AreaMap(),
  newPlates: () => new AreaPlates(),
  picture: ({ face, drawn, magnified: by }, level, palette) => magnified(platePicture(face, drawn, level, palette), by),
  mini: miniPicture,
};
