// On the start-up path: every import here delays the first screen.
import '../styles/main.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { language, speak } from '../locale';
import { opensNext, within } from '../storage';
import { afterStart, startIsOver } from './base/after-start';
import { followAppearance, shapeOfTable } from './base/appearance';
import { followInstall } from './base/device';
import { followFaults, inBackground, remember, reportOf } from './base/faults';
import { showFramed, showNoStart } from './base/last-resort';
import { load } from './base/load';
import { loadGame } from './base/load-game';
import { followAddress, readAddress, route } from './base/router';
import { loadSettings, settings } from './base/settings';
import { followUpdates } from './base/updates';
import { fetchTable, Screens } from './screens';
import { readShelf } from './screens/shelf-state';
import { showGlance } from './transfer/glance';
import { lastOpen } from './transfer/last-open';
import { compareStores } from './transfer/recovery';
import { mayReturn } from './transfer/start-count';
import { theDisk } from './transfer/the-disk';

async function start(root: HTMLElement): Promise<void> {
  loadSettings();
  followAppearance(document.documentElement);
  if (window.top !== window.self) return showFramed(root);
  followFaults();
  followAddress();
  const opening = campaignToOpen();
  if (opening !== null) fetchAhead(showGlance(opening, shapeOfTable()));
  followInstall();
  await Promise.all([load(() => speak(settings.value.language)), firstScreen()]);
  effect(() => {
    const wanted = settings.value.language;
    inBackground(load(() => speak(wanted)));
  });
  effect(() => {
    document.documentElement.lang = language();
  });
  root.replaceChildren();
  render(<Screens />, root);
  if (route.peek().screen !== 'play') startIsOver();
  compareStores();
  if (import.meta.env.PROD) inBackground(afterStart.then(followUpdates));
}

/** Milliseconds that the first screen waits for the disk; a slower one fills the screen when it is there. */
const SHELF_PATIENCE = 250;
/** Twice as long as the disk may take to open: to begin at home, or at another table, would be to begin at the wrong place. */
const OPEN_PATIENCE = 10_000;

/** The campaign that this start most likely opens: as much as can be known without waiting. */
function campaignToOpen(): string | null {
  const now = route.peek();
  if (now.screen === 'play') return now.campaign;
  return location.hash.length <= 2 ? lastOpen() : null;
}

/** The faces of the table and its map: what is laid out before they are there is laid out again. */
const FACES = [
  ...[500, 600, 700].map((weight) => `${weight} 1em Cond`),
  ...[400, 500, 600].map((weight) => `${weight} 1em Body`),
  ...[400, 700].map((weight) => `${weight} 1em Tele`),
  'italic 400 1em Hydro',
];

function fetchFaces(): void {
  // A face comes in two parts; only Vietnamese needs both.
  const letters = settings.peek().language === 'vi' ? 'aạ' : 'a';
  for (const face of FACES) document.fonts.load(face, letters).catch(remember);
}

/**
 * What the table needs comes side by side, not one after the other as it is found to be missing. The table asks for
 * each again, and tells what does not come.
 */
function fetchAhead(game: string | null): void {
  // Not before the picture of the start is seen.
  requestAnimationFrame(() => setTimeout(fetchFaces));
  fetchTable().catch(remember);
  if (game === null) return;
  loadGame(game)
    .then((known) => known && load(known.books.words[settings.peek().language]))
    .catch(remember);
}

/** A start without an address goes straight to the campaign that lay open; home is drawn with its shelf. */
async function firstScreen(): Promise<void> {
  if (location.hash.length <= 2) {
    // Quick to read, but written late by some browsers: a guess, and the disk knows.
    const guess = lastOpen();
    const shelf = guess === null ? readShelf() : null;
    const open = await within(OPEN_PATIENCE, theDisk().then(opensNext), { ok: false, reason: 'silent' });
    const campaign = open.ok && open.value !== undefined ? open.value : guess;
    if (campaign !== null && mayReturn(campaign)) {
      history.replaceState(null, '', `#/play/${encodeURIComponent(campaign)}`);
      readAddress();
      inBackground(shelf);
      return;
    }
    await within(SHELF_PATIENCE, shelf ?? readShelf(), undefined);
    return;
  }
  if (route.peek().screen === 'home') await within(SHELF_PATIENCE, readShelf(), undefined);
  else inBackground(theDisk()); // the table needs it next
}

const root = document.getElementById('app');
if (root) start(root).catch((error: unknown) => showNoStart(root, reportOf(error)));
