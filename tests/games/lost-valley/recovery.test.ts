import { expect, test } from 'vitest';
import { recoveryPhase } from '../../../src/games/lost-valley/rules/recovery';
import { unitOf } from '../../../src/games/lost-valley/state';
import { dice, eventsOf, valley } from './kit';

test('16.4 each disrupted unit checks its morale, its own factor lowered by one', () => {
  const v = valley({ turn: 3, phase: 'recovery', cm: 10, rp: 20 });
  for (const unit of v.units) unit.disrupted = unit.id === '8-bpc' || unit.id === 'ii-4-rac';
  dice(v, 3, 3, 3, 3); // 6 + 2 and 6 + 1
  recoveryPhase(v);
  expect(unitOf(v, '8-bpc').disrupted).toBe(false);
  expect(unitOf(v, 'ii-4-rac').disrupted).toBe(true);
  expect(eventsOf(v, 'recovered')).toEqual([{ is: 'recovered', unit: '8-bpc' }]);
});

test('16.4 all used units become active, and it is free', () => {
  const v = valley({ turn: 3, phase: 'recovery', ap: 0, cm: 10, rp: 20 });
  for (const unit of v.units) {
    unit.used = true;
    unit.disrupted = false;
  }
  recoveryPhase(v);
  expect(v.units.some((unit) => unit.used)).toBe(false);
  expect(v).toMatchObject({ ap: 0, rp: 20, cm: 10 });
});

test('13.1, ruling 33: a battalion still on a drop zone at the end of the turn is lost and leaves remnants', () => {
  const v = valley({ turn: 2, phase: 'recovery', cm: 10, rp: 20 });
  for (const unit of v.units) unit.disrupted = false;
  Object.assign(unitOf(v, '6-bpc'), { at: 'octavie', arrives: 0 });
  recoveryPhase(v);
  expect(unitOf(v, '6-bpc').at).toBe('remnants');
  expect(eventsOf(v, 'eliminated')).toEqual([
    { is: 'eliminated', unit: '6-bpc', at: 'octavie', to: 'remnants', cause: 'drop-zone' },
  ]);
});
