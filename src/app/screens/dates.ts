import { language } from '../../locale';

/** A moment as the player writes it: in the language spoken, by the customs of the phone where it speaks the same. */
export function moment(time: number): string {
  const customs = navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === language()) ?? language();
  return new Date(time).toLocaleString(customs, { dateStyle: 'medium', timeStyle: 'short' });
}
