/** Exact odds of fire, of a morale check, of the air table and of reconnaissance: every face is counted. */
import { mapOdds, type Odds, totals } from '../../../kernel/odds';
import { sum } from '../../../kernel/rolls';
import { airTable, type FireCode, scouting } from '../data/tables';
import { turns } from '../data/turns';
import type { Season } from '../state';
import { clampRow, type Fire, fireColumn, fireDie, fireResult } from './fire';
import { placesLost, suppliesOf, supplyLine } from './french-week';
import { failChance } from './hand-odds';
import { isTank } from './pieces';

/** 5.2 What each face of the die reads. */
export function fireFaces(v: Season, fire: Fire): readonly FireCode[] {
  const { column } = fireColumn(v, fire);
  const modifier = sum(fireDie(v, fire));
  return totals('1d6').map(({ is }) => (column < 0 ? '-' : fireResult(column, clampRow(is + modifier))));
}

export interface FireOdds {
  readonly nothing: number;
  readonly check: number;
  readonly disorder: number;
  readonly steps: number;
  /** Steps scored on average, taken or not. */
  readonly score: number;
  /** A tank step by a natural 1. */
  readonly tank: number;
}

/** 5.2 The chances of each result of a fire, as its bearers would take it. */
export function fireOdds(v: Season, fire: Fire): FireOdds {
  const faces = fireFaces(v, fire);
  const share = (fits: (code: FireCode) => boolean) => faces.filter(fits).length / faces.length;
  const steps = (code: FireCode) => Number.parseInt(code, 10) || 0;
  return {
    nothing: share((code) => code === '-'),
    check: share((code) => code === 'T'),
    disorder: share((code) => code === 'D'),
    steps: share((code) => steps(code) > 0),
    score: faces.reduce((all, code) => all + steps(code), 0) / faces.length,
    tank: fire.side === 'viet-minh' && fire.bearers.some(isTank) ? 1 / faces.length : 0,
  };
}

/** 0.1 The chance that a unit fails a morale check now. */
export function checkOdds(v: Season, unit: number): number {
  return failChance(unit, v.steps[unit] ?? 0, v.fatigued[unit] ?? 0);
}

/** The die of the air table: rain lowers it by one, not below one. */
function airDie(v: Season): Odds<number> {
  const rain = turns[v.turn - 1]?.rain === true;
  return mapOdds(totals('1d6'), (die) => (rain ? Math.max(1, die + airTable.rain) : die));
}

/** 3.2 Barrage points the French will receive, before the limit of the track. */
export function supplyOdds(v: Season): Odds<number> {
  const line = airTable.lines[supplyLine(v)];
  const supplies = line ? suppliesOf(line) : [];
  return mapOdds(airDie(v), (die) => supplies[die - 1] ?? 0);
}

/** 3.2 Air points of the week. */
export function airOdds(v: Season): Odds<number> {
  const line = airTable.lines[placesLost(v)];
  return mapOdds(airDie(v), (die) => line?.air[die - 1] ?? 0);
}

/** 6.1 What reconnaissance brings. */
export function scoutOdds(): Odds<'nothing' | 'seen' | 'costly'> {
  return mapOdds(totals('1d6'), (die) =>
    die <= scouting.blind ? 'nothing' : die < scouting.costly ? 'seen' : 'costly',
  );
}
