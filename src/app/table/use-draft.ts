import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../../panels/asking/desk';
import { draft, setDraft } from '../../storage';
import { inBackground } from '../base/faults';
import { theDisk } from '../transfer/the-disk';

/** What is planned and not yet done outlives the page: it is kept beside the campaign and comes back at its question. */
export function useDraft(campaign: string, desk: Desk): void {
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    /** What lies on the disk, as far as it was said. */
    let kept = '';
    const found = theDisk().then((disk) => draft(disk, campaign));
    const restored = found.then((stored) => {
      if (gone) return;
      if (stored.ok && stored.value) {
        kept = JSON.stringify(stored.value);
        desk.restore(stored.value);
      }
      stop = effect(() => {
        const now = desk.draft.value;
        if (now === undefined || JSON.stringify(now) === (kept || 'null')) return;
        kept = now ? JSON.stringify(now) : '';
        inBackground(theDisk().then((disk) => setDraft(disk, campaign, now)));
      });
    });
    inBackground(restored);
    return () => {
      gone = true;
      stop();
    };
  }, [campaign, desk]);
}
