/** From an address to an open table: the campaign is taken up or watched, replayed and seated. */

import type { Game, Setup } from '../../kernel/game';
import type { Seats } from '../../kernel/seats';
import { Table } from '../../kernel/table';
import {
  beginning,
  type Campaign,
  type Chair,
  goOn,
  load,
  type Outcome,
  type PlayNote,
  type ResumeReason,
  resume,
  type Save,
  saveOf,
  sitDown,
  start,
  type Told,
  type Trouble,
  type Waiting,
} from '../../storage';
import { inBackground } from '../base/faults';
import { loadGame } from '../base/load-game';
import { settings } from '../base/settings';
import { hiredComputer } from '../session/computer';
import { evenPace } from '../session/even-pace';
import { passIdle } from '../session/going';
import { openSession } from '../session/session';
import type { Session } from '../session/session-types';
import { rememberOpen } from '../transfer/last-open';
import { protectAfter } from '../transfer/protection';
import { loadWhole } from '../transfer/recovery';
import { emergencyBox, theDisk } from '../transfer/the-disk';

export type OpenReason = Trouble | ResumeReason | 'unknown-game';

export interface Opened {
  readonly is: 'open';
  readonly id: string;
  readonly model: Session;
  readonly notes: readonly PlayNote['note'][];
  /** Nobody has decided anything here yet. */
  readonly begun: boolean;
  /** The campaign as a save, for export. */
  readonly save: () => Save;
  /** Why nothing outlives the page; null where all is well. */
  readonly forgetful: Trouble | null;
  /** Makes this the window that plays; null where it is. */
  readonly takeOver: (() => Promise<void>) | null;
}

/** The rules cannot follow all of it: nobody plays, neither person nor computer, before the player goes on. */
export interface Halted {
  readonly is: 'shortened';
  readonly campaign: Campaign;
  readonly shortened: Told;
  readonly goOn: () => void;
}

export type Visit =
  | Opened
  | Halted
  | { readonly is: 'refused'; readonly reason: OpenReason }
  /** Something threw on the way: a part that is missing, rules or a view that fail at this campaign. */
  | { readonly is: 'failed'; readonly error: unknown };

/** A campaign that nobody has looked at yet: how its first turn opens is told. */
let justBegun: string | null = null;

/**
 * Sits down at a campaign and tells what there is to show, anew whenever play goes to another window or comes here.
 * Answers how to leave.
 */
export function visitTable(id: string, show: (visit: Visit) => void): () => void {
  let gone = false;
  let seat: Chair | null = null;
  /** The last write under way: whoever wants the seat waits for it. */
  let writing: Promise<unknown> = Promise.resolve();
  let follow = async () => {};
  let leaveTable = () => {};

  const seated = (model: Session) => {
    leaveTable();
    leaveTable = () => model.dispose();
  };
  const tell = (visit: Visit) => {
    if (!gone) show(visit);
  };
  const refuse = (reason: OpenReason) => tell({ is: 'refused', reason });
  /** Nothing on the way to a table ends without a word. */
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => tell({ is: 'failed', error }));

  const play = async (game: Game) => {
    const disk = await theDisk();
    const played = await goOn(disk, game, id, emergencyBox());
    if (!played.ok) return refuse(played.reason);
    const { campaign, table, keeper, origin, notes, shortened } = played.value;
    if (shortened) {
      await new Promise<void>((goOn) => tell({ is: 'shortened', campaign, shortened, goOn }));
      if (gone || !seat?.playing) return;
    }
    const fresh = () => beginning(table, origin);
    const firstTurn = fresh().state.turn;
    const keep = async (now: Table, waits: (how: Waiting) => void): Promise<Trouble | null> => {
      const outcome = await keeper.keep(now, waits);
      if (outcome.ok) {
        seat?.announce(outcome.value.count);
        // A finished campaign is not what the next start returns to.
        rememberOpen(outcome.value.result ? null : id);
        inBackground(protectAfter(outcome.value.turn - firstTurn));
      } else if (outcome.reason === 'taken-over') attempt(watch(game));
      return outcome.ok ? null : outcome.reason;
    };
    const begun = justBegun === id;
    justBegun = null;
    const model = openSession({
      table,
      campaign: id,
      keeper: {
        durable: disk.kind === 'disk',
        keep(now, waits) {
          const kept = keep(now, waits);
          writing = kept;
          return kept;
        },
      },
      seats: campaign.seats,
      mind: hiredComputer(game.id, origin.base && fresh().checkpoint().state),
      pace: evenPace,
      fresh,
      passes: () => settings.peek().stops === 'decisions',
      tells: () => settings.peek().speed !== 'instant',
      begun,
    });
    seated(model);
    follow = async () => {};
    rememberOpen(campaign.result ? null : id);
    tell({
      is: 'open',
      id,
      model,
      notes: notes.map(({ note }) => note),
      begun,
      save: () => saveOf(table, campaign.seats, origin),
      forgetful: disk.trouble,
      takeOver: null,
    });
  };

  const watch = async (game: Game) => {
    const disk = await theDisk();
    const stored = await load(disk, id);
    if (!stored.ok) return refuse(stored.reason);
    const resumed = resume(game, { ...stored.value.campaign, ...stored.value });
    if (!resumed.ok) return refuse(resumed.reason);
    const { table, seats, origin } = resumed.value;
    const model = openSession({
      table,
      campaign: id,
      keeper: { durable: disk.kind === 'disk', keep: async () => null },
      seats,
      fresh: () => beginning(table, origin),
      passes: () => false,
      watching: true,
    });
    seated(model);
    follow = async () => {
      const now = await load(disk, id);
      if (!now.ok || gone) return;
      const { campaign, choices } = now.value;
      const from = origin.base?.at ?? 0;
      if ((campaign.base?.at ?? 0) !== from) return watch(game);
      const hints = campaign.hints.filter((at) => at >= from).map((at) => at - from);
      model.follow({ choices: choices.slice(from), rewinds: campaign.rewinds, hints });
    };
    tell({
      is: 'open',
      id,
      model,
      notes: [],
      begun: false,
      save: () => saveOf(table, seats, origin),
      forgetful: disk.trouble,
      takeOver: () =>
        attempt(
          (async () => {
            await seat?.takeOver();
            if (!gone) await play(game);
          })(),
        ),
    });
  };

  const arrive = async () => {
    const disk = await theDisk();
    const stored = await loadWhole(disk, id);
    // Where the disk could not be opened nobody knows what is on it.
    if (!stored.ok) return refuse((stored.reason === 'missing' && disk.trouble) || stored.reason);
    const game = await loadGame(stored.value.campaign.game);
    if (!game) return refuse('unknown-game');
    const sat = await sitDown(id, {
      moved: () => inBackground(follow()),
      asked: async () => {
        await writing;
      },
      dismissed: () => {
        if (!gone) attempt(watch(game));
      },
    });
    if (gone) return sat.leave();
    seat = sat;
    await (sat.playing ? play(game) : watch(game));
  };

  attempt(arrive());
  return () => {
    gone = true;
    leaveTable();
    seat?.leave();
  };
}

/** Begins a campaign; nobody named is a person. */
export async function beginCampaign(
  gameId: string,
  { scenario, options, seed }: Setup,
  seats: Seats = {},
): Promise<Outcome<Campaign, Trouble | 'unknown-game'>> {
  const game = await loadGame(gameId);
  if (!game) return { ok: false, reason: 'unknown-game' };
  const table = new Table(game, { scenario, options, seed });
  // Before it is written: what the screen shows first is what is on disk.
  if (settings.peek().stops === 'decisions' && game.sides.length === 1) passIdle(table);
  const begun = await start(await theDisk(), table, seats, emergencyBox());
  if (begun.ok) justBegun = begun.value.campaign.id;
  return begun.ok ? { ok: true, value: begun.value.campaign } : begun;
}
