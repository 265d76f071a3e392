import { expect, test } from 'vitest';
import { emptyBin } from '../../src/app/screens/empty-bin';
import { list, throwAway } from '../../src/storage';
import { begun, good, newDisk, newTable } from '../storage/kit';

const DAY = 24 * 3600 * 1000;
const now = 1000 * DAY;

async function bin() {
  const disk = await newDisk();
  const { campaign } = good(await begun(disk, newTable(), null));
  good(await throwAway(disk, campaign.id, now));
  const left = async () => good(await list(disk)).deleted;
  const start = async (at: number) => emptyBin(disk, await left(), at);
  return { left, start };
}

test('what was deleted goes after thirty days, when that is still so a day later', async () => {
  const { left, start } = await bin();
  for (const day of [1, 29, 31, 31.5]) await start(now + day * DAY);
  expect(await left()).toHaveLength(1);
  await start(now + 33 * DAY);
  expect(await left()).toEqual([]);
});

test('a clock that was once far ahead empties nothing', async () => {
  const { left, start } = await bin();
  await start(now + 4000 * DAY);
  for (const day of [1, 2, 10, 29]) await start(now + day * DAY);
  expect(await left()).toHaveLength(1);
  await start(now + 4000 * DAY);
  await start(now + 3 * DAY);
  expect(await left()).toHaveLength(1);
});
