/** What a wargamer would laugh at, judged at the decision by what everybody can see. */
import { blundersBy } from '../../kernel/trial';
import { scenarios } from './data/scenarios';
import type { ValleeTypes } from './index';
import { clashOf } from './rules/assault';
import { bestLead } from './rules/assault-odds';
import { rollOutlook } from './rules/assault-outlook';
import { allAreas, areaId, areaOf, beside, isCompound } from './rules/ground';
import { controls } from './rules/record';
import { turnsLeft } from './rules/reinforcements';
import { isLastRound } from './rules/rounds';
import { isInfantry, numberOf, unitsIn } from './rules/units';
import { other, type Side, type Vallee } from './state';

export const blunders = blundersBy<ValleeTypes>({
  /** 11.0 The last unit walks off ground that counts, with the enemy's infantry beside it, to ground that does not. */
  'walk-off': (v, prompt, choice) => {
    if (choice.do !== 'move') return false;
    const side = sideIn(prompt.side);
    const [from, to] = [v.at[numberOf(choice.unit)] ?? -1, areaOf(choice.to)];
    return isLastBefore(v, side, from) && !counts(v, to);
  },
  /** 12.2 An assault whose roll takes nothing in nine of ten and loses more than it kills. */
  hopeless: (v, prompt, choice) => {
    const { fight } = v;
    if (prompt.ask !== 'assault-force' || choice.do !== 'lead' || !fight) return false;
    const clash = clashOf(v, fight);
    const from = clash.attackers.map((unit) => v.at[unit] ?? -1);
    const leads = { lead: numberOf(choice.unit), defenceLead: bestLead(v, clash.defenders.filter(isInfantry)) };
    const outlook = rollOutlook(v, { ...clash, from, ...leads });
    return outlook.taken < 0.1 && outlook.defenderLoss < outlook.attackerLoss;
  },
  /**
   * 11.0 Ground that counts lies open beside infantry that may walk in, and the movement is ended. Not laughed at: who
   * would leave as much behind him, or stand there before the enemy's infantry while there is time to throw him out.
   */
  'leave-free': (v, prompt, choice) => {
    if (choice.do !== 'done' && choice.do !== 'pass') return false;
    const side = sideIn(prompt.side);
    const free = freeGround(v, side);
    return prompt.choices.some((one) => {
      if (one.do !== 'move' || !free.includes(one.to)) return false;
      const unit = numberOf(one.unit);
      if (!isInfantry(unit) || isLastBefore(v, side, v.at[unit] ?? -1)) return false;
      return (isLastRound(v) && turnsLeft(v) === 0) || !isBefore(v, side, areaOf(one.to));
    });
  },
});

/** The only unit on ground that counts, with the enemy before it. */
function isLastBefore(v: Vallee, side: Side, area: number): boolean {
  const isLast = counts(v, area) && controls(v, side, area) && unitsIn(v, area, side).length === 1;
  return isLast && isBefore(v, side, area);
}

/** Enemy infantry stands beside an area. */
function isBefore(v: Vallee, side: Side, area: number): boolean {
  return beside(area).some((next) => unitsIn(v, next.area, other(side)).some(isInfantry));
}

function sideIn(side: string): Side {
  return side === 'french' ? 'french' : 'viet-minh';
}

/** Strongpoints, and what the scenario pays for. */
function counts(v: Vallee, area: number): boolean {
  return isCompound[area] === true || pays(v, area);
}

function pays({ scenario }: Vallee, area: number): boolean {
  return scenarios[scenario].victory.holds.some(({ areas }) => areas.some((one) => one === areaId(area)));
}

/** Ground that counts which the enemy of a side controls with nobody there; in a single battle all other strongpoints are empty. */
export function freeGround(v: Vallee, side: Side): readonly string[] {
  const enemy = other(side);
  const wanted = scenarios[v.scenario].weekly ? counts : pays;
  return allAreas
    .filter((area) => wanted(v, area) && controls(v, enemy, area) && unitsIn(v, area, enemy).length === 0)
    .map(areaId);
}
