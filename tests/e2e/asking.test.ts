import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Finger, fingerOf, reachAtRest } from '../robot/finger';
import { look } from '../robot/screen';
import { browserCommand } from './browser';
import { handOn } from './hand';
import { launch, openPage, openPhone, type Phone, type Server, serve } from './harness';
import { undo } from './parts';
import { sitDown } from './phones';
import { awake, standing } from './strong';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function begin(seed: string) {
  const context = await openPhone(browser, { reducedMotion: 'reduce' });
  const stored = JSON.stringify({ version: 1, language: 'en', motion: 'none', speed: 'instant' });
  await context.addInitScript((text) => localStorage.setItem('the-valley/settings', text), stored);
  const { page, problems } = await openPage(context);
  const finger = fingerOf(page, await handOn(page));
  await sitDown(page, server.address, 'lost-valley', {}, seed);
  await page.locator('.acts .strong').waitFor();
  return { context, page, problems, finger };
}

const written = async (page: Page) => (await look(page)).stored?.choices ?? [];

/** The strong button, again and again, until a question is put. */
async function until(page: Page, finger: Finger, there: () => Promise<boolean>): Promise<void> {
  const asked: (string | null)[] = [];
  for (let i = 0; i < 60; i++) {
    await awake(page);
    if (await there()) return;
    asked.push((await look(page)).screen.question);
    const before = await standing(page);
    const tapped = async () =>
      (await finger.tap('.acts .strong:enabled')) ||
      finger.tap('.dock .above .button, .sheet .choice-row, .targets [data-choice]');
    await expect.poll(tapped, { message: before }).toBe(true);
    await expect.poll(() => standing(page)).not.toBe(before);
  }
  throw new Error(`never asked: ${asked.join('; ')}`);
}

test('a pennant is looked at before it is struck, and every gun can be ticked without a throw', async () => {
  const { context, page, problems, finger } = await begin('i');
  const shows = (selector: string) => page.locator(selector).count();

  // The last air point: the pennant opens the strike with its price, and only the button flies it.
  await until(page, finger, async () => (await shows('[data-choice^="sead"]')) > 0);
  for (let ending: string | null = null; ending !== 'dice'; ) {
    const before = await written(page);
    await expect.poll(() => finger.tap('.board-access button[data-place="312"]')).toBe(true);
    await page.locator('.sheet[data-topic="weigh"]').waitFor();
    const strong = page.locator('.acts .strong[data-choice="das 312"]');
    await strong.waitFor();
    ending = await strong.getAttribute('data-ending');
    await expect.poll(() => strong.innerText()).toMatch(ending === 'dice' ? /1 ASP.*roll/s : /1 ASP/);
    expect(await written(page)).toEqual(before);
    await reachAtRest(page, '.acts .strong');
    await expect.poll(() => finger.tap('.acts .strong')).toBe(true);
    await expect.poll(async () => (await written(page)).length).toBeGreaterThan(before.length);
    expect((await written(page))[before.length]).toBe('das 312');
  }

  // Every gun is ticked: the same question, undo alive, and the dice on the button.
  await until(page, finger, async () => (await shows('.sheet [data-choice^="support"]')) > 0);
  const asked = (await look(page)).screen.question;
  const unticked = '.sheet [data-choice^="support"]:not([data-on])';
  for (let i = 0; i < 12 && (await shows(unticked)) > 0; i++) {
    const was = await shows(unticked);
    await expect.poll(() => finger.tap(unticked)).toBe(true);
    await expect.poll(() => shows(unticked)).toBeLessThan(was);
  }
  expect((await look(page)).screen.question).toBe(asked);
  await expect.poll(() => undo(page).isEnabled()).toBe(true);
  await expect.poll(() => page.locator('.acts .strong').getAttribute('data-ending')).toBe('dice');
  expect(problems).toEqual([]);
  await context.close();
});

/** A browser on a profile, to be killed with all that it has not yet written. */
async function mortal(profile: string) {
  const { executablePath, args } = await browserCommand();
  const port = join(profile, 'DevToolsActivePort');
  rmSync(port, { force: true });
  const own = ['--window-size=390,844', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'];
  const started = spawn(executablePath, [...args, ...own], { detached: true, stdio: 'ignore' });
  await expect.poll(() => existsSync(port) && readFileSync(port, 'utf8').includes('/')).toBe(true);
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${readFileSync(port, 'utf8').split('\n')[0]}`);
  const page = connected.contexts()[0]?.pages()[0];
  if (!page || started.pid === undefined) throw new Error('the browser has no page');
  const group = -started.pid;
  const kill = () =>
    new Promise<void>((gone) => {
      started.once('exit', () => gone());
      process.kill(group, 'SIGKILL');
    });
  return { page, kill };
}

/** What lies beside the campaigns on the disk. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('the-valley');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('misc').objectStore('misc').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

test('what is planned and not yet pressed outlives a browser that is killed', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'the-valley-planned-'));
  const stored = JSON.stringify({ version: 1, language: 'en', motion: 'none', speed: 'instant' });
  const first = await mortal(profile);
  await first.page.addInitScript((text) => localStorage.setItem('the-valley/settings', text), stored);
  await first.page.goto(`${server.address}#/new/lost-valley`);
  await first.page.locator('input[name="dice"]').last().check();
  await first.page.locator('.seed input').fill('3');
  await first.page.getByRole('button', { name: 'Start', exact: true }).click();
  const spend = first.page.locator('.above [data-choice="boost 1"]');
  const strong = first.page.locator('.acts .strong:enabled:not([data-asleep])');
  await spend.or(strong).first().waitFor();
  for (let i = 0; i < 6 && (await spend.count()) === 0; i++) {
    // What stands there without its sleep: that it has woken up is not yet what the press brings.
    const before = await standing(first.page);
    await strong.click();
    await expect.poll(() => standing(first.page)).not.toBe(before);
  }
  await spend.click();
  await first.page.locator('.acts .strong[data-choice="boost 1"]').waitFor();
  const made = await written(first.page);
  await expect.poll(() => kept(first.page)).toContain('boost 1');
  await first.kill();

  const again = await mortal(profile);
  await again.page.goto(server.address);
  await again.page.locator('.acts .strong[data-choice="boost 1"]').waitFor();
  await expect.poll(() => written(again.page)).toEqual(made);
  await again.kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});
