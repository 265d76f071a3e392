import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { home, launch, launchProfile, openPage, openPhone, openScreen, savedForOffline, serve } from './harness';

const profiles: string[] = [];
const newProfile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'the-valley-profile-'));
  profiles.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of profiles) rmSync(folder, { recursive: true, force: true });
});

test.each(['/', '/games/the-valley/'])(
  'served at %s: installable, and opens offline in a new browser process',
  async (path) => {
    const server = await serve(inject('app'), path);
    const profile = newProfile();

    const first = await launchProfile(profile);
    const visit = await openPage(first);
    await visit.page.goto(server.address);
    await home(visit.page);
    await savedForOffline(visit.page);
    const devtools = await first.newCDPSession(visit.page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    expect(visit.problems).toEqual([]);
    await openScreen(visit.page, server.address, 'new/lost-valley');
    await visit.page.getByRole('button', { name: 'Start' }).tap();
    await visit.page.locator('.table canvas').first().waitFor();
    const campaign = new URL(visit.page.url()).hash;
    await first.close();
    await server.stop();

    const second = await launchProfile(profile);
    const { page, problems } = await openPage(second);
    await page.goto(server.address);
    // Straight back to the campaign that lay open.
    await page.locator('.table canvas').first().waitFor();
    expect(new URL(page.url()).hash).toBe(campaign);
    await page.goto(`${server.address}#/`);
    await home(page);
    await savedForOffline(page);
    for (const screen of ['settings', 'about', 'new/lost-valley']) {
      await openScreen(page, server.address, screen);
    }
    await page.goto(`${server.address}${campaign}`);
    await page.locator('.table canvas').first().waitFor();
    // A language never used before is there too.
    await page.goto(`${server.address}#/settings`);
    await page.getByRole('radio', { name: 'Français' }).check({ force: true });
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    await page.goto(`${server.address}#/about`);
    await page.getByText('Tous les textes de licence').tap();
    await page.getByText('SIL OPEN FONT LICENSE').first().waitFor();
    expect(problems).toEqual([]);
    await second.close();
  },
);

test('nothing is asked of any other host, and nothing breaks the content security policy', async () => {
  const server = await serve(inject('app'));
  const browser = await launch();
  const context = await openPhone(browser);
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`refused: ${event.violatedDirective}`));
  });
  const { page, problems } = await openPage(context);
  for (const screen of ['', 'new/storm', 'settings', 'about']) {
    await openScreen(page, server.address, screen);
  }
  await openScreen(page, server.address, 'new/lost-valley');
  await page.getByRole('button', { name: 'Start' }).tap();
  await page.locator('.table canvas').first().waitFor();
  await page.goto(`${server.address}#/`);
  await savedForOffline(page);
  expect([...hosts]).toEqual([new URL(server.address).origin]);
  expect(problems).toEqual([]);

  // The policy is in force: a script written into the page does not run.
  await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'document.title = "ran"';
    } catch {
      // Trusted types refuse even to write it.
    }
    document.body.append(script);
  });
  expect(await page.title()).toBe('The Valley');
  await browser.close();
  await server.stop();
});

test('the app does not claim to be ready offline when a file is missing from the cache', async () => {
  const server = await serve(inject('app'));
  const browser = await launch();
  const context = await openPhone(browser);
  const { page } = await openPage(context);
  await page.goto(server.address);
  await savedForOffline(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const font = (await cache.keys()).find((request) => request.url.includes('.woff2'));
      if (font) await cache.delete(font);
    }
  });
  await page.goto(`${server.address}#/settings`);
  await page.getByText('Needs a connection').waitFor();
  await browser.close();
  await server.stop();
});
