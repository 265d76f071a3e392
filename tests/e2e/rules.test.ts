import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  expectAccessible,
  expectNothingCut,
  launch,
  openPage,
  openPhone,
  openScreen,
  type Phone,
  type Server,
  serve,
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

const pages = ['', 'glossary', 'history', ...Array.from({ length: 21 }, (_, at) => `${at + 1}`)];

async function read(settings: Readonly<Record<string, string>>) {
  const context = await openPhone(browser, { viewport: { width: 360, height: 640 } });
  await context.addInitScript(
    (stored) => localStorage.setItem('the-valley/settings', stored),
    JSON.stringify({ version: 1, ...settings }),
  );
  const { page, problems } = await openPage(context);
  const open = async (rule: string, game = 'lost-valley') => {
    await openScreen(page, server.address, `rules/${game}/${rule}`);
    await page.locator('.rules-page').waitFor();
  };
  return { context, page, problems, open };
}

test.each(['en', 'fr', 'vi'])('no word of the rules is cut at 360x640 and text size 130: %s', async (language) => {
  const { context, page, problems, open } = await read({ language, text: '130' });
  for (const rule of pages) {
    await open(rule);
    for (const fold of await page.locator('summary').all()) await fold.click();
    await expectNothingCut(page);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('nor one of Storm, where counters, areas and cards are shown', async () => {
  const { context, page, problems, open } = await read({ language: 'fr', text: '130' });
  for (const rule of ['2', '18']) {
    await open(rule, 'storm');
    for (const fold of await page.locator('summary').all()) await fold.click();
    await expectNothingCut(page);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('axe finds nothing in the rules', async () => {
  const { context, page, open } = await read({ language: 'en' });
  for (const rule of ['', 'glossary', '3', '5', '12']) {
    await open(rule);
    await expectAccessible(page, rule);
  }
  await context.close();
});

test('a rule opens at its place, leads to the rules it names, and back returns', async () => {
  const { context, page, open } = await read({ language: 'en' });
  await open('12.2.1');
  const heading = page.getByRole('heading', { name: '12.2.1 Encircled centres' });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(100);
  await page.locator('[data-here]').getByRole('link', { name: '16.1' }).click();
  await page.getByRole('heading', { level: 1, name: 'Raids, repairs, recovery' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', { level: 1, name: 'Viet Minh action' }).waitFor();
  await context.close();
});

test('search without accents leads to the rule and keeps the words when one comes back', async () => {
  const { context, page, open } = await read({ language: 'vi' });
  await open('');
  await page.getByRole('searchbox').fill('dao lan');
  await page.getByRole('link', { name: /12\.2 Đào lấn/ }).click();
  await page.getByRole('heading', { name: '12.2 Đào lấn' }).waitFor();
  await page.getByRole('button', { name: 'Quay lại' }).click();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('dao lan');
  await context.close();
});

test('an abbreviation explains itself where it stands', async () => {
  const { context, page, open } = await read({ language: 'fr' });
  await open('9.2');
  await page.locator('[data-here]').getByRole('button', { name: 'PR', exact: true }).first().click();
  await page.getByText('Points de ressources (RP)').waitFor();
  await expectAccessible(page);
  await context.close();
});
