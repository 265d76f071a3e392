/** Who decides for the computer. */
import type { Choice, GameState } from '../../kernel/game';
import type { Outlook } from '../../kernel/review';
import type { Level } from '../../kernel/seats';
import type { Table } from '../../kernel/table';
import type { Decision, Opponent, Request } from '../../opponents/opponent';
import { load } from '../base/load';

export interface Mind {
  /** Thinks about the question now asked; `forming` hears how far it is and what speaks for its plan so far. */
  decide(table: Table, level: Level, forming?: (share: number, why: string) => void): Promise<Thought>;
  /** Whatever it thinks about, it answers with the best so far. */
  hurry(): void;
  /** Stops while the page is hidden, and goes on with the same thought. */
  rest(resting: boolean): void;
  dispose(): void;
}

export interface Thought {
  readonly choice: Choice;
  readonly why: string;
  /** What looking ahead found of it and of the next best, where it did. */
  readonly outlook?: Outlook | null;
}

/** One look, no search: where nobody has been hired. */
export const quickComputer: Mind = {
  decide: ({ game, state, prompt }) =>
    prompt ? Promise.resolve(game.mind.bot(state, prompt)) : Promise.reject(new RangeError('nothing is asked')),
  hurry() {},
  rest() {},
  dispose() {},
};

/** Milliseconds that a thought usually takes, until this device has shown what it takes here. */
const USUAL: Readonly<Record<Level, number>> = { hasty: 1000, steady: 2000, thorough: 5000, expert: 10_000 };
/** A mind that gives no sign of life for so many times its usual time is taken for dead. */
const PATIENCE = 3;
/** Milliseconds that it is given in any case; and until its first sign, since it must be fetched and compiled. */
const LEAST = 10_000;
const COMING = 30_000;
/** A mind that was lost is replaced so often; then nobody is asked to think any more. */
const MOST_LOST = 2;

/** Ends a wait that has lasted too long without a sign of life. Time does not run while it rests. */
function watchdog(coming: number, usual: number, bark: (error: Error) => void) {
  let patience = coming;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting = false;
  const wait = () => {
    clearTimeout(timer);
    if (!resting) timer = setTimeout(() => bark(new Error(`no sign of life for ${patience} ms`)), patience);
  };
  wait();
  return {
    alive() {
      patience = usual;
      wait();
    },
    rest(now: boolean) {
      resting = now;
      wait();
    },
    stop: () => clearTimeout(timer),
  };
}

type Hire = (game: string) => Promise<Opponent>;

const hireOpponent: Hire = (game) => load(() => import('../../opponents/opponent')).then(({ hire }) => hire(game));

/** The computer in its worker, fetched when it is first asked. `base` is where the journal of the table starts. */
export function hiredComputer(game: string, base: GameState | null, hire: Hire = hireOpponent): Mind {
  let hired: Promise<Opponent> | null = null;
  let dog: ReturnType<typeof watchdog> | null = null;
  let lost = 0;
  /** The one now hired has given a sign of life. */
  let met = false;
  let gone = false;
  let resting = false;
  /** The longest thought of each level so far. */
  const longest = new Map<Level, number>();
  const tell = (say: (one: Opponent) => void) => hired?.then(say, () => undefined);
  const letGo = () => {
    tell((one) => one.dismiss());
    hired = null;
    met = false;
  };

  /** What comes first: the answer, or the certainty that none will come. */
  const answered = async (request: Request, forming?: (share: number, why: string) => void): Promise<Decision> => {
    const { level } = request;
    const usual = Math.max(LEAST, PATIENCE * (longest.get(level) ?? USUAL[level]));
    const begun = performance.now();
    try {
      const decision = await new Promise<Decision>((done, failed) => {
        const own = watchdog(met ? usual : COMING, usual, failed);
        own.rest(resting);
        dog = own;
        hired ??= hire(game);
        hired
          .then((one) => {
            if (gone) throw new Error('nobody sits here any more');
            return one.decide(request, {
              progress(share, why) {
                met = true;
                own.alive();
                forming?.(share, why);
              },
            });
          })
          .then(done, failed);
      });
      met = true;
      longest.set(level, Math.max(longest.get(level) ?? USUAL.hasty, performance.now() - begun));
      return decision;
    } catch (error) {
      lost++;
      letGo();
      throw error;
    } finally {
      dog?.stop();
      dog = null;
    }
  };
  return {
    async decide(table, level, forming) {
      if (lost >= MOST_LOST) throw new Error('the computer was lost too often');
      const { setup, entries } = table;
      const choices = entries.map(({ choice }) => table.write(choice));
      // The same question at the same point is always thought about with the same lots.
      const seed = `${setup.seed} ${entries.length}`;
      const { choice, why, outlook } = await answered({ setup, base, choices, level, seed }, forming);
      const meant = table.offered(choice);
      if (!meant) throw new RangeError(`not offered: ${choice}`);
      return { choice: meant, why, outlook };
    },
    hurry: () => tell((one) => one.playNow()),
    rest(now) {
      resting = now;
      dog?.rest(now);
      tell((one) => (now ? one.pause() : one.resume()));
    },
    dispose() {
      gone = true;
      dog?.stop();
      letGo();
    },
  };
}
