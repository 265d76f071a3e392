/**
 * What a side cannot know, dealt anew. The Viet Minh see everything but the dice. The French see how many hidden pieces
 * stand in each place and how many battalions each box holds, not which (ruling: pieces turned down are shuffled).
 * Pieces are sorted before they are shuffled, so that one seed deals the same whatever lay hidden.
 */
import { shuffle } from '../../../kernel/chance';
import { unknownDice } from '../../../kernel/table';
import { firstBattalion, firstDummy, fullSteps, pieceCount } from '../rules/pieces';
import { HIDDEN, type Season, turnOfBox } from '../state';

export function redeal(v: Season, side: string, seed: string): void {
  unknownDice(v, seed);
  if (side !== 'french') return;
  const unknown: number[] = [];
  const boxes: number[] = [];
  const slots: Slot[] = [];
  for (let unit = firstBattalion; unit < pieceCount; unit++) {
    const at = v.at[unit] ?? -1;
    // One that was destroyed in sight is known to be in its box until it has earned a step.
    if (at < 0 ? turnOfBox(at) === 0 || v.steps[unit] === 0 : v.face[unit] !== HIDDEN) continue;
    unknown.push(unit);
    if (at < 0) boxes.push(at);
    else slots.push({ at, moved: v.moved[unit] ?? 0 });
  }
  // Boxes hold battalions alone, and as a rule reduced ones.
  const able = unknown.filter((unit) => unit < firstDummy);
  shuffle(v.chance, able);
  const worn = able.filter((unit) => (v.steps[unit] ?? 0) < (fullSteps[unit] ?? 0));
  const whole = able.filter((unit) => !worn.includes(unit));
  const boxed = [...worn, ...whole].slice(0, boxes.length);
  boxes.sort((a, b) => a - b);
  boxed.forEach((unit, i) => {
    v.at[unit] = boxes[i] ?? 0;
    v.moved[unit] = 0;
    v.fatigued[unit] = 0;
    v.disorganized[unit] = 0;
  });
  slots.sort(byPlace);
  shuffle(v.chance, slots);
  unknown
    .filter((unit) => !boxed.includes(unit))
    .forEach((unit, i) => {
      v.at[unit] = slots[i]?.at ?? 0;
      v.moved[unit] = slots[i]?.moved ?? 0;
    });
}

interface Slot {
  readonly at: number;
  readonly moved: number;
}

const byPlace = (a: Slot, b: Slot) => a.at - b.at || a.moved - b.moved;
