/** A line of a journal: what was mixed into the dice before the choice, and the choice. It knows nothing else: the shelf reads lines too. */
export interface Line {
  readonly stir: string | null;
  readonly choice: string;
}

const STIRRED = '~';
/** 128 bits as hex digits. */
const STIR = /^[0-9a-f]{32}$/;

export function lineOf(stir: string | null, choice: string): string {
  return stir === null ? choice : `${STIRRED}${stir} ${choice}`;
}

/** What looks like a stir and is none is left in the choice, which no rules offer then. */
export function readLine(line: string): Line {
  const end = line.startsWith(STIRRED) ? line.indexOf(' ') : -1;
  const stir = line.slice(STIRRED.length, Math.max(STIRRED.length, end));
  return STIR.test(stir) ? { stir, choice: line.slice(end + 1) } : { stir: null, choice: line };
}
