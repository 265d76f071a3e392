import { expect, test } from 'vitest';
import { crIds, crs, divisionIds, divisions } from '../../../../src/games/lost-valley/data/map';
import { betterStart, optionIds, vultureCard } from '../../../../src/games/lost-valley/data/options';
import { scenarioIds, scenarios } from '../../../../src/games/lost-valley/data/scenarios';
import { statusCheck } from '../../../../src/games/lost-valley/data/tables';
import { aaa, cm, loseBelow, rp, strength } from '../../../../src/games/lost-valley/data/tracks';
import { bataillonsDeMarche, setAside, unitIds, units } from '../../../../src/games/lost-valley/data/units';
import {
  suddenDeath,
  suddenDeathIds,
  victoryLevels,
  victoryPoints,
} from '../../../../src/games/lost-valley/data/victory';
import { lookUp } from '../../../../src/kernel/rolls';

test.each(scenarioIds)('3.2 %s: every counter is in exactly one place', (id) => {
  const { garrisons, arrivals, remnants, eliminated } = scenarios[id];
  const placed = [
    ...crIds.flatMap((cr) => garrisons[cr].units),
    ...arrivals.map(({ unit }) => unit),
    ...remnants,
    ...eliminated,
    ...bataillonsDeMarche,
    ...setAside,
  ];
  expect(placed.toSorted()).toEqual(unitIds.toSorted());
});

test.each(scenarioIds)('2.2.1.3 %s: no set-up over-stacks', (id) => {
  const { garrisons, reduced } = scenarios[id];
  for (const cr of crIds) {
    const infantry = garrisons[cr].units.filter((unit) => units[unit].kind === 'infantry');
    const steps = infantry.reduce((n, unit) => n + (reduced.includes(unit) ? 1 : units[unit].steps), 0);
    expect(steps, cr).toBeLessThanOrEqual(crs[cr].stack.steps);
    expect(garrisons[cr].units.length - infantry.length, cr).toBeLessThanOrEqual(crs[cr].stack.assets);
  }
});

test.each(scenarioIds)('2.2.1.1 %s: centres are French with infantry or armor, Viet Minh without any unit', (id) => {
  const { garrisons, vmControl } = scenarios[id];
  const lost = vmControl.map(({ cr }) => cr);
  for (const cr of crIds) {
    const holders = garrisons[cr].units.filter((unit) => ['infantry', 'armor'].includes(units[unit].kind));
    expect(holders.length > 0, cr).toBe(!lost.includes(cr));
    if (lost.includes(cr)) expect(garrisons[cr]).toEqual({ fort: 1, units: [] }); // 12.3.5.2
  }
});

test.each(scenarioIds)('%s: levels are on their tracks, arrivals on its turns, reduced units have two steps', (id) => {
  const s = scenarios[id];
  expect(s.id).toBe(id);
  expect(s.cm >= loseBelow.level && s.cm <= cm.max && s.rp >= loseBelow.level && s.rp <= rp.max).toBe(true);
  expect(s.aaa >= aaa.min && s.aaa <= aaa.max).toBe(true);
  for (const division of divisionIds) {
    const level = s.divisions[division].strength;
    expect(level > statusCheck.shakenAtMost && level <= strength.max).toBe(true);
  }
  for (const { turn } of s.arrivals) expect(turn >= s.firstTurn && turn <= s.lastTurn).toBe(true);
  const onMap = crIds.flatMap((cr) => s.garrisons[cr].units);
  for (const unit of s.reduced) expect(onMap.includes(unit) && units[unit].steps === 2).toBe(true);
  for (const unit of s.disrupted) expect(onMap).toContain(unit);
  for (const unit of s.remnants) expect(units[unit].steps).toBe(2);
});

test('2.2.8.6 five-hills: only 1-step units and assets are eliminated outright', () => {
  for (const unit of scenarios['five-hills'].eliminated) expect(units[unit].steps).toBe(1);
});

test('3.0 the campaign lasts 16 turns, the Five Hills 12, to the same end', () => {
  expect(scenarioIds.map((id) => scenarios[id].lastTurn - scenarios[id].firstTurn + 1)).toEqual([16, 12]);
  expect(scenarioIds.map((id) => scenarios[id].lastTurn)).toEqual([16, 16]);
});

test('3.0 the Five Hills start after the fall of Anne-Marie, Béatrice and Gabrielle', () => {
  const lost = scenarios['five-hills'].vmControl;
  expect(lost.map(({ cr }) => cr).sort()).toEqual(['anne-marie', 'beatrice', 'gabrielle']);
  for (const { cr, division } of lost) expect(divisions[division].taor.flat()).toContain(cr);
  expect(scenarios.campaign.vmControl).toEqual([]);
});

test('3.1 the campaign deck is complete; no scenario counts card 45, which needs 19.1', () => {
  expect(scenarios.campaign.withoutCards).toEqual([]);
  expect(vultureCard).toBe(45);
  for (const id of scenarioIds) expect(scenarios[id].withoutCards).not.toContain(vultureCard);
  for (const number of betterStart.cards) expect(scenarios['five-hills'].withoutCards).not.toContain(number);
});

test('3.2 the airstrip starts Active', () => {
  for (const id of scenarioIds) expect(scenarios[id].airstrip).toBe('active');
});

test('9.2 turn 1 counts as following a turn without assault', () => {
  expect(scenarios.campaign.noVmAssaultLastTurn).toBe(true);
});

test('11.3 in the campaign 304 and 316 start Inactive above 8, the others Active', () => {
  const { divisions: start } = scenarios.campaign;
  expect(divisionIds.filter((id) => !start[id].active)).toEqual(['316', '304']);
});

test('21.Q1 the RP modifier of the campaign starts at +1', () => {
  expect(lookUp(rp, scenarios.campaign.rp).drm).toBe(1);
});

test('21.Q6 only 2 CMMLE, II/4 RAC and 1 CEPML start Disrupted, in Anne-Marie, Dominique and PC GONO', () => {
  const { disrupted, garrisons } = scenarios.campaign;
  expect([...disrupted].sort()).toEqual(['1-cepml', '2-cmmle', 'ii-4-rac']);
  expect(garrisons['anne-marie'].units).toContain('2-cmmle');
  expect(garrisons.dominique.units).toContain('ii-4-rac');
  expect(garrisons['pc-gono'].units).toContain('1-cepml');
});

test('20.2 the guns of the example stand in Dominique; Huguette has level 3 and room for its garrison', () => {
  expect(scenarios.campaign.garrisons.dominique.units).toEqual(expect.arrayContaining(['1-cmmle', 'ii-4-rac']));
  expect(crs.huguette.fort).toBe(3);
  expect(crs.huguette.stack.steps).toBeGreaterThanOrEqual(5);
  expect(crs.huguette.stack.assets).toBeGreaterThanOrEqual(1);
});

test('17.1 sudden death is a Strategic Defeat, by PC GONO, CM or RP', () => {
  expect(suddenDeath.level).toBe('strategic-defeat');
  expect(suddenDeathIds).toEqual(['pc-gono', 'cm', 'rp']);
});

test('17.2 victory points and levels', () => {
  expect(victoryPoints).toMatchObject({ frenchCr: 1, fullBattalion: 1, reducedBattalion: 0.5 });
  expect(victoryLevels.map(({ level, atLeast }) => [level, atLeast])).toEqual([
    ['strategic-victory', 25],
    ['operational-victory', 21],
    ['tactical-victory', 17],
    ['draw', 13],
    ['tactical-defeat', 9],
    ['operational-defeat', 5],
    ['strategic-defeat', 0],
  ]);
});

test('19.0 five options; 19.5 deals two of the nine reserve cards', () => {
  expect(optionIds).toEqual(['19.1', '19.2', '19.3', '19.4', '19.5']);
  expect([betterStart.hand, betterStart.cards]).toEqual([2, [1, 8, 10, 11, 12, 14, 15, 16, 42]]);
});
