/** Bars, ledger, line and many throws of the previews that look past a lot, an earlier roll or the end of a track. */
import { expect, test } from 'vitest';
import { lostValley } from '../../../src/games/lost-valley';
import type { ValleyChoice } from '../../../src/games/lost-valley/choices';
import { crIds } from '../../../src/games/lost-valley/data/map';
import { deepAirSupport, raid } from '../../../src/games/lost-valley/data/tables';
import type { AskKey } from '../../../src/games/lost-valley/keys';
import { airPhase } from '../../../src/games/lost-valley/rules/air';
import { frenchAssaultOdds } from '../../../src/games/lost-valley/rules/french-assault-odds';
import { raidsPhase } from '../../../src/games/lost-valley/rules/raids';
import { newSortie } from '../../../src/games/lost-valley/rules/sortie';
import { vmAssaultOdds } from '../../../src/games/lost-valley/rules/vm-assault-odds';
import { copyValley, type Valley } from '../../../src/games/lost-valley/state';
import { seeded } from '../../../src/kernel/chance';
import type { Rules } from '../../../src/kernel/game';
import type { Preview } from '../../../src/kernel/view';
import { eventsOf, held, valley } from './kit';

function foreseen(v: Valley, ask: AskKey, choice: ValleyChoice | null, about = {}): Preview {
  const found = lostValley.face.preview(v, { side: 'french', ask, rule: '', choices: [], about }, choice);
  if (!found) throw new Error('nothing is foreseen');
  return found;
}

const lineOf = (shown: Preview, key: string) => shown.outcomes.find((one) => one.key === key)?.value;
const meanOf = ({ bars }: Preview, figure: (row: number, total: number) => number) =>
  bars.reduce((all, { row, total, chance }) => all + figure(row, total) * chance, 0);

/** The rows that a roll hits over many throws of the real rule. */
function thrown(v: Valley, rules: (v: Valley) => Rules<ValleyChoice>, go: ValleyChoice, table: string): number[] {
  return Array.from({ length: 3000 }, (_, i) => {
    const again = copyValley(v);
    again.chance = seeded(`throw ${i}`);
    const phase = rules(again);
    phase.next();
    phase.next(go);
    return eventsOf(again, 'rolled').find((event) => event.table === table)?.row ?? -1;
  });
}

test('16.1 a raid by lot between 312 and 316: line, bars and ledger count both divisions, and so do the throws', () => {
  const v = valley({ turn: 6, phase: 'raids', ap: 1, cm: 10, rp: 20 });
  for (const cr of crIds) v.crs[cr].fort = 1;
  held(v, 'beatrice', '312');
  v.divisions['312'].strength = 4;
  v.divisions['316'].strength = 9;
  const [unit] = v.units.filter(({ at, id }) => at === 'dominique' && id.includes('rta'));
  v.sortie = { ...newSortie('dominique'), units: unit ? [unit.id] : [] };
  const shown = foreseen(v, 'raid-force', null);
  expect(shown.modifiers.find(({ cause }) => cause === 'strength')).toMatchObject({ of: '312, 316', value: -6.5 });
  expect(meanOf(shown, (_row, total) => total)).toBeCloseTo(7 + shown.total);
  const levels = meanOf(shown, (row) => raid.rows[row]?.levels ?? 0);
  expect(lineOf(shown, 'levels-won')).toBeCloseTo(levels);
  const rows = thrown(v, raidsPhase, { do: 'go' }, '11');
  expect(rows.reduce((all, row) => all + (raid.rows[row]?.levels ?? 0), 0) / rows.length).toBeCloseTo(levels, 1);
});

test('7.2.1, 7.2.2 a deep strike after suppression: line and bars count the flak that is left, and so do the throws', () => {
  const v = valley({ turn: 6, phase: 'asp', asp: 1, cm: 10, rp: 20, aaa: 7 });
  Object.assign(v, { sead: [2, 1], das: [] });
  const shown = foreseen(v, 'missions', { do: 'das', division: '308' });
  const hit = (row: number) => Number((deepAirSupport.rows[row]?.strength ?? 0) < 0);
  expect(meanOf(shown, hit)).toBeCloseTo(lineOf(shown, 'division-hit') ?? Number.NaN);
  expect(meanOf(shown, (_row, total) => total)).toBeCloseTo(7 + shown.total, 1);
  v.das = ['308'];
  v.asp = 0;
  const rows = thrown(v, airPhase, { do: 'done' }, '2.2');
  expect(rows.reduce((all, row) => all + hit(row), 0) / rows.length).toBeCloseTo(meanOf(shown, hit), 1);
});

test('2.2.8.1 at the end of its track no morale is gained, in assaults of either side and in rerolls', () => {
  const v = valley({ turn: 6, phase: 'assault-vm', rp: 20, cm: 20 });
  v.divisions['308'].strength = 3;
  held(v, 'gabrielle', '308');
  const assault = { division: '308', cr: 'huguette', air: 0, guns: [], cards: [], over: false } as const;
  const sortie = { ...newSortie('gabrielle'), units: ['8-bpc' as const] };
  const about = { table: '9.2', column: 3, division: '308', cr: 'huguette' };
  const gains = (camp: Valley) => [
    vmAssaultOdds(camp, { ...assault, guns: [], cards: [] }).cm,
    frenchAssaultOdds(camp, sortie).cm,
    lineOf(foreseen(camp, 'reroll', null, about), 'morale-gained'),
  ];
  expect(gains(v)).toEqual([0, 0, 0]);
  for (const gain of gains({ ...v, cm: 19 })) expect(gain).toBeGreaterThan(0);
});

test('2.2.8.4 a reroll counts no Strength below 1', () => {
  const v = valley({ turn: 6, cm: 10, rp: 20 });
  const about = { table: '9.2', column: 4, division: '308', cr: 'huguette' };
  const loss = (strength: number) => {
    v.divisions['308'].strength = strength;
    return lineOf(foreseen(v, 'reroll', null, about), 'strength-lost') ?? Number.NaN;
  };
  expect(loss(1)).toBe(0);
  expect(loss(2)).toBeLessThanOrEqual(1);
  expect(loss(12)).toBeGreaterThan(loss(2));
});

test('14.1, card 28 a free move is offered for nothing', () => {
  const v = valley({ turn: 6, phase: 'movement', ap: 1 });
  const move: ValleyChoice = { do: 'move', unit: '8-bpc', to: 'huguette' };
  expect(lostValley.face.offer(v, move).cost).toBe(1);
  expect(lostValley.face.offer({ ...v, inForce: [28] }, move).cost).toBe(0);
});
