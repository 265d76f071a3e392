import { words } from '../locale';
import { Frame, PageTitle } from './frame';

interface Props {
  readonly title: string;
  readonly about: string | null;
  /** What a developer can use. */
  readonly report: string;
  /** What came of copying or exporting. */
  readonly said: string | null;
  readonly again: { readonly text: string; readonly act: () => void };
  readonly copy: () => void;
  /** Null where no campaign lies here. */
  readonly exportAsIs: (() => void) | null;
}

/** Something failed: in words, with every way out, and the reason for whoever can mend it. */
export function FaultPage({ title, about, report, said, again, copy, exportAsIs }: Props) {
  const t = words().faults;
  return (
    <Frame tab={null}>
      <PageTitle>{title}</PageTitle>
      <div class="fault" role="alert">
        {about !== null && <p class="prose">{about}</p>}
        <p class="prose">{t.safe}</p>
      </div>
      <div class="fault-acts">
        <button type="button" class="button primary" onClick={again.act}>
          {again.text}
        </button>
        <a class="button" href="#/">
          {t.home}
        </a>
        {exportAsIs && (
          <button type="button" class="button" onClick={exportAsIs}>
            {t.exportAsIs}
          </button>
        )}
      </div>
      <details class="fault-reason">
        <summary>{t.reason}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard too */}
        <pre tabIndex={0}>{report}</pre>
        <button type="button" class="button" onClick={copy}>
          {t.copy}
        </button>
      </details>
      <p class="quiet" role="status">
        {said}
      </p>
    </Frame>
  );
}
