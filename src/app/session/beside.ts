/** What a player keeps beside a campaign's journal: how its windows are to be answered, and how far it was told. */
import { type Terms, termKinds } from '../../panels/model/model';
import { isFields } from '../../storage';
import { keptList } from './kept-list';
import type { ToldUpTo } from './live-telling';

// Changing this name or the version forgets everybody's standing terms: read the old ones first.
const KEY = 'the-valley/beside';
const VERSION = 1;
/** Campaigns come and go; so many are remembered, the latest first. */
const MOST = 12;

type AllTerms = Readonly<Record<string, Terms>>;

interface Beside {
  readonly terms: AllTerms;
  /** Missing where all of it has been told. */
  readonly told?: ToldUpTo;
}

interface Kept extends Beside {
  /** The name of the campaign. */
  readonly table: string;
}

const tables = keptList(KEY, VERSION, 'tables', isKept);

export function besideOf(campaign: string): Beside {
  return tables.read().find(({ table }) => table === campaign) ?? { terms: {} };
}

export function keepBeside(campaign: string, changed: Partial<Beside>): void {
  const others = tables.read().filter(({ table }) => table !== campaign);
  tables.write([{ ...besideOf(campaign), ...changed, table: campaign }, ...others].slice(0, MOST));
}

function isKept(value: unknown): value is Kept {
  if (!isFields(value) || typeof value.table !== 'string') return false;
  if (value.told !== undefined && !isToldUpTo(value.told)) return false;
  return isFields(value.terms) && Object.values(value.terms).every(isTerms);
}

function isToldUpTo(value: unknown): value is ToldUpTo {
  return isFields(value) && Number.isInteger(value.entry) && Number.isInteger(value.index);
}

function isTerms(value: unknown): value is Terms {
  if (!isFields(value) || typeof value.least !== 'number' || typeof value.floor !== 'number') return false;
  return termKinds.some((kind) => kind === value.when);
}
