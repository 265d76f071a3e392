import { Sprite, Texture } from 'pixi.js';
import type { CounterView, View } from '../../kernel/view';
import { faceKey } from '../art/counter';
import { easeInOut, easeOut, type Movement } from '../base/animation';
import type { Point } from '../base/geometry';
import { type Counters, type Plan, plan } from '../base/view-changes';
import { type Pieces, TRAVELLING } from './pieces';

const MOVE_MS = 320;
const SETTLE_MS = 180;
const TAKEN_MS = 500;
const FADE_MS = 120;
const STAGGER_MS = 45;
/** However much happens, the last movement starts within this time. */
const LATEST_START_MS = 380;

export function planBetween(before: View, after: View): Plan {
  const counters = (view: View): Counters =>
    new Map(
      view.counters.map((counter) => [counter.id, { at: counter.at, face: faceKey({ ...counter, livery: null }) }]),
    );
  const holders = (view: View) => new Map(view.places.map((place) => [place.id, place.holder]));
  return plan(counters(before), counters(after), holders(before), holders(after));
}

/** What must be noted before the pieces are dressed for the new view. */
export interface Departure {
  readonly places: ReadonlyMap<string, Point>;
  /** Old boxes of the places that change hands, and whether who takes them comes from the right. */
  readonly boxes: readonly { readonly box: Sprite; readonly fromRight: boolean }[];
}

export function depart(pieces: Pieces, what: Plan, before: View): Departure {
  const boxes = what.taken.flatMap(({ place, by }) => {
    const now = pieces.plateSprite(place);
    if (!now) return [];
    // A texture of its own, because it is cut away bit by bit.
    const texture = new Texture({ source: now.texture.source, frame: now.texture.frame.clone(), dynamic: true });
    const box = new Sprite({ texture });
    box.position.set(
      now.position.x - now.anchor.x * texture.frame.width,
      now.position.y - now.anchor.y * texture.frame.height,
    );
    return [{ box, fromRight: comesFromRight(pieces, before, place, by) }];
  });
  const places = new Map<string, Point>();
  for (const { id } of what.moved) {
    const at = pieces.counterAt(id);
    if (at) places.set(id, at);
  }
  for (const id of what.left) {
    const at = pieces.counterAt(id);
    if (at) places.set(id, at);
  }
  return { places, boxes };
}

/** Whoever takes a place comes from the nearest one of theirs. */
function comesFromRight(pieces: Pieces, before: View, place: string, by: string): boolean {
  const [x, y] = pieces.placeAt(place);
  let least = Number.POSITIVE_INFINITY;
  let right = false;
  for (const { id, holder } of before.places) {
    if (id === place || holder !== by) continue;
    const [ox, oy] = pieces.placeAt(id);
    const far = Math.hypot(ox - x, oy - y);
    if (far >= least) continue;
    least = far;
    right = ox > x;
  }
  return right;
}

/** The movements that lead from the old view to the one just dressed. */
export function travel(
  pieces: Pieces,
  what: Plan,
  from: Departure,
  views: { readonly before: View; readonly after: View },
  reduced: boolean,
): Movement[] {
  const out: Movement[] = [];
  const before = byId(views.before);
  const after = byId(views.after);
  let order = 0;
  const delay = () => (reduced ? 0 : Math.min(LATEST_START_MS, order++ * STAGGER_MS));

  for (const { box, fromRight } of from.boxes) {
    pieces.moving.addChildAt(box, 0);
    const { texture } = box;
    const { x: left, width } = texture.frame;
    const start = box.position.x;
    const wipe = (gone: number) => {
      texture.frame.width = Math.max(0.01, width * (1 - gone));
      if (!fromRight) {
        texture.frame.x = left + width * gone;
        box.position.x = start + width * gone;
      }
      texture.updateUvs();
      texture.update();
    };
    out.push({
      delay: 0,
      ms: reduced ? FADE_MS : TAKEN_MS,
      draw: (t) => {
        if (reduced) box.alpha = 1 - t;
        else wipe(easeInOut(t));
      },
      done: () => {
        box.destroy();
        texture.destroy();
      },
    });
  }
  const arrive = (counter: CounterView, start: Point | null) => {
    const end = pieces.counterAt(counter.id);
    if (end) out.push(...journey(pieces, counter, start, delay(), reduced));
  };
  for (const { id } of what.moved) {
    const counter = after.get(id);
    const start = from.places.get(id) ?? null;
    if (!counter) continue;
    if (pieces.counterAt(id)) arrive(counter, start);
    else if (start) out.push(departure(pieces, before.get(id) ?? counter, start, delay(), reduced));
  }
  for (const id of what.entered) {
    const counter = after.get(id);
    if (counter) arrive(counter, null);
  }
  for (const id of what.left) {
    const counter = before.get(id);
    const start = from.places.get(id);
    if (counter && start) out.push(departure(pieces, counter, start, delay(), reduced));
  }
  for (const id of what.flipped) {
    out.push({
      delay: 0,
      ms: reduced ? FADE_MS : SETTLE_MS,
      draw: (t) => {
        const sprite = pieces.counterSprite(id);
        if (sprite && !sprite.destroyed) sprite.alpha = 0.35 + 0.65 * easeOut(t);
      },
    });
  }
  return out;
}

/** From where it was, or out of the sky, to where it is now. */
function journey(
  pieces: Pieces,
  counter: CounterView,
  start: Point | null,
  delay: number,
  reduced: boolean,
): Movement[] {
  const sprite = pieces.traveller(counter, TRAVELLING, false);
  if (!sprite) return [];
  sprite.alpha = 0;
  const stays = () => pieces.counterSprite(counter.id);
  const rest = stays();
  if (rest) rest.alpha = 0;
  const ms = reduced ? FADE_MS : MOVE_MS;
  return [
    {
      delay,
      ms: ms + (reduced ? 0 : SETTLE_MS),
      draw(t) {
        const end = pieces.counterAt(counter.id) ?? start ?? [0, 0];
        const begin: Point = start ?? [end[0], end[1] - 70];
        const whole = ms + (reduced ? 0 : SETTLE_MS);
        const way = reduced ? 1 : easeInOut(Math.min(1, (t * whole) / MOVE_MS));
        const lift = reduced ? 0 : Math.sin(way * Math.PI);
        sprite.position.set(
          begin[0] + (end[0] - begin[0]) * way,
          begin[1] + (end[1] - begin[1]) * way - (start ? lift * 12 : 0),
        );
        sprite.scale.set(1 + lift * 0.05);
        sprite.rotation = lift * -0.05;
        const settling = reduced ? t : Math.max(0, (t * whole - MOVE_MS) / SETTLE_MS);
        sprite.alpha = stays() ? (reduced ? t : 1) : t < 0.08 ? t / 0.08 : 1 - settling;
        if (start === null && !reduced) sprite.alpha = Math.min(1, way * 2) * (stays() ? 1 : 1 - settling);
      },
      done() {
        sprite.destroy();
        const shown = stays();
        if (shown) shown.alpha = 1;
      },
    },
  ];
}

function departure(pieces: Pieces, counter: CounterView, at: Point, delay: number, reduced: boolean): Movement {
  const sprite = pieces.traveller(counter, TRAVELLING, false);
  return {
    delay,
    ms: reduced ? FADE_MS : MOVE_MS,
    draw(t) {
      if (!sprite) return;
      sprite.position.set(at[0], at[1] + (reduced ? 0 : easeOut(t) * 14));
      sprite.alpha = 1 - t;
    },
    done: () => sprite?.destroy(),
  };
}

const byId = (view: View) => new Map(view.counters.map((counter) => [counter.id, counter]));
