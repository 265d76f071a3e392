/** The same afternoon in every engine: a first visit, all games, a reload, no server, a new start. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../e2e/server';
import { openChromium } from './chromium';
import { type Engine, freePort, inTime, patiently } from './engine';
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
const waitOffline = `await until('offline', () => /available offline/i.test(document.body.innerText), 90000);`;
const waitQuestion = `await until('a question', question); return question();`;
const begin = (seats: string) => `
  await until('the form', () => one('.begin .button'));
  ${seats}
  one('.begin .button').click();
  await until('the table', () => one('.table canvas'));`;
const seat = (side: string, who: string) => `
  one('.seat[data-side="${side}"] input[value="${who}"]').click();
  await until('the seat', () => one('.seat[data-side="${side}"] input[value="${who}"]').checked);`;
/** What may be tapped now: the strong button, which makes what is ticked, and every row that is not ticked yet. */
const offers = `
  const strong = () => one('.acts .strong:enabled:not([data-asleep])');
  const offered = () => [...document.querySelectorAll('button[data-choice]:not(:disabled):not([aria-pressed]):not([data-asleep])')];`;
/** Makes decisions as a hand does that takes the last of what is offered, or another, and presses every second time. */
const play = (count: number) => `${offers}
  const goal = decisions() + ${count};
  for (let tries = 0; decisions() < goal && tries < 200; tries++) {
    await until('a question', question);
    const before = decisions();
    if (offered().length === 0 && !strong()) one('.question .icon-button')?.click();
    const choices = await until('a choice', () => [...offered(), strong()].filter(Boolean).length > 0 && offered());
    const row = choices.at(-1 - (tries % choices.length));
    (tries % 2 === 0 ? (strong() ?? row) : (row ?? strong()))?.click();
    await until('what came of it', () => decisions() !== before, 3000).catch(() => null);
  }
  if (decisions() < goal) throw new Error('stuck at ' + question());
  return decisions();`;

/** Taps and leaves in one go. */
const leaveWhileWriting = `${offers}
  if (offered().length === 0 && !strong()) one('.question .icon-button')?.click();
  (await until('a choice', () => strong() ?? offered().at(-1))).click();
  setTimeout(() => location.assign('licences.txt'));
  return null;`;

const twoSided = [
  { game: 'storm', name: 'Storm', person: 'french', computer: 'viet-minh' },
  { game: 'season', name: 'A Season in Hell', person: 'viet-minh', computer: 'french' },
  { game: 'vallee', name: 'Vallée de la mort', person: 'french', computer: 'viet-minh' },
] as const;

/** Says what is being done while it is done, and what was seen. */
async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  process.stdout.write(`  ${what} … `);
  const seen = await inTime(what, work());
  console.log(seen);
  return seen;
}

async function afternoon(engine: Engine): Promise<void> {
  const port = await freePort();
  let server: Awaited<ReturnType<typeof serve>> | null = await serve(app, '/', port);
  const { address } = server;
  let browser = engine;
  const run = (body: string) => browser.run(`${kit}${body}`);
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
  /** What was ticked comes back a moment after the question. */
  const asksAgain = async (before: unknown) => {
    await run(
      `await until('the question ' + ${JSON.stringify(before)}, () => question() === ${JSON.stringify(before)});`,
    );
    return 'the same question';
  };
  const leave = async () => {
    await run(leaveWhileWriting);
    await patiently(async () => {
      if ((await browser.run('return location.pathname;')) !== '/licences.txt') throw new Error('still here');
    });
    await open('');
    await run(waitQuestion);
  };
  try {
    await step('first visit', async () => {
      await open('');
      await run(
        `localStorage.setItem('the-valley/settings', JSON.stringify({ version: 1, language: 'en', speed: 'instant', motion: 'none' }));`,
      );
      await open('');
      await run(waitHome);
      await run(waitOffline);
      return 'ready offline';
    });

    for (const { game, name, person, computer } of twoSided) {
      await step(`${name}, decisions in the journal`, async () => {
        await open(`#/new/${game}`);
        await run(begin(seat(person, 'person') + seat(computer, 'hasty')));
        return run(play(DECISIONS));
      });
      await shoot(game);
      await step(`${name} reloaded`, async () => {
        const asked = await run(waitQuestion);
        await open('');
        return asksAgain(asked);
      });
    }

    await step('The Lost Valley, decisions', async () => {
      await open('#/new/lost-valley');
      await run(begin(''));
      return run(play(DECISIONS));
    });
    await step('left five times in the middle of a write, decisions', async () => {
      for (let i = 0; i < 5; i++) await leave();
      return run('return decisions();');
    });
    const asked = await run(waitQuestion);
    await step('started anew without an address', async () => {
      await open('');
      return asksAgain(asked);
    });
    await step('of the map under an open sheet one colour', async () => {
      await run(`await until('the ground', () => one('[data-ground="drawn"]'));`);
      // What is drawn is seen a little later.
      return patiently(async () => {
        const plain = plainShare(decodePng(await browser.picture()), ...MAP);
        if (plain > MOST_PLAIN) throw new Error(`the map has no ground: ${percent(plain)} of it are one colour`);
        return percent(plain);
      });
    });
    await shoot('sheet-open');

    await server.stop();
    server = null;
    await step('server stopped, started anew', async () => {
      await open('');
      return asksAgain(asked);
    });
    await step('rules offline', async () => {
      await run(`location.hash = '#/rules/lost-valley'; await until('the rules', () => one('.rules-page'));`);
      return 'open';
    });
    await step(`${browser.anew.how}, server still stopped`, async () => {
      browser = await browser.anew.start();
      await browser.go(address);
      return asksAgain(asked);
    });
    await step('one more decision', () => run(play(1)));
  } catch (error) {
    await inTime('a picture of it', shoot('failed'), 30_000).catch(() => undefined);
    throw error;
  } finally {
    await inTime('to end', browser.quit(), 30_000).catch(() => undefined);
    await server?.stop();
  }
}

let failed = false;
async function tryOut(name: string, how: string, path: string | null, open: (path: string) => Promise<Engine>) {
  if (!path) return console.log(`${name}: not installed (${how})\n`);
  const begun = Date.now();
  try {
    console.log(`${name} starts`);
    const engine = await inTime(`${name} to start`, open(path));
    console.log(`${name} ${engine.version}`);
    await afternoon(engine);
    console.log(`${name}: passed in ${Math.round((Date.now() - begun) / 1000)} s\n`);
  } catch (error) {
    failed = true;
    console.log(`\n${name}: FAILED: ${error instanceof Error ? error.message : error}\n`);
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

await inProfile('chromium', (profile) =>
  tryOut('Chromium', 'it comes with the packages', 'chromium', () => openChromium(profile)),
);
await inProfile('firefox', (profile) =>
  tryOut('Firefox', 'Debian: apt install firefox-esr', findFirefox(), (path) => openFirefox(path, profile)),
);
await tryOut('WebKit', 'Debian: apt install webkit2gtk-driver xvfb', findWebKit(), openWebKit);
process.exit(failed ? 1 : 0);
