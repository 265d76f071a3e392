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
  const once = { ...(await weigh(page, devtools)), kept: await keptBesideCode(devtools) };
  for (let i = 1; i < visits; i++) await visit();
  const often = { ...(await weigh(page, devtools)), kept: await keptBesideCode(devtools) };
  console.log(
    `  home after ${visits} visits to the table: heap ${mb(often.heap)}, ${often.nodes} nodes; ` +
      `after the first ${mb(once.heap)}, ${once.nodes} nodes; ratio ${(often.heap / once.heap).toFixed(2)}`,
  );
  console.log(
    `    without the machine code that the browser makes of what runs often: ${mb(often.kept)}, after the first ${mb(once.kept)}; ratio ${(often.kept / once.kept).toFixed(2)}`,
  );
  await leave(opened);
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

/** Bytes of everything on the heap but compiled code, which grows with every run until all of it is compiled. */
async function keptBesideCode(devtools: CDPSession): Promise<number> {
  let text = '';
  const collect = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes }: Snapshot = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (types[0][nodes[at + type] ?? 0] !== 'code') sum += nodes[at + size] ?? 0;
  }
  return sum;
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
