import { expect, test } from 'vitest';
import { enforceStacking } from '../../../src/games/lost-valley/rules/stacking';
import { unitOf } from '../../../src/games/lost-valley/state';
import { firstPrompt, garrisonOf, run, valley } from './kit';

test('2.2.1.3 within the limits nothing is asked', () => {
  const v = valley();
  garrisonOf(v, 'huguette', '1-2-rei', '5-bpvn', '6-bpc', 'peloton-carette', '1-gaaceo'); // 6/2 exactly
  expect(run(enforceStacking(v)).asked).toEqual([]);
});

test('2.2.1.3 the limit counts infantry steps and assets apart, active and used alike', () => {
  const v = valley();
  garrisonOf(v, 'francoise', 'csm-272', 'bm-1', 'cslt-416'); // 3 of 2 steps
  unitOf(v, 'bm-1').used = true;
  const prompt = firstPrompt(enforceStacking(v));
  expect(prompt).toMatchObject({ ask: 'stacking', rule: '2.2.1.3', about: { cr: 'francoise', steps: 1, assets: 0 } });
  expect(prompt?.choices).toEqual([
    { do: 'remove', unit: 'cslt-416' },
    { do: 'remove', unit: 'csm-272' },
    { do: 'remove', unit: 'bm-1' },
  ]);
});

test('2.2.1.3 a battalion can be reduced instead, and a reduced one counts one step', () => {
  const v = valley();
  garrisonOf(v, 'beatrice', '3-13-dble', 'bm-1'); // 3 of 2
  run(enforceStacking(v), { do: 'reduce', unit: '3-13-dble' });
  expect(unitOf(v, '3-13-dble')).toMatchObject({ at: 'beatrice', reduced: true });
  expect(unitOf(v, 'bm-1').at).toBe('beatrice');
});

test('ruling 31: a battalion removed for stacking leaves remnants', () => {
  const v = valley();
  garrisonOf(v, 'beatrice', '3-13-dble', 'bm-1');
  run(enforceStacking(v), { do: 'remove', unit: '3-13-dble' });
  expect(unitOf(v, '3-13-dble').at).toBe('remnants');
});

test('2.2.1.3 assets too many are removed one by one until the limit holds', () => {
  const v = valley();
  garrisonOf(v, 'huguette', '1-2-rei', 'peloton-carette', 'peloton-guntz', '1-gaaceo', 'ii-4-rac'); // 4 of 2
  run(enforceStacking(v), { do: 'remove', unit: 'ii-4-rac' }, { do: 'remove', unit: '1-gaaceo' });
  expect(unitOf(v, 'ii-4-rac').at).toBe('eliminated');
  expect(unitOf(v, '1-2-rei').at).toBe('huguette');
});
