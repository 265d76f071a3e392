import { expect, test } from 'vitest';
import { offer } from '../../../src/games/lost-valley/face/offer';
import { garrisonOf, valley } from './kit';

test('2.2.1.3 a move says how many steps or assets the centre would hold, against its limit', () => {
  const v = valley();
  for (const unit of v.units) unit.at = 'holding';
  garrisonOf(v, 'claudine', '6-bpc');
  garrisonOf(v, 'huguette', '8-bpc', 'peloton-guntz');
  expect(offer(v, { do: 'move', unit: '8-bpc', to: 'claudine' }).stack).toEqual({ icon: 'inf', value: 4, of: 6 });
  expect(offer(v, { do: 'move', unit: 'peloton-guntz', to: 'claudine' }).stack).toMatchObject({
    icon: 'gun',
    value: 1,
  });
  expect(offer(v, { do: 'land', unit: '1-bpc', at: 'natasha' }).stack).toBeUndefined();
});
