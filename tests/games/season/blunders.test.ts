/** What is laughed at: one position a kind, and one beside it. */
import { describe, expect, test } from 'vitest';
import { season } from '../../../src/games/season';
import { attackBy, done, no, type SeasonChoice, type SeasonPrompt, yes } from '../../../src/games/season/choices';
import { joined, paNumbers, place, placeId } from '../../../src/games/season/data/places';
import { initialAssault } from '../../../src/games/season/data/scenarios';
import { ROUNDS } from '../../../src/games/season/data/turns';
import { idOf, sideOf } from '../../../src/games/season/rules/pieces';
import { blunders } from '../../../src/games/season/trial/blunders';
import { field, put, start } from './kit';

test('every kind has a position below', () => {
  expect(blunders.kinds).toEqual(['walk-off', 'leave-free', 'hopeless', 'pass-lost']);
});

/** A PA and one joined to it, with pieces of both sides. */
const position = (garrison: number) => {
  const v = field();
  const pa = paNumbers.find((one) => (joined[one] ?? []).length > 1) ?? 0;
  const [near = 0, far = 0] = joined[pa] ?? [];
  const french = v.at.flatMap((_, unit) => (sideOf(unit) === 'french' ? [unit] : []));
  const vietMinh = v.at.flatMap((_, unit) => (sideOf(unit) === 'viet-minh' ? [unit] : []));
  for (const unit of french.slice(0, garrison)) v.at[unit] = pa;
  v.at[vietMinh[0] ?? -1] = near;
  v.control[near] = 'viet-minh';
  const leave = { do: 'move', unit: idOf(french[0] ?? -1), to: placeId(far) } as const;
  const prompt: SeasonPrompt = { side: 'french', ask: 'french-move', rule: '4.0', choices: [leave, { do: 'done' }] };
  return { v, prompt, leave, near };
};

test('4.0 walk-off: the last piece leaves a PA with the enemy before it; one of two does not matter', () => {
  const alone = position(1);
  expect(blunders.of(alone.v, alone.prompt, alone.leave)).toEqual(['walk-off']);
  const two = position(2);
  expect(blunders.of(two.v, two.prompt, two.leave)).toEqual([]);
});

test('6.2.7 walk-off: who has to go is not laughed at', () => {
  const { v, prompt, leave } = position(1);
  const mustGo: SeasonPrompt = {
    ...prompt,
    ask: 'lone-tank',
    rule: '6.2.7',
    choices: [leave, { ...leave, to: 'H1' }],
  };
  expect(blunders.of(v, mustGo, leave)).toEqual([]);
});

describe('5.3 leave-free', () => {
  /** One battalion in a PA of its own, beside one that nobody defends and one where the enemy may stand. */
  const free = (isEnemyBefore: boolean) => {
    const v = field();
    const home = paNumbers.find((pa) => (joined[pa] ?? []).length > 1) ?? 0;
    const [open = 0, other = 0] = joined[home] ?? [];
    const [unit = -1] = put(v, placeId(home), 'V23');
    v.control[home] = 'viet-minh';
    if (isEnemyBefore) put(v, placeId(other), '13DBLE3-9');
    const walk = { do: 'move', unit: idOf(unit), to: placeId(open) } as const;
    const prompt: SeasonPrompt = { side: 'viet-minh', ask: 'assault-move', rule: '5.3', choices: [walk, done] };
    return { v, walk, prompt };
  };

  test('a PA that nobody defends is left alone, though it could be had for nothing', () => {
    const { v, walk, prompt } = free(false);
    expect(blunders.of(v, prompt, done)).toEqual(['leave-free']);
    expect(blunders.of(v, prompt, walk)).toEqual([]);
    expect(season.mind.rash?.(v, prompt, done)).toBe(true);
    expect(season.mind.bot(v, prompt).choice).toEqual(walk);
  });

  test('who would leave as much open behind him is not laughed at', () => {
    const { v, prompt } = free(true);
    expect(blunders.of(v, prompt, done)).toEqual([]);
    expect(season.mind.rash?.(v, prompt, done)).toBe(false);
  });
});

describe('5.5 hopeless', () => {
  /** One, two or three battalions before a company under cover. */
  const attackBySome = (named: number) => {
    const v = field();
    put(v, 'B2', '13DBLE3-9');
    const units = put(v, 'J2>B2', 'V130', 'V154', 'V166');
    v.attacks = [{ target: place('B2'), units: units.slice(0, named) }];
    const joins: SeasonChoice[] = units.slice(named).map((unit) => attackBy(unit, place('B2')));
    const prompt: SeasonPrompt = { side: 'viet-minh', ask: 'attack', rule: '5.5', choices: [...joins, done] };
    return { v, prompt };
  };

  test('an attack that takes nothing and costs more than it kills; not by all three, nor in the last round', () => {
    const alone = attackBySome(1);
    expect(blunders.of(alone.v, alone.prompt, done)).toEqual(['hopeless']);
    const all = attackBySome(3);
    expect(blunders.of(all.v, all.prompt, done)).toEqual([]);
    Object.assign(alone.v, { turn: 8, round: ROUNDS });
    expect(blunders.of(alone.v, alone.prompt, done)).toEqual([]);
  });

  test('what is begun too weakly is joined by the others, and nobody begins it without them', () => {
    const { v, prompt } = attackBySome(1);
    expect(season.mind.rash?.(v, prompt, done)).toBe(true);
    expect(season.mind.bot(v, prompt).choice.do).toBe('attack');
    const [first = done] = prompt.choices;
    expect(season.mind.rash?.(v, prompt, first)).toBe(false);
    expect(season.mind.rash?.(v, { ...prompt, choices: [first, done] }, first)).toBe(true);
  });
});

describe('9.0 pass-lost', () => {
  /** The last round but one of the first battle, with so many PAs in Viet Minh hands. */
  const late = (posts: number) => {
    const v = start('initial-assault');
    Object.assign(v, { round: ROUNDS - 1, opened: 'viet-minh', phase: 'round-end' });
    for (const pa of paNumbers) v.control[pa] = 'french';
    for (const pa of paNumbers.slice(0, posts)) v.control[pa] = 'viet-minh';
    return v;
  };
  const asked = (side: 'french' | 'viet-minh', ask: SeasonPrompt['ask']): SeasonPrompt => {
    return { side, ask, rule: '4.0', choices: [yes, no] };
  };

  test('the Viet Minh end the rounds one PA short; not once they have them, nor where none can be had any more', () => {
    const end = asked('viet-minh', 'end-week');
    expect(blunders.of(late(initialAssault.pas - 1), end, yes)).toEqual(['pass-lost']);
    expect(blunders.of(late(initialAssault.pas - 1), end, no)).toEqual([]);
    expect(season.mind.rash?.(late(initialAssault.pas - 1), end, yes)).toBe(true);
    expect(blunders.of(late(initialAssault.pas), end, yes)).toEqual([]);
    expect(blunders.of(late(0), end, yes)).toEqual([]);
    const spent = late(initialAssault.pas - 1);
    spent.losses = initialAssault.losses + 1;
    expect(blunders.of(spent, end, yes)).toEqual([]);
  });

  test('the French let the week end that loses, with a PA of the enemy before them', () => {
    const v = late(initialAssault.pas);
    const end = asked('french', 'end-week');
    const lost = paNumbers[0] ?? 0;
    for (let unit = 0; unit < v.at.length; unit++) if (v.at[unit] === lost) v.at[unit] = -9;
    expect(blunders.of(v, end, yes)).toEqual(['pass-lost']);
    expect(blunders.of(late(initialAssault.pas - 1), end, yes)).toEqual([]);
  });

  test('in the last round they must strike, and the Viet Minh assault', () => {
    const v = late(initialAssault.pas - 1);
    const front = paNumbers.find((pa) => {
      return v.control[pa] === 'viet-minh' && (joined[pa] ?? []).some((next) => v.control[next] === 'french');
    });
    put(v, placeId(front ?? 0), 'V23');
    expect(blunders.of(v, asked('viet-minh', 'assault-now'), no)).toEqual([]);
    v.round = ROUNDS;
    expect(blunders.of(v, asked('viet-minh', 'assault-now'), no)).toEqual(['pass-lost']);
    const held = late(initialAssault.pas);
    held.round = ROUNDS;
    expect(blunders.of(held, asked('french', 'operate-now'), no)).toEqual(['pass-lost']);
    expect(blunders.of(held, asked('viet-minh', 'assault-now'), no)).toEqual([]);
  });
});
