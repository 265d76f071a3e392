/** Parts of a link wait here for the others: each is scanned alone, and may open a window of its own. */
import { emergencyBox } from './the-disk';

// Changing this name forgets the parts of a link that came before the others.
const PARTS = 'the-valley/parts';
/** More letters than the parts of any campaign have. */
const LONGEST = 200_000;

/** With the parts of a link that came before. */
export function withEarlierParts(text: string): string {
  try {
    return `${emergencyBox()?.getItem(PARTS) ?? ''}\n${text}`;
  } catch {
    return text;
  }
}

/** Empty once they are all here. */
export function rememberParts(text: string): void {
  try {
    if (text === '' || text.length > LONGEST) emergencyBox()?.removeItem(PARTS);
    else emergencyBox()?.setItem(PARTS, text);
  } catch {
    // Then all of them have to be pasted at once.
  }
}
