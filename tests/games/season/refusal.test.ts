import { describe, expect, test } from 'vitest';
import type { SeasonChoice, SeasonPrompt } from '../../../src/games/season/choices';
import { offer } from '../../../src/games/season/face/offer';
import { refusal, tries } from '../../../src/games/season/face/refusal';
import { numberOf } from '../../../src/games/season/rules/pieces';
import type { Choice } from '../../../src/kernel/game';
import { engage, field, held, move, put, shaken, steps, trench } from './kit';

type V = ReturnType<typeof field>;

const ask = (side: string, key: SeasonPrompt['ask'], ...choices: readonly SeasonChoice[]): SeasonPrompt => ({
  side,
  ask: key,
  rule: '4.2.2',
  choices,
});
const some = move('BEP1-1', 'C1');
const why = (v: V, prompt: SeasonPrompt, choice: Choice) => refusal(v, prompt, choice).reason;

describe('why not', () => {
  test('4.2.2 French movement: not yours, moved, tanks alone, too far', () => {
    const v = field();
    put(v, 'JU1', 'BEP1-1', 'T1');
    put(v, 'C1', 'BEP1-2');
    put(v, 'J1', 'V80');
    const prompt = ask('french', 'french-move', some);
    expect(why(v, prompt, move('V80', 'C1'))).toBe('not-yours');
    expect(why(v, prompt, move('BPC6-1', 'C1'))).toBe('not-on-map');
    expect(why(v, prompt, move('T1', 'C3'))).toBe('tank-alone');
    expect(why(v, prompt, move('BEP1-1', 'C3'))).toBe('leaves-tank');
    expect(why(v, prompt, move('BEP1-2', 'I1'))).toBe('too-far');
    v.moved[numberOf('BEP1-2')] = 1;
    expect(why(v, prompt, move('BEP1-2', 'C3'))).toBe('moved-already');
  });

  test('4.2.3, 1.4 Viet Minh movement: no trench, three pieces, full bases, not engaged', () => {
    const v = trench(held(field(), 'viet-minh', 'AM1'), 1, 'ZN');
    put(v, 'J1', 'V80', 'V84');
    put(v, 'AM1', 'V89', 'V23', 'V29');
    const prompt = ask('viet-minh', 'vm-move', some);
    expect(why(v, prompt, move('V80', 'ZM'))).toBe('no-trench');
    expect(why(v, prompt, move('V80', 'AM1'))).toBe('three-pieces');
    expect(why(v, ask('viet-minh', 'assault-move', some), move('V80', 'ZN>H6'))).toBe('not-engaged');
    engage(v, 'ZN', 'V18');
    engage(v, 'ZN>H6', 'V54');
    expect(why(v, ask('viet-minh', 'assault-move', some), move('V18', 'ZN>H6'))).toBe('base-full');
    shaken(v, 'V18');
    expect(why(v, prompt, move('V18', 'J1'))).toBe('disorganized');
  });

  test('3.1 digging: the top, the chain, the points', () => {
    const v = trench(field({ phase: 'trenches' }), 3, 'ZC');
    v.digging = 1;
    const prompt = ask('viet-minh', 'dig', { do: 'dig', place: 'ZD' });
    expect(why(v, prompt, { do: 'dig', place: 'ZC' } as Choice)).toBe('trench-full');
    expect(why(v, prompt, { do: 'dig', place: 'ZJ' } as Choice)).toBe('points-short');
    v.digging = 4;
    expect(why(v, prompt, { do: 'dig', place: 'ZK' } as Choice)).toBe('no-chain');
  });

  test('6.1 scouting: once a round, next to a held centre', () => {
    const v = field();
    put(v, 'E1', '4RTM1-1');
    v.scouted = [v.at[numberOf('4RTM1-1')] ?? 0];
    const prompt = ask('french', 'scout', { do: 'scout', place: 'ZF' });
    expect(why(v, prompt, { do: 'scout', place: 'ZL' } as Choice)).toBe('not-beside');
  });

  test('5.2 barrages: no points, nobody there', () => {
    const v = field();
    const prompt = ask('viet-minh', 'barrage', { do: 'barrage', place: 'D2' });
    expect(why(v, prompt, { do: 'barrage', place: 'D1' } as Choice)).toBe('nothing-there');
    v.munitions['viet-minh'] = 0;
    expect(why(v, prompt, { do: 'barrage', place: 'D1' } as Choice)).toBe('no-guns');
  });

  test('5.2 a tank bears no fire', () => {
    const prompt = ask('french', 'bear-steps', { do: 'lose', unit: 'BEP1-1' });
    expect(why(field(), prompt, { do: 'lose', unit: 'T1' } as Choice)).toBe('tank-bears-nothing');
    expect(why(field(), prompt, { do: 'lose', unit: 'V80' } as Choice)).toBe('not-yours');
  });

  test('anything else is not offered, by the rule of the question', () => {
    const prompt = ask('french', 'french-move', some);
    expect(refusal(field(), prompt, { do: 'dig', place: 'nowhere' } as Choice)).toEqual({
      reason: 'not-offered',
      rule: '4.2.2',
    });
  });
});

describe('tries', () => {
  test('a counter carried to a place is a move; touched alone, what the question knows', () => {
    const v = field();
    expect(tries(v, ask('french', 'french-move', some), { counter: 'BEP1-2', place: 'C3' })).toEqual([
      move('BEP1-2', 'C3'),
    ]);
    const bears = ask('french', 'bear-disorder', { do: 'lose', unit: 'BEP1-1' }, { do: 'disorganize', unit: 'BEP1-1' });
    expect(tries(v, bears, { counter: 'BEP1-1' }).map((choice) => choice.do)).toEqual(['disorganize', 'lose']);
    expect(tries(v, bears, { counter: 'hidden-J2-1' })).toEqual([]);
  });

  test('a place is tried by the deeds of the question', () => {
    const dig = ask('viet-minh', 'dig', { do: 'dig', place: 'ZC' });
    expect(tries(field(), dig, { place: 'ZD' })).toEqual([{ do: 'dig', place: 'ZD' }]);
  });
});

test('offers name counters, places and costs; leaving is the next step', () => {
  const v = field();
  expect(offer(v, move('BEP1-1', 'C1'))).toEqual({ counter: 'BEP1-1', place: 'C1', step: true });
  expect(offer(v, { do: 'dig', place: 'ZJ' })).toMatchObject({ place: 'ZJ', cost: 2 });
  expect(offer(v, { do: 'strike', place: 'E1', air: 2 })).toMatchObject({
    fight: true,
    price: [{ track: 'air', value: 2 }],
  });
  expect(offer(v, { do: 'attack', unit: 'V80', place: 'E1' })).toMatchObject({ counter: 'V80', reach: ['E1'] });
  expect(offer(v, { do: 'done' })).toEqual({ primary: true });
  v.step = 'engage';
  expect(offer(v, { do: 'done' })).toEqual({ primary: true, forgoes: true });
  const [chosen = 0] = put(v, 'ZF', 'V80');
  v.moved[chosen] = 1;
  expect(offer(v, { do: 'done' })).toEqual({ primary: true });
  expect(offer(v, { do: 'hide', place: 'J3' })).toEqual({ place: 'J3' });
});

test('0.3 an offer says what its counter becomes: reduced, halved, gone, whole again', () => {
  const v = field();
  put(v, 'E1', '4RTM1-1');
  const becomes = (choice: SeasonChoice) => offer(v, choice).becomes;
  const [loses, shakes] = [
    { do: 'lose', unit: '4RTM1-1' },
    { do: 'disorganize', unit: '4RTM1-1' },
  ] as const;
  expect([becomes(loses), becomes(shakes)]).toEqual([
    [2, 1, 3],
    [2, 1, 3],
  ]);
  steps(v, '4RTM1-1', 1);
  expect([becomes(loses), becomes({ do: 'replace', unit: '4RTM1-1' })]).toEqual([[], [3, 2, 3]]);
  shaken(v, '4RTM1-1');
  expect(becomes(shakes)).toEqual([]);
  // 5.4 A battalion disorganized twice falls back as it is.
  engage(v, 'ZF', 'V80');
  shaken(v, 'V80');
  expect(becomes({ do: 'disorganize', unit: 'V80' })).toBeUndefined();
  expect(becomes({ do: 'lose', unit: 'V80' })).toEqual([2, 4, 5]);
});

test('0.2 a base is offered at the post before it; where the post can be entered outright, by a button', () => {
  const v = field();
  put(v, 'B4', '13DBLE3-12');
  expect(offer(v, move('V11', 'ZC>B4'))).toMatchObject({ counter: 'V11', place: 'B4' });
  expect(offer(v, move('V11', 'ZD>B3')).place).toBeUndefined();
  expect(offer(v, { do: 'fire', from: 'B4', place: 'ZC>B4', air: 0 })).toMatchObject({ fight: true });
});

test('3.1 an offer names the level 3 that its battalion leaves without cover, and who else still covers it', () => {
  const v = trench(field(), 3, 'ZC');
  v.phase = 'assault';
  put(v, 'B4', '13DBLE3-12');
  engage(v, 'ZC>B4', 'V11', 'V130');
  expect(offer(v, move('V11', 'B4')).bares).toEqual([{ place: 'ZC', others: ['V130'] }]);
  put(v, 'J2', 'V130');
  expect(offer(v, move('V11', 'B4')).bares).toEqual([{ place: 'ZC', others: [] }]);
  expect(offer(v, { do: 'break-off', unit: 'V11' }).bares).toEqual([{ place: 'ZC', others: [] }]);
  // It goes back to its zone, or a level waits until the movement is over.
  expect(offer(v, move('V11', 'ZC')).bares).toBeUndefined();
  v.phase = 'vm-movement';
  expect(offer(v, move('V11', 'J2')).bares).toBeUndefined();
});

test('3.1 an offer to return says how many steps the battalion has after a week more in the box', () => {
  const v = field();
  steps(v, 'V11', 2);
  expect(offer(v, { do: 'return', unit: 'V11' }).later).toBe(3);
  steps(v, 'V11', 3);
  expect(offer(v, { do: 'return', unit: 'V11' }).later).toBe(3);
});

test('8.0 siege fire on the camp is a button, on Isabelle a place', () => {
  const v = field();
  expect(offer(v, { do: 'siege', place: 'CRC' }).place).toBeUndefined();
  expect(offer(v, { do: 'siege', place: 'ZR' }).place).toBe('ZR');
});
