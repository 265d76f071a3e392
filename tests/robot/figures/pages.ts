/** The pages that are measured: the app, an empty page, and the least that a map by Pixi can be. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { build } from 'vite';
import { launchProfile } from '../../e2e/browser';
import { openPage } from '../../e2e/page';
import { serve } from '../../e2e/server';
import { WATCH, watch } from './watch';

export const PATIENCE = 120_000;
/** What a phone is slower than the machine that measures, as far as anybody knows. */
export const SLOW_DOWN = 4;
/** The map is painted, with its buttons for those who do not see it. */
export const painted = '.board-access button';

export interface Measured {
  readonly runs: number;
  readonly visits: number;
}

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly problems: readonly string[];
}

export interface Pages {
  readonly app: string;
  readonly empty: string;
  readonly sprite: string;
  /** A browser of its own on the one profile, with everything counted. */
  open(): Promise<Opened>;
  /** The address of a campaign of this game that has come to a question; begun where there is none. */
  campaign(game: string): Promise<string>;
  close(): Promise<void>;
}

const folder = (name: string) => mkdtempSync(join(tmpdir(), `the-valley-${name}-`));

/** The app is kept for offline and its server gone: what is measured is the phone's own work. */
export async function prepare(dist: string): Promise<Pages> {
  const [profile, blank, one] = [folder('figures'), folder('empty'), folder('sprite')];
  writeFileSync(join(blank, 'index.html'), '<!doctype html><title>empty</title><p>empty</p>');
  await build({
    root: join(process.cwd(), 'tests/robot/pixi-page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: one, emptyOutDir: true },
  });
  const [empty, sprite, app] = [await serve(blank), await serve(one), await serve(dist)];
  const open = async (): Promise<Opened> => {
    const context = await launchProfile(profile, { paints: true });
    // By its name the measure of tasks tells what it hands on for the app from what looks at the page from outside.
    await context.addInitScript({ content: `(${watch})();\n//# sourceURL=${WATCH}` });
    const { page, problems } = await openPage(context);
    return { context, page, devtools: await context.newCDPSession(page), problems };
  };
  const first = await open();
  await first.page.goto(app.address);
  await first.page.getByText('Available offline').first().waitFor({ timeout: PATIENCE });
  await leave(first);
  await app.stop();

  const begun = new Map<string, string>();
  return {
    app: app.address,
    empty: empty.address,
    sprite: sprite.address,
    open,
    async campaign(game) {
      const known = begun.get(game);
      if (known !== undefined) return known;
      const opened = await open();
      await opened.page.goto(`${app.address}#/new/${game}`);
      // The same dice for every build that is measured.
      await opened.page.locator('input[name="dice"]').last().check({ timeout: PATIENCE });
      await opened.page.locator('.seed input').fill('figures');
      await opened.page.locator('.begin .button').tap({ timeout: PATIENCE });
      await toQuestion(opened.page);
      const address = opened.page.url();
      await leave(opened);
      begun.set(game, address);
      return address;
    },
    async close() {
      await empty.stop();
      await sprite.stop();
      for (const each of [profile, blank, one]) rmSync(each, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A page that is left keeps its picture. */
export async function leave({ page, context }: Opened): Promise<void> {
  await page.goto('about:blank');
  await context.close();
}

/** Past what is told, to a question about which nothing moves. */
async function toQuestion(page: Page): Promise<void> {
  await there(page, painted);
  for (let i = 0; i < 60 && (await page.locator('.dock .question').count()) === 0; i++) {
    const go = page.locator('.told-bar .primary:enabled');
    if ((await go.count()) > 0) await go.first().tap();
    await page.waitForTimeout(500);
  }
  await page.waitForTimeout(2000);
}

export const there = (page: Page, what: string) =>
  page.locator(what).first().waitFor({ state: 'attached', timeout: PATIENCE });

export const drawn = (page: Page) => there(page, '.map-host[data-ground="drawn"]');

export const median = (list: readonly number[]) =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

export async function metric(devtools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}
