import { chapter, list, ruling, section, text } from '../blocks';

export const sequence = chapter(
  '5',
  'Le tour',
  section(
    '5.0',
    'Séquence de jeu',
    text('Jusqu’à onze tours, chacun dans cet ordre\u202f:'),
    list(
      'temps et événements ([[5.1]]), ravitaillement ([[5.2]])\u202f: pas au tour 1\u202f;',
      'renforts ([[5.3]]), disponibilité aérienne ([[5.4]])\u202f;',
      'phase stratégique ([[5.5]])\u202f: bombardement, missions aériennes, mouvement stratégique\u202f;',
      'phase d’assaut ([[5.6]])\u202f: jusqu’à sept manches\u202f;',
      'réparation et récupération ([[5.7]]), victoire ([[5.8]]).',
    ),
    text(
      'Les batailles n’ont pas de semaines\u202f: après la mise en place, on n’y joue que des manches de la phase d’assaut ([[17.0]]).',
    ),
  ),
  section(
    '5.1',
    'Temps et événements',
    text(
      'Un dé donne le temps de la semaine ([[6.1]]). Puis chaque camp lance un dé\u202f; la somme peut amener un événement ([[6.2]]). Au tour 1, le temps est clair et il n’y a pas d’événement.',
    ),
  ),
  section(
    '5.2',
    'Ravitaillement',
    text(
      'Les deux camps tracent leurs lignes de ravitaillement ([[7.5]]) et paient pour leurs unités ([[7.2]]). Qui est coupé ou n’est pas payé est marqué sans ravitaillement ([[7.3]]). Pas au tour 1.',
    ),
  ),
  section(
    '5.3',
    'Renforts',
    text(
      'Le Viêt Minh lance un dé pour la place dans la zone de transport et la remplit ([[8.1.1]])\u202f; il peut aussi appeler le Régiment 148 ([[8.1]]). Les Corsair rejoignent les Français au tour 8 ([[8.2]]).',
    ),
  ),
  section(
    '5.4',
    'Disponibilité aérienne',
    text(
      'Pour les Français seuls. Le temps cloue au sol une partie des unités aériennes, d’autres théâtres en réclament une autre, sauf effort aérien maximal ([[9.1]]). Puis on charge les transports ([[9.5]]).',
    ),
    ruling(
      'Le livret place les dés de l’aviation dans la phase des renforts et dans celle-ci. On les lance ici, avant que les Français ne décident des parachutistes.',
    ),
  ),
  section(
    '5.5',
    'Phase stratégique',
    text('Trois étapes\u202f: les canons, puis l’aviation, puis le mouvement à toute distance.'),
  ),
  section(
    '5.5.1',
    'Bombardement d’artillerie',
    text(
      'Le Viêt Minh bombarde, une batterie à la fois ([[10.2]], [[10.3]]), et les Français peuvent répondre à chacune par la contre-batterie ([[10.5]]). Ensuite les Français bombardent\u202f; personne ne leur répond.',
    ),
    ruling(
      'La mine se joue ici\u202f: elle est annoncée, ou montrée et mise à feu, dans la part du Viêt Minh ([[14.4.2]]).',
    ),
  ),
  section(
    '5.5.2',
    'Bombardement aérien et transport',
    text(
      'Les Français donnent à chaque unité aérienne sa mission\u202f: bombardement ([[9.2]]), neutralisation de la DCA ([[9.4]]), largage ([[9.5]]). Puis le Viêt Minh désigne les cibles de sa DCA, dont on lance d’abord les dés ([[9.6]]). Ce qui reste bombarde et largue.',
    ),
    ruling(
      'Les appareils sans mission ici peuvent encore appuyer la phase d’assaut ([[9.3]]). Une unité aérienne vole une fois par tour.',
    ),
  ),
  section(
    '5.5.3',
    'Mouvement stratégique',
    text(
      'Unité par unité, le Viêt Minh d’abord, puis en alternance, jusqu’à ce que les deux passent l’un après l’autre ([[11.1]]). L’autre camp peut tirer sur une unité en mouvement ([[10.4]]). Les pions du Viêt Minh tentent de quitter la zone de transport ([[8.1.2]]).',
    ),
    ruling(
      'Passer n’est pas définitif. Les pions de ravitaillement et de remplacement tentent leur sortie avant que la première unité ne bouge\u202f; ce n’est pas un mouvement.',
    ),
  ),
  section(
    '5.6',
    'Phase d’assaut',
    text(
      'Les deux camps lancent un dé\u202f; le plus haut a l’initiative. On joue ensuite jusqu’à sept manches. Dans une manche, le camp qui a l’initiative joue sa demi-manche, puis l’autre la sienne\u202f: mouvement, appui, feu, assauts, récupération. La phase finit après la septième manche, ou après une manche où les deux ont passé.',
    ),
    ruling(
      'L’initiative se joue une fois par tour, les égalités se relancent, et elle vaut pour toutes les manches. Passer abandonne toute la demi-manche, y compris la récupération et le tir de l’ennemi pendant celle-ci\u202f; on peut rejouer à la manche suivante.',
    ),
  ),
  section(
    '5.6.1',
    'Mouvement',
    text(
      'Les unités du camp actif se déplacent, chacune dans la limite de ses points ([[11.2]]), si elles n’ont ni tiré ni fait de mouvement stratégique. Une unité qui arrive à côté d’un ennemi s’arrête.',
    ),
  ),
  section(
    '5.6.2',
    'Appui',
    text(
      'Le camp actif, puis l’autre, met des batteries, et les Français aussi des avions, sur des unités ennemies précises ([[9.3]], [[10.2]]). Les Français peuvent ajouter la contre-batterie ([[10.5]]), le Viêt Minh sa DCA ([[9.6]]). Puis on résout les missions, d’abord celles du camp qui a l’initiative.',
    ),
    ruling(
      'Les deux répartitions sont ouvertes\u202f: le second camp connaît la première. Une batterie désorganisée par l’appui résolu avant elle ne tire plus. Une mission dont la cible a disparu est perdue. La DCA doit être ravitaillée pour tirer ici.',
    ),
  ),
  section(
    '5.6.3',
    'Feu',
    text(
      'D’abord les unités en ordre du camp non actif tirent sur des ennemis adjacents, puis celles du camp actif qui ne donneront pas l’assaut ([[12.1]]).',
    ),
  ),
  section(
    '5.6.4',
    'Assauts',
    text(
      'Le camp actif désigne une zone et les unités qui l’attaquent\u202f; les défenseurs exécutent leur tir défensif final\u202f; puis les assaillants entrent et l’on résout l’assaut ([[12.2]]).',
    ),
    ruling('Les assauts se désignent et se livrent l’un après l’autre. Une zone subit un seul assaut par demi-manche.'),
  ),
  section(
    '5.6.5',
    'Récupération',
    text(
      'Les unités désorganisées du camp actif lancent un dé pour se reprendre ([[13.3]]). L’infanterie des deux camps qui a tiré pourra tirer de nouveau dans la demi-manche suivante ([[13.4]]).',
    ),
  ),
  section(
    '5.7',
    'Réparation et récupération',
    text(
      'On retrace les lignes, et les unités sans ravitaillement lancent un dé pour leurs pertes ([[7.3]]). Toute désorganisation cesse. Les Français réparent avions et chars ([[13.1]]). Les pas de remplacement recomplètent des unités ([[8.3]], [[8.4]]), et le génie d’assaut inoccupé du Viêt Minh creuse ([[14.4.1]]).',
    ),
  ),
  section(
    '5.8',
    'Victoire',
    text(
      'Si le Viêt Minh est seul dans la Forteresse centrale, le camp se rend ([[15.1]]). Sinon, un nouveau tour commence\u202f; après le tour 11, les points décident.',
    ),
  ),
);
