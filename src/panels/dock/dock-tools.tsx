import { words } from '../../locale';
import { useKit } from '../model/kit';
import { Icon } from '../parts/icon';

/** Always on screen; it names what it takes back: the last choice, or an earlier one with all that followed. */
export function Undo({ to }: { readonly to?: number | undefined }) {
  const { model, words: game } = useKit();
  const t = words().table.dock;
  const { undoable, entries, undone } = model.position.value;
  const at = to ?? entries.length - 1;
  const last = entries.length - at <= undoable ? entries[at] : undefined;
  const back = last?.choice ? game.made(last.choice, last) : undefined;
  const again = undone && game.made(undone.choice, undone);
  return (
    <>
      <button
        type="button"
        class="button undo"
        disabled={!last}
        aria-label={back === undefined ? t.nothingToUndo : t.undo({ what: back })}
        onClick={() => void (to === undefined ? model.undo() : model.takeBack(at))}
      >
        <Icon name="undo" />
        {back !== undefined && <span class="undo-what">{back}</span>}
      </button>
      {again && (
        <button
          type="button"
          class="button square"
          aria-label={t.redo({ what: again })}
          title={t.redo({ what: again })}
          onClick={() => void model.redo()}
        >
          <Icon name="redo" />
        </button>
      )}
    </>
  );
}

/** What the map shows. */
export function Layers() {
  const { desk } = useKit();
  return (
    <button
      type="button"
      class="button square"
      aria-label={words().table.layers.title}
      onClick={() => desk.open({ is: 'layers' })}
    >
      <Icon name="layers" />
    </button>
  );
}
