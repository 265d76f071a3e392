/** The sheets that look back or are read: fetched when one is first opened. */
export { RuleSheet } from '../rules/rule-sheet';
export { HistorySheet } from './history-sheet';
export { LogSheet } from './log-sheet';
export { ReportSheet } from './report-sheet';
export { RewindSheet } from './rewind-sheet';
export { RollsSheet } from './rolls-sheet';
