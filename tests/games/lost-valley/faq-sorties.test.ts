import { expect, test } from 'vitest';
import { frenchAssaultPhase } from '../../../src/games/lost-valley/rules/french-assault';
import { movementPhase } from '../../../src/games/lost-valley/rules/movement';
import { raidsPhase } from '../../../src/games/lost-valley/rules/raids';
import { unitOf } from '../../../src/games/lost-valley/state';
import { dice, firstPrompt, held, run, valley } from './kit';

test('21.Q7 a raid is no movement: units in Claudine or Éliane may raid for Isabelle, and the other way round', () => {
  const v = valley({ turn: 6, phase: 'raids', ap: 1, cm: 10, rp: 20 });
  for (const cr of ['isabelle', 'eliane'] as const) v.crs[cr].fort = 1;
  v.divisions['304'].strength = 1;
  v.divisions['316'].strength = 1;
  dice(v, 3, 3, 3, 3); // 6 + 6 - 1 = 11 and 6 + 4 - 1 = 9: a level each, at no cost
  run(
    raidsPhase(v),
    { do: 'raid', cr: 'isabelle' },
    { do: 'join', unit: '1-13-dble' },
    { do: 'join', unit: '3-3-rei' },
    { do: 'go' },
    { do: 'raid', cr: 'eliane' },
    { do: 'join', unit: '2-1-rta' },
    { do: 'join', unit: 'csm-431-432' },
    { do: 'join', unit: 'peloton-preaud' },
    { do: 'go' },
    { do: 'done' },
  );
  expect(v.crs.isabelle.fort).toBe(2);
  expect(v.crs.eliane.fort).toBe(2);
  expect(unitOf(v, '1-13-dble').at).toBe('claudine');
});

test('21.Q8 movement from an encircled centre is prohibited, an assault out of it, and exploitation, is not', () => {
  const v = valley({ turn: 6, phase: 'movement', ap: 2, cm: 10, rp: 20 });
  v.crs.isabelle.fort = 0;
  held(v, 'eliane', '316');
  v.divisions['316'].strength = 6;
  const moves = firstPrompt(movementPhase(v))?.choices ?? [];
  expect(moves.some((choice) => 'unit' in choice && choice.unit === '3-3-rei')).toBe(false);
  dice(v, 5, 4, 6, 6, 6, 6, 6, 4, 5); // 9 + 4 - 7 = 6: 0 and -1; Dis? passed by both; 3 fails, the reroll of 4 repulses
  v.phase = 'assault-french';
  run(
    frenchAssaultPhase(v),
    { do: 'assault', cr: 'eliane' },
    { do: 'join', unit: '3-3-rei' },
    { do: 'join', unit: 'peloton-preaud' },
    { do: 'go' },
    { do: 'reroll' },
    { do: 'occupy', unit: '3-3-rei' },
    { do: 'done' },
  );
  expect(unitOf(v, '3-3-rei')).toMatchObject({ at: 'eliane', used: true });
  expect(v.crs.eliane.holder).toBe('french');
});
