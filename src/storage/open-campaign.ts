/** From the shelf to the table: takes a campaign up, replays it, and gives the keeper that writes from then on. */
import type { Game, GameTypes } from '../kernel/game';
import type { Seats } from '../kernel/seats';
import type { Table } from '../kernel/table';
import { knowsAll } from './ahead';
import { begin, bringBack, load, newId, setAsideFrom, takeUp } from './campaigns';
import type { Disk } from './disk';
import { type EmergencyBox, passOnEmergency, withEmergency } from './emergency';
import { type Keeper, keeper } from './keeper';
import { done, type Outcome, refused, type Trouble } from './outcome';
import { atSetup, type Campaign, glanceOf, type Origin, seatsFor } from './records';
import { type Note, type Resumable, type ResumeReason, resuming, type Shortened, whyUnknown } from './resume';
import type { Save } from './save';
import { saveOf, saveOfStored } from './save-of';
import { bitByBit, onThePage } from './steps';

export interface Played<T extends GameTypes> {
  readonly campaign: Campaign;
  readonly table: Table<T>;
  /** For `saveOf`. */
  readonly origin: Origin;
  readonly keeper: Keeper;
  readonly notes: readonly PlayNote[];
  /**
   * The rules cannot follow all of it: the player must hear of it before anything is decided. Nothing is written until
   * then, and with the first decision what is stored is set aside as it is.
   */
  readonly shortened: Told | null;
}

export interface Told extends Shortened {
  /** The campaign as it is stored, for export. */
  readonly asItWas: Save;
}

export type PlayNote =
  | Note
  | { readonly note: 'rows-unreadable'; readonly count: number }
  | { readonly note: 'emergency-copy'; readonly count: number }
  /** What an earlier version had to set aside can be followed further now: it is on the shelf again. */
  | { readonly note: 'original-back'; readonly id: string };

/** Begins a campaign at its set-up. */
export async function start<T extends GameTypes>(
  disk: Disk,
  table: Table<T>,
  seats: Seats,
  box: EmergencyBox | null,
): Promise<Outcome<Played<T>>> {
  const save = saveOf(table, seatsFor(table.game.sides, seats));
  const { choices, checkpoint } = save;
  const begun = await begin(disk, { ...save, ...glanceOf(table) }, choices, { snapshot: checkpoint });
  if (!begun.ok) return begun;
  const campaign = begun.value;
  const kept = keeper(disk, { campaign, onDisk: choices, origin: atSetup, trusted: true, aside: null }, box);
  return done({ campaign, table, origin: atSetup, keeper: kept, notes: [], shortened: null });
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
  // Before it is taken up: what this version has no rules for is left to whoever has.
  const unknown = whyUnknown(game, seen.value.campaign);
  if (unknown) return refused(unknown);
  const writer = newId();
  passOnEmergency(box, id, seen.value.lastWriter, writer);
  const taken = await takeUp(disk, id, writer);
  if (!taken.ok) return taken;
  // A copy that knows more, or that nobody could ask, is not written over before it has been compared.
  const knows = await knowsAll(disk, id, taken.value.campaign);
  const rescued = withEmergency(box, taken.value);
  const stored = rescued?.stored ?? taken.value;
  const { choices, snapshots, unreadable } = stored;
  const hash = rescued ? null : stored.campaign.hash;
  const resumed = await followed(game, { ...stored.campaign, choices, snapshots, hash });
  if (!resumed.ok) return resumed;

  const { table, seats, origin, notes, shortened } = resumed.value;
  const campaign = { ...stored.campaign, seats };
  const said: PlayNote[] = [...notes];
  if (unreadable > 0) said.unshift({ note: 'rows-unreadable', count: unreadable });
  if (rescued) said.unshift({ note: 'emergency-copy', count: choices.length - taken.value.choices.length });
  const trusted = notes.length === 0 && unreadable === 0;
  const aside = shortened && { as: newId(), reached: shortened.reached, rules: game.rules };
  const kept = keeper(
    knows ? disk : { ...disk, copies: null },
    { campaign, onDisk: taken.value.choices, origin, trusted, aside: aside ?? rescued?.aside ?? null },
    box,
  );
  // What was found out on the way back is written before play goes on; trouble shows in the keeper. Where the rules
  // could not follow, nothing is: another version may follow further.
  if (said.length > 0 && !shortened) await kept.keep(table);
  const back = campaign.rules < game.rules ? await followOriginals(disk, game, id) : [];
  for (const original of back) said.push({ note: 'original-back', id: original });
  const told = shortened && { ...shortened, asItWas: saveOfStored(taken.value) };
  return done({ campaign, table, origin, keeper: kept, notes: said, shortened: told });
}

/** A long journal must not hold up the page. */
async function followed<T extends GameTypes>(game: Game<T>, stored: Resumable) {
  return (await bitByBit(resuming(game, stored), onThePage)) ?? refused('unplayable' as const);
}

/** What earlier rules had to set aside and these follow further comes back on the shelf; answers which. */
async function followOriginals<T extends GameTypes>(disk: Disk, game: Game<T>, id: string): Promise<readonly string[]> {
  const aside = await setAsideFrom(disk, id);
  const back: string[] = [];
  for (const original of aside.ok ? aside.value : []) {
    const stored = await load(disk, original.id);
    if (!stored.ok || (original.aside?.rules ?? 0) >= game.rules) continue;
    const resumed = await followed(game, { ...stored.value.campaign, ...stored.value });
    const reached = resumed.ok ? (resumed.value.shortened?.reached ?? stored.value.choices.length) : 0;
    if (reached <= (original.aside?.reached ?? 0)) continue;
    if ((await bringBack(disk, original.id)).ok) back.push(original.id);
  }
  return back;
}
