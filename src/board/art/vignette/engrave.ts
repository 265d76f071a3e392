import { random } from '../../ground/noise';
import type { Ink } from '../../ground/sheet';
import type { Over, Scene } from './scenery';

/** The plate: its size, its one ink, its paper. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly ink: string;
  readonly paper: string;
  /** Canvas pixels per CSS pixel. */
  readonly density: number;
  /** By night the same scene is scratched, light on dark. */
  readonly scratched: boolean;
}

const GAP = 3;
const SWAY = 3;
const SAMPLES = 2;
/** CSS pixels between two points of a line. */
const STEP = 0.75;

/** A grey scene becomes ruled lines of varying weight; solid silhouettes come over them. Yields how many lines are ruled. */
export function* engrave(
  canvas: HTMLCanvasElement,
  plate: Plate,
  scene: Scene,
  over: Over,
  seed: number,
): Generator<number, void> {
  const { width, height, density } = plate;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  const ink = canvas.getContext('2d');
  if (!ink) return;
  const light = greys(plate, scene, seed);
  if (!light) return;
  yield 0;
  ink.scale(density, density);
  ink.fillStyle = plate.ink;
  yield* rule(ink, plate, light, 0, 0.03, 0.95);
  yield* rule(ink, plate, light, 0.6, 0.5, 0.85);
  const [dark, halo] = plate.scratched ? [plate.paper, plate.ink] : [plate.ink, plate.paper];
  over({ ink, width, height, dark, halo, line: plate.ink });
}

/** Draws the scene in greys and gives its light, 0 to 1, at any point. */
function greys(plate: Plate, scene: Scene, seed: number): ((x: number, y: number) => number) | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(plate.width * SAMPLES);
  canvas.height = Math.ceil(plate.height * SAMPLES);
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  if (!ink) return null;
  ink.scale(SAMPLES, SAMPLES);
  ink.fillStyle = '#FFFFFF';
  ink.fillRect(0, 0, plate.width, plate.height);
  scene({ ink, width: plate.width, height: plate.height, chance: random(seed), seed });
  const { data, width, height } = ink.getImageData(0, 0, canvas.width, canvas.height);
  return (x, y) => {
    const i = Math.max(0, Math.min(width - 1, Math.floor(x * SAMPLES)));
    const j = Math.max(0, Math.min(height - 1, Math.floor(y * SAMPLES)));
    return (data[(j * width + i) * 4] ?? 255) / 255;
  };
}

/** Rules lines at a slant; each swells where the scene is dark. */
function* rule(
  ink: Ink,
  { width, height, scratched }: Plate,
  light: (x: number, y: number) => number,
  slant: number,
  cut: number,
  weight: number,
): Generator<number, void> {
  const overrun = Math.abs(slant) * width + 10;
  const below: number[] = [];
  let ruled = 0;
  for (let base = -overrun; base < height + overrun; base += GAP) {
    below.length = 0;
    ink.beginPath();
    for (let x = 0; x <= width; x += STEP) {
      const y = base + Math.sin(x / (width * 0.12) + base / (height * 0.35)) * SWAY + slant * x;
      const l = light(x, y);
      const dark = scratched ? Math.max(0, l * l * 0.8 - cut * 1.3) : Math.max(0, 1 - l - cut);
      const thick = Math.min(GAP * 0.66, dark * GAP * weight);
      ink.lineTo(x, y - thick / 2);
      below.push(y + thick / 2);
    }
    for (let i = below.length - 1; i >= 0; i--) ink.lineTo(i * STEP, below[i] ?? 0);
    ink.fill();
    yield ++ruled;
  }
}
