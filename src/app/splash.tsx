import { useEffect, useState } from 'preact/hooks';
import { words } from '../locale';

/** Milliseconds until a splash offers the way home, and until it says that something is wrong. */
const LATE = 3000;
const VERY_LATE = 8000;

/** While something is fetched. It is never a screen without a way out. */
export function Splash({ text }: { readonly text: string }) {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [LATE, VERY_LATE].map((time) => setTimeout(() => setWaited(time), time));
    return () => timers.forEach(clearTimeout);
  }, []);
  const t = words().faults;
  return (
    <main class="splash">
      <p>{text}</p>
      {waited >= LATE && (
        <div class="splash-late" role="status">
          {waited >= VERY_LATE && <p class="prose">{t.opening.late}</p>}
          {waited >= VERY_LATE && (
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
