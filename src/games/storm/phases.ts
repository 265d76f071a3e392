/** 4.0 The sequence of play as the rulebook letters it. */
import type { Phase } from '../../kernel/game';
import type { PhaseId } from './state';

const plan: Readonly<Record<PhaseId, readonly [code: string, rule: string]>> = {
  bidding: ['', '15.0'],
  draw: ['A', '5.1'],
  impulses: ['B', '6.0'],
  discards: ['C', '5.3'],
  supply: ['C', '11.0'],
  arrivals: ['C', '12.0'],
};

export const phases: readonly Phase[] = Object.entries(plan).map(([id, [code, rule]]) => ({
  id,
  code,
  rule,
  by: null,
  ends: code === 'C',
}));
