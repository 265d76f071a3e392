/** 2.0 The sequence of play as the rulebook letters it: A the strategic phase, B the rounds, C the end of the week. */
import { phasesOf } from '../../../kernel/sequence';
import type { PhaseId, Season, StepId } from '../state';

/** 5.0, 6.2 The six steps of an impulse, with their rules in an assault and in an operation. */
const impulse = [
  ['engagement', 'eye', '5.1', '6.2.1'],
  ['barrages', 'arty', '5.2', '6.2.2'],
  ['approach', 'boot', '5.3', '6.2.3'],
  ['defensive-fire', 'cartridges', '5.4', '6.2.4'],
  ['hand-to-hand', 'blades', '5.5', '6.2.5'],
  ['defensive-movement', 'shield', '5.6', '6.2.6'],
] as const;
export type ImpulseStep = (typeof impulse)[number][0];

export const phases = phasesOf<PhaseId>({
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
  'quiet-drop': ['A8', '4.1', 'french'],
  drop: ['B1', '4.1', 'french'],
  'vm-movement': ['B2', '4.2.1', 'viet-minh'],
  assault: ['B3', '5.0', null, { steps: impulse.map(([id, icon, rule]) => ({ id, icon, rule })) }],
  'french-interdiction': ['B4', '3.2', 'french'],
  'french-movement': ['B4', '4.2.2', 'french'],
  reconnaissance: ['B5', '6.1', 'french'],
  operation: ['B6', '6.2', null, { steps: impulse.map(([id, icon, , rule]) => ({ id, icon, rule })) }],
  'round-end': ['B7', '4.0', null],
  siege: ['C2', '8.0', 'viet-minh'],
  'siege-losses': ['C2', '8.0', 'french'],
  encirclement: ['C3', '8.0', 'french'],
  hills: ['C4', '8.0', 'french'],
});

/** What the rules go through one by one belongs to one of the six. */
const within: Partial<Readonly<Record<StepId, ImpulseStep>>> = {
  engage: 'engagement',
  barrage: 'barrages',
  'barrage-rolls': 'barrages',
  move: 'approach',
  fire: 'defensive-fire',
  guns: 'defensive-fire',
  'gun-rolls': 'defensive-fire',
  combat: 'hand-to-hand',
  fights: 'hand-to-hand',
  'defensive-move': 'defensive-movement',
  'break-off': 'defensive-movement',
};

/** The step of the impulse that runs. 5.5 An assault names its fights last, 6.2.3 an operation as it moves. */
export function impulseStep({ phase, step }: Season): ImpulseStep | undefined {
  if (phase !== 'assault' && phase !== 'operation') return undefined;
  return step === 'declare' ? (phase === 'assault' ? 'hand-to-hand' : 'approach') : within[step];
}
