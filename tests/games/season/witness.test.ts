import { describe, expect, test } from 'vitest';
import type { SeasonEvent } from '../../../src/games/season/events';
import { isSecret } from '../../../src/games/season/face/counters';
import { witness } from '../../../src/games/season/face/witness';
import { idOf, pieceCount } from '../../../src/games/season/rules/pieces';
import { below, seeded } from '../../../src/kernel/chance';
import { sorted } from '../../../src/kernel/tale';
import { answer, open } from './runner';

const moved: SeasonEvent = {
  is: 'moved',
  side: 'viet-minh',
  unit: 'V11',
  from: 'J2',
  to: 'ZD',
  how: 'operational',
  hidden: true,
};

describe('1.2 what the French know of events', () => {
  test.each(['french', null])('%s: a hidden piece that moves has no name', (side) => {
    expect(witness(moved, side)).toEqual({ ...moved, unit: 'hidden' });
  });

  test('an engaged battalion that moves is named', () => {
    expect(witness({ ...moved, hidden: false }, 'french')).toEqual({ ...moved, hidden: false });
  });

  test('4.2.1 a dummy that was shown is a dummy, not which', () => {
    const shown: SeasonEvent = { ...moved, unit: 'X3', how: 'dummy', hidden: false };
    expect(witness(shown, 'french')).toMatchObject({ unit: 'dummy' });
  });

  test('3.1 boxes and trades are counted, not named', () => {
    expect(witness({ is: 'left', units: ['V11'], turn: 4 }, 'french')).toEqual({
      is: 'left',
      units: ['hidden'],
      turn: 4,
    });
    const traded: SeasonEvent = { is: 'traded', unit: 'V11', steps: 2, points: 1, appeared: true };
    expect(witness(traded, null)).toEqual({ ...traded, unit: 'hidden', steps: 0 });
  });

  test('the Viet Minh know everything', () => {
    expect(witness(moved, 'viet-minh')).toBe(moved);
    expect(witness({ is: 'rested' }, 'viet-minh')).toEqual({ is: 'rested' });
    expect(witness({ is: 'rested' }, 'french')).toBeNull();
  });

  test('in random games no event tells the French of a piece that was hidden before and after it', () => {
    let told = 0;
    for (const seed of ['a', 'b', 'c']) {
      const game = open('five-hills', seed);
      const lot = seeded(`witness ${seed}`);
      const secrets = () =>
        new Set(
          Array.from({ length: pieceCount }, (_, unit) => unit)
            .filter((unit) => isSecret(game.v, unit))
            .map(idOf),
        );
      for (let n = 0; game.prompt && n < 500; n++) {
        const before = secrets();
        game.v.events = [];
        const choice = game.prompt.choices[below(lot, game.prompt.choices.length)];
        if (!choice) throw new Error('no choice');
        answer(game, choice);
        const after = secrets();
        const shown = new Set(
          game.v.events.flatMap((event) => (event.is === 'turned-up' || event.is === 'arrived' ? event.units : [])),
        );
        const still = [...before].filter((id) => after.has(id) && !shown.has(id));
        for (const event of sorted(game.v.events).events) {
          const known = JSON.stringify(witness(event, 'french'));
          told++;
          expect(still.filter((id) => known.includes(`"${id}"`))).toEqual([]);
        }
      }
    }
    expect(told).toBeGreaterThan(1000);
  });
});
