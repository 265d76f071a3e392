import { useEffect } from 'preact/hooks';
import { language } from '../locale';
import { Home } from '../shelf/home';
import type { CampaignActions } from '../shelf/types';
import { offline } from './device';
import { games } from './games';
import { followIntake, takeFile, takeText } from './intake';
import {
  deleted,
  finished,
  justRemoved,
  leaveTable,
  readNames,
  readShelf,
  removeCampaign,
  restoreCampaign,
  sendCampaign,
  shelfTrouble,
  unfinished,
  unreadable,
} from './shelf-state';
import { applyUpdate, update } from './updates';

const actions: CampaignActions = {
  send: (campaign) => void sendCampaign(campaign),
  remove: (campaign) => void removeCampaign(campaign),
  restore: (id) => void restoreCampaign(id),
};
const bring = { takeFile: (file: File) => void takeFile(file), takeText };

export function HomeScreen() {
  const state = update.value;
  const spoken = language();
  useEffect(() => {
    void leaveTable();
    const stop = followIntake();
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
      games={games}
      campaigns={unfinished.value}
      past={finished.value}
      deleted={deleted.value}
      justRemoved={justRemoved.value}
      unreadable={unreadable.value}
      trouble={shelfTrouble.value}
      actions={actions}
      bring={bring}
      offline={offline.value}
      update={state === 'none' ? null : { elsewhere: state === 'elsewhere', apply: applyUpdate }}
    />
  );
}
