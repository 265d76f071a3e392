import { describe, expect, test } from 'vitest';
import { codes } from '../../../src/games/season/codes';
import { place } from '../../../src/games/season/data/places';
import type { SeasonEvent } from '../../../src/games/season/events';
import { fact } from '../../../src/games/season/face/facts';
import { report } from '../../../src/games/season/face/report';
import { rollShots } from '../../../src/games/season/rules/barrages';
import { enter } from '../../../src/games/season/rules/control';
import { idOf, numberOf, sideOf } from '../../../src/games/season/rules/pieces';
import { seeded } from '../../../src/kernel/chance';
import { sorted } from '../../../src/kernel/tale';
import { dice, field, put, run, trench } from './kit';
import { answer, eager, open, random } from './runner';

describe('facts', () => {
  test('8 a strategic hill that changes hands is a moment, another post is not', () => {
    const marksOf = (pa: string) => {
      const v = trench(field(), 3, 'ZF');
      const unit = idOf(v.at.findIndex((_, i) => sideOf(i) === 'viet-minh'));
      put(v, 'ZF', unit);
      v.events = [];
      enter(v, numberOf(unit), place(pa), 'assault');
      return sorted(v.events).marks.map(({ mark }) => (mark.is === 'opens' ? mark.head : mark.outcome));
    };
    expect(marksOf('E1')).toEqual([{ is: 'moment', by: 'viet-minh', place: 'E1' }, 'falls']);
    expect(marksOf('H6')).toEqual([]);
  });

  test('a hidden move names no counter', () => {
    const moved: SeasonEvent = {
      is: 'moved',
      side: 'viet-minh',
      unit: 'hidden',
      from: 'J2',
      to: 'ZD',
      how: 'operational',
      hidden: true,
    };
    expect(fact(moved)).toEqual({ kind: 'move', by: 'viet-minh', from: 'J2', place: 'ZD' });
  });

  test('5.2 a barrage opens before its point is spent: the price is told with its own fight', () => {
    const v = trench(field(), 3, 'ZF');
    put(v, 'E1', '4RTM1-1');
    v.shots = [{ at: place('E1'), air: 0 }];
    run(rollShots(dice(v, 1), 'viet-minh'));
    expect(
      sorted(v.events)
        .events.map(({ is }) => is)
        .slice(0, 3),
    ).toEqual(['fired', 'supplied', 'rolled']);
  });

  test('every roll of whole games that reads a table finds its row', () => {
    const seen = new Set<string>();
    for (const seed of ['a', 'b']) {
      const game = open('five-hills', seed);
      const chance = seeded(seed);
      while (game.prompt) {
        game.v.events = [];
        answer(game, eager(chance, game.prompt));
        for (const { read, roll } of sorted(game.v.events).events.map(fact)) {
          if (!roll) continue;
          if (!read) expect(['supply', 'air']).toContain(roll.name);
          else {
            expect(read.row).toBeGreaterThanOrEqual(0);
            seen.add(read.table);
          }
        }
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(codes).sort());
  });
});

test('9 the report counts weeks, posts, steps and rains', () => {
  const { v } = random('full-battle', 'report');
  const { toll, rains, levels } = report(v, [
    { is: 'control', place: 'E1', was: 'french', now: 'viet-minh', fight: null },
    { is: 'attacked', side: 'viet-minh', units: ['V80'], place: 'E1', fight: 'E1' },
  ]);
  const count = (key: string) => toll.find((one) => one.key === key)?.count;
  expect([count('weeks'), count('lost-viet-minh')]).toEqual([v.turn, v.losses]);
  expect([count('assaults'), count('hills-changed'), count('lost-french')]).toEqual([1, 1, 0]);
  expect(rains).toEqual([7, 8].filter((turn) => turn <= v.turn));
  expect(levels).toEqual([]);
});
