/** The rule behind what a player sees: a phase, a table. */
import type { RuledKind } from '../../../kernel/rulebook';
import type { TableId } from '../events';
import type { PhaseId } from '../state';

const phases: Readonly<Record<PhaseId, string>> = {
  setup: '16.0',
  weather: '5.1',
  supply: '5.2',
  reinforcement: '5.3',
  air: '5.4',
  'vm-guns': '5.5.1',
  'french-guns': '5.5.1',
  missions: '5.5.2',
  movement: '5.5.3',
  assault: '5.6',
  recovery: '5.7',
  victory: '5.8',
};

const tables: Readonly<Record<TableId, string>> = {
  weather: '6.1',
  'random-events': '6.2',
  aa: '9.6',
  drop: '9.5',
  bombardment: '10.2',
  assault: '12.2',
  deduction: '17.5.1',
};

const ruled: Readonly<Record<RuledKind, Readonly<Record<string, string>>>> = {
  phase: phases,
  track: {},
  state: {},
  table: tables,
  card: {},
};

export function ruleOf(kind: RuledKind, id: string): string | null {
  const rules = ruled[kind];
  return Object.hasOwn(rules, id) ? (rules[id] ?? null) : null;
}
