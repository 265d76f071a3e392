import { signal } from '@preact/signals';
import { words } from '../../locale';
import { useKit } from '../model/kit';
import { markedIn } from '../model/strong';
import { Icon } from '../parts/icon';

/** How often somebody has gone back or forward: a thumb that does it again must meet nothing else. */
export const wentBack = signal(0);

/** Always on screen; it names what it takes back: the last choice, or an earlier one with all that followed. */
export function Undo({ before }: { readonly before?: number }) {
  const { model, desk, words: game } = useKit();
  const t = words().table.dock;
  const { entries, undoable, batch, offers, prompt } = model.position.value;
  // What is planned comes off first; a card of the hand that is only looked at is no plan.
  const planned = desk.sheet.value?.is === 'hand' ? undefined : markedIn(offers, desk.marked.value);
  // What was taken without asking goes with the choice before it, and is never what is named.
  // Where nothing before the question can be taken back, its last tick can.
  const at = model.undoes(before) ?? (before === undefined ? null : model.undoes()) ?? -1;
  const last = at >= entries.length - undoable ? entries[at] : undefined;
  const made = last?.choice ? game.made(last.choice, last) : undefined;
  const all =
    before === undefined && batch > 1 && made !== undefined ? words().asking.plan.batch({ count: batch }) : made;
  const back = planned && prompt ? game.choice(planned.choice, prompt) : all;
  const take = () => {
    wentBack.value++;
    if (planned) desk.mark(null);
    else void (before === undefined ? model.undo() : model.takeBack(at));
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
  if (model.telling.value || model.curtain.value) return null;
  return (
    <button
      type="button"
      class="layers"
      aria-label={words().table.layers.title}
      onClick={() => desk.open({ is: 'layers' })}
    >
      <Icon name="layers" />
    </button>
  );
}
