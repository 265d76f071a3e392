/** From a text or a packed link to campaigns that were replayed and can be put on the shelf. */
import { loadGame } from '../../games';
import type { GameWords } from '../../kernel/words';
import type { Language } from '../../locale';
import {
  adopt,
  type Campaign,
  LINK_ROUTE,
  list,
  type Outcome,
  type Save,
  type SaveReason,
  type Trouble,
  twinsAmong,
  type Verified,
} from '../../storage';
import { inBackground } from '../base/faults';
import { checkImport } from './check-import';
import type { Brief } from './checker';
import type { Incoming } from './incoming';
import { theDisk } from './the-disk';

/** One campaign of what came in, replayed. */
export interface Imported {
  readonly brief: Brief;
  readonly said: GameWords | null;
  readonly outcome: Outcome<Verified, SaveReason>;
  /** A campaign here that began the same way. */
  readonly twin: Campaign | null;
}

export interface Arrival {
  readonly imports: readonly Imported[];
  /** Campaigns that could not even be read. */
  readonly refused: number;
  readonly settings: Readonly<Record<string, unknown>> | null;
}

export interface Progress {
  /** How many campaigns have been looked at, and of how many; 0 until they are counted. */
  readonly at: number;
  readonly of: number;
  /** From 0 to 1. */
  readonly share: number;
  /** On the page itself, for want of a worker. */
  readonly here: boolean;
}

export type Look =
  | { readonly is: 'looking'; readonly progress: Progress }
  | { readonly is: 'refused'; readonly reason: SaveReason }
  | { readonly is: 'parts'; readonly missing: readonly number[]; readonly of: number }
  | { readonly is: 'arrived'; readonly arrival: Arrival };

/** Looks at what came in and tells how far it is; answers how to stop. */
export function look(from: Incoming, tongue: Language, tell: (look: Look) => void): () => void {
  let progress: Progress = { at: 0, of: 0, share: 0, here: false };
  let holds: Pick<Arrival, 'refused' | 'settings'> = { refused: 0, settings: null };
  let gone = false;
  const checked: (readonly [Brief, Outcome<Verified, SaveReason>])[] = [];
  const show = (news: Partial<Progress>) => {
    progress = { ...progress, ...news };
    tell({ is: 'looking', progress });
  };
  const arrive = async () => {
    const shelf = await list(await theDisk());
    const campaigns = shelf.ok ? shelf.value.campaigns : [];
    const imports: Imported[] = [];
    for (const [brief, outcome] of checked) {
      const twin = outcome.ok ? twinOf(campaigns, outcome.value.save) : null;
      imports.push({ brief, said: await wordsOf(brief.game, tongue), outcome, twin });
    }
    if (!gone) tell({ is: 'arrived', arrival: { imports, ...holds } });
  };
  const stop = checkImport(from, {
    here: () => show({ here: true }),
    found(finding) {
      switch (finding.is) {
        case 'refused':
        case 'parts':
          return tell(finding);
        case 'holds':
          holds = { refused: finding.refused, settings: finding.settings };
          return show({ of: finding.count });
        case 'progress':
          return show({ at: finding.at, share: (finding.at + finding.share) / Math.max(1, progress.of) });
        case 'checked':
          checked.push([finding.brief, finding.outcome]);
          return;
        case 'over':
          return inBackground(arrive());
        default:
          finding satisfies never;
      }
    },
  });
  return () => {
    gone = true;
    stop();
  };
}

async function wordsOf(id: string, tongue: Language): Promise<GameWords | null> {
  try {
    const game = await loadGame(id);
    return game ? await game.books.words[tongue]() : null;
  } catch {
    return null; // then its card says less
  }
}

function twinOf(campaigns: readonly Campaign[], save: Save): Campaign | null {
  const found = twinsAmong(campaigns, save);
  return found.find((one) => isSamePosition(one, save)) ?? found[0] ?? null;
}

function isSamePosition({ hash, count }: Campaign, save: Save): boolean {
  return hash === save.hash && count === save.choices.length;
}

/** Whether the twin is the very same campaign. */
export function isSame({ outcome, twin }: Imported): boolean {
  return twin !== null && outcome.ok && isSamePosition(twin, outcome.value.save);
}

export const answers = ['add', 'replace', 'skip'] as const;
export type Answer = (typeof answers)[number];

/** Puts a found on the shelf as the player said; the id, or null where it was left out. */
export async function settle(
  { outcome, twin }: Imported,
  answer: Answer,
): Promise<{ readonly ok: true; readonly id: string | null } | { readonly ok: false; readonly why: Trouble }> {
  if (!outcome.ok || answer === 'skip') return { ok: true, id: null };
  const adopted = await adopt(await theDisk(), outcome.value, answer === 'replace' ? (twin?.id ?? null) : null);
  return adopted.ok ? { ok: true, id: adopted.value.id } : { ok: false, why: adopted.reason };
}

/** A packed campaign from the address, as the text that it would be when pasted. */
export function fromAddress(pack: string): Incoming {
  return { is: 'text', text: `#/${LINK_ROUTE}/${pack}` };
}
