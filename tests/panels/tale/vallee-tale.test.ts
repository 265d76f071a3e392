/** What Vallée de la mort tells, card by card. */
import { describe, expect, test } from 'vitest';
import { vallee } from '../../../src/games/vallee';
import type { Game } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { hasNews } from '../../../src/panels/tale/told-steps';
import { volleyOf } from '../../../src/panels/tale/volley';
import { cardsIn, scriptAt } from './telling-kit';

const game: Game = vallee;
const counters = new Set<string>();

/** So many choices as the bot plays; French guns answer whatever fires. */
function played(choices: number, seed: string, answers: boolean): Table {
  const table = new Table(game, { scenario: 'campaign', options: [], seed });
  for (let i = 0; i < choices && table.prompt; i++) {
    const { prompt } = table;
    const answer = answers && prompt.choices.find((choice) => choice.do === 'answer');
    table.choose(answer || game.mind.bot(table.state, prompt).choice);
  }
  for (const { id } of game.face.view(table.state, null, null).counters) counters.add(id);
  return table;
}

const isCounter = (id: string) => counters.has(id);
const cards = cardsIn(scriptAt(played(400, 'sfc32:tale-1', false), 'viet-minh'));

describe('5.5.1 a bombardment', () => {
  const shells = cards.find(({ fight, is }) => is === 'volley' && fight === 'barrage');
  if (!shells) throw new Error('no bombardment');
  const volley = volleyOf(shells, isCounter);

  test('is one card for the whole phase, by whoever ordered it', () => {
    expect(cards.filter(({ phase, turn }) => phase === 'vm-guns' && turn === shells.turn)).toEqual([shells]);
    expect([shells.by, shells.declared.length]).toEqual(['viet-minh', 7]);
  });

  test('has every die, those that hit beside who suffered, like results in one line', () => {
    expect(volley.dice).toBe(shells.steps.filter(({ roll }) => roll).length);
    expect(volley.lines.flatMap(({ dice }) => dice).length).toBeGreaterThanOrEqual(volley.hits.length);
    const alike = volley.lines.map(({ place, harms }) => `${place} ${harms}`);
    expect(new Set(alike).size).toBe(alike.length);
    expect([volley.unhurt, volley.targets]).toEqual([3, 12]);
  });

  test('its supply is a track, not a line', () => {
    expect(volley.others).toEqual([]);
  });

  test('10.5 what French guns answer is a line of it, not a card', () => {
    const answered = cardsIn(scriptAt(played(60, 'b', true), 'viet-minh')).filter(({ phase }) => phase === 'vm-guns');
    const lines = answered.flatMap((card) => volleyOf(card, isCounter).lines).filter((line) => line.answers);
    expect(lines.map(({ author, harms }) => [author, harms.includes('silenced')])).toContainEqual(['viet-minh', true]);
    expect(new Set(answered.map(({ by }) => by))).toEqual(new Set(['viet-minh']));
  });
});

test('5.5.2 a phase of missions is one card: who flies, flak, bombs and drops', () => {
  const flight = cards.find(({ phase }) => phase === 'missions');
  if (!flight) throw new Error('no flight');
  expect([flight.is, flight.by, flight.declared.length]).toEqual(['volley', 'french', 13]);
  const harms = new Set(volleyOf(flight, isCounter).lines.flatMap((line) => line.harms));
  expect([...harms].sort()).toEqual(['astray', 'damaged', 'disrupted', 'landed', 'step']);
});

test('5.6.2 support that one side alone gives is told as its own, whoever has the half', () => {
  const support = cards.filter(({ fight }) => fight === 'support');
  for (const { by, declared } of support) {
    const shooters = new Set(declared.map(({ fact }) => fact.by));
    expect(by).toBe(shooters.size === 1 ? [...shooters][0] : null);
  }
  expect(new Set(support.map(({ by }) => by))).toEqual(new Set(['french', null]));
});

test('5.6.3 the fires of a step are one card, a single one a fight', () => {
  const fires = cards.filter(({ fight, declared }) => fight === 'fire' && declared.length > 0);
  expect(fires.some(({ is, declared }) => is === 'volley' && declared.length > 2)).toBe(true);
  expect(fires.filter(({ is, declared }) => is === 'fight' && declared.length > 1)).toEqual([]);
});

test('12.4 final defensive fire, losses of both and whose the area is now stand on the card of the assault', () => {
  const falls = cards.find(({ outcome, fight }) => outcome === 'falls' && fight === 'assault');
  expect(falls?.place).toBe('d3');
  expect(falls?.steps.map(({ is }) => is)).toEqual([
    'declared',
    'declared',
    'roll',
    'roll',
    'line',
    'losses',
    'losses',
    'ground',
  ]);
});

test('13.0 recovery is no part of a fight, and who does not recover is only counted', () => {
  const recovers = cards.filter(({ steps }) => steps.some(({ roll }) => roll?.roll.name === 'recover'));
  expect(recovers.filter(({ is }) => is !== 'gathered')).toEqual([]);
  for (const { steps } of recovers) expect(steps.filter(hasNews).length).toBeGreaterThan(2);
});
