/** 16.1, 16.2, 17.0 The choices of the set-up, then its dice. */
import { done, made, type Rules, type ValleeChoice } from '../choices';
import { airUnits } from '../data/aircraft';
import { areas } from '../data/areas';
import { stackLimit } from '../data/constants';
import type { Placement, Start } from '../data/scenario';
import { entrenchment } from '../data/terrain';
import { units } from '../data/units';
import type { RollKey } from '../keys';
import { ABSENT, DISRUPTED, FRENCH, NOBODY, type Side, type Vallee, VIET_MINH } from '../state';
import { crisisPicks } from './crisis';
import { areaOf, areasOf, isFortress, isValley } from './ground';
import { question, rollDie, type Steps, scenarioOf, stepThrough } from './record';
import { censusOf, clearMark, isHeldBy, numberOf, regiments, setMark, stackSizes } from './units';

const steps: Steps = {
  french: (v) => arrange(v, 'french', frenchChoices),
  'viet-minh': function* (v) {
    yield* arrange(v, 'viet-minh', vietMinhChoices);
    v.picked = [];
    v.answers = [];
    takeControl(v);
  },
  dice: rollStart,
  fly: chooseAircraft,
  crisis: {
    begin: (v) => {
      if (scenarioOf(v).special.crisis) beginCrisis(v);
    },
    run: (v) => crisisPicks(v, 'viet-minh'),
  },
};

/** 16.1 */
export function settingUp(v: Vallee): Rules {
  return stepThrough(v, steps);
}

/** 17.5.3 Random event 12 against the Viet Minh. */
function beginCrisis(v: Vallee): void {
  v.quota = rollDie(v, 'crisis-units', '17.5.3', { side: 'viet-minh' });
}

/** The owner changes what is filled in until it pleases. */
function* arrange(v: Vallee, side: Side, choicesOf: (v: Vallee) => ValleeChoice[]): Rules {
  for (;;) {
    const choices = choicesOf(v);
    if (choices.length === 0) return;
    const ask = side === 'french' ? 'setup-french' : 'setup-vm';
    const choice = yield question(side, ask, scenarioOf(v).section, [...choices, done], { scene: { is: 'arrivals' } });
    if (choice.do === 'done') return;
    arrangeOne(v, choice);
  }
}

function arrangeOne(v: Vallee, choice: ValleeChoice): void {
  switch (choice.do) {
    case 'place':
      v.at[numberOf(choice.unit)] = areaOf(choice.area);
      return;
    case 'take':
      takeTank(v, numberOf(choice.unit));
      return;
    case 'pick':
      damageTank(v, numberOf(choice.unit));
      return;
    case 'omit':
      omitRegiment(v, choice.regiment);
      return;
    case 'entrench':
      v.trench[areaOf(choice.area)] = (v.trench[areaOf(choice.area)] ?? 0) + 1;
      return;
    case 'fill':
      v.trench[areaOf(choice.area)] = (v.trench[areaOf(choice.area)] ?? 0) - 1;
      return;
    default:
      return;
  }
}

function placements(v: Vallee, list: readonly Placement[]): ValleeChoice[] {
  const choices: ValleeChoice[] = [];
  const census = censusOf(v);
  for (const { areas, units: members } of list) {
    if (areas.length < 2) continue;
    for (const area of areas) {
      const number = areaOf(area);
      const room = isValley[number] ? 999 : stackLimit - (census.stack[number] ?? 0);
      for (const unit of members) {
        const at = v.at[numberOf(unit)] ?? ABSENT;
        if (at < 0 || at === number || (stackSizes[numberOf(unit)] ?? 0) > room) continue;
        choices.push({ do: 'place', unit, area });
      }
    }
  }
  return choices;
}

function frenchChoices(v: Vallee): ValleeChoice[] {
  const { french, tanks } = scenarioOf(v);
  const choices = placements(v, french);
  if (!tanks) return choices;
  for (const unit of tanks.of) {
    const number = numberOf(unit);
    const taken = v.picked.includes(number);
    const choice = made[taken ? 'pick' : 'take'][number];
    if (choice && (!taken || (tanks.damaged > 0 && !v.answers.includes(number)))) choices.push(choice);
  }
  if (tanks.areas.length > 1) choices.push(...placements(v, [{ areas: tanks.areas, units: tanks.of }]));
  return choices;
}

/** Another tank is taken; the one taken first is left out for it. */
function takeTank(v: Vallee, tank: number): void {
  const out = v.picked.shift();
  v.picked.push(tank);
  if (out === undefined) return;
  v.at[tank] = v.at[out] ?? ABSENT;
  v.at[out] = ABSENT;
  if (v.answers.includes(out)) damageTank(v, tank, out);
}

/** 17.5.1 Another tank is damaged instead of the one named first. */
function damageTank(v: Vallee, tank: number, whole = v.answers[0]): void {
  if (whole === undefined) return;
  v.answers = [...v.answers.filter((one) => one !== whole), tank];
  clearMark(v, whole, DISRUPTED);
  setMark(v, tank, DISRUPTED);
}

function vietMinhChoices(v: Vallee): ValleeChoice[] {
  const data = scenarioOf(v);
  const choices = placements(v, data['viet-minh']);
  for (const list of data.regiments) {
    for (const regiment of list) if (takesPart(v, regiment)) choices.push({ do: 'omit', regiment });
  }
  const where = data['viet-minh'].find(({ areas }) => areas.length > 1);
  if (data.entrenchments.length === 0 || !where) return choices;
  const placed = v.trench.reduce((sum, one) => sum + one, 0);
  for (const area of areasOf(where.areas)) {
    const [dig, fill] = [made.entrench[area], made.fill[area]];
    const trench = v.trench[area] ?? 0;
    if (dig && placed < data.entrenchments.length && trench < entrenchment.most) choices.push(dig);
    if (fill && trench > 0) choices.push(fill);
  }
  return choices;
}

function takesPart(v: Vallee, regiment: string): boolean {
  return regiments.some((one, unit) => one === regiment && (v.at[unit] ?? ABSENT) >= 0);
}

/** 17.4.2 A regiment stays out; the one of its division that was out stands in its places. */
function omitRegiment(v: Vallee, regiment: string): void {
  const list = scenarioOf(v).regiments.find((one) => one.includes(regiment)) ?? [];
  const out = list.find((one) => !takesPart(v, one));
  const members = (name: string | undefined) =>
    units.flatMap((unit, number) => (unit.regiment === name ? [number] : []));
  const incoming = members(out);
  members(regiment).forEach((unit, i) => {
    const other = incoming[i];
    if (other !== undefined) v.at[other] = v.at[unit] ?? ABSENT;
    v.at[unit] = ABSENT;
  });
}

/** 8.4, 17.4, 17.5 Supply, replacement steps and aircraft that depend on a die. */
function rollStart(v: Vallee): void {
  const { supply, pool, air, section } = scenarioOf(v);
  const start = (side: Side, name: RollKey, { die, plus }: Start) =>
    plus + (die ? rollDie(v, name, section, { side }) : 0);
  if (supply) {
    v.supply.french = start('french', 'supply', supply.french);
    v.supply['viet-minh'] = start('viet-minh', 'supply', supply['viet-minh']);
  }
  if (pool) v.pool = start('french', 'pool', pool);
  if (!air) return;
  v.quota = rollDie(v, 'air', section, { side: 'french' }) + air.plus;
  v.air = airUnits.map(({ from }) => (from === 'start' ? 'flown' : 'absent'));
  if (scenarioOf(v).effort && scenarioOf(v).weekly) v.effortMonths = ['april'];
}

/** 17.1 to 17.5 As many air units as the die says, of the types listed. */
function* chooseAircraft(v: Vallee): Rules {
  const types = scenarioOf(v).air?.types ?? [];
  while (v.quota > 0) {
    const left = types.filter((type) => airUnits.some((one, air) => one.type === type && v.air[air] === 'flown'));
    if (left.length === 0) break;
    const choices = left.map((air): ValleeChoice => ({ do: 'fly', air }));
    const about = { units: v.quota };
    const choice = yield question('french', 'setup-air', scenarioOf(v).section, choices, { about });
    if (choice.do !== 'fly') break;
    const air = airUnits.findIndex((one, number) => one.type === choice.air && v.air[number] === 'flown');
    v.air[air] = 'ready';
    v.quota--;
  }
  v.quota = 0;
}

/** 16.1, R47 The French hold every fortress area without Viet Minh in it; the valleys are the enemy's. */
export function takeControl(v: Vallee): void {
  areas.forEach((_, area) => {
    if (isHeldBy(v, area, 'viet-minh')) v.control[area] = VIET_MINH;
    else if (isFortress[area] || isHeldBy(v, area, 'french')) v.control[area] = FRENCH;
    else v.control[area] = isValley[area] ? VIET_MINH : NOBODY;
  });
}
