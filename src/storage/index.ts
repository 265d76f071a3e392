/** Everything the app needs to keep campaigns. */
export { worthBackup } from './backup';
export {
  bringBack,
  list,
  load,
  purge,
  type Shelf,
  type Stored,
  throwAway,
} from './campaigns';
export { openDisk } from './db';
export type { Disk } from './disk';
export type { EmergencyBox } from './emergency';
export type { Keeper, Waiting } from './keeper';
export { LINK_ROUTE, linkTo, packed, packIn, unpacked } from './link';
export {
  lyingOpen,
  note,
  nothingOpen,
  type Outlook,
  outlook,
  pictures,
  setNote,
  setOutlook,
  setPicture,
} from './notes';
export { goOn, type Played, type PlayNote, start } from './open-campaign';
export { type Outcome, type Trouble, troubles } from './outcome';
export { askToKeep, type StorageState, storageState, worthAsking } from './persist';
export { type QrCode, qrOf } from './qr';
export type { Campaign, Glance } from './records';
export { beginning, type Note, type ResumeReason, resume } from './resume';
export {
  fileName,
  fileNameOfEverything,
  type ReadFile,
  readFile,
  type Save,
  type SaveReason,
  saveReasons,
  writeEverything,
  writeSave,
} from './save';
export { saveOf, saveOfStored } from './save-of';
export { type Chair, type ChairHooks, sitDown } from './tabs';
export { exportEverything, received } from './transfer';
export { adopt, twins, type Verified, verify } from './verify';
