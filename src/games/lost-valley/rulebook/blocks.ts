/** The parts that the retold rules are made of. */
import type { Block, Chapter, Figure, Section } from '../../../kernel/rulebook';
import type { TableId } from '../data/tables';
import { ruleTable } from './tables';

export const chapter = (number: string, title: string, ...sections: readonly Section[]): Chapter => ({
  number,
  title,
  sections,
});
export const section = (number: string, title: string, ...body: readonly Block[]): Section => ({ number, title, body });

export const text = (line: string): Block => ({ is: 'text', text: line });
export const list = (...items: readonly string[]): Block => ({ is: 'list', items });
export const example = (line: string): Block => ({ is: 'example', text: line });
/** Where the rulebook is silent or says two things: what this game does. */
export const ruling = (line: string): Block => ({ is: 'ruling', text: line });
/** What the rulebook does not print, and how it was rebuilt. */
export const rebuilt = (line: string): Block => ({ is: 'rebuilt', text: line });
export const table = (id: TableId): Block => ({ is: 'table', table: ruleTable(id) });
export const figure = (shown: Figure): Block => ({ is: 'figure', figure: shown });
