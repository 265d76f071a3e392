import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '13',
  'Questions fréquentes',
  section('13.0', 'En bref', text('Ces questions reviennent en jeu. Chacune est montrée là où elle se pose.')),
  section(
    '13.Q1',
    'Combien de bataillons peuvent attaquer un PA\u202f?',
    text(
      'De chaque base, autant d’un même régiment que le niveau de tranchée de la zone, trois au plus, et jusqu’à trois de chaque PA relié ([[1.4]]). Creusez donc jusqu’au niveau 3, et venez de deux zones\u202f: cela fait aussi +1 ([[10.2]]).',
    ),
  ),
  section(
    '13.Q2',
    'Pourquoi mes canons n’atteignent-ils pas ce PA\u202f?',
    text(
      'Un barrage demande une base sur une zone périphérique à tranchée, ou un PA du Viêt Minh relié à la cible ([[5.2]]). Les bases de la jungle ne servent pas. Creusez d’abord, ou prenez un voisin.',
    ),
  ),
  section(
    '13.Q3',
    'Pourquoi la tranchée est-elle tombée du niveau 3 au 2\u202f?',
    text(
      'Rien ne la couvrait ([[3.1]]). Face à des PA français, le niveau 3 exige un pion dans la zone\u202f; un leurre suffit, tant qu’il n’est pas reconnu ([[6.1]]).',
    ),
  ),
  section(
    '13.Q4',
    'Le PA est vide. À qui est-il\u202f?',
    text(
      'À celui qui le tenait, tant qu’aucune unité ennemie n’y entre ([[5.5]]). Des attaquants désorganisés ne peuvent avancer\u202f: on peut gagner le combat sans prendre le PA.',
    ),
  ),
  section(
    '13.Q5',
    'Quelle différence entre désorganisée et fatiguée\u202f?',
    text(
      'Désorganisée vaut pour le combat\u202f: moitié de la force, aucun mouvement. Fatiguée est ce qu’il en reste jusqu’à la fin de la semaine\u202f: −1 aux tests, −1 colonne pour le groupe ([[0.1]]).',
    ),
  ),
  section(
    '13.Q6',
    'Le feu seul peut-il vider un PA\u202f?',
    text(
      'Non. Le dernier pas d’un lieu reste, sans compter les chars ([[5.2]]). Le feu affaiblit\u202f; le corps à corps décide ([[5.5]]).',
    ),
  ),
  section(
    '13.Q7',
    'Comment perd-on un char\u202f?',
    text(
      'Par un coup critique\u202f: un 1 naturel d’un tir du Viêt Minh, ou certains seconds dés au corps à corps ([[5.5]]). Ou s’il reste seul et qu’aucun PA n’a d’autres unités ([[6.2.7]]).',
    ),
  ),
  section(
    '13.Q8',
    'Pourquoi ne puis-je pas parachuter\u202f?',
    text(
      'Pas la première semaine, pas dans une semaine ouverte par les Français, et seulement sur des PA du camp central ou d’Isabelle de moins de deux compagnies ([[4.1]]).',
    ),
  ),
  section(
    '13.Q9',
    'À quoi sert un anneau de tranchées\u202f?',
    text(
      'Au niveau 3 le PA est encerclé\u202f: il perd un pas par semaine, les Français ne peuvent le traverser, et les attaques contre lui ont +1 ([[8.0]]).',
    ),
  ),
  section(
    '13.Q10',
    'Que savent les Français des pions cachés\u202f?',
    text(
      'Combien il y en a en un lieu, rien de plus ([[1.2]]). Certains sont des leurres. Une reconnaissance ([[6.1]]), ou viser un PA ([[6.2.1]]), montre ce qu’ils sont.',
    ),
  ),
  section(
    '13.Q11',
    'Quand reviennent les bataillons usés\u202f?',
    text(
      'Une semaine hors de la carte rend un pas ([[3.1]]). Des munitions échangées à l’arrivée en rendent deux d’un coup. Une semaine calme se prête aux deux.',
    ),
  ),
  section(
    '13.Q12',
    'Combien de pertes le Viêt Minh peut-il se permettre\u202f?',
    text(
      'Jusqu’à 20, ses attaques ont un bonus\u202f; à 50, les assauts cessent pour la semaine\u202f; à 86, le siège échoue ([[1.5]]). Reconstituer des bataillons ne fait pas baisser l’échelle.',
    ),
  ),
  section(
    '13.Q13',
    'Dois-je dépenser tous mes points de barrage\u202f?',
    text(
      'Pas toujours\u202f: un stock bas décale à gauche votre feu d’infanterie ([[0.4]]). Les points du Viêt Minh peuvent aussi devenir des pas ([[3.1]]) ou un tir de siège ([[8.0]]).',
    ),
  ),
  section(
    '13.Q14',
    'Faut-il jouer les quatre manches\u202f?',
    text(
      'Non. Après chaque manche, les deux camps peuvent convenir d’arrêter ([[4.0]]). Un camp peut aussi laisser passer sa part d’une manche.',
    ),
  ),
  section(
    '13.Q15',
    'Combien de compagnies mettre dans un PA\u202f?',
    text(
      'Deux. Une troisième est sans couvert, et sous le feu elle prive les autres du leur ([[1.4]]). Ajoutez librement chars et mitrailleuses.',
    ),
  ),
  section(
    '13.Q16',
    'Comment les Français reprennent-ils un PA\u202f?',
    text(
      'Visez-le, voyez ce qui est retourné, déclarez des unités depuis des PA reliés, puis combattez ou annulez ([[6.2.5]]). Un char et des points aériens valent plusieurs colonnes chacun.',
    ),
  ),
);
