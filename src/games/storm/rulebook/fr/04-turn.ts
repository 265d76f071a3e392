import { chapter, example, list, ruling, section, text } from '../blocks';

export const sequence = chapter(
  '4',
  'Le tour',
  section(
    '4.0',
    'Déroulement',
    list(
      'A. Phase de pioche\u202f: chacun complète sa main ([[5.1]]).',
      'B. Phase d’impulsions\u202f: le Viêt Minh commence, puis les camps alternent ([[6.0]]).',
      'C. Phase finale\u202f: défausses ([[5.3]]), ravitaillement français ([[11.0]]), récupération, remplacements et renforts ([[12.0]]).',
    ),
    text(
      'Un camp qui ne veut pas agir passe. Si les Français passent et que le Viêt Minh passe juste après, la phase d’impulsions est finie. Si le Viêt Minh passe à un autre moment, elle finit aussi, à moins que les Français ne défaussent aussitôt une carte sans la jouer\u202f: ils prennent alors une impulsion, et le jeu continue.',
    ),
    example(
      'Le Viêt Minh passe tôt, pour empêcher les Français d’amener d’autres troupes. Ceux-ci défaussent Fusées éclairantes et déplacent une compagnie. Le Viêt Minh peut agir de nouveau, ou passer et obliger à défausser encore une carte.',
    ),
    text(
      'En phase finale, le Viêt Minh défausse d’abord, puis les Français. Après le jet de ravitaillement, toutes les unités viêt minh redeviennent fraîches, et toutes les unités françaises hors des zones sans ravitaillement. On retire les marqueurs Feu et Sans ravitaillement. Puis on tire les remplacements et on place les arrivées, le Viêt Minh d’abord. Après le tour 8, le jeu est fini\u202f; sinon, le tour suivant commence.',
    ),
    ruling(
      'On demande une carte aux Français à chaque passe du Viêt Minh, tant qu’ils en ont, mais non s’ils viennent de passer eux-mêmes. L’impulsion ainsi achetée peut être passée\u202f; la carte est perdue quand même.',
    ),
    ruling(
      'Un camp passe de lui-même quand sa main est vide et qu’aucune de ses unités fraîches ne peut bouger, tirer, saper ou donner l’assaut. Des Chasseurs-bombardiers avant une passe française n’en font pas une action.',
    ),
    ruling(
      'Au tour 8, la phase finale se joue aussi\u202f: les arrivées peuvent encore changer le contrôle. On n’y demande ni défausse ni jet de ravitaillement, car plus rien n’en dépend.',
    ),
  ),
);

export const cards = chapter(
  '5',
  'Cartes tactiques',
  section(
    '5.0',
    'En bref',
    text(
      'Une main par tour. Certaines cartes valent une impulsion entière, d’autres sont des réactions, jouées quand leur condition est remplie.',
    ),
  ),
  section(
    '5.1',
    'Piocher',
    text(
      'Au début du tour, chacun pioche jusqu’au nombre inscrit sur l’échelle des tours ([[2.2.2]]). Un camp qui en a davantage défausse jusqu’à ce nombre. Chacune de ces séries, tenue en entier, vaut une carte de plus\u202f:',
    ),
    list(
      'les avant-postes du nord\u202f: Gabrielle, Anne-Marie, Béatrice (6, 9, 14)\u202f;',
      'la piste d’aviation\u202f: nord, centre, sud (16, 20, 21).',
    ),
    example(
      'Au tour 1, les Français tiennent les deux séries\u202f: 4 + 2 = 6 cartes. Le Viêt Minh n’en tient aucune et en pioche 7.',
    ),
    ruling(
      'Les cartes gardées du tour précédent comptent dans la main. Un camp qui dépasse la limite choisit ce qu’il défausse.',
    ),
  ),
  section(
    '5.2',
    'Jouer',
    text(
      'Ce que dit une carte passe avant la règle\u202f; ce qu’elle ne dit pas la suit. Une carte d’impulsion est l’impulsion entière\u202f: il n’y en a donc qu’une au plus. Si une carte nomme deux effets, on en choisit un.',
    ),
    text(
      'Toutes les autres sont des réactions\u202f: on les joue quand leur condition est remplie, dans l’impulsion de l’un ou l’autre camp, en nombre libre. Plusieurs exemplaires ensemble\u202f:',
    ),
    list(
      'Défenses renforcées, Appui de mortiers et Assaut de nuit s’additionnent\u202f;',
      'Mines, Débouchez à zéro\u202f! et Chasseurs-bombardiers se résolvent l’un après l’autre.',
    ),
    text('Une carte jouée va face visible à la défausse. Quelques-unes sont retirées du jeu\u202f; elles le disent.'),
    ruling(
      'L’ordre est toujours le même. D’abord le camp dont c’est l’impulsion annonce son action, avec toutes les cartes qu’il y joint. Puis l’autre réagit, une carte à la fois, jusqu’à ce qu’il renonce. Le premier peut annuler aussitôt une réaction, s’il a la bonne carte. On lance alors les dés. On n’ajoute rien à une annonce, et un camp qui a renoncé n’est plus interrogé.',
    ),
    ruling(
      'Une carte annulée est une carte jouée\u202f: elle est défaussée, et une carte d’impulsion a employé l’impulsion. Une carte qui annule ne peut être annulée. Aucune carte qui est retirée du jeu ne peut l’être.',
    ),
  ),
  section(
    '5.3',
    'Défausser',
    text(
      'En phase finale, chacun peut défausser autant de cartes qu’il veut, le Viêt Minh d’abord. Ce qu’on garde compte dans la main suivante.',
    ),
    ruling(
      'Une carte défaussée sans être jouée (pour saper, pour continuer après une passe, à la limite de la main ou ici) va toujours à la défausse, même celle qui, jouée, serait retirée du jeu. Les cartes gardées peuvent encore servir dans la suite de la phase finale.',
    ),
  ),
  section(
    '5.4',
    'Quand la pioche ne suffit plus',
    text(
      'Si la pioche ne peut compléter la main au début du tour, on y mélange d’abord toute la défausse de ce camp\u202f; ensuite seulement il pioche.',
    ),
    example(
      'Il reste deux cartes et il en faut cinq\u202f: on ne pioche pas d’abord les deux, on les mélange au reste.',
    ),
    ruling('Cela n’arrive qu’à la pioche. Les cartes hors du jeu y restent.'),
  ),
);

export const impulses = chapter(
  '6',
  'Impulsions',
  section(
    '6.0',
    'Une action',
    text(
      'Le camp dont c’est l’impulsion fait une seule chose\u202f: il agit avec des unités d’une zone, joue une carte d’impulsion, ou passe ([[4.0]]).',
    ),
  ),
  section(
    '6.1',
    'Actions des unités',
    text('Choisissez une zone. Autant de vos unités fraîches que vous voulez y font ensemble la même chose\u202f:'),
    list(
      'mouvement ([[7.0]])\u202f;',
      'feu ([[8.0]])\u202f;',
      'sape, pour le seul Viêt Minh ([[9.0]])\u202f;',
      'assaut, pour le seul Viêt Minh ([[10.0]]).',
    ),
    text(
      'Toutes vont dans la même zone ou tirent sur la même zone, et sont ensuite épuisées. Les unités qui n’ont pas pris part restent fraîches. Seule la carte Contre-attaque ([[18.1]]) fait agir ensemble des unités de plusieurs zones.',
    ),
    ruling('Aucun joueur ne peut épuiser, replier ou sacrifier ses propres unités, sauf si une règle le dit.'),
  ),
  section(
    '6.2',
    'Actions par carte',
    text(
      'Une carte jouée pour l’impulsion est l’action. Après les Chasseurs-bombardiers ([[18.7]]), carte de réaction, des unités peuvent encore agir.',
    ),
  ),
);
