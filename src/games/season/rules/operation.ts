/** 6.2 French operations: as the assault of the Viet Minh, with the exceptions of this chapter. */
import { choicesOf } from '../../../kernel/again';
import { all, atPlace, byDeed, done, type Rules, type SeasonChoice } from '../choices';
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
} from '../data/places';
import { stacking } from '../data/tables';
import { isSame, remembered } from '../reach';
import { ENGAGED, HIDDEN, type Season } from '../state';
import { choose, joinedRows, moveEach, nothing, type Row, rowOf } from './ask';
import { nameTargets, rollShots } from './barrages';
import { allLoneTanks, enter } from './control';
import { turnUp } from './dummies';
import { entries, withdrawOperation, withdrawVietMinh } from './ends';
import {
  begin,
  declare,
  defensiveFire,
  defensiveMove,
  fights,
  firstImpulse,
  goOn,
  impulses,
  nextImpulse,
  type Steps,
} from './impulses';
import { goTo, refuge, retire } from './losses';
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
  vietMinhByPlace,
} from './pieces';
import { defendersIn, defensiveFires, defensiveGuns, exposable, frenchBarrages } from './targets';

/** 6.2 The steps of an impulse in their order, and those after the last. */
const steps: Steps = {
  start: { run: (v) => begin(v, 'operate-now', '6.2', operationOutlook), next: firstImpulse },
  engage: expose,
  // 6.2.2 Guns, and aircraft alone.
  barrage: { run: (v) => nameTargets(v, { side: 'french', ask: 'barrage', rule: '6.2.2' }, frenchBarrages) },
  'barrage-rolls': (v) => rollShots(v, 'french'),
  move,
  // 6.2.4 The French say who attacks what before they are fired upon; any number of units.
  declare: (v) => declare(v, 'declare', '6.2.3', targetsFrom),
  // 6.2.4 Battalions fire at those who attack next to them, or at the French in their zone; then their guns.
  fire: (v) => defensiveFire(v, '6.2.4', defensiveFires, firers),
  guns: (v) => nameTargets(v, guns, defensiveGuns),
  'gun-rolls': (v) => rollShots(v, 'viet-minh'),
  combat: callOff,
  fights,
  // 6.2.6 Viet Minh pieces, hidden or not, withdraw from an attacked PA or reinforce one, or an attacked zone.
  'defensive-move': (v) => defensiveMove(v, '6.2.6', defensiveMoves),
  'break-off': breakOff,
  'go-on': { run: goOn, next: nextImpulse },
  entries: (v) => entries(v, 'french'),
  'defender-entries': (v) => entries(v, 'viet-minh'),
  'lone-tanks': allLoneTanks,
  withdraw: withdrawOperation,
  'defender-withdraw': (v) => withdrawVietMinh(v, false),
};

const guns = { side: 'viet-minh', ask: 'defensive-barrage', rule: '6.2.4', window: 'fight' } as const;

/** 6.2 Goes through the steps from wherever the state stands. */
export function operation(v: Season): Rules {
  return impulses(v, steps);
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
  const question = { side: 'french', ask: 'operation-move', rule: '6.2.3' } as const;
  const go = (unit: number, to: number) => {
    enter(v, unit, to, 'operation');
    if (!v.attacked.includes(to)) v.attacked.push(to);
  };
  const met = function* (to: number): Rules {
    if (isZone(to) && anyAt(v, to, 'viet-minh')) yield* turnUp(v, to, ENGAGED, 'met');
  };
  yield* moveEach(v, question, choices, go, met);
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
