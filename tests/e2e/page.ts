import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Said by the driver where the browser lays the page together in software: it reads the map's pixels itself. */
const readBack = /^\[\.WebGL-\w+\]GL Driver Message .*GPU stall due to ReadPixels/;

/** A file of plain text names no icon: the browser asks for one by itself. */
const iconOfPlainText = /\/favicon\.ico$/;

/** A page that remembers everything that went wrong on it: script errors, console errors, policy violations. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; problems: string[] }> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!readBack.test(message.text()) && !iconOfPlainText.test(url)) problems.push(`${message.text()} (${url})`);
  });
  return { page, problems };
}

/** What axe finds wrong, by any rule it knows, best practices included, or by a few. */
export async function violations(page: Page, rules?: string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: only }),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
}

const themes = [
  { theme: 'light', media: { colorScheme: 'light', contrast: 'no-preference' } },
  { theme: 'dark', media: { colorScheme: 'dark', contrast: 'no-preference' } },
  { theme: 'contrast', media: { colorScheme: 'light', contrast: 'more' } },
] as const;
/** What can come out differently when only colours change. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** The same on a page that follows the phone, in light, dark and high contrast. */
export async function violationsInEveryTheme(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { theme, media } of themes) {
    await page.emulateMedia(media);
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    const lines = await violations(page, theme === 'light' ? undefined : ofColour);
    found.push(...lines.map((line) => `${theme}: ${line}`));
  }
  await page.emulateMedia(themes[0].media);
  return found;
}

/** Runs in the page: like a phone without WebGL. */
export function withoutWebGL(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    },
  });
}
