/** The cold offline start: a browser of its own each time, the pages in turn. */
import { leave, type Measured, median, metric, type Pages, painted, there, touchable } from './pages';

/** What the main thread's time goes into, beside all the rest that it does. */
const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

export async function printStart(pages: Pages, game: string, { runs }: Measured): Promise<void> {
  const campaign = await pages.campaign(game);
  const shares = new Map<string, number[]>(parts.map((part) => [part, []]));

  /** Milliseconds of the main thread's own time until each of these is there. */
  const timeUntil = async (address: string, ...stations: readonly string[]): Promise<number[]> => {
    const opened = await pages.open();
    const { page, devtools } = opened;
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'commit' });
    const times: number[] = [];
    for (const station of stations) {
      await there(page, station);
      times.push((await metric(devtools, 'TaskDuration')) * 1000);
      if (station !== touchable) continue;
      for (const [part, list] of shares) list.push((await metric(devtools, part)) * 1000);
    }
    await leave(opened);
    return times;
  };

  const starts: Record<'empty' | 'sprite' | 'picture' | 'map' | 'painted', number[]> = {
    empty: [],
    sprite: [],
    picture: [],
    map: [],
    painted: [],
  };
  for (let run = 0; run < runs; run++) {
    starts.empty.push(...(await timeUntil(pages.empty, 'p')));
    starts.sprite.push(...(await timeUntil(pages.sprite, '[data-drawn]')));
    const [picture, map, whole] = await timeUntil(campaign, '.glance img', touchable, painted);
    starts.picture.push(picture ?? Number.NaN);
    starts.map.push(map ?? Number.NaN);
    starts.painted.push(whole ?? Number.NaN);
  }
  const start = (what: keyof typeof starts) => `${Math.round(median(starts[what]))} ms`;
  const ratio = (a: keyof typeof starts, b: keyof typeof starts) => (median(starts[a]) / median(starts[b])).toFixed(1);
  const share = [...shares].map(([part, list]) => `${part.replace('Duration', '')} ${Math.round(median(list))} ms`);
  console.log(`  cold offline start, time of the main thread, median of ${runs} in turn:`);
  console.log(
    `    first picture ${start('picture')}, an empty page ${start('empty')}: ratio ${ratio('picture', 'empty')}`,
  );
  console.log(
    `    map to touch ${start('map')}, Pixi and a sprite ${start('sprite')}: ratio ${ratio('map', 'sprite')}`,
  );
  console.log(`    of it: ${share.join(', ')}`);
  console.log(`    map painted ${start('painted')}: ratio ${ratio('painted', 'sprite')}`);
}
