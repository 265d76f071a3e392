/** A campaign as a file that a person can read, a stranger can verify and no version of the app forgets. */
import { canonical, hashText } from '../kernel/hash';
import { type Fields, isFields, isListOf, isText, isVersion, own } from './guards';
import { FORMAT, migrated } from './migrations';
import { done, type Outcome, refused } from './outcome';
import type { Campaign } from './records';
import { isChoices, isHash, isHints, isRewinds, isSeats, isSetup, isSnapshot, limits, type Snapshot } from './records';

export interface Save
  extends Pick<Campaign, 'game' | 'rules' | 'scenario' | 'options' | 'seed' | 'seats' | 'rewinds' | 'hints'> {
  readonly format: number;
  readonly choices: readonly string[];
  /** Where the journal starts if no longer at the set-up. */
  readonly base: Snapshot | null;
  /** To go on from if the rules should change. */
  readonly checkpoint: Snapshot | null;
  /** Of the position that all the choices lead to. */
  readonly hash: string;
}

interface Everything {
  readonly saves: readonly Save[];
  /** The app's settings as it wrote them; it reads them with its own guards. */
  readonly settings: Fields;
  /** Campaigns in the file that were refused. */
  readonly refused: readonly SaveReason[];
}

export const saveReasons = [
  'empty',
  'too-large',
  'too-deep',
  'not-json',
  'not-a-save',
  'newer-format',
  'wrong-field',
  'wrong-checksum',
  'unreadable-link',
  'no-decompression',
  'unknown-game',
  'unknown-scenario',
  'unknown-option',
  'unknown-side',
  'newer-rules',
  'unplayable',
  'illegal-choice',
  'wrong-hash',
] as const;
export type SaveReason = (typeof saveReasons)[number];

/** A file larger than this is not ours. */
export const LARGEST_FILE = 4_000_000;
const DEEPEST = 32;
const MOST_CAMPAIGNS = 1000;

/** `valley-lost-valley-turn-07.json` */
export function fileName(game: string, turn: number): string {
  return `valley-${game}-turn-${`${turn}`.padStart(2, '0')}.json`;
}

export function fileNameOfEverything(day: Date): string {
  return `valley-everything-${day.toISOString().slice(0, 10)}.json`;
}

export function writeSave(save: Save): string {
  return readable(sealed({ ...save }));
}

export function writeEverything(saves: readonly Save[], settings: Fields): string {
  return readable(sealed({ format: FORMAT, campaigns: saves.map((save) => sealed({ ...save })), settings }));
}

/** With a checksum over all the other fields, in whatever order they stand. */
export function sealed(fields: Fields): Fields {
  return { ...fields, checksum: checksumOf(fields) };
}

function checksumOf(fields: Fields): string {
  const { checksum: _itself, ...rest } = fields;
  return hashText(canonical(rest));
}

function readable(fields: Fields): string {
  return `${JSON.stringify(fields, null, 1)}\n`;
}

export type ReadFile =
  | { readonly kind: 'campaign'; readonly save: Save }
  | ({ readonly kind: 'everything' } & Everything);

export function readFile(text: string): Outcome<ReadFile, SaveReason> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const fields = parsed.value;
  if (!Object.hasOwn(fields, 'campaigns')) {
    const save = readFields(fields);
    return save.ok ? done({ kind: 'campaign', save: save.value }) : save;
  }
  const trouble = troubleWith(fields);
  if (trouble) return refused(trouble);
  const campaigns = own(fields, 'campaigns');
  const settings = own(fields, 'settings');
  if (!isListOf(campaigns, MOST_CAMPAIGNS, isFields) || !isFields(settings)) return refused('wrong-field');
  const read = campaigns.map(readFields);
  return done({
    kind: 'everything',
    saves: read.flatMap((save) => (save.ok ? [save.value] : [])),
    refused: read.flatMap((save) => (save.ok ? [] : [save.reason])),
    settings,
  });
}

/** Text to fields, with a look at its size and depth before anything is built from it. */
export function parse(text: string): Outcome<Fields, SaveReason> {
  if (text.trim() === '') return refused('empty');
  if (text.length > LARGEST_FILE) return refused('too-large');
  if (depthOf(text) > DEEPEST) return refused('too-deep');
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? done(value) : refused('not-a-save');
  } catch {
    return refused('not-json');
  }
}

/** How deep the brackets outside strings go. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (quoted && letter === '\\') i++;
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === '[' || letter === '{')) deepest = Math.max(deepest, ++depth);
    else if (!quoted && (letter === ']' || letter === '}')) depth--;
  }
  return deepest;
}

/** What every file of ours must show before its fields are read. */
function troubleWith(fields: Fields): SaveReason | null {
  const format = own(fields, 'format');
  if (!isVersion(format)) return 'not-a-save';
  if (format > FORMAT) return 'newer-format';
  return own(fields, 'checksum') === checksumOf(fields) ? null : 'wrong-checksum';
}

/** Sealed fields to a save of the newest format. */
export function readFields(fields: Fields): Outcome<Save, SaveReason> {
  const trouble = troubleWith(fields);
  if (trouble) return refused(trouble);
  const newest = migrated(fields, Number(own(fields, 'format')));
  return isSave(newest) ? done(known(newest)) : refused('wrong-field');
}

function isSave(fields: Fields): fields is Fields & Save {
  const field = (key: string) => own(fields, key);
  const orNull = (key: string) => field(key) === null || isSnapshot(field(key));
  return (
    field('format') === FORMAT &&
    isSetup(fields) &&
    isText(field('game'), limits.id) &&
    isVersion(field('rules')) &&
    isChoices(field('choices')) &&
    isRewinds(field('rewinds')) &&
    isHints(field('hints')) &&
    isSeats(field('seats')) &&
    orNull('base') &&
    orNull('checkpoint') &&
    isHash(field('hash'))
  );
}

const knownSnapshot = (snapshot: Snapshot | null): Snapshot | null =>
  snapshot && { at: snapshot.at, hash: snapshot.hash, state: snapshot.state };

/** Only the fields that we know, so that nothing else in a file ever reaches a campaign. */
function known(save: Save): Save {
  const { game, rules, scenario, options, seed, seats, choices, rewinds, hints, hash } = save;
  const base = knownSnapshot(save.base);
  const checkpoint = knownSnapshot(save.checkpoint);
  return {
    format: FORMAT,
    game,
    rules,
    scenario,
    options,
    seed,
    seats,
    choices,
    rewinds,
    hints,
    base,
    checkpoint,
    hash,
  };
}
