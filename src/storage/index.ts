/** Everything the app needs to keep campaigns. */
export { knowsAll, opensNext } from './ahead';
export { worthBackup } from './backup';
export {
  bringBack,
  list,
  load,
  purge,
  remove,
  rowsAsTheyAre,
  type Shelf,
  type Stored,
  throwAway,
} from './campaigns';
export { openDisk } from './db';
export type { Disk } from './disk';
export { isFields } from './guards';
export type { Waiting } from './keeper';
export { LINK_ROUTE, linkTo, packed, unpacked } from './link';
export {
  draft,
  note,
  nothingOpen,
  type Outlook,
  outlook,
  picture,
  setDraft,
  setNote,
  setOutlook,
  setPicture,
} from './notes';
export { goOn, type Played, type PlayNote, start, type Told } from './open-campaign';
export type { Outcome, Trouble } from './outcome';
export { askToKeep, storageState, worthAsking } from './persist';
export { codesOf, type QrCode } from './qr';
export { type Received, received } from './receive';
export type { Campaign } from './records';
export { andThen, type Compared, compare, nothingRecovered, type Recovered, recover } from './recover';
export { type Refusal, refusals, refusedText, removeRefused } from './refusals';
export { beginning, type ResumeReason, resume } from './resume';
export { keepReview, keptReview } from './reviews';
export {
  fileName,
  fileNameOfEverything,
  fileNameOfRows,
  LARGEST_FILE,
  readFile,
  type Save,
  type SaveReason,
  writeEverything,
  writeSave,
} from './save';
export { saveOf, saveOfStored } from './save-of';
export { bitByBit, onThePage, type Pace } from './steps';
export { type Chair, sitDown } from './tabs';
export { exportEverything } from './transfer';
export { adopt, twinsAmong, type Verified, verify, verifying } from './verify';
export { within } from './within';
