import { language } from '../../locale';

// Made once for each way of writing: making one takes longer than writing a hundred dates with it.
const writers = new Map<string, Intl.DateTimeFormat>();

function writerOf(customs: string): Intl.DateTimeFormat {
  const made = writers.get(customs) ?? new Intl.DateTimeFormat(customs, { dateStyle: 'medium', timeStyle: 'short' });
  writers.set(customs, made);
  return made;
}

/** Some browsers name customs that their own writer of dates refuses, as «en-US@posix». */
function isKnown(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** A moment as the player writes it: in the language spoken, by the customs of the phone where it speaks the same. */
export function moment(time: number): string {
  const isSpoken = (tag: string) => tag.toLowerCase().split('-')[0] === language();
  const customs = navigator.languages.find((tag) => isSpoken(tag) && isKnown(tag));
  return writerOf(customs ?? language()).format(time);
}
