/** Deep in a campaign and at its end the table offers a copy outside the browser. */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../locale';
import { useKit } from '../panels/kit';
import { setNote, worthBackup } from '../storage';
import { timeOf } from './backup-times';
import { moment } from './dates';
import { theDisk } from './disk';

export function BackupLine({ exportGame }: { readonly exportGame: () => void }) {
  const { model } = useKit();
  const { view, result } = model.position.value;
  const [offer, setOffer] = useState<{ readonly lastExport: number | null } | null>(null);
  const over = result !== null;
  const { turn } = view;
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      if (!worthBackup({ turn, over, lastExport: null, lastOffer: null }, Date.now())) return;
      const [lastExport, lastOffer] = [await timeOf('last-export'), await timeOf('backup-offered')];
      if (gone || !worthBackup({ turn, over, lastExport, lastOffer }, Date.now())) return;
      setOffer({ lastExport });
      await setNote(await theDisk(), 'backup-offered', `${Date.now()}`);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [turn, over]);
  if (!offer) return null;
  const { backup, data } = words().saves;
  return (
    <div class="notice-line trouble-line" data-notice="backup" role="status">
      <p>
        {backup.offer} {data.lastExport}: {offer.lastExport === null ? data.never : moment(offer.lastExport)}.
      </p>
      <button
        type="button"
        class="button"
        onClick={() => {
          setOffer(null);
          exportGame();
        }}
      >
        {words().saves.exportNow}
      </button>
      <button type="button" class="text-button" onClick={() => setOffer(null)}>
        {backup.later}
      </button>
    </div>
  );
}
