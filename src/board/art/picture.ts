import type { Point } from '../base/geometry';
import type { Ink } from '../ground/sheet';

/** Something drawn once to a texture: its name, its room, and the point that is put on its place. */
export interface Picture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly anchor: Point;
  /** Drawn but cut off on every side, so that nothing from outside seeps in when it is stretched. */
  readonly bleed?: number;
  /** Draws with the origin in the top left corner, in CSS pixels. */
  readonly draw: (ink: Ink) => void;
}

/** The same picture, larger. */
export function magnified(picture: Picture, by: number): Picture {
  if (by === 1) return picture;
  const { key, width, height, anchor } = picture;
  return {
    key: `${key}|x${by}`,
    width: width * by,
    height: height * by,
    anchor: [anchor[0] * by, anchor[1] * by],
    draw(ink) {
      ink.scale(by, by);
      picture.draw(ink);
    },
  };
}
