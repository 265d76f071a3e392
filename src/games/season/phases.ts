/** 2.0 The sequence of play as the rulebook letters it: A the strategic phase, B the rounds, C the end of the week. */
import type { Phase } from '../../kernel/game';
import type { PhaseId, Side } from './state';

const plan: Readonly<Record<PhaseId, readonly [code: string, rule: string, by: Side | null]>> = {
  'set-up-french': ['', '9.0', 'french'],
  'set-up-viet-minh': ['', '9.0', 'viet-minh'],
  'vm-supply': ['A1', '3.1', 'viet-minh'],
  air: ['A2', '3.2', 'french'],
  interdiction: ['A3', '3.2', 'french'],
  replacements: ['A4', '3.2', 'french'],
  returns: ['A5', '3.1', 'viet-minh'],
  reconstitution: ['A6', '3.1', 'viet-minh'],
  trenches: ['A7', '3.1', 'viet-minh'],
  week: ['A8', '2.0', null],
  'strategic-viet-minh': ['A8', '3.3', 'viet-minh'],
  'strategic-french': ['A8', '3.3', 'french'],
  drop: ['B1', '4.1', 'french'],
  'vm-movement': ['B2', '4.2.1', 'viet-minh'],
  assault: ['B3', '5.0', null],
  'french-interdiction': ['B4', '3.2', 'french'],
  'french-movement': ['B4', '4.2.2', 'french'],
  reconnaissance: ['B5', '6.1', 'french'],
  operation: ['B6', '6.2', null],
  'round-end': ['B7', '4.0', null],
  siege: ['C2', '8.0', 'viet-minh'],
  'siege-losses': ['C2', '8.0', 'french'],
  encirclement: ['C3', '8.0', 'french'],
  hills: ['C4', '8.0', 'french'],
};

export const phases: readonly Phase[] = Object.entries(plan).map(([id, [code, rule, by]]) => ({ id, code, rule, by }));
