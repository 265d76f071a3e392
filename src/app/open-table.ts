/** From an address to an open table: the campaign is taken up or watched, replayed and seated. */
import type { Game } from '../kernel/game';
import { Table } from '../kernel/table';
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
  setNote,
  sitDown,
  start,
  type Trouble,
} from '../storage';
import { emergencyBox, theDisk } from './disk';
import { loadGame } from './load-game';
import { protectAfter } from './protection';
import { openSession, passIdle, type Session } from './session';
import { settings } from './settings';

export type OpenReason = Trouble | ResumeReason | 'unknown-game';

export interface Opened {
  readonly is: 'open';
  readonly id: string;
  readonly model: Session;
  readonly notes: readonly PlayNote['note'][];
  /** The campaign as a save, for export. */
  readonly save: () => Save;
  /** Why nothing outlives the page; null where all is well. */
  readonly forgetful: Trouble | null;
  /** Makes this the window that plays; null where it is. */
  readonly takeOver: (() => Promise<void>) | null;
}

export type Visit = Opened | { readonly is: 'refused'; readonly reason: OpenReason };

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

  const tell = (visit: Visit) => {
    if (!gone) show(visit);
  };
  const refuse = (reason: OpenReason) => tell({ is: 'refused', reason });

  const play = async (game: Game) => {
    const disk = await theDisk();
    const played = await goOn(disk, game, id, emergencyBox());
    if (!played.ok) return refuse(played.reason);
    const { campaign, table, keeper, origin, notes } = played.value;
    const fresh = () => beginning(table, origin);
    const firstTurn = fresh().state.turn;
    const keep = async (now: Table): Promise<Trouble | null> => {
      const outcome = await keeper.keep(now);
      if (outcome.ok) {
        seat?.announce(outcome.value.count);
        void protectAfter(outcome.value.turn - firstTurn);
      } else if (outcome.reason === 'taken-over') void watch(game);
      return outcome.ok ? null : outcome.reason;
    };
    const model = openSession({
      table,
      keeper: {
        durable: disk.kind === 'disk',
        keep(now) {
          const kept = keep(now);
          writing = kept;
          return kept;
        },
      },
      seat: game.sides[0] ?? '',
      fresh,
      passes: () => settings.peek().stops === 'decisions',
    });
    follow = async () => {};
    void setNote(disk, 'last-campaign', id);
    tell({
      is: 'open',
      id,
      model,
      notes: notes.map(({ note }) => note),
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
      keeper: { durable: disk.kind === 'disk', keep: async () => null },
      seat: game.sides[0] ?? '',
      fresh: () => beginning(table, origin),
      passes: () => false,
      watching: true,
    });
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
      save: () => saveOf(table, seats, origin),
      forgetful: disk.trouble,
      takeOver: async () => {
        await seat?.takeOver();
        if (!gone) await play(game);
      },
    });
  };

  const arrive = async () => {
    const stored = await load(await theDisk(), id);
    if (!stored.ok) return refuse(stored.reason);
    const game = await loadGame(stored.value.campaign.game);
    if (!game) return refuse('unknown-game');
    const sat = await sitDown(id, {
      moved: () => void follow(),
      asked: async () => {
        await writing;
      },
      dismissed: () => {
        if (!gone) void watch(game);
      },
    });
    if (gone) return sat.leave();
    seat = sat;
    await (sat.playing ? play(game) : watch(game));
  };

  void arrive();
  return () => {
    gone = true;
    seat?.leave();
  };
}

/** Begins a campaign. */
export async function beginCampaign(
  gameId: string,
  setup: { readonly scenario: string; readonly options: readonly string[]; readonly seed: string },
): Promise<Outcome<Campaign, Trouble | 'unknown-game'>> {
  const game = await loadGame(gameId);
  if (!game) return { ok: false, reason: 'unknown-game' };
  const table = new Table(game, setup);
  // Before it is written: what the screen shows first is what is on disk.
  if (settings.peek().stops === 'decisions') passIdle(table);
  const begun = await start(await theDisk(), table, {}, emergencyBox());
  return begun.ok ? { ok: true, value: begun.value.campaign } : begun;
}
