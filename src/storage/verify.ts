/** Between a save and a campaign stands a replay: nothing gets on the shelf that the rules did not offer. */
import type { Game, GameTypes } from '../kernel/game';
import { canonical } from '../kernel/hash';
import { begin, list } from './campaigns';
import type { Disk } from './disk';
import { done, type Outcome, refused } from './outcome';
import { type Campaign, type Glance, glanceOf, isWhole, type Kept } from './records';
import { following, type Note, type Resumed, resuming, seated, whyUnknown } from './resume';
import type { Save, SaveReason } from './save';
import { saveOf } from './save-of';
import { atOnce, type Steps } from './steps';

/** A save that the rules can follow. */
export interface Verified {
  /** As it would be written now. */
  readonly save: Save;
  readonly glance: Glance;
  readonly notes: readonly Note[];
  /**
   * 0: every choice was replayed from the set-up. Else the rules have changed since, and the position after so many
   * choices is one that the file says: it was checked, and nobody can prove that it was reached.
   */
  readonly start: number;
}

/** No campaign has a tenth of this: what is longer is made to keep somebody waiting. */
export const MOST_FROM_OUTSIDE = 20_000;

export function verify<T extends GameTypes>(game: Game<T>, save: Save): Outcome<Verified, SaveReason> {
  return atOnce(verifying(game, save));
}

/** The same in steps. */
export function* verifying<T extends GameTypes>(game: Game<T>, save: Save): Steps<Outcome<Verified, SaveReason>> {
  const trouble = whyNotReplayed(game, save);
  if (trouble) return refused(trouble);
  const { base, checkpoint, choices } = save;
  const snapshots = checkpoint ? [checkpoint] : [];
  const changed = save.rules !== game.rules;
  // First without any state that the file brings along: what can be replayed from its set-up needs none.
  const named = base ? [...snapshots, base] : snapshots;
  const whole = yield* following(game, { ...save, base: null, snapshots: named }, null);
  if (whole?.reached === choices.length) {
    if (!changed && whole.differs.length > 0) return refused('wrong-hash');
    const notes: Note[] = changed ? [{ note: 'rules-changed', from: save.rules, to: game.rules }] : [];
    for (const at of whole.differs) notes.push({ note: 'position-changed', at });
    return done(verified(seated(whole, { ...save, snapshots }, notes, null)));
  }
  if (!needsState(game, save)) return refused('illegal-choice');
  const resumed = yield* resuming(game, { ...save, snapshots, foreign: true });
  if (!resumed.ok) return resumed;
  const { notes } = resumed.value;
  // Under the rules it was played by, every choice is legal and every position is the one that was saved.
  if (!changed && notes.length > 0) {
    return refused(notes.every(({ note }) => note === 'snapshot-disagrees') ? 'wrong-hash' : 'illegal-choice');
  }
  return done(verified(resumed.value));
}

/** What can be said without a replay. */
function whyNotReplayed(
  game: Pick<Game, 'id' | 'sides' | 'scenarios' | 'options' | 'rules'>,
  save: Save,
): SaveReason | null {
  if (save.game !== game.id) return 'unknown-game';
  const { base, checkpoint, choices, options, seats } = save;
  if (choices.length > MOST_FROM_OUTSIDE) return 'too-large';
  if (base && base.at > choices.length) return 'wrong-field';
  // A checkpoint lies on the way that is replayed, so that the replay can tell whether it is true.
  if (checkpoint && (checkpoint.at > choices.length || checkpoint.at < (base?.at ?? 1))) return 'wrong-field';
  if (checkpoint && !isWhole(checkpoint)) return 'wrong-hash';
  if (new Set(options).size < options.length) return 'wrong-field';
  // A save from before anybody was asked names no side.
  const named = Object.keys(seats).sort();
  if (named.length > 0 && canonical(named) !== canonical([...game.sides].sort())) return 'unknown-side';
  return whyUnknown(game, save);
}

/** Only a change of the rules can make a journal start at a state: now, or before it was saved. */
function needsState({ rules }: Pick<Game, 'rules'>, save: Save): boolean {
  return save.rules < rules || (save.base !== null && save.rules > 1);
}

function verified<T extends GameTypes>({ table, seats, origin, notes }: Resumed<T>): Verified {
  const save = saveOf(table, seats, origin);
  return { save, glance: glanceOf(table), notes, start: origin.base?.at ?? 0 };
}

/** Puts a verified save on the shelf as a campaign of its own, in the place of another only if the player said so. */
export function adopt(
  disk: Disk,
  { save, glance }: Verified,
  replaces: string | null = null,
): Promise<Outcome<Campaign>> {
  const { choices, checkpoint } = save;
  return begin(disk, { ...save, ...glance }, choices, { snapshot: checkpoint, replaces });
}

/** Campaigns that began as this one did: before importing, ask. */
export function twinsAmong(campaigns: readonly Campaign[], save: Save): readonly Campaign[] {
  return campaigns.filter((campaign) => beginningOf(campaign) === beginningOf(save));
}

function beginningOf({ game, scenario, options, seed }: Kept): string {
  return canonical([game, scenario, options, seed]);
}

/** The same, on a disk. */
export async function twins(disk: Disk, save: Save): Promise<Outcome<readonly Campaign[]>> {
  const shelf = await list(disk);
  return shelf.ok ? done(twinsAmong(shelf.value.campaigns, save)) : shelf;
}
