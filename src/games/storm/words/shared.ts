/** A language's texts made into the words of the game: everything that is the same in all of them. */
import { type GameWords, type Provenance, plain, type Sentence } from '../../../kernel/words';
import type { StormChoice } from '../choices';
import { areas } from '../data/areas';
import { kinds } from '../data/cards';
import { turns } from '../data/turns';
import { units } from '../data/units';
import type { StormEvent } from '../events';
import { phases } from '../phases';
import { factsOf } from './facts';
import { briefOf, heardOf } from './heard';
import { type Asked, askedOf, cardOf, type Names, namesIn, textOf } from './names';
import { sourceOf } from './origins';
import type { Day, PlaceTexts, StormTexts } from './texts';

export function makeWords(texts: StormTexts): GameWords {
  const place = (id: string) => placeIn(texts, id);
  const dates = (turn: number) => datesOf(texts, turn);
  const roll: GameWords['roll'] = ({ name, of }) => {
    const title = textOf(texts.cards, name)?.title;
    return title ?? textOf(texts.rolls, name)?.(of === undefined ? '' : plain([n.any(of)])) ?? name;
  };
  const n: Names = namesIn(texts, {
    short: (id) => place(id).short,
    roll,
    dates,
    row: (table, row) => textOf(texts.rows, table)?.[row] ?? '',
    phase: (id) => textOf(texts.phases, id) ?? id,
    result: (level) => textOf(texts.results, level)?.name ?? level,
  });
  return {
    title: texts.title,
    subtitle: texts.subtitle,
    scenarios: texts.scenarios,
    options: texts.options,
    sides: texts.sides,
    place,
    holder: (id) => textOf(texts.sides, id) ?? id,
    counterKind: (id) => {
      const unit = units.find((one) => one.id === id);
      return unit ? texts.kinds[unit.corps] : id;
    },
    factors: texts.factors,
    state: (id) => textOf(texts.states, id) ?? id,
    track: (id) => textOf(texts.tracks, id) ?? textOf(texts.groups, id) ?? { short: id, name: id, meaning: id },
    phase: (id) => ({ code: textOf(codes, id) ?? '', name: textOf(texts.phases, id) ?? id }),
    dates,
    ask: (prompt) => textOf(texts.asks, prompt.ask)?.(askedOf(prompt, n), n) ?? [prompt.ask],
    choice: (choice, prompt) => label(texts, choice, n, askedOf(prompt, n)),
    made: (choice, asked) =>
      label(texts, choice, n, askedOf(choice.do === 'done' ? { ...asked, choices: [] } : { ask: '', choices: [] }, n)),
    deed: (choice) => textOf(texts.deeds, choice.do) ?? choice.do,
    facts: (place) => factsOf(texts, place),
    spoken: (state, counters) => heardOf(texts, place(state.id).name, state, counters),
    event: (event) => tell(texts, event, n),
    modifier: ({ cause, of }) => {
      const text = textOf(texts.modifiers, cause);
      return text ? text(of === undefined ? '' : plain([n.any(of)])) : { text: cause };
    },
    roll,
    table: (id) => textOf(texts.tables, id) ?? id,
    row: n.row,
    outcome: (key) => textOf(texts.outcomes, key) ?? key,
    refusal: ({ reason }) => textOf(texts.refusals, reason) ?? reason,
    card: (id) => {
      const card = cardOf(id);
      if (!card) return { title: id, condition: '', when: '', effect: '', note: '' };
      const { title, when, condition, effect, note } = texts.cards[card.kind];
      const timing = texts.timings[kinds[card.kind].timing];
      return { title, condition, timing, when: `${when.charAt(0).toUpperCase()}${when.slice(1)}`, effect, note };
    },
    result: ({ level }) => textOf(texts.results, level) ?? { name: level, epilogue: '' },
    tally: (key, count) => textOf(texts.tallies, key)?.(count) ?? key,
    why: (key) => textOf(texts.whys, key) ?? key,
    source: (id) => sourceIn(texts, id),
  };
}

const codes: Readonly<Record<string, string>> = Object.fromEntries(phases.map(({ id, code }) => [id, code]));

const TURN_BOX = /^turn-(\d+)$/;

function placeIn(texts: StormTexts, id: string): PlaceTexts & { readonly brief?: string } {
  const turn = TURN_BOX.exec(id)?.[1];
  if (turn !== undefined) return texts.turnBox(Number(turn));
  const box = textOf(texts.boxes, id);
  if (box) return box;
  const name = areas[Number(id)]?.name ?? id;
  const brief = briefOf(texts, Number(id));
  return { ...(texts.areas[Number(id)] ?? { name, short: name }), ...(brief !== undefined && { brief }) };
}

function datesOf(texts: StormTexts, turn: number): string {
  const days = turns[turn - 1];
  return days ? texts.dates(dayOf(days.from), dayOf(days.to)) : '';
}

function dayOf(iso: string): Day {
  const [, month = 0, day = 0] = iso.split('-').map(Number);
  return { day, month };
}

function label(texts: StormTexts, choice: { readonly do: string }, n: Names, asked: Asked): string {
  if (choice.do === 'go') return textOf(texts.gos, asked.key)?.(asked) ?? texts.goMade;
  if (!Object.hasOwn(texts.choices, choice.do)) return choice.do;
  const known = choice as Exclude<StormChoice, { do: 'go' }>;
  // Each kind of choice has a text of its own that reads that kind alone.
  const text = texts.choices[known.do] as (choice: StormChoice, n: Names, asked: Asked) => string;
  return text(known, n, asked);
}

function tell(texts: StormTexts, event: { readonly is: string }, n: Names): Sentence | null {
  if (!Object.hasOwn(texts.events, event.is)) return [event.is];
  const known = event as StormEvent;
  // Each kind of event has a text of its own that reads that kind alone.
  const text = texts.events[known.is] as (event: StormEvent, n: Names) => Sentence | null;
  return text(known, n);
}

/** What is stated and what we made, each in its sentence. */
function sourceIn(texts: StormTexts, id: string): Provenance | null {
  const source = sourceOf(id);
  if (!source) return null;
  return {
    stated: 'stated' in source ? texts.stated(source.stated) : '',
    rebuilt: 'reconstructed' in source ? texts.reasons[source.reconstructed] : '',
  };
}
