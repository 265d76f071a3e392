/** Plays a game through the screen, and compares screen and rules at every step. */
import { pursuer } from './pursue';
import type { Sight } from './screen';
import { type RobotOptions, RobotStopped, type Run, settle, sitDown } from './sitting';
import { createTally } from './tally';
import { wander } from './wander';

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
  /** Every kind of action with its least, usual and greatest number of taps. */
  readonly actions: readonly string[];
}

/** After so many taps it says how far it is. */
const PROGRESS = 100;
/** Steps that bring no choice in a row: beyond these the robot is stuck. */
const IDLE_STEPS = 60;

export async function play(options: RobotOptions): Promise<RobotReport> {
  const run = await sitDown(options);
  const { log, hand, referee } = run;
  const step: (sight: Sight) => Promise<void> =
    options.by === undefined ? (sight) => wander(run, sight) : pursuer(run, options.by);

  const tapsByTurn: number[] = [];
  let idle = 0;
  let spoken = 0;
  let counted = { taps: 0, choices: 0, at: Date.now() };
  const tally = createTally();
  let sight = await settle(run);
  while (referee.table.prompt && tapsByTurn.length < options.turns) {
    const before = referee.table.entries.length;
    const { turn } = referee.table.state;
    const { side, resumable } = referee.table.prompt;
    await step(sight);
    sight = await settle(run);
    tally.add({ side, settled: resumable === true, at: before }, referee.table, { taps: hand.taps, ...run.waited });
    idle = referee.table.entries.length === before ? idle + 1 : 0;
    if (hand.taps >= spoken + PROGRESS) {
      spoken = hand.taps;
      log(`  ${referee.table.state.phase}: ${referee.table.entries.length} choices, ${hand.taps} taps`);
    }
    if (idle > IDLE_STEPS) throw new RobotStopped(`no way on: ${sight.screen.question ?? sight.screen.sheet}`);
    if (referee.table.state.turn !== turn || !referee.table.prompt) {
      const now = { taps: hand.taps, choices: referee.table.entries.length, at: Date.now() };
      tapsByTurn.push(now.taps - counted.taps);
      const seconds = Math.round((now.at - counted.at) / 1000);
      log(
        `turn ${turn}: ${now.choices - counted.choices} choices, ${now.taps - counted.taps} taps, ${seconds} s; ` +
          `${run.cut.size} faults so far`,
      );
      for (const line of tally.turn()) log(`  ${line}`);
      counted = now;
    }
  }
  return { ...reportOf(run, tapsByTurn), actions: tally.table() };
}

function reportOf({ referee, hand, waited, seen, cut }: Run, tapsByTurn: number[]): Omit<RobotReport, 'actions'> {
  const { state, entries } = referee.table;
  const { result } = state;
  return {
    choices: entries.length,
    taps: hand.taps,
    tapsByTurn,
    result: result && `${result.level} (${result.cause})`,
    ...waited,
    seen: [...seen].sort(),
    cut: [...cut],
  };
}
