/** From a text or a packed link to campaigns that were replayed and can be put on the shelf. */

import { loadGame } from '../../games';
import type { GameWords } from '../../kernel/words';
import type { Language } from '../../locale';
import {
  adopt,
  type Campaign,
  LINK_ROUTE,
  type ReadFile,
  received,
  type Save,
  type SaveReason,
  type Trouble,
  twins,
  type Verified,
  verify,
} from '../../storage';
import type { Incoming } from './incoming';
import { theDisk } from './the-disk';

/** One campaign of what came in, replayed. */
export interface Imported {
  readonly save: Save;
  readonly said: GameWords | null;
  readonly outcome:
    | { readonly is: 'verified'; readonly verified: Verified }
    | { readonly is: 'refused'; readonly why: SaveReason };
  /** A campaign here that began the same way. */
  readonly twin: Campaign | null;
}

export interface Arrival {
  readonly imports: readonly Imported[];
  /** Campaigns that could not even be read. */
  readonly refused: number;
  readonly settings: Readonly<Record<string, unknown>> | null;
}

export type Arrived =
  | { readonly ok: true; readonly value: Arrival }
  | { readonly ok: false; readonly reason: SaveReason };

export async function look(from: Incoming, tongue: Language): Promise<Arrived> {
  if (from.is === 'too-large') return { ok: false, reason: 'too-large' };
  const read = await received(from.text);
  if (!read.ok) return read;
  const file: ReadFile = read.value;
  const saves = file.kind === 'campaign' ? [file.save] : file.saves;
  const imports: Imported[] = [];
  for (const save of saves) imports.push(await importedOf(save, tongue));
  const everything = file.kind === 'everything' ? file : null;
  return {
    ok: true,
    value: { imports, refused: everything?.refused.length ?? 0, settings: everything?.settings ?? null },
  };
}

async function importedOf(save: Save, tongue: Language): Promise<Imported> {
  const game = await loadGame(save.game);
  if (!game) return { save, said: null, outcome: { is: 'refused', why: 'unknown-game' }, twin: null };
  const said = await game.books.words[tongue]();
  const outcome = verify(game, save);
  if (!outcome.ok) return { save, said, outcome: { is: 'refused', why: outcome.reason }, twin: null };
  const found = await twins(await theDisk(), save);
  const same = (one: Campaign) => one.hash === save.hash && one.count === save.choices.length;
  const twin = found.ok ? (found.value.find(same) ?? found.value[0] ?? null) : null;
  return { save, said, outcome: { is: 'verified', verified: outcome.value }, twin };
}

/** Whether the twin is the very same campaign. */
export function isSame({ save, twin }: Imported): boolean {
  return twin !== null && twin.hash === save.hash && twin.count === save.choices.length;
}

export const answers = ['add', 'replace', 'skip'] as const;
export type Answer = (typeof answers)[number];

/** Puts a found on the shelf as the player said; the id, or null where it was left out. */
export async function settle(
  { outcome, twin }: Imported,
  answer: Answer,
): Promise<{ readonly ok: true; readonly id: string | null } | { readonly ok: false; readonly why: Trouble }> {
  if (outcome.is === 'refused' || answer === 'skip') return { ok: true, id: null };
  const adopted = await adopt(await theDisk(), outcome.verified, answer === 'replace' ? (twin?.id ?? null) : null);
  return adopted.ok ? { ok: true, id: adopted.value.id } : { ok: false, why: adopted.reason };
}

/** A packed campaign from the address, as the text that it would be when pasted. */
export function fromAddress(pack: string): Incoming {
  return { is: 'text', text: `#/${LINK_ROUTE}/${pack}` };
}
