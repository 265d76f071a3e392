/** Names inside sentences, with their ids, and what a question is about. */
import { type CommonNames, type Asked as KernelAsked, listed, textOf } from '../../../kernel/wording';
import type { Name, Sentence } from '../../../kernel/words';
import { cards } from '../data/cards';
import { units } from '../data/units';
import type { StormTexts } from './texts';

export interface Names extends CommonNames {
  area(number: number): Name;
  unit(id: string): Name;
  units(ids: readonly string[]): Sentence;
  card(id: string): Name;
  side(id: string): string;
}

const labels: ReadonlyMap<string, string> = new Map(
  units.map(({ id, formation, company }) => [id, `${formation} ${company.replace('-', '.')}`]),
);

/** The designation on a counter. */
export function labelOf(id: string): string {
  return labels.get(id) ?? id;
}

export function isUnit(id: string): boolean {
  return labels.has(id);
}

export function cardOf(id: string): (typeof cards)[number] | undefined {
  return cards.find((card) => card.id === id);
}

/** What a question is about, with names for its ids. */
export interface Asked extends KernelAsked {
  area(of: string): Name;
  card(of: string): Name;
  unit(of: string): Name;
}

export function askedIn(asked: KernelAsked, n: Names): Asked {
  return {
    ...asked,
    area: (of) => n.area(asked.number(of)),
    card: (of) => n.card(asked.id(of)),
    unit: (of) => n.unit(asked.id(of)),
  };
}

export function namesIn(
  texts: StormTexts,
  { short, ...common }: Omit<CommonNames, 'any'> & { short(id: string): string },
): Names {
  const area = (number: number): Name => ({ kind: 'place', id: `${number}`, text: short(`${number}`) });
  const unit = (id: string): Name => ({ kind: 'counter', id, text: labelOf(id) });
  const card = (id: string): Name => {
    const found = cardOf(id);
    return { kind: 'card', id, text: found ? texts.cards[found.kind].title : id };
  };
  return {
    ...common,
    area,
    unit,
    card,
    units: (ids) => listed(ids.map(unit)),
    any: (id) => {
      if (cardOf(id)) return card(id);
      if (isUnit(id)) return unit(id);
      return /^\d+$/.test(id) ? area(Number(id)) : id;
    },
    side: (id) => textOf(texts.sides, id) ?? id,
  };
}
