import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { useKit } from '../parts/kit';
import { Spoken } from '../parts/sentence';
import { FAR_BACK, logLines } from '../tale/log-lines';

/** Where you were: turn and phase, what happened last, what is asked. */
export function ResumeSheet({ notes }: { readonly notes: readonly string[] }) {
  const { model, desk, teller, words: game } = useKit();
  const t = words().table.resume;
  const { view, entries, prompt } = model.position.value;
  const { code, name } = game.phase(view.phase);
  const told = logLines(model.told(Math.max(0, entries.length - FAR_BACK)), game).at(-1)?.sentence;
  return (
    <SheetFrame title={t.title} topic="resume">
      {notes.map((note) => (
        <p class="notice" key={note}>
          {note}
        </p>
      ))}
      <dl class="where">
        <div>
          <dt>{t.when}</dt>
          <dd>
            {words().table.turnLong({ turn: view.turn })}, {code} {name}
          </dd>
        </div>
        {told && (
          <div>
            <dt>{t.last}</dt>
            <dd>
              <Spoken sentence={told} />
            </dd>
          </div>
        )}
        {prompt && (
          <div>
            <dt>{t.asked}</dt>
            <dd>
              <Spoken sentence={game.ask(prompt)} />
            </dd>
          </div>
        )}
      </dl>
      {entries.length > 0 && (
        <button
          type="button"
          class="button"
          onClick={() => {
            desk.close();
            teller.review(entries.length - 1);
          }}
        >
          {words().telling.watch}
        </button>
      )}
    </SheetFrame>
  );
}
