/** Pieces of a place as its badge or its loop tells them. To French eyes a hidden piece is one more of its number. */
import type { BaseView, Engaged, Pip, StackView } from '../../../kernel/view';
import { basesAt, isPa, joined, placeId, zoneOf } from '../data/places';
import { digging } from '../data/tables';
import { units } from '../data/units';
import { fullSteps, isDummy, isTank, regiments, type Standing, standingAt } from '../rules/pieces';
import { isCovered, isOpenZone } from '../rules/trenches';
import { HIDDEN, type Season } from '../state';

/** Rows of three pips on a badge; more find no room. */
const ROW = 3;
const MOST = 9;

/** Viet Minh pieces in a place and those in the assault bases on it: they still belong to their zone. */
export function withBases(standing: Standing, here: readonly number[], at: number): readonly number[] {
  let pieces = here;
  for (const base of basesAt[at] ?? []) {
    const more = standingAt(standing, base, 'viet-minh');
    if (more.length > 0) pieces = [...pieces, ...more];
  }
  return pieces;
}

/** `own`: to the eyes of the Viet Minh. Pieces in an assault base stand by its post. */
export function stacksAt(v: Season, standing: Standing, at: number, own: boolean): StackView[] {
  const french = standingAt(standing, at, 'french');
  const here = standingAt(standing, at, 'viet-minh');
  const stacks: StackView[] = [];
  if (french.length > 0)
    stacks.push({ side: 'french', figure: french.length, pips: french.map((unit) => frenchPip(v, unit)) });
  if (here.length > 0) stacks.push(own ? ownStack(v, at, here) : seenStack(v, at, here));
  return stacks;
}

function frenchPip(v: Season, unit: number): Pip {
  const hurt = isHurt(v, unit);
  if (isTank(unit)) return hurt ? 'hurt-tank' : 'tank';
  if (units[unit]?.type === 'mg') return hurt ? 'hurt-gun' : 'gun';
  return hurt ? 'hurt' : 'whole';
}

function isHurt(v: Season, unit: number): boolean {
  return (v.steps[unit] ?? 0) < (fullSteps[unit] ?? 0);
}

const battalionPip = (v: Season, unit: number): Pip => (isHurt(v, unit) || v.fatigued[unit] === 1 ? 'hurt' : 'whole');

/** A regiment a row; dummies are counted apart, in a post among the others. */
function ownStack(v: Season, at: number, pieces: readonly number[]): StackView {
  const battalions = pieces.filter((unit) => !isDummy(unit));
  const dummies = pieces.length - battalions.length;
  const side = 'viet-minh';
  const figure = battalions.length;
  if (isPa(at)) {
    const pips = pieces.map((unit) => (isDummy(unit) ? 'dummy' : battalionPip(v, unit)));
    return { side, figure, pips };
  }
  const names = [...new Set(battalions.map((unit) => regiments[unit] ?? ''))];
  const rows = names.flatMap((name) => {
    const row = battalions.filter((unit) => regiments[unit] === name).map((unit) => battalionPip(v, unit));
    return [...row, ...new Array<Pip>(Math.max(0, ROW - row.length)).fill('room')];
  });
  return { side, figure, pips: rows.slice(0, MOST), ...(dummies > 0 && { dummies }) };
}

/** 1.2 A count for what lies face down; whoever lies face up is known. */
function seenStack(v: Season, at: number, pieces: readonly number[]): StackView {
  const known = pieces.filter((unit) => v.face[unit] !== HIDDEN);
  const side = 'viet-minh';
  const figure = pieces.length;
  if (known.length === 0 && !isPa(at)) return { side, figure, hidden: true, pips: [] };
  const backs = new Array<Pip>(figure - known.length).fill('hidden');
  const pips = [...known.map((unit) => battalionPip(v, unit)), ...backs];
  return { side, figure, pips: isPa(at) ? pips : pips.slice(0, MOST) };
}

/** 5.3 Usable bases of a French post: of zones with a trench or of the jungle, and lines from Viet Minh posts. */
export function basesOf(v: Season, standing: Standing, pa: number, own: boolean): BaseView[] {
  const isThere = (at: number) => standingAt(standing, at, 'viet-minh').length > 0;
  const found: BaseView[] = [];
  for (const base of basesAt[pa] ?? []) {
    const zone = zoneOf[base] ?? 0;
    if (!isOpenZone(v, zone)) continue;
    const saps = v.trench[zone] ?? 0;
    const threatens = isThere(zone) || isThere(base);
    const engaged = standingAt(standing, base, 'viet-minh');
    found.push({
      from: placeId(zone),
      threatens,
      saps,
      ...(isLoose(v, zone) && { loose: true }),
      ...(engaged.length > 0 && { engaged: engagedOf(v, engaged, own) }),
    });
  }
  for (const next of joined[pa] ?? []) {
    if (v.control[next] === 'viet-minh') found.push({ from: placeId(next), threatens: isThere(next), saps: 0 });
  }
  return found;
}

/** 5.1, 5.3 Those in an assault base; to French eyes one that lies face down has no name. */
function engagedOf(v: Season, pieces: readonly number[], own: boolean): Engaged {
  const isKnown = (unit: number) => own || v.face[unit] !== HIDDEN;
  return {
    side: 'viet-minh',
    pips: pieces.map((unit) => (isKnown(unit) ? (isDummy(unit) ? 'dummy' : battalionPip(v, unit)) : 'hidden')),
    counters: pieces.filter(isKnown).flatMap((unit) => units[unit]?.id ?? []),
  };
}

/** 3.1 A Level 3 that nobody covers yet. */
export function isLoose(v: Season, at: number): boolean {
  return v.trench[at] === digging.most && !isCovered(v, at);
}
