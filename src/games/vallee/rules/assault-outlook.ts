/** 12.2 What an assault promises: final fire, the parachute mafia and the six faces of the die, all counted. */
import { chain, type Odds } from '../../../kernel/odds';
import { assaultResults } from '../data/tables';
import type { Vallee } from '../state';
import { bestLead, type Clash, codesOf, lossOf } from './assault-odds';
import { fireChance, mafiaChance } from './odds';
import { retreatLoss } from './retreat';
import { fireTies } from './tanks';
import { censusOf, isFlak, isInfantry, isSteady, isTank, moraleOf, stepsOf } from './units';

/** What an assault comes to in the end; chances of the results, and mean steps lost. A bloodbath counts one step each. */
export interface Outlook {
  /** The defenders are gone or must go, and attackers are left. */
  readonly taken: number;
  readonly bloodbath: number;
  readonly calledOff: number;
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** The share of each side that is told to retreat: what it loses on its way is not in its loss. */
  readonly attackerGoes: number;
  readonly defenderGoes: number;
}

const EMPTY: Outlook = {
  taken: 0,
  bloodbath: 0,
  calledOff: 0,
  attackerLoss: 0,
  defenderLoss: 0,
  attackerGoes: 0,
  defenderGoes: 0,
};
const NOTHING: Outlook = { ...EMPTY, calledOff: 1 };

/** 12.2 The roll alone. */
export function rollOutlook(v: Vallee, clash: Clash): Outlook {
  const [attackers, defenders] = [stepsIn(v, clash.attackers), stepsIn(v, clash.defenders)];
  let total = EMPTY;
  for (const code of codesOf(v, clash)) {
    const { attacker, defender } = assaultResults[code];
    const attackerLoss = lossOf(v, attacker, clash.attackers);
    const defenderLoss = lossOf(v, defender, clash.defenders);
    const [stay, left] = [attackers - attackerLoss, defenders - defenderLoss];
    const taken = code !== 'BB' && stay > 0 && (defender.retreat || left <= 0);
    const one = {
      taken: taken ? 1 : 0,
      bloodbath: code === 'BB' ? 1 : 0,
      calledOff: 0,
      attackerLoss,
      defenderLoss,
      attackerGoes: attacker.retreat ? stay / attackers : 0,
      defenderGoes: defender.retreat ? left / defenders : 0,
    };
    total = addOutlook(total, one, 1 / 6);
  }
  return total;
}

const stepsIn = (v: Vallee, units: readonly number[]) => units.reduce((steps, unit) => steps + stepsOf(v, unit), 0);

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
  let total = EMPTY;
  for (const { is: fallen, chance } of afterFire(v, clash, shots)) {
    total = addOutlook(total, remainingOutlook(v, without(v, clash, fallen)), chance);
  }
  return total;
}

function remainingOutlook(v: Vallee, clash: Clash): Outlook {
  if (clash.lead < 0) return NOTHING;
  const goes = clash.side === 'french' ? mafiaChance(v, clash.area, clash.attackers) : 1;
  const rolled = goes > 0 ? rollOutlook(v, clash) : NOTHING;
  return addOutlook(addOutlook(EMPTY, rolled, goes), NOTHING, 1 - goes);
}

function addOutlook(a: Outlook, b: Outlook, chance: number): Outlook {
  return {
    taken: a.taken + b.taken * chance,
    bloodbath: a.bloodbath + b.bloodbath * chance,
    calledOff: a.calledOff + b.calledOff * chance,
    attackerLoss: a.attackerLoss + b.attackerLoss * chance,
    defenderLoss: a.defenderLoss + b.defenderLoss * chance,
    attackerGoes: a.attackerGoes + b.attackerGoes * chance,
    defenderGoes: a.defenderGoes + b.defenderGoes * chance,
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

/**
 * 12.2, 14.1 The shots of a defence that aims at the strongest steady attacker it can still shake, the lead first; `spent`
 * are those that have fired. A tank fires with the unit it goes with, or alone.
 */
export function expectedShots(v: Vallee, clash: Clash, spent: (unit: number) => boolean = () => false): FinalShot[] {
  const targets = clash.attackers
    .filter((unit) => !isTank(unit))
    .sort((a, b) => stepsOf(v, b) - stepsOf(v, a) || moraleOf(v, b) - moraleOf(v, a));
  const ties = fireTies(v, censusOf(v), clash.area, spent);
  const helping = new Set(ties.values());
  const shooters = clash.defenders.filter(
    (unit) => isSteady(v, unit) && !isFlak(unit) && !spent(unit) && !helping.has(unit),
  );
  return shooters.flatMap((unit, i) => {
    const target = targets[i % Math.max(1, targets.length)];
    return target === undefined ? [] : [{ unit, target, tank: ties.has(unit) }];
  });
}

/** 12.3.3 Steps that the units of each side would lose on their way, were all of them told to go. */
export function retreatLosses(
  v: Vallee,
  { area, from, attackers, defenders }: Clash,
): Pick<Outlook, 'attackerLoss' | 'defenderLoss'> {
  const lost = (units: readonly number[], held: readonly number[]) =>
    units.reduce((sum, unit) => sum + retreatLoss(v, unit, area, held), 0);
  return { attackerLoss: lost(attackers, []), defenderLoss: lost(defenders, from) };
}
