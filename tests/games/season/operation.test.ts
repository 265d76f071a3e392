import { describe, expect, test } from 'vitest';
import { place, placeId } from '../../../src/games/season/data/places';
import { rollShots } from '../../../src/games/season/rules/barrages';
import { withdrawOperation } from '../../../src/games/season/rules/ends';
import { fight } from '../../../src/games/season/rules/fights';
import { airStrike, barrage, fireColumn, infantryFire } from '../../../src/games/season/rules/fire';
import { handColumn, handOn } from '../../../src/games/season/rules/hand';
import { beginStep } from '../../../src/games/season/rules/impulses';
import { operation, operationReach, operationTargets } from '../../../src/games/season/rules/operation';
import { isTank, numberOf } from '../../../src/games/season/rules/pieces';
import { reconnaissance } from '../../../src/games/season/rules/recon';
import {
  defensiveFires,
  defensiveGuns,
  exposable,
  frenchBarrages,
  scoutable,
} from '../../../src/games/season/rules/targets';
import type { Season, Side, StepId } from '../../../src/games/season/state';
import {
  at,
  dice,
  done,
  engage,
  eventsOf,
  field,
  held,
  ids,
  isTired,
  left,
  move,
  no,
  offers,
  pick,
  put,
  run,
  shaken,
  steps,
  trench,
  until,
} from './kit';

const reach = (v: Season, unit: string) =>
  operationReach(v, v.at[numberOf(unit)] ?? -1, isTank(numberOf(unit)))
    .map(placeId)
    .sort();
const targets = (v: Season, unit: string) => operationTargets(v, numberOf(unit)).map(placeId);
const names = (list: readonly number[]) => list.map(placeId).sort();
const causes = (list: readonly { readonly cause: string }[]) => list.map(({ cause }) => cause);

function at6(v: Season, step: StepId): Season {
  v.phase = 'operation';
  v.impulse = 1;
  beginStep(v, step);
  return v;
}

describe('6.1 Reconnaissance', () => {
  test('peripheral zones next to a CR zone with a French unit, each once a round', () => {
    const v = field({ phase: 'reconnaissance' });
    put(v, 'E2', 'BEP1-1');
    expect(names(scoutable(v))).toEqual(['ZE', 'ZF', 'ZG']);
    run(reconnaissance(dice(v, 1)), { do: 'scout', place: 'ZF' }, (prompt) => {
      expect(offers(prompt)).toEqual(['scout ZE', 'scout ZG', 'done']);
      return prompt.choices[2];
    });
  });

  test('a 5 costs a replacement point or a step of a unit next to the zone, even if nothing is there', () => {
    const v = field({ phase: 'reconnaissance', replacements: 1 });
    put(v, 'E2', 'BEP1-1', 'T1');
    run(reconnaissance(dice(v, 5)), { do: 'scout', place: 'ZF' }, { do: 'pay' }, done);
    expect([v.replacements, left(v, 'BEP1-1')]).toEqual([0, 2]);
  });

  test('battalions lie face up until the end of the round and may be shelled without anybody near', () => {
    const v = field({ phase: 'reconnaissance' });
    put(trench(v, 1, 'ZF'), 'ZF', 'V215');
    put(v, 'E2', 'BEP1-1');
    run(reconnaissance(dice(v, 2)), { do: 'scout', place: 'ZF' }, done);
    expect([v.face[numberOf('V215')], names(frenchBarrages(v))]).toEqual([1, ['ZF']]);
  });
});

describe('6.2.1 Engagement', () => {
  test('Viet Minh PAs with hidden pieces that the French can attack this impulse; dummies there leave', () => {
    const v = at6(field(), 'engage');
    held(v, 'viet-minh', 'E1', 'D6', 'B1');
    put(v, 'E1', 'V215', 'X1');
    put(v, 'D6', 'V11');
    put(v, 'B1', 'V130');
    put(v, 'E4', 'BEP1-1');
    held(v, 'viet-minh', 'B2', 'B3', 'B4');
    expect(names(exposable(v))).toEqual(['D6', 'E1']);
    until(operation(v), 'barrage', { do: 'target', place: 'E1' }, { do: 'hide', place: 'J3' }, done);
    expect([v.face[numberOf('V215')], at(v, 'X1'), v.face[numberOf('V11')]]).toEqual([2, 'J3', 0]);
  });

  test('pieces in a zone with French units are turned up at once', () => {
    const v = at6(field(), 'engage');
    put(trench(v, 1, 'ZC'), 'ZC', 'V11', 'BEP1-1');
    v.munitions.french = 0;
    until(operation(v), 'operation-move');
    expect(v.face[numberOf('V11')]).toBe(2);
  });
});

describe('6.2.2 Guns and aircraft', () => {
  test('the first air point has strength 3, each more two columns', () => {
    const v = field({ air: 3 });
    engage(trench(v, 1, 'ZC'), 'ZC', 'V11');
    const column = (points: number) => fireColumn(v, airStrike(v, place('ZC'), points));
    expect([column(1).strength, column(1).column, column(2).column, column(3).column]).toEqual([3, 1, 3, 5]);
  });

  test('a strike and a barrage may hit the same target, all named together', () => {
    const v = at6(field({ air: 2 }), 'barrage');
    engage(trench(v, 1, 'ZC'), 'ZC', 'V11', 'V16');
    v.munitions.french = 1;
    until(operation(dice(v, 1, 1)), 'go-on', { do: 'barrage', place: 'ZC' }, (prompt) => {
      expect(offers(prompt)).toEqual(['strike ZC 1', 'strike ZC 2', 'done']);
      return prompt.choices[1];
    });
    expect([v.air, v.munitions.french, eventsOf(v, 'fired').map(({ how }) => how)]).toEqual([
      0,
      0,
      ['barrage', 'strike'],
    ]);
  });

  test('cover in zones: trench and hill for the Viet Minh, the hill alone for the French, open ground +1', () => {
    const v = field();
    engage(trench(v, 1, 'ZD'), 'ZD', 'V11');
    put(v, 'ZD', 'BEP1-1');
    put(v, 'ZC', 'BEP1-2');
    put(v, 'J4', 'BEP1-3');
    const shifts = (side: 'french' | 'viet-minh', zone: string) =>
      causes(fireColumn(v, barrage(v, side, place(zone))).shifts);
    expect(shifts('french', 'ZD')).toEqual(['trench', 'hill']);
    expect(shifts('viet-minh', 'ZD')).toEqual(['hill']);
    expect(shifts('viet-minh', 'ZC')).toEqual(['open']);
    expect(shifts('viet-minh', 'J4')).toEqual(['jungle']);
    trench(v, 1, 'ZC');
    expect(shifts('viet-minh', 'ZC')).toEqual([]);
  });
});

describe('6.2.3 Movement', () => {
  test('infantry one PA or by a base one zone; into an empty Viet Minh PA too', () => {
    const v = field();
    held(v, 'viet-minh', 'E4', 'E2');
    put(v, 'E2', 'V215');
    put(v, 'E1', 'BEP1-1');
    expect(reach(v, 'BEP1-1')).toEqual(['D5', 'E4', 'ZE', 'ZF']);
  });

  test('tanks any distance inside their camp, else one zone', () => {
    const v = field();
    put(v, 'E1', 'T1', 'BEP1-1');
    expect(reach(v, 'T1')).toHaveLength(28 + 2);
    put(v, 'ZE', 'T2');
    expect(reach(v, 'T2')).toEqual(['D2', 'E1', 'ZD', 'ZF']);
  });

  test('out of a zone with the enemy in it no base may be used', () => {
    const v = field();
    put(v, 'ZE', 'BEP1-1', 'V18');
    expect(reach(v, 'BEP1-1')).toEqual(['ZD', 'ZF']);
  });

  test('3.2 Jungle 4 is entered from G, H or Q only, and no other jungle', () => {
    const v = field();
    put(v, 'ZJ', 'BEP1-1');
    expect(reach(v, 'BEP1-1').filter((id) => id.startsWith('J') && id !== 'JU1')).toEqual([]);
    put(v, 'ZG', 'BEP1-2');
    expect(reach(v, 'BEP1-2')).toContain('J4');
    put(v, 'J4', 'BEP1-3');
    expect(reach(v, 'BEP1-3')).toEqual(['ZG', 'ZH', 'ZQ']);
    put(v, 'G1', '7RTA5-1');
    expect(reach(v, '7RTA5-1')).not.toContain('J1');
  });

  test('pieces met in a zone are turned up, dummies leave', () => {
    const v = at6(field(), 'move');
    put(v, 'E1', 'BEP1-1');
    put(trench(v, 3, 'ZF'), 'ZF', 'V215', 'X1');
    until(operation(v), 'declare', move('BEP1-1', 'ZF'), { do: 'hide', place: 'J1' }, done);
    expect([v.face[numberOf('V215')], at(v, 'X1')]).toEqual([2, 'J1']);
  });
});

describe('6.2.4 Defensive fire', () => {
  test('attacks are declared first: joined PAs whose pieces all lie face up', () => {
    const v = field();
    held(v, 'viet-minh', 'E1', 'E2');
    engage(v, 'E1', 'V215');
    engage(v, 'E2', 'V439');
    put(v, 'E2', 'V938');
    put(v, 'E4', 'BEP1-1');
    expect(targets(v, 'BEP1-1')).toEqual(['E1']);
    put(v, 'ZF', 'BEP1-2');
    expect(targets(v, 'BEP1-2')).toEqual(['E1']);
    put(v, 'ZF', 'V251');
    expect(targets(v, 'BEP1-2')).toEqual([]);
    engage(v, 'ZF', 'V251');
    expect(targets(v, 'BEP1-2')).toEqual(['ZF']);
  });

  test('PAs fire at those who attack next to them, guns at those who attack and at French in trenched zones', () => {
    const v = field();
    held(v, 'viet-minh', 'E1', 'E2');
    engage(v, 'E1', 'V215');
    engage(v, 'E2', 'V439');
    put(v, 'E4', 'BEP1-1', 'BEP1-2');
    put(v, 'ZG', 'BEP1-3');
    v.attacks = [{ target: place('E1'), units: [numberOf('BEP1-1')] }];
    const pairs = defensiveFires(v).map(({ from, target }) => `${placeId(from)} ${placeId(target)}`);
    expect(pairs.sort()).toEqual(['E1 E4', 'E2 E4']);
    expect(names(defensiveGuns(v))).toEqual(['E4']);
    trench(v, 1, 'ZG');
    expect(names(defensiveGuns(v))).toEqual(['E4', 'ZG']);
    // Only those who attack bear it, and not the PA but the base shelters them.
    const fire = barrage(v, 'viet-minh', place('E4'));
    expect([fire.bearers, causes(fireColumn(v, fire).shifts)]).toEqual([[numberOf('BEP1-1')], ['base']]);
  });

  test('1.4 in a zone one battalion a trench level fires, chosen by its owner', () => {
    const v = at6(field(), 'fire');
    engage(trench(v, 2, 'ZC'), 'ZC', 'V11', 'V16', 'V428');
    put(v, 'ZC', 'BEP1-1');
    v.munitions['viet-minh'] = 0;
    until(
      operation(dice(v, 1)),
      'go-on',
      { do: 'fire' },
      (prompt) => {
        expect(offers(prompt)).toEqual(['pick V11', 'pick V16', 'pick V428']);
        return prompt.choices[0];
      },
      pick('V428'),
      done,
    );
    expect(eventsOf(v, 'fired')[0]).toMatchObject({ units: ['V11', 'V428'] });
  });

  test('1.4 in a zone without trenches nobody fires', () => {
    const v = field();
    engage(v, 'ZC', 'V11');
    put(v, 'ZC', 'BEP1-1');
    expect(defensiveFires(v)).toEqual([]);
  });
});

describe('6.2.5 Attacks', () => {
  test('any may be called off before the first die, none added', () => {
    const v = at6(field(), 'combat');
    held(v, 'viet-minh', 'E1');
    engage(v, 'E1', 'V215');
    put(v, 'E4', 'BEP1-1');
    v.attacks = [{ target: place('E1'), units: [numberOf('BEP1-1')] }];
    until(operation(v), 'go-on', { do: 'call-off', place: 'E1' });
    expect(eventsOf(v, 'attacked')).toEqual([]);
  });

  test('a tank doubles the morale of those stacked with it, once; it is not named itself', () => {
    const v = field();
    held(v, 'viet-minh', 'E1');
    engage(v, 'E1', 'V215');
    const two = put(v, 'E4', 'BEP1-1', 'T1', 'T2');
    const other = put(v, 'D5', 'BPC8-1');
    const morale = (units: readonly number[]) =>
      handColumn(v, handOn(v, 'french', place('E1'), units)).shifts.find(({ cause }) => cause === 'morale')?.value;
    expect(morale(two)).toBe(5 * 2 - 4);
    expect(morale(other)).toBe(5 - 4);
    const { asked } = run(
      fight(dice(v, 6, 1), 'french', { target: place('E1'), units: [...two, ...other] }),
      (prompt) => {
        expect(offers(prompt)).toEqual(['pick BEP1-1', 'pick BPC8-1']);
        return prompt.choices[0];
      },
    );
    expect(asked).toHaveLength(1);
  });

  test('in a zone the Fire Table is used, with air points', () => {
    const v = field({ air: 1, phase: 'operation' });
    engage(trench(v, 1, 'ZC'), 'ZC', 'V11');
    const units = put(v, 'ZC', 'BEP1-1', 'BEP1-2');
    run(fight(dice(v, 6), 'french', { target: place('ZC'), units }), { do: 'air', points: 1 });
    expect(eventsOf(v, 'rolled')[0]).toMatchObject({ start: '6', column: '8', result: '2' });
    expect([left(v, 'V11'), v.losses, v.exchanged]).toEqual([2, 2, [place('ZC')]]);
  });

  test('mixed divisions in a PA lose the trench, a hill stays', () => {
    const v = field();
    held(v, 'viet-minh', 'E1');
    engage(v, 'E1', 'V215', 'V11');
    const units = put(v, 'D5', 'BPC8-1');
    expect(causes(handColumn(v, handOn(v, 'french', place('E1'), units)).shifts)).toEqual(['hill', 'morale']);
  });

  test('any number of French advance, tanks only with infantry', () => {
    const v = field({ phase: 'operation' });
    held(v, 'viet-minh', 'D5');
    engage(v, 'D5', 'V215');
    shaken(v, 'V215');
    steps(v, 'V215', 1);
    const units = put(v, 'D2', 'BEP1-1', 'BEP1-2', 'BEP1-4', 'T1');
    run(
      fight(dice(v, 6), 'french', { target: place('D5'), units }),
      pick('BEP1-1'),
      (prompt) => {
        expect(offers(prompt)).toEqual(['move BEP1-1 D5', 'move BEP1-2 D5', 'move BEP1-4 D5', 'done']);
        return prompt.choices[0];
      },
      move('T1', 'D5'),
      move('BEP1-2', 'D5'),
      move('BEP1-4', 'D5'),
    );
    expect([v.control[place('D5')], ids(v, 'D5', 'french').length, v.losses]).toEqual(['french', 4, 1]);
  });
});

describe('6.2.6 Viet Minh defensive movement', () => {
  test('out of an attacked PA, into one, or into an attacked zone; hidden pieces stay hidden', () => {
    const v = at6(field(), 'defensive-move');
    held(v, 'viet-minh', 'D1', 'D6', 'D2');
    trench(v, 1, 'ZD', 'ZC');
    put(v, 'D1', 'V11');
    put(v, 'D6', 'V16');
    put(v, 'ZC', 'V130', 'X1');
    put(v, 'J2', 'V115');
    v.attacked = [place('D1')];
    const asked = offers(until(operation(v), 'defensive-move'));
    expect(asked).toEqual([
      'move V11 D2',
      'move V11 D6',
      'move V11 ZD',
      'move V11 ZC',
      'move V16 D1',
      'move V130 D1',
      'move X1 D1',
      'done',
    ]);
    until(operation(v), 'go-on', move('X1', 'D1'), done);
    expect(v.face[numberOf('X1')]).toBe(0);
    v.attacked = [place('ZD')];
    beginStep(v, 'defensive-move');
    expect(offers(until(operation(v), 'defensive-move'))).toEqual(['move V130 ZD', 'done']);
  });

  test('a zone in which the French only stand and are shelled is not attacked; one that they shell is', () => {
    const shelled = (by: Side) => {
      const v = at6(field(), 'gun-rolls');
      trench(v, 1, 'ZD', 'ZC');
      put(v, 'ZD', 'BEP1-1', 'BEP1-2');
      engage(v, 'ZD', 'V11', 'V16');
      v.shots = [{ at: place('ZD'), air: 0 }];
      run(rollShots(dice(v, 1), by));
      return v.attacked.map(placeId);
    };
    expect(shelled('viet-minh')).toEqual([]);
    expect(shelled('french')).toEqual(['ZD']);
  });
});

describe('6.2.7 The end of an operation', () => {
  test('battalions may break off from a zone in which fire was exchanged, fatigued', () => {
    const v = at6(field(), 'break-off');
    engage(trench(v, 1, 'ZC'), 'ZC', 'V11', 'V16');
    put(v, 'ZC', 'BEP1-1');
    v.exchanged = [place('ZC')];
    until(operation(v), 'go-on', { do: 'break-off', unit: 'V11' }, done);
    expect([at(v, 'V11'), isTired(v, 'V11'), v.face[numberOf('V11')], at(v, 'V16')]).toEqual(['J2', true, 0, 'ZC']);
  });

  test('French in a zone must go back if the way is free; any hidden piece blocks it', () => {
    const v = field({ phase: 'operation' });
    put(v, 'ZC', 'BEP1-1');
    put(trench(v, 1, 'ZN'), 'ZN', 'X1');
    const asked = until(withdrawOperation(v), 'withdraw');
    expect(asked.choices.some((choice) => choice.do === 'done')).toBe(false);
    expect(
      offers(asked).every(
        (text) =>
          ['G4', 'B4', 'D1', 'G3', 'AM1', 'B3', 'D2', 'D6', 'E1'].some((pa) => text.endsWith(pa)) || text.includes(' '),
      ),
    ).toBe(true);
    expect(offers(asked)).not.toContain('move BEP1-1 H6');
  });

  test('out of an outlying CR they may withdraw by a base', () => {
    const v = field({ phase: 'operation' });
    put(v, 'AM1', 'BT3-9');
    const asked = until(withdrawOperation(v), 'withdraw');
    expect(offers(asked)).toContain('move BT3-9 H6');
    expect(offers(asked)).toContain('done');
    trench(v, 1, 'ZN', 'ZP');
    put(v, 'ZN', 'X1');
    put(v, 'ZP', 'X2');
    expect(run(withdrawOperation(v)).asked).toEqual([]);
  });

  test('a lone tank goes to a PA with another unit, across enemy lines, or is lost', () => {
    const v = at6(field(), 'lone-tanks');
    put(v, 'E1', 'T1');
    put(v, 'I1', '3REI3-9');
    put(v, 'G1', '7RTA5-1');
    run(operation(v), move('T1', 'I1'));
    expect(at(v, 'T1')).toBe('I1');
    const w = at6(field(), 'lone-tanks');
    put(w, 'E1', 'T1');
    run(operation(w));
    expect([left(w, 'T1'), eventsOf(w, 'step-lost')[0]?.cause]).toEqual([0, 'no-refuge']);
  });

  test('operating is asked each round; then all is turned down and the disorganized are fatigued', () => {
    const v = at6(field(), 'start');
    put(v, 'E4', 'BEP1-1');
    expect(run(operation(v), no).asked).toHaveLength(1);
    const w = at6(field(), 'go-on');
    w.impulse = 3;
    held(w, 'viet-minh', 'E1');
    engage(w, 'E1', 'V215');
    shaken(w, 'V215');
    run(operation(w));
    expect([isTired(w, 'V215'), w.face[numberOf('V215')]]).toEqual([true, 0]);
  });

  test('3.1 in a zone without trenches infantry fire finds open ground', () => {
    const v = field();
    const [unit = 0] = engage(v, 'ZC', 'V11');
    put(v, 'ZC', 'BEP1-1');
    expect(causes(fireColumn(v, infantryFire(v, 'viet-minh', place('ZC'), [unit], place('ZC'), 0)).shifts)).toEqual([
      'open',
    ]);
  });
});
