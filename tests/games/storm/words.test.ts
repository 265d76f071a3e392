/** Every key of the rules has words in three languages, and the languages say the same. */
import { beforeAll, describe, expect, test } from 'vitest';
import { storm } from '../../../src/games/storm';
import type { StormPrompt } from '../../../src/games/storm/choices';
import { areaNumbers } from '../../../src/games/storm/data/areas';
import { cardKinds, cards, kinds } from '../../../src/games/storm/data/cards';
import { reasons } from '../../../src/games/storm/data/source';
import { units } from '../../../src/games/storm/data/units';
import { tableIds } from '../../../src/games/storm/events';
import * as keys from '../../../src/games/storm/keys';
import { phaseIds } from '../../../src/games/storm/state';
import * as en from '../../../src/games/storm/words/en';
import * as fr from '../../../src/games/storm/words/fr';
import * as vi from '../../../src/games/storm/words/vi';
import { below, seeded } from '../../../src/kernel/chance';
import type { GameEvent, Prompt } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { type GameWords, type Language, languages, plain } from '../../../src/kernel/words';
import { expectSound, facts, figures, fileText, found, leaves, sorted, sourcesOf } from '../words-kit';

const spoken: Readonly<Record<Language, typeof en>> = { en, fr, vi };
const wordsOf = (language: Language): GameWords => spoken[language].words;

const rules = sourcesOf('games/storm/rules/');

describe('every key of the rules has words, and no other has', () => {
  test('questions', () => {
    const asked = found(rules, /\bask: '([^']+)'/g);
    const named = keys.askKeys.filter((key) => rules.includes(`'${key}'`));
    expect(sorted([...asked, ...named])).toEqual(sorted(keys.askKeys));
  });

  test('refusals', () => {
    const texts = rules + fileText('games/storm/refusal.ts') + fileText('kernel/table.ts');
    expect(sorted(found(texts, /\breason: '([^']+)'/g))).toEqual(sorted(keys.refusalKeys));
  });

  test('rolls', () => {
    const names = found(rules, /\bname: '([^']+)'/g).filter((name) => !cardKinds.some((kind) => kind === name));
    expect(sorted(names)).toEqual(sorted(keys.rollKeys));
  });

  test('modifiers', () => {
    const causes = [...found(rules, /\bcause: '([^']+)'/g), ...found(rules, /\bline\('([^']+)'/g)];
    expect(sorted(causes)).toEqual(sorted(keys.modifierKeys));
  });

  test('outcomes of a preview', () => {
    const preview = fileText('games/storm/preview.ts');
    const outcomes = [...found(preview, /chance\('([^']+)'/g), ...found(preview, /\bkey: '([^']+)'/g)];
    expect(sorted(outcomes)).toEqual(sorted(keys.outcomeKeys));
  });
});

/** The same in every language: names of people, places and units, figures, and a few words that languages share. */
const shared = [
  /^\/title$/,
  /^\/areas\/\d+\/(name|short)$/,
  /^\/brief\/\d+$/,
  /^\/cards\/(mines|infiltration|dan-cong|debouchez)\/title$/,
  /^\/(tracks|phases|states|facts|factors|modifiers)\//,
];

test.each(['fr', 'vi'] as const)('no English is left in %s', (language) => {
  const english = new Map(leaves(en.texts));
  const same = leaves(spoken[language].texts).filter(
    ([at, text]) => english.get(at) === text && /\p{L}/u.test(text) && !shared.some((pattern) => pattern.test(at)),
  );
  expect(same).toEqual([]);
});

describe.each(languages)('written texts: %s', (language) => {
  test('are sound', () => {
    for (const [, text] of leaves(spoken[language].texts)) expectSound(text, language);
  });

  test('every key, card, unit, area, box, turn and source has words', () => {
    const words = wordsOf(language);
    for (const key of keys.refusalKeys) expectSound(words.refusal({ reason: key, rule: '' }), language);
    for (const key of keys.outcomeKeys) expect(words.outcome(key)).not.toBe(key);
    for (const key of keys.stateKeys) expect(words.state(key)).toMatch(/^\p{L}/u);
    for (const key of keys.whyKeys) expectSound(words.why(key), language);
    for (const key of keys.rollKeys) expect(words.roll({ name: key, of: '17' })).not.toBe(key);
    for (const cause of keys.modifierKeys) {
      expectSound(words.modifier({ cause, of: '17', rule: '', value: 0 }).text, language);
    }
    for (const id of [...keys.trackKeys, 'hand', 'deck']) {
      const { short, name, meaning } = words.track(id);
      for (const text of [short, name, meaning]) expectSound(text, language);
      expect(short.length, short).toBeLessThanOrEqual(12);
    }
    for (const id of phaseIds) expect(words.phase(id).name).not.toBe(id);
    for (const id of [...areaNumbers.map(String), ...keys.boxKeys, 'turn-3']) {
      expect(words.place(id).name).not.toBe(id);
      expect(words.place(id).short.length, words.place(id).short).toBeLessThanOrEqual(16);
    }
    for (const { id } of units) expect(words.counterKind(id)).not.toBe(id);
    for (const id of [...cards.map((card) => `card-${card.id}`), ...areaNumbers.map((area) => `place-${area}`)]) {
      const { stated = '', rebuilt = '' } = words.source(id) ?? {};
      expectSound(`${stated} ${rebuilt}`.trim(), language);
    }
    for (const reason of reasons) expectSound(spoken[language].texts.reasons[reason], language);
    for (let turn = 1; turn <= 8; turn++) expectSound(words.dates(turn), language);
    expect(words.dates(3)).toMatch(/27.*2.*1954/);
  });

  test('every row of every table is told, and a result has an epilogue of two sentences', () => {
    const words = wordsOf(language);
    for (const id of keys.tableKeys) {
      expectSound(words.table(id), language);
      for (const row of [0, 1, 2]) expectSound(words.row(id, row), language);
      expect(words.row(id, 3)).toBe('');
    }
    expect(tableIds.every((id) => keys.tableKeys.includes(id))).toBe(true);
    for (const level of storm.sides) {
      const { name, epilogue } = words.result({ level, points: 6, cause: '' });
      expectSound(name, language);
      expect(epilogue.match(/[.] |[.]$/g), epilogue).toHaveLength(2);
    }
  });
});

describe('cards', () => {
  test.each(cardKinds)('%s says the same in three languages', (kind) => {
    const id = cards.find((card) => card.kind === kind)?.id ?? '';
    const english = en.words.card(id);
    for (const language of languages) {
      const { title, condition, when, effect, note } = wordsOf(language).card(id);
      for (const text of [title, condition, when, effect, note]) expectSound(text, language);
      expect(figures(effect), effect).toEqual(figures(english.effect));
      expect(note).toMatch(/\.$/);
      expect(title.length, title).toBeLessThanOrEqual(34);
    }
  });

  test.each(cardKinds)('%s prints the figures it plays', (kind) => {
    const { firepower, attack, supply, fromTurn } = kinds[kind];
    const { effect, when, condition } = en.texts.cards[kind];
    if (firepower !== undefined) expect(effect).toContain(`firepower ${firepower}`);
    if (attack !== undefined) expect(effect).toContain(`Add ${attack}`);
    if (supply !== undefined) expect(effect).toContain(`add ${supply} to the supply roll`);
    if (fromTurn !== undefined) expect(`${when} ${condition}`).toMatch(new RegExp(`[Ff]rom turn ${fromTurn}`));
  });
});

describe('whole games in three languages', () => {
  const events = new Map<string, GameEvent[]>();
  const prompts = new Map<string, Prompt[]>();
  const whys = new Set<string>();
  const KEPT = 12; // of each kind

  const keep = <T>(map: Map<string, T[]>, key: string, item: T) => {
    const kept = map.get(key) ?? [];
    if (kept.length < KEPT) map.set(key, [...kept, item]);
  };

  beforeAll(() => {
    for (const [seed, byBot] of [
      ['a', false],
      ['b', false],
      ['c', true],
      ['d', true],
    ] as const) {
      const table = new Table(storm, { scenario: 'battle', options: ['15.0'], seed });
      const lot = seeded(seed);
      for (let prompt: StormPrompt | null = table.prompt; prompt; prompt = table.prompt) {
        keep(prompts, prompt.ask, prompt);
        const advice = byBot ? storm.mind.bot(table.state, prompt) : null;
        if (advice) whys.add(advice.why);
        const choice = advice?.choice ?? prompt.choices[below(lot, prompt.choices.length)];
        const answer = choice && table.choose(choice);
        if (!answer?.ok) throw new Error('an offered choice was refused');
        for (const event of answer.events) keep(events, event.is, event);
      }
    }
    // What these games do not come to.
    const about = { area: 17, target: 24, card: 'f1', unit: '8-bpc-1', points: 3, units: 2, most: 3, left: 1, over: 1 };
    for (const ask of keys.askKeys) {
      keep(prompts, ask, { side: 'french', ask, rule: '', about: { ...about, limit: 4 }, choices: [{ do: 'go' }] });
    }
  });

  test.each(languages)('events: %s', (language) => {
    expect(events.size).toBeGreaterThan(20);
    for (const [kind, list] of events) {
      for (const event of list) {
        const sentence = wordsOf(language).event(event);
        const english = en.words.event(event);
        expect(sentence === null, kind).toBe(english === null);
        if (!sentence || !english) continue;
        expectSound(plain(sentence), language);
        expect(plain(sentence)).toMatch(/\.$/);
        if (kind !== 'turn') expect(facts(sentence), plain(sentence)).toEqual(facts(english));
      }
    }
  });

  test.each(languages)('questions and their buttons: %s', (language) => {
    const words = wordsOf(language);
    for (const list of prompts.values()) {
      for (const prompt of list) {
        const question = words.ask(prompt);
        expectSound(plain(question), language);
        expect(plain(question)).toMatch(/[.?]$/);
        expect(facts(question), plain(question)).toEqual(facts(en.words.ask(prompt)));
        for (const choice of prompt.choices.slice(0, 60)) {
          const label = words.choice(choice, prompt);
          expectSound(label, language);
          expect(label.length, label).toBeLessThanOrEqual(choice.do === 'play' || choice.do === 'discard' ? 40 : 34);
          expectSound(words.made(choice, prompt), language);
          if (words.deed) expectSound(words.deed(choice), language);
        }
      }
    }
  });

  test('the bot gives no reason without words', () => {
    for (const key of whys) expect(keys.whyKeys).toContain(key);
  });

  test.each(languages)('places as they are heard, and their facts: %s', (language) => {
    const words = wordsOf(language);
    const table = new Table(storm, { scenario: 'battle', options: [], seed: 'heard' });
    const view = storm.face.view(table.state, 'french', table.prompt);
    for (const place of view.places) {
      const stack = view.counters.filter(({ at }) => at === place.id);
      expectSound(words.spoken?.(place, stack) ?? '', language);
      for (const { label, text } of words.facts?.(place) ?? []) {
        expectSound(label, language);
        if (text !== undefined) expectSound(text, language);
      }
    }
  });
});
