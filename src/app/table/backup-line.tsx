/** Deep in a campaign and at its end the table offers a copy outside the browser. */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../locale';
import { useKit } from '../../panels/parts/kit';
import { setNote, worthBackup } from '../../storage';
import { moment } from '../base/dates';
import { inBackground } from '../base/faults';
import { timeOf } from '../transfer/backup-times';
import { theDisk } from '../transfer/the-disk';

export function BackupLine({ exportGame }: { readonly exportGame: () => void }) {
  const { model, desk } = useKit();
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
    };
    inBackground(ask());
    return () => {
      gone = true;
    };
  }, [turn, over]);
  // Not while something is read; in the report it is a line among others.
  const sheet = desk.sheet.value?.is;
  const seen = offer !== null && (sheet === undefined || sheet === 'report');
  useEffect(() => {
    if (seen) inBackground(theDisk().then((disk) => setNote(disk, 'backup-offered', `${Date.now()}`)));
  }, [seen]);
  if (!offer || !seen) return null;
  const { backup, exportNow } = words().saves;
  return (
    <div class="notice-line trouble-line" data-notice="backup" role="status">
      <p>
        {backup.offer} {backup.last({ when: offer.lastExport === null ? null : moment(offer.lastExport) })}
      </p>
      <button
        type="button"
        class="button"
        onClick={() => {
          setOffer(null);
          exportGame();
        }}
      >
        {exportNow}
      </button>
      <button type="button" class="text-button" onClick={() => setOffer(null)}>
        {backup.later}
      </button>
    </div>
  );
}
