import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../locale';
import { Icon } from './shelf-icon';

interface Code {
  readonly size: number;
  readonly dark: readonly (readonly boolean[])[];
}

interface Props {
  readonly name: string;
  /** Null where the campaign could not be read. */
  readonly file: (() => void) | null;
  /** Null until it is made. */
  readonly link: { readonly address: string | null; readonly codes: readonly Code[] } | null;
  /** One side could learn from it what the other hides. */
  readonly isForTwo: boolean;
  readonly copy: (text: string) => Promise<boolean>;
  readonly close: () => void;
}

/** Longer links some messengers cut off. */
const LONG_LINK = 2000;

/** A campaign on its way out: file, link, QR code. */
export function ExportForm({ name, file, link, isForTwo, copy, close }: Props) {
  const t = words().saves.send;
  const box = useRef<HTMLDialogElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  const address = link?.address ?? null;
  return (
    <dialog ref={box} class="send" aria-labelledby="send-title" onClose={close}>
      <header>
        <div>
          <p class="caption">{name}</p>
          <h2 id="send-title">{t.title}</h2>
        </div>
        <button type="button" class="icon-button" aria-label={t.close} onClick={() => box.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {file ? <p>{t.about}</p> : <p class="notice">{t.failed}</p>}
      {file && isForTwo && <p class="quiet">{t.holdsAll}</p>}
      {address !== null && address.length > LONG_LINK && (
        <p class="notice">{t.longLink({ letters: address.length })}</p>
      )}
      {file && (
        <div class="send-ways">
          <button type="button" class="button primary" onClick={file}>
            <Icon name="share" /> {t.file}
          </button>
          <button
            type="button"
            class="button"
            disabled={address === null}
            onClick={async () => setCopied(address !== null && (await copy(address)))}
          >
            {t.link}
          </button>
        </div>
      )}
      <p class="send-said" role="status">
        {copied === null ? '' : copied ? t.copied : t.notCopied}
      </p>
      {copied === false && address && (
        <input class="send-link" type="text" readOnly value={address} aria-label={t.linkText} />
      )}
      {file && link && address === null && <p class="quiet">{t.noLink}</p>}
      {link && link.codes.length > 0 && <Codes codes={link.codes} />}
      {address !== null && link?.codes.length === 0 && <p class="quiet">{t.qrTooLong}</p>}
    </dialog>
  );
}

/** A long campaign goes in several codes, one after the other. */
function Codes({ codes }: { readonly codes: readonly Code[] }) {
  const t = words().saves.send;
  const [at, setAt] = useState(0);
  const code = codes[at];
  const of = codes.length;
  if (!code) return null;
  return (
    <figure class="send-code">
      <Qr code={code} label={of === 1 ? t.qr : t.qrPart({ at: at + 1, of })} />
      <figcaption class="quiet">{of === 1 ? t.qrAbout : t.qrParts({ of })}</figcaption>
      {of > 1 && (
        <div class="send-parts">
          <button type="button" class="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t.qrBack}
          </button>
          <span role="status">{t.qrPart({ at: at + 1, of })}</span>
          <button type="button" class="button" disabled={at === of - 1} onClick={() => setAt(at + 1)}>
            {t.qrNext}
          </button>
        </div>
      )}
    </figure>
  );
}

/** Four modules of quiet on every side, black on white in every theme: cameras expect it. */
function Qr({ code, label }: { readonly code: Code; readonly label: string }) {
  const quiet = 4;
  const whole = code.size + 2 * quiet;
  const path = code.dark
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${whole} ${whole}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
