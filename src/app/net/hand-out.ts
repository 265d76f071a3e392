/** How a report or a campaign leaves an app that has failed: with as little of the app as possible. */
import { fileName, load, saveOfStored, writeSave } from '../../storage';
import { shareFile } from '../transfer/share-file';
import { theDisk } from '../transfer/the-disk';

/** On the clipboard, or as a file where the browser does not let us. */
export async function handOut(report: string): Promise<'copied' | 'saved'> {
  try {
    await navigator.clipboard.writeText(report);
    return 'copied';
  } catch {
    await shareFile(report, 'valley-report.txt', 'text/plain');
    return 'saved';
  }
}

/** The campaign as it lies on the disk, without its game: false where it cannot be read. */
export async function exportStored(campaign: string): Promise<boolean> {
  const stored = await load(await theDisk(), campaign);
  if (!stored.ok) return false;
  const { game, turn } = stored.value.campaign;
  await shareFile(writeSave(saveOfStored(stored.value)), fileName(game, turn));
  return true;
}
