/**
 * All that the look of a place is made of, as numbers: where none of them has changed, the place looks as it did and
 * need not be made again. Whatever a place shows must be among them.
 */
import { type Parts, part, startParts } from '../../../kernel/looks';
import { basesAt, isPa, joined, pasIn, zoneOf } from '../data/places';
import type { Standing } from '../rules/pieces';
import type { Season } from '../state';
import { isLoose } from './stacks';

/** Notes the parts of a place, first those that it always has. */
export function noteParts(parts: Parts, v: Season, standing: Standing, at: number): void {
  startParts(parts);
  part(parts, v.trench[at] ?? 0);
  if (isPa(at)) notePost(parts, v, standing, at);
  else noteZone(parts, v, at);
  notePieces(parts, v, standing.french[at]);
  notePieces(parts, v, standing['viet-minh'][at]);
  for (const base of basesAt[at] ?? []) notePieces(parts, v, standing['viet-minh'][base]);
}

function noteZone(parts: Parts, v: Season, zone: number): void {
  let held = 0;
  for (const pa of pasIn[zone] ?? []) if (v.control[pa] === 'french') held++;
  part(parts, held * 8 + bits(v.scouted.includes(zone), v.attacked.includes(zone), isLoose(v, zone)));
}

function notePost(parts: Parts, v: Season, standing: Standing, pa: number): void {
  const isThere = (at: number) => standing['viet-minh'][at] !== undefined;
  const attacked = v.attacks.length > 0 && v.attacks.some(({ target }) => target === pa);
  const shelled = v.shots.length > 0 && v.shots.some(({ at }) => at === pa);
  part(parts, bits(v.control[pa] === 'french', attacked, shelled) * 2 + (v.captured.includes(pa) ? 1 : 0));
  for (const base of basesAt[pa] ?? []) {
    const zone = zoneOf[base] ?? 0;
    part(parts, (v.trench[zone] ?? 0) * 8 + bits(isLoose(v, zone), isThere(zone), isThere(base)));
  }
  for (const next of joined[pa] ?? []) part(parts, bits(v.control[next] === 'viet-minh', isThere(next), false));
}

function bits(a: boolean, b: boolean, c: boolean): number {
  return (a ? 4 : 0) | (b ? 2 : 0) | (c ? 1 : 0);
}

/** Each piece with where it stands, its steps, how it lies and its markers. */
function notePieces(parts: Parts, v: Season, pieces: readonly number[] | undefined): void {
  if (!pieces) return;
  for (const unit of pieces) {
    const place = unit * 1024 + (v.at[unit] ?? 0);
    const look = ((v.steps[unit] ?? 0) * 4 + (v.face[unit] ?? 0)) * 4;
    part(parts, place * 256 + look + (v.disorganized[unit] ?? 0) * 2 + (v.fatigued[unit] ?? 0));
  }
}
