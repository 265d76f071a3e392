import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted, start } from './parts';
import { sitDown, usePhones } from './phones';
import { awake } from './strong';

const phones = usePhones();

/** Knows every frame and every timer that the page waits for, by the line that asked for it. */
function watchWaiting(): void {
  const waiting = new Map<string, string>();
  const isOf = (id: string, kinds: readonly string[]) =>
    kinds.length === 0 || kinds.some((kind) => id.startsWith(kind));
  Object.assign(window, {
    waitingFor: (kinds: readonly string[] = []) =>
      [...waiting].filter(([id]) => isOf(id, kinds)).map(([, asker]) => asker),
  });
  const asker = () => new Error().stack?.split('\n').slice(3, 5).join(' ') ?? '';
  const begin = (kind: string, ask: (done: () => void) => number): number => {
    let over = false;
    const from = asker();
    const id = ask(() => {
      over = true;
      waiting.delete(`${kind} ${id}`);
    });
    if (!over) waiting.set(`${kind} ${id}`, from);
    return id;
  };
  const { requestAnimationFrame: frame, cancelAnimationFrame: noFrame } = window;
  const { setTimeout: timer, clearTimeout: noTimer, setInterval: clock, clearInterval: noClock } = window;
  const run = (act: TimerHandler, given: unknown[]) => typeof act === 'function' && act(...given);
  const endOf = (kind: string, end: (id?: number) => void) => (id?: number) => {
    waiting.delete(`${kind} ${id}`);
    end(id);
  };
  Object.assign(window, {
    requestAnimationFrame: (act: FrameRequestCallback) =>
      begin('frame', (done) =>
        frame((now) => {
          done();
          act(now);
        }),
      ),
    cancelAnimationFrame: endOf('frame', (id = 0) => noFrame(id)),
    setTimeout: (act: TimerHandler, ms?: number, ...given: unknown[]) =>
      begin('timer', (done) =>
        timer(() => {
          done();
          run(act, given);
        }, ms),
      ),
    clearTimeout: endOf('timer', (id) => noTimer(id)),
    setInterval: (act: TimerHandler, ms?: number, ...given: unknown[]) =>
      begin('clock', () => clock(() => run(act, given), ms)),
    clearInterval: endOf('clock', (id) => noClock(id)),
  });
}

/** Nothing is asked for any more once whatever moved has come to rest: then nothing can run before the next touch. */
async function expectRest(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate('window.waitingFor()'), { message: where }).toEqual([]);
}

/** What opens something to read. */
const readable = ['.strip .level', '.strip .icon-button'];

test.each(['lost-valley', 'storm', 'season', 'vallee'])('nothing runs while nothing moves: %s', async (game) => {
  const { context, page, problems } = await phones.device({ speed: '4', motion: 'full' });
  await context.addInitScript(watchWaiting);
  await page.goto(`${phones.address}#/`);
  await page.locator('.hero').waitFor();
  await expectRest(page, 'home');
  await page.goto(`${phones.address}#/new/${game}`);
  await start(page).waitFor();
  await expectRest(page, 'new game');
  await start(page).tap();
  await painted(page);
  const question = page.locator('.dock .question');
  // A line goes on by itself, a card waits until somebody has read it.
  const card = page.locator('.told-bar[data-waits] .primary:enabled');
  const curtain = page.locator('.curtain');
  const next = async () => {
    await question.or(card).or(curtain).first().waitFor();
    await awake(page);
    return (await curtain.count()) > 0 ? 'the curtain' : (await question.count()) > 0 ? 'a question' : 'a card';
  };
  let where = await next();
  for (; where === 'a card'; where = await next()) {
    await expectRest(page, where);
    const text = () => page.evaluate(() => document.querySelector('.told-card')?.textContent);
    const before = await text();
    await card.tap();
    await expect.poll(text).not.toBe(before);
  }
  await expectRest(page, where);
  if (where === 'a question') {
    // The map is drawn for its size: were it another under a sheet, each sheet would draw it anew.
    const size = async () => {
      const { width, height } = (await page.locator('.map-host').boundingBox()) ?? {};
      return { width, height };
    };
    const whole = await size();
    for (const key of ['Escape', 'n', 'l', 'c', '?']) {
      await page.keyboard.press(key);
      await expectRest(page, `after the key ${key}`);
      expect(await size(), `after the key ${key}`).toEqual(whole);
    }
    for (const thing of readable) {
      await page.keyboard.press('Escape');
      const first = page.locator(`${thing}:visible`).first();
      if ((await first.count()) === 0) continue;
      await first.tap();
      await expectRest(page, `after a tap on ${thing}`);
    }
  }
  expect(problems).toEqual([]);
});

/** A mind that takes its time: it is asked and does not answer. */
function thinkLong(): void {
  const Real = Worker;
  globalThis.Worker = class extends Real {
    override postMessage(message: unknown) {
      if (!(typeof message === 'object' && message && 'is' in message && message.is === 'decide'))
        super.postMessage(message);
    }
  };
}

test('while the computer thinks, nothing turns: only what would say that it is slow or silent is waited for', async () => {
  const { context, page, problems } = await phones.device();
  await context.addInitScript(thinkLong);
  await context.addInitScript(watchWaiting);
  await sitDown(page, phones.address, 'storm', { french: 'person', 'viet-minh': 'expert' });
  const turning = () => page.evaluate<readonly string[]>('window.waitingFor(["frame", "clock"])');
  await page.locator('.thinks').waitFor();
  await expect.poll(turning).toEqual([]);
  expect(problems).toEqual([]);
});
