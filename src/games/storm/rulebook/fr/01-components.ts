import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { area, bothSides, counters, garrisons, neighbourhood, overTheRiver, roster, turnTrack } from '../figures';

export const game = chapter(
  '1',
  'Le jeu',
  section(
    '1.0',
    'En bref',
    text(
      'Deux camps se disputent le centre du camp retranché, de mars à mai 1954. Huit tours d’une semaine. Dans un tour, les camps agissent l’un après l’autre, chaque fois avec les unités d’une seule zone\u202f: c’est une impulsion. Les cartes pèsent sur le combat.',
    ),
    text(
      'Le Viêt Minh gagne s’il tient assez de zones de victoire à la fin du tour 8 ([[14.0]])\u202f; sinon, ce sont les Français. Jusque-là, rien n’est joué.',
    ),
  ),
);

export const components = chapter(
  '2',
  'Carte, pions, cartes tactiques',
  section(
    '2.0',
    'En bref',
    text('Une carte de 44 zones, 177 unités, quelques marqueurs, deux paquets de 27 cartes, deux dés.'),
  ),
  section(
    '2.1',
    'Pions',
    text(
      'Les unités se battent ([[2.1.1]]). Les marqueurs notent un état\u202f: qui tient une zone, jusqu’où vont ses tranchées ([[2.1.2]]).',
    ),
  ),
  section(
    '2.1.1',
    'Unités',
    text(
      'Les unités françaises sont des compagnies et des pelotons, celles du Viêt Minh des compagnies. Une unité est fraîche ou épuisée. Fraîche, elle peut encore agir ce tour-ci\u202f; dès qu’elle a agi, on la retourne, et elle reste épuisée jusqu’à la phase finale.',
    ),
    figure(bothSides('8-bpc-1')),
    text(
      'Une unité fraîche porte puissance de feu, défense et mouvement. Épuisée, elle ne montre plus que sa défense, souvent moindre d’un point\u202f: elle ne tire ni ne bouge, mais tient encore sa zone.',
    ),
    list(
      'L’infanterie et l’infanterie parachutiste font le gros des deux armées.',
      'Les chars ne passent la rivière qu’aux ponts ([[7.0]]).',
      'Les mitrailleuses quadruples tirent fort et bougent à peine.',
      'Les compagnies viêt minh d’élite ont une puissance de feu de 2 au lieu de 1.',
      'Les compagnies de remplacement attendent dans leur case ([[12.1]]).',
    ),
    figure(counters('1-rcc-1', '1-gaaceo-1', 'bt-2-5', '88-23-1')),
    figure(roster),
    ruling(
      'Les symboles de parachutiste et d’antiaérien n’ont pas de règle propre\u202f; ils ne comptent que là où une carte nomme un genre d’unité.',
    ),
    rebuilt(
      'La règle n’imprime pas la liste des pions. Ils viennent de l’ordre de bataille, avec des chiffres dans la gamme de ses exemples. Que trois unités françaises arrivent par une carte y est écrit.',
    ),
  ),
  section(
    '2.1.2',
    'Marqueurs',
    list(
      'Contrôle\u202f: la zone n’est plus à celui qui la tenait au début ([[13.0]]).',
      'Feu\u202f: un camp a tiré de cette zone sur une autre ([[8.1]]).',
      'Tranchées, niveau 1 à 3\u202f: jusqu’où le Viêt Minh a creusé ([[9.1]]).',
      'Tour\u202f: le tour en cours sur l’échelle.',
      'Sans ravitaillement\u202f: les unités françaises n’y récupèrent pas ([[11.0]]).',
      'Pas de remplacements\u202f: ce tour-ci, il n’y a pas de jet de remplacement ([[12.1]]).',
    ),
    ruling('Il y a toujours assez de marqueurs, mais jamais plus de trois zones sans ravitaillement.'),
  ),
  section(
    '2.2',
    'La carte',
    text(
      'Les points d’appui du centre, les collines qui les entourent et la rivière. Deux zones qui ont un bord commun sont voisines.',
    ),
  ),
  section(
    '2.2.1',
    'Zones',
    text('Chaque zone montre son numéro, celui qui la tient au début et la valeur défensive de son terrain, de 0 à 3.'),
    figure(area(17)),
    list(
      'Valeur 3\u202f: c’est aussi une zone de victoire ([[14.0]]).',
      'Numéro rouge\u202f: aucune unité française n’y entre jamais ([[7.0]]).',
      'Numéro bleu\u202f: l’un des trois tronçons de la piste d’aviation.',
      'Numéro vert\u202f: l’une des six zones au bord de la piste, à l’ouest de la rivière. Bleues et vertes, aux mains du Viêt Minh, elles gênent le ravitaillement français ([[11.0]]).',
      'Symbole de bonus\u202f: qui tient toute la série pioche une carte de plus ([[5.1]]).',
    ),
    figure(area(16)),
    text(
      'La rivière, la Nam Youm, sépare certaines zones. La franchir coûte un mouvement supplémentaire, et les chars ont besoin d’un pont.',
    ),
    figure(overTheRiver),
    figure(neighbourhood),
    ruling(
      'Les zones rouges sont fermées aux Français pour le mouvement, le repli, l’avance et l’arrivée\u202f: elles restent donc au Viêt Minh.',
    ),
    rebuilt(
      'La carte imprimée ne fait pas partie de la règle. Contours, noms et valeurs suivent le terrain, de sorte que tous les voisinages et tous les chiffres des exemples soient respectés.',
    ),
  ),
  section(
    '2.2.2',
    'Échelle des tours et case',
    text(
      'L’échelle des tours montre le tour, la taille des deux mains et les unités à venir. Les compagnies de remplacement sont dans leur case.',
    ),
    figure(turnTrack),
    rebuilt('Dates et mains ont été choisies\u202f: huit semaines, et des mains au rythme du siège.'),
  ),
  section(
    '2.3',
    'Cartes tactiques',
    text(
      'Chaque camp a son paquet de 27 cartes. Une carte Viêt Minh porte aussi une valeur de tranchée\u202f: défaussée sans être jouée, elle creuse d’autant ([[9.0]]). Toutes les cartes sont au chapitre 18 ([[18.0]]).',
    ),
    ruling(
      'Appui de mortiers est dans les deux paquets\u202f: deux cartes qui portent le même nom. Les mains sont cachées. Les défausses et les cartes hors du jeu sont visibles, et chacun peut compter mains et pioches.',
    ),
  ),
);

export const setUp = chapter(
  '3',
  'Mise en place',
  section(
    '3.0',
    'Mise en place',
    text('On convient des camps, ou on les met aux enchères ([[15.0]]). Le jeu fait le reste\u202f:'),
    list(
      'chaque unité est fraîche dans sa zone, ou attend son tour sur l’échelle\u202f;',
      'les compagnies de remplacement sont dans leur case, et trois unités françaises de côté pour une carte\u202f;',
      'les deux paquets sont mélangés, le tour est le 1.',
    ),
    figure(garrisons),
  ),
);
