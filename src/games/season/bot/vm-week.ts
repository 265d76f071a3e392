/** The week of the Viet Minh: what is traded, who rests, where is dug, whether to assault. */
import type { SeasonAdvice, SeasonPrompt } from '../choices';
import { isPa, isZone, place } from '../data/places';
import { scenarios } from '../data/scenarios';
import { munitions } from '../data/tables';
import { turns } from '../data/turns';
import { firstBattalion, firstDummy } from '../rules/pieces';
import { digCost } from '../rules/trenches';
import { DESTROYED, type Season } from '../state';
import { plans } from './attacks';
import { advise, bestBy, ending, offered, unitIn } from './pick';
import { least, ringValue } from './values';
import { zoneProspect } from './vm-moves';

function isLastWeek(v: Season): boolean {
  return v.turn === scenarios[v.scenario].last;
}

/** 3.1 What the track cannot hold goes into steps, and a point or two to bring destroyed battalions back. */
export function planTrade(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const over = v.munitions['viet-minh'] + v.received - munitions.most;
  const rich = v.munitions['viet-minh'] + v.received > 8 && !isLastWeek(v);
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'trade') return 0;
    const lost = v.at[unitIn(choice)] === DESTROYED;
    const need = lost ? 1.2 : v.steps[unitIn(choice)] === 1 ? 1 : 0.6;
    return choice.steps === 2 ? need * 2 : need;
  });
  const worth = v.half >= 0 || over > 0 || (rich && best?.do === 'trade' && v.at[unitIn(best)] === DESTROYED);
  return worth ? advise(prompt, best?.do === 'trade' ? best : undefined, 'trade') : ending(prompt, 'save-guns');
}

/** 3.1 Whole battalions come back; towards the end reduced ones too. */
export function planReturn(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const soon = scenarios[v.scenario].last - v.turn < 2;
  const back = prompt.choices.find((choice) => choice.do === 'return' && (soon || v.steps[unitIn(choice)] === 3));
  return advise(prompt, back, 'rested', 'rest');
}

/** 3.1 In a week of rest every reduced battalion leaves; else those that hold nothing, while enough are whole. */
export function planLeave(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  if (wantsRest(v)) return advise(prompt, offered(prompt, 'leave'), 'rest');
  if (v.scenario !== 'full-battle' || v.turn > LAST_REST || wholeBattalions(v) < ENOUGH) return ending(prompt);
  const idle = prompt.choices.find((one) => one.do === 'leave' && !isPa(v.at[unitIn(one)] ?? 0));
  return advise(prompt, idle, 'rest');
}

/** Battalions that make an assault worth while; the last week in which one that leaves comes back in time. */
const ENOUGH = 14;
const TOO_FEW = 8;
const LAST_REST = 6;

function wholeBattalions(v: Season): number {
  let whole = 0;
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    if ((v.at[unit] ?? -1) >= 0 && v.steps[unit] === 3) whole++;
  }
  return whole;
}

/** Whether this is to be a quiet week: the second, to recover; later when too few are fit to attack. */
export function wantsRest(v: Season): boolean {
  if (v.scenario !== 'full-battle' || isLastWeek(v)) return false;
  if (v.turn === 2) return true;
  return wholeBattalions(v) < TOO_FEW;
}

/** 3.1 Zones from which most can be attacked, and rings with what is left. */
export function planDig(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const known = new Map<number, number>();
  const prospect = (zone: number) => {
    const worth = known.get(zone) ?? zoneProspect(v, zone);
    known.set(zone, worth);
    return worth;
  };
  const best = bestBy(
    prompt.choices,
    (choice) => {
      if (choice.do !== 'dig') return 0.01;
      const at = place(choice.place);
      const level = v.trench[at] ?? 0;
      if (!isZone(at)) return (ringValue(v, at) * (level + 1)) / 6;
      // What is begun is finished before something else is begun.
      return (prospect(at) * (1 + 0.25 * level)) / digCost(at) / 3;
    },
    0,
  );
  const ring = best?.do === 'dig' && !isZone(place(best.place));
  return advise(prompt, best?.do === 'dig' ? best : undefined, ring ? 'ring' : 'dig-in');
}

/** 2.0 The week's decision. */
export function planWeek(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  return wantsRest(v) ? ending(prompt, 'quiet-week') : advise(prompt, offered(prompt, 'yes'), 'attack-week');
}

/** 4.0 Rounds go on as long as something can be done. */
export function planEndWeek(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  if (v.opened === 'viet-minh' && !v.halted) return ending(prompt);
  return advise(prompt, offered(prompt, 'yes'), 'rest');
}

/** 8.0 What next week's supply would push off the track. */
export function planSiege(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  if (isLastWeek(v)) return ending(prompt);
  const next = (turns[v.turn]?.levels ?? 0) * munitions.level;
  const over = v.munitions['viet-minh'] + next - munitions.most;
  return over > 0 ? advise(prompt, offered(prompt, 'siege'), 'siege') : ending(prompt, 'save-guns');
}

/** 5.0 Whether an assault is worth beginning or going on with. */
export function planAssaultNow(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const worth = plans(v, least(v)).length > 0;
  return worth ? advise(prompt, offered(prompt, 'yes'), 'good-odds') : ending(prompt, 'poor-odds');
}
