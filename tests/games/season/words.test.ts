/** The words of this game alone: sound in every language, and of hidden pieces nothing but that there is one. */
import { describe, expect, test } from 'vitest';
import { pas } from '../../../src/games/season/data/pas';
import { placeIds } from '../../../src/games/season/data/places';
import { view } from '../../../src/games/season/face/view';
import { witness } from '../../../src/games/season/face/witness';
import { askKeys } from '../../../src/games/season/keys';
import * as en from '../../../src/games/season/words/en';
import * as fr from '../../../src/games/season/words/fr';
import * as vi from '../../../src/games/season/words/vi';
import { seeded } from '../../../src/kernel/chance';
import { sorted } from '../../../src/kernel/tale';
import { UNKNOWN } from '../../../src/kernel/wording';
import { languages, plain } from '../../../src/kernel/words';
import { expectSound, facts, leaves } from '../words-kit';
import { field, put, start, trench } from './kit';
import { answer, eager, open } from './runner';

const spoken = { en, fr, vi };

describe.each(languages)('%s', (language) => {
  const { words, texts } = spoken[language];

  test('written texts are sound', () => {
    for (const [, text] of leaves(texts)) if (text !== '') expectSound(text, language);
  });

  test('a played battle is told with the same names and figures as in English', () => {
    const game = open('five-hills', 'words');
    const lot = seeded('words');
    for (let n = 0; game.prompt && n < 900; n++) {
      const question = words.ask(game.prompt);
      expectSound(plain(question), language, UNKNOWN);
      expect(facts(question)).toEqual(facts(en.words.ask(game.prompt)));
      for (const choice of game.prompt.choices.slice(0, 12)) {
        const label = words.choice(choice, game.prompt);
        expectSound(label, language);
        // What follows a colon stands in smaller letters below.
        const [name = '', follows = ''] = label.split(/\s?: /);
        expect(name.length, label).toBeLessThanOrEqual(40);
        expect(follows.length, label).toBeLessThanOrEqual(56);
      }
      game.v.events = [];
      answer(game, eager(lot, game.prompt));
      for (const event of sorted(game.v.events).events) {
        const [line, plainly] = [words.event(event), en.words.event(event)];
        expect(line === null).toBe(plainly === null);
        if (!line || !plainly) continue;
        expectSound(plain(line), language);
        expect(plain(line)).toMatch(/\.$/);
        if (event.is !== 'rolled' && event.is !== 'turn') expect(facts(line), plain(line)).toEqual(facts(plainly));
      }
    }
  });

  test('0.2 a centre is spelt one way, as the French wrote it, and its posts after it; in Vietnamese hills go by their own names', () => {
    const french = 'Gabrielle|Béatrice|Anne-Marie|Isabelle|Huguette|Lili|Claudine|Dominique|Éliane';
    const numbered = language === 'vi' ? `${french}|Độc Lập|Him Lam|Bản Kéo|Hồng Cúm|Đồi [ACDE]` : french;
    const written = new RegExp(`^((${numbered}) ?\\d+|Françoise|Junon|Épervier|Opéra)$`);
    for (const { id } of pas) expect(words.place(id).short).toMatch(written);
  });

  test('no letter with a number on the map is a hill but the one that a reader knows by it', () => {
    const hills = { E1: 'C1', E2: 'A1', D1: 'E1', D2: 'D1' };
    const said = pas
      .map(({ id }) => [id, words.place(id).brief ?? ''])
      .filter(([, brief = '']) => /^[ACDE]\d$/.test(brief));
    if (language === 'vi') expect(Object.fromEntries(said)).toEqual(hills);
    else expect(said).toContainEqual(['D1', 'D1']);
  });

  test('5.4 a morale check is told with the die, the morale and how it came out', () => {
    const roll = {
      name: 'check',
      of: 'V11',
      dice: [4],
      modifiers: [
        { cause: 'morale', value: -5, rule: '5.4' },
        { cause: 'fatigued', value: 1, rule: '5.4' },
      ],
      total: 0,
    };
    const event = { is: 'rolled', side: 'viet-minh', roll, place: 'ZE', fight: null, result: 'passed' };
    const line = plain(words.event(event) ?? []);
    expect(line).toMatch(/4\D+4\D+$/);
    expect(line).not.toContain('−');
  });

  test('every place has a name and can be heard', () => {
    for (const id of placeIds) expect(words.place(id).name).not.toBe(id);
    const v = start('five-hills');
    for (const side of ['french', 'viet-minh']) {
      const seen = view(v, side, null);
      for (const place of seen.places) {
        const stack = seen.counters.filter(({ at }) => at === place.id);
        expectSound(words.spoken(place, stack), language);
        for (const { label } of words.facts(place)) expectSound(label, language);
      }
      for (const { id } of seen.counters) expect(words.counterKind(id)).not.toBe(id);
    }
  });

  test('every question has words', () => {
    for (const ask of askKeys) {
      const about = { place: 'E1', unit: 'V11', points: 2, left: 1, most: 2, named: ['E1'] };
      expectSound(plain(words.ask({ side: 'french', ask, rule: '', about, choices: [] })), language, UNKNOWN);
    }
  });
});

test('spoken, French ear: unknown pieces; own ear: battalions and dummies', () => {
  const v = trench(field(), 3, 'ZF');
  put(v, 'ZF', 'V215', 'V439', 'X1');
  const hear = (side: string) => {
    const seen = view(v, side, null);
    const place = seen.places.find(({ id }) => id === 'ZF');
    if (!place) throw new Error('no zone');
    return en.words.spoken(place, []);
  };
  expect(hear('french')).toBe(
    'Zone F (Mont Chauve), Viet Minh, hill, trench 3, 3 unknown pieces, costs a step at the end of the week, assault bases: Éliane 2, Éliane 1',
  );
  expect(hear('viet-minh')).toContain('2 battalions, 1 dummy, hand-to-hand 12');
});

test('the French log of a hidden move names nobody', () => {
  const moved = {
    is: 'moved',
    side: 'viet-minh',
    unit: 'X1',
    from: 'J2',
    to: 'ZD',
    how: 'operational',
    hidden: true,
  } as const;
  const known = witness(moved, 'french');
  expect(known && plain(en.words.event(known) ?? [])).toBe(
    'An unknown piece moves from Jungle 2 to Zone D (movement).',
  );
});
