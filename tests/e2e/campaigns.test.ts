import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import { vallee } from '../../src/games/vallee';
import { Table } from '../../src/kernel/table';
import { readFile, saveOf, verify, writeEverything, writeSave } from '../../src/storage';
import { handOn } from './hand';
import { expectAccessible, home, openPage } from './harness';
import { question, sheet, start, turn, undo } from './parts';
import {
  asked,
  asSave,
  begin,
  choose,
  exported,
  fewChoices,
  played,
  positions,
  rowsOf,
  step,
  usePhones,
} from './phones';
import { awake, decide } from './strong';

const phones = usePhones();

test('a start returns to the open campaign, to the same part of the map; from home it starts at home', async () => {
  const { context, page, problems } = await phones.device();
  await begin(page, phones.address, 'start');
  const before = await asked(page);
  /** How large the first place is drawn, and where from the middle of the map: the map itself may lie elsewhere. */
  const mark = (where: Page) =>
    where.evaluate(() => {
      const place = document.querySelector('.board-host [data-place]')?.getBoundingClientRect();
      const map = document.querySelector('.board-host')?.getBoundingClientRect();
      if (!place || !map) return null;
      const [x, y] = [place.x - map.x - map.width / 2, place.y - map.y - map.height / 2];
      return [x, y, place.width].map(Math.round);
    });
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  const far = await mark(page);
  const hand = await handOn(page);
  await hand.pinch({ x: 195, y: 300 }, 80, 200);
  await expect.poll(() => mark(page)).not.toEqual(far);
  // Written when the map has lain still for a moment.
  const kept = async () => (await rowsOf(page, 'misc')).find(({ key }) => key.startsWith('outlook/'))?.value;
  await expect.poll(kept).toMatchObject({ zoom: expect.closeTo(2.5) });
  const near = await mark(page);
  const text = await exported(page);
  await page.close();

  const next = await openPage(context);
  await next.page.goto(phones.address);
  await sheet(next.page, 'Where you were').waitFor();
  await expect.poll(() => next.page.locator('.where > div').count()).toBe(3);
  await expect.poll(() => asked(next.page)).toBe(before);
  await next.page.locator('.sheet[data-topic="resume"] button').first().tap();
  await expect.poll(() => mark(next.page)).toEqual(near);
  // What went out as a file is what lies on the disk.
  const file = readFile(text);
  if (!file.ok || file.value.kind !== 'campaign') throw new Error('not one campaign');
  const verified = verify(lostValley, file.value.save);
  await expect
    .poll(() => positions(next.page))
    .toEqual([{ hash: verified.ok && verified.value.save.hash, count: file.value.save.choices.length }]);

  await next.page.goto(`${phones.address}#/`);
  const hero = next.page.locator('.hero');
  await hero.locator('img.picture').waitFor();
  await expect.poll(() => hero.innerText()).toMatch(/Turn \d+ · \S[\s\S]*Campaign, /);
  await next.page.reload();
  await home(next.page);
  await hero.getByRole('link', { name: 'Resume campaign' }).waitFor();
  expect([problems, next.problems]).toEqual([[], []]);
});

test('two windows: the second watches, follows, and plays when asked; the first then watches', async () => {
  const { context, page: first } = await phones.device();
  await begin(first, phones.address, 'windows', 0);
  const { page: second, problems } = await openPage(context);
  await second.goto(first.url());
  await second.getByText('You are watching.').waitFor();
  await expect.poll(() => second.locator('[data-choice]').count()).toBe(0);
  await step(first);
  await expect.poll(() => asked(second)).toBe(await asked(first));
  await expectAccessible(second);

  await second.getByRole('button', { name: 'Play here' }).tap();
  await first.getByText('You are watching.').waitFor();
  await second.locator('.button.undo').waitFor();
  await step(second);
  await expect.poll(() => asked(first)).toBe(await asked(second));
  expect(problems).toEqual([]);
});

test('a browser that keeps nothing says so, lets play go on and lets the campaign out', async () => {
  const { context, page } = await phones.device();
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  await context.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await page.goto(phones.address);
  await page.getByText('everything is lost when this window closes').waitFor();
  await page.goto(`${phones.address}#/new/lost-valley`);
  await start(page).tap();
  const line = page.locator('.trouble-line');
  await line.getByText('everything is lost when this window closes').waitFor();
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Export' }).tap();
  await page.locator('.send').getByRole('button', { name: 'File', exact: true }).waitFor();
  await page.locator('.send').getByRole('button', { name: 'Close' }).tap();
  await line.getByRole('button', { name: 'Dismiss' }).tap();
  await awake(page);
  const before = `${await asked(page)} ${await undo(page).innerText()}`;
  await decide(page);
  await expect.poll(async () => `${await asked(page)} ${await undo(page).innerText()}`).not.toBe(before);
});

test('a full device says so with an export at hand, and the decision is there after a reload', async () => {
  const { page } = await phones.device();
  await begin(page, phones.address, 'full', 1);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await decide(page);
  const line = page.locator('.trouble-line');
  await line.getByText('There is no space left on this device.').waitFor();
  await awake(page);
  const after = await asked(page);
  await line.getByRole('button', { name: 'Export' }).tap();
  await page.locator('.send').getByRole('button', { name: 'File', exact: true }).waitFor();
  await page.reload();
  await page.getByText('restored from an emergency copy').waitFor();
  await expect.poll(() => asked(page)).toBe(after);
});

test('an old window that holds the database is named, and once it lets go all is kept', async () => {
  const { context, page } = await phones.device();
  const old = await context.newPage();
  await old.goto(`${phones.address}licences.txt`);
  await old.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('the-valley', 1);
        opening.onupgradeneeded = () => {
          for (const name of ['campaigns', 'choices', 'snapshots', 'pictures', 'misc']) {
            opening.result.createObjectStore(name);
          }
        };
        // It hears that a newer version waits, and does nothing.
        opening.onsuccess = () => resolve();
      }),
  );
  await page.goto(phones.address);
  await page.getByText('Close the other windows of The Valley.').waitFor();
  await old.close();
  await page.reload();
  await page.locator('.start, .hero').first().waitFor();
  await expect.poll(async () => (await rowsOf(page, 'misc')).map(({ key }) => key)).toContain('opened');
  await page.getByText('Close the other windows').waitFor({ state: 'detached' });
});

test('the browser is asked to keep our storage after the first turn, and settings show the answer', async () => {
  const second = played('turn', ({ state }) => state.turn === 1);
  const { page } = await phones.device();
  await page.goto(phones.address);
  await choose(page, writeSave(asSave(fewChoices('turn', second.entries.length - 1))));
  await page.getByRole('button', { name: 'Import and play' }).tap();
  await question(page).waitFor();
  expect(await turn(page).textContent()).toBe('T1');
  for (let i = 0; i < 9 && (await turn(page).textContent()) === 'T1'; i++) await step(page);
  await expect.poll(() => turn(page).textContent()).toBe('T2');
  await page.goto(`${phones.address}#/settings`);
  await expect
    .poll(() => page.locator('.facts').first().innerText())
    .toMatch(/Requested after your first turn\s+The browser (agreed|refused)/);
});

test('a finished campaign offers a backup and stands in the hall with its result, its turn and its marks', async () => {
  const table = played('hall', () => true);
  table.hints = [0, 3];
  const { page, problems } = await phones.device();
  await page.goto(phones.address);
  await choose(page, writeSave(asSave(table)));
  await page.getByRole('button', { name: 'Import and play' }).tap();
  await page.locator('.sheet[data-topic="report"]').waitFor();
  const offer = page.locator('[data-notice="backup"]');
  await offer.getByText('Nothing has been exported yet.').waitFor();
  await offer.getByRole('button', { name: 'Not now' }).tap();
  await offer.waitFor({ state: 'detached' });
  // A finished campaign is not what the next start returns to.
  await page.goto(phones.address);
  await page.getByRole('heading', { name: 'Past campaigns' }).waitFor();
  const row = page.locator('.campaign-row');
  await expect.poll(() => row.innerText()).toMatch(/\S+ · Turn \d+\s+.+ · 2 hints/);
  expect(await page.getByRole('link', { name: 'Resume campaign' }).count()).toBe(0);
  await expectAccessible(page);
  await row.locator('.row').tap();
  await page.locator('.sheet[data-topic="report"]').waitFor();
  await expect.poll(() => offer.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('from one table straight to one of another game: its first question is in its own words', async () => {
  const { page, problems } = await phones.device();
  await page.goto(phones.address);
  await home(page);
  const battle = new Table(vallee, { scenario: 'campaign', options: [], seed: 'sfc32:words' });
  const seats = { french: 'person', 'viet-minh': 'hasty' } as const;
  await choose(page, writeEverything([asSave(fewChoices('words')), saveOf(battle, seats)], {}));
  await page.getByRole('button', { name: 'Import', exact: false }).last().tap();
  await page.locator('.campaign-row').first().waitFor();
  const ids = (await rowsOf(page, 'campaigns')).map(({ key, value }) => ({
    key,
    ...(value as { readonly game: string }),
  }));
  const open = async (game: string) => {
    await page.evaluate(
      (id) => {
        location.hash = `#/play/${id}`;
      },
      ids.find((one) => one.game === game)?.key,
    );
  };
  await open('lost-valley');
  const first = await asked(page);
  const said = await page.evaluateHandle(() => {
    const texts = new Set<string>();
    const look = () => {
      const text = document.querySelector<HTMLElement>('.dock .question p')?.innerText;
      if (text) texts.add(text);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  // Everything that is still to come is later than what is drawn without it.
  await page.route('**/*.js', async (route) => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await route.continue();
  });
  await open('vallee');
  await page.locator('.table[data-decisions="0"]').waitFor();
  const second = await asked(page);
  expect(second).not.toBe(first);
  const texts = await said.evaluate((set) => [...set]);
  expect(texts.map((text) => text.replace(/\s[\d.]+$/, '')).filter((text) => text !== first)).toEqual([second]);
  expect(problems).toEqual([]);
});
