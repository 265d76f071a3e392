import { expect, test } from 'vitest';
import { askedOf, listed, sumOf, textOf, UNKNOWN } from '../../src/kernel/wording';
import { plain } from '../../src/kernel/words';

const any = (id: string) => ({ kind: 'counter', id, text: id.toUpperCase() }) as const;

test('a text is found by its own key alone', () => {
  expect(textOf({ fire: 'Fire' }, 'fire')).toBe('Fire');
  expect(textOf({ fire: 'Fire' }, 'constructor')).toBeUndefined();
});

test('a roll as a sum: dice, what is added, total; a bare die is its own', () => {
  const roll = { name: 'fire', rule: '', modifiers: [] };
  const line = (value: number) => ({ cause: 'any', rule: '', value });
  expect(sumOf({ ...roll, dice: [4], total: 4 })).toBe('4');
  expect(sumOf({ ...roll, dice: [4, 5], total: 9 })).toBe('4 +\u00a05\u00a0=\u00a09');
  expect(sumOf({ ...roll, dice: [4, 5], modifiers: [line(-3), line(0), line(2)], total: 8 })).toBe(
    '4 +\u00a05 −\u00a03 +\u00a02\u00a0=\u00a08',
  );
  expect(sumOf({ ...roll, dice: [1], modifiers: [line(-3)], total: -2 })).toBe('1 −\u00a03\u00a0=\u00a0−2');
});

test('a question tells what it is about: names, lists, figures; a mark where it does not', () => {
  const about = { unit: 'a', units: ['a', 'b'], left: 2, held: true };
  const asked = askedOf({ ask: 'lose', about, choices: [{ do: 'go' }] }, any);
  expect(asked.key).toBe('lose');
  expect(plain(asked.name('unit'))).toBe('A');
  expect(plain(asked.name('units'))).toBe('A, B');
  expect(asked.name('place')).toEqual([UNKNOWN]);
  expect([asked.number('left'), asked.number('none'), asked.is('held'), asked.is('left')]).toEqual([2, 0, true, false]);
  expect([asked.id('unit'), asked.id('none'), asked.ids('units'), asked.ids('unit')]).toEqual([
    'a',
    '',
    ['a', 'b'],
    [],
  ]);
  expect([asked.offers('go'), asked.offers('stop')]).toEqual([true, false]);
  expect(askedOf({ ask: 'lose' }, any).offers('go')).toBe(false);
});

test('names one after the other', () => {
  expect(plain(listed([any('a'), 'b', any('c')]))).toBe('A, b, C');
});
