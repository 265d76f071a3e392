/** Looks at what came in, campaign by campaign, wherever it runs: in a worker, or bit by bit on the page. */
import type { Game } from '../../kernel/game';
import {
  bitByBit,
  type Outcome,
  type Pace,
  type Received,
  received,
  type Save,
  type SaveReason,
  type Verified,
  verifying,
} from '../../storage';
import type { Incoming } from './incoming';

/** What is said of a campaign before anybody knows whether it holds. */
export type Brief = Pick<Save, 'game' | 'scenario' | 'rewinds' | 'hints'> & { readonly decisions: number };

export type Finding =
  | { readonly is: 'refused'; readonly reason: SaveReason }
  /** Some parts of a link: these are still missing. */
  | { readonly is: 'parts'; readonly missing: readonly number[]; readonly of: number }
  /** It can be read: so many campaigns, and so many that cannot. */
  | {
      readonly is: 'holds';
      readonly count: number;
      readonly refused: number;
      readonly settings: Readonly<Record<string, unknown>> | null;
    }
  /** How much of a campaign is replayed, from 0 to 1. */
  | { readonly is: 'progress'; readonly at: number; readonly share: number }
  | {
      readonly is: 'checked';
      readonly at: number;
      readonly brief: Brief;
      readonly outcome: Outcome<Verified, SaveReason>;
    }
  | { readonly is: 'over' };

/** What is to be looked at; the first so many campaigns have been looked at before. */
export interface Request {
  readonly from: Incoming;
  readonly after: number;
}

export interface Surroundings {
  readonly load: (game: string) => Promise<Game> | null;
  readonly tell: (finding: Finding) => void;
  readonly pace: Pick<Pace, 'slice' | 'rest'>;
  /** Letters of text that can be read here without holding anything up. */
  readonly largest: number;
  /** Milliseconds that the replay of one campaign may take. */
  readonly limit: number;
  /** True once nobody wants to know any more. */
  readonly stopped: () => boolean;
}

/** No text of ours needs more bytes: a larger file is not even read. */
const MOST_BYTES = 16_000_000;

export async function check({ from, after }: Request, surroundings: Surroundings): Promise<void> {
  const { tell, largest, stopped } = surroundings;
  const read = await readIncoming(from, largest);
  if (stopped()) return;
  if (!read.ok) return tell({ is: 'refused', reason: read.reason });
  const file = read.value;
  if (file.kind === 'parts') return tell({ is: 'parts', missing: file.missing, of: file.of });
  const saves = file.kind === 'campaign' ? [file.save] : file.saves;
  const everything = file.kind === 'everything' ? file : null;
  const refused = everything?.refused.length ?? 0;
  tell({ is: 'holds', count: saves.length, refused, settings: everything?.settings ?? null });
  for (const [at, save] of saves.entries()) {
    if (at < after) continue;
    const outcome = await replayed(save, at, surroundings);
    if (stopped()) return;
    const { game, scenario, rewinds, hints, choices } = save;
    tell({ is: 'checked', at, brief: { game, scenario, rewinds, hints, decisions: choices.length }, outcome });
  }
  tell({ is: 'over' });
}

async function readIncoming(from: Incoming, largest: number): Promise<Outcome<Received, SaveReason>> {
  if (from.is === 'file' && from.file.size > MOST_BYTES) return { ok: false, reason: 'too-large' };
  if (from.is === 'file' && from.file.size > largest) return { ok: false, reason: 'too-large-here' };
  const text = from.is === 'file' ? await from.file.text() : from.text;
  return received(text, largest);
}

async function replayed(
  save: Save,
  at: number,
  { load, tell, pace, limit, stopped }: Surroundings,
): Promise<Outcome<Verified, SaveReason>> {
  const loading = load(save.game);
  if (!loading) return { ok: false, reason: 'unknown-game' };
  const game = await loading.catch(() => null);
  // A part of the app is missing here: nobody can say whether the campaign holds.
  if (!game) return { ok: false, reason: 'unfinished' };
  tell({ is: 'progress', at, share: 0 });
  const began = performance.now();
  const outcome = await bitByBit(verifying(game, save), {
    ...pace,
    goesOn(followed) {
      tell({ is: 'progress', at, share: followed / Math.max(1, save.choices.length) });
      return !stopped() && performance.now() - began < limit;
    },
  });
  return outcome ?? { ok: false, reason: 'unfinished' };
}
