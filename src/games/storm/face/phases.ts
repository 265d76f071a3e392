/** 4.0 The sequence of play as the rulebook letters it. */
import { phasesOf } from '../../../kernel/sequence';
import type { PhaseId } from '../state';

const ends = { ends: true };

export const phases = phasesOf<PhaseId>({
  bidding: ['', '15.0', null],
  draw: ['A', '5.1', null],
  impulses: ['B', '6.0', null],
  discards: ['C', '5.3', null, ends],
  supply: ['C', '11.0', null, ends],
  arrivals: ['C', '12.0', null, ends],
});
