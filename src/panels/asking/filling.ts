/** A plan as it is ticked off: what of it will be made. */
import type { Choice } from '../../kernel/game';
import type { PlanOffer } from '../model/model';

export interface Filling {
  readonly plan: PlanOffer;
  /** What is filled in or could be taken in, in this order, and whether it is meant. */
  readonly lines: readonly FillingLine[];
  /** It ends where the brake says so. */
  readonly brakes: boolean;
  /** The place it is for; null where it is for the whole question. */
  readonly place: string | null;
  /** All of it or nothing, in this order: a way, or passing for a while. It needs no sheet. */
  readonly whole: boolean;
}

export interface FillingLine {
  readonly choice: Choice;
  readonly on: boolean;
  /** Not filled in by the plan itself. */
  readonly added: boolean;
}

/** A choice without anything in it leaves the question: it is made last and shown nowhere. */
export const leaves = (choice: Choice) => Object.keys(choice).length === 1;

export function fillingOf(plan: PlanOffer, place: string | null): Filling {
  const line =
    (on: boolean) =>
    (choice: Choice): FillingLine => ({ choice, on, added: !on });
  const lines = [...plan.choices.filter((one) => !leaves(one)).map(line(true)), ...plan.others.map(line(false))];
  return { plan, lines, brakes: false, place, whole: false };
}

/** A plan that nothing is ticked off. */
export function wholeOf(plan: PlanOffer): Filling {
  return { plan, lines: [], brakes: false, place: plan.to?.place ?? null, whole: true };
}

/** What the strong button makes: what was taken in by hand first, so that it finds room. */
export function chosenIn({ plan, lines, whole }: Filling): readonly Choice[] {
  if (whole) return plan.choices;
  const meant = lines.filter(({ on }) => on);
  const inOrder = [...meant.filter(({ added }) => added), ...meant.filter(({ added }) => !added)];
  const most = plan.most ?? inOrder.length;
  return [...inOrder.slice(0, most).map(({ choice }) => choice), ...plan.choices.filter(leaves)];
}

/** As the plan fills it in: nothing ticked off, nothing taken in. */
export function isAsFilled({ plan, lines, whole }: Filling): boolean {
  const own = plan.choices.filter((one) => !leaves(one));
  const meant = lines.filter(({ on }) => on);
  return whole || (meant.length === own.length && meant.every(({ choice }, i) => choice === own[i]));
}

/** How many things it does, the choice that leaves the question not counted. */
export const countOf = (filling: Filling) => chosenIn(filling).filter((choice) => !leaves(choice)).length;

/** One more than can be made takes the place of the last that was filled in. */
export function toggled(filling: Filling, at: number): Filling {
  const lines = filling.lines.map((line, i) => (i === at ? { ...line, on: !line.on } : line));
  const most = filling.plan.most ?? lines.length;
  const meant = lines.flatMap(({ on }, i) => (on && i !== at ? [i] : []));
  if (!lines[at]?.on || meant.length < most) return { ...filling, lines };
  const last = meant.findLast((i) => !lines[i]?.added) ?? meant.at(-1);
  return { ...filling, lines: lines.map((line, i) => (i === last ? { ...line, on: false } : line)) };
}

/** The same with another choice in a line: another target of the same unit. */
export function swapped(filling: Filling, at: number, choice: Choice): Filling {
  return { ...filling, lines: filling.lines.map((line, i) => (i === at ? { ...line, choice, on: true } : line)) };
}

/** The place that a plan is for: that of a way to fill it in comes before the one that was touched. */
export const aimOf = ({ plan, place }: Filling): string | null => (place === null ? null : (plan.at ?? place));

/** What is filled in, as it outlives the page: which plan, and what of it is meant. */
export interface Filled {
  readonly plan: string;
  readonly place: string | null;
  readonly whole: boolean;
  readonly brakes: boolean;
  /** As the journal would write them. */
  readonly on: readonly string[];
}

const nameOf = ({ from, key, to }: PlanOffer) => [from, key, to?.place].join(' ').trimEnd();

export function filledOf({ plan, lines, place, whole, brakes }: Filling, write: (choice: Choice) => string): Filled {
  const meant = whole ? plan.choices : lines.filter(({ on }) => on).map(({ choice }) => choice);
  return { plan: nameOf(plan), place, whole, brakes, on: meant.map(write) };
}

/** The same filled in once more, if one of these plans is the one it was; what is not in the plan was taken in by hand. */
export function refill(
  plans: readonly PlanOffer[],
  { plan: name, place, whole, brakes, on }: Filled,
  kit: { readonly write: (choice: Choice) => string; readonly read: (text: string) => Choice },
): Filling | null {
  const plan = plans.find((one) => nameOf(one) === name);
  if (!plan) return null;
  if (whole) return { ...wholeOf({ ...plan, choices: on.map(kit.read) }), brakes };
  const filling = fillingOf(plan, place);
  const left = [...on];
  const isMeant = (choice: Choice) => {
    const at = left.indexOf(kit.write(choice));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const lines = filling.lines.map((line) => ({ ...line, on: isMeant(line.choice) }));
  const others = left.map((text) => ({ choice: kit.read(text), on: true, added: true }));
  return { ...filling, lines: [...lines, ...others], brakes };
}
