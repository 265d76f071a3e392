/** 5.0 Event cards and 6.0 their discarding, rule by rule. What each single card does: cards.test.ts. */
import { describe, expect, test } from 'vitest';
import { type CardNumber, cardNumbers } from '../../../src/games/lost-valley/data/cards';
import { crIds } from '../../../src/games/lost-valley/data/map';
import { view } from '../../../src/games/lost-valley/face/view';
import {
  apPhase,
  discardPhase,
  eventPhase,
  handLimit,
  immediateCards,
  playableOneShots,
} from '../../../src/games/lost-valley/rules/cards';
import { cardModifiers } from '../../../src/games/lost-valley/rules/in-force';
import { cmPhase } from '../../../src/games/lost-valley/rules/morale';
import { unitOf, type Valley } from '../../../src/games/lost-valley/state';
import { dice, eventsOf, firstPrompt, held, onTop, run, runFirst, valley } from './kit';

/** Every card in exactly one pile. */
function piles(v: Valley): CardNumber[] {
  const drawn = v.drawn === null ? [] : [v.drawn];
  return [...v.deck, ...v.discard, ...v.hand, ...v.removed, ...drawn].sort((a, b) => a - b);
}

describe('5.1 how to use event cards', () => {
  test('5.1 the top card of the draw pile is drawn and its event carried out', () => {
    const v = onTop(valley({ turn: 3 }), 30);
    run(eventPhase(v));
    expect(v.drawn).toBe(30);
    expect(v.deck).not.toContain(30);
    expect(v.aaa).toBe(6);
    expect(eventsOf(v, 'card-drawn')).toEqual([{ is: 'card-drawn', card: 30, met: true, clauses: [] }]);
    expect(eventsOf(v, 'card-played')).toEqual([{ is: 'card-played', card: 30, from: 'drawn' }]);
  });

  test('2.2.8.9 the discard pile lies open, of the draw pile nothing is seen', () => {
    const v = valley({ turn: 3, discard: [30] });
    v.deck = v.deck.filter((card) => card !== 30);
    const { cards } = view(v, 'french', null);
    expect(cards.map(({ id, at }) => `${id} ${at}`)).toContain('30 discard');
    expect(cards.filter(({ id }) => v.deck.some((card) => `${card}` === id))).toEqual([]);
  });

  test('5.1 an empty draw pile is made anew from the discard pile', () => {
    const v = valley({ turn: 3, deck: [], discard: [30] });
    run(eventPhase(v));
    expect(v.drawn).toBe(30);
    expect(v.discard).toEqual([]);
    expect(eventsOf(v, 'reshuffled')).toHaveLength(1);
  });

  test('5.1 drawing reveals something, so undo stops there', () => {
    const v = onTop(valley({ turn: 3 }), 30);
    const before = v.chance.revealed;
    run(eventPhase(v));
    expect(v.chance.revealed).toBeGreaterThan(before);
  });

  test('5.1 an event that holds for the turn modifies its table and no other', () => {
    const v = onTop(valley({ turn: 3 }), 40);
    run(eventPhase(v));
    expect(cardModifiers(v, '4')).toEqual([{ cause: 'card', of: '40', rule: '5.1', value: 2 }]);
    expect(cardModifiers(v, '2')).toEqual([]);
  });
});

describe('5.2 action points', () => {
  test('5.2 the card drawn grants its points', () => {
    const v = valley({ drawn: 24 });
    run(apPhase(v));
    expect(v.ap).toBe(4);
  });

  test('5.2 points are granted even where the event is not triggered', () => {
    const v = onTop(valley({ turn: 1 }), 24); // turns 8 to 16
    run(eventPhase(v));
    run(apPhase(v));
    expect(v.cm).toBe(13);
    expect(v.ap).toBe(4);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('5.2 a range is thrown for: card 43 with a die of %i gives %i', (die, ap) => {
    const v = dice(valley({ drawn: 43 }), die);
    run(apPhase(v));
    expect(v.ap).toBe(ap);
    expect(eventsOf(v, 'rolled')[0]?.roll).toMatchObject({ name: 'ap', rule: '5.2', of: '43' });
  });

  test('5.2 the point saved is added and used up', () => {
    const v = valley({ drawn: 30, savedAp: 1 });
    run(apPhase(v));
    expect([v.ap, v.savedAp]).toEqual([3, 0]);
  });

  test('5.2.1 never more than four', () => {
    const v = valley({ drawn: 24, savedAp: 1 });
    run(apPhase(v));
    expect([v.ap, v.savedAp]).toEqual([4, 0]);
  });
});

describe('5.3 conditional events', () => {
  test('5.3 of card 2 on turn 6 with a Viet Minh centre only the turn fails', () => {
    const v = onTop(valley({ turn: 6 }), 2);
    v.crs.beatrice.holder = '312';
    run(eventPhase(v));
    expect(eventsOf(v, 'card-drawn')[0]).toMatchObject({ met: false, clauses: [false, true] });
  });

  test.each([
    [5, false],
    [6, true],
    [16, true],
  ])('5.3 card 16 on turn %i: %s, both limits included', (turn, met) => {
    const v = onTop(valley({ turn }), 16);
    const prompt = firstPrompt(eventPhase(v));
    expect(prompt !== null).toBe(met);
    expect(eventsOf(v, 'card-drawn')[0]?.met).toBe(met);
  });

  test.each([
    [1, false],
    [2, true],
  ])('5.3 card 21 with %i Viet Minh centres: %s', (count, met) => {
    const v = onTop(valley({ turn: 2 }), 21);
    for (const cr of crIds.slice(0, count)) held(v, cr, '308');
    run(eventPhase(v));
    expect(v.inForce.includes(21)).toBe(met);
  });

  test('ruling 50: a condition looks at the board at the moment the card is drawn', () => {
    const v = onTop(valley({ turn: 4 }), 37);
    run(eventPhase(v));
    expect(v.cm).toBe(13);
    const w = onTop(valley({ turn: 4, airstrip: 'damaged' }), 37);
    run(eventPhase(w));
    expect(w.cm).toBe(11);
  });
});

describe('5.4 one-time events', () => {
  test('5.4 a one-time event that happened leaves the game', () => {
    const v = onTop(valley({ turn: 8 }), 24);
    run(eventPhase(v));
    run(discardPhase(v));
    expect(v.removed).toContain(24);
    expect(v.discard).not.toContain(24);
    expect(eventsOf(v, 'card-removed')).toEqual([{ is: 'card-removed', card: 24 }]);
  });

  test('ruling 49: a one-time card whose condition fails goes to the discard pile', () => {
    const v = onTop(valley({ turn: 1 }), 24);
    run(eventPhase(v));
    run(discardPhase(v));
    expect(v.discard).toEqual([24]);
    expect(v.removed).not.toContain(24);
  });

  test('5.4 a one-time reserve card leaves the game when it is played from the hand', () => {
    const v = valley({ turn: 12, hand: [14] });
    run(cmPhase(v), { do: 'card', card: 14 }, { do: 'boost', rp: 0 });
    expect(v.removed).toContain(14);
    expect(v.cm).toBe(15);
  });
});

describe('5.5 reserve cards', () => {
  test('5.5 a reserve card drawn is played or kept', () => {
    const v = onTop(valley({ turn: 6 }), 42);
    expect(firstPrompt(eventPhase(v))).toMatchObject({
      side: 'french',
      ask: 'event',
      rule: '5.5',
      choices: [
        { do: 'play', card: 42 },
        { do: 'keep', card: 42 },
      ],
    });
  });

  test('5.5 started anew at the question, the phase draws no second card', () => {
    const v = onTop(valley({ turn: 6 }), 42);
    firstPrompt(eventPhase(v));
    const { length } = v.deck;
    expect(firstPrompt(eventPhase(v))?.choices[0]).toEqual({ do: 'play', card: 42 });
    expect(v.deck).toHaveLength(length);
  });

  test('5.5 kept, it joins the hand and still gives its points', () => {
    const v = onTop(valley({ turn: 6 }), 16);
    run(eventPhase(v), { do: 'keep' });
    run(apPhase(v));
    run(discardPhase(v), { do: 'done' });
    expect(v.hand).toEqual([16]);
    expect(v.drawn).toBeNull();
    expect(v.ap).toBe(3);
    expect(v.cm).toBe(13);
    expect(eventsOf(v, 'card-kept')).toEqual([{ is: 'card-kept', card: 16 }]);
  });

  test('6.2 played, it goes to the discard pile, not to the hand', () => {
    const v = onTop(valley({ turn: 6 }), 42);
    run(eventPhase(v), { do: 'play' });
    run(discardPhase(v));
    expect([v.hand, v.discard, v.drawn]).toEqual([[], [42], null]);
    expect(playableOneShots(v, '9', false)).toEqual([42]); // still noted for its phase
  });

  test('6.2 a reserve card whose condition fails may be kept too', () => {
    const v = onTop(valley({ turn: 1 }), 16);
    run(eventPhase(v));
    run(discardPhase(v), { do: 'done' });
    expect(v.hand).toEqual([16]);
  });

  test('5.5 one card from the hand a turn', () => {
    const v = valley({ turn: 12, hand: [14, 16] });
    expect(immediateCards(v)).toEqual([14, 16]);
    run(cmPhase(v), { do: 'card', card: 14 }, { do: 'boost', rp: 0 });
    expect(v.reservePlayed).toBe(true);
    expect(immediateCards(v)).toEqual([]);
    expect(v.hand).toEqual([16]);
  });

  test('5.5 two cards a turn: the one drawn, played, and one from the hand (ruling 61)', () => {
    const v = onTop(valley({ turn: 12, hand: [14] }), 42);
    run(eventPhase(v), { do: 'play' });
    expect(playableOneShots(v, '9', false)).toEqual([42]);
    expect(v.reservePlayed).toBe(false);
    expect(immediateCards(v)).toEqual([14]);
  });

  test('ruling 48: a card drawn and kept may be played later the same turn, as the one from the hand', () => {
    const v = onTop(valley({ turn: 6 }), 42);
    run(eventPhase(v), { do: 'keep' });
    run(discardPhase(v), { do: 'done' });
    expect(playableOneShots(v, '9', false)).toEqual([42]);
  });

  test('ruling 48: its condition is tested when it is played', () => {
    expect(immediateCards(valley({ turn: 5, hand: [16] }))).toEqual([]);
    expect(immediateCards(valley({ turn: 6, hand: [16] }))).toEqual([16]);
  });

  test('ruling 62: a card that can do nothing may not be played from the hand', () => {
    const v = valley({ turn: 6, hand: [16], cm: 20 });
    for (const unit of v.units) unit.disrupted = false;
    expect(immediateCards(v)).toEqual([]);
    unitOf(v, '1-cmmle').disrupted = true;
    expect(immediateCards(v)).toEqual([16]);
  });
});

describe('5.6 play phase', () => {
  test('5.6 an immediate event happens at once', () => {
    const v = onTop(valley({ turn: 8 }), 24);
    run(eventPhase(v));
    expect(v.cm).toBe(15);
    expect(v.noted).toEqual([]);
  });

  test('5.6 card 21 waits for the AP phase', () => {
    const v = onTop(valley({ turn: 2 }), 21);
    held(v, 'gabrielle', '308');
    held(v, 'beatrice', '312');
    run(eventPhase(v));
    expect([v.ap, v.noted]).toEqual([0, [21]]);
    run(apPhase(v));
    expect([v.ap, v.noted]).toEqual([1, []]);
  });

  test('5.6 an immediate card in hand may be played at any question, which is then asked anew', () => {
    const v = valley({ turn: 6, hand: [16], rp: 2 });
    const { asked } = run(
      cmPhase(v),
      { do: 'card', card: 16 },
      { do: 'recover', unit: 'ii-4-rac' },
      { do: 'boost', rp: 1 },
    );
    expect(asked.map((prompt) => prompt.ask)).toEqual(['boost', 'recover', 'boost']);
    expect(v.cm).toBe(16);
    expect(v.discard).toContain(16);
  });
});

describe('6.1 maximum hand size', () => {
  test.each([
    [12, 3],
    [9, 3],
    [8, 2],
    [5, 2],
    [4, 1],
    [1, 1],
    [0, 0],
  ])('6.1 with %i French centres: %i cards', (count, limit) => {
    const v = valley();
    for (const cr of crIds.slice(count)) held(v, cr, '308');
    expect(handLimit(v)).toBe(limit);
  });

  test('6.1 cards above the limit must be discarded, the player chooses which', () => {
    const v = valley({ hand: [1, 8, 42, 15], turn: 4 });
    const { asked } = run(discardPhase(v), { do: 'discard', card: 8 }, { do: 'done' });
    expect(asked[0]?.choices.some((choice) => choice.do === 'done')).toBe(false);
    expect(v.hand).toEqual([1, 42, 15]);
    expect(v.discard).toContain(8); // ruling 47: the discard pile, not out of the game
    expect(v.removed).not.toContain(8);
  });

  test('6.1 within the limit any number may be discarded', () => {
    const v = valley({ hand: [1, 42] });
    run(discardPhase(v), { do: 'discard', card: 1 }, { do: 'discard', card: 42 });
    expect(v.hand).toEqual([]);
  });

  test('6.1 an empty hand is not asked about', () => {
    expect(firstPrompt(discardPhase(valley()))).toBeNull();
  });
});

describe('6.2 removal, discarding, reshuffling', () => {
  test('6.2 any other card goes to the discard pile', () => {
    const v = onTop(valley({ turn: 3 }), 30);
    run(eventPhase(v));
    run(discardPhase(v));
    expect(v.discard).toEqual([30]);
    expect(v.drawn).toBeNull();
  });

  test('6.2 RESHUFFLE brings draw pile, discard pile and the card together; hand and removed stay out (ruling 47)', () => {
    const v = onTop(valley({ turn: 3, hand: [42], seed: 'shuffle' }), 40);
    v.deck = v.deck.filter((card) => card !== 42 && card !== 7);
    v.discard = [7];
    const before: CardNumber[] = v.deck.filter((card) => card !== 40);
    run(eventPhase(v));
    run(discardPhase(v), { do: 'done' });
    expect(v.discard).toEqual([]);
    expect(v.deck).toContain(7);
    expect(v.deck).toContain(40);
    expect(v.deck).not.toContain(42);
    expect(v.deck.filter((card) => before.includes(card))).not.toEqual(before);
    expect(eventsOf(v, 'reshuffled')).toHaveLength(1);
  });

  test('6.2 RESHUFFLE holds even where the event is not triggered, and takes the hand discards of this phase', () => {
    const v = onTop(valley({ turn: 1, hand: [42] }), 6); // turns 2 to 16
    v.deck = v.deck.filter((card) => card !== 42);
    run(eventPhase(v));
    run(discardPhase(v), { do: 'discard', card: 42 });
    expect(v.inForce).toEqual([]);
    expect(v.deck).toContain(6);
    expect(v.deck).toContain(42);
  });

  test('6.2 every card stays in exactly one pile, whatever is drawn', () => {
    for (const card of cardNumbers) {
      const v = onTop(valley({ turn: 13, options: ['19.1'], seed: `piles ${card}` }), card);
      runFirst(eventPhase(v));
      runFirst(discardPhase(v));
      expect(piles(v), `card ${card}`).toEqual([...cardNumbers]);
    }
  });
});
