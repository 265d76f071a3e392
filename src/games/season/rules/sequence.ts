/** 2.0 The sequence of play: the strategic phase, the rounds, the end of the week. */
import { askedAgain } from '../../../kernel/again';
import type { Rules } from '../choices';
import { ROUNDS } from '../data/turns';
import { type PhaseId, REVEALED, type Season } from '../state';
import { beginDrop, drop } from './arrivals';
import { decide } from './ask';
import { assault, beginStep } from './assault';
import { beginEncirclement, beginHills, payDues, rest, siege } from './attrition';
import { turnDown } from './dummies';
import { air, interdiction, replacements } from './french-week';
import { clearMoved, frenchMovement, setUpMoves, strategicMovement, vietMinhMovement } from './movement';
import { operation } from './operation';
import { roundsOutlook } from './outlook';
import { reconnaissance } from './recon';
import { judge } from './victory';
import {
  beginDigging,
  beginReconstitution,
  beginReturns,
  beginSupply,
  dig,
  reconstitution,
  returns,
  supply,
} from './vm-week';

/** A phase: what happens once as it begins, what is done and asked in it, and what follows. */
interface Phase {
  readonly begin?: (v: Season) => void;
  readonly run: (v: Season) => Rules;
  readonly next: (v: Season) => PhaseId;
}

const to = (phase: PhaseId) => () => phase;

const phases: Readonly<Record<PhaseId, Phase>> = {
  'set-up-french': { run: (v) => setUpMoves(v, 'french'), next: to('set-up-viet-minh') },
  'set-up-viet-minh': { run: (v) => setUpMoves(v, 'viet-minh'), next: to('vm-supply') },
  // A. The strategic phase (3)
  'vm-supply': { begin: beginSupply, run: supply, next: to('air') },
  air: { begin: air, run: nothing, next: to('interdiction') },
  interdiction: { run: interdiction, next: to('replacements') },
  replacements: { run: replacements, next: to('returns') },
  returns: { begin: beginReturns, run: returns, next: to('reconstitution') },
  reconstitution: { begin: beginReconstitution, run: reconstitution, next: to('trenches') },
  trenches: { begin: beginDigging, run: dig, next: to('week') },
  week: { run: week, next: (v) => (v.opened ? 'drop' : 'strategic-viet-minh') },
  'strategic-viet-minh': { run: (v) => strategicMovement(v, 'viet-minh'), next: to('strategic-french') },
  'strategic-french': { run: (v) => strategicMovement(v, 'french'), next: to('quiet-drop') },
  'quiet-drop': { begin: beginDrop, run: drop, next: to('siege') },
  // B. The rounds (4, 5, 6)
  drop: { begin: beginRound, run: drop, next: to('vm-movement') },
  'vm-movement': { run: vietMinhMovement, next: to('assault') },
  assault: { begin: (v) => beginStep(v, 'start'), run: assault, next: to('french-interdiction') },
  'french-interdiction': { run: interdiction, next: to('french-movement') },
  'french-movement': { run: frenchMovement, next: to('reconnaissance') },
  reconnaissance: { begin: beginScouting, run: reconnaissance, next: to('operation') },
  operation: { begin: (v) => beginStep(v, 'start'), run: operation, next: to('round-end') },
  'round-end': {
    begin: (v) => turnDown(v, REVEALED),
    run: endRound,
    next: (v) => (v.round < ROUNDS ? 'drop' : 'siege'),
  },
  // C. The end of the week (7, 8)
  siege: { begin: rest, run: siege, next: to('siege-losses') },
  'siege-losses': { run: (v) => payDues(v, 'siege-loss', '8.0'), next: to('encirclement') },
  encirclement: { begin: beginEncirclement, run: (v) => payDues(v, 'encircled-loss', '8.0'), next: to('hills') },
  hills: { begin: beginHills, run: (v) => payDues(v, 'hill-loss', '8.0'), next: to('vm-supply') },
};

/** 2.0 Plays on from wherever the state stands until the game ends. */
export function* rules(v: Season): Rules {
  while (!v.result) {
    yield* phases[v.phase].run(v);
    if (v.result) return;
    if (v.phase === 'hills') endWeek(v);
    if (!v.result) beginPhase(v, phases[v.phase].next(v));
  }
}

function beginPhase(v: Season, phase: PhaseId): void {
  v.phase = phase;
  clearMoved(v);
  v.events.push({ is: 'phase', phase });
  phases[phase].begin?.(v);
}

function* nothing(): Rules {}

/** 2.0 The Viet Minh say whether they assault this week; if not, the French whether they operate. */
function* week(v: Season): Rules {
  v.round = 0;
  v.opened = null;
  if (yield* decide(v, { side: 'viet-minh', ask: 'assault-week', rule: '2.0', resumable: true }))
    v.opened = 'viet-minh';
  else if (yield* decide(v, { side: 'french', ask: 'operate-week', rule: '2.0' })) v.opened = 'french';
}

/** 4.0 Up to four rounds a week. */
function beginRound(v: Season): void {
  v.round++;
  v.scouted = [];
  v.events.push({ is: 'round', round: v.round });
  beginDrop(v);
}

function beginScouting(v: Season): void {
  v.scouted = [];
}

/** 4.0 The week's rounds end early if both agree. */
function* endRound(v: Season): Rules {
  if (v.round >= ROUNDS) return;
  const about = askedAgain('end-week')?.about ?? roundsOutlook(v);
  const question = { ask: 'end-week', rule: '4.0', about } as const;
  if (!(yield* decide(v, { ...question, side: 'viet-minh', resumable: true }))) return;
  if (yield* decide(v, { ...question, side: 'french' })) v.round = ROUNDS;
}

/** 9.0 Victory is judged, or the turn marker moves on. */
function endWeek(v: Season): void {
  judge(v);
  if (v.result) return;
  v.turn++;
  v.halted = false;
  v.air = 0;
  v.round = 0;
  v.opened = null;
  v.events.push({ is: 'turn', turn: v.turn });
}
