/** 5.0 The sequence of play. */
import { closes, opens } from '../../../kernel/tale';
import type { Rules } from '../choices';
import { roundsATurn } from '../data/constants';
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

const phases: Readonly<Record<Exclude<PhaseId, 'victory'>, (v: Vallee) => Rules>> = {
  setup: settingUp,
  weather: weatherPhase,
  supply: supplyPhase,
  reinforcement: reinforcementPhase,
  air: airPhase,
  'vm-guns': vietMinhGuns,
  'french-guns': frenchGuns,
  missions: missionPhase,
  movement: movementPhase,
  assault: assaultPhase,
  recovery: recoveryPhase,
};

const next: Readonly<Record<PhaseId, PhaseId>> = {
  setup: 'reinforcement',
  weather: 'supply',
  supply: 'reinforcement',
  reinforcement: 'air',
  air: 'vm-guns',
  'vm-guns': 'french-guns',
  'french-guns': 'missions',
  missions: 'movement',
  movement: 'assault',
  assault: 'recovery',
  recovery: 'victory',
  victory: 'weather',
};

/** 5.0 Plays on from wherever the state stands until the game ends. */
export function* play(v: Vallee): Rules {
  while (!v.result) {
    if (v.phase === 'victory') {
      victoryPhase(v);
      if (v.result) return;
      beginTurn(v);
    } else yield* phases[v.phase](v);
    beginPhase(v, following(v));
  }
}

/** 17.0 A battle goes from the set-up to its rounds, and from the last of them to the count of points. */
function following(v: Vallee): PhaseId {
  const { rounds, lastTurn } = scenarioOf(v);
  if (v.phase === 'setup' && rounds !== null) return 'assault';
  if (v.phase === 'assault' && rounds !== null && v.turn >= lastTurn) return 'victory';
  return next[v.phase];
}

function beginPhase(v: Vallee, phase: PhaseId): void {
  v.phase = phase;
  v.step = 'begin';
  if (phase === 'reinforcement' || phase === 'assault') closes(v, 'opening');
  if (phase === 'recovery') opens(v, { is: 'ending' });
  v.events.push({ is: 'phase', phase });
}

/** 5.8 The next week. 17.5 counts its rounds on: 1, 8, 15, 22. */
function beginTurn(v: Vallee): void {
  v.turn++;
  const { rounds, firstTurn } = scenarioOf(v);
  v.round = rounds === null ? 1 : (v.turn - firstTurn) * roundsATurn + 1;
  v.events.push({ is: 'turn', turn: v.turn });
  opens(v, { is: 'opening' });
}
