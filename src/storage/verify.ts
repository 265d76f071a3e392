/** Between a save and a campaign stands a replay: nothing gets on the shelf that the rules did not offer. */
import type { Choice, Game, GameState } from '../kernel/game';
import { canonical } from '../kernel/hash';
import { begin, list } from './campaigns';
import type { Disk } from './disk';
import { done, type Outcome, refused } from './outcome';
import { type Campaign, type Glance, glanceOf, isWhole } from './records';
import { type Note, resume } from './resume';
import type { Save, SaveReason } from './save';
import { saveOf } from './save-of';

/** A save that was replayed to its end. */
export interface Verified {
  /** As it would be written now. */
  readonly save: Save;
  readonly glance: Glance;
  readonly notes: readonly Note[];
}

export function verify<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  save: Save,
): Outcome<Verified, SaveReason> {
  if (save.game !== game.id) return refused('unknown-game');
  const { base, checkpoint, choices } = save;
  if (base && base.at > choices.length) return refused('wrong-field');
  // A checkpoint lies on the way that is replayed, so that the replay can tell whether it is true.
  if (checkpoint && (checkpoint.at > choices.length || checkpoint.at < (base?.at ?? 1))) return refused('wrong-field');
  if (checkpoint && !isWhole(checkpoint)) return refused('wrong-hash');
  const named = Object.keys(save.seats);
  // A save from before anybody was asked names none.
  if (named.length > 0 && canonical([...named].sort()) !== canonical([...game.sides].sort()))
    return refused('unknown-side');
  const resumed = resume(game, { ...save, snapshots: checkpoint ? [checkpoint] : [] });
  if (!resumed.ok) return resumed;
  const { table, seats, origin, notes } = resumed.value;
  // Under the rules it was played by, every choice is legal and every position is the one that was saved.
  if (save.rules === game.rules && notes.length > 0) {
    return refused(notes.every(({ note }) => note === 'snapshot-disagrees') ? 'wrong-hash' : 'illegal-choice');
  }
  return done({ save: saveOf(table, seats, origin), glance: glanceOf(table), notes });
}

/** Puts a verified save on the shelf as a campaign of its own, in the place of another only if the player said so. */
export function adopt(
  disk: Disk,
  { save, glance }: Verified,
  replaces: string | null = null,
): Promise<Outcome<Campaign>> {
  const { format: _file, choices, checkpoint, ...journal } = save;
  return begin(disk, { ...journal, ...glance }, choices, { snapshot: checkpoint, replaces });
}

/** Campaigns on the shelf that began as this one did: before importing, ask. */
export async function twins(disk: Disk, save: Save): Promise<Outcome<readonly Campaign[]>> {
  const shelf = await list(disk);
  if (!shelf.ok) return shelf;
  const key = ({ game, scenario, options, seed }: Pick<Save, 'game' | 'scenario' | 'options' | 'seed'>) =>
    canonical([game, scenario, options, seed]);
  return done(shelf.value.campaigns.filter((campaign) => key(campaign) === key(save)));
}
