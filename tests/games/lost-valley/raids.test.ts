import { describe, expect, test } from 'vitest';
import { type CrId, crIds } from '../../../src/games/lost-valley/data/map';
import type { UnitId } from '../../../src/games/lost-valley/data/units';
import {
  nearestDivisions,
  raidModifiers,
  raidsPhase,
  whyNotJoinRaid,
  whyNotRaid,
} from '../../../src/games/lost-valley/rules/raids';
import { newSortie } from '../../../src/games/lost-valley/rules/sortie';
import { copyValley, type Sortie, unitOf, type Valley } from '../../../src/games/lost-valley/state';
import { bytesOf } from '../../../src/kernel/hash';
import { sum } from '../../../src/kernel/rolls';
import { dice, eventsOf, firstPrompt, garrisonOf, held, run, valley } from './kit';

/** The campaign's set-up in the Raids Phase; 308 of Strength 5 holds Gabrielle and Anne-Marie, works at level 1. */
function raiding(given: Parameters<typeof valley>[0] = {}): Valley {
  const v = valley({ turn: 6, phase: 'raids', ap: 1, cm: 10, rp: 20, ...given });
  held(v, 'gabrielle', '308');
  held(v, 'anne-marie', '308');
  v.divisions['308'].strength = 5;
  for (const cr of crIds) v.crs[cr].fort = 1;
  return v;
}

const raid = (cr: CrId) => ({ do: 'raid', cr }) as const;
const join = (unit: UnitId) => ({ do: 'join', unit }) as const;
const support = (unit: UnitId) => ({ do: 'support', unit }) as const;
const go = { do: 'go' } as const;
const done = { do: 'done' } as const;

/** What may be added to a raid for Huguette. */
function offered(v: Valley): string[] {
  const rules = raidsPhase(v);
  rules.next();
  const step = rules.next(raid('huguette'));
  return step.done ? [] : step.value.choices.map((choice) => Object.values(choice).join(' '));
}

describe('16.1 where raids are made', () => {
  test('16.1 for French centres next to a Viet Minh centre or joined to a starting box', () => {
    const v = raiding();
    const prompt = firstPrompt(raidsPhase(v));
    expect(prompt?.choices).toEqual([
      raid('beatrice'), // box of 312
      raid('francoise'),
      raid('huguette'),
      raid('eliane'), // box of 316, which has not even been activated
      raid('isabelle'), // box of 304
      done,
    ]);
    expect(whyNotRaid(v, 'claudine')).toEqual({ reason: 'not-front', rule: '16.1' });
    expect(whyNotRaid(v, 'anne-marie')?.reason).toBe('not-french');
  });

  test('16.0 without an AP, and with none paid for works this turn, no raid', () => {
    const v = raiding({ ap: 0 });
    expect(firstPrompt(raidsPhase(v))).toBeNull();
    expect(whyNotRaid(v, 'huguette')).toEqual({ reason: 'no-ap', rule: '16.0' });
  });

  test('ruling 44: not at level 4', () => {
    const v = raiding();
    v.crs.huguette.fort = 4;
    expect(firstPrompt(raidsPhase(v))?.choices).not.toContainEqual(raid('huguette'));
    expect(whyNotRaid(v, 'huguette')).toEqual({ reason: 'works-complete', rule: '2.2.1.4' });
  });

  test('16.1 one raid for each centre, and one AP for all', () => {
    const v = raiding({ ap: 2 });
    dice(v, 6, 4, 6, 6, 6, 6); // 10 + 3 - 5 = 8: a level and Dis?, passed
    const { asked } = run(
      raidsPhase(v),
      raid('huguette'),
      join('1-2-rei'),
      go,
      raid('francoise'),
      join('csm-272'),
      done,
      done,
    );
    expect(asked[3]?.choices).not.toContainEqual(raid('huguette'));
    expect(whyNotRaid(v, 'huguette')?.reason).toBe('raided-already');
    expect(v.ap).toBe(1);
  });

  test('16.1 there must be active infantry in or next to the centre', () => {
    const v = raiding();
    for (const unit of v.units) unit.used = unit.id !== 'peloton-carette';
    expect(firstPrompt(raidsPhase(v))).toBeNull();
    expect(whyNotRaid(v, 'huguette')).toEqual({ reason: 'nobody-near', rule: '16.1' });
  });
});

describe('16.1 who raids', () => {
  test('16.1 active infantry in the centre or next to it, up to four steps', () => {
    const v = raiding();
    expect(offered(copyValley(v)).filter((choice) => choice.startsWith('join'))).toEqual([
      'join csm-272',
      'join 1-2-rei',
      'join 8-bpc',
      'join 1-13-dble',
      'join 31-bg',
      'join peloton-carette',
      'join peloton-guntz',
    ]);
    const sortie: Sortie = { ...newSortie('huguette'), units: ['1-2-rei', '8-bpc'] };
    expect(whyNotJoinRaid(v, sortie, unitOf(v, '31-bg'))).toEqual({ reason: 'too-many-steps', rule: '16.1' });
    unitOf(v, '8-bpc').reduced = true;
    expect(whyNotJoinRaid(v, sortie, unitOf(v, '31-bg'))).toBeNull();
  });

  test('16.1 one armor unit in addition, and never without infantry', () => {
    const v = raiding();
    const { asked } = run(raidsPhase(v), raid('huguette'), join('peloton-carette'), done, done);
    expect(asked[2]?.choices).not.toContainEqual(join('peloton-guntz'));
    expect(asked[2]?.choices).not.toContainEqual(go); // ruling 59
    const sortie: Sortie = { ...newSortie('huguette'), units: ['peloton-carette'] };
    expect(whyNotJoinRaid(v, sortie, unitOf(v, 'peloton-guntz'))).toEqual({ reason: 'one-armor', rule: '16.1' });
  });

  test('16.1 not the used, nor guns and flak, nor units on a drop zone', () => {
    const v = raiding();
    unitOf(v, '8-bpc').used = true;
    unitOf(v, '6-bpc').at = 'natasha';
    expect(whyNotJoinRaid(v, newSortie('huguette'), unitOf(v, '8-bpc'))?.reason).toBe('used');
    expect(whyNotJoinRaid(v, newSortie('huguette'), unitOf(v, '1-gaaceo'))?.reason).toBe('cannot-raid');
    expect(whyNotJoinRaid(v, newSortie('huguette'), unitOf(v, '6-bpc'))?.reason).toBe('not-near');
    expect(whyNotJoinRaid(v, newSortie('huguette'), unitOf(v, '1-bep'))?.reason).toBe('not-near');
  });

  test('16.1 no unit raids twice', () => {
    const v = raiding();
    dice(v, 6, 5, 6, 6); // 11 + 3 - 5 = 9: a level, nothing else
    const { asked } = run(raidsPhase(v), raid('huguette'), join('1-2-rei'), go, raid('francoise'), done, done);
    expect(unitOf(v, '1-2-rei')).toMatchObject({ at: 'huguette', used: true });
    expect(asked[4]?.choices).not.toContainEqual(join('1-2-rei'));
  });

  test('16.1 no air support; guns cost one RP for the whole phase, each raid its own', () => {
    const v = raiding({ asp: 4 });
    expect(offered(copyValley(v))).not.toContain('air');
    dice(v, 6, 3, 6, 4); // 9 + 3 + 2 - 5 = 9
    const { asked } = run(
      raidsPhase(v),
      raid('huguette'),
      join('1-2-rei'),
      support('11-iv-4-rac'),
      go,
      raid('francoise'),
      join('csm-272'),
      support('iii-10-rac'),
      go,
      done,
    );
    expect(asked[5]?.choices).not.toContainEqual(support('11-iv-4-rac'));
    expect(v.rp).toBe(19);
    expect(unitOf(v, 'iii-10-rac').used).toBe(true);
  });

  test('ruling 4: the last RP is not spent on guns', () => {
    expect(offered(raiding({ rp: 1 })).filter((choice) => choice.startsWith('support'))).toEqual([]);
  });

  test('calling one raid off costs nothing and leads back to the choice of a centre', () => {
    const v = raiding();
    const { asked } = run(raidsPhase(v), raid('huguette'), join('1-2-rei'), support('11-iv-4-rac'), done, done);
    expect(asked.at(-1)).toMatchObject({ ask: 'raid', choices: asked[0]?.choices });
    expect(v).toMatchObject({ ap: 1, rp: 20, sortie: null, raidedCrs: [] });
    expect(unitOf(v, '11-iv-4-rac').used).toBe(false);
  });

  test('5.5 a card put on a raid that is called off stays in the hand; on one that goes it is played', () => {
    const v = raiding({ hand: [12], deck: raiding().deck.filter((one) => one !== 12) });
    const force = [raid('huguette'), join('1-2-rei'), join('peloton-guntz'), { do: 'card', card: 12 }] as const;
    run(raidsPhase(v), ...force, done, done);
    expect(v).toMatchObject({ hand: [12], reservePlayed: false });
    run(raidsPhase(dice(v, 6, 5, 6, 6, 6, 6)), ...force, go, done);
    expect(v).toMatchObject({ hand: [], reservePlayed: true });
  });

  test('everything up to go can be resumed from a copy', () => {
    const v = raiding();
    const rules = raidsPhase(v);
    let step = rules.next();
    for (const choice of [raid('huguette'), join('1-2-rei'), support('11-iv-4-rac')]) step = rules.next(choice);
    const copy = copyValley(v);
    expect(firstPrompt(raidsPhase(copy))).toEqual(step.value);
    expect(bytesOf(copy)).toBe(bytesOf(v));
  });
});

describe('16.1 the roll', () => {
  test('16.1 morale of the infantry, assault factors of armor and guns, Strength of the nearest division', () => {
    const v = raiding({ cm: 6 });
    Object.assign(unitOf(v, '8-bpc'), { reduced: true, disrupted: true });
    const sortie: Sortie = {
      cr: 'huguette',
      units: ['1-2-rei', '8-bpc', 'peloton-carette'],
      air: 0,
      guns: ['11-iv-4-rac'],
      cards: [12],
    };
    const modifiers = raidModifiers(v, sortie, '308');
    expect(modifiers.map(({ cause, of, value }) => [cause, of, value])).toEqual([
      ['sitrep', undefined, -1],
      ['morale', '1-2-rei', 3],
      ['morale', '8-bpc', 1],
      ['assault', 'peloton-carette', 2],
      ['support', '11-iv-4-rac', 2],
      ['strength', '308', -5],
      ['card', '12', 3],
    ]);
    expect(sum(modifiers)).toBe(5);
  });

  test('ruling 66: Camerone (card 14) adds to the morale of the Legion in a raid', () => {
    const v = raiding({ inForce: [14] });
    const sortie: Sortie = { ...newSortie('huguette'), units: ['1-2-rei', '8-bpc'] };
    const morale = raidModifiers(v, sortie, '308').filter(({ cause }) => cause === 'morale');
    expect(morale.map(({ value }) => value)).toEqual([4, 3]);
  });

  test('16.1, ruling 44: the division whose box is nearest along its lines, whoever holds the centres between', () => {
    expect(nearestDivisions).toEqual({
      gabrielle: ['308'],
      'anne-marie': ['308'],
      beatrice: ['312'],
      francoise: ['308'],
      huguette: ['308'],
      'epervier-opera': ['312'],
      dominique: ['312', '316'],
      'pc-gono': ['316'],
      eliane: ['316'],
      claudine: ['304'],
      junon: ['316'],
      isabelle: ['304'],
    });
  });

  test('16.1 equally near divisions are drawn by lot', () => {
    const drawn = new Set<string | undefined>();
    for (let i = 0; i < 20; i++) {
      const v = raiding({ seed: `lot ${i}` });
      held(v, 'beatrice', '312');
      run(raidsPhase(v), raid('dominique'), join('3-3-rta'), go, () => done);
      drawn.add(eventsOf(v, 'rolled')[0]?.roll.modifiers.find(({ cause }) => cause === 'strength')?.of);
    }
    expect(drawn).toEqual(new Set(['312', '316']));
  });

  test('card 12 may be put on a raid with armor', () => {
    const v = raiding({ hand: [12] });
    dice(v, 1, 3, 6, 6, 6, 6); // 4 + 3 + 2 - 5 + 3 = 7
    run(raidsPhase(v), raid('huguette'), join('1-2-rei'), join('peloton-carette'), { do: 'card', card: 12 }, go, done);
    expect(eventsOf(v, 'rolled')[0]?.roll.total).toBe(7);
    expect(v.reservePlayed).toBe(true);
  });
});

describe('16.1 results', () => {
  /** 1/2 REI (morale 3) raids for Huguette against Strength 5. */
  function raided(v: Valley, ...faces: number[]): Valley {
    dice(v, ...faces);
    run(raidsPhase(v), raid('huguette'), join('1-2-rei'), go, done);
    return v;
  }

  test('16.1 levels are added, never beyond four', () => {
    expect(raided(raiding(), 6, 5).crs.huguette.fort).toBe(2);
    const strong = raiding();
    strong.divisions['308'].strength = 1;
    strong.crs.huguette.fort = 3;
    expect(raided(strong, 6, 6).crs.huguette.fort).toBe(4); // 14: two levels
  });

  test('16.1 Dis? is a morale check of each raider', () => {
    expect(unitOf(raided(raiding(), 4, 4, 1, 1), '1-2-rei').disrupted).toBe(true);
    expect(unitOf(raided(raiding(), 4, 4, 6, 6), '1-2-rei').disrupted).toBe(false);
  });

  test('16.1 Dis disrupts all raiders, armor too', () => {
    const v = dice(raiding(), 1, 1);
    run(raidsPhase(v), raid('huguette'), join('1-2-rei'), join('peloton-carette'), go, done); // 2 + 3 + 2 - 5 = 2
    expect(unitOf(v, '1-2-rei').disrupted).toBe(true);
    expect(unitOf(v, 'peloton-carette')).toMatchObject({ disrupted: true, used: true, at: 'epervier-opera' });
    expect(v.crs.huguette.fort).toBe(1);
  });

  test('16.1 a step is lost as in an assault', () => {
    const v = raided(raiding(), 1, 1); // 2 + 3 - 5 = 0
    expect(unitOf(v, '1-2-rei')).toMatchObject({ reduced: true, disrupted: false, used: true });
  });

  test("ruling 15: a centre whose last infantry is lost in a raid is No Man's Land, at no cost in morale", () => {
    const v = raiding();
    garrisonOf(v, 'huguette', 'cslt-416');
    dice(v, 1, 2);
    run(raidsPhase(v), raid('huguette'), join('cslt-416'), go, done);
    expect(v.crs.huguette.holder).toBe('nobody');
    expect(v.cm).toBe(10);
  });

  test('12.2.1, 12.2.2 a raid that succeeds relieves Isabelle', () => {
    const v = raiding({ isabelleCut: true });
    v.crs.isabelle.fort = 0;
    v.divisions['304'].strength = 5;
    dice(v, 6, 5);
    run(raidsPhase(v), raid('isabelle'), join('3-3-rei'), go, done);
    expect(v.crs.isabelle.fort).toBe(1);
    expect(v.cm).toBe(11);
  });

  test('card 26 raises the works of Isabelle without an AP', () => {
    const v = raiding({ ap: 0, inForce: [26], noted: [26] });
    run(raidsPhase(v));
    expect(v.crs.isabelle.fort).toBe(2);
    expect(v.noted).toEqual([]);
  });
});
