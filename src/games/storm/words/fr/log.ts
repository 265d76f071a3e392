/** Ce qui s’est passé, et comment naissent les jets. */

import { sumOf } from '../../../../kernel/wording';
import { say } from '../../../../kernel/words';
import { at, of as de, on, from as since, within } from '../../../french';
import type { StormTexts } from '../texts';

const many = (ids: readonly string[]) => (ids.length < 2 ? `${ids.length} unité` : `${ids.length} unités`);
const zones = (count: number) => (count < 2 ? `${count} zone` : `${count} zones`);
const cards = (count: number) => (count < 2 ? `${count} carte piochée` : `${count} cartes piochées`);

const discardCauses = {
  'hand-limit': 'limite de la main',
  'go-on': 'pour prolonger le tour',
  sap: 'pour saper',
  'end-phase': 'phase finale',
};
const subjects = { french: 'Les Français jouent', 'viet-minh': 'Le Viêt Minh joue' };
const lossCauses = {
  damage: 'dégâts',
  'no-retreat': 'aucun repli possible',
  assault: 'perte de l’assaut',
  propaganda: 'désertion',
  rats: 'désertion près de la rivière',
  'no-room': 'pas de place à l’arrivée',
};

export const log = {
  discardCauses,
  lossCauses,
  events: {
    turn: ({ turn }, n) => say`Tour ${turn}\u202f: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    bids: ({ first, second, swapped }) =>
      swapped
        ? say`Mises ${first} et ${second}\u202f: les joueurs changent de camp. Il faut ${zones(Math.max(first, second))} au Viêt Minh.`
        : say`Mises ${first} et ${second}\u202f: chacun garde son camp. Il faut ${zones(Math.max(first, second))} au Viêt Minh.`,
    drawn: ({ side, cards: drawn, reshuffled }, n) =>
      reshuffled
        ? say`${n.side(side)}\u202f: défausse mélangée à la pioche, ${cards(drawn)}.`
        : say`${n.side(side)}\u202f: ${cards(drawn)}.`,
    'card-played': ({ side, card, area }, n) =>
      area > 0
        ? say`${subjects[side]} «\u202f${n.card(card)}\u202f» ${within(n.area(area))}.`
        : say`${subjects[side]} «\u202f${n.card(card)}\u202f».`,
    'card-discarded': ({ side, card, cause }, n) =>
      say`${n.side(side)}\u202f: défausse de «\u202f${n.card(card)}\u202f» (${discardCauses[cause]}).`,
    'card-cancelled': ({ card, by }, n) =>
      say`«\u202f${n.card(card)}\u202f» est annulée par «\u202f${n.card(by)}\u202f».`,
    impulse: () => null,
    passed: ({ side }) => say`${side === 'french' ? 'Les Français passent' : 'Le Viêt Minh passe'}.`,
    moved: ({ units, from, to }, n) =>
      say`${many(units)} ${units.length < 2 ? 'va' : 'vont'} ${de(n.area(from))} ${at(n.area(to))}.`,
    fired: ({ side, units, target }, n) => say`${n.side(side)}\u202f: tir de ${many(units)} ${on(n.area(target))}.`,
    assaulted: ({ units, from, target }, n) =>
      say`Assaut de ${many(units)} ${on(n.area(target))} ${since(n.area(from))}.`,
    'assault-over': ({ target, taken }, n) =>
      taken ? say`L’assaut ${on(n.area(target))} réussit.` : say`L’assaut ${on(n.area(target))} échoue.`,
    rolled: ({ roll, table, row }, n) =>
      table === undefined
        ? say`${n.roll(roll)}\u202f: ${sumOf(roll)}.`
        : say`${n.roll(roll)}\u202f: ${sumOf(roll)}, ${n.row(table, row ?? 0)}.`,
    spent: ({ unit }, n) => say`${n.unit(unit)} est épuisée.`,
    refreshed: ({ units, area }, n) =>
      say`${many(units)} de nouveau ${units.length < 2 ? 'fraîche' : 'fraîches'} ${within(n.area(area))}.`,
    retreated: ({ unit, to }, n) => say`${n.unit(unit)} se replie ${at(n.area(to))}.`,
    eliminated: ({ unit, cause }, n) => say`${n.unit(unit)} est éliminée (${lossCauses[cause]}).`,
    arrived: ({ unit, area }, n) => say`${n.unit(unit)} arrive ${within(n.area(area))}.`,
    replacements: ({ units }) => say`Remplacements\u202f: ${units}.`,
    control: ({ area, to }, n) =>
      say`${to === 'french' ? 'Les Français prennent' : 'Le Viêt Minh prend'} le contrôle ${de(n.area(area))}.`,
    trench: ({ area, from, to }, n) => say`Tranchées ${within(n.area(area))}\u202f: de ${from} à ${to}.`,
    'fire-marker': ({ area, side }, n) => say`Marqueur Feu (${n.side(side)}) ${within(n.area(area))}.`,
    'out-of-supply': ({ area }, n) => say`Plus de ravitaillement ${within(n.area(area))}.`,
    supplied: ({ area }, n) => say`Ravitaillement rétabli ${within(n.area(area))}.`,
    'new-day': ({ waiting }) =>
      waiting.length === 0
        ? say`Toutes les unités sont de nouveau fraîches.`
        : say`Toutes les unités sont de nouveau fraîches, sauf dans les zones sans ravitaillement (${waiting.length}).`,
    ended: ({ result }, n) =>
      say`${n.result(result.level)}\u202f: ${result.points ?? 0} ${(result.points ?? 0) < 2 ? 'zone' : 'zones'} de victoire aux mains du Viêt Minh.`,
  },
  modifiers: {
    card: (of) => ({ text: of }),
    firepower: (of) => ({ text: of, detail: 'puissance de feu' }),
    defense: (of) => ({ text: of, detail: 'meilleure défense' }),
    terrain: (of) => ({ text: `Terrain\u202f: ${of}` }),
    'terrain-assault': () => ({ text: 'Terrain', detail: 'ne compte pas dans un assaut' }),
    'terrain-card': () => ({ text: 'Terrain', detail: 'ne compte pas contre cette carte' }),
    'terrain-same-area': () => ({ text: 'Terrain', detail: 'ne compte pas à l’intérieur de la zone' }),
    'terrain-not-held': () => ({ text: 'Terrain', detail: 'ne compte pas\u202f: la cible ne contrôle pas la zone' }),
    'terrain-fire-marker': () => ({ text: 'Terrain', detail: 'ne compte pas\u202f: la cible y a un marqueur Feu' }),
    runway: (of) => ({ text: of, detail: 'piste aux mains du Viêt Minh' }),
    green: (of) => ({ text: of, detail: 'au bord de la piste, aux mains du Viêt Minh' }),
  },
  rolls: {
    fire: (of) => `Tir ${on(of)}`,
    assault: (of) => `Assaut ${on(of)}`,
    supply: () => 'Ravitaillement français',
    replacements: () => 'Remplacements',
    emergency: () => 'Remplacements d’urgence',
    sides: () => 'Jet pour les camps',
  },
  tables: {
    supply: 'Ravitaillement français',
    propaganda: 'Propagande',
    damage: 'Points de dégâts',
    results: 'Effets des points de dégâts',
  },
  rows: {
    supply: ['toutes les zones ravitaillées', 'une zone sans ravitaillement', 'deux zones sans ravitaillement'],
    propaganda: ['une unité thaïe épuisée', 'une unité thaïe déserte', 'deux unités thaïes désertent'],
    damage: ['aucun dégât', 'dégâts', 'la zone est vidée'],
    results: [
      'une unité fraîche est épuisée\u202f; ou une unité épuisée se replie',
      'une unité épuisée est éliminée\u202f; ou une unité fraîche est épuisée et se replie',
      'une unité fraîche est éliminée',
    ],
  },
  outcomes: {
    cleared: 'La garnison ne peut pas tenir',
    'may-hold': 'La garnison peut tenir',
    hit: 'Au moins un dégât',
    points: 'Points de dégâts, en moyenne',
    'attackers-lose': 'Dégâts aux assaillants, en moyenne',
    'supply-all': 'Toutes les zones ravitaillées',
    'supply-one': 'Une zone sans ravitaillement',
    'supply-two': 'Deux zones sans ravitaillement',
  },
  results: {
    french: {
      name: 'Victoire française',
      epilogue:
        'Le camp est meurtri et affamé, mais trop de ses collines tiennent encore. La colonne venue du Laos le trouve en vie.',
    },
    'viet-minh': {
      name: 'Victoire du Viêt Minh',
      epilogue: 'Les collines sont tombées une à une. Un drapeau rouge flotte sur le PC, et les canons se taisent.',
    },
  },
} satisfies Partial<StormTexts>;
