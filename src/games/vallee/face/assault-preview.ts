/** 12.2 The roll of an assault before it is made: while it is only thought of, while a force is put together, once it has begun. */
import { totals } from '../../../kernel/odds';
import { about, outcomesOf, previewOf } from '../../../kernel/previews';
import { sum } from '../../../kernel/rolls';
import type { Preview, PreviewColumns } from '../../../kernel/view';
import type { ValleeChoice } from '../choices';
import { assaultResults, oddsColumns } from '../data/tables';
import type { OutcomeKey } from '../keys';
import { stormers, wholeForce } from '../rules/assault';
import { assaultPlan, bestLead, type Clash, columnOf, resultAt, type Sums, sumsOf } from '../rules/assault-odds';
import { assaultOutlook, expectedShots, type FinalShot, retreatLosses } from '../rules/assault-outlook';
import { areaId } from '../rules/ground';
import {
  censusOf,
  divisionOf,
  isInfantry,
  isSteady,
  numberOf,
  onMap,
  sideOf,
  strengthOf,
  unitsIn,
} from '../rules/units';
import { type Fight, other, type Side, type Vallee } from '../state';

const { chance, expected } = outcomesOf<OutcomeKey>();

const results = Object.keys(assaultResults);

/** 12.2, 14.7 An assault with all who could take part, of the division that is the strongest there. */
export function assaultPreview(v: Vallee, side: Side, area: number): Preview | null {
  const open = stormers(v, censusOf(v), side, area);
  const firsts = open.filter((unit, i) => open.findIndex((one) => divisionOf[one] === divisionOf[unit]) === i);
  const forces = firsts.map((unit) => wholeForce(v, side, area, [unit]));
  const strength = (units: readonly number[]) => units.reduce((all, unit) => all + strengthOf(v, unit), 0);
  const [attackers = []] = forces.sort((a, b) => strength(b) - strength(a));
  return clashPreview(v, side, area, attackers, bestLead(v, attackers));
}

/** The force as it stands with one unit more, with all, or under this lead. */
export function forcePreview(v: Vallee, choice: ValleeChoice): Preview | null {
  const { fight } = v;
  if (!fight) return null;
  const attackers = forceWith(v, fight, choice);
  const lead = choice.do === 'lead' ? numberOf(choice.unit) : bestLead(v, attackers);
  return clashPreview(v, fight.side, fight.area, attackers, lead);
}

function forceWith(v: Vallee, fight: Fight, choice: ValleeChoice): readonly number[] {
  if (choice.do === 'pick') return [...fight.units, numberOf(choice.unit)];
  if (choice.do !== 'all') return fight.units;
  return wholeForce(v, fight.side, fight.area, fight.units);
}

/** 12.2 Another lead, of the attack or of the defence, once both forces are known. */
export function leadPreview(v: Vallee, choice: ValleeChoice): Preview | null {
  const { fight } = v;
  if (!fight || choice.do !== 'lead') return null;
  const unit = numberOf(choice.unit);
  const defends = sideOf(unit) !== fight.side;
  const defenders = unitsIn(v, fight.area, other(fight.side));
  return rollPreview(
    v,
    {
      side: fight.side,
      area: fight.area,
      attackers: fight.units,
      from: fight.from,
      lead: defends ? fight.lead : unit,
      defenders,
      defenceLead: defends ? unit : bestLead(v, defenders),
    },
    [],
  );
}

export function clashPreview(
  v: Vallee,
  side: Side,
  area: number,
  attackers: readonly number[],
  lead: number,
): Preview | null {
  if (attackers.length === 0 || lead < 0) return null;
  const defenders = unitsIn(v, area, other(side));
  const from = attackers.map((unit) => v.at[unit] ?? -1);
  const clash = { side, area, attackers, from, lead, defenders, defenceLead: bestLead(v, defenders) };
  return rollPreview(v, clash, expectedShots(v, clash));
}

/**
 * The six faces of the roll; what it comes to counts these shots of the final fire, the mafia's die and what is lost in
 * retreat. Who fires at whom, who bears the losses and where they go is still to be decided: about so much.
 */
function rollPreview(v: Vallee, clash: Clash, shots: readonly FinalShot[]): Preview {
  const sums = sumsOf(v, clash);
  const plan = assaultPlan(sums, areaId(clash.area));
  const bars = totals('1d6', sum(sums.modifiers)).map(({ is, chance: share }) => ({
    total: is,
    chance: share,
    row: results.indexOf(resultAt(sums.column, is)),
    code: resultAt(sums.column, is).replace('1/4', '¼').replace('1/2', '½'),
  }));
  const all = assaultOutlook(v, clash, shots);
  const back = retreatLosses(v, clash);
  const held = Math.max(0, 1 - all.taken - all.bloodbath - all.calledOff);
  const chances = [
    chance('taken', all.taken),
    chance('bloodbath', all.bloodbath),
    chance('held', held),
    ...(all.calledOff > 0 ? [chance('called-off', all.calledOff)] : []),
  ];
  const steps = [
    expected('attacker-steps', all.attackerLoss + all.attackerGoes * back.attackerLoss),
    expected('defender-steps', all.defenderLoss + all.defenderGoes * back.defenderLoss),
  ];
  const outcomes = [...(shots.length > 0 ? chances.map(about) : chances), ...steps.map(about)];
  return { ...previewOf('result', bars, plan, outcomes), columns: columnsOf(sums) };
}

/** 12.2, 14.1 From the strengths to the column that is read. */
function columnsOf({ attack, defence, column, shift }: Sums): PreviewColumns {
  return {
    start: oddsColumns[columnOf(attack, defence)] ?? '',
    ratio: [attack, defence],
    shifts: shift === 0 ? [] : [{ cause: 'tank', rule: '14.1', value: shift }],
    names: oddsColumns,
    read: column,
    over: 0,
  };
}

/** An assault that has begun: those who can still go in, before the shots that are still to come. */
export function fightPreview(v: Vallee, fight: Fight): Preview | null {
  const fit = fight.units.map((unit) => onMap(v, unit) && isSteady(v, unit));
  const attackers = fight.units.filter((_, i) => fit[i]);
  const from = fight.from.filter((_, i) => fit[i]);
  const lead = attackers.includes(fight.lead) ? fight.lead : bestLead(v, attackers.filter(isInfantry));
  if (lead < 0) return null;
  const defenders = unitsIn(v, fight.area, other(fight.side));
  const defenceLead = fight.defenceLead >= 0 ? fight.defenceLead : bestLead(v, defenders);
  const clash = { side: fight.side, area: fight.area, attackers, from, lead, defenders, defenceLead };
  const fires = fight.stage === 'final';
  return rollPreview(v, clash, fires ? expectedShots(v, clash, (unit) => fight.fired.includes(unit)) : []);
}
