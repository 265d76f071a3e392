import { describe, expect, test } from 'vitest';
import { all, done, type ValleeChoice } from '../../../src/games/vallee/choices';
import { oddsColumns } from '../../../src/games/vallee/data/tables';
import { assaultStep, assaultTargets, stormers } from '../../../src/games/vallee/rules/assault';
import {
  attackStrength,
  type Clash,
  columnOf,
  leadMatters,
  lossOf,
  possibleLeads,
  sumsOf,
} from '../../../src/games/vallee/rules/assault-odds';
import { fireStep } from '../../../src/games/vallee/rules/fire';
import { areaId, areaOf } from '../../../src/games/vallee/rules/ground';
import { mafiaChance } from '../../../src/games/vallee/rules/odds';
import { commitSupport } from '../../../src/games/vallee/rules/support';
import { tieTank } from '../../../src/games/vallee/rules/tanks';
import { censusOf } from '../../../src/games/vallee/rules/units';
import { ACTED, FIRED, FRENCH, type Side, STRATEGIC, type Vallee } from '../../../src/games/vallee/state';
import { sum } from '../../../src/kernel/rolls';
import { bare, cut, dice, dig, eventsOf, put, rolled, run, shake, status, steps, u, until } from './kit';

type Id = Parameters<typeof u>[0];

const pick = (unit: Id) => ({ do: 'pick', unit }) as const;
const lead = (unit: Id) => ({ do: 'lead', unit }) as const;
const fire = (unit: Id, target: Id) => ({ do: 'fire', unit, target }) as const;
const assault = (area: string) => ({ do: 'assault', area }) as const;
const retreat = (unit: Id, to: string) => ({ do: 'retreat', unit, to }) as const;
const lose = (unit: Id) => ({ do: 'lose', unit }) as const;
const code = (v: Vallee) => eventsOf(v, 'assault-result')[0]?.code;

function clash(
  v: Vallee,
  side: Side,
  area: string,
  attackers: Id[],
  leadUnit: Id,
  defenders: Id[],
  defenceLead: Id,
): Clash {
  return {
    side,
    area: areaOf(area),
    attackers: attackers.map(u),
    from: attackers.map((id) => v.at[u(id)] ?? -1),
    lead: u(leadUnit),
    defenders: defenders.map(u),
    defenceLead: u(defenceLead),
  };
}

describe('12.2 the worked example', () => {
  const example = () => {
    const v = bare({ active: 'french' });
    put(v, 'h1', 'vm-1-88', 'vm-151-1:1');
    shake(v, 'vm-1-88');
    put(v, 'h2', 'fr-1c', 'fr-5-7', 'fr-tk-conti');
    put(v, 'cf', 'fr-8c');
    return v;
  };

  test('T1 from the naming to the retreat', () => {
    const v = example();
    dice(v, 1, 2, 3, 6);
    run(
      assaultStep(v),
      assault('h1'),
      pick('fr-1c'),
      pick('fr-5-7'),
      pick('fr-tk-conti'),
      lead('fr-1c'),
      lead('vm-1-88'),
      fire('vm-151-1', 'fr-5-7'),
      retreat('vm-1-88', 'h6'),
      retreat('vm-151-1', 'h6'),
    );
    expect(status(v, 'fr-5-7')).toBe('h2 4!');
    expect(rolled(v)).toEqual(['final-fire 0', 'mafia 5', 'assault 7', 'retreat-end 6']);
    expect(code(v)).toBe('Ex/R');
    expect([status(v, 'fr-1c'), status(v, 'fr-tk-conti')]).toEqual(['h1 3', 'h1 1']);
    expect([status(v, 'vm-1-88'), status(v, 'vm-151-1')]).toEqual(['h6 2!', 'h6 1!']);
  });

  test('R3, R11, T1 the sums: 5 against 5 is 1-1, the tank makes it 2-1; +2 morale, +2 disruption, no terrain', () => {
    const v = example();
    const sums = sumsOf(
      v,
      clash(v, 'french', 'h1', ['fr-1c', 'fr-tk-conti'], 'fr-1c', ['vm-1-88', 'vm-151-1'], 'vm-1-88'),
    );
    expect([sums.attack, sums.defence, oddsColumns[sums.column], sums.shift]).toEqual([5, 5, '2-1', 1]);
    expect(sums.modifiers.map(({ cause, value }) => `${cause} ${value}`)).toEqual(['morale 2', 'shaken 2']);
  });

  test('R2 a disrupted defender has no shot; R19 a mafia that refuses calls the assault off', () => {
    const v = example();
    dice(v, 6, 1);
    const { asked } = run(assaultStep(v), assault('h1'), pick('fr-1c'), lead('fr-1c'), fire('vm-151-1', 'fr-1c'));
    expect(
      asked
        .find(({ ask }) => ask === 'final-fire')
        ?.choices.some((choice) => choice.do === 'fire' && choice.unit === 'vm-1-88'),
    ).toBe(false);
    expect(eventsOf(v, 'called-off')).toMatchObject([{ cause: 'mafia' }]);
    expect(status(v, 'fr-1c')).toBe('h2 4');
  });
});

describe('12.2 sums', () => {
  test('T2, R10 odds in the defender’s favour: 39:10 is 3-1, 9:10 is 1-2, never beyond 1-3 and 6-1', () => {
    const column = (attack: number, defence: number) => oddsColumns[columnOf(attack, defence)];
    expect([column(39, 10), column(9, 10), column(5, 5), column(4, 10), column(1, 10), column(99, 4)]).toEqual([
      '3-1',
      '1-2',
      '1-1',
      '1-3',
      '1-3',
      '6-1',
    ]);
  });

  test('R5, T31 attackers over the river count half: 8 from D-3 and 4 from H-6 against 2 is 4-1', () => {
    const v = bare();
    put(v, 'd3', 'vm-1-141', 'vm-2-141');
    put(v, 'h6', 'vm-3-141');
    put(v, 'sparrowhawk', 'fr-q1');
    const one = clash(
      v,
      'viet-minh',
      'sparrowhawk',
      ['vm-1-141', 'vm-2-141', 'vm-3-141'],
      'vm-1-141',
      ['fr-q1'],
      'fr-q1',
    );
    expect(attackStrength(v, one)).toBe(8);
    expect(oddsColumns[sumsOf(v, one).column]).toBe('4-1');
  });

  test('R13, 14.4.3, T33 12 steps and engineers on E-2 held by the Tai: 4-1, +1 morale, +2 engineers, -1 works', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'baldy', 'vm-1-141', 'vm-2-141', 'vm-3-141', 'vm-151-1');
    put(v, 'e2', 'fr-2t');
    const one = clash(
      v,
      'viet-minh',
      'e2',
      ['vm-1-141', 'vm-2-141', 'vm-3-141', 'vm-151-1'],
      'vm-1-141',
      ['fr-2t'],
      'fr-2t',
    );
    const sums = sumsOf(v, one);
    expect([sums.attack, sums.defence, oddsColumns[sums.column], sum(sums.modifiers)]).toEqual([14, 3, '4-1', 2]);
    dice(v, 6, 3);
    run(
      assaultStep(v),
      assault('e2'),
      { do: 'all' },
      lead('vm-1-141'),
      fire('fr-2t', 'vm-1-141'),
      lose('vm-1-141'),
      lose('vm-2-141'),
      retreat('fr-2t', 'e1'),
    );
    expect(code(v)).toBe('1/4/R');
    expect([steps(v, 'vm-151-1'), steps(v, 'vm-1-141'), steps(v, 'vm-2-141')]).toEqual([1, 3, 3]);
    expect([status(v, 'fr-2t'), status(v, 'vm-3-141')]).toEqual(['e1 3!', 'e2 4']);
    expect(eventsOf(v, 'control')).toContainEqual({ is: 'control', area: 'e2', from: 'french', to: 'viet-minh' });
  });

  test('T34 the same with a tank: 3-1 shifted to 2-1, net +1; die 3 throws them back', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'baldy', 'vm-1-141', 'vm-2-141', 'vm-3-141', 'vm-151-1');
    put(v, 'e2', 'fr-2t', 'fr-tk-conti');
    const all: Id[] = ['vm-1-141', 'vm-2-141', 'vm-3-141', 'vm-151-1'];
    const sums = sumsOf(v, clash(v, 'viet-minh', 'e2', all, 'vm-1-141', ['fr-2t', 'fr-tk-conti'], 'fr-2t'));
    expect([sums.defence, oddsColumns[sums.column], sum(sums.modifiers)]).toEqual([4, '2-1', 1]);
    dice(v, 3);
    run(assaultStep(v), assault('e2'), { do: 'all' }, lead('vm-1-141'), done, ...all.map((id) => retreat(id, 'baldy')));
    expect(code(v)).toBe('1R/-');
    expect([status(v, 'vm-151-1'), status(v, 'vm-1-141')]).toEqual(['baldy 1!', 'baldy 4!']);
  });

  test('R4 more than half of the strength must be disrupted', () => {
    const v = bare();
    put(v, 'e2', 'fr-2t:2', 'fr-q1');
    put(v, 'baldy', 'vm-1-98');
    shake(v, 'fr-2t');
    const one = () =>
      sumsOf(v, clash(v, 'viet-minh', 'e2', ['vm-1-98'], 'vm-1-98', ['fr-2t', 'fr-q1'], 'fr-q1')).modifiers;
    expect(one().some(({ cause }) => cause === 'shaken')).toBe(false);
    put(v, 'e2', 'fr-2t:3');
    expect(one().some(({ cause }) => cause === 'shaken')).toBe(true);
  });

  test('R6 works help only French defenders, entrenchments only Viet Minh; hills and jungle either', () => {
    const v = bare();
    put(v, 'h2', 'fr-8c');
    put(v, 'h1', 'vm-1-88');
    dig(v, 'h1', 2);
    const modifiers = sumsOf(v, clash(v, 'french', 'h1', ['fr-8c'], 'fr-8c', ['vm-1-88'], 'vm-1-88')).modifiers;
    expect(modifiers.map(({ cause, value }) => `${cause} ${value}`)).toEqual(['entrenchments -2']);
    put(v, 'phony', 'fr-8c');
    put(v, 'baldy', 'vm-1-88');
    expect(
      sumsOf(v, clash(v, 'viet-minh', 'phony', ['vm-1-88'], 'vm-1-88', ['fr-8c'], 'fr-8c')).modifiers,
    ).toContainEqual({
      cause: 'terrain-hill',
      rule: '12.2',
      value: -1,
    });
  });

  test('R12, T17 a quarter of 22 steps is 5, half of one step is 1', () => {
    const v = bare();
    put(v, 'baldy', 'vm-1-98', 'vm-2-98', 'vm-3-98', 'vm-1-174', 'vm-2-174', 'vm-151-1');
    put(v, 'e2', 'fr-2-31e');
    const all = (['vm-1-98', 'vm-2-98', 'vm-3-98', 'vm-1-174', 'vm-2-174', 'vm-151-1'] as const).map(u);
    expect(lossOf(v, { loss: 'quarter', retreat: false }, all)).toBe(5);
    expect(lossOf(v, { loss: 'half', retreat: false }, [u('fr-2-31e')])).toBe(1);
  });
});

describe('12.2 who may assault', () => {
  test('R69 only undisrupted infantry in supply, no guns, no AA; one division and the 151st', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t');
    put(v, 'baldy', 'vm-1-98', 'vm-2-98', 'vm-3-98', 'vm-82-1', 'vm-mg-1', 'vm-151-1', 'vm-1-141');
    shake(v, 'vm-1-98');
    cut(v, 'vm-2-98');
    const ids = stormers(v, censusOf(v), 'viet-minh', areaOf('e2'));
    expect(ids.map((unit) => unit)).toEqual([u('vm-1-141'), u('vm-3-98'), u('vm-151-1')].sort((a, b) => a - b));
    v.claimed[areaOf('e2')] = 4;
    expect(stormers(v, censusOf(v), 'viet-minh', areaOf('e2'))).not.toContain(u('vm-1-141'));
  });

  test('R7 tanks are given out anew for the assault: one that fired with another unit, or alone, goes with the lead', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'phony', 'vm-1-98');
    put(v, 'e2', 'fr-2t', 'fr-q1', 'fr-tk-conti');
    const morale = () =>
      sumsOf(
        v,
        clash(v, 'viet-minh', 'e2', ['vm-1-98'], 'vm-1-98', ['fr-2t', 'fr-q1', 'fr-tk-conti'], 'fr-q1'),
      ).modifiers.find(({ cause }) => cause === 'morale')?.value;
    expect(morale()).toBe(4 - 6);
    tieTank(v, u('fr-tk-conti'), 'fr-2t');
    expect(morale()).toBe(4 - 6);
    tieTank(v, u('fr-tk-conti'), 'none');
    expect(morale()).toBe(4 - 6);
    shake(v, 'fr-tk-conti');
    expect(morale()).toBe(4 - 5);
  });

  test('R65 guns and damaged tanks may lead a defence, an undamaged tank only where it is alone', () => {
    const v = bare();
    put(v, 'e2', 'fr-2t', 'fr-4c-105', 'fr-tk-conti', 'fr-tk-posen');
    shake(v, 'fr-tk-posen');
    const all = (['fr-2t', 'fr-4c-105', 'fr-tk-conti', 'fr-tk-posen'] as const).map(u);
    const leads = (...units: number[]) => possibleLeads(v, units).sort((a, b) => a - b);
    expect(leads(...all)).toEqual([u('fr-2t'), u('fr-4c-105'), u('fr-tk-posen')].sort((a, b) => a - b));
    expect(leads(u('fr-tk-conti'), u('fr-tk-posen'))).toEqual([u('fr-tk-posen')]);
    expect(leads(u('fr-tk-conti'))).toEqual([u('fr-tk-conti')]);
  });

  test('R46 an assault brings in 24 points at most; R7 a tank for each unit of its area', () => {
    const v = bare({ active: 'french' });
    put(v, 'h1', 'vm-1-88');
    put(v, 'h2', 'fr-8c', 'fr-tk-conti', 'fr-tk-posen');
    const rules = assaultStep(v);
    const picks = () => {
      const prompt = rules.next(next).value;
      return prompt ? prompt.choices.flatMap((choice) => (choice.do === 'pick' ? [choice.unit] : [])) : [];
    };
    let next: ValleeChoice = done;
    picks();
    next = assault('h1');
    expect(picks()).toEqual(['fr-8c']);
    next = pick('fr-8c');
    expect(picks()).toEqual(['fr-tk-conti', 'fr-tk-posen']);
    next = pick('fr-tk-conti');
    expect(picks()).toEqual([]);
    const full = bare({ active: 'viet-minh' });
    put(full, 'e2', 'fr-2t');
    put(full, 'baldy', 'vm-1-98', 'vm-2-98', 'vm-3-98', 'vm-1-174', 'vm-2-174', 'vm-3-174');
    put(full, 'phony', 'vm-1-176');
    expect(until(assaultStep(full), 'assault-force', assault('e2')).choices).toHaveLength(8);
    const after = assaultStep(full);
    after.next();
    after.next(assault('e2'));
    const last = after.next(all).value;
    expect(last?.choices.every(({ do: kind }) => kind === 'lead')).toBe(true);
    expect(last?.choices).toHaveLength(6);
  });

  test('R70 in one half an area is assaulted once', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t');
    put(v, 'baldy', 'vm-1-98');
    expect(assaultTargets(v).map(areaId)).toEqual(['e2']);
    v.stormed[areaOf('e2')] = 1;
    expect(assaultTargets(v)).toEqual([]);
  });
});

describe('12.2 final defensive fire', () => {
  test('R74, T25 AA has no shot, a mortar fires free even if it has fired before', () => {
    const v = bare({ active: 'french' });
    put(v, 'octavie', 'vm-37-1', 'vm-82-1');
    put(v, 'c2', 'fr-8c');
    put(v, 'cf', 'fr-1fl');
    v.marks[u('vm-82-1')] = FIRED | ACTED;
    dice(v, 2);
    const { asked } = run(assaultStep(v), assault('octavie'), pick('fr-8c'), lead('fr-8c'), fire('vm-82-1', 'fr-8c'));
    const shots = asked.find(({ ask }) => ask === 'final-fire')?.choices.filter(({ do: kind }) => kind === 'fire');
    expect(shots).toEqual([{ do: 'fire', unit: 'vm-82-1', target: 'fr-8c' }]);
    expect([status(v, 'fr-8c'), v.supply['viet-minh']]).toEqual(['c2 4!', 50]);
    expect(eventsOf(v, 'called-off')).toMatchObject([{ cause: 'no-attackers' }]);
  });

  test('R21 a unit that marched may still fire at those who assault it', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t');
    v.marks[u('fr-2t')] = STRATEGIC;
    put(v, 'baldy', 'vm-1-98');
    dice(v, 1);
    run(assaultStep(v), assault('e2'), pick('vm-1-98'), lead('vm-1-98'), fire('fr-2t', 'vm-1-98'));
    expect(status(v, 'vm-1-98')).toBe('baldy 4!');
  });

  test('R19 a lead that is hit gives way to another attacker', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t');
    put(v, 'baldy', 'vm-1-98', 'vm-2-98', 'vm-3-98');
    dice(v, 1, 4);
    const { asked } = run(
      assaultStep(v),
      assault('e2'),
      { do: 'all' },
      lead('vm-1-98'),
      fire('fr-2t', 'vm-1-98'),
      lead('vm-2-98'),
      retreat('vm-2-98', 'baldy'),
      retreat('vm-3-98', 'baldy'),
    );
    expect(asked.map(({ ask }) => ask)).toContain('new-lead');
    expect([code(v), status(v, 'vm-2-98')]).toEqual(['1R/-', 'baldy 3!']);
  });
});

describe('12.2 bloodbath', () => {
  test('R15, T26 the weaker loses one, the stronger matches, the weaker goes: two steps each, the attacker holds the area', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'phony', 'vm-1-98', 'vm-2-98');
    put(v, 'e2', 'fr-1-4');
    shake(v, 'fr-1-4');
    dice(v, 4, 1);
    run(
      assaultStep(v),
      assault('e2'),
      { do: 'all' },
      lead('vm-1-98'),
      lose('fr-1-4'),
      lose('vm-2-98'),
      { do: 'withdraw' },
      retreat('fr-1-4', 'e1'),
    );
    expect(code(v)).toBe('BB');
    expect([steps(v, 'vm-1-98'), steps(v, 'vm-2-98'), status(v, 'fr-1-4')]).toEqual([3, 3, 'e1 2!']);
    expect(status(v, 'vm-1-98')).toBe('e2 3');
  });
});

describe('12.3.3 retreat', () => {
  test('R87, T27 through the enemy: a morale roll for each unit and area, the difference is lost', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'd1', 'fr-3-3al');
    put(v, 'd2', 'vm-1-141', 'vm-2-141', 'vm-3-141');
    put(v, 'd3', 'vm-1-165', 'vm-2-165', 'vm-3-165');
    put(v, 'route41', 'vm-1-209');
    put(v, 'tunnel', 'vm-151-1', 'vm-2-209');
    dice(v, 5, 5);
    const force: Id[] = ['vm-1-141', 'vm-2-141', 'vm-3-141', 'vm-1-165'];
    run(
      assaultStep(v),
      assault('d1'),
      ...force.map(pick),
      lead('vm-1-141'),
      done,
      ...force.slice(1).map(lose),
      retreat('fr-3-3al', 'e1'),
      done,
    );
    expect(code(v)).toBe('1/4/R');
    expect(status(v, 'fr-3-3al')).toBe('e1 2!');
    expect(rolled(v)).toContain('retreat-through 5');
  });

  test('R18, T28 disrupted before: a roll above the morale costs a step', () => {
    for (const [die, left] of [
      [4, 3],
      [3, 4],
    ] as const) {
      const v = bare({ active: 'viet-minh' });
      put(v, 'e2', 'fr-1-4');
      shake(v, 'fr-1-4');
      put(v, 'baldy', 'vm-1-98', 'vm-2-98', 'vm-3-98', 'vm-1-174', 'vm-151-1');
      dice(v, 3, die);
      const force: Id[] = ['vm-1-98', 'vm-2-98', 'vm-3-98', 'vm-1-174'];
      run(
        assaultStep(v),
        assault('e2'),
        ...force.map(pick),
        lead('vm-1-98'),
        ...force.slice(1).map(lose),
        retreat('fr-1-4', 'e3'),
      );
      expect(code(v)).toBe('1/4/R');
      expect(steps(v, 'fr-1-4')).toBe(left);
    }
  });

  test('R16, T48 attackers thrown back go to any area free of the enemy beside it', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t', 'fr-tk-conti');
    put(v, 'baldy', 'vm-1-141', 'vm-2-141', 'vm-3-141', 'vm-151-1');
    dice(v, 3);
    const { asked } = run(
      assaultStep(v),
      assault('e2'),
      { do: 'all' },
      lead('vm-1-141'),
      done,
      retreat('vm-1-141', 'phony'),
      retreat('vm-2-141', 'simone'),
      retreat('vm-3-141', 'baldy'),
      retreat('vm-151-1', 'baldy'),
    );
    const to = asked
      .find(({ ask }) => ask === 'retreat')
      ?.choices.flatMap((choice) => (choice.do === 'retreat' && choice.unit === 'vm-1-141' ? [choice.to] : []));
    expect(to?.sort()).toEqual(['baldy', 'e1', 'e3', 'phony', 'simone']);
    expect(status(v, 'vm-1-141')).toBe('phony 4!');
  });

  test('T49 the last attacker dies, the defenders retreat all the same; the area is empty and still theirs', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2-31e', 'fr-431t');
    shake(v, 'fr-2-31e', 'fr-431t');
    put(v, 'baldy', 'vm-1-98:1');
    dice(v, 6);
    v.steps[u('vm-1-98')] = 1;
    put(v, 'phony', 'vm-2-98');
    const w = clash(v, 'viet-minh', 'e2', ['vm-1-98'], 'vm-1-98', ['fr-2-31e', 'fr-431t'], 'fr-431t');
    expect(oddsColumns[sumsOf(v, w).column]).toBe('1-2');
    run(
      assaultStep(v),
      assault('e2'),
      pick('vm-1-98'),
      lead('vm-1-98'),
      lead('fr-431t'),
      retreat('fr-2-31e', 'e1'),
      done,
    );
    expect(code(v)).toBe('Ex/R');
    expect([status(v, 'vm-1-98'), status(v, 'fr-431t')]).toEqual(['gone', 'gone']);
    expect(v.control[areaOf('e2')]).toBe(FRENCH);
  });

  test('R17 guns without wheels are lost, a damaged tank without a tow too; with a tow it is saved (R78)', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t', 'fr-4c-sec', 'fr-tk-conti', 'fr-tk-posen', 'fr-tk-ettlingen');
    shake(v, 'fr-2t', 'fr-4c-sec', 'fr-tk-posen', 'fr-tk-ettlingen');
    put(v, 'baldy', 'vm-1-98', 'vm-2-98', 'vm-3-98', 'vm-1-174', 'vm-2-174', 'vm-151-1');
    dice(v, 4, 1);
    run(
      assaultStep(v),
      assault('e2'),
      { do: 'all' },
      lead('vm-1-98'),
      lead('fr-2t'),
      done,
      retreat('fr-2t', 'e1'),
      retreat('fr-tk-conti', 'e3'),
    );
    expect([status(v, 'fr-4c-sec'), status(v, 'fr-tk-conti')]).toEqual(['gone', 'e3 1']);
    expect([status(v, 'fr-tk-posen'), status(v, 'fr-tk-ettlingen')].sort()).toEqual(['e3 1!', 'gone']);
  });

  test('16.5, R55 a truck saves one gun', () => {
    const v = bare({ active: 'viet-minh' }, ['16.5']);
    put(v, 'e2', 'fr-4c-sec');
    shake(v, 'fr-4c-sec');
    put(v, 'baldy', 'vm-1-98', 'vm-2-98');
    dice(v, 1);
    const { asked } = run(assaultStep(v), assault('e2'), { do: 'all' }, lead('vm-1-98'), lose('vm-2-98'), {
      do: 'truck',
      unit: 'fr-4c-sec',
      to: 'e3',
    });
    expect(asked.at(-1)?.ask).toBe('retreat');
    expect([status(v, 'fr-4c-sec'), v.truckUsed]).toEqual(['e3 1!', true]);
  });

  test('R71 all attackers that went in stay in the area they cleared', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2-31e');
    shake(v, 'fr-2-31e');
    put(v, 'baldy', 'vm-1-98', 'vm-2-98');
    dice(v, 6);
    run(assaultStep(v), assault('e2'), { do: 'all' }, lead('vm-1-98'));
    expect([status(v, 'vm-1-98'), status(v, 'vm-2-98')]).toEqual(['e2 3', 'e2 4']);
    expect(eventsOf(v, 'assault-over')).toMatchObject([{ taken: true }]);
  });

  test('R14 an exchange: both stand, the attackers go back undisrupted', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-1-4');
    shake(v, 'fr-1-4');
    put(v, 'baldy', 'vm-1-98', 'vm-2-98');
    dice(v, 3);
    run(assaultStep(v), assault('e2'), { do: 'all' }, lead('vm-1-98'));
    expect(code(v)).toBe('EX');
    expect([status(v, 'vm-1-98'), status(v, 'vm-2-98'), status(v, 'fr-1-4')]).toEqual(['baldy 3', 'baldy 4', 'e2 3!']);
  });
});

describe('14.5 the parachute mafia', () => {
  const chance = (v: Vallee, area: string, ...units: Id[]) =>
    7 - Math.round(mafiaChance(v, areaOf(area), units.map(u)) * 6);

  test('T11 outside the compound without parachutists or tank: a 6', () => {
    const v = bare();
    put(v, 'c2', 'fr-1-13');
    expect(chance(v, 'octavie', 'fr-1-13')).toBe(6);
  });

  test('T35 with two parachute units, a tank and a maximum effort: a 2', () => {
    const v = bare({ effort: true });
    put(v, 'c2', 'fr-8c', 'fr-1fl', 'fr-tk-conti');
    expect(chance(v, 'octavie', 'fr-8c', 'fr-1fl', 'fr-tk-conti')).toBe(2);
  });

  test('event 10: no roll this turn', () => {
    const v = bare();
    v.mafiaOff = true;
    put(v, 'c2', 'fr-1-13');
    expect(mafiaChance(v, areaOf('octavie'), [u('fr-1-13')])).toBe(1);
  });
});

describe('12.2, R13 who leads the defence', () => {
  const held = () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t', 'fr-1-4');
    put(v, 'baldy', 'vm-1-98', 'vm-2-98', 'vm-3-98');
    shake(v, 'fr-2t', 'fr-1-4');
    return v;
  };

  test('is asked where the first step falls on the lead, though no defender has a shot', () => {
    const v = held();
    const prompt = until(assaultStep(v), 'defend-lead', assault('e2'), all, lead('vm-1-98'));
    expect(prompt.choices.map((choice) => 'unit' in choice && choice.unit).sort()).toEqual(['fr-1-4', 'fr-2t']);
    expect([prompt.idle, prompt.window]).toEqual([false, 'fight']);
  });

  test('matters to nobody where no result reads otherwise or leaves a step to choose', () => {
    const v = held();
    const alike = clash(v, 'viet-minh', 'e2', ['vm-1-98'], 'vm-1-98', ['fr-1-4', 'fr-2t'], 'fr-1-4');
    const by = (defenceLead: Id) => ({ ...alike, defenceLead: u(defenceLead) });
    expect(leadMatters(v, 'french', [by('fr-1-4'), by('fr-2t')])).toBe(true);
    const weak: Clash = { ...alike, defenders: [u('fr-2t')], defenceLead: u('fr-2t') };
    v.steps[u('fr-2t')] = 1;
    expect(leadMatters(v, 'french', [weak, weak])).toBe(false);
  });

  test('attacking engineers take the first step: the lead then counts by its morale alone (14.4.3)', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t');
    put(v, 'baldy', 'vm-1-98', 'vm-2-98', 'vm-151-1');
    const force: Id[] = ['vm-1-98', 'vm-2-98', 'vm-151-1'];
    const by = (one: Id) => clash(v, 'viet-minh', 'e2', force, one, ['fr-2t'], 'fr-2t');
    expect(leadMatters(v, 'viet-minh', [by('vm-1-98'), by('vm-2-98')])).toBe(false);
    const two = (one: Id) => clash(v, 'viet-minh', 'e2', ['vm-1-98', 'vm-2-98'], one, ['fr-2t'], 'fr-2t');
    expect(leadMatters(v, 'viet-minh', [two('vm-1-98'), two('vm-2-98')])).toBe(true);
  });
});

describe('5.6 what is answered and what is done in one’s own half', () => {
  test('support and fire of the own half are no reactions, those of the other half are (5.6.2, 5.6.3)', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t');
    put(v, 'baldy', 'vm-1-98');
    shake(v, 'fr-2t');
    put(v, 'c3', 'fr-1le-hm');
    put(v, 'simone', 'vm-82-1');
    const window = (rules: Parameters<typeof until>[0], ask: string) => until(rules, ask).window;
    expect(window(commitSupport(v, 'viet-minh'), 'support-active')).toBeUndefined();
    expect(window(commitSupport(v, 'french'), 'support-other')).toBe('fight');
    expect(window(fireStep(v, 'viet-minh'), 'fire-attacker')).toBeUndefined();
    shake(v, 'vm-1-98');
    v.marks[u('fr-2t')] = 0;
    expect(window(fireStep(v, 'french'), 'fire-defender')).toBe('fight');
  });
});
