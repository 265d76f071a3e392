/** Plays a campaign by touch, at random among what the screen offers, and compares screen and rules at every step. */
import type { Page } from 'playwright-core';
import { companyOf } from '../../src/app/table/seating';
import { gameOf } from '../../src/cli/games';
import type { Game } from '../../src/kernel/game';
import type { Seats } from '../../src/kernel/seats';
import type { Language } from '../../src/kernel/words';
import { speak, words } from '../../src/locale';
import { handOn } from '../e2e/hand';
import { unreadable } from './cut';
import { count, type Finger, fingerOf, reach, reachAtRest } from './finger';
import { type Dice, dice } from './lots';
import { createReferee, type Referee } from './referee';
import { look, type Sight } from './screen';

export interface RobotOptions {
  readonly page: Page;
  /** Where the app is served. */
  readonly address: string;
  readonly game: string;
  readonly seed: string;
  readonly language: Language;
  /** Who plays each side; persons where nobody is named. */
  readonly seats?: Seats;
  /** Stops after so many turns. */
  readonly turns: number;
  /** Takes the obvious next step each time instead of a random one. */
  readonly accept: boolean;
  /** What went wrong on the page so far: the robot stops at the first. */
  readonly problems: readonly string[];
  readonly log: (line: string) => void;
  /** Looks closer at every kind of sheet, once each. */
  readonly inspect?: (what: string) => Promise<void>;
}

export interface RobotReport {
  readonly choices: number;
  readonly taps: number;
  /** Taps within each turn, from its first question to the next turn's. */
  readonly tapsByTurn: readonly number[];
  readonly result: string | null;
  /** How often the phone went from one hand to the other, and how many of the computer's moves were looked at. */
  readonly curtains: number;
  readonly told: number;
  /** Kinds of sheets and questions that were looked at. */
  readonly seen: readonly string[];
  readonly cut: readonly string[];
}

/** A busy machine may take this long to show what a tap did. */
const PATIENCE = 45_000;
/** Steps that bring no choice in a row: beyond these the robot is stuck. */
const IDLE_STEPS = 60;

/** A lifted counter drops this far above the finger, where it can be seen. */
const FLOATS = 30;

export class RobotStopped extends Error {}

export async function play(options: RobotOptions): Promise<RobotReport> {
  const { page, language, log } = options;
  const game = gameOf(options.game);
  await speak(language);
  const finger = fingerOf(page, await handOn(page));
  const lots = dice(options.seed);
  await begin(options, finger, lots);
  const { stored } = await look(page);
  if (!stored) throw new RobotStopped('the campaign that was begun is not on the disk');
  const referee = createReferee(
    game,
    await game.books.words[language](),
    stored,
    companyOf(game.sides, options.seats ?? {}),
  );
  const waited = { curtains: 0, told: 0 };
  const run: Run = { ...options, rules: game, finger, lots, referee, seen: new Set(), cut: new Set(), waited };

  const tapsByTurn: number[] = [];
  let idle = 0;
  let counted = 0;
  let sight = await settle(run);
  while (referee.table.prompt && tapsByTurn.length < options.turns) {
    const before = referee.table.entries.length;
    const { turn } = referee.table.state;
    await step(run, sight);
    sight = await settle(run);
    idle = referee.table.entries.length === before ? idle + 1 : 0;
    if (idle > IDLE_STEPS) throw new RobotStopped(`no way on: ${sight.screen.question ?? sight.screen.sheet}`);
    if (referee.table.state.turn !== turn || !referee.table.prompt) {
      tapsByTurn.push(finger.taps - counted);
      log(`turn ${turn}: ${referee.table.entries.length} choices, ${finger.taps - counted} taps`);
      counted = finger.taps;
    }
  }
  const { result } = referee.table.state;
  if (result && sight.screen.result === null) throw new RobotStopped('the game is over and no report is open');
  return {
    choices: referee.table.entries.length,
    taps: finger.taps,
    tapsByTurn,
    result: result && `${result.level} (${result.cause})`,
    ...waited,
    seen: [...run.seen].sort(),
    cut: [...run.cut],
  };
}

interface Run extends RobotOptions {
  readonly rules: Game;
  readonly finger: Finger;
  readonly lots: Dice;
  readonly referee: Referee;
  readonly seen: Set<string>;
  readonly cut: Set<string>;
  readonly waited: { curtains: number; told: number };
}

/** From the page of a new game to its first question, with scenario and options by lot and dice by seed. */
async function begin(options: RobotOptions, finger: Finger, lots: Dice): Promise<void> {
  const { page, address, game, seed, seats = {}, accept } = options;
  await page.goto(`${address}#/new/${game}`);
  await page.locator('.begin .button').waitFor({ timeout: PATIENCE });
  const { sides } = gameOf(game);
  for (const side of sides.length > 1 ? sides : []) {
    const seat = `.seat[data-side="${side}"] input[value="${seats[side] ?? 'person'}"]`;
    if (!(await finger.tap(seat))) throw new RobotStopped(`no such seat: ${seat}`);
  }
  if (!accept) {
    await finger.tap('input[name="scenario"]', lots.below(await count(page, 'input[name="scenario"]')));
    for (let i = 0; i < (await count(page, 'input[type="checkbox"]')); i++) {
      if (lots.chance(0.3)) await finger.tap('input[type="checkbox"]', i);
    }
  }
  await finger.tap('input[name="dice"]', -1);
  await page.locator('.seed input').fill(seed);
  await finger.tap('.begin .button');
  await page.locator('.board-access button').first().waitFor({ state: 'attached', timeout: PATIENCE });
  await page.locator('.dock .question, .told-bar, .curtain').first().waitFor({ timeout: PATIENCE });
}

/** Waits until screen and rules agree; says what differs where they never do. */
async function settle(run: Run): Promise<Sight> {
  const { page, problems, referee } = run;
  let until = Date.now() + PATIENCE;
  for (;;) {
    if (problems.length > 0) throw new RobotStopped(`the page complained: ${problems.join('; ')}`);
    const sight = await look(page);
    if (await others(run, sight)) {
      until = Date.now() + PATIENCE;
      continue;
    }
    const differences = referee.differences(sight);
    if (differences.length === 0) {
      await inspect(run, sight);
      return sight;
    }
    if (Date.now() > until) {
      throw new RobotStopped(
        `screen and rules disagree:\n  ${differences.join('\n  ')}\n${JSON.stringify(sight.screen)}`,
      );
    }
    await page.waitForTimeout(50);
  }
}

/** Nobody is asked yet: the curtain opens for the next, what happened is followed. False where somebody is. */
async function others(run: Run, sight: Sight): Promise<boolean> {
  const { page, finger, lots, referee, waited } = run;
  const { curtain, moves } = sight.screen;
  if (curtain) {
    const leaks = referee.leaks(sight);
    if (leaks.length > 0) throw new RobotStopped(`the curtain shows: ${leaks.join(', ')}`);
    await inspect(run, sight);
    waited.curtains++;
    const gone = () => page.locator('.curtain').waitFor({ state: 'detached', timeout: PATIENCE });
    if (!(await finger.hold('.hold', gone))) throw new RobotStopped('the curtain cannot be held');
    return true;
  }
  if (!moves) return false;
  await inspect(run, sight);
  if (lots.chance(0.05)) await finger.tap('.told-bar .acts .button', 0);
  else if (await finger.tap('.told-bar .acts .primary')) waited.told++;
  else await page.waitForTimeout(50);
  return true;
}

/** Every kind of sheet at every kind of question is read once. */
async function inspect({ page, referee, seen, cut, inspect: closer }: Run, { screen }: Sight): Promise<void> {
  const waits = screen.curtain ? 'curtain' : screen.moves ? 'moves' : null;
  const kind = waits ?? screen.sheet?.split(' ')[0] ?? (screen.targets ? 'in hand' : 'map');
  const what = `${kind} at ${referee.table.prompt?.ask ?? 'the end'}`;
  if (seen.has(what)) return;
  seen.add(what);
  for (const line of await unreadable(page)) cut.add(`${what}: ${line}`);
  await closer?.(what);
}

/** One thing that a player might do now. */
async function step(run: Run, { screen }: Sight): Promise<void> {
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
  else if (!(await finger.tap('.question .icon-button'))) throw new RobotStopped(`dead end: ${screen.question}`);
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
  await arrives(page, choice, before, !weighing, marked);
  return true;
}

async function arrives(page: Page, choice: string, at: number, mayWeigh: boolean, marked = 0): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const { screen, stored } = await look(page);
    const made = stored?.choices[at];
    if (made === choice) return;
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
    if (!(await finger.tap(onMap(open.place)))) return false;
    if (alone && !open.fight) await arrives(page, referee.table.write(open.choice), entries.length, true);
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
  await arrives(page, choice, entries.length, false);
}
