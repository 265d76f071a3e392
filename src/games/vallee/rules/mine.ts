/** 14.4.2 The mine: announced, dug for two turns, searched for, set off. */
import { reveal } from '../../../kernel/chance';
import { closes, opens } from '../../../kernel/tale';
import { done, made, type Rules, type ValleeChoice } from '../choices';
import { hitsOn, mine as mineData, stackLimit } from '../data/constants';
import { ACTED, FRENCH, MINING, type Vallee, VIET_MINH } from '../state';
import { allAreas, areaId, areaOf, beside, isValley, valleys } from './ground';
import { overMorale } from './losses';
import { newFight, question, rollDie, settle } from './record';
import {
  censusOf,
  engineers,
  holderBeside,
  idOf,
  inSupply,
  isSteady,
  isTank,
  moraleOf,
  numberOf,
  onMap,
  setMark,
  stackOf,
  stackSizes,
  stepsOf,
  types,
  unitsIn,
} from './units';

/** R49 Engineers that could dig it: on the map, in supply, undisrupted. */
function miners(v: Vallee): number[] {
  return engineers.filter(
    (unit) => onMap(v, unit) && isSteady(v, unit) && inSupply(v, unit) && !v.picked.includes(unit),
  );
}

const stepsIn = (v: Vallee, units: readonly number[]) => units.reduce((total, unit) => total + stepsOf(v, unit), 0);

/** 14.4.2 French areas beside Viet Minh units, while no mine has been begun and there are engineers enough. */
export function mineTargets(v: Vallee): number[] {
  if (v.mine.stage !== 'none' || stepsIn(v, miners(v)) < mineData.steps) return [];
  const census = censusOf(v);
  return allAreas.filter((area) => census.holder[area] === FRENCH && holderBeside(census, area, VIET_MINH));
}

/** 14.4.2 The target is written down unseen; then the engineers are named, whole units of four steps or more together. */
export function* nameMiners(v: Vallee): Rules {
  for (;;) {
    const free = miners(v);
    const enough = stepsIn(v, v.picked) >= mineData.steps;
    if (free.length === 0 && enough) break;
    const choices: ValleeChoice[] = free.flatMap((unit) => made.pick[unit] ?? []);
    if (enough) choices.push(done);
    const about = { picked: v.picked.map(idOf), steps: stepsIn(v, v.picked) };
    const choice = yield question('viet-minh', 'mine-engineers', '14.4.2', choices, { about });
    if (choice.do !== 'pick') break;
    v.picked.push(numberOf(choice.unit));
  }
  for (const unit of v.picked) {
    v.at[unit] = MINING;
    setMark(v, unit, ACTED);
  }
  v.picked = [];
  v.mine.stage = 'digging';
  v.mine.ready = v.turn + mineData.turns;
  v.events.push({ is: 'mine', stage: 'announced', area: areaId(v.mine.area), ready: v.mine.ready });
}

/** 14.4.2 Whether the mine is shown this turn. */
export function mineIsDue(v: Vallee): boolean {
  return v.mine.stage === 'digging' && v.turn >= v.mine.ready;
}

/** 14.4.2 The mine is placed on its target; it fails where nobody is left to blow up, or nobody stands beside it. */
export function showMine(v: Vallee): void {
  const { area } = v.mine;
  const census = censusOf(v);
  const standing = census.holder[area] === FRENCH && holderBeside(census, area, VIET_MINH);
  v.mine.stage = standing ? 'set' : 'done';
  reveal(v.chance);
  v.events.push({ is: 'mine', stage: standing ? 'shown' : 'failed', area: areaId(area), ready: v.turn });
}

/** Where engineers come back: Viet Minh areas beside the target with room, else any valley without French. */
function returns(v: Vallee, unit: number): number[] {
  const census = censusOf(v);
  const room = (area: number) =>
    isValley[area] || stackOf(v, area, 'viet-minh') + (stackSizes[unit] ?? 0) <= stackLimit;
  const near = beside(v.mine.area).flatMap(({ area }) =>
    census.holder[area] === VIET_MINH && room(area) ? [area] : [],
  );
  return near.length > 0 ? near : valleys.filter((area) => census.holder[area] !== FRENCH);
}

/** 14.4.2 The engineers are redeployed, unit by unit. */
export function* returnMiners(v: Vallee): Rules {
  for (;;) {
    const unit = engineers.find((one) => v.at[one] === MINING);
    if (unit === undefined) return;
    const areas = returns(v, unit);
    const [only] = areas;
    const about = { unit: idOf(unit), area: areaId(v.mine.area) };
    const choice =
      areas.length > 1
        ? yield question(
            'viet-minh',
            'mine-return',
            '14.4.2',
            areas.flatMap((area) => made.to[area] ?? []),
            { about },
          )
        : null;
    const to = choice?.do === 'to' ? areaOf(choice.area) : (only ?? valleys[0] ?? 0);
    v.at[unit] = to;
    v.events.push({ is: 'arrived', unit: idOf(unit), area: areaId(to), by: 'march' });
    settle(v, to);
  }
}

/** 14.4.2 Each French engineer unit in the area finds it on a six. */
export function countermine(v: Vallee): void {
  const { area } = v.mine;
  for (const unit of unitsIn(v, area, 'french')) {
    if (types[unit] !== 'engineer') continue;
    if (rollDie(v, 'countermine', '14.4.2', { side: 'french', place: areaId(area) }, idOf(unit)) < hitsOn.countermine)
      continue;
    v.mine.stage = 'done';
    v.events.push({ is: 'mine', stage: 'found', area: areaId(area), ready: v.turn });
    return;
  }
}

/** 14.4.2 Every French unit in the area rolls; above its morale it is disrupted and loses the difference. */
export function blowMine(v: Vallee): void {
  const { area } = v.mine;
  v.mine.stage = 'done';
  const fight = newFight(v);
  closes(v, 'volley');
  opens(v, { is: 'fight', kind: 'mine', by: 'viet-minh', place: areaId(area) });
  v.events.push({ is: 'mine', stage: 'blown', area: areaId(area), ready: v.turn });
  for (const unit of unitsIn(v, area, 'french')) {
    const die = rollDie(v, 'mine', '14.4.2', { side: 'viet-minh', fight, place: areaId(area) }, idOf(unit));
    overMorale(v, unit, die - (isTank(unit) ? 1 : moraleOf(v, unit)), 'mine', fight);
  }
  closes(v, 'fight');
}
