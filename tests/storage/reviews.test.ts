import { describe, expect, test } from 'vitest';
import { purge, throwAway } from '../../src/storage/campaigns';
import { done } from '../../src/storage/outcome';
import { keepReview, keptReview } from '../../src/storage/reviews';
import { begun, good, newDisk, newTable } from './kit';

describe('what a review has found', () => {
  const mark = { at: 3, side: 'red', made: { do: 'parry' }, best: 0.6, chosen: 0.5, better: { do: 'strike' } };
  const review = { hash: 'abc', done: 4, of: 9, marks: [mark], confirmed: false, end: 1 };

  test('comes back as it was, and goes with the campaign when the bin is cleared', async () => {
    const disk = await newDisk();
    const { campaign } = good(await begun(disk, newTable(), null));
    good(await keepReview(disk, campaign.id, review));
    expect(good(await keptReview(disk, campaign.id))).toEqual(review);
    expect(good(await keptReview(disk, 'other'))).toBe(null);
    good(await throwAway(disk, campaign.id, 1));
    good(await purge(disk, 2));
    expect(good(await keptReview(disk, campaign.id))).toBe(null);
  });

  test.each([
    ['no JSON', '{'],
    ['no marks', JSON.stringify({ ...review, marks: null })],
    ['more done than there is', JSON.stringify({ ...review, done: 10 })],
    ['a chance over one', JSON.stringify({ ...review, marks: [{ ...mark, best: 2 }] })],
    ['a choice that is none', JSON.stringify({ ...review, marks: [{ ...mark, better: 'strike' }] })],
    ['nothing chosen', JSON.stringify({ ...review, marks: [{ ...mark, made: null }] })],
  ])('%s is not believed', async (_what, value) => {
    const disk = await newDisk();
    good(
      await disk.write(async (rows) => {
        await rows.put('misc', 'review/a', value);
        return done(null);
      }),
    );
    expect(good(await keptReview(disk, 'a'))).toBe(null);
  });
});
