/** The export sheet of one campaign: a file, a link, a QR code. Opened at the table and from the shelf. */
import { useLoaded } from '../../panels/parts/use-loaded';
import { ExportForm } from '../../shelf/export-form';
import { fileName, linkTo, packed, type QrCode, qrOf, type Save, writeSave } from '../../storage';
import { inBackground } from '../net/faults';
import { type ExportRequest, exportRequest } from './export-request';
import { shareFile } from './share-file';

interface Link {
  readonly address: string | null;
  readonly qr: QrCode | null;
}

export function ExportSheet({ name, turn, save }: ExportRequest) {
  const link = useLoaded(() => linkOf(save), [save]);
  return (
    <ExportForm
      name={name}
      file={save && (() => inBackground(shareFile(writeSave(save), fileName(save.game, turn))))}
      link={link}
      copy={copied}
      close={() => {
        exportRequest.value = null;
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
