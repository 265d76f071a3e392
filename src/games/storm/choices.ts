/** Everything either side can decide, as small plain data. */
import type {
  Advice as KernelAdvice,
  Prompt as KernelPrompt,
  KernelReason,
  Refusal as KernelRefusal,
  Rules as KernelRules,
} from '../../kernel/game';
import type { Writes } from '../../kernel/journal';
import type { Scene } from '../../kernel/scenes';
import { areaNumbers } from './data/areas';
import { type CardId, cards } from './data/cards';
import { units } from './data/units';
import type { AskKey, RefusalKey, WhyKey } from './keys';

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

export type StormPrompt = KernelPrompt<StormChoice, AskKey>;
export type StormAdvice = KernelAdvice<StormChoice, WhyKey>;
/** Why something is not allowed. */
export type StormRefusal = KernelRefusal<RefusalKey | KernelReason>;
export type Rules<R = void> = KernelRules<StormChoice, R, AskKey>;

// Saves depend on this order: add to it, never change it.
export const writes: Writes<StormChoice> = {
  bid: ['areas'],
  move: ['area'],
  fire: ['area'],
  sap: ['area'],
  assault: ['area'],
  to: ['area'],
  pick: ['unit'],
  spend: ['unit'],
  retreat: ['unit'],
  remove: ['unit'],
  all: [],
  go: [],
  play: ['card'],
  discard: ['card'],
  decline: [],
  form: ['form'],
  stop: [],
  reroll: [],
  place: ['unit', 'area'],
  pass: [],
};

/** What a question is about; `area` is where it starts from, `target` what it is aimed at. */
export type StormAbout = Readonly<Record<string, string | number>>;

/** Both ends of what is being done, as far as the question names them. */
export function endsOf(about: StormAbout = {}): { readonly from?: string; readonly target?: string } {
  return {
    ...(about.area !== undefined && { from: `${about.area}` }),
    ...(about.target !== undefined && { target: `${about.target}` }),
  };
}

/** The place a question is about, where it names one. */
export function placeScene(about: StormAbout | undefined): { readonly scene?: Scene } {
  const place = about?.target ?? about?.area;
  return place === undefined ? {} : { scene: { is: 'place', place: `${place}` } };
}

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

const placed: readonly StormChoice[][] = units.map(() => []);

/** A unit arrives in an area: made when it is first offered. */
export function place(unit: number, area: number): StormChoice {
  const list = placed[unit] ?? [];
  list[area] ??= { do: 'place', unit: units[unit]?.id ?? '', area };
  return list[area];
}

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
