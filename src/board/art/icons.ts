/** Icons on a 24 grid, as strokes of one pen: the same data draws in the DOM and on a canvas. */
export interface Stroke {
  readonly d: string;
  /** Width of the pen; 0 fills only. */
  readonly pen: number;
  /** Opacity of the fill, 0 for none. */
  readonly fill: number;
}

const pen = (width: number, d: string, fill = 0): Stroke => ({ d, pen: width, fill });
const solid = (d: string): Stroke => ({ d, pen: 0, fill: 1 });
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;

export const icons = {
  tree: [
    solid(
      'M12 2c4 0 6.500 2.600 6.500 5.600 2 .6 3 2.200 3 4 0 2.900-2.300 4.600-5.200 4.600H7.700c-2.900 0-5.200-1.700-5.200-4.600 0-1.800 1-3.400 3-4C5.500 4.600 8 2 12 2z',
    ),
    pen(2, 'M12 14v8'),
  ],
  tank: [pen(2.6, 'M7.500 6h9a6 6 0 0 1 0 12h-9a6 6 0 0 1 0-12z')],
  flak: [pen(3, 'M3 20a9 9 0 0 1 18 0'), pen(3, 'M12 20V3M7.5 7.5L12 3l4.5 4.5')],
  crate: [pen(2, 'M3 8.5h18V20H3zM3 8.5L6 4h12l3 4.5M12 4v16')],
  mask: [pen(1.8, 'M2 12s3.600-6 10-6 10 6 10 6-3.600 6-10 6-10-6-10-6z'), pen(2.4, 'M4 20L20 4')],
  inf: [pen(2, 'M1.2 4.2h21.6v15.6H1.2z'), pen(1.8, 'M1.5 4.5l21 15M22.5 4.5l-21 15')],
  gun: [solid(disc(12, 12, 5))],
  menu: [pen(2, 'M4 6.5h16M4 12h16M4 17.5h16')],
  cards: [
    pen(
      1.8,
      'M5.2 6h8.6a1.2 1.2 0 0 1 1.2 1.2v12.6a1.2 1.2 0 0 1-1.2 1.2H5.2A1.2 1.2 0 0 1 4 19.8V7.2A1.2 1.2 0 0 1 5.2 6zM8 6V3.6h12V18h-4.4',
    ),
  ],
  undo: [pen(2, 'M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H8')],
  redo: [pen(2, 'M15.5 4.5L20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h6')],
  layers: [pen(1.7, 'M12 3.5l9 5-9 5-9-5zM3.5 13L12 17.6 20.5 13M3.5 16.8L12 21.4l8.5-4.6')],
  chute: [
    pen(1.6, 'M3 11.5a9 8.2 0 0 1 18 0c-1.6-1.6-4.4-1.6-6 0-1.4-1.6-4.6-1.6-6 0-1.6-1.6-4.4-1.6-6 0z', 0.18),
    pen(1.2, 'M3 11.5L12 21l9-9.5M9 11.5L12 21l3-9.5'),
  ],
  star: [solid('M12 2.8l2.8 6.2 6.7.7-5 4.5 1.4 6.6L12 17.4l-5.9 3.4 1.4-6.6-5-4.5 6.7-.7z')],
  fort: [
    pen(2, 'M12 5.5c4.6 0 7.5 2.3 7.5 6.5s-2.9 6.5-7.5 6.5S4.5 16.2 4.5 12 7.4 5.5 12 5.5z', 0.18),
    pen(
      1.8,
      'M12 5.5V2.3M12 18.5v3.2M4.5 12h-3M19.5 12h3M6.6 7.4L4.3 5.2M17.4 7.4l2.3-2.2M6.6 16.6l-2.3 2.2M17.4 16.6l2.3 2.2',
    ),
  ],
  'ack-ack': [pen(2.2, 'M4 20h14M9 20l2-6 8-10M7.5 14.5h7')],
  arty: [pen(2.6, 'M2 15.5L20 7'), pen(2, disc(8.5, 16, 4.2))],
  plane: [
    solid(
      'M12 2.5c.9 0 1.4 1.2 1.4 3v3.6l8 4.3v2l-8-2.2v4.4l2.6 2v1.5L12 20l-4 1.1v-1.5l2.6-2v-4.4l-8 2.2v-2l8-4.3V5.5c0-1.8.5-3 1.4-3z',
    ),
  ],
  cloud: [
    pen(1.8, 'M7 16a4 4 0 0 1 0-8 5.4 5.4 0 0 1 10.3 1.3A3.4 3.4 0 0 1 17 16z'),
    pen(1.6, 'M8 18.5l-1 3M12.5 18.5l-1 3M17 18.5l-1 3'),
  ],
  close: [pen(2.2, 'M5.5 5.5l13 13M18.5 5.5l-13 13')],
  hq: [pen(2, 'M4 22V3M4 4h15v9H4')],
  eye: [pen(1.8, 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z'), solid(disc(12, 12, 3))],
  book: [pen(1.7, 'M12 6c-2.5-1.7-5.5-2-9-2v14.5c3.5 0 6.5.3 9 2 2.5-1.7 5.5-2 9-2V4c-3.5 0-6.5.3-9 2zM12 6v14.5')],
  clock: [pen(1.9, disc(12, 12, 9)), pen(1.9, 'M12 6.5V12l4 2.5')],
  ask: [pen(1.9, disc(12, 12, 9)), pen(1.9, 'M9 9.6a3 3 0 1 1 5 2.2c-1.2.9-1.9 1.4-1.9 2.7M12.1 17.2v.6')],
  once: [pen(1.9, disc(12, 12, 9)), pen(2.2, 'M10 8.5L12.5 7v10')],
  chev: [pen(2.2, 'M9 5l7 7-7 7')],
  log: [pen(1.8, 'M5 3h14v18l-2.3-1.6L14.4 21 12 19.4 9.6 21l-2.3-1.6L5 21zM8.5 8h7M8.5 12h7M8.5 15.5h4')],
  flag: [pen(2, 'M5 22V3h13l-3 4.5L18 12H5')],
  dice: [
    pen(1.8, 'M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5z'),
    solid(
      disc(8.2, 8.2, 1.6) + disc(15.8, 8.2, 1.6) + disc(12, 12, 1.6) + disc(8.2, 15.8, 1.6) + disc(15.8, 15.8, 1.6),
    ),
  ],
  share: [pen(1.9, 'M12 15V3M7.5 7L12 2.6 16.5 7M8 10.5H5V21h14V10.5h-3')],
  sound: [
    pen(1.9, 'M3.5 9.5v5h3.8l5.2 4.3V5.2L7.3 9.5z'),
    pen(1.8, 'M16 8.5a5 5 0 0 1 0 7M18.6 5.8a8.8 8.8 0 0 1 0 12.4'),
  ],
  vibration: [pen(1.8, 'M8.5 3.5h7v17h-7z'), pen(1.8, 'M5 7v10M2 9.5v5M19 7v10M22 9.5v5')],
  settings: [
    pen(1.8, disc(12, 12, 3.2)),
    pen(
      1.8,
      'M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1',
    ),
  ],
  encircled: [
    pen(1.9, 'M12 3.2a8.8 8.8 0 1 1-.1 0'),
    solid('M12 0l3 4.5H9zM12 24l3-4.5H9zM0 12l4.5-3v6zM24 12l-4.5-3v6z'),
    solid(disc(12, 12, 3)),
  ],
  shovel: [pen(2, 'M19.5 4.5l-9 9M17 3l4 4'), pen(1.8, 'M9 10.5l4.5 4.5c-1 3.5-4.5 6-9.5 5.5-.5-5 2-8.5 5-10z', 0.18)],
  wrench: [pen(1.9, 'M20.5 6.5a5 5 0 0 1-6.6 6L7 19.5a2.1 2.1 0 0 1-3-3l7-6.9a5 5 0 0 1 6-6.6l-3 3 .6 3.3 3.3.6z')],
  filter: [pen(1.9, 'M3.5 4.5h17l-6.5 8v6.5l-4 2v-8.5z')],
  download: [pen(1.9, 'M12 3v12M7.5 11l4.5 4.4L16.5 11M4 17v4h16v-4')],
  plus: [pen(2.2, 'M12 4.5v15M4.5 12h15')],
  minus: [pen(2.2, 'M4.5 12h15')],
  fit: [pen(2, 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5')],
  trench: [pen(2, 'M2 14l3.3-4 3.3 4 3.4-4 3.4 4 3.3-4L22 14')],
  burst: [
    solid(
      'M12 1.5l2.6 4.9 5-2.4-.8 5.5 5.2 1.5-4.6 3.2 3.1 4.6-5.5-.4-.6 5.5-4.4-3.5-4.4 3.5-.6-5.5-5.5.4 3.1-4.6L0 11l5.2-1.5L4.4 4l5 2.4z',
    ),
  ],
  wounded: [pen(2, 'M2 17h20M4 13.5h16'), pen(1.8, 'M12 4v6M9 7h6')],
} satisfies Readonly<Record<string, readonly Stroke[]>>;

export type IconName = keyof typeof icons;

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
