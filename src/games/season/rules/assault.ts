/** 5.0 The assault of the Viet Minh: up to three impulses, step by step. */
import { choicesOf } from '../../../kernel/again';
import { reveal } from '../../../kernel/chance';
import { atPlace, attackBy, byDeed, done, fireAt, type Rules, type SeasonChoice } from '../choices';
import { stacking } from '../data/tables';
import { IMPULSES } from '../data/turns';
import type { AskKey } from '../keys';
import { remembered } from '../reach';
import { ENGAGED, type Season, type StepId } from '../state';
import { choose, decide, nothing, type Row, rowOf, rowsToEnd } from './ask';
import { nameTargets, rollShots } from './barrages';
import { allLoneTanks, enter, mayEnter, strandsTank } from './control';
import { isHiddenBattalion, turnDown } from './dummies';
import { entries, intoZones, withdrawFrench, withdrawVietMinh } from './ends';
import { fight } from './fights';
import { infantryFire, resolveFire } from './fire';
import { tire } from './losses';
import { assaultOutlook, impulseOutlook } from './outlook';
import {
  anyAt,
  battalionsAt,
  censusOf,
  countAt,
  engagedAt,
  firstBattalion,
  firstDummy,
  idsOf,
  infantryIn,
  isTank,
  numberOf,
  piecesAt,
} from './pieces';
import { basesAt, campOf, isBase, isPa, isZone, joined, kinds, paOf, place, placeId, zoneOf } from './places';
import { type Aim, defendersIn, frenchDefensiveBarrages, frenchFires, vietMinhBarrages } from './targets';
import { hasRoomInBase, isOpenZone, uncover } from './trenches';

interface Step {
  readonly run: (v: Season) => Rules;
  readonly next: (v: Season) => StepId | null;
}

const to = (step: StepId) => () => step;

/** 5.0 The steps of an impulse in their order, and those after the last. */
const steps: Partial<Readonly<Record<StepId, Step>>> = {
  start: { run: begin, next: (v) => (v.impulse > 0 ? 'engage' : null) },
  engage: { run: engage, next: to('barrage') },
  barrage: { run: nameBarrages, next: to('barrage-rolls') },
  'barrage-rolls': { run: (v) => rollShots(v, 'viet-minh'), next: to('move') },
  move: { run: move, next: to('fire') },
  fire: { run: defensiveFire, next: to('guns') },
  guns: { run: nameGuns, next: to('gun-rolls') },
  'gun-rolls': { run: (v) => rollShots(v, 'french'), next: to('declare') },
  declare: { run: declare, next: to('fights') },
  fights: { run: fights, next: to('defensive-move') },
  'defensive-move': { run: defensiveMove, next: to('go-on') },
  'go-on': { run: goOn, next: (v) => (v.stopped || v.impulse > IMPULSES ? 'entries' : 'engage') },
  entries: { run: (v) => entries(v, 'viet-minh'), next: to('defender-entries') },
  'defender-entries': { run: (v) => entries(v, 'french'), next: to('withdraw') },
  withdraw: { run: (v) => withdrawVietMinh(v, v.impulse <= IMPULSES), next: to('defender-withdraw') },
  'defender-withdraw': { run: withdrawFrench, next: () => null },
};

/** 5.0 Goes through the steps from wherever the state stands. */
export function* assault(v: Season): Rules {
  for (let step: StepId | null = v.step; step !== null && !v.result; ) {
    const { run, next }: Step = steps[step] ?? { run: begin, next: () => null };
    yield* run(v);
    step = next(v);
    if (step) beginStep(v, step);
  }
  if (!v.result) yield* endAssault(v);
}

/** 5.0 What every step starts from. */
export function beginStep(v: Season, step: StepId): void {
  v.step = step;
  v.moved.fill(0);
  if (step === 'engage') {
    v.fired = [];
    v.hit = [];
    v.attacked = [];
    v.captured = [];
    v.exchanged = [];
    v.attacks = [];
    v.shots = [];
    v.tankTaken = false;
    v.events.push({ is: 'impulse', side: v.phase === 'assault' ? 'viet-minh' : 'french', impulse: v.impulse });
  }
  // 5.4 A target takes one infantry fire an impulse, whoever fires.
  if (step === 'fire') v.hit = [];
}

/** 5.0 The Viet Minh assault this round or let it pass. */
function* begin(v: Season): Rules {
  v.stopped = false;
  v.impulse = 0;
  if (v.opened !== 'viet-minh' || v.halted) return;
  const about = assaultOutlook(v);
  if (yield* decide(v, { side: 'viet-minh', ask: 'assault-now', rule: '5.0', about, resumable: true })) v.impulse = 1;
}

const engageRow = remembered((unit) => [byDeed('engage', unit)]);

/** 5.1 Battalions are chosen anywhere on the map, then turned up together; those of earlier impulses stay so. */
function* engage(v: Season): Rules {
  const row: Row = (unit) => (isHiddenBattalion(v, unit) && v.moved[unit] === 0 ? engageRow(unit) : nothing);
  for (;;) {
    const choices = rowsToEnd(v, 'engage', firstBattalion, firstDummy, () => row);
    const named = idsOf(chosenUnits(v));
    const hidden = Math.max(0, choices.length - 1);
    const scene = { is: 'force', picked: named, most: named.length + hidden } as const;
    const question = {
      side: 'viet-minh',
      ask: 'engage',
      rule: '5.1',
      about: { named },
      scene,
      resumable: true,
    } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'engage') break;
    v.moved[numberOf(choice.unit)] = 1;
  }
  turnUpChosen(v);
}

function chosenUnits(v: Season): number[] {
  const chosen: number[] = [];
  for (let unit = firstBattalion; unit < firstDummy; unit++) if (v.moved[unit] === 1) chosen.push(unit);
  return chosen;
}

function turnUpChosen(v: Season): void {
  const byPlace = new Map<number, number[]>();
  for (const unit of chosenUnits(v)) {
    const at = v.at[unit] ?? 0;
    v.face[unit] = ENGAGED;
    byPlace.set(at, [...(byPlace.get(at) ?? []), unit]);
  }
  if (byPlace.size === 0) return;
  reveal(v.chance);
  for (const [at, units] of byPlace) {
    v.events.push({ is: 'turned-up', units: idsOf(units), place: placeId(at), cause: 'engaged' });
  }
}

/** 5.2 Attacker artillery. */
function* nameBarrages(v: Season): Rules {
  const question = { side: 'viet-minh', ask: 'barrage', rule: '5.2' } as const;
  yield* nameTargets(v, question, () => vietMinhBarrages(v), false);
}

/** 5.3 Engaged battalions move one PA or one base; from a zone its base is free. */
function* move(v: Season): Rules {
  for (;;) {
    const choices = rowsToEnd(v, 'assault-move', firstBattalion, firstDummy, () => assaultMoves(v));
    const question = { side: 'viet-minh', ask: 'assault-move', rule: '5.3', resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'move') return;
    enter(v, numberOf(choice.unit), place(choice.to), 'assault');
  }
}

function assaultMoves(v: Season): Row {
  const ways = assaultWays(v);
  return (unit) =>
    v.face[unit] !== ENGAGED || v.moved[unit] === 1 ? nothing : rowOf(unit, assaultReach(v, unit, ways));
}

/** 5.3 The ways that any battalion has out of each place, and who stands in each base: found once for a question. */
function assaultWays(v: Season) {
  return { from: remembered((from) => waysFrom(v, from)), inBase: remembered((base) => battalionsAt(v, base)) };
}

/** 5.3 Back from a base to its zone, into bases of open zones, and into PAs that have room. */
function waysFrom(v: Season, from: number) {
  const zone = zoneOf[from] ?? 0;
  const open = (base: number) => base !== from && isOpenZone(v, zoneOf[base] ?? 0);
  const hasRoom = (pa: number) => mayEnter(v, pa, 'viet-minh') && countAt(v, pa, 'viet-minh') < stacking.battalions;
  const bases = (basesAt[isPa(from) ? from : zone] ?? []).filter(open);
  const before = isPa(from)
    ? (joined[from] ?? [])
    : isBase(from)
      ? [paOf[from] ?? 0]
      : bases.map((base) => paOf[base] ?? 0);
  return { back: isBase(from) && kinds[zone] !== 'jungle' ? [zone] : [], bases, pas: before.filter(hasRoom) };
}

/** 5.3 Where an engaged battalion may go. Disorganized ones only step back from a base. */
export function assaultReach(v: Season, unit: number, ways = assaultWays(v)): readonly number[] {
  const from = v.at[unit] ?? -1;
  if (from < 0) return [];
  const { back, bases, pas } = ways.from(from);
  if (v.disorganized[unit] === 1) return back;
  const roomy = bases.filter((base) => hasRoomInBase(v, base, unit, ways.inBase(base)));
  return isPa(from) ? [...pas, ...roomy] : [...back, ...roomy, ...pas];
}

/** 5.4 The French fire PA by PA, each at one target, with air points if they like. */
function* defensiveFire(v: Season): Rules {
  for (;;) {
    const choices = firesToEnd(v, () => frenchFires(v), v.air);
    const question = { side: 'french', ask: 'defensive-fire', rule: '5.4', window: 'fight', resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'fire') return;
    const [from, target] = [place(choice.from), place(choice.place)];
    v.fired.push(from);
    v.hit.push(target);
    yield* resolveFire(v, infantryFire(v, 'french', from, piecesAt(v, from, 'french'), target, choice.air));
    if (v.result) return;
  }
}

/** 5.4 Every fire with every number of air points, and the end of it; nothing where nobody can fire. */
export function firesToEnd(v: Season, fires: () => readonly Aim[], air: number): readonly SeasonChoice[] {
  return choicesOf(v, 'defensive-fire', () => {
    const choices: SeasonChoice[] = [];
    for (const { from, target } of fires()) {
      for (let points = 0; points <= air; points++) choices.push(fireAt(from, target, points));
    }
    if (choices.length > 0) choices.push(done);
    return choices;
  });
}

/** 5.4 Then their guns. */
function* nameGuns(v: Season): Rules {
  const question = { side: 'french', ask: 'defensive-barrage', rule: '5.4', window: 'fight' } as const;
  yield* nameTargets(v, question, () => frenchDefensiveBarrages(v), false);
}

/** 5.5 What an engaged battalion may attack: the PA before its base, joined PAs, French in its zone. */
export function attackTargets(v: Season, unit: number): number[] {
  return mayStorm(v, unit) ? targetsFrom(v, v.at[unit] ?? -1) : [];
}

function mayStorm(v: Season, unit: number): boolean {
  return (v.at[unit] ?? -1) >= 0 && v.face[unit] === ENGAGED && !(v.reeducated && v.fatigued[unit] === 1);
}

function targetsFrom(v: Season, at: number): number[] {
  // A PA captured in this impulse is no base for another attack.
  const targets = isBase(at) ? [paOf[at] ?? 0] : isZone(at) ? [at] : v.captured.includes(at) ? [] : (joined[at] ?? []);
  return targets.filter((target) => anyAt(v, target, 'french'));
}

/** 5.5 All attacks are declared before the first die; their order is that in which they are named. */
function* declare(v: Season): Rules {
  // Nobody moves meanwhile.
  const rows = remembered((unit) => targetsFrom(v, v.at[unit] ?? -1).map((target) => attackBy(unit, target)));
  const row: Row = (unit) => (!mayStorm(v, unit) || attacks(v, unit) || isCrowded(v, unit) ? nothing : rows(unit));
  for (;;) {
    const choices = attacksBy(v, 'attack', firstBattalion, firstDummy, row);
    const about = { named: v.attacks.map(({ target }) => placeId(target)) };
    const question = { side: 'viet-minh', ask: 'attack', rule: '5.5', about, resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (!joinBy(v, choice, firstBattalion, firstDummy, row)) return;
  }
}

/** 1.4 Whether as many as may fire in its zone have joined there. */
function isCrowded(v: Season, unit: number): boolean {
  const at = v.at[unit] ?? -1;
  return isZone(at) && isFull(v, at);
}

/** 5.5 Whether a unit has joined an attack. */
export function attacks(v: Season, unit: number): boolean {
  for (const { units } of v.attacks) if (units.includes(unit)) return true;
  return false;
}

/** 5.5 Who may attack what; where several may attack one place, all of them together; and the end of it. */
export function attacksBy(v: Season, ask: AskKey, from: number, end: number, row: Row): readonly SeasonChoice[] {
  return choicesOf(v, ask, () => {
    const choices: SeasonChoice[] = [];
    const once: string[] = [];
    const more: string[] = [];
    for (let unit = from; unit < end; unit++) {
      for (const choice of row(unit)) {
        choices.push(choice);
        if (choice.do !== 'attack') continue;
        if (!once.includes(choice.place)) once.push(choice.place);
        else if (!more.includes(choice.place)) more.push(choice.place);
      }
    }
    for (const target of more) choices.push(atPlace('assault', place(target)));
    if (choices.length > 0) choices.push(done);
    return choices;
  });
}

/** 5.5 One unit joins an attack, or everybody who may; false where nobody does. */
export function joinBy(v: Season, choice: SeasonChoice, from: number, end: number, row: Row): boolean {
  if (choice.do === 'attack') join(v, numberOf(choice.unit), place(choice.place));
  else if (choice.do === 'assault') {
    const target = place(choice.place);
    for (let unit = from; unit < end; unit++) if (row(unit).includes(attackBy(unit, target))) join(v, unit, target);
  } else return false;
  return true;
}

/** 1.4 No more battalions fire in a zone than defend there. */
function isFull(v: Season, zone: number): boolean {
  return (attackOn(v, zone)?.units.length ?? 0) >= defendersIn(v, zone);
}

/** 5.5 The attack that is declared on a place. */
export function attackOn(v: Season, target: number) {
  return v.attacks.find((attack) => attack.target === target);
}

/** 5.5 A unit joins the attack on a place, or begins it. */
export function join(v: Season, unit: number, target: number): void {
  const attack = attackOn(v, target);
  if (attack) attack.units.push(unit);
  else v.attacks.push({ target, units: [unit] });
}

/** 5.5 The fights, one after the other in the order named. */
export function* fights(v: Season): Rules {
  const side = v.phase === 'assault' ? 'viet-minh' : 'french';
  for (let attack = v.attacks[0]; attack && !v.result; attack = v.attacks[0]) {
    yield* fight(v, side, attack);
    v.attacks.shift();
  }
}

/** 5.6 French units that are not disorganized move one PA, in and around what was attacked. */
function* defensiveMove(v: Season): Rules {
  for (;;) {
    const choices = rowsToEnd(v, 'defensive-move', 0, firstBattalion, () => defensiveMoves(v));
    const question = { side: 'french', ask: 'defensive-move', rule: '5.6', window: 'fight', resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'move') return;
    enter(v, numberOf(choice.unit), place(choice.to), 'defensive');
  }
}

/** 5.6 Where each unit may go: one PA along a line, French or empty; a tank only to others. */
function defensiveMoves(v: Season): Row {
  const anywhere = v.attacked.some((at) => campOf[at] === 0);
  const concerned: (boolean | undefined)[] = [];
  const census = censusOf(v);
  const { 'viet-minh': enemies } = census;
  const free = remembered((at) => (joined[at] ?? []).filter((pa) => enemies[pa] === 0));
  return (unit) => {
    const at = v.at[unit] ?? -1;
    if (!isPa(at) || v.moved[unit] === 1 || v.disorganized[unit] === 1) return nothing;
    concerned[at] ??= (anywhere && campOf[at] === 0) || isConcerned(v, at);
    if (!concerned[at] || strandsTank(v, unit, census)) return nothing;
    return rowOf(unit, isTank(unit) ? free(at).filter((pa) => infantryIn(census, pa) > 0) : free(at));
  };
}

/** 5.6 In an attacked PA, next to one, or next to engaged battalions. */
function isConcerned(v: Season, pa: number): boolean {
  if (v.attacked.includes(pa)) return true;
  if ((basesAt[pa] ?? []).some((base) => engagedAt(v, base, ENGAGED).length > 0)) return true;
  return (joined[pa] ?? []).some((next) => v.attacked.includes(next) || engagedAt(v, next, ENGAGED).length > 0);
}

/** 5.7 The attacker goes on, up to the third impulse, or stops. */
export function* goOn(v: Season): Rules {
  const side = v.phase === 'assault' ? 'viet-minh' : 'french';
  const barred = side === 'viet-minh' && v.halted;
  const rule = side === 'french' ? '6.2.7' : '5.7';
  const question = () => ({ side, ask: 'go-on', rule, about: impulseOutlook(v, side), resumable: true }) as const;
  if (v.impulse < IMPULSES && !barred && (yield* decide(v, question()))) {
    v.impulse++;
  } else if (v.impulse < IMPULSES) v.stopped = true;
  else v.impulse++;
}

/** 5.7 Units in bases go back, the disorganized are fatigued, battalions are turned face down. */
function* endAssault(v: Season): Rules {
  intoZones(v);
  yield* allLoneTanks(v);
  tire(v);
  turnDown(v, ENGAGED);
  uncover(v);
}
