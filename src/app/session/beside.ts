/** What a player keeps beside a campaign's journal: how its windows are to be answered. */
import { type Terms, termKinds } from '../../panels/model/model';
import { isFields } from '../../storage';
import { keptList } from './kept-list';

// Changing this name or the version forgets everybody's standing terms: read the old ones first.
const KEY = 'the-valley/beside';
const VERSION = 1;
/** Campaigns come and go; so many are remembered, the latest first. */
const MOST = 12;

type AllTerms = Readonly<Record<string, Terms>>;

interface Kept {
  /** The name of the campaign. */
  readonly table: string;
  readonly terms: AllTerms;
}

const tables = keptList(KEY, VERSION, 'tables', isKept);

export function termsOf(campaign: string): AllTerms {
  return tables.read().find(({ table }) => table === campaign)?.terms ?? {};
}

export function keepTerms(campaign: string, terms: AllTerms): void {
  const others = tables.read().filter(({ table }) => table !== campaign);
  tables.write([{ table: campaign, terms }, ...others].slice(0, MOST));
}

function isKept(value: unknown): value is Kept {
  if (!isFields(value) || typeof value.table !== 'string') return false;
  return isFields(value.terms) && Object.values(value.terms).every(isTerms);
}

function isTerms(value: unknown): value is Terms {
  if (!isFields(value) || typeof value.least !== 'number' || typeof value.floor !== 'number') return false;
  return termKinds.some((kind) => kind === value.when);
}
