/** Table talk for tests: build a position, set the dice, run a rule and answer its questions. */
import { bot } from '../../../src/games/storm/bot';
import type { Rules, StormAdvice, StormChoice, StormPrompt } from '../../../src/games/storm/choices';
import type { Side } from '../../../src/games/storm/data/areas';
import { type CardId, type CardKind, cards } from '../../../src/games/storm/data/cards';
import { type Corps, units } from '../../../src/games/storm/data/units';
import type { StormEvent } from '../../../src/games/storm/events';
import type { AskKey } from '../../../src/games/storm/keys';
import { setUp } from '../../../src/games/storm/play/setup';
import { placeArrivals, replacementRoll } from '../../../src/games/storm/rules/arrivals';
import { idOf, numberOf, unitsIn } from '../../../src/games/storm/rules/units';
import { ASIDE, type Storm } from '../../../src/games/storm/state';
import { type Answer as AnyAnswer, until } from '../ask';

export { firstPrompt, run, until } from '../ask';

/** 12.0 The phase from its roll on. */
export function* arrivalsPhase(v: Storm): Rules {
  replacementRoll(v);
  yield* placeArrivals(v);
}

type Given = Partial<Pick<Storm, 'turn' | 'phase' | 'impulse' | 'frenchPassed' | 'noReplacements'>>;

/** The set-up, with both hands empty and every card discarded: what a test needs it deals itself. */
export function battle(given: Given = {}): Storm {
  const v = setUp({ scenario: 'battle', options: [], seed: 'test' });
  v.events = [];
  v.phase = 'impulses';
  deal(v, [], []);
  return Object.assign(v, given);
}

/** The same with no counter on the map: only the control of the areas. */
export function bare(given: Given = {}): Storm {
  const v = battle(given);
  v.at = v.at.map(() => ASIDE);
  return v;
}

/** Hands; all other cards lie among the discards, so no window opens for them. */
export function deal(v: Storm, french: readonly CardId[], vietMinh: readonly CardId[]): Storm {
  for (const side of ['french', 'viet-minh'] as const) {
    const hand = side === 'french' ? french : vietMinh;
    const rest = cards.filter((card) => card.side === side && !hand.includes(card.id)).map(({ id }) => id);
    v.cards[side] = { deck: [], hand: [...hand], discard: rest, removed: [] };
  }
  return v;
}

/** The first card of a kind, and its further copies. */
export function card(kind: CardKind, copy = 1): CardId {
  const found = cards.filter((one) => one.kind === kind)[copy - 1];
  if (!found) throw new Error(`no copy ${copy} of ${kind}`);
  return found.id;
}

/** Puts named units into an area, fresh. */
export function put(v: Storm, area: number, ...ids: string[]): number[] {
  return ids.map((id) => {
    const unit = numberOf(id);
    if (unit < 0) throw new Error(`no unit ${id}`);
    v.at[unit] = area;
    v.spent[unit] = 0;
    return unit;
  });
}

/** Puts so many units of a corps that are not on the map into an area, fresh. */
export function some(v: Storm, area: number, count: number, corps: Corps): number[] {
  const found = units.flatMap((unit, number) => (unit.corps === corps && v.at[number] === ASIDE ? [number] : []));
  if (found.length < count) throw new Error(`only ${found.length} of ${corps}`);
  return put(v, area, ...found.slice(0, count).map(idOf));
}

export function spent(v: Storm, ...list: number[]): void {
  for (const unit of list) v.spent[unit] = 1;
}

/** Control as it would be, without consequences. */
export function held(v: Storm, side: Side, ...areas: number[]): Storm {
  for (const area of areas) v.control[area] = side;
  return v;
}

/** The next dice that fall, before the generator's own. */
export function dice(v: Storm, ...faces: number[]): Storm {
  v.chance.forced = faces;
  return v;
}

export type Answer = AnyAnswer<StormChoice, AskKey>;

export const all = { do: 'all' } as const;
export const go = { do: 'go' } as const;
export const stop = { do: 'stop' } as const;
export const decline = { do: 'decline' } as const;
export const pass = { do: 'pass' } as const;
export const to = (area: number) => ({ do: 'to', area }) as const;
export const play = (id: CardId) => ({ do: 'play', card: id }) as const;
export const pick = (unit: number) => ({ do: 'pick', unit: idOf(unit) }) as const;
export const suffer = (what: 'spend' | 'retreat' | 'remove', unit: number) => ({ do: what, unit: idOf(unit) }) as const;

/** The areas a question offers, in order. */
export function areasOffered(prompt: StormPrompt): number[] {
  return prompt.choices.flatMap((choice) => (choice.do === 'to' ? [choice.area] : []));
}

/** The kinds of cards a question offers. */
export function cardsOffered(prompt: StormPrompt): string[] {
  return prompt.choices.flatMap((choice) => (choice.do === 'play' ? [choice.card] : []));
}

/** The events of one kind, in order. */
export function eventsOf<K extends StormEvent['is']>(v: Storm, kind: K): Extract<StormEvent, { is: K }>[] {
  return v.events.filter((event): event is Extract<StormEvent, { is: K }> => event.is === kind);
}

/** The totals of the rolls of one name: damage points for attacks. */
export function totals(v: Storm, name: string): number[] {
  return eventsOf(v, 'rolled').flatMap(({ roll }) => (roll.name === name ? [roll.total] : []));
}

export function count(v: Storm, area: number, side: Side): number {
  return unitsIn(v, area, side).length;
}

/** The assault of the rulebook: nine units in 14, two of them elite, against three fresh ones in 17; no trenches. */
export function nineAgainstThree(french: readonly CardId[], vietMinh: readonly CardId[]) {
  const v = deal(held(bare({ turn: 3 }), 'viet-minh', 14), french, vietMinh);
  const regulars = some(v, 14, 7, 'regular');
  const elite = some(v, 14, 2, 'elite');
  const garrison = put(v, 17, '1-2-rei-1', '3-3-rta-9', '3-3-rta-10');
  return { v, regulars, elite, garrison };
}

/** What the bot answers to the first question of a kind, after these answers. */
export function advised(v: Storm, rules: Rules<unknown>, ask: AskKey, ...answers: Answer[]): StormAdvice {
  return bot(v, until(rules, ask, ...answers));
}
