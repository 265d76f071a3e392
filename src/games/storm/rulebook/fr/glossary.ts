import type { RulebookTexts } from '../texts';

export const glossary: RulebookTexts['glossary'] = {
  area: { term: 'Zone', meaning: 'L’un des 44 morceaux de la carte. Voir [[2.2.1]].' },
  control: { term: 'Contrôle', meaning: 'Qui tient une zone. Voir [[13.0]].' },
  'victory-area': {
    term: 'Zone de victoire',
    meaning: 'L’une des dix zones de valeur 3 qui décident de la partie. Voir [[14.0]].',
  },
  runway: {
    term: 'Piste d’aviation',
    meaning:
      'Trois zones à numéro bleu\u202f; perdues, elles coûtent 2 chacune au jet de ravitaillement. Voir [[11.0]].',
  },
  green: {
    term: 'Zone verte',
    meaning: 'L’une des six zones au bord de la piste, à l’ouest de la rivière. Voir [[11.0]].',
  },
  red: { term: 'Zone rouge', meaning: 'Zone où n’entre aucune unité française. Voir [[7.0]].' },
  terrain: { term: 'Terrain', meaning: 'Valeur défensive d’une zone avec ses tranchées, de 0 à 3. Voir [[8.3.2]].' },
  unit: { term: 'Unité', meaning: 'Une compagnie ou un peloton\u202f: un pion. Voir [[2.1.1]].' },
  factors: { term: 'Facteurs', meaning: 'Puissance de feu, défense et mouvement d’un pion. Voir [[2.1.1]].' },
  fresh: { term: 'Fraîche', meaning: 'Peut encore agir ce tour-ci. Voir [[2.1.1]].' },
  spent: {
    term: 'Épuisée',
    meaning: 'A agi ou a été touchée\u202f; ne fait que se défendre jusqu’à la phase finale. Voir [[2.1.1]].',
  },
  stack: { term: 'Pile', meaning: 'Les unités d’un camp dans une zone, neuf au plus. Voir [[7.0]].' },
  impulse: { term: 'Impulsion', meaning: 'Une action d’un camp. Voir [[6.0]].' },
  pass: { term: 'Passer', meaning: 'Ne rien faire de son impulsion. Les passes finissent le tour. Voir [[4.0]].' },
  card: { term: 'Carte tactique', meaning: 'L’une des 27 cartes d’un camp. Voir [[5.0]].' },
  'impulse-card': { term: 'Carte d’impulsion', meaning: 'Carte qui est l’impulsion entière. Voir [[6.2]].' },
  reaction: {
    term: 'Carte de réaction',
    meaning: 'Carte jouée quand sa condition est remplie, dans l’impulsion de l’un ou l’autre camp. Voir [[5.2]].',
  },
  window: { term: 'Fenêtre', meaning: 'Moment où un camp peut réagir avec une carte. Voir [[5.2]].' },
  bonus: {
    term: 'Série de bonus',
    meaning: 'Trois zones qui donnent une carte de plus à qui les tient toutes. Voir [[5.1]].',
  },
  fire: { term: 'Feu', meaning: 'Attaque d’unités ou d’une carte. Voir [[8.0]].' },
  'fire-marker': {
    term: 'Marqueur Feu',
    meaning: 'Reste là d’où l’on a tiré sur une autre zone\u202f; y prive du terrain. Voir [[8.1]].',
  },
  'attack-points': { term: 'Points d’attaque', meaning: 'Deux dés, puissance de feu et cartes. Voir [[8.3.1]].' },
  'defense-points': { term: 'Points de défense', meaning: 'Meilleure défense et terrain de la cible. Voir [[8.3.2]].' },
  'damage-points': { term: 'Points de dégâts', meaning: 'Points d’attaque moins points de défense. Voir [[8.3.3]].' },
  capacity: {
    term: 'Capacité d’absorption',
    meaning:
      'Ce que les unités peuvent prendre\u202f: 3 points par unité fraîche et 2 par unité épuisée. Voir [[8.4.1]].',
  },
  retreat: { term: 'Repli', meaning: 'Une unité touchée recule dans une zone voisine de son camp. Voir [[8.4.2]].' },
  sap: { term: 'Sape', meaning: 'Creuser des tranchées. Voir [[9.0]].' },
  trench: { term: 'Niveau de tranchée', meaning: 'De 0 à 3 dans une zone du Viêt Minh. Voir [[9.1]].' },
  'trench-value': {
    term: 'Valeur de tranchée',
    meaning: 'Les niveaux que creuse une carte Viêt Minh défaussée. Voir [[9.0]].',
  },
  assault: { term: 'Assaut', meaning: 'L’attaque par laquelle le Viêt Minh entre dans une zone tenue. Voir [[10.0]].' },
  supply: {
    term: 'Jet de ravitaillement',
    meaning: 'Décide en phase finale si toutes les unités françaises récupèrent. Voir [[11.0]].',
  },
  'out-of-supply': {
    term: 'Sans ravitaillement',
    meaning: 'Les unités françaises y restent comme elles sont à la fin du tour. Voir [[11.0]].',
  },
  replacement: { term: 'Remplacement', meaning: 'Compagnie viêt minh tirée de la case à chaque tour. Voir [[12.1]].' },
  reinforcement: {
    term: 'Renfort',
    meaning: 'Unité qui arrive au tour inscrit sur l’échelle des tours. Voir [[12.2]].',
  },
  'pc-gono': {
    term: 'PC GONO',
    full: 'Poste de commandement du groupement opérationnel du Nord-Ouest',
    meaning: 'État-major de la garnison, zone de victoire. Voir [[14.0]].',
  },
  vm: {
    term: 'VM',
    full: 'Viêt Minh',
    meaning: 'Les assiégeants\u202f: l’Armée populaire vietnamienne. Voir [[1.0]].',
  },
  fr: { term: 'FR', full: 'Français', meaning: 'La garnison, venue de bien des pays. Voir [[1.0]].' },
  mp: { term: 'PM', full: 'Points de mouvement', meaning: 'Ce qu’une unité peut dépenser en pas. Voir [[7.0]].' },
  bep: {
    term: 'BEP',
    full: 'Bataillon étranger de parachutistes',
    meaning: 'Parachutistes de la Légion. Voir [[16.0]].',
  },
  bpc: {
    term: 'BPC',
    full: 'Bataillon de parachutistes coloniaux',
    meaning: 'Parachutistes de l’armée française. Voir [[16.0]].',
  },
  bpvn: {
    term: 'BPVN',
    full: 'Bataillon de parachutistes vietnamiens',
    meaning: 'Parachutistes de l’armée vietnamienne. Voir [[16.0]].',
  },
  bt: { term: 'BT', full: 'Bataillon thaï', meaning: 'Infanterie levée en pays thaï. Voir [[16.0]].' },
  cip: {
    term: 'CIP',
    full: 'Compagnie indochinoise parachutiste',
    meaning: 'Compagnie vietnamienne d’un bataillon français. Voir [[16.0]].',
  },
  dble: { term: 'DBLE', full: 'Demi-brigade de Légion étrangère', meaning: 'Infanterie de la Légion. Voir [[16.0]].' },
  gaaceo: {
    term: 'GAACEO',
    full: 'Groupe antiaérien d’artillerie coloniale d’Extrême-Orient',
    meaning: 'Les mitrailleuses quadruples. Voir [[16.0]].',
  },
  gmpt: {
    term: 'GMPT',
    full: 'Groupement mobile de partisans thaïs',
    meaning: 'Partisans levés en pays thaï. Voir [[16.0]].',
  },
  rcc: { term: 'RCC', full: 'Régiment de chasseurs à cheval', meaning: 'Les chars. Voir [[16.0]].' },
  rcp: {
    term: 'RCP',
    full: 'Régiment de chasseurs parachutistes',
    meaning: 'Parachutistes de l’armée française. Voir [[16.0]].',
  },
  rei: { term: 'REI', full: 'Régiment étranger d’infanterie', meaning: 'Infanterie de la Légion. Voir [[16.0]].' },
  rta: {
    term: 'RTA',
    full: 'Régiment de tirailleurs algériens',
    meaning: 'Infanterie d’Afrique du Nord. Voir [[16.0]].',
  },
  rtm: {
    term: 'RTM',
    full: 'Régiment de tirailleurs marocains',
    meaning: 'Infanterie d’Afrique du Nord. Voir [[16.0]].',
  },
};
