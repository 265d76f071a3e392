/** What to do with an impulse, and how. */
import { bestBy, offeredChoice } from '../../../kernel/bot';
import type { StormAdvice, StormChoice, StormPrompt } from '../choices';
import { type CardId, type CardKind, kinds } from '../data/cards';
import type { WhyKey } from '../keys';
import { assaultAttack } from '../rules/assault';
import { fireAttack } from '../rules/attack';
import { held, kindOf, trenchValueOf } from '../rules/cards';
import { fireOdds } from '../rules/odds';
import { numberOf } from '../rules/units';
import { type Action, newAction, type Side, type Storm } from '../state';
import { type Field, fieldOf, guardOf, stackOf, worth } from './field';
import * as french from './french';
import type { Plan } from './index';
import { picksByStrength } from './pick';
import * as vm from './viet-minh';

/** What the cards in hand would add to an assault, counted cautiously. */
function assaultBonus(v: Storm): number {
  const nights = held(v, 'viet-minh', ['night-assault']).length;
  const mortars = held(v, 'viet-minh', ['vm-mortar-support']).length;
  return Math.min(4, nights * 2 + mortars);
}

export const planImpulse: Plan = (v, prompt, side) => {
  const choice = bestBy(prompt.choices, impulseScore(v, side));
  return choice ? { choice, why: whyOf(choice, side) } : null;
};

/** How much each choice of an impulse promises. */
export function impulseScore(v: Storm, side: Side): (choice: StormChoice) => number {
  const field = fieldOf(v);
  if (side === 'french') {
    const want = french.frenchPull(field);
    return (choice) => french.weighFrench(field, choice, want);
  }
  const want = vm.vietMinhPull(field);
  const bonus = assaultBonus(v);
  return (choice) => vm.weighVietMinh(field, choice, want, bonus);
}

export function whyOf(choice: StormChoice, side: Side): WhyKey {
  switch (choice.do) {
    case 'assault':
    case 'fire':
    case 'sap':
    case 'pass':
      return choice.do;
    case 'move':
      return side === 'french' ? 'shift' : 'close-up';
    case 'play':
      return whyCard(kindOf(choice.card));
    default:
      return 'go-on';
  }
}

function whyCard(kind: CardKind): WhyKey {
  if (kind === 'counter-attack') return 'counter-attack';
  if (kind === 'fighter-bombers' || kind === 'b-26') return 'air';
  return kind === 'artillery-barrage' || kind === 'mine-shaft' ? 'barrage' : 'card';
}

/** The area an action or a card is aimed at, or starts from. */
export const planTarget: Plan = (v, prompt, side) => {
  const score = targetScore(fieldOf(v), prompt, side);
  const choice = bestBy(prompt.choices, (one) =>
    one.do === 'to' ? score(one.area) : one.do === 'decline' ? 0.4 : -99,
  );
  return choice ? { choice, why: 'best-target' } : null;
};

/** How good each area is as an answer to the question; what does not depend on the area is worked out once. */
function targetScore(field: Field, prompt: StormPrompt, side: Side): (area: number) => number {
  const { v } = field;
  const from = v.action?.from ?? 0;
  const only = (best: number) => (area: number) => (best === area ? 1 : 0);
  switch (prompt.ask) {
    case 'fire-target':
      return only((side === 'french' ? french.bestFire(field, from) : vm.bestFire(field, from)).target);
    case 'assault-target':
      return only(vm.bestAssault(field, from, assaultBonus(v)).target);
    case 'counter-target':
      return only(french.bestCounterAttack(field).target);
    case 'card-from':
    case 'shaft-assault': {
      const bonus = assaultBonus(v);
      return (area) => vm.bestAssault(field, area, bonus).score;
    }
    case 'shaft-entry':
      return (area) => stackOf(field, area, 'viet-minh').fresh;
    default: {
      const card = v.action?.card ?? null;
      return (area) => cardTarget(field, card, area);
    }
  }
}

function cardTarget(field: Field, card: CardId | null, area: number): number {
  const kind = card ? kindOf(card) : null;
  const spent = (side: Side) => stackOf(field, area, side).units - stackOf(field, area, side).fresh;
  switch (kind) {
    case 'fighter-bombers':
    case 'b-26':
      return french.airScore(field, area, kinds[kind].firepower ?? 0);
    case 'artillery-barrage':
      return vm.barrageScore(field, area);
    case 'mine-shaft':
      return worth(area) - stackOf(field, area, 'french').capacity * 0.3;
    case 'langlais-bigeard':
      return Math.min(3, spent('french')) * worth(area);
    case 'dan-cong':
      return Math.min(4, spent('viet-minh')) * (1 + (field.v.trench[area] ?? 0));
    case 'trench-raid':
      return (field.v.trench[area] ?? 0) * stackOf(field, area, 'viet-minh').units;
    case 'propaganda':
      return worth(area) - stackOf(field, area, 'french').units;
    default:
      return worth(area);
  }
}

/** Who takes part: as a rule all; and which cards, while they change the odds enough. */
export const planForce: Plan = (v, prompt) => {
  if (prompt.ask === 'sap-work') return planSap(v, prompt);
  const everyone = offeredChoice(prompt, 'all');
  const enough = isEnough(v, prompt);
  const advances = prompt.ask === 'advance' || prompt.ask === 'counter-move';
  if (everyone && enough === null && !advances) return { choice: everyone, why: 'all-together' };
  const pick = enough === true ? undefined : advances ? advancer(v, prompt) : picksByStrength(prompt)[0];
  if (pick) return { choice: pick, why: 'all-together' };
  const card = worthwhile(v, prompt);
  if (card) return { choice: card, why: 'card' };
  const go = offeredChoice(prompt, 'go');
  return go ? { choice: go, why: 'enough' } : null;
};

/**
 * An assault from a hill that counts leaves somebody there: whether all who may go have joined; null where all may.
 */
function isEnough(v: Storm, prompt: StormPrompt): boolean | null {
  if (prompt.ask !== 'assault-force') return null;
  const { from, units } = v.action ?? newAction('assault', 'viet-minh', 0);
  const field = fieldOf(v);
  const stack = stackOf(field, from, 'viet-minh');
  if (guardOf(field, from, 'viet-minh') === 0 || stack.fresh < stack.units || stack.fresh < 2) return null;
  return units.length >= stack.fresh - 1;
}

/** Three hold what has been taken. */
function advancer(v: Storm, prompt: StormPrompt): StormChoice | undefined {
  const picked = prompt.scene?.is === 'force' ? prompt.scene.picked.map(numberOf) : [];
  const wanted = worth(v.action?.target ?? 0) > 5 ? 4 : 2;
  if (picked.length >= wanted) return undefined;
  const field = fieldOf(v);
  return picksByStrength(prompt).find((choice) => {
    const from = choice.do === 'pick' ? (v.at[numberOf(choice.unit)] ?? 0) : 0;
    const leaving = picked.filter((unit) => v.at[unit] === from).length;
    return stackOf(field, from, 'french').units - leaving > Math.min(1, guardOf(field, from, 'french'));
  });
}

function planSap(v: Storm, prompt: StormPrompt): StormAdvice | null {
  const pick = [...picksByStrength(prompt)].reverse()[0];
  if (pick) return { choice: pick, why: 'dig' };
  const go = offeredChoice(prompt, 'go');
  if (go) return { choice: go, why: 'dig' };
  const card = vm.sapCard(v, v.action?.target ?? 0);
  const choice = prompt.choices.find((one) => one.do === 'discard' && one.card === card);
  return choice ? { choice, why: 'sap' } : null;
}

/** A card that is worth adding: it raises the chance to empty the area, or the points, by enough. */
function worthwhile(v: Storm, prompt: StormPrompt): StormChoice | undefined {
  const { action } = v;
  if (!action) return undefined;
  const build = prompt.ask === 'assault-force' ? assaultAttack : fireAttack;
  const odds = (cards: readonly CardId[]) => fireOdds(v, build(v, { ...action, cards: [...cards] } satisfies Action));
  const now = odds(action.cards);
  const cheapest = prompt.choices
    .flatMap((choice) => (choice.do === 'play' ? [choice] : []))
    .sort((a, b) => trenchValueOf(a.card) - trenchValueOf(b.card));
  return bestBy(cheapest, (choice) => {
    if (choice.do !== 'play') return -1;
    const then = odds([...action.cards, choice.card]);
    const gain = (then.cleared - now.cleared) * worth(action.target) + (then.points - now.points) * 0.2;
    return gain > (prompt.ask === 'assault-force' ? 0.75 : 0.7) ? gain : Number.NEGATIVE_INFINITY;
  });
}

/** How many move: the Viet Minh all they can, the French what an area can spare. */
export const planMoveUnits: Plan = (v, prompt, side) => {
  const field = fieldOf(v);
  const from = v.action?.from ?? 0;
  const picked = v.action?.units.length ?? 0;
  const go = offeredChoice(prompt, 'go');
  if (side === 'viet-minh') {
    const keep = guardOf(field, from, 'viet-minh');
    const stack = stackOf(field, from, 'viet-minh');
    const everyone = offeredChoice(prompt, 'all');
    if (everyone && keep === 0) return { choice: everyone, why: 'close-up' };
    if (go && stack.units - picked <= keep) return { choice: go, why: 'close-up' };
  } else if (go && picked >= Math.min(4, french.surplus(field, from))) return { choice: go, why: 'reinforce' };
  const pick = picksByStrength(prompt)[0];
  if (pick) return { choice: pick, why: side === 'french' ? 'reinforce' : 'close-up' };
  return go ? { choice: go, why: side === 'french' ? 'shift' : 'close-up' } : null;
};

/** Step by step towards where units are wanted; French stacks do not walk into the enemy. */
export const planStep: Plan = (v, prompt, side) => {
  const field = fieldOf(v);
  const want = side === 'french' ? french.frenchPull(field) : vm.vietMinhPull(field);
  const here = Number(prompt.about?.area ?? 0);
  const enemy: Side = side === 'french' ? 'viet-minh' : 'french';
  // What has just been taken is not left to the next who comes by.
  const alone = stackOf(field, here, side).units <= (v.action?.units.length ?? 0);
  const staying = alone && guardOf(field, here, side) > 0 ? worth(here) * 1.5 : 0;
  const choice = bestBy(prompt.choices, (one) => {
    if (one.do === 'stop') return (want[here] ?? 0) + staying;
    if (one.do !== 'to') return Number.NEGATIVE_INFINITY;
    const blocked = side === 'french' && stackOf(field, one.area, enemy).units > 0 ? 20 : 0;
    const capture = v.control[one.area] === enemy ? worth(one.area) : 0;
    return (want[one.area] ?? 0) + capture - blocked;
  });
  return choice ? { choice, why: side === 'french' ? 'reinforce' : 'close-up' } : null;
};
