import { Container } from 'pixi.js';
import type { View } from '../../kernel/view';
import type { Chart } from '../base/chart';
import type { Point } from '../base/geometry';
import { type Strike, strikesOf } from '../base/strikes';
import type { BoardLook, Lights } from '../base/types';
import { layNames } from './lettering';
import { layLinks, layPaths, layStrikes, layWays, newLines } from './lines';
import type { BoardScene } from './place-pictures';

/** What the marks are drawn for, whatever stands on the map. */
export type SheetKit = Pick<BoardScene, 'textures' | 'map' | 'layout' | 'level' | 'palette' | 'words'>;

/** Links beside which others are lit. */
const FADED = 0.38;

/** What is written and drawn on the ground: names, the ways between places, and who strikes whom. */
export class Markings {
  readonly layers: readonly Container[];
  private readonly names = new Container();
  private readonly lines = newLines();
  private strikes: readonly Strike[] = [];

  constructor() {
    const { links, paths, ways, strikes } = this.lines;
    this.layers = [this.names, links, paths, ways, strikes];
  }

  /** The names on the ground. */
  letter({ textures, map, layout, palette, words }: SheetKit, chartOf: () => Chart | null): void {
    // A country of its own draws its own water and roads: the names of the atlas would not lie on them.
    const chart = map.country ? null : chartOf();
    if (!chart) return;
    layNames(this.names, {
      textures,
      palette,
      chart,
      words,
      scale: layout.scale,
      keepClear: [...layout.places.values()],
    });
  }

  /** Lays the lines: the pen is finer at a nearer level. */
  *layLines(sheet: SheetKit): Generator<undefined, void> {
    const kit = kitFor(sheet);
    layLinks(this.lines, sheet.map, kit);
    yield;
    yield* layPaths(this.lines, sheet.map, kit);
  }

  /** The ways of whatever is in hand. */
  light(sheet: SheetKit, { targets, ways }: Lights): void {
    this.lines.links.alpha = targets === null ? 1 : FADED;
    layWays(this.lines, ways, kitFor(sheet));
  }

  /** The arrows of the view. The answer draws new ones from 0 to 1; null where none is new, and all are drawn. */
  strike(sheet: SheetKit, view: View, zoom: number): ((t: number) => void) | null {
    const now = strikesOf(sheet.map, view);
    const known = new Set(this.strikes.map(({ owner, to }) => `${owner} ${to}`));
    const fresh = now.some(({ owner, to }) => !known.has(`${owner} ${to}`));
    this.strikes = now;
    const draw = layStrikes(this.lines, now, { ...kitFor(sheet), zoom });
    if (!fresh) draw(1);
    return fresh ? draw : null;
  }

  show({ links, paths, names }: BoardLook['layers'], { targets }: Lights): void {
    this.lines.links.visible = links;
    this.lines.paths.visible = paths && targets === null;
    this.names.visible = names;
  }
}

function kitFor({ textures, map, layout, level, palette }: SheetKit) {
  // Lines grow with the sheet, but less than it does.
  const { middleFrom, nearFrom, scale } = layout;
  const from = { far: 1, middle: Math.max(1, middleFrom), near: nearFrom }[level];
  return {
    textures,
    palette,
    liveries: map.liveries,
    places: pointsOn({ map, layout }),
    pen: Math.sqrt(scale) / from ** 0.55,
  };
}

/** Where lines may end: whatever stands on a point. Areas touch, and need none. */
function pointsOn({ map, layout }: Pick<SheetKit, 'map' | 'layout'>): Map<string, Point> {
  const points = new Map(layout.places);
  for (const { id, outline } of map.places) if (outline) points.delete(id);
  return points;
}
