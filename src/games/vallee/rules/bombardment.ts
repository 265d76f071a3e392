/** 5.5.1 Artillery bombardment: the Viet Minh with French counter-battery, then the French. */
import { choicesOf } from '../../../kernel/again';
import { closes, opens, within } from '../../../kernel/tale';
import {
  bombardArea,
  bombardHq,
  bombardUnit,
  detonate,
  done,
  made,
  type Rules,
  shotAt,
  type ValleeChoice,
} from '../choices';
import { type Census, type Fire, holderOf, other, type Side, type Vallee, VIET_MINH } from '../state';
import { bombard, canCounter, commitGun, counterBattery, mayFireGun, opensShot } from './artillery';
import { allAreas, areaId, CENTRAL_FORTRESS, isValley } from './ground';
import { rockets } from './katyusha';
import { blowMine, countermine, mineIsDue, mineTargets, nameMiners, returnMiners, showMine } from './mine';
import { newFight, question } from './record';
import { canReach, inRange, seenFrom } from './sight';
import { purseOf } from './supply';
import { batteriesOf, censusOf, frenchBatteries, idOf, isKatyusha, numberOf, unitsAt } from './units';

/** 5.5.1 The Viet Minh bombard; 14.4.2 the mine is announced first, or set off when they choose. */
export function* vietMinhGuns(v: Vallee): Rules {
  opens(v, { is: 'volley', kind: 'barrage', by: 'viet-minh' });
  if (v.step === 'begin') {
    v.begun = false;
    if (mineIsDue(v)) {
      showMine(v);
      v.step = 'return';
    } else v.step = 'fire';
  }
  for (;;) {
    switch (v.step) {
      case 'return':
        yield* returnMiners(v);
        if (v.mine.stage === 'set') countermine(v);
        v.step = 'fire';
        break;
      case 'engineers':
        yield* nameMiners(v);
        v.step = 'fire';
        break;
      case 'answer':
        yield* answerBattery(v);
        v.step = 'fire';
        break;
      default:
        if (!(yield* nextBattery(v))) {
          closes(v, 'volley');
          return;
        }
    }
  }
}

/** One battery, the mine, or the end; false when the phase is over. */
function* nextBattery(v: Vallee): Rules<boolean> {
  const choices = choicesOf(v, 'bombard-vm', () => gunsAndMine(v));
  if (choices.length === 0) return false;
  const choice = yield question('viet-minh', 'bombard-vm', '10.2', choices, { about: purseOf(v, 'viet-minh') });
  switch (choice.do) {
    case 'detonate':
      blowMine(v);
      return true;
    case 'mine':
      v.mine.area = allAreas.find((area) => areaId(area) === choice.area) ?? -1;
      v.step = 'engineers';
      return true;
    case 'bombard':
      v.begun = true;
      beginFire(v, choice);
      v.step = 'answer';
      return true;
    default:
      if (v.mine.stage === 'set') blowMine(v);
      return false;
  }
}

function gunsAndMine(v: Vallee): ValleeChoice[] {
  const choices = bombardChoices(v, 'viet-minh');
  if (v.mine.stage === 'set') choices.push(detonate);
  if (!v.begun) for (const area of mineTargets(v)) choices.push(made.mine[area] ?? done);
  if (choices.length > 0) choices.push(done);
  return choices;
}

function beginFire(v: Vallee, choice: { readonly unit: string; readonly target: string }): void {
  const unit = numberOf(choice.unit);
  v.firing = { unit, target: choice.target, fight: newFight(v) };
  v.answers = [];
  opensShot(v, v.firing);
  commitGun(v, v.firing, isKatyusha(unit) ? 'katyusha' : choice.target === 'hq' ? 'hq' : 'bombard');
}

/** 10.5 The French may answer before the battery rolls; all batteries are named first. */
function* answerBattery(v: Vallee): Rules {
  const fire = v.firing;
  if (!fire) return;
  opens(v, { is: 'answer', by: 'french' });
  yield* nameAnswers(v, 'counter-bombard', fire);
  const silenced = counterBattery(v, v.answers, fire.unit, fire.fight, true);
  v.firing = null;
  v.answers = [];
  closes(v, 'answer');
  if (!silenced) {
    if (isKatyusha(fire.unit)) rockets(v, fire);
    else bombard(v, fire);
  }
  closes(v, 'fight');
}

/** 10.5 French batteries that can answer one that fires, named one by one; each pays as it is named. */
export function* nameAnswers(v: Vallee, ask: 'counter-bombard' | 'counter-opportunity', fire: Fire): Rules {
  if (!canCounter(v, fire.unit)) return;
  const area = v.at[fire.unit] ?? -1;
  for (;;) {
    const choices = choicesOf(v, ask, () => answersBy(gunsReaching(v, area)));
    if (choices.length === 0) return;
    const about = {
      unit: idOf(fire.unit),
      area: areaId(area),
      target: fire.target,
      picked: v.answers.map(idOf),
      ...purseOf(v, 'french'),
    };
    const scene = { is: 'fight', target: areaId(area) } as const;
    const choice = yield question('french', ask, '10.5', choices, { about, scene, window: 'other' });
    if (choice.do !== 'answer') return;
    const unit = numberOf(choice.unit);
    v.answers.push(unit);
    commitGun(v, { unit, target: idOf(fire.unit), fight: fire.fight }, 'counter-battery');
  }
}

/** 10.5 French batteries that could answer one that fires from an area. */
export function gunsReaching(v: Vallee, area: number): number[] {
  const census = censusOf(v);
  return frenchBatteries.filter((unit) => mayFireGun(v, unit) && canReach(v, unit, area, census));
}

/** 10.4, 10.5 Each of these guns, and the end of it; nothing where there is none. */
export function answersBy(guns: readonly number[]): ValleeChoice[] {
  const choices: ValleeChoice[] = [];
  for (const gun of guns) choices.push(made.answer[gun] ?? done);
  if (choices.length > 0) choices.push(done);
  return choices;
}

/** 5.5.1 The French bombard; nobody answers them. */
export function* frenchGuns(v: Vallee): Rules {
  yield* within(v, { is: 'volley', kind: 'barrage', by: 'french' }, frenchShots(v));
}

function* frenchShots(v: Vallee): Rules {
  for (;;) {
    const choices = choicesOf(v, 'bombard-french', () => {
      const list = bombardChoices(v, 'french');
      if (list.length > 0) list.push(done);
      return list;
    });
    if (choices.length === 0) return;
    const choice = yield question('french', 'bombard-french', '10.2', choices, { about: purseOf(v, 'french') });
    if (choice.do !== 'bombard') return;
    const fire = { unit: numberOf(choice.unit), target: choice.target, fight: newFight(v) };
    opensShot(v, fire);
    commitGun(v, fire, 'bombard');
    bombard(v, fire);
    closes(v, 'fight');
  }
}

/** 10.2 Every battery with everything it sees and reaches. */
export function bombardChoices(v: Vallee, side: Side): ValleeChoice[] {
  const choices: ValleeChoice[] = [];
  const census = censusOf(v);
  for (const unit of batteriesOf(side)) {
    if (!mayFireGun(v, unit)) continue;
    const seen = seenFrom(census, v.at[unit] ?? -1, side);
    for (const area of allAreas) {
      if (census.holder[area] !== holderOf(other(side)) || !seen[area] || !inRange(v, unit, area)) continue;
      addTargets(choices, census, unit, area);
    }
    if (side === 'viet-minh' && !isKatyusha(unit) && seen[CENTRAL_FORTRESS] && inRange(v, unit, CENTRAL_FORTRESS)) {
      if (census.holder[CENTRAL_FORTRESS] !== VIET_MINH) choices.push(bombardHq[unit] ?? done);
    }
  }
  return choices;
}

/** 10.2 An area as a whole, except in a valley, where units are targets one by one; rockets always strike all. */
function addTargets(choices: ValleeChoice[], census: Census, unit: number, area: number): void {
  if (!isValley[area] || isKatyusha(unit)) {
    choices.push(bombardArea[unit]?.[area] ?? done);
    return;
  }
  for (const target of unitsAt(census, area)) choices.push(shotAt(bombardUnit, unit, target));
}
