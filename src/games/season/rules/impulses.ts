/** 5.0, 6.2 The impulses of an assault and of an operation: one procedure, the sides exchanged. */
import { choicesOf } from '../../../kernel/again';
import type { About } from '../../../kernel/game';
import { type Steps as StepsOf, through } from '../../../kernel/sequence';
import { closes, opens } from '../../../kernel/tale';
import { atPlace, attackBy, done, fireAt, type Rules, type SeasonChoice } from '../choices';
import { isZone, onMap, place, placeId } from '../data/places';
import { IMPULSES } from '../data/turns';
import type { Decision } from '../events';
import type { AskKey } from '../keys';
import { remembered } from '../reach';
import { ENGAGED, newImpulse, other, type Season, type Side, type StepId } from '../state';
import { choose, decide, moveEach, nothing, type Row, rowsToEnd } from './ask';
import { allLoneTanks, enter } from './control';
import { turnDown } from './dummies';
import { intoZones } from './ends';
import { fight } from './fights';
import { infantryFire, resolveFire } from './fire';
import { tire } from './losses';
import { impulseOutlook } from './outlook';
import { firstBattalion, numberOf, pieceCount, piecesAt, rangeOf } from './pieces';
import type { Aim } from './targets';
import { uncover } from './trenches';

export type Steps = StepsOf<Season, StepId, SeasonChoice, AskKey>;

/** 5.0, 6.2 Whose impulses they are. */
function attackerIn(v: Season): Side {
  return v.phase === 'assault' ? 'viet-minh' : 'french';
}

/** 5.7, 6.2.7 The steps; then units in bases go back, the disorganized are fatigued, battalions are turned face down. */
export function* impulses(v: Season, steps: Steps): Rules {
  yield* through(v, v.step, steps, beginStep);
  if (v.result) return;
  intoZones(v);
  yield* allLoneTanks(v);
  tire(v);
  turnDown(v, ENGAGED);
  uncover(v);
}

/** 5.0 What every step starts from. */
export function beginStep(v: Season, step: StepId): void {
  v.step = step;
  v.moved.fill(0);
  if (step === 'engage') {
    Object.assign(v, newImpulse());
    opens(v, { is: 'impulse', by: attackerIn(v) });
    v.events.push({ is: 'impulse', side: attackerIn(v), impulse: v.impulse });
  }
  // 5.4 A target takes one infantry fire an impulse, whoever fires.
  if (step === 'fire') v.hit = [];
}

/** 5.0, 6.2 The attacker begins this round, or lets it pass; the Viet Minh in a week that they opened (2.0). */
export function* begin(v: Season, ask: Decision, rule: string, outlook: (v: Season) => About): Rules {
  v.stopped = false;
  v.impulse = 0;
  const side = attackerIn(v);
  if (side === 'viet-minh' && (v.opened !== side || v.halted)) return;
  if (yield* decide(v, { side, ask, rule, about: outlook(v), resumable: true })) v.impulse = 1;
}

/** 5.4, 6.2.4 Place by place the defender fires, each at one target: all that stand there, or those that are chosen. */
export function* defensiveFire(
  v: Season,
  rule: string,
  fires: (v: Season) => readonly Aim[],
  firers?: (v: Season, from: number) => Rules<readonly number[]>,
): Rules {
  const side = other(attackerIn(v));
  const question = { side, ask: 'defensive-fire', rule, window: 'fight', resumable: true } as const;
  opens(v, { is: 'volley', kind: 'fire', by: side });
  for (;;) {
    const choices = choicesOf(v, 'defensive-fire', () => firesToEnd(fires(v), side === 'french' ? v.air : 0));
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'fire') break;
    const [from, target] = [place(choice.from), place(choice.place)];
    const units = firers ? yield* firers(v, from) : piecesAt(v, from, side);
    v.fired.push(from);
    v.hit.push(target);
    if (side === 'viet-minh' && isZone(from)) v.exchanged.push(from);
    yield* resolveFire(v, infantryFire(v, side, from, units, target, choice.air));
    if (v.result) return;
  }
  closes(v, 'volley');
}

/** 5.4 Every fire with every number of air points, and the end of it; nothing where nobody can fire. */
function firesToEnd(fires: readonly Aim[], air: number): readonly SeasonChoice[] {
  const choices: SeasonChoice[] = [];
  for (const { from, target } of fires) {
    for (let points = 0; points <= air; points++) choices.push(fireAt(from, target, points));
  }
  if (choices.length > 0) choices.push(done);
  return choices;
}

/** 5.5, 6.2.3 All attacks are declared before the first die; their order is that in which they are named. */
export function* declare(
  v: Season,
  ask: 'attack' | 'declare',
  rule: string,
  targets: (v: Season, at: number) => readonly number[],
  may: (v: Season, unit: number) => boolean = () => true,
): Rules {
  const side = attackerIn(v);
  const [from, end] = rangeOf(side);
  // Nobody moves meanwhile.
  const rows = remembered((unit) => targets(v, v.at[unit] ?? -1).map((target) => attackBy(unit, target)));
  const row: Row = (unit) => (may(v, unit) && !attacks(v, unit) ? rows(unit) : nothing);
  for (;;) {
    const choices = choicesOf(v, ask, () => attacksBy(from, end, row));
    const about = { named: v.attacks.map(({ target }) => placeId(target)) };
    const choice = yield* choose(v, { side, ask, rule, about, resumable: true }, choices);
    if (choice.do === 'attack') join(v, numberOf(choice.unit), place(choice.place));
    else if (choice.do === 'assault') {
      const target = place(choice.place);
      for (let unit = from; unit < end; unit++) if (row(unit).includes(attackBy(unit, target))) join(v, unit, target);
    } else return;
  }
}

/** 5.5 Who may attack what; where several may attack one place, all of them together; and the end of it. */
function attacksBy(from: number, end: number, row: Row): readonly SeasonChoice[] {
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
}

/** 5.5 Whether a unit has joined an attack. */
function attacks(v: Season, unit: number): boolean {
  for (const { units } of v.attacks) if (units.includes(unit)) return true;
  return false;
}

/** 5.5 The attack that is declared on a place. */
export function attackOn(v: Season, target: number) {
  return v.attacks.find((attack) => attack.target === target);
}

/** 5.5 A unit joins the attack on a place, or begins it. */
function join(v: Season, unit: number, target: number): void {
  const attack = attackOn(v, target);
  if (attack) attack.units.push(unit);
  else v.attacks.push({ target, units: [unit] });
}

/** 5.5 The fights, one after the other in the order named. */
export function* fights(v: Season): Rules {
  const side = attackerIn(v);
  const plans = v.attacks.map(({ target }) => ({ by: side, place: onMap(placeId(target)) }));
  opens(v, { is: 'fights', by: side, plans });
  for (let attack = v.attacks[0]; attack && !v.result; attack = v.attacks[0]) {
    yield* fight(v, side, attack);
    v.attacks.shift();
  }
  closes(v, 'fights');
}

/** 5.6, 6.2.6 Then the defender moves. */
export function* defensiveMove(v: Season, rule: string, moves: (v: Season) => Row): Rules {
  const side = other(attackerIn(v));
  const [from, end] = side === 'french' ? rangeOf(side) : [firstBattalion, pieceCount];
  const question = { side, ask: 'defensive-move', rule, window: 'fight' } as const;
  const choices = () => rowsToEnd(v, question.ask, from, end, () => moves(v));
  yield* moveEach(v, question, choices, (unit, to) => enter(v, unit, to, 'defensive'));
}

/** 5.7, 6.2.7 The attacker goes on, up to the third impulse, or stops. */
export function* goOn(v: Season): Rules {
  const side = attackerIn(v);
  const barred = side === 'viet-minh' && v.halted;
  const rule = side === 'french' ? '6.2.7' : '5.7';
  const question = () => ({ side, ask: 'go-on', rule, about: impulseOutlook(v, side), resumable: true }) as const;
  if (v.impulse < IMPULSES && !barred && (yield* decide(v, question()))) {
    v.impulse++;
  } else if (v.impulse < IMPULSES) v.stopped = true;
  else v.impulse++;
}

/** 5.0 The first impulse, if there is one. */
export function firstImpulse(v: Season): StepId | null {
  return v.impulse > 0 ? 'engage' : null;
}

/** 5.7 The next impulse, or the end. */
export function nextImpulse(v: Season): StepId {
  return v.stopped || v.impulse > IMPULSES ? 'entries' : 'engage';
}
