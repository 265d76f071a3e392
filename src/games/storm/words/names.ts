/** Names inside sentences, with their ids, and what a question is about. */
import type { Prompt } from '../../../kernel/game';
import type { Roll } from '../../../kernel/rolls';
import { type Name, type Sentence, signed } from '../../../kernel/words';
import type { StormChoice } from '../choices';
import { cards } from '../data/cards';
import { units } from '../data/units';
import type { StormTexts } from './texts';

export interface Names {
  area(number: number): Name;
  unit(id: string): Name;
  units(ids: readonly string[]): Sentence;
  /** Several units in short: how many. */
  card(id: string): Name;
  any(id: string): Name | string;
  side(id: string): string;
  roll(roll: Pick<Roll, 'name' | 'of'>): string;
  row(table: string, row: number): string;
  dates(turn: number): string;
  phase(id: string): string;
  result(level: string): string;
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

/** The text under a key. A key without words stands for itself: a test finds it, and no game stops for it. */
export function textOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The dice, what is added to them and the total: 4 + 5 − 3 = 6. */
export function sumOf({ dice, modifiers, total }: Roll): string {
  const added = modifiers.map(({ value }) => signed(value).replace(/^([+−])/, ' $1 ')).filter((line) => line !== '0');
  const thrown = dice.join(' + ');
  return added.length === 0 && dice.length === 1
    ? thrown
    : `${thrown}${added.join('')} = ${total < 0 ? signed(total) : total}`;
}

/** What a question is about, with names for its ids. */
export interface Asked {
  readonly key: string;
  offers(kind: StormChoice['do']): boolean;
  number(of: string): number;
  area(of: string): Name;
  card(of: string): Name;
  unit(of: string): Name;
}

export function askedOf(prompt: Pick<Prompt, 'ask' | 'about' | 'choices'>, n: Names): Asked {
  const { ask: key, about, choices } = prompt;
  const value = (of: string) => about?.[of];
  return {
    key,
    offers: (kind) => choices.some((choice) => choice.do === kind),
    number: (of) => Number(value(of) ?? 0),
    area: (of) => n.area(Number(value(of) ?? 0)),
    card: (of) => n.card(String(value(of) ?? '')),
    unit: (of) => n.unit(String(value(of) ?? '')),
  };
}

export function namesIn(
  texts: StormTexts,
  say: Pick<Names, 'roll' | 'row' | 'dates' | 'phase' | 'result'> & { short(id: string): string },
): Names {
  const area = (number: number): Name => ({ kind: 'place', id: `${number}`, text: say.short(`${number}`) });
  const unit = (id: string): Name => ({ kind: 'counter', id, text: labelOf(id) });
  const card = (id: string): Name => {
    const found = cardOf(id);
    return { kind: 'card', id, text: found ? texts.cards[found.kind].title : id };
  };
  return {
    roll: say.roll,
    row: say.row,
    dates: say.dates,
    phase: say.phase,
    result: say.result,
    area,
    unit,
    card,
    units: (ids) => ids.flatMap((id, index) => (index > 0 ? [', ', unit(id)] : [unit(id)])),
    any: (id) => {
      if (cardOf(id)) return card(id);
      if (isUnit(id)) return unit(id);
      return /^\d+$/.test(id) ? area(Number(id)) : id;
    },
    side: (id) => textOf(texts.sides, id) ?? id,
  };
}
