import { useEffect } from 'preact/hooks';
import type { Desk } from '../../panels/asking/desk';
import { atTable } from '../base/router';

/**
 * The phone's back and the Escape key close the sheet. One entry of history stands guard while a sheet has been
 * open; back eats it, and eats one more where there was no sheet left to close.
 */
export function useBackCloses(desk: Desk): void {
  useEffect(() => {
    let guarded = false;
    const address = location.href;
    const stop = desk.sheet.subscribe((sheet) => {
      // What the question itself lays out is part of the table: back leaves it.
      if (!sheet || sheet.is === 'prompt' || guarded) return;
      history.pushState(null, '', address);
      guarded = true;
    });
    const back = () => {
      // Coming back from what was read closes nothing: the table is as it was left.
      if (!guarded || !atTable.peek() || location.href !== address) return;
      guarded = false;
      const sheet = desk.sheet.peek();
      if (sheet && sheet.is !== 'prompt') desk.close();
      else history.back();
    };
    const key = (event: KeyboardEvent) => {
      if (!atTable.peek()) return;
      if (event.key === 'Escape' && desk.sheet.peek()) desk.close();
      else if (event.key === 'Escape') desk.hand.take(null);
    };
    addEventListener('popstate', back);
    addEventListener('keydown', key);
    return () => {
      stop();
      removeEventListener('popstate', back);
      removeEventListener('keydown', key);
    };
  }, [desk]);
}
