import { useEffect, useState } from 'preact/hooks';
import { words } from '../../locale';
import { FaultPage } from '../../shelf/fault-page';
import { inBackground, PartMissing, reportOf } from '../base/faults';
import { failedStart } from '../transfer/start-count';
import { exportStored, handOut } from './hand-out';

interface Props {
  readonly error: unknown;
  /** Where it is not the error alone that is to be told. */
  readonly title?: string;
  readonly about?: string;
  readonly campaign: string | null;
  readonly again: () => void;
}

/** In the place of a screen that failed: what happened, and every way out. */
export function FaultScreen({ error, title, about, campaign, again }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const t = words().faults;
  const missing = error instanceof PartMissing;
  useEffect(() => {
    if (campaign !== null && failedStart(campaign)) location.replace('#/');
  }, [campaign]);
  const report = reportOf(error);
  return (
    <FaultPage
      title={missing ? t.part.title : (title ?? t.title)}
      about={missing ? t.part.about : (about ?? null)}
      report={report}
      said={said}
      // A browser does not ask again for a file that it has once missed: only a new page does.
      again={missing ? { text: t.part.reload, act: () => location.reload() } : { text: t.again, act: again }}
      copy={() => inBackground(handOut(report).then((how) => setSaid(t[how])))}
      exportAsIs={
        campaign === null
          ? null
          : () =>
              inBackground(
                exportStored(campaign).then(
                  (done) => setSaid(done ? t.exported : t.notExported),
                  () => setSaid(t.notExported),
                ),
              )
      }
    />
  );
}
