/** What many campaigns and many choices weigh. */
import { games } from '../../../src/cli/games';
import { replay, Table } from '../../../src/kernel/table';
import { saveOf, writeEverything } from '../../../src/storage';
import { fillShelf } from '../../e2e/full-shelf';
import { leave, type Opened, PATIENCE, type Pages, painted, SLOW_DOWN, there } from './pages';
import { goHome, mb, weigh } from './visits';

/** Campaigns of each game in the file that is imported, and the choices in each. */
const IMPORTED = 25;
const CHOICES = 120;
/** More than any game has: one game is replayed until there were so many. */
const MANY_CHOICES = 10_000;

export async function printGrowth(pages: Pages): Promise<void> {
  console.log('\ngrowth');
  printReplay();
  // The shelf needs one to begin with.
  await pages.campaign('lost-valley');
  const opened = await pages.open();
  await opened.devtools.send('Performance.enable');
  await opened.page.goto(`${pages.app}#/`);
  // A start goes back to the table.
  await there(opened.page, painted);
  await goHome(opened.page);
  await printImport(opened);
  await printShelf(opened);
  await leave(opened);
}

function playedOut(game: (typeof games)[number], most: number): Table {
  const [scenario = ''] = game.scenarios;
  const table = new Table(game, { scenario, options: [], seed: 'sfc32:figures' });
  while (table.prompt && table.entries.length < most) {
    table.choose(game.mind.bot(table.state, table.prompt).choice);
  }
  return table;
}

function printReplay(): void {
  for (const game of games) {
    const journal = playedOut(game, MANY_CHOICES).journal();
    const began = process.cpuUsage();
    for (let done = 0; done < MANY_CHOICES; done += journal.choices.length) replay(game, journal);
    const { user, system } = process.cpuUsage(began);
    const ms = (user + system) / 1000;
    console.log(
      `  ${game.id}: ${MANY_CHOICES} choices replayed in ${Math.round(ms)} ms, ${Math.round(ms * SLOW_DOWN)} ms on a processor ${SLOW_DOWN} times slower`,
    );
  }
}

/** A file with campaigns of every game. */
function manyCampaigns(): string {
  const saves = games.flatMap((game) => {
    const table = playedOut(game, CHOICES);
    const seats = Object.fromEntries(game.sides.map((side) => [side, 'person'] as const));
    return Array.from({ length: IMPORTED }, () => ({ ...saveOf(table, seats), checkpoint: null }));
  });
  return writeEverything(saves, {});
}

async function printImport({ page }: Opened): Promise<void> {
  await page.locator('input[type="file"]').first().waitFor({ state: 'attached', timeout: PATIENCE });
  await page.evaluate(() => window.marks.long.splice(0));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'many.json', mimeType: 'application/json', buffer: Buffer.from(manyCampaigns()) });
  const begun = Date.now();
  await page.getByText(`It contains ${games.length * IMPORTED} campaigns.`).waitFor({ timeout: PATIENCE });
  const { long } = await page.evaluate(() => window.marks);
  console.log(
    `  ${games.length * IMPORTED} campaigns of ${CHOICES} choices checked in ${((Date.now() - begun) / 1000).toFixed(1)} s: the page stood still for ${Math.round(Math.max(0, ...long))} ms at most (${long.length} tasks over 50 ms)`,
  );
}

async function printShelf({ page, devtools }: Opened): Promise<void> {
  const shelf = async (many: number) => {
    await fillShelf(page, many);
    await page.reload();
    await goHome(page);
    return weigh(page, devtools);
  };
  await goHome(page);
  const [some, all] = [await shelf(50), await shelf(1000)];
  console.log(
    `  home with 1,000 campaigns: heap ${mb(all.heap)}, ${all.nodes} nodes; with 50: ${mb(some.heap)}, ${some.nodes} nodes; ` +
      `ratios ${(all.heap / some.heap).toFixed(2)} and ${(all.nodes / some.nodes).toFixed(2)}`,
  );
}
