// On the start-up path: every import here delays the first screen.
import '../styles/main.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { language, speak } from '../locale';
import { followAppearance } from './appearance';
import { checkOffline, followInstall } from './device';
import { followAddress, readAddress, route } from './router';
import { Screens } from './screens';
import { readShelf } from './screens/shelf-state';
import { loadSettings, settings } from './settings';
import { lastOpen } from './transfer/last-open';
import { theDisk } from './transfer/the-disk';
import { followUpdates } from './updates';

async function start(root: HTMLElement): Promise<void> {
  loadSettings();
  followAppearance(document.documentElement);
  followAddress();
  followInstall();
  returnToTable();
  await Promise.all([speak(settings.value.language), firstRead()]);
  effect(() => {
    void speak(settings.value.language);
  });
  effect(() => {
    document.documentElement.lang = language();
  });
  root.replaceChildren();
  render(<Screens />, root);
  route.subscribe(turnThePage());
  if (import.meta.env.PROD) {
    await followUpdates();
    await checkOffline();
  }
}

/** A start without an address goes straight to the campaign that lay open. */
function returnToTable(): void {
  const campaign = location.hash.length > 2 ? null : lastOpen();
  if (campaign === null) return;
  history.replaceState(null, '', `#/play/${encodeURIComponent(campaign)}`);
  readAddress();
}

/** Home is drawn with its shelf where the disk answers at once; a slower one fills the shelf when it is there. */
const PATIENCE = 250;

async function firstRead(): Promise<void> {
  if (route.peek().screen !== 'home') {
    void theDisk(); // the table needs it next
    return;
  }
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([readShelf().catch(() => undefined), late]);
}

/** A new screen starts at its top, and a screen reader at its heading. */
function turnThePage(): () => void {
  let first = true;
  return () => {
    if (!first) {
      requestAnimationFrame(() => {
        document.querySelector('main')?.scrollTo(0, 0);
        document.querySelector('h1')?.focus({ preventScroll: true });
      });
    }
    first = false;
  };
}

const root = document.getElementById('app');
if (root) void start(root);
