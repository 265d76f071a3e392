/** What going through finished campaigns has found, kept beside them. */
import type { Review } from '../kernel/review';
import type { Disk, Rows } from './disk';
import { isCount, isFields, own } from './guards';
import { done, type Outcome } from './outcome';

// Changing this name forgets what was found of every campaign.
const reviewOf = (campaign: string) => `review/${campaign}`;

/** What was found so far in going through a campaign. */
export function keepReview(disk: Disk, campaign: string, review: Review): Promise<Outcome<null>> {
  return disk.write(async (rows) => {
    await rows.put('misc', reviewOf(campaign), JSON.stringify(review));
    return done(null);
  });
}

export function keptReview(disk: Disk, campaign: string): Promise<Outcome<Review | null>> {
  return disk.read(async (rows) => {
    const value = await rows.get('misc', reviewOf(campaign));
    return done(typeof value === 'string' ? readReview(value) : null);
  });
}

function readReview(value: string): Review | null {
  try {
    const review: unknown = JSON.parse(value);
    return isReview(review) ? review : null;
  } catch {
    return null;
  }
}

function isReview(value: unknown): value is Review {
  if (!isFields(value)) return false;
  const [hash, finished, of, end, confirmed] = ['hash', 'done', 'of', 'end', 'confirmed'].map((key) => own(value, key));
  const marks = own(value, 'marks');
  return (
    typeof hash === 'string' &&
    isCount(finished) &&
    isCount(of) &&
    finished <= of &&
    isShare(end) &&
    typeof confirmed === 'boolean' &&
    Array.isArray(marks) &&
    marks.length <= of &&
    marks.every(isMark)
  );
}

function isMark(value: unknown): boolean {
  if (!isFields(value)) return false;
  const better = own(value, 'better');
  const choices = isChoice(own(value, 'made')) && (better === null || isChoice(better));
  const figures = isShare(own(value, 'best')) && isShare(own(value, 'chosen'));
  const thrown = own(value, 'thrown');
  if (thrown !== undefined && typeof thrown !== 'boolean') return false;
  return isCount(own(value, 'at')) && typeof own(value, 'side') === 'string' && figures && choices;
}

function isChoice(value: unknown): boolean {
  return isFields(value) && typeof own(value, 'do') === 'string';
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

/** For whoever removes a campaign for good, in the same transaction. */
export async function dropReview(rows: Rows, campaign: string): Promise<void> {
  await rows.remove('misc', reviewOf(campaign));
}
