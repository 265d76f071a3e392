/** Every roll a player can influence, before it is made: its ledger, the chances of its totals, what they come to. */
import { chanceOf, mapOdds, type Odds, onTable } from '../../../kernel/odds';
import { type Outcome, outcomesOf, previewOf, previewOn } from '../../../kernel/previews';
import { sum } from '../../../kernel/rolls';
import type { Preview } from '../../../kernel/view';
import type { StormChoice, StormPrompt } from '../choices';
import { type CardId, kinds } from '../data/cards';
import { supply } from '../data/constants';
import type { OutcomeKey } from '../keys';
import { assaultAttack, bestWithReroll } from '../rules/assault';
import { type Attack, attackPlan, cardAttack, fireAttack } from '../rules/attack';
import { kindOf } from '../rules/cards';
import { assaultAfter, clearingPoints, damageOdds, fireOdds } from '../rules/odds';
import { supplyPlan } from '../rules/supply';
import { numberOf } from '../rules/units';
import { type Action, other, type Storm } from '../state';

export function preview(v: Storm, prompt: StormPrompt, choice: StormChoice | null): Preview | null {
  const { action } = v;
  switch (prompt.ask) {
    case 'fire-force':
    case 'counter-force':
      return headed(action && forcePreview(v, withChoice(action, prompt, choice), fireAttack), ['hit']);
    case 'assault-force':
      return headed(action && forcePreview(v, withChoice(action, prompt, choice), assaultAttack), ['cleared', 'hit']);
    case 'card-target':
      return choice?.do === 'to' && action?.card ? headed(cardPreview(v, action.card, choice.area), ['hit']) : null;
    case 'react-assault':
      return headed(action && reactionPreview(v, action, choice), ['may-hold']);
    case 'react-fire':
      return headed(action && firePreview(v, fireAttack(v, answered(action, choice))), ['hit']);
    case 'react-barrage':
      return action?.card && choice?.do !== 'play'
        ? headed(firePreview(v, cardAttack(v, action.card, action.target, 'french', true)), ['hit'])
        : null;
    case 'giap':
    case 'reroll':
      return headed(action && rerollPreview(v, action, choice), ['cleared', 'hit']);
    case 'supply-before':
      return supplyPreview(v, choice?.do === 'play' ? [choice.card] : []);
    default:
      return null;
  }
}

const { chance, expected } = outcomesOf<OutcomeKey>();

/** A preview and the outcomes that its big figure is taken from. */
function headed(shown: Preview | null, headline: readonly OutcomeKey[]): Preview | null {
  return shown && { ...shown, headline };
}

/** The force being put together, with what a choice would add. */
function withChoice(action: Action, prompt: StormPrompt, choice: StormChoice | null): Action {
  if (choice?.do === 'pick') return { ...action, units: [...action.units, numberOf(choice.unit)] };
  if (choice?.do === 'play') return { ...action, cards: [...action.cards, choice.card] };
  if (choice?.do !== 'all') return action;
  const joining = prompt.choices.flatMap((one) => (one.do === 'pick' ? [numberOf(one.unit)] : []));
  return { ...action, units: [...action.units, ...joining] };
}

function forcePreview(v: Storm, action: Action, attack: (v: Storm, action: Action) => Attack): Preview | null {
  return action.units.length === 0 ? null : firePreview(v, attack(v, action));
}

/** Damage totals as bars: none, some, and enough to empty the area for certain. */
function firePreview(v: Storm, attack: Attack, odds: Odds<number> = damageOdds(v, attack)): Preview {
  const { cleared, hit, points } = fireOdds(v, attack, odds);
  return show(v, attack, odds, [
    chance('cleared', cleared),
    chance('may-hold', 1 - cleared),
    chance('hit', hit),
    expected('points', points),
  ]);
}

function show(v: Storm, attack: Attack, odds: Odds<number>, outcomes: readonly Outcome<OutcomeKey>[]): Preview {
  const plan = attackPlan(v, attack);
  const enough = clearingPoints(v, attack.targets);
  const bars = [...odds]
    .sort((a, b) => a.is - b.is)
    .map(({ is, chance: share }) => ({ total: is, chance: share, row: is <= 0 ? 0 : is >= enough ? 2 : 1 }));
  const below = { side: attack.defender, key: 'may-hold' };
  const above = { side: other(attack.defender), key: 'cleared' };
  return { ...previewOf('damage', bars, plan, outcomes), split: { from: Math.max(1, enough), below, above } };
}

/** 8.2 The attack of a card on an area. */
function cardPreview(v: Storm, card: CardId, area: number): Preview | null {
  const kind = kindOf(card);
  if (kinds[kind].firepower === undefined) return null;
  const defender = kinds[kind].side === 'french' ? 'viet-minh' : 'french';
  return firePreview(v, cardAttack(v, card, area, defender, kind !== 'mine-shaft'));
}

/** The assault as it stands, or with the answer that is weighed: both rolls where the answer fires, and what it costs them. */
function reactionPreview(v: Storm, action: Action, choice: StormChoice | null): Preview {
  const { attack, odds, suffered } = assaultAfter(v, action, choice?.do === 'play' ? choice.card : null);
  const shown = firePreview(v, attack, odds);
  return { ...shown, outcomes: [...shown.outcomes, expected('attackers-lose', suffered)] };
}

/** Viet Minh fire after one French answer. */
function answered(action: Action, choice: StormChoice | null): Action {
  if (choice?.do !== 'play') return action;
  if (kindOf(choice.card) === 'improved-defenses') return { ...action, improved: action.improved + 1 };
  const mortar = action.cards.find((card) => kindOf(card) === 'vm-mortar-support');
  return { ...action, cards: action.cards.filter((card) => card !== mortar) };
}

/** 10.0 The best of the dice kept and one roll more; keeping them is certain. */
function rerollPreview(v: Storm, action: Action, choice: StormChoice | null): Preview {
  const attack = assaultAttack(v, action);
  const bonus = sum(attackPlan(v, attack).modifiers);
  const again = choice?.do === 'reroll' || choice?.do === 'play';
  const best: Odds<number> = again ? bestWithReroll(action.kept) : [{ is: action.kept, chance: 1 }];
  return firePreview(
    v,
    attack,
    mapOdds(best, (dice) => dice + bonus),
  );
}

/** 11.0 The supply roll. */
function supplyPreview(v: Storm, played: readonly CardId[]): Preview {
  const plan = supplyPlan(v, played);
  const odds = onTable(supply, sum(plan.modifiers));
  const areasOf = (count: number) => chanceOf(odds, (row) => row.areas === count);
  return previewOn('supply', supply, plan, [
    chance('supply-all', areasOf(0)),
    chance('supply-one', areasOf(1)),
    chance('supply-two', areasOf(2)),
  ]);
}
