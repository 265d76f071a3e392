import { chapter, example, list, rebuilt, ruling, section, table, text } from '../blocks';

export const air = chapter(
  '9',
  'Unités aériennes',
  section(
    '9.0',
    'Ce qu’elles peuvent faire',
    list(
      'Bombardement\u202f: SB2C, A-26, PBY.',
      'Appui tactique et neutralisation de la DCA\u202f: F6F, F8F, F4U, SB2C, A-26.',
      'Transport\u202f: C-47 pour un pas, C-119 pour deux.',
    ),
    text(
      'Toutes sont basées hors carte et prêtes au début, sauf un C-119, qui vient par un événement ([[6.2]]), et les F4U du tour 8 ([[8.2]]).',
    ),
    ruling('Une unité aérienne accomplit une mission par tour.'),
    rebuilt(
      'Le nombre d’unités de chaque type vient des appareils en état de vol en 1954, à six par unité\u202f: deux F6F, quatre F8F, deux SB2C, trois A-26, un PBY, dix C-47 et un C-119 au début.',
    ),
  ),
  section(
    '9.1',
    'Combien volent',
    text(
      'Une fois que le temps a cloué sa part au sol ([[6.1]]), on lance deux dés. Le premier est le nombre de pas de transport qui servent ailleurs ce tour-ci, le second le nombre d’autres unités aériennes.',
    ),
    ruling(
      'Les Français choisissent lesquelles. Les transports doivent faire le total du dé, ou le dépasser le moins possible\u202f; s’il y en a trop peu, tous sont absents.',
    ),
    example(
      'Temps couvert\u202f: les Français gardent 7 transports et 8 autres unités. Le second dé donne 5\u202f: trois des autres volent.',
    ),
  ),
  section(
    '9.1.1',
    'Effort aérien maximal',
    text(
      'Une fois par mois, les Français peuvent tout envoyer à Diên Biên Phu. On ne lance pas les deux dés\u202f; un autre dé dit combien de points de victoire cela coûte. L’effort aide aussi la mafia parachutiste à consentir à un assaut ([[14.5]]).',
    ),
    ruling('Ce que le temps a cloué au sol y reste. Le prix se tire après la déclaration.'),
  ),
  section(
    '9.2',
    'Bombardement aérien',
    text(
      'Dans la phase stratégique, contre le Viêt Minh sur la carte ou dans la zone de transport. On annonce l’altitude, la DCA tire d’abord, puis un dé par appareil restant, sur la table de bombardement ([[10.2]]), dans la colonne de son type\u202f: la première pour SB2C et A-26, la deuxième pour le PBY.',
    ),
    list(
      '+2 à basse altitude\u202f;',
      '+1 si la cible est en terrain clair\u202f;',
      '−1 dans la forêt dense ou une zone de vallée\u202f;',
      '−1 par retranchement, deux au plus\u202f;',
      '+1 pour un A-26\u202f;',
      '−1 si l’appareil est endommagé.',
    ),
    text(
      'Sur la carte, les coups frappent toutes les unités du Viêt Minh de la zone\u202f; dans une vallée ou dans la zone de transport, une seule. Le premier coup désorganise, le suivant ôte un pas, un pas par tour au plus et jamais le dernier. Un pion de ravitaillement est perdu au moindre coup.',
    ),
    example(
      'Un A-26, bas, sur trois unités à découvert\u202f: un jet de 3 devient 7, un coup sur chacune. Toutes trois sont désorganisées.',
    ),
    ruling(
      'Un dé par appareil, et les mêmes coups pour toutes les unités de la zone. La limite d’un pas vaut pour toute la phase stratégique, canons et avions ensemble. Dans la zone de transport, les Français ne voient que des dos\u202f: ils bombardent un pion au hasard, ou un pion qui porte un marqueur. Un pas de remplacement est perdu au second coup.',
    ),
  ),
  section(
    '9.3',
    'Appui tactique',
    text(
      'Dans l’appui de la phase d’assaut, contre une seule unité du Viêt Minh. Après la DCA, on lance un dé\u202f: 5 ou plus, touché.',
    ),
    list(
      '+2 à basse altitude\u202f;',
      '+1 si la cible est en terrain clair\u202f;',
      '−1 dans la forêt dense ou une zone de vallée\u202f;',
      '−1 par retranchement, deux au plus.',
    ),
    text(
      'Le premier coup désorganise, chacun des suivants ôte un pas. Il n’y a pas de limite ici\u202f: une unité peut être détruite.',
    ),
  ),
  section(
    '9.4',
    'Neutralisation de la DCA',
    text(
      'Une unité aérienne passe bas sur une unité de DCA. Si elle traverse son feu indemne, ou continue endommagée, cette pièce a −1 jusqu’à la fin du tour.',
    ),
    example(
      'Un F8F neutralise une pièce de 37\u00a0mm. Une mitrailleuse tire sur le F8F et le manque\u202f; la 37\u00a0mm lance donc 6 − 1 = 5 contre un C-47 à haute altitude, endommagé au lieu d’être abattu.',
    ),
    ruling(
      'Dans la phase stratégique seulement, contre une pièce sur la carte ou un des trois tirs de la zone de transport. Le tir sur l’appareil qui neutralise se résout d’abord, sans le −1. Deux appareils sur une pièce ne s’ajoutent pas.',
    ),
  ),
  section(
    '9.5',
    'Largages',
    text(
      'Ravitaillement, pas de remplacement et bataillons de parachutistes descendent sur la Forteresse centrale, et nulle part ailleurs. On les charge dans la phase de disponibilité aérienne ([[5.4]]). Après la DCA, chaque transport lance un dé, avec +1 si le Viêt Minh est à côté de la Forteresse centrale.',
    ),
    table('drop'),
    list(
      'Reçu\u202f: toute la charge.',
      'Dispersé\u202f: troupes et pas de remplacement sont reçus, un bataillon désorganisé\u202f; du ravitaillement, la moitié arrive, fractions perdues.',
      'Perdu hors des barbelés\u202f: troupes et pas de remplacement sont éliminés\u202f; chaque pas de ravitaillement va au Viêt Minh.',
    ),
    text('Un bataillon arrive si au moins un de ses pas arrive. Les pas à bord d’un transport abattu sont perdus.'),
    example('Un bataillon de quatre pas tient dans quatre C-47, dans un C-119 et deux C-47, ou dans deux C-119.'),
    example(
      'Un C-119 avec deux pas de ravitaillement, bas, le Viêt Minh à côté de la Forteresse centrale\u202f: 5 + 1 = 6, un pas arrive. Avec 6 + 1 = 7, les deux tombent chez le Viêt Minh.',
    ),
    ruling(
      'Un bataillon se charge en entier ou pas du tout. Un transport qui fait demi-tour ramène sa charge\u202f: le ravitaillement au dépôt de l’arrière, les remplacements à la réserve. Les pas ramenés d’un bataillon rejoignent la réserve dès qu’un autre de ses pas est arrivé ou perdu\u202f; si tous rentrent, il peut repartir sans nouveau prix. Les charges sont secrètes jusqu’à l’arrivée ou la perte\u202f; le prix d’un bataillon ne l’est pas.',
    ),
    rebuilt(
      'La table des largages ne nous était pas accessible. De haut, on disperse\u202f; de bas, on est précis mais sous le feu\u202f; et un camp qui rétrécit se manque facilement\u202f: ainsi en 1954.',
    ),
  ),
  section(
    '9.6',
    'DCA',
    text(
      'Quand les Français ont annoncé missions et altitudes, le Viêt Minh désigne la cible de chaque unité de DCA. Sur la carte, leur portée est sans limite. Une unité de DCA en ordre tire une fois dans la phase stratégique et une fois dans une manche de la phase d’assaut. Au-dessus de la zone de transport, il y a trois tirs par tour. La DCA ne coûte pas de ravitaillement.',
    ),
    table('aa'),
    list('−1 sous la pluie\u202f;', '−1 si la pièce est sans ravitaillement\u202f;', '−1 si elle est neutralisée.'),
    ruling(
      'Toutes les cibles sont désignées avant le premier dé. Plusieurs pièces peuvent tirer sur un même appareil. Les pièces de la carte ne tirent jamais au-dessus de la zone de transport, ses trois tirs jamais ailleurs\u202f; ils ne manquent jamais de ravitaillement. Une pièce qui a fait un mouvement stratégique ne tire pas dans la phase d’assaut.',
    ),
    rebuilt(
      'La table de DCA ne nous était pas accessible. Celle-ci abat huit à dix unités aériennes dans un siège entier, autant qu’en 1954. Les tirs de la zone de transport endommagent et n’abattent jamais.',
    ),
  ),
  section(
    '9.6.1',
    'Effets',
    list(
      'Endommagé\u202f: on lance un dé aussitôt. Pair\u202f: l’appareil fait demi-tour. Impair\u202f: il accomplit d’abord sa mission. Dans les deux cas, il ne vole plus avant réparation ([[13.1]]).',
      'Endommagé une seconde fois\u202f: il fait demi-tour sans dé\u202f; il n’est pas abattu.',
      'Abattu\u202f: mission et charge sont perdues. Le Viêt Minh marque pour l’appareil et pour les troupes à bord ([[15.2]]).',
    ),
    example(
      'Un C-47 avec un pas de ravitaillement, haut\u202f: la 37\u00a0mm fait 5, endommagé. Avec 4, il rentre et rien n’est perdu. Avec 3, il continue et largue\u202f; un 4 disperse alors la charge, et d’un seul pas rien n’arrive.',
    ),
  ),
);
