/** How much the French stand to lose at each PA, by what they can see. */

import { firstBase, isPa, joined, paNumbers } from '../data/places';
import { firstBattalion, handOf, isCompany, isTank, moraleOf } from '../rules/pieces';
import type { Season } from '../state';
import { isFront, paValue, threats } from './values';

export interface Risks {
  /** By place: the share of the danger that is there whatever the garrison. */
  readonly danger: readonly number[];
  readonly units: readonly (readonly number[])[];
  /** Reckoned when first asked for: by place, what may be lost there as it is; by unit, how much more without it. */
  readonly held: (number | undefined)[];
  readonly missed: (number | undefined)[];
}

/** Built once for a question. */
export function risksOf(v: Season): Risks {
  const threat = threats(v);
  const danger = new Array<number>(firstBase).fill(0);
  const units = Array.from({ length: firstBase }, () => [] as number[]);
  const front = new Set(paNumbers.filter((pa) => v.control[pa] === 'french' && isFront(v, pa)));
  for (const pa of paNumbers) {
    if (v.control[pa] !== 'french') continue;
    const near = (joined[pa] ?? []).some((next) => front.has(next));
    const base = front.has(pa) ? 0.25 : near ? 0.12 : 0.04;
    danger[pa] = paValue(v, pa) * (base + Math.min(6, threat[pa] ?? 0) / 6);
  }
  for (let unit = 0; unit < firstBattalion; unit++) {
    const at = v.at[unit] ?? -1;
    if (isPa(at)) units[at]?.push(unit);
  }
  return { danger, units, held: [], missed: [] };
}

/** What a unit adds to a defence. */
function weight(v: Season, unit: number): number {
  const value = handOf(v, unit) + Math.max(0, moraleOf(v, unit) - 2) * 0.6;
  const tired = v.fatigued[unit] === 1 || v.disorganized[unit] === 1 ? 0.7 : 1;
  return value * tired;
}

/** The two best companies count in full behind the cover of a PA, others little. */
export function garrison(v: Season, units: readonly number[]): number {
  const companies = units.filter(isCompany).map((unit) => weight(v, unit));
  companies.sort((a, b) => b - a);
  let strength = 0;
  for (const [i, value] of companies.entries()) strength += i < 2 ? value : value * 0.15;
  const tanks = units.filter(isTank).length;
  // One tank is wanted everywhere, for counter-attacks; a second adds little.
  strength += tanks > 0 ? 1.7 + 0.3 * tanks : 0;
  for (const unit of units) if (!isCompany(unit) && !isTank(unit)) strength += 1.5;
  return companies.length === 0 ? strength * 0.4 : strength;
}

/** What may be lost at a PA with this garrison. */
export function riskAt(v: Season, { danger }: Risks, pa: number, units: readonly number[]): number {
  const strength = garrison(v, units);
  return (danger[pa] ?? 0) / (0.6 + strength / 4);
}

/** How much safer the camp is if a unit goes from one PA to another; `from` is -1 for one that comes from outside. */
export function relief(v: Season, risks: Risks, unit: number, from: number, to: number): number {
  const there = risks.units[to] ?? [];
  return heldRisk(v, risks, to) - riskAt(v, risks, to, [...there, unit]) - missedAt(v, risks, from, unit);
}

function heldRisk(v: Season, risks: Risks, pa: number): number {
  risks.held[pa] ??= riskAt(v, risks, pa, risks.units[pa] ?? []);
  return risks.held[pa];
}

/** How much more may be lost at a PA without a unit that stands there. */
function missedAt(v: Season, risks: Risks, pa: number, unit: number): number {
  const here = risks.units[pa];
  if (!here) return 0;
  risks.missed[unit] ??=
    riskAt(
      v,
      risks,
      pa,
      here.filter((one) => one !== unit),
    ) - heldRisk(v, risks, pa);
  return risks.missed[unit];
}
