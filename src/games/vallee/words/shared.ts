/** A language's texts made into the words of the game: everything that is the same in all of them. */
import { textOf, wordsFrom } from '../../../kernel/wording';
import type { GameWords } from '../../../kernel/words';
import { airUnits } from '../data/aircraft';
import { aaTable, bombardment, dropTable, weatherTable } from '../data/tables';
import { turns } from '../data/turns';
import type { ValleeEvent } from '../events';
import { phases } from '../face/phases';
import { factsOf, heardOf } from './facts';
import { askedIn, boreOf, dataOf, kindOf, namesIn, placeIn } from './names';
import { sourceOf } from './origins';
import { saidIn } from './said';
import type { ValleeParts, ValleeTexts } from './texts';

const monthNumbers = { march: '03', april: '04', may: '05' } as const;
const twoDigits = (day: number) => `${day}`.padStart(2, '0');

/** The track counts weeks of a month; the words read the week from its first day. */
const weeks = turns.map(({ turn, month, week }) => ({
  turn,
  from: `1954-${monthNumbers[month]}-${twoDigits(week * 7 - 6)}`,
  to: `1954-${monthNumbers[month]}-${twoDigits(week * 7)}`,
}));

/** What a column leaves of a row: the one thing that has happened. */
function cellIn(texts: ValleeTexts, table: string, row: number, column: string): string | undefined {
  const cell = (rows: readonly object[], words: Readonly<Record<string, string>>) =>
    textOf(words, `${Reflect.get(rows[row] ?? {}, column)}`);
  switch (table) {
    case 'weather':
      return cell(weatherTable.rows, texts.weathers);
    case 'aa':
      return cell(aaTable.rows, texts.airHits);
    case 'drop':
      return cell(dropTable.rows, texts.drops);
    case 'bombardment':
      return texts.hits(bombardment.rows[row]?.hits[Number(column)] ?? 0);
    default:
      return undefined;
  }
}

export function makeWords(texts: ValleeTexts): GameWords {
  return wordsFrom<ValleeParts>(texts, {
    phases,
    turns: weeks,
    place: (id) => placeIn(texts, id),
    names: (say) => namesIn(texts, say),
    asked: askedIn,
    said: (event, n) => saidIn(event as ValleeEvent, n),
    leave: { by: 'done', texts: texts.dones, made: texts.doneMade },
    sourceOf,
    counterKind: (id) => {
      const unit = dataOf(id);
      return unit ? [texts.kinds[kindOf(unit)], boreOf(unit) ?? []].flat().join(', ') : id;
    },
    group: texts.regiment,
    alike: (choice) =>
      (choice.do === 'load' || choice.do === 'drop') && 'air' in choice
        ? { ...choice, air: airUnits.find(({ id }) => id === choice.air)?.type ?? choice.air }
        : choice,
    track: (id) => textOf(texts.tracks, id) ?? textOf(texts.groups, id) ?? { short: id, name: id, meaning: id },
    row: (table, row, column) =>
      (column === undefined ? undefined : cellIn(texts, table, row, column)) ?? textOf(texts.rows, table)?.[row] ?? '',
    card: (id) => ({ title: id, condition: '', when: '', effect: '', note: '' }),
    tally: (key, count, of = '') => textOf(texts.tallies, key)?.(count, of) ?? textOf(texts.pointCauses, key) ?? key,
    facts: (seen) => factsOf(texts, seen),
    spoken: (seen, counters) => heardOf(texts, seen, counters),
  });
}
