/** The screen as it stands, in every shape of glass that it must fit: what is cut, and how much is left of the map. */
import type { Page } from 'playwright-core';
import { unreadable } from './cut';

const shapes = [
  { width: 390, height: 844, text: '100' },
  { width: 360, height: 640, text: '130' },
  { width: 844, height: 390, text: '100' },
  { width: 820, height: 1180, text: '100' },
  { width: 1440, height: 900, text: '100' },
] as const;

/** The shape for which the share of the map is promised, and that share of its height. */
const PHONE = 844;
const MAP_SHARE = 0.55;

/** `picture`: where a picture of a shape in which something is wrong goes. */
export async function inEveryShape(page: Page, picture: string | null): Promise<readonly string[]> {
  const was = page.viewportSize() ?? shapes[0];
  const text = await page.locator('html').getAttribute('data-text');
  const found: string[] = [];
  for (const { width, height, text: size } of shapes) {
    await shape(page, width, height, size);
    const lines = [...(await unreadable(page))];
    const share = await mapShare(page);
    if (height === PHONE && share !== null && share < MAP_SHARE) lines.push(`the map has ${Math.round(share * 100)} %`);
    if (picture !== null && lines.length > 0) await page.screenshot({ path: `${picture}-${width}.png` });
    found.push(...lines.map((line) => `${width} x ${height}: ${line}`));
  }
  await shape(page, was.width, was.height, text ?? '100');
  return found;
}

async function shape(page: Page, width: number, height: number, text: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.locator('html').evaluate((root, value) => root.setAttribute('data-text', value), text);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** How much of the height the map has while a question is open and no sheet lies over it. */
async function mapShare(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const dock = document.querySelector('.dock');
    const strip = document.querySelector('.strip');
    if (!dock?.querySelector('.question') || !strip || document.querySelector('.sheet')) return null;
    return (dock.getBoundingClientRect().top - strip.getBoundingClientRect().bottom) / innerHeight;
  });
}
