/** Ce qui s’est passé, et ce que les jets ont donné. */
import { sum } from '../../../../kernel/rolls';
import { sumOf } from '../../../../kernel/wording';
import { say } from '../../../../kernel/words';
import type { SeasonTexts } from '../texts';

const units = (count: number) => (count < 2 ? `${count} unité` : `${count} unités`);
const pieces = (count: number) => (count < 2 ? `${count} pion` : `${count} pions`);

const decisions = {
  'assault-week': ['assauts cette semaine', 'pas d’assaut cette semaine'],
  'operate-week': ['opérations cette semaine', 'pas d’opération, une semaine calme'],
  'assault-now': ['assaut', 'pas d’assaut dans cette ronde'],
  'operate-now': ['opération', 'pas d’opération dans cette ronde'],
  'go-on': ['une autre impulsion', 'arrêt'],
  'end-week': ['d’accord pour finir les rondes', 'encore une ronde'],
} as const;
const supplyCauses = { levels: 'ravitaillement', air: 'par air', drift: 'colis dérivés', spent: 'tir' };
const trenchCauses = {
  dug: 'creusée',
  uncovered: 'sans couverture',
  scouted: 'seuls des leurres la tenaient',
  taken: 'le poste est tombé',
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
  siege: 'Une perte due au tir de siège',
  encircled: 'Une perte due à l’encerclement',
  hill: 'Une perte due à une colline aux mains du Viêt Minh',
  scout: 'Le prix de la reconnaissance',
};
const hits = { infantry: 'feu d’infanterie', barrage: 'barrage', strike: 'frappe aérienne' };

export const log = {
  decisions,
  supplyCauses,
  trenchCauses,
  moveCauses,
  turnCauses,
  criticals,
  lossCauses,
  dueCauses,
  events: {
    turn: ({ turn }, n) => say`Semaine ${turn}\u202f: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    round: ({ round }) => say`Ronde ${round}.`,
    impulse: ({ side, impulse }, n) => say`${n.side(side)}\u202f: impulsion ${impulse}.`,
    decided: ({ side, what, yes }, n) => say`${n.side(side)}\u202f: ${decisions[what][yes ? 0 : 1]}.`,
    supplied: ({ side, was, now, cause }, n) =>
      say`${n.side(side)}, munitions (${supplyCauses[cause]})\u202f: ${was} à ${now}.`,
    traded: ({ unit, steps, points, appeared }, n) =>
      steps > 0
        ? say`${n.unit(unit)} gagne ${steps} pas contre des munitions${appeared ? ' et revient' : ''}.`
        : points > 0
          ? say`Le Viêt Minh échange 1 point de munitions contre des hommes${appeared ? '\u202f; un bataillon revient' : ''}.`
          : appeared
            ? say`Un bataillon revient contre des munitions.`
            : null,
    'air-points': ({ points }) => say`Points aériens de la semaine\u202f: ${points}.`,
    interdicted: ({ was, now }) => say`Interdiction\u202f: munitions du Viêt Minh, ${was} à ${now}.`,
    replacements: ({ was, now }) => say`Points de remplacement\u202f: ${was} à ${now}.`,
    replaced: ({ unit, place }, n) => say`${n.unit(unit)} est complétée (${n.place(place)}).`,
    merged: (event, n) => say`${n.unit(event.with)} est fondue dans ${n.unit(event.unit)} (${n.place(event.place)}).`,
    returned: ({ units: back, place }, n) => say`De retour sur la carte, ${n.place(place)}\u202f: ${n.units(back)}.`,
    left: ({ units: gone, turn }, n) => say`En reconstitution jusqu’à la semaine ${turn}\u202f: ${n.units(gone)}.`,
    arrived: ({ side, units: coming, place }, n) =>
      place === null
        ? say`${n.side(side)}, renforts à parachuter\u202f: ${n.units(coming)}.`
        : say`${n.side(side)}, renforts, ${n.place(place)}\u202f: ${n.units(coming)}.`,
    trench: ({ place, was, now, cause }, n) =>
      say`${n.place(place)}\u202f: tranchée ${was} à ${now} (${trenchCauses[cause]}).`,
    moved: ({ unit, from, to, how }, n) =>
      say`${n.unit(unit)}\u202f: ${n.place(from)} vers ${n.place(to)} (${moveCauses[how]}).`,
    dropped: ({ unit, to }, n) => say`${n.unit(unit)} saute sur ${n.place(to)}.`,
    'turned-up': ({ units: shown, place, cause }, n) =>
      say`${n.place(place)}, ${turnCauses[cause]}\u202f: ${n.units(shown)}.`,
    dummies: ({ count, place }, n) => say`${n.place(place)}\u202f: leurres découverts\u202f: ${count}.`,
    'turned-down': ({ units: down }) => say`De nouveau face cachée\u202f: ${pieces(down.length)}.`,
    fired: ({ side, how, units: firing, from, place, air }, n) => {
      const force = firing.length > 0 ? say`, ${units(firing.length)}` : say``;
      const added = air > 0 ? say`, points aériens ${air}` : say``;
      const origin = from === null || from === place ? say`` : say` depuis ${n.place(from)}`;
      return say`${n.side(side)}\u202f: ${hits[how]}${origin} sur ${n.place(place)}${force}${added}.`;
    },
    attacked: ({ side, units: attacking, place }, n) =>
      say`${n.side(side)}\u202f: ${units(attacking.length)} à l’attaque, ${n.place(place)}.`,
    named: () => null,
    rolled: ({ roll, result, start, shifts = [], column }, n) => {
      if (roll.name === 'check') {
        const passed = result === 'passed' ? 'réussi' : 'raté';
        return say`${n.roll(roll)}\u202f: ${roll.dice[0] ?? 0} contre ${sum(roll.modifiers)}, ${passed}.`;
      }
      if (start === undefined || column === undefined) {
        const said = result === undefined ? '' : `, ${n.code(roll.name, result)}`;
        return say`${n.roll(roll)}\u202f: ${sumOf(roll)}${said}.`;
      }
      const table = roll.name === 'hand' ? 'hand' : 'fire';
      const shift = sum(shifts);
      const moved = shift === 0 ? '' : `, décalée de ${shift < 0 ? `−${-shift}` : `+${shift}`}`;
      return say`${n.roll(roll)}\u202f: colonne ${start}${moved}, dé ${sumOf(roll)}, ${n.code(table, result ?? '')}.`;
    },
    critical: ({ effect }) => say`${criticals[effect]}`,
    disorganized: ({ unit, place }, n) => say`${n.unit(unit)}\u202f: désorganisation (${n.place(place)}).`,
    fatigued: ({ unit }, n) => say`${n.unit(unit)}\u202f: fatigue.`,
    spared: ({ unit, place }, n) => say`${n.unit(unit)} garde le dernier pas (${n.place(place)}).`,
    'step-lost': ({ unit, place, left, cause }, n) =>
      left > 0
        ? say`${n.unit(unit)} perd un pas, ${n.place(place)} (${lossCauses[cause]}).`
        : say`${n.unit(unit)}\u202f: destruction, ${n.place(place)} (${lossCauses[cause]}).`,
    routed: ({ unit, from, to }, n) =>
      to === null
        ? say`Déroute\u202f: ${n.unit(unit)} abandonne ${n.place(from)} et quitte la carte jusqu’à la semaine prochaine.`
        : say`Déroute\u202f: ${n.unit(unit)}, ${n.place(from)} vers ${n.place(to)}.`,
    track: ({ was, now }) => say`Pertes du Viêt Minh\u202f: ${was} à ${now}.`,
    control: ({ place, now }, n) => say`${n.place(place)} change de mains\u202f: ${n.side(now)}.`,
    'called-off': ({ place }, n) => say`Attaque annulée\u202f: ${n.place(place)}.`,
    scouted: ({ place, seen, cost }, n) =>
      seen
        ? cost
          ? say`${n.place(place)}\u202f: zone reconnue, non sans pertes.`
          : say`${n.place(place)}\u202f: zone reconnue.`
        : say`${n.place(place)}\u202f: rien n’est vu.`,
    rested: () => say`Toutes les unités sont reposées.`,
    besieged: ({ place }, n) => say`Tir de siège sur ${n.place(place)}.`,
    due: ({ cause, place }, n) => say`${dueCauses[cause]}\u202f: ${n.place(place)}.`,
    ended: ({ result }, n) => say`La bataille est finie. ${n.result(result.level)}.`,
  },
  rolls: {
    supply: () => 'Ravitaillement aérien',
    air: () => 'Points aériens',
    scout: (of) => (of === '' ? 'Reconnaissance' : `Reconnaissance, ${of}`),
    fire: (of) => (of === '' ? 'Feu d’infanterie' : `Feu d’infanterie sur ${of}`),
    barrage: (of) => (of === '' ? 'Barrage' : `Barrage sur ${of}`),
    strike: (of) => (of === '' ? 'Frappe aérienne' : `Frappe aérienne sur ${of}`),
    hand: (of) => (of === '' ? 'Corps à corps' : `Corps à corps pour ${of}`),
    critical: (of) => (of === '' ? 'Second dé' : `Second dé pour ${of}`),
    check: (of) => (of === '' ? 'Test de moral' : `Test de moral, ${of}`),
  },
  modifiers: {
    base: () => ({ text: 'Base d’assaut' }),
    pa: () => ({ text: 'Couvert du poste' }),
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
    morale: (of) => ({ text: of === '' ? 'Moral' : `Moral, ${of}` }),
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
    scout: ['rien n’est vu', 'pions retournés', 'pions retournés, au prix d’un pas'],
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
    seen: 'Pions retournés',
    costly: 'Retournés, avec une perte',
    unseen: 'Rien n’est vu',
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
