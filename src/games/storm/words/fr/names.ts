import type { Day, StormTexts } from '../texts';

const months = ['', '', '', 'mars', 'avril', 'mai'];
const number = (day: number) => (day === 1 ? '1er' : `${day}`);
const dayOf = ({ day, month }: Day) => `${number(day)} ${months[month] ?? ''}`;

export const names = {
  title: 'Storm Over Dien Bien Phu',
  subtitle: 'L’assaut du camp retranché, du 13 mars au 7 mai 1954. À deux joueurs',
  scenarios: {
    battle: {
      name: 'La bataille',
      summary:
        'Huit semaines. Il faut au Viêt Minh six des dix collines et points d’appui qui comptent\u202f; les Français doivent en garder cinq.',
    },
  },
  options: {
    '15.0': {
      name: 'Enchères pour les camps',
      effect:
        'Chacun mise le nombre de zones de victoire qu’il prendrait avec le Viêt Minh. La plus haute mise le joue et doit l’atteindre.',
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
    regular: 'Compagnie Viêt Minh',
    elite: 'Compagnie Viêt Minh d’élite',
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
    'fire-viet-minh': 'marqueur Feu Viêt Minh',
    'out-of-supply': 'sans ravitaillement',
    'victory-taken': 'zone de victoire prise',
    contested: 'disputée',
    assaulted: 'sous l’assaut',
    targeted: 'attaquée',
    'assault-ready': 'un assaut peut partir d’ici',
    inactive: 'pas de remplacements ce tour',
    hand: 'en main',
    committed: 'sur le point d’être jouée',
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
      meaning: 'Ce qu’il faut au Viêt Minh à la fin du tour 8.',
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
    'hand-viet-minh': { short: 'Main VM', name: 'Main Viêt Minh', meaning: 'Cartes dans la main Viêt Minh.' },
    'deck-viet-minh': {
      short: 'Pioche VM',
      name: 'Pioche Viêt Minh',
      meaning: 'Cartes restant dans la pioche Viêt Minh.',
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
    discards: 'Phase finale\u202f: défausses',
    supply: 'Phase finale\u202f: ravitaillement français',
    arrivals: 'Phase finale\u202f: arrivées',
  },
  dates: (from, to) =>
    from.month === to.month ? `du ${number(from.day)} au ${dayOf(to)} 1954` : `du ${dayOf(from)} au ${dayOf(to)} 1954`,
  timings: { impulse: 'Impulsion', reaction: 'Réaction', either: 'Impulsion ou réaction' },
  stated: (rules) => `La règle le dit\u202f: ${rules}.`,
  reasons: {
    'lie of the land, so that every adjacency of the examples holds':
      'Place, valeur et contour sont reconstitués d’après le terrain, de sorte que tous les voisinages des exemples soient respectés.',
    'shared edge of the reconstructed map': 'Un bord commun de la carte reconstituée.',
    'order of battle of the garrison; factors in the range of the examples':
      'D’après l’ordre de bataille de la garnison\u202f; facteurs dans l’ordre de grandeur des exemples.',
    'battalion far under strength, one point below the rest of the Legion':
      'Bataillon très incomplet\u202f: un point de moins que le reste de la Légion.',
    'relief column of Isabelle; the number of card units is stated':
      'La colonne d’Isabelle\u202f; la règle dit que trois unités entrent par une carte.',
    'order of battle of the besiegers; factors in the range of the examples':
      'D’après l’ordre de bataille des assiégeants\u202f; facteurs dans l’ordre de grandeur des exemples.',
    'number of replacements and their spent side': 'Leur nombre et leur face épuisée ont été choisis.',
    'eight weekly turns; hands follow the tempo of the siege':
      'Huit tours d’une semaine\u202f; les mains suivent le rythme du siège.',
    'ten victory areas by calibration': 'Qu’il y ait dix zones de victoire vient de l’étalonnage.',
    'limits and advance of the card': 'Limites et avance ont été choisies.',
    'trigger and restriction of the card': 'Déclencheur et restriction ont été choisis.',
    'firepower and trigger of the card': 'Puissance de feu et déclencheur ont été choisis.',
    'modifier of the card': 'Le modificateur a été choisi.',
    'modifier of the card and its place in this deck': 'Le modificateur et sa présence dans ce paquet ont été choisis.',
    'firepower and window of the card': 'Puissance de feu et moment ont été choisis.',
    'known name; a card whose firer assigns damage is needed':
      'Le nom est connu\u202f; la règle suppose une carte dont le tireur répartit les pertes.',
    'known name; effect from the events of the siege': 'Le nom est connu\u202f; l’effet suit les événements du siège.',
    'counterpart of the supply roll': 'Conçue comme pendant du jet de ravitaillement.',
    'name, place and condition of the card': 'Nom, lieu et condition ont été choisis.',
    'event of the siege': 'Tirée d’un événement du siège.',
    'second effect of the card': 'Le second effet a été choisi.',
    'number of units': 'Le nombre d’unités a été choisi.',
    'rules suppose Viet Minh units inside French areas':
      'Plusieurs règles supposent des unités Viêt Minh dans des zones françaises\u202f; cette carte les y mène.',
  },
} satisfies Partial<StormTexts>;
