import type { Reason } from '../../kernel/review';
import { type Kit, useKit } from '../parts/kit';
import { reasonText } from '../parts/scale';
import type { Now } from '../tale/teller';
import type { Beat } from '../tale/telling';

/** Why the computer did what a card tells: under its first line, and gone with it. */
export function ToldWhy({ now }: { readonly now: Now }) {
  const kit = useKit();
  const why = kit.teller.saysWhy.value && now.waits ? whyOf(kit, now) : null;
  return why === null ? null : (
    <p class="told-why" role="status">
      {reasonText(kit, why.reason, why.at)}
    </p>
  );
}

/** Cards that tell what somebody did; the others look back or ahead. */
const deeds: readonly Beat['is'][] = ['fight', 'volley', 'moment', 'gathered'];

/** Why the computer did it: said when it was begun, at the first of the choices that led to it. */
export function whyOf({ model, teller }: Kit, { beat }: Now): { readonly at: number; readonly reason: Reason } | null {
  const { happened = [] } = teller.script.value ?? {};
  const first = happened[beat.from]?.entry ?? -1;
  const side = happened[beat.from]?.side;
  if (!deeds.includes(beat.is) || side === model.position.value.side) return null;
  const before = happened[beat.from - 1]?.entry ?? -1;
  // One choice may lead to several cards: each of them says why.
  for (let at = first; at >= 0 && (at === first || at > before); at--) {
    const reason = model.whyOf(at);
    if (reason !== null) return { at, reason };
  }
  return null;
}
