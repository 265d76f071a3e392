import type { AreaLight } from '../areas/lights';
import type { Net } from '../areas/net';
import { alpha, type Palette } from '../base/palette';
import { type Ink, trace, traceWith } from '../ground/sheet';

const VEIL = 0.44;
/** A wash is cut in three by price, the cheapest the darkest; neighbouring depths are told apart by their contour. */
const WASH = { day: [0.46, 0.24, 0.08], night: [0.4, 0.22, 0.08] } as const;
const LINES = {
  planned: { width: 3.6, dash: [] },
  asked: { width: 3.2, dash: [] },
  fight: { width: 2.4, dash: [6, 3] },
  over: { width: 2.4, dash: [2, 3] },
  acting: { width: 3.2, dash: [] },
  ready: { width: 1.6, dash: [] },
} as const;

/** Veil, wash and outlines: drawn anew whenever something is lit. */
export function drawLights(
  ink: Ink,
  net: Net,
  lights: ReadonlyMap<string, AreaLight>,
  palette: Palette,
  pen: number,
): void {
  ink.lineJoin = 'round';
  ink.lineCap = 'butt';
  const lit = [...lights].flatMap(([id, light]) => {
    const outline = net.outlines.get(id);
    return outline ? [{ outline, hole: net.holes.get(id), light }] : [];
  });
  for (const { outline, hole, light } of lit) {
    const fill = fillOf(light, palette);
    if (fill === null) continue;
    traceWith(ink, outline, hole);
    ink.fillStyle = fill;
    ink.fill('evenodd');
  }
  contours(ink, net, lights, palette, pen);
  for (const { outline, hole, light } of lit) {
    const { held } = light;
    const line = held ? 'planned' : light.line;
    if (line === undefined) continue;
    const { width, dash } = LINES[line];
    traceWith(ink, outline, hole);
    if (line !== 'acting') {
      ink.setLineDash([]);
      ink.strokeStyle = alpha(palette.paper, 0.9);
      ink.lineWidth = width * 2 * pen;
      ink.stroke();
    }
    ink.setLineDash(dash.map((length) => length * pen));
    ink.strokeStyle = held ? palette.sel : colourOf(light, palette);
    ink.lineWidth = width * pen;
    ink.stroke();
  }
  ink.setLineDash([]);
}

function fillOf({ veiled, wash, line, held }: AreaLight, palette: Palette): string | null {
  if (veiled) return alpha(palette['g-paper'], VEIL);
  if (line === 'planned' || held) return alpha(palette.sel, 0.26);
  if (line === 'fight') return alpha(palette.laterite, 0.1);
  return wash === undefined ? null : alpha(palette.legal, WASH[palette.theme][wash]);
}

/** Where a wash changes its depth, and where it ends. */
function contours(
  ink: Ink,
  { borders }: Net,
  lights: ReadonlyMap<string, AreaLight>,
  palette: Palette,
  pen: number,
): void {
  for (const { areas, line } of borders) {
    const [a, b] = [0, 1].map((i) => lights.get(areas[i] ?? '')?.wash);
    if (a === b) continue;
    const ends = a === undefined || b === undefined;
    trace(ink, line, false);
    if (ends) {
      ink.strokeStyle = alpha(palette.paper, 0.9);
      ink.lineWidth = 3.7 * pen;
      ink.stroke();
    }
    ink.strokeStyle = ends ? palette.legal : alpha(palette.legal, 0.9);
    ink.lineWidth = (ends ? 2.4 : 1.7) * pen;
    ink.stroke();
  }
}

function colourOf({ line, colour }: AreaLight, palette: Palette): string {
  if (line === 'asked' || line === 'planned') return palette.sel;
  if (line === 'fight') return palette.laterite;
  if (line === 'over') return palette.warn;
  return line === 'acting' ? (colour ?? palette.ink) : palette.legal;
}
