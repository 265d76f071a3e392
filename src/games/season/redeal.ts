/**
 * What a side cannot know, dealt anew. The Viet Minh see everything but the dice. The French see how many hidden pieces
 * stand in each place and how many battalions each box holds, not which (ruling: pieces turned down are shuffled).
 * Pieces are sorted before they are shuffled, so that one seed deals the same whatever lay hidden.
 */
import { shuffle } from '../../kernel/chance';
import { unknownDice } from '../../kernel/table';
import { firstBattalion, firstDummy, fullSteps, pieceCount } from './rules/pieces';
import { HIDDEN, type Season, turnOfBox } from './state';

export function redeal(v: Season, side: string, seed: string): void {
  unknownDice(v, seed);
  if (side !== 'french') return;
  dealBoxes(v);
  dealMap(v);
}

interface Slot {
  readonly at: number;
  readonly moved: number;
}

const byPlace = (a: Slot, b: Slot) => a.at - b.at || a.moved - b.moved;

/** Reduced battalions, on the map and in the boxes, change places. */
function dealBoxes(v: Season): void {
  const unknown: number[] = [];
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    const at = v.at[unit] ?? -1;
    const steps = v.steps[unit] ?? 0;
    // One that was destroyed in sight is known to be in its box as long as it has not come back.
    const reduced = steps > 0 && steps < (fullSteps[unit] ?? 0);
    if (reduced && v.face[unit] === HIDDEN && (at >= 0 || turnOfBox(at) > 0)) unknown.push(unit);
  }
  dealPlaces(v, unknown);
}

/** Hidden pieces on the map, dummies among them, change places. */
function dealMap(v: Season): void {
  const unknown: number[] = [];
  for (let unit = firstBattalion; unit < pieceCount; unit++) {
    if ((v.at[unit] ?? -1) >= 0 && v.face[unit] === HIDDEN) unknown.push(unit);
  }
  dealPlaces(v, unknown);
}

function dealPlaces(v: Season, pieces: readonly number[]): void {
  const slots: Slot[] = pieces.map((unit) => ({ at: v.at[unit] ?? 0, moved: v.moved[unit] ?? 0 })).sort(byPlace);
  shuffle(v.chance, slots);
  pieces.forEach((unit, i) => {
    const slot = slots[i];
    if (!slot) return;
    v.at[unit] = slot.at;
    v.moved[unit] = slot.moved;
    if (slot.at < 0) v.fatigued[unit] = 0;
  });
}
