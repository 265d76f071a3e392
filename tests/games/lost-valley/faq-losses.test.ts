/** 21.0 Questions 1, 3 and 4: morale checks, factors below zero, who pays for a lost step. */
import { expect, test } from 'vitest';
import { moraleModifiers } from '../../../src/games/lost-valley/rules/checks';
import { loseSteps } from '../../../src/games/lost-valley/rules/losses';
import { sitrep } from '../../../src/games/lost-valley/rules/tracks';
import { assaultFactor, defenseFactor, moraleFactor } from '../../../src/games/lost-valley/rules/units';
import { vmAssaultModifiers } from '../../../src/games/lost-valley/rules/vm-assault';
import { unitOf, type VmAssault } from '../../../src/games/lost-valley/state';
import { sum } from '../../../src/kernel/rolls';
import { garrisonOf, run, valley } from './kit';

test('21.Q1 a morale check adds the situation report, which is morale and resources together', () => {
  const v = valley({ cm: 7, rp: 26 });
  expect(sitrep(v)).toBe(0); // -1 and +1
  expect(sum(moraleModifiers(v, unitOf(v, '6-bpc')))).toBe(3);
  v.rp = 5;
  expect(sum(moraleModifiers(v, unitOf(v, '6-bpc')))).toBe(0); // 3 - 1 - 2
});

test('21.Q3 disrupted units have factors below zero, and they count in full', () => {
  const v = valley({ turn: 3, cm: 10, rp: 20 });
  const [tai] = garrisonOf(v, 'francoise', 'csm-272');
  if (!tai) throw new Error('no Tai');
  const assault: VmAssault = { division: '308', cr: 'francoise', air: 0, guns: [], cards: [], over: false };
  const steady = sum(vmAssaultModifiers(v, assault));
  tai.disrupted = true;
  expect([assaultFactor(tai), defenseFactor(tai), moraleFactor(v, tai)]).toEqual([-1, -1, -2]);
  expect(sum(vmAssaultModifiers(v, assault))).toBe(steady - 1);
});

test('21.Q4 the order of losses is judged anew for every step, so the best units pay again and again', () => {
  const v = valley();
  const units = garrisonOf(v, 'dominique', '1-bep', 'bt-2', '3-3-rta');
  run(loseSteps(v, units, 2, 'assault'));
  expect(unitOf(v, '1-bep').at).toBe('remnants'); // 3, then 2: still above the 1 of 3/3 RTA
  expect(unitOf(v, '3-3-rta').reduced).toBe(false);
  expect(unitOf(v, 'bt-2').reduced).toBe(false);
});
