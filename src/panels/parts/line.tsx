import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Rulebook, Term } from '../../kernel/rulebook';
import { useReading } from './reading';

/** The way to a rule: an address where there is one, else a button that turns to it in place. */
export function RuleWay({ rule, children }: { readonly rule: string; readonly children: ComponentChildren }) {
  const { href, open } = useReading();
  if (href) {
    return (
      <a class="rule-way" href={href(rule)}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" class="rule-way" onClick={() => open(rule)}>
      {children}
    </button>
  );
}

/** A line of the rules: the rules it names can be followed, its abbreviations explain themselves when they are tapped. */
export function Line({ text }: { readonly text: string }) {
  const { rulebook } = useReading();
  const [shown, setShown] = useState<Term | null>(null);
  const note = useId();
  return (
    <>
      {piecesOf(text, rulebook).map((piece, at) => {
        if (typeof piece === 'string') return piece;
        if ('rule' in piece) {
          return (
            <RuleWay key={at} rule={piece.rule}>
              {piece.rule}
            </RuleWay>
          );
        }
        const isOpen = shown?.id === piece.term.id;
        return (
          <button
            type="button"
            class="term"
            key={at}
            aria-expanded={isOpen}
            aria-controls={isOpen ? note : undefined}
            onClick={() => setShown(isOpen ? null : piece.term)}
          >
            {piece.as}
          </button>
        );
      })}
      {shown && (
        <span class="term-note" id={note} role="status">
          <b>{shown.full === undefined ? shown.term : `${shown.term}, ${shown.full}`}.</b> {bare(shown.meaning)}
        </span>
      )}
    </>
  );
}

type Piece = string | { readonly rule: string } | { readonly term: Term; readonly as: string };

/** A text in pieces: the rules it names, and the first of each abbreviation. */
export function piecesOf(text: string, rulebook: Rulebook): readonly Piece[] {
  const seen = new Set<string>();
  return text.split(/\[\[([^\]]+)\]\]/).flatMap((part, at): Piece[] => {
    if (at % 2 === 1) return [{ rule: part }];
    return part.split(ABBREVIATION).flatMap((piece): Piece[] => {
      const term = seen.has(piece) ? undefined : termOf(rulebook, piece);
      if (!term) return piece === '' ? [] : [piece];
      seen.add(piece);
      return [{ term, as: piece }];
    });
  });
}

/** Two capitals or more, and a second word of capitals: PC GONO. */
const ABBREVIATION = /(?<![\p{L}\p{N}/])(\p{Lu}{2,}(?: \p{Lu}{3,})?)(?![\p{L}\p{N}/])/u;

export const hasAbbreviation = (text: string): boolean => ABBREVIATION.test(text);

function termOf({ glossary }: Rulebook, piece: string): Term | undefined {
  return glossary.find(({ term, full }) => term === piece || full === piece);
}

/** A meaning without the rule it ends with: the reader is at a rule already. */
function bare(meaning: string): string {
  return meaning.replace(/ [^.]*\[\[[^\]]+\]\]\.$/, '');
}
