import { useEffect, useRef } from 'preact/hooks';
import { coverOf, covers } from '../games';
import { About } from '../shelf/about';
import { GamePage } from '../shelf/game-page';
import { Missing } from '../shelf/missing';
import { namePage, turnPage } from './base/page-title';
import { atTable, route } from './base/router';
import { lazy } from './net/lazy';
import { MishapLine } from './net/mishap-line';
import { Net } from './net/net';
import { RecoveryLine } from './net/recovery-line';
import { useKeptTable } from './net/use-kept-table';
import { HomeScreen } from './screens/home-screen';
import { exportRequest } from './transfer/export-request';

const version = __APP_VERSION__;

const TableScreen = lazy(() => import('./table/table-screen').then((module) => module.TableScreen));
const NewGame = lazy(() => import('./screens/new-game').then((module) => module.NewGame));
const Guided = lazy(() => import('./screens/guided').then((module) => module.Guided));
const Settings = lazy(() => import('./screens/settings-page').then((module) => module.Settings));
const RulesScreen = lazy(() => import('./screens/rules-screen').then((module) => module.RulesScreen));

const ImportScreen = lazy(() => import('./screens/import-screen').then((module) => module.ImportScreen));
const ExportSheet = lazy(() => import('./screens/export-sheet').then((module) => module.ExportSheet));

/** Fetched before it is needed, where the start knows that it will be. */
export const fetchTable = TableScreen.fetch;

/** The screen of the present route, the table and the export sheet where it lies open: each with a net under it. */
export function Screens() {
  const address = JSON.stringify(route.value);
  const table = useKeptTable();
  useTurning(address);
  const request = exportRequest.value;
  return (
    <>
      <Net address={address} campaign={null}>
        <Screen />
      </Net>
      {table !== null && (
        <Net key={table} address={address} campaign={table}>
          <TableScreen campaign={table} />
        </Net>
      )}
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

/** The first screen of all is begun by the browser, and the table goes on where it was. */
function useTurning(address: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const begun = isFirst.current;
    isFirst.current = false;
    return begun || atTable.peek() ? undefined : turnPage();
  }, [address]);
}

function Screen() {
  const now = route.value;
  useEffect(namePage);
  switch (now.screen) {
    case 'home':
      return <HomeScreen />;
    case 'settings':
      return <Settings version={version} />;
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
      return null;
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
