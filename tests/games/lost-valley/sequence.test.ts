/** 4.0 The sequence of play, 17.1 sudden death. */
import { describe, expect, test } from 'vitest';
import { optionIds } from '../../../src/games/lost-valley/data/options';
import { play } from '../../../src/games/lost-valley/rules/sequence';
import { copyValley, phaseIds, type Valley } from '../../../src/games/lost-valley/state';
import { below, seeded } from '../../../src/kernel/chance';
import { bytesOf } from '../../../src/kernel/hash';
import { sorted } from '../../../src/kernel/tale';
import { eventsOf, garrisonOf, onTop, valley } from './kit';

/** Plays with the last choice of every question, which is mostly to be done, until the turn is over. */
function playTurn(v: Valley): Valley {
  const { turn } = v;
  const rules = play(v);
  let step = rules.next();
  while (!step.done && v.turn === turn) {
    const choice = step.value.choices.at(-1);
    if (!choice) throw new Error('no choice');
    step = rules.next(choice);
  }
  return v;
}

function phasesOfTurn(v: Valley): string[] {
  const { turn } = v;
  playTurn(v);
  const next = v.events.findIndex((event) => event.is === 'turn' && event.turn === turn + 1);
  return v.events.slice(0, next).flatMap((event) => (event.is === 'phase' ? [event.phase] : []));
}

describe('4.0 the sequence of play', () => {
  test('4.0 every phase in its order', () => {
    const v = onTop(valley({ turn: 2, cm: 20, rp: 25 }), 30);
    expect(['event', ...phasesOfTurn(v)]).toEqual([...phaseIds]);
  });

  test('7.1, 11.0, 12.2 Turn One has no air support, no Viet Minh logistics and no sapping', () => {
    const v = onTop(valley(), 30);
    const left = ['asp', 'strength', 'status', 'activation', 'sapping'];
    expect(['event', ...phasesOfTurn(v)]).toEqual(phaseIds.filter((phase) => !left.includes(phase)));
    expect(eventsOf(v, 'targets').length).toBeGreaterThan(0);
  });

  test('ruling 54: the first turn of Five Hills skips nothing', () => {
    const v = onTop(valley({ scenario: 'five-hills' }), 30);
    expect(['event', ...phasesOfTurn(v)]).toEqual([...phaseIds]);
  });

  test('18.0 the next turn begins with its event card', () => {
    const v = playTurn(onTop(valley({ turn: 2, cm: 20, rp: 25 }), 30));
    expect(v.turn).toBe(3);
    expect(eventsOf(v, 'card-drawn')).toHaveLength(2);
  });
});

describe('17.1 sudden death', () => {
  test('17.1, ruling 3: camp morale below 1 ends the game at once, in the middle of a phase', () => {
    const v = onTop(valley({ turn: 4, cm: 2, airstrip: 'damaged' }), 37);
    const step = play(v).next();
    expect(step.done).toBe(true);
    expect(v.phase).toBe('event');
    expect(v.result).toEqual({ level: 'strategic-defeat', points: null, cause: 'cm' });
    expect(play(v).next().done).toBe(true);
  });

  test('17.1, 2.2.4.4 the fall of the command post ends the game; no points are counted (ruling 52)', () => {
    const v = valley({ turn: 4, phase: 'control' });
    for (const cr of ['eliane', 'pc-gono'] as const) {
      garrisonOf(v, cr);
      v.crs[cr].holder = 'nobody';
    }
    const step = play(v).next();
    expect(step.done).toBe(true);
    expect(v.result).toEqual({ level: 'strategic-defeat', points: null, cause: 'pc-gono' });
    expect(eventsOf(v, 'ended')).toHaveLength(1);
  });

  test('17.2 a game that is not lost ends after turn 16 with its points', () => {
    const v = valley({ turn: 16, phase: 'record' });
    expect(play(v).next().done).toBe(true);
    expect(v.result?.points).toBeGreaterThan(0);
  });
});

describe('any game', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'random game %i: every question has choices and can be asked again from a copy',
    (game) => {
      const options = optionIds.filter((_, at) => (game >> (at % 3)) & 1);
      const v = valley({ scenario: game % 2 ? 'five-hills' : 'campaign', options: [...options], seed: `any ${game}` });
      const player = seeded(`player ${game}`);
      const rules = play(v);
      let step = rules.next();
      while (!step.done) {
        const prompt = step.value;
        v.events = [];
        if (prompt.resumable && below(player, 4) === 0) {
          const anew = copyValley(v);
          const before = bytesOf(anew);
          expect(play(anew).next().value).toEqual(prompt);
          expect(bytesOf(anew)).toBe(before);
          expect(sorted(anew.events).events).toEqual([]);
        }
        const choice = prompt.choices[below(player, prompt.choices.length)];
        if (!choice) throw new Error(`no choice: ${prompt.ask}`);
        step = rules.next(choice);
      }
      expect(v.result).not.toBeNull();
    },
  );
});
