import type { Day } from '../../../../kernel/wording';
import type { ValleyTexts } from '../texts';

const months = ['janvier', 'février', 'mars', 'avril', 'mai'];
const month = (at: number) => months[at - 1] ?? '';
const dayOf = ({ day }: Day) => (day === 1 ? '1er' : `${day}`);

export const names = {
  title: 'The Lost Valley',
  scenarios: {
    campaign: {
      name: 'Campagne',
      summary:
        '16 tours, des premiers obus sur Béatrice jusqu’au 7 mai. Vous commandez la garnison dès le premier soir.',
    },
    'five-hills': {
      name: 'La bataille des Cinq Collines',
      summary:
        '12 tours, du 30 mars au 7 mai. Les centres du nord sont perdus, et les quatre divisions se resserrent sur les collines de l’est.',
    },
  },
  options: {
    '19.1': {
      name: 'Opération Vautour',
      effect: 'La carte 45 rejoint la pioche\u202f: les bombardiers américains pourraient venir.',
    },
    '19.2': {
      name: 'Portée de l’artillerie',
      effect:
        'Les canons atteignent tous les centres\u202f; les trois compagnies de mortiers lourds, ceux de leur sous-secteur seulement.',
    },
    '19.3': { name: 'Artillerie immobile', effect: 'L’artillerie ne se déplace jamais.' },
    '19.4': { name: '1 BPC réduit', effect: 'Le 1 BPC arrive réduit.' },
    '19.5': {
      name: 'Un meilleur départ',
      effect: 'Vous commencez avec deux cartes de réserve tirées au hasard.',
    },
  },
  sides: { french: 'Garnison française', 'viet-minh': 'Viêt Minh' },
  places: {
    gabrielle: { name: 'Gabrielle (Độc Lập)', short: 'Gabrielle' },
    'anne-marie': { name: 'Anne-Marie (Bản Kéo)', short: 'Anne-Marie' },
    beatrice: { name: 'Béatrice (Him Lam)', short: 'Béatrice' },
    francoise: { name: 'Françoise', short: 'Françoise' },
    huguette: { name: 'Huguette', short: 'Huguette' },
    'epervier-opera': { name: 'Épervier & Opéra', short: 'Épervier' },
    dominique: { name: 'Dominique (collines D1, E1)', short: 'Dominique' },
    'pc-gono': { name: 'PC GONO (poste de commandement)', short: 'PC GONO' },
    eliane: { name: 'Éliane (collines A1, C1)', short: 'Éliane' },
    claudine: { name: 'Claudine', short: 'Claudine' },
    junon: { name: 'Junon', short: 'Junon' },
    isabelle: { name: 'Isabelle (Hồng Cúm)', short: 'Isabelle' },
    natasha: { name: 'Zone de saut Natacha', short: 'Natacha' },
    octavie: { name: 'Zone de saut Octavie', short: 'Octavie' },
    simone: { name: 'Zone de saut Simone', short: 'Simone' },
    'turn-track': { name: 'Renforts à venir', short: 'À venir' },
    remnants: { name: 'Rescapés des bataillons perdus', short: 'Rescapés' },
    eliminated: { name: 'Unités éliminées', short: 'Éliminées' },
    holding: { name: 'Bataillons de marche à former', short: 'À former' },
    aside: { name: 'Mises de côté', short: 'De côté' },
  },
  turnBox: (turn) => ({ name: `Arrive au tour ${turn}`, short: `Tour ${turn}` }),
  division: (id) => `Division ${id}`,
  divisionKind: (honorific) => `Division viêt minh «\u202f${honorific}\u202f»`,
  holders: { french: 'Français', nobody: 'No man’s land' },
  kinds: {
    'legion-infantry': 'Bataillon d’infanterie de la Légion',
    'legion-parachute': 'Bataillon parachutiste de la Légion',
    'french-parachute': 'Bataillon parachutiste français',
    'vietnamese-parachute': 'Bataillon parachutiste vietnamien',
    algerian: 'Bataillon de tirailleurs algériens',
    moroccan: 'Bataillon de tirailleurs marocains',
    'tai-battalion': 'Bataillon thaï',
    'tai-company': 'Compagnie légère thaïe',
    engineer: 'Génie',
    marche: 'Bataillon formé de rescapés',
    airmen: 'Aviateurs combattant à pied',
    armor: 'Peloton de chars M24 Chaffee',
    aaa: 'Défense antiaérienne',
    '105mm': 'Obusiers de 105\u00a0mm',
    '120mm': 'Mortiers lourds de 120\u00a0mm',
    '155mm': 'Obusiers de 155\u00a0mm',
  },
  factors: ['assaut', 'défense', 'moral'],
  states: {
    used: 'engagée',
    reduced: 'réduite',
    disrupted: 'désorganisée',
    moved: 'a bougé',
    reinforcement: 'à venir',
    encircled: 'encerclée',
    threatened: 'à portée d’une division',
    assaulted: 'sous l’assaut',
    'over-stacked': 'au-delà de la limite d’empilement',
    active: 'active',
    inactive: 'inactive',
    waiting: 'pas encore activée',
    danger: 'près de la défaite',
    'airstrip-active': 'piste en service',
    'airstrip-interdicted': 'piste interdite',
    'airstrip-damaged': 'piste endommagée',
    'airstrip-destroyed': 'piste détruite',
    drawn: 'tirée ce tour',
    hand: 'en main',
    'in-force': 'en vigueur ce tour',
    discard: 'défaussée',
    removed: 'hors du jeu',
  },
  assaultedBy: (division) => `sous l’assaut de la ${division}`,
  airstrip: { active: 'en service', interdicted: 'interdite', damaged: 'endommagée', destroyed: 'détruite' },
  tracks: {
    cm: {
      short: 'MC',
      name: 'Moral du camp',
      meaning:
        'MC, moral du camp\u202f: la volonté de toute la garnison, de 1 à 20. Au-dessous de 1, la partie est aussitôt perdue.',
    },
    rp: {
      short: 'PR',
      name: 'Points de ressources',
      meaning:
        'PR, points de ressources\u202f: vivres, obus et médicaments, de 1 à 30. Au-dessous de 1, la partie est aussitôt perdue.',
    },
    sitrep: {
      short: 'SITREP',
      name: 'Rapport de situation',
      meaning:
        'SITREP, rapport de situation\u202f: la somme des modificateurs du moral du camp et des points de ressources. Il modifie la plupart des jets.',
    },
    aaa: {
      short: 'DCA',
      name: 'DCA du Viêt Minh',
      meaning:
        'DCA, défense contre avions du Viêt Minh, de 1 à 15. Elle réduit votre appui aérien et votre ravitaillement.',
    },
    ap: {
      short: 'PA',
      name: 'Points d’action',
      meaning:
        'PA, points d’action\u202f: 0 à 4 par tour, donnés par la carte tirée. Il en faut un pour le tir défensif, un pour le mouvement, un pour les assauts, un pour les raids et réparations.',
    },
    asp: {
      short: 'PAA',
      name: 'Points d’appui aérien',
      meaning: 'PAA, points d’appui aérien\u202f: neutraliser la DCA, frapper une division ou appuyer un combat.',
    },
  },
  divisionTrack: (id) => ({
    short: id,
    name: `Force de la Division ${id}`,
    meaning: `Force de la Division ${id}, de 1 à 15. À 8 ou moins, elle doit réussir un test pour être active.`,
  }),
  phases: {
    event: 'Carte d’événement',
    ap: 'Points d’action',
    discard: 'Défausse',
    asp: 'Appui aérien',
    airstrip: 'Piste',
    rp: 'Ressources',
    cm: 'Moral du camp',
    strength: 'Force des divisions',
    status: 'État des divisions',
    activation: 'Divisions 316 et 304',
    control: 'Contrôle automatique',
    sapping: 'Sape du Viêt Minh',
    'assault-vm': 'Assauts du Viêt Minh',
    reinforcements: 'Renforts',
    movement: 'Mouvement',
    'assault-french': 'Assauts français',
    raids: 'Raids',
    repairs: 'Fortifications',
    strip: 'Réparation de la piste',
    recovery: 'Récupération',
    record: 'Fin du tour',
  },
  mayKeep: 'Peut se garder en main',
  actionPoints: (count) => (count === 0 || count === 1 ? 'point d’action' : 'points d’action'),
  immediate: 'Immédiatement',
  dates: (from, to) =>
    from.month === to.month
      ? `du ${dayOf(from)} au ${dayOf(to)} ${month(to.month)}`
      : `du ${dayOf(from)} ${month(from.month)} au ${dayOf(to)} ${month(to.month)}`,
  either: (parts) => parts.join(' ou '),
  both: (parts) => parts.join(' et '),
  conditions: {
    turns: (from, to) => `Tours ${from} à ${to}`,
    vmCrMin: (count) => (count === 1 ? 'au moins 1 centre au Viêt Minh' : `au moins ${count} centres au Viêt Minh`),
    crFrench: (place) => `${place} aux Français`,
    anyCrVm: (places) => `${places.join(' ou ')} au Viêt Minh`,
    aaaMin: (level) => `DCA du Viêt Minh à ${level} ou plus`,
    unitOnMap: (unit) => `${unit} sur la carte`,
    airstrip: (statuses) => `piste ${statuses.join(' ou ')}`,
    dropOpen: 'Huguette ou une zone de saut aux Français',
    armorOnMap: 'des chars sur la carte',
    typeOnMap: 'de l’infanterie de la Légion sur la carte',
    all: (clauses) => capital(clauses.join('\u202f; ')),
  },
} satisfies Partial<ValleyTexts>;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
