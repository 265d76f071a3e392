/** The same afternoon in every engine: a first visit, all games, a reload, no server, a new start. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../e2e/server';
import { openChromium } from './chromium';
import { type Engine, freePort, patiently } from './engine';
import { findFirefox, openFirefox } from './firefox';
import { decodePng, plainShare } from './png';
import { findWebKit, openWebKit } from './webkit';

const [, , app = '', pictures] = process.argv;
const DECISIONS = 12;
/** The band of the screen that shows the map above a sheet, and how much of it may be one colour. */
const MAP = [0.08, 0.28] as const;
const MOST_PLAIN = 0.4;
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** What every script on the page can use. */
const kit = `
  const until = async (what, found, ms = 90000) => {
    for (const end = Date.now() + ms; ; ) {
      const value = found();
      if (value) return value;
      if (Date.now() > end) throw new Error('waited for ' + what + ': ' + document.body.innerText.slice(-300));
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const one = (selector) => document.querySelector(selector);
  const seen = (element) => element && element.getClientRects().length > 0;
  const decisions = () => Number(one('.table')?.dataset.decisions ?? -1);
  const question = () => one('.dock .question p')?.innerText;
`;

const waitHome = `await until('home', () => one('h1')?.innerText.match(/the valley/i));`;
const waitOffline = `await until('offline', () => /ready offline/i.test(document.body.innerText), 90000);`;
const waitQuestion = `await until('a question', question); return question();`;
const begin = (seats: string) => `
  await until('the form', () => one('.begin .button'));
  ${seats}
  one('.begin .button').click();
  await until('the table', () => one('.table canvas'));`;
/** Makes decisions as a hand does that takes the last of what is offered, and another where that only marks. */
const play = (count: number) => `
  const offered = () => [...document.querySelectorAll('button[data-choice]:not(:disabled):not([aria-pressed]):not([data-asleep])')];
  const goal = decisions() + ${count};
  for (let tries = 0; decisions() < goal && tries < 200; tries++) {
    await until('a question', question);
    const before = decisions();
    if (offered().length === 0) one('.question .icon-button')?.click();
    const choices = await until('a choice', () => (offered().length > 0 ? offered() : null));
    choices.at(-1 - (tries % choices.length))?.click();
    await until('what came of it', () => decisions() !== before, 3000).catch(() => null);
  }
  if (decisions() < goal) throw new Error('stuck at ' + question());
  return decisions();`;

/** Taps and leaves in one go. */
const leaveWhileWriting = `
  const offered = () => [...document.querySelectorAll('button[data-choice]:not(:disabled):not([aria-pressed]):not([data-asleep])')];
  if (offered().length === 0) one('.question .icon-button')?.click();
  (await until('a choice', () => offered().at(-1))).click();
  setTimeout(() => location.assign('licences.txt'));
  return null;`;

const twoSided = [
  { game: 'storm', name: 'Storm', person: 'french', computer: 'viet-minh' },
  { game: 'season', name: 'A Season in Hell', person: 'viet-minh', computer: 'french' },
  { game: 'vallee', name: 'Vallée de la mort', person: 'french', computer: 'viet-minh' },
] as const;

interface Line {
  readonly step: string;
  readonly saw: string;
}

async function afternoon(engine: Engine, again: (() => Promise<Engine>) | null): Promise<readonly Line[]> {
  const port = await freePort();
  let server: Awaited<ReturnType<typeof serve>> | null = await serve(app, '/', port);
  const { address } = server;
  const lines: Line[] = [];
  let browser = engine;
  const run = (body: string) => browser.run(`${kit}${body}`);
  const note = (step: string, saw: unknown) => lines.push({ step, saw: String(saw) });
  const shoot = async (name: string) => {
    if (!pictures) return;
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, `${browser.name.toLowerCase()}-${name}.png`), await browser.picture());
  };
  /** A change of the hash alone is no navigation: to be certain, the page is left first. */
  const open = async (hash: string) => {
    await browser.go('about:blank');
    await browser.go(`${address}${hash}`);
  };
  const same = (step: string, before: unknown, now: unknown) => {
    if (before !== now) throw new Error(`${step}: «${before}» became «${now}»`);
    note(step, 'the same question');
  };
  try {
    await open('');
    await run(
      `localStorage.setItem('the-valley/settings', JSON.stringify({ version: 1, language: 'en', speed: 'instant', motion: 'none' }));`,
    );
    await open('');
    await run(waitHome);
    await run(waitOffline);
    note('first visit', 'ready offline');

    for (const { game, name, person, computer } of twoSided) {
      await open(`#/new/${game}`);
      const seats = [`[data-side="${person}"] input[value="person"]`, `[data-side="${computer}"] input[value="hasty"]`];
      await run(begin(seats.map((seat) => `one('.seat${seat}').click();`).join('\n')));
      note(`${name}, decisions in the journal`, await run(play(DECISIONS)));
      await shoot(game);
      const asked = await run(waitQuestion);
      await open('');
      same(`${name} reloaded`, asked, await run(waitQuestion));
    }

    await open('#/new/lost-valley');
    await run(begin(''));
    note('The Lost Valley, decisions', await run(play(DECISIONS)));
    for (let i = 0; i < 5; i++) {
      await run(leaveWhileWriting);
      await patiently(async () => {
        if ((await browser.run('return location.pathname;')) !== '/licences.txt') throw new Error('still here');
      });
      await open('');
      await run(waitQuestion);
    }
    note('left five times in the middle of a write', await run('return decisions();'));
    const asked = await run(waitQuestion);

    await open('');
    same('started anew without an address', asked, await run(waitQuestion));
    await run(`await until('the ground', () => one('[data-ground="drawn"]'));`);
    await run(`await new Promise((done) => setTimeout(done, 1500));`);
    await shoot('sheet-open');
    const plain = plainShare(decodePng(await browser.picture()), ...MAP);
    if (plain > MOST_PLAIN) throw new Error(`the map has no ground: ${percent(plain)} of it are one colour`);
    note('of the map under an open sheet one colour', percent(plain));

    await server.stop();
    server = null;
    await open('');
    same('server stopped, started anew', asked, await run(waitQuestion));
    await run(`location.hash = '#/rules/lost-valley'; await until('the rules', () => one('.rules-page'));`);
    note('rules offline', 'open');

    if (again) {
      await browser.quit();
      browser = await again();
      await browser.go(address);
      same('browser closed and started anew, server still stopped', asked, await run(waitQuestion));
      note('one more decision', await run(play(1)));
    } else note('browser closed and started anew', 'not tried: this driver keeps no profile');
    return lines;
  } catch (error) {
    await shoot('failed').catch(() => undefined);
    for (const { step, saw } of lines) console.log(`  ${step}: ${saw}`);
    throw error;
  } finally {
    await browser.quit().catch(() => undefined);
    await server?.stop();
  }
}

let failed = false;
async function tryOut(
  name: string,
  how: string,
  path: string | null,
  begin: (path: string) => Promise<readonly Line[]>,
) {
  if (!path) return console.log(`${name}: not installed (${how})\n`);
  try {
    const lines = await begin(path);
    for (const { step, saw } of lines) console.log(`  ${step}: ${saw}`);
    console.log('');
  } catch (error) {
    failed = true;
    console.log(`  FAILED: ${error instanceof Error ? error.message : error}\n`);
  }
}

/** A folder for one browser, gone with it. */
async function inProfile<T>(name: string, work: (profile: string) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), `the-valley-${name}-`));
  try {
    return await work(profile);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

await tryOut('Chromium', 'it comes with the packages', 'chromium', () =>
  inProfile('chromium', async (profile) => {
    const engine = await openChromium(profile);
    console.log(`${engine.name} ${engine.version}`);
    return afternoon(engine, () => openChromium(profile));
  }),
);
await tryOut('Firefox', 'Debian: apt install firefox-esr', findFirefox(), (path) =>
  inProfile('firefox', async (profile) => {
    const engine = await openFirefox(path, profile);
    console.log(`${engine.name} ${engine.version}`);
    return afternoon(engine, () => openFirefox(path, profile));
  }),
);
await tryOut('WebKit', 'Debian: apt install webkit2gtk-driver xvfb', findWebKit(), async (path) => {
  const engine = await openWebKit(path);
  console.log(`${engine.name} ${engine.version}`);
  return afternoon(engine, null);
});
process.exitCode = failed ? 1 : 0;
