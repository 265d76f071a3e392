/** A small copy of what the database would not take, in the simpler storage beside it: read once at the next start. */
import { orNone, text, whole } from '../kernel/check';
import type { Change, Stored } from './campaigns';
import { type Fields, isFields, own } from './guards';
import { type Campaign, isChoices, isHints, isPresses, isRewinds, isSetAside, type SetAside } from './records';

export type EmergencyBox = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Changing this name loses unsaved choices of that moment.
const nameOf = (id: string) => `the-valley/unsaved/${id}`;

type Marks = Pick<Campaign, 'rewinds' | 'hints' | 'presses'>;

export function putEmergency(
  box: EmergencyBox | null,
  { id, writer }: Pick<Campaign, 'id' | 'writer'>,
  { from, choices, facts, aside }: Pick<Change, 'from' | 'choices' | 'aside'> & { readonly facts: Marks },
): void {
  const { rewinds, hints, presses } = facts;
  put(box, id, { writers: [writer], from, choices, rewinds, hints, presses, aside });
}

function put(box: EmergencyBox | null, id: string, unsaved: Fields): void {
  try {
    box?.setItem(nameOf(id), JSON.stringify(unsaved));
  } catch {
    // The last resort failed too; the player already hears of the trouble.
  }
}

export function dropEmergency(box: EmergencyBox | null, id: string): void {
  try {
    box?.removeItem(nameOf(id));
  } catch {
    // As above.
  }
}

/**
 * Before a new writer takes the campaign up, the copy is made out to it too, so that it survives one more crash. A
 * copy that somebody else has since played past is dropped.
 */
export function passOnEmergency(box: EmergencyBox | null, id: string, lastWriter: string, heir: string): void {
  const unsaved = readBox(box, id);
  if (!unsaved) return;
  if (!writersOf(unsaved).includes(lastWriter)) dropEmergency(box, id);
  else put(box, id, { ...unsaved, writers: [lastWriter, heir] });
}

export interface Rescued {
  readonly stored: Stored;
  /** The campaign had been shortened: what lies on the disk is still to be set aside. */
  readonly aside: SetAside | null;
}

/** What is stored with the unsaved choices put in, if they were made by whoever wrote last; else null. */
export function withEmergency(box: EmergencyBox | null, stored: Stored): Rescued | null {
  const unsaved = readBox(box, stored.campaign.id);
  if (!unsaved || !writersOf(unsaved).includes(stored.lastWriter)) return null;
  const { from, choices, rewinds, hints, presses } = unsaved;
  if (!whole(0, stored.choices.length)(from) || !isChoices(choices)) return null;
  if (!isRewinds(rewinds) || !isHints(hints) || !orNone(isPresses)(presses)) return null;
  const aside = own(unsaved, 'aside');
  return {
    stored: {
      ...stored,
      campaign: { ...stored.campaign, rewinds, hints, presses },
      choices: [...stored.choices.slice(0, from), ...choices],
      snapshots: stored.snapshots.filter(({ at }) => at <= from),
    },
    aside: isSetAside(aside) ? aside : null,
  };
}

function writersOf(unsaved: Fields): readonly unknown[] {
  const writers = own(unsaved, 'writers');
  return Array.isArray(writers) ? writers : [];
}

/** More than any campaign needs. */
const LONGEST = 2_000_000;

function readBox(box: EmergencyBox | null, id: string): Fields | null {
  try {
    const found = box?.getItem(nameOf(id)) ?? null;
    const value: unknown = text(LONGEST)(found) ? JSON.parse(found) : null;
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}
