import { describe, expect, test } from 'vitest';
import { bot } from '../../../src/games/vallee/bot';
import type { ValleeChoice, ValleePrompt } from '../../../src/games/vallee/choices';
import { assaultPhase, isLastRound } from '../../../src/games/vallee/rules/rounds';
import { play } from '../../../src/games/vallee/rules/sequence';
import { STRATEGIC, type Vallee } from '../../../src/games/vallee/state';
import { bare, dice, done, eventsOf, pass, put, rolled, run, scenario, shake, status, u, until } from './kit';

/** The phases of each turn as a game goes through them, to its end or to the start of a turn. */
function phasesOf(v: Vallee, end = 99): string[] {
  const found: string[] = [];
  const rules = play(v);
  let step = rules.next();
  while (!step.done && v.turn < end) {
    step = rules.next(bot(v, step.value).choice);
    for (const event of v.events)
      if (event.is === 'turn' || event.is === 'phase') found.push(event.is === 'turn' ? `${event.turn}` : event.phase);
    v.events = [];
  }
  return found;
}

describe('5.0 the sequence of play', () => {
  test('turn 1 has neither weather nor supply phase, every later one has all', () => {
    const found = phasesOf(scenario('campaign', { step: 'french' }), 3).join(' ');
    const week = 'reinforcement air vm-guns french-guns missions movement assault recovery victory';
    expect(found.startsWith(`${week} 2 weather supply ${week}`)).toBe(true);
  });

  test('R59 a battle is rounds and the count of points; 17.5 has the weekly phases after its sevens', () => {
    expect(phasesOf(scenario('beatrice', { step: 'french' }))).toEqual(['assault', 'victory']);
    const found = phasesOf(scenario('huguettes', { step: 'french' }), 6);
    expect(found.slice(0, 5)).toEqual(['assault', 'recovery', 'victory', '5', 'weather']);
  });
});

describe('5.6 the assault phase', () => {
  const round = (given: Partial<Vallee> = {}) => {
    const v = Object.assign(bare(), given);
    put(v, 'cf', 'fr-8c');
    put(v, 'nw', 'vm-1-88');
    return v;
  };

  test('R50 the higher die has the initiative, equal dice are thrown again', () => {
    const v = round();
    dice(v, 3, 3, 2, 5);
    const prompt = until(assaultPhase(v), 'assault-move');
    expect(rolled(v)).toHaveLength(4);
    expect([v.initiative, prompt.side]).toEqual(['viet-minh', 'viet-minh']);
  });

  test('event 3 gives it without a roll', () => {
    const v = round({ given: 'french' });
    expect(until(assaultPhase(v), 'assault-move').side).toBe('french');
    expect(rolled(v)).toEqual([]);
  });

  test('R75 both pass in a round: the phase is over; one pass is not final', () => {
    const v = round({ given: 'french' });
    const { asked } = run(assaultPhase(v), pass, done, pass, pass);
    expect(asked.map(({ side }) => side)).toEqual(['french', 'viet-minh', 'french', 'viet-minh']);
    expect(v.round).toBe(2);
  });

  test('R75 whoever has begun his half can no longer pass it', () => {
    const v = round({ given: 'french' });
    const rules = assaultPhase(v);
    rules.next();
    const next = rules.next({ do: 'move', unit: 'fr-8c', to: 'h3' }).value;
    expect(next?.choices.some(({ do: kind }) => kind === 'pass')).toBe(false);
  });

  test('seven rounds at most', () => {
    const v = round({ given: 'french' });
    const answers = new Array<typeof done>(14).fill(done);
    run(assaultPhase(v), ...answers);
    expect(v.round).toBe(7);
    expect(isLastRound(v)).toBe(true);
  });

  test('R20 who fired in a half may fire again in the next; recovery is at the end of the own half', () => {
    const v = round({ given: 'french' });
    put(v, 'h6', 'fr-1-2');
    put(v, 'pavie', 'vm-2-88');
    shake(v, 'fr-8c');
    dice(v, 6, 6, 1, 6);
    const fire = { do: 'fire', unit: 'fr-1-2', target: 'vm-2-88' } as const;
    const hold = (prompt: ValleePrompt) => prompt.choices.find(({ do: kind }) => kind === 'done');
    const rules = assaultPhase(v);
    until(rules, 'fire-attacker', done, hold, hold);
    rules.next(fire);
    expect(status(v, 'fr-8c')).toBe('cf 4!');
    const shots = () => eventsOf(v, 'fired').filter(({ unit }) => unit === 'fr-1-2').length;
    expect(shots()).toBe(1);
  });

  test('R21 a unit that marched neither moves, fires nor assaults in the rounds', () => {
    const v = round({ given: 'viet-minh' });
    put(v, 'pavie', 'vm-2-88');
    put(v, 'h6', 'fr-1-2');
    v.marks[u('vm-2-88')] = STRATEGIC;
    v.marks[u('vm-1-88')] = STRATEGIC;
    const { choices } = until(assaultPhase(v), 'assault-move');
    expect(choices.map(({ do: kind }) => kind)).toEqual(['done', 'pass']);
  });
});

test('R66 support: the active side commits first, then the other, then counter-battery and flak answer', () => {
  const v = bare();
  v.given = 'viet-minh';
  put(v, 'h6', 'fr-1-2');
  put(v, 'c1', 'fr-4c-105', 'fr-4c-155');
  put(v, 'pavie', 'vm-1-88', 'vm-82-1');
  put(v, 'nw', 'vm-37-1');
  v.air[2] = 'ready';
  dice(v, 6, 1, 1, 1, 1, 1);
  const asked: string[] = [];
  const rules = assaultPhase(v);
  const answers: ValleeChoice[] = [
    { do: 'done' },
    { do: 'support', unit: 'vm-82-1', target: 'fr-1-2' },
    { do: 'support', unit: 'fr-4c-105', target: 'vm-1-88' },
    { do: 'strike', air: 'F8F', target: 'vm-82-1', at: 'low' },
    { do: 'done' },
    { do: 'counter', unit: 'fr-4c-155', target: 'vm-82-1' },
    { do: 'flak', unit: 'vm-37-1', air: 'f8f-1' },
  ];
  let prompt = rules.next().value;
  for (const answer of answers) {
    if (prompt) asked.push(`${prompt.side} ${prompt.ask}`);
    prompt = rules.next(answer).value;
  }
  expect([...asked, `${prompt?.side} ${prompt?.ask}`]).toEqual([
    'viet-minh assault-move',
    'viet-minh support-active',
    'french support-other',
    'french support-other',
    'french support-other',
    'french counter-support',
    'viet-minh aa-assault',
    'french fire-defender',
  ]);
  expect(rolled(v).slice(0, 3)).toEqual(['counter-battery 7', 'aa 1', 'support 3']);
  expect(status(v, 'vm-82-1')).toBe('pavie 2!');
});
