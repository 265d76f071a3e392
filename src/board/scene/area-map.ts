import type { BoardMap, Livery, View } from '../../kernel/view';
import { arrowsOf } from '../areas/arrow-shapes';
import { areaLights } from '../areas/lights';
import type { Rect } from '../base/geometry';
import { wornBy } from '../base/palette';
import type { Level } from '../base/types';
import { AreaLayer } from './area-layer';
import { Arrows } from './arrows';
import type { Pieces } from './pieces';
import type { BoardScene } from './place-pictures';
import type { PageFrame } from './tiled-page';

/** Width of the sheet that the strokes of a map of areas were drawn for. */
const DRAWN_FOR = 390;

/** What a map of areas has and a map of places has not: the sheet of polygons below the pieces, the arrows above. */
export class AreaMap {
  readonly sheet = new AreaLayer();
  readonly arrows = new Arrows();
  /** The level that the sheet is drawn for: it waits until fingers and map are at rest. */
  private level: Level | null = null;
  private shown = '';

  /** Whether the sheet is still drawn for another level. */
  isBehind(level: Level): boolean {
    return this.level !== null && this.level !== level;
  }

  /** Draws each part anew where it has changed, with rests in between; until all is drawn the old sheet is seen. */
  *draw(
    scene: BoardScene,
    { density, send }: Pick<PageFrame, 'density' | 'send'>,
    settled: boolean,
  ): Generator<undefined, void> {
    const { view, layout, map, palette, lights, shown } = scene;
    const { net, sheet, middleFrom, nearFrom } = layout;
    if (net.outlines.size === 0) return;
    if (settled || this.level === null) this.level = scene.level;
    const from = { far: 1, middle: Math.max(1, middleFrom), near: nearFrom }[this.level];
    const kit = {
      map,
      net,
      sheet,
      palette,
      density: density * Math.min(2, from),
      send,
      pen: Math.sqrt(sheet.width / DRAWN_FOR) / from ** 0.55,
      extras: scene.extras?.sheet ?? null,
    };
    const lit = areaLights(view, lights, shown, { palette, liveries: map.liveries });
    const { level } = this;
    yield* this.sheet.sheetOf(level).draw(kit, holdersOf(view, map), lit);
    this.sheet.show(level);
  }

  /** Points out who moves. The answer draws a new arrow from 0 to 1; null where none is new. */
  point(
    { view, lights, layout, textures, palette, map }: BoardScene,
    pieces: Pieces,
    zoom: number,
  ): ((t: number) => void) | null {
    const { net, places: labels, sheet } = layout;
    if (net.outlines.size === 0) return null;
    const now = arrowsOf(view, lights);
    const key = JSON.stringify(now);
    const fresh = key !== this.shown && now.length > 0;
    this.shown = key;
    const { lines = [] } = lights;
    const ends = lines.flatMap(({ places }) => [...places.slice(0, 1), ...places.slice(-1)]);
    const boxes = pieces.boxes([...now.flatMap(({ from, to }) => [from, to]), ...ends]);
    const plates = new Map(
      now
        .flatMap(({ from, to }) => [from, to])
        .flatMap((id) => {
          const parts = pieces.boxes([id]);
          return parts.length > 0 ? [[id, around(parts)] as const] : [];
        }),
    );
    const draw = this.arrows.lay(now, lines, {
      textures,
      palette,
      liveries: map.liveries,
      ground: { net, labels, zoom, boxes, plates, wide: sheet.width },
    });
    draw(1);
    return fresh ? draw : null;
  }
}

/** The box about several. */
function around(boxes: readonly Rect[]): Rect {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** What the holder of each place wears. */
function holdersOf({ places }: View, { liveries }: BoardMap): Map<string, Livery> {
  const holders = new Map<string, Livery>();
  for (const { id, holder } of places) {
    const worn = wornBy(liveries, holder);
    if (worn) holders.set(id, worn);
  }
  return holders;
}
