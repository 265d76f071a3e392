/** Blunders by position: what the bot must not do, and that it is told from what it may. */
import { describe, expect, test } from 'vitest';
import { storm } from '../../../src/games/storm';
import { bot } from '../../../src/games/storm/bot';
import type { Rules, StormChoice, StormPrompt } from '../../../src/games/storm/choices';
import { victoryAreas } from '../../../src/games/storm/data/areas';
import { assault } from '../../../src/games/storm/rules/assault';
import { damage } from '../../../src/games/storm/rules/damage';
import { counterAttack } from '../../../src/games/storm/rules/french-cards';
import { impulsePhase } from '../../../src/games/storm/rules/impulses';
import { move } from '../../../src/games/storm/rules/movement';
import { newAction, type Storm } from '../../../src/games/storm/state';
import { blunders } from '../../../src/games/storm/trial/blunders';
import { candidates } from '../../../src/opponents/candidates';
import { all, bare, card, deal, decline, go, held, pass, pick, put, some, spent, stop, suffer, to, until } from './kit';

/** What is laughed at in a choice, and in the bot's. */
function judged(v: Storm, prompt: StormPrompt, choice: StormChoice) {
  return { choice: blunders.of(v, prompt, choice), bot: blunders.of(v, prompt, bot(v, prompt).choice) };
}

/** What the upper levels think about at all. */
const thought = (v: Storm, prompt: StormPrompt) => candidates(storm, v, prompt, 6).map(({ choice }) => choice);

/** The question after these answers. */
function after(rules: Rules, ...answers: StormChoice[]): StormPrompt {
  let step = rules.next();
  for (const answer of answers) if (!step.done) step = rules.next(answer);
  if (step.done) throw new Error('nothing is asked any more');
  return step.value;
}

const laughed = (kind: string) => ({ choice: [kind], bot: [] });

test('every kind has a position below', () => {
  expect(blunders.kinds).toEqual(['give-up', 'walk-off', 'take-and-leave', 'pass-lost', 'hopeless', 'leave-free']);
});

describe('8.4 give-up', () => {
  test('the first of two slips away though the other must follow, and a loss would have kept the hill', () => {
    const v = bare();
    const [a = -1, b = -1] = put(v, 17, '3-3-rta-9', '3-3-rta-10');
    spent(v, a, b);
    const prompt = until(damage(v, 17, [a, b], 2, 'french'), 'damage');
    expect(judged(v, prompt, suffer('retreat', a))).toEqual(laughed('give-up'));
    expect(blunders.of(v, prompt, suffer('remove', a))).toEqual([]);
    expect(thought(v, prompt)).toEqual([suffer('remove', a), suffer('remove', b)]);
  });

  test('what cannot be held is not given up, and a field is no hill', () => {
    const v = bare();
    const units = put(v, 22, '3-3-rta-9', '3-3-rta-10');
    spent(v, ...units);
    const prompt = until(damage(v, 22, units, 2, 'french'), 'damage');
    expect(blunders.of(v, prompt, suffer('retreat', units[0] ?? -1))).toEqual([]);
  });
});

test('7.0 walk-off: the last two leave a hill with the enemy before it, and the bot does not begin to', () => {
  const v = held(bare({ turn: 3 }), 'viet-minh', ...victoryAreas);
  const [a = -1, b = -1] = some(v, 24, 2, 'regular');
  put(v, 23, '1-bep-1', '1-bep-2', '1-bep-3', '1-bep-4');
  const impulse = until(impulsePhase(v), 'impulse');
  expect(bot(v, impulse).choice).not.toEqual({ do: 'move', area: 24 });
  const prompt = after(move(v, 'viet-minh', 24), pick(a), pick(b));
  expect(blunders.of(v, prompt, go)).toEqual(['walk-off']);
  // Nobody thinks about sending the second, nor a lone one.
  v.action = null;
  expect(thought(v, after(move(v, 'viet-minh', 24), pick(a)))).toEqual([go]);
  v.action = null;
  v.at[b] = 0;
  expect(thought(v, until(impulsePhase(v), 'impulse'))).not.toContainEqual({ do: 'move', area: 24 });
});

test('6.1 walk-off: a counter-attack by movement leaves somebody on the hills it comes from', () => {
  const v = deal(bare({ turn: 3 }), [card('counter-attack')], []);
  const [a = -1, b = -1] = put(v, 14, '1-bep-1', '1-bep-2');
  some(v, 11, 2, 'regular');
  some(v, 8, 2, 'regular');
  const asked = (...picked: number[]) =>
    after(counterAttack(v, card('counter-attack')), { do: 'form', form: 'move' }, ...picked.map(pick));
  expect(bot(v, asked()).choice.do).toBe('pick');
  expect(thought(v, asked())).not.toContainEqual(all);
  expect(bot(v, asked(a)).choice).toEqual(go);
  expect(thought(v, asked(a))).toEqual([go]);
  expect(blunders.of(v, asked(a), go)).toEqual([]);
  expect(blunders.of(v, asked(a, b), go)).toEqual(['walk-off']);
});

test('7.0 take-and-leave: a hill taken by a walk is walked out of again', () => {
  const v = held(bare({ turn: 3 }), 'viet-minh', 24);
  const units = some(v, 24, 3, 'regular');
  put(v, 23, '1-bep-1', '1-bep-2');
  v.action = { ...newAction('move', 'viet-minh', 18), target: 24, units };
  const choices = [to(18), stop];
  const prompt: StormPrompt = { side: 'viet-minh', ask: 'move-step', rule: '7.0', about: { area: 24 }, choices };
  expect(judged(v, prompt, to(18))).toEqual(laughed('take-and-leave'));
  expect(bot(v, prompt).choice).toEqual(stop);
  expect(thought(v, prompt)).toEqual([stop]);
});

describe('4.0 pass-lost', () => {
  /** The last turn, all hills taken. */
  const lost = () => {
    const v = deal(held(bare({ turn: 8 }), 'viet-minh', ...victoryAreas), [card('flares')], []);
    put(v, 23, '1-bep-1', '1-bep-2', '1-bep-3');
    some(v, 24, 1, 'regular');
    return v;
  };

  test('the French do not let the last turn end', () => {
    const v = lost();
    const prompt = until(impulsePhase(v), 'go-on', pass);
    expect(judged(v, prompt, decline)).toEqual(laughed('pass-lost'));
    expect(thought(v, prompt)).not.toContainEqual(decline);
  });

  test('nor do they pass', () => {
    const v = Object.assign(lost(), { impulse: 'french' });
    const prompt = until(impulsePhase(v), 'impulse');
    expect(blunders.of(v, prompt, pass)).toContain('pass-lost');
    expect(blunders.of(v, prompt, bot(v, prompt).choice)).toEqual([]);
  });

  test('the Viet Minh end it gladly, and not while they lack a hill', () => {
    const v = lost();
    const prompt = until(impulsePhase(v), 'impulse');
    expect(bot(v, prompt).choice).toEqual(pass);
    expect(blunders.of(v, prompt, pass)).toEqual([]);
    held(v, 'french', ...victoryAreas);
    expect(blunders.of(v, prompt, pass)).toContain('pass-lost');
  });
});

test('10.0 hopeless: one regular against a full garrison', () => {
  const v = held(bare({ turn: 3 }), 'viet-minh', 18);
  const [unit = -1] = some(v, 18, 1, 'regular');
  v.trench[18] = 3;
  put(v, 24, '1-bep-1', '1-bep-2', '1-bep-3', '1-bep-4');
  const impulse = until(impulsePhase(v), 'impulse');
  expect(bot(v, impulse).choice.do).not.toBe('assault');
  expect(blunders.of(v, after(assault(v, 18), pick(unit)), go)).toEqual(['hopeless']);
});

test('7.0 leave-free: a hill of the enemy lies empty two areas away', () => {
  const v = Object.assign(held(bare({ turn: 3 }), 'viet-minh', 24), { impulse: 'french' });
  put(v, 23, '1-bep-1', '1-bep-2');
  const prompt = until(impulsePhase(v), 'impulse');
  expect(judged(v, prompt, pass)).toEqual(laughed('leave-free'));
  expect(thought(v, prompt)).not.toContainEqual(pass);
});
