import { describe, expect, test } from 'vitest';
import { SuddenDeath } from '../../../src/games/lost-valley/rules/tracks';
import { vmAssaultModifiers, vmAssaultPhase } from '../../../src/games/lost-valley/rules/vm-assault';
import { copyValley, unitOf, type Valley, type VmAssault } from '../../../src/games/lost-valley/state';
import { sum } from '../../../src/kernel/rolls';
import { sorted } from '../../../src/kernel/tale';
import { dice, eventsOf, firstPrompt, garrisonOf, held, run, valley } from './kit';

/** 308 of Strength 10 from Anne-Marie against Huguette alone; no modifier from the situation report. */
function huguette(given: Parameters<typeof valley>[0] = {}): Valley {
  const v = valley({ turn: 3, phase: 'assault-vm', cm: 10, rp: 20, ap: 2, ...given });
  held(v, 'gabrielle', '308');
  held(v, 'anne-marie', '308');
  v.divisions['312'].active = false;
  v.divisions['308'].strength = 10;
  v.crs.huguette.fort = 1;
  v.crs.francoise.fort = 2;
  garrisonOf(v, 'huguette', '1-2-rei', '5-bpvn');
  garrisonOf(v, 'dominique', '3-3-rta', '1-cmmle', 'ii-4-rac');
  return v;
}

function assaultOn(v: Valley, given: Partial<VmAssault> = {}): VmAssault {
  const assault = { division: '308', cr: 'huguette', air: 0, guns: [], cards: [], over: false, ...given } as const;
  v.assaults = [{ ...assault, guns: [...assault.guns], cards: [...assault.cards] }];
  return v.assaults[0] as VmAssault;
}

/** What may support the first assault; nothing where it is resolved without a question. */
function offered(v: Valley): string[] {
  const prompt = firstPrompt(vmAssaultPhase(v));
  return prompt?.ask === 'support' ? prompt.choices.map((choice) => Object.values(choice).join(' ')) : [];
}

describe('12.3.5.1 support', () => {
  test('12.3.5.1 guns of the same and the next subsector may fire; not those of an assaulted centre', () => {
    const v = huguette();
    garrisonOf(v, 'huguette', '1-2-rei', '2-cmmle');
    expect(offered(v)).toEqual([
      'support ii-4-rac',
      'support 1-cmmle',
      'support 1-cepml',
      'support iii-10-rac', // Isabelle, from the south to the centre
      'support 11-iv-4-rac',
      'done',
    ]);
  });

  test('2.2.5 the north is out of reach of the south', () => {
    const v = huguette();
    garrisonOf(v, 'anne-marie', 'bt-3');
    v.crs['anne-marie'] = { fort: 1, holder: 'french', captured: null };
    expect(offered(v)).not.toContain('support iii-10-rac');
    expect(offered(v)).toContain('support 11-iv-4-rac');
  });

  test('ruling 57: with option 19.2 all guns reach everywhere, but the mortars only their own subsector', () => {
    const v = huguette({ options: ['19.2'] });
    garrisonOf(v, 'anne-marie', 'bt-3');
    v.crs['anne-marie'] = { fort: 1, holder: 'french', captured: null };
    expect(offered(v)).toEqual(['support ii-4-rac', 'support iii-10-rac', 'support 11-iv-4-rac', 'done']);
  });

  test('12.3.5.1 used guns do not fire, and each gun supports once a turn', () => {
    const v = huguette();
    unitOf(v, 'ii-4-rac').used = true;
    const { asked } = run(vmAssaultPhase(dice(v, 6, 6, 6, 6)), { unit: '1-cmmle' }, { do: 'done' });
    expect(asked[0]?.choices).not.toContainEqual({ do: 'support', unit: 'ii-4-rac' });
    expect(asked[1]?.choices).not.toContainEqual({ do: 'support', unit: '1-cmmle' });
    expect(unitOf(v, '1-cmmle').used).toBe(true);
  });

  test('12.3.5.1 1 AP and 1 RP with the first gun, for the whole phase', () => {
    const v = huguette();
    run(vmAssaultPhase(dice(v, 6, 6, 6, 6)), { unit: '1-cmmle' }, { unit: 'ii-4-rac' }, { do: 'done' });
    expect([v.ap, v.rp]).toEqual([1, 19]);
  });

  test('12.3.5.1 without an AP no gun fires', () => {
    expect(offered(huguette({ ap: 0 }))).toEqual([]);
  });

  test('ruling 4: the last RP cannot be spent on guns', () => {
    expect(offered(huguette({ rp: 1 }))).toEqual([]);
    expect(offered(huguette({ rp: 2 }))).not.toEqual([]);
  });

  test('12.3.5.1 once paid, guns fire at later assaults without an AP', () => {
    const v = huguette({ ap: 1 });
    v.divisions['312'].active = true; // against Béatrice, first
    run(
      vmAssaultPhase(dice(v, ...[6, 6], 6, 1, ...[6, 6], 6, 1)),
      { do: 'support', unit: '1-cmmle' },
      { do: 'done' },
      { do: 'support', unit: 'ii-4-rac' },
      { do: 'done' },
    );
    expect([v.ap, v.rp]).toEqual([0, 19]);
    expect(v.assaults.map(({ cr, guns }) => [cr, guns])).toEqual([
      ['beatrice', ['1-cmmle']],
      ['huguette', ['ii-4-rac']],
    ]);
  });

  test('ruling 23: guns in any centre assaulted this phase support nobody, before or after', () => {
    const v = huguette();
    held(v, 'beatrice', '312');
    v.divisions['312'].active = true; // Dominique with its guns is assaulted first
    expect(offered(v)).not.toContain('support ii-4-rac');
    for (const assault of v.assaults) if (assault.cr === 'dominique') assault.over = true;
    expect(v.assaults.map(({ cr }) => cr)).toEqual(['dominique', 'huguette']);
    expect(offered(v)).not.toContain('support ii-4-rac');
    expect(offered(v)).toContain('support 11-iv-4-rac');
  });

  test('ruling 23: a disrupted gun fires with its reduced factor', () => {
    const v = huguette();
    unitOf(v, 'ii-4-rac').disrupted = true;
    expect(offered(v)).toContain('support ii-4-rac');
    expect(vmAssaultModifiers(v, assaultOn(v, { guns: ['ii-4-rac'] }))).toContainEqual({
      cause: 'support',
      of: 'ii-4-rac',
      rule: '12.3.5.2',
      value: 0,
    });
  });

  test('7.2.3 close air support: a point each, at most four in the turn', () => {
    const v = huguette({ ap: 0, asp: 6, casFlown: 2 });
    const { asked } = run(vmAssaultPhase(dice(v, 6, 6, 6, 1)), { do: 'air' }, { do: 'air' });
    expect(asked).toHaveLength(2); // then nothing is left to choose
    expect([v.asp, v.casFlown, v.assaults[0]?.air]).toEqual([4, 4, 2]);
  });

  test('12.3.5.1 on Turn One neither guns nor aircraft; card 42 may be played', () => {
    const v = valley({ turn: 1, phase: 'assault-vm', ap: 3, asp: 3 });
    expect(offered(v)).toEqual([]);
    const withCard = valley({ turn: 1, phase: 'assault-vm', ap: 3, hand: [42] });
    expect(offered(withCard)).toEqual(['card 42', 'done']);
  });

  test('card 2: without the gunners’ commander no guns in defence', () => {
    expect(offered(huguette({ inForce: [2], asp: 1 }))).toEqual(['air', 'done']);
  });

  test('card 42 is put on one assault and adds 3 to its roll', () => {
    const v = huguette({ ap: 0, hand: [42] });
    run(vmAssaultPhase(dice(v, 6, 6, 6, 1)), { do: 'card', card: 42 });
    expect(v.assaults[0]?.cards).toEqual([42]);
    expect(v.hand).toEqual([]);
    expect(eventsOf(v, 'rolled')[0]?.roll.modifiers).toContainEqual({ cause: 'card', of: '42', rule: '5.1', value: 3 });
  });

  test('a question of support is asked again from a copy of the position, with nothing else changed', () => {
    const v = huguette({ asp: 2 });
    v.divisions['312'].active = true; // Béatrice first, then Huguette
    dice(v, ...[6, 6], 6, ...[6, 6], 3);
    const rules = vmAssaultPhase(v);
    let step = rules.next();
    const answers = [{ do: 'support', unit: '1-cmmle' }, { do: 'done' }, { do: 'air' }, { do: 'air' }] as const;
    for (const answer of answers) {
      if (step.done) throw new Error('nothing asked');
      expect(step.value).toMatchObject({ ask: 'support', resumable: true });
      const copy = copyValley(v);
      const before = copyValley(v);
      expect(firstPrompt(vmAssaultPhase(copy))).toEqual(step.value);
      expect(sorted(copy.events).events).toEqual([]);
      expect({ ...copy, events: [] }).toEqual(before);
      step = rules.next(answer);
    }
    expect(v.assaults.map(({ cr, over, air }) => [cr, over, air])).toEqual([
      ['beatrice', true, 0],
      ['huguette', false, 2],
    ]);
  });
});

describe('12.3.5.2 resolution', () => {
  test('12.3.5.2 what counts on Table 9', () => {
    const v = huguette({ cm: 16 });
    const assault = assaultOn(v, { air: 2, guns: ['1-cmmle'] });
    unitOf(v, '5-bpvn').used = true; // used units defend as well
    unitOf(v, '5-bpvn').disrupted = true;
    expect(vmAssaultModifiers(v, assault).map(({ cause, value }) => [cause, value])).toEqual([
      ['sitrep', 1],
      ['defense', 2],
      ['defense', 1],
      ['air', 2],
      ['support', 1],
      ['fort', 1],
      ['strength', -10],
    ]);
  });

  test('12.2.1 an encircled centre defends with -1', () => {
    const v = valley({ turn: 3, cm: 10, rp: 20 });
    const before = sum(vmAssaultModifiers(v, assaultOn(v, { cr: 'gabrielle' })));
    v.crs.gabrielle.fort = 0;
    expect(sum(vmAssaultModifiers(v, assaultOn(v, { cr: 'gabrielle' })))).toBe(before - 4 - 1);
  });

  test('cards on Table 9: 35 for every assault, 3 for Béatrice alone', () => {
    const v = huguette({ inForce: [3, 35] });
    const cardsOf = (cr: 'huguette' | 'beatrice') =>
      vmAssaultModifiers(v, assaultOn(v, { cr })).flatMap(({ cause, of, value }) =>
        cause === 'card' ? [[of, value]] : [],
      );
    expect(cardsOf('huguette')).toEqual([['35', 1]]);
    expect(cardsOf('beatrice')).toEqual([
      ['3', -2],
      ['35', 1],
    ]);
  });

  test('12.3.5.2 the columns of Table 9 modify Tables 9.1 and 9.2; cards on 9.1 too (17)', () => {
    const v = huguette({ ap: 0, turn: 14, inForce: [17] });
    run(vmAssaultPhase(dice(v, ...[6, 6], 6, 2))); // 12 - 5 = 7: no modifier
    expect(
      eventsOf(v, 'rolled')
        .slice(0, 3)
        .map(({ table, roll }) => [table, roll.total])[1],
    ).toEqual(['9.1', 5]);
    const better = huguette({ ap: 0, asp: 4 });
    run(vmAssaultPhase(dice(better, ...[6, 6], 6, 2)), { do: 'air' }, { do: 'air' }, { do: 'air' }, { do: 'air' });
    const rolls = eventsOf(better, 'rolled').map(({ table, roll }) => [table, roll.total]);
    expect(rolls).toEqual([
      ['9', 11],
      ['9.1', 9],
      ['9.2', 3],
    ]);
  });

  test('12.3.5.2 losses in order: steps, disruption, counter-battery, retreats', () => {
    const v = huguette();
    // Table 9: 6 - 4 = 2, -2 on 9.1; 9.1: 4 - 2 = 2 is one step, Dis?, R? and *
    dice(v, ...[3, 3], 4, ...[1, 1], ...[6, 6], ...[6, 6], ...[1, 1], ...[6, 6], 3);
    run(vmAssaultPhase(v), { unit: '1-cmmle' }, { do: 'done' }, { do: 'retreat', to: 'claudine' });
    expect(eventsOf(v, 'rolled').map(({ table, roll }) => table ?? roll.of)).toEqual([
      '9',
      '9.1',
      '1-2-rei', // Dis?, failed
      '5-bpvn',
      '1-cmmle', // *
      '1-2-rei', // R?, failed
      '5-bpvn',
      '9.2',
    ]);
    expect(unitOf(v, '1-2-rei')).toMatchObject({ at: 'claudine', reduced: true, disrupted: true });
    expect(unitOf(v, '5-bpvn')).toMatchObject({ at: 'huguette', disrupted: false });
    expect(v.crs.huguette.holder).toBe('french');
  });

  test('ruling 25: Dis hits every unit in the centre, guns and flak too', () => {
    const v = huguette({ ap: 0 });
    garrisonOf(v, 'huguette', '1-2-rei', '5-bpvn', '1-gaaceo', '2-cmmle');
    // Table 9: 2 + 6 + 1 - 10 = 0... -3 on 9.1; 3 - 3 = 0: two steps, Dis, R?
    dice(v, ...[1, 1], 3, ...[6, 6], ...[6, 6], 3);
    run(vmAssaultPhase(v), { do: 'stand' });
    for (const id of ['5-bpvn', '1-gaaceo', '2-cmmle'] as const) expect(unitOf(v, id).disrupted, id).toBe(true);
  });

  test('12.3.5.2 counter-battery checks every gun that gave support in this phase so far', () => {
    const v = huguette({ ap: 1 });
    v.divisions['312'].active = true;
    dice(v, ...[6, 6], 6, ...[6, 6], 3, ...[6, 6], 6, ...[6, 6], ...[6, 6], ...[6, 6], 3); // both rows of Table 9.1 show *
    run(vmAssaultPhase(v), { unit: '1-cmmle' }, { do: 'done' }, { unit: 'ii-4-rac' }, { do: 'done' });
    const checked = eventsOf(v, 'rolled').map(({ table, roll }) => table ?? roll.of);
    expect(checked).toEqual([
      '9',
      '9.1',
      '1-cmmle',
      '9.2',
      '9',
      '9.1',
      '1-2-rei',
      '5-bpvn',
      '1-cmmle',
      'ii-4-rac',
      '9.2',
    ]);
  });

  test('card 7: counter-battery whether or not the table shows it', () => {
    const v = huguette({ inForce: [7], asp: 4 });
    dice(v, ...[6, 6], 6, ...[1, 1], 3); // 9.1 total above 8 shows nothing
    run(vmAssaultPhase(v), { do: 'air' }, { do: 'air' }, { unit: '1-cmmle' }, { do: 'done' });
    expect(unitOf(v, '1-cmmle').disrupted).toBe(true);

    const calm = huguette({ asp: 4 });
    run(vmAssaultPhase(dice(calm, ...[6, 6], 6, 3)), { do: 'air' }, { do: 'air' }, { unit: '1-cmmle' }, { do: 'done' });
    expect(eventsOf(calm, 'rolled').map(({ table }) => table)).toEqual(['9', '9.1', '9.2']);
  });

  test('12.3.5.2 the division loses the Strength of Table 9.2, never below 1, and camp morale may rise', () => {
    const v = huguette({ ap: 0, asp: 4 });
    v.divisions['308'].strength = 5; // 12 + 5 + 4 - 5: the best row, +3
    v.divisions['308'].active = true;
    run(vmAssaultPhase(dice(v, ...[6, 6], 6, 6)), { do: 'air' }, { do: 'air' }, { do: 'air' }, { do: 'air' });
    expect(v.divisions['308'].strength).toBe(1);
    expect(v.cm).toBe(11);
    expect(eventsOf(v, 'strength')).toEqual([
      { is: 'strength', division: '308', from: 5, to: 1, cause: 'casualties', of: 'huguette' },
    ]);
    expect(v.divisions['308'].assaulted).toBe(true);
    expect(v.divisions['312'].assaulted).toBe(false);
  });

  test('2.3.1.6 1 GAACEO allows one reroll on Table 9.2, which stands even if worse (rulings 30, 70)', () => {
    const v = huguette({ ap: 0 });
    garrisonOf(v, 'huguette', '1-2-rei', '5-bpvn', '1-gaaceo');
    dice(v, ...[6, 6], 6, ...[6, 6], ...[6, 6], ...[6, 6], 4, 1); // Table 9 at 8: nothing to add
    const { asked } = run(vmAssaultPhase(v), { do: 'reroll' });
    expect(asked[0]?.about).toMatchObject({ table: '9.2', strengthLost: 2 });
    expect(v.divisions['308'].strength).toBe(9);

    const stands = huguette({ ap: 0 });
    garrisonOf(stands, 'huguette', '1-2-rei', '5-bpvn', '1-gaaceo');
    run(vmAssaultPhase(dice(stands, ...[6, 6], 6, ...[6, 6], ...[6, 6], ...[6, 6], 4)), { do: 'stand' });
    expect(stands.divisions['308'].strength).toBe(8);
  });

  test('12.3.5.2 without infantry or armor left the division takes the centre, its guns and flak are lost', () => {
    const v = huguette({ ap: 0, cm: 13, aaa: 5 });
    garrisonOf(v, 'huguette', 'csm-272', '1-gaaceo', '2-cmmle');
    dice(v, ...[1, 1], 1, 6); // one step is enough
    run(vmAssaultPhase(v), { do: 'stand' });
    expect(v.crs.huguette).toEqual({ holder: '308', captured: '308', fort: 1 });
    for (const id of ['csm-272', '1-gaaceo', '2-cmmle'] as const) expect(unitOf(v, id).at, id).toBe('eliminated');
    expect([v.cm, v.aaa, v.airstrip]).toEqual([11, 6, 'destroyed']); // two stars, flak icon
    expect(eventsOf(v, 'vm-assault-over')).toMatchObject([{ held: false }]);
  });

  test('ruling 29: Table 9.2 is rolled even if the centre falls, and the gun icon adds to what is left', () => {
    const v = valley({ turn: 3, phase: 'assault-vm', cm: 13, rp: 20 });
    v.divisions['312'].active = false;
    garrisonOf(v, 'gabrielle', 'cslt-416');
    dice(v, ...[1, 1], 1, 4); // 2 + 4 - 13 = -7: -4 and -1; 9.2: 3, one point
    run(vmAssaultPhase(v));
    expect(v.crs.gabrielle.holder).toBe('308');
    expect(v.divisions['308'].strength).toBe(13); // 13 - 1 + 1
  });

  test('ruling 32: Isabelle captured while encircled costs her star, and the point of the encirclement stays lost', () => {
    const v = valley({ turn: 6, phase: 'assault-vm', cm: 10, rp: 20, isabelleCut: true });
    for (const id of ['312', '308', '316'] as const) v.divisions[id].active = false;
    v.divisions['304'].active = true;
    v.crs.isabelle.fort = 0;
    garrisonOf(v, 'isabelle', 'csm-272');
    run(vmAssaultPhase(dice(v, ...[1, 1], 1, 1)));
    expect(v.crs.isabelle).toEqual({ holder: '304', captured: '304', fort: 1 });
    expect([v.cm, v.isabelleCut]).toEqual([9, false]);
  });

  test('12.3.5.2 armor alone keeps the centre French', () => {
    const v = huguette({ ap: 0 });
    garrisonOf(v, 'huguette', 'csm-272', 'peloton-guntz');
    dice(v, ...[5, 5], 5, ...[6, 6], 3); // 10 + 2 - 10 = 2: -2; 9.1: 3, one step and R?
    run(vmAssaultPhase(v));
    expect(unitOf(v, 'csm-272').at).toBe('eliminated');
    expect(unitOf(v, 'peloton-guntz').at).toBe('huguette');
    expect(v.crs.huguette.holder).toBe('french');
  });

  test('2.2.4.4 the fall of PC GONO ends the game at once', () => {
    const v = huguette({ ap: 0 });
    held(v, 'huguette', '308');
    held(v, 'claudine', '308');
    held(v, 'epervier-opera', '308');
    held(v, 'francoise', '308');
    garrisonOf(v, 'pc-gono', 'csm-272');
    expect(() => run(vmAssaultPhase(dice(v, 1, 1, 1, 1)))).toThrow(SuddenDeath);
    expect(v.result).toEqual({ level: 'strategic-defeat', points: null, cause: 'pc-gono' });
  });

  test('ruling 22: targets are fixed before the first roll, whatever earlier assaults change', () => {
    const v = huguette({ ap: 0 });
    v.divisions['312'].active = true;
    garrisonOf(v, 'beatrice', 'csm-272');
    run(vmAssaultPhase(dice(v, ...[1, 1], 1, 1, ...[6, 6], 6, ...[6, 6], ...[6, 6], 1)));
    expect(eventsOf(v, 'targets')).toHaveLength(1);
    expect(eventsOf(v, 'vm-assault').map(({ division, cr }) => [division, cr])).toEqual([
      ['312', 'beatrice'],
      ['308', 'huguette'],
    ]);
    expect(v.crs.beatrice.holder).toBe('312');
  });

  test('card 5: a lull, no division assaults and none counts as having assaulted', () => {
    const v = huguette({ inForce: [5], asp: 3 });
    expect(run(vmAssaultPhase(v)).asked).toEqual([]);
    expect(v.assaults).toEqual([]);
    expect(v.divisions['308'].assaulted).toBe(false);
  });

  test('2.2.1.3 stacking is enforced at the end of the phase', () => {
    const v = huguette({ inForce: [5] });
    garrisonOf(v, 'beatrice', '3-13-dble', 'bm-1');
    run(vmAssaultPhase(v), { do: 'remove', unit: 'bm-1' });
    expect(unitOf(v, 'bm-1').at).toBe('holding');
  });
});
