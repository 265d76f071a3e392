import type { Ink } from '../ground/sheet';

/** The faces of the map, as canvas font strings. The page loads them before the first drawing. */
export const condensed = (weight: 500 | 600 | 700, size: number) => `${weight} ${size}px Cond, sans-serif`;
export const stencil = (size: number) => `800 ${size}px Stencil, Cond, sans-serif`;
export const mapItalic = (size: number) => `italic 400 ${size}px Hydro, serif`;

const faces: readonly string[] = [
  condensed(500, 14),
  condensed(600, 14),
  condensed(700, 14),
  stencil(16),
  mapItalic(15),
];

/** Must be done before anything is lettered. Only the parts of the faces that this text needs are fetched. */
export async function fetchFaces(text: string): Promise<void> {
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, text)));
}

export interface Lettering {
  readonly font: string;
  readonly fill: string;
  readonly align?: CanvasTextAlign;
  /** Pixels the text may take; it is drawn narrower rather than longer. */
  readonly room?: number;
  readonly halo?: { readonly colour: string; readonly width: number };
}

/** Writes on the alphabetic base line. */
export function write(ink: Ink, text: string, x: number, y: number, how: Lettering): void {
  ink.font = how.font;
  ink.textAlign = how.align ?? 'center';
  ink.textBaseline = 'alphabetic';
  const room = how.room !== undefined && ink.measureText(text).width > how.room ? how.room : undefined;
  if (how.halo) {
    ink.lineJoin = 'round';
    ink.strokeStyle = how.halo.colour;
    ink.lineWidth = how.halo.width;
    ink.strokeText(text, x, y, room);
  }
  ink.fillStyle = how.fill;
  ink.fillText(text, x, y, room);
}

/** A figure with a real minus sign; null is printed as a cross. */
export function figure(value: number | null): string {
  if (value === null) return '×';
  return value < 0 ? `−${-value}` : String(value);
}
