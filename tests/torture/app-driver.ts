/** Slipped into the real app: plays it by its buttons, and tells what the screen shows before anything else happens. */
import { IN_HAND, type Order, PLANNED, type Row, type Shown, type Tale, type Tap } from './app-words';

type Word = 'first' | 'found' | 'settled' | 'tap' | 'seen' | 'stuck';

function tell(what: 'found', rows: readonly Row[]): Order;
function tell(
  what: Exclude<Word, 'found'>,
  body: Tale | Tap | Shown | { readonly campaign: string; readonly screen?: string; readonly isOver?: boolean },
): null;
function tell(what: Word, body: unknown): unknown {
  const request = new XMLHttpRequest();
  request.open('POST', `/tell/${what}`, false);
  request.send(JSON.stringify(body));
  return JSON.parse(request.responseText);
}

/** Looks into the database without the help of the app. */
function stored(): Promise<readonly Row[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('the-valley');
    // Not there yet: leave it to the app to make it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const db = opening.result;
      db.onversionchange = () => db.close();
      const rows = db.transaction(['campaigns', 'choices']);
      const campaigns = rows.objectStore('campaigns').getAll();
      const keys = rows.objectStore('choices').getAllKeys();
      const texts = rows.objectStore('choices').getAll();
      rows.onerror = () => reject(rows.error);
      rows.oncomplete = () => {
        db.close();
        const of = (id: unknown) =>
          texts.result.filter((_text, i) => Array.isArray(keys.result[i]) && keys.result[i][0] === id).map(String);
        resolve(
          campaigns.result.map(({ id, game, scenario, options, seed, seats, presses }) => {
            return { campaign: id, game, scenario, options, seed, seats, choices: of(id), presses };
          }),
        );
      };
    };
  });
}

const campaign = () => location.hash.split('/')[2] ?? '';
const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
/** Also what is said to a developer only. */
const everyWord = () => document.body.textContent;
const one = (selector: string) => document.querySelector<HTMLElement>(selector);

function shown(): Shown {
  const asked = textOf('.dock .question p');
  // What is only planned is on no disk: undo then names the plan, and says nothing of the table.
  const planned = one('.dock .undo[data-planned]') !== null;
  const undo = planned ? PLANNED : (one('.dock .undo')?.getAttribute('aria-label') ?? '');
  return {
    decisions: Number(one('.table')?.dataset.decisions ?? 0),
    asks: asked !== '' && one('.curtain') === null,
    question: one('.dock .in-hand') ? IN_HAND : asked,
    undo,
    meant: (one('.table')?.dataset.meant ?? '').split('\n').filter(Boolean),
  };
}

const changed = (a: Shown, b: Shown) =>
  a.decisions !== b.decisions ||
  a.question !== b.question ||
  a.undo !== b.undo ||
  a.meant.join('\n') !== b.meant.join('\n');
const frame = () => new Promise((resolve) => setTimeout(resolve, 16));

/** Whoever has waited so long for a screen waits for ever. */
const LONG = 30_000;

async function until(holds: () => boolean, most = 3000): Promise<boolean> {
  for (let waited = 0; waited < most; waited += 16) {
    if (holds()) return true;
    await frame();
  }
  return holds();
}

/** What is shown once the screen lies still: a piece that is taken in hand by itself comes a moment after its question. */
async function still(): Promise<Shown> {
  let last = shown();
  for (let same = 0; same < 6; same++) {
    await frame();
    const now = shown();
    if (changed(last, now)) same = 0;
    last = now;
  }
  return last;
}

/** So often the strong button is pressed, so that what is ticked is also made. */
const PRESSED = 0.4;

/** A button that makes a choice; where none is on the screen, the list of all choices is opened. */
async function button(): Promise<{ readonly element: HTMLElement; readonly tap: Tap } | null> {
  // What is only marked is decided by another button.
  const buttons = () => [
    ...document.querySelectorAll<HTMLButtonElement>('button[data-choice]:not(:disabled):not([aria-pressed])'),
  ];
  if (buttons().length === 0) one('.question .icon-button')?.click();
  await until(() => buttons().length > 0, 1000);
  // For a moment after its words have changed a button hears nothing: a tap would be no tap.
  await until(() => one('[data-asleep]') === null);
  const undo = one('.dock .undo:not(:disabled, [data-planned])');
  if (undo && Math.random() < 0.06) return { element: undo, tap: 'undo' };
  const strong = one('.acts .strong:enabled');
  const all = buttons();
  const element = strong && Math.random() < PRESSED ? strong : all[Math.floor(Math.random() * all.length)];
  if (!element) return strong && { element: strong, tap: 'press' };
  const { choice } = element.dataset;
  return { element, tap: choice === undefined ? 'press' : { choice } };
}

/** From one decision to the next. False where nothing can be touched. */
async function decide(): Promise<boolean> {
  const before = await still();
  const row = (await stored()).find((found) => found.campaign === campaign());
  if (!row || !before.asks || changed(before, shown())) return true;
  tell('settled', { ...before, row });
  const found = await button();
  if (!found) return false;
  tell('tap', found.tap);
  found.element.click();
  // The first thing that is seen after a tap is told before the page can do anything more.
  if (await until(() => changed(before, shown()), 1500)) {
    tell('seen', { ...shown(), asks: false });
    tell('seen', await still());
  }
  return true;
}

async function begin(game: string, seats: Readonly<Record<string, string>>): Promise<void> {
  location.hash = `#/new/${game}`;
  const start = () => one('.begin .button');
  await until(() => start() !== null, LONG);
  for (const [side, seat] of Object.entries(seats)) {
    const radio = () => document.querySelector<HTMLInputElement>(`[data-side="${side}"] input[value="${seat}"]`);
    radio()?.click();
    // The next one is added to what is drawn, not to what is still to be drawn.
    await until(() => radio()?.parentElement?.querySelector('input:checked') !== null);
    await frame();
    await frame();
  }
  start()?.click();
}

/** What a screen may be waiting for. */
async function circumstances(): Promise<string> {
  const locks = await navigator.locks.query();
  const named = (list: readonly LockInfo[] = []) => list.map(({ name, mode }) => `${name} ${mode}`).join(', ');
  const parts = performance.getEntriesByType('resource').map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
  const worker = navigator.serviceWorker.controller?.state ?? 'none';
  return `held [${named(locks.held)}] wanted [${named(locks.pending)}] worker ${worker} last loaded [${parts.slice(-6).join(' ')}]`;
}

async function drive(): Promise<void> {
  // Nothing moves by itself: every moment belongs to a decision.
  const settings = JSON.stringify({ version: 1, language: 'en', motion: 'none', speed: 'instant' });
  if (!localStorage.getItem('the-valley/settings')) localStorage.setItem('the-valley/settings', settings);
  // Where the app starts by itself: at the campaign that was open, or at home.
  await until(() => one('.table, .hero, .fault') !== null, LONG);
  tell('first', { campaign: campaign(), screen: everyWord() });
  const order = tell('found', await stored());
  if ('open' in order) location.hash = `#/play/${order.open}`;
  else await begin(order.game, order.seats);

  const asked = () => location.hash.startsWith('#/play/') && textOf('.dock .question p') !== '';
  const curtain = () => one('.curtain .aloud');
  const over = () => one('.sheet[data-topic="report"]') !== null;
  while (await until(() => asked() || curtain() !== null || over(), LONG)) {
    if (over()) break;
    if (curtain()) {
      curtain()?.click();
      await frame();
    } else if (!(await decide())) break;
  }
  // The game is over, or a screen has no way on.
  tell('stuck', { campaign: campaign(), screen: `${await circumstances()} ${everyWord()}`, isOver: over() });
}

void drive();
