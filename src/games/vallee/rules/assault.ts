/** 12.2 Assault combat: naming, final defensive fire, the roll. What follows is in aftermath.ts. */
import type { Scene, Stake } from '../../../kernel/scenes';
import { closes, type Outcome, opens, within } from '../../../kernel/tale';
import { all, done, fireAt, made, type Rules, shotAt, type ValleeChoice } from '../choices';
import { stackLimit } from '../data/constants';
import { assaultResults } from '../data/tables';
import {
  ACTED,
  ANTITANK_HALF,
  ASSAULTED,
  type Census,
  copyVallee,
  type Fight,
  holderOf,
  other,
  SHOT,
  type Side,
  STRATEGIC,
  type Vallee,
} from '../state';
import { aftermath } from './aftermath';
import {
  assaultPlan,
  bestLead,
  type Clash,
  leadMatters,
  lossOf,
  possibleLeads,
  resultAt,
  sumsOf,
} from './assault-odds';
import { isClosed, mayAttack, mayMove } from './battle';
import { claim, commandAllows } from './command';
import { antiTank, canHit, hasAntiTank, shoot } from './fire';
import { allAreas, areaId, areaOf, beside, isFortress, tanksMayEnter } from './ground';
import { mafiaAgrees } from './mafia';
import { newFight, question, roll, rowOf } from './record';
import { addTies, fireTies, freeTies, tieTank, tieTanks } from './tanks';
import {
  censusOf,
  hasMark,
  idOf,
  idsOf,
  inSupply,
  isFlak,
  isInfantry,
  isSteady,
  isTank,
  numberOf,
  onMap,
  setMark,
  stackSizes,
  unitsAt,
  unitsIn,
} from './units';

/** 5.6.4 One assault after another, until the active side is done. */
export function* assaultStep(v: Vallee): Rules {
  for (;;) {
    if (v.fight) {
      yield* fightOn(v, v.fight);
      closes(v, 'fight', outcomeOf(v, v.fight));
      v.fight = null;
    }
    const targets = assaultTargets(v);
    if (targets.length === 0) return;
    const choices = targets.flatMap((area) => made.assault[area] ?? []);
    choices.push(done);
    const choice = yield question(v.active, 'assault', '12.2', choices);
    if (choice.do !== 'assault') return;
    v.fight = newAssault(v, areaOf(choice.area));
  }
}

/** 12.3 Who holds the area after it. */
function outcomeOf(v: Vallee, { side, area }: Fight): Outcome {
  if (censusOf(v).holder[area] !== holderOf(side)) return 'holds';
  return side === 'viet-minh' ? 'falls' : 'taken';
}

function newAssault(v: Vallee, area: number): Fight {
  return {
    id: newFight(v),
    side: v.active,
    area,
    stage: 'force',
    units: [],
    from: [],
    lead: -1,
    defenceLead: -1,
    fired: [],
    owed: { french: 0, 'viet-minh': 0 },
    leaves: { french: false, 'viet-minh': false },
    first: { french: true, 'viet-minh': true },
    bloodbath: false,
    weaker: 'french',
    turn: 'french',
    inside: false,
    retreating: [],
    towed: [],
  };
}

/** 12.2, R69 Undisrupted, in supply, unfired, not moved strategically; no guns, no AA. */
function mayAssault(v: Vallee, unit: number): boolean {
  return (
    (isInfantry(unit) || isTank(unit)) &&
    isSteady(v, unit) &&
    inSupply(v, unit) &&
    !hasMark(v, unit, STRATEGIC | SHOT | ASSAULTED | ANTITANK_HALF) &&
    mayMove(v, unit)
  );
}

/** 12.2 Who of the side could take part in an assault on an area, tanks not counted. */
export function stormers(v: Vallee, census: Census, side: Side, area: number): number[] {
  const found: number[] = [];
  for (const next of beside(area)) {
    if (census.holder[next.area] !== holderOf(side)) continue;
    for (const unit of unitsAt(census, next.area)) {
      if (isInfantry(unit) && mayAssault(v, unit) && commandAllows(v, unit, area)) found.push(unit);
    }
  }
  return found;
}

/** 12.2, R70 Enemy areas that can still be assaulted in this half. */
export function assaultTargets(v: Vallee): number[] {
  const side = v.active;
  const census = censusOf(v);
  return allAreas.filter(
    (area) =>
      census.holder[area] === holderOf(other(side)) &&
      v.stormed[area] === 0 &&
      !isClosed(v, side, area) &&
      mayAttack(v, side, area) &&
      stormers(v, census, side, area).length > 0,
  );
}

function* fightOn(v: Vallee, fight: Fight): Rules {
  if (fight.stage === 'force') yield* gatherForce(v, fight);
  if (fight.stage === 'final') {
    yield* within(v, { is: 'answer', by: other(fight.side) }, finalFire(v, fight));
    fight.stage = 'new-lead';
  }
  if (fight.stage === 'new-lead') yield* nameNewLead(v, fight);
  if (fight.stage === 'lead') yield* nameDefenceLead(v, fight);
  yield* aftermath(v, fight);
}

/** 12.2 Who may still join: infantry of one division, within 24 points; a tank for each unit of its own area. */
export function joiners(v: Vallee, census: Census, fight: Fight): number[] {
  const { side, area, units } = fight;
  const room = stackLimit - units.reduce((sum, unit) => sum + (stackSizes[unit] ?? 0), 0);
  const free = stormers(v, census, side, area).filter(
    (unit) => !units.includes(unit) && (stackSizes[unit] ?? 0) <= room,
  );
  if (side === 'viet-minh' || !tanksMayEnter(area)) return free;
  for (const { area: next } of beside(area)) {
    const here = units.filter((unit) => v.at[unit] === next);
    const tanks = here.filter(isTank).length;
    if (here.length - tanks <= tanks) continue;
    for (const unit of unitsAt(census, next)) {
      if (isTank(unit) && mayAssault(v, unit) && !units.includes(unit)) free.push(unit);
    }
  }
  return free;
}

/** 12.2 Units join one by one; naming the lead unit launches the assault. */
function* gatherForce(v: Vallee, fight: Fight): Rules {
  const { side, area } = fight;
  while (fight.stage === 'force') {
    const free = joiners(v, censusOf(v), fight);
    const choices: ValleeChoice[] = free.flatMap((unit) => made.pick[unit] ?? []);
    if (free.length > 1) choices.push(all);
    const infantry = fight.units.filter(isInfantry);
    for (const unit of infantry) choices.push(made.lead[unit] ?? done);
    const picked = idsOf(fight.units);
    const scene = {
      is: 'force',
      picked,
      most: fight.units.length + free.length,
      target: areaId(area),
      stake: stakeOf(fight),
    } as const;
    const about = { area: areaId(area), fight: fight.id };
    const choice = yield question(side, 'assault-force', '12.2', choices, { about, scene });
    if (choice.do === 'pick') join(v, fight, numberOf(choice.unit));
    else if (choice.do === 'all') joinAll(v, fight);
    else if (choice.do === 'lead') launch(v, fight, numberOf(choice.unit));
  }
}

function join(v: Vallee, fight: Fight, unit: number): void {
  fight.units.push(unit);
  claim(v, unit, fight.area);
}

/** As many as may, infantry first; of several divisions the first one to join decides. */
function joinAll(v: Vallee, fight: Fight): void {
  for (;;) {
    const [next] = joiners(v, censusOf(v), fight);
    if (next === undefined) return;
    join(v, fight, next);
  }
}

/** 12.2 Who would take part if all joined who may: worked out on a copy. */
export function wholeForce(v: Vallee, side: Side, area: number, units: readonly number[] = []): readonly number[] {
  const copy = copyVallee(v);
  const fight: Fight = { ...newAssault(copy, area), side, units: [...units] };
  for (const unit of units) claim(copy, unit, area);
  joinAll(copy, fight);
  return fight.units;
}

function launch(v: Vallee, fight: Fight, lead: number): void {
  fight.lead = lead;
  fight.from = fight.units.map((unit) => v.at[unit] ?? -1);
  fight.stage = 'final';
  v.stormed[fight.area] = 1;
  for (const unit of fight.units) setMark(v, unit, ASSAULTED | ACTED);
  opens(v, { is: 'fight', kind: 'assault', by: fight.side, place: areaId(fight.area) });
  v.events.push({
    is: 'assault',
    fight: fight.id,
    side: fight.side,
    area: areaId(fight.area),
    units: idsOf(fight.units),
    from: fight.from.map(areaId),
    lead: idOf(lead),
  });
}

/** The French win back what was theirs; all else is taken. */
function stakeOf({ side, area }: Fight): Stake {
  return side === 'french' && isFortress[area] ? 'retake' : 'take';
}

/** Where the question is asked, of the attackers or of those who hold it. */
function sceneOf(fight: Fight, side: Side): Scene {
  return { is: 'fight', target: areaId(fight.area), stake: side === fight.side ? stakeOf(fight) : 'hold' };
}

/** Attackers that can still be shot at: alive, disrupted or not. */
function targets(v: Vallee, fight: Fight): number[] {
  return fight.units.filter((unit) => onMap(v, unit));
}

function finalFireChoices(v: Vallee, fight: Fight): { choices: ValleeChoice[]; possible: boolean } {
  const census = censusOf(v);
  const choices: ValleeChoice[] = [];
  const spent = (unit: number) => fight.fired.includes(unit);
  const ties = fireTies(v, census, fight.area, spent);
  const helping = new Set(ties.values());
  let possible = false;
  for (const unit of unitsAt(census, fight.area)) {
    if (!isSteady(v, unit) || isFlak(unit)) continue;
    for (const target of targets(v, fight)) {
      if (!spent(unit) && !helping.has(unit)) {
        choices.push(shotAt(fireAt.fire, unit, target));
        possible ||= canHit(v, unit, target, true, ties.has(unit));
      }
      if (isTank(target) && hasAntiTank(v, unit)) {
        choices.push(shotAt(fireAt['anti-tank'], unit, target));
        possible = true;
      }
    }
  }
  if (fight.side === 'viet-minh') addTies(v, census, [fight.area], spent, ties, choices);
  return { choices, possible };
}

/** 12.2 Defenders with a final shot that can hit. */
export function finalShooters(v: Vallee, fight: Fight): number {
  const ties = fireTies(v, censusOf(v), fight.area, (unit) => fight.fired.includes(unit));
  const hits = finalFireChoices(v, fight).choices.flatMap((choice) => {
    if (choice.do === 'anti-tank') return choice.unit;
    if (choice.do !== 'fire') return [];
    const unit = numberOf(choice.unit);
    return canHit(v, unit, numberOf(choice.target), true, ties.has(unit)) ? choice.unit : [];
  });
  return new Set(hits).size;
}

/** 12.2 Every undisrupted defender but AA fires once, guns free of cost; the lead of the defence can be named here. */
function* finalFire(v: Vallee, fight: Fight): Rules {
  const side = other(fight.side);
  for (;;) {
    const { choices, possible } = finalFireChoices(v, fight);
    if (!possible || targets(v, fight).length === 0) break;
    const leads = possibleLeads(v, unitsIn(v, fight.area, side));
    if (leads.length > 1)
      for (const unit of leads) if (unit !== fight.defenceLead) choices.push(made.lead[unit] ?? done);
    choices.push(done);
    const about = { area: areaId(fight.area), fight: fight.id };
    const choice = yield question(side, 'final-fire', '12.2', choices, {
      about,
      scene: sceneOf(fight, side),
      window: 'fight',
    });
    switch (choice.do) {
      case 'fire':
        finalShot(v, fight, numberOf(choice.unit), numberOf(choice.target));
        break;
      case 'anti-tank':
        antiTank(v, numberOf(choice.unit), numberOf(choice.target), fight.id);
        break;
      case 'tie':
        tieTank(v, numberOf(choice.unit), choice.to);
        break;
      case 'lead':
        fight.defenceLead = numberOf(choice.unit);
        break;
      default:
        return;
    }
  }
}

function finalShot(v: Vallee, fight: Fight, unit: number, target: number): void {
  const spent = (one: number) => fight.fired.includes(one);
  const tank = fireTies(v, censusOf(v), fight.area, spent).get(unit);
  fight.fired.push(unit);
  if (tank !== undefined) fight.fired.push(tank);
  freeTies(v);
  shoot(v, unit, target, true, tank !== undefined, fight.id);
}

/** Attackers still undisrupted go in; a tank only with a unit of its area. */
function remaining(v: Vallee, fight: Fight): void {
  const fit = fight.units.map((unit) => onMap(v, unit) && isSteady(v, unit));
  const tied = new Set<number>();
  for (const area of new Set(fight.from)) {
    const here = fight.units.filter((_, i) => fit[i] && fight.from[i] === area);
    for (const tank of tieTanks(v, here.filter(isInfantry), here.filter(isTank), false).values()) tied.add(tank);
  }
  const goes = fight.units.map((unit, i) => fit[i] === true && (!isTank(unit) || tied.has(unit)));
  fight.from = fight.from.filter((_, i) => goes[i]);
  fight.units = fight.units.filter((_, i) => goes[i]);
}

/** R19 Another lead where the first was lost or disrupted; then, for the French, the parachute mafia. */
function* nameNewLead(v: Vallee, fight: Fight): Rules {
  remaining(v, fight);
  const leads = fight.units.filter(isInfantry);
  if (!leads.includes(fight.lead)) {
    const choices = leads.flatMap((unit) => made.lead[unit] ?? []);
    const about = { area: areaId(fight.area), fight: fight.id };
    const choice =
      leads.length > 1
        ? yield question(fight.side, 'new-lead', '12.2', choices, {
            about,
            scene: sceneOf(fight, fight.side),
            idle: !leadMatters(
              v,
              fight.side,
              leads.map((lead) => ({ ...clashOf(v, fight), lead })),
            ),
          })
        : null;
    fight.lead = choice?.do === 'lead' ? numberOf(choice.unit) : (leads[0] ?? -1);
  }
  const called = fight.lead < 0 ? 'no-attackers' : isCalledOff(v, fight) ? 'mafia' : null;
  fight.stage = called ? 'over' : 'lead';
  if (called) v.events.push({ is: 'called-off', fight: fight.id, area: areaId(fight.area), cause: called });
}

function isCalledOff(v: Vallee, fight: Fight): boolean {
  return fight.side === 'french' && !mafiaAgrees(v, fight.area, fight.units, fight.id);
}

/** The attackers are in the area; the defender has named a lead in his final fire, or does so now. */
function* nameDefenceLead(v: Vallee, fight: Fight): Rules {
  const side = other(fight.side);
  const defenders = unitsIn(v, fight.area, side);
  if (!fight.inside) {
    for (const unit of fight.units) v.at[unit] = fight.area;
    fight.inside = true;
  }
  if (!defenders.includes(fight.defenceLead)) {
    const leads = possibleLeads(v, defenders);
    const choices = leads.flatMap((unit) => made.lead[unit] ?? []);
    const about = { area: areaId(fight.area), fight: fight.id };
    const choice =
      leads.length > 1
        ? yield question(side, 'defend-lead', '12.2', choices, {
            about,
            scene: sceneOf(fight, side),
            window: 'fight',
            idle: !leadMatters(
              v,
              side,
              leads.map((defenceLead) => ({ ...clashOf(v, fight), defenceLead })),
            ),
          })
        : null;
    fight.defenceLead = choice?.do === 'lead' ? numberOf(choice.unit) : bestLead(v, defenders);
  }
  rollAssault(v, fight);
}

/** 12.2 Both forces as they stand. */
export function clashOf(v: Vallee, fight: Fight): Clash {
  const { side, area, units, from, lead, defenceLead } = fight;
  return { side, area, attackers: units, from, lead, defenders: unitsIn(v, area, other(side)), defenceLead };
}

/** 12.2 The roll, and what each side owes for it. */
function rollAssault(v: Vallee, fight: Fight): void {
  const clash = clashOf(v, fight);
  const sums = sumsOf(v, clash);
  const area = areaId(fight.area);
  const { total } = roll(v, assaultPlan(sums, area), {
    side: fight.side,
    fight: fight.id,
    place: area,
    table: 'assault',
  });
  const code = resultAt(sums.column, total);
  const row = rowOf('assault', total);
  v.events.push({ is: 'assault-result', fight: fight.id, area, code, column: sums.column, row });
  const { attacker, defender } = assaultResults[code];
  const enemy = other(fight.side);
  fight.owed[fight.side] = lossOf(v, attacker, clash.attackers);
  fight.owed[enemy] = lossOf(v, defender, clash.defenders);
  fight.leaves[fight.side] = attacker.retreat;
  fight.leaves[enemy] = defender.retreat;
  fight.bloodbath = code === 'BB';
  fight.stage = 'losses';
}
