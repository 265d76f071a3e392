/** 5.0 The sequence of play. */

import { type Steps, through } from '../../../kernel/sequence';
import { closes, opens } from '../../../kernel/tale';
import type { Rules, ValleeChoice } from '../choices';
import { roundsATurn } from '../data/constants';
import type { AskKey } from '../keys';
import type { PhaseId, Vallee } from '../state';
import { airPhase } from './air';
import { frenchGuns, vietMinhGuns } from './bombardment';
import { missionPhase } from './missions';
import { scenarioOf } from './record';
import { recoveryPhase } from './recovery';
import { reinforcementPhase } from './reinforcements';
import { assaultPhase } from './rounds';
import { settingUp } from './setting-up';
import { movementPhase } from './strategic-movement';
import { supplyPhase } from './supply';
import { victoryPhase } from './victory';
import { weatherPhase } from './weather';

const phases: Steps<Vallee, PhaseId, ValleeChoice, AskKey> = {
  // 17.0 A battle goes from the set-up to its rounds, and from the last of them to the count of points.
  setup: { run: settingUp, next: (v) => (scenarioOf(v).rounds === null ? 'reinforcement' : 'assault') },
  weather: weatherPhase,
  supply: supplyPhase,
  reinforcement: reinforcementPhase,
  air: airPhase,
  'vm-guns': vietMinhGuns,
  'french-guns': frenchGuns,
  missions: missionPhase,
  movement: movementPhase,
  assault: { run: assaultPhase, next: (v) => (isLastOfRounds(v) ? 'victory' : 'recovery') },
  recovery: recoveryPhase,
  victory: { run: endTurn, next: (v) => (v.result ? null : 'weather') },
};

/** 5.0 Plays on from wherever the state stands until the game ends. */
export function play(v: Vallee): Rules {
  return through(v, v.phase, phases, beginPhase);
}

function isLastOfRounds(v: Vallee): boolean {
  const { rounds, lastTurn } = scenarioOf(v);
  return rounds !== null && v.turn >= lastTurn;
}

function beginPhase(v: Vallee, phase: PhaseId): void {
  v.phase = phase;
  v.step = 'begin';
  if (phase === 'reinforcement' || phase === 'assault') closes(v, 'opening');
  if (phase === 'recovery') opens(v, { is: 'ending' });
  v.events.push({ is: 'phase', phase });
}

/** 5.8 Victory, or the next week. 17.5 counts its rounds on: 1, 8, 15, 22. */
function endTurn(v: Vallee): void {
  victoryPhase(v);
  if (v.result) return;
  v.turn++;
  const { rounds, firstTurn } = scenarioOf(v);
  v.round = rounds === null ? 1 : (v.turn - firstTurn) * roundsATurn + 1;
  v.events.push({ is: 'turn', turn: v.turn });
  opens(v, { is: 'opening' });
}
