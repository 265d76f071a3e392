import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const supply = chapter(
  '11',
  'Ravitaillement français',
  section(
    '11.0',
    'Le jet de ravitaillement',
    text('En phase finale, on lance deux dés pour les Français. On y ajoute\u202f:'),
    list(
      '+2 pour chaque tronçon de piste (numéro bleu) aux mains du Viêt Minh\u202f;',
      '+1 pour chacune des six zones vertes aux mains du Viêt Minh\u202f;',
      'Les rats de la Nam Youm ([[18.23]]) et Pluies de mousson ([[18.27]]), si on les a jouées avant le jet.',
    ),
    table('supply'),
    text(
      'Le joueur Viêt Minh marque autant de zones comme sans ravitaillement. Les unités françaises n’y redeviennent pas fraîches. Après le jet, DCA nourrie ([[18.19]]) en permet une de plus, et Parachutage de nuit ([[18.9]]) en retire une.',
    ),
    example(
      'Le Viêt Minh tient Piste d’aviation, nord, et les zones vertes 10 et 15\u202f: +4. Un jet de 5 devient 9, et une zone est sans ravitaillement. Avec toute la piste et toutes les zones vertes, c’est +12.',
    ),
    ruling(
      'Les marqueurs vont dans des zones avec des Français, qui que ce soit qui les contrôle, un par zone\u202f; autant qu’il est permis, moins seulement s’il n’y a pas assez de telles zones. Les unités fraîches le restent.',
    ),
    ruling(
      'Le contrôle compte tel qu’il est à cet instant. Dominique 3-5 (23) et Éliane 10-12 (29) touchent la piste par l’est et ne comptent jamais. Une seule DCA nourrie par phase finale, donc jamais plus de trois marqueurs.',
    ),
  ),
);

export const arrivals = chapter(
  '12',
  'Remplacements et renforts',
  section(
    '12.0',
    'En bref',
    text('À la fin du tour arrivent des unités fraîches\u202f: d’abord celles du Viêt Minh, puis celles des Français.'),
  ),
  section(
    '12.1',
    'Remplacements',
    text(
      'À chaque tour sauf le premier, le Viêt Minh lance un dé et prend la moitié, arrondie vers le haut, dans la case des remplacements. On les place avec les renforts. Le tour où Remplacements d’urgence ([[18.20]]) a été jouée, il n’y a pas de jet.',
    ),
    example('Un 3 ou un 4 amène deux compagnies.'),
    ruling('Les remplacements éliminés ne reviennent pas dans la case. S’il y en a trop peu, le reste est perdu.'),
  ),
  section(
    '12.2',
    'Renforts',
    text(
      'Les unités de l’échelle des tours arrivent dans la phase finale du tour où elles sont inscrites ([[2.2.2]]).',
    ),
    ruling('Elles agissent donc pour la première fois au tour suivant. Au tour 8, elles arrivent avant le décompte.'),
  ),
  section(
    '12.3',
    'Placement',
    text('Le Viêt Minh place d’abord, chaque unité'),
    list(
      'dans une zone qu’il contrôle, même s’il y a des Français\u202f;',
      'ou dans une zone française vide, si une chaîne de zones viêt minh mène d’une zone voisine à un bord de la carte. La zone est aussitôt à lui.',
    ),
    text(
      'Puis les Français placent les leurs dans toute zone qu’ils contrôlent, même avec du Viêt Minh. La limite est partout de neuf unités par camp. Une unité sans place est éliminée.',
    ),
    ruling(
      '«\u202fVide\u202f» veut dire sans unité d’aucun camp. Chaque placement se juge de nouveau\u202f: une zone à peine gagnée peut servir de maillon à l’unité suivante. Des réserves françaises derrière la ligne ferment cette porte.',
    ),
  ),
);

export const control = chapter(
  '13',
  'Contrôle',
  section(
    '13.0',
    'Contrôle des zones',
    text(
      'Une zone change de mains à l’instant où son maître n’y a plus d’unité et où l’ennemi en a une. Cela peut arriver à tout moment, même au milieu d’un mouvement ou pendant qu’on répartit des dégâts.',
    ),
    ruling(
      'Une zone laissée vide reste à son camp. Des unités des deux camps dans une zone laissent le contrôle tel qu’il était\u202f: une compagnie infiltrée paie pour quitter une zone ennemie ([[7.0]]), tire sans terrain sur la garnison qui l’entoure, n’en a pas elle-même, et se replie vers des zones viêt minh.',
    ),
  ),
);
