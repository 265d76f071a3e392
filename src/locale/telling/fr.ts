import type { TellingWords } from './en';

const units = (count: number) => (count < 2 ? `${count} unité` : `${count} unités`);
type Volley = Parameters<TellingWords['volley']['fire']>[0];

const numbers = [
  'Aucun',
  'Un',
  'Deux',
  'Trois',
  'Quatre',
  'Cinq',
  'Six',
  'Sept',
  'Huit',
  'Neuf',
  'Dix',
  'Onze',
  'Douze',
];
const number = (count: number) => numbers[count] ?? `${count}`;
const feminine = (count: number) => (count === 1 ? 'Une' : number(count));
const target = ({ where, places }: Volley) => where ?? `${number(places).toLowerCase()} positions`;

const fates: TellingWords['fates'] = {
  recovered: 'rétablissement',
  landed: 'largage réussi',
  scattered: 'largage dispersé',
  spent: 'épuisement',
  silenced: 'réduction au silence',
  damaged: 'avarie',
  disrupted: 'désorganisation',
  disorganized: 'désorganisation',
  step: '1 pas perdu',
  retreats: 'repli',
  astray: 'largage chez l’ennemi',
  lost: 'perte',
};

/** How the battle is told, in French. */
export const tellingFr: TellingWords = {
  setting: {
    name: 'Tour ennemi',
    choices: {
      fights: 'Combat par combat',
      plays: 'En continu',
      outcomes: 'Résultats seuls',
      summary: 'Bilan seul',
    },
  },
  label: 'Ce qui s’est passé',
  skip: 'Tout passer',
  pause: 'Pause',
  play: 'Lecture',
  back: 'Précédent',
  again: 'Revoir',
  log: 'Journal',
  seeMap: 'Voir la carte',
  hideMap: 'Revenir à la fiche',
  speed: ({ speed }) => `Vitesse ${speed}`,
  progress: ({ at, of }) => `${at} sur ${of}`,
  next: 'Suite',
  nextIs: ({ what }) => `Suite\u202f: ${what}`,
  to: ({ what }) => `Vers\u202f: ${what}`,
  toDecision: 'Vers votre décision',
  toNow: 'Revenir à la partie',
  toMore: ({ side }) => `En attente\u202f: ${side}`,
  summary: 'Résumé',
  turnOpens: ({ turn }) => `Tour ${turn}`,
  turnEnds: ({ turn }) => `Fin du tour ${turn}`,
  why: 'Pourquoi\u202f?',
  watch: 'Regarder',
  you: 'Vous',
  leadsIn: ({ text }) => `${text}\u202f:`,
  part: ({ at, of }) => `${at} sur ${of}`,
  share: ({ sum, share }) => `${sum} aux dés\u202f; ${share} de chances de faire au moins autant`,
  dice: 'dés',
  total: 'total',
  groups: {
    units: 'unités',
    fort: 'défenses',
    terrain: 'terrain',
    guns: 'canons',
    air: 'aviation',
    cards: 'cartes',
    morale: 'moral',
    supply: 'ravit.',
    flak: 'DCA',
    defence: 'défense',
    enemy: 'ennemi',
    table: 'table',
    encircled: 'encerclé',
    other: 'divers',
  },
  rowBest: 'La meilleure ligne.',
  rowWorst: 'La pire ligne.',
  falls: ({ place }) => `${place} tombe`,
  retaken: ({ place }) => `Reprise\u202f: ${place}`,
  taken: ({ place }) => `Prise\u202f: ${place}`,
  left: ({ place }) => `Abandon\u202f: ${place}`,
  holds: ({ place }) => `${place} tient`,
  lost: ({ place }) => `perte\u202f: ${place}`,
  held: ({ place }) => `${place} tient`,
  counts: ({ lost, held }) => `Perdus\u202f: ${lost}. Tenus\u202f: ${held}`,
  assaults: ({ count }) => `${number(count)} ${count < 2 ? 'assaut' : 'assauts'}`,
  volley: {
    assault: (volley) => `Assaut sur ${target(volley)}`,
    raid: (volley) => `Raid sur ${target(volley)}`,
    mine: (volley) => `Mine sous ${target(volley)}`,
    fire: (volley) =>
      `${feminine(volley.units)} ${volley.units < 2 ? 'unité tire' : 'unités tirent'} sur ${target(volley)}`,
    barrage: (volley) =>
      volley.guns === 0
        ? `Barrage sur ${target(volley)}`
        : `${feminine(volley.guns)} ${volley.guns < 2 ? 'batterie tire' : 'batteries tirent'} sur ${target(volley)}`,
    strike: (volley) => `Attaques aériennes sur ${target(volley)}`,
    support: ({ guns, aircraft }) =>
      [
        'Appui',
        [
          aircraft > 0 && `${aircraft} ${aircraft < 2 ? 'avion' : 'avions'}`,
          guns > 0 && `${guns} ${guns < 2 ? 'canon' : 'canons'}`,
        ]
          .filter(Boolean)
          .join(', '),
      ]
        .filter(Boolean)
        .join('\u202f: '),
    flight: ({ aircraft }) => `${number(aircraft)} ${aircraft < 2 ? 'avion en vol' : 'avions en vol'}`,
  },
  fates,
  tally: ({ harm, count }) =>
    harm === 'step' ? `${count} ${count < 2 ? 'pas perdu' : 'pas perdus'}` : `${fates[harm]}\u202f: ${count}`,
  answers: ({ what }) => `En riposte, ${what}`,
  hits: ({ hits, dice }) =>
    `${hits} ${hits < 2 ? 'coup au but' : 'coups au but'} sur ${dice} ${dice < 2 ? 'dé' : 'dés'}`,
  misses: ({ dice }) => (dice < 2 ? `${dice} dé sans effet` : `${dice} dés sans effet`),
  unhurt: ({ count, of }) => `${count} ${count < 2 ? 'unité indemne' : 'unités indemnes'} sur ${of}`,
  each: 'Détail',
  more: ({ count }) => (count < 2 ? `${count} autre` : `${count} autres`),
  turnOf: ({ side, dates }) => `Tour\u202f: ${side}, ${dates}`,
  plansOf: ({ side, dates }) => `${side} (${dates})`,
  rolls: ({ count }) => (count < 2 ? `${count} jet.` : `${count} jets.`),
  quiet: ({ count }) => (count < 2 ? `${count} autre jet sans effet.` : `${count} autres jets sans effet.`),
  checks: ({ count }) => (count < 2 ? `${count} test de moral` : `${count} tests de moral`),
  noEffect: 'sans effet',
  noLosses: 'aucune perte',
  step: ({ count }) => `${count} pas`,
  harm: ({ harm, who }) => `${harm === 'step' ? 'réduction' : fates[harm]}\u202f: ${who}`,
  retreatsTo: ({ who, place }) => `repli vers ${place}\u202f: ${who}`,
  ofFormation: ({ formation, what }) => `${formation}\u202f: ${what}`,
  units: ({ count }) => units(count),
  youLost: 'Vos pertes',
  theyLost: 'Pertes ennemies',
  sideLost: ({ side }) => `Pertes\u202f: ${side}`,
  unitsMove: ({ count, from, to }) => `${units(count)}\u202f: ${from} vers ${to}`,
  takePlaces: ({ count }) => `${units(count)} ${count === 1 ? 'prend sa place' : 'prennent leurs places'}`,
  works: ({ what }) => `Ouvrages\u202f: ${what}`,
  levels: ({ before, after }) => `du niveau ${before} au niveau ${after}`,
  arrive: ({ count, places }) => `${units(count)} en renfort\u202f: ${places}`,
  passed: ({ side, unused }) =>
    unused === 0 ? `${side}\u202f: passe` : `${side}\u202f: passe, sans employer ${units(unused)}`,
  event: 'Événement',
  met: 'Remplie',
  notMet: 'Non remplie',
  noEvent: 'Pas d’événement ce tour-ci.',
  kept: 'Rejoint votre main.',
  due: ({ units: who }) => `Attendus ce tour-ci\u202f: ${who}.`,
  seatOnly: ({ side }) => `Pour vous seul\u202f: ${side}`,
  newCards: ({ count }) => (count === 1 ? '1 nouvelle carte en main' : `${count} nouvelles cartes en main`),
  heldFire: ({ side }) =>
    side === null ? 'Aucune action, selon votre consigne.' : `${side}\u202f: aucune action, selon la consigne.`,
  askMe: 'Me redemander',
  asked: 'Vous serez désormais consulté.',
  against: 'contre',
  said: ({ dice, sum, total }) => `Dés ${dice}. ${sum}\u202f: ${total}.`,
  from: ({ before, after }) => `${before} à ${after}`,
  change: ({ track, before, after }) => `${track}, de ${before} à ${after}.`,
};
