/** What the table says about its own safety: another window plays, or nothing is saved. */
import { useState } from 'preact/hooks';
import { words } from '../../locale';
import { useKit } from '../../panels/parts/kit';
import { Spoken } from '../../panels/parts/sentence';
import { type Trouble, writeSave } from '../../storage';
import { inBackground, reportOf } from '../base/faults';
import { update } from '../base/updates';
import { handOut } from '../net/hand-out';
import type { Failure } from '../session/session-types';
import type { Opened } from './open-table';

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
        <section class="question" aria-label={words().table.dock.question}>
          <p>
            <Spoken sentence={game.ask(prompt)} />
          </p>
        </section>
      )}
      <div class="acts">
        <button
          type="button"
          class="button primary"
          disabled={taking}
          onClick={() => {
            setTaking(true);
            inBackground(takeOver());
          }}
        >
          {taking ? t.taking : t.here}
        </button>
      </div>
    </footer>
  );
}

interface TroubleProps {
  readonly opened: Opened;
  readonly exportGame: () => void;
}

/** What the table says over itself, one thing at a time, the most pressing first. */
export function TroubleLine({ opened, exportGame }: TroubleProps) {
  const { model } = opened;
  const [read, setRead] = useState(false);
  const failure = model.failure.value;
  if (failure?.is === 'slow') return <SavingLine />;
  if (failure?.is === 'stuck') return <StuckLine exportGame={exportGame} />;
  if (failure) return <FailureLine failure={failure} opened={opened} />;
  if (update.value === 'elsewhere' && !read) return <UpdatedLine dismiss={() => setRead(true)} />;
  return <StorageLine forgetful={opened.forgetful} exportGame={exportGame} />;
}

function SavingLine() {
  return (
    <div class="notice-line trouble-line" data-notice="saving" role="status">
      <p>{words().faults.table.slow}</p>
    </div>
  );
}

function StuckLine({ exportGame }: { readonly exportGame: () => void }) {
  const { faults, saves } = words();
  return (
    <div class="notice-line trouble-line" data-notice="stuck" role="alert">
      <p>{faults.table.stuck}</p>
      <button type="button" class="button" onClick={exportGame}>
        {saves.exportNow}
      </button>
    </div>
  );
}

type Told = Extract<Failure, { readonly error: unknown }>;

/** A step, the computer or the drawing failed: nothing is lost, and the report can be handed out. */
function FailureLine({ failure, opened }: { readonly failure: Told; readonly opened: Opened }) {
  const [handed, setHanded] = useState<string | null>(null);
  const t = words().faults;
  const step = 'choice' in failure ? `\n${failure.choice}\n` : '\n';
  const report = () => `${reportOf(failure.error)}${step}${writeSave(opened.save())}`;
  return (
    <div class="notice-line trouble-line" data-notice="failure" role="alert">
      <p>{handed ?? t.table[failure.is]}</p>
      {failure.is === 'computer' && (
        <button type="button" class="button" onClick={() => opened.model.goOn()}>
          {t.again}
        </button>
      )}
      {failure.is === 'drawing' && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {t.part.reload}
        </button>
      )}
      <button
        type="button"
        class="text-button"
        onClick={() => inBackground(handOut(report()).then((how) => setHanded(t[how])))}
      >
        {t.copy}
      </button>
      {failure.is !== 'computer' && (
        <button
          type="button"
          class="text-button"
          onClick={() => {
            setHanded(null);
            opened.model.goOn();
          }}
        >
          {t.dismiss}
        </button>
      )}
    </div>
  );
}

/** This window goes on with the old version, whose files are kept for it; the new one is a reload away. */
function UpdatedLine({ dismiss }: { readonly dismiss: () => void }) {
  const t = words().faults;
  return (
    <div class="notice-line trouble-line" data-notice="updated" role="status">
      <p>{t.table.updated}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {t.part.reload}
      </button>
      <button type="button" class="text-button" onClick={dismiss}>
        {t.dismiss}
      </button>
    </div>
  );
}

interface StorageProps {
  /** Why nothing outlives the page; null where it does. */
  readonly forgetful: Trouble | null;
  readonly exportGame: () => void;
}

/** Nothing is kept, or the last decision could not be written: said until it is read, with an export at hand. */
function StorageLine({ forgetful, exportGame }: StorageProps) {
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
