/** A language's texts made into the words of the game: everything that is the same in all of them. */
import { textOf, wordsFrom } from '../../../kernel/wording';
import type { GameWords } from '../../../kernel/words';
import { turns } from '../data/turns';
import type { SeasonEvent } from '../events';
import { phases } from '../face/phases';
import { factsOf, heardOf, unseenAt } from './facts';
import { askedIn, dataOf, namesIn, placeIn } from './names';
import { sourceOf } from './origins';
import { saidIn } from './said';
import type { SeasonParts, SeasonTexts } from './texts';

export function makeWords(texts: SeasonTexts): GameWords {
  return wordsFrom<SeasonParts>(texts, {
    phases,
    turns,
    place: (id) => placeIn(texts, id),
    names: (say) => namesIn(texts, say),
    asked: askedIn,
    said: (event, n) => saidIn(texts, event as SeasonEvent, n),
    leave: { by: 'done', texts: texts.dones, made: texts.doneMade },
    sourceOf,
    counterKind: (id) => {
      const unit = dataOf(id);
      if (unit) return texts.kinds[unit.type];
      return id.startsWith('hidden-') ? texts.kinds.unknown : id;
    },
    group: texts.regiment,
    track: (id) => textOf(texts.tracks, id) ?? textOf(texts.groups, id) ?? { short: id, name: id, meaning: id },
    row: (table, row) => textOf(texts.rows, table)?.[row] ?? '',
    card: (id) => ({ title: id, condition: '', when: '', effect: '', note: '' }),
    facts: (seen) => factsOf(texts, seen),
    spoken: (seen, counters) => heardOf(texts, seen, counters),
    unseen: (seen) => unseenAt(texts, seen),
  });
}
