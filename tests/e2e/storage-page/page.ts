/** A window on the storage of the app, for tests in a real browser: it plays The Lost Valley without a screen. */
import { lostValley, type ValleyTypes } from '../../../src/games/lost-valley';
import { Table } from '../../../src/kernel/table';
import {
  type Chair,
  codesOf,
  goOn,
  load,
  openDisk,
  type Played,
  packed,
  saveOf,
  sitDown,
  start,
  storageState,
  unpacked,
  verify,
} from '../../../src/storage';

type ValleyPlayed = Played<ValleyTypes>;

const disk = await openDisk();
let played: ValleyPlayed | null = null;
let seat: Chair | null = null;
const heard: string[] = [];

function playing(): ValleyPlayed {
  if (!played) throw new Error('no campaign is open');
  return played;
}

async function sit(id: string): Promise<boolean> {
  seat = await sitDown(id, {
    moved: (count) => void heard.push(`moved ${count}`),
    asked: async () => void heard.push('asked'),
    dismissed: () => void heard.push('dismissed'),
  });
  return seat.playing;
}

export const valley = {
  kind: disk.kind,
  heard,
  state: storageState,
  async begin(seed: string): Promise<string> {
    const begun = await start(
      disk,
      new Table(lostValley, { scenario: 'campaign', options: [], seed }),
      { french: 'person' },
      localStorage,
    );
    if (!begun.ok) throw new Error(begun.reason);
    played = begun.value;
    await sit(played.campaign.id);
    return played.campaign.id;
  },
  sit,
  async goOn(id: string): Promise<string> {
    const gone = await goOn(disk, lostValley, id, localStorage);
    if (!gone.ok) return gone.reason;
    played = gone.value;
    return played.table.hash();
  },
  /** Plays so many choices as a sensible player would; says how the last was kept, and the position. */
  async play(steps: number): Promise<{ readonly kept: string; readonly hash: string }> {
    const { table, keeper } = playing();
    let kept = 'nothing';
    for (let i = 0; i < steps && table.prompt; i++) {
      table.choose(lostValley.mind.bot(table.state, table.prompt).choice);
      const outcome = await keeper.keep(table);
      kept = outcome.ok ? 'kept' : outcome.reason;
      seat?.announce(table.entries.length);
    }
    return { kept, hash: table.hash() };
  },
  async stored(id: string): Promise<number> {
    const stored = await load(disk, id);
    return stored.ok ? stored.value.choices.length : -1;
  },
  takeOver: () => seat?.takeOver(),
  isPlaying: () => seat?.playing ?? false,
  async link(): Promise<string | null> {
    const { campaign, table, origin } = playing();
    return packed(saveOf(table, campaign.seats, origin));
  },
  async take(pack: string): Promise<string> {
    const save = await unpacked(pack);
    if (!save.ok) return save.reason;
    const verified = verify(lostValley, save.value);
    return verified.ok ? verified.value.save.hash : verified.reason;
  },
  async code(pack: string): Promise<number | null> {
    return (await codesOf(location.href, pack))[0]?.size ?? null;
  },
};

declare global {
  interface Window {
    valley: typeof valley;
  }
}
window.valley = valley;
