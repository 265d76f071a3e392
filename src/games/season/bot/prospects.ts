/** How likely a side is to win by what everybody can see: what is reached and what it cost, against the time that is left. */
import { attritionPas } from '../data/pas';
import { paNumbers, place } from '../data/places';
import { scenarios } from '../data/scenarios';
import { ROUNDS } from '../data/turns';
import { anyAt, firstBattalion, firstDummy } from '../rules/pieces';
import { attritionPoints, captured } from '../rules/victory';
import { other, type PhaseId, roundPhases, type Season } from '../state';
import { isBefore } from './open';
import { riskAt, risksOf } from './risk';

/** What one of a thing adds to the odds of the Viet Minh, as the scenario begins and as it ends. */
type Weight = readonly [first: number, last: number];

interface Weights {
  /** Before anything is counted; how it falls as time passes, and how much faster in the end. */
  readonly even: number;
  readonly time: number;
  readonly late: number;
  /** PAs or attrition points. */
  readonly goal: Weight;
  /** Steps lost, and those of them beyond what can be afforded. */
  readonly loss: Weight;
  readonly dear: Weight;
  readonly affordable: number;
  /** What may be lost at all French PAs. */
  readonly danger: Weight;
  /** Barrage points, and disorganized units. */
  readonly guns: Weight;
  readonly frenchGuns: Weight;
  readonly shaken: Weight;
  readonly frenchShaken: Weight;
}

/** 9.0 By scenario: regressions over games of the bot in which it now and then took another choice, some weights then set by hand. */
const byScenario: Readonly<Record<Season['scenario'], Weights>> = {
  'initial-assault': {
    even: -0.64,
    time: -8.8,
    late: -6.1,
    goal: [0.32, 1.43],
    loss: [-0.13, -0.02],
    dear: [-0.6, -0.6],
    affordable: 15,
    danger: [0.17, 0.33],
    guns: [0.02, 0.02],
    frenchGuns: [-0.05, -0.1],
    shaken: [-0.03, -0.2],
    frenchShaken: [0.05, 0.2],
  },
  'five-hills': {
    even: -2.96,
    time: -3.9,
    late: -3.1,
    goal: [0.5, 2.14],
    loss: [-0.05, -0.02],
    dear: [-0.35, -0.35],
    affordable: 40,
    danger: [0.24, 0],
    guns: [0.06, 0],
    frenchGuns: [-0.05, -0.1],
    shaken: [-0.05, -0.14],
    frenchShaken: [0.04, 0.04],
  },
  'full-battle': {
    even: -2,
    time: -4.9,
    late: -1.8,
    goal: [0.22, 0.36],
    loss: [-0.03, -0.02],
    dear: [-0.03, -0.1],
    affordable: 70,
    danger: [0.15, 0.1],
    guns: [0.09, 0],
    frenchGuns: [-0.06, -0.11],
    shaken: [-0.01, -0.01],
    frenchShaken: [0.04, 0.04],
  },
};

export function prospects(v: Season, side: string): number {
  const vietMinh = v.result ? Number(v.result.level === 'viet-minh') : chanceOfVietMinh(v);
  return side === 'viet-minh' ? vietMinh : 1 - vietMinh;
}

function chanceOfVietMinh(v: Season): number {
  const weights = byScenario[v.scenario];
  const time = timeOf(v);
  const at = ([first, last]: Weight) => first + (last - first) * time;
  const [shaken, frenchShaken] = shakenIn(v);
  const odds =
    weights.even +
    (weights.time + weights.late * time) * time +
    at(weights.goal) * ((v.scenario === 'five-hills' ? attritionPoints(v) : captured(v)) - LEFT_OPEN * leftOpen(v)) +
    at(weights.loss) * v.losses +
    at(weights.dear) * Math.max(0, v.losses - weights.affordable) +
    at(weights.danger) * dangerOf(v) +
    at(weights.guns) * v.munitions['viet-minh'] +
    at(weights.frenchGuns) * v.munitions.french +
    at(weights.shaken) * shaken +
    at(weights.frenchShaken) * frenchShaken;
  return 1 / (1 + Math.exp(-odds));
}

/** What of a PA is thought lost that its side has left with the enemy before it. */
const LEFT_OPEN = 0.7;

const hills = attritionPas.map(place);

/** PAs that the Viet Minh have left so, less those of the French. */
function leftOpen(v: Season): number {
  let open = 0;
  for (const pa of v.scenario === 'five-hills' ? hills : paNumbers) {
    const side = v.control[pa];
    if (!side || anyAt(v, pa, side)) continue;
    if (isBefore(v, pa, other(side))) open += side === 'viet-minh' ? 1 : -1;
  }
  return open;
}

/** How much of a round is over as a phase of it begins, and how much an impulse of the assault takes. */
const phaseShare = new Map<PhaseId, number>(
  roundPhases.map((phase, i) => [phase, [0, 0.1, 0.2, 0.8, 0.82, 0.85, 0.9, 1][i] ?? 1]),
);
const IMPULSE = 0.2;

/** How much of the scenario is over, from 0 to 1. */
function timeOf(v: Season): number {
  const { first, last } = scenarios[v.scenario];
  const share = phaseShare.get(v.phase);
  // Before its first round a week is at its beginning, after the last at its end.
  const rounds = share === undefined ? v.round : Math.max(0, v.round - 1) + share;
  const impulses = v.phase === 'assault' ? IMPULSE * Math.max(0, v.impulse - 1) : 0;
  return (v.turn - first + (rounds + impulses) / ROUNDS) / (last - first + 1);
}

/** Parts of a round: what comes before its assault, up to three impulses, what the French do then. */
const parts: Readonly<Partial<Record<PhaseId, number>>> = {
  drop: 0,
  'vm-movement': 0,
  assault: 0,
  operation: 5,
  'round-end': 6,
};
const FRENCH_PART = 4;
const PARTS = 7;

/**
 * A part of a round after the other: with each something is won or lost, and so much time is gone. Who could end a part
 * sooner by what he chooses counts it with what follows: the Viet Minh the impulses of an assault.
 */
export function stage(v: Season, side: string): number {
  const part = v.phase === 'assault' ? Math.max(1, v.impulse) : (parts[v.phase] ?? (v.round > 0 ? FRENCH_PART : 0));
  const whole = side === 'viet-minh' ? (part < FRENCH_PART ? 0 : FRENCH_PART) : part;
  return (v.turn * ROUNDS + Math.max(0, v.round - 1)) * PARTS + whole;
}

function dangerOf(v: Season): number {
  const risks = risksOf(v);
  let danger = 0;
  for (const pa of paNumbers) {
    if (v.control[pa] === 'french') danger += riskAt(v, risks, pa, risks.units[pa] ?? []);
  }
  return danger;
}

/** Disorganized battalions and companies on the map. */
function shakenIn(v: Season): readonly [vietMinh: number, french: number] {
  let [vietMinh, french] = [0, 0];
  for (let unit = 0; unit < firstDummy; unit++) {
    if (v.disorganized[unit] !== 1 || (v.at[unit] ?? -1) < 0) continue;
    if (unit < firstBattalion) french++;
    else vietMinh++;
  }
  return [vietMinh, french];
}
