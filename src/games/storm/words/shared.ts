/** A language's texts made into the words of the game: everything that is the same in all of them. */
import { recordOf } from '../../../kernel/record';
import { textOf, wordsFrom } from '../../../kernel/wording';
import type { GameWords, PlaceWords } from '../../../kernel/words';
import { areas } from '../data/areas';
import { cardKinds, kinds } from '../data/cards';
import { turns } from '../data/turns';
import { units } from '../data/units';
import { phases } from '../face/phases';
import { factsOf } from './facts';
import { briefOf, heardOf } from './heard';
import { askedIn, cardOf, namesIn } from './names';
import { sourceOf } from './origins';
import type { StormParts, StormTexts } from './texts';

export function makeWords(texts: StormTexts): GameWords {
  const place = (id: string) => placeIn(texts, id);
  // A roll of a card goes by the card's title.
  const rolls = { ...texts.rolls, ...recordOf(cardKinds, (kind) => () => texts.cards[kind].title) };
  return wordsFrom<StormParts>(
    { ...texts, rolls },
    {
      phases,
      turns,
      place,
      names: (say) => namesIn(texts, say),
      asked: askedIn,
      leave: { by: 'go', texts: texts.gos, made: texts.goMade },
      // Undo says what was done, whatever its button said beside the force or the fight.
      afterwards: (choice, question) => (choice.do === 'done' ? question : { ask: '' }),
      sourceOf,
      counterKind: (id) => {
        const unit = units.find((one) => one.id === id);
        return unit ? texts.kinds[unit.corps] : id;
      },
      track: (id) => textOf(texts.tracks, id) ?? textOf(texts.groups, id) ?? { short: id, name: id, meaning: id },
      row: (table, row) => textOf(texts.rows, table)?.[row] ?? '',
      card: (id) => {
        const card = cardOf(id);
        if (!card) return { title: id, condition: '', when: '', effect: '', note: '' };
        const { title, when, condition, effect, note } = texts.cards[card.kind];
        const timing = texts.timings[kinds[card.kind].timing];
        return { title, condition, timing, when: `${when.charAt(0).toUpperCase()}${when.slice(1)}`, effect, note };
      },
      facts: (seen) => factsOf(texts, seen),
      spoken: (seen, counters) => heardOf(texts, place(seen.id).name, seen, counters),
    },
  );
}

function placeIn(texts: StormTexts, id: string): PlaceWords {
  const box = textOf(texts.boxes, id);
  if (box) return box;
  const name = areas[Number(id)]?.name ?? id;
  const brief = briefOf(texts, Number(id));
  return { ...(texts.areas[Number(id)] ?? { name, short: name }), ...(brief !== undefined && { brief }) };
}
