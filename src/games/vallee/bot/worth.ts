/** How likely a side is to win, by what both can see: the points as they would be counted now, the sooner the less sure. */
import { points as pointData, roundsATurn } from '../data/constants';
import type { ScenarioId } from '../data/options';
import { allAreas, areaId, areaOf, CENTRAL_FORTRESS, isFortress } from '../rules/ground';
import { controls, scenarioOf } from '../rules/record';
import { turnsLeft } from '../rules/reinforcements';
import { allUnits, hasMark, onMap, sideOf, stepsOf } from '../rules/units';
import { surrenders } from '../rules/victory';
import { DISRUPTED, FRENCH, type Vallee, VIET_MINH } from '../state';
import { fieldOf, stepsAt, stormOn } from './field';

export function worth(v: Vallee, side: string): number {
  const vietMinh = v.result ? resultFor(v.result.level) : chanceOfVietMinh(v);
  return side === 'viet-minh' ? vietMinh : 1 - vietMinh;
}

function resultFor(level: string): number {
  if (level === 'draw') return 0.5;
  return level.startsWith('viet-minh') ? 1 : 0;
}

/** What a battle is like, as odds of the besiegers: where points are even, with all its rounds to come, and by each point. */
interface Battle {
  readonly even: number;
  readonly toCome: number;
  readonly point: number;
  /** How much less a point counts with all rounds to come: it may be lost again. */
  readonly early: number;
  /** Points that a shaken step is worth to the enemy then. */
  readonly shaken: number;
}

/** 17.0 Logistic regressions over games of the bot in which it now and then took another choice. */
const battles: Readonly<Partial<Record<ScenarioId, Battle>>> = {
  beatrice: { even: 0, toCome: 2, point: 0.6, early: 0, shaken: 0.3 },
  gabrielle: { even: 0.4, toCome: 2, point: 0.58, early: 0.39, shaken: 0.15 },
  hills: { even: 0, toCome: 1.3, point: 0.65, early: 0, shaken: 0.3 },
  huguettes: { even: 0.07, toCome: 0.75, point: 0.3, early: 0.11, shaken: 0 },
};
const ANY_BATTLE: Battle = { even: 0, toCome: 0, point: 0.33, early: 0, shaken: 0.3 };

function chanceOfVietMinh(v: Vallee): number {
  return chanceAt(leadOf(v), courseOf(v));
}

/** The odds of the besiegers as a position stands but for the lead, and what each point of it is worth. */
export interface Course {
  readonly odds: number;
  readonly point: number;
}

export function chanceAt(lead: number, { odds, point }: Course): number {
  return 1 / (1 + Math.exp(-odds - point * lead));
}

export function courseOf(v: Vallee): Course {
  const { rounds } = scenarioOf(v);
  if (rounds === null) return { odds: 0, point: 1 / (6 + 3 * turnsLeft(v)) };
  const { even, toCome, point, early, shaken } = battles[v.scenario] ?? ANY_BATTLE;
  const left = shareLeft(v, rounds);
  const weight = point - early * left;
  const lead = shaken === 0 ? 0 : shaken * left * shakenLead(v);
  return { odds: even + toCome * left + weight * lead, point: weight };
}

/** How much of a battle is still to come. */
function shareLeft(v: Vallee, rounds: number): number {
  const over = stage(v) - scenarioOf(v).firstTurn * 2 * roundsATurn;
  return Math.max(0, 1 - over / (2 * rounds));
}

/** Shaken French steps less those of the Viet Minh. */
function shakenLead(v: Vallee): number {
  let lead = 0;
  for (const unit of allUnits) {
    if (!hasMark(v, unit, DISRUPTED) || !onMap(v, unit)) continue;
    lead += sideOf(unit) === 'french' ? stepsOf(v, unit) : -stepsOf(v, unit);
  }
  return lead;
}

/** 5.6 Halves of the turn's rounds that are over. */
function halvesOver(v: Vallee): number {
  return 2 * ((v.round - 1) % roundsATurn) + (v.secondHalf ? 1 : 0);
}

/** 15.3, 17.0 The works in its hands. */
export function holds(v: Vallee, side: string): readonly string[] {
  const holder = side === 'french' ? FRENCH : VIET_MINH;
  return allAreas.filter((area) => isFortress[area] && v.control[area] === holder).map(areaId);
}

/** A half after the other: with each something is won or lost. */
export function stage(v: Vallee): number {
  return v.turn * 2 * roundsATurn + halvesOver(v);
}

/** Points of the Viet Minh less those of the French, with the ground that pays and what the command post is in for. */
export function leadOf(v: Vallee): number {
  const { victory, weekly } = scenarioOf(v);
  let points = v.points['viet-minh'] - v.points.french - (victory.noSurrender ? pointData.noSurrender : 0);
  for (const { areas, points: paid, to } of victory.holds) {
    for (const area of areas) {
      if (to !== 'french' && controls(v, 'viet-minh', areaOf(area))) points += paid;
      else if (to !== 'viet-minh' && controls(v, 'french', areaOf(area))) points -= paid;
    }
  }
  if (victory.flakRaid) points += v.losses.french - v.losses['viet-minh'];
  if (!weekly) return points;
  if (surrenders(v)) return points + 40;
  const field = fieldOf(v);
  const fall = stormOn(field, 'viet-minh', CENTRAL_FORTRESS)?.outlook.taken ?? 0;
  return points + 25 * fall - 0.2 * Math.min(15, stepsAt(field, CENTRAL_FORTRESS));
}
