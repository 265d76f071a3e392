/** What tables say, as rows in a fixed order: words and previews speak of a row by its number. */
import type { FireCode, HandCode } from './data/tables';
import type { TableKey } from './keys';

export const fireCodes = ['-', 'T', 'D', '1', '2', '3'] as const satisfies readonly FireCode[];
/** From the worst for whoever attacks to the best. */
export const handCodes = ['A1+T', 'AD', 'BD', 'T', 'DD', 'D1+T', 'D2+T'] as const satisfies readonly HandCode[];
export const checkResults = ['passed', 'failed'] as const;
export const criticalResults = ['check', 'doubled'] as const;
/** 5.5 What a natural 1 turns the result into, by its second die. */
export type Critical = 'none' | (typeof criticalResults)[number];
export const scoutResults = ['nothing', 'seen', 'costly'] as const;

export const codes: Readonly<Record<TableKey, readonly string[]>> = {
  fire: fireCodes,
  hand: handCodes,
  check: checkResults,
  critical: criticalResults,
  scout: scoutResults,
};
