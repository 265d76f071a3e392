import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../../locale';
import { markedIn } from '../asking/strong';
import type { Meant } from '../model/model';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { useYielding } from '../parts/use-yielding';

/** How often somebody has gone back or forward: a thumb that does it again must meet nothing else. */
export const wentBack = signal(0);

/** Always on screen; it names what it takes back: what is planned, what is meant last or from one choice on, or the last press. */
export function Undo({ from }: { readonly from?: Meant | undefined }) {
  const { model, desk, words: game } = useKit();
  const t = words().table.dock;
  const { entries, draft, undoes, offers, prompt } = model.position.value;
  // What is planned comes off first; a card of the hand that is only looked at is no plan.
  const planned = desk.sheet.value?.is === 'hand' ? undefined : markedIn(offers, desk.marked.value);
  const meant = from ?? draft.at(-1);
  // What followed by itself goes with the choice before it, and is never what is named.
  const last = meant ?? (undoes === null ? undefined : entries[undoes]);
  const made = last?.choice ? game.made(last.choice, last) : undefined;
  const count = meant || undoes === null ? 1 : entries.length - undoes;
  const all = count > 1 && made !== undefined ? words().asking.plan.batch({ what: made, more: count - 1 }) : made;
  const back = planned && prompt ? game.choice(planned.choice, prompt) : all;
  const take = () => {
    wentBack.value++;
    if (planned) desk.mark(null);
    else if (from) {
      model.mean(
        [],
        draft.slice(from.at).map(({ at }) => at),
      );
    } else void model.undo();
  };
  return (
    <button
      type="button"
      class="button undo"
      data-planned={planned !== undefined || undefined}
      disabled={!last && !planned}
      aria-label={back === undefined ? t.nothingToUndo : t.undo({ what: back })}
      onClick={take}
    >
      <Icon name="undo" />
      {back !== undefined && <span class="undo-what">{back}</span>}
    </button>
  );
}

/** Always on screen too: what comes and goes would move its neighbours. */
export function Redo() {
  const { model, words: game } = useKit();
  const t = words().table.dock;
  const { undone } = model.position.value;
  const again = undone && game.made(undone.choice, undone);
  const label = again ? t.redo({ what: again }) : t.nothingToRedo;
  const redo = () => {
    wentBack.value++;
    void model.redo();
  };
  return (
    <button type="button" class="button square redo" aria-label={label} title={label} disabled={!again} onClick={redo}>
      <Icon name="redo" />
    </button>
  );
}

/** What the map shows, on its corner. */
export function Layers() {
  const { model, desk } = useKit();
  const square = useRef<HTMLButtonElement>(null);
  useYielding(square);
  // What lies open speaks of a place: nothing lies over the map then.
  if (model.telling.value || model.curtain.value || desk.sheet.value) return null;
  return (
    <button
      type="button"
      ref={square}
      class="layers"
      aria-label={words().table.layers.title}
      onClick={() => desk.open({ is: 'layers' })}
    >
      <Icon name="layers" />
    </button>
  );
}
