import { describe, expect, test } from 'vitest';
import type { SeasonPrompt } from '../../../src/games/season/choices';
import { place, placeId } from '../../../src/games/season/data/places';
import { check } from '../../../src/games/season/play/check';
import { assault, assaultReach, attackTargets } from '../../../src/games/season/rules/assault';
import { rollShots } from '../../../src/games/season/rules/barrages';
import { entries, withdrawFrench, withdrawVietMinh } from '../../../src/games/season/rules/ends';
import { fight } from '../../../src/games/season/rules/fights';
import { barrage, fireColumn, infantryFire, resolveFire } from '../../../src/games/season/rules/fire';
import { handColumn, handOn, outcomeOf } from '../../../src/games/season/rules/hand';
import { beginStep } from '../../../src/games/season/rules/impulses';
import { score } from '../../../src/games/season/rules/losses';
import { numberOf, piecesAt } from '../../../src/games/season/rules/pieces';
import { frenchDefensiveBarrages, frenchFires, vietMinhBarrages } from '../../../src/games/season/rules/targets';
import type { Season, StepId } from '../../../src/games/season/state';
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
  isTired,
  left,
  lose,
  move,
  no,
  offers,
  pick,
  put,
  run,
  shaken,
  steps,
  tired,
  trench,
  until,
  yes,
} from './kit';

const reach = (v: Season, unit: string) => assaultReach(v, numberOf(unit)).map(placeId).sort();
const causes = (list: readonly { readonly cause: string }[]) => list.map(({ cause }) => cause);
const shell = (v: Season, pa: string) => causes(fireColumn(v, barrage(v, 'viet-minh', place(pa))).shifts);
const hand = (v: Season, target: string, units: readonly number[]) =>
  handColumn(v, handOn(v, 'viet-minh', place(target), units));

/** The state at the beginning of a step of an assault. */
function at5(v: Season, step: StepId): Season {
  v.phase = 'assault';
  v.impulse = 1;
  beginStep(v, step);
  return v;
}

describe('5.1 Engagement', () => {
  test('any hidden battalions on the map, no dummies; what is turned up is no longer hidden', () => {
    const v = at5(field(), 'engage');
    put(trench(v, 1, 'ZC'), 'ZC', 'V11', 'X1');
    put(v, 'J4', 'V265');
    const asked = until(assault(v), 'engage');
    expect(offers(asked)).toEqual(['engage V11', 'engage V265', 'done']);
    const revealed = v.chance.revealed;
    until(assault(v), 'assault-move', { do: 'engage', unit: 'V11' }, done);
    expect([v.face[numberOf('V11')], v.chance.revealed - revealed]).toEqual([2, 1]);
  });

  test('4 an assault needs a week that the Viet Minh opened, and is barred once 50 are lost', () => {
    const v = at5(field({ opened: 'french' }), 'start');
    put(v, 'J1', 'V11');
    expect(run(assault(v)).asked).toEqual([]);
    const w = at5(field(), 'start');
    put(w, 'J1', 'V11');
    w.halted = true;
    expect(run(assault(w)).asked).toEqual([]);
    expect(run(assault(at5(field(), 'start')), no).asked).toHaveLength(1);
  });
});

describe('5.2 Barrages', () => {
  test('on PAs with a base on a trenched zone, on PAs joined to a Viet Minh PA, on French in a trenched zone', () => {
    const v = field();
    for (const [pa, unit] of [
      ['D1', '3RTA3-9'],
      ['D3', '3RTA3-12'],
      ['H1', '2REI1-1'],
      ['ZE', 'BEP1-1'],
    ] as const) {
      put(v, pa, unit);
    }
    trench(v, 1, 'ZC');
    expect(vietMinhBarrages(v).map(placeId)).toEqual(['D1']);
    held(v, 'viet-minh', 'H6');
    trench(v, 1, 'ZE');
    expect(vietMinhBarrages(v).map(placeId)).toEqual(['ZE', 'H1', 'D1']);
  });

  test('all targets are named before the first die, one each, as many as there are points', () => {
    const v = at5(field(), 'barrage');
    trench(v, 1, 'ZC', 'ZD');
    put(v, 'D1', '3RTA3-9');
    put(v, 'D2', '3RTA3-10');
    put(v, 'D6', 'BT2-5');
    v.munitions['viet-minh'] = 2;
    const on = (pa: string) => ({ do: 'barrage', place: pa }) as const;
    run(
      assault(dice(v, 1, 1)),
      on('D2'),
      (prompt) => {
        expect(offers(prompt)).toEqual(['barrage D1', 'barrage D6', 'done']);
        return prompt.choices[0];
      },
      done,
      no,
    );
    expect(eventsOf(v, 'fired').map((event) => event.place)).toEqual(['D2', 'D1']);
    expect(v.munitions['viet-minh']).toBe(0);
  });

  test('the PA shelters two companies, tanks and machine-guns not counted; a third takes it away', () => {
    const v = field();
    put(v, 'EP1', 'BPC8-1', 'BPC8-2', 'T1', 'Q1');
    expect(shell(v, 'EP1')).toEqual(['pa']);
    put(v, 'EP1', 'BPC8-3');
    expect(shell(v, 'EP1')).toEqual([]);
  });

  test('a natural 1 costs a tank of the owner’s choice a step, and may destroy it', () => {
    const v = field();
    put(v, 'EP1', 'BPC8-1', 'T1', 'T2');
    steps(v, 'T2', 1);
    run(resolveFire(dice(v, 1), barrage(v, 'viet-minh', place('EP1'))), lose('T2'));
    expect([left(v, 'T1'), left(v, 'T2'), ids(v, 'EP1', 'french')]).toEqual([2, 0, ['BPC8-1', 'T1']]);
  });

  test('tanks neither check nor are disorganized, nor lose steps by fire', () => {
    const v = field();
    put(v, 'EP1', 'BPC8-1', 'T1');
    run(resolveFire(dice(v, 3, 1), barrage(v, 'viet-minh', place('EP1'))));
    expect(eventsOf(v, 'rolled').map(({ roll }) => roll.of)).toEqual(['EP1', 'BPC8-1']);
  });

  test('a disorganized French unit under D loses a step, but not the last of the place', () => {
    const v = field();
    put(v, 'H1', '2REI1-1');
    shaken(v, '2REI1-1');
    run(resolveFire(dice(v, 4), barrage(v, 'viet-minh', place('H1'))));
    expect(left(v, '2REI1-1')).toBe(1);
    run(resolveFire(dice(v, 4), barrage(v, 'viet-minh', place('H1'))));
    expect([left(v, '2REI1-1'), eventsOf(v, 'spared').length]).toEqual([1, 1]);
  });

  test('two steps are of two units', () => {
    const v = field();
    put(v, 'H1', '2REI1-1', '2REI1-2');
    run(resolveFire(dice(v, 6), barrage(v, 'viet-minh', place('H1'))), lose('2REI1-2'));
    expect([left(v, '2REI1-1'), left(v, '2REI1-2')]).toEqual([1, 1]);
  });
});

describe('5.3 Movement', () => {
  test('from a zone to its bases, and on into an empty PA; from a base back or to another', () => {
    const v = field();
    trench(v, 1, 'ZD');
    put(v, 'D1', '3RTA3-9');
    put(v, 'D2', '3RTA3-10');
    put(v, 'D6', 'BT2-5');
    engage(v, 'ZD', 'V11');
    expect(reach(v, 'V11')).toEqual(['B3', 'ZD>B3', 'ZD>D1', 'ZD>D2', 'ZD>D6']);
    engage(v, 'ZD>D1', 'V16');
    expect(reach(v, 'V16')).toEqual(['ZD', 'ZD>B3', 'ZD>D2', 'ZD>D6']);
  });

  test('a base holds as many battalions of one regiment as the trench level, three in the jungle', () => {
    const v = field();
    put(v, 'D1', '3RTA3-9');
    trench(v, 2, 'ZD');
    engage(v, 'ZD>D1', 'V11');
    engage(v, 'ZD', 'V16', 'V130');
    expect(reach(v, 'V16')).toContain('ZD>D1');
    expect(reach(v, 'V130')).not.toContain('ZD>D1');
    engage(v, 'ZD>D1', 'V428');
    expect(reach(v, 'V16')).not.toContain('ZD>D1');
    engage(v, 'J2>B1', 'V115', 'V542');
    engage(v, 'J2', 'V564');
    put(v, 'B1', '13DBLE3-10');
    expect(reach(v, 'V564')).toContain('J2>B1');
  });

  test('never into the jungle, nor from zone to zone', () => {
    const v = field();
    trench(v, 1, 'ZC', 'ZD');
    put(v, 'B1', '13DBLE3-10');
    engage(v, 'J2>B1', 'V11');
    expect(reach(v, 'V11')).toEqual(['B2', 'J2>B2', 'J2>G2'].filter((id) => id.includes('>')));
    engage(v, 'ZC', 'V16');
    expect(reach(v, 'V16')).not.toContain('ZD');
    expect(reach(v, 'V16')).not.toContain('J2');
  });

  test('out of a PA to a joined one, empty or Viet Minh, or back to a base; never into an enemy’s', () => {
    const v = field();
    held(v, 'viet-minh', 'D1', 'D6');
    put(v, 'D2', '3RTA3-10');
    trench(v, 1, 'ZD');
    engage(v, 'D1', 'V11');
    expect(reach(v, 'V11')).toEqual(['D3', 'D6', 'ZD>D1']);
  });

  test('a disorganized battalion only steps back from a base', () => {
    const v = field();
    trench(v, 1, 'ZD');
    engage(v, 'ZD>D1', 'V11');
    engage(v, 'ZD', 'V16');
    shaken(v, 'V11', 'V16');
    expect([reach(v, 'V11'), reach(v, 'V16')]).toEqual([['ZD'], []]);
  });

  test('entering an empty French PA takes it; a ring around it goes', () => {
    const v = at5(field(), 'move');
    held(v, 'viet-minh', 'H6');
    trench(v, 1, 'ZN');
    trench(v, 2, 'H7');
    engage(v, 'ZN', 'V115');
    until(assault(v), 'go-on', move('V115', 'H7'), done);
    expect([v.control[place('H7')], v.trench[place('H7')]]).toEqual(['viet-minh', 0]);
    expect(eventsOf(v, 'control')).toMatchObject([{ place: 'H7', was: 'french', now: 'viet-minh' }]);
  });

  test('3.1 the last piece that moves on uncovers Level 3 at once; one in a base of the zone covers it', () => {
    const v = at5(field(), 'move');
    trench(v, 3, 'ZD');
    put(v, 'D1', '3RTA3-9');
    engage(v, 'ZD', 'V11', 'V16');
    until(
      assault(v),
      'defensive-fire',
      move('V11', 'ZD>D1'),
      (prompt) => {
        expect(v.trench[place('ZD')]).toBe(3);
        return prompt.choices.find((choice) => choice.do === 'move' && choice.to === 'D6');
      },
      done,
    );
    expect(v.trench[place('ZD')]).toBe(3);
    const w = at5(field(), 'move');
    trench(w, 3, 'ZD');
    engage(w, 'ZD', 'V11');
    until(assault(w), 'go-on', move('V11', 'D6'), done);
    expect(w.trench[place('ZD')]).toBe(2);
  });
});

describe('5.4 Defensive fire', () => {
  test('a PA fires at a base that leads to it, or at a joined PA with engaged battalions, attacked or not', () => {
    const v = field();
    put(v, 'D1', '3RTA3-9');
    put(v, 'D2', '3RTA3-10');
    put(v, 'D3', '3RTA3-12');
    held(v, 'viet-minh', 'D6');
    trench(v, 1, 'ZD');
    engage(v, 'ZD>D1', 'V11');
    engage(v, 'D6', 'V16');
    put(v, 'ZD', 'V428');
    const pairs = frenchFires(v).map(({ from, target }) => `${placeId(from)} ${placeId(target)}`);
    expect(pairs.sort()).toEqual(['D1 D6', 'D1 ZD>D1', 'D2 D6']);
    expect(frenchDefensiveBarrages(v).map(placeId).sort()).toEqual(['D6', 'ZD>D1']);
  });

  test('each PA fires once, each target takes one infantry fire; air points are spent with it', () => {
    const v = at5(field({ air: 1 }), 'fire');
    put(v, 'D1', '3RTA3-9');
    put(v, 'D2', '3RTA3-10');
    held(v, 'viet-minh', 'D6');
    engage(v, 'D6', 'V16');
    v.munitions.french = 0;
    until(assault(dice(v, 1)), 'attack', { do: 'fire', from: 'D1', place: 'D6', air: 1 });
    expect([v.air, eventsOf(v, 'fired').length]).toEqual([0, 1]);
  });

  test('all units of the PA fire together, the disorganized at half, the tired with -1', () => {
    const v = field();
    put(v, 'D1', 'BPC8-1', 'BPC8-2', 'Q1', 'T1');
    engage(trench(v, 1, 'ZD'), 'ZD>D1', 'V11');
    const fire = () => infantryFire(v, 'french', place('D1'), piecesAt(v, place('D1'), 'french'), place('ZD>D1'), 0);
    expect(fireColumn(v, fire()).strength).toBe(3 + 3 + 4 + 6);
    shaken(v, 'BPC8-1');
    tired(v, 'BPC8-2');
    expect(fireColumn(v, fire()).strength).toBe(2 + 3 + 4 + 6);
    expect(causes(fireColumn(v, fire()).shifts)).toEqual(['base', 'fatigued']);
  });

  test('1.4 battalions of one division in a PA have the trench, mixed ones only the hill', () => {
    const v = field();
    held(v, 'viet-minh', 'D6');
    engage(v, 'D6', 'V11', 'V130');
    const shifts = () => causes(fireColumn(v, barrage(v, 'french', place('D6'))).shifts);
    expect(shifts()).toEqual(['trench', 'hill']);
    engage(v, 'D6', 'V80');
    expect(shifts()).toEqual(['hill']);
  });

  test('the hill does not count for a firer on the same hill', () => {
    const v = field();
    held(v, 'viet-minh', 'G1');
    put(v, 'G2', '7RTA5-4');
    engage(v, 'G1', 'V11');
    const fire = infantryFire(v, 'french', place('G2'), [numberOf('7RTA5-4')], place('G1'), 0);
    expect(causes(fireColumn(v, fire).shifts)).toEqual(['trench']);
  });

  test('only engaged battalions bear the result, hidden ones beside them are untouched', () => {
    const v = field();
    held(v, 'viet-minh', 'D6');
    engage(v, 'D6', 'V11');
    put(v, 'D6', 'V16');
    expect(barrage(v, 'french', place('D6')).bearers).toEqual([numberOf('V11')]);
  });

  test('a rout goes to the nearest jungle, at the owner’s choice among equals', () => {
    const v = field();
    trench(v, 1, 'ZE');
    engage(v, 'ZE>E1', 'V18');
    shaken(v, 'V18');
    run(resolveFire(dice(v, 3), barrage(v, 'french', place('ZE>E1'))), disorganize('V18'), move('V18', 'J3'));
    expect([at(v, 'V18'), isTired(v, 'V18')]).toEqual(['J3', true]);
  });
});

describe('5.5 Hand-to-hand', () => {
  test('the PA before a base, joined PAs; not out of a PA captured in this impulse', () => {
    const v = field();
    put(v, 'D1', '3RTA3-9');
    put(v, 'D2', '3RTA3-10');
    held(v, 'viet-minh', 'D6');
    engage(trench(v, 1, 'ZD'), 'ZD>D1', 'V11');
    engage(v, 'D6', 'V16');
    expect(attackTargets(v, numberOf('V11')).map(placeId)).toEqual(['D1']);
    expect(attackTargets(v, numberOf('V16')).map(placeId)).toEqual(['D1', 'D2']);
    v.captured = [place('D6')];
    expect(attackTargets(v, numberOf('V16'))).toEqual([]);
  });

  test('declared before the first die, fought in the order named, each unit once', () => {
    const v = at5(field(), 'declare');
    put(v, 'D1', '3RTA3-9');
    put(v, 'D2', '3RTA3-10');
    held(v, 'viet-minh', 'D6');
    engage(v, 'D6', 'V11', 'V16');
    const on = (unit: string, pa: string) => ({ do: 'attack', unit, place: pa }) as const;
    until(
      assault(dice(v, 2, 2)),
      'go-on',
      on('V16', 'D2'),
      (prompt) => {
        expect(offers(prompt)).toEqual(['attack V11 D1', 'attack V11 D2', 'done']);
        return prompt.choices[0];
      },
      done,
    );
    expect(eventsOf(v, 'attacked').map((event) => [event.place, event.units])).toEqual([
      ['D2', ['V16']],
      ['D1', ['V11']],
    ]);
  });

  test('5.5 everybody who may can be sent at one PA in one go', () => {
    const v = at5(field(), 'declare');
    put(v, 'D1', '3RTA3-9');
    put(v, 'D2', '3RTA3-10');
    held(v, 'viet-minh', 'D6');
    engage(v, 'D6', 'V11', 'V16');
    const all = (prompt: SeasonPrompt) => {
      expect(offers(prompt).slice(-3)).toEqual(['assault D1', 'assault D2', 'done']);
      return prompt.choices.at(-2);
    };
    until(assault(dice(v, 2)), 'defensive-move', all, { do: 'pick', unit: 'V11' });
    expect(eventsOf(v, 'attacked').map((event) => [event.place, event.units])).toEqual([['D2', ['V11', 'V16']]]);
  });

  test('1.4 with three companies: two behind the PA, or all without it', () => {
    const v = field({ losses: 30 });
    put(v, 'H1', '2REI1-1', '2REI1-2', '2REI1-3', 'Q1');
    const units = engage(held(v, 'viet-minh', 'H6'), 'H6', 'V80', 'V84', 'V89');
    const attack = { target: place('H1'), units };
    run(
      fight(dice(v, 4), 'viet-minh', attack),
      { do: 'two', unit: '2REI1-1', with: '2REI1-3' },
      pick('2REI1-1'),
      pick('V80'),
      disorganize('V80'),
      disorganize('2REI1-2'),
    );
    // 21 to 3+3+1: 3-1, PA -3, morale +1: 1-1.
    expect(eventsOf(v, 'rolled')[0]).toMatchObject({ start: '3-1', column: '1-1' });
    const w = field({ losses: 30 });
    put(w, 'H1', '2REI1-1', '2REI1-2', '2REI1-3', 'Q1');
    const again = engage(held(w, 'viet-minh', 'H6'), 'H6', 'V80', 'V84', 'V89');
    run(
      fight(dice(w, 3, 1, 1, 1, 1), 'viet-minh', { target: place('H1'), units: again }),
      { do: 'all' },
      pick('2REI1-1'),
      pick('V80'),
    );
    // 21 to 3+3+3+1: 2-1, morale +1: 3-1.
    expect(eventsOf(w, 'rolled')[0]).toMatchObject({ start: '2-1', column: '3-1', result: 'T' });
    expect(eventsOf(w, 'rolled').filter(({ roll }) => roll.name === 'check')).toHaveLength(4);
  });

  test('the +1 of few losses up to 20, the -1 of many above 50', () => {
    const v = field();
    put(v, 'D1', '3RTA3-9');
    const units = engage(trench(v, 1, 'ZD'), 'ZD>D1', 'V11');
    const at20 = (losses: number) => {
      v.losses = losses;
      return causes(hand(v, 'D1', units).shifts).filter((cause) => cause.endsWith('losses'));
    };
    expect([20, 21, 50, 51].map(at20)).toEqual([['few-losses'], [], [], ['many-losses']]);
  });

  test('the hill is waived if one group stands on it, the river counts if all cross it', () => {
    const v = field();
    put(v, 'G1', '7RTA5-1');
    held(v, 'viet-minh', 'G2', 'D3', 'D4');
    const jungle = engage(v, 'J1>G1', 'V80');
    expect(causes(hand(v, 'G1', jungle).shifts)).toContain('hill');
    const inside = engage(v, 'G2', 'V11');
    expect(causes(hand(v, 'G1', [...jungle, ...inside]).shifts)).not.toContain('hill');
    put(v, 'EP1', 'BPC8-1');
    const east = engage(v, 'D3', 'V130');
    const west = engage(v, 'D4', 'V154');
    expect(causes(hand(v, 'EP1', east).shifts)).toContain('river');
    expect(causes(hand(v, 'EP1', [...east, ...west]).shifts)).not.toContain('river');
  });

  test('the named unit takes the first step; D2 takes the second of another', () => {
    const v = field();
    put(v, 'AM1', '7RTA5-1', '7RTA5-2');
    const units = engage(trench(v, 3, 'ZP'), 'ZP>AM1', 'V80', 'V84', 'V89');
    steps(v, '7RTA5-1', 1);
    steps(v, '7RTA5-2', 1);
    v.disorganized[numberOf('7RTA5-1')] = 1;
    v.disorganized[numberOf('7RTA5-2')] = 1;
    run(
      fight(dice(v, 6), 'viet-minh', { target: place('AM1'), units }),
      pick('7RTA5-1'),
      pick('V80'),
      move('V80', 'AM1'),
      done,
    );
    expect([left(v, '7RTA5-1'), left(v, '7RTA5-2'), v.control[place('AM1')]]).toEqual([0, 0, 'viet-minh']);
    expect(ids(v, 'AM1', 'viet-minh')).toEqual(['V80']);
  });

  test('what each code means, plain, doubled, and with a check instead', () => {
    const short = (code: Parameters<typeof outcomeOf>[0], critical: Parameters<typeof outcomeOf>[1]) => {
      const { attackerSteps, attackerDisorder, steps: lost, perUnit, disorder, checks } = outcomeOf(code, critical);
      return [attackerSteps, attackerDisorder, lost, perUnit, disorder, checks].join(' ');
    };
    const codes = ['T', 'A1+T', 'D1+T', 'D2+T', 'AD', 'DD', 'BD'] as const;
    expect(codes.map((code) => short(code, 'none'))).toEqual([
      '0 0 0 1 0 all',
      '1 0 0 1 0 all',
      '0 0 1 1 0 all',
      '0 0 2 1 0 all',
      '0 1 0 1 0 none',
      '0 0 0 1 1 none',
      '0 1 0 1 1 none',
    ]);
    expect(codes.map((code) => short(code, 'doubled'))).toEqual([
      '0 0 0 1 1 all',
      '1 0 0 1 1 all',
      '0 0 2 1 0 all',
      '0 0 4 2 0 all',
      '0 1 0 1 0 all',
      '0 0 0 1 2 none',
      '0 1 0 1 2 none',
    ]);
    expect(codes.map((code) => short(code, 'check'))).toEqual([
      '0 0 0 1 0 one',
      '1 0 0 1 0 one',
      '0 0 0 1 0 one',
      '0 0 0 1 0 one',
      '0 1 0 1 0 one',
      '0 0 0 1 0 one',
      '0 1 0 1 0 one',
    ]);
  });

  test('doubled D2+T takes up to two steps a unit', () => {
    const v = field();
    put(v, 'H1', '2REI1-1', '2REI1-2');
    const units = engage(held(v, 'viet-minh', 'H6', 'H5'), 'H6', 'V80', 'V84', 'V89');
    const more = engage(v, 'H5', 'V18', 'V54', 'V79');
    shaken(v, '2REI1-1', '2REI1-2');
    run(
      fight(dice(v, 1, 6), 'viet-minh', { target: place('H1'), units: [...units, ...more] }),
      pick('2REI1-1'),
      pick('V80'),
      (prompt) => {
        expect(eventsOf(v, 'rolled')[0]).toMatchObject({ result: 'D2+T' });
        return prompt.choices[0];
      },
      done,
    );
    expect([left(v, '2REI1-1'), left(v, '2REI1-2')]).toEqual([0, 0]);
  });

  test('a critical hit: a tank step instead of doubling, once an impulse', () => {
    const v = field();
    put(v, 'H1', '2REI1-1', 'T1');
    const units = engage(held(v, 'viet-minh', 'H6'), 'H6', 'V80', 'V84', 'V89');
    const attack = { target: place('H1'), units };
    run(fight(dice(v, 1, 5, 1), 'viet-minh', attack), pick('V80'), { do: 'tank' });
    expect([left(v, 'T1'), v.tankTaken]).toEqual([1, true]);
    const { asked } = run(fight(dice(v, 1, 5, 1), 'viet-minh', attack), pick('V84'), disorganize('V89'));
    expect(asked.map(({ ask }) => ask)).toEqual(['name', 'hand-disorder']);
  });

  test('6.2.7 a tank left alone flees at once to a PA with another unit, and takes no part in a fight there', () => {
    const v = at5(field(), 'fights');
    put(v, 'H1', 'BT3-11', 'T1');
    put(v, 'H2', '2REI1-2');
    held(v, 'viet-minh', 'H6', 'H4');
    const first = engage(v, 'H6', 'V80', 'V84', 'V89');
    const second = engage(v, 'H4', 'V18', 'V54', 'V79');
    v.attacks = [
      { target: place('H1'), units: first },
      { target: place('H2'), units: second },
    ];
    until(assault(dice(v, 6, 2)), 'go-on', pick('V80'), done, pick('V18'), (prompt) => prompt.choices[0]);
    expect(at(v, 'T1')).toBe('H2');
    const starts = eventsOf(v, 'rolled').flatMap(({ roll, start }) => (roll.name === 'hand' ? [start] : []));
    expect(starts).toEqual(['7-1', '7-1']);
  });

  test('a battalion that has been disorganized does not advance', () => {
    const v = field();
    put(v, 'H1', 'BT3-11');
    const units = engage(held(v, 'viet-minh', 'H6'), 'H6', 'V80', 'V84');
    shaken(v, 'V80', 'V84');
    const { asked } = run(fight(dice(v, 6), 'viet-minh', { target: place('H1'), units }), pick('V80'));
    expect([asked.length, left(v, 'BT3-11'), v.control[place('H1')]]).toEqual([1, 0, 'french']);
  });

  test('1.5 reaching 86 ends the game at once', () => {
    const v = field({ losses: 85 });
    put(v, 'E2', 'BEP1-1');
    const units = engage(trench(v, 1, 'ZF'), 'ZF>E2', 'V215');
    run(fight(dice(v, 2, 1), 'viet-minh', { target: place('E2'), units }));
    expect(v.result).toEqual({ level: 'french', points: 86, cause: 'siege-fails' });
  });

  test('1.5 a siege that fails by the first of three barrages leaves a sound position', () => {
    const v = at5(field({ losses: 85 }), 'gun-rolls');
    v.round = 1;
    engage(trench(v, 1, 'ZF'), 'ZF>E2', 'V215');
    v.shots = ['ZF>E2', 'E1', 'E4'].map((target) => ({ at: place(target), air: 0 }));
    run(assault(dice(v, 6)));
    expect(v.result?.cause).toBe('siege-fails');
    expect(() => check(v)).not.toThrow();
  });
});

describe('5.6 French defensive movement', () => {
  test('one PA, also into an empty one; nobody disorganized, nobody who would leave a tank alone', () => {
    const v = at5(field(), 'defensive-move');
    put(v, 'D1', '3RTA3-9', '3RTA3-10');
    put(v, 'D3', '3RTA3-12', 'T1');
    held(v, 'viet-minh', 'D6');
    shaken(v, '3RTA3-10');
    v.attacked = [place('D1')];
    const asked = offers(until(assault(v), 'defensive-move'));
    expect(asked).toEqual(['move 3RTA3-9 D2', 'move 3RTA3-9 D3', 'move 3RTA3-9 D6', 'move T1 D1', 'done']);
  });

  test('anywhere in the CRC if one of its PAs was attacked; elsewhere only next to it', () => {
    const v = at5(field(), 'defensive-move');
    put(v, 'C2', '13DBLE1-2');
    put(v, 'I1', '3REI3-9');
    put(v, 'G1', '7RTA5-1');
    v.attacked = [place('G2')];
    expect(
      offers(until(assault(v), 'defensive-move')).every((text) => text.includes('7RTA5-1') || text === 'done'),
    ).toBe(true);
    v.attacked = [place('D1')];
    expect(offers(until(assault(v), 'defensive-move')).some((text) => text.includes('13DBLE1-2'))).toBe(true);
  });

  test('French guns that shell a captured post of the CRC open no movement all over it', () => {
    const v = at5(field(), 'gun-rolls');
    held(v, 'viet-minh', 'E1');
    engage(v, 'E1', 'V215', 'V439');
    put(v, 'E4', 'BEP1-1');
    put(v, 'C2', '13DBLE1-2');
    v.shots = [{ at: place('E1'), air: 0 }];
    run(rollShots(dice(v, 1), 'french'));
    expect(v.attacked).toEqual([]);
    beginStep(v, 'defensive-move');
    // Next to engaged battalions they may still move.
    expect(offers(until(assault(v), 'defensive-move'))).toEqual(['move BEP1-1 E2', 'move BEP1-1 E10', 'done']);
  });

  test('a post that the Viet Minh shell is attacked', () => {
    const v = at5(field(), 'barrage-rolls');
    put(v, 'D1', '3RTA3-9');
    v.shots = [{ at: place('D1'), air: 0 }];
    run(rollShots(dice(v, 1), 'viet-minh'));
    expect(v.attacked).toEqual([place('D1')]);
  });
});

describe('5.7 The end of an assault', () => {
  test('three impulses at most; then bases empty, the disorganized are fatigued, battalions face down', () => {
    const v = at5(field(), 'go-on');
    v.impulse = 3;
    put(v, 'D1', '3RTA3-9');
    trench(v, 1, 'ZD');
    engage(v, 'ZD>D1', 'V11');
    shaken(v, 'V11', '3RTA3-9');
    run(assault(v));
    expect([at(v, 'V11'), isTired(v, 'V11'), isTired(v, '3RTA3-9'), v.face[numberOf('V11')]]).toEqual([
      'ZD',
      true,
      true,
      0,
    ]);
    expect(isShaken(v, 'V11')).toBe(false);
  });

  test('units before an empty PA may enter it, unless disorganized', () => {
    const v = field();
    trench(v, 1, 'ZD');
    engage(v, 'ZD>D1', 'V11', 'V16');
    shaken(v, 'V16');
    run(entries(v, 'viet-minh'), move('V11', 'D1'));
    expect([v.control[place('D1')], ids(v, 'D1', 'viet-minh')]).toEqual(['viet-minh', ['V11']]);
  });

  test('where both sides hold parts of a CR the Viet Minh may go to the jungle or a Level 3, by a base', () => {
    const v = field();
    trench(v, 1, 'ZD');
    trench(v, 3, 'ZE');
    put(v, 'ZE', 'X1');
    put(v, 'D1', '3RTA3-9');
    held(v, 'viet-minh', 'D6', 'D3');
    put(v, 'D6', 'V11');
    put(v, 'D3', 'V16');
    const asked = offers(until(withdrawVietMinh(v, false), 'withdraw'));
    expect(asked).toEqual(['move V11 J2', 'move V11 ZE', 'move V11 J1', 'move V11 J3', 'move V11 J4', 'done']);
  });

  test('an assault cut short: any engaged battalion may go back to the jungle', () => {
    const v = field();
    trench(v, 1, 'ZC');
    engage(v, 'ZC', 'V11');
    put(v, 'ZC', 'V16');
    expect(run(withdrawVietMinh(v, false)).asked).toEqual([]);
    expect(offers(until(withdrawVietMinh(v, true), 'withdraw')).every((text) => !text.includes('V16'))).toBe(true);
  });

  test('the French of a shared CR go to the CRC, from outside it by zones without trenches', () => {
    const v = field();
    put(v, 'AM1', 'BT3-9');
    held(v, 'viet-minh', 'AM2');
    put(v, 'AM2', 'V80');
    const asked = offers(until(withdrawFrench(v), 'withdraw'));
    expect(asked).toContain('move BT3-9 H6');
    trench(v, 1, 'ZN', 'ZP');
    expect(run(withdrawFrench(v)).asked).toEqual([]);
  });

  test('1.5 after 50 the assault ends with the impulse', () => {
    const v = at5(field({ losses: 49 }), 'go-on');
    score(v, 1);
    expect(run(assault(v)).asked).toEqual([]);
    expect(v.stopped).toBe(true);
  });

  test('going on asks before the second and third impulse', () => {
    const v = at5(field(), 'go-on');
    put(v, 'J1', 'V80');
    const { asked } = run(assault(v), yes, done, yes, done);
    expect(asked.map(({ ask }) => ask)).toEqual(['go-on', 'engage', 'go-on', 'engage']);
  });
});
