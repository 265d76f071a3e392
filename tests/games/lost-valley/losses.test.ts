import { describe, expect, test } from 'vitest';
import {
  checkDisruption,
  counterBattery,
  disruptAll,
  loseSteps,
  maybeRetreat,
  nextToLose,
  retreat,
  retreatsTo,
} from '../../../src/games/lost-valley/rules/losses';
import { unitsIn } from '../../../src/games/lost-valley/rules/units';
import { type Unit, unitOf, type Valley } from '../../../src/games/lost-valley/state';
import { dice, eventsOf, firstPrompt, garrisonOf, held, run, valley } from './kit';

/** No modifier from the situation report. */
const calm = { cm: 10, rp: 20 };

function ids(units: readonly Unit[]) {
  return units.map(({ id }) => id);
}

describe('12.3.5.2 step losses', () => {
  test('12.3.5.2 infantry loses before armor, whatever the morale', () => {
    const v = valley();
    const units = garrisonOf(v, 'pc-gono', 'peloton-guntz', 'csm-272');
    run(loseSteps(v, units, 1, 'assault'));
    expect(unitOf(v, 'csm-272').at).toBe('eliminated');
    expect(unitOf(v, 'peloton-guntz').at).toBe('pc-gono');
  });

  test('12.3.5.2 of the infantry the highest morale loses the step', () => {
    const v = valley();
    const units = garrisonOf(v, 'huguette', '5-bpvn', '1-2-rei', 'csm-272');
    run(loseSteps(v, units, 1, 'assault'));
    expect(unitOf(v, '1-2-rei')).toMatchObject({ at: 'huguette', reduced: true });
    expect(unitOf(v, '5-bpvn').reduced).toBe(false);
    expect(eventsOf(v, 'step-lost')).toEqual([{ is: 'step-lost', unit: '1-2-rei', at: 'huguette' }]);
  });

  test('12.3.5.2 morale is the current one: a disrupted battalion is spared', () => {
    const v = valley();
    const units = garrisonOf(v, 'huguette', '1-2-rei', '5-bpvn');
    Object.assign(unitOf(v, '1-2-rei'), { reduced: true, disrupted: true }); // 2 - 1, below the 2 of 5 BPVN
    expect(ids(nextToLose(v, units))).toEqual(['5-bpvn']);
  });

  test('12.3.5.2 of equal morale the one with more steps loses', () => {
    const v = valley();
    const units = garrisonOf(v, 'eliane', '31-bg', '1-4-rtm', 'bm-1'); // morale 1 all three
    run(loseSteps(v, units, 1, 'assault'));
    expect(unitOf(v, '1-4-rtm').reduced).toBe(true);
    expect([unitOf(v, '31-bg').at, unitOf(v, 'bm-1').at]).toEqual(['eliane', 'eliane']);
  });

  test('12.3.5.2 a tie is the choice of the player', () => {
    const v = valley();
    const units = garrisonOf(v, 'eliane', '1-bep', '8-bpc', '5-bpvn');
    const { asked } = run(loseSteps(v, units, 1, 'assault'), { do: 'lose', unit: '8-bpc' });
    expect(asked[0]?.choices).toEqual([
      { do: 'lose', unit: '1-bep' },
      { do: 'lose', unit: '8-bpc' },
    ]);
    expect(unitOf(v, '8-bpc').reduced).toBe(true);
    expect(unitOf(v, '1-bep').reduced).toBe(false);
  });

  test('12.3.5.2 armor loses last, and among armor the player chooses', () => {
    const v = valley();
    const units = garrisonOf(v, 'pc-gono', 'bm-1', 'peloton-guntz', 'peloton-carette');
    unitOf(v, 'peloton-guntz').disrupted = true; // the order by morale is for infantry
    run(loseSteps(v, units, 2, 'assault'), { do: 'lose', unit: 'peloton-guntz' });
    expect(unitOf(v, 'bm-1').at).toBe('holding');
    expect(unitOf(v, 'peloton-guntz').at).toBe('eliminated');
    expect(unitOf(v, 'peloton-carette').at).toBe('pc-gono');
  });

  test('ruling 24: artillery and flak take no steps, and losses beyond the last defender are ignored', () => {
    const v = valley();
    const units = garrisonOf(v, 'dominique', 'bt-2', 'ii-4-rac', '1-gaaceo');
    run(loseSteps(v, units, 3, 'assault'));
    expect(unitOf(v, 'bt-2').at).toBe('remnants');
    expect([unitOf(v, 'ii-4-rac').at, unitOf(v, '1-gaaceo').at]).toEqual(['dominique', 'dominique']);
  });

  test('ruling 66: the bonus of Camerone (card 14) counts in the order of losses', () => {
    const v = valley({ turn: 13, inForce: [14] });
    const units = garrisonOf(v, 'eliane', '6-bpc', '1-2-rei');
    expect(ids(nextToLose(v, units))).toEqual(['1-2-rei']);
    v.inForce = [];
    expect(nextToLose(v, units)).toHaveLength(2);
  });

  test('12.3.5.2 battalions of two steps leave remnants, bataillons de marche wait again, the rest is gone', () => {
    const v = valley();
    const units = garrisonOf(v, 'eliane', 'bt-2', 'bm-1', 'cslt-413-414');
    run(loseSteps(v, units, 4, 'assault'));
    expect(ids(units).map((id) => [id, unitOf(v, id).at])).toEqual([
      ['bt-2', 'remnants'],
      ['bm-1', 'holding'],
      ['cslt-413-414', 'eliminated'],
    ]);
  });
});

describe('12.3.5.2 disruption and counter-battery', () => {
  test('12.3.5.2 Dis? disrupts who fails its check; who is disrupted already does not roll', () => {
    const v = valley(calm);
    const units = garrisonOf(v, 'eliane', '5-bpvn', '1-bep', 'ii-4-rac');
    unitOf(v, '1-bep').disrupted = true;
    checkDisruption(dice(v, ...[2, 3], ...[2, 4]), units, 'assault'); // 5 + 2, 6 + 2
    expect(eventsOf(v, 'rolled').map(({ roll }) => roll.of)).toEqual(['5-bpvn', 'ii-4-rac']);
    expect(unitOf(v, '5-bpvn').disrupted).toBe(true);
    expect(unitOf(v, 'ii-4-rac').disrupted).toBe(false);
  });

  test('12.3.5.2 Dis disrupts everybody who is left, without a roll', () => {
    const v = valley(calm);
    const units = garrisonOf(v, 'eliane', '1-bep', 'cslt-416', '1-gaaceo');
    unitOf(v, 'cslt-416').at = 'eliminated';
    disruptAll(v, units, 'assault');
    expect(units.map(({ disrupted }) => disrupted)).toEqual([true, false, true]);
    expect(eventsOf(v, 'rolled')).toEqual([]);
  });

  test('2.3.2.2 a second disruption has no effect', () => {
    const v = valley(calm);
    const units = garrisonOf(v, 'eliane', '1-bep');
    disruptAll(v, units, 'assault');
    disruptAll(v, units, 'assault');
    expect(eventsOf(v, 'disrupted')).toHaveLength(1);
  });

  test('12.3.5.2 counter-battery: each gun that gave support checks its morale', () => {
    const v = valley(calm);
    const guns = garrisonOf(v, 'dominique', '1-cmmle', 'ii-4-rac');
    counterBattery(dice(v, ...[2, 3], ...[2, 3]), guns); // 5 + 3 and 5 + 2
    expect(unitOf(v, '1-cmmle').disrupted).toBe(false);
    expect(unitOf(v, 'ii-4-rac').disrupted).toBe(true);
    expect(eventsOf(v, 'disrupted')).toEqual([{ is: 'disrupted', unit: 'ii-4-rac', cause: 'counter-battery' }]);
  });
});

describe('12.3.5.2 retreats', () => {
  /** Only Françoise and Claudine stay open to Huguette. */
  function aroundHuguette(): Valley {
    const v = valley({ turn: 3, ...calm });
    held(v, 'anne-marie', '308');
    held(v, 'epervier-opera', '308');
    held(v, 'pc-gono', '308');
    garrisonOf(v, 'francoise', 'bm-1'); // 1 of 2 steps
    garrisonOf(v, 'claudine', '1-13-dble', '2-1-rcp'); // 4 of 6 steps
    return v;
  }

  test('12.3.5.2 R?: infantry and armor check, who fails retreats; guns and flak stay', () => {
    const v = aroundHuguette();
    garrisonOf(v, 'huguette', '5-bpvn', '1-2-rei', 'peloton-guntz', '1-gaaceo');
    unitOf(v, '1-2-rei').used = true;
    dice(v, ...[1, 2], ...[4, 4], ...[6, 6]); // 1/2 REI 3 + 3 fails; 5 BPVN 8 + 2 and the tanks stay
    run(maybeRetreat(v, 'huguette', unitsIn(v, 'huguette')));
    expect(eventsOf(v, 'rolled').map(({ roll }) => roll.of)).toEqual(['1-2-rei', '5-bpvn', 'peloton-guntz']);
    expect(unitOf(v, '1-2-rei')).toMatchObject({ at: 'claudine', used: true }); // the only place with room for two steps
    expect(unitOf(v, '5-bpvn').at).toBe('huguette');
    expect(unitOf(v, '1-gaaceo').at).toBe('huguette');
  });

  test('12.3.5.2 active units stay active, used ones used, disrupted ones disrupted (ruling 27)', () => {
    const v = aroundHuguette();
    const units = garrisonOf(v, 'huguette', '5-bpvn', 'csm-272');
    Object.assign(unitOf(v, 'csm-272'), { used: true, disrupted: true });
    run(retreat(v, 'huguette', units), { do: 'retreat', unit: 'csm-272', to: 'francoise' });
    expect(unitOf(v, 'csm-272')).toMatchObject({ at: 'francoise', used: true, disrupted: true });
    expect(unitOf(v, '5-bpvn')).toMatchObject({ at: 'claudine', used: false, disrupted: false });
  });

  test('ruling 28: the player chooses who goes where and in which order', () => {
    const v = aroundHuguette();
    const units = garrisonOf(v, 'huguette', 'csm-272', 'cslt-416');
    const prompt = firstPrompt(retreat(v, 'huguette', units));
    expect(prompt?.ask).toBe('retreat');
    expect(prompt?.choices).toEqual([
      { do: 'retreat', unit: 'csm-272', to: 'francoise' },
      { do: 'retreat', unit: 'csm-272', to: 'claudine' },
      { do: 'retreat', unit: 'cslt-416', to: 'francoise' },
      { do: 'retreat', unit: 'cslt-416', to: 'claudine' },
    ]);
  });

  test('12.3.5.2 units may go to different centres; a single way out is taken without asking', () => {
    const v = aroundHuguette();
    garrisonOf(v, 'claudine', '1-13-dble', '2-1-rcp', '31-bg'); // 5 of 6
    const units = garrisonOf(v, 'huguette', 'csm-272', 'cslt-416');
    const { asked } = run(retreat(v, 'huguette', units), { do: 'retreat', unit: 'csm-272', to: 'claudine' });
    expect(asked).toHaveLength(1);
    expect(unitOf(v, 'cslt-416').at).toBe('francoise');
  });

  test('12.3.5.2 a battalion may be reduced to find room; who finds none is eliminated', () => {
    const v = aroundHuguette();
    garrisonOf(v, 'claudine', '1-13-dble', '2-1-rcp', '1-bpc'); // full
    const units = garrisonOf(v, 'huguette', '5-bpvn');
    run(retreat(v, 'huguette', units));
    expect(unitOf(v, '5-bpvn')).toMatchObject({ at: 'francoise', reduced: true });

    const full = aroundHuguette();
    garrisonOf(full, 'claudine', '1-13-dble', '2-1-rcp', '1-bpc');
    garrisonOf(full, 'francoise', 'bt-2');
    run(retreat(full, 'huguette', garrisonOf(full, 'huguette', '5-bpvn')));
    expect(unitOf(full, '5-bpvn').at).toBe('remnants');
    expect(eventsOf(full, 'eliminated').map(({ unit, cause }) => [unit, cause])).toEqual([['5-bpvn', 'retreat']]);
  });

  test('ruling 28: with too little room two battalions may both be reduced, or one saved whole', () => {
    const both = aroundHuguette();
    garrisonOf(both, 'francoise', 'bt-2'); // full; two steps of room in Claudine
    run(
      retreat(both, 'huguette', garrisonOf(both, 'huguette', '5-bpvn', '1-2-rei')),
      { do: 'reduce', unit: '5-bpvn' },
      { do: 'reduce', unit: '1-2-rei' },
      { do: 'retreat', unit: '5-bpvn' },
    );
    expect(unitOf(both, '5-bpvn')).toMatchObject({ at: 'claudine', reduced: true });
    expect(unitOf(both, '1-2-rei')).toMatchObject({ at: 'claudine', reduced: true });

    const one = aroundHuguette();
    garrisonOf(one, 'francoise', 'bt-2');
    run(retreat(one, 'huguette', garrisonOf(one, 'huguette', '5-bpvn', '1-2-rei')), {
      do: 'retreat',
      unit: '1-2-rei',
      to: 'claudine',
    });
    expect(unitOf(one, '1-2-rei')).toMatchObject({ at: 'claudine', reduced: false });
    expect(unitOf(one, '5-bpvn').at).toBe('remnants');
  });

  test('12.3.5.2 armor needs room among the assets', () => {
    const v = aroundHuguette();
    garrisonOf(v, 'francoise', 'bm-1', '2-cmmle'); // 1 of 1
    garrisonOf(v, 'claudine', '1-13-dble', '11-iv-4-rac', 'peloton-carette'); // 2 of 3
    run(retreat(v, 'huguette', garrisonOf(v, 'huguette', 'peloton-guntz', 'peloton-preaud')), {
      do: 'retreat',
      unit: 'peloton-preaud',
      to: 'claudine',
    });
    expect(unitOf(v, 'peloton-preaud').at).toBe('claudine');
    expect(unitOf(v, 'peloton-guntz').at).toBe('eliminated');
  });

  test('12.2.1 units that retreat from an encircled centre are eliminated', () => {
    const v = valley({ turn: 3, ...calm });
    v.crs['anne-marie'].fort = 0;
    run(retreat(v, 'anne-marie', garrisonOf(v, 'anne-marie', 'bt-3')));
    expect(unitOf(v, 'bt-3').at).toBe('remnants');
  });

  test('ruling 58: nobody retreats into an encircled centre', () => {
    const v = aroundHuguette();
    expect(retreatsTo(v, 'huguette')).toEqual(['francoise', 'claudine']);
    v.crs.francoise.fort = 0;
    expect(retreatsTo(v, 'huguette')).toEqual(['claudine']);
  });

  test('12.3.5.2 without a French neighbour the retreating units are eliminated', () => {
    const v = aroundHuguette();
    held(v, 'francoise', 'nobody');
    held(v, 'claudine', '304');
    run(retreat(v, 'huguette', garrisonOf(v, 'huguette', '1-2-rei', 'csm-272')));
    expect(unitOf(v, '1-2-rei').at).toBe('remnants');
    expect(unitOf(v, 'csm-272').at).toBe('eliminated');
  });

  test('ruling 28: a retreat is no movement, so Isabelle is open to Éliane', () => {
    const v = valley({ turn: 3, ...calm });
    expect(retreatsTo(v, 'eliane')).toContain('isabelle');
  });
});
