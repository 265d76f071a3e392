/** 5.0 The sequence of play, numbered as the rulebook does; the strategic phase has four parts. */
import { phasesOf } from '../../../kernel/sequence';
import type { PhaseId } from '../state';

const ends = { ends: true };

export const phases = phasesOf<PhaseId>({
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
  recovery: ['7', '5.7', null, ends],
  victory: ['8', '5.8', null, ends],
});
