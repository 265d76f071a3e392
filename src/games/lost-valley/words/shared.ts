/** A language's texts made into the words of the game: everything that is the same in all of them. */
import { type GameWords, type Provenance, plain, type Sentence } from '../../../kernel/words';
import type { ValleyChoice } from '../choices';
import { type Card, cards } from '../data/cards';
import { crs, divisions } from '../data/map';
import { tables } from '../data/tables';
import { turns } from '../data/turns';
import { type UnitData, type UnitId, units } from '../data/units';
import type { ValleyEvent } from '../events';
import type { KindKey } from '../keys';
import { phases } from '../phases';
import { type Asked, askedOf, cardOf, isDivision, isKeyOf, isUnit, type Names, namesIn, textOf } from './names';
import { sourceOf } from './origins';
import type { Day, PlaceTexts, RowTableId, TableRows, ValleyTexts } from './texts';

export function makeWords(texts: ValleyTexts): GameWords {
  const place = placesIn(texts);
  const dates = (turn: number) => datesOf(texts, turn);
  const roll: GameWords['roll'] = ({ name, of }) => {
    const text = textOf(texts.rolls, name);
    return text ? text(of === undefined ? '' : plainName(n, of)) : name;
  };
  const n: Names = namesIn(texts, {
    short: (id) => place(id).short,
    dates,
    phase: (id) => `${textOf(codes, id) ?? ''} ${textOf(texts.phases, id) ?? id}`,
    roll,
    row: (table, row) => rowIn(texts, table, row),
    result: (level) => textOf(texts.results, level)?.name ?? level,
  });
  return {
    title: texts.title,
    subtitle: texts.subtitle,
    scenarios: texts.scenarios,
    options: texts.options,
    sides: texts.sides,
    place,
    holder: (id) => (isDivision(id) ? texts.division(id) : (textOf(texts.holders, id) ?? id)),
    counterKind: (id) => {
      if (isUnit(id)) return texts.kinds[kindOf(id)];
      return isDivision(id) ? texts.divisionKind(divisions[id].honorific) : id;
    },
    factors: texts.factors,
    state: (id) => {
      const by = id.replace(/^assaulted-by-/, '');
      return by !== id && isDivision(by) ? texts.assaultedBy(texts.division(by)) : (textOf(texts.states, id) ?? id);
    },
    track: (id) => {
      if (isDivision(id)) return texts.divisionTrack(id);
      return textOf(texts.tracks, id) ?? { short: id, name: id, meaning: id };
    },
    phase: (id) => ({ code: textOf(codes, id) ?? '', name: textOf(texts.phases, id) ?? id }),
    dates,
    ask: (prompt) => {
      const text = textOf(texts.asks, prompt.ask);
      return text ? text(askedOf(prompt, n), n) : [prompt.ask];
    },
    choice: (choice, prompt) => label(texts, choice, n, askedOf(prompt, n)),
    made: (choice, asked) => made(texts, choice, n, askedOf(asked, n)),
    event: (event) => tell(texts, event, n),
    modifier: ({ cause, of }) => {
      const text = textOf(texts.modifiers, cause);
      if (!text) return { text: cause };
      // A table goes by a number, as cards do.
      return text(of === undefined ? '' : cause === 'table' ? of : plainName(n, of));
    },
    roll,
    table: (id) => textOf(texts.tables, id) ?? id,
    row: n.row,
    outcome: (key) => textOf(texts.outcomes, key) ?? key,
    refusal: ({ reason }) => textOf(texts.refusals, reason) ?? reason,
    card: (id) => {
      const number = cardOf(id);
      if (number === undefined) return { title: id, condition: '', when: '', effect: '', note: '' };
      const card = cards[number];
      return {
        ...texts.cards[number],
        condition: conditionOf(texts, place, card),
        when: whenOf(texts, card),
        corner: { figure: `${card.ap}`, text: texts.actionPoints(card.ap) },
        ...(card.reserve && { tag: texts.mayKeep }),
      };
    },
    result: ({ level, cause }) => {
      const reached = textOf(texts.results, level);
      return { name: reached?.name ?? level, epilogue: textOf(texts.suddenDeaths, cause) ?? reached?.epilogue ?? '' };
    },
    tally: (key, count, of = '') =>
      textOf(texts.tallies, key)?.(count, isDivision(of) ? texts.division(of) : of) ?? key,
    why: (key) => textOf(texts.whys, key) ?? key,
    source: (id) => sourceIn(texts, id),
  };
}

function plainName(n: Names, of: string): string {
  return plain([n.any(of)]);
}

const codes: Readonly<Record<string, string>> = Object.fromEntries(phases.map(({ id, code }) => [id, code]));

const TURN_BOX = /^turn-(\d+)$/;

function placesIn(texts: ValleyTexts): (id: string) => PlaceTexts {
  return (id) => {
    const turn = TURN_BOX.exec(id)?.[1];
    if (turn !== undefined) return texts.turnBox(Number(turn));
    if (isDivision(id)) return { name: `${texts.division(id)} ${divisions[id].honorific}`, short: texts.division(id) };
    return textOf(texts.places, id) ?? { name: id, short: id };
  };
}

/** What a counter is, told from its data. */
export function kindOf(id: UnitId): KindKey {
  const { type, nation, steps }: UnitData = units[id];
  switch (type) {
    case 'north-african':
      return nation === 'moroccan' ? 'moroccan' : 'algerian';
    case 'tai':
      return steps === 2 ? 'tai-battalion' : 'tai-company';
    case 'ad-hoc':
      return nation === 'mixed' ? 'marche' : 'airmen';
    default:
      return type;
  }
}

function datesOf(texts: ValleyTexts, turn: number): string {
  const days = turns.find((one) => one.turn === turn);
  return days ? texts.dates(dayOf(days.from), dayOf(days.to)) : '';
}

function dayOf(iso: string): Day {
  const [, month = 0, day = 0] = iso.split('-').map(Number);
  return { day, month };
}

function label(texts: ValleyTexts, choice: { readonly do: string }, n: Names, asked: Asked): string {
  if (choice.do === 'done') return textOf(texts.dones, asked.key)?.(asked) ?? texts.doneMade;
  if (!isKeyOf(choice.do, texts.choices)) return choice.do;
  // Each kind of choice has a text of its own that reads that kind alone.
  const text = texts.choices[choice.do] as (choice: ValleyChoice, n: Names, asked: Asked) => string;
  return text(choice as ValleyChoice, n, asked);
}

/** A choice after the fact: where its button leaves out what the screen around it says, this does not. */
function made(texts: ValleyTexts, choice: { readonly do: string }, n: Names, asked: Asked): string {
  const text = textOf(
    texts.mades as Readonly<Record<string, (c: ValleyChoice, n: Names, q: Asked) => string>>,
    choice.do,
  );
  return text ? text(choice as ValleyChoice, n, asked) : label(texts, choice, n, asked);
}

function tell(texts: ValleyTexts, event: { readonly is: string }, n: Names): Sentence | null {
  if (!isKeyOf(event.is, texts.events)) return [event.is];
  // Each kind of event has a text of its own that reads that kind alone.
  const text = texts.events[event.is] as (event: ValleyEvent, n: Names) => Sentence | null;
  return text(event as ValleyEvent, n);
}

const rowsOf: { readonly [T in RowTableId]: readonly TableRows[T][] } = {
  '1': tables['1'].rows,
  '2': tables['2'].rows,
  '2.1': tables['2.1'].rows,
  '2.2': tables['2.2'].rows,
  '3': tables['3'].rows,
  '4': tables['4'].rows,
  '5': tables['5'].rows,
  '8': tables['8'].rows,
  '9': tables['9'].rows,
  '9.1': tables['9.1'].rows,
  '9.2': tables['9.2'].rows,
  '10': tables['10'].rows,
  '10.1': tables['10.1'].rows,
  '10.2': tables['10.2'].rows,
  '11': tables['11'].rows,
  '12': tables['12'].rows,
};

/** A row in words, from its figures. */
function rowIn(texts: ValleyTexts, table: string, row: number): string {
  if (isKeyOf(table, texts.checks)) return texts.checks[table][row] ?? '';
  return isKeyOf(table, rowsOf) ? rowText(texts, table, row) : '';
}

function rowText<T extends RowTableId>(texts: ValleyTexts, table: T, row: number): string {
  const found = rowsOf[table][row];
  return found ? texts.rows[table](found) : '';
}

/** 5.3 All that must hold, clause by clause; empty where nothing must. */
function conditionOf(texts: ValleyTexts, place: (id: string) => PlaceTexts, { condition }: Card): string {
  const { turnMin, turnMax, vmCrMin, crFrench, anyCrVm, aaaMin, unitOnMap, airstrip, dropOpen, armorOnMap, typeOnMap } =
    condition;
  const say = texts.conditions;
  const clauses: string[] = [];
  if (turnMin !== undefined && turnMax !== undefined) clauses.push(say.turns(turnMin, turnMax));
  if (vmCrMin !== undefined) clauses.push(say.vmCrMin(vmCrMin));
  if (crFrench) clauses.push(say.crFrench(place(crFrench).short));
  if (anyCrVm) clauses.push(say.anyCrVm(anyCrVm.map((cr) => place(crs[cr].id).short)));
  if (aaaMin !== undefined) clauses.push(say.aaaMin(aaaMin));
  if (unitOnMap) clauses.push(say.unitOnMap(units[unitOnMap].name));
  if (airstrip) clauses.push(say.airstrip(airstrip.map((status) => texts.airstrip[status])));
  if (dropOpen) clauses.push(say.dropOpen);
  if (armorOnMap !== undefined) clauses.push(say.armorOnMap);
  if (typeOnMap) clauses.push(say.typeOnMap);
  return say.all(clauses);
}

/** What is stated and what we made, each in its sentence. */
function sourceIn(texts: ValleyTexts, id: string): Provenance | null {
  const source = sourceOf(id);
  if (!source) return null;
  return {
    stated: 'stated' in source ? texts.stated(source.stated) : '',
    rebuilt: 'reconstructed' in source ? texts.reasons[source.reconstructed] : '',
  };
}

/** 5.6 When it happens. */
function whenOf(texts: ValleyTexts, { phases, ops }: Card): string {
  const parts = phases.map((phase) => (phase === 'immediate' ? texts.immediate : texts.phases[phase]));
  return ops.some(({ op }) => op === 'oneShotChoice') ? texts.either(parts) : texts.both(parts);
}
