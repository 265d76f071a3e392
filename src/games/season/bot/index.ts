/** A sensible player for either side: one look at the position, no search. It calibrates the game and gives the hints. */
import type { SeasonAdvice, SeasonPrompt } from '../choices';
import { isPa, place } from '../data/places';
import type { AskKey } from '../keys';
import { piecesAt } from '../rules/pieces';
import { type Season, type Side, sideIn } from '../state';
import {
  planCheck,
  planCritical,
  planDisorder,
  planDue,
  planHandDisorder,
  planHandSteps,
  planLoneTank,
  planName,
  planRefuge,
  planStand,
  planSteps,
} from './bear';
import {
  planAir,
  planCallOff,
  planDeclare,
  planDefensiveMove,
  planExpose,
  planFrenchAdvance,
  planFrenchBarrage,
  planFrenchFire,
  planGuns,
  planOperate,
  planOperationMove,
} from './french-fight';
import { planDrop, planFrenchMove, planInterdict, planReplace, planScout } from './french-week';
import { advise, bestBy, ending, offered, unitIn } from './pick';
import { paValue } from './values';
import { planAssaultMove, planAttack, planBarrage, planEngage, planGoOn } from './vm-assault';
import { planVietMinhMove } from './vm-moves';
import { planAssaultNow, planDig, planEndWeek, planLeave, planReturn, planSiege, planTrade, planWeek } from './vm-week';

export type Plan = (v: Season, prompt: SeasonPrompt, side: Side) => SeasonAdvice;

const both =
  (french: Plan, vietMinh: Plan): Plan =>
  (v, prompt, side) =>
    side === 'french' ? french(v, prompt, side) : vietMinh(v, prompt, side);

const stay: Plan = (_v, prompt) => ending(prompt);

const plans: Readonly<Record<AskKey, Plan>> = {
  // The places of the order of battle are good enough.
  'set-up': stay,
  trade: planTrade,
  interdict: planInterdict,
  replace: planReplace,
  return: planReturn,
  leave: planLeave,
  dig: planDig,
  'assault-week': planWeek,
  'operate-week': planOperate,
  'strategic-move': both(planFrenchMove, planVietMinhMove),
  drop: planDrop,
  'vm-move': planVietMinhMove,
  'assault-now': planAssaultNow,
  'french-move': planFrenchMove,
  scout: planScout,
  'scout-loss': planDue,
  dummy: planRefuge,
  'operate-now': planOperate,
  engage: planEngage,
  expose: planExpose,
  barrage: both(planFrenchBarrage, planBarrage),
  'bear-check': planCheck,
  'bear-disorder': planDisorder,
  'bear-steps': planSteps,
  'bear-tank': planSteps,
  'assault-move': planAssaultMove,
  'operation-move': planOperationMove,
  declare: planDeclare,
  'defensive-fire': both(planFrenchFire, planVietMinhFire),
  firers: planFirers,
  'defensive-barrage': planGuns,
  attack: planAttack,
  'call-off': planCallOff,
  stand: planStand,
  name: planName,
  'add-air': planAir,
  critical: planCritical,
  'hand-steps': planHandSteps,
  'hand-disorder': planHandDisorder,
  'hand-check': planCheck,
  rout: planRefuge,
  'lone-tank': planLoneTank,
  advance: both(planFrenchAdvance, planVietMinhAdvance),
  'defensive-move': both(planDefensiveMove, stay),
  'break-off': stay,
  'go-on': both(planOperate, planGoOn),
  enter: both(planFrenchAdvance, planVietMinhAdvance),
  withdraw: planWithdraw,
  'end-week': both((_v, prompt) => advise(prompt, offered(prompt, 'yes'), 'rest'), planEndWeek),
  siege: planSiege,
  'siege-loss': planDue,
  'encircled-loss': planDue,
  'hill-loss': planDue,
};

export function bot(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  return plans[prompt.ask](v, prompt, sideIn(prompt.side));
}

/** 6.2.4 Infantry fire costs nothing. */
function planVietMinhFire(_v: Season, prompt: SeasonPrompt): SeasonAdvice {
  return advise(prompt, offered(prompt, 'fire'), 'fire');
}

/** Whole battalions fire; those with markers only if nobody else does. */
function planFirers(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const choice = bestBy(
    prompt.choices,
    (one) =>
      one.do === 'pick' && v.steps[unitIn(one)] === 3 ? 1 : one.do === 'pick' && !offered(prompt, 'done') ? 0.5 : 0,
    0.1,
  );
  return advise(prompt, choice, 'fire');
}

/** 5.5 As many as may; somebody unhurt first. The PA they come from is left empty only for a better one. */
function planVietMinhAdvance(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const choice = bestBy(
    prompt.choices,
    (one) => {
      if (one.do !== 'move') return 0;
      const [unit, to] = [unitIn(one), place(one.to)];
      const from = v.at[unit] ?? 0;
      const behind = isPa(from) ? piecesAt(v, from, 'viet-minh').length - 1 : 9;
      const better = paValue(v, to) > paValue(v, from) + 0.3;
      if (behind < (better ? 1 : 2) && !(better && isPa(from) && behind === 0 && paValue(v, from) < 0.5)) return 0;
      return 1 + (v.steps[unit] ?? 0) / 10;
    },
    0,
  );
  return advise(prompt, choice, 'take-ground');
}

/** Nobody withdraws who need not; the French go back to the nearest PA that needs them. */
function planWithdraw(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  if (offered(prompt, 'done')) return ending(prompt);
  return planDrop(v, prompt);
}
