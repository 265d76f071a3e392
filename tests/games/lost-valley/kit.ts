/** Table talk for tests: build a position, set the dice, run a rule and answer its questions. */
import type { Rules, ValleyChoice, ValleyPrompt } from '../../../src/games/lost-valley/choices';
import type { CardNumber } from '../../../src/games/lost-valley/data/cards';
import { type CrId, crIds, divisionIds } from '../../../src/games/lost-valley/data/map';
import type { OptionId } from '../../../src/games/lost-valley/data/options';
import type { ScenarioId } from '../../../src/games/lost-valley/data/scenarios';
import type { UnitId } from '../../../src/games/lost-valley/data/units';
import type { ValleyEvent } from '../../../src/games/lost-valley/events';
import { eventPhase } from '../../../src/games/lost-valley/rules/cards';
import { setUp } from '../../../src/games/lost-valley/setup';
import { type Holder, type Unit, unitOf, type Valley } from '../../../src/games/lost-valley/state';
import type { Modifier } from '../../../src/kernel/rolls';

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

export type Answer = Partial<ValleyChoice> | ((prompt: ValleyPrompt) => ValleyChoice | undefined);

/**
 * Runs a rule to its end, answering each question with the next of the answers: part of a choice that must be
 * offered, or a function. Throws on a question too many, an answer too many or one that is not offered.
 */
export function run<R>(rules: Rules<R>, ...answers: Answer[]): { returned: R; asked: ValleyPrompt[] } {
  const asked: ValleyPrompt[] = [];
  const left = [...answers];
  let step = rules.next();
  while (!step.done) {
    const prompt = step.value;
    asked.push(prompt);
    const answer = left.shift();
    if (!answer) throw new Error(`not answered: ${prompt.ask} ${JSON.stringify(prompt.choices)}`);
    const choice =
      typeof answer === 'function' ? answer(prompt) : prompt.choices.find((offer) => matches(offer, answer));
    if (!choice)
      throw new Error(`not offered: ${JSON.stringify(answer)} in ${prompt.ask} ${JSON.stringify(prompt.choices)}`);
    step = rules.next(choice);
  }
  if (left.length > 0) throw new Error(`never asked: ${JSON.stringify(left)}`);
  return { returned: step.value, asked };
}

/** Runs a rule to its end with the first choice of every question. */
export function runFirst<R>(rules: Rules<R>): R {
  let step = rules.next();
  while (!step.done) {
    const [choice] = step.value.choices;
    if (!choice) throw new Error(`no choice: ${step.value.ask}`);
    step = rules.next(choice);
  }
  return step.value;
}

/** The first question of a rule, without answering it; null where it asks nothing. */
export function firstPrompt(rules: Rules<unknown>): ValleyPrompt | null {
  const step = rules.next();
  return step.done ? null : step.value;
}

function matches(offer: ValleyChoice, part: Partial<ValleyChoice>): boolean {
  return Object.entries(part).every(([key, value]) => Reflect.get(offer, key) === value);
}

/** The events of one kind, in order. */
export function eventsOf<K extends ValleyEvent['is']>(v: Valley, kind: K): Extract<ValleyEvent, { is: K }>[] {
  return v.events.filter((event): event is Extract<ValleyEvent, { is: K }> => event.is === kind);
}

/** Every unit in every centre, for tests that compare whole positions. */
export function garrisons(v: Valley): Record<CrId, UnitId[]> {
  return Object.fromEntries(
    crIds.map((cr) => [cr, v.units.filter((unit) => unit.at === cr).map((unit) => unit.id)]),
  ) as Record<CrId, UnitId[]>;
}
