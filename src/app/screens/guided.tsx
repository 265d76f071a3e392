import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../../games';
import type { Side } from '../../kernel/game';
import type { Seats } from '../../kernel/seats';
import { words } from '../../locale';
import { Missing } from '../../shelf/missing';
import { beginCampaign } from '../table/open-table';

/** The learner at his side, the computer at the others. */
function seatsOf(sides: readonly Side[], taught: Side): Seats {
  return Object.fromEntries(sides.map((side) => [side, side === taught ? 'person' : 'steady']));
}

/** Begins the campaign that the lessons of a side are made for, and goes to its table. */
export function Guided({ game: id, side }: { readonly game: string; readonly side: string }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    void (async () => {
      const game = await loadGame(id);
      const course = game?.books.guided.find((one) => side === '' || one.side === side);
      const begun = game && course ? await beginCampaign(id, course.setup, seatsOf(game.sides, course.side)) : null;
      if (gone) return;
      // In place of this address: back must not begin another.
      if (begun?.ok) location.replace(`#/play/${begun.value.id}`);
      else setFailed(true);
    })();
    return () => {
      gone = true;
    };
  }, [id, side]);
  return failed ? <Missing /> : <p class="splash">{words().home.starting}</p>;
}
