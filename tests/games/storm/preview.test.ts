import { describe, expect, test } from 'vitest';
import { storm } from '../../../src/games/storm';
import { preview } from '../../../src/games/storm/face/preview';
import { assault } from '../../../src/games/storm/rules/assault';
import { fire } from '../../../src/games/storm/rules/fire';
import * as vm from '../../../src/games/storm/rules/vm-cards';
import { newAction } from '../../../src/games/storm/state';
import type { Roll } from '../../../src/kernel/rolls';
import { sum } from '../../../src/kernel/rolls';
import { Table } from '../../../src/kernel/table';
import type { Preview } from '../../../src/kernel/view';
import { all, bare, card, deal, dice, go, held, nineAgainstThree, play, put, some, to, until } from './kit';

const outcome = (shown: ReturnType<typeof preview>, key: string) =>
  shown?.outcomes.find((one) => one.key === key)?.value;

describe('8.3 odds of fire', () => {
  test('8.3 the ledger and the roll are the same lines, the chances add up to one', () => {
    const v = bare();
    put(v, 10, '1-rcc-1', 'bt-3-10', 'bt-3-11', '1-2-rei-1');
    some(v, 11, 3, 'regular');
    v.trench[11] = 1;
    const prompt = until(fire(v, 'french', 10), 'fire-force');
    const shown = preview(v, prompt, { do: 'all' });
    expect(shown?.modifiers.map(({ cause, value }) => [cause, value])).toEqual([
      ['firepower', 1],
      ['firepower', 1],
      ['firepower', 2],
      ['firepower', 3],
      ['defense', -8],
      ['terrain', -2],
    ]);
    expect(shown?.bars.reduce((sum, bar) => sum + bar.chance, 0)).toBeCloseTo(1);
    expect(outcome(shown, 'hit')).toBeCloseTo(33 / 36); // a roll of 4 or more
    expect(outcome(shown, 'cleared')).toBeCloseTo(3 / 36); // 8 points: a roll of 11 or 12
  });
});

describe('5.2 reaction previews', () => {
  test('10.0 Débouchez à Zéro! counts both rolls, the attackers giving up as few units as they can', () => {
    const v = deal(held(bare({ turn: 1 }), 'viet-minh', 14), [card('debouchez')], []);
    some(v, 14, 1, 'regular');
    put(v, 17, '1-2-rei-1');
    const prompt = until(assault(v, 14), 'react-assault', { do: 'pick' }, go);
    // One unit of firepower 1 against defense 10: 2 points need a roll of 11.
    expect(outcome(preview(v, prompt, null), 'cleared')).toBeCloseTo(3 / 36);
    // Two dice and 6 against 8: any point turns, retreats or kills the one unit, so only a 2 lets it go on.
    expect(outcome(preview(v, prompt, play(card('debouchez'))), 'cleared')).toBeCloseTo((3 / 36) * (1 / 36));
  });

  test('5.2 Flares take the Night Assaults out of the odds', () => {
    const v = deal(held(bare({ turn: 1 }), 'viet-minh', 14), [card('flares')], [card('night-assault')]);
    some(v, 14, 5, 'regular');
    put(v, 17, '1-2-rei-1');
    const prompt = until(assault(v, 14), 'react-assault', play(card('night-assault')), all, go);
    expect(preview(v, prompt, null)?.total).toBe(-2);
    expect(preview(v, prompt, play(card('flares')))?.total).toBe(-5);
  });
});

test('11.0 odds of the supply roll', () => {
  const v = deal(bare({ turn: 5, phase: 'supply' }), [], [card('rats')]);
  const prompt = { side: 'viet-minh', ask: 'supply-before', rule: '11.0', choices: [] } as const;
  expect(outcome(preview(v, prompt, null), 'supply-all')).toBeCloseTo(26 / 36);
  expect(outcome(preview(v, prompt, play(card('rats'))), 'supply-all')).toBeCloseTo(10 / 36);
});

describe('8.2 fire of a card at the areas it may be aimed at', () => {
  test('8.2 Artillery Barrage with terrain, Detonate Mine Shaft without', () => {
    const v = deal(bare({ turn: 5 }), [], [card('artillery-barrage'), card('mine-shaft')]);
    put(v, 38, '1-4-rtm-2');
    put(v, 28, '1-bep-1');
    const barrage = until(vm.barrage(v, card('artillery-barrage')), 'card-target');
    expect(preview(v, barrage, to(38))?.total).toBe(7 - 9 - 3);
    expect(preview(v, barrage, null)).toBeNull();
    v.action = newAction('card', 'viet-minh', 0, card('mine-shaft'));
    expect(preview(v, barrage, to(38))?.total).toBe(9 - 9);
  });

  test('8.2 a card that does not fire has no odds', () => {
    const v = deal(bare(), [], []);
    v.action = newAction('card', 'french', 0, card('trench-raid'));
    const prompt = { side: 'french', ask: 'card-target', rule: '6.2', choices: [to(39)] } as const;
    expect(preview(v, prompt, to(39))).toBeNull();
  });
});

describe('5.2 answers to fire', () => {
  function shelled() {
    const v = deal(bare(), [card('improved-defenses'), card('counter-battery')], [card('vm-mortar-support')]);
    put(v, 6, '5-7-rta-1', '5-7-rta-2');
    some(v, 3, 9, 'regular');
    return v;
  }

  test('5.2 Improved Defenses double the terrain, Counter-Battery takes the mortars away', () => {
    const v = shelled();
    const prompt = until(fire(v, 'viet-minh', 3), 'react-fire', play(card('vm-mortar-support')), all, go);
    expect(preview(v, prompt, null)?.total).toBe(9 + 2 - 9 - 3);
    expect(preview(v, prompt, play(card('improved-defenses')))?.total).toBe(9 + 2 - 9 - 6);
    expect(preview(v, prompt, play(card('counter-battery')))?.total).toBe(9 - 9 - 3);
  });

  test('8.2 against a barrage: the odds of letting it fall; after Counter-Battery there is nothing to roll', () => {
    const v = deal(shelled(), [card('counter-battery')], [card('artillery-barrage')]);
    const prompt = until(vm.barrage(v, card('artillery-barrage')), 'react-barrage');
    expect(preview(v, prompt, { do: 'decline' })?.total).toBe(7 - 9 - 3);
    expect(preview(v, prompt, play(card('counter-battery')))).toBeNull();
  });
});

describe('10.0 Giap Demands Success', () => {
  test('10.0 the dice kept are certain, one roll more can only better them', () => {
    const { v } = nineAgainstThree([], [card('giap')]);
    v.trench[14] = 3;
    dice(v, 3, 5); // 8 + 11 - 10 = 9: enough
    const prompt = until(assault(v, 14), 'giap', all, go);
    expect(preview(v, prompt, { do: 'decline' })?.bars).toEqual([{ total: 9, chance: 1, row: 2 }]);
    const again = preview(v, prompt, play(card('giap')));
    expect(Math.min(...(again?.bars.map(({ total }) => total) ?? []))).toBe(9);
    expect(outcome(again, 'points')).toBeCloseTo(9);
  });
});

test('8.3 nobody in the force yet, or another question: no odds', () => {
  const v = bare();
  put(v, 10, 'bt-3-10');
  some(v, 11, 1, 'regular');
  const prompt = until(fire(v, 'french', 10), 'fire-force');
  expect(preview(v, prompt, null)).toBeNull();
  expect(preview(v, { ...prompt, ask: 'impulse' }, null)).toBeNull();
});

describe('8.3, 11.0 in whole games', () => {
  /** Plays by the bot and hands over the previews of each question, that of the choice made, and the rolls after it. */
  function playing(
    seeds: readonly string[],
    look: (ask: string, shown: Preview[], made: Preview | null, rolls: Roll[]) => void,
  ) {
    for (const seed of seeds) {
      const table = new Table(storm, { scenario: 'battle', options: [], seed });
      for (let prompt = table.prompt; prompt; prompt = table.prompt) {
        const { state } = table;
        const shown = [null, ...prompt.choices].flatMap((choice) => preview(state, prompt, choice) ?? []);
        const { choice } = storm.mind.bot(state, prompt);
        const made = preview(state, prompt, choice);
        const answer = table.choose(choice);
        if (!answer.ok) throw new Error(answer.refusal.reason);
        look(
          prompt.ask,
          shown,
          made,
          answer.events.flatMap((event) => ('roll' in event ? [event.roll as Roll] : [])),
        );
      }
    }
  }

  test('8.3, 11.0 a preview adds up, and its chances come to one', () => {
    const asks = new Set<string>();
    const wrong: Preview[] = [];
    const isChance = (value: number) => value >= -1e-9 && value <= 1 + 1e-9;
    playing(['a', 'b'], (ask, shown) => {
      for (const one of shown) {
        const whole = one.bars.reduce((all36, bar) => all36 + bar.chance, 0);
        const chances = one.outcomes.filter(({ kind }) => kind === 'chance');
        const sound = one.total === sum(one.modifiers) && Math.abs(whole - 1) < 1e-9;
        if (!sound || !chances.every(({ value }) => isChance(value))) wrong.push(one);
        asks.add(ask);
      }
    });
    expect(wrong).toEqual([]);
    const rolls = [
      'fire-force',
      'assault-force',
      'card-target',
      'react-assault',
      'react-fire',
      'giap',
      'supply-before',
    ];
    expect(rolls.filter((ask) => !asks.has(ask))).toEqual([]);
  });

  test('8.3 it is of the roll that falls: same name, same modifiers line by line', () => {
    let compared = 0;
    playing(['c', 'd'], (ask, _shown, made, rolls) => {
      if (!made || (ask !== 'fire-force' && ask !== 'assault-force' && ask !== 'supply-before')) return;
      const roll = rolls.find(({ name }) => name === made.name);
      if (!roll) return; // another question comes first
      expect(roll.modifiers).toEqual(made.modifiers);
      compared++;
    });
    expect(compared).toBeGreaterThan(60);
  });
});
