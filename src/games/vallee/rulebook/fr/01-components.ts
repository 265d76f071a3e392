import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { area, counters, neighbourhood, overTheRiver, roster, turnTrack } from '../figures';

export const game = chapter(
  '1',
  'Le jeu',
  section(
    '1.0',
    'En bref',
    text(
      'Deux camps se disputent toute la vallée, de mars à mai 1954, en onze tours d’une semaine. La semaine commence par le ravitaillement, l’aviation et les canons\u202f; viennent ensuite jusqu’à sept jours d’assauts, où les camps agissent tour à tour.',
    ),
    text(
      'Les points de victoire décident ([[15.0]]). Le Viêt Minh termine aussi la partie s’il est seul, à la fin d’un tour, dans la Forteresse centrale, où le général de Castries a son PC ([[15.1]]).',
    ),
    text('Cinq batailles se jouent séparément\u202f; la plus courte n’a qu’une manche ([[17.0]]).'),
  ),
);

export const components = chapter(
  '2',
  'Carte, pions, tables',
  section(
    '2.0',
    'En bref',
    text('Une carte de 61 zones, 100 unités au sol, 27 unités aériennes, des marqueurs, des tables, deux dés.'),
  ),
  section(
    '2.1',
    'Ces règles',
    text(
      'Vallée de la mort est un jeu de Paul Rohrbaugh. Ces pages en redisent les règles avec d’autres mots, section par section et sous les mêmes numéros\u202f; un chapitre de questions s’y ajoute à la fin ([[20.0]]).',
    ),
    ruling(
      'Là où le livret se tait ou se contredit, une note comme celle-ci dit ce que fait le jeu, et en général pourquoi.',
    ),
    rebuilt('Là où le livret suppose ce qu’il n’imprime pas, une note comme celle-ci dit comment on l’a reconstitué.'),
  ),
  section(
    '2.2',
    'La carte',
    text(
      'Deux zones qui ont un bord commun sont adjacentes. La Nam Youm coule entre certaines d’entre elles\u202f; il y a deux ponts, de la Forteresse centrale à E-3 et d’Isabelle à Wieme. La route provinciale 41 et la piste Pavie n’ont pas d’effet.',
    ),
    list(
      'Terrain clair\u202f: facile à parcourir, sans abri contre les bombes et les obus.',
      'Collines et forêt dense\u202f: lentes, et aucun canon ne voit au travers ([[10.1]]).',
      'Zones fortifiées\u202f: les ouvrages français. Celles qui entourent le PC forment le camp retranché\u202f; Béatrice, Gabrielle, Anne-Marie, Françoise, Isabelle et Wieme sont hors du camp retranché.',
      'Les quatre zones de vallée, aux coins\u202f: le Viêt Minh en vient. On peut y empiler sans limite.',
    ),
    figure(area('octavie')),
    figure(area('phony')),
    figure(area('him-lam')),
    figure(area('cf')),
    figure(area('beatrice')),
    figure(area('ne')),
    figure(overTheRiver),
    figure(neighbourhood),
    ruling(
      'Le camp retranché comprend la Forteresse centrale, Claudine, Dominique, Éliane, Huguette, Épervier et Junon. Dominique et Éliane sont à l’est de la rivière, Isabelle à l’ouest, Wieme à l’est. Une zone appartient au camp qui y fut seul le dernier\u202f; au début, toutes les zones fortifiées sans Viêt Minh sont françaises.',
    ),
    rebuilt(
      'La carte imprimée ne fait pas partie du livret. Les lieux nommés sont énoncés\u202f; contours, pays entre eux, terrain et voisinages suivent le vrai terrain, agrandi autour du PC. Les noms sont ceux du terrain, pas toujours ceux du livret.',
    ),
  ),
  section(
    '2.3',
    'Unités et marqueurs',
    text(
      'La plupart des unités sont des bataillons et des batteries. Un pion porte force, moral et mouvement. Un point de force est un pas\u202f: ce qu’une unité peut perdre.',
    ),
    figure(counters('fr-1fl', 'fr-tk-conti', 'fr-4c-155', 'vm-1-88', 'vm-151-1', 'vm-37-1')),
    figure(roster),
    text(
      'Les marqueurs disent ce qui est arrivé à une unité ou à une zone\u202f: pas perdus, désorganisation, manque de ravitaillement, tir, retranchements, mine.',
    ),
    rebuilt(
      'La planche de pions ne nous était pas accessible. Le livret nomme les unités\u202f; leurs valeurs ont été reconstituées d’après l’effectif des formations (150 à 200 hommes par point), leur qualité en 1954 et les quelques pions que décrit l’exemple. De même pour le nombre d’appareils de chaque type.',
    ),
  ),
  section(
    '2.4',
    'Tables',
    text(
      'Temps ([[6.1]]), événements ([[6.2]]), largages ([[9.5]]), DCA ([[9.6]]), bombardement ([[10.2]]), assauts ([[12.2]]), terrain ([[11.0]]) et modificateurs de tir ([[12.1]]).',
    ),
    rebuilt(
      'Des aides de jeu, seuls les événements nous étaient accessibles. Toutes les autres tables ont été reconstituées de façon que chaque chiffre et chaque exemple du livret restent vrais, puis réglées en jouant beaucoup de parties, jusqu’à ce que les deux camps gagnent à peu près aussi souvent. C’est une hypothèse soignée, pas les tables imprimées.',
    ),
  ),
);

export const terms = chapter(
  '3',
  'Termes',
  section(
    '3.0',
    'Les mots des règles',
    list(
      'Unités de type infanterie\u202f: infanterie, parachutistes, génie, génie d’assaut du Viêt Minh, mitrailleuses quadruples.',
      'Unités de type artillerie\u202f: obusiers, mortiers, Katioucha et unités de DCA.',
      'Unités aériennes\u202f: six appareils chacune, toutes françaises, toutes basées loin de la carte.',
      'Force\u202f: la vigueur d’une unité au combat, et le nombre de pas qui lui restent.',
      'Moral\u202f: instruction et cran\u202f; plus il est haut, mieux cela vaut. À la moitié de sa force imprimée ou moins, une unité a un point de moins.',
      'Mouvement\u202f: les points (PM) qu’une unité peut dépenser pour se déplacer.',
      'Zone de transport\u202f: la route venant de l’arrière, hors carte. Tout ce que le Viêt Minh fait venir y passe.',
      'Initiative\u202f: le camp qui agit le premier dans chaque manche de la phase d’assaut.',
    ),
    text('Le glossaire donne ces mots et tous les autres.'),
    ruling(
      'La moitié se juge d’après la force imprimée\u202f: 1 sur 2, oui\u202f; 1 sur 1, non. Une unité qui commence une bataille réduite compte comme réduite.',
    ),
  ),
);

export const scale = chapter(
  '4',
  'Échelle',
  section(
    '4.0',
    'Ce que représente un pion',
    text(
      'Un tour est une semaine, une manche de la phase d’assaut un jour. Un point de force vaut 150 à 200 hommes, cinq ou six canons, six avions ou un seul char.',
    ),
    figure(turnTrack),
    ruling(
      'Les semaines se comptent par mois\u202f: le tour 1 est la deuxième semaine de mars, le tour 4 la première d’avril, le tour 8 la première de mai, le tour 11 la quatrième.',
    ),
  ),
);
