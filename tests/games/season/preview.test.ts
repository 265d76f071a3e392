import { describe, expect, test } from 'vitest';
import type { SeasonChoice, SeasonPrompt } from '../../../src/games/season/choices';
import { place } from '../../../src/games/season/data/places';
import { offer } from '../../../src/games/season/face/offer';
import { preview } from '../../../src/games/season/face/preview';
import { fight } from '../../../src/games/season/rules/fights';
import { checkOdds } from '../../../src/games/season/rules/fire-odds';
import { numberOf } from '../../../src/games/season/rules/pieces';
import type { Season } from '../../../src/games/season/state';
import { engage, eventsOf, field, held, lose, pick, put, shaken, steps, tired, trench } from './kit';

const ask = (side: string, key: SeasonPrompt['ask'], choices: readonly SeasonChoice[] = []): SeasonPrompt => ({
  side,
  ask: key,
  rule: '',
  choices,
});
const outcome = (shown: ReturnType<typeof preview>, key: string) =>
  shown?.outcomes.find((one) => one.key === key)?.value;
const rows = (shown: ReturnType<typeof preview>) => shown?.bars.map(({ row }) => row);

describe('fire before the die', () => {
  test('5.2 a barrage on a hill post reads column 6: nothing twice, check, disorder, two steps', () => {
    const v = field();
    put(v, 'D2', '3RTA3-10', '3RTA3-11');
    const shown = preview(v, ask('viet-minh', 'barrage'), { do: 'barrage', place: 'D2' });
    expect(rows(shown)).toEqual([0, 0, 1, 2, 3, 3]);
    expect(['nothing', 'check', 'disorder', 'steps'].map((key) => outcome(shown, key))).toEqual(
      [2, 1, 1, 2].map((n) => n / 6),
    );
  });

  test('5.2 a natural 1 of Viet Minh fire on a tank is told', () => {
    const v = field();
    put(v, 'H3', 'CSLT-301', 'T4');
    const shown = preview(v, ask('viet-minh', 'barrage'), { do: 'barrage', place: 'H3' });
    expect(outcome(shown, 'tank')).toBeCloseTo(1 / 6);
  });

  test('5.4 air points move the column of infantry fire', () => {
    const v = field({ air: 2 });
    put(v, 'E1', '4RTM1-1', 'BPVN5-2');
    engage(v, 'ZF>E1', 'V215', 'V439', 'V938');
    const at = (air: number) =>
      outcome(preview(v, ask('french', 'defensive-fire'), { do: 'fire', from: 'E1', place: 'ZF>E1', air }), 'steps');
    expect([at(0), at(1), at(2)]).toEqual([0, 2 / 6, 3 / 6]);
  });

  test('5.4 the fire that comes next lies open with its odds, and air points are added to it there', () => {
    const v = field({ phase: 'assault', air: 1 });
    v.step = 'fire';
    put(v, 'E1', '4RTM1-1', 'BPVN5-2');
    engage(v, 'ZF>E1', 'V215', 'V439', 'V938');
    const fire = (air: number) => ({ do: 'fire', from: 'E1', place: 'ZF>E1', air }) as const;
    const prompt = ask('french', 'defensive-fire', [fire(0), fire(1)]);
    expect(preview(v, prompt, null)).toEqual(preview(v, prompt, fire(0)));
    expect(offer(v, fire(0))).toMatchObject({ place: 'E1', primary: true });
    expect(offer(v, fire(1))).toEqual({ price: [{ track: 'air', value: 1 }] });
    v.fired = [place('E1')];
    expect(preview(v, prompt, null)).toBeNull();
  });

  test('0.1 a loss marker is added to the die', () => {
    const v = field();
    held(v, 'viet-minh', 'E1');
    put(v, 'E4', 'BEP1-1');
    engage(v, 'E1', 'V215');
    steps(v, 'V215', 1);
    v.attacks = [{ target: place('E1'), units: [numberOf('BEP1-1')] }];
    const shown = preview(v, ask('viet-minh', 'defensive-fire'), { do: 'fire', from: 'E1', place: 'E4', air: 0 });
    expect(shown?.total).toBe(-2);
  });
});

describe('hand-to-hand before the die', () => {
  test('5.5 example 13: three battalions against one company of Béatrice, column 4-1', () => {
    const v = field({ losses: 4 });
    put(v, 'B1', '13DBLE3-10');
    const units = engage(v, 'J2>B1', 'V130', 'V154', 'V166');
    v.attacks = [{ target: place('B1'), units: units.slice(0, 2) }];
    const shown = preview(v, ask('viet-minh', 'attack'), { do: 'attack', unit: 'V166', place: 'B1' });
    expect(rows(shown)).toEqual([1, 2, 4, 5, 5, 6]);
    // A whole company loses a step at a time: it holds whatever falls.
    expect([outcome(shown, 'falls'), outcome(shown, 'holds')]).toEqual([0, 1]);
    // A hopeless attack says so, and not that the post will hold.
    expect(shown?.headline).toEqual(['falls']);
    steps(v, '13DBLE3-10', 1);
    const last = preview(v, ask('viet-minh', 'attack'), { do: 'attack', unit: 'V166', place: 'B1' });
    const [falls = 0, holds = 0] = [outcome(last, 'falls'), outcome(last, 'holds')];
    expect(falls).toBeGreaterThan(0.4);
    expect(falls + holds).toBeCloseTo(1);
  });

  test('3.2 air points in a counter-attack make it likelier to retake the post', () => {
    const v = field({ phase: 'operation', air: 1 });
    held(v, 'viet-minh', 'E1');
    engage(v, 'E1', 'V215');
    v.attacks = [{ target: place('E1'), units: put(v, 'E4', 'BEP1-1', 'BEP1-2') }];
    const at = (points: number) =>
      outcome(preview(v, ask('french', 'add-air'), { do: 'air', points }), 'defender-steps');
    expect(at(1)).toBeGreaterThan(at(0) ?? 1);
  });

  test('1.4 two companies with the cover of the post, or all without', () => {
    const v = field();
    const companies = put(v, 'E1', '4RTM1-1', '4RTM1-3', 'BPVN5-2');
    v.attacks = [{ target: place('E1'), units: engage(v, 'ZF>E1', 'V215', 'V439', 'V938') }];
    expect(companies).toHaveLength(3);
    const two = preview(v, ask('french', 'stand'), { do: 'two', unit: '4RTM1-1', with: 'BPVN5-2' });
    const all = preview(v, ask('french', 'stand'), { do: 'all' });
    expect(outcome(two, 'attacker-steps')).not.toBe(outcome(all, 'attacker-steps'));
  });
});

describe('5.5 a question counts with what has been said before it', () => {
  const three = () => {
    const v = field({ losses: 30 });
    put(v, 'E1', '4RTM1-1', '4RTM1-3', 'BPVN5-2');
    const units = engage(v, 'ZF>E1', 'V215', 'V439', 'V938');
    steps(v, 'V439', 1);
    v.attacks = [{ target: place('E1'), units }];
    return { v, attack: { target: place('E1'), units } };
  };
  const ratio = (shown: ReturnType<typeof preview>) => shown?.columns?.ratio?.join(':');
  const morale = (shown: ReturnType<typeof preview>) =>
    shown?.columns?.shifts.find(({ cause }) => cause === 'morale')?.value ?? 0;

  test('1.4 three companies: before the French say who stands, their best; then those who stand', () => {
    const { v, attack } = three();
    const game = fight(v, 'viet-minh', attack);
    const stand = game.next().value as SeasonPrompt;
    expect(stand.ask).toBe('stand');
    const best = preview(v, stand, null);
    const shown = stand.choices.map((choice) => preview(v, stand, choice));
    const reads = shown.map((one) => one?.columns?.read ?? 99);
    expect(best?.columns?.read).toBe(Math.min(...reads));
    // What is declared is shown with the same fight.
    expect(preview(v, ask('viet-minh', 'call-off'), { do: 'call-off', place: 'E1' })?.columns).toEqual(best?.columns);
    // All of them stand: the odds of the next question are theirs, up to the die.
    const all = preview(v, stand, { do: 'all' });
    expect(ratio(all)).not.toBe(ratio(best));
    const name = game.next({ do: 'all' }).value as SeasonPrompt;
    expect([name.ask, name.side]).toEqual(['name', 'french']);
    expect(ratio(preview(v, name, null))).toBe(ratio(all));
    const champion = game.next(pick('4RTM1-3')).value as SeasonPrompt;
    expect([champion.ask, champion.side]).toEqual(['name', 'viet-minh']);
    expect(ratio(preview(v, champion, null))).toBe(ratio(all));
    const choice = champion.choices[0] ?? { do: 'done' };
    const { names = [], read = -1 } = preview(v, champion, choice)?.columns ?? {};
    game.next(choice);
    expect(eventsOf(v, 'rolled')[0]?.column).toBe(names[read]);
  });

  test('6.2.5 a counter-attack: the French name and add air against whom the Viet Minh have named', () => {
    const v = field({ phase: 'operation', air: 2 });
    engage(held(v, 'viet-minh', 'E1'), 'E1', 'V215', 'V80');
    const units = put(v, 'E4', '4RTM1-1', 'BEP1-1');
    const attack = { target: place('E1'), units };
    v.attacks = [attack];
    const game = fight(v, 'french', attack);
    const named = game.next().value as SeasonPrompt;
    expect([named.ask, named.side]).toEqual(['name', 'viet-minh']);
    const weak = preview(v, named, pick('V215'));
    const strong = preview(v, named, pick('V80'));
    expect(morale(weak)).toBe(morale(strong) + 1);
    const champion = game.next(pick('V215')).value as SeasonPrompt;
    expect(champion.side).toBe('french');
    expect(morale(preview(v, champion, pick('BEP1-1')))).toBe(morale(weak));
    expect(morale(preview(v, champion, pick('4RTM1-1')))).toBe(morale(weak) - 2);
    const air = game.next(pick('4RTM1-1')).value as SeasonPrompt;
    expect(air.ask).toBe('add-air');
    expect(morale(preview(v, air, { do: 'air', points: 1 }))).toBe(morale(weak) - 2);
  });
});

test('6.1 reconnaissance: nothing on 1, seen from 2 on, at a cost on 5 and 6', () => {
  const shown = preview(trench(field(), 3, 'ZF'), ask('french', 'scout'), { do: 'scout', place: 'ZF' });
  expect(rows(shown)).toEqual([0, 1, 1, 1, 2, 2]);
  const [unseen, seen, costly] = ['unseen', 'seen', 'costly'].map((key) => outcome(shown, key));
  expect([unseen, costly]).toEqual([1 / 6, 2 / 6]);
  expect(seen).toBeCloseTo(5 / 6);
  // The map shows the chance to see something.
  expect(shown?.outcomes[0]?.key).toBe('seen');
});

test('5.5 a natural 1 with a tank there: the chance that the post falls, doubled or as it reads', () => {
  const v = field();
  put(v, 'E1', '4RTM1-1', 'T1');
  const about = { place: 'E1', code: 'D1+T', first: '4RTM1-1', stand: ['4RTM1-1', 'T1'] };
  const falls = (choice: SeasonChoice) =>
    outcome(preview(v, { ...ask('viet-minh', 'critical'), about }, choice), 'falls');
  // Two steps of one company that has two, but one step a unit: it stays either way.
  expect([falls({ do: 'double' }), falls({ do: 'tank' })]).toEqual([0, 0]);
  steps(v, '4RTM1-1', 1);
  expect([falls({ do: 'double' }), falls({ do: 'tank' })]).toEqual([1, 1]);
  // Disorganized by the doubling it is gone; as it reads it may pass its check.
  shaken(v, '4RTM1-1');
  about.code = 'T';
  expect(falls({ do: 'double' })).toBe(1);
  expect(falls({ do: 'tank' })).toBeCloseTo(checkOdds(v, numberOf('4RTM1-1')));
});

test('a choice that leads to no roll has no preview', () => {
  expect(preview(field(), ask('french', 'drop'), { do: 'done' })).toBeNull();
});

describe('columns of a table', () => {
  test('5.5 from the ratio by every shift to the column that is read; what is over goes to the die, a 1 is rolled again', () => {
    const v = field({ losses: 25, turn: 3 });
    put(v, 'E1', 'BPVN5-2');
    steps(v, 'BPVN5-2', 1);
    const units = [
      ...engage(trench(v, 3, 'ZE', 'ZF'), 'ZE>E1', 'V18', 'V54', 'V79'),
      ...engage(v, 'ZF>E1', 'V215', 'V439'),
    ];
    v.attacks = [{ target: place('E1'), units }];
    const shown = preview(v, ask('viet-minh', 'call-off'), { do: 'call-off', place: 'E1' });
    const { ratio, start, shifts = [], names = [], read = -1, over = 0, again } = shown?.columns ?? {};
    const [attack = 0, defence = 1] = ratio ?? [];
    expect(start).toBe(`${Math.floor(attack / defence)}-1`);
    const first = Number(start?.split('-')[0]) + 2; // 1-1 is the fourth column
    expect(first + shifts.reduce((sum, { value }) => sum + value, 0)).toBe(read + over);
    expect(names[read]).toBe('6-1');
    expect(again).toMatchObject({ face: 1, table: 'critical' });
    expect(shown?.bars.map(({ code }) => code)).toHaveLength(6);
  });

  test('5.2 fire reads the column of its strength after every shift', () => {
    const v = field();
    put(v, 'D2', '3RTA3-10', '3RTA3-11');
    const {
      start,
      shifts = [],
      names = [],
      read = -1,
    } = preview(v, ask('viet-minh', 'barrage'), { do: 'barrage', place: 'D2' })?.columns ?? {};
    const from = names.indexOf(start ?? '');
    expect(read).toBe(from + shifts.reduce((sum, { value }) => sum + value, 0));
  });

  test('5.5 everybody who may attack is weighed together', () => {
    const v = field();
    put(v, 'B1', '13DBLE3-10');
    engage(v, 'J2>B1', 'V130', 'V154', 'V166');
    const on = (unit: string) => ({ do: 'attack', unit, place: 'B1' }) as const;
    const prompt = ask('viet-minh', 'attack', [on('V130'), on('V154'), on('V166')]);
    const all = preview(v, prompt, { do: 'assault', place: 'B1' });
    expect(all?.columns?.ratio?.[0]).toBe(21);
    expect(preview(v, prompt, on('V130'))?.columns?.ratio?.[0]).toBe(7);
  });
});

describe('5.5 who bears it, with the chance of each answer', () => {
  const hurt = () => {
    const v = field();
    put(v, 'E1', '4RTM1-1', 'BPC6-1');
    for (const id of ['4RTM1-1', 'BPC6-1']) steps(v, id, 1);
    shaken(v, '4RTM1-1', 'BPC6-1');
    return v;
  };
  const bears = (about: NonNullable<SeasonPrompt['about']>, key: SeasonPrompt['ask'] = 'hand-steps') => ({
    ...ask('french', key),
    about: { place: 'E1', left: 1, of: 2, perUnit: 1, disorder: 0, checks: 'all', hit: [], ...about },
  });
  const holds = (v: Season, prompt: SeasonPrompt, choice: SeasonChoice) => outcome(preview(v, prompt, choice), 'holds');

  test('the one that is left checks its morale: a reduced and disorganized one that fails is gone', () => {
    const v = hurt();
    const left = (id: string) => 1 - checkOdds(v, numberOf(id));
    expect(holds(v, bears({}), lose('4RTM1-1'))).toBeCloseTo(left('BPC6-1'));
    expect(holds(v, bears({}), lose('BPC6-1'))).toBeCloseTo(left('4RTM1-1'));
    expect(left('BPC6-1')).toBeGreaterThan(left('4RTM1-1'));
  });

  test('a unit that has borne its step bears no more of the same result', () => {
    const v = hurt();
    put(v, 'E1', 'BPVN5-1');
    // Two steps are left for the three of them: one of the two others has to take the second.
    expect(holds(v, bears({ left: 2, checks: 'none', hit: ['BPVN5-1'] }), lose('4RTM1-1'))).toBe(1);
    const alone = hurt();
    expect(holds(alone, bears({ left: 2, checks: 'none' }), lose('4RTM1-1'))).toBe(0);
  });

  test('disorganized once more a reduced company is gone, and whoever is disorganized by it does not check', () => {
    const v = hurt();
    shaken(v, 'BPC6-1');
    v.disorganized[numberOf('BPC6-1')] = 0;
    const prompt = bears({ checks: 'all' }, 'hand-disorder');
    expect(holds(v, prompt, { do: 'disorganize', unit: 'BPC6-1' })).toBe(1);
    expect(holds(v, prompt, { do: 'disorganize', unit: '4RTM1-1' })).toBe(1);
  });

  test('0.1 who checks: the chance to pass, by the morale it has now', () => {
    const v = hurt();
    const passes = (id: string) => outcome(preview(v, ask('french', 'hand-check'), pick(id)), 'passes');
    expect(passes('BPC6-1')).toBeCloseTo(1 - checkOdds(v, numberOf('BPC6-1')));
    tired(v, 'BPC6-1');
    expect(passes('BPC6-1')).toBeCloseTo(1 - checkOdds(v, numberOf('BPC6-1')));
    expect(preview(v, ask('french', 'hand-check'), pick('BPC6-1'))?.bars.filter(({ row }) => row === 0)).toHaveLength(
      Math.round(6 * (passes('BPC6-1') ?? 0)),
    );
  });

  test('fire asks who bears it without a die to come: no chance is shown', () => {
    expect(preview(hurt(), ask('french', 'bear-steps'), lose('4RTM1-1'))).toBeNull();
  });
});
