/** 2.0 The sequence of play: the strategic phase, the rounds, the end of the week. */
import { askedAgain } from '../../../kernel/again';
import { type Steps, through } from '../../../kernel/sequence';
import { closes, opens } from '../../../kernel/tale';
import type { Rules, SeasonChoice } from '../choices';
import { ROUNDS } from '../data/turns';
import type { AskKey } from '../keys';
import { type PhaseId, REVEALED, type Season } from '../state';
import { beginDrop, drop } from './arrivals';
import { decide } from './ask';
import { assault } from './assault';
import { beginEncirclement, beginHills, payDues, rest, siege } from './attrition';
import { turnDown } from './dummies';
import { air, interdiction, replacements } from './french-week';
import { beginStep } from './impulses';
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

const phases: Steps<Season, PhaseId, SeasonChoice, AskKey> = {
  'set-up-french': (v) => setUpMoves(v, 'french'),
  'set-up-viet-minh': (v) => setUpMoves(v, 'viet-minh'),
  // A. The strategic phase (3)
  'vm-supply': { begin: beginSupply, run: supply },
  air,
  interdiction,
  replacements,
  returns: { begin: beginReturns, run: returns },
  reconstitution: { begin: beginReconstitution, run: reconstitution },
  trenches: { begin: beginDigging, run: dig },
  week: { run: week, next: (v) => (v.opened ? 'drop' : 'strategic-viet-minh') },
  'strategic-viet-minh': (v) => strategicMovement(v, 'viet-minh'),
  'strategic-french': (v) => strategicMovement(v, 'french'),
  'quiet-drop': { begin: beginDrop, run: drop, next: () => 'siege' },
  // B. The rounds (4, 5, 6)
  drop: { begin: beginRound, run: drop },
  'vm-movement': vietMinhMovement,
  assault: { begin: (v) => beginStep(v, 'start'), run: assault },
  'french-interdiction': interdiction,
  'french-movement': frenchMovement,
  reconnaissance: { begin: beginScouting, run: reconnaissance },
  operation: { begin: (v) => beginStep(v, 'start'), run: operation },
  'round-end': {
    begin: (v) => turnDown(v, REVEALED),
    run: endRound,
    next: (v) => (v.round < ROUNDS ? 'drop' : 'siege'),
  },
  // C. The end of the week (7, 8)
  siege: { begin: rest, run: siege },
  'siege-losses': (v) => payDues(v, 'siege-loss', '8.0'),
  encirclement: { begin: beginEncirclement, run: (v) => payDues(v, 'encircled-loss', '8.0') },
  hills: { begin: beginHills, run: endWeek, next: () => 'vm-supply' },
};

/** 2.0 Plays on from wherever the state stands until the game ends. */
export function rules(v: Season): Rules {
  return through(v, v.phase, phases, beginPhase);
}

function beginPhase(v: Season, phase: PhaseId): void {
  if (v.result) return;
  v.phase = phase;
  clearMoved(v);
  if (phase === 'vm-supply') opens(v, { is: 'opening' });
  if (phase === 'returns') closes(v, 'opening');
  if (phase === 'siege') opens(v, { is: 'ending' });
  v.events.push({ is: 'phase', phase });
}

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
  const about = askedAgain(v, 'end-week')?.about ?? roundsOutlook(v);
  const question = { ask: 'end-week', rule: '4.0', about } as const;
  if (!(yield* decide(v, { ...question, side: 'viet-minh', resumable: true }))) return;
  if (yield* decide(v, { ...question, side: 'french' })) v.round = ROUNDS;
}

/** 8.0, 9.0 The hills are paid for, and victory is judged or the turn marker moves on. */
function* endWeek(v: Season): Rules {
  yield* payDues(v, 'hill-loss', '8.0');
  if (!v.result) judge(v);
  if (v.result) return;
  v.turn++;
  v.halted = false;
  v.air = 0;
  v.round = 0;
  v.opened = null;
  v.events.push({ is: 'turn', turn: v.turn });
}
