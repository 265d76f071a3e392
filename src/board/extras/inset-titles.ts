import type { Picture } from '../art/picture';
import { tintOf } from '../art/stack';
import { condensed, write } from '../art/type';
import type { Palette } from '../base/palette';
import type { Pinned } from '../scene/map-extras';
import type { BoardScene } from '../scene/place-pictures';

const FONT = condensed(700, 12);
const INWARD = 8;

/** The names of insets, each on the upper line of its frame: as large at every zoom. */
export function insetTitles({ map, layout, textures, palette, words }: BoardScene): Pinned[] {
  return (map.insets ?? []).map(({ id, from }) => {
    const name = words.capitals ? words.place(id).toUpperCase() : words.place(id);
    const picture = titlePicture(name, textures.measure(name, FONT), palette);
    const [x, y] = [from[0] * layout.sheet.width, from[1] * layout.sheet.height];
    return (zoom) => ({ picture, at: [x * zoom + INWARD, y * zoom] });
  });
}

function titlePicture(name: string, wide: number, palette: Palette): Picture {
  const width = Math.ceil(wide) + 14;
  return {
    key: ['inset', name, palette.theme].join('|'),
    width,
    height: 18,
    anchor: [0, 9],
    draw(ink) {
      ink.fillStyle = tintOf(palette);
      ink.fillRect(0, 1, width, 16);
      write(ink, name, width / 2, 13.2, { font: FONT, fill: palette.ink });
    },
  };
}
