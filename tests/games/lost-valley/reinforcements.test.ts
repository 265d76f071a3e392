import { describe, expect, test } from 'vitest';
import { type CrId, crIds } from '../../../src/games/lost-valley/data/map';
import { bataillonsDeMarche } from '../../../src/games/lost-valley/data/units';
import { reinforcementsPhase, whyNotLand, whyNotRaise } from '../../../src/games/lost-valley/rules/reinforcements';
import { eliminate } from '../../../src/games/lost-valley/rules/units';
import { copyValley, unitOf, type Valley } from '../../../src/games/lost-valley/state';
import { bytesOf } from '../../../src/kernel/hash';
import { eventsOf, firstPrompt, garrisonOf, held, run, valley } from './kit';

/** The second turn of the campaign, on which 6 BPC is due; 5 BPVN has come. */
function dropping(given: Parameters<typeof valley>[0] = {}): Valley {
  const v = valley({ turn: 2, phase: 'reinforcements', ap: 1, cm: 10, rp: 20, ...given });
  Object.assign(unitOf(v, '5-bpvn'), { at: 'huguette', arrives: 0 });
  return v;
}

const done = { do: 'done' } as const;
const raise = (at: CrId) => ({ do: 'raise', at }) as const;

describe('13.1 reinforcements', () => {
  test('13.1 the unit due lands in Huguette or on a French drop zone, active and full', () => {
    const v = dropping();
    const { asked } = run(reinforcementsPhase(v), { do: 'land', at: 'octavie' });
    expect(asked[0]?.choices).toEqual(
      (['huguette', 'natasha', 'octavie', 'simone'] as const).map((at) => ({ do: 'land', unit: '6-bpc', at })),
    );
    expect(unitOf(v, '6-bpc')).toMatchObject({ at: 'octavie', used: false, reduced: false, arrives: 0 });
    expect(eventsOf(v, 'arrived')).toEqual([{ is: 'arrived', unit: '6-bpc', at: 'octavie' }]);
    expect(unitOf(v, '2-1-rcp').at).toBe('turn-track'); // due on turn 6
  });

  test('13.1 the state of the strip does not matter, nor the limit of Huguette (ruling 35)', () => {
    const v = dropping({ airstrip: 'destroyed' });
    garrisonOf(v, 'huguette', '1-2-rei', '8-bpc', '1-bep');
    run(reinforcementsPhase(v), { do: 'land', at: 'huguette' });
    expect(unitOf(v, '6-bpc')).toMatchObject({ at: 'huguette', used: false });
  });

  test('ruling 34: the question tells how many AP are left to leave a drop zone with', () => {
    expect(firstPrompt(reinforcementsPhase(dropping({ ap: 0 })))?.about).toEqual({ unit: '6-bpc', ap: 0 });
  });

  test('13.1 the only open place is taken without a question', () => {
    const v = dropping();
    for (const cr of ['huguette', 'francoise', 'eliane', 'isabelle'] as const) held(v, cr, '308');
    run(reinforcementsPhase(v));
    expect(unitOf(v, '6-bpc').at).toBe('octavie');
  });

  test('13.1 with nowhere to land it waits a turn, which is no voluntary delay', () => {
    const v = dropping();
    for (const cr of crIds) if (cr !== 'pc-gono') held(v, cr, '308');
    run(reinforcementsPhase(v));
    expect(unitOf(v, '6-bpc')).toMatchObject({ at: 'turn-track', arrives: 3 });
    expect(v.delayed).toBe(false);
    expect(eventsOf(v, 'delayed')).toEqual([{ is: 'delayed', unit: '6-bpc', to: 3, cause: 'no-landing' }]);
  });

  test('9.1.2 a unit delayed to a later turn does not come', () => {
    const v = dropping();
    unitOf(v, '6-bpc').arrives = 3;
    run(reinforcementsPhase(v));
    expect(unitOf(v, '6-bpc').at).toBe('turn-track');
  });

  test('19.4 1 BPC arrives reduced, and full without the option', () => {
    for (const [options, reduced] of [[['19.4' as const], true] as const, [[], false] as const]) {
      const v = dropping({ turn: 15, options: [...options] });
      for (const unit of v.units) if (unit.id !== '1-bpc' && unit.at === 'turn-track') unit.at = 'aside';
      run(reinforcementsPhase(v), { do: 'land', at: 'huguette' });
      expect(unitOf(v, '1-bpc').reduced).toBe(reduced);
    }
  });

  test('landing can be resumed from a copy', () => {
    const v = dropping();
    unitOf(v, '2-1-rcp').arrives = 2;
    const rules = reinforcementsPhase(v);
    rules.next();
    const step = rules.next({ do: 'land', unit: '6-bpc', at: 'octavie' });
    const copy = copyValley(v);
    expect(firstPrompt(reinforcementsPhase(copy))).toEqual(step.value);
    expect(bytesOf(copy)).toBe(bytesOf(v));
  });
});

describe('13.2 drop zones', () => {
  test('13.2 Natasha is French with Huguette or Françoise, Octavie with Claudine, Simone with Éliane or Isabelle', () => {
    const v = dropping();
    held(v, 'huguette', '308');
    held(v, 'eliane', '316');
    expect(whyNotLand(v, 'natasha')).toBeNull();
    expect(whyNotLand(v, 'simone')).toBeNull();
    expect(whyNotLand(v, 'huguette')).toEqual({ reason: 'not-french', rule: '13.1' });
    held(v, 'francoise', 'nobody'); // not French either
    held(v, 'isabelle', '304');
    held(v, 'claudine', '308');
    for (const dz of ['natasha', 'octavie', 'simone'] as const) {
      expect(whyNotLand(v, dz)).toEqual({ reason: 'dz-not-french', rule: '13.2' });
    }
    expect(whyNotLand(v, 'junon')).toEqual({ reason: 'no-landing-place', rule: '13.1' });
  });
});

describe('13.3 Bataillons de Marche', () => {
  function withRemnants(...ids: ('3-13-dble' | '5-7-rta' | 'bt-3')[]): Valley {
    const v = dropping();
    unitOf(v, '6-bpc').at = 'aside';
    for (const id of ids) unitOf(v, id).at = 'remnants';
    return v;
  }

  test('13.3 one for each battalion in the Remnants box, which is then gone for good', () => {
    const v = withRemnants('3-13-dble', '5-7-rta');
    run(reinforcementsPhase(v), raise('junon'), raise('huguette'));
    expect(unitOf(v, 'bm-1')).toMatchObject({ at: 'junon', used: false, reduced: false });
    expect(unitOf(v, 'bm-2').at).toBe('huguette');
    expect(unitOf(v, '3-13-dble').at).toBe('eliminated');
    expect(unitOf(v, '5-7-rta').at).toBe('eliminated');
    expect(eventsOf(v, 'raised')[0]).toEqual({ is: 'raised', unit: 'bm-1', at: 'junon', from: '3-13-dble' });
    expect(whyNotRaise(v, 'junon')?.reason).toBe('no-remnants');
  });

  test('ruling 36: nobody has to raise one', () => {
    const v = withRemnants('3-13-dble');
    run(reinforcementsPhase(v), done);
    expect(unitOf(v, '3-13-dble').at).toBe('remnants');
  });

  test('13.3 only in French centres that are not encircled and have room', () => {
    const v = withRemnants('3-13-dble');
    held(v, 'dominique', 'nobody');
    v.crs.francoise.fort = 0;
    garrisonOf(v, 'beatrice', '1-bep');
    expect(whyNotRaise(v, 'dominique')).toEqual({ reason: 'not-french', rule: '13.3' });
    expect(whyNotRaise(v, 'francoise')).toEqual({ reason: 'encircled', rule: '13.3' });
    expect(whyNotRaise(v, 'beatrice')).toEqual({ reason: 'no-room', rule: '2.2.1.3' });
    const prompt = firstPrompt(reinforcementsPhase(v));
    for (const cr of ['dominique', 'francoise', 'beatrice'] as const)
      expect(prompt?.choices).not.toContainEqual(raise(cr));
  });

  test('13.3 never more than four on the map; a lost one may be raised again', () => {
    const v = withRemnants('3-13-dble');
    for (const id of ['bm-1', 'bm-2', 'bm-3', 'bm-4'] as const) unitOf(v, id).at = 'claudine';
    expect(whyNotRaise(v, 'junon')).toEqual({ reason: 'four-raised', rule: '13.3' });
    expect(firstPrompt(reinforcementsPhase(v))).toBeNull();
    unitOf(v, 'bm-3').at = 'holding';
    run(reinforcementsPhase(v), raise('junon'));
    expect(unitOf(v, 'bm-3').at).toBe('junon');
  });

  test('5.5 the reserve cards of the phase are offered beside the battalions', () => {
    const v = withRemnants('3-13-dble');
    Object.assign(v, { hand: [11], airstrip: 'damaged' });
    run(reinforcementsPhase(v), { do: 'card', card: 11 }, { do: 'place', at: 'claudine' }, done);
    expect(unitOf(v, 'cmaa').at).toBe('claudine');
  });

  test('rulings 63, 64: cards 44 and 41 act before the units due arrive', () => {
    const stopped = dropping({ inForce: [44], noted: [44] });
    run(reinforcementsPhase(stopped));
    expect(unitOf(stopped, '6-bpc')).toMatchObject({ at: 'turn-track', arrives: 3 });
    const hastened = dropping({ turn: 3, inForce: [41], noted: [41] });
    Object.assign(unitOf(hastened, '6-bpc'), { at: 'huguette', arrives: 0 });
    run(reinforcementsPhase(hastened), { do: 'hasten', unit: '2-1-rcp' }, { do: 'land', at: 'huguette' });
    expect(unitOf(hastened, '2-1-rcp').at).toBe('huguette');
  });
});

describe('2.2.8.6, 2.2.8.7, 2.2.8.8 the boxes beside the map', () => {
  test('2.2.8.8 bataillons de marche wait in their box, and come back to it when they are lost', () => {
    const v = valley({ turn: 5 });
    const all = bataillonsDeMarche.map((id) => unitOf(v, id));
    expect(all.map(({ at }) => at)).toEqual(all.map(() => 'holding'));
    const [first] = garrisonOf(v, 'eliane', 'bm-1');
    if (first) eliminate(v, first, 'assault');
    expect(unitOf(v, 'bm-1').at).toBe('holding');
  });

  test('2.2.8.6 a battalion of two steps leaves remnants; 2.2.8.7 an asset is gone for good', () => {
    const v = valley({ turn: 5 });
    for (const unit of garrisonOf(v, 'eliane', '8-bpc', 'peloton-carette')) eliminate(v, unit, 'assault');
    expect([unitOf(v, '8-bpc').at, unitOf(v, 'peloton-carette').at]).toEqual(['remnants', 'eliminated']);
  });
});
