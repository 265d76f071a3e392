/** From the shelf to the table: takes a campaign up, replays it, and gives the keeper that writes from then on. */
import type { Game, GameTypes } from '../kernel/game';
import type { Seats } from '../kernel/seats';
import type { Table } from '../kernel/table';
import { begin, load, newId, takeUp } from './campaigns';
import type { Disk } from './disk';
import { type EmergencyBox, passOnEmergency, withEmergency } from './emergency';
import { type Keeper, keeper } from './keeper';
import { done, type Outcome, refused, type Trouble } from './outcome';
import { atSetup, type Campaign, glanceOf, type Origin, seatsFor } from './records';
import { type Note, type ResumeReason, resume } from './resume';
import { saveOf } from './save-of';

export interface Played<T extends GameTypes> {
  readonly campaign: Campaign;
  readonly table: Table<T>;
  /** For `saveOf`. */
  readonly origin: Origin;
  readonly keeper: Keeper;
  readonly notes: readonly PlayNote[];
}

export type PlayNote =
  | Note
  | { readonly note: 'rows-unreadable'; readonly count: number }
  | { readonly note: 'emergency-copy'; readonly count: number };

/** Begins a campaign at its set-up. */
export async function start<T extends GameTypes>(
  disk: Disk,
  table: Table<T>,
  seats: Seats,
  box: EmergencyBox | null,
): Promise<Outcome<Played<T>>> {
  const { choices, checkpoint, format: _file, ...journal } = saveOf(table, seatsFor(table.game.sides, seats));
  const begun = await begin(disk, { ...journal, ...glanceOf(table) }, choices, { snapshot: checkpoint });
  if (!begun.ok) return begun;
  const kept = keeper(disk, { campaign: begun.value, onDisk: choices, origin: atSetup, trusted: true }, box);
  return done({ campaign: begun.value, table, origin: atSetup, keeper: kept, notes: [] });
}

/** Goes on with a campaign where it stood. From now on this window writes it, and no other. */
export async function goOn<T extends GameTypes>(
  disk: Disk,
  game: Game<T>,
  id: string,
  box: EmergencyBox | null,
): Promise<Outcome<Played<T>, Trouble | ResumeReason | 'unknown-game'>> {
  const seen = await load(disk, id);
  if (!seen.ok) return seen;
  if (seen.value.campaign.game !== game.id) return refused('unknown-game');
  const writer = newId();
  passOnEmergency(box, id, seen.value.lastWriter, writer);
  const taken = await takeUp(disk, id, writer);
  if (!taken.ok) return taken;
  const rescued = withEmergency(box, taken.value);
  const stored = rescued ?? taken.value;
  const { choices, snapshots, unreadable } = stored;
  const hash = rescued ? null : stored.campaign.hash;
  const resumed = resume(game, { ...stored.campaign, choices, snapshots, hash });
  if (!resumed.ok) return resumed;

  const { table, seats, origin, notes } = resumed.value;
  const campaign = { ...stored.campaign, seats };
  const said: PlayNote[] = [...notes];
  if (unreadable > 0) said.unshift({ note: 'rows-unreadable', count: unreadable });
  if (rescued) said.unshift({ note: 'emergency-copy', count: choices.length - taken.value.choices.length });
  const trusted = notes.length === 0 && unreadable === 0;
  const kept = keeper(disk, { campaign, onDisk: taken.value.choices, origin, trusted }, box);
  // What was found out on the way back is written before play goes on; trouble shows in the keeper.
  if (said.length > 0) await kept.keep(table);
  return done({ campaign, table, origin, keeper: kept, notes: said });
}
