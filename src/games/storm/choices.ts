/** Everything either side can decide, as small plain data. */
import type { Prompt as KernelPrompt, Rules as KernelRules } from '../../kernel/game';
import { areaNumbers } from './data/areas';
import { type CardId, cards } from './data/cards';
import { units } from './data/units';

export type AreaDeed = 'move' | 'fire' | 'sap' | 'assault' | 'to';
export type UnitDeed = 'pick' | 'spend' | 'retreat' | 'remove';

export type StormChoice =
  // 15.0 victory areas bid for the Viet Minh
  | { readonly do: 'bid'; readonly areas: number }
  // 6.1 a unit action by the units of an area; `to` is a target, a step, a retreat, an area for a card or a marker
  | { readonly do: AreaDeed; readonly area: number }
  // a unit joins what is being put together, or suffers for damage points (8.4)
  | { readonly do: UnitDeed; readonly unit: string }
  | { readonly do: 'all' }
  | { readonly do: 'go' }
  // 5.0 cards
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'discard'; readonly card: CardId }
  | { readonly do: 'decline' }
  // Counter Attack: fire together or move together
  | { readonly do: 'form'; readonly form: 'fire' | 'move' }
  // 7.0 the stack moves no further; 10.0 the roll is kept
  | { readonly do: 'stop' }
  | { readonly do: 'reroll' }
  // 12.3 an arriving unit is placed
  | { readonly do: 'place'; readonly unit: string; readonly area: number }
  | { readonly do: 'pass' };

export type StormPrompt = KernelPrompt<StormChoice>;
export type Rules<R = void> = KernelRules<StormChoice, R>;

// Choices are made once: a prompt then only lists them.
const byArea = (kind: AreaDeed): readonly StormChoice[] => [0, ...areaNumbers].map((area) => ({ do: kind, area }));
const byUnit = (kind: UnitDeed): readonly StormChoice[] => units.map(({ id }) => ({ do: kind, unit: id }));

/** By area or unit number. */
export const made: Readonly<Record<AreaDeed | UnitDeed, readonly StormChoice[]>> = {
  move: byArea('move'),
  fire: byArea('fire'),
  sap: byArea('sap'),
  assault: byArea('assault'),
  to: byArea('to'),
  pick: byUnit('pick'),
  spend: byUnit('spend'),
  retreat: byUnit('retreat'),
  remove: byUnit('remove'),
};

const plays: ReadonlyMap<CardId, StormChoice> = new Map(cards.map(({ id }) => [id, { do: 'play', card: id }]));

export function play(card: CardId): StormChoice {
  return plays.get(card) ?? { do: 'play', card };
}

export const all: StormChoice = { do: 'all' };
export const go: StormChoice = { do: 'go' };
export const decline: StormChoice = { do: 'decline' };
export const stop: StormChoice = { do: 'stop' };
export const reroll: StormChoice = { do: 'reroll' };
export const pass: StormChoice = { do: 'pass' };
