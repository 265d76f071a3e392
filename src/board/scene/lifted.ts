import { Container, Sprite } from 'pixi.js';
import type { CounterFace } from '../art/counter';
import { counterPicture, dotPicture, fingerPicture } from '../art/piece-art';
import type { Size } from '../base/camera';
import { type Point, quadratic } from '../base/geometry';
import { type Palette, tint } from '../base/palette';
import type { Textures } from './textures';

const SIZE = 84;
/** From the finger up to the middle of the counter: its lower edge stays 40 px clear. */
const ABOVE = 40 + SIZE / 2;
/** The counter drops just below its lower edge, so that it does not hide where it goes. */
const BELOW = SIZE / 2 + 10;
const DOTS = 18;

/** A counter in the hand: it floats above the finger, tied to where it came from. */
export class Lifted {
  readonly layer = new Container();
  private readonly counter = new Sprite();
  private readonly finger = new Sprite();
  private readonly dots: readonly Sprite[];
  /** Where it would drop now. */
  at: Point = [0, 0];

  constructor(textures: Textures, palette: Palette, face: CounterFace) {
    const picture = textures.of(counterPicture(face, SIZE, true, palette));
    this.counter.texture = picture.texture;
    this.counter.anchor.set(...picture.anchor);
    const print = textures.of(fingerPicture(palette));
    this.finger.texture = print.texture;
    this.finger.anchor.set(...print.anchor);
    const dot = textures.of(dotPicture);
    this.dots = Array.from(
      { length: DOTS },
      () => new Sprite({ texture: dot.texture, anchor: 0.5, tint: tint(palette.sel) }),
    );
    this.layer.addChild(...this.dots, this.finger, this.counter);
  }

  /** Lift from 0 to 1: it grows a little and tilts. */
  lift(t: number): void {
    this.counter.scale.set(0.6 + 0.45 * t);
    this.counter.rotation = -0.052 * t;
  }

  /** Follows the finger but never leaves the window. */
  follow(finger: Point, origin: Point, window: Size): void {
    this.finger.position.set(finger[0], finger[1]);
    const half = SIZE / 2 + 6;
    const x = Math.max(half, Math.min(window.width - half, finger[0]));
    const y = Math.max(half, Math.min(window.height - half, finger[1] - ABOVE));
    // The picture stays in the window; the drop follows the finger to the very edge.
    this.at = [finger[0], finger[1] - ABOVE + BELOW];
    this.counter.position.set(x, y);
    quadratic(origin, [origin[0] + 4, (origin[1] + y) / 2], [x, y], DOTS - 1).forEach(([dx, dy], i) => {
      this.dots[i]?.position.set(dx, dy);
    });
  }

  destroy(): void {
    this.layer.destroy({ children: true });
  }
}
