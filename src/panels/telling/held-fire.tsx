import { useSignal } from '@preact/signals';
import type { Side } from '../../kernel/game';
import { words } from '../../locale';
import { askAlways } from '../model/model';
import { type Kit, useKit } from '../parts/kit';
import { isCard, type ToldCard } from '../tale/telling';
import { Author } from './author';
import { isMe, nameOf } from './told-words';

/** A question that a standing order passed by. */
interface Passed {
  readonly side: Side;
  readonly ask: string;
}

/** Said once a phase: who did nothing because an order stands, and how to be asked again. */
export function HeldFire({ card }: { readonly card: ToldCard }) {
  const kit = useKit();
  return (
    <>
      {passedIn(kit, card).map((passed) => (
        <Held key={`${passed.side} ${passed.ask}`} passed={passed} />
      ))}
    </>
  );
}

function Held({ passed: { side, ask } }: { readonly passed: Passed }) {
  const kit = useKit();
  const t = words().telling;
  const changed = useSignal(false);
  const change = () => {
    kit.model.standing.order(side, 'always');
    kit.model.standing.setTerms(askAlways, { side, ask });
    changed.value = true;
  };
  const mine = isMe(kit, side);
  return (
    <div class="told-step">
      <Author by={side} before={nameOf(kit, side)} />
      <p>
        {changed.value ? t.asked : t.heldFire({ side: mine ? null : nameOf(kit, side) })}{' '}
        {mine && !changed.value && (
          <button type="button" class="text-button" onClick={change}>
            {t.askMe}
          </button>
        )}
      </p>
    </div>
  );
}

/** What orders passed by in the course of a card, as far as no card of its phase before it has said so. */
function passedIn(kit: Kit, card: ToldCard): readonly Passed[] {
  const { beats = [] } = kit.teller.script.value ?? {};
  const before = beats.filter((beat) => isCard(beat) && beat.from < card.from && isSamePhase(beat, card));
  const said = new Set(before.flatMap((beat) => (isCard(beat) ? ordersIn(kit, beat) : [])).map(({ ask }) => ask));
  return ordersIn(kit, card).filter(({ ask }) => !said.has(ask));
}

const isSamePhase = (one: ToldCard, other: ToldCard) => one.phase === other.phase && one.turn === other.turn;

function ordersIn({ model, teller }: Kit, { from, to }: ToldCard): readonly Passed[] {
  const { happened = [] } = teller.script.value ?? {};
  const { entries } = model.position.value;
  const [first = 0, last = -1] = [happened[from]?.entry, happened[to]?.entry];
  const found = new Map<string, Passed>();
  for (let at = first + 1; at <= last; at++) {
    const entry = entries[at];
    if (entry && entry.events.length === 0 && model.standing.by(at) !== null) found.set(entry.ask, entry);
  }
  return [...found.values()];
}
