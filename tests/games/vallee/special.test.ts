import { describe, expect, test } from 'vitest';
import { vietMinhGuns } from '../../../src/games/vallee/rules/bombardment';
import { areaId, areaOf } from '../../../src/games/vallee/rules/ground';
import { rockets } from '../../../src/games/vallee/rules/katyusha';
import { blowMine, mineTargets } from '../../../src/games/vallee/rules/mine';
import { recoverStep, recoveryPhase } from '../../../src/games/vallee/rules/recovery';
import { ACTED, CUT, FIRED, MINING, UNPAID } from '../../../src/games/vallee/state';
import { bare, dice, dig, done, eventsOf, mark, put, rolled, run, shake, status, u } from './kit';

const guns = { phase: 'vm-guns', step: 'begin' } as const;

describe('14.3 Katyushas', () => {
  test('T10 a die for each unit, 6 hits; a hit unit of morale 4 that rolls 6 is disrupted and loses two', () => {
    const v = bare();
    put(v, 'e1', 'fr-1-4', 'fr-2t', 'fr-2-31e');
    dice(v, 6, 6, 5, 1);
    rockets(v, { unit: u('vm-kat-1'), target: 'e1', fight: '1' });
    expect([status(v, 'fr-1-4'), status(v, 'fr-2t'), status(v, 'fr-2-31e')]).toEqual(['e1 2!', 'e1 3', 'e1 1']);
  });

  test('R76 a second roll that is not above the morale does nothing; R77 a tank is damaged without one', () => {
    const v = bare();
    put(v, 'e1', 'fr-8c', 'fr-tk-conti');
    dice(v, 6, 5, 6);
    rockets(v, { unit: u('vm-kat-1'), target: 'e1', fight: '1' });
    expect([status(v, 'fr-8c'), status(v, 'fr-tk-conti')]).toEqual(['e1 4', 'e1 1!']);
  });

  test('they cost no supply, cannot be answered, and take any number of steps', () => {
    const v = bare({ ...guns });
    put(v, 'simone', 'vm-kat-1');
    put(v, 'e2', 'fr-431t');
    put(v, 'c3', 'fr-1le-hm');
    v.supply['viet-minh'] = 0;
    dice(v, 6, 3);
    const { asked } = run(vietMinhGuns(v), { do: 'bombard', unit: 'vm-kat-1', target: 'e2' });
    expect(asked.map(({ ask }) => ask)).toEqual(['bombard-vm']);
    expect(status(v, 'fr-431t')).toBe('gone');
  });
});

describe('14.4.2 the mine', () => {
  const ready = () => {
    const v = bare({ ...guns });
    put(v, 'e2', 'fr-1-4', 'fr-2-31e', 'fr-tk-conti');
    put(v, 'baldy', 'vm-1-98', 'vm-151-1', 'vm-151-2');
    return v;
  };

  test('T5 announced on turn 3 it explodes on turn 5; the engineers leave the map, the target is written down unseen', () => {
    const v = ready();
    expect(mineTargets(v).map(areaId)).toEqual(['e2']);
    run(
      vietMinhGuns(v),
      { do: 'mine', area: 'e2' },
      { do: 'pick', unit: 'vm-151-1' },
      { do: 'pick', unit: 'vm-151-2' },
    );
    expect(v.mine).toEqual({ stage: 'digging', area: areaOf('e2'), ready: 5 });
    expect([v.at[u('vm-151-1')], v.at[u('vm-151-2')]]).toEqual([MINING, MINING]);
    Object.assign(v, { turn: 4, step: 'begin' });
    run(vietMinhGuns(v));
    expect(v.mine.stage).toBe('digging');
    Object.assign(v, { turn: 5, step: 'begin' });
    dice(v, 1, 1, 1, 1);
    run(vietMinhGuns(v), { do: 'detonate' });
    expect(eventsOf(v, 'mine').map(({ stage }) => stage)).toEqual(['announced', 'shown', 'blown']);
    expect(status(v, 'vm-151-1')).toBe('baldy 2');
  });

  test('T37 countermine die 5 finds nothing; each unit rolls against its morale, a tank against 1', () => {
    const v = ready();
    v.mine = { stage: 'digging', area: areaOf('e2'), ready: 3 };
    dice(v, 5, 6, 4, 3);
    run(vietMinhGuns(v), { do: 'detonate' });
    expect([status(v, 'fr-1-4'), status(v, 'fr-2-31e'), status(v, 'fr-tk-conti')]).toEqual(['e2 2!', 'e2 1', 'e2 1!']);
    expect(rolled(v)).toEqual(['countermine 5', 'mine 6', 'mine 4', 'mine 3']);
  });

  test('French engineers find it on a 6', () => {
    const v = ready();
    v.mine = { stage: 'digging', area: areaOf('e2'), ready: 3 };
    dice(v, 6);
    run(vietMinhGuns(v));
    expect(v.mine.stage).toBe('done');
    expect(status(v, 'fr-1-4')).toBe('e2 4');
  });

  test('R49 it fails where no French unit is left or nobody stands beside it; engineers come back to a valley', () => {
    const v = ready();
    v.at[u('vm-1-98')] = areaOf('ne');
    v.at[u('vm-151-1')] = MINING;
    v.at[u('vm-151-2')] = MINING;
    v.mine = { stage: 'digging', area: areaOf('e2'), ready: 3 };
    run(vietMinhGuns(v), { do: 'to', area: 'se' }, { do: 'to', area: 'ne' });
    expect(eventsOf(v, 'mine').map(({ stage }) => stage)).toEqual(['failed']);
    expect([status(v, 'vm-151-1'), status(v, 'vm-151-2')]).toEqual(['se 2', 'ne 2']);
  });

  test('it goes off at the latest when the guns are done', () => {
    const v = ready();
    put(v, 'simone', 'vm-120-1');
    v.mine = { stage: 'digging', area: areaOf('e2'), ready: 3 };
    dice(v, 1, 1, 1, 1);
    run(vietMinhGuns(v), done);
    expect(v.mine.stage).toBe('done');
  });

  test('one attempt a game, with four steps of engineers in supply and undisrupted, before the first battery', () => {
    const v = ready();
    shake(v, 'vm-151-1');
    expect(mineTargets(v)).toEqual([]);
    const after = ready();
    after.mine.stage = 'done';
    expect(mineTargets(after)).toEqual([]);
  });

  test('the blast takes whole units', () => {
    const v = bare();
    put(v, 'e2', 'fr-2t:2');
    v.mine = { stage: 'set', area: areaOf('e2'), ready: 3 };
    dice(v, 6);
    blowMine(v);
    expect(status(v, 'fr-2t')).toBe('gone');
  });
});

describe('14.4.1 entrenchments', () => {
  test('R90 engineers idle all turn dig a marker a step, in their area or beside it, two at most, not among French', () => {
    const v = bare({ phase: 'recovery' });
    put(v, 'baldy', 'vm-151-1');
    put(v, 'e2', 'fr-2t');
    put(v, 'phony', 'vm-151-2');
    mark(v, ACTED, 'vm-151-2');
    const { asked } = run(
      recoveryPhase(v),
      { do: 'dig', unit: 'vm-151-1', area: 'baldy' },
      { do: 'dig', unit: 'vm-151-1', area: 'simone' },
      done,
    );
    const areas = asked[0]?.choices.flatMap((choice) => (choice.do === 'dig' ? [choice.area] : []));
    expect(areas).toEqual(['baldy', 'phony', 'e-jungle-s', 'simone']);
    expect([v.trench[areaOf('baldy')], v.trench[areaOf('simone')]]).toEqual([1, 1]);
  });

  test('automatic recovery comes first, so disruption is no bar; markers may be taken up', () => {
    const v = bare({ phase: 'recovery' });
    put(v, 'baldy', 'vm-151-1');
    shake(v, 'vm-151-1');
    dig(v, 'baldy', 2);
    run(recoveryPhase(v), { do: 'fill', area: 'baldy' }, { do: 'dig', unit: 'vm-151-1', area: 'phony' }, done);
    expect([v.trench[areaOf('baldy')], v.trench[areaOf('phony')]]).toEqual([1, 1]);
  });
});

describe('14.4.1 entrenchments without engineers', () => {
  test('R48 the Viet Minh take up any of theirs in the recovery phase, though no engineer can dig', () => {
    const v = bare({ phase: 'recovery' });
    put(v, 'baldy', 'vm-1-98');
    dig(v, 'baldy', 2);
    const { asked } = run(recoveryPhase(v), { do: 'fill', area: 'baldy' }, done);
    expect(asked.map(({ ask }) => ask)).toEqual(['dig', 'dig']);
    expect(v.trench[areaOf('baldy')]).toBe(1);
  });

  test('R48 without an engineer and without an entrenchment nobody is asked', () => {
    const v = bare({ phase: 'recovery' });
    put(v, 'baldy', 'vm-1-98');
    expect(run(recoveryPhase(v)).asked).toEqual([]);
  });
});

describe('13.3 recovery', () => {
  test('in a round: a die up to the printed morale, one less at half strength; only the active side, in supply', () => {
    const v = bare({ active: 'french' });
    put(v, 'cf', 'fr-8c', 'fr-1fl:2', 'fr-1-31e', 'fr-tk-conti');
    put(v, 'phony', 'vm-1-98');
    shake(v, 'fr-8c', 'fr-1fl', 'fr-1-31e', 'fr-tk-conti', 'vm-1-98');
    mark(v, UNPAID, 'fr-1-31e');
    dice(v, 5, 5);
    recoverStep(v);
    expect([status(v, 'fr-8c'), status(v, 'fr-1fl'), status(v, 'fr-1-31e'), status(v, 'fr-tk-conti')]).toEqual([
      'cf 4',
      'cf 2!',
      'cf 1!',
      'cf 1!',
    ]);
    expect(rolled(v)).toEqual(['recover 5', 'recover 5']);
  });

  test('R41 a line that is open again lifts the marker before the roll', () => {
    const v = bare({ active: 'french' });
    put(v, 'cf', 'fr-8c');
    shake(v, 'fr-8c');
    mark(v, CUT, 'fr-8c');
    dice(v, 1);
    recoverStep(v);
    expect(status(v, 'fr-8c')).toBe('cf 4');
  });

  test('5.7 at the end of the turn all recover but damaged tanks, which are repaired on 1 to 3', () => {
    const v = bare({ phase: 'recovery' });
    put(v, 'cf', 'fr-8c', 'fr-tk-conti', 'fr-tk-posen');
    put(v, 'phony', 'vm-1-98');
    shake(v, 'fr-8c', 'fr-tk-conti', 'fr-tk-posen', 'vm-1-98');
    dice(v, 3, 4);
    run(recoveryPhase(v));
    expect(['fr-8c', 'fr-tk-conti', 'fr-tk-posen'].map((id) => status(v, id as 'fr-8c'))).toEqual([
      'cf 4',
      'cf 1',
      'cf 1!',
    ]);
    expect(status(v, 'vm-1-98')).toBe('phony 4');
  });

  test('13.4 guns and AA that fired are ready again', () => {
    const v = bare({ phase: 'recovery' });
    put(v, 'c1', 'fr-4c-105');
    mark(v, FIRED | ACTED, 'fr-4c-105');
    run(recoveryPhase(v));
    expect(v.marks[u('fr-4c-105')]).toBe(0);
  });
});
