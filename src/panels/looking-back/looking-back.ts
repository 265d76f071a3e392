/** The sheets that look back, are read or change what is shown: fetched when one is first opened. */

export { RuleSheet } from '../rules/rule-sheet';
export { HistorySheet } from './history-sheet';
export { LayersSheet } from './layers-sheet';
export { LogSheet } from './log-sheet';
export { MenuSheet } from './menu-sheet';
export { Replay } from './replay';
export { ReportSheet } from './report-sheet';
export { RewindSheet } from './rewind-sheet';
export { RollsSheet } from './rolls-sheet';
export { TrackSheet } from './track-sheet';
