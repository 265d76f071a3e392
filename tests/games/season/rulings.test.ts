/** Where the rulebook leaves a question open: what was decided, case by case, beyond the tests of its chapters. */
import { describe, expect, test } from 'vitest';
import type { SeasonPrompt } from '../../../src/games/season/choices';
import { place, placeId } from '../../../src/games/season/data/places';
import { view } from '../../../src/games/season/face/view';
import { assault, assaultReach, attackTargets } from '../../../src/games/season/rules/assault';
import { fight } from '../../../src/games/season/rules/fights';
import { barrage, fireColumn, infantryFire, resolveFire } from '../../../src/games/season/rules/fire';
import { checkOdds } from '../../../src/games/season/rules/fire-odds';
import { replacements } from '../../../src/games/season/rules/french-week';
import { handColumn, handDie, handOn, handShifts } from '../../../src/games/season/rules/hand';
import { beginStep } from '../../../src/games/season/rules/impulses';
import { score } from '../../../src/games/season/rules/losses';
import { frenchReach } from '../../../src/games/season/rules/movement';
import { operation, operationReach } from '../../../src/games/season/rules/operation';
import { handOf, numberOf } from '../../../src/games/season/rules/pieces';
import { rules } from '../../../src/games/season/rules/sequence';
import { frenchDefensiveBarrages, frenchFires, vietMinhBarrages } from '../../../src/games/season/rules/targets';
import { digSites, isCapturedZone, uncover } from '../../../src/games/season/rules/trenches';
import { beginDigging, beginReconstitution, beginReturns } from '../../../src/games/season/rules/vm-week';
import { DESTROYED, HIDDEN, routedBox, type Season, type StepId } from '../../../src/games/season/state';
import {
  at,
  dice,
  disorganize,
  done,
  engage,
  eventsOf,
  field,
  held,
  ids,
  isShaken,
  left,
  lose,
  move,
  no,
  offers,
  pick,
  put,
  raw,
  run,
  shaken,
  start,
  steps,
  trench,
  until,
  yes,
} from './kit';

const causes = (list: readonly { readonly cause: string }[]) => list.map(({ cause }) => cause);
const names = (list: readonly number[]) => list.map(placeId).sort();

/** What ends a question, or the first that is offered. */
function ends({ choices }: SeasonPrompt, ...kinds: string[]) {
  const found = choices.find((choice) => kinds.includes(choice.do)) ?? choices[0];
  if (!found) throw new Error('nothing is offered');
  return found;
}

function atStep(v: Season, phase: 'assault' | 'operation', step: StepId): Season {
  v.phase = phase;
  v.impulse = 1;
  beginStep(v, step);
  return v;
}

describe('3 the week', () => {
  test('0.2 a zone with two CRs is captured when every PA of both is taken', () => {
    const v = held(field(), 'viet-minh', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7');
    expect(isCapturedZone(v, place('HU'))).toBe(false);
    held(v, 'viet-minh', 'F1');
    expect(isCapturedZone(v, place('HU'))).toBe(true);
  });

  test('3.1 a captured CR zone carries no chain of trenches', () => {
    const v = held(field(), 'viet-minh', 'AM1', 'AM2');
    beginDigging(v);
    expect(digSites(v).map(placeId)).not.toContain('ZN');
    trench(v, 1, 'ZP');
    expect(digSites(v).map(placeId)).toContain('ZN');
  });

  test('3.1 a ring falls to Level 2 when the PA that covers it is left empty; lower levels stay', () => {
    const v = trench(field(), 3, 'H7');
    held(v, 'viet-minh', 'H6');
    put(v, 'H6', 'X1');
    uncover(v);
    expect(v.trench[place('H7')]).toBe(3);
    v.at[numberOf('X1')] = place('J1');
    uncover(v);
    uncover(v);
    expect(v.trench[place('H7')]).toBe(2);
  });

  test('3.1 a battalion sent away by a second rout comes back unasked and without a step, and may leave again', () => {
    const v = field({ turn: 4 });
    put(v, 'J2', 'V11');
    v.at[numberOf('V11')] = routedBox(4);
    steps(v, 'V11', 1);
    beginReturns(v);
    expect([at(v, 'V11'), left(v, 'V11')]).toEqual(['J2', 1]);
    beginReconstitution(v);
    expect(raw(v, 'V11')).toBeLessThan(0);
  });

  test('3.2 a unit on an encircled PA of the CRC can be replaced', () => {
    const v = trench(field({ replacements: 1 }), 3, 'H7');
    put(v, 'H7', '2REI1-1');
    steps(v, '2REI1-1', 1);
    run(replacements(v), { do: 'replace', unit: '2REI1-1' });
    expect(left(v, '2REI1-1')).toBe(2);
  });

  test('3.2 two reduced companies of one outlying CR merge there', () => {
    const v = field();
    put(v, 'I1', '3REI3-9');
    put(v, 'I4', '3REI3-12');
    for (const id of ['3REI3-9', '3REI3-12']) steps(v, id, 1);
    run(replacements(v), { do: 'merge', unit: '3REI3-9' });
    expect([left(v, '3REI3-9'), ids(v, 'I4', 'french')]).toEqual([2, []]);
  });

  test('2.0 both supplies first, then returns, leavers and trenches of the Viet Minh, then the week', () => {
    const v = start('full-battle');
    const game = rules(v);
    for (let step = game.next(); !step.done && step.value.ask !== 'vm-move'; ) {
      step = game.next(ends(step.value, 'yes', 'done'));
    }
    expect(eventsOf(v, 'phase').map(({ phase }) => phase)).toEqual([
      'set-up-viet-minh',
      'vm-supply',
      'air',
      'interdiction',
      'replacements',
      'returns',
      'reconstitution',
      'trenches',
      'week',
      'drop',
      'vm-movement',
    ]);
  });

  test('3.2 air points may interdict again in the French part of a round; what is left lapses with the week', () => {
    const v = dice(field({ phase: 'french-interdiction', air: 4, turn: 4 }), 1, 6);
    v.munitions['viet-minh'] = 5;
    v.round = 4;
    put(v, 'E2', 'BEP1-1');
    const game = rules(v);
    let step = game.next();
    expect(step.value?.ask).toBe('interdict');
    step = game.next({ do: 'interdict' });
    expect([v.air, v.munitions['viet-minh']]).toEqual([2, 4]);
    while (!step.done && v.turn === 4) {
      step = game.next(ends(step.value, 'no', 'done'));
    }
    // The line of none lost gives six points for a 6, whatever was left.
    expect([v.turn, v.air]).toEqual([5, 6]);
  });

  test('9.2 the places of the five hills are given: nobody sets up', () => {
    const v = start('five-hills');
    expect(rules(v).next().value?.ask).not.toBe('set-up');
    expect(start('initial-assault').phase).toBe('set-up-french');
  });
});

describe('5 the assault', () => {
  test('5.3 a base in the jungle shelters by the jungle alone', () => {
    const v = field();
    engage(v, 'J2>B1', 'V11');
    expect(causes(fireColumn(v, barrage(v, 'french', place('J2>B1'))).shifts)).toHaveLength(1);
    engage(trench(v, 3, 'ZD'), 'ZD>D1', 'V16');
    expect(causes(fireColumn(v, barrage(v, 'french', place('ZD>D1'))).shifts)).toEqual(['base']);
  });

  test('0.4 munitions shift infantry fire, never a barrage', () => {
    const v = field();
    v.munitions = { french: 1, 'viet-minh': 16 };
    put(v, 'D1', '3RTA3-9');
    engage(trench(v, 1, 'ZD'), 'ZD>D1', 'V11');
    expect(causes(fireColumn(v, barrage(v, 'french', place('ZD>D1'))).shifts)).toEqual(['base']);
    const fire = infantryFire(v, 'french', place('D1'), [numberOf('3RTA3-9')], place('ZD>D1'), 0);
    expect(causes(fireColumn(v, fire).shifts)).toEqual(['base', 'munitions']);
  });

  test('5.2 the French too turn a D of the Fire Table into a step, but not what strikes hand to hand', () => {
    const v = field();
    put(v, 'H1', '2REI1-1', '2REI1-2');
    run(resolveFire(dice(v, 4), barrage(v, 'viet-minh', place('H1'))), lose('2REI1-2'));
    expect([left(v, '2REI1-2'), isShaken(v, '2REI1-1'), isShaken(v, '2REI1-2')]).toEqual([1, false, false]);
    const w = field({ losses: 30 });
    put(w, 'E2', 'BEP1-1', 'BEP1-2');
    const units = engage(trench(w, 3, 'ZF'), 'ZF>E2', 'V215', 'V439');
    const { asked } = run(
      fight(dice(w, 4), 'viet-minh', { target: place('E2'), units }),
      pick('BEP1-1'),
      pick('V215'),
      disorganize('V215'),
    );
    const orders = asked.filter(({ ask }) => ask === 'hand-disorder').flatMap(offers);
    expect(orders).toEqual(['disorganize V215', 'disorganize V439']);
  });

  test('5.5 a company that loses its step and fails its check in disorder dies in one fight', () => {
    const v = field();
    put(v, 'H1', '2REI1-1');
    shaken(v, '2REI1-1');
    const units = engage(held(v, 'viet-minh', 'H6'), 'H6', 'V80', 'V84');
    run(fight(dice(v, 2, 6), 'viet-minh', { target: place('H1'), units }), pick('V80'), move('V80', 'H1'), done);
    expect(eventsOf(v, 'rolled')[0]).toMatchObject({ result: 'D1+T' });
    expect([left(v, '2REI1-1'), v.control[place('H1')]]).toEqual([0, 'viet-minh']);
  });

  test('5.5 up to three battalions of one division enter', () => {
    const v = field();
    put(v, 'H1', 'BT3-11');
    held(v, 'viet-minh', 'H6', 'H5');
    const units = [...engage(v, 'H6', 'V80', 'V84', 'V89'), ...engage(v, 'H5', 'V23', 'V130')];
    const { asked } = run(
      fight(dice(v, 6), 'viet-minh', { target: place('H1'), units }),
      pick('V80'),
      move('V80', 'H1'),
      (prompt) => {
        expect(offers(prompt)).toEqual(['move V84 H1', 'move V89 H1', 'move V23 H1', 'done']);
        return prompt.choices[0];
      },
      move('V23', 'H1'),
    );
    expect([asked.length, ids(v, 'H1', 'viet-minh')]).toEqual([4, ['V80', 'V84', 'V23']]);
  });

  test('5.5 an empty PA keeps its owner until somebody enters', () => {
    const v = field();
    put(v, 'H1', 'BT3-11');
    const units = engage(held(v, 'viet-minh', 'H6'), 'H6', 'V80', 'V84', 'V89');
    run(fight(dice(v, 6), 'viet-minh', { target: place('H1'), units }), pick('V80'), done);
    expect([ids(v, 'H1', 'french'), v.control[place('H1')]]).toEqual([[], 'french']);
  });

  test('5.0 a PA is attacked once an impulse; a stack may split between targets', () => {
    const v = atStep(field(), 'assault', 'declare');
    put(v, 'D1', '3RTA3-9');
    put(v, 'D2', '3RTA3-10');
    held(v, 'viet-minh', 'D6');
    engage(v, 'D6', 'V11', 'V16', 'V428');
    const on = (unit: string, pa: string) => ({ do: 'attack', unit, place: pa }) as const;
    until(assault(dice(v, 2, 2)), 'defensive-move', on('V11', 'D1'), on('V16', 'D2'), on('V428', 'D1'), pick('V11'));
    expect(eventsOf(v, 'attacked').map((event) => [event.place, event.units])).toEqual([
      ['D1', ['V11', 'V428']],
      ['D2', ['V16']],
    ]);
  });

  test('5.4 battalions engaged in a zone or in the jungle are no target of the defence', () => {
    const v = trench(field(), 3, 'ZD');
    put(v, 'D1', '3RTA3-9');
    engage(v, 'ZD', 'V11');
    engage(v, 'J2', 'V16');
    expect([frenchFires(v), frenchDefensiveBarrages(v)]).toEqual([[], []]);
  });

  test('5.2 in Jungle 4 guns need a battalion that sees the French', () => {
    const v = field();
    put(v, 'J4', 'BEP1-1', 'V265');
    expect(vietMinhBarrages(v)).toEqual([]);
    engage(v, 'J4', 'V265');
    expect(names(vietMinhBarrages(v))).toEqual(['J4']);
  });

  test('5.5 engaged battalions fire on French caught in their zone, who may fire first', () => {
    const v = trench(field(), 2, 'ZC');
    put(v, 'ZC', 'BEP1-1');
    engage(v, 'ZC', 'V11');
    expect(attackTargets(v, numberOf('V11')).map(placeId)).toContain('ZC');
    expect(frenchFires(v).map(({ from, target }) => [placeId(from), placeId(target)])).toEqual([['ZC', 'ZC']]);
    run(fight(dice(v, 6), 'viet-minh', { target: place('ZC'), units: [numberOf('V11')] }));
    expect(eventsOf(v, 'rolled')[0]?.roll.name).not.toBe('hand');
  });

  test('5.3 a base already filled is not emptied when its trench falls', () => {
    const v = trench(field(), 2, 'ZD');
    put(v, 'D1', '3RTA3-9');
    engage(v, 'ZD>D1', 'V11', 'V16', 'V428');
    expect(attackTargets(v, numberOf('V428')).map(placeId)).toEqual(['D1']);
    engage(v, 'ZD>D2', 'V130');
    expect(assaultReach(v, numberOf('V130')).map(placeId)).not.toContain('ZD>D1');
  });
});

describe('6 the operation', () => {
  test('3.1 the jungle shelters both sides', () => {
    const v = field();
    engage(v, 'J4', 'V265');
    put(v, 'J4', 'BEP1-1');
    expect(causes(fireColumn(v, barrage(v, 'french', place('J4'))).shifts)).toEqual(['jungle']);
    expect(causes(fireColumn(v, barrage(v, 'viet-minh', place('J4'))).shifts)).toEqual(['jungle']);
  });

  test('6.2.3 sorties leave outlying CRs too', () => {
    const v = field();
    put(v, 'I1', '3REI3-9');
    expect(names(operationReach(v, place('I1'), false))).toContain('ZQ');
  });

  test('4.2.2 those inside an encircled PA may leave it for a joined French one', () => {
    const v = trench(field(), 3, 'H7');
    held(v, 'viet-minh', 'H6');
    put(v, 'H7', '2REI1-1');
    expect(names(frenchReach(v, place('H7'), true))).toContain('H5');
    held(v, 'viet-minh', 'H5', 'F1');
    expect(frenchReach(v, place('H7'), true)).toEqual([]);
  });

  test('6.2.7 whoever breaks off in Jungle 4 goes to another jungle', () => {
    const v = atStep(field(), 'operation', 'break-off');
    engage(v, 'J4', 'V265');
    put(v, 'J4', 'BEP1-1');
    v.exchanged = [place('J4')];
    const game = operation(v);
    const asked = game.next().value;
    expect(asked && 'ask' in asked ? asked.ask : null).toBe('break-off');
    const next = game.next({ do: 'break-off', unit: 'V265' }).value;
    expect(next ? offers(next) : []).toEqual(['move V265 J1', 'move V265 J3']);
  });
});

test('2.0 a week that only the French open: the Viet Minh are not asked to assault', () => {
  const v = field({ phase: 'week' });
  put(v, 'J1', 'V80');
  put(v, 'E2', 'BEP1-1');
  const asks: string[] = [];
  const game = rules(v);
  let step = game.next();
  const first = [no, yes];
  while (!step.done && v.round < 2) {
    asks.push(step.value.ask);
    step = game.next(first.shift() ?? ends(step.value, 'no', 'done'));
  }
  expect(asks.slice(0, 2)).toEqual(['assault-week', 'operate-week']);
  expect(asks).not.toContain('assault-now');
  expect(asks).not.toContain('drop');
});

describe('5.5 fights one after another', () => {
  test('1.5 each column is read with the losses of that moment: the bonus goes with the twenty-first', () => {
    const v = field({ losses: 20 });
    put(v, 'B1', '13DBLE3-10');
    const hand = handOn(v, 'viet-minh', place('B1'), engage(v, 'J2>B1', 'V130', 'V154'));
    expect(causes(handShifts(v, hand))).toContain('few-losses');
    score(v, 1);
    expect(causes(handShifts(v, hand))).not.toContain('few-losses');
  });

  test('0.1 a disorganized unit fights at half and may still be named for its morale', () => {
    const v = field();
    put(v, 'D1', '3RTA3-9', 'BEP1-1');
    const { defence } = handColumn(v, handOn(v, 'viet-minh', place('D1'), engage(v, 'ZD>D1', 'V11')));
    shaken(v, 'BEP1-1');
    const hand = handOn(v, 'viet-minh', place('D1'), [numberOf('V11')]);
    expect(handColumn(v, hand).defence).toBe(defence - Math.floor(handOf(field(), numberOf('BEP1-1')) / 2));
    const game = fight(v, 'viet-minh', { target: place('D1'), units: [numberOf('V11')] });
    const asked = game.next().value;
    expect(asked && offers(asked)).toEqual(['pick BEP1-1', 'pick 3RTA3-9']);
  });

  test('0.1 fatigue lowers a check, not the morale that is compared', () => {
    const v = field();
    put(v, 'D1', '3RTA3-9');
    const units = engage(v, 'ZD>D1', 'V11', 'V16');
    const morale = () =>
      handShifts(v, handOn(v, 'viet-minh', place('D1'), units)).find((one) => one.cause === 'morale');
    const rested = morale();
    v.fatigued[numberOf('3RTA3-9')] = 1;
    expect(morale()).toEqual(rested);
    expect(checkOdds(v, numberOf('3RTA3-9'))).toBeGreaterThan(checkOdds(field(), numberOf('3RTA3-9')));
  });

  test('0.1 whoever bears the worst loss marker may be left out of an attack', () => {
    const v = field();
    put(v, 'D1', '3RTA3-9');
    const units = engage(v, 'ZD>D1', 'V11', 'V16');
    steps(v, 'V16', 1);
    const marker = (of: readonly number[]) => causes(handDie(v, handOn(v, 'viet-minh', place('D1'), of), 0));
    expect([marker(units), marker(units.slice(0, 1))]).toEqual([['loss-marker'], []]);
  });
});

test('8.0 siege fire on a camp with nothing left to lose is wasted', () => {
  const v = field({ phase: 'siege', replacements: 0 });
  put(v, 'H1', '2REI1-1');
  steps(v, '2REI1-1', 1);
  v.munitions['viet-minh'] = 2;
  const game = rules(v);
  let step = game.next();
  for (let n = 0; n < 6 && !step.done && v.phase !== 'hills' && v.turn === 3; n++) {
    step = game.next(ends(step.value, 'siege', 'lose', 'done'));
  }
  expect(raw(v, '2REI1-1')).toBe(DESTROYED);
  expect([eventsOf(v, 'besieged').length, eventsOf(v, 'step-lost').length]).toEqual([2, 1]);
});

test('1.2 turned down, the pieces of a place lie shuffled: the French see as many, with the names of the place', () => {
  const v = field();
  engage(v, 'ZD', 'V11', 'V16');
  put(v, 'ZD', 'V428');
  trench(v, 3, 'ZD');
  const shown = () => view(v, 'french', null).counters.filter((one) => one.at === 'ZD' && one.side === 'viet-minh');
  expect(shown().some(({ id }) => id === 'V11')).toBe(true);
  for (const unit of ['V11', 'V16'].map(numberOf)) v.face[unit] = HIDDEN;
  const backs = shown().map(({ id }) => id);
  expect(backs).toHaveLength(3);
  const other = field();
  trench(other, 3, 'ZD');
  put(other, 'ZD', 'V428', 'V130', 'V154');
  const others = view(other, 'french', null).counters.filter((one) => one.at === 'ZD' && one.side === 'viet-minh');
  expect(others.map(({ id }) => id)).toEqual(backs);
});
