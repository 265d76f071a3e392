/**
 * What a side cannot know, dealt anew: for the Viet Minh the cargo of transports, for the French the target of the mine,
 * for both the dice to come.
 */
import { below } from '../../../kernel/chance';
import { unknownDice } from '../../../kernel/table';
import { airCount, cargoOf } from '../rules/air';
import { beside } from '../rules/ground';
import { censusOf, frenchUnits, stepsOf } from '../rules/units';
import { ABOARD, FRENCH, NO_CARGO, REPLACEMENT_CARGO, SUPPLY_CARGO, type Vallee, VIET_MINH } from '../state';

export function redeal(v: Vallee, side: string, seed: string): void {
  unknownDice(v, seed);
  if (side === 'french') hideMine(v);
  else hideCargo(v);
}

/** The loaded transports and the parachute units aboard are known; what else they carry, and which carries what, is not. */
function hideCargo(v: Vallee): void {
  const places: number[] = [];
  let replacements = 0;
  for (let air = 0; air < airCount; air++) {
    for (let i = 0; i < cargoOf(v, air).length; i++) places.push(air * 2 + i);
    replacements += cargoOf(v, air).filter((item) => item === REPLACEMENT_CARGO).length;
  }
  if (places.length === 0) return;
  const known = frenchUnits.flatMap((unit) =>
    v.at[unit] === ABOARD ? new Array<number>(stepsOf(v, unit)).fill(unit) : [],
  );
  const pool = v.pool + replacements;
  const rest = places.length - known.length;
  const drawn = below(v.chance, Math.max(0, Math.min(pool, rest)) + 1);
  const cargo = [
    ...known.slice(0, places.length),
    ...new Array<number>(drawn).fill(REPLACEMENT_CARGO),
    ...new Array<number>(Math.max(0, rest - drawn)).fill(SUPPLY_CARGO),
  ];
  v.pool = pool - drawn;
  for (const place of places) {
    const [item = NO_CARGO] = cargo.splice(below(v.chance, cargo.length), 1);
    v.cargo[place] = item;
  }
}

/** It may be dug under any French area beside a Viet Minh one as they stand now. */
function hideMine(v: Vallee): void {
  if (v.mine.stage !== 'digging') return;
  const { holder } = censusOf(v);
  const targets = holder.flatMap((one, area) =>
    one === FRENCH && beside(area).some((next) => holder[next.area] === VIET_MINH) ? [area] : [],
  );
  const target = targets[below(v.chance, Math.max(1, targets.length))];
  if (target !== undefined) v.mine.area = target;
}
