import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inHaste } from '../robot/haste';
import { play } from '../robot/robot';
import { launch, openPage, openPhone, type Phone, type Server, serve, violations } from './harness';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

// Different scenarios, dice, languages, looks and sizes: what one does not meet, another does.
const campaigns = [
  { seed: 'e2e-1', language: 'fr', theme: 'dark', text: '130', viewport: { width: 360, height: 640 } },
  { seed: 'e2e-2', language: 'vi', theme: 'light', text: '130', viewport: { width: 360, height: 640 } },
] as const;

describe('the robot plays by touch, and screen and rules agree at every step', () => {
  test.each(campaigns)('a turn in $language, $theme, at $text %', async ({ seed, language, theme, text, viewport }) => {
    const context = await openPhone(browser, { viewport });
    const settings = JSON.stringify({ version: 1, language, theme, text, motion: 'none' });
    await context.addInitScript((stored) => localStorage.setItem('the-valley/settings', stored), settings);
    await context.addInitScript(inHaste);
    const { page, problems } = await openPage(context);
    const faults: string[] = [];
    const kinds = new Set<string>();
    const report = await play({
      page,
      address: server.address,
      game: 'lost-valley',
      seed,
      language,
      turns: 1,
      accept: false,
      problems,
      log: () => {},
      inspect: async (what) => {
        const kind = what.split(' at ')[0] ?? what;
        if (kinds.has(kind)) return;
        kinds.add(kind);
        faults.push(...(await violations(page)).map((line) => `${what}: ${line}`));
      },
    });
    expect(report.choices).toBeGreaterThan(5);
    expect(report.cut).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
