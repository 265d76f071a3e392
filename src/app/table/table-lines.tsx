/** What the table says about its own safety: another window plays, or nothing is saved. */
import { useState } from 'preact/hooks';
import { words } from '../../locale';
import { useKit } from '../../panels/model/kit';
import { Spoken } from '../../panels/parts/sentence';
import type { Trouble } from '../../storage';

/** In the place of the dock: the question of the other window, and the way to play here. */
export function WatchDock({ takeOver }: { readonly takeOver: () => Promise<void> }) {
  const { model, words: game } = useKit();
  const [taking, setTaking] = useState(false);
  const t = words().saves.watch;
  const { prompt } = model.position.value;
  return (
    <footer class="dock">
      <div class="notice-line" data-notice="watching" role="status">
        <p>{t.line}</p>
      </div>
      {prompt && (
        <div class="question">
          <p>
            <Spoken sentence={game.ask(prompt)} />
          </p>
        </div>
      )}
      <div class="acts">
        <button
          type="button"
          class="button primary"
          disabled={taking}
          onClick={() => {
            setTaking(true);
            void takeOver();
          }}
        >
          {taking ? t.taking : t.here}
        </button>
      </div>
    </footer>
  );
}

interface TroubleProps {
  /** Why nothing outlives the page; null where it does. */
  readonly forgetful: Trouble | null;
  readonly exportGame: () => void;
}

/** Nothing is kept, or the last decision could not be written: said until it is read, with an export at hand. */
export function TroubleLine({ forgetful, exportGame }: TroubleProps) {
  const { model } = useKit();
  const [read, setRead] = useState(false);
  const { saves, table } = words();
  const notice = model.notice.value;
  const unsaved = notice?.is === 'not-saved' ? notice.why : null;
  if (unsaved === null && (forgetful === null || read)) return null;
  const why = unsaved ?? forgetful;
  return (
    <div class="notice-line trouble-line" data-notice="not-saved" role="alert">
      <p>
        {why && saves.troubles[why]} {unsaved === null ? saves.shelf.forgetful : table.notice.notSaved}
      </p>
      <button type="button" class="button" onClick={exportGame}>
        {saves.exportNow}
      </button>
      <button
        type="button"
        class="text-button"
        onClick={() => {
          setRead(true);
          model.dismiss();
        }}
      >
        {table.notice.dismiss}
      </button>
    </div>
  );
}
