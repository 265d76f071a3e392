/** What the map says, from the game's words and the interface's. */
import type { BoardWords } from '../../board/base/types';
import type { GameWords } from '../../kernel/words';
import { language, words } from '../../locale';
import { factsOf } from '../../panels/parts/in-words';

/** `formations`: places that stand for a formation and carry its number rather than a name. */
export function boardWords(game: GameWords, formations: ReadonlySet<string>): BoardWords {
  const t = words().table;
  return {
    place: (id) => (formations.has(id) ? game.track(id).short : (game.place(id).lettered ?? game.place(id).short)),
    brief: (id) => game.place(id).brief ?? game.place(id).short,
    capitals: language() !== 'vi',
    nobody: t.nobody,
    mark: (mark) => game.state(mark),
    spokenPlace(place, counters, target) {
      const lit = target
        ? [target.fight ? t.spoken.fight : t.spoken.target, ...(target.figure ? [target.figure.text] : [])]
        : [];
      return [game.spoken(place, counters), ...lit].join(', ');
    },
    lit: (id, target) => {
      const said = target?.figure?.text ?? target?.cost;
      return [game.place(id).name, ...(said === undefined ? [] : [said])].join(' · ');
    },
    spokenCounter: (counter) => `${counter.label}: ${factsOf(counter, game)}`,
    ground: t.ground,
    map: t.map,
  };
}
