/** The computer at one table, in messages: it follows the journal, thinks in steps and listens in between. */

import type { Game } from '../kernel/game';
import { bytesOf } from '../kernel/hash';
import { BrokenJournal, Table } from '../kernel/table';
import type { FromThinker, Request, ReviewRequest, ToThinker } from './messages';
import { reviewing } from './review';
import { think } from './think';

export interface Surroundings {
  readonly load: (game: string) => Promise<Game> | null;
  readonly post: (message: FromThinker) => void;
  /** Lets waiting messages in. */
  readonly rest: () => Promise<void>;
}

/** Decisions of a review between two words about it. */
const TOLD_EVERY = 10;

export function createThinker({ load, post, rest }: Surroundings): (message: ToThinker) => void {
  let follower: Follower | null = null;
  let last = 0;
  let hurried = 0;
  /** Set while the app is hidden: thinking goes on where it stopped. */
  let paused: { readonly until: Promise<void>; readonly goOn: () => void } | null = null;

  const decide = async (id: number, gameId: string, request: Request): Promise<void> => {
    const game = await load(gameId);
    if (!game) throw new RangeError(`there is no game «${gameId}»`);
    if (id !== last) return;
    follower = follower?.starts(game, request) ? follower : follow(game, request);
    const table = follower.to(request.choices);
    const thinking = think(table, request.level, request.seed);
    while (hurried !== id && thinking.step()) {
      post({ is: 'progress', id, share: thinking.share(), why: thinking.best().why });
      await rest();
      if (paused) await paused.until;
      // A newer question has overtaken this one.
      if (id !== last) return;
    }
    const { choice, why } = thinking.best();
    post({ is: 'decided', id, decision: { choice: table.write(choice), why, outlook: thinking.outlook() } });
  };

  const review = async (id: number, gameId: string, request: ReviewRequest): Promise<void> => {
    const game = await load(gameId);
    if (!game) throw new RangeError(`there is no game «${gameId}»`);
    const table = follow(game, request).to(request.choices);
    const work = reviewing(table, `review ${request.setup.seed}`, request.kept);
    for (let count = 1; work.step(); count++) {
      if (count % TOLD_EVERY === 0) post({ is: 'reviewing', id, review: work.review() });
      await rest();
      if (paused) await paused.until;
      if (id !== last) return;
    }
    post({ is: 'reviewing', id, review: work.review() });
  };

  return (message) => {
    switch (message.is) {
      case 'review': {
        const { id, game, request } = message;
        last = id;
        review(id, game, request).catch((error: unknown) => post({ is: 'failed', id, reason: String(error) }));
        return;
      }
      case 'decide': {
        const { id, game, request } = message;
        last = id;
        decide(id, game, request).catch((error: unknown) => post({ is: 'failed', id, reason: String(error) }));
        return;
      }
      case 'play-now':
        hurried = last;
        return;
      case 'pause':
        paused ??= gate();
        return;
      case 'resume':
        paused?.goOn();
        paused = null;
        return;
      default:
        message satisfies never;
    }
  };
}

function gate(): { readonly until: Promise<void>; readonly goOn: () => void } {
  let goOn = () => {};
  const until = new Promise<void>((done) => {
    goOn = done;
  });
  return { until, goOn };
}

/** A table of the mind's own, kept in step with the journal. */
interface Follower {
  starts(game: Game, request: Request): boolean;
  to(choices: readonly string[]): Table;
}

function follow(game: Game, { setup, base }: Pick<Request, 'setup' | 'base'>): Follower {
  const start = startOf({ setup, base: base ?? null });
  const table = base ? new Table(game, setup, game.play.copy(base)) : new Table(game, setup);
  const texts: string[] = [];
  return {
    starts: (other, request) => other === game && startOf(request) === start,
    to(choices) {
      const same = texts.findIndex((text, i) => text !== choices[i]);
      if (same >= 0) {
        table.rewind(same);
        texts.length = same;
      }
      const next = choices.slice(texts.length);
      const made = table.follow(next);
      texts.push(...next.slice(0, made));
      if (made < next.length) throw new BrokenJournal(texts.length, next[made] ?? '');
      return table;
    },
  };
}

function startOf({ setup, base }: Pick<Request, 'setup' | 'base'>): string {
  const { scenario, options, seed } = setup;
  return JSON.stringify([scenario, options, seed, base ? bytesOf(base) : null]);
}
