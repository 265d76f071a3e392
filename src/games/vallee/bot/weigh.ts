/** The few choices worth thinking about, the bot's own first: which assault to launch, and who moves up for what. */
import type { ValleeAdvice, ValleeChoice, ValleePrompt } from '../choices';
import { allAreas, areaId, areaOf, beside } from '../rules/ground';
import { controls } from '../rules/record';
import { isInfantry, numberOf, stepsOf } from '../rules/units';
import { FRENCH, NOBODY, other, type Side, type Vallee, VIET_MINH } from '../state';
import { type Field, fieldOf, shelterOf, stormsOf } from './field';
import { bot } from './index';
import { bestBy } from './pick';
import { counts, sideIn } from './rash';
import { reaches, strikeAt } from './strike';

const MOST = 4;

/** Questions at which nothing else is worth a thought. */
export const weighed: readonly ValleePrompt['ask'][] = ['assault-move'];

export function weigh(v: Vallee, prompt: ValleePrompt): readonly ValleeAdvice[] {
  const first = bot(v, prompt);
  if (prompt.ask !== 'assault' && prompt.ask !== 'assault-move') return [first];
  const side = sideIn(prompt.side);
  const others = prompt.ask === 'assault' ? assaults(v, prompt, side) : moves(v, prompt, side);
  const found = new Map<ValleeChoice, ValleeAdvice>([[first.choice, first]]);
  for (const advice of others) if (!found.has(advice.choice)) found.set(advice.choice, advice);
  return [...found.values()];
}

function assaults(v: Vallee, { choices }: ValleePrompt, side: Side): readonly ValleeAdvice[] {
  const areas = stormsOf(fieldOf(v), side, true)
    .slice(0, MOST)
    .map(({ area }) => areaId(area));
  return choices.flatMap((choice): ValleeAdvice[] => {
    if (choice.do === 'done') return [{ choice, why: 'no-assault' }];
    return choice.do === 'assault' && areas.includes(choice.area) ? [{ choice, why: 'assault' }] : [];
  });
}

/** Into or up to what is worth it, ending the movement, or the whole half. */
function moves(v: Vallee, { choices }: ValleePrompt, side: Side): readonly ValleeAdvice[] {
  const field = fieldOf(v);
  const up = side === 'french' ? reliefs(field, choices) : blows(field, choices);
  const found = [...up, ...walks(field, side, choices)].flatMap(([choice, ...then]): ValleeAdvice[] =>
    choice ? [{ choice, why: side === 'french' ? 'reinforce' : 'close-up', then }] : [],
  );
  const ends = choices.flatMap((choice): ValleeAdvice[] => {
    if (choice.do === 'done') return [{ choice, why: 'stay' }];
    return choice.do === 'pass' ? [{ choice, why: 'pass' }] : [];
  });
  return [...found.slice(0, 1), ...ends, ...found.slice(1)];
}

/** Those that march together, the strongest first. */
type March = readonly ValleeChoice[];

/** Each of the best blows, whatever it promises, and the best of them by the other ways up. */
function blows(field: Field, choices: readonly ValleeChoice[]): March[] {
  const reach = reaches(field);
  const strikes = allAreas
    .flatMap((area) => (field.census.holder[area] === FRENCH ? (strikeAt(field, area, reach) ?? []) : []))
    .sort((a, b) => b.gain - a.gain);
  const marches = strikes
    .slice(0, MOST)
    .map(({ moves: goes }) =>
      choices.filter((one) => one.do === 'move' && goes.get(numberOf(one.unit)) === areaOf(one.to)),
    );
  const ways = strikes.slice(0, 1).flatMap(({ area, force }) => {
    const theirs = choices.filter((one) => one.do === 'move' && force.has(numberOf(one.unit)));
    return upTo(field, theirs, area);
  });
  return [...marches, ...ways];
}

/** Into each place that the enemy may storm or that counts near him, and up to the first. */
function reliefs(field: Field, choices: readonly ValleeChoice[]): March[] {
  const { v, census } = field;
  const threatened = stormsOf(field, 'viet-minh', false).map(({ area }) => area);
  const near = allAreas.filter((area) => {
    if (!counts(v, area) || !controls(v, 'french', area) || threatened.includes(area)) return false;
    return beside(area).some((next) => ((census.near[next.area] ?? 0) & VIET_MINH) !== 0);
  });
  const into = [...threatened, ...near].slice(0, MOST).map((area) => marchTo(v, choices, area));
  return [...into, ...threatened.slice(0, 1).flatMap((area) => upTo(field, choices, area))];
}

/** Beside an area: the best shelter first. */
function upTo({ v }: Field, choices: readonly ValleeChoice[], area: number): March[] {
  return beside(area)
    .map((next) => next.area)
    .sort((a, b) => shelterOf(v, b) - shelterOf(v, a))
    .map((place) => marchTo(v, choices, place));
}

/** Into ground that counts and that the enemy left empty, or up to where he holds it. */
function walks(field: Field, side: Side, choices: readonly ValleeChoice[]): March[] {
  const { v, census } = field;
  const lost = allAreas.filter((area) => counts(v, area) && controls(v, other(side), area));
  const isEmpty = (area: number) => census.holder[area] === NOBODY;
  const into = lost.filter(isEmpty).map((area) => marchTo(v, choices, area).slice(0, 1));
  if (side === 'viet-minh') return into;
  const held = lost.filter((area) => !isEmpty(area)).slice(0, MOST);
  return [...into, ...held.flatMap((area) => upTo(field, choices, area).slice(0, 1))];
}

/** The strongest infantry that gets to a place, and with it all from where it stands, unless that is ground to be held. */
function marchTo(v: Vallee, choices: readonly ValleeChoice[], place: number): March {
  const going = choices.filter((one) => one.do === 'move' && areaOf(one.to) === place);
  const strength = (choice: ValleeChoice) => {
    const unit = choice.do === 'move' ? numberOf(choice.unit) : -1;
    return isInfantry(unit) ? stepsOf(v, unit) : 0;
  };
  const first = bestBy(going, strength);
  if (!first || first.score <= 0 || first.choice.do !== 'move') return [];
  const { choice } = first;
  const from = v.at[numberOf(first.choice.unit)];
  if (counts(v, from ?? -1)) return [choice];
  const others = going.filter((one) => one !== choice && one.do === 'move' && v.at[numberOf(one.unit)] === from);
  return [choice, ...others.sort((a, b) => strength(b) - strength(a))];
}
