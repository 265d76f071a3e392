import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const fire = chapter(
  '8',
  'Feu',
  section(
    '8.0',
    'En bref',
    text(
      'Deux dés et la puissance de feu contre la meilleure défense et le terrain. La différence fait les dégâts, et le propriétaire de la cible décide quelles unités les subissent.',
    ),
  ),
  section(
    '8.1',
    'Tir des unités',
    text(
      'Des unités fraîches, de puissance de feu 1 ou plus, tirent sur des ennemis de leur propre zone ou d’une zone voisine, toutes sur la même. Les amis qui s’y trouvent ne sont jamais touchés. Les tireurs sont ensuite épuisés.',
    ),
    text(
      'Un tir sur une zone voisine laisse un marqueur Feu de ce camp dans la zone d’où il vient, jusqu’à la phase finale.',
    ),
    ruling(
      'Il faut une unité ennemie dans la cible\u202f; un tir sans aucune chance est permis. Les chars peuvent tirer par-dessus la rivière.',
    ),
    ruling(
      'Le marqueur prive son camp du terrain dans cette zone, quelles que soient les unités qui s’y trouvent ensuite. Un seul suffit. Le tir dans sa propre zone, l’assaut et les cartes n’en laissent pas.',
    ),
  ),
  section(
    '8.2',
    'Tir par carte',
    text(
      'Certaines cartes attaquent d’elles-mêmes, avec la puissance de feu qu’elles indiquent. Ce qu’elles ne disent pas suit ces règles.',
    ),
    ruling(
      'Un marqueur Feu ou l’absence de contrôle privent aussi du terrain contre une carte. Être dans la même zone ne joue jamais, puisqu’une carte ne tire d’aucune zone. Si une carte laisse le tireur répartir les dégâts, le propriétaire choisit tout de même où se replient ses unités.',
    ),
  ),
  section('8.3', 'Résoudre un tir', text('Points d’attaque, points de défense, points de dégâts, dans cet ordre.')),
  section(
    '8.3.1',
    'Points d’attaque',
    text('Lancez 2d6 et ajoutez la puissance de feu de tous les tireurs.'),
    ruling('Les cartes comme Appui de mortiers s’ajoutent à ce total. Giap exige le succès ne compare que les dés.'),
  ),
  section(
    '8.3.2',
    'Points de défense',
    text(
      'La meilleure défense d’une seule unité visée, sur la face visible, plus la valeur défensive du terrain avec ses tranchées ([[9.1]]). Le terrain ne compte pas si\u202f:',
    ),
    list(
      'les tireurs sont dans la même zone\u202f;',
      'la cible ne contrôle pas la zone\u202f;',
      'un marqueur Feu de la cible s’y trouve\u202f;',
      'la zone subit un assaut ([[10.0]]).',
    ),
    ruling('La somme est fixée avant le jet et ne change pas pendant qu’on répartit les dégâts.'),
  ),
  section(
    '8.3.3',
    'Points de dégâts',
    text('Points d’attaque moins points de défense. Zéro ou moins ne fait rien.'),
    example(
      'Puissance de feu 7 et un jet de 6\u202f: 13 points d’attaque. La cible a défense 8, terrain 1 et tranchées 1\u202f: 10 points de défense. Trois points de dégâts.',
    ),
  ),
  section(
    '8.4',
    'Répartir les dégâts',
    text('Le propriétaire emploie les points sur les unités visées, de ces façons et d’aucune autre\u202f:'),
    table('results'),
    text('Si une carte laisse le tireur répartir, c’est lui qui décide combien de points prend chaque unité.'),
    ruling(
      'Chaque résultat s’exécute dès qu’il est choisi, repli compris, et le contrôle est vérifié, avant le point suivant. Épuiser une unité puis la replier, point par point, revient à le faire d’un coup.',
    ),
  ),
  section(
    '8.4.1',
    'Autant de points que possible',
    text('Tous les points doivent être employés, autant que les unités peuvent en prendre. Le surplus est perdu.'),
    example('Une seule unité fraîche et 5 points\u202f: elle est éliminée pour 3, et 2 sont perdus.'),
    ruling(
      'Une unité fraîche peut prendre 3 points, une épuisée 2. On ne sauve aucune unité par un repli prématuré qui gaspille des points\u202f: le repli n’est permis que tant que les unités peuvent prendre plus de points qu’il n’en reste. Si les points atteignent tout ce qu’elles peuvent prendre, toutes sont éliminées.',
    ),
    example(
      'Trois compagnies fraîches peuvent en prendre 9. Avec 8 points, deux sont éliminées, la troisième est épuisée et se replie\u202f; trois replis en gaspilleraient 2. Une zone est donc vidée à coup sûr dès que les dégâts valent un point de moins que ce que ses unités peuvent prendre.',
    ),
    figure(counters('3-13-dble-9', '3-13-dble-10', '3-13-dble-11')),
  ),
  section(
    '8.4.2',
    'Repli',
    text('Une unité se replie dans une zone voisine de son camp. S’il n’y en a pas, elle est éliminée.'),
    list(
      'De plusieurs zones, elle prend celle où il y a le moins d’ennemis et encore de la place\u202f; à égalité, son propriétaire choisit pour chaque unité.',
      'La place passe d’abord\u202f: une zone libre avec des ennemis avant une zone pleine sans ennemi.',
      'Les chars ne passent la rivière qu’aux ponts.',
      'Jamais vers la zone qui a subi le tir.',
      'Seulement si toutes ces zones sont pleines, une unité entre dans l’une d’elles, puis se replie encore, jusqu’à ce qu’il y ait de la place. S’il n’y en a pas, elle est éliminée.',
    ),
    ruling(
      'La rivière ne coûte rien au repli. Un repli qui continue ne revient jamais dans une zone déjà traversée\u202f; entre zones pleines, le moins d’ennemis décide aussi. Les Français ne traversent jamais une zone rouge. Une unité sans repli possible est éliminée pour le seul coût du repli.',
    ),
  ),
);
