/** 12.2, 12.3 After the roll: losses, bloodbath, retreats, who holds the area. */
import { made, type Rules, type ValleeChoice, withdraw } from '../choices';
import { type Fight, other, type Side, type Vallee } from '../state';
import { areaId, areaOf } from './ground';
import { eliminate, loseSteps } from './losses';
import { placeOf, question, settle } from './record';
import { type Refuge, retreatTo, waysOut } from './retreat';
import { enforceStacking } from './stacking';
import { truckChoices } from './trucks';
import { idOf, isSteady, isTank, numberOf, onMap, stepsOf, types, unitsIn } from './units';

/** 12.3 */
export function* aftermath(v: Vallee, fight: Fight): Rules {
  for (;;) {
    switch (fight.stage) {
      case 'losses':
        yield* takeLosses(v, fight);
        fight.stage = fight.bloodbath ? 'bloodbath' : 'retreats';
        if (fight.bloodbath) beginBloodbath(v, fight);
        break;
      case 'bloodbath':
        yield* bloodbath(v, fight);
        fight.stage = 'retreats';
        break;
      case 'retreats':
        yield* retreats(v, fight);
        settleFight(v, fight);
        fight.stage = 'over';
        break;
      default:
        yield* enforceStacking(v, fight.side);
        yield* enforceStacking(v, other(fight.side));
        return;
    }
  }
}

/** 12.2 A side's units in the fight that are still alive. */
export function force(v: Vallee, fight: Fight, side: Side): number[] {
  if (side === fight.side) return fight.units.filter((unit) => v.at[unit] === fight.area);
  return unitsIn(v, fight.area, side);
}

const stepsIn = (v: Vallee, units: readonly number[]) => units.reduce((sum, unit) => sum + stepsOf(v, unit), 0);

/** R13 The first loss falls on the lead, or on attacking Viet Minh engineers; the owner allots the rest. */
function* takeLosses(v: Vallee, fight: Fight): Rules {
  for (const side of [fight.side, other(fight.side)]) {
    while (fight.owed[side] > 0) {
      const units = force(v, fight, side);
      if (fight.owed[side] >= stepsIn(v, units)) {
        for (const unit of units) eliminate(v, unit, 'assault', fight.id);
        fight.owed[side] = 0;
        break;
      }
      yield* loseOne(v, fight, side, units);
      fight.owed[side]--;
    }
  }
}

function* loseOne(v: Vallee, fight: Fight, side: Side, units: readonly number[]): Rules {
  const pool = fight.first[side] ? firstToLose(fight, side, units) : units;
  let unit = pool[0] ?? -1;
  if (pool.length > 1) {
    const choices = pool.flatMap((one) => made.lose[one] ?? []);
    const about = { area: areaId(fight.area), fight: fight.id, steps: fight.owed[side] };
    const points = fight.owed[side];
    const scene = { is: 'damage', points, of: points, lots: ['lose'], place: areaId(fight.area) } as const;
    const choice = yield question(side, 'loss', '12.2', choices, { about, scene });
    if (choice.do === 'lose') unit = numberOf(choice.unit);
  }
  fight.first[side] = false;
  loseSteps(v, unit, 1, 'assault', fight.id);
}

function firstToLose(fight: Fight, side: Side, units: readonly number[]): readonly number[] {
  if (side === fight.side) {
    const engineers = units.filter((unit) => types[unit] === 'assault-engineer');
    if (engineers.length > 0) return engineers;
  }
  const lead = side === fight.side ? fight.lead : fight.defenceLead;
  return units.includes(lead) ? [lead] : units;
}

/** R15 The side with fewer steps left is the weaker one throughout; equal, the attacker. */
function beginBloodbath(v: Vallee, fight: Fight): void {
  const enemy = other(fight.side);
  const weaker = stepsIn(v, force(v, fight, enemy)) < stepsIn(v, force(v, fight, fight.side)) ? enemy : fight.side;
  fight.weaker = weaker;
  fight.turn = weaker;
}

/** In turn each side goes, or loses one more step, until one is gone. */
function* bloodbath(v: Vallee, fight: Fight): Rules {
  for (;;) {
    const side = fight.turn;
    const units = force(v, fight, side);
    if (units.length === 0 || force(v, fight, other(side)).length === 0) return;
    const choices: ValleeChoice[] = units.flatMap((unit) => made.lose[unit] ?? []);
    choices.push(withdraw);
    const [steps, against] = [stepsIn(v, units), stepsIn(v, force(v, fight, other(side)))];
    const about = { area: areaId(fight.area), fight: fight.id, steps, against };
    const scene = { is: 'fight', target: areaId(fight.area) } as const;
    const choice = yield question(side, 'bloodbath', '12.2', choices, { about, scene });
    const goes = choice.do !== 'lose';
    v.events.push({ is: 'bloodbath', fight: fight.id, side, goes });
    if (goes) {
      fight.leaves[side] = true;
      return;
    }
    loseSteps(v, numberOf(choice.unit), 1, 'assault', fight.id);
    fight.turn = other(side);
  }
}

/** 12.3.3 Whoever must, leaves the area, unit by unit. */
function* retreats(v: Vallee, fight: Fight): Rules {
  for (const side of [other(fight.side), fight.side]) {
    if (!fight.leaves[side]) continue;
    if (fight.retreating.length === 0) beginRetreat(v, fight, side);
    for (;;) {
      fight.retreating = fight.retreating.filter((unit) => v.at[unit] === fight.area);
      if (fight.retreating.length === 0) break;
      yield* retreatOne(v, fight, side);
    }
    fight.leaves[side] = false;
  }
}

/** R78 Each undamaged tank can take a damaged one along. */
function beginRetreat(v: Vallee, fight: Fight, side: Side): void {
  const units = force(v, fight, side);
  const damaged = units.filter((unit) => isTank(unit) && !isSteady(v, unit));
  const tugs = units.filter((unit) => isTank(unit) && isSteady(v, unit)).length;
  fight.towed = damaged.slice(0, tugs);
  fight.retreating = units.filter((unit) => !fight.towed.includes(unit));
}

function* retreatOne(v: Vallee, fight: Fight, side: Side): Rules {
  const held = side === fight.side ? [] : fight.from;
  const choices: ValleeChoice[] = [];
  for (const unit of fight.retreating) {
    const ways = waysOut(v, unit, fight.area, held);
    for (const { area } of ways) choices.push({ do: 'retreat', unit: idOf(unit), to: areaId(area) });
    const trucks = ways.length === 0 ? truckChoices(v, unit, held) : [];
    choices.push(...trucks);
    if (ways.length === 0 && trucks.length === 0) {
      eliminate(v, unit, 'no-retreat', fight.id);
      return;
    }
    if (trucks.length > 0) choices.push(made.lose[unit] ?? withdraw);
  }
  const [only] = choices;
  const about = { area: areaId(fight.area), fight: fight.id };
  const scene = { is: 'fight', target: areaId(fight.area) } as const;
  const choice =
    choices.length === 1 && only ? only : yield question(side, 'retreat', '12.3.3', choices, { about, scene });
  if (choice.do === 'retreat') {
    const unit = numberOf(choice.unit);
    const refuge = waysOut(v, unit, fight.area, held).find(({ area }) => area === areaOf(choice.to));
    if (refuge) goBack(v, fight, unit, refuge);
  } else if (choice.do === 'truck') driveBack(v, fight, numberOf(choice.unit), areaOf(choice.to));
  else if (choice.do === 'lose') eliminate(v, numberOf(choice.unit), 'no-retreat', fight.id);
}

/** A tank that goes takes a damaged one with it. */
function goBack(v: Vallee, fight: Fight, unit: number, refuge: Refuge): void {
  retreatTo(v, unit, refuge, fight.id);
  if (!isTank(unit) || !onMap(v, unit)) return;
  const towed = fight.towed.shift();
  if (towed === undefined) return;
  const from = placeOf(v, towed);
  v.at[towed] = refuge.area;
  v.events.push({ is: 'moved', unit: idOf(towed), from, to: areaId(refuge.area), how: 'tow', spent: 0 });
}

/** 16.5 A truck saves one gun, disrupted as any unit that retreats. */
function driveBack(v: Vallee, fight: Fight, unit: number, to: number): void {
  v.truckUsed = true;
  retreatTo(v, unit, { area: to, through: [] }, fight.id);
}

/** R14, R71 Attackers hold what has been cleared; otherwise those still inside go back where they came from. */
function settleFight(v: Vallee, fight: Fight): void {
  for (const unit of fight.towed) if (v.at[unit] === fight.area) eliminate(v, unit, 'no-retreat', fight.id);
  const inside = force(v, fight, fight.side);
  const taken = inside.length > 0 && unitsIn(v, fight.area, other(fight.side)).length === 0;
  if (!taken) {
    fight.units.forEach((unit, i) => {
      if (v.at[unit] === fight.area) v.at[unit] = fight.from[i] ?? fight.area;
    });
  }
  settle(v, fight.area);
  v.events.push({ is: 'assault-over', fight: fight.id, side: fight.side, area: areaId(fight.area), taken });
}
