import type { RuledKind } from '../../kernel/rulebook';
import type { Name, Sentence } from '../../kernel/words';
import { Glossed } from './glossed';
import { type Kit, useKit } from './kit';
import { hasAbbreviation } from './line';

/** A sentence whose names can be tapped: places, cards, tracks, rules. Its abbreviations explain themselves. */
export function Spoken({ sentence }: { readonly sentence: Sentence }) {
  const kit = useKit();
  return (
    <>
      {sentence.map((part, i) => {
        if (typeof part === 'string') {
          const [, text = ''] = bracketed(part, i > 0, i < sentence.length - 1);
          return hasAbbreviation(text) ? <Glossed key={i} text={text} /> : text;
        }
        const [, , opens] = bracketed(sentence[i - 1], i > 1, true);
        const [closes] = bracketed(sentence[i + 1], true, i < sentence.length - 2);
        return (
          <span class="kept-together" key={i}>
            {opens}
            <button type="button" class="name-link" onClick={() => follow(kit, part)}>
              {part.text}
            </button>
            {closes}
          </span>
        );
      })}
    </>
  );
}

/** The marks that a text shares with the name before it and the name after it: no line ends between them. */
export function bracketed(
  text: Sentence[number] | undefined,
  afterName: boolean,
  beforeName: boolean,
): readonly [closes: string, text: string, opens: string] {
  if (typeof text !== 'string') return ['', '', ''];
  const closes = (afterName && /^[\u00a0\u202f]?[)\].,;:!?»”’]+/u.exec(text)?.[0]) || '';
  const rest = text.slice(closes.length);
  const opens = (beforeName && /[([«“‘][\u00a0\u202f]?$/u.exec(rest)?.[0]) || '';
  return [closes, rest.slice(0, rest.length - opens.length), opens];
}

function follow({ desk, openRule, model }: Kit, { kind, id }: Name): void {
  switch (kind) {
    case 'place':
      desk.open({ is: 'place', place: id });
      return;
    case 'counter': {
      const at = model.shown.peek().counters.find((counter) => counter.id === id)?.at;
      if (at !== undefined) desk.open({ is: 'place', place: at });
      return;
    }
    case 'card':
      desk.open({ is: 'card', card: id }, 'full');
      return;
    case 'track':
      desk.open({ is: 'track', track: id });
      return;
    case 'rule':
      openRule(id);
      return;
    default:
      kind satisfies never;
  }
}

/** The number of a rule, as the way to it. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { openRule } = useKit();
  if (rule === '') return null;
  return (
    <button type="button" class="rule-link" onClick={() => openRule(rule)}>
      {rule}
    </button>
  );
}

/** The number of the rule behind something that shows. */
export function RuleOf({ kind, id }: { readonly kind: RuledKind; readonly id: string }) {
  return <RuleLink rule={useKit().model.game.books.ruleOf(kind, id) ?? ''} />;
}
