/** The review of a finished campaign: worked out in a worker, kept with it, left and gone on with. */
import { signal } from '@preact/signals';
import type { Review } from '../../kernel/review';
import { Table } from '../../kernel/table';
import type { ReviewDesk } from '../../panels/looking-back/review-part';
import { keepReview, keptReview, start } from '../../storage';
import { inBackground } from '../base/faults';
import { load } from '../base/load';
import { emergencyBox, theDisk } from '../transfer/the-disk';
import type { Opened } from './open-table';

/** Null where the journal does not start at the set-up: there is nothing to go through from its beginning. */
export function openReview({ id, model, save }: Opened): (ReviewDesk & { readonly close: () => void }) | null {
  if (!model.position.peek().result) return null;
  const { base, choices } = save();
  if (base !== null) return null;
  const { game, setup } = model;
  const review = signal<Review | null>(null);
  const state = signal<'still' | 'running' | 'failed'>('still');
  let stop = () => {};
  let gone = false;
  const found = theDisk().then(async (disk) => {
    const kept = await keptReview(disk, id);
    if (kept.ok && kept.value?.of === choices.length && !review.peek()) review.value = kept.value;
  });
  inBackground(found);
  const keep = (now: Review) => inBackground(theDisk().then((disk) => keepReview(disk, id, now)));
  const pause = () => {
    stop();
    stop = () => {};
    const now = review.peek();
    if (state.peek() === 'running' && now) keep(now);
    if (state.peek() === 'running') state.value = 'still';
  };
  const run = async () => {
    if (state.peek() === 'running') return;
    state.value = 'running';
    await found;
    const { reviewGame } = await load(() => import('../../opponents/opponent'));
    if (gone || state.peek() !== 'running') return;
    const hear = (now: Review) => {
      review.value = now;
      if (!now.confirmed) return;
      stop();
      state.value = 'still';
      keep(now);
    };
    const failed = () => {
      stop();
      state.value = 'failed';
    };
    stop = reviewGame(game.id, { setup, base: null, choices, kept: review.peek() }, hear, failed);
  };
  return {
    review,
    state,
    run: () => inBackground(run()),
    pause,
    playFrom: (at) => inBackground(playFrom(at)),
    close() {
      gone = true;
      pause();
    },
  };

  async function playFrom(at: number): Promise<void> {
    const table = new Table(game, setup);
    table.follow(choices.slice(0, at));
    const begun = await start(await theDisk(), table, model.chosen, emergencyBox());
    if (begun.ok) location.hash = `#/play/${begun.value.campaign.id}`;
  }
}
