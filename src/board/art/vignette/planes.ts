import type { Solid } from './scenery';

/** Aircraft about their own middle, nose to the left, 100 units long. */
interface Plane {
  readonly body: string;
  readonly near: string;
  readonly cut: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;

const planes = {
  dakota: {
    body: 'M-49-2C-48.5-7-43-9.5-37-11L-32.5-15C-27-16.3-20-16.4-10-16L18-13.6C30-12.4 37-11.4 41-11.2C44-20 48.5-28 53.5-28.6C57.5-28.8 58.6-22 58.2-12.6L60.5-8.6C56-5.6 47-3.8 38-2C18 2-6 5.2-26 5.2C-40 5.2-49.5 3.4-49-2z',
    near: `M44-7.6L62-5.8 58-3.6 44-5.2zM-24 1.5L6 3.2 17 12.5 6 12.8-17 6.5zM-34 5.6a12 4.7 0 1 0 24 0a12 4.7 0 1 0-24 0zM-35.6-4.5h1.6v19h-1.6z`,
    cut: `M-16-9.6h2.5v2.7h-2.5zM-10-9.4h2.5v2.7h-2.5zM-4-9.2h2.5v2.7H-4zM2-8.9h2.5v2.7H2zM8-8.7h2.5v2.7H8zM14-8.5h2.5v2.7H14zM-36-10.6L-32-13.7-28.8-13.9-29.4-10.8z`,
  },
  boxcar: {
    body: 'M-44-2C-44-13-36-17-24-17H8C15-17 18-13 18-9V0C18 5 13 7 8 7H-30C-39 7-44 4-44-2zM-14-17L64-11V-6L0-7zM58-10C58-24 62-32 67-32S73-22 71-8zM52-27H74v2.5H52z',
    near: `M-20-19L24-19 20-15H-18zM-30-18h26v8h-26zM-34-22h1.6v16H-34z`,
    cut: `M-40-9L-34-14H-28V-10H-38zM-22-4h3v3h-3zM-14-4h3v3h-3zM-6-4h3v3h-3zM2-4h3v3H2z`,
  },
  bomber: {
    body: 'M-52-1C-52-8-46-11-38-11L-30-14H-16L-12-11H30L46-8C47-22 52-34 58-34C62-34 62-20 60-6L64-3C54 0 40 3 20 5H-36C-46 5-52 4-52-1z',
    near: `M-18 0L14 2 24 12 10 12.5-12 5zM-32 2a11 4.5 0 1 0 22 0a11 4.5 0 1 0-22 0zM-2 8a9 4 0 1 0 18 0a9 4 0 1 0-18 0zM-34-8h1.5v20H-34zM-4-1h1.5v18H-4zM46-5L66-2 62 1 46-2z`,
    cut: `M-46-4h5v3h-5zM-28-13h4v3h-4zM-4-9h3v2.5h-3zM8-8.5h3V-6H8zM20-8h3v2.5h-3z`,
  },
} satisfies Readonly<Record<string, Plane>>;

export type PlaneName = keyof typeof planes;

/** Draws an aircraft: body, then what is on the near side, each with a rim of paper. */
export function fly(
  { ink, width, height, dark, halo }: Solid,
  name: PlaneName,
  x: number,
  y: number,
  size: number,
  turn = -0.1,
): void {
  const plane: Plane = planes[name];
  const scale = (size * Math.min(width, height * 1.6)) / 100;
  ink.save();
  ink.translate(width * x, height * y);
  ink.scale(scale, scale);
  ink.rotate(turn);
  ink.lineJoin = 'round';
  ink.strokeStyle = halo;
  for (const part of [plane.body, plane.near]) {
    const path = new Path2D(part);
    ink.lineWidth = 2.4 / Math.max(0.6, scale);
    ink.stroke(path);
    ink.fillStyle = dark;
    ink.fill(path);
  }
  ink.fillStyle = halo;
  ink.fill(new Path2D(plane.cut));
  ink.restore();
}

/** Wheels down, for an aircraft on the ground. */
export function wheels({ ink, width, height, dark, halo }: Solid, x: number, y: number, size: number): void {
  const scale = (size * Math.min(width, height * 1.6)) / 100;
  ink.save();
  ink.translate(width * x, height * y);
  ink.scale(scale, scale);
  ink.rotate(-0.1);
  ink.fillStyle = dark;
  ink.fill(
    new Path2D(
      `M-20.6 8h1.5v8h-1.5zM-16.6 8h1.2v7.4h-1.2z${disc(-18.8, 17.2, 4.5)}M49-4h1.2v4.2H49z${disc(49.8, 1.4, 2)}`,
    ),
  );
  ink.fillStyle = halo;
  ink.fill(new Path2D(disc(-18.8, 17.2, 1.3)));
  ink.restore();
}
