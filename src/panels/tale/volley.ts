/** Every shot of one order, told together: what the dice came to, and who suffered the same in one line. */
import type { Harm } from '../../kernel/facts';
import type { Happened } from '../../kernel/tale';
import type { ToldCard, ToldStep } from './telling';
import { hasNews, isNews } from './told-steps';

/** Some to whom the same happened. */
export interface VolleyLine {
  /** Whose they are. */
  readonly author: string | null;
  /** Where they stand, where shots fell at several places. */
  readonly place: string | null;
  /** What is fired back at the order. */
  readonly answers: boolean;
  readonly units: readonly string[];
  readonly harms: readonly Harm[];
  /** The dice that did it. */
  readonly dice: readonly number[];
}

export interface Volley {
  /** Every die that was thrown, and those that hit. */
  readonly dice: number;
  readonly hits: readonly number[];
  readonly lines: readonly VolleyLine[];
  /** What came of it and harmed nobody by name. */
  readonly others: readonly ToldStep[];
  /** Of those who were rolled for, how many suffered nothing. */
  readonly unhurt: number;
  readonly targets: number;
}

const diceOf = ({ roll }: ToldStep): readonly number[] => roll?.roll.dice ?? [];

export function volleyOf(card: ToldCard, isCounter: (id: string) => boolean): Volley {
  const thrown = card.steps.filter(({ roll }) => roll !== null);
  const told = card.steps.filter((step) => step.is !== 'declared' && hasNews(step));
  const aimed = thrown.filter((step) => !isAnswer(step)).flatMap(({ roll }) => roll?.roll.of ?? []);
  const targets = new Set(aimed.filter(isCounter));
  const lines = linesOf(told);
  const hurt = new Set(lines.flatMap(({ units }) => units));
  return {
    dice: thrown.flatMap(diceOf).length,
    hits: thrown.filter(hasNews).flatMap(diceOf),
    lines,
    // Levels are told as tracks.
    others: told.filter(
      ({ facts }) =>
        facts.every(({ fact }) => !fact.harm) && facts.some(({ fact }) => isNews(fact) && fact.kind !== 'level'),
    ),
    unhurt: [...targets].filter((id) => !hurt.has(id)).length,
    targets: targets.size,
  };
}

/** It is fired back at whoever gave the order. */
const isAnswer = ({ heads }: ToldStep) => heads.some(({ is }) => is === 'answer');

function linesOf(steps: readonly ToldStep[]): readonly VolleyLine[] {
  const each = new Map<string, { line: VolleyLine; harms: Harm[]; dice: number[] }>();
  for (const step of steps) {
    for (const { fact } of step.facts) {
      const { by, loser = by, harm, units = [], place = null } = fact;
      if (harm === undefined) continue;
      for (const unit of units) {
        const author = loser ?? null;
        const line = { author, place, answers: isAnswer(step), units: [unit], harms: [], dice: [] };
        const found = each.get(unit) ?? { line, harms: [], dice: [] };
        each.set(unit, found);
        found.harms.push(harm);
        if (step.facts.find((one) => one.fact.harm)?.fact === fact) found.dice.push(...diceOf(step));
      }
    }
  }
  const places = new Set([...each.values()].map(({ line }) => line.place));
  const alike = new Map<string, VolleyLine>();
  for (const { line, harms, dice } of each.values()) {
    const place = places.size > 1 ? line.place : null;
    const key = [line.author, place, line.answers, ...[...harms].sort()].join();
    const found = alike.get(key);
    alike.set(key, {
      ...line,
      place,
      harms: found?.harms ?? harms,
      units: [...(found?.units ?? []), ...line.units],
      dice: [...(found?.dice ?? []), ...dice],
    });
  }
  return [...alike.values()].sort((a, b) => (places.size > 1 ? `${a.place}`.localeCompare(`${b.place}`) : 0));
}

/** How many suffered at each place. */
export function burstsOf(facts: readonly Happened[]): ReadonlyMap<string, number> {
  const hit = new Map<string, Set<string>>();
  for (const { fact } of facts) {
    const { place, harm, loser, units = [] } = fact;
    if (place === undefined || harm === undefined || loser === undefined || harm === 'retreats') continue;
    hit.set(place, new Set([...(hit.get(place) ?? []), ...units]));
  }
  return new Map([...hit].map(([place, units]) => [place, units.size]));
}
