/** 5.5.2 The air missions as tasks: who flies each, how high, what becomes of it, and what a touch would change. */
import type { Choice } from '../../../kernel/game';
import { chanceOf } from '../../../kernel/odds';
import type { Task } from '../../../kernel/plans';
import type { ValleeChoice, ValleePrompt } from '../choices';
import { airTypeData, airUnits } from '../data/aircraft';
import type { Altitude } from '../data/tables';
import { airCount, airOf, airType, bombColumn, cargoOf } from '../rules/air';
import { ABORTED, canHurt, SHOT_DOWN } from '../rules/flak';
import { areaId, areaOf, CENTRAL_FORTRESS } from '../rules/ground';
import { altitudes } from '../rules/missions';
import { dropOdds, missionOdds } from '../rules/odds';
import { censusOf, flakUnits, idOf, isSteady, onMap } from '../rules/units';
import type { Mission, Vallee } from '../state';

type Sortie =
  | Extract<ValleeChoice, { do: 'suppress' | 'drop' }>
  | { readonly do: 'bomb'; readonly air: string; readonly target: string; readonly at: Altitude };
type ValleeTask = Task<ValleeChoice>;

const HEADQUARTERS = areaId(CENTRAL_FORTRESS);

const isSortie = (choice: Choice): choice is Sortie => ['bomb', 'suppress', 'drop'].includes(choice.do);
const targetOf = (one: Sortie) => (one.do === 'drop' ? HEADQUARTERS : one.target);
const heightOf = (one: Sortie): Altitude => (one.do === 'suppress' ? 'low' : one.at);
const taskOf = (one: Sortie) => `${one.do} ${targetOf(one)} ${heightOf(one)}`;
const typeOf = ({ air }: Sortie) => airUnits.find(({ id }) => id === air)?.type ?? air;
/** Fighters suppress and bombers bomb while there are any: so the others stay for the rounds. */
const eager = (deed: Sortie['do']) => (a: Sortie, b: Sortie) =>
  (deed === 'suppress' ? 1 : -1) * (bombColumn(airOfType(a)) - bombColumn(airOfType(b)));
const airOfType = (one: Sortie) => airUnits.findIndex(({ type }) => type === typeOf(one));

export function sorties(v: Vallee, prompt: ValleePrompt, choices: readonly Choice[]): ValleeTask[] {
  if (prompt.ask !== 'air-missions') return [];
  const planned = choices.filter(isSortie);
  const open = prompt.choices.filter(isSortie);
  const free = (one: Sortie) =>
    one.do === 'drop' ? planned.every(({ air }) => air !== one.air) : left(v, planned, typeOf(one)) > 0;
  const more = (task: string, deed: Sortie['do']) => {
    const [next] = open.filter((one) => taskOf(one) === task && free(one)).sort(eager(deed));
    return next ? [...planned, next] : null;
  };
  const tasks = grouped(planned).map(([task, own]): ValleeTask => {
    const [first] = own;
    return {
      choice: first,
      target: targetOf(first),
      on: countedBy(own).map(([name, of]) => ({ name, count: of.length, less: without(planned, of.at(-1)) })),
      more: more(task, first.do),
      ways: waysOf(v, planned, own),
      shares: first.do === 'drop' ? sharesOf(v, first.at) : [],
    };
  });
  const taken = new Set(planned.map(taskOf));
  const idle = grouped(open.filter((one) => !taken.has(taskOf(one)) && isUsual(v, one) && free(one)))
    .map(
      ([task, [first]]): ValleeTask => ({
        ...EMPTY,
        choice: first,
        target: targetOf(first),
        more: more(task, first.do),
      }),
    )
    .filter(({ target }) => !tasks.some((one) => one.target === target));
  return [...tasks, ...kept(v, planned), ...idle];
}

const EMPTY = { on: [], ways: [], shares: [] } as const;

/** In the order of their first. */
function grouped(list: readonly Sortie[]): [string, [Sortie, ...Sortie[]]][] {
  const groups = new Map<string, [Sortie, ...Sortie[]]>();
  for (const one of list) {
    const group = groups.get(taskOf(one));
    if (group) group.push(one);
    else groups.set(taskOf(one), [one]);
  }
  return [...groups];
}

function countedBy(list: readonly Sortie[]): [string, Sortie[]][] {
  const types = [...new Set(list.map(typeOf))];
  return types.map((type) => [type, list.filter((one) => typeOf(one) === type)]);
}

function without(planned: readonly Sortie[], one: Sortie | undefined): readonly Sortie[] {
  const at = one ? planned.lastIndexOf(one) : -1;
  return planned.filter((_, i) => i !== at);
}

/** Ready aircraft of a type that neither fly nor are planned to. */
function left(v: Vallee, planned: readonly Sortie[], type: string): number {
  let count = 0;
  for (let air = 0; air < airCount; air++) if (airType(air) === type && isWaiting(v, air)) count++;
  return count - planned.filter((one) => typeOf(one) === type).length;
}

function isWaiting(v: Vallee, air: number): boolean {
  return v.air[air] === 'ready' && !v.missions.some((one) => one.air === air);
}

/** 6.1.2, 9.4 Both altitudes: one that weather, an event or the mission itself bars has no plan. */
function waysOf(v: Vallee, planned: readonly Sortie[], own: readonly [Sortie, ...Sortie[]]): ValleeTask['ways'] {
  const [first] = own;
  const allowed = first.do === 'suppress' ? ['low'] : altitudes(v, first.do === 'drop');
  return (['low', 'high'] as const).map((key) => ({
    key,
    on: heightOf(first) === key,
    plan: allowed.includes(key) ? planned.map((one) => (own.includes(one) ? atHeight(one, key) : one)) : null,
  }));
}

function atHeight(one: Sortie, at: Altitude): Sortie {
  return one.do === 'suppress' ? one : { ...one, at };
}

/** 9.5 What becomes of a load that nobody shoots at, and under the best gun there is. */
function sharesOf(v: Vallee, at: Altitude): ValleeTask['shares'] {
  const mission: Mission = { air: -1, is: 'drop', target: HEADQUARTERS, low: at === 'low', fight: '' };
  const guns = flakUnits.map(idOf).filter((gun) => isReady(v, gun) && canHurt(v, gun, mission));
  const best = guns.find((gun) => gun.includes('37')) ?? guns[0];
  const lands = dropOdds(censusOf(v), at);
  const under = (shot: readonly string[]) => {
    const odds = missionOdds(v, mission, shot);
    const through = chanceOf(odds, (state) => state < ABORTED);
    return [
      ...(['landed', 'scattered', 'lost'] as const).map((key) => ({
        key,
        chance: through * chanceOf(lands, (is) => is === key),
      })),
      { key: 'home', chance: chanceOf(odds, (state) => state === ABORTED) },
      { key: 'down', chance: chanceOf(odds, (state) => state === SHOT_DOWN) },
    ];
  };
  const unshot = { key: 'not-shot-at', parts: under([]) };
  return best === undefined
    ? [unshot]
    : [unshot, { key: best.includes('37') ? 'one-37' : 'one-mg', parts: under([best]) }];
}

const isReady = (v: Vallee, gun: string) =>
  flakUnits.some((unit) => idOf(unit) === gun && onMap(v, unit) && isSteady(v, unit));

/** What has no mission: those that can support an assault stay for the rounds. */
function kept(v: Vallee, planned: readonly Sortie[]): ValleeTask[] {
  const waiting = airTypeData
    .filter(({ capacity }) => capacity === 0)
    .map(({ type, tactical }) => ({ name: type, count: left(v, planned, type), less: null, tactical }))
    .filter(({ count }) => count > 0);
  return [true, false].flatMap((forRounds): ValleeTask[] => {
    const on = waiting.filter(({ tactical }) => tactical === forRounds);
    return on.length > 0 ? [{ ...EMPTY, choice: null, target: forRounds ? 'kept' : 'idle', on, more: null }] : [];
  });
}

/** Whole areas and guns, at the altitude that hits most; a unit of a valley is picked by hand. */
function isUsual(v: Vallee, one: Sortie): boolean {
  if (one.do !== 'bomb') return one.do === 'suppress' || cargoOf(v, airOf(one.air)).length > 0;
  const isWhole = one.target === 'otha' || areaOf(one.target) >= 0;
  return isWhole && one.at === (altitudes(v, false)[0] ?? 'high');
}
