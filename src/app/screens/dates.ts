import { language } from '../../locale';

// Made once for each way of writing: making one takes longer than writing a hundred dates with it.
const writers = new Map<string, Intl.DateTimeFormat>();

function writerOf(customs: string): Intl.DateTimeFormat {
  const made = writers.get(customs) ?? new Intl.DateTimeFormat(customs, { dateStyle: 'medium', timeStyle: 'short' });
  writers.set(customs, made);
  return made;
}

/** A moment as the player writes it: in the language spoken, by the customs of the phone where it speaks the same. */
export function moment(time: number): string {
  const customs = navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === language()) ?? language();
  return writerOf(customs).format(time);
}
