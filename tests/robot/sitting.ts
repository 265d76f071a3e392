/** A game in front of the robot: how it is begun, when screen and rules agree, what is wrong with what is seen. */
import type { Page } from 'playwright-core';
import { companyOf } from '../../src/app/session/seating';
import { gameOf } from '../../src/cli/games';
import type { Choice, Game } from '../../src/kernel/game';
import type { Seats } from '../../src/kernel/seats';
import type { Table } from '../../src/kernel/table';
import type { Language } from '../../src/kernel/words';
import { speak } from '../../src/locale';
import type { Company } from '../../src/panels/model/model';
import { handOn } from '../e2e/hand';
import { unreadable } from './cut';
import { type Actor, count, type Finger, fingerOf } from './finger';
import { keyboardOf } from './keyboard';
import { type Dice, dice } from './lots';
import { createReferee, type Referee } from './referee';
import { look, type Sight } from './screen';
import { inEveryShape } from './shapes';

/** The hand that plays a whole game: a finger on map and sheets, keys alone, a finger on the list of choices alone. */
export const ways = ['touch', 'keyboard', 'list'] as const;
export type Way = (typeof ways)[number];

export interface RobotOptions {
  readonly page: Page;
  /** Where the app is served. */
  readonly address: string;
  readonly game: string;
  /** By lot where none is named. */
  readonly scenario?: string;
  readonly seed: string;
  readonly language: Language;
  /** Who plays each side; persons where nobody is named. */
  readonly seats?: Seats;
  /** Stops after so many turns. */
  readonly turns: number;
  /** Plays with sense, in one way; without it the robot wanders about the screen. */
  readonly by?: Way;
  /** What it chooses then; the bot chooses where this says nothing. */
  readonly choose?: (table: Table) => Choice | null;
  /** How often the one that plays with sense chooses by lot all the same. */
  readonly stray?: number;
  /** Taps what is told only where it waits for a tap. */
  readonly patient?: boolean;
  /** Takes the obvious next step each time instead of a random one. */
  readonly accept: boolean;
  /** What went wrong on the page so far: the robot stops at the first. */
  readonly problems: readonly string[];
  readonly log: (line: string) => void;
  /** Looks at every kind of sheet in every shape of glass. */
  readonly shapes?: boolean;
  /** Where a picture of every fault goes: the beginning of its path. */
  readonly pictures?: string;
  /** Looks closer at every kind of sheet, once each. */
  readonly inspect?: (what: string) => Promise<void>;
}

export interface Run extends RobotOptions {
  readonly rules: Game;
  readonly company: Company;
  readonly finger: Finger;
  /** Whatever taps: the finger, or the keys. */
  readonly hand: Actor;
  readonly lots: Dice;
  readonly referee: Referee;
  readonly seen: Set<string>;
  /** What is wrong with what was seen. */
  readonly cut: Set<string>;
  readonly waited: { curtains: number; told: number };
}

/** A busy machine may take this long to show what a tap did. */
export const PATIENCE = 45_000;

export class RobotStopped extends Error {}

/** Sits down at a new game. */
export async function sitDown(options: RobotOptions): Promise<Run> {
  const { page, language, by } = options;
  const rules = gameOf(options.game);
  await speak(language);
  const finger = fingerOf(page, await handOn(page));
  const hand = by === 'keyboard' ? keyboardOf(page) : finger;
  const lots = dice(options.seed);
  await begin(options, hand, lots);
  const { stored } = await look(page);
  if (!stored) throw new RobotStopped('the campaign that was begun is not on the disk');
  const company = companyOf(rules.sides, options.seats ?? {});
  const referee = createReferee(rules, await rules.books.words[language](), stored, options.seats ?? {});
  const waited = { curtains: 0, told: 0 };
  return { ...options, rules, company, finger, hand, lots, referee, seen: new Set(), cut: new Set(), waited };
}

/** From the page of a new game to its first question, with scenario and options by lot and dice by seed. */
async function begin(options: RobotOptions, hand: Actor, lots: Dice): Promise<void> {
  const { page, address, game, seed, scenario, seats = {}, accept } = options;
  await page.goto(`${address}#/new/${game}`);
  await page.locator('.begin .button').waitFor({ timeout: PATIENCE });
  const { sides, scenarios } = gameOf(game);
  for (const side of sides.length > 1 ? sides : []) {
    const seat = `.seat[data-side="${side}"] input[value="${seats[side] ?? 'person'}"]`;
    if (!(await hand.tap(seat))) throw new RobotStopped(`no such seat: ${seat}`);
  }
  if (scenario !== undefined) {
    const nth = scenarios.indexOf(scenario);
    if (nth < 0) throw new RobotStopped(`${game} has the scenarios ${scenarios.join(', ')}`);
    await hand.tap('input[name="scenario"]', nth);
  } else if (!accept) {
    await hand.tap('input[name="scenario"]', lots.below(await count(page, 'input[name="scenario"]')));
    for (let i = 0; i < (await count(page, 'input[type="checkbox"]')); i++) {
      if (lots.chance(0.3)) await hand.tap('input[type="checkbox"]', i);
    }
  }
  await hand.tap('input[name="dice"]', -1);
  await page.locator('.seed input').fill(seed);
  await hand.tap('.begin .button');
  await page.locator('.board-access button').first().waitFor({ state: 'attached', timeout: PATIENCE });
  await page.locator('.dock .acts, .told-bar, .curtain').first().waitFor({ timeout: PATIENCE });
}

/** Waits until screen and rules agree; says what differs where they never do. */
export async function settle(run: Run): Promise<Sight> {
  const { page, problems, referee } = run;
  let until = Date.now() + PATIENCE;
  for (;;) {
    if (problems.length > 0) throw new RobotStopped(`the page complained: ${problems.join('; ')}`);
    // A sheet that is still fetched would come between what is seen and what is done.
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached', timeout: PATIENCE });
    const sight = await look(page);
    if (sight.screen.trouble !== null) throw new RobotStopped(`the table complains: ${sight.screen.trouble}`);
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
      throw new RobotStopped(`screen and rules disagree:\n  ${differences.join('\n  ')}`);
    }
    await page.waitForTimeout(50);
  }
}

/** Nobody is asked yet: the curtain opens for the next, what happened is followed. False where somebody is. */
async function others(run: Run, sight: Sight): Promise<boolean> {
  const { page, hand, lots, referee, waited, by, accept, patient } = run;
  const { curtain, moves } = sight.screen;
  if (curtain) {
    const leaks = referee.leaks(sight);
    if (leaks.length > 0) throw new RobotStopped(`the curtain shows: ${leaks.join(', ')}`);
    await inspect(run, sight);
    waited.curtains++;
    const gone = () => page.locator('.curtain').waitFor({ state: 'detached', timeout: PATIENCE });
    if (!(await hand.hold('.hold', gone))) throw new RobotStopped('the curtain cannot be held');
    return true;
  }
  if (!moves) return false;
  await inspect(run, sight);
  if (by === undefined && !accept && lots.chance(0.05)) await hand.tap('.told-bar .acts .button', 0);
  // A line goes on by itself.
  else if (await hand.tap(`.told-bar${patient ? '[data-waits]' : ':not([data-line])'} .acts .primary`)) waited.told++;
  else await page.waitForTimeout(50);
  return true;
}

/** Every kind of sheet at every kind of question is read once. */
async function inspect(run: Run, { screen }: Sight): Promise<void> {
  const { page, referee, company, seen, cut, pictures, shapes, inspect: closer } = run;
  const { prompt } = referee.table;
  const waits = screen.curtain ? 'curtain' : screen.moves ? 'moves' : null;
  const kind = waits ?? screen.sheet?.split(' ')[0] ?? (screen.targets ? 'in hand' : 'map');
  const what = `${kind} at ${prompt?.ask ?? 'the end'}`;
  const fault = async (line: string) => {
    if (cut.has(line)) return;
    cut.add(line);
    run.log(`FAULT ${cut.size} ${line}`);
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}-${cut.size}.png` });
  };
  for (const button of screen.unnamed) await fault(`${what}: a button without a name: ${button}`);
  // Between two persons a question about a hand is always put, so that silence tells nothing of it.
  const secret = company === 'persons' && !prompt?.open;
  if (waits === null && prompt?.choices.length === 1 && !secret)
    await fault(`${prompt.ask}: a question with one answer`);
  if (seen.has(what)) return;
  seen.add(what);
  const lines = shapes
    ? await inEveryShape(page, pictures === undefined ? null : `${pictures}-${what.replaceAll(' ', '-')}`)
    : await unreadable(page);
  for (const line of lines) await fault(`${what}: ${line}`);
  await closer?.(what);
}
