/** Names inside sentences, with their ids, and what a question is about. */
import type { Prompt } from '../../../kernel/game';
import type { Roll } from '../../../kernel/rolls';
import { type Name, type Sentence, signed } from '../../../kernel/words';
import { type CardNumber, cardNumbers } from '../data/cards';
import { type DivisionId, divisionIds } from '../data/map';
import { type UnitId, unitIds, units } from '../data/units';
import type { Cause } from '../events';
import { spendKeys, trackKeys } from '../keys';
import { MORALE_TARGET } from '../rules/checks';
import type { ValleyTexts } from './texts';

export interface Names {
  place(id: string): Name;
  unit(id: UnitId): Name;
  units(ids: readonly UnitId[]): Sentence;
  division(id: DivisionId): Name;
  card(number: CardNumber): Name;
  track(id: keyof ValleyTexts['tracks']): Name;
  /** Whatever an id stands for. */
  any(id: string): Name | string;
  /** A unit on a button, where room is short. */
  brief(id: UnitId): string;
  short(place: string): string;
  cause(cause: Cause, of?: string): Sentence;
  dates(turn: number): string;
  /** Letter and name. */
  phase(id: string): string;
  roll(roll: Pick<Roll, 'name' | 'of'>): string;
  row(table: string, row: number): string;
  result(level: string): string;
}

/** The designation on a button: 'BM 1' for a Bataillon de Marche, an armor platoon by its leader. */
export function briefly(id: UnitId): string {
  return units[id].name.replace('Bataillon de Marche', 'BM').replace('Peloton ', '');
}

export function isUnit(id: string): id is UnitId {
  return unitIds.some((unit) => unit === id);
}

export function isDivision(id: string): id is DivisionId {
  return divisionIds.some((division) => division === id);
}

export function cardOf(id: string): CardNumber | undefined {
  return cardNumbers.find((card) => String(card) === id);
}

/** Own keys only: an id is never 'constructor'. */
export function isKeyOf<T extends object>(key: PropertyKey, record: T): key is keyof T {
  return Object.hasOwn(record, key);
}

/** The text under a key. A key without words stands for itself: a test finds it, and no game stops for it. */
export function textOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

export function namesIn(
  texts: ValleyTexts,
  say: Pick<Names, 'short' | 'dates' | 'phase' | 'roll' | 'row' | 'result'>,
): Names {
  const unit = (id: UnitId): Name => ({ kind: 'counter', id, text: units[id].name });
  const division = (id: DivisionId): Name => ({ kind: 'counter', id, text: texts.division(id) });
  const card = (number: CardNumber): Name => ({ kind: 'card', id: String(number), text: texts.cards[number].title });
  const track = (id: keyof ValleyTexts['tracks']): Name => ({ kind: 'track', id, text: texts.tracks[id].name });
  const place = (id: string): Name => ({ kind: 'place', id, text: say.short(id) });
  const any = (id: string): Name | string => {
    const number = cardOf(id);
    if (number !== undefined) return card(number);
    if (isUnit(id)) return unit(id);
    if (isDivision(id)) return division(id);
    const spent = spendKeys.find((key) => key === id);
    if (spent) return texts.spent[spent];
    const level = trackKeys.find((key) => key === id);
    if (level) return track(level);
    return isKeyOf(id, texts.places) ? place(id) : id;
  };
  return {
    ...say,
    unit,
    division,
    card,
    track,
    place,
    any,
    units: (ids) => ids.flatMap((id, index) => (index > 0 ? [', ', unit(id)] : [unit(id)])),
    brief: briefly,
    cause: (cause, of) => texts.causes[cause](of === undefined ? '' : any(of)),
  };
}

/** The dice, what is added to them and the total: 4 + 5 − 3 = 6. */
export function sumOf({ dice, modifiers, total }: Roll): string {
  const added = modifiers.map(({ value }) => signed(value).replace(/^([+−])/, ' $1 ')).filter((line) => line !== '0');
  const thrown = dice.join(' + ');
  return added.length === 0 && dice.length === 1
    ? thrown
    : `${thrown}${added.join('')} = ${total < 0 ? signed(total) : total}`;
}

/** 2.5.3 Whether a morale check held. */
export function isPassed({ total }: Roll): boolean {
  return total >= MORALE_TARGET;
}

/** What a question is about, with names for its ids. */
export interface Asked {
  readonly key: string;
  /** The name of an id; the ids of a list with commas between. */
  name(of: string): Name | Sentence;
  number(of: string): number;
  is(of: string): boolean;
  /** Ids as they stand. */
  id(of: string): string;
  ids(of: string): readonly string[];
}

export function askedOf(prompt: Pick<Prompt, 'ask' | 'about'>, n: Names): Asked {
  const { ask: key, about } = prompt;
  const value = (of: string) => about?.[of];
  const named = (id: string): Sentence => [n.any(id)];
  return {
    key,
    name: (of) => {
      const found = value(of);
      if (typeof found === 'string') return named(found);
      if (typeof found !== 'object') return [UNKNOWN];
      return found.flatMap((id, index) => (index > 0 ? [', ', ...named(id)] : named(id)));
    },
    number: (of) => Number(value(of) ?? 0),
    is: (of) => value(of) === true,
    id: (of) => String(value(of) ?? ''),
    ids: (of) => {
      const found = value(of);
      return typeof found === 'object' ? found : [];
    },
  };
}

/** Where a question does not tell what it is about. */
export const UNKNOWN = '…';
