/** 4.0 The sequence of play as the rulebook letters it. */
import type { Phase } from '../../kernel/game';
import { type PhaseId, phaseIds } from './state';

const plan: Readonly<Record<PhaseId, readonly [code: string, rule: string]>> = {
  event: ['A1', '5.1'],
  ap: ['A2', '5.2'],
  discard: ['A3', '6.0'],
  asp: ['A4', '7.0'],
  airstrip: ['A5', '8.1'],
  rp: ['A6', '9.2'],
  cm: ['A7', '10.1'],
  strength: ['B1', '11.1'],
  status: ['B2', '11.2'],
  activation: ['B3', '11.3'],
  control: ['C1', '12.1'],
  sapping: ['C2', '12.2'],
  'assault-vm': ['C3', '12.3'],
  reinforcements: ['D1', '13.0'],
  movement: ['D2', '14.1'],
  'assault-french': ['D3', '15.0'],
  raids: ['E1', '16.1'],
  repairs: ['E2', '16.2'],
  strip: ['E3', '16.3'],
  recovery: ['E4', '16.4'],
  record: ['G', '18.0'],
};

/** B and C are the system's; 8.1 the damage to the airstrip is nobody's own act. */
const actor = (code: string): Phase['by'] => (/^[BC]/.test(code) ? 'viet-minh' : code === 'A5' ? null : 'french');

export const phases: readonly Phase[] = phaseIds.map((id) => {
  const [code, rule] = plan[id];
  return { id, code, rule, by: actor(code) };
});
