/** Supply, arrivals and bids of the bot. */
import { describe, expect, test } from 'vitest';
import { bot } from '../../../../src/games/storm/bot';
import { biddingPhase } from '../../../../src/games/storm/rules/bidding';
import { supplyPhase } from '../../../../src/games/storm/rules/supply';
import { ELIMINATED } from '../../../../src/games/storm/state';
import {
  advised,
  arrivalsPhase,
  bare,
  card,
  deal,
  decline,
  dice,
  firstPrompt,
  held,
  play,
  put,
  some,
  spent,
  to,
} from '../kit';

describe('11.0 supply', () => {
  function hungry(french: Parameters<typeof deal>[1], vietMinh: Parameters<typeof deal>[2]) {
    const v = deal(held(bare({ turn: 5, phase: 'supply' }), 'viet-minh', 16, 20), french, vietMinh);
    spent(v, ...put(v, 38, '1-4-rtm-2', '1-4-rtm-3', '1-4-rtm-4'), ...put(v, 22, '8-bpc-1'));
    put(v, 28, '1-bep-1', '1-bep-2');
    some(v, 39, 6, 'elite');
    v.trench[39] = 3;
    return v;
  }

  test('11.0 the marker goes where many spent units stand in danger', () => {
    const v = dice(hungry([], []), 6, 6);
    expect(advised(v, supplyPhase(v), 'supply-marker')).toEqual({ choice: to(38), why: 'starve' });
  });

  test('11.0 cards that cut the supply are played when they come', () => {
    const v = hungry([], [card('rats'), card('heavy-flak')]);
    dice(v, 1, 1);
    expect(advised(v, supplyPhase(v), 'supply-before')).toEqual({ choice: play(card('rats')), why: 'card' });
    expect(advised(v, supplyPhase(v), 'supply-after', decline)).toEqual({
      choice: play(card('heavy-flak')),
      why: 'card',
    });
  });

  test('11.0 without such a card there is nothing to play', () => {
    const v = deal(hungry([], []), [], ['v1']);
    v.cards['viet-minh'].deck = [card('rats')];
    expect(advised(v, supplyPhase(v), 'supply-before')).toEqual({ choice: decline, why: 'go-on' });
  });

  test('11.0 the night drop feeds the hungry hill, not one that lacks nothing', () => {
    const drop = card('night-drop');
    const v = dice(hungry([drop], []), 5, 4);
    expect(advised(v, supplyPhase(v), 'night-drop', to(38))).toEqual({ choice: play(drop), why: 'answer' });
    const w = dice(hungry([drop], []), 5, 4);
    expect(advised(w, supplyPhase(w), 'night-drop', to(28)).choice).toEqual(decline);
    const two = dice(held(hungry([drop], []), 'viet-minh', 21, 10, 15), 6, 6);
    expect(advised(two, supplyPhase(two), 'night-drop-area', to(28), to(38), play(drop)).choice).toEqual(to(38));
  });
});

describe('12.2, 12.3 arrivals', () => {
  test('12.3 each side where it is needed', () => {
    const v = bare({ turn: 4, noReplacements: true });
    put(v, -4, '2-bep-5');
    put(v, 38, '1-4-rtm-2');
    some(v, 39, 9, 'elite');
    v.trench[39] = 3;
    const { choice, why } = advised(v, arrivalsPhase(v), 'place');
    expect([choice, why]).toEqual([{ do: 'place', unit: '2-bep-5', area: 38 }, 'place']);
    const w = bare({ turn: 4, noReplacements: true });
    some(w, -4, 1, 'regular');
    w.control.fill('viet-minh');
    held(w, 'french', 38);
    expect(advised(w, arrivalsPhase(w), 'place').choice).toMatchObject({ area: 38 }); // empty and linked
  });

  test('12.2 volunteers are called, the strongest first', () => {
    const v = deal(bare({ turn: 3, noReplacements: true }), [card('volunteers')], []);
    put(v, ELIMINATED, '8-bpc-1', '1-bep-1');
    expect(advised(v, arrivalsPhase(v), 'volunteers').choice).toEqual(play(card('volunteers')));
    const { choice } = advised(v, arrivalsPhase(v), 'volunteer-units', play(card('volunteers')));
    expect(choice).toEqual({ do: 'pick', unit: '1-bep-1' });
  });
});

test('15.0 the bid is the number of the rulebook', () => {
  const v = bare();
  const prompt = firstPrompt(biddingPhase(v));
  expect(prompt && bot(v, prompt).choice).toEqual({ do: 'bid', areas: 6 });
});

test('6.1 of the forms of a counter-attack the first that is offered is taken', () => {
  const [fire, move] = [{ do: 'form', form: 'fire' } as const, { do: 'form', form: 'move' } as const];
  const prompt = { side: 'french', ask: 'counter-form', rule: '6.1', choices: [fire, move] } as const;
  expect(bot(bare(), prompt)).toEqual({ choice: fire, why: 'counter-attack' });
  expect(() => bot(bare(), { ...prompt, choices: [] })).toThrow(RangeError);
});
