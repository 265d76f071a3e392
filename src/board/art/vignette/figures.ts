import type { Solid } from './scenery';

/** Silhouettes as paths, feet on the line y = 0, drawn to any size. Each has a fill and details cut out in the halo. */
interface Figure {
  readonly body: string;
  readonly cut?: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;

const figures = {
  man: { body: `${disc(0, -23, 3.4)}M-5-18H5L4.3-8 5 0H1.2L0-6-1.2 0H-5L-4.3-8z` },
  walker: {
    body: `${disc(1, -24, 3.3)}M-4-19.5H4.5L5-9 9.5 0H6L1.5-7-3.5 0H-7L-2.5-10zM-9.5-19.5h5v9h-5z`,
  },
  soldier: {
    body: `${disc(2, -24, 3.3)}M-3-27.5c2-2.5 8-2.5 10 0zM-4-19.5H5L5-9 9.5 0H6L1.5-7-3.5 0H-7L-2.5-10zM-10-13.5L14-21l.4 1.2L-9.6-12.2z`,
  },
  nurse: { body: `${disc(0, -22.5, 3.4)}M-3.5-18H3.5L6-5H2.8V0H-2.8V-5H-6z` },
  stretcher: {
    body: `${disc(-17, -23, 3.4)}M-22-18h10l-.7 10L-12 0h-3.8L-17-6-18.2 0H-22l.7-8z${disc(17, -23, 3.4)}M12-18h10l-.7 10L22 0h-3.8L17-6 15.8 0H12l.7-8zM-17-12.5H17V-10H-17zM-11-14.5c3-3 16-3.5 22 0v2H-11z${disc(-10, -15.5, 2.8)}`,
  },
  tank: {
    body: `M-42-13H42a6.5 6.5 0 0 1 0 13H-42a6.5 6.5 0 0 1 0-13zM-46-12L-41-20-28-24H30L44-18 48-12zM-17-23L-11-36H14L23-23zM18-33L60-34.5v3.5L20-28zM-5-36h11v-3.5H-5z`,
    cut: `${disc(-36, -6.5, 3)}${disc(-22, -6.5, 3)}${disc(-8, -6.5, 3)}${disc(6, -6.5, 3)}${disc(20, -6.5, 3)}${disc(34, -6.5, 3)}M-44-14.2H46v1H-44z`,
  },
  howitzer: {
    body: `M-16-18L50-39l1 3L-13-11zM-14-12L18-23l1 3L-12-8zM-4-35L5-39 9-7H0zM-2-11L-52-1.5-52 1-2-5z${disc(0, -12, 12)}`,
    cut: 'M1.2-13.2V-20.4A8.4 8.4 0 0 1 8.4-13.2zM1.2-10.8V-3.6A8.4 8.4 0 0 0 8.4-10.8zM-1.2-10.8V-3.6A8.4 8.4 0 0 1-8.4-10.8zM-1.2-13.2V-20.4A8.4 8.4 0 0 0-8.4-13.2z',
  },
  flak: {
    body: `M-6-15L26-62l3.5 2.4L5-10zM-8-20L18-59l2 1.5L0-12zM-16-16H16L22-7H-20zM-36 0L-15-9H17L37 0H29L14-4H-12L-28 0z${disc(-20, -6, 6)}${disc(22, -6, 6)}`,
    cut: `${disc(-20, -6, 2)}${disc(22, -6, 2)}`,
  },
  mast: {
    body: 'M-1-96H1L5 0H2.5L0-78-2.5 0H-5zM-9-88H9v1.5H-9zM-7-78H7v1.5H-7zM0-94L38 0h-1.5L0-90-36.5 0H-38z',
  },
  loudspeaker: { body: 'M-1.8 0V-44H1.8V0zM-3-54L26-70V-28L-3-42zM-15-55H-3v14h-12z', cut: 'M24-64V-34h1.3V-64z' },
  bicycle: {
    body: `${disc(-24, -12, 12)}${disc(26, -12, 12)}M-36-20c-8-3-9-18 1-22 14-7 44-7 60-1 9 3 9 19 0 22zM-26-12L-10-22H22L28-12 25-10 19-19H-8L-23-10zM24-38L31-42v4l-5 2z`,
    cut: `${disc(-24, -12, 9.5)}${disc(26, -12, 9.5)}M-14-43.5h1.5v23h-1.5zM12-43.5h1.5v23H12z`,
  },
  truck: {
    body: `M-46-9V-38c0-4 3-6 7-6H2c4 0 7 2 7 6V-9zM11-9V-32H27L36-20 42-18V-9z${disc(-30, -7, 7)}${disc(-12, -7, 7)}${disc(29, -7, 7)}`,
    cut: `${disc(-30, -7, 2.5)}${disc(-12, -7, 2.5)}${disc(29, -7, 2.5)}M14-29H25L30-21H14z`,
  },
  bunker: {
    body: 'M-56 0L-46-20-30-26H30L46-20 56 0z',
    cut: 'M-26-15H26V-9H-26zM-42-20.5H42v1H-42z',
  },
  ruin: {
    body: 'M-56 0L-48-16-38-12-30-26-20-14-8-20 2-10 14-28 24-14 36-20 44-10 56 0zM-34-26L-6-40-4-37-30-22zM18-26L44-44 46-41 24-21z',
  },
  crate: { body: 'M-12 0V-18H12V0z', cut: 'M-12-10H12v1.2H-12zM-1-18H.3V0H-1z' },
  launcher: {
    body: `M-30-12L26-40 32-30-24-2zM-34-10H0v4H-34z${disc(-12, -7, 8)}`,
    cut: `M-27-9.5L28-37v1.5L-26-7.8zM-25.5-6.5L30-34v1.5L-25-4.8z${disc(-12, -7, 4.5)}`,
  },
  pole: { body: 'M-1.2 0V-64H1.2V0zM-12-58H12v2H-12zM-9-50H9v2H-9z' },
  lamp: {
    body: 'M-5 0H5L4-3H-4zM-4-4H4L5-14H-5zM-3-15H3L1.5-18H-1.5zM-.7-26H.7V-18H-.7z',
    cut: 'M-2.5-12H2.5V-6H-2.5z',
  },
  table: { body: 'M-44-18H44v3H-44zM-38-15h3.5V0H-38zM34.5-15H38V0h-3.5z' },
  shovel: { body: 'M-1-30H1V-8H4.5L3.5 0c-2 2-5 2-7 0L-4.5-8H-1zM-4-32H4v2H-4z' },
  crossing: { body: 'M-1 0V-20H1V0zM-7-16H7v2H-7z' },
} satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof figures;

/** Draws a figure with a rim of paper, so that it stands out from the ruled lines. */
export function stand(
  { ink, width, height, dark, halo }: Solid,
  name: FigureName,
  x: number,
  y: number,
  size: number,
  turn = 0,
  flip = false,
): void {
  const figure: Figure = figures[name];
  const scale = (size * Math.min(height, width * 0.8)) / 100;
  ink.save();
  ink.translate(width * x, height * y);
  ink.scale(flip ? -scale : scale, scale);
  ink.rotate(turn);
  const body = new Path2D(figure.body);
  ink.lineJoin = 'round';
  ink.strokeStyle = halo;
  ink.lineWidth = 3.4 / Math.max(1, scale);
  ink.stroke(body);
  ink.fillStyle = dark;
  ink.fill(body);
  if (figure.cut) {
    ink.fillStyle = halo;
    ink.fill(new Path2D(figure.cut));
  }
  ink.restore();
}

/** A parachute with whatever hangs from it. */
export function parachute({ ink, width, height, dark, halo, line }: Solid, x: number, y: number, size: number): void {
  const s = size * Math.min(height, width * 0.65);
  const [cx, cy] = [width * x, height * y];
  const canopy = () => {
    ink.beginPath();
    ink.moveTo(cx - s, cy);
    ink.bezierCurveTo(cx - s, cy - s * 1.35, cx + s, cy - s * 1.35, cx + s, cy);
    for (let i = 2; i >= 0; i--) {
      const a = cx - s + ((s * 2) / 3) * i;
      ink.quadraticCurveTo(a + s / 3, cy - s * 0.28, a, cy);
    }
  };
  ink.lineJoin = 'round';
  ink.fillStyle = halo;
  ink.strokeStyle = halo;
  ink.lineWidth = s * 0.34;
  canopy();
  ink.fill();
  ink.stroke();
  ink.fillStyle = dark;
  canopy();
  ink.fill();
  ink.fillStyle = line;
  ink.strokeStyle = line;
  ink.lineWidth = Math.max(0.8, s * 0.05);
  ink.beginPath();
  for (const k of [-1, -0.33, 0.33, 1]) {
    ink.moveTo(cx + k * s, cy);
    ink.lineTo(cx, cy + s * 1.45);
  }
  ink.stroke();
  ink.fillRect(cx - s * 0.13, cy + s * 1.4, s * 0.26, s * 0.42);
}

/** Barbed wire across the foot of the plate. */
export function wire({ ink, width, height, line }: Solid, y: number): void {
  ink.fillStyle = line;
  ink.strokeStyle = line;
  ink.lineWidth = 1.1;
  const post = (i: number) => [width * (0.04 + 0.115 * i), height * (y + 0.02 * Math.sin(i * 2.1))] as const;
  for (let i = 0; i < 9; i++) {
    const [px, py] = post(i);
    ink.fillRect(px - 1, py - height * 0.13, 2, height * 0.2);
  }
  for (const sag of [0, 0.05]) {
    ink.beginPath();
    for (let i = 0; i < 9; i++) {
      const [px, py] = post(i);
      const top = py - height * (0.11 - sag);
      if (i === 0) ink.moveTo(px, top);
      else ink.quadraticCurveTo(px - width * 0.057, top + height * 0.03, px, top);
    }
    ink.stroke();
  }
}

/** What a mast sends out. */
export function waves({ ink, width, height, line }: Solid, x: number, y: number): void {
  ink.strokeStyle = line;
  ink.lineWidth = 1.8;
  for (const r of [0.07, 0.12, 0.17]) {
    for (const side of [0, Math.PI]) {
      ink.beginPath();
      ink.arc(width * x, height * y, height * r, side - 0.6, side + 0.6);
      ink.stroke();
    }
  }
}
