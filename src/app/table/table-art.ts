/** Lends the board's drawing hand to the panels. */
import { counterMargin, drawCounter, faceOfCounter } from '../../board/art/counter';
import { icons, isIcon } from '../../board/art/icons';
import type { Art, Stroke } from '../../panels/parts/kit';
import { bitByBit, onThePage, type Pace } from '../../storage';
import { inBackground } from '../base/faults';
import { load } from '../base/load';
import { paletteNow } from './palette-now';

/** Icons that only the panels need. */
const own: Readonly<Record<string, readonly Stroke[]>> = {
  tick: [{ d: 'M4.5 12.5l5 5L19.5 7', pen: 3, fill: 0 }],
  pause: [{ d: 'M7 5v14M17 5v14', pen: 3.5, fill: 0 }],
  play: [{ d: 'M7 4.5l12 7.5-12 7.5z', pen: 1.5, fill: 1 }],
  hand: [
    {
      d: 'M7 12V6.5a1.5 1.5 0 0 1 3 0V11 5a1.5 1.5 0 0 1 3 0v6-5a1.5 1.5 0 0 1 3 0v6-3a1.5 1.5 0 0 1 3 0v5.5c0 4-2.6 6.5-6 6.5-2.6 0-4.2-.9-5.5-3L4 13.6c-.9-1.6 1-2.9 2.2-1.6z',
      pen: 1.5,
      fill: 0,
    },
  ],
  pin: [
    { d: 'M12 22s7-7.5 7-13a7 7 0 1 0-14 0c0 5.5 7 13 7 13z', pen: 1.9, fill: 0 },
    { d: 'M9.5 9a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z', pen: 0, fill: 1 },
  ],
  again: [{ d: 'M5 12a7.5 7.5 0 1 0 7.5-7.5H7M11 .8L7 4.5l4 3.7', pen: 2, fill: 0 }],
  becomes: [{ d: 'M2 12h17M13 6l6 6-6 6', pen: 2.4, fill: 0 }],
  arrow: [{ d: 'M1 9h12V5l10 7-10 7v-4H1z', pen: 0, fill: 1 }],
  terrain: [{ d: 'M12 4l10 17H2z', pen: 0, fill: 1 }],
  lock: [
    { d: 'M5 10.5h14V21H5z', pen: 2, fill: 0 },
    { d: 'M8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2.5', pen: 2, fill: 0 },
  ],
  spend: [{ d: 'M20 8A8.5 8.5 0 0 0 4.5 9M4 16a8.5 8.5 0 0 0 15.5-1M20 3v5h-5M4 21v-5h5', pen: 2, fill: 0 }],
  retreat: [{ d: 'M20 4v9H5M10 8l-5 5 5 5', pen: 2.2, fill: 0 }],
  remove: [{ d: 'M5 5l14 14M19 5L5 19', pen: 2.6, fill: 0 }],
};

export const tableArt: Art = {
  icon: (name) => (isIcon(name) ? icons[name] : (own[name] ?? [])),
  counter(canvas, counter, liveries, size, chosen) {
    const density = Math.min(3, Math.max(2, devicePixelRatio));
    const margin = counterMargin(size);
    const whole = size + margin;
    canvas.style.width = `${whole}px`;
    canvas.style.height = `${whole}px`;
    drawSoon(canvas, () => {
      canvas.width = whole * density;
      canvas.height = whole * density;
      // In plain memory: a piece of the graphics card for each would take longer than the drawing.
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) return;
      pen.scale(density, density);
      drawCounter(pen, faceOfCounter(counter, liveries), paletteNow.peek(), {
        x: 1,
        y: margin - 4,
        size,
        selected: chosen,
      });
      pen.getImageData(0, 0, 1, 1); // drawn now, not with all others in the frame that shows them
    });
  },
  async vignette(canvas, { motif, ink }) {
    const { engraveVignette, isMotif } = await load(() => import('../../board/art/vignette/motifs'));
    if (!isMotif(motif)) return false;
    const { clientWidth: width, clientHeight: height } = canvas;
    const palette = paletteNow.peek();
    const scratched = palette.theme === 'night';
    const density = Math.min(3, Math.max(2, devicePixelRatio));
    if (width === 0 || height === 0) return true;
    const plate = { width, height, density, ink: palette[ink], paper: palette.paper, scratched };
    // It takes a while: it is made aside, bit by bit, and shows when it is whole.
    const aside = document.createElement('canvas');
    engraved.set(canvas, aside);
    const goesOn = () => canvas.isConnected && engraved.get(canvas) === aside;
    const whole = await bitByBit(engraveVignette(aside, motif, plate), { ...besideTaps, goesOn });
    if (whole === null || !goesOn()) return true;
    canvas.width = aside.width;
    canvas.height = aside.height;
    canvas.getContext('2d')?.drawImage(aside, 0, 0);
    return true;
  },
};

/** What is drawn while somebody plays: a little in each task, after which the browser does as much again to show it. */
const besideTaps: Pace = { ...onThePage, slice: 4 };

/** Counters that wait to be drawn: a sheet may have dozens. */
const undrawn = new Map<HTMLCanvasElement, () => void>();
let drawing = false;

function drawSoon(canvas: HTMLCanvasElement, draw: () => void): void {
  undrawn.set(canvas, draw);
  if (drawing) return;
  drawing = true;
  inBackground(besideTaps.rest().then(() => bitByBit(drawAll(), besideTaps)));
}

function* drawAll(): Generator<number, void> {
  try {
    for (const [canvas, draw] of undrawn) {
      undrawn.delete(canvas);
      if (canvas.isConnected) draw();
      yield undrawn.size;
    }
  } finally {
    drawing = false;
  }
}

/** The last engraving that was begun for a canvas: an older one is left off. */
const engraved = new WeakMap<HTMLCanvasElement, HTMLCanvasElement>();
