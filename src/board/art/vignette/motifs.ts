import { engrave, type Plate } from './engrave';
import { parachute, stand, waves, wire } from './figures';
import { fly, wheels } from './planes';
import {
  cave,
  clouds,
  dayOver,
  dugout,
  dusk,
  fountain,
  glow,
  haze,
  hill,
  holes,
  night,
  type Over,
  plain,
  puffs,
  rain,
  ridges,
  river,
  road,
  type Scene,
  scene,
  sky,
  streaks,
  sun,
  trenches,
} from './scenery';

interface Vignette {
  readonly scene: Scene;
  readonly over: Over;
}

const nothing: Over = () => {};
const far = ridges(3, 0.42, 0.66, 205, 120);
const floor = plain(0.74);

/** A file of figures over the ground, the nearest last. */
const file =
  (
    name: 'walker' | 'soldier' | 'man',
    from: readonly [number, number],
    to: readonly [number, number],
    count: number,
    size: number,
  ): Over =>
  (s) => {
    for (let i = 0; i < count; i++) {
      const t = count === 1 ? 0 : i / (count - 1);
      stand(s, name, from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, size);
    }
  };

const all =
  (...parts: readonly Over[]): Over =>
  (s) => {
    for (const part of parts) part(s);
  };

/** One motif a card: no faces, no flags, no gore. */
const vignettes = {
  ambulance: {
    scene: scene(dayOver, sun(0.7, 0.24), ridges(4, 0.43, 0.7, 205, 95), floor),
    over: (s) => {
      fly(s, 'dakota', 0.4, 0.8, 0.58);
      wheels(s, 0.4, 0.8, 0.58);
      stand(s, 'stretcher', 0.83, 0.925, 0.36);
      stand(s, 'nurse', 0.955, 0.925, 0.36);
    },
  },
  airfield: {
    scene: scene(haze, far, plain(0.7, 185)),
    over: (s) => {
      fly(s, 'dakota', 0.72, 0.7, 0.3);
      wheels(s, 0.72, 0.7, 0.3);
      fly(s, 'dakota', 0.34, 0.84, 0.5);
      wheels(s, 0.34, 0.84, 0.5);
    },
  },
  airmen: {
    scene: scene(haze, sun(0.24, 0.2), far, plain(0.66, 175), trenches(0.86, 2)),
    over: (s) => {
      fly(s, 'dakota', 0.68, 0.66, 0.36, 0.16);
      for (const x of [0.14, 0.26, 0.38]) stand(s, 'soldier', x, 0.9, 0.62);
    },
  },
  barrage: {
    scene: scene(dusk, ridges(3, 0.36, 0.62, 170, 60), plain(0.72, 140), puffs(9, 0.52, 0.74, 210)),
    over: (s) => {
      stand(s, 'howitzer', 0.34, 0.93, 0.9);
      stand(s, 'howitzer', 0.76, 0.83, 0.52);
    },
  },
  bicycles: {
    scene: scene(haze, ridges(5, 0.28, 0.86, 215, 60, 1.3), plain(0.86, 150)),
    over: (s) => {
      stand(s, 'bicycle', 0.3, 0.93, 0.66);
      stand(s, 'walker', 0.11, 0.93, 0.95);
      stand(s, 'bicycle', 0.76, 0.88, 0.42);
      stand(s, 'walker', 0.64, 0.88, 0.6);
    },
  },
  bombers: {
    scene: scene(dayOver, puffs(6, 0.5, 0.62, 235), ridges(4, 0.66, 0.98, 205, 80)),
    over: (s) => {
      fly(s, 'bomber', 0.34, 0.28, 0.5, -0.05);
      fly(s, 'bomber', 0.74, 0.44, 0.32, -0.05);
    },
  },
  boxcar: {
    scene: scene(haze, clouds, ridges(4, 0.62, 0.98, 205, 80)),
    over: (s) => {
      fly(s, 'boxcar', 0.42, 0.34, 0.56, -0.04);
      parachute(s, 0.78, 0.58, 0.055);
      parachute(s, 0.9, 0.44, 0.045);
    },
  },
  'boxcar-falling': {
    scene: scene(dayOver, ridges(4, 0.56, 0.98, 200, 60), puffs(12, 0.08, 0.34, 90)),
    over: (s) => fly(s, 'boxcar', 0.42, 0.44, 0.56, -0.42),
  },
  caves: {
    scene: scene(sky(150, 210), ridges(2, 0.2, 0.4, 130, 70), hill(0.2, 70), cave),
    over: (s) => stand(s, 'howitzer', 0.47, 0.86, 0.66),
  },
  'climbing-hill': {
    scene: scene(haze, puffs(7, 0.12, 0.4, 130), hill(0.32, 90)),
    over: file('soldier', [0.12, 0.97], [0.5, 0.4], 6, 0.5),
  },
  column: {
    scene: scene(haze, sun(0.78, 0.2), ridges(5, 0.34, 0.98, 215, 50, 1.4)),
    over: file('walker', [0.9, 0.78], [0.1, 0.92], 9, 0.36),
  },
  'command-post': {
    scene: scene(dusk, ridges(3, 0.42, 0.66, 170, 80), plain(0.76, 140), fountain(0.66, 0.8, 0.55, 20)),
    over: (s) => {
      stand(s, 'bunker', 0.38, 0.93, 0.72);
      stand(s, 'mast', 0.14, 0.9, 0.5);
    },
  },
  crates: {
    scene: scene(dusk, sun(0.2, 0.3, 0.05), far, plain(0.74, 150)),
    over: (s) => {
      parachute(s, 0.72, 0.36, 0.09);
      for (const [x, y] of [
        [0.3, 0.92],
        [0.44, 0.92],
        [0.37, 0.77],
      ] as const)
        stand(s, 'crate', x, y, 0.8);
      stand(s, 'soldier', 0.62, 0.92, 0.75);
    },
  },
  dugout: {
    scene: scene(dugout, glow(0.54, 0.5, 0.6, 230)),
    over: (s) => {
      stand(s, 'table', 0.52, 0.94, 0.95);
      stand(s, 'lamp', 0.56, 0.77, 0.8);
      stand(s, 'man', 0.26, 0.95, 1.15);
    },
  },
  flak: {
    scene: scene(dayOver, puffs(14, 0.08, 0.5, 70), ridges(3, 0.56, 0.86, 190, 70)),
    over: (s) => {
      fly(s, 'dakota', 0.74, 0.24, 0.22);
      stand(s, 'flak', 0.32, 0.95, 0.95);
    },
  },
  formation: {
    scene: scene(sky(170, 255), ridges(3, 0.78, 1.04, 190, 90)),
    over: (s) => {
      for (const [x, y, size] of [
        [0.3, 0.26, 0.34],
        [0.56, 0.38, 0.26],
        [0.78, 0.26, 0.22],
        [0.7, 0.54, 0.18],
        [0.9, 0.46, 0.16],
      ] as const) {
        fly(s, 'bomber', x, y, size, -0.04);
      }
    },
  },
  gun: {
    scene: scene(dusk, ridges(4, 0.36, 0.74, 190, 60), plain(0.8, 140)),
    over: (s) => stand(s, 'howitzer', 0.46, 0.94, 1.1),
  },
  jump: {
    scene: scene(night, glow(0.24, 0.18, 0.5, 235), ridges(3, 0.68, 1, 100, 25)),
    over: (s) => {
      for (const [x, y, size] of [
        [0.2, 0.42, 0.055],
        [0.38, 0.26, 0.045],
        [0.54, 0.5, 0.075],
        [0.74, 0.3, 0.06],
        [0.88, 0.56, 0.05],
      ] as const) {
        parachute(s, x, y, size);
      }
    },
  },
  listeners: {
    scene: scene(dusk, ridges(4, 0.52, 0.9, 180, 60)),
    over: (s) => {
      stand(s, 'mast', 0.5, 0.94, 0.82);
      waves(s, 0.5, 0.16);
    },
  },
  loudspeaker: {
    scene: scene(night, glow(0.78, 0.16, 0.6, 220), ridges(3, 0.6, 0.96, 110, 25)),
    over: all(
      (s) => stand(s, 'loudspeaker', 0.28, 0.92, 0.85),
      (s) => wire(s, 0.94),
    ),
  },
  lull: {
    scene: scene(haze, sun(0.3, 0.26, 0.08), ridges(4, 0.4, 0.62, 210, 110), plain(0.64, 180), river),
    over: nothing,
  },
  meeting: {
    scene: scene(night, glow(0.5, 0.72, 0.6, 240), ridges(2, 0.5, 0.6, 70, 40)),
    over: (s) => {
      for (const [x, y] of [
        [0.16, 0.9],
        [0.26, 0.94],
        [0.36, 0.97],
        [0.64, 0.97],
        [0.74, 0.94],
        [0.84, 0.9],
      ] as const)
        stand(s, 'man', x, y, 0.85);
      stand(s, 'lamp', 0.5, 0.9, 0.75);
    },
  },
  mine: {
    scene: scene(night, hill(0.5, 60), glow(0.55, 0.42, 0.5, 250), fountain(0.55, 0.6, 0.52, 15)),
    over: (s) => wire(s, 0.94),
  },
  napalm: {
    scene: scene(
      dusk,
      ridges(3, 0.5, 0.9, 150, 40),
      glow(0.3, 0.6, 0.26),
      glow(0.5, 0.58, 0.3),
      glow(0.72, 0.6, 0.24),
      puffs(16, 0.26, 0.5, 40),
    ),
    over: (s) => fly(s, 'boxcar', 0.4, 0.17, 0.36, -0.04),
  },
  'night-drop': {
    scene: scene(night, glow(0.66, 0.24, 0.7, 245), ridges(2, 0.72, 0.96, 90, 25), trenches(0.84, 2)),
    over: all(
      (s) => parachute(s, 0.34, 0.42, 0.085),
      (s) => parachute(s, 0.56, 0.6, 0.06),
      (s) => wire(s, 0.95),
    ),
  },
  'night-march': {
    scene: scene(night, sun(0.74, 0.2, 0.05), ridges(4, 0.4, 0.96, 110, 20, 1.3)),
    over: file('walker', [0.86, 0.9], [0.12, 0.9], 8, 0.5),
  },
  radio: {
    scene: scene(haze, far, plain(0.78, 160)),
    over: (s) => {
      stand(s, 'mast', 0.74, 0.92, 0.66);
      waves(s, 0.74, 0.29);
      stand(s, 'bunker', 0.34, 0.94, 0.66);
      stand(s, 'man', 0.6, 0.94, 0.8);
    },
  },
  raid: {
    scene: scene(haze, puffs(5, 0.34, 0.54, 120), far, plain(0.72, 165)),
    over: (s) => {
      stand(s, 'flak', 0.8, 0.86, 0.5);
      stand(s, 'tank', 0.38, 0.94, 0.72);
      stand(s, 'soldier', 0.12, 0.95, 0.7);
    },
  },
  rain: { scene: scene(sky(40, 200), clouds, ridges(3, 0.62, 1, 150, 40, 0.8), rain), over: (s) => wire(s, 0.93) },
  road: {
    scene: scene(haze, far, plain(0.6, 175), road),
    over: (s) => {
      stand(s, 'tank', 0.55, 0.79, 0.42);
      for (const [x, y, size] of [
        [0.42, 0.86, 0.46],
        [0.7, 0.86, 0.46],
        [0.36, 0.96, 0.62],
      ] as const)
        stand(s, 'soldier', x, y, size);
    },
  },
  rockets: {
    scene: scene(night, streaks, ridges(3, 0.6, 0.94, 110, 25)),
    over: (s) => {
      stand(s, 'launcher', 0.3, 0.92, 0.7);
      stand(s, 'launcher', 0.66, 0.86, 0.44);
    },
  },
  ruins: {
    scene: scene(night, glow(0.7, 0.2, 0.7, 235), ridges(2, 0.6, 0.76, 90, 40), trenches(0.88, 2)),
    over: all(
      (s) => stand(s, 'ruin', 0.44, 0.86, 0.72),
      (s) => wire(s, 0.95),
    ),
  },
  shelters: {
    scene: scene(haze, far, plain(0.62, 185), river, holes),
    over: (s) => stand(s, 'man', 0.2, 0.86, 0.5),
  },
  staff: {
    scene: scene(dugout, glow(0.5, 0.42, 0.7, 235)),
    over: (s) => {
      stand(s, 'table', 0.5, 0.95, 1.1);
      stand(s, 'lamp', 0.5, 0.75, 0.7);
      stand(s, 'man', 0.24, 0.93, 1.1);
      stand(s, 'man', 0.76, 0.93, 1.1);
    },
  },
  'star-drop': {
    scene: scene(haze, sun(0.5, 0.32, 0.2), ridges(4, 0.6, 0.98, 205, 80)),
    over: (s) => parachute(s, 0.5, 0.36, 0.13),
  },
  'stray-drop': {
    scene: scene(haze, ridges(3, 0.36, 0.6, 205, 110), plain(0.64, 150), trenches(0.72, 3)),
    over: (s) => {
      for (const [x, y, size] of [
        [0.26, 0.3, 0.06],
        [0.5, 0.44, 0.08],
        [0.74, 0.34, 0.055],
      ] as const)
        parachute(s, x, y, size);
    },
  },
  stretchers: {
    scene: scene(dusk, sun(0.26, 0.34, 0.07), far, plain(0.74, 145)),
    over: (s) => {
      stand(s, 'stretcher', 0.68, 0.82, 0.3);
      stand(s, 'stretcher', 0.34, 0.93, 0.56);
    },
  },
  tanks: {
    scene: scene(haze, far, plain(0.68, 170), puffs(4, 0.5, 0.66, 150)),
    over: (s) => {
      stand(s, 'tank', 0.76, 0.76, 0.34);
      stand(s, 'tank', 0.4, 0.93, 0.86);
    },
  },
  telegraph: {
    scene: scene(dusk, ridges(4, 0.46, 0.72, 200, 110), plain(0.78, 160)),
    over: (s) => {
      const posts = [
        [0.86, 0.8, 0.34],
        [0.66, 0.84, 0.5],
        [0.4, 0.89, 0.75],
        [0.1, 0.96, 1.05],
      ] as const;
      for (const [x, y, size] of posts) stand(s, 'pole', x, y, size);
    },
  },
  trench: {
    scene: scene(dusk, ridges(3, 0.36, 0.56, 180, 90), plain(0.58, 130), trenches(0.66, 4)),
    over: (s) => {
      stand(s, 'man', 0.3, 0.9, 0.62);
      stand(s, 'shovel', 0.4, 0.9, 0.7, 0.25);
      stand(s, 'shovel', 0.68, 0.84, 0.5, -0.2);
      stand(s, 'man', 0.6, 0.84, 0.46);
    },
  },
  trucks: {
    scene: scene(haze, ridges(5, 0.28, 0.8, 215, 70, 1.3), plain(0.82, 150), road),
    over: (s) => {
      stand(s, 'truck', 0.7, 0.82, 0.4, 0, true);
      stand(s, 'truck', 0.34, 0.94, 0.72, 0, true);
    },
  },
  walkers: {
    scene: scene(haze, ridges(4, 0.46, 0.9, 230, 150)),
    over: file('walker', [0.2, 0.95], [0.78, 0.7], 6, 0.44),
  },
  wire: {
    scene: scene(dayOver, sun(0.66, 0.28, 0.08), ridges(3, 0.52, 0.72, 190, 110), plain(0.78, 160)),
    over: (s) => wire(s, 0.92),
  },
  wreck: {
    scene: scene(dusk, ridges(3, 0.42, 0.66, 190, 100), plain(0.74, 150), puffs(12, 0.18, 0.52, 40)),
    over: (s) => fly(s, 'dakota', 0.46, 0.8, 0.6, 0.14),
  },
} satisfies Readonly<Record<string, Vignette>>;

type Motif = keyof typeof vignettes;

export function isMotif(name: string): name is Motif {
  return Object.hasOwn(vignettes, name);
}

/** Engraves a motif on a canvas, line by line. */
export function engraveVignette(canvas: HTMLCanvasElement, motif: Motif, plate: Plate): Generator<number, void> {
  const { scene: grey, over } = vignettes[motif];
  return engrave(canvas, plate, grey, over, motif.length * 7 + motif.charCodeAt(0));
}
