/** Goes about the screen at random among what it offers, as a restless finger would. */
import type { Page } from 'playwright-core';
import { words } from '../../src/locale';
import { count, reach, reachAtRest } from './finger';
import { look, type Sight } from './screen';
import { PATIENCE, RobotStopped, type Run } from './sitting';

/** A lifted counter drops this far above the finger, where it can be seen. */
const FLOATS = 30;
/** Milliseconds until another look. */
const LATER = 100;

/** One thing that a player might do now. */
export async function wander(run: Run, { screen }: Sight): Promise<void> {
  const { finger, lots, accept, page } = run;
  if (screen.targets) return release(run, screen.targets);
  if (accept) return goOn(run);
  if (lots.chance(0.08)) return read(run);
  if (lots.chance(0.05) && (await finger.tap('.dock .undo'))) return;
  if (lots.chance(0.05) && (await finger.tap('.dock .acts .square:not(:last-of-type)', 0))) return;
  if (lots.chance(0.5) && (await byMap(run))) return;
  const buttons = await count(page, '[data-choice]');
  if (buttons > 0 && (await choose(run, lots.below(buttons)))) return;
  // What lies over the question goes away; else the list of all choices is the way on.
  if (screen.sheet && !/^(prompt|choices|card)/.test(screen.sheet)) await finger.tap('.sheet-head .icon-button');
  // A page that is drawn in more than one task has its question before its buttons: it is looked at again.
  else if (!(await finger.tap('.question .icon-button'))) await page.waitForTimeout(LATER);
}

/** The one obvious thing: the strong button, else the first row. */
async function goOn(run: Run): Promise<void> {
  const { finger, page } = run;
  const ready = '.acts .strong[data-choice]:enabled';
  if ((await count(page, ready)) > 0) {
    await chooseBy(run, ready, 0);
  } else if (await reach(page, '.acts .strong:enabled')) {
    await finger.tap('.acts .strong:enabled');
  } else if (!(await chooseBy(run, '.sheet [data-choice]', 0)) && !(await finger.tap('.question .icon-button'))) {
    throw new RobotStopped('dead end: neither a button nor a row');
  }
}

const choose = (run: Run, nth: number) => chooseBy(run, '[data-choice]', nth);

/** How many places on the screen have a choice marked. */
const marks = (page: Page, choice: string) =>
  count(page, `[data-choice="${choice}"]:is([aria-pressed="true"], .strong)`);

/** Taps a choice and waits until exactly that choice is in the journal, is marked, or is laid out to be weighed. */
async function chooseBy({ page, finger, referee }: Run, selector: string, nth: number): Promise<boolean> {
  if ((await count(page, selector)) <= nth) return false;
  const choice = await page.locator(selector).nth(nth).getAttribute('data-choice');
  const before = referee.table.entries.length;
  const weighing = (await count(page, '.sheet[data-topic="weigh"]')) > 0;
  const marked = choice === null ? 0 : await marks(page, choice);
  if (choice === null || !(await finger.tap(selector, nth))) return false;
  await arrives({ page, finger }, choice, before, !weighing, marked);
  return true;
}

async function arrives(
  { page, finger }: Pick<Run, 'page' | 'finger'>,
  choice: string,
  at: number,
  mayWeigh: boolean,
  marked: number,
): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    // What leaves much is asked about once.
    if ((await count(page, '.acts .strong[data-sure]')) > 0) await finger.tap('.acts .strong[data-sure]');
    const { screen, stored } = await look(page);
    const made = stored?.choices[at];
    if (made === choice || screen.meant.includes(choice)) return;
    if (made !== undefined) throw new RobotStopped(`«${choice}» was tapped and «${made}» was written`);
    if (mayWeigh && /^(weigh$|place |area )/.test(screen.sheet ?? '')) return;
    if ((await marks(page, choice)) !== marked) return;
    // Written with what was passed over when the table was opened.
    if (stored?.choices.includes(choice) && stored.choices.length > at) return;
    if (Date.now() > until) throw new RobotStopped(`«${choice}» was tapped and nothing came of it`);
    await page.waitForTimeout(50);
  }
}

/** Opens something to read, and closes it again. */
async function read({ page, finger, lots }: Run): Promise<void> {
  const things = '.level, .formation, .strip .icon-button, .last-line, .slip, .rule-link, .name-link, .acts .square';
  const all = await count(page, things);
  if (all > 0) await finger.tap(things, lots.below(all));
}

/** A tap on a lit place, or on a place whose counters can be taken up. */
async function byMap({ page, finger, lots, referee, rules }: Run): Promise<boolean> {
  const { prompt, state, entries } = referee.table;
  const offers = (prompt?.choices ?? []).map((choice) => ({ choice, ...rules.face.offer(state, choice) }));
  const tray = '.sheet .counter-button[data-offered]';
  const here = await count(page, tray);
  if (here > 0 && lots.chance(0.7)) return finger.tap(tray, lots.below(here));
  const open = lots.pick(offers.filter(({ place, counter }) => place !== undefined && counter === undefined));
  if (open) {
    const alone = offers.filter(({ place, counter }) => place === open.place && counter === undefined).length === 1;
    const choice = referee.table.write(open.choice);
    const marked = await marks(page, choice);
    if (!(await finger.tap(onMap(open.place)))) return false;
    if (alone && !open.fight) await arrives({ page, finger }, choice, entries.length, true, marked);
    return true;
  }
  const moving = lots.pick(offers.filter(({ place, counter }) => place !== undefined && counter !== undefined));
  if (!moving || !prompt) return false;
  const home = rules.face.view(state, prompt.side, prompt).counters.find(({ id }) => id === moving.counter)?.at;
  return home !== undefined && finger.tap(onMap(home));
}

const onMap = (place: string | undefined) => `.board-access button[data-place="${place ?? ''}"]`;

/** The map draws what is lit with its next frame. */
async function lights(page: Page, target: string, place: string): Promise<void> {
  const { target: reachable, fight } = words().table.spoken;
  const until = Date.now() + PATIENCE;
  for (;;) {
    const label = await page.locator(target).getAttribute('aria-label', { timeout: PATIENCE });
    if (label?.endsWith(reachable) || label?.endsWith(fight)) return;
    if (Date.now() > until) throw new RobotStopped(`${place} can be reached and is not lit: «${label}»`);
    await page.waitForTimeout(50);
  }
}

/** With a counter in hand: to a lit place on the map, by tap or by drag, or by its chip; now and then put down. */
async function release(run: Run, targets: readonly string[]): Promise<void> {
  const { page, finger, lots, referee, rules } = run;
  if (lots.chance(0.1) && (await finger.tap('.in-hand .icon-button'))) return;
  const choice = lots.pick(targets);
  if (choice === undefined) throw new RobotStopped('a counter in hand that can go nowhere');
  const { prompt, state, entries } = referee.table;
  const meant = prompt?.choices.find((one) => referee.table.write(one) === choice);
  const offer = meant && rules.face.offer(state, meant);
  const target = onMap(offer?.place);
  await lights(page, target, offer?.place ?? '');
  const counter = offer?.counter;
  const home = prompt && rules.face.view(state, prompt.side, prompt).counters.find(({ id }) => id === counter)?.at;
  const way = lots.pick(['drag', 'tap', 'chip'] as const);
  const to = way === 'chip' ? null : await reachAtRest(page, target);
  const from = way === 'drag' && home !== offer?.place ? await reachAtRest(page, onMap(home ?? '')) : null;
  if (from && to) await finger.drag(from, { x: to.x, y: to.y + FLOATS });
  else if (!to || !(await finger.tap(target))) {
    const chip = `.targets [data-choice="${choice}"]`;
    await reachAtRest(page, chip);
    await finger.tap(chip);
  }
  await arrives({ page, finger }, choice, entries.length, false, 0);
}
