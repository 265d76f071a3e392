import { useEffect } from 'preact/hooks';
import type { Side } from '../../kernel/game';
import type { Seats } from '../../kernel/seats';
import { words } from '../../locale';
import { useLoaded } from '../../panels/parts/use-loaded';
import { Missing } from '../../shelf/missing';
import { loadGame } from '../load-game';
import { Splash } from '../splash';
import { beginCampaign } from '../table/open-table';

/** The learner at his side, the computer at the others. */
function seatsOf(sides: readonly Side[], taught: Side): Seats {
  return Object.fromEntries(sides.map((side) => [side, side === taught ? 'person' : 'hasty']));
}

/** Begins the campaign that the lessons of a side are made for, and goes to its table. */
export function Guided({ game: id, side }: { readonly game: string; readonly side: string }) {
  const begun = useLoaded(async () => {
    const game = await loadGame(id);
    const course = game?.books.guided.find((one) => side === '' || one.side === side);
    const started = game && course ? await beginCampaign(id, course.setup, seatsOf(game.sides, course.side)) : null;
    return { campaign: started?.ok ? started.value.id : null };
  }, [id, side]);
  useEffect(() => {
    // In place of this address: back must not begin another.
    if (begun?.campaign) location.replace(`#/play/${begun.campaign}`);
  }, [begun]);
  return begun?.campaign === null ? <Missing /> : <Splash text={words().home.starting} />;
}
