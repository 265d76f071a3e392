import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { launchProfile, openPage, type Server, savedForOffline, serve } from './harness';
import { question, start } from './parts';
import { goOn } from './strong';

let server: Server;
let profile: string;
let context: BrowserContext;
beforeEach(async () => {
  profile = mkdtempSync(join(tmpdir(), 'the-valley-profile-'));
  server = await serve(inject('app'));
  context = await launchProfile(profile);
  // What has happened is not told at length here.
  await context.addInitScript(() => {
    localStorage.setItem('the-valley/settings', JSON.stringify({ version: 1, language: 'en', speed: 'instant' }));
  });
});
afterEach(async () => {
  await context.close();
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
});

async function open(): Promise<Page> {
  const { page } = await openPage(context);
  await page.goto(server.address);
  await page.locator('h1').waitFor();
  return page;
}

/** The version that the page itself shows. */
async function version(page: Page): Promise<string | undefined> {
  await page.goto(`${server.address}#/about`);
  const text = await page.locator('.page > .caption', { hasText: 'Version ' }).textContent();
  await page.goto(`${server.address}#/`);
  return text?.replace('Version ', '');
}

// A mark on the document is gone exactly when the page was loaded anew.
const mark = (page: Page) => page.evaluate(() => document.body.classList.add('marked'));
const isMarked = (page: Page) => page.evaluate(() => document.body.classList.contains('marked'));
const reloaded = (page: Page) => page.locator('body:not(.marked) h1').waitFor();

const waiting = (page: Page) => page.getByText('A new version is ready').waitFor();
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

test('a new version waits quietly, comes when asked, and the other tab is told', async () => {
  const page = await open();
  await savedForOffline(page);
  const old = await version(page);
  const other = await open();
  await mark(page);
  await mark(other);

  server.deploy(inject('laterApp'));
  await checkForUpdate(page);
  await waiting(page);
  await waiting(other);
  expect(await isMarked(page)).toBe(true);
  expect(await version(page)).toBe(old);

  await page.getByRole('button', { name: 'Update now' }).tap();
  await reloaded(page);
  expect(await version(page)).toBe('later');

  await other.getByText('Another tab has updated').waitFor();
  expect(await isMarked(other)).toBe(true);
  await other.getByRole('button', { name: 'Reload' }).tap();
  await reloaded(other);
  expect(await version(other)).toBe('later');
});

test('a new version that nobody asked for comes with the next cold start', async () => {
  const page = await open();
  await savedForOffline(page);
  server.deploy(inject('laterApp'));
  await checkForUpdate(page);
  await waiting(page);
  await context.close();

  context = await launchProfile(profile);
  const next = await open();
  expect(await version(next)).toBe('later');
});

test('where the data of the site are cleared nobody is told of an update', async () => {
  const page = await open();
  await savedForOffline(page);
  // Under the service worker from here on.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => document.body.classList.add('without'));
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(server.address).origin, storageTypes: 'all' });
  await page.locator('body.without').waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.getByText('Another tab has updated').count()).toBe(0);
});

/** The version that the server has now is on the device whole, and waits. */
async function installed(page: Page): Promise<void> {
  const isWaiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const coming = registration?.installing;
    if (coming) {
      await new Promise<void>((resolve) => {
        const look = () => coming.state !== 'installing' && resolve();
        coming.addEventListener('statechange', look);
        look();
      });
    }
    return Boolean(registration?.waiting);
  });
  expect(isWaiting).toBe(true);
}

/** Begins a campaign and makes a first choice; answers what is asked then. */
async function begin(page: Page): Promise<string> {
  await page.goto(`${server.address}#/new/lost-valley`);
  await start(page).tap();
  await question(page).waitFor();
  return decide(page);
}

async function decide(page: Page): Promise<string> {
  await goOn(page);
  return question(page).innerText();
}

test('a campaign goes on while an update waits, after it was asked for, and after it came by itself', async () => {
  const page = await open();
  await savedForOffline(page);
  await begin(page);
  await mark(page);
  server.deploy(inject('laterApp'));
  await installed(page);
  const asked = await decide(page);
  expect(await isMarked(page)).toBe(true);

  await page.goto(`${server.address}#/`);
  await page.getByRole('button', { name: 'Update now' }).tap();
  await reloaded(page);
  expect(await version(page)).toBe('later');
  await page.getByRole('link', { name: 'Resume campaign' }).tap();
  await question(page).waitFor();
  await expect.poll(() => question(page).innerText()).toBe(asked);

  server.deploy(inject('app'));
  await installed(page);
  const next = await decide(page);
  await context.close();
  context = await launchProfile(profile);
  const start = await openPage(context);
  await start.page.goto(server.address);
  await question(start.page).waitFor();
  await expect.poll(() => question(start.page).innerText()).toBe(next);
  expect(await version(start.page)).not.toBe('later');
});
