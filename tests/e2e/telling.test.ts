import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch, openPage, openPhone, type Phone, type Server, serve } from './harness';
import { violations } from './page';
import { question } from './parts';
import { sitDown } from './phones';
import { awake, decide, decisions, press } from './strong';

let browser: Phone;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), serve(inject('app'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface Wishes {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly settings?: Readonly<Record<string, string>>;
  readonly seats?: Readonly<Record<string, string>>;
  readonly seed?: string;
  /** The test says how time passes. */
  readonly clock?: boolean;
}

/** Sits down to a game whose dice are known. */
async function begin(
  game: string,
  { viewport, settings = {}, seats = {}, seed = 'table', clock = false }: Wishes = {},
) {
  const context = await openPhone(browser, viewport ? { viewport } : {});
  const stored = JSON.stringify({ version: 1, language: 'en', speed: '4', motion: 'full', ...settings });
  await context.addInitScript((text) => localStorage.setItem('the-valley/settings', text), stored);
  if (clock) await context.clock.install();
  const { page, problems } = await openPage(context);
  await sitDown(page, server.address, game, seats, seed);
  await page.locator('.map canvas').waitFor();
  return { context, page, problems };
}

const bar = (page: Page) => page.locator('.told-bar');
const next = (page: Page) => page.locator('.told-bar .primary');

/** A card has said all it has to say, or somebody is asked. */
async function atRest(page: Page): Promise<'card' | 'question'> {
  await page.waitForFunction(() => {
    if (document.querySelector('.dock .question')) return true;
    // A card that goes on by itself, to the question in the middle of it, is not at rest.
    const button = document.querySelector<HTMLElement>('.told-bar[data-waits] .primary');
    return button !== null && !['step', 'more'].includes(button.dataset.told ?? '');
  });
  await awake(page);
  return (await bar(page).count()) > 0 ? 'card' : 'question';
}

/** The next card, or the question: a card that still lies there is not told twice. */
async function turnOver(page: Page): Promise<void> {
  const lies = () => page.evaluate(() => document.querySelector('.told-card')?.textContent);
  const before = await lies();
  await next(page).tap();
  await expect.poll(lies).not.toBe(before);
}

/** Taps through what is told until somebody is asked; answers what was told and how many taps it took. */
async function listen(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  while ((await atRest(page)) === 'card') {
    const card = page.locator('.told-card').first();
    told.push((await card.innerText()).replace(/\s+/g, ' '));
    expect(told.length).toBeLessThan(20);
    await turnOver(page);
  }
  return told;
}

/** How often anything of the table changes in so many milliseconds of the browser's clock. */
async function changes(page: Page, ms: number): Promise<number> {
  const watched = await page.locator('.table').evaluateHandle((table) => {
    const seen = { count: 0 };
    new MutationObserver((list) => {
      seen.count += list.length;
    }).observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });
  await page.clock.runFor(ms);
  return watched.evaluate(({ count }) => count);
}

/** Answers with what is nearest at hand. */
async function answer(page: Page): Promise<void> {
  const decisions = await page.locator('.table').getAttribute('data-decisions');
  await decide(page);
  await expect
    .poll(
      async () =>
        (await page.locator('.table').getAttribute('data-decisions')) !== decisions || (await bar(page).count()) > 0,
    )
    .toBe(true);
}

/** Answers with what is nearest at hand until the question is of this kind. */
async function until(page: Page, asked: RegExp): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if ((await atRest(page)) === 'card') {
      await turnOver(page);
      continue;
    }
    if (asked.test((await question(page).textContent()) ?? '')) return;
    await answer(page);
  }
  throw new Error(`never asked: ${asked}`);
}

/** Brings turn 1 of The Lost Valley to the enemy's turn. */
async function enemysTurn(page: Page): Promise<void> {
  await until(page, /Turn resource points into camp morale/);
  await press(page);
  await bar(page).waitFor();
}

test('turn 1 of The Lost Valley is told in five taps: event, two assaults, each of them, the summary', async () => {
  const { context, page, problems } = await begin('lost-valley');
  const opening = await listen(page);
  expect(opening).toHaveLength(1);
  expect(opening[0]).toContain('EVENT');
  expect(opening[0]).toMatch(/\b(NOT )?MET\b/);
  await enemysTurn(page);
  const told = await listen(page);
  expect(told).toHaveLength(4);
  expect(told[0]).toContain('TWO ASSAULTS');
  expect(told[1]).toMatch(/^BÉATRICE (FALLS|HOLDS)/);
  expect(told[2]).toMatch(/^GABRIELLE (FALLS|HOLDS)/);
  expect(told[3]).toContain('THE VIET MINH TURN');
  await expect.poll(() => question(page).textContent()).toContain('5 BPVN');
  // The last headline stays in the dock, under a tip that is not read yet, and opens its card again.
  await page.locator('.guide-line .icon-button').tap();
  await page.locator('.last-line[data-told]').tap();
  await expect.poll(() => page.locator('.told-card').innerText()).toMatch(/GABRIELLE/i);
  await page.getByRole('button', { name: 'Back to now' }).first().tap();
  await question(page).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('with Skip all the enemy’s turn takes two taps after the event: skip and the summary', async () => {
  const { context, page } = await begin('lost-valley');
  await enemysTurn(page);
  await page.getByRole('button', { name: 'Skip all' }).tap();
  await expect.poll(() => page.locator('.told-card').innerText()).toContain('THE VIET MINH TURN');
  expect(await atRest(page)).toBe('card');
  await turnOver(page);
  expect(await atRest(page)).toBe('question');
  await context.close();
});

test('a kill in the middle of the telling: it goes on with the card that was told, and what was told is not told again', async () => {
  const { context, page } = await begin('lost-valley');
  await enemysTurn(page);
  await atRest(page);
  await turnOver(page);
  await atRest(page);
  const card = () => page.locator('.told-card').first().innerText();
  const told = await card();
  expect(told).toMatch(/^BÉATRICE (FALLS|HOLDS)/i);
  await page.reload();
  await atRest(page);
  await expect.poll(card).toBe(told);
  const rest = await listen(page);
  expect(rest).toHaveLength(3);
  const asked = await question(page).textContent();
  expect(asked).toContain('5 BPVN');
  // What has been told to its end can be watched once more.
  await page.reload();
  await question(page).waitFor();
  await page.getByRole('button', { name: 'Watch it' }).tap();
  await bar(page).waitFor();
  await expect.poll(() => page.locator('[data-choice]').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to now' }).first().tap();
  await question(page).waitFor();
  await expect.poll(() => question(page).textContent()).toBe(asked);
  await context.close();
});

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
])(
  'the card never covers the place that is fought for, and nothing is drawn while it waits ($width x $height)',
  async (viewport) => {
    const { context, page } = await begin('lost-valley', { viewport, clock: true });
    await enemysTurn(page);
    const seen: string[] = [];
    while ((await atRest(page)) === 'card') {
      for (const place of ['beatrice', 'gabrielle']) {
        const name = place === 'beatrice' ? /BÉATRICE/i : /GABRIELLE/i;
        const head = await page.locator('.told-card h2').first().innerText();
        if (!name.test(head) || seen.includes(place) || /lost|held/i.test(head)) continue;
        // First it comes to rest; then it is measured.
        await expect.poll(() => changes(page, 800)).toBe(0);
        const box = await page.locator(`.board-access button[data-place="${place}"]`).boundingBox();
        const card = await page.locator('.told-card').boundingBox();
        const strip = await page.locator('.strip').boundingBox();
        if (!box || !card || !strip) throw new Error('nothing to measure');
        const apart = box.y + box.height <= card.y || box.x + box.width <= card.x;
        expect(apart, `${place}: ${JSON.stringify({ box, card })}`).toBe(true);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
        if (viewport.width < 820) expect(box.y).toBeGreaterThanOrEqual(strip.y + strip.height - 1);
        await expect.poll(() => violations(page)).toEqual([]);
        seen.push(place);
      }
      await turnOver(page);
    }
    expect(seen).toEqual(['beatrice', 'gabrielle']);
    await context.close();
  },
);

test('an assault of Storm is one card, with the reaction in the middle of it', async () => {
  const { context, page, problems } = await begin('storm', {
    seed: 'e2e',
    seats: { french: 'person', 'viet-minh': 'hasty' },
  });
  expect(await atRest(page)).toBe('card');
  await expect.poll(() => page.locator('.told-card').innerText()).toContain('TURN 1');
  await next(page).tap();
  await page.locator('.told-card h2', { hasText: 'assault' }).waitFor();
  expect(await atRest(page)).toBe('question');
  await expect.poll(() => question(page).textContent()).toContain('reaction');
  await page.locator('[data-choice="decline"]').first().tap();
  await bar(page).waitFor();
  expect(await atRest(page)).toBe('card');
  const card = await page.locator('.told-card').innerText();
  expect(card).toMatch(/FALLS|HOLDS|points/);
  expect(card).toContain('Night Assault');
  expect(problems).toEqual([]);
  await context.close();
});

/** What of the telling lies off the screen, is wider than its box, or is cut where nothing scrolls. */
function cutOnCard(page: Page): Promise<readonly string[]> {
  return page.locator('.table').evaluate((table) => {
    const parts = [...table.querySelectorAll<HTMLElement>(':is(.told-berth, .told-plate, .told-bar) *')];
    return parts
      .filter((element) => {
        if (!element.textContent?.trim() || element.closest('svg, .unseen')) return false;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(element);
        const scrolls = element.closest('.told-body') !== null;
        return (
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1) ||
          left < -1 ||
          right > innerWidth + 1 ||
          (!scrolls && (top < -1 || bottom > innerHeight + 1))
        );
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

test.each(['en', 'fr', 'vi'])('nothing of a card is cut on a small phone at 130 % (%s)', async (language) => {
  const { context, page } = await begin('lost-valley', {
    viewport: { width: 360, height: 640 },
    settings: { language, text: '130', telling: 'outcomes' },
  });
  const kinds = new Set<string>();
  for (let i = 0; i < 20 && !kinds.has('headline'); i++) {
    if ((await atRest(page)) === 'card') {
      await expect.poll(() => cutOnCard(page)).toEqual([]);
      for (const kind of ['event', 'plan', 'headline']) {
        if ((await page.locator(`.told-${kind}`).count()) > 0) kinds.add(kind);
      }
      await turnOver(page);
      continue;
    }
    await answer(page);
  }
  expect([...kinds].sort()).toEqual(['event', 'headline', 'plan']);
  await context.close();
});

/** Whether anything is drawn along the middle of a canvas. */
const inked = (page: Page, canvas: string) =>
  page.locator(canvas).evaluate((drawn: HTMLCanvasElement) =>
    drawn
      .getContext('2d')
      ?.getImageData(0, drawn.height >> 1, drawn.width, 1)
      .data.some((value) => value > 0),
  );

test('an event that is asked about is shown once, by its question, with its turn and whether it is met', async () => {
  const context = await openPhone(browser);
  const { page } = await openPage(context);
  await page.goto(`${server.address}#/guided/lost-valley`);
  // The first screen is the briefing and nothing else, with its one button.
  const briefing = page.locator('.sheet[data-page]');
  await briefing.waitFor();
  await expect.poll(() => page.locator('.dock').isVisible()).toBe(false);
  await expect.poll(() => briefing.evaluate((sheet) => sheet.scrollHeight <= innerHeight)).toBe(true);
  await briefing.locator('.primary').tap();
  await briefing.waitFor({ state: 'detached' });
  expect(await atRest(page)).toBe('question');
  const sheet = page.locator('.sheet .card-face');
  await expect.poll(() => sheet.count()).toBe(1);
  await expect.poll(() => inked(page, '.sheet .card-vignette canvas')).toBe(true);
  await expect.poll(() => page.locator('.sheet .caption').first().innerText()).toMatch(/^T1 /);
  const told = page.locator('.told-event');
  const before = await decisions(page);
  await press(page);
  await expect.poll(() => decisions(page)).not.toBe(before);
  await atRest(page);
  expect(await told.count()).toBe(0);
  await context.close();
});

test('between two people: what all may know before the curtain, each hand after it', async () => {
  const { context, page } = await begin('storm', { seed: 'e2e', seats: { french: 'person', 'viet-minh': 'person' } });
  await next(page).waitFor();
  await expect.poll(() => page.locator('.told-card').innerText()).toContain('TURN 1');
  await awake(page);
  await next(page).tap();
  await page.locator('.curtain h2:focus').waitFor();
  await expect.poll(() => page.locator('.told-card').count()).toBe(0);
  // A key that is held comes again and again.
  const held = async () => {
    await page.keyboard.down('Enter');
    return page.locator('.curtain').count();
  };
  await expect.poll(held).toBe(0);
  await page.keyboard.up('Enter');
  await page.locator('.told-hand').waitFor();
  await expect.poll(() => page.locator('.told-card').innerText()).toMatch(/FOR THE VIET MINH ONLY/);
  await expect.poll(() => page.locator('.told-hand li').count()).toBe(7);
  await awake(page);
  await next(page).tap();
  await question(page).waitFor();
  await context.close();
});

test('the log has one entry a card, and it opens that card again', async () => {
  const { context, page } = await begin('lost-valley', { settings: { telling: 'summary' } });
  await enemysTurn(page);
  await listen(page);
  await page.locator('.strip-buttons .icon-button').last().tap();
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  const entry = page.locator('.log-told', { hasText: 'Béatrice' });
  await entry.first().waitFor();
  await expect.poll(() => entry.count()).toBe(1);
  await entry.tap();
  await expect.poll(() => page.locator('.told-card h2').first().innerText()).toMatch(/BÉATRICE/i);
  await expect.poll(() => page.locator('[data-choice]').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to now' }).first().tap();
  await question(page).waitFor();
  await context.close();
});

test('outcomes alone: cards open finished; the summary alone: one card for the whole turn', async () => {
  for (const [telling, cards] of [
    ['outcomes', 4],
    ['summary', 1],
  ] as const) {
    const { context, page } = await begin('lost-valley', { settings: { telling } });
    await enemysTurn(page);
    const told = await listen(page);
    expect(told.filter((card) => !card.includes('TWO ASSAULTS')).length).toBeLessThanOrEqual(cards);
    expect(told.at(-1)).toContain('THE VIET MINH TURN');
    await context.close();
  }
});
