/** 5.0 The sequence of play, numbered as the rulebook does; the strategic phase has four parts. */
import type { Phase } from '../../kernel/game';
import type { PhaseId, Side } from './state';

const plan: Readonly<Record<PhaseId, readonly [code: string, rule: string, by: Side | null, ends?: true]>> = {
  setup: ['', '16.1', null],
  weather: ['1', '5.1', null],
  supply: ['2', '5.2', null],
  reinforcement: ['3', '5.3', 'viet-minh'],
  air: ['4', '5.4', 'french'],
  'vm-guns': ['5a', '5.5.1', 'viet-minh'],
  'french-guns': ['5b', '5.5.1', 'french'],
  missions: ['5c', '5.5.2', null],
  movement: ['5d', '5.5.3', null],
  assault: ['6', '5.6', null],
  recovery: ['7', '5.7', null, true],
  victory: ['8', '5.8', null, true],
};

export const phases: readonly Phase[] = Object.entries(plan).map(([id, [code, rule, by, ends]]) => ({
  id,
  code,
  rule,
  by,
  ...(ends && { ends }),
}));
