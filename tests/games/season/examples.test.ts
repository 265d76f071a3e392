/** Worked examples, each to the last die. */
import { expect, test } from 'vitest';
import { place } from '../../../src/games/season/data/places';
import { fireTable } from '../../../src/games/season/data/tables';
import { beginDrop } from '../../../src/games/season/rules/arrivals';
import { attackTargets } from '../../../src/games/season/rules/assault';
import { beginEncirclement, beginHills, payDues, payers, siege } from '../../../src/games/season/rules/attrition';
import { turnUp } from '../../../src/games/season/rules/dummies';
import { fight } from '../../../src/games/season/rules/fights';
import { barrage, fireColumn, infantryFire, resolveFire } from '../../../src/games/season/rules/fire';
import { air, placesLost, supplyLine } from '../../../src/games/season/rules/french-week';
import { columnName, type Hand, handColumn, handOn } from '../../../src/games/season/rules/hand';
import { score } from '../../../src/games/season/rules/losses';
import { idOf, numberOf, piecesAt } from '../../../src/games/season/rules/pieces';
import { reconnaissance } from '../../../src/games/season/rules/recon';
import { vietMinhBarrages } from '../../../src/games/season/rules/targets';
import { digSites, endWaiting } from '../../../src/games/season/rules/trenches';
import {
  beginDigging,
  beginReconstitution,
  beginReturns,
  beginSupply,
  dig,
  returns,
  supply,
} from '../../../src/games/season/rules/vm-week';
import { boxOf, DESTROYED, ENGAGED, routedBox, type Season } from '../../../src/games/season/state';
import {
  at,
  dice,
  disorganize,
  done,
  engage,
  eventsOf,
  field,
  held,
  isShaken,
  isTired,
  left,
  lose,
  offers,
  pick,
  put,
  raw,
  run,
  shaken,
  steps,
  tired,
  trench,
} from './kit';

const strength = (v: Season, fire: Parameters<typeof fireColumn>[1]) => fireTable.columns[fireColumn(v, fire).column];
const french = (v: Season, from: string, target: string, points = 0) =>
  infantryFire(v, 'french', place(from), piecesAt(v, place(from), 'french'), place(target), points);
const attack = (target: string, units: readonly number[]) => ({ target: place(target), units: [...units] });
const column = (v: Season, hand: Hand) => {
  const { column: read, over } = handColumn(v, hand);
  return [columnName(read), over];
};

test('1. A barrage on a hill PA: column 6, a 5 costs a step of the owner’s choice', () => {
  const v = field();
  put(v, 'D2', '3RTA3-10', '3RTA3-11');
  const fire = barrage(v, 'viet-minh', place('D2'));
  expect(strength(v, fire)).toBe(6);
  run(resolveFire(dice(v, 5), fire), lose('3RTA3-11'));
  expect([left(v, '3RTA3-10'), left(v, '3RTA3-11'), v.munitions['viet-minh']]).toEqual([2, 1, 5]);
});

test('2. Gabrielle counts double; a failed check disorganizes and halves, morale stays', () => {
  const v = field();
  const [unit = 0] = put(v, 'G2', '7RTA5-4');
  const fire = barrage(v, 'viet-minh', place('G2'));
  expect(strength(v, fire)).toBe(4);
  run(resolveFire(dice(v, 3, 5), fire));
  expect(isShaken(v, '7RTA5-4')).toBe(true);
  put(v, 'H1', '2REI1-1');
  v.at[unit] = place('H1');
  expect(fireColumn(v, french(v, 'H1', 'H6')).strength).toBe(3 + 2);
});

test('3. Past the left edge nothing happens, whatever the die', () => {
  const v = field();
  trench(v, 3, 'ZD');
  put(v, 'D6', 'BT2-5');
  engage(v, 'ZD>D6', 'V11');
  const fire = french(v, 'D6', 'ZD>D6');
  expect(fireColumn(v, fire).column).toBe(-1);
  run(resolveFire(dice(v, 6), fire));
  expect(eventsOf(v, 'rolled')[0]).toMatchObject({ result: '-', roll: { dice: [6] } });
  expect([left(v, 'V11'), v.losses]).toEqual([3, 0]);
});

test('3. A natural 1 of Viet Minh fire past the left edge still costs a tank step', () => {
  const v = field();
  put(v, 'E4', 'BEP1-1', 'T1');
  const [unit = 0] = engage(held(v, 'viet-minh', 'E1'), 'E1', 'V215');
  v.attacks = [{ target: place('E1'), units: [numberOf('BEP1-1'), numberOf('T1')] }];
  v.munitions['viet-minh'] = 0;
  shaken(v, 'V215');
  const fire = infantryFire(v, 'viet-minh', place('E1'), [unit], place('E4'), 0);
  expect(fireColumn(v, fire).column).toBe(-1);
  run(resolveFire(dice(v, 1), fire));
  expect(left(v, 'T1')).toBe(1);
});

test('4. Infantry fire with munitions and air: 5 is column 4, base -1, level 1 -1, air +2', () => {
  const v = field({ air: 1 });
  put(v, 'E1', '4RTM1-1', 'BPVN5-2');
  engage(trench(v, 3, 'ZF'), 'ZF>E1', 'V215', 'V439', 'V938');
  v.munitions.french = 3;
  const fire = french(v, 'E1', 'ZF>E1', 1);
  expect(strength(v, fire)).toBe(4);
  run(resolveFire(dice(v, 6), fire), lose('V439'));
  expect([left(v, 'V439'), v.losses, v.air, v.munitions.french]).toEqual([2, 1, 0, 3]);
});

test('5. D in an assault base strikes all; one of them turns it into a step', () => {
  const v = field();
  engage(trench(v, 3, 'ZD'), 'ZD>D1', 'V11', 'V16', 'V428');
  const fire = barrage(v, 'french', place('ZD>D1'));
  expect(strength(v, fire)).toBe(10);
  run(resolveFire(dice(v, 3), fire), lose('V11'), disorganize('V16'), disorganize('V428'));
  expect([left(v, 'V11'), isShaken(v, 'V11')]).toEqual([2, false]);
  expect([isShaken(v, 'V16'), isShaken(v, 'V428'), v.losses]).toEqual([true, true, 1]);
});

test('6. D in a Viet Minh PA strikes one battalion: a PA is no assault base', () => {
  const v = field();
  put(v, 'B2', '13DBLE3-9');
  engage(held(v, 'viet-minh', 'B3'), 'B3', 'V11', 'V16');
  const fire = barrage(v, 'french', place('B3'));
  expect(strength(v, fire)).toBe(8);
  run(resolveFire(dice(v, 4), fire), disorganize('V16'));
  expect([isShaken(v, 'V11'), isShaken(v, 'V16')]).toEqual([false, true]);
});

test('7. A second disorganization routs; a fatigued battalion goes to the box of the next turn', () => {
  const v = field();
  engage(trench(v, 3, 'ZD'), 'ZD>D1', 'V16', 'V428');
  shaken(v, 'V16', 'V428');
  tired(v, 'V428');
  run(resolveFire(dice(v, 3), barrage(v, 'french', place('ZD>D1'))), disorganize('V16'), disorganize('V428'));
  expect([at(v, 'V16'), isTired(v, 'V16'), v.face[numberOf('V16')]]).toEqual(['J2', true, 0]);
  expect(raw(v, 'V428')).toBe(routedBox(v.turn + 1));
  v.turn++;
  beginReturns(v);
  expect([at(v, 'V428'), left(v, 'V428'), isTired(v, 'V428')]).toEqual(['J2', 3, false]);
});

test('8. French attacking out of a PA count as in a base: D on both companies, not on the tank', () => {
  const v = field();
  put(v, 'E4', 'BEP1-1', 'BEP1-2', 'T1');
  const units = engage(held(v, 'viet-minh', 'E1'), 'E1', 'V215', 'V439');
  v.attacks = [attack('E1', ['BEP1-1', 'BEP1-2', 'T1'].map(numberOf))];
  const fire = infantryFire(v, 'viet-minh', place('E1'), units, place('E4'), 0);
  expect(strength(v, fire)).toBe(4);
  run(resolveFire(dice(v, 5), fire), disorganize('BEP1-1'), disorganize('BEP1-2'));
  expect([isShaken(v, 'BEP1-1'), isShaken(v, 'BEP1-2'), isShaken(v, 'T1')]).toEqual([true, true, false]);
  expect(handColumn(v, handOn(v, 'french', place('E1'), ['BEP1-1', 'BEP1-2', 'T1'].map(numberOf))).attack).toBe(6);
});

test('9. Fire never takes the last step of a PA', () => {
  const v = field();
  put(v, 'L1', 'BT3-12');
  const fire = barrage(v, 'viet-minh', place('L1'));
  expect(strength(v, fire)).toBe(8);
  run(resolveFire(dice(v, 6), fire));
  expect(eventsOf(v, 'rolled')[0]).toMatchObject({ result: '2' });
  expect(left(v, 'BT3-12')).toBe(1);
});

test('10. Steps scored but not taken still move the track', () => {
  const v = field({ air: 1, losses: 5 });
  put(v, 'H6', 'T1', 'Q1', '2REI1-1', '2REI1-2');
  engage(trench(v, 1, 'ZN'), 'ZN>H6', 'V80');
  steps(v, 'V80', 1);
  v.munitions.french = 10;
  const fire = french(v, 'H6', 'ZN>H6', 1);
  expect(fireColumn(v, fire).strength).toBe(16);
  expect(strength(v, fire)).toBe(18);
  run(resolveFire(dice(v, 6), fire));
  expect([left(v, 'V80'), v.losses]).toEqual([1, 8]);
});

test('11. A critical hit by fire reduces a tank, although the row says nothing', () => {
  const v = field();
  put(v, 'H3', 'CSLT-301', 'T4');
  const fire = barrage(v, 'viet-minh', place('H3'));
  expect(strength(v, fire)).toBe(8);
  run(resolveFire(dice(v, 1), fire));
  expect([left(v, 'T4'), left(v, 'CSLT-301')]).toEqual([1, 1]);
});

test('12. The worst loss marker lowers the die; a modified 1 is no critical hit', () => {
  const v = field();
  put(v, 'E4', 'BEP1-1', 'T1');
  const units = engage(held(v, 'viet-minh', 'E1'), 'E1', 'V80', 'V84');
  steps(v, 'V80', 2);
  steps(v, 'V84', 1);
  v.attacks = [attack('E1', ['BEP1-1', 'T1'].map(numberOf))];
  v.munitions['viet-minh'] = 10;
  const fire = infantryFire(v, 'viet-minh', place('E1'), units, place('E4'), 0);
  expect(strength(v, fire)).toBe(6);
  run(resolveFire(dice(v, 3), fire));
  expect(eventsOf(v, 'rolled')[0]).toMatchObject({ row: 1, result: '-' });
  expect(left(v, 'T1')).toBe(2);
});

test('13. Hand-to-hand, plain: 7-1 becomes 4-1; D1+T reduces, the check is passed', () => {
  const v = field({ losses: 4 });
  put(v, 'B1', '13DBLE3-10');
  const units = engage(v, 'J2>B1', 'V130', 'V154', 'V166');
  const hand = handOn(v, 'viet-minh', place('B1'), units);
  expect([columnName(handColumn(v, hand).start), ...column(v, hand)]).toEqual(['7-1', '4-1', 0]);
  run(fight(dice(v, 4, 2), 'viet-minh', attack('B1', units)), pick('V130'));
  expect([left(v, '13DBLE3-10'), isShaken(v, '13DBLE3-10'), v.control[place('B1')]]).toEqual([1, false, 'french']);
});

test('14. Fifteen columns above 6-1; a natural 1 and a low second die leave one check', () => {
  const v = field();
  put(v, 'AM2', 'BT3-10');
  const units = engage(trench(v, 3, 'ZM'), 'ZM>AM2', 'V80', 'V84', 'V89');
  const hand = handOn(v, 'viet-minh', place('AM2'), units);
  expect([columnName(handColumn(v, hand).start), ...column(v, hand)]).toEqual(['21-1', '6-1', 15]);
  run(fight(dice(v, 1, 2, 5), 'viet-minh', attack('AM2', units)), pick('V80'));
  expect(eventsOf(v, 'rolled')[0]).toMatchObject({ row: 6, result: 'D2+T' });
  expect([left(v, 'BT3-10'), isShaken(v, 'BT3-10'), v.control[place('AM2')]]).toEqual([1, true, 'french']);
});

test('15. A favourable critical hit of a concentric attack: D1+T is doubled to D2+T', () => {
  const v = field({ losses: 25 });
  put(v, 'D2', '3RTA3-10', '3RTA3-11');
  trench(v, 3, 'ZD', 'ZE');
  const units = [...engage(v, 'ZD>D2', 'V11', 'V16', 'V428'), ...engage(v, 'ZE>D2', 'V130', 'V154', 'V166')];
  const hand = handOn(v, 'viet-minh', place('D2'), units);
  expect([columnName(handColumn(v, hand).start), ...column(v, hand)]).toEqual(['10-1', '6-1', 2]);
  run(fight(dice(v, 1, 5, 2, 6), 'viet-minh', attack('D2', units)), pick('3RTA3-10'), pick('V11'));
  expect(eventsOf(v, 'rolled')[0]).toMatchObject({ row: 3, result: 'D1+T' });
  expect([left(v, '3RTA3-10'), left(v, '3RTA3-11')]).toEqual([1, 1]);
  expect([isShaken(v, '3RTA3-10'), isShaken(v, '3RTA3-11')]).toEqual([false, true]);
});

test('16. Below 1-4 is 1-4; A1+T costs the attacker a step and every defender checks', () => {
  const v = field({ losses: 30 });
  put(v, 'E2', 'BEP1-1', '4RTM1-2');
  steps(v, '4RTM1-2', 1);
  const units = engage(trench(v, 3, 'ZF'), 'ZF>E2', 'V215');
  const hand = handOn(v, 'viet-minh', place('E2'), units);
  expect([columnName(handColumn(v, hand).start), ...column(v, hand)]).toEqual(['1-1', '1-4', 0]);
  run(fight(dice(v, 2, 3, 4), 'viet-minh', attack('E2', units)), pick('BEP1-1'));
  expect([left(v, 'V215'), v.losses]).toEqual([2, 31]);
  expect([isShaken(v, 'BEP1-1'), isShaken(v, '4RTM1-2')]).toEqual([false, true]);
});

test('17. Fatigue costs the attacker a column and the defender a point of his check', () => {
  const v = field({ losses: 30 });
  put(v, 'E4', '4RTM1-3');
  const units = engage(held(v, 'viet-minh', 'E1'), 'E1', 'V249', 'V251');
  tired(v, 'V249', '4RTM1-3');
  const hand = handOn(v, 'viet-minh', place('E4'), units);
  expect([columnName(handColumn(v, hand).start), ...column(v, hand)]).toEqual(['7-1', '3-1', 0]);
  run(fight(dice(v, 3, 3), 'viet-minh', attack('E4', units)), pick('V249'));
  expect(isShaken(v, '4RTM1-3')).toBe(true);
});

test('18. Across the river with more than 50 losses: 1-4, BD disorganizes one of each', () => {
  const v = field({ losses: 55 });
  put(v, 'EP1', 'BPC8-1', 'BPC8-2', 'Q1', 'T1');
  const units = engage(held(v, 'viet-minh', 'E10'), 'E10', 'V130', 'V154', 'V166');
  const hand = handOn(v, 'viet-minh', place('EP1'), units);
  expect([columnName(handColumn(v, hand).start), ...column(v, hand)]).toEqual(['2-1', '1-4', 0]);
  run(
    fight(dice(v, 6), 'viet-minh', attack('EP1', units)),
    pick('BPC8-1'),
    pick('V130'),
    disorganize('V154'),
    (prompt) => {
      expect(offers(prompt)).toEqual(['disorganize BPC8-1', 'disorganize BPC8-2', 'disorganize Q1']);
      return prompt.choices[2];
    },
  );
  expect([isShaken(v, 'V154'), isShaken(v, 'Q1')]).toEqual([true, true]);
});

/** E1 in Viet Minh hands, attacked out of E4 by two companies and a tank. */
function counterAttack() {
  const v = field({ phase: 'operation', air: 1 });
  const units = put(v, 'E4', 'BEP1-1', 'BEP1-2', 'T1');
  engage(held(v, 'viet-minh', 'E1'), 'E1', 'V215', 'V439');
  return { v, units };
}

test('19. Tank and air in a counter-attack: 1-2 becomes 6-1, D1+T', () => {
  const { v, units } = counterAttack();
  const hand = handOn(v, 'french', place('E1'), units, { air: 1 });
  expect([columnName(handColumn(v, hand).start), ...column(v, hand)]).toEqual(['1-2', '6-1', 0]);
  const without = handOn(v, 'french', place('E1'), units.slice(0, 2), { air: 1 });
  expect(column(v, without)).toEqual(['1-1', 0]);
  run(fight(dice(v, 2, 3, 5), 'french', attack('E1', units)), pick('V215'), pick('BEP1-1'), {
    do: 'air',
    points: 1,
  });
  expect([left(v, 'V215'), v.losses, v.air]).toEqual([2, 1, 0]);
  expect([isShaken(v, 'V215'), isShaken(v, 'V439')]).toEqual([false, true]);
});

test('20. A French unfavourable critical hit: one check, and the tank loses a step', () => {
  const { v, units } = counterAttack();
  run(
    fight(dice(v, 1, 3, 4), 'french', attack('E1', units)),
    pick('V215'),
    pick('BEP1-1'),
    { do: 'air', points: 1 },
    disorganize('BEP1-2'),
    pick('V439'),
  );
  expect(eventsOf(v, 'rolled')[0]).toMatchObject({ result: 'BD' });
  expect([left(v, 'T1'), isShaken(v, 'BEP1-2'), isShaken(v, 'V439'), isShaken(v, 'V215')]).toEqual([
    1,
    true,
    false,
    false,
  ]);
});

/** H6 held by a dummy, Level 3 around H7. */
function ring() {
  const v = field({ replacements: 5 });
  put(held(v, 'viet-minh', 'H6'), 'H6', 'X1');
  put(v, 'H7', '2REI1-1', 'T4');
  trench(v, 3, 'H7');
  trench(v, 1, 'ZN');
  return v;
}

test('21. An encircled PA loses a step of its own; points and tanks cannot pay', () => {
  const v = ring();
  beginEncirclement(v);
  run(payDues(v, 'encircled-loss', '8.0'));
  expect([left(v, '2REI1-1'), left(v, 'T4'), v.replacements]).toEqual([1, 2, 5]);
});

test('21. The dummy that covers the ring is turned up and gone: Level 3 falls to 2 at once', () => {
  const v = ring();
  run(turnUp(v, place('H6'), ENGAGED, 'exposed'), { do: 'hide', place: 'J3' });
  expect([v.trench[place('H7')], at(v, 'X1')]).toEqual([2, 'J3']);
  beginEncirclement(v);
  expect(v.due).toEqual([]);
});

test('21. An attack from two places on an encircled PA has +1, not +2', () => {
  const v = ring();
  const units = [...engage(v, 'ZN>H7', 'V115'), ...engage(v, 'H6', 'V542')];
  const causes = handColumn(v, handOn(v, 'viet-minh', place('H7'), units)).shifts.map(({ cause }) => cause);
  expect(causes.filter((cause) => cause === 'concentric' || cause === 'encircled')).toEqual(['concentric']);
});

test('22. Hills count with a piece on them, Mount Baldy with Level 3; points or steps pay', () => {
  const v = field({ replacements: 2 });
  held(v, 'viet-minh', 'D1', 'E1', 'E4');
  put(v, 'D1', 'X1');
  put(v, 'E1', 'V215');
  put(trench(v, 3, 'ZF'), 'ZF', 'X2');
  put(v, 'I1', '3REI3-9');
  put(v, 'H1', '2REI1-1', 'T4');
  beginHills(v);
  expect(v.due).toHaveLength(3);
  run(payDues(v, 'hill-loss', '8.0'), { do: 'pay' }, { do: 'pay' }, (prompt) => {
    expect(offers(prompt)).toEqual(['lose 2REI1-1', 'lose 3REI3-9']);
    return prompt.choices[1];
  });
  expect([left(v, '3REI3-9'), v.replacements]).toEqual([1, 0]);
});

test('23. Siege fire: the one point may pay any of the three', () => {
  const v = field({ replacements: 1 });
  put(v, 'I1', '3REI3-9');
  put(v, 'H1', '2REI1-1', 'T4');
  const on = (where: string) => ({ do: 'siege', place: where }) as const;
  run(siege(v), on('CRC'), on('CRC'), on('ZR'), done);
  expect(v.munitions['viet-minh']).toBe(3);
  run(payDues(v, 'siege-loss', '8.0'), lose('2REI1-1'), lose('2REI1-1'), { do: 'pay' });
  expect([left(v, '2REI1-1'), left(v, '3REI3-9'), v.replacements]).toEqual([0, 2, 0]);
});

test('24. Reconnaissance of dummies: they leave, Level 3 falls, a 5 costs a step next to it', () => {
  const v = field({ phase: 'reconnaissance' });
  put(trench(v, 3, 'ZF'), 'ZF', 'X1', 'X2');
  put(v, 'E2', 'BEP1-1');
  put(v, 'H1', '2REI1-1');
  run(
    reconnaissance(dice(v, 5)),
    { do: 'scout', place: 'ZF' },
    { do: 'hide', place: 'J3' },
    { do: 'hide', place: 'J1' },
    done,
  );
  expect([v.trench[place('ZF')], left(v, 'BEP1-1'), left(v, '2REI1-1')]).toEqual([2, 1, 2]);
  expect(payers(v, { cause: 'scout', at: place('ZF') }).map(idOf)).toEqual(['BEP1-1']);
});

test('24. With a 1 nothing happens and nothing is learned', () => {
  const v = field({ phase: 'reconnaissance' });
  put(trench(v, 3, 'ZF'), 'ZF', 'X1', 'X2');
  put(v, 'E2', 'BEP1-1');
  run(reconnaissance(dice(v, 1)), { do: 'scout', place: 'ZF' }, done);
  expect([v.trench[place('ZF')], at(v, 'X1'), left(v, 'BEP1-1')]).toEqual([3, 'ZF', 2]);
});

test('25. Reconnaissance of a mixed zone: battalions lie face up, the dummy leaves, the level stays', () => {
  const v = field({ phase: 'reconnaissance' });
  put(trench(v, 3, 'ZD'), 'ZD', 'V11', 'V16', 'X1');
  put(v, 'D1', '3RTA3-9');
  run(reconnaissance(dice(v, 3)), { do: 'scout', place: 'ZD' }, { do: 'hide', place: 'J2' }, done);
  expect([v.face[numberOf('V11')], v.face[numberOf('V16')], v.trench[place('ZD')]]).toEqual([1, 1, 3]);
  expect(strength(v, barrage(v, 'french', place('ZD')))).toBe(8);
});

/** V428 destroyed on turn 3, V16 with two losses; both stand before the strategic phase of turn 4. */
function worn() {
  const v = field({ turn: 4 });
  put(v, 'J2', 'V16', 'V428', 'V11');
  steps(v, 'V16', 1);
  steps(v, 'V11', 2);
  steps(v, 'V428', 0);
  v.at[numberOf('V428')] = DESTROYED;
  return v;
}

test('26. Reconstitution: a step a turn off the map; with one step a battalion stays away', () => {
  const v = worn();
  beginReconstitution(v);
  expect([raw(v, 'V428'), raw(v, 'V16')]).toEqual([boxOf(5), boxOf(5)]);
  v.turn = 5;
  beginReturns(v);
  run(returns(v), (prompt) => {
    expect(offers(prompt)).toEqual(['return V16', 'done']);
    return prompt.choices[0];
  });
  expect([at(v, 'V16'), left(v, 'V16'), raw(v, 'V428'), left(v, 'V428')]).toEqual(['J2', 2, boxOf(6), 1]);
  v.turn = 6;
  beginReturns(v);
  run(returns(v), { do: 'return', unit: 'V428' });
  expect([at(v, 'V428'), left(v, 'V428')]).toEqual(['J2', 2]);
});

test('26. A point traded brings a destroyed battalion back with two steps, or helps two', () => {
  const v = worn();
  beginSupply(v);
  run(supply(v), { do: 'trade', unit: 'V428', steps: 2 }, done);
  expect([at(v, 'V428'), left(v, 'V428'), v.munitions['viet-minh']]).toEqual(['J2', 2, 9]);
  const w = worn();
  beginSupply(w);
  run(supply(w), { do: 'trade', unit: 'V16', steps: 1 }, { do: 'trade', unit: 'V11', steps: 1 }, done);
  expect([left(w, 'V16'), left(w, 'V11'), w.munitions['viet-minh']]).toEqual([2, 3, 9]);
  beginReconstitution(w);
  expect(at(w, 'V16')).toBe('J2');
});

test('27. Digging: K, marsh without jungle, needs L or J first, costs two a level and needs cover', () => {
  const v = field({ turn: 1, phase: 'trenches' });
  beginDigging(v);
  expect(digSites(v)).not.toContain(place('ZK'));
  const on = (where: string) => ({ do: 'dig', place: where }) as const;
  run(
    dig(v),
    on('ZL'),
    on('ZK'),
    on('ZK'),
    (prompt) => {
      expect(v.digging).toBe(12 - 1 - 4);
      return prompt.choices.find((choice) => choice.do === 'dig' && choice.place === 'ZK');
    },
    done,
  );
  expect([v.trench[place('ZL')], v.trench[place('ZK')]]).toEqual([1, 3]);
  endWaiting(v);
  expect(v.trench[place('ZK')]).toBe(2);
});

test('28. The air table in rain: one line better for supply with the road open, a die of 1 stays 1', () => {
  const v = field({ turn: 7, road: true });
  held(v, 'viet-minh', 'AM1', 'AM2', 'D1', 'H6');
  v.munitions.french = 14;
  expect([placesLost(v), supplyLine(v)]).toEqual([4, 3]);
  air(dice(v, 1, 4));
  expect([v.munitions.french, v.air]).toEqual([16, 2]);
  beginDrop(v);
  expect(v.drops).toBe(3);
});

test('29. Fifty in mid-assault: the fights go on with -1, then no assault this week; the tired attack no more', () => {
  const v = field({ losses: 49 });
  put(v, 'D2', '3RTA3-10');
  const units = engage(trench(v, 3, 'ZD'), 'ZD>D2', 'V11', 'V16');
  tired(v, 'V16');
  score(v, 2);
  expect([v.losses, v.halted, v.result]).toEqual([51, true, null]);
  const { shifts } = handColumn(v, handOn(v, 'viet-minh', place('D2'), units));
  expect(shifts).toContainEqual({ cause: 'many-losses', rule: '5.5', value: -1 });
  expect([attackTargets(v, numberOf('V11')), attackTargets(v, numberOf('V16'))]).toEqual([[place('D2')], []]);
});

test('30. No barrage through the jungle: B1 comes into reach when B4 has fallen, B2 does not', () => {
  const v = field({ turn: 1 });
  trench(v, 3, 'ZC', 'ZD');
  put(v, 'B1', '13DBLE3-10');
  put(v, 'B2', '13DBLE3-9');
  put(v, 'B3', '13DBLE3-11');
  put(v, 'B4', '13DBLE3-12');
  expect(vietMinhBarrages(v)).toEqual(['B3', 'B4'].map(place));
  v.at[numberOf('13DBLE3-12')] = DESTROYED;
  engage(held(v, 'viet-minh', 'B4'), 'B4', 'V130');
  expect(vietMinhBarrages(v)).toEqual(['B1', 'B3'].map(place));
  const fire = barrage(v, 'viet-minh', place('B1'));
  expect(strength(v, fire)).toBe(6);
  run(resolveFire(dice(v, 4), fire), disorganize('13DBLE3-10'));
  expect(isShaken(v, '13DBLE3-10')).toBe(true);
});

test('31. Three companies out of one PA go without the base: D on all three', () => {
  const v = field();
  put(v, 'E4', 'BPC6-1', 'BPC6-2', 'BPC6-3');
  const units = engage(held(v, 'viet-minh', 'E1'), 'E1', 'V215', 'V439');
  const companies = ['BPC6-1', 'BPC6-2', 'BPC6-3'].map(numberOf);
  v.attacks = [attack('E1', companies)];
  const fire = infantryFire(v, 'viet-minh', place('E1'), units, place('E4'), 0);
  expect(strength(v, fire)).toBe(6);
  run(resolveFire(dice(v, 4), fire), disorganize('BPC6-1'), disorganize('BPC6-2'), disorganize('BPC6-3'));
  expect(handColumn(v, handOn(v, 'french', place('E1'), companies)).attack).toBe(6);
});
