import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withoutWebGL } from './harness';
import { painted, question, sheet } from './parts';
import { begin, sitDown, usePhones } from './phones';
import { atRest, awake, goOn } from './strong';

const phones = usePhones();

/** Holds back a script of the app until it is let go. */
async function holdBack(page: Page, script: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(new RegExp(`/${script}-[^/]*\\.js`), async (request) => {
    await gone;
    await request.continue();
  });
  return letGo;
}

/** Where something lies, however the map has slid under a sheet. */
const laidOut = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { offsetLeft, offsetTop } = element.closest<HTMLElement>('.map, .glance > *') ?? document.body;
    return [offsetLeft, offsetTop, element.clientWidth, element.clientHeight];
  });

test.each(['light', 'dark'])('a start shows the table as it was left before its script is there: %s', async (theme) => {
  const { page, problems } = await phones.device({ theme });
  await begin(page, phones.address, 'glance', 2);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await painted(page);
  await awake(page);
  const asked = await question(page).textContent();
  const map = await laidOut(page, '.map-host canvas');
  const names = await page.locator('.strip .level-name').allTextContents();
  const figures = await page
    .locator('.strip .level-figure')
    .evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent));
  expect([names.length > 2, figures.length > 1]).toEqual([true, true]);

  const letGo = await holdBack(page, 'table');
  await page.reload({ waitUntil: 'commit' });
  const picture = page.locator('.glance img');
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await expect.poll(() => laidOut(page, '.glance img')).toEqual(map);
  const [tracks, said] = await page.locator('.glance p').allTextContents();
  expect(said).toBe(asked);
  for (const level of [...names, ...figures]) expect(tracks).toContain(level);
  expect(await page.locator('canvas').count()).toBe(0);

  letGo();
  await painted(page);
  await page.locator('.map-still').waitFor({ state: 'detached' });
  await page.locator('.glance').waitFor({ state: 'detached' });
  await expect.poll(() => laidOut(page, '.map-host canvas')).toEqual(map);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('the-valley/glance'))).toBe(null);
  expect(problems).toEqual([]);
});

test('what was left in other colours is not shown', async () => {
  const { page } = await phones.device({ theme: 'light' });
  await begin(page, phones.address, 'glance', 1);
  const letGo = await holdBack(page, 'table');
  await page.addInitScript(() => {
    const stored = JSON.parse(localStorage.getItem('the-valley/settings') ?? '{}');
    localStorage.setItem('the-valley/settings', JSON.stringify({ ...stored, theme: 'dark' }));
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#app > main.splash').waitFor();
  expect(await page.locator('.glance').count()).toBe(0);
  letGo();
  await question(page).waitFor();
});

/** Where the map can be touched, place by place. */
const touched = (page: Page) =>
  page
    .locator('.board-access button')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('style')}`));

test('a map of areas opens with every plate where it was left, and finds places where what was kept is damaged', async () => {
  const { page, problems } = await phones.device();
  await sitDown(page, phones.address, 'vallee', { french: 'person', 'viet-minh': 'person' }, 'plates');
  await question(page).waitFor();
  for (let i = 0; i < 3; i++) await goOn(page);
  await painted(page);
  const left = await atRest(() => touched(page));
  expect(left.length).toBeGreaterThan(50);
  await page.reload();
  await painted(page);
  await expect.poll(() => touched(page)).toEqual(left);

  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('the-valley/glance') ?? '{}');
    const plates = (kept.plates ?? []).map((line: string) => line.replace(/[^|]*$/, 'somewhere'));
    localStorage.setItem('the-valley/glance', JSON.stringify({ ...kept, plates }));
  });
  await page.reload();
  await painted(page);
  await expect.poll(async () => (await touched(page)).length).toBe(left.length);
  expect(problems).toEqual([]);
});

interface Early {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: taps a point of the map in the very moment in which the start says that it can be touched. */
function tapAtOnce({ x, y }: Early): void {
  // The browser knows no finger of this number.
  Element.prototype.setPointerCapture = () => {};
  const look = new MutationObserver(() => {
    const host = document.querySelector('.map-host[data-touchable]');
    if (!host) return;
    look.disconnect();
    const { left, top } = host.getBoundingClientRect();
    const finger = { pointerId: 7, pointerType: 'touch', clientX: left + x, clientY: top + y, bubbles: true };
    for (const event of ['pointerdown', 'pointerup']) host.dispatchEvent(new PointerEvent(event, finger));
  });
  look.observe(document, { subtree: true, attributeFilter: ['data-touchable'] });
}

test('a tap on the map is answered from the moment that counts as its start, before it is painted', async () => {
  const { page, problems } = await phones.device();
  await begin(page, phones.address, 'glance', 2);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await painted(page);
  await awake(page);
  const at = await page
    .locator('.board-access button[data-place]')
    .first()
    .evaluate((button) => {
      const [place, host] = [button, button.closest('.map-host')].map((one) => one?.getBoundingClientRect());
      if (!place || !host) throw new Error('no map');
      return { x: place.left + place.width / 2 - host.left, y: place.top + place.height / 2 - host.top };
    });
  const { left, top } = await page.locator('.map-host').evaluate((host) => host.getBoundingClientRect());
  await page.touchscreen.tap(left + at.x, top + at.y);
  const answer = await sheet(page).getAttribute('data-topic');
  expect(answer).not.toBe('resume');

  // Nothing can be painted before its script is there: that the tap is earlier is no matter of luck.
  await page.addInitScript(withoutWebGL);
  await page.addInitScript(tapAtOnce, at);
  const letGo = await holdBack(page, 'renderer-canvas');
  await page.reload({ waitUntil: 'commit' });
  await page.locator(`.sheet[data-topic="${answer}"]`).waitFor();
  expect(await page.locator('.map-host canvas').count()).toBe(0);
  letGo();
  await painted(page);
  expect(problems).toEqual([]);
});
