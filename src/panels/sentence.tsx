import type { RuledKind } from '../kernel/rulebook';
import type { Name, Sentence } from '../kernel/words';
import { type Kit, useKit } from './kit';

/** A sentence whose names can be tapped: places, cards, tracks, rules. */
export function Spoken({ sentence }: { readonly sentence: Sentence }) {
  const kit = useKit();
  return (
    <>
      {sentence.map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <button type="button" class="name-link" key={i} onClick={() => follow(kit, part)}>
            {part.text}
          </button>
        ),
      )}
    </>
  );
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
  return <RuleLink rule={useKit().model.game.ruleOf?.(kind, id) ?? ''} />;
}
