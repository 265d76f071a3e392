/**
 * What is filled in where many things of a kind are chosen one by one: the first answer by a fixed order, never advice.
 * The button makes it, and any other answer can be made instead.
 */
import type { ValleeChoice } from '../choices';
import { airUnits } from '../data/aircraft';
import { paraCosts } from '../data/constants';
import { force } from '../rules/aftermath';
import { capacityOf, nextOf } from '../rules/air';
import { canBeRebuilt } from '../rules/recovery';
import { fallsToHalf, moraleOf, numberOf, onMap, sideOf, stepsOf, strengths, unitsOf } from '../rules/units';
import { weatherEffect } from '../rules/weather';
import type { Vallee } from '../state';

export function isUsual(v: Vallee, choice: ValleeChoice): boolean {
  switch (choice.do) {
    // Aircraft in the order of the list; what must stay or go, where there are most of a type.
    case 'fly':
      return true;
    case 'ground':
    case 'away':
      return choice.air === mostReady(v, choice.do === 'away' && v.step === 'away-transports');
    // All transports carry supply, and all drop, low where the weather lets them.
    case 'load':
      return choice.cargo === 'supply' || isBegun(v, choice.cargo);
    case 'drop':
      return choice.at === (weatherEffect(v).lowDrops && !v.noLowDrops ? 'low' : 'high');
    // Overland goes supply.
    case 'enter':
      return choice.what === 'supply';
    // Flak spreads: the aircraft with the fewest shots, low ones first.
    case 'flak':
      return choice.air === leastShot(v);
    case 'pick':
      return v.phase !== 'assault' && v.quota > 0 && numberOf(choice.unit) === shakiest(v, numberOf(choice.unit));
    case 'unpaid':
    case 'retreat':
      return true;
    case 'replace':
      return numberOf(choice.unit) === mostWorn(v, numberOf(choice.unit));
    case 'lose':
      return numberOf(choice.unit) === hardiest(v);
    case 'to':
      return v.step === 'return';
    default:
      return false;
  }
}

/** A parachute unit that is half aboard must come whole. */
function isBegun(v: Vallee, cargo: string): boolean {
  const aboard = v.cargo.filter((item) => item === numberOf(cargo)).length;
  return Object.hasOwn(paraCosts, cargo) && aboard > 0 && aboard < stepsOf(v, numberOf(cargo));
}

function mostReady(v: Vallee, transports: boolean): string {
  const ready = new Map<string, number>();
  airUnits.forEach(({ type }, air) => {
    if (v.air[air] !== 'ready' || nextOf(v, type) < 0 || (transports && capacityOf(air) === 0)) return;
    ready.set(type, (ready.get(type) ?? 0) + 1);
  });
  return [...ready].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function leastShot(v: Vallee): string {
  const shots = (air: number) => v.shots.filter((shot) => shot.air === air).length;
  const order = [...v.missions].sort((a, b) => shots(a.air) - shots(b.air) || Number(b.low) - Number(a.low));
  return airUnits[order[0]?.air ?? -1]?.id ?? '';
}

/** 6.2 Of the side of this unit: who loses most to a die against its morale. */
function shakiest(v: Vallee, of: number): number {
  const open = unitsOf(sideOf(of)).filter((unit) => onMap(v, unit) && !v.picked.includes(unit) && stepsOf(v, unit) > 1);
  const [first = of] = open.sort((a, b) => moraleOf(v, a) - moraleOf(v, b) || stepsOf(v, b) - stepsOf(v, a));
  return first;
}

/** 12.2 In a bloodbath: who has most steps, and does not fall to half by the next if that can be. */
function hardiest(v: Vallee): number {
  const { fight } = v;
  if (fight?.stage !== 'bloodbath') return -1;
  const spare = (unit: number) => stepsOf(v, unit) - (fallsToHalf(v, unit, 1) ? 10 : 0);
  const [first = -1] = force(v, fight, fight.turn).sort((a, b) => spare(b) - spare(a));
  return first;
}

/** 8.3 Of the side of this unit: who has lost the largest share. */
function mostWorn(v: Vallee, of: number): number {
  const share = (unit: number) => stepsOf(v, unit) / Math.max(1, strengths[unit] ?? 1);
  const [first = of] = unitsOf(sideOf(of))
    .filter((unit) => canBeRebuilt(v, unit))
    .sort((a, b) => share(a) - share(b));
  return first;
}
