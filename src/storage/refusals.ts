/** Second copies that a version of the app could not follow: named, and not looked at again before another version is here. */
import { listOf, oneOf, orNull, record, text } from '../kernel/check';
import type { Disk, Rows } from './disk';
import { isCount, isFields, isTime, own } from './guards';
import { done, type Outcome } from './outcome';
import { limits } from './records';
import { parse, type SaveReason, saveReasons } from './save';
import type { Held } from './second-copy';

export interface Refusal extends Held {
  /** Null where not even that can be read. */
  readonly game: string | null;
  readonly reason: SaveReason;
  /** The version of the app that refused it. */
  readonly app: string;
}

// Changing this name makes the next start look at all of them again.
const REFUSALS = 'refused-copies';
/** More are looked at again at each start. */
const MOST = 1000;

const isName = text(limits.id);
const isRefusals = listOf(
  record<Refusal>({
    id: isName,
    updated: isTime,
    written: orNull(isCount),
    game: orNull(isName),
    reason: oneOf(saveReasons),
    app: isName,
  }),
  MOST,
);

const inRows = async (rows: Rows): Promise<readonly Refusal[]> => {
  const value = await rows.get('misc', REFUSALS);
  return isRefusals(value) ? value : [];
};

export function refusals(disk: Disk): Promise<Outcome<readonly Refusal[]>> {
  return disk.read(async (rows) => done(await inRows(rows)));
}

/** The refusal of a campaign takes the place of an earlier one; null where it is refused no more. */
export function setRefusal(disk: Disk, id: string, refusal: Refusal | null): Promise<Outcome<null>> {
  return disk.write(async (rows) => {
    const others = (await inRows(rows)).filter((one) => one.id !== id);
    await rows.put('misc', REFUSALS, refusal ? [...others, refusal].slice(-MOST) : others);
    return done(null);
  });
}

/** What lies in a refused copy: the save in it as any app can import it, or all of it where there is none. */
export async function refusedText(disk: Disk, refusal: Refusal): Promise<string> {
  const found = (await disk.copies?.textOf(refusal)) ?? '';
  const fields = parse(found);
  const save = fields.ok ? own(fields.value, 'save') : undefined;
  return isFields(save) ? `${JSON.stringify(save, null, 1)}\n` : found;
}

/** Removes a refused copy for good: whoever asks for it has been asked twice. */
export async function removeRefused(disk: Disk, id: string): Promise<Outcome<null>> {
  disk.copies?.drop(id);
  return setRefusal(disk, id, null);
}
