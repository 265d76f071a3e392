/** 20.0 What players ask: each answer once more, as a test. */
import { describe, expect, test } from 'vitest';
import { vietMinhPlaces } from '../../../src/games/storm/rules/arrivals';
import { assault } from '../../../src/games/storm/rules/assault';
import { fireAttack, terrain } from '../../../src/games/storm/rules/attack';
import { drawPhase } from '../../../src/games/storm/rules/cards';
import { settle } from '../../../src/games/storm/rules/control';
import { damage } from '../../../src/games/storm/rules/damage';
import { fire } from '../../../src/games/storm/rules/fire';
import { airStrike, trenchRaid } from '../../../src/games/storm/rules/french-cards';
import { impulseChoices, impulsePhase } from '../../../src/games/storm/rules/impulses';
import { move, stepCost } from '../../../src/games/storm/rules/movement';
import { supplyPhase } from '../../../src/games/storm/rules/supply';
import { emergencyReplacements, infiltration } from '../../../src/games/storm/rules/vm-cards';
import { ELIMINATED, newAction, type Storm } from '../../../src/games/storm/state';
import {
  all,
  arrivalsPhase,
  bare,
  battle,
  card,
  cardsOffered,
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
  suffer,
  to,
  totals,
  until,
} from './kit';

describe('20.Q1 when exactly does the turn end?', () => {
  function table(french: Parameters<typeof deal>[1]) {
    const v = deal(bare(), french, ['v1']);
    some(v, 8, 1, 'regular');
    put(v, 36, '1-13-dble-1');
    return v;
  }

  test('20.Q1 a French pass alone never ends it', () => {
    const v = table(['f1']);
    v.impulse = 'french';
    const { asked } = run(impulsePhase(v), pass, { do: 'move', area: 8 }, { do: 'pick' }, go, to(4), pass, pass);
    expect(asked.filter(({ ask }) => ask === 'impulse').map(({ side }) => side)).toEqual([
      'french',
      'viet-minh',
      'french',
      'viet-minh',
    ]);
  });

  test('20.Q1 each French card given up is one more impulse after a Viet Minh pass', () => {
    const v = table(['f1', 'f2']);
    const step = { do: 'move', area: 36 } as const;
    const { asked } = run(
      impulsePhase(v),
      pass,
      { do: 'discard', card: 'f1' },
      step,
      { do: 'pick' },
      go,
      to(28),
      { do: 'stop' },
      pass,
      { do: 'discard', card: 'f2' },
      pass,
    );
    expect(asked.filter(({ ask }) => ask === 'go-on')).toHaveLength(2);
    expect(v.cards.french.hand).toEqual([]);
  });
});

test('20.Q2 a deck too small for the draw is shuffled with the discards before anybody draws', () => {
  const v = battle();
  v.cards.french = { deck: ['f1'], hand: [], discard: ['f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8'], removed: [] };
  run(drawPhase(v));
  expect(v.cards.french.discard).toEqual([]);
  expect([v.cards.french.hand.length, v.cards.french.deck.length]).toEqual([6, 2]);
});

test('20.Q3 who fires out of a strongpoint gives up its protection until the end of the turn', () => {
  const v = bare({ turn: 4, phase: 'supply' });
  put(v, 17, '3-3-rta-9');
  const enemies = some(v, 14, 2, 'regular');
  held(v, 'viet-minh', 14);
  const counts = () =>
    terrain(v, fireAttack(v, { ...newAction('fire', 'viet-minh', 14), target: 17, units: enemies })).value;
  expect(counts()).toBe(-3);
  dice(v, 1, 1, 1, 1);
  run(fire(v, 'french', 17), { do: 'pick' }, go);
  expect(counts()).toBe(0);
  run(supplyPhase(v));
  expect(counts()).toBe(-3);
});

test('20.Q4 a lone spent unit that must take 2 points is eliminated, with 1 point it retreats', () => {
  const after = (points: number) => {
    const v = bare();
    const [unit = -1] = put(v, 17, '3-3-rta-9');
    spent(v, unit);
    run(damage(v, 17, [unit], points, 'french'), ...(points === 1 ? [to(24)] : []));
    return v.at[unit];
  };
  expect([after(2), after(1)]).toEqual([ELIMINATED, 24]);
});

test('20.Q5 one assaulting unit is lost even if the assault fails, one more for each reroll', () => {
  const giap = card('giap');
  const { v, garrison } = nineAgainstThree([], [giap]);
  v.trench[14] = 3;
  dice(v, 1, 1, 1, 1, 1, 1);
  const turned = garrison.map((unit) => suffer('spend', unit));
  const lost = [{ do: 'pick' }, { do: 'pick' }, { do: 'pick' }] as const;
  run(assault(v, 14), all, go, play(giap), { do: 'reroll' }, { do: 'stop' }, ...turned, ...lost);
  expect([v.control[17], count(v, 14, 'viet-minh')]).toEqual(['french', 6]);
});

describe('20.Q6 how do Viet Minh units get into a French area?', () => {
  test('20.Q6 an empty one by moving, for 2 points', () => {
    const v = bare();
    const [unit = -1] = some(v, 18, 1, 'regular');
    expect(stepCost(v, 'viet-minh', 18, 24)).toBe(2);
    run(move(v, 'viet-minh', 18), pick(unit), go, to(24));
    expect(v.control[24]).toBe('viet-minh');
  });

  test('20.Q6 a garrisoned one not by moving, but by Infiltration', () => {
    const v = deal(bare({ turn: 3 }), [], [card('infiltration')]);
    const [unit = -1] = some(v, 18, 1, 'regular');
    put(v, 24, '3-3-rta-12');
    expect(until(move(v, 'viet-minh', 18), 'move-step', pick(unit), go).choices).not.toContainEqual(to(24));
    run(infiltration(v, card('infiltration')), pick(unit), go);
    expect([v.at[unit], v.control[24]]).toEqual([24, 'french']);
  });

  test('20.Q6 arrivals in an empty one that is linked to an edge', () => {
    const v = bare();
    expect(vietMinhPlaces(v)).toContain(24);
    put(v, 24, '3-3-rta-12');
    expect(vietMinhPlaces(v)).not.toContain(24);
  });
});

test('20.Q7 against an assault: Flares, Counter-Battery, and Mines or Débouchez à Zéro!; Improved Defenses do not help', () => {
  const [night, mortar] = [card('night-assault'), card('vm-mortar-support')];
  const french = (['flares', 'counter-battery', 'mines', 'debouchez', 'improved-defenses'] as const).map((kind) =>
    card(kind),
  );
  const { v } = nineAgainstThree(french, [night, mortar]);
  v.trench[14] = 3;
  const window = until(assault(v, 14), 'react-assault', play(night), play(mortar), all, go);
  expect(cardsOffered(window)).toEqual(french.slice(0, 4));
});

describe('20.Q8 do trenches stay?', () => {
  test('20.Q8 even when everybody leaves; only French control removes them', () => {
    const v = bare();
    v.trench[11] = 3;
    settle(v, 11);
    expect(v.trench[11]).toBe(3);
    put(v, 11, '8-bpc-1');
    settle(v, 11);
    expect(v.trench[11]).toBe(0);
  });

  test('20.Q8 Trench Raid lowers them by two, B-26 Bombers by one', () => {
    const v = deal(bare(), [card('trench-raid'), card('b-26')], []);
    put(v, 38, '1-4-rtm-2');
    v.trench[39] = 3;
    run(trenchRaid(v, card('trench-raid')));
    expect(v.trench[39]).toBe(1);
    some(v, 39, 1, 'regular');
    dice(v, 1, 1);
    run(airStrike(v, card('b-26')));
    expect(v.trench[39]).toBe(0);
  });
});

test('20.Q9 out of supply: spent units stay spent, fresh ones stay fresh, the marker comes off at once', () => {
  const v = bare({ turn: 5, phase: 'supply' });
  const [tired = -1, rested = -1] = put(v, 28, '1-bep-1', '1-bep-2');
  spent(v, tired);
  dice(v, 5, 5);
  run(supplyPhase(v));
  expect([v.spent[tired], v.spent[rested], v.unsupplied]).toEqual([1, 0, []]);
});

describe('20.Q10 when can arrivals act?', () => {
  const movesFrom = (v: Storm, area: number) =>
    impulseChoices(v, 'viet-minh').some((choice) => choice.do === 'move' && choice.area === area);

  test('20.Q10 in the next turn: they come in the end phase, fresh', () => {
    const v = bare({ turn: 4, noReplacements: true, phase: 'arrivals' });
    const [unit = -1] = some(v, -4, 1, 'regular');
    run(arrivalsPhase(v), { do: 'place', area: 18 });
    expect([v.spent[unit], movesFrom(v, 18)]).toEqual([0, true]);
  });

  test('20.Q10 only Emergency Replacements arrive in the middle of a turn', () => {
    const v = deal(battle({ turn: 2 }), [], [card('emergency-replacements')]);
    expect(movesFrom(v, 31)).toBe(false);
    dice(v, 1);
    run(emergencyReplacements(v, card('emergency-replacements')), { do: 'place', area: 31 });
    expect(movesFrom(v, 31)).toBe(true);
  });
});

test('20.Q11 a cancelled card is discarded, and a cancelled impulse card has used the impulse', () => {
  const v = deal(bare(), [card('b-26')], [card('heavy-flak')]);
  some(v, 8, 1, 'regular');
  v.impulse = 'french';
  const { asked } = run(impulsePhase(v), play(card('b-26')), play(card('heavy-flak')), pass);
  expect(asked.map(({ side, ask }) => `${side} ${ask}`)).toEqual([
    'french impulse',
    'viet-minh react-air',
    'viet-minh impulse',
  ]);
  expect([v.cards.french.discard.includes(card('b-26')), totals(v, 'b-26')]).toEqual([true, []]);
});

test('20.Q12 a hand without such a card is asked while the other side must reckon with one', () => {
  const v = deal(bare({ turn: 4 }), [card('fighter-bombers')], ['v1']);
  some(v, 8, 1, 'regular');
  v.cards['viet-minh'].deck = [card('monsoon')];
  v.cards['viet-minh'].discard = v.cards['viet-minh'].discard.filter((id) => id !== card('monsoon'));
  dice(v, 1, 1);
  const { asked } = run(airStrike(v, card('fighter-bombers')), decline);
  expect(asked.map(({ ask, choices }) => [ask, choices])).toEqual([['react-air', [decline]]]);
});
