import type { Day } from '../../../../kernel/wording';
import type { StormTexts } from '../texts';

const months = ['', '', '', 'mars', 'avril', 'mai'];
const number = (day: number) => (day === 1 ? '1er' : `${day}`);
const dayOf = ({ day, month }: Day) => `${number(day)} ${months[month] ?? ''}`;

export const names = {
  title: 'Storm Over Dien Bien Phu',
  scenarios: {
    battle: {
      name: 'La bataille',
      summary:
        'Huit tours d’une semaine. Il faut au Viêt Minh six des dix zones de victoire\u202f; les Français doivent en tenir cinq.',
    },
  },
  options: {
    '15.0': {
      name: 'Enchères pour les camps',
      effect:
        'Chacun mise le nombre de zones de victoire qu’il prendrait avec le Viêt Minh. Le plus offrant joue le Viêt Minh et doit atteindre ce nombre.',
    },
  },
  sides: { french: 'Français', 'viet-minh': 'Viêt Minh' },
  areas: {
    1: { name: 'Collines de Pa Pé', short: 'Pa Pé' },
    2: { name: 'Piste Pavie, nord', short: 'Piste Pavie' },
    3: { name: 'Haute Nam Youm', short: 'Haute Nam Youm' },
    4: { name: 'Ta Leng', short: 'Ta Leng' },
    5: { name: 'Crête du nord-ouest', short: 'Crête N-O' },
    8: { name: 'Jungle de Him Lam', short: 'Jungle Him Lam' },
    12: { name: 'Crête de Ban Kéo', short: 'Crête Ban Kéo' },
    16: { name: 'Piste d’aviation, nord', short: 'Piste N' },
    18: { name: 'Jungle de l’est', short: 'Jungle E' },
    20: { name: 'Piste d’aviation, centre', short: 'Piste C' },
    21: { name: 'Piste d’aviation, sud', short: 'Piste S' },
    26: { name: 'Rizières de l’ouest', short: 'Rizières O' },
    31: { name: 'Mont Fictif', short: 'Mont Fictif' },
    39: { name: 'Mont Chauve', short: 'Mont Chauve' },
    43: { name: 'Route d’Isabelle, ouest', short: 'Isabelle O' },
    44: { name: 'Route d’Isabelle, est', short: 'Isabelle E' },
  },
  boxes: {
    eliminated: { name: 'Unités éliminées', short: 'Éliminées' },
    replacements: { name: 'Case des remplacements', short: 'Remplacements' },
    aside: { name: 'Réservées à une carte', short: 'De côté' },
  },
  turnBox: (turn) => ({ name: `Arrive à la fin du tour ${turn}`, short: `Tour ${turn}` }),
  kinds: {
    legion: 'Compagnie de la Légion étrangère',
    african: 'Compagnie nord-africaine',
    thai: 'Compagnie thaïe',
    para: 'Compagnie de parachutistes français',
    vietnamese: 'Compagnie de parachutistes vietnamiens',
    armor: 'Peloton de chars M24 Chaffee',
    aa: 'Section de mitrailleuses quadruples',
    regular: 'Compagnie viêt minh',
    elite: 'Compagnie viêt minh d’élite',
    replacement: 'Compagnie de remplacement',
  },
  factors: ['puissance de feu', 'défense', 'mouvement'],
  states: {
    fresh: 'fraîche',
    spent: 'épuisée',
    elite: 'élite',
    reinforcement: 'à venir',
    acting: 'en action',
    'fire-french': 'marqueur Feu français',
    'fire-viet-minh': 'marqueur Feu viêt minh',
    'out-of-supply': 'sans ravitaillement',
    'victory-taken': 'zone de victoire prise',
    contested: 'disputée',
    assaulted: 'sous l’assaut',
    targeted: 'attaquée',
    'assault-ready': 'un assaut peut partir d’ici',
    inactive: 'pas de remplacements ce tour',
    hand: 'en main',
    committed: 'engagée',
    discard: 'défaussée',
    removed: 'hors du jeu',
  },
  tracks: {
    turn: { short: 'Tour', name: 'Tour', meaning: 'Huit tours d’une semaine.' },
    victory: {
      short: 'Zones',
      name: 'Zones de victoire prises',
      meaning: 'Zones de victoire que contrôle le Viêt Minh.',
    },
    needed: {
      short: 'À prendre',
      name: 'Zones de victoire exigées',
      meaning: 'Le nombre de zones de victoire qu’il faut au Viêt Minh à la fin du tour 8.',
    },
    impulse: {
      short: 'Impulsion',
      name: 'Impulsion',
      meaning: 'Numéro de l’impulsion dans ce tour, et à qui elle est.',
    },
    'hand-french': { short: 'Main FR', name: 'Main française', meaning: 'Cartes dans la main française.' },
    'deck-french': {
      short: 'Pioche FR',
      name: 'Pioche française',
      meaning: 'Cartes restant dans la pioche française.',
    },
    'hand-viet-minh': { short: 'Main VM', name: 'Main viêt minh', meaning: 'Cartes dans la main viêt minh.' },
    'deck-viet-minh': {
      short: 'Pioche VM',
      name: 'Pioche viêt minh',
      meaning: 'Cartes restant dans la pioche viêt minh.',
    },
    replacements: {
      short: 'Rempl.',
      name: 'Remplacements',
      meaning: 'Compagnies restant dans la case des remplacements.',
    },
    supply: {
      short: 'Ravit.',
      name: 'Modificateur de ravitaillement',
      meaning: 'Ajouté au jet de ravitaillement\u202f: 2 par zone de piste et 1 par zone verte aux mains du Viêt Minh.',
    },
    'french-passed': {
      short: 'Passe',
      name: 'Passe française',
      meaning: 'Les Français ont passé leur dernière impulsion\u202f: si le Viêt Minh passe, le tour finit.',
    },
  },
  phases: {
    bidding: 'Enchères pour les camps',
    draw: 'Phase de pioche',
    impulses: 'Phase d’impulsions',
    discards: 'Fin\u202f: défausses',
    supply: 'Fin\u202f: ravitaillement',
    arrivals: 'Fin\u202f: arrivées',
  },
  dates: (from, to) =>
    from.month === to.month ? `du ${number(from.day)} au ${dayOf(to)} 1954` : `du ${dayOf(from)} au ${dayOf(to)} 1954`,
  timings: { impulse: 'Impulsion', reaction: 'Réaction', either: 'Impulsion ou réaction' },
  stated: (rules) => `Énoncé dans la règle\u202f: ${rules}.`,
  reasons: {
    'lie of the land, so that every adjacency of the examples holds':
      'Reconstitué\u202f: place, valeur et contour suivent le terrain, de sorte que tous les voisinages des exemples soient respectés.',
    'shared edge of the reconstructed map': 'Reconstitué\u202f: un bord commun de la carte reconstituée.',
    'order of battle of the garrison; factors in the range of the examples':
      'Reconstitué\u202f: d’après l’ordre de bataille de la garnison\u202f; facteurs dans l’ordre de grandeur des exemples.',
    'battalion far under strength, one point below the rest of the Legion':
      'Reconstitué\u202f: bataillon très incomplet, donc un point de moins que le reste de la Légion.',
    'relief column of Isabelle; the number of card units is stated':
      'Reconstitué\u202f: la colonne d’Isabelle\u202f; la règle dit que trois unités entrent par une carte.',
    'order of battle of the besiegers; factors in the range of the examples':
      'Reconstitué\u202f: d’après l’ordre de bataille des assiégeants\u202f; facteurs dans l’ordre de grandeur des exemples.',
    'number of replacements and their spent side': 'Reconstitué\u202f: leur nombre et leur face épuisée.',
    'eight weekly turns; hands follow the tempo of the siege':
      'Reconstitué\u202f: huit tours d’une semaine\u202f; la taille des mains suit le rythme du siège.',
    'ten victory areas by calibration':
      'Reconstitué\u202f: dix zones de victoire, nombre calibré par de nombreuses parties.',
    'limits and advance of the card': 'Reconstitué\u202f: limites et avance.',
    'trigger and restriction of the card': 'Reconstitué\u202f: déclencheur et restriction.',
    'firepower and trigger of the card': 'Reconstitué\u202f: puissance de feu et déclencheur.',
    'modifier of the card': 'Reconstitué\u202f: le modificateur.',
    'modifier of the card and its place in this deck':
      'Reconstitué\u202f: le modificateur et sa présence dans ce paquet.',
    'firepower and window of the card': 'Reconstitué\u202f: puissance de feu et moment.',
    'known name; a card whose firer assigns damage is needed':
      'Reconstitué\u202f: le nom est connu\u202f; la règle suppose une carte dont le tireur répartit les dégâts.',
    'known name; effect from the events of the siege':
      'Reconstitué\u202f: le nom est connu\u202f; l’effet suit les événements du siège.',
    'counterpart of the supply roll': 'Reconstitué\u202f: le pendant du jet de ravitaillement.',
    'name, place and condition of the card': 'Reconstitué\u202f: nom, lieu et condition.',
    'event of the siege': 'Reconstitué\u202f: d’après un événement du siège.',
    'second effect of the card': 'Reconstitué\u202f: le second effet.',
    'number of units': 'Reconstitué\u202f: le nombre d’unités.',
    'rules suppose Viet Minh units inside French areas':
      'Reconstitué\u202f: plusieurs règles supposent des unités viêt minh dans des zones françaises\u202f; cette carte les y mène.',
  },
} satisfies Partial<StormTexts>;
