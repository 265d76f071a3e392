import { Container } from 'pixi.js';
import type { View } from '../../kernel/view';
import type { Chart } from '../chart';
import type { Point } from '../geometry';
import { type Strike, strikesOf } from '../strikes';
import type { BoardLook, Lights } from '../types';
import { layNames } from './lettering';
import { layLinks, layPaths, layStrikes, layWays, newLines } from './lines';
import type { Scenery } from './place-pictures';

/** What the marks are drawn for, whatever stands on the map. */
export type Sheet = Pick<Scenery, 'book' | 'map' | 'layout' | 'level' | 'palette' | 'words'>;

/** Links beside which others are lit. */
const FADED = 0.38;

/** What is written and drawn on the ground: names, the ways between places, and who strikes whom. */
export class Markings {
  readonly layers: readonly Container[];
  namesBehind = false;
  private readonly names = new Container();
  private readonly lines = newLines();
  /** Lines that were begun; `all` before any of them. */
  private left: Generator<undefined, void> | 'all' | null = null;
  private strikes: readonly Strike[] = [];

  constructor() {
    const { links, paths, ways, strikes } = this.lines;
    this.layers = [this.names, links, paths, ways, strikes];
  }

  /** The names on the ground. */
  letter({ book, map, layout, palette, words }: Sheet, chartOf: () => Chart | null): void {
    this.namesBehind = false;
    // A country of its own draws its own water and roads: the names of the atlas would not lie on them.
    const chart = map.country ? null : chartOf();
    if (!chart) return;
    layNames(this.names, { book, palette, chart, words, scale: layout.scale, keepClear: [...layout.places.values()] });
  }

  /** The pen is finer at a nearer level: the lines are laid anew at rest, not between two frames of a pinch. */
  leaveLines(): void {
    this.left = 'all';
  }

  get linesBehind(): boolean {
    return this.left !== null;
  }

  /** Goes on laying the lines for some milliseconds; false once all lie there. */
  layLines(sheet: Sheet, ms: number): boolean {
    const until = performance.now() + ms;
    if (this.left === 'all') this.left = this.laying(sheet);
    while (this.left && !this.left.next().done) if (performance.now() > until) return true;
    this.left = null;
    return false;
  }

  private *laying(sheet: Sheet): Generator<undefined, void> {
    const kit = kitFor(sheet);
    layLinks(this.lines, sheet.map, kit);
    yield;
    yield* layPaths(this.lines, sheet.map, kit);
  }

  /** The ways of whatever is in hand. */
  light(sheet: Sheet, { targets, ways }: Lights): void {
    this.lines.links.alpha = targets === null ? 1 : FADED;
    layWays(this.lines, ways, kitFor(sheet));
  }

  /** The arrows of the view. The answer draws new ones from 0 to 1; null where none is new, and all are drawn. */
  strike(sheet: Sheet, view: View, zoom: number): ((t: number) => void) | null {
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

function kitFor({ book, map, layout, level, palette }: Sheet) {
  // Lines grow with the sheet, but less than it does.
  const { middleFrom, nearFrom, scale } = layout;
  const from = { far: 1, middle: Math.max(1, middleFrom), near: nearFrom }[level];
  return {
    book,
    palette,
    liveries: map.liveries,
    places: pointsOn({ map, layout }),
    pen: Math.sqrt(scale) / from ** 0.55,
  };
}

/** Where lines may end: whatever stands on a point. Areas touch, and need none. */
function pointsOn({ map, layout }: Pick<Sheet, 'map' | 'layout'>): Map<string, Point> {
  const points = new Map(layout.places);
  for (const { id, outline } of map.places) if (outline) points.delete(id);
  return points;
}
