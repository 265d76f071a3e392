import { useEffect } from 'preact/hooks';
import { covers } from '../../games';
import { language, words } from '../../locale';
import { Home } from '../../shelf/home';
import type { CampaignActions } from '../../shelf/shelf-types';
import { apartFromSafari, offline } from '../device';
import { followIncoming, importFile, importText } from '../transfer/incoming';
import { rememberOpen } from '../transfer/last-open';
import { theDisk } from '../transfer/the-disk';
import { applyUpdate, update } from '../updates';
import {
  deleted,
  finished,
  justRemoved,
  readNames,
  readShelf,
  removeCampaign,
  restoreCampaign,
  sendCampaign,
  shelfTrouble,
  unfinished,
  unreadable,
} from './shelf-state';

const actions: CampaignActions = {
  send: (campaign) => void sendCampaign(campaign),
  remove: (campaign) => void removeCampaign(campaign),
  restore: (id) => void restoreCampaign(id),
};
const bring = { importFile: (file: File) => void importFile(file), importText };

const nothingHere = () => unfinished.value.length + finished.value.length === 0;

export function HomeScreen() {
  const state = update.value;
  const spoken = language();
  useEffect(() => {
    // Not where the disk could not be read: the campaign is still the one to return to.
    void theDisk().then(({ kind }) => kind === 'disk' && rememberOpen(null));
    const stop = followIncoming();
    return () => {
      stop();
      justRemoved.value = null;
    };
  }, []);
  useEffect(() => {
    void readShelf().then(readNames);
  }, [spoken]);
  return (
    <Home
      games={covers}
      campaigns={unfinished.value}
      past={finished.value}
      deleted={deleted.value}
      justRemoved={justRemoved.value}
      unreadable={unreadable.value}
      trouble={shelfTrouble.value}
      actions={actions}
      bring={apartFromSafari.value && nothingHere() ? { ...bring, about: words().saves.backup.installed } : bring}
      offline={offline.value}
      update={state === 'none' ? null : { elsewhere: state === 'elsewhere', apply: applyUpdate }}
    />
  );
}
