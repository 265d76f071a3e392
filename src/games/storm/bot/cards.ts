/** When a card is played in answer, kept or given up. */
import { bestBy, offeredChoice } from '../../../kernel/bot';
import type { StormChoice, StormPrompt } from '../choices';
import { type CardId, kinds } from '../data/cards';
import { preview } from '../face/preview';
import { kindOf } from '../rules/cards';
import { impulseChoices } from '../rules/impulses';
import type { Storm } from '../state';
import { lastCount, worth } from './field';
import { impulseScore } from './impulse';
import type { Plan } from './index';
import { cardWorth } from './viet-minh';

function outcome(v: Storm, prompt: StormPrompt, choice: StormChoice | null, key: string): number {
  return preview(v, prompt, choice)?.outcomes.find((one) => one.key === key)?.value ?? 0;
}

export const planReaction: Plan = (v, prompt) => {
  const choice = reaction(v, prompt);
  if (choice) return { choice, why: choice.do === 'reroll' ? 'reroll' : 'answer' };
  const no = offeredChoice(prompt, 'decline') ?? offeredChoice(prompt, 'stop');
  return no ? { choice: no, why: no.do === 'stop' ? 'enough' : 'save-card' } : null;
};

function reaction(v: Storm, prompt: StormPrompt): StormChoice | undefined {
  const target = v.action?.target ?? 0;
  const plays = prompt.choices.filter((choice) => choice.do === 'play');
  switch (prompt.ask) {
    case 'react-assault': {
      const now = outcome(v, prompt, null, 'cleared');
      const price = worth(target) > 5 ? 0.07 : 0.3;
      return bestBy(plays, (choice) => {
        const gain = now - outcome(v, prompt, choice, 'cleared');
        return gain >= price ? gain : Number.NEGATIVE_INFINITY;
      });
    }
    case 'react-fire': {
      const now = outcome(v, prompt, null, 'points');
      return bestBy(plays, (choice) => {
        const gain = now - outcome(v, prompt, choice, 'points');
        return gain >= 1.6 ? gain : Number.NEGATIVE_INFINITY;
      });
    }
    case 'react-barrage':
      return outcome(v, prompt, null, 'points') >= 1.5 ? plays[0] : undefined;
    case 'react-entry':
      return worth(target) > 5 || (v.action?.units.length ?? 9) <= 2 ? plays[0] : undefined;
    case 'react-works':
      return worth(target) > 5 ? plays[0] : undefined;
    case 'react-air':
      return airAnswer(v, plays);
    case 'giap':
    case 'reroll':
      return again(v, prompt);
    default:
      return undefined;
  }
}

/** Flak meets every bomber it can; the rains are kept for the big ones and for the supply roll. */
function airAnswer(v: Storm, plays: readonly StormChoice[]): StormChoice | undefined {
  const flown = v.action?.card ? kindOf(v.action.card) : 'night-drop';
  return bestBy(plays, (choice) => {
    if (choice.do !== 'play') return -1;
    if (kindOf(choice.card) === 'heavy-flak') return 2;
    return flown === 'fighter-bombers' ? Number.NEGATIVE_INFINITY : 1;
  });
}

/** Another roll, while the hill is worth the men. */
function again(v: Storm, prompt: StormPrompt): StormChoice | undefined {
  const more = prompt.choices.find((choice) => choice.do === 'reroll' || choice.do === 'play');
  const rerolls = v.action?.rerolls ?? 0;
  if (!more || rerolls >= 4) return undefined;
  const now = outcome(v, prompt, null, 'cleared');
  const then = outcome(v, prompt, more, 'cleared');
  return (then - now) * worth(v.action?.target ?? 0) > (rerolls === 0 ? 1.3 : 0.9) ? more : undefined;
}

/** Cards given up: the least useful first. The French let a turn end gladly: time is on their side. */
export const planCards: Plan = (v, prompt) => {
  const value = (card: CardId) => (kinds[kindOf(card)].side === 'french' ? frenchWorth(v, card) : cardWorth(v, card));
  const weakest = bestBy(
    prompt.choices.filter((choice) => choice.do === 'discard'),
    (choice) => (choice.do === 'discard' ? -value(choice.card) : Number.NEGATIVE_INFINITY),
  );
  if (weakest?.do !== 'discard') return null;
  if (prompt.ask === 'hand-limit') return { choice: weakest, why: 'discard-weak' };
  if (prompt.ask === 'go-on') return mustGoOn(v) ? { choice: weakest, why: 'keep-on' } : null;
  if (value(weakest.card) < 0.55) return { choice: weakest, why: 'discard-weak' };
  const keep = offeredChoice(prompt, 'go');
  return keep ? { choice: keep, why: 'keep-card' } : null;
};

/** 4.0 B To let the turn end loses the game, or leaves lying what could be had for a walk. */
function mustGoOn(v: Storm): boolean {
  const score = impulseScore(v, 'french');
  const best = Math.max(...impulseChoices(v, 'french').map((choice) => (choice.do === 'pass' ? -99 : score(choice))));
  return best > (lastCount(v) === 'enough' ? LEAST : FOR_A_WALK);
}

/** Scores of an impulse: one that does something at all, and one that takes a hill. */
const LEAST = -1;
const FOR_A_WALK = 4;

function frenchWorth(v: Storm, card: CardId): number {
  switch (kindOf(card)) {
    case 'debouchez':
      return 2;
    case 'counter-attack':
      return 1.6;
    case 'b-26':
    case 'fighter-bombers':
      return 1.4;
    case 'mines':
      return 1.3;
    case 'flares':
      return 0.8;
    case 'column':
      return v.turn < 5 ? 2 : 0.3;
    case 'volunteers':
    case 'langlais-bigeard':
      return 1.2;
    case 'night-drop':
      return 0.4;
    default:
      return 0.8;
  }
}
