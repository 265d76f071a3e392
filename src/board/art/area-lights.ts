import type { AreaLight } from '../areas/lights';
import type { Net } from '../areas/net';
import { alpha, type Palette } from '../base/palette';
import { type Ink, traceWith } from '../ground/sheet';

const VEIL = 0.5;

/** Veil and outlines: drawn anew whenever something is lit. */
export function drawLights(
  ink: Ink,
  net: Net,
  lights: ReadonlyMap<string, AreaLight>,
  palette: Palette,
  pen: number,
): void {
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  const lit = [...lights].flatMap(([id, light]) => {
    const outline = net.outlines.get(id);
    return outline ? [{ outline, hole: net.holes.get(id), light }] : [];
  });
  for (const { outline, hole, light } of lit) {
    if (!light.veiled) continue;
    traceWith(ink, outline, hole);
    ink.fillStyle = alpha(palette['g-paper'], VEIL);
    ink.fill('evenodd');
  }
  for (const { outline, hole, light } of lit) {
    if (light.line === undefined) continue;
    const colour = colourOf(light, palette);
    traceWith(ink, outline, hole);
    if (light.line === 'ready') {
      ink.strokeStyle = colour;
      ink.lineWidth = 1.8 * pen;
      ink.stroke();
      continue;
    }
    if (light.filled) {
      ink.fillStyle = alpha(colour, 0.2);
      ink.fill('evenodd');
    }
    ink.strokeStyle = alpha(palette.paper, 0.9);
    ink.lineWidth = (light.filled ? 7.5 : 5.4) * pen;
    ink.setLineDash([]);
    if (light.line !== 'acting') ink.stroke();
    ink.strokeStyle = colour;
    ink.lineWidth = (light.filled ? 5 : 3.4) * pen;
    ink.setLineDash(
      light.line === 'legal' || light.line === 'fight'
        ? [9 * pen, 5.5 * pen]
        : light.line === 'over'
          ? [3 * pen, 6 * pen]
          : [],
    );
    ink.stroke();
    ink.setLineDash([]);
  }
}

function colourOf({ line, colour }: AreaLight, palette: Palette): string {
  if (line === 'selected') return palette.sel;
  if (line === 'fight' || line === 'over') return palette.warn;
  return line === 'acting' ? (colour ?? palette.ink) : palette.legal;
}
