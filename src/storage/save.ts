/** A campaign as a file that a person can read, a stranger can verify and no version of the app forgets. */
import { listOf, misfit, oneOf, orNull, picked, type Sets } from '../kernel/check';
import { canonical, hashText } from '../kernel/hash';
import { readLine } from '../kernel/line';
import { type Fields, isFields, isVersion, own } from './guards';
import { FORMAT, migrated, UNSTIRRED, WITHOUT_PRESSES } from './migrations';
import { done, type Outcome, refused } from './outcome';
import { isChoices, isSnapshot, type Kept, keptFields, knownSnapshot, type Snapshot } from './records';

export interface Save extends Kept {
  readonly format: number;
  readonly choices: readonly string[];
  /** To go on from if the rules should change. */
  readonly checkpoint: Snapshot | null;
}

const saveFields: Sets<Save> = {
  format: oneOf([WITHOUT_PRESSES, UNSTIRRED, FORMAT]),
  ...keptFields,
  choices: isChoices,
  checkpoint: orNull(isSnapshot),
};

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
  'too-large-here',
  'too-deep',
  'not-json',
  'not-a-save',
  'newer-format',
  'wrong-field',
  'wrong-checksum',
  'unreadable-link',
  'end-missing',
  'start-missing',
  'no-decompression',
  'unknown-game',
  'unknown-scenario',
  'unknown-option',
  'unknown-side',
  'newer-rules',
  'unplayable',
  'unfinished',
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

/** Rows that nobody here can read; what a stranger has put into a name stays out of it. */
export function fileNameOfRows(id: string): string {
  return `valley-unreadable-${id.replace(/[^\w-]/g, '_').slice(0, 40)}.json`;
}

export function writeSave(save: Save): string {
  return readable(sealed({ ...save }));
}

export function writeEverything(saves: readonly Save[], settings: Fields): string {
  const format = Math.max(WITHOUT_PRESSES, ...saves.map((save) => save.format));
  return readable(sealed({ format, campaigns: saves.map((save) => sealed({ ...save })), settings }));
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
  if (!listOf(isFields, MOST_CAMPAIGNS)(campaigns) || !isFields(settings)) return refused('wrong-field');
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
  return misfit(saveFields, fields) === null;
}

/** Only the fields that we know, so that nothing else in a file ever reaches a campaign. */
function known(save: Save): Save {
  const { base, checkpoint } = save;
  return {
    ...picked(saveFields, save),
    format: formatOf(save, save.choices),
    base: knownSnapshot(base),
    checkpoint: knownSnapshot(checkpoint),
  };
}

/** The lowest that says all of it. */
function formatOf({ presses }: Kept, choices: readonly string[]): number {
  if (choices.some((line) => readLine(line).stir !== null)) return FORMAT;
  return presses ? UNSTIRRED : WITHOUT_PRESSES;
}

/** As a save: what is kept of a campaign, with its choices. */
export function asSave(kept: Kept, choices: readonly string[], checkpoint: Snapshot | null): Save {
  return { format: formatOf(kept, choices), ...picked(keptFields, kept), choices, checkpoint };
}
