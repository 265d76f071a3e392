/** What is told, in words: who, what became of them, what a card is called. */
import { declares } from '../../kernel/facts';
import type { Side } from '../../kernel/game';
import type { Happened } from '../../kernel/tale';
import type { CounterView, View } from '../../kernel/view';
import { type GameWords, plain, type Sentence } from '../../kernel/words';
import { words } from '../../locale';
import { isCapture, rowText } from '../model/fact-lists';
import type { TableModel } from '../model/model';
import { stageOf } from '../tale/stage';
import type { ToldCard, ToldStep } from '../tale/telling';
import { type Count, countsOf, lossesOf, type StackLoss } from '../tale/told-losses';
import { isNews, isWork } from '../tale/told-steps';

export interface Teaching {
  readonly model: TableModel;
  readonly words: GameWords;
}

/** Whoever looks alone is spoken to. */
export function isMe({ model }: Teaching, by: string | null): boolean {
  return by !== null && by === stageOf(model).looker;
}

export function isFormation({ model }: Teaching, by: string | null): boolean {
  return model.game.face.map.places.some(({ id, shape }) => id === by && shape === 'pennant');
}

/** A side or a formation by its name. */
export function nameOf({ words: game }: Teaching, by: string | null): string {
  if (by === null) return '';
  return game.sides[by] ?? game.holder(by);
}

/** The other side: the second that is played, or the one that the game itself acts for. */
export function otherSide({ model }: Teaching): string | null {
  const { sides, face } = model.game;
  return sides[1] ?? face.phases.find(({ by }) => by !== null && !sides.includes(by))?.by ?? null;
}

/** The colours and the corners of whoever acts. */
export function liveryOf(
  { model }: Teaching,
  by: string | null,
): { readonly style: string; readonly side: 'f' | 'v' | 'n' } {
  const worn = by === null ? undefined : model.game.face.map.liveries[by];
  switch (worn) {
    case undefined:
      return { style: '--by: var(--ink2); --by-ink: var(--ink2)', side: 'n' };
    case 'blue':
      return { style: '--by: var(--fr-fill); --by-ink: var(--fr)', side: 'f' };
    case 'red':
      return { style: '--by: var(--vm-fill); --by-ink: var(--vm)', side: 'v' };
    default:
      return { style: `--by: var(--${worn}-fill); --by-ink: var(--${worn})`, side: 'v' };
  }
}

export function sentenceOf({ words: game }: Teaching, facts: readonly Happened[]): string {
  const said = facts.map(({ event }) => plain(game.event(event) ?? []));
  return said.filter((text) => text !== '').join(' ');
}

function bare(sentence: Sentence | null): string {
  return sentence ? plain(sentence).replace(/\s*[.。]$/, '') : '';
}

/** What became of a place, or what an order came to, as a headline. */
export function headlineOf(kit: Teaching, card: ToldCard): string | null {
  const { outcome, place, by } = card;
  if (card.is === 'volley' || card.is === 'gathered') return tallyOf(kit, card).first || null;
  if (outcome === null || place === null) return null;
  const t = words().telling;
  const name = kit.words.place(place).short;
  if (outcome === 'taken') {
    const home = kit.model.viewAt(0).places.find(({ id }) => id === place)?.holder;
    if (home === by) return t.retaken({ place: name });
  }
  return t[outcome]({ place: name });
}

/** What a card is about, in a line. */
export function titleOf(kit: Teaching, card: ToldCard): string {
  const { words: game } = kit;
  const t = words().telling;
  switch (card.is) {
    case 'turn':
      return t.turnOpens({ turn: card.turn });
    case 'turn-end':
      return t.turnEnds({ turn: card.turn });
    case 'summary':
      return t.summary;
    case 'seat':
      return t.seatOnly({ side: nameOf(kit, card.by) });
    case 'gathered':
      return game.phase(card.phase).name;
    case 'plans':
      return t.assaults({ count: card.plans.length });
    case 'end':
      return sentenceOf(
        kit,
        card.steps.flatMap(({ facts }) => facts),
      ).replace(/\s*\.$/, '');
    case 'fight': {
      const [opens] = card.declared;
      return opens ? bare(game.event(opens.event)) : game.place(card.place ?? '').name;
    }
    case 'volley':
      return t.volley[card.fight ?? 'flight'](ordered(kit, card));
    case 'moment': {
      const facts = factsOf(card);
      const main = facts.find(({ fact }) => isCapture(fact)) ?? facts.find(({ fact }) => isNews(fact)) ?? facts[0];
      return main?.fact.roll ? game.roll(main.fact.roll) : bare(main ? game.event(main.event) : null);
    }
    default:
      return card.is satisfies never;
  }
}

/**
 * The head of a fight, and the step that says the same: who was announced with it, or its place alone as soon as one of
 * those is out of it.
 */
export function headOf(kit: Teaching, card: ToldCard, shown: readonly ToldStep[]) {
  const said = card.steps.find(({ is }) => is === 'declared');
  const announced = new Set(said?.facts.flatMap(({ fact }) => (declares(fact) ? (fact.units ?? []) : [])));
  const isOut = ({ fact }: Happened) =>
    fact.harm !== undefined && fact.harm !== 'step' && (fact.units ?? []).some((unit) => announced.has(unit));
  if (card.fight !== 'assault' || card.place === null || !shown.some(({ facts }) => facts.some(isOut)))
    return { title: titleOf(kit, card), said };
  const where = kit.words.place(card.place).name;
  const title = words().telling.volley.assault({ units: 0, guns: 0, aircraft: 0, places: 1, where });
  return { title, said: undefined };
}

/** Who fires at what in a volley. What is fired back at the side that gave the order is no part of that. */
function ordered({ model, words: game }: Teaching, { declared, by }: ToldCard) {
  const shots = declared.filter(({ fact }) => by === null || fact.by === by);
  const places = [...new Set(shots.flatMap(({ fact }) => fact.place ?? []))];
  const units = [...new Set(shots.flatMap(({ fact }) => fact.units ?? []))];
  const guns = units.filter((unit) => model.shown.value.counters.some(({ id }) => id === unit)).length;
  const [only] = places;
  const where = places.length === 1 && only ? game.place(only).name : null;
  return { units: units.length, guns, aircraft: units.length - guns, places: places.length, where };
}

/** 6 disrupted, 2 steps lost. */
export function tallyText(counts: readonly Count[]): string {
  return counts.map((count) => words().telling.tally(count)).join(', ');
}

/** What an order came to: first what it did to the enemy, and beside it what else it did and what it cost. */
export function tallyOf(kit: Teaching, card: ToldCard): { readonly first: string; readonly more: string } {
  const facts = factsOf(card);
  const counts = kit.model.game.sides.map((side) => ({ side, of: countsOf(facts, side) }));
  const struck = counts.filter(({ side }) => side !== card.by).flatMap(({ of }) => of);
  const own = counts.find(({ side }) => side === card.by)?.of ?? [];
  if (struck.length === 0) return { first: tallyText(own.slice(0, 2)), more: tallyText(own.slice(2)) };
  const cost =
    own.length > 0 ? words().telling.ofFormation({ formation: nameOf(kit, card.by), what: tallyText(own) }) : '';
  const rest = tallyText(struck.slice(2));
  return { first: tallyText(struck.slice(0, 2)), more: [rest, cost].filter((text) => text !== '').join('. ') };
}

/** What the next card is about, on a button: its place, or its kind. */
export function topicOf(kit: Teaching, card: ToldCard): string {
  if ((card.is === 'fight' || card.is === 'moment') && card.place !== null) return kit.words.place(card.place).short;
  return titleOf(kit, card);
}

export function factsOf({ steps }: ToldCard): readonly Happened[] {
  return steps.flatMap(({ facts }) => facts);
}

/** A counter, or an aircraft, by its name. */
export function unitName({ words: game }: Teaching, unit: string, counters: readonly CounterView[]): string {
  return counters.find(({ id }) => id === unit)?.label ?? game.thing(unit);
}

/** What became of a stack, in one line. */
export function lossText(kit: Teaching, { formation, harmed }: StackLoss, counters: readonly CounterView[]): string {
  const t = words().telling;
  const few = harmed.reduce((all, { units }) => all + units.length, 0) < 3;
  const what = harmed
    .map(({ harm, units, to }) => {
      const names = units.map((unit) => unitName(kit, unit, counters));
      const who = few ? names.join(', ') : formation === null ? t.units({ count: units.length }) : `${units.length}`;
      if (harm === 'retreats' && to !== null) return t.retreatsTo({ who, place: kit.words.place(to).short });
      return t.harm({ harm, who });
    })
    .join(', ');
  return formation !== null && !few ? t.ofFormation({ formation, what }) : what;
}

export function lossesText(kit: Teaching, facts: readonly Happened[], { counters }: View, of?: Side): string {
  return lossesOf(facts, counters)
    .filter(({ loser }) => of === undefined || loser === of)
    .map((loss) => lossText(kit, loss, counters))
    .join('. ');
}

/** A row of a table in more letters than these is not repeated once it has been told. */
const LONG = 34;

export interface StepText {
  readonly text: string;
  /** What came of it, set apart. */
  readonly strong: string;
}

/** A step in words; my own begin with "You". */
export function stepText(kit: Teaching, step: ToldStep, view: View): StepText {
  const { words: game } = kit;
  const t = words().telling;
  const losses = lossesText(kit, step.facts, view);
  switch (step.is) {
    case 'roll': {
      const { roll } = step;
      const row = roll ? rowText(game, roll) : '';
      return { text: roll ? game.roll(roll.roll) : '', strong: losses || (row.length > LONG ? '' : row) };
    }
    case 'checks': {
      const rolls = step.facts.filter(({ fact }) => fact.roll);
      const [only] = rolls;
      if (rolls.length === 1 && only?.fact.roll)
        return { text: game.roll(only.fact.roll), strong: losses || t.noEffect };
      return { text: t.checks({ count: rolls.length }), strong: losses || t.noEffect };
    }
    case 'losses':
      return losses ? { text: '', strong: losses } : { text: sentenceOf(kit, step.facts), strong: '' };
    case 'moves':
      return { text: '', strong: movesText(kit, step, view) };
    case 'ground': {
      if (step.facts.length > 1 && step.facts.every(({ fact }) => isWork(fact)))
        return { text: worksText(kit, step), strong: '' };
      const capture = step.facts.filter(({ fact }) => isCapture(fact));
      return { text: lineText(kit, capture.length > 0 ? { ...step, facts: capture } : step), strong: '' };
    }
    case 'card': {
      const card = step.facts[0]?.fact.card?.id;
      return { text: '', strong: card ? game.card(card).title : '' };
    }
    default:
      return { text: lineText(kit, step), strong: '' };
  }
}

/** Works that were dug one after another: where they went from which level to which. */
function worksText({ words: game }: Teaching, { facts }: ToldStep): string {
  const levels = new Map<string, { before: number; after: number }>();
  for (const { fact } of facts) {
    const { place = '', before = 0, after = 0 } = fact;
    levels.set(place, { before: levels.get(place)?.before ?? before, after });
  }
  const alike = new Map<string, string[]>();
  for (const [place, { before, after }] of levels) {
    const change = words().telling.levels({ before, after });
    alike.set(change, [...(alike.get(change) ?? []), game.place(place).short]);
  }
  return words().telling.works({
    what: [...alike].map(([change, places]) => `${places.join(', ')} ${change}`).join('; '),
  });
}

/** Who goes from where to where: one by its name, several or hidden ones by their number. */
function movesText(kit: Teaching, step: ToldStep, { counters }: View): string {
  const t = words().telling;
  const moves = step.facts.flatMap(({ fact }) => (fact.kind === 'move' ? [fact] : []));
  const [first, ...more] = moves;
  // They come out of the sky, or into sight where they stand.
  if (first?.from === undefined) return sentenceOf(kit, step.facts);
  const goesOn = moves.every(({ from }, i) => i === 0 || from === moves[i - 1]?.place);
  if (!goesOn && new Set(moves.map(({ from: start, place }) => `${start} ${place}`)).size > 1)
    return t.takePlaces({ count: moves.reduce((all, { units }) => all + (units?.length ?? 1), 0) });
  const together = more.every(({ from }) => from === first.from) ? moves : [first];
  const count = together.reduce((all, { units }) => all + (units?.length ?? 1), 0);
  const only = count === 1 ? counters.find(({ id }) => id === first.units?.[0])?.label : undefined;
  const from = kit.words.place(first.from).short;
  const to = kit.words.place(moves.at(-1)?.place ?? '').short;
  // Into the place before which they stand.
  const way = from === to ? to : `${from}, ${to}`;
  if (only === undefined && from !== to) return t.unitsMove({ count, from, to });
  return `${t.leadsIn({ text: only ?? t.units({ count }) })} ${way}`;
}

function lineText(kit: Teaching, step: ToldStep): string {
  const { words: game } = kit;
  const t = words().telling;
  const arrivals = step.facts.filter(({ fact }) => fact.kind === 'arrival');
  const [passed] = step.facts;
  if (passed?.fact.kind === 'pass') {
    const side = passed.fact.by ?? '';
    const me = isMe(kit, side) ? t.you : (game.sides[side] ?? side);
    return t.passed({ side: me, unused: unusedOf(kit, side, kit.model.frame(passed)) });
  }
  if (arrivals.length > 2) {
    const places = [...new Set(arrivals.map(({ fact }) => fact.place ?? ''))].map((id) => game.place(id).short);
    return t.arrive({ count: arrivals.length, places: places.slice(0, 3).join(', ') });
  }
  return sentenceOf(
    kit,
    step.facts.filter(({ fact }) => isNews(fact) || fact.roll),
  );
}

/** Counters on the map that could still have acted. */
function unusedOf({ model }: Teaching, side: string, view: View): number {
  const places = new Set(model.game.face.map.places.map(({ id }) => id));
  return view.counters.filter(
    (counter) =>
      counter.side === side &&
      places.has(counter.at) &&
      !counter.states.includes('spent') &&
      !counter.states.includes('used'),
  ).length;
}
