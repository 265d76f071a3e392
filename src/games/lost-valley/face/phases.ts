/** 4.0 The sequence of play as the rulebook letters it. B and C are the system's; damage to the airstrip is nobody's own act. */
import { phasesOf } from '../../../kernel/sequence';
import type { PhaseId } from '../state';

export const phases = phasesOf<PhaseId>({
  event: ['A1', '5.1', 'french'],
  ap: ['A2', '5.2', 'french'],
  discard: ['A3', '6.0', 'french'],
  asp: ['A4', '7.0', 'french'],
  airstrip: ['A5', '8.1', null],
  rp: ['A6', '9.2', 'french'],
  cm: ['A7', '10.1', 'french'],
  strength: ['B1', '11.1', 'viet-minh'],
  status: ['B2', '11.2', 'viet-minh'],
  activation: ['B3', '11.3', 'viet-minh'],
  control: ['C1', '12.1', 'viet-minh'],
  sapping: ['C2', '12.2', 'viet-minh'],
  'assault-vm': ['C3', '12.3', 'viet-minh'],
  reinforcements: ['D1', '13.0', 'french'],
  movement: ['D2', '14.1', 'french'],
  'assault-french': ['D3', '15.0', 'french'],
  raids: ['E1', '16.1', 'french'],
  repairs: ['E2', '16.2', 'french'],
  strip: ['E3', '16.3', 'french'],
  recovery: ['E4', '16.4', 'french'],
  record: ['G', '18.0', 'french'],
});
