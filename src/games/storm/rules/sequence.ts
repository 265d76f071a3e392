/** 4.0 The sequence of play and 14.0 its end. */
import { closes, opens } from '../../../kernel/tale';
import type { Rules } from '../choices';
import { victoryAreas } from '../data/areas';
import { lastTurn } from '../data/turns';
import type { PhaseId, Storm } from '../state';
import { arrivalsPhase, placeArrivals } from './arrivals';
import { biddingPhase } from './bidding';
import { discardPhase, drawPhase } from './cards';
import { impulsePhase } from './impulses';
import { supplyPhase } from './supply';

const phases: Readonly<Record<PhaseId, (v: Storm) => Rules>> = {
  bidding: biddingPhase,
  draw: drawPhase,
  impulses: impulsePhase,
  discards: discardPhase,
  supply: supplyPhase,
  arrivals: arrivalsPhase,
};

const next: Readonly<Record<PhaseId, PhaseId>> = {
  bidding: 'draw',
  draw: 'impulses',
  impulses: 'discards',
  discards: 'supply',
  supply: 'arrivals',
  arrivals: 'draw',
};

/** 4.0 Plays on from wherever the state stands until the game ends. */
export function* play(v: Storm): Rules {
  // Nobody is asked in the arrivals before the roll for replacements: where play starts anew there, it has been made.
  let phase = v.phase === 'arrivals' ? placeArrivals : phases[v.phase];
  while (!v.result) {
    yield* phase(v);
    if (v.phase === 'arrivals') endTurn(v);
    if (!v.result) beginPhase(v, following(v));
    phase = phases[v.phase];
  }
}

/** 5.3 On the last turn there is no hand to prepare any more, so nobody is asked to discard. */
function following(v: Storm): PhaseId {
  return v.phase === 'impulses' && v.turn === lastTurn ? 'supply' : next[v.phase];
}

function beginPhase(v: Storm, phase: PhaseId): void {
  if (v.phase === 'impulses') opens(v, { is: 'ending' });
  v.phase = phase;
  if (phase === 'impulses') closes(v, 'opening');
  v.events.push({ is: 'phase', phase });
}

/** 4.0 C The turn marker moves on, or the game ends with turn 8. */
function endTurn(v: Storm): void {
  if (v.turn === lastTurn) {
    judge(v);
    return;
  }
  v.turn++;
  v.impulse = 'viet-minh';
  v.impulses = 0;
  v.frenchPassed = false;
  v.events.push({ is: 'turn', turn: v.turn });
  opens(v, { is: 'opening' });
}

/** 14.0 Victory areas in Viet Minh hands. */
export function taken(v: Storm): number {
  return victoryAreas.filter((area) => v.control[area] === 'viet-minh').length;
}

/** 14.0 Enough victory areas and the Viet Minh win; otherwise the French. */
function judge(v: Storm): void {
  const points = taken(v);
  const level = points >= v.needed ? 'viet-minh' : 'french';
  v.result = { level, points, cause: level === 'viet-minh' ? 'areas-taken' : 'areas-held' };
  v.events.push({ is: 'ended', result: v.result });
}
