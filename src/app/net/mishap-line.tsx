import { useState } from 'preact/hooks';
import { words } from '../../locale';
import { inBackground, mishap, PartMissing, reportOf } from '../base/faults';
import { handOut } from './hand-out';

/** Something failed that nobody waited for: said once, over whatever lies on the screen. */
export function MishapLine() {
  const [said, setSaid] = useState<string | null>(null);
  const error = mishap.value;
  if (error === null) return null;
  const t = words().faults;
  const missing = error instanceof PartMissing;
  return (
    <div class="mishap" role="status">
      <p>{said ?? (missing ? t.part.title : t.background)}</p>
      {missing && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {t.part.reload}
        </button>
      )}
      <button
        type="button"
        class="text-button"
        onClick={() => inBackground(handOut(reportOf(error)).then((how) => setSaid(t[how])))}
      >
        {t.copy}
      </button>
      <button
        type="button"
        class="text-button"
        onClick={() => {
          setSaid(null);
          mishap.value = null;
        }}
      >
        {t.dismiss}
      </button>
    </div>
  );
}
