// On the start-up path: every import here delays the first screen.
import '../styles/main.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { language, speak } from '../locale';
import { followAppearance } from './appearance';
import { checkOffline, followInstall } from './device';
import { followAddress, readAddress, route } from './router';
import { Screens } from './screens';
import { loadSettings, settings } from './settings';
import { lastOpen, readShelf } from './shelf-state';
import { followUpdates } from './updates';

async function start(root: HTMLElement): Promise<void> {
  loadSettings();
  followAppearance(document.documentElement);
  followAddress();
  followInstall();
  await Promise.all([speak(settings.value.language), returnToTable()]);
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

/** Longer than this nobody waits for the disk to say where we were: home is shown. */
const PATIENCE = 1500;

/** A start without an address goes straight to the campaign that lay open; else home comes with its shelf. */
async function returnToTable(): Promise<void> {
  if (location.hash.length > 2) return;
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const found = lastOpen().then(async (id) => {
    if (id === null) await readShelf();
    return id;
  });
  const campaign = await Promise.race([found.catch(() => null), late]);
  if (campaign === null || location.hash.length > 2) return;
  history.replaceState(null, '', `#/play/${encodeURIComponent(campaign)}`);
  readAddress();
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
