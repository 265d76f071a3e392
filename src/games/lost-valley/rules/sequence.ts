/** 4.0 The sequence of play. */
import { recordOf } from '../../../kernel/record';
import { closes } from '../../../kernel/tale';
import type { Rules } from '../choices';
import { type PhaseId, phaseIds, type Valley } from '../state';
import { airPhase } from './air';
import { airstripPhase } from './airstrip';
import { apPhase, discardPhase, eventPhase } from './cards';
import { frenchAssaultPhase } from './french-assault';
import { cmPhase } from './morale';
import { movementPhase } from './movement';
import { raidsPhase } from './raids';
import { recordPhase } from './record';
import { recoveryPhase } from './recovery';
import { reinforcementsPhase } from './reinforcements';
import { repairsPhase, stripPhase } from './repairs';
import { rpPhase } from './resources';
import { sappingPhase } from './sapping';
import { SuddenDeath } from './tracks';
import { vmAssaultPhase } from './vm-assault';
import { controlPhase } from './vm-control';
import { activationPhase, statusPhase, strengthPhase } from './vm-logistics';

/** A phase in which nothing is asked is over when it is called. */
const phases: Readonly<Record<PhaseId, ((v: Valley) => Rules) | ((v: Valley) => void)>> = {
  event: eventPhase,
  ap: apPhase,
  discard: discardPhase,
  asp: airPhase,
  airstrip: airstripPhase,
  rp: rpPhase,
  cm: cmPhase,
  strength: strengthPhase,
  status: statusPhase,
  activation: activationPhase,
  control: controlPhase,
  sapping: sappingPhase,
  'assault-vm': vmAssaultPhase,
  reinforcements: reinforcementsPhase,
  movement: movementPhase,
  'assault-french': frenchAssaultPhase,
  raids: raidsPhase,
  repairs: repairsPhase,
  strip: stripPhase,
  recovery: recoveryPhase,
  record: recordPhase,
};

/** 7.1, 11.0, 12.2 What Turn One leaves out. */
export const notOnTurnOne: readonly PhaseId[] = ['asp', 'strength', 'status', 'activation', 'sapping'];

/** Plays on from wherever the state stands until the game ends; sudden death (17.1) ends it at once. */
export function* play(v: Valley): Rules {
  try {
    while (!v.result) {
      const asking = phases[v.phase](v);
      if (asking) yield* asking;
      if (!v.result) beginPhase(v, nextPhase(v));
    }
  } catch (end) {
    if (!(end instanceof SuddenDeath)) throw end;
  }
}

/** After the last phase comes the first of the next turn. */
const following = recordOf(phaseIds, (_, at): PhaseId => phaseIds[at + 1] ?? 'event');

function nextPhase(v: Valley): PhaseId {
  let phase = following[v.phase];
  while (v.turn === 1 && notOnTurnOne.includes(phase)) phase = following[phase];
  return phase;
}

/** 4.0 The next phase begins, and is told. */
function beginPhase(v: Valley, phase: PhaseId): void {
  v.phase = phase;
  if (phase === 'discard') closes(v, 'opening');
  v.events.push({ is: 'phase', phase });
}
