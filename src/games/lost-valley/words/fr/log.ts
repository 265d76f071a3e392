/** Ce qui s’est passé, et comment naissent les jets. */

import { sumOf } from '../../../../kernel/wording';
import { type Name, say, signed } from '../../../../kernel/words';
import { at, of, on, the } from '../../../french';
import type { FrenchCasualties } from '../../data/tables';
import type { UnitId } from '../../data/units';
import { isPassed } from '../names';
import type { ValleyTexts } from '../texts';
import { names } from './names';

function casualties({ steps, disrupt, retreat, counterBattery }: FrenchCasualties): string {
  const parts: string[] = [];
  if (steps > 0) parts.push(steps === 1 ? '1 pas perdu' : `${steps} pas perdus`);
  if (disrupt === 'check') parts.push('tests de désorganisation');
  if (disrupt === 'all') parts.push('toutes les unités désorganisées');
  if (counterBattery) parts.push('contre-batterie');
  if (retreat) parts.push('tests de repli');
  return parts.length > 0 ? parts.join(', ') : 'aucune perte';
}

function vmLosses(lost: number, cm: number, repulsed = false): string {
  const parts = [lost > 0 ? `force ${signed(-lost)}` : 'aucune perte'];
  if (cm > 0) parts.push(`moral du camp ${signed(cm)}`);
  if (repulsed) parts.push('repoussée');
  return parts.join(', ');
}

const columns = ({ french, vm }: { readonly french: number; readonly vm: number }) =>
  `jet des pertes françaises ${signed(french)}, du Viêt Minh ${signed(vm)}`;

const strip = names.airstrip;
const score = (points: number) => `${points}`.replace('.', ',');

/** Les compagnies et la batterie sont féminines, les bataillons, groupes et pelotons masculins. */
const feminine: readonly string[] = [
  'cslt-416',
  'csm-272',
  'cslt-413-414',
  'csm-431-432',
  'cmaa',
  '1-cmmle',
  '2-cmmle',
  '1-cepml',
  '11-iv-4-rac',
] satisfies readonly UnitId[];
const unit = (named: Name) => the(named, feminine.includes(named.id) ? 'la' : 'le');
const agreed = ({ id }: Name) => (feminine.includes(id) ? 'e' : '');

export const log = {
  rows: {
    '1': ({ hand }) => (hand < 2 ? `${hand} carte en main` : `${hand} cartes en main`),
    '2': ({ asp }) => (asp < 2 ? `${asp} point d’appui aérien` : `${asp} points d’appui aérien`),
    '2.1': ({ aaa }) => (aaa === 0 ? 'sans effet' : `DCA ${signed(aaa)}`),
    '2.2': ({ strength }) => (strength === 0 ? 'sans effet' : `force ${signed(strength)}`),
    '3': ({ status }) => (status === 'unchanged' ? 'inchangée' : `piste ${strip[status]}`),
    '4': ({ rp }) => (rp === 0 ? 'ressources inchangées' : `ressources ${signed(rp)}`),
    '5': ({ strength }) => `force ${signed(strength)}`,
    '8': ({ levels }) => (levels === 0 ? 'sans effet' : `fortifications ${signed(-levels)}`),
    '9': columns,
    '9.1': casualties,
    '9.2': ({ strengthLost, cm }) => vmLosses(strengthLost, cm),
    '10': columns,
    '10.1': casualties,
    '10.2': ({ strengthLost, cm, repulsed }) => vmLosses(strengthLost, cm, repulsed),
    '11': ({ levels, steps, disrupt }) => {
      const gain = levels === 0 ? 'aucun gain' : `fortifications ${signed(levels)}`;
      return `${gain}, ${casualties({ steps, disrupt, retreat: false, counterBattery: false })}`;
    },
    '12': ({ repaired }) => (repaired ? 'réparée' : 'pas réparée'),
  },
  checks: { '6': ['active', 'inactive'], '7': ['activée', 'pas encore activée'] },
  spent: {
    boost: 'distribution à la troupe',
    sead: 'neutralisation de la DCA',
    das: 'frappes en profondeur',
    cas: 'appui rapproché',
    'defensive-fire': 'tir défensif',
    movement: 'mouvement',
    assault: 'assauts',
    'assault-force': 'artillerie pour l’assaut',
    works: 'raids et réparations',
    'raid-force': 'artillerie pour le raid',
    repair: 'fortifications',
    strip: 'réparation de la piste',
  },
  causes: {
    card: (what) => (what === '' ? say`carte d’événement` : say`${what}`),
    spent: (what) => say`${what}`,
    drawn: () => say`carte tirée`,
    saved: () => say`gardé du tour passé`,
    table: () => say`jet`,
    stars: (what) => say`étoiles ${of(what)}`,
    'gun-icon': (what) => say`positions d’artillerie ${of(what)}`,
    'flak-icon': (what) => say`position de DCA ${of(what)}`,
    isabelle: () => say`liaison avec Isabelle`,
    withdrawal: (what) => (what === '' ? say`évacuation` : say`évacuation ${of(what)}`),
    rationing: () => say`rationnement`,
    boost: () => say`distribution à la troupe`,
    rest: () => say`pas d’assaut au tour passé`,
    air: () => say`frappe aérienne`,
    casualties: (what) => say`pertes, ${what}`,
    status: () => say`test d’état`,
    strong: () => say`assez forte`,
    activation: () => say`activation`,
    sapping: () => say`sape`,
    raid: () => say`raid`,
    repair: () => say`réparation`,
    capture: () => say`prise`,
    liberation: () => say`libération`,
    automatic: () => say`sans défense`,
    assault: () => say`assaut`,
    exploitation: () => say`exploitation`,
    'cut-off': () => say`coupé de sa division`,
    emptied: () => say`plus de garnison`,
    occupation: () => say`occupation`,
    'interdiction-lifted': () => say`interdiction levée`,
    'counter-battery': () => say`contre-batterie`,
    retreat: () => say`repli impossible`,
    stacking: () => say`limite d’empilement`,
    'drop-zone': () => say`restée sur la zone de saut`,
    'no-landing': () => say`nulle part où sauter`,
    chosen: () => say`votre décision`,
  },
  tallies: {
    centres: (count) => `Centres tenus\u202f: ${count}`,
    full: (count) => `Bataillons complets\u202f: ${count}`,
    reduced: (count) => `Bataillons réduits\u202f: ${count}`,
    turns: (count) => `Le camp a tenu ${count < 2 ? `${count} tour` : `${count} tours`}`,
    held: (count, of) => `${count < 2 ? `${count} assaut repoussé` : `${count} assauts repoussés`} sur ${of}`,
    lost: (count) => (count < 2 ? `${count} unité perdue` : `${count} unités perdues`),
    assaults: (count) => (count < 2 ? `${count} assaut français` : `${count} assauts français`),
    raids: (count) => (count < 2 ? `${count} raid` : `${count} raids`),
    paid: (count, of) => `Pertes les plus lourdes\u202f: ${of} (${count} de force)`,
  },
  events: {
    turn: (e, n) => say`Tour ${e.turn}\u202f: ${n.dates(e.turn)} 1954.`,
    phase: (e, n) => say`${n.phase(e.phase)}.`,
    rolled: (e, n) => {
      const { roll, table, row } = e;
      if (table !== undefined && row !== undefined) {
        return say`${n.roll(roll)}\u202f: ${sumOf(roll)}, ${n.row(table, row)}.`;
      }
      if (roll.name !== 'morale') return say`${n.roll(roll)}\u202f: ${sumOf(roll)}.`;
      return say`${n.roll(roll)}\u202f: ${sumOf(roll)}, ${isPassed(roll) ? 'réussi' : 'raté'}.`;
    },
    'card-drawn': (e, n) =>
      e.met
        ? say`Carte tirée\u202f: ${n.card(e.card)}.`
        : say`Carte tirée\u202f: ${n.card(e.card)}. Condition non remplie\u202f: pas d’événement.`,
    'card-played': (e, n) =>
      e.from === 'drawn'
        ? say`Événement\u202f: ${n.card(e.card)}.`
        : say`Carte jouée de la main\u202f: ${n.card(e.card)}.`,
    'card-kept': (e, n) => say`Carte gardée en main\u202f: ${n.card(e.card)}.`,
    'card-discarded': (e, n) => say`Carte défaussée\u202f: ${n.card(e.card)}.`,
    'card-removed': (e, n) => say`Carte retirée du jeu\u202f: ${n.card(e.card)}.`,
    reshuffled: () => say`Pioche et défausse sont mélangées ensemble.`,
    level: (e, n) =>
      e.cause === 'spent' && e.of === 'cas'
        ? null
        : say`${n.track(e.track)}\u202f: de ${e.from} à ${e.to} (${n.cause(e.cause, e.of)}).`,
    strength: (e, n) =>
      say`La ${n.division(e.division)} passe de ${e.from} à ${e.to} en force (${n.cause(e.cause, e.of)}).`,
    'ap-saved': () => say`1 point d’action est gardé pour le tour suivant.`,
    airstrip: (e, n) => say`Piste ${strip[e.to]} (${e.cause === 'table' ? 'bombardement' : n.cause(e.cause)}).`,
    division: (e, n) =>
      e.cause === 'activation'
        ? say`La ${n.division(e.division)} entre dans la bataille.`
        : say`La ${n.division(e.division)} est ${e.active ? 'active' : 'inactive'} (${n.cause(e.cause)}).`,
    fort: (e, n) =>
      e.cause === 'sapping' && e.of !== undefined
        ? say`La ${n.any(e.of)} sape ${n.place(e.cr)}\u202f: fortifications de ${e.from} à ${e.to}.`
        : say`${n.place(e.cr)}\u202f: fortifications de ${e.from} à ${e.to} (${n.cause(e.cause, e.of)}).`,
    encircled: (e, n) =>
      e.encircled ? say`${n.place(e.cr)} est encerclée.` : say`${n.place(e.cr)} n’est plus encerclée.`,
    control: (e, n) => {
      if (e.to === 'french') return say`${n.place(e.cr)} revient aux Français (${n.cause(e.cause)}).`;
      if (e.to === 'nobody') return say`${n.place(e.cr)} devient un no man’s land (${n.cause(e.cause)}).`;
      return say`La ${n.division(e.to)} prend ${n.place(e.cr)} (${n.cause(e.cause)}).`;
    },
    targets: (e, n) =>
      say`Le Viêt Minh prépare l’assaut\u202f: ${e.assaults.flatMap(({ division, cr }, index) => say`${index > 0 ? ', ' : ''}${n.place(cr)} (${n.division(division)})`)}.`,
    'vm-assault': (e, n) => say`La ${n.division(e.division)} donne l’assaut ${at(n.place(e.cr))}.`,
    'vm-assault-over': (e, n) => (e.held ? say`${n.place(e.cr)} tient face à la ${n.division(e.division)}.` : null),
    'french-assault': (e, n) => say`Assaut français ${on(n.place(e.cr))}\u202f: ${n.units(e.units)}.`,
    'french-assault-over': (e, n) =>
      e.repulsed
        ? say`Le Viêt Minh est chassé ${of(n.place(e.cr))}.`
        : say`L’assaut ${on(n.place(e.cr))} est repoussé.`,
    raid: (e, n) => say`Raid sur les tranchées autour ${of(n.place(e.cr))}\u202f: ${n.units(e.units)}.`,
    'raid-over': () => null,
    support: (e, n) => say`${unit(n.unit(e.unit))} tire en appui ${of(n.place(e.cr))}.`,
    'air-support': (e, n) => say`1 point d’appui aérien soutient ${n.place(e.cr)}.`,
    moved: (e, n) => say`${unit(n.unit(e.unit))} va ${of(n.place(e.from))} ${at(n.place(e.to))}.`,
    retreated: (e, n) => say`${unit(n.unit(e.unit))} se replie ${of(n.place(e.from))} ${at(n.place(e.to))}.`,
    'step-lost': (e, n) => say`${unit(n.unit(e.unit))} perd un pas ${at(n.place(e.at))}.`,
    eliminated: (e, n) =>
      e.to === 'remnants'
        ? say`${unit(n.unit(e.unit))} est anéanti${agreed(n.unit(e.unit))} ${at(n.place(e.at))} (${n.cause(e.cause)})\u202f; il reste des rescapés.`
        : say`${unit(n.unit(e.unit))} est perdu${agreed(n.unit(e.unit))} ${at(n.place(e.at))} (${n.cause(e.cause)}).`,
    disrupted: (e, n) => say`${unit(n.unit(e.unit))} est désorganisé${agreed(n.unit(e.unit))} (${n.cause(e.cause)}).`,
    recovered: (e, n) => say`${unit(n.unit(e.unit))} se reprend.`,
    restored: (e, n) => say`${unit(n.unit(e.unit))} retrouve son plein effectif.`,
    arrived: (e, n) => say`${unit(n.unit(e.unit))} arrive ${at(n.place(e.at))}.`,
    raised: (e, n) =>
      say`${unit(n.unit(e.unit))} est formé ${at(n.place(e.at))} avec les rescapés ${of(n.unit(e.from), 'le')}.`,
    delayed: (e, n) =>
      say`${unit(n.unit(e.unit))} est remis${agreed(n.unit(e.unit))} au tour ${e.to} (${n.cause(e.cause)}).`,
    ended: (e, n) =>
      e.result.points === null
        ? say`La campagne est finie\u202f: ${n.result(e.result.level)}.`
        : say`La campagne est finie\u202f: ${n.result(e.result.level)}, ${score(e.result.points)} points.`,
  },
} satisfies Partial<ValleyTexts>;
