/** The export sheet of one campaign: a file, a link, a QR code. Opened at the table and from the shelf. */
import { useLoaded } from '../../panels/parts/use-loaded';
import { ExportForm } from '../../shelf/export-form';
import { codesOf, fileName, linkTo, packed, type QrCode, type Save, writeSave } from '../../storage';
import { inBackground } from '../base/faults';
import { type ExportRequest, exportRequest } from '../transfer/export-request';
import { shareFile } from '../transfer/share-file';

interface Link {
  readonly address: string | null;
  readonly codes: readonly QrCode[];
}

export function ExportSheet({ name, turn, save }: ExportRequest) {
  const link = useLoaded(() => linkOf(save), [save]);
  return (
    <ExportForm
      name={name}
      file={save && (() => inBackground(shareFile(writeSave(save), fileName(save.game, turn))))}
      link={link}
      isForTwo={save !== null && Object.keys(save.seats).length > 1}
      copy={copied}
      close={() => {
        exportRequest.value = null;
      }}
    />
  );
}

async function linkOf(save: Save | null): Promise<Link> {
  const pack = save && (await packed(save));
  if (!pack) return { address: null, codes: [] };
  return { address: linkTo(location.href, pack), codes: await codesOf(location.href, pack) };
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
