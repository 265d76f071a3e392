import { useEffect, useState } from 'preact/hooks';
import { words } from '../locale';
import { Missing } from '../shelf/missing';
import type { GameId } from '../shelf/types';
import { loadGame } from './load-game';
import { beginCampaign } from './open-table';

/** Begins the campaign that the lessons are made for, and goes to its table. */
export function Guided({ game: id }: { readonly game: GameId }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    void (async () => {
      const setup = (await loadGame(id))?.guided;
      const begun = setup ? await beginCampaign(id, setup) : null;
      if (gone) return;
      // In place of this address: back must not begin another.
      if (begun?.ok) location.replace(`#/play/${begun.value.id}`);
      else setFailed(true);
    })();
    return () => {
      gone = true;
    };
  }, [id]);
  return failed ? <Missing /> : <p class="splash">{words().home.starting}</p>;
}
