/** Every roll the player can influence, before it is made: its ledger, the chances of its rows, what they come to. */
import { chanceOf, mapOdds, mean, type Odds, onTable } from '../../../kernel/odds';
import { type Outcome, outcomesOf, previewAmong, previewOn } from '../../../kernel/previews';
import { sum } from '../../../kernel/rolls';
import type { Preview } from '../../../kernel/view';
import type { ValleyChoice, ValleyPrompt } from '../choices';
import { crIds, divisionIds } from '../data/map';
import * as tables from '../data/tables';
import type { OutcomeKey } from '../keys';
import { dasChance, dasPlan, seadOdds, seadPlan } from '../rules/air';
import { frenchAssaultCasualtiesModifiers, frenchAssaultPlan } from '../rules/french-assault';
import { frenchAssaultOdds } from '../rules/french-assault-odds';
import { raidOdds } from '../rules/raid-odds';
import { nearestDivisions, raidPlan } from '../rules/raids';
import { stripChance, stripPlan } from '../rules/repairs';
import { rpOdds, rpPlan } from '../rules/resources';
import { sortieWith } from '../rules/sortie-odds';
import { gainsMorale, strengthToSpare } from '../rules/tracks';
import { casualtiesModifiers, vmAssaultPlan } from '../rules/vm-assault';
import { vmAssaultOdds, withSupport } from '../rules/vm-assault-odds';
import { type Valley, withRp } from '../state';

export function preview(v: Valley, prompt: ValleyPrompt, choice: ValleyChoice | null): Preview | null {
  switch (prompt.ask) {
    case 'support':
      return vmAssaultPreview(v, choice);
    case 'assault-force':
    case 'raid-force':
      return sortiePreview(v, prompt, choice);
    case 'missions':
      return missionPreview(v, choice);
    case 'ration':
      return rpPreview(v, choice?.do === 'ration' ? choice.cm : 0, false);
    case 'delay':
      return rpPreview(v, v.rationed, choice?.do === 'delay');
    case 'strip':
      return stripPreview(v, choice?.do === 'strip' ? choice.rp : 0);
    case 'reroll':
      return rerollPreview(v, prompt);
    default:
      return null;
  }
}

const { chance, expected } = outcomesOf<OutcomeKey>();

/** 12.3.5.2 The assault now being met, with the support it has or would have. */
function vmAssaultPreview(v: Valley, choice: ValleyChoice | null): Preview | null {
  const assault = v.assaults.find((one) => !one.over);
  if (!assault) return null;
  const after = choice ? withSupport(v, assault, choice) : { v, assault };
  const odds = vmAssaultOdds(after.v, after.assault);
  return previewOn('9', tables.vmAssault, vmAssaultPlan(after.v, after.assault), [
    chance('held', odds.held),
    expected('steps-lost', odds.stepsLost),
    expected('strength-lost', odds.strengthLost),
    chance('morale-gained', odds.cm),
  ]);
}

/** 15.1.5, 16.1 The assault or raid being put together, with what a choice would add. */
function sortiePreview(v: Valley, prompt: ValleyPrompt, choice: ValleyChoice | null): Preview | null {
  if (!v.sortie) return null;
  const sortie = choice ? sortieWith(v.sortie, choice) : v.sortie;
  if (sortie.units.length === 0) return null;
  if (prompt.ask === 'raid-force') {
    const odds = raidOdds(v, sortie);
    const near = nearestDivisions[sortie.cr];
    const plans = near.map((division) => ({ is: raidPlan(v, sortie, division), chance: 1 / near.length }));
    return previewAmong('11', tables.raid, plans, [
      expected('levels-won', odds.levels),
      expected('steps-lost', odds.stepsLost),
      expected('disrupted', odds.disrupted),
    ]);
  }
  const odds = frenchAssaultOdds(v, sortie);
  return previewOn('10', tables.frenchAssault, frenchAssaultPlan(v, sortie), [
    chance('repulsed', odds.repulsed),
    expected('steps-lost', odds.stepsLost),
    expected('strength-lost', odds.strengthLost),
    chance('morale-gained', odds.cm),
  ]);
}

/** 7.2 One suppression, or one point more against a division (after the suppressions allotted so far). */
function missionPreview(v: Valley, choice: ValleyChoice | null): Preview | null {
  if (choice?.do === 'sead') {
    const plan = seadPlan(v, choice.asp);
    const hit = chanceOf(onTable(tables.sead, sum(plan.modifiers)), ({ aaa }) => aaa < 0);
    return previewOn('2.1', tables.sead, plan, [chance('flak-hit', hit)]);
  }
  if (choice?.do !== 'das') return null;
  const points = v.das.filter((division) => division === choice.division).length + 1;
  const plans = mapOdds(seadOdds(v, v.sead), (aaa) => dasPlan(v, choice.division, points, aaa));
  return previewAmong('2.2', tables.deepAirSupport, plans, [
    chance('division-hit', dasChance(v, choice.division, points)),
  ]);
}

/** 9.2 The supplies of this turn. */
function rpPreview(v: Valley, rationed: number, delayed: boolean): Preview {
  const odds = rpOdds(v, rationed, delayed);
  return previewOn('4', tables.rpAdjustment, rpPlan(v, rationed, delayed), [
    expected(
      'rp-after',
      mean(odds, (rp) => rp),
    ),
    chance(
      'rp-falls',
      chanceOf(odds, (rp) => rp < v.rp),
    ),
  ]);
}

/** 2.3.1.6 The same roll once more: flak on Table 9.2, armor on Table 10.2, engineers on Table 12. */
function rerollPreview(v: Valley, prompt: ValleyPrompt): Preview | null {
  const { table, column, cr, rp, division } = prompt.about ?? {};
  if (table === '12' && typeof rp === 'number') {
    const plan = stripPlan(withRp(v, v.rp + rp), rp); // the point is paid by now
    const again = chanceOf(onTable(tables.airstripRepair, sum(plan.modifiers)), ({ repaired }) => repaired);
    return previewOn('12', tables.airstripRepair, plan, [chance('repaired', again)]);
  }
  const centre = crIds.find((id) => id === cr);
  if (!centre || typeof column !== 'number') return null;
  const rule = prompt.rule;
  const roll = { name: 'vm-casualties', rule, of: centre, dice: '1d6' } as const;
  if (table === '9.2') {
    const modifiers = casualtiesModifiers(v, '9.2', centre, column);
    const odds = onTable(tables.vmAssaultVmCasualties, sum(modifiers));
    return previewOn('9.2', tables.vmAssaultVmCasualties, { ...roll, modifiers }, lossesOf(v, division, odds));
  }
  const modifiers = frenchAssaultCasualtiesModifiers(v, '10.2', centre, column);
  const odds = onTable(tables.frenchAssaultVmCasualties, sum(modifiers));
  const repulsed = chance(
    'repulsed',
    chanceOf(odds, (row) => row.repulsed),
  );
  return previewOn('10.2', tables.frenchAssaultVmCasualties, { ...roll, modifiers }, [
    repulsed,
    ...lossesOf(v, division, odds),
  ]);
}

/** What a division can expect to lose, and the camp to gain by it. */
function lossesOf(
  v: Valley,
  of: unknown,
  odds: Odds<{ readonly strengthLost: number; readonly cm: number }>,
): Outcome<OutcomeKey>[] {
  const division = divisionIds.find((id) => id === of);
  const spare = division ? strengthToSpare(v, division) : 0;
  return [
    expected(
      'strength-lost',
      mean(odds, (row) => Math.min(spare, row.strengthLost)),
    ),
    chance(
      'morale-gained',
      chanceOf(odds, (row) => gainsMorale(v, row.cm)),
    ),
  ];
}

/** 16.3 Mending the strip. */
function stripPreview(v: Valley, rp: number): Preview {
  return previewOn('12', tables.airstripRepair, stripPlan(v, rp), [chance('repaired', stripChance(v, rp))]);
}
