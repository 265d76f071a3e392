/** Every key of every game has words in three languages, none is idle, and the languages say the same. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { covers } from '../../src/games';
import { below, seeded } from '../../src/kernel/chance';
import type { Game, GameEvent, Prompt } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import { UNKNOWN } from '../../src/kernel/wording';
import { type GameWords, type Language, languages, plain, type Sentence } from '../../src/kernel/words';
import { type Told, told } from './told-kit';
import { facts, figures, fileText, leaves, expectSound as sound } from './words-kit';

const expectSound = (text: string, language: Language) => sound(text, language, UNKNOWN);

test('every game that can be played is tested here', () => {
  const playable = covers.filter(({ ready }) => ready).map(({ id }) => id);
  expect(told.map(({ game }) => game.id).sort()).toEqual(playable.sort());
});

/** What the rules of a game and the kernel are made of, words and lists of keys aside. */
function codeOf(id: string): string {
  const inGame = readdirSync(`src/games/${id}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(words|rulebook|guide)[\\/]|^keys\.ts$/.test(name))
    .map((name) => fileText(`games/${id}/${name}`));
  const inKernel = readdirSync('src/kernel').map((name) => fileText(`kernel/${name}`));
  return [...inGame, ...inKernel].join('\n');
}

const KEPT = 12; // of each kind

/** What a line of the log must not say. */
const brokenLines: Readonly<Record<Language, readonly RegExp[]>> = {
  // A name made of common nouns without its article; two subjects for one; a name called like a post with a tail.
  en: [
    /\b(in|at|on|from|to|of) (Central Fortress|[NS][EW] (Valley|Heights|Hills))/,
    /\b1 unit (arrive|assault|attack|fire|move) /,
    / from \S+ from /,
  ],
  // Two colons in one sentence; no elision; no contraction; nothing but a negation.
  fr: [
    /\u202f:[^.]*\u202f:/,
    /\bde ([AEIOUÉ]|H[aeiou])/,
    /\b(de le|à le|de les|à les) /,
    /(^|[^\d] )pas de remplacement/,
  ],
  // A short French name that is another hill in Vietnamese.
  vi: [/\b[ACDE]-\d\b/],
};

/** Events and questions of whole games, half of them by the bot, a few of each kind; what they do not come to is added. */
function playedOf({ game, keys, samples }: Told) {
  const events = new Map<string, GameEvent[]>();
  const prompts = new Map<string, Prompt[]>();
  const whys = new Set<string>();
  const keep = <T>(map: Map<string, T[]>, key: string, item: T) => {
    const kept = map.get(key) ?? [];
    if (kept.length < KEPT) map.set(key, [...kept, item]);
  };
  const note = (list: readonly GameEvent[]) => {
    for (const event of list) keep(events, game.face.fact(event).roll?.name ?? event.is, event);
  };
  note(samples.events);
  for (const ask of keys.ask) {
    for (const about of samples.about(ask)) keep(prompts, ask, { side: '', ask, rule: '', about, choices: [] });
  }
  for (let n = 0; n < 4; n++) {
    const scenario = game.scenarios[n % game.scenarios.length] ?? '';
    const table = new Table(game, { scenario, options: game.options, seed: `words ${n}` });
    const lot = seeded(`answers ${n}`);
    note(table.opening);
    for (let prompt = table.prompt; prompt; prompt = table.prompt) {
      keep(prompts, prompt.ask, prompt);
      const advice = n % 2 === 0 ? game.mind.bot(table.state, prompt) : null;
      if (advice) whys.add(advice.why);
      const choice = advice?.choice ?? prompt.choices[below(lot, prompt.choices.length)];
      const answer = choice && table.choose(choice);
      if (!answer?.ok) throw new Error('an offered choice was refused');
      note(answer.events);
    }
  }
  return { events, prompts, whys };
}

describe.each(told.map((one) => [one.game.id, one] as const))('%s', (id, one) => {
  const { game, keys, texts } = one;
  const code = codeOf(id);
  let played: ReturnType<typeof playedOf> | null = null;
  const whole = () => (played ??= playedOf(one));
  const wordsOf = (language: Language): Promise<GameWords> => game.books.words[language]();

  test.each(['ask', 'refusal', 'roll', 'modifier', 'outcome', 'why'] as const)('no key of %s is idle', (kind) => {
    expect(keys[kind].filter((key) => !code.includes(`'${key}'`))).toEqual([]);
  });

  test.each(['fr', 'vi'] as const)('no English is left in %s', (language) => {
    const english = new Map(leaves(texts.en));
    const same = leaves(texts[language]).filter(
      ([at, text]) => english.get(at) === text && /\p{L}/u.test(text) && !one.shared.some((path) => path.test(at)),
    );
    expect(same).toEqual([]);
  });

  describe.each(languages)('%s', (language) => {
    test('written texts are sound', () => {
      for (const [, text] of leaves(texts[language])) expectSound(text, language);
    });

    test('every key has words', async () => {
      const words = await wordsOf(language);
      const { of } = one.samples;
      for (const key of keys.refusal) expectSound(words.refusal({ reason: key, rule: '' }), language);
      for (const key of keys.outcome) expect(words.outcome(key)).not.toBe(key);
      for (const key of keys.state) expect(words.state(key)).toMatch(/^\p{L}/u);
      for (const key of keys.why) expectSound(words.why(key), language);
      for (const name of keys.roll) expect(words.roll({ name, of })).not.toBe(name);
      for (const cause of keys.modifier) expectSound(words.modifier({ cause, of, rule: '', value: 0 }).text, language);
      for (const key of keys.track) {
        const { short, name, meaning } = words.track(key);
        for (const text of [short, name, meaning]) expectSound(text, language);
        expect(short.length, short).toBeLessThanOrEqual(12);
      }
    });

    test('scenarios, options, phases, dates, places, counters and sources have words', async () => {
      const words = await wordsOf(language);
      for (const key of game.scenarios) expectSound(words.scenarios[key]?.summary ?? '', language);
      for (const key of game.options) expectSound(words.options[key]?.effect ?? '', language);
      for (const phase of game.face.phases) expect(words.phase(phase.id).name).not.toBe(phase.id);
      for (let turn = 1; turn <= one.turns; turn++) expectSound(words.dates(turn), language);
      for (const place of [...game.face.map.places.map((at) => at.id), ...one.boxes, 'turn-3']) {
        expect(words.place(place).name).not.toBe(place);
        expectSound(words.place(place).name, language);
        expect(words.place(place).short.length, words.place(place).short).toBeLessThanOrEqual(16);
      }
      for (const counter of firstView(game).counters) expect(words.counterKind(counter.id)).not.toBe(counter.id);
      for (const thing of one.sources) {
        const { stated = '', rebuilt = '' } = words.source(thing) ?? {};
        expectSound(`${stated} ${rebuilt}`.trim(), language);
      }
    });

    test('every row of every table is told, and no more', async () => {
      const words = await wordsOf(language);
      for (const [table, rows] of Object.entries(one.tables)) {
        expectSound(words.table(table), language);
        for (let row = 0; row < rows; row++) expectSound(words.row(table, row), language);
        expect(words.row(table, rows)).toBe('');
      }
    });

    test('every level of victory has an epilogue of two sentences', async () => {
      const words = await wordsOf(language);
      for (const level of one.levels) {
        const { name, epilogue } = words.result({ level, points: 6, cause: '' });
        expectSound(name, language);
        expect(epilogue.match(/[.] |[.]$/g), epilogue).toHaveLength(2);
      }
    });

    test('cards say what they say in English', async () => {
      const [words, english] = await Promise.all([wordsOf(language), wordsOf('en')]);
      for (const card of one.cards) {
        const { title, condition, when, effect, note } = words.card(card);
        for (const text of [title, when, effect, note]) expectSound(text, language);
        if (condition !== '') expectSound(condition, language);
        expect(figures(effect), effect).toEqual(figures(english.card(card).effect));
        expect(figures(condition), condition).toEqual(figures(english.card(card).condition));
        expect(note).toMatch(/\.$/);
        expect(title.length, title).toBeLessThanOrEqual(34);
      }
    });

    test('what happens is told as in English: the same names and figures', async () => {
      const [words, english] = await Promise.all([wordsOf(language), wordsOf('en')]);
      expect(whole().events.size).toBeGreaterThan(20);
      for (const [kind, list] of whole().events) {
        for (const event of list) {
          const sentence = words.event(event);
          const plainly = english.event(event);
          expect(sentence === null, kind).toBe(plainly === null);
          if (!sentence || !plainly) continue;
          expectSound(plain(sentence), language);
          expect(plain(sentence)).toMatch(/\.$/);
          const { roll } = game.face.fact(event);
          // A title is made of names, and a name may have a figure in one language: Éliane 2, Đồi A1.
          const untitled = (said: Sentence, by: GameWords) =>
            said.map((part) => (typeof part === 'string' && roll ? part.replace(by.roll(roll), '') : part));
          if (kind !== 'turn')
            expect(facts(untitled(sentence, words)), plain(sentence)).toEqual(facts(untitled(plainly, english)));
          if (roll) expectSound(words.roll(roll), language);
          for (const modifier of roll?.modifiers ?? []) expectSound(words.modifier(modifier).text, language);
        }
      }
    });

    test('a line of the log is a sentence: it begins with a capital, and places take their articles', async () => {
      const words = await wordsOf(language);
      for (const event of [...whole().events.values()].flat()) {
        const line = plain(words.event(event) ?? ['.']);
        expect(line).toMatch(/^[\p{Lu}\d“«.]/u);
        for (const broken of brokenLines[language]) expect(line).not.toMatch(broken);
      }
    });

    test('questions, their buttons and what undo calls them', async () => {
      const [words, english] = await Promise.all([wordsOf(language), wordsOf('en')]);
      expect([...whole().prompts.keys()].sort()).toEqual([...keys.ask].sort());
      for (const prompt of [...whole().prompts.values()].flat()) {
        const question = words.ask(prompt);
        expectSound(plain(question), language);
        expect(plain(question)).toMatch(/[.?]$/);
        expect(facts(question), plain(question)).toEqual(facts(english.ask(prompt)));
        for (const choice of prompt.choices.slice(0, 60)) {
          const label = words.choice(choice, prompt);
          expectSound(label, language);
          // What follows the colon stands on a line of its own.
          const [button = '', ...follows] = label.split(/\s?: /);
          expect(button.length, label).toBeLessThanOrEqual(40);
          expect(follows.join().length, label).toBeLessThanOrEqual(48);
          expectSound(words.made(choice, prompt), language);
          expectSound(words.deed(choice), language);
        }
      }
    });

    test('places as they are heard, and their facts', async () => {
      const words = await wordsOf(language);
      const view = firstView(game);
      for (const place of view.places) {
        const stack = view.counters.filter(({ at }) => at === place.id);
        expectSound(words.spoken(place, stack), language);
        for (const { label, text } of words.facts(place)) {
          expectSound(label, language);
          if (text !== undefined) expectSound(text, language);
        }
      }
    });
  });

  test('the bot gives no reason without words', () => {
    expect([...whole().whys].filter((why) => !keys.why.includes(why))).toEqual([]);
  });
});

function firstView(game: Game) {
  const table = new Table(game, { scenario: game.scenarios[0] ?? '', options: [], seed: 'heard' });
  return game.face.view(table.state, game.sides[0] ?? null, table.prompt);
}
