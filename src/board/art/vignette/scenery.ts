import { fractal, type Random } from '../../ground/noise';
import type { Ink } from '../../ground/sheet';

/** A scene in greys. */
interface Grey {
  readonly ink: Ink;
  readonly width: number;
  readonly height: number;
  readonly chance: Random;
  readonly seed: number;
}

export type Scene = (grey: Grey) => void;

/** What is drawn solid over the ruled lines. */
export interface Solid {
  readonly ink: Ink;
  readonly width: number;
  readonly height: number;
  readonly dark: string;
  readonly halo: string;
  /** For thin lines, which a rim would swallow. */
  readonly line: string;
}

export type Over = (solid: Solid) => void;

const grey = (value: number) => `rgb(${Math.round(value)},${Math.round(value)},${Math.round(value)})`;

/** One after the other, back to front. */
export const scene =
  (...parts: readonly Scene[]): Scene =>
  (g) => {
    for (const part of parts) part(g);
  };

/** A sky from the light at the top to that at the horizon. */
export const sky =
  (top: number, horizon: number): Scene =>
  ({ ink, width, height }) => {
    const fade = ink.createLinearGradient(0, 0, 0, height * 0.75);
    fade.addColorStop(0, grey(top));
    fade.addColorStop(1, grey(horizon));
    ink.fillStyle = fade;
    ink.fillRect(0, 0, width, height);
  };

export const dayOver = sky(120, 255);
export const haze = sky(205, 252);
export const dusk = sky(70, 225);
export const night = sky(35, 95);

export const sun =
  (x: number, y: number, r = 0.06): Scene =>
  ({ ink, width, height }) => {
    ink.fillStyle = '#FFFFFF';
    ink.beginPath();
    ink.arc(width * x, height * y, height * r, 0, 7);
    ink.fill();
  };

/** A flare or a fire: light that falls off all around. */
export const glow =
  (x: number, y: number, reach = 0.85, heart = 255): Scene =>
  ({ ink, width, height }) => {
    const fade = ink.createRadialGradient(width * x, height * y, 2, width * x, height * y, height * reach);
    fade.addColorStop(0, `rgba(${heart},${heart},${heart},1)`);
    fade.addColorStop(0.25, `rgba(${heart},${heart},${heart},0.75)`);
    fade.addColorStop(1, `rgba(${heart},${heart},${heart},0)`);
    ink.fillStyle = fade;
    ink.fillRect(0, 0, width, height);
  };

export const clouds: Scene = ({ ink, width, height, chance }) => {
  for (let i = 0; i < 10; i++) {
    ink.fillStyle = grey(35 + chance() * 70);
    ink.beginPath();
    ink.ellipse(chance() * width, chance() * height * 0.24, width * (0.12 + chance() * 0.16), height * 0.1, 0, 0, 7);
    ink.fill();
  }
};

export const rain: Scene = ({ ink, width, height, chance }) => {
  ink.strokeStyle = grey(245);
  ink.lineWidth = 1.2;
  for (let i = 0; i < 56; i++) {
    const x = chance() * width * 1.3;
    const y = chance() * height;
    ink.beginPath();
    ink.moveTo(x, y);
    ink.lineTo(x - height * 0.07, y + height * 0.16);
    ink.stroke();
  }
};

/** Ridge behind ridge, from light to dark. */
export const ridges =
  (n: number, top: number, bottom: number, light: number, dark: number, rough = 1): Scene =>
  ({ ink, width, height, seed }) => {
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1 || 1);
      const y0 = height * (top + (bottom - top) * t * 0.8);
      const value = light + (dark - light) * t;
      const fade = ink.createLinearGradient(0, y0 - height * 0.14, 0, y0 + height * 0.3);
      fade.addColorStop(0, grey(value));
      fade.addColorStop(1, grey(Math.min(250, value + 70)));
      ink.fillStyle = fade;
      ink.beginPath();
      ink.moveTo(0, height);
      for (let x = 0; x <= width; x += 2) {
        const lift = fractal(x / (width * 0.22) + i * 9.3 + seed * 3.1, i * 4 + seed) - 0.45;
        ink.lineTo(x, y0 - lift * height * (0.42 - 0.12 * t) * rough);
      }
      ink.lineTo(width, height);
      ink.fill();
    }
  };

/** One bare hill that fills the plate's foot, its top in the middle. */
export const hill =
  (top: number, dark: number): Scene =>
  ({ ink, width, height }) => {
    const fade = ink.createLinearGradient(0, height * top, 0, height);
    fade.addColorStop(0, grey(dark));
    fade.addColorStop(1, grey(Math.min(235, dark + 90)));
    ink.fillStyle = fade;
    ink.beginPath();
    ink.moveTo(0, height);
    for (let x = 0; x <= width; x += 2) {
      const u = (x / width - 0.55) * 2.4;
      ink.lineTo(x, height * (1 - (1 - top) * Math.exp(-u * u)) + (fractal(x / 18, top * 9) - 0.45) * height * 0.06);
    }
    ink.lineTo(width, height);
    ink.fill();
  };

/** The valley floor with furrows that run to the horizon. */
export const plain =
  (from: number, near = 165): Scene =>
  ({ ink, width, height }) => {
    const fade = ink.createLinearGradient(0, height * from, 0, height);
    fade.addColorStop(0, grey(238));
    fade.addColorStop(1, grey(near));
    ink.fillStyle = fade;
    ink.fillRect(0, height * from, width, height);
    ink.strokeStyle = grey(near - 50);
    ink.lineWidth = 1;
    for (let i = 0; i < 16; i++) {
      ink.beginPath();
      ink.moveTo(width * 0.5 + (i - 8) * width * 0.045, height * from);
      ink.lineTo(width * 0.5 + (i - 8) * width * 0.16, height);
      ink.stroke();
    }
  };

export const river: Scene = ({ ink, width, height }) => {
  ink.strokeStyle = '#FFFFFF';
  ink.lineCap = 'round';
  let x0 = width * 0.56;
  let y0 = height * 0.47;
  for (let i = 0; i < 60; i++) {
    const t = i / 59;
    const x = width * (0.56 + Math.sin(t * 8) * 0.17 * (0.25 + t));
    const y = height * (0.47 + 0.56 * t * t);
    ink.lineWidth = 1 + t * height * 0.1;
    ink.beginPath();
    ink.moveTo(x0, y0);
    ink.lineTo(x, y);
    ink.stroke();
    x0 = x;
    y0 = y;
  }
};

/** Zigzags in light earth. */
export const trenches =
  (from: number, rows = 3): Scene =>
  ({ ink, width, height }) => {
    ink.strokeStyle = grey(240);
    ink.lineJoin = 'miter';
    for (let k = 0; k < rows; k++) {
      ink.lineWidth = height * (0.014 + 0.008 * k);
      ink.beginPath();
      for (let i = 0; i <= 9; i++) {
        ink.lineTo((width * i) / 9, height * (from + k * 0.085) + (i % 2 ? -1 : 1) * height * (0.02 + 0.008 * k));
      }
      ink.stroke();
    }
  };

/** A road that comes towards the eye. */
export const road: Scene = ({ ink, width, height }) => {
  ink.fillStyle = grey(252);
  ink.beginPath();
  ink.moveTo(width * 0.6, height * 0.56);
  ink.bezierCurveTo(width * 0.42, height * 0.66, width * 0.74, height * 0.74, width * 0.3, height);
  ink.lineTo(width * 0.62, height);
  ink.bezierCurveTo(width * 0.86, height * 0.76, width * 0.46, height * 0.66, width * 0.62, height * 0.56);
  ink.fill();
};

/** Puffs of bursting shells. */
export const puffs =
  (count: number, from: number, to: number, value: number): Scene =>
  ({ ink, width, height, chance }) => {
    for (let i = 0; i < count; i++) {
      const x = width * (0.06 + 0.88 * chance());
      const y = height * (from + (to - from) * chance());
      const r = height * (0.02 + 0.03 * chance());
      ink.fillStyle = grey(value + chance() * 40);
      for (let k = 0; k < 5; k++) {
        ink.beginPath();
        ink.arc(x + (chance() - 0.5) * r * 2, y + (chance() - 0.5) * r * 1.4, r * (0.5 + 0.5 * chance()), 0, 7);
        ink.fill();
      }
    }
  };

/** Earth thrown up: a fountain that widens. */
export const fountain =
  (x: number, foot: number, high: number, value: number): Scene =>
  ({ ink, width, height, chance }) => {
    for (let i = 0; i < 70; i++) {
      const t = chance();
      const side = (chance() - 0.5) * 2;
      ink.fillStyle = grey(value + chance() * 60);
      ink.beginPath();
      ink.arc(
        width * x + side * width * (0.03 + 0.16 * t * t),
        height * (foot - high * t),
        height * (0.045 - 0.02 * t) * (0.5 + chance()),
        0,
        7,
      );
      ink.fill();
    }
  };

/** A dark inside with one lamp. */
export const dugout: Scene = ({ ink, width, height }) => {
  ink.fillStyle = grey(40);
  ink.fillRect(0, 0, width, height);
  ink.fillStyle = grey(120);
  for (let i = 0; i < 7; i++) ink.fillRect((width * i) / 6.5, height * 0.06, width * 0.1, height * 0.05);
  ink.fillStyle = grey(75);
  for (const x of [0.08, 0.88]) ink.fillRect(width * x, height * 0.1, width * 0.045, height * 0.9);
};

/** The mouth of a cave in a dark slope. */
export const cave: Scene = ({ ink, width, height }) => {
  ink.fillStyle = grey(15);
  ink.beginPath();
  ink.ellipse(width * 0.5, height * 0.84, width * 0.24, height * 0.3, 0, Math.PI, Math.PI * 2);
  ink.fill();
};

/** Rockets on their way, as trails of light. */
export const streaks: Scene = ({ ink, width, height }) => {
  ink.strokeStyle = '#FFFFFF';
  for (let i = 0; i < 6; i++) {
    ink.lineWidth = 1.6 + i * 0.25;
    ink.beginPath();
    ink.moveTo(width * (0.36 + i * 0.02), height * (0.74 - i * 0.02));
    ink.quadraticCurveTo(
      width * (0.5 + i * 0.04),
      height * (0.3 - i * 0.03),
      width * (0.8 + i * 0.07),
      height * (0.12 + i * 0.05),
    );
    ink.stroke();
  }
};

/** Burrows along a river bank. */
export const holes: Scene = ({ ink, width, height }) => {
  ink.fillStyle = 'rgb(25,25,25)';
  for (const [x, y, r] of [
    [0.1, 0.8, 0.05],
    [0.3, 0.9, 0.07],
    [0.82, 0.76, 0.045],
    [0.92, 0.88, 0.065],
    [0.14, 0.96, 0.06],
  ] as const) {
    ink.beginPath();
    ink.ellipse(width * x, height * y, height * r * 1.3, height * r, 0, Math.PI, Math.PI * 2);
    ink.fill();
  }
};
