/** The table at a question: rest, pinch and pan. */
import { drawn, leave, metric, type Pages } from './pages';

const GESTURE_MS = 5000;
const REST_MS = 5000;

interface Point {
  readonly x: number;
  readonly y: number;
}

export async function printTable(pages: Pages, game: string): Promise<void> {
  const campaign = await pages.campaign(game);
  const opened = await pages.open();
  const { page, devtools } = opened;
  await devtools.send('Performance.enable');
  await page.goto(campaign);
  await drawn(page);
  const marks = () => page.evaluate(() => window.marks);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(3000);
  const before = await marks();
  await page.waitForTimeout(REST_MS);
  const after = await marks();
  console.log(
    `  at rest, five seconds: ${after.callbacks - before.callbacks} callbacks, ${after.draws - before.draws} draws`,
  );

  const box = await page.locator('.board-host').boundingBox();
  if (!box) throw new Error('no map');
  const about = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 300) / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  const gesture = async (name: string, at: (t: number) => readonly Point[]) => {
    await touch('touchStart', at(0));
    const from = { ...(await marks()), script: await metric(devtools, 'ScriptDuration') };
    const began = Date.now();
    while (Date.now() - began < GESTURE_MS) await touch('touchMove', at((Date.now() - began) / 1000));
    const to = { ...(await marks()), script: await metric(devtools, 'ScriptDuration') };
    await touch('touchEnd', []);
    const frames = Math.max(1, to.frames - from.frames);
    const ms = ((to.script - from.script) * 1000) / frames;
    const draws = ((to.draws - from.draws) / frames).toFixed(1);
    console.log(
      `  ${name}, five seconds: ${frames} frames, ${ms.toFixed(2)} ms of script and ${draws} draw calls a frame`,
    );
  };
  const spread = (d: number) => [
    { x: about.x - d / 2, y: about.y },
    { x: about.x + d / 2, y: about.y },
  ];
  await gesture('pinch', (t) => spread(100 + 80 * Math.sin(t * 2)));
  await page.waitForTimeout(1500);
  await gesture('pan', (t) => [{ x: about.x + 90 * Math.sin(t * 2), y: about.y + 40 * Math.cos(t * 2) }]);
  await leave(opened);
}
