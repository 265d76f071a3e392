import { describe, expect, test } from 'vitest';
import { below, copyChance, next32, seeded, stir } from '../../src/kernel/chance';
import { readLine } from '../../src/kernel/line';
import { replay, Table } from '../../src/kernel/table';
import { type DuelTypes, duel } from './duel';

const BITS = '00112233445566778899aabbccddeeff';
const OTHER = 'ffeeddccbbaa99887766554433221100';

const open = (seed = 's') => new Table<DuelTypes>(duel, { scenario: 'duel', options: [], seed });

/** Plays on at random, stirred before every seventh choice. */
function playOn(
  table: Table<DuelTypes>,
  lot = seeded('lot'),
  stirred = (at: number) => at % 7 === 3,
): Table<DuelTypes> {
  while (table.prompt) {
    const { choices } = table.prompt;
    if (stirred(table.entries.length)) table.stirNext(BITS);
    const choice = choices[below(lot, choices.length)];
    if (!choice || !table.choose(choice).ok) throw new Error('an offered choice was refused');
  }
  return table;
}

const first = (table: Table<DuelTypes>) => table.prompt?.choices[0] ?? { do: 'none' };

describe('mixing bits into the generator', () => {
  test('changes all that falls afterwards, in place, and depends on what was there', () => {
    const throws = (seed: string, bits: string | null) => {
      const chance = seeded(seed);
      const same = chance;
      if (bits) stir(chance, bits);
      expect(chance).toBe(same);
      return Array.from({ length: 8 }, () => next32(chance)).join();
    };
    const seen = [null, BITS, OTHER].flatMap((bits) => ['a', 'b'].map((seed) => throws(seed, bits)));
    expect(new Set(seen).size).toBe(6);
    expect(throws('a', BITS)).toBe(throws('a', BITS));
  });

  test('reveals nothing', () => {
    const chance = seeded('a');
    const { revealed } = copyChance(chance);
    stir(chance, BITS);
    expect(chance.revealed).toBe(revealed);
  });
});

describe('a stirred table', () => {
  test('stirs once, before the next choice, and writes it in front of that choice', () => {
    const table = open();
    const before = table.hash();
    table.stirNext(BITS);
    expect(table.hash()).toBe(before);
    for (let i = 0; i < 2; i++) table.choose(first(table));
    const plain = open();
    for (let i = 0; i < 2; i++) plain.choose(first(plain));
    expect(table.journal().choices).toEqual([`~${BITS} ${plain.journal().choices[0]}`, plain.journal().choices[1]]);
    expect(table.hash()).not.toBe(plain.hash());
  });

  test('the same journal gives the same game again, and reading a line changes nothing', () => {
    for (let i = 0; i < 20; i++) {
      const table = playOn(open(`s${i}`));
      const { choices } = table.journal();
      expect(choices.filter((line) => readLine(line).stir !== null).length).toBeGreaterThan(0);
      const again = replay(duel, JSON.parse(JSON.stringify(table.journal())));
      expect(again.hash()).toBe(table.hash());
      expect(again.journal()).toEqual(table.journal());
      expect(again.entries).toEqual(table.entries);
    }
    const table = open();
    const line = `~${BITS} ${table.write(first(table))}`;
    expect(table.offered(line)).toBe(first(table));
    table.choose(first(table));
    expect(table.journal().choices[0]).toBe(line.slice(34));
    expect(open().follow([`~${BITS} no such choice`])).toBe(0);
  });

  test('what is no stir is no line either', () => {
    const { choices } = playOn(open()).journal();
    const plain = readLine(choices[0] ?? '').choice;
    for (const line of [`~${BITS.slice(1)} ${plain}`, `~${BITS.toUpperCase()} ${plain}`, `~${BITS}${plain}`]) {
      expect(open().follow([line])).toBe(0);
    }
  });

  test('going back keeps the stir for what is chosen instead, forward brings the same back', () => {
    const whole = playOn(open()).journal();
    const table = replay(duel, whole);
    const hash = table.hash();
    for (const at of [3, 4, 10, 2, 17].filter((one) => one < whole.choices.length)) {
      table.rewind(at);
      const short = replay(duel, { ...whole, choices: whole.choices.slice(0, at) });
      expect(table.hash()).toBe(short.hash());
      const { stir: bits, choice } = readLine(whole.choices[at] ?? '');
      const other = table.prompt?.choices.find((one) => table.write(one) !== choice);
      if (other) {
        const tried = table.fork();
        tried.choose(other);
        expect(readLine(tried.journal().choices.at(-1) ?? '').stir ?? null).toBe(bits);
      }
      while (table.redo());
      expect(table.hash()).toBe(hash);
      expect(table.journal().choices).toEqual(whole.choices);
    }
  });

  test('a fork has the same dice, from the start and from any number of choices', () => {
    const table = playOn(open());
    const { length } = table.entries;
    for (let at = 0; at <= length; at++) {
      const short = replay(duel, { ...table.journal(), choices: table.journal().choices.slice(0, at) });
      expect(table.forkAt(at).hash()).toBe(short.hash());
    }
    const started = open();
    started.stirNext(BITS);
    const [fork, there] = [started.fork(), started];
    for (const one of [fork, there]) for (let i = 0; i < 4; i++) one.choose(first(one));
    expect(fork.hash()).toBe(there.hash());
  });

  test('the frames of a stirred choice are those that were played', () => {
    const table = playOn(open());
    for (let at = 0; at < table.entries.length; at++) {
      const frames = table.frames(at, (state) => state.chance.revealed);
      expect(frames.at(-1)).toBe(table.forkAt(at + 1).state.chance.revealed);
    }
  });
});

test('below the floor nothing is taken back', () => {
  const table = open();
  for (let i = 0; i < 3; i++) table.choose(first(table));
  table.rewind(2);
  table.floor = 2;
  expect(table.undoes).toBeNull();
  table.rewind(1);
  expect(table.entries.length).toBe(2);
});
