/** Table talk for tests: build a position, set the dice, run a rule and answer its questions. */
import type { ValleyChoice } from '../../../src/games/lost-valley/choices';
import type { CardNumber } from '../../../src/games/lost-valley/data/cards';
import { type CrId, divisionIds } from '../../../src/games/lost-valley/data/map';
import type { OptionId } from '../../../src/games/lost-valley/data/options';
import type { ScenarioId } from '../../../src/games/lost-valley/data/scenarios';
import type { UnitId } from '../../../src/games/lost-valley/data/units';
import type { ValleyEvent } from '../../../src/games/lost-valley/events';
import { setUp } from '../../../src/games/lost-valley/play/setup';
import { eventPhase } from '../../../src/games/lost-valley/rules/cards';
import { type Holder, type Unit, unitOf, type Valley } from '../../../src/games/lost-valley/state';
import type { Modifier } from '../../../src/kernel/rolls';
import { type Answer as AnyAnswer, firstPrompt, run } from '../ask';

export { firstPrompt, run, runFirst } from '../ask';

interface Given extends Partial<Omit<Valley, 'scenario' | 'options' | 'divisions' | 'crs'>> {
  scenario?: ScenarioId;
  options?: OptionId[];
  seed?: string;
}

/** A position: the campaign's set-up with what the test says different. */
export function valley({ scenario = 'campaign', options = [], seed = 'test', ...different }: Given = {}): Valley {
  const v = setUp({ scenario, options, seed });
  v.events = [];
  return Object.assign(v, different);
}

/** Levels at which the situation report (2.5.2) is 0. */
export const neutral = { cm: 10, rp: 15 } as const;

/** The next dice that fall, before the generator's own. */
export function dice(v: Valley, ...faces: number[]): Valley {
  v.chance.forced = faces;
  return v;
}

/** The card that will be drawn next. */
export function onTop(v: Valley, card: CardNumber): Valley {
  v.deck = [...v.deck.filter((other) => other !== card), card];
  return v;
}

/** Draws a card: the event phase with it on top, and these answers. */
export function draws(v: Valley, card: CardNumber, ...answers: Answer[]): Valley {
  run(eventPhase(onTop(v, card)), ...answers);
  return v;
}

/** Whether a card's condition holds when it is drawn in this position. */
export function triggers(v: Valley, card: CardNumber): boolean {
  firstPrompt(eventPhase(onTop(v, card)));
  return eventsOf(v, 'card-drawn').at(-1)?.met === true;
}

/** Whether a card's event happens when it is drawn on each of these turns. */
export function onTurns(card: CardNumber, turns: readonly number[], given: Given = {}): boolean[] {
  return turns.map((turn) => triggers(valley({ ...given, turn }), card));
}

/** What the cards add to a roll: their numbers and values. */
export function byCards({ modifiers }: { readonly modifiers: readonly Modifier[] }): [string | undefined, number][] {
  return modifiers.filter(({ cause }) => cause === 'card').map(({ of, value }) => [of, value]);
}

/** The Strength of the divisions, in their order. */
export function strengths(v: Valley): number[] {
  return divisionIds.map((id) => v.divisions[id].strength);
}

/** Exactly these units in a centre, active, full and undisrupted; whoever was there is put aside. */
export function garrisonOf(v: Valley, cr: CrId, ...ids: UnitId[]): Unit[] {
  for (const unit of v.units) if (unit.at === cr) unit.at = 'aside';
  return ids.map((id) => Object.assign(unitOf(v, id), { at: cr, used: false, reduced: false, disrupted: false }));
}

/** Puts a control marker as it would lie there after a capture, without its consequences. */
export function held(v: Valley, cr: CrId, holder: Holder): void {
  for (const unit of v.units) if (unit.at === cr && holder !== 'french') unit.at = 'aside';
  const captured = holder === 'french' || holder === 'nobody' ? null : holder;
  Object.assign(v.crs[cr], { holder, captured, fort: captured ? 1 : v.crs[cr].fort });
}

export type Answer = AnyAnswer<ValleyChoice>;

/** The events of one kind, in order. */
export function eventsOf<K extends ValleyEvent['is']>(v: Valley, kind: K): Extract<ValleyEvent, { is: K }>[] {
  return v.events.filter((event): event is Extract<ValleyEvent, { is: K }> => event.is === kind);
}
