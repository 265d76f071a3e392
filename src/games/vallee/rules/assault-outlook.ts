/** 12.2 What an assault promises: final fire, the parachute mafia and the six faces of the die, all counted. */
import { chain, type Odds } from '../../../kernel/odds';
import { sum } from '../../../kernel/rolls';
import { type AssaultCode, assaultResults } from '../data/tables';
import type { Vallee } from '../state';
import { bestLead, type Clash, lossOf, resultAt, sumsOf } from './assault-odds';
import { fireChance, mafiaChance } from './odds';
import { isInfantry, isSteady, isTank, moraleOf, stepsOf } from './units';

/** 12.2 The six results of the die for two forces as they stand. */
export function codesOf(v: Vallee, clash: Clash): readonly AssaultCode[] {
  const sums = sumsOf(v, clash);
  const modifier = sum(sums.modifiers);
  return [1, 2, 3, 4, 5, 6].map((die) => resultAt(sums.column, die + modifier));
}

/** What an assault comes to in the end; chances of the results, and mean steps lost. A bloodbath counts one step each. */
export interface Outlook {
  /** The defenders are gone or must go, and attackers are left. */
  readonly taken: number;
  readonly bloodbath: number;
  readonly calledOff: number;
  readonly attackerLoss: number;
  readonly defenderLoss: number;
}

const NOTHING: Outlook = { taken: 0, bloodbath: 0, calledOff: 1, attackerLoss: 0, defenderLoss: 0 };

/** 12.2 The roll alone. */
export function rollOutlook(v: Vallee, clash: Clash): Outlook {
  let [taken, bloodbath, attackerLoss, defenderLoss] = [0, 0, 0, 0];
  for (const code of codesOf(v, clash)) {
    const { attacker, defender } = assaultResults[code];
    const lost = lossOf(v, attacker, clash.attackers);
    const cost = lossOf(v, defender, clash.defenders);
    attackerLoss += lost / 6;
    defenderLoss += cost / 6;
    if (code === 'BB') bloodbath += 1 / 6;
    else if (survives(v, clash.attackers, lost) && (defender.retreat || !survives(v, clash.defenders, cost)))
      taken += 1 / 6;
  }
  return { taken, bloodbath, calledOff: 0, attackerLoss, defenderLoss };
}

function survives(v: Vallee, units: readonly number[], lost: number): boolean {
  return units.reduce((steps, unit) => steps + stepsOf(v, unit), 0) > lost;
}

/** A planned shot of the final fire. */
export interface FinalShot {
  readonly unit: number;
  readonly target: number;
  readonly tank: boolean;
}

/** The attackers that are still undisrupted after the final fire, as a sum of bits in their order. */
function afterFire(v: Vallee, clash: Clash, shots: readonly FinalShot[]): Odds<number> {
  let odds: Odds<number> = [{ is: 0, chance: 1 }];
  for (const { unit, target, tank } of shots) {
    const bit = 1 << clash.attackers.indexOf(target);
    const hit = fireChance(v, unit, target, true, tank);
    odds = chain(odds, (fallen) => [
      { is: fallen | bit, chance: hit },
      { is: fallen, chance: 1 - hit },
    ]);
  }
  return odds;
}

/** 12.2 Everything from the final fire on, with the shots the defender is expected to make. */
export function assaultOutlook(v: Vallee, clash: Clash, shots: readonly FinalShot[]): Outlook {
  let total: Outlook = { ...NOTHING, calledOff: 0 };
  for (const { is: fallen, chance } of afterFire(v, clash, shots)) {
    total = addOutlook(total, remainingOutlook(v, without(v, clash, fallen)), chance);
  }
  return total;
}

function remainingOutlook(v: Vallee, clash: Clash): Outlook {
  if (clash.lead < 0) return NOTHING;
  const goes = clash.side === 'french' ? mafiaChance(v, clash.area, clash.attackers) : 1;
  const rolled = goes > 0 ? rollOutlook(v, clash) : NOTHING;
  return addOutlook(addOutlook({ ...NOTHING, calledOff: 0 }, rolled, goes), NOTHING, 1 - goes);
}

function addOutlook(a: Outlook, b: Outlook, chance: number): Outlook {
  return {
    taken: a.taken + b.taken * chance,
    bloodbath: a.bloodbath + b.bloodbath * chance,
    calledOff: a.calledOff + b.calledOff * chance,
    attackerLoss: a.attackerLoss + b.attackerLoss * chance,
    defenderLoss: a.defenderLoss + b.defenderLoss * chance,
  };
}

/** The force without those that were hit; tanks beyond the units of their area stay behind; the lead may change. */
function without(v: Vallee, clash: Clash, fallen: number): Clash {
  const fit = clash.attackers.map((_, i) => (fallen & (1 << i)) === 0);
  const room = new Map<number, number>();
  clash.attackers.forEach((unit, i) => {
    const home = clash.from[i] ?? -1;
    if (fit[i] && isInfantry(unit)) room.set(home, (room.get(home) ?? 0) + 1);
  });
  const goes = clash.attackers.map((unit, i) => {
    const home = clash.from[i] ?? -1;
    if (!fit[i] || !isTank(unit)) return fit[i] === true;
    const left = room.get(home) ?? 0;
    room.set(home, left - 1);
    return left > 0;
  });
  const attackers = clash.attackers.filter((_, i) => goes[i]);
  const from = clash.from.filter((_, i) => goes[i]);
  const lead = attackers.includes(clash.lead) ? clash.lead : bestLead(v, attackers.filter(isInfantry));
  return { ...clash, attackers, from, lead };
}

/** 12.2 The shots of a defence that aims at the strongest steady attacker it can still shake, the lead first. */
export function expectedShots(v: Vallee, clash: Clash, shooters: readonly number[]): FinalShot[] {
  const targets = clash.attackers
    .filter((unit) => !isTank(unit))
    .sort((a, b) => stepsOf(v, b) - stepsOf(v, a) || moraleOf(v, b) - moraleOf(v, a));
  const shots: FinalShot[] = [];
  let next = 0;
  for (const unit of shooters) {
    const target = targets[next % Math.max(1, targets.length)];
    if (target === undefined || !isSteady(v, unit)) continue;
    shots.push({ unit, target, tank: false });
    next++;
  }
  return shots;
}
