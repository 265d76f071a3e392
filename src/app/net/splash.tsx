import { useEffect, useState } from 'preact/hooks';
import { words } from '../../locale';
import { restoring } from '../transfer/recovery';

/** Milliseconds until a splash offers the way home, and until it says that something is wrong. */
const LATE = 3000;
const VERY_LATE = 8000;

/** Whether something has gone on for longer than it should. */
export function useLate(going: boolean, patience = VERY_LATE): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!going) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [going, patience]);
  return late;
}

/** While something is fetched. It is never a screen without a way out; what is being restored takes as long as it does. */
export function Splash({ text }: { readonly text: string }) {
  const going = restoring.value === null;
  const late = useLate(going, LATE);
  const veryLate = useLate(going);
  const t = words().faults;
  return (
    <main class="splash">
      <p class="splash-text">{text}</p>
      {late && (
        <div class="splash-late" role="status">
          {veryLate && <p class="prose">{t.opening.late}</p>}
          {veryLate && (
            <button type="button" class="button primary" onClick={() => location.reload()}>
              {t.again}
            </button>
          )}
          <a class="button" href="#/">
            {t.home}
          </a>
        </div>
      )}
    </main>
  );
}
