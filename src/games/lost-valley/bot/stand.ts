/** How a garrison stands an assault, near enough and fast: it is asked some thousand times a game. */
import { chain, chanceOf, mean, onTable, totals } from '../../../kernel/odds';
import { sapping, vmAssault, vmAssaultFrenchCasualties, vmAssaultVmCasualties } from '../data/tables';
import { MORALE_TARGET } from '../rules/checks';
import { sitrep } from '../rules/tracks';
import { holdsGround, isInfantry, moraleFactor, stepsOf } from '../rules/units';
import type { Unit, Valley } from '../state';

export interface Stand {
  /** The chance that nobody is left in the centre. */
  readonly fall: number;
  readonly stepsLost: number;
}

const WIDEST = 25; // a modifier beyond it changes nothing any more on any table
const { rows } = vmAssaultFrenchCasualties;

/** The chance of each row of Table 9.1, by the modifier on Table 9 and what cards add on Table 9.1. */
const casualties = known((modifier, cards) => {
  const odds = chain(onTable(vmAssault, modifier), ({ french }) => onTable(vmAssaultFrenchCasualties, french + cards));
  return rows.map((row) => chanceOf(odds, (is) => is === row));
});

/** The Strength an assault is expected to cost the division, by the modifier on Table 9. */
export const strengthToll = known((modifier, cards) =>
  mean(
    chain(onTable(vmAssault, modifier), ({ vm }) => onTable(vmAssaultVmCasualties, vm + cards)),
    ({ strengthLost }) => strengthLost,
  ),
);

/** The levels that sapping is expected to take, by the modifier on Table 8. */
export const levelsDug = known((modifier) => mean(onTable(sapping, modifier), ({ levels }) => levels));

/** The chance that two dice show so much at most. */
export const atMost = known((most) => chanceOf(totals('2d6'), (total) => total <= most));

const passes = known((modifier) => chanceOf(totals('2d6', modifier), (total) => total >= MORALE_TARGET));

/** Counts once for each modifier and remembers. */
function known<T>(count: (modifier: number, cards: number) => T): (modifier: number, cards?: number) => T {
  const counted = new Map<number, T>();
  return (modifier, cards = 0) => {
    const within = Math.max(-WIDEST, Math.min(WIDEST, modifier));
    const key = 100 * within + cards;
    const before = counted.get(key);
    if (before !== undefined) return before;
    const now = count(within, cards);
    counted.set(key, now);
    return now;
  };
}

interface Defender {
  steps: number;
  morale: number;
  readonly disrupted: boolean;
  readonly infantry: boolean;
}

/** Between two whole modifiers, where works are expected to be dug away, what lies between the two. */
export function stand(v: Valley, units: readonly Unit[], modifier: number, cards = 0): Stand {
  const defenders: Defender[] = [];
  for (const unit of units) {
    if (!holdsGround(unit)) continue;
    defenders.push({
      steps: stepsOf(unit),
      morale: moraleFactor(v, unit),
      disrupted: unit.disrupted,
      infantry: isInfantry(unit),
    });
  }
  const low = Math.floor(modifier);
  const share = modifier - low;
  const below = casualties(low, cards);
  const above = share > 0 ? casualties(low + 1, cards) : below;
  const report = sitrep(v);
  let fall = 0;
  let stepsLost = 0;
  let lost = 0;
  // the rows run from the worst to the best, and steps are lost one after the other: so from the best
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at];
    if (!row) continue;
    while (lost < row.steps && loseStep(defenders)) lost++;
    const chance = (1 - share) * (below[at] ?? 0) + share * (above[at] ?? 0);
    stepsLost += chance * lost;
    if (defenders.length === 0) fall += chance;
    else if (row.retreat) fall += chance * allLeave(defenders, row.disrupt, report);
  }
  return { fall, stepsLost };
}

/** 12.3.5.2 The infantry of the highest morale, of these the one with most steps; then armor. */
function loseStep(defenders: Defender[]): boolean {
  let next: Defender | undefined;
  for (const one of defenders) if (!next || rank(one) > rank(next)) next = one;
  if (!next) return false;
  if (next.steps > 1) {
    next.steps--;
    next.morale--; // the reduced side of every battalion has one less
  } else {
    defenders.splice(defenders.indexOf(next), 1);
  }
  return true;
}

function rank({ infantry, morale, steps }: Defender): number {
  return (infantry ? 100 : 0) + 3 * morale + steps;
}

function allLeave(defenders: readonly Defender[], disrupt: 'none' | 'check' | 'all', report: number): number {
  let all = 1;
  for (const { morale, disrupted } of defenders) {
    const steady = passes(morale + report);
    const shaken = disrupted ? steady : passes(morale - 1 + report);
    const stays = disrupt === 'none' ? steady : disrupt === 'all' ? shaken : steady * steady + (1 - steady) * shaken;
    all *= 1 - stays;
  }
  return all;
}
