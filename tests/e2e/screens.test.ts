import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  expectAccessible,
  expectNothingCut,
  home,
  launch,
  openPage,
  openPhone,
  openScreen,
  type Phone,
  type Server,
  serve,
  smallPhone,
} from './harness';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const screens = ['', 'new/lost-valley', 'new/vallee', 'play/none', 'settings', 'about'];
const key = 'the-valley/settings';

/** A page whose settings were made on an earlier visit. */
async function visit(settings: Readonly<Record<string, string>>, options: Parameters<typeof openPhone>[1] = {}) {
  const context = await openPhone(browser, options);
  const stored = JSON.stringify({ version: 1, ...settings });
  await context.addInitScript(
    ([name, text]) => {
      if (name && text && !localStorage.getItem(name)) localStorage.setItem(name, text);
    },
    [key, stored],
  );
  const { page, problems } = await openPage(context);
  const open = (screen: string) => openScreen(page, server.address, screen);
  return { context, page, problems, open };
}

test.each([
  ['en-GB', 'en', 'Four games', 'Settings'],
  ['fr-FR', 'fr', 'Quatre jeux', 'Réglages'],
  ['vi-VN', 'vi', 'Bốn trò chơi', 'Cài đặt'],
])('home speaks the language of a phone set to %s', async (locale, lang, heading, settings) => {
  const context = await openPhone(browser, { locale });
  const { page, problems } = await openPage(context);
  await page.goto(server.address);
  await home(page);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.getByRole('link', { name: settings }).waitFor();
  await expect
    .poll(() => page.locator('.rows h3').allTextContents())
    .toEqual(['The Lost Valley', 'A Season in Hell', 'Storm Over Dien Bien Phu', 'Vallée de la mort']);
  expect(problems).toEqual([]);
  await context.close();
});

test('axe finds nothing on any screen', async () => {
  const { context, page, open } = await visit({});
  for (const screen of screens) {
    await open(screen);
    await expectAccessible(page, screen);
  }
  await context.close();
});

const tightest = [
  { width: 360, height: 640, text: '130' },
  { width: 320, height: 568, text: '130' },
  { width: 390, height: 844, text: '150' },
];

test.each(['en', 'fr', 'vi'])('no text is cut on small screens with large text: %s', async (language) => {
  const { context, page, open } = await visit({ language }, { viewport: smallPhone });
  for (const screen of screens) {
    await open(screen);
    await expectNothingCut(page);
    for (const { width, height, text } of tightest) {
      await page.setViewportSize({ width, height });
      await page.locator('html').evaluate((root, value) => root.setAttribute('data-text', value), text);
      await expectNothingCut(page);
    }
  }
  await context.close();
});

test('everything to press is at least 44 pixels high and wide', async () => {
  const { context, page, open } = await visit({}, { viewport: smallPhone });
  for (const screen of screens) {
    await open(screen);
    const small = () =>
      page.locator('a, button, label, summary').evaluateAll((elements) =>
        elements
          .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(({ text, box }) => `${text}: ${box.width} x ${box.height}`),
      );
    // What the screen before had may still be on its way out.
    await expect.poll(small, { message: screen }).toEqual([]);
  }
  await context.close();
});

test('each setting takes effect at once and is remembered', async () => {
  const { context, page, open } = await visit({});
  await open('settings');
  const root = page.locator('html');
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

  await choose('Dark');
  await expect.poll(() => paper()).toBe('rgb(29, 35, 34)');
  await choose('High contrast');
  await expect.poll(() => paper()).toBe('rgb(255, 255, 255)');
  await choose('130%');
  await expect.poll(() => size()).toBe('20.8px');
  await choose('None');
  await expect.poll(() => root.getAttribute('data-motion')).toBe('none');
  await choose('Tiếng Việt');
  await page.getByRole('heading', { name: 'Cài đặt' }).waitFor();
  await expect.poll(() => root.getAttribute('lang')).toBe('vi');

  await page.reload();
  await page.getByRole('heading', { name: 'Cài đặt' }).waitFor();
  await expect.poll(() => paper()).toBe('rgb(255, 255, 255)');
  await expect.poll(() => size()).toBe('20.8px');
  await context.close();
});

test('left to itself the app follows the phone: dark, with reduced motion', async () => {
  const { context, page, open } = await visit({}, { colorScheme: 'dark', reducedMotion: 'reduce' });
  await open('');
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await expect.poll(() => page.locator('html').getAttribute('data-motion')).toBe('reduced');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme=light]').waitFor();
  await context.close();
});

test('the back button goes back one screen, and a new screen has the focus on its heading', async () => {
  const { context, page, open } = await visit({});
  await open('');
  await page.getByRole('link', { name: 'Settings' }).tap();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.locator('h1:focus').waitFor();
  await expect.poll(() => page.title()).toBe('Settings · The Valley');
  await page.getByRole('link', { name: 'About', exact: true }).tap();
  await page.getByRole('heading', { name: 'About' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.goBack();
  await home(page);
  await expect.poll(() => page.title()).toBe('The Valley');
  await context.close();
});
