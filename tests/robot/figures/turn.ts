/** A whole turn, tapped through by the robot: every task of the page, and what runs while nothing is touched. */
import { play } from '../robot';
import { RobotStopped } from '../sitting';
import { leave, type Pages, SLOW_DOWN } from './pages';
import { noteSeen, type Task, tasksDuring } from './tasks';

const LONG_MS = 50;
const REST_MS = 5000;
/** What was touched has come to rest once it is written down where the player looks, after a second and a half. */
const SETTLED_MS = 2500;
const LOOK_MS = 100;
/** A turn that takes longer is measured as far as it has come. */
const LONGEST_TURN_MS = 1_800_000;

export async function printTurn(pages: Pages, game: string): Promise<void> {
  const opened = await pages.open();
  const { page, devtools, problems } = opened;
  const marks = () => page.evaluate(() => [window.marks.callbacks, window.marks.waiting.size] as const);
  const restless: string[] = [];
  let looked = 0;
  const inspect = async (what: string) => {
    await noteSeen(page);
    // A line that is told goes on by itself.
    if (what.startsWith('moves')) return;
    looked += 1;
    let [before, waits] = await marks();
    for (let waited = 0; waits > 0 && waited < SETTLED_MS; waited += LOOK_MS) {
      await page.waitForTimeout(LOOK_MS);
      [before, waits] = await marks();
    }
    if (waits === 0) return; // then nothing can run before the next touch
    await page.waitForTimeout(REST_MS);
    const ran = (await marks())[0] - before;
    if (ran > 0) restless.push(`${what}: ${ran}`);
  };
  let played = '';
  const began = Date.now();
  const tasks = await tasksDuring(devtools, pages.app, async () => {
    const playing = play({
      page,
      address: pages.app,
      game,
      seed: 'figures',
      language: 'en',
      turns: 1,
      by: 'touch',
      accept: false,
      problems,
      inspect,
      choose() {
        if (Date.now() - began > LONGEST_TURN_MS) throw new RobotStopped('it takes long');
        return null;
      },
      log: () => {},
    });
    // What was measured until the robot stopped is told too.
    played = await playing.then(
      ({ taps }) => `a turn of ${taps} taps`,
      (stopped: unknown) => `part of a turn (${stopped instanceof RobotStopped ? stopped.message : stopped})`,
    );
  });
  const long = tasks.filter(({ ms }) => ms * SLOW_DOWN > LONG_MS).sort((a, b) => b.ms - a.ms);
  const turn = long.filter(({ when }) => when !== 'start');
  const collected = turn.filter(({ ms, collector }) => (ms - collector) * SLOW_DOWN <= LONG_MS).length;
  const told = (name: string, list: readonly Task[]) =>
    `${list.length} ${name}, the longest ${Math.round((list[0]?.ms ?? 0) * SLOW_DOWN)} ms`;
  const of = (when: Task['when']) => long.filter((task) => task.when === when);
  console.log(
    `  ${played}, ${tasks.length} tasks: ${turn.length} would take over ${LONG_MS} ms of a processor ${SLOW_DOWN} times slower, ${collected} of them only by the collector of memory`,
  );
  console.log(
    `    ${told('where a kind of screen is seen for the first time', of('first'))}; ${told('again', of('again'))}; and ${told('at the start', of('start'))}`,
  );
  for (const { ms, when, what, after } of turn)
    console.log(`    ${Math.round(ms * SLOW_DOWN)} ms (${when}): ${what}; after ${after}`);
  const still = restless.length === 0 ? 'no callback' : `callbacks at ${restless.join(', ')}`;
  console.log(`  five seconds at rest at each of ${looked} kinds of sheet and question: ${still}`);
  await leave(opened);
}
