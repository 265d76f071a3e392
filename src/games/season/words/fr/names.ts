/** Le nom des choses. */
import type { Day } from '../../../../kernel/wording';
import type { SeasonTexts } from '../texts';

const months = ['', '', '', 'mars', 'avril', 'mai'];
const number = (day: number) => (day === 1 ? '1er' : `${day}`);
const dayOf = ({ day, month }: Day) => `${number(day)} ${months[month] ?? ''}`;

export const names = {
  title: 'A Season in Hell',
  scenarios: {
    'initial-assault': {
      name: 'L’assaut initial',
      summary:
        'Une semaine, quatre manches. Le Viêt Minh gagne avec 10 PA ou plus et au plus 20 pas perdus\u202f; sinon les Français gagnent.',
    },
    'five-hills': {
      name: 'Les cinq collines et les Huguette',
      summary:
        'Semaines 3 et 4. Le Viêt Minh gagne avec 6 objectifs sur 8 et au plus 50 pas sur l’échelle des pertes\u202f; sinon les Français gagnent.',
    },
    'full-battle': {
      name: 'La bataille entière',
      summary:
        'Jusqu’à huit semaines. Le Viêt Minh gagne aussitôt avec 33 PA sur 44\u202f; les Français gagnent à 86 pas perdus par le Viêt Minh, ou si le camp tient le 7 mai.',
    },
  },
  options: {},
  sides: { french: 'Français', 'viet-minh': 'Viêt Minh', nobody: 'Personne' },
  zone: (letter) => ({ name: `Zone ${letter}`, short: `Zone ${letter}`, brief: letter }),
  jungle: (number_) => ({ name: `Jungle ${number_}`, short: `Jungle ${number_}` }),
  centre: (name) => ({ name: `Zone ${name}`, short: `Zone ${name.split('-')[0]}`, brief: '', lettered: '' }),
  inset: 'Isabelle, 5\u00a0km au sud',
  zoneNames: { ZE: 'Mont Fictif', ZF: 'Mont Chauve', ZQ: 'autour d’Isabelle' },
  base: (letter, post) => `Base ${letter} devant ${post}`,
  hills: {},
  letters: { E: 'É' },
  boxes: {
    pool: { name: 'En attente de parachutage', short: 'À parachuter' },
    destroyed: { name: 'Détruits', short: 'Détruits' },
    merged: { name: 'Fusionnées avec une autre compagnie', short: 'Fusionnées' },
    CRC: { name: 'Le camp central', short: 'Camp central' },
  },
  turnBox: (turn) => ({ name: `Semaine ${turn} sur l’échelle des tours`, short: `Semaine ${turn}` }),
  unknownPiece: 'un pion inconnu',
  shownDummy: 'un leurre',
  battalion: (name) => `Bn ${name}`,
  regiment: (name) => `Régiment ${name}`,
  kinds: {
    legion: 'Compagnie de Légion',
    'legion-para': 'Compagnie parachutiste de Légion',
    para: 'Compagnie parachutiste',
    algerian: 'Compagnie algérienne',
    moroccan: 'Compagnie marocaine',
    thai: 'Compagnie thaïe',
    tank: 'Section de chars',
    mg: 'Section de quadruples 12,7',
    battalion: 'Bataillon viêt minh',
    dummy: 'Leurre',
    unknown: 'Bataillon inconnu',
  },
  factors: ['Feu', 'Corps à corps', 'Moral'],
  states: {
    ready: 'prête',
    hidden: 'cachée',
    concealed: 'cachée aux Français',
    'at-base': 'dans une base d’assaut',
    revealed: 'visible jusqu’à la fin de la manche',
    engaged: 'engagée',
    disorganized: 'désorganisée',
    fatigued: 'fatiguée',
    reduced: 'réduite',
    'one-loss': 'un pas perdu',
    'two-losses': 'deux pas perdus',
    dummy: 'leurre',
    moved: 'déplacée',
    attacking: 'attaque',
    pool: 'à parachuter',
    reinforcement: 'renfort',
    encircled: 'encerclé',
    threatened: 'menacé',
    'victory-taken': 'colline stratégique prise',
    'costs-step': 'coûte un pas en fin de semaine',
    empty: 'vide',
    attacked: 'attaqué',
    shelled: 'désigné pour un barrage',
    captured: 'pris dans cette impulsion',
    scouted: 'reconnue dans cette manche',
    loose: 'niveau 3 sans couverture',
    danger: 'aucun autre assaut cette semaine',
  },
  tracks: {
    turn: { short: 'Semaine', name: 'Semaine', meaning: 'La semaine du siège, sur huit.' },
    round: {
      short: 'Manche',
      name: 'Manche',
      meaning: 'La manche de la semaine, sur quatre\u202f; aucune dans une semaine calme.',
    },
    impulse: {
      short: 'Impulsion',
      name: 'Impulsion',
      meaning: 'L’impulsion de l’assaut ou de l’opération, sur trois.',
    },
    'guns-french': {
      short: 'Canons fr.',
      name: 'Munitions françaises',
      meaning: 'Points de barrage des Français. Leur niveau décale aussi le feu de leur infanterie.',
    },
    'guns-viet-minh': {
      short: 'Canons VM',
      name: 'Munitions du Viêt Minh',
      meaning: 'Points de barrage du Viêt Minh. Leur niveau décale aussi le feu de son infanterie.',
    },
    losses: {
      short: 'Pertes VM',
      name: 'Pertes du Viêt Minh',
      meaning:
        'Pas perdus par le Viêt Minh. Jusqu’à 20 ses attaques ont +1\u202f; à 50 les assauts cessent pour la semaine\u202f; à 86 le siège échoue.',
    },
    posts: { short: 'PA', name: 'PA perdus', meaning: 'PA aux mains du Viêt Minh, et combien décident.' },
    goals: {
      short: 'Objectifs',
      name: 'Objectifs du Viêt Minh',
      meaning:
        'Collines tenues, Huguette 6 et 7 tenues ou encerclées, niveau 3 au Mont Chauve\u202f: 6 de ces 8 décident.',
    },
    air: {
      short: 'Air',
      name: 'Points aériens',
      meaning: 'Points aériens de la semaine\u202f: interdiction, frappes, appui.',
    },
    replacements: {
      short: 'Rempl.',
      name: 'Points de remplacement',
      meaning: 'Chacun rend un pas dans le camp central ou paie une perte du siège.',
    },
    'places-lost': {
      short: 'Lieux perdus',
      name: 'Lieux perdus pour la table aérienne',
      meaning: 'Plus on perd des huit lieux qui entourent la piste, moins il arrive par les airs.',
    },
    drops: {
      short: 'Largages',
      name: 'Largages restants',
      meaning: 'Compagnies encore parachutables dans cette manche.',
    },
    digging: { short: 'Sape', name: 'Points de sape', meaning: 'Points de sape restants de la semaine, sur 12.' },
  },
  groups: {
    guns: { short: 'Canons', name: 'Munitions', meaning: 'Points de barrage des deux camps, Français d’abord.' },
  },
  phases: {
    'set-up-french': 'Mise en place française',
    'set-up-viet-minh': 'Mise en place du Viêt Minh',
    'vm-supply': 'Ravitaillement du Viêt Minh',
    air: 'Ravitaillement aérien',
    interdiction: 'Interdiction',
    replacements: 'Remplacements',
    returns: 'Retours et arrivées',
    reconstitution: 'Reconstitution',
    trenches: 'Tranchées',
    week: 'La décision de la semaine',
    'strategic-viet-minh': 'Mouvement stratégique du Viêt Minh',
    'strategic-french': 'Mouvement stratégique français',
    'quiet-drop': 'Parachutage d’une semaine calme',
    drop: 'Parachutage',
    'vm-movement': 'Mouvement du Viêt Minh',
    assault: 'Assaut du Viêt Minh',
    'french-interdiction': 'Interdiction dans la manche',
    'french-movement': 'Mouvement français',
    reconnaissance: 'Reconnaissance',
    operation: 'Opération française',
    'round-end': 'Fin de la manche',
    siege: 'Tir de siège',
    'siege-losses': 'Pertes du tir de siège',
    encirclement: 'PA encerclés',
    hills: 'Collines stratégiques',
    engagement: 'Engagement',
    barrages: 'Barrages',
    approach: 'Mouvement',
    'defensive-fire': 'Feu défensif',
    'hand-to-hand': 'Corps à corps',
    'defensive-movement': 'Mouvement défensif',
  },
  dates: (from, to) =>
    from.month === to.month ? `du ${number(from.day)} au ${dayOf(to)} 1954` : `du ${dayOf(from)} au ${dayOf(to)} 1954`,
  stated: (rules) => `Énoncé dans la règle\u202f: ${rules}.`,
  reasons: {
    'only two of the jungle zones are placed by the rules':
      'Reconstitué\u202f: la règle ne place que deux des quatre zones de jungle.',
    'lie of the land around the camp': 'Reconstitué\u202f: d’après le relief autour du camp.',
    'one alphabet for the outer ring satisfies every letter the rules name':
      'Reconstitué\u202f: un seul alphabet pour l’anneau extérieur convient à toutes les lettres que nomme la règle.',
    'two centres share a zone, so that a centre of one PA can be encircled':
      'Reconstitué\u202f: deux centres partagent une zone, pour qu’un centre d’un seul PA puisse être encerclé.',
    'a centre of the west bank that neither list names joins the camp':
      'Reconstitué\u202f: un centre de la rive ouest absent des deux listes appartient au camp central.',
    'number of PAs in each centre, so that they are 44':
      'Reconstitué\u202f: le nombre de PA de chaque centre, pour qu’ils soient 44.',
    'neighbouring positions are joined': 'Reconstitué\u202f: les positions voisines sont reliées.',
    'approach by ground': 'Reconstitué\u202f: d’après les approches du terrain.',
    'drawing: true to the valley, bent for touch': 'Reconstitué\u202f: dessin fidèle à la vallée, adapté au toucher.',
    'order of battle of the garrison; steps by rule, values by calibration':
      'Reconstitué\u202f: d’après l’ordre de bataille de la garnison\u202f; les pas suivent la règle, les valeurs ont été calibrées en jeu.',
    'five sections of two tanks; values by calibration':
      'Reconstitué\u202f: cinq sections de deux chars\u202f; valeurs calibrées en jeu.',
    'two platoons of quadruple machine-guns; values by calibration':
      'Reconstitué\u202f: deux sections de mitrailleuses quadruples\u202f; valeurs calibrées en jeu.',
    'order of battle of the besiegers; steps by rule, values by calibration':
      'Reconstitué\u202f: d’après l’ordre de bataille des assiégeants\u202f; les pas suivent la règle, les valeurs ont été calibrées en jeu.',
    'codes and fixed strengths are stated; cells by calibration':
      'Reconstitué\u202f: codes et puissances fixes sont énoncés\u202f; les cases ont été calibrées en jeu.',
    'codes and modifiers are stated; cells by calibration':
      'Reconstitué\u202f: codes et modificateurs sont énoncés\u202f; les cases ont été calibrées en jeu.',
    'structure, places and penalties are stated; numbers by calibration':
      'Reconstitué\u202f: structure, lieux et pénalités sont énoncés\u202f; les nombres ont été calibrés en jeu.',
    'rates are stated; size of a level, limits and shifts by calibration':
      'Reconstitué\u202f: les taux sont énoncés\u202f; taille d’un niveau, limites et décalages calibrés en jeu.',
    'dates, rain and arrivals of the siege':
      'Reconstitué\u202f: d’après les dates, les pluies et les arrivées du siège.',
    'the rules are silent; what serves as cover there':
      'Reconstitué\u202f: la règle se tait\u202f; ce qui sert de couvert décide.',
    'set-up from the order of battle of March 1954':
      'Reconstitué\u202f: mise en place d’après l’ordre de bataille de mars 1954.',
    'set-up from the situation of 27 to 30 March 1954':
      'Reconstitué\u202f: mise en place d’après la situation du 27 au 30 mars 1954.',
  },
} satisfies Partial<SeasonTexts>;
