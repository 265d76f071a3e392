import { useEffect } from 'preact/hooks';
import { coverOf, covers } from '../games';
import { words } from '../locale';
import { About } from '../shelf/about';
import { GamePage } from '../shelf/game-page';
import { Missing } from '../shelf/missing';
import { SettingsScreen } from '../shelf/settings-screen';
import { askToInstall, askToKeepStorage, checkOffline, checkStorage, install, offline, storage } from './device';
import { lazy } from './lazy';

import { inBackground } from './net/faults';
import { load } from './net/load';
import { MishapLine } from './net/mishap-line';
import { Net } from './net/net';
import { RecoveryLine } from './net/recovery-line';
import { route } from './router';
import { useCampaignData } from './screens/campaign-data';
import { HomeScreen } from './screens/home-screen';
import { screenFields, tableFields } from './screens/setting-fields';
import { exportRequest } from './transfer/export-request';

const version = __APP_VERSION__;

const TableScreen = lazy(() => import('./table/table-screen').then((module) => module.TableScreen));
const NewGame = lazy(() => import('./screens/new-game').then((module) => module.NewGame));
const Guided = lazy(() => import('./screens/guided').then((module) => module.Guided));
const RulesScreen = lazy(() => import('./screens/rules-screen').then((module) => module.RulesScreen));

const ImportScreen = lazy(() => import('./transfer/import-screen').then((module) => module.ImportScreen));
const ExportSheet = lazy(() => import('./transfer/export-sheet').then((module) => module.ExportSheet));

/** Fetched before it is needed, where the start knows that it will be. */
export const fetchTable = TableScreen.fetch;

/** The screen of the present route, and the export sheet where it lies open: each with a net under it. */
export function Screens() {
  const now = route.value;
  const address = JSON.stringify(now);
  const request = exportRequest.value;
  return (
    <>
      <Net address={address} campaign={now.screen === 'play' ? now.campaign : null}>
        <Screen />
      </Net>
      {request && (
        <Net address={address} campaign={null}>
          <ExportSheet {...request} />
        </Net>
      )}
      <MishapLine />
      <RecoveryLine />
    </>
  );
}

function Screen() {
  const now = route.value;
  useEffect(() => {
    document.title = now.screen === 'home' ? words().title : `${heading() ?? ''} · ${words().title}`;
  });
  switch (now.screen) {
    case 'home':
      return <HomeScreen />;
    case 'settings':
      return <Settings />;
    case 'about':
      return <About games={covers} version={version} readLicences={readLicences} />;
    case 'new': {
      const game = coverOf(now.game);
      if (game?.ready) return <NewGame cover={game} />;
      return game ? <GamePage game={game} /> : <Missing />;
    }
    case 'guided':
      return <Guided game={now.game} side={now.side} />;
    case 'battle':
      return <Guided game={now.game} side={now.side} anew />;
    case 'play':
      return <TableScreen key={now.campaign} campaign={now.campaign} />;
    case 'take':
      return <ImportScreen pack={now.pack} />;
    case 'rules':
      return <RulesScreen game={now.game} rule={now.rule} />;
  }
}

async function readLicences(): Promise<string> {
  const response = await fetch('licences.txt');
  return response.text();
}

const heading = () => document.querySelector('h1')?.textContent;

function Settings() {
  const data = useCampaignData();
  useEffect(() => {
    inBackground(checkOffline().then(checkStorage));
  }, []);
  return (
    <SettingsScreen
      data={data}
      screen={screenFields()}
      table={tableFields()}
      resetTips={() => inBackground(load(() => import('./table/guide-memory')).then(({ resetTips }) => resetTips()))}
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
