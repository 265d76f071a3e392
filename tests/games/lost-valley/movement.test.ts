import { describe, expect, test } from 'vitest';
import type { CrId } from '../../../src/games/lost-valley/data/map';
import type { UnitId } from '../../../src/games/lost-valley/data/units';
import { movementPhase, whyNotMove } from '../../../src/games/lost-valley/rules/movement';
import { SuddenDeath } from '../../../src/games/lost-valley/rules/tracks';
import { copyValley, unitOf, type Valley } from '../../../src/games/lost-valley/state';
import { bytesOf } from '../../../src/kernel/hash';
import { eventsOf, firstPrompt, garrisonOf, held, run, valley } from './kit';

/** The set-up of the campaign in its Movement Phase, with an action point and no division active. */
function moving(given: Parameters<typeof valley>[0] = {}): Valley {
  const v = valley({ turn: 3, phase: 'movement', ap: 1, cm: 10, rp: 20, ...given });
  for (const division of Object.values(v.divisions)) division.active = false;
  return v;
}

/** Where a unit may go, in the order of the map. */
function reached(v: Valley, unit: UnitId): CrId[] {
  const prompt = firstPrompt(movementPhase(v));
  return (prompt?.choices ?? []).flatMap((choice) => (choice.do === 'move' && choice.unit === unit ? [choice.to] : []));
}

const move = (unit: UnitId, to: CrId) => ({ do: 'move', unit, to }) as const;
const done = { do: 'done' } as const;

describe('14.1 movement', () => {
  test('14.1 the first move costs one AP, the others nothing', () => {
    const v = moving();
    run(movementPhase(v), move('1-bep', 'eliane'), move('1-13-dble', 'junon'), done);
    expect(v.ap).toBe(0);
    expect(eventsOf(v, 'level').filter(({ track }) => track === 'ap')).toHaveLength(1);
    expect(unitOf(v, '1-bep').at).toBe('eliane');
  });

  test('14.1 without an AP nobody moves and nothing is asked', () => {
    const v = moving({ ap: 0 });
    expect(firstPrompt(movementPhase(v))).toBeNull();
    expect(whyNotMove(v, unitOf(v, '1-bep'), 'eliane')).toEqual({ reason: 'no-ap', rule: '14.1' });
  });

  test('14.1 nobody has to move, and then no AP is spent', () => {
    const v = moving();
    run(movementPhase(v), done);
    expect(v.ap).toBe(1);
    expect(v.cm).toBe(10);
  });

  test('14.1 used units cannot move', () => {
    const v = moving();
    unitOf(v, '1-bep').used = true;
    expect(reached(v, '1-bep')).toEqual([]);
    expect(whyNotMove(v, unitOf(v, '1-bep'), 'eliane')?.reason).toBe('used');
  });

  test('14.1 infantry moves up to two centres and stays active', () => {
    const v = moving();
    expect(reached(v, '1-bep')).toEqual(['huguette', 'epervier-opera', 'dominique', 'pc-gono', 'eliane', 'claudine']);
    run(movementPhase(v), move('1-bep', 'dominique'), done);
    expect(unitOf(v, '1-bep').used).toBe(false);
    expect(whyNotMove(moving(), unitOf(v, '8-bpc'), 'gabrielle')).toEqual({ reason: 'too-far', rule: '14.1' });
  });

  test('14.1 armor moves any number of centres', () => {
    expect(reached(moving(), 'peloton-carette')).toEqual([
      'gabrielle',
      'anne-marie',
      'beatrice',
      'francoise',
      'huguette',
      'dominique',
      'pc-gono',
      'eliane',
      'claudine',
      'junon',
      'isabelle',
    ]);
  });

  test('14.1 1 GAACEO moves one centre, whatever the divisions do', () => {
    const v = moving();
    v.divisions['312'].active = true;
    expect(reached(v, '1-gaaceo')).toEqual(['huguette', 'dominique', 'pc-gono']);
  });

  test('14.1, 2.3.1.6 artillery moves one centre while no division is active, and is used then', () => {
    const v = moving();
    expect(reached(v, '11-iv-4-rac')).toEqual(['huguette', 'pc-gono', 'junon']);
    run(movementPhase(v), move('11-iv-4-rac', 'junon'), done);
    expect(unitOf(v, '11-iv-4-rac')).toMatchObject({ at: 'junon', used: true });
  });

  test('ruling 38: one active division keeps all artillery in place; those never activated are inactive', () => {
    const v = moving();
    v.divisions['304'].active = true;
    expect(reached(v, '11-iv-4-rac')).toEqual([]);
    expect(whyNotMove(v, unitOf(v, '11-iv-4-rac'), 'junon')).toEqual({ reason: 'division-active', rule: '14.1' });
  });

  test('19.3 artillery never moves', () => {
    const v = moving({ options: ['19.3'] });
    expect(reached(v, '11-iv-4-rac')).toEqual([]);
    expect(reached(v, '1-gaaceo')).not.toEqual([]);
    expect(whyNotMove(v, unitOf(v, '11-iv-4-rac'), 'junon')?.rule).toBe('19.3');
  });

  test('14.1 an enemy centre can be neither entered nor passed', () => {
    const v = moving();
    held(v, 'dominique', '312');
    expect(reached(v, 'peloton-carette')).not.toContain('dominique');
    expect(reached(v, 'peloton-carette')).not.toContain('beatrice'); // only Dominique leads there
    expect(reached(v, '8-bpc')).not.toContain('beatrice');
    expect(whyNotMove(v, unitOf(v, '8-bpc'), 'dominique')).toEqual({ reason: 'enemy-held', rule: '14.1' });
  });

  test('ruling 67: a unit moves once', () => {
    const v = moving();
    const { asked } = run(movementPhase(v), move('1-bep', 'eliane'), done);
    expect(asked[1]?.choices).not.toContainEqual(expect.objectContaining({ unit: '1-bep' }));
    expect(whyNotMove(v, unitOf(v, '1-bep'), 'junon')?.reason).toBe('has-moved');
  });

  test('14.1 from a drop zone to the French centres it is joined to, as the first of two', () => {
    const v = moving();
    unitOf(v, '6-bpc').at = 'octavie';
    expect(reached(v, '6-bpc')).toEqual(['huguette', 'pc-gono', 'claudine', 'junon']);
    held(v, 'claudine', 'nobody');
    expect(reached(v, '6-bpc')).toEqual([]);
  });

  test('every choice of the phase can be resumed from a copy', () => {
    const v = moving();
    const rules = movementPhase(v);
    rules.next();
    const step = rules.next({ do: 'move', unit: '1-bep', to: 'eliane' });
    const copy = copyValley(v);
    const prompt = firstPrompt(movementPhase(copy));
    expect(prompt).toEqual(step.value);
    expect(bytesOf(copy)).toBe(bytesOf(v));
    expect(copy.events).toEqual([]);
  });
});

describe("No Man's Land", () => {
  test("ruling 37: infantry stops in No Man's Land, which is French from that moment, its stars given back", () => {
    const v = moving();
    held(v, 'francoise', '308');
    v.crs.francoise.holder = 'nobody';
    expect(reached(v, '1-2-rei')).toContain('francoise');
    expect(reached(v, '8-bpc')).toContain('francoise'); // through Huguette
    const before = { cm: v.cm, aaa: v.aaa };
    run(movementPhase(v), move('8-bpc', 'francoise'), done);
    expect(v.crs.francoise).toMatchObject({ holder: 'french', captured: null });
    expect(v.cm).toBe(before.cm + 1);
    expect(v.aaa).toBe(before.aaa - 1);
  });

  test("ruling 37: nobody passes through No Man's Land, until it is French again", () => {
    const v = moving();
    held(v, 'dominique', 'nobody');
    expect(reached(v, 'peloton-carette')).toContain('dominique');
    expect(reached(v, 'peloton-carette')).not.toContain('beatrice');
    expect(reached(v, '1-4-rtm')).toContain('dominique');
    expect(reached(v, '1-4-rtm')).not.toContain('beatrice'); // the second centre, but behind No Man's Land
    const { asked } = run(movementPhase(v), move('8-bpc', 'dominique'), done);
    expect(asked[1]?.choices).toContainEqual(move('peloton-carette', 'beatrice'));
  });

  test("ruling 37: guns and flak do not enter No Man's Land", () => {
    const v = moving();
    held(v, 'dominique', 'nobody');
    expect(reached(v, '1-gaaceo')).toEqual(['huguette', 'pc-gono']);
    expect(whyNotMove(v, unitOf(v, '1-gaaceo'), 'dominique')?.reason).toBe('no-mans-land');
  });

  test("ruling 15: guns left in No Man's Land stay there", () => {
    const v = moving();
    v.crs.claudine.holder = 'nobody';
    unitOf(v, '1-13-dble').at = 'junon';
    expect(reached(v, '11-iv-4-rac')).toEqual([]);
    expect(whyNotMove(v, unitOf(v, '11-iv-4-rac'), 'junon')?.reason).toBe('in-no-mans-land');
  });
});

describe('12.2.1 encircled centres', () => {
  test('12.2.1 nobody moves from or to an encircled centre', () => {
    const v = moving();
    v.crs.isabelle.fort = 0;
    expect(reached(v, '3-3-rei')).toEqual([]);
    expect(reached(v, 'peloton-preaud')).toEqual([]);
    expect(reached(v, '1-13-dble')).not.toContain('isabelle');
    expect(whyNotMove(v, unitOf(v, '3-3-rei'), 'eliane')).toEqual({ reason: 'encircled', rule: '12.2.1' });
    expect(whyNotMove(v, unitOf(v, '1-13-dble'), 'isabelle')).toEqual({ reason: 'encircled-there', rule: '12.2.1' });
  });

  test('ruling 33: an encircled centre cannot be entered from a drop zone', () => {
    const v = moving();
    v.crs.isabelle.fort = 0;
    unitOf(v, '6-bpc').at = 'simone';
    expect(reached(v, '6-bpc')).not.toContain('isabelle');
    v.crs.isabelle.fort = 1;
    expect(reached(v, '6-bpc')).toContain('isabelle');
  });

  test('card 28 lets units out of and into encircled centres, and moving costs no AP', () => {
    const v = moving({ ap: 0, inForce: [28] });
    v.crs.isabelle.fort = 0;
    expect(reached(v, '3-3-rei')).toEqual(['eliane', 'claudine']);
    expect(reached(v, '1-13-dble')).toContain('isabelle');
    run(movementPhase(v), move('3-3-rei', 'eliane'), done);
    expect(v.ap).toBe(0);
  });
});

describe('14.2 Isabelle', () => {
  test('14.2 infantry from Isabelle stops in the first centre', () => {
    const v = moving();
    expect(reached(v, '3-3-rei')).toEqual(['eliane', 'claudine']);
    expect(whyNotMove(v, unitOf(v, '3-3-rei'), 'junon')).toEqual({ reason: 'isabelle-from', rule: '14.2' });
  });

  test('14.2 infantry goes to Isabelle only if it starts in Claudine or Éliane', () => {
    const v = moving();
    expect(reached(v, '1-13-dble')).toContain('isabelle');
    expect(reached(v, '1-4-rtm')).toContain('isabelle');
    expect(reached(v, '1-bep')).not.toContain('isabelle'); // Junon, two centres away
    expect(whyNotMove(v, unitOf(v, '1-bep'), 'isabelle')).toEqual({ reason: 'isabelle-to', rule: '14.2' });
  });

  test('14.2 artillery and 1 GAACEO move neither from nor to Isabelle', () => {
    const v = moving();
    expect(reached(v, 'iii-10-rac')).toEqual([]);
    expect(reached(v, '11-iv-4-rac')).not.toContain('isabelle');
    unitOf(v, '1-gaaceo').at = 'claudine';
    expect(reached(v, '1-gaaceo')).toEqual(['huguette', 'pc-gono', 'junon']);
    expect(whyNotMove(v, unitOf(v, '1-gaaceo'), 'isabelle')).toEqual({ reason: 'isabelle-heavy', rule: '14.2' });
  });

  test('14.2 armor is not affected', () => {
    expect(reached(moving(), 'peloton-preaud')).toContain('gabrielle');
    expect(reached(moving(), 'peloton-guntz')).toContain('isabelle');
  });

  test('ruling 33: units dropped on Simone may go straight to Isabelle, but not by way of Éliane', () => {
    const v = moving();
    unitOf(v, '6-bpc').at = 'simone';
    expect(reached(v, '6-bpc')).toContain('isabelle');
    held(v, 'isabelle', 'nobody');
    expect(reached(v, '6-bpc')).not.toContain('isabelle'); // from a drop zone to French centres only
  });
});

describe('14.3 withdrawal', () => {
  test("14.3 a centre without infantry or armor at the end costs a point of morale and becomes No Man's Land", () => {
    const v = moving();
    run(movementPhase(v), move('1-13-dble', 'huguette'), done);
    expect(v.crs.claudine.holder).toBe('nobody'); // the guns left there do not hold it
    expect(v.cm).toBe(9);
    expect(unitOf(v, '11-iv-4-rac').at).toBe('claudine');
    expect(eventsOf(v, 'control')).toEqual([
      { is: 'control', cr: 'claudine', from: 'french', to: 'nobody', cause: 'withdrawal' },
    ]);
  });

  test('14.3 each centre given up costs a point, and the last one the game', () => {
    const v = moving({ cm: 2 });
    const rules = movementPhase(v);
    expect(() => run(rules, move('1-13-dble', 'huguette'), move('csm-272', 'huguette'), done)).toThrow(SuddenDeath);
    expect(v.result).toMatchObject({ cause: 'cm' });
  });

  test('14.3 a centre left and entered again in the same phase costs nothing', () => {
    const v = moving();
    run(movementPhase(v), move('1-13-dble', 'pc-gono'), move('cslt-413-414', 'claudine'), done);
    expect(v.cm).toBe(10);
    expect(v.crs.claudine.holder).toBe('french');
  });

  test("14.3 what was No Man's Land at the start costs nothing", () => {
    const v = moving();
    held(v, 'francoise', 'nobody');
    run(movementPhase(v), move('1-bep', 'eliane'), done);
    expect(v.cm).toBe(10);
  });

  test('14.3, ruling 68: the last infantry of PC GONO may leave only when its relief has arrived', () => {
    const v = moving();
    expect(reached(v, '31-bg')).toEqual([]);
    expect(whyNotMove(v, unitOf(v, '31-bg'), 'junon')).toEqual({ reason: 'last-in-hq', rule: '14.3' });
    run(movementPhase(v), move('1-13-dble', 'pc-gono'), move('31-bg', 'claudine'), done);
    expect(unitOf(v, '31-bg').at).toBe('claudine');
  });

  test('14.3 armor does not stand for infantry in PC GONO, and may leave', () => {
    expect(reached(moving(), 'peloton-guntz')).toContain('junon');
  });

  test('ruling 39: PC GONO emptied of infantry must be relieved where somebody can', () => {
    const v = moving();
    garrisonOf(v, 'pc-gono', 'peloton-guntz');
    const prompt = firstPrompt(movementPhase(v));
    expect(prompt?.about).toMatchObject({ relieving: true });
    expect(prompt?.choices.every((choice) => choice.do === 'move' && choice.to === 'pc-gono')).toBe(true);
    expect(whyNotMove(v, unitOf(v, '1-bep'), 'eliane')).toEqual({ reason: 'relieve-hq', rule: '14.3' });
    run(movementPhase(v), move('1-bep', 'pc-gono'), done);
    expect(unitOf(v, '1-bep').at).toBe('pc-gono');
  });

  test('ruling 39: the only possible relief is sent without a question', () => {
    const v = moving();
    garrisonOf(v, 'pc-gono', 'peloton-guntz');
    for (const unit of v.units) unit.used = unit.id !== '1-bep' && unit.id !== 'peloton-carette';
    run(movementPhase(v), done);
    expect(unitOf(v, '1-bep').at).toBe('pc-gono');
    expect(v.ap).toBe(0);
  });

  test('ruling 39: with nobody in reach play goes on', () => {
    const v = moving({ ap: 0 });
    garrisonOf(v, 'pc-gono', 'peloton-guntz');
    expect(firstPrompt(movementPhase(v))).toBeNull();
    expect(v.crs['pc-gono'].holder).toBe('french');
  });
});

describe('2.2.1.3 stacking', () => {
  test('2.2.1.3 units may over-stack on their way and must fit at the end', () => {
    const v = moving();
    run(movementPhase(v), move('1-bep', 'pc-gono'), move('1-13-dble', 'pc-gono'), done, {
      do: 'remove',
      unit: '31-bg',
    }); // 1 + 2 + 2 steps where four fit
    expect(unitOf(v, '31-bg').at).toBe('eliminated');
  });

  test('14.3 a centre that the stacking limit empties is given up too', () => {
    const v = moving();
    garrisonOf(v, 'beatrice', '1-cmmle', '3-13-dble');
    run(movementPhase(v), move('peloton-carette', 'beatrice'), move('3-13-dble', 'dominique'), done, {
      do: 'remove',
      unit: 'peloton-carette',
    });
    expect(v.crs.beatrice.holder).toBe('nobody');
    expect(v.cm).toBe(9);
  });

  test("2.2.1.1 armor that enters No Man's Land and is lost there to the stacking limit leaves it to nobody", () => {
    const v = moving();
    held(v, 'anne-marie', 'nobody');
    garrisonOf(v, 'anne-marie', 'ii-4-rac'); // a gun alone holds nothing, but fills the limit of one
    garrisonOf(v, 'huguette', '1-bep', 'peloton-guntz');
    run(movementPhase(v), move('peloton-guntz', 'anne-marie'), done, { do: 'remove', unit: 'peloton-guntz' });
    expect(v.crs['anne-marie'].holder).toBe('nobody');
    expect(v.cm).toBe(10); // it was not French when the phase began
  });
});
