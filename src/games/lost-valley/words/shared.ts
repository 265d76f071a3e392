/** A language's texts made into the words of the game: everything that is the same in all of them. */
import { isKeyOf, textOf, wordsFrom } from '../../../kernel/wording';
import type { GameWords, PlaceWords } from '../../../kernel/words';
import { type Card, cards } from '../data/cards';
import { crs, divisions } from '../data/map';
import { tables } from '../data/tables';
import { turns } from '../data/turns';
import { type UnitData, type UnitId, units } from '../data/units';
import { phases } from '../face/phases';
import { type ClauseKey, clauseKeys, type KindKey } from '../keys';
import { factsOf, heardOf } from './facts';
import { cardOf, isDivision, isUnit, namesIn } from './names';
import { sourceOf } from './origins';
import type { RowTableId, TableRows, ValleyParts, ValleyTexts } from './texts';

export function makeWords(texts: ValleyTexts): GameWords {
  const divisionOr = (id: string, other: string) => (isDivision(id) ? texts.division(id) : other);
  const place = (id: string): PlaceWords => {
    if (isDivision(id)) return { name: `${texts.division(id)} ${divisions[id].honorific}`, short: texts.division(id) };
    return textOf(texts.places, id) ?? { name: id, short: id };
  };
  const holder = (id: string) => divisionOr(id, textOf(texts.holders, id) ?? id);
  const state = (id: string) => {
    const by = id.replace(/^assaulted-by-/, '');
    return by !== id && isDivision(by) ? texts.assaultedBy(texts.division(by)) : (textOf(texts.states, id) ?? id);
  };
  return wordsFrom<ValleyParts>(texts, {
    phases,
    turns,
    place,
    names: (say) => namesIn(texts, { ...say, phase: (id) => `${codeOf(id)} ${say.phase(id)}` }),
    asked: (asked) => asked,
    leave: { by: 'done', texts: texts.dones, made: texts.doneMade },
    mades: texts.mades,
    unnamed: ['table'],
    sourceOf,
    holder,
    state,
    counterKind: (id) => {
      if (isUnit(id)) return texts.kinds[kindOf(id)];
      return isDivision(id) ? texts.divisionKind(divisions[id].honorific) : id;
    },
    track: (id) => {
      if (isDivision(id)) return texts.divisionTrack(id);
      return textOf(texts.tracks, id) ?? { short: id, name: id, meaning: id };
    },
    row: (table, row) => rowIn(texts, table, row),
    card: (id) => {
      const number = cardOf(id);
      if (number === undefined) return { title: id, condition: '', when: '', effect: '', note: '' };
      const card = cards[number];
      const clauses = clausesOf(texts, place, card);
      return {
        ...texts.cards[number],
        condition: texts.conditions.all(clauses),
        clauses,
        when: whenOf(texts, card),
        corner: { figure: `${card.ap}`, text: texts.actionPoints(card.ap) },
        ...(card.reserve && { tag: texts.mayKeep }),
      };
    },
    result: ({ level, cause }) => {
      const reached = textOf(texts.results, level);
      return { name: reached?.name ?? level, epilogue: textOf(texts.suddenDeaths, cause) ?? reached?.epilogue ?? '' };
    },
    tally: (key, count, of = '') => textOf(texts.tallies, key)?.(count, divisionOr(of, of)) ?? key,
    facts: (seen) => factsOf(texts.facts, seen),
    spoken: (seen, counters) =>
      heardOf(texts.facts, seen, counters.length, {
        name: place(seen.id).name,
        holder: holder(seen.holder),
        marks: seen.marks.map(state),
      }),
  });
}

const codeOf = (phase: string) => phases.find(({ id }) => id === phase)?.code ?? '';

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
function clausesOf(texts: ValleyTexts, place: (id: string) => PlaceWords, { condition }: Card): readonly string[] {
  const { turnMin, turnMax, vmCrMin, crFrench, anyCrVm, aaaMin, unitOnMap, airstrip, dropOpen, armorOnMap, typeOnMap } =
    condition;
  const say = texts.conditions;
  const clauses: Readonly<Record<ClauseKey, string | false>> = {
    turns: turnMin !== undefined && turnMax !== undefined && say.turns(turnMin, turnMax),
    vmCrMin: vmCrMin !== undefined && say.vmCrMin(vmCrMin),
    crFrench: crFrench !== undefined && say.crFrench(place(crFrench).short),
    anyCrVm: anyCrVm !== undefined && say.anyCrVm(anyCrVm.map((cr) => place(crs[cr].id).short)),
    aaaMin: aaaMin !== undefined && say.aaaMin(aaaMin),
    unitOnMap: unitOnMap !== undefined && say.unitOnMap(units[unitOnMap].name),
    airstrip: airstrip !== undefined && say.airstrip(airstrip.map((status) => texts.airstrip[status])),
    dropOpen: dropOpen !== undefined && say.dropOpen,
    armorOnMap: armorOnMap !== undefined && say.armorOnMap,
    typeOnMap: typeOnMap !== undefined && say.typeOnMap,
  };
  return clauseKeys.flatMap((key) => clauses[key] || []);
}

/** 5.6 When it happens. */
function whenOf(texts: ValleyTexts, { phases, ops }: Card): string {
  const parts = phases.map((phase) => (phase === 'immediate' ? texts.immediate : texts.phases[phase]));
  return ops.some(({ op }) => op === 'oneShotChoice') ? texts.either(parts) : texts.both(parts);
}
