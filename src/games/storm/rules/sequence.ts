/** 4.0 The sequence of play and 14.0 its end. */
import { type Steps, through } from '../../../kernel/sequence';
import { closes, opens } from '../../../kernel/tale';
import type { Rules, StormChoice } from '../choices';
import { victoryAreas } from '../data/areas';
import { lastTurn } from '../data/turns';
import type { AskKey } from '../keys';
import type { PhaseId, Storm } from '../state';
import { placeArrivals, replacementRoll } from './arrivals';
import { biddingPhase } from './bidding';
import { discardPhase, drawPhase } from './cards';
import { impulsePhase } from './impulses';
import { supplyPhase } from './supply';

const phases: Steps<Storm, PhaseId, StormChoice, AskKey> = {
  bidding: biddingPhase,
  draw: drawPhase,
  // 5.3 On the last turn there is no hand to prepare any more, so nobody is asked to discard.
  impulses: { run: impulsePhase, next: (v) => (v.turn === lastTurn ? 'supply' : 'discards') },
  discards: discardPhase,
  supply: supplyPhase,
  arrivals: { begin: replacementRoll, run: arrivals, next: (v) => (v.result ? null : 'draw') },
};

/** 4.0 Plays on from wherever the state stands until the game ends. */
export function play(v: Storm): Rules {
  return through(v, v.phase, phases, beginPhase);
}

function beginPhase(v: Storm, phase: PhaseId): void {
  if (v.phase === 'impulses') opens(v, { is: 'ending' });
  v.phase = phase;
  if (phase === 'impulses') closes(v, 'opening');
  v.events.push({ is: 'phase', phase });
}

function* arrivals(v: Storm): Rules {
  yield* placeArrivals(v);
  endTurn(v);
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
