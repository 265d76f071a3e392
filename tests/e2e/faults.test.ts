/** The app is made to fail in every way that was ever seen, and each time says so and shows a way out. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { letTimeGo, stopTime } from './clock';
import {
  expectAccessible,
  expectNothingCut,
  home,
  launchProfile,
  openPage,
  savedForOffline,
  serve,
  withoutWebGL,
} from './harness';
import { question } from './parts';
import { asked, begin, journal, rowsOf, sitDown, step, textOf, usePhones } from './phones';
import { awake, decide, strong } from './strong';

declare global {
  /** Whether the rules fail at every choice that they have not followed before. */
  var exploding: boolean;
  var boom: (choice: object) => void;
}

const phones = usePhones();

/** The files of a part of the app are gone, as after a deployment. */
const lose = (context: BrowserContext, part: string) =>
  context.route(new RegExp(`/assets/${part}-[^/]*\\.js`), (route) => route.fulfill({ status: 404 }));

/** Lets the rules throw at whatever is chosen next, after they have changed what they change. */
async function mine(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const known = new WeakSet();
    globalThis.boom = (choice) => {
      if (globalThis.exploding && !known.has(choice)) throw new RangeError('no row for 99');
      known.add(choice);
    };
  });
  await context.route(/\/assets\/[^/]*\.js/, async (route) => {
    try {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(this\.#\w+)\.next\((\w+)\)/g,
        '((step) => (globalThis.boom?.($2), step))($1.next($2))',
      );
      await route.fulfill({ response, body });
    } catch {
      // The test is over, and its pages are gone.
    }
  });
}

const explode = (page: Page, on: boolean) =>
  page.evaluate((now) => {
    globalThis.exploding = now;
  }, on);

/** The part of the app that fails stands in the message. */
const title = (page: Page) => page.locator('h1');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openCampaign = async (page: Page) => (await rowsOf(page, 'misc')).find(({ key }) => key === 'open')?.value;

/** Every way out of a screen that failed. */
async function expectWaysOut(page: Page, again: string, exports: boolean): Promise<void> {
  await button(page, again).waitFor();
  await page.locator('.fault-acts').getByRole('link', { name: 'Home' }).waitFor();
  await expect.poll(() => button(page, 'Export as it is').count()).toBe(exports ? 1 : 0);
  await expect.poll(() => page.locator('.fault-reason pre').textContent()).toMatch(/^The Valley \S+, \d{4}-/);
  await expect.poll(() => page.getByText('Your campaigns are safe').count()).toBe(1);
}

describe('a table that cannot open', () => {
  test('is told with every way out; the second start that fails goes home; the campaign is whole', async () => {
    const { context, page } = await phones.device();
    await begin(page, phones.address, 'locked', 2);
    const question = await asked(page);
    const { address } = phones;
    await lose(context, 'lost-valley');
    await page.goto('about:blank');
    await page.goto(address);
    await title(page).getByText('A part of the app is missing').waitFor();
    await expectWaysOut(page, 'Reload', true);
    await expectNothingCut(page);
    await expectAccessible(page);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export as it is').tap()]);
    expect(JSON.parse(await textOf(download))).toMatchObject({ game: 'lost-valley' });
    await page.getByText('Exported as it is stored.').waitFor();

    await page.goto('about:blank');
    await page.goto(address);
    await page.getByText('failed to open twice').waitFor();
    await home(page);
    await page.goto('about:blank');
    await page.goto(address);
    await home(page);
    expect(new URL(page.url()).hash).not.toContain('play');

    await context.unroute(/lost-valley/);
    await context.unrouteAll();
    await page.reload();
    await page.getByRole('link', { name: 'Resume campaign' }).tap();
    await expect.poll(() => asked(page)).toBe(question);
  });

  test('tries again without a reload where something threw, and opens when it no longer does', async () => {
    const { context, page } = await phones.device();
    await begin(page, phones.address, 'throws');
    const campaign = new URL(page.url()).hash;
    await context.addInitScript(() => {
      const Real = BroadcastChannel;
      globalThis.BroadcastChannel = class {
        constructor() {
          throw new Error('no channels today');
        }
      } as never;
      Object.assign(globalThis, { mend: () => Object.assign(globalThis, { BroadcastChannel: Real }) });
    });
    await page.reload();
    await title(page).getByText('This campaign cannot be opened').waitFor();
    await expectWaysOut(page, 'Try again', true);
    await expect.poll(() => page.locator('.fault-reason pre').textContent()).toContain('no channels today');
    await page.evaluate('mend()');
    await button(page, 'Try again').tap();
    await question(page).waitFor();
    expect(new URL(page.url()).hash).toBe(campaign);
  });

  test('has a way home from the splash after three seconds, and words after eight', async () => {
    const { context, page } = await phones.device();
    await context.clock.install();
    await begin(page, phones.address, 'splash');
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    await context.route(/lost-valley-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await letTimeGo(page, page.locator('.splash').getByRole('link', { name: 'Home' }), 500);
    expect(await page.locator('.splash').getByText('unusually long').count()).toBe(0);
    await letTimeGo(page, page.locator('.splash').getByText('unusually long'), 500);
    await expectNothingCut(page);
    letGo();
    await question(page).waitFor();
  });
});

describe('a part of the app that is missing', () => {
  test.each([
    ['a screen', 'new-game', '#/new/lost-valley', '.begin'],
    ['the rules', 'rules-screen', '#/rules/lost-valley', '.rules'],
  ])('%s: the address stays, and a reload brings it', async (_what, part, hash, shown) => {
    const { context, page } = await phones.device();
    await lose(context, part);
    await page.goto(`${phones.address}${hash}`);
    await title(page).getByText('A part of the app is missing').waitFor();
    await expectWaysOut(page, 'Reload', false);
    expect(new URL(page.url()).hash).toBe(hash);
    await context.unrouteAll();
    await button(page, 'Reload').tap();
    await page.locator(shown).first().waitFor();
    expect(new URL(page.url()).hash).toBe(hash);
  });

  test('the words themselves: said in the language of the phone, without them', async () => {
    const { context, page } = await phones.device({ language: 'fr' });
    await lose(context, 'fr');
    await page.goto(phones.address);
    await title(page).getByText('n’a pas pu démarrer').waitFor();
    await expect.poll(() => page.locator('pre').textContent()).toContain('PartMissing');
    await context.unrouteAll();
    await button(page, 'Recharger').tap();
    await home(page);
  });

  test('the script itself: the page says what it needs', async () => {
    const { context, page } = await phones.device();
    await lose(context, 'index');
    await page.goto(phones.address);
    await page.getByRole('link', { name: /Reload/ }).waitFor();
    await page.getByText('Safari, iOS 16.4').waitFor();
  });
});

describe('at the table', () => {
  test('a rule that throws: nothing is changed or written, the report is handed out, and play goes on', async () => {
    const { context, page } = await phones.device();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await mine(context);
    await begin(page, phones.address, 'fault', 2);
    const before = { question: await asked(page), rows: await journal(page) };
    await explode(page, true);
    const line = page.locator('[data-notice="failure"]');
    // Not the strong button's choice: what that leads to was tried before the rules began to fail.
    const other = page.locator('.sheet [data-choice], .above [data-choice]').first();
    for (let tap = 0; tap < 2; tap++) {
      await other.tap();
      await line.getByText('This step failed; nothing was changed.').waitFor();
      expect({ question: await asked(page), rows: await journal(page) }).toEqual(before);
    }
    await line.getByRole('button', { name: 'Copy the report' }).tap();
    await line.getByText('Copied').waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain('RangeError: no row for 99');
    expect(report).toMatch(/"game": "lost-valley"/);
    await explode(page, false);
    await step(page);
    await line.waitFor({ state: 'detached' });
    await page.reload();
    await question(page).waitFor();
    await expect.poll(() => journal(page)).toBeGreaterThan(before.rows);
  });

  test('a rule that throws at the computer: the table waits, and goes on when asked to', async () => {
    const { context, page } = await phones.device();
    await mine(context);
    await context.addInitScript(() => {
      globalThis.exploding = true;
    });
    await beginStorm(page);
    await page.locator('[data-notice="failure"]').getByText('The computer’s step failed').waitFor();
    const rows = await journal(page);
    await explode(page, false);
    await button(page, 'Try again').tap();
    await expect.poll(() => journal(page)).toBeGreaterThan(rows);
    await question(page).waitFor();
  });

  test.each([
    ['hangs', 'hangs'],
    ['dies without a word', 'dies'],
    ['throws', 'throws'],
  ])('a mind that %s is noticed: the bot plays on, and the player is told once', async (_how, way) => {
    const { context, page } = await phones.device();
    await context.addInitScript((how) => {
      const Real = Worker;
      globalThis.Worker = class extends Real {
        override postMessage(message: unknown) {
          if (!(typeof message === 'object' && message && 'is' in message && message.is === 'decide')) {
            super.postMessage(message);
          } else if (how === 'throws') {
            const id = 'id' in message ? message.id : 0;
            setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: { is: 'failed', id } })));
          } else if (how === 'dies') this.terminate();
        }
      };
    }, way);
    await beginStorm(page);
    const line = page.locator('[data-notice="failure"]');
    await line.getByText('The computer could not think ahead').waitFor();
    await question(page).waitFor();
    await line.getByRole('button', { name: 'Dismiss' }).tap();
    await expect.poll(() => page.locator('.thinking').count()).toBe(0);
    await expect.poll(() => page.locator('.dock .question').count()).toBeGreaterThan(0);
  });

  test('a write that does not end: said after two seconds, with an export and a copy after eight', async () => {
    const { context, page } = await phones.device();
    await context.clock.install();
    await begin(page, phones.address, 'stuck', 2);
    const rows = await journal(page);
    const other = await context.newPage();
    await other.goto(`${phones.address}licences.txt`);
    await holdTheDisk(other);
    await awake(page);
    await stopTime(page);
    await strong(page).tap();
    await letTimeGo(page, page.locator('[data-notice="saving"]').getByText('Saving…'), 500);
    const stuck = page.locator('[data-notice="stuck"]');
    expect(await stuck.count()).toBe(0);
    await letTimeGo(page, stuck, 500);
    await page.clock.resume();
    const copy = await page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('unsaved')));
    expect(copy).toBe(true);
    await stuck.getByRole('button', { name: 'Export' }).tap();
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'File').tap()]);
    expect(JSON.parse(await textOf(download)).choices).toHaveLength(rows + 1);
    await page.locator('.send').getByRole('button', { name: 'Close' }).tap();
    await other.evaluate('letGo()');
    await stuck.waitFor({ state: 'detached' });
    await expect.poll(() => journal(page)).toBe(rows + 1);
  });

  test('site data cleared under it: the campaign is begun anew under its id with the next decision', async () => {
    // A profile of its own: a private window does not store again what was cleared under it.
    const { context, page, close } = await visitor(phones.address);
    await begin(page, phones.address, 'cleared', 3);
    const campaign = new URL(page.url()).hash;
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(phones.address);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    const before = await page.locator('.table').getAttribute('data-decisions');
    await decide(page);
    await expect.poll(() => page.locator('.table').getAttribute('data-decisions')).not.toBe(before);
    // What was cleared took the service worker along: that another has come may be said.
    await page.locator('.trouble-line:not([data-notice="updated"])').waitFor({ state: 'detached' });
    await expect.poll(() => journal(page)).toBeGreaterThanOrEqual(4);
    const now = await asked(page);
    await page.goto('about:blank');
    await page.goto(phones.address);
    await expect.poll(() => asked(page)).toBe(now);
    expect(new URL(page.url()).hash).toBe(campaign);
    await close();
  });

  test('no map: said in its place, and the game is played from the list', async () => {
    const { context, page } = await phones.device();
    await lose(context, 'renderer-canvas');
    await context.addInitScript(withoutWebGL);
    await begin(page, phones.address, 'blind');
    await page.locator('.map-failed').waitFor();
    await expect.poll(() => page.locator('.map-failed').textContent()).toContain('The map could not be drawn');
    await step(page);
  });
});

/** A browser of its own, with a profile that lasts and a service worker. */
async function visitor(address: string) {
  const profile = mkdtempSync(join(tmpdir(), 'the-valley-profile-'));
  const context = await launchProfile(profile);
  await context.addInitScript(() => {
    if (origin === 'null') return; // a blank page has no storage
    const settings = { version: 1, language: 'en', motion: 'none', speed: 'instant' };
    localStorage.setItem('the-valley/settings', JSON.stringify(settings));
  });
  const { page } = await openPage(context);
  await page.goto(address);
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, page, close };
}

/** Storm against the computer, which begins. */
async function beginStorm(page: Page): Promise<void> {
  await sitDown(page, phones.address, 'storm', { french: 'person', 'viet-minh': 'hasty' }, 'faults');
  await page.locator('.table').waitFor();
}

/** Keeps a transaction open, as a window that hangs does, until `letGo` is called there. */
const holdTheDisk = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((holding) => {
        let held = true;
        Object.assign(globalThis, {
          letGo: () => {
            held = false;
          },
        });
        const opening = indexedDB.open('the-valley');
        opening.onsuccess = () => {
          const store = opening.result.transaction(['campaigns', 'choices'], 'readwrite').objectStore('campaigns');
          const again = () => {
            if (held) store.count().onsuccess = again;
          };
          again();
          holding();
        };
      }),
  );

describe('the first screen', () => {
  test('is the campaign that was played last, whatever the quick memory says', async () => {
    const { page } = await phones.device();
    await begin(page, phones.address, 'one');
    const one = new URL(page.url()).hash;
    await begin(page, phones.address, 'other');
    const other = new URL(page.url()).hash;
    for (const [remembered, why] of [
      [null, 'the browser had not written it'],
      [one, 'the browser had written only the one before'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${phones.address}licences.txt`);
      await page.evaluate((hash) => {
        if (hash === null) localStorage.removeItem('the-valley/open');
        else localStorage.setItem('the-valley/open', hash.replace('#/play/', ''));
      }, remembered);
      await page.goto(phones.address);
      await question(page).waitFor();
      expect(new URL(page.url()).hash, why).toBe(other);
    }
    await page.goto(`${phones.address}#/`);
    await home(page);
    await expect.poll(() => openCampaign(page)).toBe('');
    await page.evaluate((hash) => localStorage.setItem('the-valley/open', hash.replace('#/play/', '')), one);
    await page.goto('about:blank');
    await page.goto(phones.address);
    await home(page);
  });

  test('opens the table also where its script comes between a drawing and the frame after it', async () => {
    const { context, page } = await phones.device();
    await begin(page, phones.address, 'late frame');
    // A starved phone: what follows a drawing (after a frame, or 35 ms without one) follows it much later.
    await context.addInitScript(() => {
      const real = setTimeout;
      const later = (work: () => void, ms = 0) => real(work, ms === 35 ? 1000 : ms);
      Object.assign(globalThis, { setTimeout: later, requestAnimationFrame: (work: () => void) => real(work, 1000) });
    });
    await page.goto('about:blank');
    await page.goto(phones.address);
    await question(page).waitFor();
  });
});

test('what fails in the background is told once and can be put away', async () => {
  const { page } = await phones.device();
  await page.goto(phones.address);
  await home(page);
  for (let i = 0; i < 3; i++) await page.evaluate(() => void Promise.reject(new Error('nobody waits for this')));
  const line = page.locator('.mishap');
  await line.getByText('Something went wrong in the background').waitFor();
  await expectNothingCut(page);
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Dismiss' }).tap();
  await page.evaluate(() => void Promise.reject(new Error('nobody waits for this')));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await line.count()).toBe(0);
});

test('a browser without a storage manager: the settings say what they know, and nothing fails', async () => {
  const { context, page, problems } = await phones.device();
  await context.addInitScript(() => {
    Reflect.deleteProperty(StorageManager.prototype, 'persisted');
    Reflect.deleteProperty(StorageManager.prototype, 'persist');
    for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with']) Reflect.deleteProperty(Array.prototype, name);
  });
  await begin(page, phones.address, 'old', 2);
  await page.goto(`${phones.address}#/settings`);
  await title(page).getByText('Settings').waitFor();
  await page
    .getByText('Storage used')
    .or(page.getByText(/ [kM]B/))
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

test('inside another page there is only a link to the app', async () => {
  const { context, page } = await phones.device();
  await page.goto(`${phones.address}licences.txt`);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.style.cssText = 'width: 360px; height: 500px';
    document.body.replaceChildren(frame);
  }, phones.address);
  const frame = page.frameLocator('iframe');
  const link = frame.getByRole('link', { name: 'Open The Valley' });
  await link.waitFor();
  await expect.poll(() => frame.locator('a, button, input').count()).toBe(1);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await home(opened);
});

describe('kept for offline', () => {
  test('a file that cannot be fetched: said with its name, and tried again', async () => {
    const server = await serve(inject('app'));
    let gone = true;
    server.refuse((path) => gone && path.includes('stamp-day'));
    const { page, close } = await visitor(server.address);
    await page.getByText('Not available offline yet').waitFor();
    await page.getByText(/could be saved for offline use: \S*stamp-day\S*\.webp/).waitFor();
    gone = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await savedForOffline(page);
    await page.getByText('Not available offline yet').waitFor({ state: 'detached' });
    await close();
    await server.stop();
  });

  test('an update taken in another window: the table is told, keeps its files, and goes on', async () => {
    const server = await serve(inject('app'));
    const { context, page, close } = await visitor(server.address);
    await savedForOffline(page);
    await begin(page, server.address, 'updated');
    const other = await context.newPage();
    await other.goto(`${server.address}#/settings`);
    await other.getByRole('link', { name: 'Games', exact: true }).tap();
    await home(other);
    server.deploy(inject('laterApp'));
    await other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await Promise.all([other.waitForEvent('load'), other.getByRole('button', { name: 'Update now' }).tap()]);
    await home(other);
    await page.getByText('Another window has updated The Valley').waitFor();
    await step(page);
    // Never opened before in this window, and no longer on the server.
    const lost: string[] = [];
    page.on('response', (response) => response.status() === 404 && lost.push(response.url()));
    await page.evaluate(() => {
      location.hash = '#/rules/lost-valley';
    });
    await page.locator('.rules-reader, .rules').first().waitFor();
    expect(lost).toEqual([]);
    const old = async () =>
      other.evaluate(async () => {
        const cache = await caches.open((await caches.keys()).find((name) => name.includes('precache')) ?? '');
        const files: string[] = await (await fetch('files.json')).json();
        const known = new Set(files.map((file) => new URL(file, location.href).pathname));
        return (await cache.keys()).filter(({ url }) => {
          const { pathname } = new URL(url);
          return pathname.includes('/assets/') && !known.has(pathname);
        }).length;
      });
    await expect.poll(() => old()).toBeGreaterThan(0);

    await page.close();
    await other.goto(`${server.address}#/settings`);
    await other.reload();
    await expect.poll(old).toBe(0);
    await close();
    await server.stop();
  });
});
