/** 4.2.1 Dummies that are shown, and pieces that are turned up and down. */
import { reveal } from '../../../kernel/chance';
import { atPlace, type Rules } from '../choices';
import { jungles, northEast, place, placeId } from '../data/places';
import type { TurnCause } from '../events';
import { HIDDEN, type Season } from '../state';
import { choose } from './ask';
import { goTo } from './losses';
import { battalionsAt, firstBattalion, firstDummy, idsOf, isDummy, pieceCount, piecesAt } from './pieces';
import { uncover } from './trenches';

/** 4.2.1 Dummies of a place are shown and go to any jungle zones of their owner's choice. */
export function* removeDummies(v: Season, at: number): Rules {
  const shown = piecesAt(v, at, 'viet-minh').filter(isDummy);
  if (shown.length === 0) return;
  reveal(v.chance);
  v.events.push({ is: 'dummies', count: shown.length, place: placeId(at) });
  for (const unit of shown) {
    const about = { place: placeId(at) };
    const question = { side: 'viet-minh', ask: 'dummy', rule: '4.2.1', about } as const;
    const choice = yield* choose(
      v,
      question,
      jungles.map((zone) => atPlace('hide', zone)),
    );
    goTo(v, unit, choice.do === 'hide' ? place(choice.place) : northEast, 'dummy');
  }
  uncover(v);
}

/** 6.1, 6.2.1 Battalions of a place are turned up, dummies leave. */
export function* turnUp(v: Season, at: number, face: number, cause: TurnCause): Rules {
  const hidden = battalionsAt(v, at).filter((unit) => v.face[unit] === HIDDEN);
  for (const unit of battalionsAt(v, at)) v.face[unit] = Math.max(face, v.face[unit] ?? HIDDEN);
  if (hidden.length > 0) {
    reveal(v.chance);
    v.events.push({ is: 'turned-up', units: idsOf(hidden), place: placeId(at), cause });
  }
  yield* removeDummies(v, at);
}

/** 5.7 Battalions are turned face down again. */
export function turnDown(v: Season, face: number): void {
  const shown: number[] = [];
  for (let unit = firstBattalion; unit < pieceCount; unit++) if ((v.face[unit] ?? HIDDEN) >= face) shown.push(unit);
  if (shown.length === 0) return;
  for (const unit of shown) v.face[unit] = HIDDEN;
  v.events.push({ is: 'turned-down', units: idsOf(shown) });
}

/** 5.1 Whether a piece can be turned up by its owner. */
export function isHiddenBattalion(v: Season, unit: number): boolean {
  return unit >= firstBattalion && unit < firstDummy && (v.at[unit] ?? -1) >= 0 && v.face[unit] === HIDDEN;
}
