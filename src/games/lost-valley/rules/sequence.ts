/** 4.0 The sequence of play. */
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

const phases: Readonly<Record<PhaseId, (v: Valley) => Rules>> = {
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
      yield* phases[v.phase](v);
      if (!v.result) beginPhase(v, nextPhase(v));
    }
  } catch (end) {
    if (!(end instanceof SuddenDeath)) throw end;
  }
}

/** After the last phase comes the first of the next turn. */
function nextPhase(v: Valley): PhaseId {
  let at = phaseIds.indexOf(v.phase);
  do at = (at + 1) % phaseIds.length;
  while (v.turn === 1 && notOnTurnOne.includes(phaseIds[at] ?? 'event'));
  return phaseIds[at] ?? 'event';
}

/** 4.0 The next phase begins, and is told. */
function beginPhase(v: Valley, phase: PhaseId): void {
  v.phase = phase;
  v.events.push({ is: 'phase', phase });
}
