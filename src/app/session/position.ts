/** What the screen shows of a table from where it is looked at. Nothing here changes anything. */
import type { Draft } from '../../kernel/draft';
import type { Choice, Prompt, Side } from '../../kernel/game';
import type { Seats } from '../../kernel/seats';
import type { Entry, Table, Witnessed } from '../../kernel/table';
import type { Preview, View } from '../../kernel/view';
import type { Company, Eyes, Position, TableModel } from '../../panels/model/model';
import { remember } from '../base/faults';
import { knownTo, seatOf } from './seating';

export interface Sight {
  readonly seats: Seats;
  readonly company: Company;
  /** The side that looks. */
  readonly side: Side;
  /** Only what everybody may see: nobody looks, or both do. */
  readonly veiled: boolean;
  /** The question lies on the open table, the hand of whoever is asked does not. */
  readonly covered: boolean;
  /** So many choices have been told, while the question waits for the rest; null where nothing is being told. */
  readonly told: number | null;
  /** Another window plays: nothing is offered here. */
  readonly watching: boolean;
  /** The game has ended. */
  readonly over: boolean;
}

/** The view of a table, this one or one further back. */
export function viewOf({ game, state, prompt }: Table, { company, side, veiled, covered, over }: Sight): View {
  // Once the battle is over, what was hidden in it lies open.
  if (over && game.face.hides !== undefined) return { ...game.face.view(state, game.face.hides, null), side };
  if (veiled) return game.face.view(state, null, null);
  // On the open table both look: it shows what everybody sees.
  if (covered) return { ...game.face.view(state, null, null), side };
  const looker = company === 'alone' ? (prompt?.side ?? side) : side;
  return game.face.view(state, looker, prompt?.side === looker ? prompt : null);
}

/** The map through other eyes than one's own; null where whoever holds the phone may not look so. */
export function throughEyes({ game, state }: Table, { side, veiled, covered }: Sight, eyes: Eyes): View | null {
  const { hides } = game.face;
  if (eyes === 'own' || hides === undefined || veiled) return null;
  if (eyes === 'held') return covered ? game.face.view(state, hides, null) : null;
  return covered || side !== hides ? null : { ...game.face.view(state, null, null), side };
}

/** Whether both of two persons may see the map as it is shown now: whoever hides something there does not look at it. */
export function isMapForAll({
  game,
  company,
  position,
  covered,
  curtain,
  eyes,
}: Pick<TableModel, 'game' | 'company' | 'position' | 'covered' | 'curtain' | 'eyes'>): boolean {
  const { hides } = game.face;
  if (company !== 'persons' || hides === undefined) return true;
  const { side, result } = position.peek();
  const open = side !== hides || covered.peek() || curtain.peek() !== null || result !== null;
  return open && eyes.peek() !== 'held';
}

/** `viewAt` shows where so many choices had been made. */
export function positionOf(draft: Draft, sight: Sight, viewAt: (count: number) => View): Position {
  const { on: table, made, table: meant } = draft;
  const { game, entries } = table;
  const { state, prompt } = meant;
  const { seats, side, veiled, covered, told, watching } = sight;
  const all = entries.length;
  const at = told ?? all;
  const isPerson = prompt !== null && seatOf(game, state, seats, prompt.side) === 'person';
  const asks = prompt !== null && (veiled || !isPerson) ? prompt.side : null;
  const waits = told === null ? asks : (entries[at]?.side ?? asks ?? entries.at(-1)?.side ?? side);
  const asked = waits === null ? prompt : null;
  const undone = table.undone[0];
  // After the end the last choice can still be taken back by whoever made it, where nothing hidden has come to light.
  const ours = asked !== null || (!prompt && told === null && !veiled && entries.at(-1)?.side === side);
  return {
    prompt: asked,
    side,
    waits,
    view: at === all ? viewOf(meant, sight) : viewAt(at),
    entries: known(table, sight, entries.slice(0, at)),
    draft: made.map((entry, at) => ({ ...entry, at, key: table.write(entry.choice) })),
    offers: (watching ? [] : (asked?.choices ?? []))
      .map((choice) => ({ choice, key: table.write(choice), offer: game.face.offer(state, choice) }))
      .filter(({ offer }) => !covered || offer.card === undefined),
    preview: asked && !watching ? previewOf(meant, asked, null) : null,
    undoes: ours && !watching ? table.undoes : null,
    undone: asked && made.length === 0 && undone?.side === side && !watching ? undone : null,
    result: at === all ? state.result : null,
    rewinds: table.rewinds,
    hints: table.hints.slice(),
  };
}

/** What was done, as far as whoever looks may know it. */
function known(table: Table, { company, side, veiled, covered }: Sight, list: readonly Entry[]): readonly Witnessed[] {
  const { game } = table;
  if (company === 'alone') return list;
  if (!covered) return knownTo(game, veiled ? null : side, list);
  // On the open table what was done on it can be named and undone; what was done in private stays so.
  const run = list.length - table.undoable;
  return [...knownTo(game, null, list.slice(0, run)), ...knownTo(game, side, list.slice(run))];
}

/** Odds are a help: where they fail the question is asked all the same. */
export function previewOf({ game, state }: Table, prompt: Prompt, choice: Choice | null): Preview | null {
  try {
    return game.face.preview(state, prompt, choice);
  } catch (error) {
    remember(error);
    return null;
  }
}
