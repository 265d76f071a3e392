import { useEffect } from 'preact/hooks';
import { covers } from '../../games';
import { language, words } from '../../locale';
import { Home } from '../../shelf/home';
import type { CampaignActions } from '../../shelf/shelf-types';
import { type Disk, nothingOpen } from '../../storage';
import { apartFromSafari, offline, whyNotOffline } from '../base/device';
import { inBackground } from '../base/faults';
import { applyUpdate, update } from '../base/updates';
import { followIncoming, importFile, importText } from '../transfer/incoming';
import { rememberOpen } from '../transfer/last-open';
import { recovered } from '../transfer/recovery';
import { wentHome } from '../transfer/start-count';
import { theDisk } from '../transfer/the-disk';
import {
  deleted,
  exportUnreadable,
  finished,
  justRemoved,
  readNames,
  readPicture,
  readShelf,
  removeCampaign,
  removeUnreadable,
  restoreCampaign,
  sendCampaign,
  shelfTrouble,
  unfinished,
  unreadable,
} from './shelf-state';

const actions: CampaignActions = {
  picture: readPicture,
  send: (campaign) => inBackground(sendCampaign(campaign)),
  remove: (campaign) => inBackground(removeCampaign(campaign)),
  restore: (id) => inBackground(restoreCampaign(id)),
};
const exportRows = (id: string) => inBackground(exportUnreadable(id));
const removeRows = (id: string) => inBackground(removeUnreadable(id));
const bring = { importFile, importText };

/** The next start begins here. */
async function leaveTable(disk: Disk): Promise<void> {
  rememberOpen(null);
  await nothingOpen(disk);
}

const nothingHere = () => unfinished.value.length + finished.value.length === 0;

export function HomeScreen() {
  const state = update.value;
  const spoken = language();
  useEffect(() => {
    let gone = false;
    // Not where the disk could not be read: the campaign is still the one to return to. Nor where another table is open by now.
    inBackground(theDisk().then((disk) => (disk.kind === 'disk' && !gone ? leaveTable(disk) : null)));
    const stop = followIncoming();
    return () => {
      gone = true;
      stop();
      justRemoved.value = null;
      wentHome.value = false;
    };
  }, []);
  // What comes back from the second copy is on the shelf at once.
  const back = recovered.value;
  useEffect(() => {
    inBackground(readShelf().then(readNames));
  }, [spoken, back]);
  return (
    <Home
      games={covers}
      campaigns={unfinished.value}
      past={finished.value}
      deleted={deleted.value}
      justRemoved={justRemoved.value}
      unreadable={{ rows: unreadable.value, exportAsItIs: exportRows, remove: removeRows }}
      trouble={shelfTrouble.value}
      actions={actions}
      bring={apartFromSafari.value && nothingHere() ? { ...bring, about: words().saves.backup.installed } : bring}
      offline={offline.value}
      offlineWhy={whyNotOffline()}
      wentHome={wentHome.value}
      update={state === 'none' ? null : { elsewhere: state === 'elsewhere', apply: applyUpdate }}
    />
  );
}
