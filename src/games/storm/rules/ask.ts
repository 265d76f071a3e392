/** Questions that many rules put: which area, which units. */
import type { Scene, Stake } from '../../../kernel/scenes';
import { type FightKind, opens } from '../../../kernel/tale';
import {
  type AreaDeed,
  all,
  endsOf,
  go,
  made,
  play,
  type Rules,
  type StormAbout,
  type StormChoice,
  type StormPrompt,
  type UnitDeed,
} from '../choices';
import { type CardKind, kinds } from '../data/cards';
import type { AskKey } from '../keys';
import type { Action, Side, Storm } from '../state';
import { held, kindOf, playCard } from './cards';
import { idsOf, numberOf } from './units';

export interface Question {
  readonly side: Side;
  readonly ask: AskKey;
  readonly rule: string;
  readonly about?: StormAbout;
  /** Play can start anew here, in the midst of an action. */
  readonly resumable?: 'midway' | false;
}

/** 6.1 The choices of one kind for these areas or units. */
export function choicesOf(kind: AreaDeed | UnitDeed, numbers: readonly number[]): StormChoice[] {
  const list = made[kind];
  const choices: StormChoice[] = [];
  for (const number of numbers) {
    const choice = list[number];
    if (choice) choices.push(choice);
  }
  return choices;
}

/** 6.1, 8.4.2, 11.0 One of several areas; a single one is taken without asking, none is 0. */
export function* chooseArea(question: Question, areas: readonly number[]): Rules<number> {
  const [only] = areas;
  if (areas.length < 2) return only ?? 0;
  const choice = yield promptOf(question, choicesOf('to', areas));
  return choice.do === 'to' ? choice.area : 0;
}

/** 6.2, 10.0 One of several units; a single one is taken without asking, none is -1. */
export function* chooseUnit(question: Question, units: readonly number[]): Rules<number> {
  const [only] = units;
  if (units.length < 2) return only ?? -1;
  const choice = yield promptOf(question, choicesOf('pick', units));
  return choice.do === 'pick' ? numberOf(choice.unit) : -1;
}

function promptOf(question: Question, choices: StormChoice[]): StormPrompt {
  const { side, ask, rule, about, resumable = false } = question;
  const place = about?.target ?? about?.area;
  if (!about || place === undefined) return { ...question, choices, open: true };
  return { side, ask, rule, about, scene: { is: 'place', place: `${place}` }, choices, resumable, open: true };
}

/** Where an action starts from, and what it is aimed at. */
interface Ends {
  readonly area?: number;
  readonly target?: number;
}

export interface Gathering extends Question {
  readonly about?: Ends & StormAbout;
  /** Who may still join those picked. */
  readonly free: (picked: readonly number[]) => number[];
  readonly most: number;
  /** Whether a whole set may act together; always, where it is not given. */
  readonly together?: (units: readonly number[]) => boolean;
  readonly fewest?: number;
  /** Cards that may be added to the action. */
  readonly cards?: readonly CardKind[];
}

/** 6.1 Puts units, and cards with them, into the action one by one until it is confirmed. */
export function* gather(v: Storm, gathering: Gathering): Rules {
  const { side, ask, rule, free, most, fewest = 1, together } = gathering;
  const { action } = v;
  if (!action) return;
  const ends = endsOf(gathering.about);
  const stake = stakeIn(ask);
  for (;;) {
    const { units } = action;
    const joining = units.length < most ? free(units) : none;
    const choices = choicesOf('pick', joining);
    const whole = joining.length > 1 && units.length + joining.length <= most;
    if (whole && (!together || together(units.concat(joining)))) choices.push(all);
    if (gathering.cards) for (const card of held(v, side, gathering.cards)) choices.push(play(card));
    if (units.length >= fewest) choices.push(go);
    const about = aboutForce(gathering.about ?? {}, units.length, most, action.cards.length);
    const scene: Scene = { is: 'force', picked: idsOf(units), most, ...ends, ...stake };
    const choice = yield { side, ask, rule, scene, about, choices, resumable: 'midway', open: true };
    if (choice.do === 'pick') units.push(numberOf(choice.unit));
    else if (choice.do === 'all') units.push(...joining);
    else if (choice.do === 'play') action.cards.push(choice.card);
    else return;
  }
}

const none: readonly number[] = [];

/** 6.1 What the action is about, and how far it is put together. */
function aboutForce({ area, target }: Ends, units: number, most: number, cards: number): StormAbout {
  if (area === undefined) return target === undefined ? { units, most, cards } : { target, units, most, cards };
  return target === undefined ? { area, units, most, cards } : { area, target, units, most, cards };
}

/** 8.0, 10.0 What those who act together are after. */
function stakeIn(ask: AskKey): { readonly stake?: Stake } {
  if (ask === 'fire-force' || ask === 'counter-force') return { stake: 'fire' };
  return ask === 'assault-force' || ask === 'shaft-force' ? { stake: 'take' } : {};
}

/** 6.1, 8.2 How an action attacks; null where it does not. */
function attackBy({ is, side, card }: Action): FightKind | null {
  if (is === 'fire' || is === 'assault') return is;
  if (is !== 'card' || !card) return null;
  const kind = kindOf(card);
  if (kind === 'mine-shaft') return 'mine';
  return kinds[kind].firepower === undefined ? null : side === 'french' ? 'strike' : 'barrage';
}

/** 5.2, 6.1 The action becomes known to the other side, with the cards that belong to it. */
export function declare(v: Storm): void {
  const { action } = v;
  if (!action) return;
  action.declared = true;
  const kind = attackBy(action);
  if (kind)
    opens(v, {
      is: 'fight',
      kind,
      by: action.side,
      place: `${action.target}`,
      ...(action.from > 0 && { from: `${action.from}` }),
    });
  if (action.card) playCard(v, action.side, action.card, action.target);
  for (const card of action.cards) playCard(v, action.side, card, action.target);
}
