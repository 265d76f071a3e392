/** Finds links in whatever a mail program, a messenger or a hand has made of them. */

/** What one link holds: a packed save, or a numbered part of one. */
export interface FoundLink {
  readonly part: { readonly at: number; readonly of: number; readonly sum: string } | null;
  /** What its letters may be, the likeliest first: nobody can tell where the letters end and the next word begins. */
  readonly packs: readonly string[];
}

/** A `#` may come as it is or escaped. */
const START = /(?:#|%23)\/take\/(?:(\d{1,3})\.(\d{1,3})\.([0-9a-f]{8})\.)?/gi;
const LETTERS = /[A-Za-z0-9_-]*/y;
/** A line that was broken within the letters: by mail, as quoted-printable, or quoted in an answer. No address follows. */
const BREAK = /=?[ \t]*\r?\n(?:[ \t]*>)*[ \t]*(?=[A-Za-z0-9_-])(?![a-z]+:\/\/)/y;
/** Lines behind the link that may be words of their own, and signs that may belong to the sentence around it. */
const MOST_WORDS = 8;
const MOST_SIGNS = 3;
/** More links than anybody sends at once. */
const MOST_LINKS = 100;

export function linksIn(text: string): readonly FoundLink[] {
  return [...text.matchAll(START)].slice(0, MOST_LINKS).map((found) => {
    const [whole, at, of, sum] = found;
    const part = at && of && sum ? { at: Number(at), of: Number(of), sum: sum.toLowerCase() } : null;
    return { part, packs: packsOf(linesFrom(text, found.index + whole.length)) };
  });
}

/** The letters from here on, line by line. */
function linesFrom(text: string, start: number): readonly string[] {
  const lines: string[] = [];
  for (let at = start; ; ) {
    LETTERS.lastIndex = at;
    const [letters = ''] = LETTERS.exec(text) ?? [];
    lines.push(letters);
    BREAK.lastIndex = at + letters.length;
    const broken = BREAK.exec(text);
    if (!broken || letters === '') return lines;
    at = BREAK.lastIndex;
  }
}

function packsOf(lines: readonly string[]): readonly string[] {
  const packs: string[] = [];
  for (let left = lines.length; left >= Math.max(1, lines.length - MOST_WORDS); left--) {
    let pack = lines.slice(0, left).join('');
    packs.push(pack);
    for (let sign = 0; sign < MOST_SIGNS && /[_-]$/.test(pack); sign++) {
      pack = pack.slice(0, -1);
      packs.push(pack);
    }
  }
  return packs.filter((pack) => pack !== '');
}
