/** The cold offline start: a browser of its own each time, the pages in turn. */
import type { CDPSession } from 'playwright-core';
import { leave, type Measured, median, metric, PATIENCE, type Pages, painted, there } from './pages';

/** What the main thread's time goes into, beside all the rest that it does. */
const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

/** What the pages say themselves: a tap on the map is answered; the sprite is drawn. */
const TOUCH = 'data-touchable';
const DRAWN = 'data-drawn';

/** The main thread's account at some moment, in milliseconds of its own time. */
type Account = ReadonlyMap<string, number>;

/**
 * The account at the end of the task in which the page says something: from there on a finger is heard. Whoever looks
 * for it from outside sees it a frame or two later.
 */
function accountAt(devtools: CDPSession, said: string): Promise<Account> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`never said: ${said}`)), PATIENCE).unref();
    devtools.on('Performance.metrics', ({ title, metrics }) => {
      if (title === said) resolve(new Map(metrics.map(({ name, value }) => [name, value * 1000])));
    });
  });
}

async function startOf(pages: Pages, address: string, said: string | null, ...elements: readonly string[]) {
  const opened = await pages.open();
  const { page, devtools } = opened;
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const account = said === null ? null : accountAt(devtools, said);
  await page.goto(address, { waitUntil: 'commit' });
  const shown: number[] = [];
  for (const element of elements) {
    await there(page, element);
    shown.push((await metric(devtools, 'TaskDuration')) * 1000);
  }
  const at: Account = (await account) ?? new Map();
  const { fetched, contexts } = await page.evaluate(() => window.marks);
  await leave(opened);
  return { shown, at, fetched, contexts };
}

/** The kinds of file by their names: a language's own begin with its letters. */
const kinds = {
  fonts: /\.woff2$/,
  'of them Vietnamese': /-vietnamese-.*\.woff2$/,
  words: /^(en|fr|vi)-.*\.js$/,
  'other scripts': /^(?!(en|fr|vi)-).*\.js$/,
} as const;

function filesOf(fetched: readonly { readonly name: string; readonly bytes: number }[]): string {
  const told = Object.entries(kinds).map(([kind, name]) => {
    const some = fetched.filter((file) => name.test(file.name));
    return `${some.length} ${kind} (${Math.round(some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)} KB)`;
  });
  return `${fetched.length} files, ${told.join(', ')}`;
}

export async function printStart(pages: Pages, game: string, { runs }: Measured): Promise<void> {
  const campaign = await pages.campaign(game);
  const times = new Map<string, number[]>();
  let early = '';
  const note = (what: string, time = Number.NaN) => times.set(what, [...(times.get(what) ?? []), time]);
  for (let run = 0; run < runs; run++) {
    const empty = await startOf(pages, pages.empty, null, 'p');
    note('empty', empty.shown[0]);
    const sprite = await startOf(pages, pages.sprite, DRAWN, `[${DRAWN}]`);
    note('sprite', sprite.at.get('TaskDuration'));
    note('sprite seen', sprite.shown[0]);
    const { shown, at, fetched, contexts } = await startOf(pages, campaign, TOUCH, '.glance img', painted);
    note('picture', shown[0]);
    note('touch', at.get('TaskDuration'));
    note('painted', shown[1]);
    for (const part of parts) note(part, at.get(part));
    early = `${filesOf(fetched)}; graphics contexts: ${contexts}`;
  }
  const middle = (what: string) => median(times.get(what) ?? []);
  const ms = (what: string) => `${Math.round(middle(what))} ms`;
  const ratio = (a: string, b: string) => (middle(a) / middle(b)).toFixed(1);
  console.log(`  cold offline start, time of the main thread, median of ${runs} in turn:`);
  console.log(`    first picture ${ms('picture')}, an empty page ${ms('empty')}: ratio ${ratio('picture', 'empty')}`);
  console.log(`    map to touch ${ms('touch')}, Pixi and a sprite ${ms('sprite')}: ratio ${ratio('touch', 'sprite')}`);
  console.log(`    of it: ${parts.map((part) => `${part.replace('Duration', '')} ${ms(part)}`).join(', ')}`);
  console.log(`    fetched before the touch: ${early}`);
  console.log(
    `    as seen from outside: map painted ${ms('painted')}, a sprite ${ms('sprite seen')}: ratio ${ratio('painted', 'sprite seen')}`,
  );
}
