/** 6.2 French operations: as the assault of the Viet Minh, with the exceptions of this chapter. */
import { choicesOf } from '../../../kernel/again';
import { all, atPlace, attackBy, byDeed, done, type Rules, type SeasonChoice } from '../choices';
import { stacking } from '../data/tables';
import { IMPULSES } from '../data/turns';
import { isSame, remembered } from '../reach';
import { ENGAGED, HIDDEN, type Season, type StepId } from '../state';
import { choose, decide, joinedRows, nothing, type Row, rowOf, rowsToEnd } from './ask';
import { attacks, attacksBy, beginStep, fights, firesToEnd, goOn, joinBy } from './assault';
import { nameTargets, rollShots } from './barrages';
import { allLoneTanks, enter } from './control';
import { turnDown, turnUp } from './dummies';
import { entries, withdrawOperation, withdrawVietMinh } from './ends';
import { infantryFire, resolveFire } from './fire';
import { goTo, refuge, retire, tire } from './losses';
import { frenchReach } from './movement';
import { operationOutlook } from './outlook';
import {
  anyAt,
  type Census,
  censusOf,
  countAt,
  faceUpAt,
  firstBattalion,
  firstDummy,
  idOf,
  isTank,
  numberOf,
  pieceCount,
  vietMinhByPlace,
} from './pieces';
import {
  basesAt,
  beside,
  frenchJungle,
  gates,
  isPa,
  isZone,
  joined,
  kinds,
  paOf,
  peripherals,
  place,
  placeId,
  zoneOf,
} from './places';
import { defendersIn, defensiveFires, defensiveGuns, exposable, frenchBarrages } from './targets';
import { uncover } from './trenches';

interface Step {
  readonly run: (v: Season) => Rules;
  readonly next: (v: Season) => StepId | null;
}

const to = (step: StepId) => () => step;

/** 6.2 The steps of an impulse in their order, and those after the last. */
const steps: Partial<Readonly<Record<StepId, Step>>> = {
  start: { run: begin, next: (v) => (v.impulse > 0 ? 'engage' : null) },
  engage: { run: expose, next: to('barrage') },
  barrage: { run: nameBarrages, next: to('barrage-rolls') },
  'barrage-rolls': { run: (v) => rollShots(v, 'french'), next: to('move') },
  move: { run: move, next: to('declare') },
  declare: { run: declare, next: to('fire') },
  fire: { run: defensiveFire, next: to('guns') },
  guns: { run: nameGuns, next: to('gun-rolls') },
  'gun-rolls': { run: (v) => rollShots(v, 'viet-minh'), next: to('combat') },
  combat: { run: callOff, next: to('fights') },
  fights: { run: fights, next: to('defensive-move') },
  'defensive-move': { run: defensiveMove, next: to('break-off') },
  'break-off': { run: breakOff, next: to('go-on') },
  'go-on': { run: goOn, next: (v) => (v.stopped || v.impulse > IMPULSES ? 'entries' : 'engage') },
  entries: { run: (v) => entries(v, 'french'), next: to('defender-entries') },
  'defender-entries': { run: (v) => entries(v, 'viet-minh'), next: to('lone-tanks') },
  'lone-tanks': { run: allLoneTanks, next: to('withdraw') },
  withdraw: { run: withdrawOperation, next: to('defender-withdraw') },
  'defender-withdraw': { run: (v) => withdrawVietMinh(v, false), next: () => null },
};

/** 6.2 Goes through the steps from wherever the state stands. */
export function* operation(v: Season): Rules {
  for (let step: StepId | null = v.step; step !== null && !v.result; ) {
    const { run, next }: Step = steps[step] ?? { run: begin, next: () => null };
    yield* run(v);
    step = next(v);
    if (step) beginStep(v, step);
  }
  if (v.result) return;
  yield* allLoneTanks(v);
  tire(v);
  turnDown(v, ENGAGED);
  uncover(v);
}

function* begin(v: Season): Rules {
  v.stopped = false;
  v.impulse = 0;
  const about = operationOutlook(v);
  if (yield* decide(v, { side: 'french', ask: 'operate-now', rule: '6.2', about, resumable: true })) v.impulse = 1;
}

/** 6.2.1 Pieces in zones with French units are turned up, and those of PAs that the French name. */
function* expose(v: Season): Rules {
  for (const zone of [...peripherals, frenchJungle]) {
    if (anyAt(v, zone, 'french') && anyAt(v, zone, 'viet-minh')) yield* turnUp(v, zone, ENGAGED, 'met');
  }
  for (;;) {
    const choices = choicesOf(v, 'expose', () => exposures(v));
    const question = { side: 'french', ask: 'expose', rule: '6.2.1', resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'target') return;
    yield* turnUp(v, place(choice.place), ENGAGED, 'exposed');
  }
}

function exposures(v: Season): SeasonChoice[] {
  const choices = exposable(v).map((pa) => atPlace('target', pa));
  if (choices.length > 0) choices.push(done);
  return choices;
}

/** 6.2.2 Guns, and aircraft alone. */
function* nameBarrages(v: Season): Rules {
  const question = { side: 'french', ask: 'barrage', rule: '6.2.2' } as const;
  yield* nameTargets(v, question, () => frenchBarrages(v), true);
}

/** 6.2.3 Infantry one PA or zone; tanks any distance inside a camp, else one zone. Pieces met are turned up. */
function* move(v: Season): Rules {
  let ways: OperationWays | null = null;
  const rows = (): Row => {
    if (!ways?.stand(v)) ways = operationWays(v);
    const { row } = ways;
    return (unit) =>
      (v.at[unit] ?? -1) < 0 || v.moved[unit] === 1 || v.disorganized[unit] === 1 ? nothing : row(unit);
  };
  const choices = joinedRows(v, 'operation-move', 0, firstBattalion, rows);
  for (;;) {
    const question = { side: 'french', ask: 'operation-move', rule: '6.2.3', resumable: true } as const;
    const choice = yield* choose(v, question, choices());
    if (choice.do !== 'move') return;
    const at = place(choice.to);
    enter(v, numberOf(choice.unit), at, 'operation');
    if (!v.attacked.includes(at)) v.attacked.push(at);
    if (isZone(at) && anyAt(v, at, 'viet-minh')) yield* turnUp(v, at, ENGAGED, 'met');
  }
}

type OperationWays = ReturnType<typeof operationWays>;

/** Where each unit that has not moved may go, as long as the enemy, who holds what and the trenches stand. */
function operationWays(v: Season) {
  const enemies = vietMinhByPlace(v);
  const [control, trench] = [v.control.slice(), v.trench.slice()];
  const ofTanks = remembered((from) => operationReach(v, from, true, enemies));
  const ofOthers = remembered((from) => operationReach(v, from, false, enemies));
  return {
    row: remembered((unit) => rowOf(unit, (isTank(unit) ? ofTanks : ofOthers)(v.at[unit] ?? 0))),
    stand: (now: Season) =>
      isSame(control, now.control) && isSame(trench, now.trench) && isSame(enemies, vietMinhByPlace(now)),
  };
}

/** 6.2.3 Where a French unit may go in an operation from a place. */
export function operationReach(
  v: Season,
  from: number,
  tank: boolean,
  enemies: readonly number[] = vietMinhByPlace(v),
): number[] {
  const free = (pa: number) => enemies[pa] === 0;
  if (isPa(from)) {
    const near = (joined[from] ?? []).filter(free);
    const zones = (basesAt[from] ?? []).map((base) => zoneOf[base] ?? 0);
    const out = zones.filter((zone) => kinds[zone] === 'peripheral');
    return tank ? [...new Set([...frenchReach(v, from, true), ...near, ...out])] : [...near, ...out];
  }
  const pas = enemies[from] !== 0 ? [] : (basesAt[from] ?? []).map((base) => paOf[base] ?? 0).filter(free);
  return [...pas, ...zonesBeside(from)];
}

/** 3.2 Peripheral zones next to one; Jungle 4 only by its gates. */
function zonesBeside(from: number): number[] {
  if (from === frenchJungle) return [...gates];
  const zones = (beside[from] ?? []).filter((zone) => kinds[zone] === 'peripheral');
  return gates.includes(from) ? [...zones, frenchJungle] : zones;
}

/** 6.2.3 What a French unit may attack: battalions in its zone, or a joined PA whose pieces all lie face up. */
export function operationTargets(v: Season, unit: number): number[] {
  return targetsFrom(v, v.at[unit] ?? -1);
}

function targetsFrom(v: Season, at: number): number[] {
  if (at < 0 || v.captured.includes(at)) return [];
  const exposed = (target: number) => {
    const shown = faceUpAt(v, target).length;
    return shown > 0 && shown === countAt(v, target, 'viet-minh');
  };
  if (isPa(at)) return (joined[at] ?? []).filter(exposed);
  if (anyAt(v, at, 'viet-minh')) return faceUpAt(v, at).length > 0 ? [at] : [];
  return (basesAt[at] ?? []).map((base) => paOf[base] ?? 0).filter(exposed);
}

/** 6.2.4 The French say who attacks what before they are fired upon; any number of units. */
function* declare(v: Season): Rules {
  // Nobody moves meanwhile.
  const rows = remembered((unit) => targetsFrom(v, v.at[unit] ?? -1).map((target) => attackBy(unit, target)));
  const row: Row = (unit) => (attacks(v, unit) ? nothing : rows(unit));
  for (;;) {
    const choices = attacksBy(v, 'declare', 0, firstBattalion, row);
    const about = { named: v.attacks.map(({ target }) => placeId(target)) };
    const question = { side: 'french', ask: 'declare', rule: '6.2.3', about, resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (!joinBy(v, choice, 0, firstBattalion, row)) return;
  }
}

/** 6.2.4 Battalions fire at those who attack next to them, or at the French in their zone. */
function* defensiveFire(v: Season): Rules {
  for (;;) {
    const choices = firesToEnd(v, () => defensiveFires(v), 0);
    const question = {
      side: 'viet-minh',
      ask: 'defensive-fire',
      rule: '6.2.4',
      window: 'fight',
      resumable: true,
    } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'fire') return;
    const [from, target] = [place(choice.from), place(choice.place)];
    const units = yield* firers(v, from);
    v.fired.push(from);
    v.hit.push(target);
    if (isZone(from)) v.exchanged.push(from);
    yield* resolveFire(v, infantryFire(v, 'viet-minh', from, units, target, 0));
    if (v.result) return;
  }
}

/** 6.2.4 The battalions that fire; in a zone at most one a trench level. */
function* firers(v: Season, from: number): Rules<number[]> {
  const able = faceUpAt(v, from);
  const most = isPa(from) ? stacking.battalions : defendersIn(v, from);
  if (able.length === 1) return able;
  const units: number[] = [];
  while (units.length < Math.min(most, able.length)) {
    const choices = able.filter((unit) => !units.includes(unit)).map((unit) => byDeed('pick', unit));
    if (units.length === 0 && able.length <= most) choices.push(all);
    if (units.length > 0) choices.push(done);
    const scene = { is: 'force', picked: units.map(idOf), most, from: placeId(from) } as const;
    const about = { place: placeId(from), most };
    const choice = yield* choose(v, { side: 'viet-minh', ask: 'firers', rule: '6.2.4', about, scene }, choices);
    if (choice.do === 'all') return able;
    if (choice.do !== 'pick') break;
    units.push(numberOf(choice.unit));
  }
  return units;
}

/** 6.2.4 Then Viet Minh guns. */
function* nameGuns(v: Season): Rules {
  const question = { side: 'viet-minh', ask: 'defensive-barrage', rule: '6.2.4', window: 'fight' } as const;
  yield* nameTargets(v, question, () => defensiveGuns(v), false);
}

/** 6.2.5 Attacks may be called off before the first die. */
function* callOff(v: Season): Rules {
  while (v.attacks.length > 0) {
    const choices = v.attacks.map(({ target }) => atPlace('call-off', target));
    choices.push(done);
    const question = { side: 'french', ask: 'call-off', rule: '6.2.5', resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'call-off') return;
    v.attacks = v.attacks.filter(({ target }) => target !== place(choice.place));
    v.events.push({ is: 'called-off', place: choice.place });
  }
}

/** 6.2.6 Viet Minh pieces, hidden or not, withdraw from an attacked PA or reinforce one, or an attacked zone. */
function* defensiveMove(v: Season): Rules {
  for (;;) {
    const choices = rowsToEnd(v, 'defensive-move', firstBattalion, pieceCount, () => defensiveMoves(v));
    const question = {
      side: 'viet-minh',
      ask: 'defensive-move',
      rule: '6.2.6',
      window: 'fight',
      resumable: true,
    } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'move') return;
    enter(v, numberOf(choice.unit), place(choice.to), 'defensive');
  }
}

/** 6.2.6 Where each piece may go. */
function defensiveMoves(v: Season): Row {
  const census = censusOf(v);
  const ways = remembered((from) => defensiveReach(v, from, census));
  return (unit) => {
    const from = v.at[unit] ?? -1;
    return from < 0 || v.moved[unit] === 1 || v.disorganized[unit] === 1 ? nothing : rowOf(unit, ways(from));
  };
}

/** 6.2.6 One PA, by a base between PA and zone, or one zone. */
function defensiveReach(v: Season, from: number, { french, 'viet-minh': vietMinh }: Census): number[] {
  const own = (pa: number) =>
    v.control[pa] === 'viet-minh' && french[pa] === 0 && (vietMinh[pa] ?? 0) < stacking.battalions;
  const attacked = (at: number) => v.attacked.includes(at);
  const trenched = (zone: number) => kinds[zone] === 'peripheral' && (v.trench[zone] ?? 0) > 0;
  if (isPa(from)) {
    if (!attacked(from)) return (joined[from] ?? []).filter((pa) => attacked(pa) && own(pa));
    const zones = (basesAt[from] ?? []).map((base) => zoneOf[base] ?? 0).filter(trenched);
    return [...(joined[from] ?? []).filter(own), ...zones];
  }
  if (kinds[from] !== 'peripheral') return [];
  const pas = (basesAt[from] ?? []).map((base) => paOf[base] ?? 0).filter((pa) => attacked(pa) && own(pa));
  const zones = (beside[from] ?? []).filter((zone) => attacked(zone) && trenched(zone));
  return [...pas, ...zones];
}

/** 6.2.7 Where fire was exchanged in a zone, battalions may break off to the nearest jungle, fatigued. */
function* breakOff(v: Season): Rules {
  for (;;) {
    const choices: SeasonChoice[] = [];
    for (let unit = firstBattalion; unit < firstDummy; unit++) {
      if (v.exchanged.includes(v.at[unit] ?? -1) && v.face[unit] !== HIDDEN) choices.push(byDeed('break-off', unit));
    }
    if (choices.length > 0) choices.push(done);
    const question = { side: 'viet-minh', ask: 'break-off', rule: '6.2.7', resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'break-off') return;
    const unit = numberOf(choice.unit);
    const refugeAt = yield* refuge(v, unit);
    goTo(v, unit, refugeAt, 'break-off');
    retire(v, unit, refugeAt);
  }
}
