/** Names inside sentences, with their ids. */
import type { Roll } from '../../../kernel/rolls';
import { type CommonNames, isKeyOf, listed } from '../../../kernel/wording';
import type { Name, Sentence } from '../../../kernel/words';
import { type CardNumber, cardNumbers } from '../data/cards';
import { type DivisionId, divisionIds } from '../data/map';
import { type UnitId, unitIds, units } from '../data/units';
import type { Cause } from '../events';
import { spendKeys, trackKeys } from '../keys';
import { MORALE_TARGET } from '../rules/checks';
import type { ValleyTexts } from './texts';

export interface Names extends CommonNames {
  place(id: string): Name;
  unit(id: UnitId): Name;
  units(ids: readonly UnitId[]): Sentence;
  division(id: DivisionId): Name;
  card(number: CardNumber): Name;
  track(id: keyof ValleyTexts['tracks']): Name;
  /** A unit on a button, where room is short. */
  brief(id: UnitId): string;
  short(place: string): string;
  cause(cause: Cause, of?: string): Sentence;
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

export function namesIn(texts: ValleyTexts, say: Omit<CommonNames, 'any'> & Pick<Names, 'short'>): Names {
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
    units: (ids) => listed(ids.map(unit)),
    brief: briefly,
    cause: (cause, of) => texts.causes[cause](of === undefined ? '' : any(of)),
  };
}

/** 2.5.3 Whether a morale check held. */
export function isPassed({ total }: Roll): boolean {
  return total >= MORALE_TARGET;
}
