/** What a wargamer would laugh at, judged at the decision by what everybody can see. */
import { blundersBy } from '../../kernel/trial';
import { scenarios } from './data/scenarios';
import type { ValleeTypes } from './index';
import { clashOf } from './rules/assault';
import { bestLead } from './rules/assault-odds';
import { rollOutlook } from './rules/assault-outlook';
import { allAreas, areaId, areaOf, beside, isCompound } from './rules/ground';
import { controls } from './rules/record';
import { isInfantry, numberOf, unitsIn } from './rules/units';
import { other, type Side, type Vallee } from './state';

export const blunders = blundersBy<ValleeTypes>({
  /** 11.0 The last unit walks off ground that counts, with the enemy's infantry beside it, to ground that does not. */
  'walk-off': (v, prompt, choice) => {
    if (choice.do !== 'move') return false;
    const side = sideIn(prompt.side);
    const [from, to] = [v.at[numberOf(choice.unit)] ?? -1, areaOf(choice.to)];
    if (!controls(v, side, from) || unitsIn(v, from, side).length > 1) return false;
    if (!counts(v, from) || counts(v, to)) return false;
    return beside(from).some(({ area }) => unitsIn(v, area, other(side)).some(isInfantry));
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
  /** 11.0 Ground that counts lies open beside infantry that may walk in, and the movement is ended. */
  'leave-free': (v, prompt, choice) => {
    if (choice.do !== 'done' && choice.do !== 'pass') return false;
    const free = freeGround(v, sideIn(prompt.side));
    return prompt.choices.some((one) => one.do === 'move' && isInfantry(numberOf(one.unit)) && free.includes(one.to));
  },
});

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
