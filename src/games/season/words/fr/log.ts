/** Ce qui s’est passé, et ce que les jets ont donné. */
import { type Name, say, signed } from '../../../../kernel/words';
import { at, of as de, from, on, the, within } from '../../../french';
import type { SeasonTexts } from '../texts';

const s = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`;
const force = {
  units: (count: number) => s(count, 'unité'),
  air: (count: number) => (count < 2 ? `${count} point aérien` : `${count} points aériens`),
};
const shifted = (shift: number) => (shift === 0 ? '' : `, décalée de ${signed(shift)}`);

/** Les compagnies et les sections sont féminines, les bataillons masculins, un pion inconnu porte déjà son article. */
const textOf = (unit: Name | string) => (typeof unit === 'string' ? unit : unit.text);
const isMasculine = (unit: Name | string) => /^(Bn|Leurre|un) /.test(textOf(unit));
const article = (unit: Name | string) => (textOf(unit).startsWith('un ') ? '' : isMasculine(unit) ? 'le' : 'la');
const unit = (named: Name | string) => the(named, article(named));
const e = (named: Name | string) => (isMasculine(named) ? '' : 'e');
const sides = { french: 'des Français', 'viet-minh': 'du Viêt Minh' };

const decisions = {
  'assault-week': ['donner l’assaut cette semaine', 'pas d’assaut cette semaine'],
  'operate-week': ['lancer des opérations cette semaine', 'pas d’opération, une semaine calme'],
  'assault-now': ['donner l’assaut', 'pas d’assaut dans cette manche'],
  'operate-now': ['lancer une opération', 'pas d’opération dans cette manche'],
  'go-on': ['continuer par une autre impulsion', 's’arrêter là'],
  'end-week': ['finir les manches de la semaine', 'jouer encore une manche'],
} as const;
const supplyCauses = { levels: 'ravitaillement', air: 'par les airs', drift: 'colis dérivés', spent: 'tir' };
const trenchCauses = {
  dug: 'creusée',
  uncovered: 'sans couverture',
  scouted: 'seuls des leurres la tenaient',
  taken: 'le PA est tombé',
};
const moveCauses = {
  'set-up': 'mise en place',
  strategic: 'mouvement stratégique',
  operational: 'mouvement',
  assault: 'assaut',
  operation: 'opération',
  advance: 'avance',
  defensive: 'mouvement défensif',
  withdrawal: 'repli',
  base: 'retour de la base',
  tank: 'char resté seul',
  dummy: 'leurre',
  'break-off': 'décrochage',
};
const turnCauses = { engaged: 'engagés', exposed: 'visés', met: 'rencontrés', scouted: 'reconnus' };
const criticals = {
  check: 'Les défenseurs s’en tirent avec un seul test de moral.',
  doubled: 'Le résultat est doublé pour les défenseurs.',
  tank: 'Le résultat reste, et un char est touché.',
};
const lossCauses = {
  fire: 'feu',
  hand: 'corps à corps',
  critical: 'coup critique',
  siege: 'tir de siège',
  encircled: 'encerclement',
  hill: 'colline perdue',
  scout: 'reconnaissance',
  'no-refuge': 'aucun refuge',
};
const dueCauses = {
  siege: 'Perte due au tir de siège',
  encircled: 'Perte due à l’encerclement',
  hill: 'Perte due à une colline aux mains du Viêt Minh',
  scout: 'Perte due à la reconnaissance',
};

export const log = {
  decisions,
  supplyCauses,
  trenchCauses,
  moveCauses,
  turnCauses,
  criticals,
  lossCauses,
  force,
  dueCauses,
  events: {
    turn: ({ turn }, n) => say`Semaine ${turn}\u202f: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    round: ({ round }) => say`Manche ${round}.`,
    impulse: ({ side, impulse }) => say`Impulsion ${impulse} ${sides[side]}.`,
    decided: ({ side, what, yes }) => say`Décision ${sides[side]}\u202f: ${decisions[what][yes ? 0 : 1]}.`,
    supplied: ({ side, was, now, cause }) =>
      say`Munitions ${sides[side]} (${supplyCauses[cause]})\u202f: de ${was} à ${now}.`,
    traded: ({ unit: id, steps, appeared }, n) =>
      say`${unit(n.unit(id))} gagne ${steps} pas contre des munitions${appeared ? ' et revient' : ''}.`,
    'traded-point': ({ appeared }) =>
      say`Le Viêt Minh échange 1 point de munitions contre des hommes${appeared ? '\u202f; un bataillon revient' : ''}.`,
    'came-back': () => say`Un bataillon revient contre des munitions.`,
    'air-points': ({ points }) => say`Points aériens de la semaine\u202f: ${points}.`,
    interdicted: ({ was, now }) => say`Interdiction\u202f: munitions du Viêt Minh de ${was} à ${now}.`,
    replacements: ({ was, now }) => say`Points de remplacement\u202f: de ${was} à ${now}.`,
    replaced: ({ unit: id, place }, n) => say`${unit(n.unit(id))} est complétée ${within(n.place(place))}.`,
    merged: ({ with: id, unit: into, place }, n) =>
      say`${unit(n.unit(id))} est fusionnée avec ${unit(n.unit(into))} ${within(n.place(place))}.`,
    returned: ({ units, place }, n) => say`De retour sur la carte ${within(n.place(place))}\u202f: ${n.units(units)}.`,
    left: ({ units, turn }, n) => say`En reconstitution jusqu’à la semaine ${turn}\u202f: ${n.units(units)}.`,
    waiting: ({ side, units }, n) => say`Renforts ${sides[side]} à parachuter\u202f: ${n.units(units)}.`,
    arrived: ({ side, units, place }, n) =>
      say`Renforts ${sides[side]} ${within(n.place(place))}\u202f: ${n.units(units)}.`,
    trench: ({ place, was, now, cause }, n) =>
      say`Tranchée ${de(n.place(place))}\u202f: du niveau ${was} au niveau ${now} (${trenchCauses[cause]}).`,
    moved: ({ unit: id, from, to, how }, n) =>
      say`${unit(n.unit(id))} va ${de(n.place(from))} ${at(n.place(to))} (${moveCauses[how]}).`,
    dropped: ({ unit: id, to }, n) => say`${unit(n.unit(id))} saute sur ${the(n.place(to))}.`,
    'turned-up': ({ units, place, cause }, n) =>
      say`Révélés ${within(n.place(place))} (${turnCauses[cause]})\u202f: ${n.units(units)}.`,
    dummies: ({ count, place }, n) => say`Leurres révélés ${within(n.place(place))}\u202f: ${count}.`,
    'turned-down': ({ units }) => say`De nouveau face cachée\u202f: ${s(units.length, 'pion')}.`,
    infantry: ({ side, from: post, place, force: firing }, n) =>
      post === null
        ? say`Feu d’infanterie ${sides[side]} ${within(n.place(place))}${firing}.`
        : say`Feu d’infanterie ${sides[side]} ${from(n.place(post))} ${on(n.place(place))}${firing}.`,
    barrage: ({ side, place, force: firing }, n) => say`Barrage ${sides[side]} ${on(n.place(place))}${firing}.`,
    strike: ({ side, place, force: firing }, n) => say`Frappe aérienne ${sides[side]} ${on(n.place(place))}${firing}.`,
    attacked: ({ side, units, place }, n) =>
      say`Attaque ${sides[side]} ${on(n.place(place))} avec ${s(units.length, 'unité')}.`,
    checked: ({ title, die, morale, result }) => say`${title}\u202f: dé ${die}, moral ${morale}, ${result}.`,
    'looked-up': ({ title, start, shift, sum, result }) =>
      say`${title}\u202f: colonne ${start}${shifted(shift)}, dé ${sum}, ${result}.`,
    rolled: ({ title, sum }) => say`${title}\u202f: ${sum}.`,
    critical: ({ effect }) => say`${criticals[effect]}`,
    disorganized: ({ unit: id, place }, n) =>
      say`${unit(n.unit(id))} est désorganisé${e(n.unit(id))} ${within(n.place(place))}.`,
    fatigued: ({ unit: id }, n) => say`${unit(n.unit(id))} est fatigué${e(n.unit(id))}.`,
    spared: ({ unit: id, place }, n) => say`Le dernier pas ${de(n.place(place))} est épargné (${n.unit(id)}).`,
    'step-lost': ({ unit: id, place, cause }, n) =>
      say`${unit(n.unit(id))} perd un pas ${within(n.place(place))} (${lossCauses[cause]}).`,
    destroyed: ({ unit: id, place, cause }, n) =>
      say`${unit(n.unit(id))} est détruit${e(n.unit(id))} ${within(n.place(place))} (${lossCauses[cause]}).`,
    routed: ({ unit: id, from, to }, n) =>
      say`${unit(n.unit(id))} est mis${e(n.unit(id))} en déroute et se replie ${de(n.place(from))} ${at(n.place(to))}.`,
    'routed-off': ({ unit: id, from }, n) =>
      say`${unit(n.unit(id))} est mis${e(n.unit(id))} en déroute, abandonne ${the(n.place(from))} et quitte la carte jusqu’à la semaine prochaine.`,
    track: ({ was, now }) => say`Pertes du Viêt Minh\u202f: de ${was} à ${now}.`,
    control: ({ place, now }, n) => say`${the(n.place(place))} passe aux mains ${sides[now]}.`,
    'called-off': ({ place }, n) => say`L’attaque ${on(n.place(place))} est annulée.`,
    scouted: ({ place }, n) => say`Reconnaissance réussie ${within(n.place(place))}.`,
    'scouted-costly': ({ place }, n) => say`Reconnaissance réussie ${within(n.place(place))}, avec des pertes.`,
    unseen: ({ place }, n) => say`Rien n’est en vue ${within(n.place(place))}.`,
    rested: () => say`Toutes les unités sont reposées.`,
    besieged: ({ place }, n) => say`Tir de siège ${on(n.place(place))}.`,
    due: ({ cause, place }, n) => say`${dueCauses[cause]} (${n.place(place)}).`,
    ended: ({ result }, n) => say`La bataille est finie. ${n.result(result.level)}.`,
  },
  rolls: {
    supply: () => 'Jet de ravitaillement aérien',
    air: () => 'Jet des points aériens',
    scout: (of) => (of === '' ? 'Reconnaissance' : `Reconnaissance ${de(of)}`),
    fire: (of) => (of === '' ? 'Feu d’infanterie' : `Feu d’infanterie ${on(of)}`),
    barrage: (of) => (of === '' ? 'Barrage' : `Barrage ${on(of)}`),
    strike: (of) => (of === '' ? 'Frappe aérienne' : `Frappe aérienne ${on(of)}`),
    hand: (of) => (of === '' ? 'Corps à corps' : `Corps à corps pour ${the(of)}`),
    critical: (of) => (of === '' ? 'Second dé' : `Second dé pour ${the(of)}`),
    check: (of) => (of === '' ? 'Test de moral' : `Test de moral ${de(of, article(of))}`),
  },
  modifiers: {
    base: () => ({ text: 'Base d’assaut' }),
    pa: () => ({ text: 'Couvert du PA' }),
    hill: () => ({ text: 'Colline' }),
    trench: () => ({ text: 'Tranchée' }),
    jungle: () => ({ text: 'Jungle' }),
    open: () => ({ text: 'Terrain découvert' }),
    river: () => ({ text: 'À travers la rivière' }),
    fatigued: () => ({ text: 'Fatigue' }),
    munitions: () => ({ text: 'Munitions' }),
    air: () => ({ text: 'Points aériens' }),
    concentric: () => ({ text: 'De deux côtés' }),
    encircled: () => ({ text: 'Encerclé' }),
    'few-losses': () => ({ text: 'Jusqu’à 20 pertes' }),
    'many-losses': () => ({ text: 'Plus de 50 pertes' }),
    morale: (of) => ({ text: of === '' ? 'Moral' : `Moral ${de(of, article(of))}` }),
    'loss-marker': () => ({ text: 'Pire marqueur de pertes' }),
    over: () => ({ text: 'Au-delà de 6-1' }),
    rain: () => ({ text: 'Pluie' }),
  },
  tables: {
    fire: 'Table de feu',
    hand: 'Table de corps à corps',
    scout: 'Reconnaissance',
    check: 'Test de moral',
    critical: 'Coup critique',
  },
  rows: {
    fire: ['sans effet', 'un test de moral', 'désorganisation', '1 pas', '2 pas, un par unité', '3 pas, un par unité'],
    hand: [
      'l’attaquant perd 1 pas, les défenseurs testent',
      'un attaquant désorganisé',
      'une unité désorganisée de chaque camp',
      'les défenseurs testent leur moral',
      'un défenseur désorganisé',
      'les défenseurs perdent 1 pas, puis testent',
      'les défenseurs perdent 2 pas, puis testent',
    ],
    scout: ['rien en vue', 'pions révélés', 'pions révélés, au prix d’un pas'],
    check: ['réussi', 'raté'],
    critical: ['un seul test de moral', 'résultat doublé'],
  },
  outcomes: {
    falls: 'Tombe',
    holds: 'Tient',
    retaken: 'Repris',
    held: 'Gardé par le Viêt Minh',
    nothing: 'Sans effet',
    check: 'Test de moral',
    disorder: 'Désorganisation',
    steps: 'Pas perdus',
    tank: 'Un char touché',
    'attacker-steps': 'Pas perdus par l’attaquant',
    'defender-steps': 'Pas perdus par le défenseur',
    seen: 'Pions révélés',
    costly: 'Révélés, avec une perte',
    unseen: 'Rien en vue',
    passes: 'Test réussi',
    fails: 'Test raté',
  },
  results: {
    french: {
      name: 'Victoire française',
      epilogue: 'La garnison a gardé ce qu’elle devait garder. Dehors, les tranchées sont toujours là.',
    },
    'viet-minh': {
      name: 'Victoire du Viêt Minh',
      epilogue: 'L’assaut a atteint son but. Les collines se taisent l’une après l’autre.',
    },
  },
} satisfies Partial<SeasonTexts>;
