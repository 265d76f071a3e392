/** What the settings screen says and does about all campaigns together. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GROUND_CACHE } from '../../board/ground/cache-name';
import type { DataProps } from '../../shelf/settings-screen';
import { exportEverything, fileNameOfEverything, list, throwAway } from '../../storage';
import { moment } from '../base/dates';
import { inBackground } from '../base/faults';
import { settings, writeSettings } from '../base/settings';
import { timeOf } from '../transfer/backup-times';
import { followIncoming, importFile, importText } from '../transfer/incoming';
import { protection, readProtection } from '../transfer/protection';
import { shareFile } from '../transfer/share-file';
import { theDisk } from '../transfer/the-disk';

const lastExport = signal<number | null>(null);
const left = signal(0);
const deleted = signal<number | null>(null);

async function look(): Promise<void> {
  lastExport.value = await timeOf('last-export');
  await readProtection();
}

async function everything(): Promise<void> {
  const out = await exportEverything(await theDisk(), JSON.parse(writeSettings(settings.peek())));
  if (!out.ok) return;
  left.value = out.value.left.length;
  await shareFile(out.value.text, fileNameOfEverything(new Date()));
  await look();
}

/** All into the bin, where each can be brought back for a while. */
async function deleteEverything(): Promise<void> {
  const disk = await theDisk();
  const shelf = await list(disk);
  if (!shelf.ok) return;
  for (const { id } of shelf.value.campaigns) await throwAway(disk, id);
  // What the map keeps to draw faster goes with them: only the app itself is left.
  if ('caches' in globalThis) await caches.delete(GROUND_CACHE);
  deleted.value = shelf.value.campaigns.length;
}

export function useCampaignData(): DataProps {
  useEffect(() => {
    left.value = 0;
    deleted.value = null;
    inBackground(look());
    return followIncoming();
  }, []);
  const when = lastExport.value;
  return {
    exportEverything: () => inBackground(everything()),
    left: left.value,
    deleteEverything: () => inBackground(deleteEverything()),
    deleted: deleted.value,
    lastExport: when === null ? null : moment(when),
    protection: protection.value,
    importFile,
    importText,
  };
}
