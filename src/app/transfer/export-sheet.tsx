/** The export sheet of one campaign: a file, a link, a QR code. Opened at the table and from the shelf. */
import { useEffect, useState } from 'preact/hooks';
import { SendSheet } from '../../shelf/export-form';
import { fileName, linkTo, packed, type QrCode, qrOf, type Save, writeSave } from '../../storage';
import { type Parcel, parcel } from './export-request';
import { handOut } from './share-file';

interface Link {
  readonly address: string | null;
  readonly qr: QrCode | null;
}

export function Send({ name, turn, save }: Parcel) {
  const [link, setLink] = useState<Link | null>(null);
  useEffect(() => {
    let gone = false;
    void linkOf(save).then((made) => {
      if (!gone) setLink(made);
    });
    return () => {
      gone = true;
    };
  }, [save]);
  return (
    <SendSheet
      name={name}
      file={save && (() => void handOut(writeSave(save), fileName(save.game, turn)))}
      link={link}
      copy={copied}
      close={() => {
        parcel.value = null;
      }}
    />
  );
}

async function linkOf(save: Save | null): Promise<Link> {
  const pack = save && (await packed(save));
  if (!pack) return { address: null, qr: null };
  const address = linkTo(location.href, pack);
  return { address, qr: await qrOf(address) };
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
