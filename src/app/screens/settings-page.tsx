import { useEffect } from 'preact/hooks';
import { SettingsScreen } from '../../shelf/settings-screen';
import { askToInstall, askToKeepStorage, checkOffline, checkStorage, install, offline, storage } from '../base/device';
import { inBackground } from '../base/faults';
import { load } from '../base/load';
import { useCampaignData } from './campaign-data';
import { screenFields, tableFields } from './setting-fields';

/** The settings, with what the device can do and what lies on it. */
export function Settings({ version }: { readonly version: string }) {
  const data = useCampaignData();
  useEffect(() => {
    inBackground(checkOffline().then(checkStorage));
  }, []);
  return (
    <SettingsScreen
      data={data}
      screen={screenFields()}
      table={tableFields()}
      resetTips={() => inBackground(load(() => import('../table/guide-memory')).then(({ resetTips }) => resetTips()))}
      device={{
        version,
        offline: offline.value,
        storage: storage.value,
        install: install.value,
        askToInstall: () => inBackground(askToInstall()),
        askToKeepStorage: () => inBackground(askToKeepStorage()),
      }}
    />
  );
}
