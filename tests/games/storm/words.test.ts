import { describe, expect, test } from 'vitest';
import { storm } from '../../../src/games/storm';
import { areaNumbers } from '../../../src/games/storm/data/areas';
import { cards } from '../../../src/games/storm/data/cards';
import { units } from '../../../src/games/storm/data/units';
import {
  askKeys,
  modifierKeys,
  outcomeKeys,
  refusalKeys,
  rollKeys,
  stateKeys,
  trackKeys,
  whyKeys,
} from '../../../src/games/storm/words/keys';
import { below, seeded } from '../../../src/kernel/chance';
import { Table } from '../../../src/kernel/table';
import { type GameWords, languages, plain } from '../../../src/kernel/words';

/** Everything two random games and a game by the bot say. */
function saidBy(words: GameWords): Set<string> {
  const said = new Set<string>();
  const known = (text: string, key: string) => {
    if (text === key || text === '' || /undefined|NaN|\[object/.test(text))
      throw new Error(`no words for ${key}: «${text}»`);
    said.add(key);
  };
  for (const [seed, byBot] of [
    ['a', false],
    ['b', false],
    ['c', true],
  ] as const) {
    const table = new Table(storm, { scenario: 'battle', options: ['15.0'], seed });
    const lot = seeded(seed);
    while (table.prompt) {
      const { prompt } = table;
      known(plain(words.ask(prompt)), prompt.ask);
      for (const choice of prompt.choices.slice(0, 40)) {
        known(words.choice(choice, prompt), choice.do);
        known(words.made(choice, prompt), choice.do);
      }
      const shown = storm.preview(table.state, prompt, prompt.choices.at(-1) ?? null);
      for (const modifier of shown?.modifiers ?? []) known(words.modifier(modifier).text, modifier.cause);
      for (const { key } of shown?.outcomes ?? []) known(words.outcome(key), key);
      const random = prompt.choices[below(lot, prompt.choices.length)];
      const advice = byBot ? storm.bot(table.state, prompt) : null;
      if (advice) known(words.why(advice.why), advice.why);
      const choice = advice?.choice ?? random;
      const answer = choice && table.choose(choice);
      if (!answer?.ok) throw new Error('an offered choice was refused');
      for (const event of answer.events) {
        const sentence = words.event(event);
        if (sentence) known(plain(sentence), event.is);
      }
    }
    for (const side of storm.sides) {
      const view = storm.view(table.state, side, null);
      for (const place of view.places) for (const mark of place.marks) known(`${words.state(mark)}.`, mark);
      for (const track of view.tracks) known(words.track(track.id).name, track.id);
      for (const counter of view.counters) {
        known(words.place(counter.at).name, `place ${counter.at}`);
        for (const state of counter.states) known(`${words.state(state)}.`, state);
      }
    }
  }
  return said;
}

describe.each(languages)('%s', (language) => {
  test('has words for whatever the rules ask, offer, tell and show', async () => {
    const said = saidBy(await storm.words[language]());
    expect(askKeys.filter((key) => said.has(key)).length).toBeGreaterThan(30);
  });

  test('has words for every key, card, unit, area and source', async () => {
    const words = await storm.words[language]();
    const about = {
      area: 17,
      target: 24,
      card: 'f1',
      unit: '8-bpc-1',
      points: 3,
      units: 2,
      most: 3,
      left: 1,
      limit: 4,
    };
    for (const ask of askKeys) {
      const prompt = { side: 'french', ask, rule: '', about, choices: [{ do: 'go' }] };
      expect(plain(words.ask(prompt))).not.toMatch(new RegExp(`^${ask}$|undefined|NaN`));
      expect(words.choice({ do: 'go' }, prompt)).not.toBe('go');
    }
    for (const key of refusalKeys) expect(words.refusal({ reason: key, rule: '' })).not.toBe(key);
    for (const key of outcomeKeys) expect(words.outcome(key)).not.toBe(key);
    for (const key of stateKeys) expect(words.state(key)).not.toBe('');
    for (const key of trackKeys) expect(words.track(key).meaning).not.toBe(key);
    for (const key of whyKeys) expect(words.why(key)).not.toBe(key);
    for (const key of rollKeys) expect(words.roll({ name: key })).not.toBe(key);
    for (const key of modifierKeys) expect(words.modifier({ cause: key, rule: '', value: 0 }).text).not.toBe(key);
    for (const { id } of cards) {
      expect(words.card(id).effect.length).toBeGreaterThan(10);
      expect(words.source(`card-${id}`)).not.toBe('');
    }
    for (const area of areaNumbers) expect(words.place(`${area}`).name).not.toBe(`${area}`);
    for (const { id } of units) expect(words.counterKind(id)).not.toBe(id);
    for (const level of storm.sides) expect(words.result({ level, points: 6, cause: '' }).epilogue).not.toBe('');
    expect(words.dates(3)).toMatch(/27.*2.*1954/);
  });
});
