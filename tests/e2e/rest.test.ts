import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch, openPage, openPhone, openScreen, type Phone, type Server, serve } from './harness';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Counts every frame that the page asks for. */
function countFrames(): void {
  const ask = window.requestAnimationFrame.bind(window);
  Object.assign(window, { askedFrames: 0 });
  window.requestAnimationFrame = (act) => {
    Object.assign(window, { askedFrames: askedIn(window) + 1 });
    return ask(act);
  };
  function askedIn(of: object): number {
    return 'askedFrames' in of && typeof of.askedFrames === 'number' ? of.askedFrames : 0;
  }
}

const asked = (page: Page): Promise<unknown> => page.evaluate('window.askedFrames');

/** Nothing is asked for once whatever moved has come to rest. */
async function expectRest(page: Page, where: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const before = await asked(page);
        await page.waitForTimeout(700);
        return (await asked(page)) === before;
      },
      { message: where, timeout: 20_000 },
    )
    .toBe(true);
}

test.each(['lost-valley', 'storm'])('no frame is asked for while nothing moves: %s', async (game) => {
  const context = await openPhone(browser);
  await context.addInitScript(countFrames);
  await context.addInitScript(() =>
    localStorage.setItem('the-valley/settings', JSON.stringify({ version: 1, language: 'en', speed: '4' })),
  );
  const { page, problems } = await openPage(context);
  await openScreen(page, server.address, '');
  await expectRest(page, 'home');
  await openScreen(page, server.address, `new/${game}`);
  await expectRest(page, 'new game');
  await page.locator('.begin .button').tap();
  await page.locator('.map-host[data-ground="drawn"]').waitFor();
  await page.locator('.told-bar .primary:not([data-told="step"])').waitFor();
  await expectRest(page, 'a card waits');
  await page.keyboard.press('Escape');
  for (let i = 0; i < 12 && (await page.locator('.dock .question').count()) === 0; i++) {
    const skip = page.locator('.told-bar .primary:enabled');
    if ((await skip.count()) > 0) await skip.tap();
    await page.waitForTimeout(500);
  }
  await page.locator('.dock .question').waitFor();
  await expectRest(page, 'a question');
  await page.locator('.strip button').last().tap();
  await expectRest(page, 'the menu');
  expect(problems).toEqual([]);
  await context.close();
});
