/** 7.0, 8.0 The end of the week: rest, siege fire, encircled PAs, strategic hills. */
import { byDeed, done, pay, type Rules, type SeasonChoice } from '../choices';
import { beside, campOf, paNumbers, place, placeId, strategicHills, zoneOf } from '../data/places';
import { ISABELLE, MOUNT_BALDY } from '../data/zones';
import type { AskKey } from '../keys';
import type { Due, Season } from '../state';
import { choose } from './ask';
import { loneTanks } from './control';
import { replacementPoints } from './french-week';
import { loseStep } from './losses';
import { anyAt, firstBattalion, isTank, numberOf } from './pieces';
import { store } from './supply';
import { isEncircled } from './trenches';

/** 8.0 The two places of siege fire. */
export const CRC = 'CRC';
const isabelle = place(ISABELLE);
const siegeChoices: readonly SeasonChoice[] = [
  { do: 'siege', place: CRC },
  { do: 'siege', place: ISABELLE },
];

/** 7.0 All fatigue is removed. */
export function rest(v: Season): void {
  if (v.fatigued.includes(1)) v.events.push({ is: 'rested' });
  v.fatigued.fill(0);
}

/** 8.0 Siege fire: barrage points on the CRC or on Isabelle, each a step or a replacement point. */
export function* siege(v: Season): Rules {
  while (v.munitions['viet-minh'] > 0) {
    const choices = siegeChoices.filter(
      (choice) => choice.do === 'siege' && payers(v, siegeDue(choice.place)).length > 0,
    );
    if (choices.length > 0) choices.push(done);
    const about = { points: v.munitions['viet-minh'] };
    const scene = { is: 'points', tracks: ['guns-viet-minh'] } as const;
    const question = { side: 'viet-minh', ask: 'siege', rule: '8.0', about, scene, resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'siege') return;
    store(v, 'viet-minh', -1, 'spent');
    v.due.push(siegeDue(choice.place));
    v.events.push({ is: 'besieged', place: choice.place, points: 1 });
  }
}

function siegeDue(where: string): Due {
  return { cause: 'siege', at: where === ISABELLE ? isabelle : -1 };
}

/** 8.0 A step from each encircled PA. */
export function beginEncirclement(v: Season): void {
  for (const pa of paNumbers) {
    if (isEncircled(v, pa) && v.control[pa] === 'french') v.due.push({ cause: 'encircled', at: pa });
  }
}

const baldy = place(MOUNT_BALDY);

/** 8.0 One loss for each strategic hill with a Viet Minh piece on it, and for Level 3 at Mount Baldy. */
export function beginHills(v: Season): void {
  for (const pa of strategicHills) if (anyAt(v, pa, 'viet-minh')) v.due.push({ cause: 'hill', at: pa });
  if (v.trench[baldy] === 3) v.due.push({ cause: 'hill', at: baldy });
}

/** 8.0 The units that can pay for a loss; tanks never do. */
export function payers(v: Season, { cause, at }: Due): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < firstBattalion; unit++) {
    const here = v.at[unit] ?? -1;
    if (here < 0 || isTank(unit)) continue;
    const zone = zoneOf[here] ?? 0;
    const fits =
      cause === 'hill' ||
      (cause === 'encircled' && here === at) ||
      (cause === 'scout' && (beside[at] ?? []).includes(zone)) ||
      (cause === 'siege' && (at < 0 ? campOf[here] === 0 : zone === at));
    if (fits) found.push(unit);
  }
  return found;
}

/** What a bill is read beside: what pays it, and the three ways to the end of the battle. */
const billed = ['replacements', 'posts', 'goals', 'losses', 'turn'] as const;

/** 8.0 Each loss is paid with a replacement point, save those of encircled PAs, or with a step. */
export function* payDues(v: Season, ask: AskKey, rule: string): Rules {
  for (let due = v.due[0]; due && !v.result; due = v.due[0]) {
    const choices = payers(v, due).map((unit) => byDeed('lose', unit));
    if (due.cause !== 'encircled' && v.replacements > 0) choices.unshift(pay);
    const where = due.at < 0 ? CRC : placeId(due.at);
    const about = { place: where, left: v.due.length, points: v.replacements };
    const dues = v.due.map(({ at }) => (at < 0 ? CRC : placeId(at)));
    const scene = { is: 'points', tracks: billed, dues } as const;
    const choice = yield* choose(v, { side: 'french', ask, rule, about, scene, resumable: true }, choices);
    v.due.shift();
    v.events.push({ is: 'due', cause: due.cause, place: where });
    if (choice.do === 'pay') replacementPoints(v, -1);
    if (choice.do !== 'lose') continue;
    const unit = numberOf(choice.unit);
    const at = v.at[unit] ?? 0;
    loseStep(v, unit, due.cause);
    yield* loneTanks(v, at);
  }
}
