/** Every roll a player can influence, before it is made: what each face of the die reads and what it comes to. */
import { outcomesOf, previewInColumns, previewOf } from '../../../kernel/previews';
import type { Preview } from '../../../kernel/view';
import type { SeasonChoice, SeasonPrompt } from '../choices';
import { fireCodes, handCodes, type scoutResults } from '../codes';
import { isPa, isZone, place, placeId } from '../data/places';
import { favourable, fireTable, handTable, scouting, stacking } from '../data/tables';
import type { OutcomeKey } from '../keys';
import { airStrike, barrage, type Fire, fireColumn, fireDie, infantryFire } from '../rules/fire';
import { fireFaces, fireOdds, scoutOdds } from '../rules/fire-odds';
import {
  columnName,
  defendersOf,
  type Hand,
  handColumn,
  handDie,
  handOn,
  type Said,
  standingWith,
} from '../rules/hand';
import { handOdds } from '../rules/hand-odds';
import { faceUpAt, numberOf, piecesAt } from '../rules/pieces';
import { defendersIn } from '../rules/targets';
import { attackerOf, type Season, type Side, sideIn } from '../state';
import { bornePreview, checkPreview, criticalPreview } from './bearing';
import { nextFire } from './next-fire';

const { chance, expected } = outcomesOf<OutcomeKey>();

export function preview(v: Season, prompt: SeasonPrompt, choice: SeasonChoice | null): Preview | null {
  const side = sideIn(prompt.side);
  switch (choice?.do) {
    case 'fire':
      return firePreview(v, infantry(v, side, place(choice.from), place(choice.place), choice.air));
    case 'barrage':
      return firePreview(v, barrage(v, side, place(choice.place)));
    case 'strike':
      return firePreview(v, airStrike(v, place(choice.place), choice.air));
    case 'scout':
      return scoutPreview(choice.place);
    case 'attack':
      return attackPreview(v, side, place(choice.place), numberOf(choice.unit));
    case 'assault':
      return attackPreview(v, side, place(choice.place), ...joining(prompt, choice.place));
    case 'call-off':
      return attackPreview(v, side, place(choice.place));
    case 'pick':
      return prompt.ask === 'hand-check' || prompt.ask === 'bear-check'
        ? checkPreview(v, choice.unit)
        : fightPreview(v, prompt, choice);
    case 'lose':
    case 'disorganize':
      return bornePreview(v, prompt, choice.unit);
    case 'double':
      return criticalPreview(v, prompt, 'doubled');
    case 'tank':
      return criticalPreview(v, prompt, 'none');
    case 'two':
    case 'all':
    case 'air':
      return fightPreview(v, prompt, choice);
    case undefined:
      return prompt.ask === 'defensive-fire' ? nextFirePreview(v, side) : fightPreview(v, prompt, null);
    default:
      return null;
  }
}

/** The fire that is usually made next: nobody throws without having seen its odds. */
function nextFirePreview(v: Season, side: Side): Preview | null {
  const next = nextFire(v);
  return next && firePreview(v, infantry(v, side, next.from, next.target, 0));
}

/** Everybody who may still join an attack. */
function joining(prompt: SeasonPrompt, target: string): number[] {
  return prompt.choices.flatMap((one) => (one.do === 'attack' && one.place === target ? [numberOf(one.unit)] : []));
}

/** Infantry of a place: all the French there, or as many battalions as may fire. */
function infantry(v: Season, side: Side, from: number, target: number, air: number): Fire {
  const able = side === 'french' ? piecesAt(v, from, side) : faceUpAt(v, from);
  const most = side === 'french' ? able.length : isPa(from) ? stacking.battalions : defendersIn(v, from);
  return infantryFire(v, side, from, able.slice(0, most), target, air);
}

function firePreview(v: Season, fire: Fire): Preview | null {
  if (fire.bearers.length === 0) return null;
  const faces = fireFaces(v, fire);
  const odds = fireOdds(v, fire);
  const { start, shifts, column } = fireColumn(v, fire);
  const columns = {
    start: `${fireTable.columns[start] ?? 0}`,
    shifts,
    names: fireTable.columns.map(String),
    read: column,
    over: 0,
  };
  const name = fire.how === 'infantry' ? 'fire' : fire.how;
  const plan = { name, rule: '5.2', of: placeId(fire.target), dice: '1d6', modifiers: fireDie(v, fire) } as const;
  const fired = previewInColumns('fire', faces, fireCodes, columns, plan, [
    chance('nothing', odds.nothing),
    chance('check', odds.check),
    chance('disorder', odds.disorder),
    chance('steps', odds.steps),
    ...(odds.tank > 0 ? [chance('tank', odds.tank)] : []),
  ]);
  return { ...fired, headline: ['steps', 'disorder', 'check'] };
}

/** An attack as declared so far, with some units more. */
function attackPreview(v: Season, side: Side, target: number, ...more: readonly number[]): Preview | null {
  const declared = v.attacks.find((attack) => attack.target === target)?.units ?? [];
  const units = [...new Set([...declared, ...more])];
  if (units.length === 0) return null;
  if (!isZone(target)) return handPreview(v, handOn(v, side, target, units), side);
  const most = side === 'viet-minh' ? defendersIn(v, target) : units.length;
  return firePreview(v, infantryFire(v, side, target, units.slice(0, most), target, 0));
}

/** The fight at hand, with the answer that is weighed; what is not yet said is taken as the best of its owner. */
function fightPreview(v: Season, prompt: SeasonPrompt, choice: SeasonChoice | null): Preview | null {
  const attack = v.attacks[0];
  const asked = prompt.ask === 'stand' || prompt.ask === 'name' || prompt.ask === 'add-air';
  if (!asked || !attack) return null;
  const side = attackerOf(v);
  const units = attack.units.filter((unit) => (v.at[unit] ?? -1) >= 0);
  const air = choice?.do === 'air' ? choice.points : 0;
  if (isZone(attack.target)) return firePreview(v, infantryFire(v, side, attack.target, units, attack.target, air));
  const defenders = defendersOf(v, side, attack.target);
  if (defenders.length === 0) return null;
  const said = { ...saidIn(prompt), ...(choice && saidBy(choice, prompt.side === side, defenders)) };
  return handPreview(v, handOn(v, side, attack.target, units, said), prompt.side);
}

/** What had been said of the fight when the question was put. */
function saidIn({ about = {} }: SeasonPrompt): Said {
  const { standing, named, champion } = about;
  return {
    ...(Array.isArray(standing) && { standing: standing.map(numberOf) }),
    ...(typeof named === 'string' && { named: numberOf(named) }),
    ...(typeof champion === 'string' && { champion: numberOf(champion) }),
  };
}

/** What a choice says of it. */
function saidBy(choice: SeasonChoice, byAttacker: boolean, defenders: readonly number[]): Said {
  switch (choice.do) {
    case 'two':
      return { standing: standingWith(defenders, [numberOf(choice.unit), numberOf(choice.with)]) };
    case 'all':
      return { standing: defenders };
    case 'pick':
      return byAttacker ? { champion: numberOf(choice.unit) } : { named: numberOf(choice.unit) };
    case 'air':
      return { air: choice.points };
    default:
      return {};
  }
}

function handPreview(v: Season, hand: Hand, side: string): Preview {
  const odds = handOdds(v, hand);
  const { attack, defence, start, shifts, column, over } = handColumn(v, hand);
  const columns = {
    start: columnName(start),
    ratio: [attack, defence],
    shifts,
    names: handTable.columns,
    read: column,
    over,
    again: { face: 1, table: 'critical', from: favourable },
  } as const;
  const faces = odds.faces.map(({ code }) => code);
  const modifiers = handDie(v, hand, over);
  const plan = { name: 'hand', rule: '5.5', of: placeId(hand.target), dice: '1d6', modifiers } as const;
  const [won, kept] = hand.attacker === 'viet-minh' ? (['falls', 'holds'] as const) : (['retaken', 'held'] as const);
  const fought = previewInColumns('hand', faces, handCodes, columns, plan, [
    chance(won, odds.taken),
    chance(kept, 1 - odds.taken),
    expected('attacker-steps', odds.attackerSteps),
    expected('defender-steps', odds.defenderSteps),
  ]);
  // Nought is said too: what the other side hopes for is no good news.
  return { ...fought, headline: [side === hand.attacker ? won : kept] };
}

/** 6.1 What one die of reconnaissance brings: the same for every zone. */
function scoutPreview(zone: string): Preview {
  const bars = [1, 2, 3, 4, 5, 6].map((die) => ({
    total: die,
    chance: 1 / 6,
    row: die <= scouting.blind ? 0 : die < scouting.costly ? 1 : 2,
  }));
  const share = (what: (typeof scoutResults)[number]) =>
    scoutOdds().reduce((sum, { is, chance: part }) => (is === what ? sum + part : sum), 0);
  const plan = { name: 'scout', rule: '6.1', of: zone, dice: '1d6', modifiers: [] } as const;
  return previewOf('scout', bars, plan, [
    chance('seen', share('seen') + share('costly')),
    chance('costly', share('costly')),
    chance('unseen', share('nothing')),
  ]);
}
