/** Memory: home after many visits to a table beside home after the first. */
import type { CDPSession, Page } from 'playwright-core';
import { drawn, leave, type Measured, metric, PATIENCE, type Pages } from './pages';

export async function printVisits(pages: Pages, game: string, { visits }: Measured): Promise<void> {
  const campaign = await pages.campaign(game);
  const opened = await pages.open();
  const { page, devtools } = opened;
  await devtools.send('Performance.enable');
  const visit = async () => {
    await page.goto(campaign);
    await drawn(page);
    await goHome(page);
  };
  await visit();
  const once = await weighParts(page, devtools);
  for (let i = 1; i < visits; i++) await visit();
  const often = await weighParts(page, devtools);
  const beside = (part: keyof Parts, written: (value: number) => string = String) =>
    `${written(often[part])}, ${written(once[part])} (${(often[part] / once[part]).toFixed(2)})`;
  console.log(`  home after ${visits} visits to the table, after the first, ratio:`);
  console.log(
    `    ${beside('nodes')} nodes, ${beside('listeners')} listeners; cut off and still held: ${often.detached} nodes, ${once.detached}`,
  );
  console.log(`    heap ${beside('heap', mb)}; of it the page's own objects, functions and texts ${beside('own', mb)}`);
  console.log(`    what the browser compiled of the code and learnt about it ${beside('learnt', mb)}`);
  await leave(opened);
}

interface Parts {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly own: number;
  readonly learnt: number;
  readonly detached: number;
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

/** Machine code, and what is noted of types and shapes: both grow with every run until all of it has run often. */
const LEARNT = ['code', 'object shape', 'hidden'];
/** What the browser keeps beside the heap: elements, styles, its own records. */
const OUTSIDE = ['native', 'synthetic'];
/** How the browser marks an element that is in no page any more. */
const DETACHED = 2;

async function weighParts(page: Page, devtools: CDPSession): Promise<Parts> {
  const whole = { ...(await weigh(page, devtools)), listeners: await metric(devtools, 'JSEventListeners') };
  let text = '';
  const collect = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes }: Snapshot = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, mark] = ['type', 'self_size', 'detachedness'].map((name) => fields.indexOf(name));
  const sums = { own: 0, learnt: 0, detached: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const field = (place = 0) => nodes[at + place] ?? 0;
    const kind = types[0][field(type)] ?? '';
    if (field(mark) === DETACHED) sums.detached += 1;
    if (LEARNT.includes(kind)) sums.learnt += field(size);
    else if (!OUTSIDE.includes(kind)) sums.own += field(size);
  }
  return { ...whole, ...sums };
}

export const mb = (heap: number) => `${(heap / 1e6).toFixed(2)} MB`;

export async function goHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.locator('.hero').waitFor({ timeout: PATIENCE });
}

export async function weigh(
  page: Page,
  devtools: CDPSession,
): Promise<{ readonly heap: number; readonly nodes: number }> {
  await page.waitForTimeout(500);
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
  return { heap: await metric(devtools, 'JSHeapUsedSize'), nodes: await metric(devtools, 'Nodes') };
}
