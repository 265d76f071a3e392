import type { RulebookTexts } from '../texts';

export const glossary: RulebookTexts['glossary'] = {
  area: { term: 'Zone', meaning: 'Une des 61 parties de la carte. Voir [[2.2]].' },
  fortress: { term: 'Zone fortifiée', meaning: 'Une zone avec des ouvrages français. Voir [[2.2]].' },
  compound: {
    term: 'Camp retranché',
    meaning: 'Les zones fortifiées autour du PC, aux ouvrages profonds. Voir [[2.2]].',
  },
  valley: {
    term: 'Zone de vallée',
    meaning: 'Une des quatre zones des coins, source de ravitaillement du Viêt Minh. Voir [[2.2]].',
  },
  control: { term: 'Contrôle', meaning: 'Le camp qui fut seul le dernier dans une zone. Voir [[2.2]].' },
  'transport-area': {
    term: 'Zone de transport',
    meaning:
      'La route venant de l’arrière, hors carte\u202f; ravitaillement, pas et unités du Viêt Minh y passent. Voir [[8.1.1]].',
  },
  unit: {
    term: 'Unité',
    meaning: 'Un bataillon, une batterie, une compagnie ou un char\u202f: un pion. Voir [[2.3]].',
  },
  strength: { term: 'Force', meaning: 'La vigueur d’une unité au combat, et ses pas. Voir [[3.0]].' },
  step: { term: 'Pas', meaning: 'Un point de force\u202f: ce qu’un coup peut ôter. Voir [[12.3.2]].' },
  morale: { term: 'Moral', meaning: 'Le cran d’une unité\u202f; plus il est haut, mieux cela vaut. Voir [[3.0]].' },
  movement: { term: 'Mouvement', meaning: 'Les points de mouvement d’une unité. Voir [[11.0]].' },
  'infantry-type': {
    term: 'Type infanterie',
    meaning:
      'Infanterie, parachutistes, génie, mitrailleuses quadruples\u202f: ce qui tire et donne l’assaut. Voir [[3.0]].',
  },
  'artillery-type': { term: 'Type artillerie', meaning: 'Canons, mortiers, fusées et DCA. Voir [[10.0]].' },
  lead: {
    term: 'Unité de tête',
    meaning: 'Son moral compte dans l’assaut, et elle perd le premier pas. Voir [[12.2]].',
  },
  disrupted: {
    term: 'Désorganisée',
    meaning:
      'Touchée une fois\u202f: ne bouge, ne tire ni n’attaque avant de se reprendre. Sinon elle est en ordre. Voir [[12.3.1]].',
  },
  damaged: { term: 'Endommagé', meaning: 'Un char ou une unité aérienne à réparer. Voir [[13.1]].' },
  'out-of-supply': {
    term: 'Sans ravitaillement',
    meaning: 'Coupée ou impayée\u202f; affaiblie, elle peut perdre des pas. Voir [[7.3]].',
  },
  'supply-point': { term: 'Point de ravitaillement', meaning: 'Ce qui paie les canons et les armées. Voir [[7.2]].' },
  round: { term: 'Manche', meaning: 'Un jour de la phase d’assaut\u202f: une moitié pour chaque camp. Voir [[5.6]].' },
  half: { term: 'Moitié de manche', meaning: 'La demi-manche où un camp est actif. Voir [[5.6]].' },
  initiative: {
    term: 'Initiative',
    meaning: 'Le camp qui l’a joue la première moitié de chaque manche. Voir [[5.6]].',
  },
  bombardment: {
    term: 'Bombardement',
    meaning: 'Tir de canons sur toutes les unités d’une zone, dans la phase stratégique. Voir [[10.2]].',
  },
  'counter-battery': {
    term: 'Contre-batterie',
    meaning: 'Les canons français visent ceux du Viêt Minh. Voir [[10.5]].',
  },
  opportunity: {
    term: 'Tir d’opportunité',
    meaning: 'Tir de canons sur une unité en mouvement stratégique. Voir [[10.4]].',
  },
  support: { term: 'Appui', meaning: 'Canons et avions contre une unité dans la phase d’assaut. Voir [[5.6.2]].' },
  sight: { term: 'Ligne de vue', meaning: 'Des zones ouvertes entre canon et cible. Voir [[10.1]].' },
  fire: { term: 'Feu', meaning: 'Infanterie et chars sur une unité adjacente. Voir [[12.1]].' },
  'final-fire': {
    term: 'Tir défensif final',
    meaning: 'Le tir des défenseurs sur leurs assaillants. Voir [[12.2]].',
  },
  assault: { term: 'Assaut', meaning: 'La seule façon d’entrer chez l’ennemi. Voir [[12.2]].' },
  odds: {
    term: 'Rapport de forces',
    meaning: 'Force des assaillants contre celle des défenseurs, de 1-3 à 6-1. Voir [[12.2]].',
  },
  bloodbath: {
    term: 'Bain de sang',
    meaning: 'Les deux camps perdent pas à pas jusqu’à ce que l’un cède. Voir [[12.2]].',
  },
  retreat: {
    term: 'Repli',
    meaning: 'Marche forcée en arrière vers la zone la plus proche sans ennemi. Voir [[12.3.3]].',
  },
  stacking: { term: 'Limite d’empilement', meaning: 'Deux régiments par zone, 24 points. Voir [[11.3]].' },
  entrenchment: {
    term: 'Retranchement',
    meaning: 'Creusé par le génie d’assaut du Viêt Minh, deux au plus par zone. Voir [[14.4.1]].',
  },
  mine: { term: 'Mine', meaning: 'Une charge sous une zone française, une fois par partie. Voir [[14.4.2]].' },
  mafia: {
    term: 'Mafia parachutiste',
    full: 'Les chefs des bataillons parachutistes',
    meaning: 'Leur accord est nécessaire à chaque assaut français. Voir [[14.5]].',
  },
  effort: {
    term: 'Effort aérien maximal',
    meaning: 'Une fois par mois, toute l’aviation vole, contre des points. Voir [[9.1.1]].',
  },
  availability: {
    term: 'Aviation disponible',
    meaning: 'Ce que laissent le temps et les autres théâtres. Voir [[9.1]].',
  },
  suppression: {
    term: 'Neutralisation de la DCA',
    meaning: 'Un appareil gêne une pièce de DCA pour le tour. Voir [[9.4]].',
  },
  airdrop: { term: 'Largage', meaning: 'Ravitaillement, pas et bataillons pour la Forteresse centrale. Voir [[9.5]].' },
  reinforcement: { term: 'Renfort', meaning: 'Une unité nouvelle. Voir [[8.0]].' },
  replacement: { term: 'Pas de remplacement', meaning: 'Recomplète l’infanterie qui a perdu des pas. Voir [[8.0]].' },
  vp: { term: 'PV', full: 'Points de victoire', meaning: 'Ils décident de la partie. Voir [[15.0]].' },
  hq: {
    term: 'PC',
    full: 'Poste de commandement',
    meaning: 'Celui de Castries, dans la Forteresse centrale. Voir [[10.3]].',
  },
  vm: {
    term: 'VM',
    full: 'Viêt Minh',
    meaning: 'Les assiégeants\u202f: l’Armée populaire vietnamienne. Voir [[1.0]].',
  },
  fr: { term: 'FR', full: 'Français', meaning: 'La garnison, de bien des origines. Voir [[1.0]].' },
  aa: {
    term: 'DCA',
    full: 'Défense contre avions',
    meaning: 'Canons et mitrailleuses contre les avions. Voir [[9.6]].',
  },
  mp: { term: 'PM', full: 'Points de mouvement', meaning: 'Ce qu’une unité peut dépenser en chemin. Voir [[11.0]].' },
  otha: {
    term: 'OTHA',
    full: 'Zone d’attente du transport terrestre',
    meaning: 'La zone de transport, sous son nom anglais abrégé. Voir [[8.1.1]].',
  },
  dble: {
    term: 'DBLE',
    full: 'Demi-brigade de Légion étrangère',
    meaning: 'Deux de ses bataillons sont au camp. Voir [[19.0]].',
  },
  rei: { term: 'REI', full: 'Régiment étranger d’infanterie', meaning: 'De la Légion étrangère. Voir [[19.0]].' },
  rta: {
    term: 'RTA',
    full: 'Régiment de tirailleurs algériens',
    meaning: 'Trois de ces bataillons sont au camp. Voir [[19.0]].',
  },
  rtm: {
    term: 'RTM',
    full: 'Régiment de tirailleurs marocains',
    meaning: 'Un de ces bataillons est au camp. Voir [[19.0]].',
  },
  bt: { term: 'BT', full: 'Bataillon thaï', meaning: 'Levé dans le pays. Voir [[19.0]].' },
  bep: { term: 'BEP', full: 'Bataillon étranger de parachutistes', meaning: 'De la Légion étrangère. Voir [[19.0]].' },
  bpc: {
    term: 'BPC',
    full: 'Bataillon de parachutistes coloniaux',
    meaning: 'Français et Vietnamiens. Voir [[19.0]].',
  },
  bpvn: {
    term: 'BPVN',
    full: 'Bataillon de parachutistes vietnamiens',
    meaning: 'De l’armée nationale vietnamienne. Voir [[19.0]].',
  },
  rcp: {
    term: 'RCP',
    full: 'Régiment de chasseurs parachutistes',
    meaning: 'Un de ses bataillons peut être largué. Voir [[19.0]].',
  },
  rac: { term: 'RAC', full: 'Régiment d’artillerie coloniale', meaning: 'Les obusiers du camp. Voir [[19.0]].' },
};
