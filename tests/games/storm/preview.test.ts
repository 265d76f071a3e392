import { describe, expect, test } from 'vitest';
import { preview } from '../../../src/games/storm/preview';
import { refusal } from '../../../src/games/storm/refusal';
import { assault } from '../../../src/games/storm/rules/assault';
import { damage } from '../../../src/games/storm/rules/damage';
import { fire } from '../../../src/games/storm/rules/fire';
import { impulsePhase } from '../../../src/games/storm/rules/impulses';
import { move } from '../../../src/games/storm/rules/movement';
import { all, bare, battle, card, deal, go, held, pass, pick, play, put, some, spent, suffer, to, until } from './kit';

const outcome = (shown: ReturnType<typeof preview>, key: string) =>
  shown?.outcomes.find((one) => one.key === key)?.value;

describe('8.3 odds of fire', () => {
  test('the ledger and the roll are the same lines, the chances add up to one', () => {
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

describe('reaction previews', () => {
  test('Débouchez à Zéro! counts both rolls, the attackers giving up as few units as they can', () => {
    const v = deal(held(bare({ turn: 1 }), 'viet-minh', 14), [card('debouchez')], []);
    some(v, 14, 1, 'regular');
    put(v, 17, '1-2-rei-1');
    const prompt = until(assault(v, 14), 'react-assault', { do: 'pick' }, go);
    // One unit of firepower 1 against defense 10: 2 points need a roll of 11.
    expect(outcome(preview(v, prompt, null), 'cleared')).toBeCloseTo(3 / 36);
    // Two dice and 6 against 8: any point turns, retreats or kills the one unit, so only a 2 lets it go on.
    expect(outcome(preview(v, prompt, play(card('debouchez'))), 'cleared')).toBeCloseTo((3 / 36) * (1 / 36));
  });

  test('Flares take the Night Assaults out of the odds', () => {
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

describe('refusals cite their rule', () => {
  const reason = (
    v: ReturnType<typeof bare>,
    prompt: Parameters<typeof refusal>[1],
    choice: Parameters<typeof refusal>[2],
  ) => {
    const { reason: why, rule } = refusal(v, prompt, choice);
    return [why, rule];
  };

  test('6.0 actions of an impulse', () => {
    const v = battle({ turn: 2 });
    const vm = until(impulsePhase(v), 'impulse');
    const choice = (deed: string, area: number) => ({ do: deed, area });
    expect(reason(v, vm, choice('assault', 8))).toEqual(['trench-too-low', '10.0']);
    expect(reason(v, vm, choice('sap', 6))).toEqual(['not-controlled', '9.0']);
    expect(reason(v, vm, choice('fire', 1))).toEqual(['no-fresh-unit', '6.1']);
    expect(reason(v, vm, { do: 'play', card: 'v23' } as never)).toEqual(['not-in-hand', '5.2']);
    v.impulse = 'french';
    const french = until(impulsePhase(v), 'impulse');
    expect(reason(v, french, choice('assault', 6))).toEqual(['viet-minh-only', '10.0']);
    expect(reason(v, french, choice('fire', 36))).toEqual(['no-target', '8.1']);
  });

  test('8.4.1 a retreat that would throw points away', () => {
    const v = bare();
    const list = some(v, 17, 2, 'legion');
    spent(v, list[0] ?? -1);
    const prompt = until(damage(v, 17, list, 4, 'french'), 'damage');
    expect(reason(v, prompt, suffer('spend', list[0] ?? -1))).toEqual(['spent', '8.4']);
    expect(reason(v, prompt, suffer('remove', 100))).toEqual(['not-hit', '8.4']);
  });

  test('7.0 steps', () => {
    const v = bare();
    const [unit = -1] = put(v, 6, '5-7-rta-1');
    const prompt = until(move(v, 'french', 6), 'move-step', pick(unit), go);
    expect(reason(v, prompt, to(1))).toEqual(['closed-to-french', '7.0']);
    expect(reason(v, prompt, to(44))).toEqual(['not-adjacent', '7.0']);
    expect(reason(v, prompt, pass)).toEqual(['not-offered', '7.0']);
  });
});
