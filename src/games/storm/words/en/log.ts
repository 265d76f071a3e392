/** What happened, and how rolls come about. */

import { sumOf } from '../../../../kernel/wording';
import { say } from '../../../../kernel/words';
import { the, within } from '../../../english';
import type { StormTexts } from '../texts';

const many = (ids: readonly string[]) => (ids.length === 1 ? '1 unit' : `${ids.length} units`);
/** 1 unit fires, 2 units fire. */
const act = (ids: readonly string[], one: string, several: string) =>
  `${many(ids)} ${ids.length === 1 ? one : several}`;
const areas = (count: number) => (count === 1 ? '1 area' : `${count} areas`);
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

const discardCauses = {
  'hand-limit': 'hand limit',
  'go-on': 'to continue the turn',
  sap: 'to sap',
  'end-phase': 'end phase',
};
const lossCauses = {
  damage: 'damage',
  'no-retreat': 'no retreat possible',
  assault: 'assault loss',
  propaganda: 'deserted',
  rats: 'deserted',
  'no-room': 'no room to arrive',
};

export const log = {
  discardCauses,
  lossCauses,
  events: {
    turn: ({ turn }, n) => say`Turn ${turn}: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    bids: ({ first, second, swapped }) =>
      swapped
        ? say`Bids ${first} and ${second}: players swap sides. The Viet Minh need ${areas(Math.max(first, second))}.`
        : say`Bids ${first} and ${second}: players keep their sides. The Viet Minh need ${areas(Math.max(first, second))}.`,
    drawn: ({ side, cards: drawn, reshuffled }, n) =>
      reshuffled
        ? say`${n.side(side)}: discard pile shuffled into the deck, ${cards(drawn)} drawn.`
        : say`${n.side(side)}: ${cards(drawn)} drawn.`,
    'card-played': ({ side, card, area }, n) =>
      area > 0
        ? say`The ${n.side(side)} play “${n.card(card)}” at ${the(n.area(area))}.`
        : say`The ${n.side(side)} play “${n.card(card)}”.`,
    'card-discarded': ({ side, card, cause }, n) =>
      say`The ${n.side(side)} discard “${n.card(card)}” (${discardCauses[cause]}).`,
    'card-cancelled': ({ card, by }, n) => say`“${n.card(card)}” is cancelled by “${n.card(by)}”.`,
    impulse: () => null,
    passed: ({ side }, n) => say`The ${n.side(side)} pass.`,
    moved: ({ units, from, to }, n) =>
      say`${act(units, 'moves', 'move')} from ${the(n.area(from))} to ${the(n.area(to))}.`,
    fired: ({ side, units, target }, n) =>
      say`${n.side(side)}: ${act(units, 'fires', 'fire')} at ${the(n.area(target))}.`,
    assaulted: ({ units, from, target }, n) =>
      say`${act(units, 'assaults', 'assault')} ${the(n.area(target))} from ${the(n.area(from))}.`,
    'assault-over': ({ target, taken }, n) =>
      taken ? say`The assault on ${the(n.area(target))} succeeds.` : say`The assault on ${the(n.area(target))} fails.`,
    rolled: ({ roll, table, row }, n) =>
      table === undefined
        ? say`${n.roll(roll)}: ${sumOf(roll)}.`
        : say`${n.roll(roll)}: ${sumOf(roll)}, ${n.row(table, row ?? 0)}.`,
    spent: ({ unit }, n) => say`${n.unit(unit)} is spent.`,
    refreshed: ({ units, area }, n) =>
      say`${many(units)} ${within(n.area(area))} ${units.length === 1 ? 'is' : 'are'} fresh again.`,
    retreated: ({ unit, to }, n) => say`${n.unit(unit)} retreats to ${the(n.area(to))}.`,
    eliminated: ({ unit, cause }, n) => say`${n.unit(unit)} is eliminated (${lossCauses[cause]}).`,
    arrived: ({ unit, area }, n) => say`${n.unit(unit)} arrives ${within(n.area(area))}.`,
    replacements: ({ units }) => say`Replacements: ${units}.`,
    control: ({ area, to }, n) => say`The ${n.side(to)} take control of ${the(n.area(area))}.`,
    trench: ({ area, from, to }, n) => say`${the(n.area(area))}: trench level ${from} to ${to}.`,
    'fire-marker': ({ area, side }, n) => say`${n.side(side)} Fire marker ${within(n.area(area))}.`,
    'out-of-supply': ({ area }, n) => say`${n.area(area)} is out of supply.`,
    supplied: ({ area }, n) => say`${n.area(area)} is back in supply.`,
    'new-day': ({ waiting }) =>
      waiting.length === 0
        ? say`All units are fresh again.`
        : say`All units are fresh again except those in ${areas(waiting.length)} out of supply.`,
    ended: ({ result }, n) =>
      say`${n.result(result.level)}: ${result.points ?? 0} victory ${result.points === 1 ? 'area' : 'areas'} in Viet Minh hands.`,
  },
  modifiers: {
    card: (of) => ({ text: of }),
    firepower: (of) => ({ text: of, detail: 'firepower' }),
    defense: (of) => ({ text: of, detail: 'best defence' }),
    terrain: (of) => ({ text: `Terrain of ${of}` }),
    'terrain-assault': () => ({ text: 'Terrain', detail: 'does not count in an assault' }),
    'terrain-card': () => ({ text: 'Terrain', detail: 'does not count against this card' }),
    'terrain-same-area': () => ({ text: 'Terrain', detail: 'does not count inside the area' }),
    'terrain-not-held': () => ({ text: 'Terrain', detail: 'does not count: the target does not control the area' }),
    'terrain-fire-marker': () => ({ text: 'Terrain', detail: 'does not count: the target has a Fire marker there' }),
    runway: (of) => ({ text: of, detail: 'runway in Viet Minh hands' }),
    green: (of) => ({ text: of, detail: 'next to the runway, in Viet Minh hands' }),
  },
  rolls: {
    fire: (of) => `Fire at ${of}`,
    assault: (of) => `Assault on ${of}`,
    supply: () => 'French supply',
    replacements: () => 'Replacements',
    emergency: () => 'Emergency replacements',
    sides: () => 'Roll for sides',
  },
  tables: {
    supply: 'French supply',
    propaganda: 'Propaganda',
    damage: 'Damage points',
    results: 'Effects of damage points',
  },
  rows: {
    supply: ['all areas in supply', 'one area out of supply', 'two areas out of supply'],
    propaganda: ['one Tai unit is spent', 'one Tai unit deserts', 'two Tai units desert'],
    damage: ['no damage', 'damage', 'the area is cleared'],
    results: [
      'a fresh unit is spent; or a spent unit retreats',
      'a spent unit is eliminated; or a fresh unit is spent and retreats',
      'a fresh unit is eliminated',
    ],
  },
  outcomes: {
    cleared: 'Garrison cannot hold',
    'may-hold': 'Garrison may hold',
    hit: 'Any damage',
    points: 'Damage points, on average',
    'attackers-lose': 'Attackers suffer, on average',
    'supply-all': 'All areas in supply',
    'supply-one': 'One area out of supply',
    'supply-two': 'Two areas out of supply',
  },
  results: {
    french: {
      name: 'French victory',
      epilogue:
        'The camp is mauled and hungry, but too many of its hills still stand. The column from Laos finds it alive.',
    },
    'viet-minh': {
      name: 'Viet Minh victory',
      epilogue: 'The hills have fallen one by one. A red flag stands on the command post, and the guns are silent.',
    },
  },
} satisfies Partial<StormTexts>;
