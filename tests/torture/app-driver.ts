/** Slipped into the real app: plays it by its buttons, and tells what the screen shows before anything else happens. */
export interface Tale {
  readonly campaign: string;
  /** The question and what undo would take back, as they stand on the screen. */
  readonly screen: string;
  /** The choices on the disk. */
  readonly choices: readonly string[];
}

type Word = 'found' | 'settled' | 'tap' | 'seen' | 'stuck';

function tell(what: Word, body: unknown): unknown {
  const request = new XMLHttpRequest();
  request.open('POST', `/tell/${what}`, false);
  request.send(JSON.stringify(body));
  return JSON.parse(request.responseText);
}

/** Looks into the database without the help of the app. */
function stored(): Promise<readonly { readonly campaign: string; readonly choices: readonly string[] }[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('the-valley');
    // Not there yet: leave it to the app to make it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const db = opening.result;
      db.onversionchange = () => db.close();
      const rows = db.transaction(['campaigns', 'choices']);
      const ids = rows.objectStore('campaigns').getAllKeys();
      const keys = rows.objectStore('choices').getAllKeys();
      const texts = rows.objectStore('choices').getAll();
      rows.onerror = () => reject(rows.error);
      rows.oncomplete = () => {
        db.close();
        const of = (id: unknown) =>
          texts.result.filter((_text, i) => Array.isArray(keys.result[i]) && keys.result[i][0] === id);
        resolve(ids.result.map((id) => ({ campaign: String(id), choices: of(id).map(String) })));
      };
    };
  });
}

const campaign = () => location.hash.split('/')[2] ?? '';
const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';

function screen(): string {
  const undo = document.querySelector('.dock .undo')?.getAttribute('aria-label') ?? '';
  return `${textOf('.dock .question p')} (${undo})`;
}

const frame = () => new Promise((resolve) => setTimeout(resolve, 16));

async function until(holds: () => boolean, most = 3000): Promise<boolean> {
  for (let waited = 0; waited < most; waited += 16) {
    if (holds()) return true;
    await frame();
  }
  return holds();
}

/** A button that makes a choice; where none is on the screen, the list of all choices is opened. */
async function choiceButton(): Promise<HTMLElement | undefined> {
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button[data-choice]:not(:disabled)')];
  if (buttons().length === 0) document.querySelector<HTMLElement>('.question .icon-button')?.click();
  await until(() => buttons().length > 0, 1000);
  const all = buttons();
  const undo = document.querySelector<HTMLElement>('.dock .undo:not(:disabled)');
  if (undo && Math.random() < 0.06) return undo;
  return all[Math.floor(Math.random() * all.length)];
}

/** From one decision to the next. False when the game is over or nothing moves. */
async function decide(): Promise<boolean> {
  const before = screen();
  const found = (await stored()).find((one) => one.campaign === campaign());
  const tale: Tale = { campaign: campaign(), screen: before, choices: found?.choices ?? [] };
  if (screen() !== before) return true;
  tell('settled', tale);
  const button = await choiceButton();
  if (!button) return false;
  tell('tap', null);
  button.click();
  // The first thing that is seen after a tap is told before the page can do anything more.
  if (await until(() => screen() !== before, 1500)) tell('seen', screen());
  return true;
}

async function drive(): Promise<void> {
  const id = tell('found', await stored());
  if (typeof id === 'string') location.hash = `#/play/${id}`;
  else {
    location.hash = '#/new/lost-valley';
    const begin = () =>
      [...document.querySelectorAll<HTMLElement>('main button')].find((one) => one.textContent === 'Begin');
    await until(() => begin() !== undefined, 20_000);
    begin()?.click();
  }
  const asked = () => location.hash.startsWith('#/play/') && textOf('.dock .question p') !== '';
  const over = () => document.querySelector('.dock') !== null && !asked();
  await until(() => asked() || over(), 30_000);
  while (asked() && (await decide()));
  // The game is over, or a screen has no way on.
  tell('stuck', { campaign: campaign(), screen: textOf('body') });
}

void drive();
