import { useEffect } from 'preact/hooks';
import type { Side } from '../../kernel/game';
import type { Seats } from '../../kernel/seats';
import { words } from '../../locale';
import { useLoaded } from '../../panels/parts/use-loaded';
import { Missing } from '../../shelf/missing';
import { loadGame } from '../base/load-game';
import { newSeed } from '../base/seed';
import { Splash } from '../net/splash';
import { beginCampaign } from '../table/open-table';

/** The learner at his side, the computer at the others. */
function seatsOf(sides: readonly Side[], taught: Side): Seats {
  return Object.fromEntries(sides.map((side) => [side, side === taught ? 'person' : 'hasty']));
}

interface Props {
  readonly game: string;
  readonly side: string;
  /** Without lessons, by dice of its own. */
  readonly anew?: boolean;
}

/** Begins the campaign that the lessons of a side are made for, or the same battle without them, and goes to its table. */
export function Guided({ game: id, side, anew = false }: Props) {
  const begun = useLoaded(async () => {
    const game = await loadGame(id);
    const courses = game?.books.guided ?? [];
    const course = courses.find((one) => side === '' || one.side === side) ?? (anew ? courses[0] : undefined);
    const setup = course && (anew ? { ...course.setup, seed: newSeed() } : course.setup);
    const taught = anew && side !== '' ? side : (course?.side ?? '');
    const started = game && setup ? await beginCampaign(id, setup, seatsOf(game.sides, taught)) : null;
    return { campaign: started?.ok ? started.value.id : null };
  }, [id, side, anew]);
  useEffect(() => {
    // In place of this address: back must not begin another.
    if (begun?.campaign) location.replace(`#/play/${begun.campaign}`);
  }, [begun]);
  return begun?.campaign === null ? <Missing /> : <Splash text={words().home.starting} />;
}
