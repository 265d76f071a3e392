/** What a table keeps beside its journal: standing terms, and which choices came from one press. */
import type { Setup } from '../../kernel/game';
import { type Terms, termKinds } from '../../panels/model/model';
import { isFields } from '../../storage';
import { keptList } from './kept-list';

// Changing this name or the version forgets everybody's standing terms: read the old ones first.
const KEY = 'the-valley/beside';
const VERSION = 1;
/** Tables come and go; so many are remembered, the latest first. */
const MOST = 12;

/** Choices that came from one press: from this one on, before that one. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface Beside {
  readonly terms: Readonly<Record<string, Terms>>;
  readonly spans: readonly Span[];
}

interface Kept extends Beside {
  readonly table: string;
}

const tables = keptList(KEY, VERSION, 'tables', isKept);
const nothing: Beside = { terms: {}, spans: [] };
const nameOf = ({ scenario, seed }: Setup) => `${scenario} ${seed}`;

export function besideOf(setup: Setup): Beside {
  return tables.read().find(({ table }) => table === nameOf(setup)) ?? nothing;
}

export function keepBeside(setup: Setup, change: Partial<Beside>): void {
  const table = nameOf(setup);
  const others = tables.read().filter((one) => one.table !== table);
  tables.write([{ ...besideOf(setup), ...change, table }, ...others].slice(0, MOST));
}

function isKept(value: unknown): value is Kept {
  if (!isFields(value) || typeof value.table !== 'string') return false;
  const { terms, spans } = value;
  return isFields(terms) && Object.values(terms).every(isTerms) && Array.isArray(spans) && spans.every(isSpan);
}

function isTerms(value: unknown): value is Terms {
  if (!isFields(value) || typeof value.least !== 'number' || typeof value.floor !== 'number') return false;
  return termKinds.some((kind) => kind === value.when);
}

function isSpan(value: unknown): value is Span {
  return isFields(value) && typeof value.from === 'number' && typeof value.to === 'number' && value.from < value.to;
}
