import { coverOf } from '../../games';
import { words } from '../../locale';
import { textsOn } from '../../shelf/cover-texts';
import type { Recovered } from '../../storage';
import { moment } from '../base/dates';
import { mishap } from '../base/faults';
import { recovered, restoring } from '../transfer/recovery';

/** The browser had lost something: how far it is back, and what is; over whatever lies on the screen. */
export function RecoveryLine() {
  if (mishap.value !== null) return null;
  const now = restoring.value;
  const told = recovered.value;
  if (now) {
    return (
      <div class="mishap" role="status">
        <p>{words().safety.recovery.restoring(now)}</p>
      </div>
    );
  }
  if (!told) return null;
  return (
    <div class="mishap" role="status">
      {sentences(told).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <button
        type="button"
        class="text-button"
        onClick={() => {
          recovered.value = null;
        }}
      >
        {words().faults.dismiss}
      </button>
    </div>
  );
}

function sentences({ back, updated, longer, parted, refused }: Recovered): readonly string[] {
  const t = words().safety.recovery;
  const decisions = longer.reduce((sum, one) => sum + one.decisions, 0);
  const cover = coverOf(longer[0]?.game ?? '');
  return [
    ...(back > 0 ? [words().saves.broughtBack({ count: back, when: moment(updated) })] : []),
    ...(longer.length === 1 && cover && decisions > 0 ? [t.longer({ decisions, game: textsOn(cover).name })] : []),
    ...(longer.length === 1 && cover && decisions === 0 ? [t.asItStood({ game: textsOn(cover).name })] : []),
    ...(longer.length > 1 ? [t.longerMany({ decisions, count: longer.length })] : []),
    ...(parted > 0 ? [t.parted({ count: parted })] : []),
    ...(refused > 0 ? [t.refused({ count: refused })] : []),
  ];
}
