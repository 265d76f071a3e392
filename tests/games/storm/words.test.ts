/** Every key of the rules has words in three languages, and the languages say the same. */
import { describe, expect, test } from 'vitest';
import { areaNumbers } from '../../../src/games/storm/data/areas';
import { cardKinds, kinds } from '../../../src/games/storm/data/cards';
import { type StormEvent, tableIds } from '../../../src/games/storm/events';
import * as keys from '../../../src/games/storm/keys';
import * as en from '../../../src/games/storm/words/en';
import * as fr from '../../../src/games/storm/words/fr';
import * as vi from '../../../src/games/storm/words/vi';
import type { Prompt } from '../../../src/kernel/game';
import { type GameWords, type Language, languages, plain } from '../../../src/kernel/words';

const spoken: Readonly<Record<Language, typeof en>> = { en, fr, vi };
const wordsOf = (language: Language): GameWords => spoken[language].words;

test('each turn has its dates', () => {
  for (const language of languages) expect(wordsOf(language).dates(3)).toMatch(/27.*2.*1954/);
});

test('every table that is rolled on has words', () => {
  expect(tableIds.every((id) => keys.tableKeys.includes(id))).toBe(true);
});

describe('cards', () => {
  test.each(cardKinds)('%s prints the figures it plays', (kind) => {
    const { firepower, attack, supply, fromTurn } = kinds[kind];
    const { effect, when, condition } = en.texts.cards[kind];
    if (firepower !== undefined) expect(effect).toContain(`firepower ${firepower}`);
    if (attack !== undefined) expect(effect).toContain(`Add ${attack}`);
    if (supply !== undefined) expect(effect).toContain(`add ${supply} to the supply roll`);
    if (fromTurn !== undefined) expect(`${when} ${condition}`).toMatch(new RegExp(`[Ff]rom turn ${fromTurn}`));
  });
});

describe('sentences', () => {
  test('one unit is spoken of as one, several as several', () => {
    const said = (event: StormEvent) => plain(en.words.event(event) ?? []);
    const one = ['8-bpc-1'];
    const two = ['8-bpc-1', '8-bpc-2'];
    expect(said({ is: 'fired', side: 'french', units: one, target: 11 })).toContain('1 unit fires at');
    expect(said({ is: 'fired', side: 'french', units: two, target: 11 })).toContain('2 units fire at');
    expect(said({ is: 'assaulted', units: one, from: 8, target: 14 })).toContain('1 unit assaults');
    expect(said({ is: 'moved', units: one, from: 10, to: 11 })).toContain('1 unit moves from');
    expect(said({ is: 'refreshed', units: one, area: 10 })).toContain('is fresh again');
    expect(said({ is: 'ended', result: { level: 'french', points: 1, cause: '' } })).toContain('1 victory area in');
  });

  test('French elides before every place: never “de Éliane”', () => {
    for (const area of areaNumbers) {
      for (const ask of keys.askKeys) {
        const prompt: Prompt = { side: 'french', ask, rule: '', about: { area, target: area }, choices: [] };
        expect(plain(fr.words.ask(prompt))).not.toMatch(/\b[dD]e [AEIOUÉ]/u);
      }
    }
  });

  test('a pass says what it may come to, and in the list of what was done only that it was one', () => {
    const pass = { do: 'pass' };
    const asked = (last: boolean): Prompt => ({
      side: 'viet-minh',
      ask: 'impulse',
      rule: '',
      about: { impulse: 4, last },
      choices: [pass],
    });
    expect(en.words.choice(pass, asked(false))).toBe('Pass: the turn may end');
    expect(en.words.choice(pass, asked(true))).toBe('Pass: the turn ends');
    expect(en.words.made(pass, asked(true))).toBe('Pass');
  });
});
