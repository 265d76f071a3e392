import { useEffect } from 'preact/hooks';
import type { TableModel } from '../../panels/model/model';
import type { Sound } from '../../panels/tale/sound-of';
import { soundOf } from '../../panels/tale/sound-of';
import { remember } from '../base/faults';
import { atTable } from '../base/router';
import { settings } from '../base/settings';

/** A short sound for what a choice brought and for a refusal, where the player wants it. */
export function useSounds(model: TableModel): void {
  useEffect(() => {
    let before = model.position.peek().entries.length;
    const stops = [
      model.position.subscribe(({ entries, side }) => {
        const news = entries.slice(before).flatMap(({ events }) => events);
        if (entries.length > before) play(soundOf(news.map(model.game.face.fact), side));
        before = entries.length;
      }),
      model.notice.subscribe((notice) => {
        if (notice?.is === 'refused') play('knock');
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [model]);
}

/** Before the first touch a browser plays nothing, and a table beneath another page is silent. */
function play(sound: Sound): void {
  if (!atTable.peek() || settings.peek().sound !== 'effects' || navigator.userActivation?.hasBeenActive === false)
    return;
  // A sound that does not come is no failure to tell of.
  import('./synth').then(({ sound: make }) => make(sound)).catch(remember);
}
