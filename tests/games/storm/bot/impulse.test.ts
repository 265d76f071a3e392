/** What the bot does with an impulse, and how. */
import { describe, expect, test } from 'vitest';
import { bot } from '../../../../src/games/storm/bot';
import { assault } from '../../../../src/games/storm/rules/assault';
import { fire } from '../../../../src/games/storm/rules/fire';
import * as french from '../../../../src/games/storm/rules/french-cards';
import { impulsePhase } from '../../../../src/games/storm/rules/impulses';
import { move } from '../../../../src/games/storm/rules/movement';
import { sap } from '../../../../src/games/storm/rules/sap';
import * as vm from '../../../../src/games/storm/rules/vm-cards';
import {
  advised,
  all,
  bare,
  battle,
  card,
  count,
  deal,
  decline,
  dice,
  go,
  held,
  nineAgainstThree,
  pass,
  pick,
  play,
  put,
  run,
  some,
  spent,
  stop,
  to,
} from '../kit';

describe('6.0 the action of an impulse', () => {
  test('10.0 a hill that is sure to fall is assaulted', () => {
    const v = bare({ turn: 3 });
    some(v, 18, 9, 'elite');
    v.trench[18] = 3;
    spent(v, ...put(v, 24, 'bt-2-5'));
    expect(advised(v, impulsePhase(v), 'impulse')).toEqual({ choice: { do: 'assault', area: 18 }, why: 'assault' });
  });

  test('10.0 on turn 1 Béatrice or Gabrielle is attacked, not passed by', () => {
    const v = battle();
    expect(['assault', 'fire', 'play']).toContain(advised(v, impulsePhase(v), 'impulse').choice.do);
  });

  test('4.0 with nothing worth doing the French pass: time is on their side', () => {
    const v = deal(bare({ impulse: 'french' }), ['f1'], []);
    put(v, 28, '1-bep-1');
    expect(advised(v, impulsePhase(v), 'impulse')).toEqual({ choice: pass, why: 'pass' });
  });

  test('6.2 the column from Isabelle comes in at once', () => {
    const v = deal(bare({ impulse: 'french' }), [card('column')], []);
    expect(advised(v, impulsePhase(v), 'impulse')).toEqual({ choice: play(card('column')), why: 'card' });
  });

  test('8.2 bombers strike the crowded stack', () => {
    const v = deal(bare({ impulse: 'french' }), [card('b-26')], []);
    some(v, 11, 1, 'replacement');
    some(v, 7, 8, 'elite');
    expect(advised(v, impulsePhase(v), 'impulse')).toEqual({ choice: play(card('b-26')), why: 'air' });
    expect(advised(v, french.airStrike(v, card('b-26')), 'card-target').choice).toEqual(to(7));
  });

  test('9.0 idle units beside a garrisoned hill dig', () => {
    const v = bare({ turn: 3 });
    v.control.fill('viet-minh');
    held(v, 'french', 24);
    some(v, 18, 6, 'regular');
    put(v, 24, '1-2-rei-1', '1-2-rei-2', '1-2-rei-3', '1-13-dble-1');
    expect(advised(v, impulsePhase(v), 'impulse').choice).toEqual({ do: 'sap', area: 18 });
  });
});

describe('8.1, 10.0 targets', () => {
  test('8.1 fire goes where it does most', () => {
    const v = bare();
    put(v, 10, '1-bep-1', '1-bep-2', '1-bep-3');
    some(v, 7, 4, 'elite');
    some(v, 11, 1, 'replacement');
    v.trench[11] = 3;
    expect(advised(v, fire(v, 'french', 10), 'fire-target')).toEqual({ choice: to(7), why: 'best-target' });
  });

  test('10.0 an assault goes to the hill, not to the field beside it', () => {
    const v = bare({ turn: 1 });
    some(v, 18, 9, 'elite');
    put(v, 24, '3-3-rta-12');
    put(v, 17, '1-bep-1', '1-bep-2', '1-bep-3', '1-bep-4');
    expect(advised(v, assault(v, 18), 'assault-target').choice).toEqual(to(24));
  });

  test('6.2 a surprise assault starts where it promises most', () => {
    const v = deal(bare({ turn: 3 }), [], [card('surprise-assault')]);
    some(v, 18, 9, 'elite');
    some(v, 42, 1, 'regular');
    put(v, 24, '3-3-rta-12');
    put(v, 38, '1-4-rtm-2');
    expect(advised(v, vm.surpriseAssault(v, card('surprise-assault')), 'card-from').choice).toEqual(to(18));
  });

  test('6.1 a counter-attack aims at what it can take back', () => {
    const v = deal(bare(), [card('counter-attack')], []);
    held(v, 'viet-minh', 24);
    some(v, 24, 1, 'replacement');
    some(v, 18, 6, 'elite');
    put(v, 30, '1-bep-1', '1-bep-2', '1-bep-3');
    put(v, 23, '8-bpc-1', '8-bpc-2');
    const rules = french.counterAttack(v, card('counter-attack'));
    expect(advised(v, rules, 'counter-target', { do: 'form', form: 'fire' }).choice).toEqual(to(24));
  });

  test('6.2 Langlais and Bigeard go to the hill, Dan Cong to the trenches, a raid to the deepest', () => {
    const v = deal(bare(), [card('langlais-bigeard'), card('trench-raid')], [card('dan-cong')]);
    spent(v, ...put(v, 28, '1-bep-1'), ...put(v, 22, '8-bpc-1'));
    expect(advised(v, french.rally(v, card('langlais-bigeard'), 'french'), 'card-target').choice).toEqual(to(28));
    spent(v, ...some(v, 18, 2, 'regular'), ...some(v, 39, 2, 'elite'));
    v.trench[39] = 3;
    expect(advised(v, french.rally(v, card('dan-cong'), 'viet-minh'), 'card-target').choice).toEqual(to(39));
    put(v, 38, '1-4-rtm-2');
    v.trench[31] = 1;
    expect(advised(v, french.trenchRaid(v, card('trench-raid')), 'card-target').choice).toEqual(to(39));
  });

  test('6.2 Propaganda goes where the Thai units are alone', () => {
    const v = deal(bare(), [], [card('propaganda')]);
    put(v, 9, 'bt-3-9', 'bt-3-12');
    put(v, 17, 'bt-2-6');
    expect(advised(v, vm.propaganda(v, card('propaganda')), 'card-target').choice).toEqual(to(17));
  });

  test('6.2 after the mine the strongest area walks in, and the ruins of a full hill are left alone', () => {
    const shaft = (...garrison: string[]) => {
      const v = deal(bare({ turn: 5 }), [], [card('mine-shaft')]);
      put(v, 38, ...garrison);
      v.trench[39] = 3;
      v.trench[42] = 3;
      some(v, 39, 5, 'regular');
      some(v, 42, 1, 'elite');
      return v;
    };
    const empty = dice(shaft('1-4-rtm-2'), 6, 6);
    expect(advised(empty, vm.mineShaft(empty, card('mine-shaft')), 'shaft-entry').choice).toEqual(to(39));
    const full = dice(shaft('1-bep-1', '1-bep-2', '1-bep-3', '1-bep-4', '8-bpc-1', '8-bpc-2'), 1, 1);
    const first = { do: 'spend' } as const;
    expect(advised(full, vm.mineShaft(full, card('mine-shaft')), 'shaft-assault', first).choice).toEqual(decline);
  });
});

describe('6.1 who takes part', () => {
  test('8.1 all fire together', () => {
    const v = bare();
    put(v, 10, 'bt-3-10', 'bt-3-11');
    some(v, 11, 3, 'regular');
    expect(advised(v, fire(v, 'french', 10), 'fire-force')).toEqual({ choice: all, why: 'all-together' });
  });

  test('5.2 a card is added where it decides, not where it changes nothing', () => {
    const night = card('night-assault');
    const { v } = nineAgainstThree([], [night]);
    v.trench[14] = 3;
    const rules = assault(v, 14);
    rules.next();
    const prompt = rules.next(all).value;
    expect(prompt && bot(v, prompt)).toEqual({ choice: play(night), why: 'card' });
    const sure = deal(bare({ turn: 1 }), [], [night]);
    some(sure, 18, 9, 'elite');
    spent(sure, ...put(sure, 24, 'bt-2-5'));
    const easy = assault(sure, 18);
    easy.next();
    const then = easy.next(all).value;
    expect(then && bot(sure, then)).toEqual({ choice: go, why: 'enough' });
  });

  test('9.0 the weakest dig, as far as units go; then a card that is worth little else', () => {
    const v = bare({ turn: 3 });
    const [strong = -1] = some(v, 18, 1, 'elite');
    const weak = some(v, 18, 2, 'regular');
    const first = advised(v, sap(v, 18), 'sap-work').choice;
    expect(weak.map(pick)).toContainEqual(first);
    expect(first).not.toEqual(pick(strong));
    const dug = deal(bare({ turn: 3 }), [], [card('giap'), card('rats')]);
    expect(advised(dug, sap(dug, 18), 'sap-work')).toEqual({
      choice: { do: 'discard', card: card('rats') },
      why: 'sap',
    });
  });

  test('6.1 after a counter-attack four hold a hill, two a field', () => {
    const won = (target: number, ...from: number[]) => {
      const v = deal(held(bare(), 'viet-minh', target), [card('counter-attack')], []);
      from.forEach((area, i) => {
        put(v, area, `1-bep-${i + 1}`, `8-bpc-${i + 1}`, `6-bpc-${i + 1}`);
      });
      some(v, target, 1, 'replacement');
      dice(v, 6, 6);
      const rules = french.counterAttack(v, card('counter-attack'));
      let step = rules.next();
      while (!step.done)
        step = rules.next(
          step.value.ask === 'counter-form' ? (step.value.choices[0] ?? pass) : bot(v, step.value).choice,
        );
      return count(v, target, 'french');
    };
    expect([won(24, 23, 30), won(16, 15, 20)]).toEqual([4, 2]);
  });
});

describe('7.0 movement', () => {
  test('7.0 a hill keeps its garrison; what can be spared goes', () => {
    const v = bare();
    put(v, 28, '1-bep-1', '1-bep-2', '1-bep-3', '1-bep-4');
    const spare = move(v, 'french', 28);
    let step = spare.next();
    let picked = 0;
    while (!step.done && step.value.ask === 'move-units') {
      const { choice } = bot(v, step.value);
      if (choice.do === 'pick') picked++;
      step = spare.next(choice);
    }
    expect(picked).toBe(3); // nobody presses on it: one stays
  });

  test('7.0 the Viet Minh go all together, but leave three on a hill with the enemy before it', () => {
    const v = bare();
    some(v, 8, 4, 'regular');
    expect(advised(v, move(v, 'viet-minh', 8), 'move-units').choice).toEqual(all);
    const taken = held(bare(), 'viet-minh', 24);
    const five = some(taken, 24, 5, 'regular');
    put(taken, 23, '1-bep-1', '1-bep-2', '1-bep-3');
    run(
      move(taken, 'viet-minh', 24),
      ...[0, 1, 2, 3].map(() => (prompt: Parameters<typeof bot>[1]) => bot(taken, prompt).choice),
    );
    expect(five.filter((unit) => taken.at[unit] === 24)).toHaveLength(3);
  });

  test('7.0 an empty French hill is walked into', () => {
    const v = bare({ turn: 3 });
    some(v, 18, 3, 'regular');
    expect(advised(v, move(v, 'viet-minh', 18), 'move-step', all, go).choice).toMatchObject({ do: 'to' });
    const { choice } = advised(v, move(v, 'viet-minh', 18), 'move-step', all, go);
    expect(choice.do === 'to' && [17, 24, 30].includes(choice.area)).toBe(true);
  });

  test('7.0 the French do not walk into the enemy, and stop where they are wanted', () => {
    const v = bare();
    const [unit = -1] = put(v, 23, '8-bpc-1');
    some(v, 24, 2, 'regular');
    put(v, 24, '3-3-rta-12');
    const { choice } = advised(v, move(v, 'french', 23), 'move-step', pick(unit), go);
    expect(choice).not.toEqual(to(24));
    const w = bare();
    for (const [area, corps] of [
      [35, 'legion'],
      [36, 'african'],
      [28, 'para'],
      [29, 'vietnamese'],
      [41, 'thai'],
      [30, 'legion'],
    ] as const)
      some(w, area, 4, corps);
    const [tank = -1] = put(w, 37, '1-rcc-1');
    some(w, 39, 9, 'elite');
    w.trench[39] = 3;
    expect(advised(w, move(w, 'french', 37), 'move-step', pick(tank), go).choice).toEqual(to(38));
    const there = move(w, 'french', 37);
    there.next();
    there.next(pick(tank));
    there.next(go);
    const next = there.next(to(38)).value;
    expect(next && bot(w, next).choice).toEqual(stop);
  });
});
