/** Every key of the rules has words in three languages, and the languages say the same. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ValleyChoice, ValleyPrompt } from '../../../src/games/lost-valley/choices';
import { cardNumbers, cards, type Op } from '../../../src/games/lost-valley/data/cards';
import { crIds, divisionIds, dzIds } from '../../../src/games/lost-valley/data/map';
import { optionIds } from '../../../src/games/lost-valley/data/options';
import { scenarioIds } from '../../../src/games/lost-valley/data/scenarios';
import { reasons } from '../../../src/games/lost-valley/data/source';
import { tableIds, tables } from '../../../src/games/lost-valley/data/tables';
import { unitIds } from '../../../src/games/lost-valley/data/units';
import { suddenDeathIds, victoryLevelIds } from '../../../src/games/lost-valley/data/victory';
import type { ValleyEvent } from '../../../src/games/lost-valley/events';
import { lostValley } from '../../../src/games/lost-valley/index';
import {
  askKeys,
  doneKeys,
  modifierKeys,
  outcomeKeys,
  refusalKeys,
  rollKeys,
  spendKeys,
  stateKeys,
  trackKeys,
  whyKeys,
} from '../../../src/games/lost-valley/keys';
import { phaseIds, type Valley } from '../../../src/games/lost-valley/state';
import * as en from '../../../src/games/lost-valley/words/en';
import * as fr from '../../../src/games/lost-valley/words/fr';
import { UNKNOWN } from '../../../src/games/lost-valley/words/names';
import * as vi from '../../../src/games/lost-valley/words/vi';
import { d6, drawLot, seeded } from '../../../src/kernel/chance';
import type { GameEvent, Prompt } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { type GameWords, type Language, languages, plain, signed } from '../../../src/kernel/words';
import { facts, figures, fileText, found, leaves, sorted, expectSound as sound, sourcesOf } from '../words-kit';
import { aboutSamples, eventSamples } from './words-samples';

const spoken: Readonly<Record<Language, typeof en>> = { en, fr, vi };
const wordsOf = (language: Language): GameWords => spoken[language].words;

// What the rules use, read from their own text.

const rules = sourcesOf('games/lost-valley/rules/');
const bot = sourcesOf('games/lost-valley/bot/');

describe('every key of the rules has words', () => {
  test('questions', () => {
    expect(sorted(found(rules, /\bask: '([^']+)'/g))).toEqual(sorted(askKeys));
  });

  test('refusals', () => {
    const texts = rules + fileText('games/lost-valley/refusal.ts') + fileText('kernel/table.ts');
    expect(sorted(found(texts, /\breason: '([^']+)'/g))).toEqual(sorted(refusalKeys));
  });

  test('rolls', () => {
    expect(sorted(found(rules, /\bname: '([^']+)'/g))).toEqual(sorted(rollKeys));
  });

  test('modifiers', () => {
    const ofTheStrip = ['interdicted', 'damaged', 'destroyed']; // its status is the cause
    expect(sorted([...found(rules, /\{\s*cause: '([^']+)'/g), ...ofTheStrip])).toEqual(sorted(modifierKeys));
  });

  test('what points are spent on', () => {
    const guns = found(rules, /ask: '(\w+-force)'/g); // the guns of an assault or raid are paid for under its question
    expect(sorted([...found(rules, /'spent', '([^']+)'/g), ...guns])).toEqual(sorted(spendKeys));
  });

  test('outcomes of a preview', () => {
    const preview = fileText('games/lost-valley/preview.ts');
    expect(sorted(found(preview, /(?:chance|expected)\(\s*'([^']+)'/g))).toEqual(sorted(outcomeKeys));
  });

  test('reasons of the bot', () => {
    const told = found(bot, /why: ([^}]*)\}/g).flatMap((text) => found(text.replace(/=== '\w+'/g, ''), /'([^']+)'/g));
    expect(sorted(told)).toEqual(sorted(whyKeys));
  });
});

/** The same in every language: names of people, machines, places and units, and a few words that languages share. */
const shared = [
  /^\/title$/,
  /^\/places\/[^/]+\/short$/,
  /^\/places\/(francoise|huguette|epervier-opera|claudine|junon)\/name$/,
  /^\/places\/(gabrielle|anne-marie|beatrice|isabelle)\/name$/,
  /^\/cards\/(1|4|14|40)\/title$/,
  /^\/tracks\/sitrep\/short$/,
  /^\/(phases\/(raids|repairs)|states\/(active|inactive)|checks\/6\/[01]|spent\/repair)$/,
];

const expectSound = (text: string, language: Language) => sound(text, language, UNKNOWN);

test.each(['fr', 'vi'] as const)('no English is left in %s', (language) => {
  const english = new Map(leaves(en.texts));
  const same = leaves(spoken[language].texts).filter(
    ([at, text]) => english.get(at) === text && !shared.some((pattern) => pattern.test(at)),
  );
  expect(same).toEqual([]);
});

describe.each(languages)('written texts: %s', (language) => {
  test('are sound', () => {
    for (const [, text] of leaves(spoken[language].texts)) expectSound(text, language);
  });

  test('an abbreviation on a track is spelled out beside it', () => {
    for (const id of trackKeys) {
      const { short, name, meaning } = wordsOf(language).track(id);
      expect(name).not.toBe(short);
      expect(meaning.toLowerCase()).toContain(name.toLowerCase().split(' ')[0]);
    }
    for (const id of divisionIds) expectSound(wordsOf(language).track(id).meaning, language);
  });

  test('every ending has an epilogue of two sentences', () => {
    const { result } = wordsOf(language);
    for (const level of victoryLevelIds) {
      const { name, epilogue } = result({ level, points: 10, cause: 'points' });
      expectSound(name, language);
      expect(epilogue.match(/[.] |[.]$/g), epilogue).toHaveLength(2);
    }
    for (const cause of suddenDeathIds) {
      const { epilogue } = result({ level: 'strategic-defeat', points: null, cause });
      expect(epilogue.match(/[.] |[.]$/g), epilogue).toHaveLength(2);
      expect(epilogue).not.toBe(result({ level: 'strategic-defeat', points: 3, cause: 'points' }).epilogue);
    }
  });

  test('scenarios, options, phases, dates, places, holders, counters and states have words', () => {
    const words = wordsOf(language);
    for (const id of scenarioIds) expectSound(words.scenarios[id]?.summary ?? '', language);
    for (const id of optionIds) expectSound(words.options[id]?.effect ?? '', language);
    for (const id of phaseIds) {
      expect(words.phase(id).code).toMatch(/^[A-E]\d$|^G$/);
      expect(words.phase(id).name).not.toBe(id);
    }
    expect(sorted(phaseIds.map((id) => words.phase(id).code))).toHaveLength(phaseIds.length);
    for (let turn = 1; turn <= 16; turn++) expectSound(words.dates(turn), language);
    for (const id of [...crIds, ...dzIds, ...divisionIds, 'remnants', 'eliminated', 'holding', 'aside', 'turn-6']) {
      expect(words.place(id).name).not.toBe(id);
      expectSound(words.place(id).name, language);
      expect(words.place(id).short.length).toBeLessThanOrEqual(12);
    }
    for (const id of ['french', 'nobody', ...divisionIds]) expect(words.holder(id)).not.toBe(id);
    for (const id of [...unitIds, ...divisionIds]) expect(words.counterKind(id)).not.toBe(id);
    for (const id of [...stateKeys, 'assaulted-by-308']) expect(words.state(id)).toMatch(/^\p{L}/u);
    expect(words.state('assaulted-by-308')).toContain('308');
  });

  test('every row of every table is told from its figures', () => {
    const words = wordsOf(language);
    for (const id of tableIds) {
      expectSound(words.table(id), language);
      expect(words.table(id)).toContain(id);
      const table = tables[id];
      const rows = 'rows' in table ? table.rows.length : 2;
      const told = Array.from({ length: rows }, (_, row) => words.row(id, row));
      for (const text of told) expectSound(text, language);
      expect(words.row(id, rows)).toBe('');
      if (id !== '5') expect(new Set(told).size, told.join()).toBe(rows); // two rows of Table 5 give the same
    }
  });

  test('every source is worded', () => {
    const words = wordsOf(language);
    for (const reason of reasons) expectSound(spoken[language].texts.reasons[reason], language);
    for (const id of [
      'card-16',
      'place-huguette',
      'place-natasha',
      'place-308',
      'counter-6-bpc',
      'table-9',
      'track-cm',
    ]) {
      const source = words.source(id);
      expect(source).not.toBeNull();
      for (const text of [source?.stated, source?.rebuilt]) if (text) expectSound(text, language);
    }
    expect(words.source('card-16')?.stated).toContain('5.2, 5.3, 5.5, 5.6');
    // What the rulebook states in full carries no mark; what it does not, carries its reason.
    expect(words.source('table-3')).toEqual({ stated: expect.stringContaining('8.1'), rebuilt: '' });
    expect(words.source('place-huguette')?.rebuilt).not.toBe('');
    expect(words.source('card-99')).toBeNull();
  });
});

describe('cards', () => {
  test.each(cardNumbers)('card %i says the same in three languages', (number) => {
    const printed = languages.map((language) => wordsOf(language).card(String(number)));
    const [english, ...others] = printed;
    for (const card of others) {
      expect(figures(card.effect), card.effect).toEqual(figures(english?.effect ?? ''));
      expect(figures(card.condition), card.condition).toEqual(figures(english?.condition ?? ''));
    }
    for (const [at, language] of languages.entries()) {
      const { title, condition, when, effect, note } = printed[at] ?? wordsOf(language).card('');
      for (const text of [title, when, effect, note]) expectSound(text, language);
      expect(condition === '').toBe(Object.keys(cards[number].condition).length === 0);
      expect(note).toMatch(/\.$/);
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

describe('whole games in three languages', () => {
  const events = new Map<string, ValleyEvent[]>();
  const prompts = new Map<string, Prompt[]>();
  const whys = new Set<string>();
  const KEPT = 12; // of each kind

  const keep = <T>(map: Map<string, T[]>, key: string, item: T) => {
    const kept = map.get(key) ?? [];
    if (kept.length < KEPT) map.set(key, [...kept, item]);
  };

  const note = (facts: readonly GameEvent[]) => {
    for (const fact of facts) {
      const event = fact as ValleyEvent; // a table tells events of its own game
      keep(events, event.is === 'rolled' ? event.roll.name : event.is, event);
    }
  };

  beforeAll(() => {
    for (const kind of Object.values(eventSamples)) note(kind);
    for (const ask of askKeys) {
      for (const about of aboutSamples[ask]) keep(prompts, ask, { side: 'french', ask, rule: '', choices: [], about });
    }
    for (let game = 0; game < 6; game++) {
      const scenario = scenarioIds[game % 2] ?? 'campaign';
      const table = new Table(lostValley, { scenario, options: ['19.1', '19.5'], seed: `words ${game}` });
      const lot = seeded(`answers ${game}`);
      note(table.opening);
      for (let prompt = table.prompt; prompt; prompt = table.prompt) {
        keep(prompts, prompt.ask, prompt);
        const answer = table.choose(d6(lot) > 3 ? advised(table.state, prompt) : drawLot(lot, anyOf(prompt)));
        if (!answer.ok) throw new Error(`refused: ${answer.refusal.reason}`);
        note(answer.events);
      }
    }
  });

  const advised = (v: Readonly<Valley>, prompt: ValleyPrompt) => {
    const { choice, why } = lostValley.mind.bot(v, prompt);
    whys.add(why);
    return choice;
  };

  const anyOf = ({ choices: [first = { do: 'done' }, ...others] }: ValleyPrompt) => [first, ...others] as const;

  test.each(languages)('events: %s', (language) => {
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
        for (const choice of prompt.choices) expectSound(words.choice(choice, prompt), language);
        if (prompt.choices.some((choice) => choice.do === 'done')) expect(doneKeys).toContain(prompt.ask);
      }
    }
  });

  test.each(languages)('rolls and their modifiers: %s', (language) => {
    const words = wordsOf(language);
    for (const event of rollKeys.flatMap((name) => events.get(name) ?? [])) {
      if (event.is !== 'rolled') continue;
      expectSound(words.roll(event.roll), language);
      for (const modifier of event.roll.modifiers) expectSound(words.modifier(modifier).text, language);
    }
  });

  test.each(languages)('a table is named by its number, not by the card of that number: %s', (language) => {
    const { text } = wordsOf(language).modifier({ cause: 'table', of: '9', rule: '12.3.5.2', value: 1 });
    expect(text).toMatch(/^\p{L}+ 9$/u);
  });

  test('the bot gives no reason without words', () => {
    for (const key of whys) expect(whyKeys).toContain(key);
  });
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
