/** Every key of the rules has words in three languages, and the languages say the same. */
import { describe, expect, test } from 'vitest';
import type { ValleyChoice } from '../../../src/games/lost-valley/choices';
import { cardNumbers, cards, type Op } from '../../../src/games/lost-valley/data/cards';
import { crIds, divisionIds, dzIds } from '../../../src/games/lost-valley/data/map';
import { tableIds, tables } from '../../../src/games/lost-valley/data/tables';
import { unitIds } from '../../../src/games/lost-valley/data/units';
import { suddenDeathIds } from '../../../src/games/lost-valley/data/victory';
import { lostValley } from '../../../src/games/lost-valley/index';
import { doneKeys, spendKeys, trackKeys } from '../../../src/games/lost-valley/keys';
import { phaseIds } from '../../../src/games/lost-valley/state';
import * as en from '../../../src/games/lost-valley/words/en';
import * as fr from '../../../src/games/lost-valley/words/fr';
import * as vi from '../../../src/games/lost-valley/words/vi';
import type { Prompt } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { UNKNOWN } from '../../../src/kernel/wording';
import { type GameWords, type Language, languages, signed } from '../../../src/kernel/words';
import { found, sorted, expectSound as sound, sourcesOf } from '../words-kit';

const spoken: Readonly<Record<Language, typeof en>> = { en, fr, vi };
const wordsOf = (language: Language): GameWords => spoken[language].words;

const expectSound = (text: string, language: Language) => sound(text, language, UNKNOWN);

test('what points are spent on has words, and no other has', () => {
  const rules = sourcesOf('games/lost-valley/rules/');
  const guns = found(rules, /ask: '(\w+-force)'/g); // the guns of an assault or raid are paid for under its question
  expect(sorted([...found(rules, /'spent', '([^']+)'/g), ...guns])).toEqual(sorted(spendKeys));
});

describe.each(languages)('written texts: %s', (language) => {
  test('an abbreviation on a track is spelled out beside it', () => {
    for (const id of trackKeys) {
      const { short, name, meaning } = wordsOf(language).track(id);
      expect(name).not.toBe(short);
      expect(meaning.toLowerCase()).toContain(name.toLowerCase().split(' ')[0]);
    }
    for (const id of divisionIds) expectSound(wordsOf(language).track(id).meaning, language);
  });

  test('every sudden death has an epilogue of its own, of two sentences', () => {
    const { result } = wordsOf(language);
    for (const cause of suddenDeathIds) {
      const { epilogue } = result({ level: 'strategic-defeat', points: null, cause });
      expect(epilogue.match(/[.] |[.]$/g), epilogue).toHaveLength(2);
      expect(epilogue).not.toBe(result({ level: 'strategic-defeat', points: 3, cause: 'points' }).epilogue);
    }
  });

  test('phases go by their letters, places by short names, holders and assaulted centres by their own', () => {
    const words = wordsOf(language);
    for (const id of phaseIds) expect(words.phase(id).code).toMatch(/^[A-E]\d$|^G$/);
    expect(sorted(phaseIds.map((id) => words.phase(id).code))).toHaveLength(phaseIds.length);
    for (const id of [...crIds, ...dzIds, ...divisionIds, 'remnants', 'eliminated', 'holding', 'aside', 'turn-6']) {
      expect(words.place(id).short.length).toBeLessThanOrEqual(12);
    }
    for (const id of ['french', 'nobody', ...divisionIds]) expect(words.holder(id)).not.toBe(id);
    for (const id of divisionIds) expect(words.counterKind(id)).not.toBe(id);
    expect(words.state('assaulted-by-308')).toContain('308');
  });

  test('a table is called by its number, and its rows differ', () => {
    const words = wordsOf(language);
    for (const id of tableIds) {
      expect(words.table(id)).toContain(id);
      const table = tables[id];
      const told = Array.from({ length: 'rows' in table ? table.rows.length : 2 }, (_, row) => words.row(id, row));
      if (id !== '5') expect(new Set(told).size, told.join()).toBe(told.length); // two rows of Table 5 give the same
    }
  });

  test('a source says what is stated and what is rebuilt', () => {
    const words = wordsOf(language);
    expect(words.source('card-16')?.stated).toContain('5.2, 5.3, 5.5, 5.6');
    // What the rulebook states in full carries no mark; what it does not, carries its reason.
    expect(words.source('table-3')).toEqual({ stated: expect.stringContaining('8.1'), rebuilt: '' });
    expect(words.source('place-huguette')?.rebuilt).not.toBe('');
    expect(words.source('card-99')).toBeNull();
  });
});

describe('cards', () => {
  test.each(cardNumbers)('card %i has a condition where something must hold', (number) => {
    for (const language of languages) {
      const { condition } = wordsOf(language).card(String(number));
      expect(condition === '').toBe(Object.keys(cards[number].condition).length === 0);
    }
  });

  const modifier = (op: Op) => {
    if (op.op === 'drm' || op.op === 'oneShot') return [{ table: op.table, n: op.n }];
    return op.op === 'oneShotChoice' ? op.options : [];
  };

  test.each(cardNumbers)('card %i prints the figures it plays', (number) => {
    const { effect } = en.words.card(String(number));
    for (const op of cards[number].ops) {
      for (const { table, n } of modifier(op)) {
        expect(effect).toContain(`Table ${table}`);
        expect(effect).toContain(signed(n));
      }
      if (op.op === 'cm') expect(effect).toContain(`Camp morale ${signed(op.n)}`);
      if (op.op === 'div' || op.op === 'aaa') expect(effect).toContain(String(Math.abs(op.n)));
    }
  });
});

test.each(languages)('a table is named by its number, not by the card of that number: %s', (language) => {
  const { text } = wordsOf(language).modifier({ cause: 'table', of: '9', rule: '12.3.5.2', value: 1 });
  expect(text).toMatch(/^\p{L}+ 9$/u);
});

test('the questions that can be left are those that have a word for it', () => {
  const rules = sourcesOf('games/lost-valley/rules/');
  for (const key of doneKeys) expect(rules).toContain(`'${key}'`);
  const table = new Table(lostValley, { scenario: 'campaign', options: [], seed: 'done' });
  for (let prompt = table.prompt; prompt; prompt = table.prompt) {
    if (prompt.choices.some((choice) => choice.do === 'done')) expect(doneKeys).toContain(prompt.ask);
    if (!table.choose(lostValley.mind.bot(table.state, prompt).choice).ok) throw new Error('refused');
  }
});

describe.each(languages)('buttons: %s', (language) => {
  const words = wordsOf(language);
  const prompt: Prompt = { side: 'french', ask: 'move', rule: '14.1', choices: [] };
  const label = (choice: ValleyChoice) => words.choice(choice, prompt);

  test('fit on a phone', () => {
    const choices: ValleyChoice[] = unitIds.flatMap((unit): ValleyChoice[] => [
      ...crIds.flatMap((to): ValleyChoice[] => [
        { do: 'move', unit, to },
        { do: 'retreat', unit, to },
        { do: 'place', unit, at: to },
      ]),
      ...dzIds.map((at): ValleyChoice => ({ do: 'land', unit, at })),
      { do: 'recover', unit },
      { do: 'restore', unit },
      { do: 'delay', unit },
      { do: 'hasten', unit },
      { do: 'support', unit },
      { do: 'lose', unit },
      { do: 'reduce', unit },
      { do: 'remove', unit },
      { do: 'join', unit },
      { do: 'occupy', unit },
    ]);
    for (const cr of crIds) {
      choices.push({ do: 'assault', cr }, { do: 'raid', cr }, { do: 'repair', cr }, { do: 'engineer', cr });
      choices.push({ do: 'raise', at: cr });
    }
    for (const division of divisionIds) choices.push({ do: 'weaken', division }, { do: 'das', division });
    for (let n = 0; n <= 4; n++) {
      choices.push({ do: 'sead', asp: n }, { do: 'ration', cm: n }, { do: 'boost', rp: n }, { do: 'strip', rp: n });
    }
    choices.push({ do: 'air' }, { do: 'reroll' }, { do: 'stand' }, { do: 'go' }, { do: 'play', card: 1 });
    choices.push({ do: 'keep', card: 1 });
    for (const choice of choices) {
      expectSound(label(choice), language);
      expect(label(choice).length, label(choice)).toBeLessThanOrEqual(28);
    }
    for (const ask of doneKeys) {
      const text = words.choice({ do: 'done' }, { ...prompt, ask });
      expect(text.length, text).toBeLessThanOrEqual(28);
    }
  });

  test('name the card', () => {
    for (const card of cardNumbers) {
      const { title } = words.card(String(card));
      expect(label({ do: 'card', card })).toContain(title);
      expect(label({ do: 'discard', card })).toContain(title);
      expect(title.length, title).toBeLessThanOrEqual(34);
    }
  });

  test('undo names what it takes back', () => {
    const made = (choice: ValleyChoice, ask: string, about = {}) => words.made(choice, { ask, about });
    expect(made({ do: 'move', unit: '6-bpc', to: 'eliane' }, 'move')).toMatch(/^6 BPC .*Éliane$/);
    expect(made({ do: 'keep', card: 16 }, 'event', { card: '16' })).toContain(words.card('16').title);
    const at = { cr: 'eliane' };
    expect(made({ do: 'join', unit: '6-bpc' }, 'assault-force', at)).toMatch(/^6 BPC.*Éliane$/);
    expect(made({ do: 'support', unit: '1-cmmle' }, 'support', at)).toMatch(/^1 CMMLE .*Éliane$/);
    expect(made({ do: 'air' }, 'raid-force', at)).toMatch(/^1 .*Éliane$/);
    expect(made({ do: 'occupy', unit: '6-bpc' }, 'occupy', at)).toMatch(/^6 BPC .*Éliane$/);
    for (const ask of doneKeys) {
      const prompt = { side: 'french', ask, rule: '', choices: [], about: { asp: 2, raising: true } };
      expect(made({ do: 'done' }, ask, prompt.about)).toBe(words.choice({ do: 'done' }, prompt));
    }
  });
});
