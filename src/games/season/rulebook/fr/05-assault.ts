import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const assault = chapter(
  '5',
  'L’assaut du Viêt Minh',
  section(
    '5.0',
    'En bref',
    text(
      'Jusqu’à trois impulsions, partout sur la carte et en plusieurs lieux à la fois. Chaque impulsion a ces étapes\u202f:',
    ),
    list(
      'le Viêt Minh engage des bataillons ([[5.1]])\u202f;',
      'ses canons tirent ([[5.2]])\u202f;',
      'il gagne bases et PA ([[5.3]])\u202f;',
      'les Français tirent en défense ([[5.4]])\u202f;',
      'corps à corps ([[5.5]])\u202f;',
      'les Français se déplacent en défense ([[5.6]])\u202f;',
      'le Viêt Minh continue ou s’arrête ([[5.7]]).',
    ),
    ruling(
      'Les cibles des barrages et toutes les attaques au corps à corps sont désignées avant le premier dé de l’étape. On les résout dans l’ordre annoncé, chacune d’après la situation du moment.',
    ),
  ),
  section(
    '5.1',
    'Engagement',
    text(
      'Le Viêt Minh retourne les bataillons qu’il veut, où qu’ils soient. Eux seuls bougent, tirent, attaquent et peuvent être pris sous le feu dans cet assaut. D’autres peuvent être engagés à chaque impulsion.',
    ),
    ruling(
      'Un bataillon engagé dans une base, ou dans un PA relié à un PA français, peut être pris sous le feu même s’il n’attaque pas ensuite. Les pions cachés à côté de lui ne sont pas touchés.',
    ),
  ),
  section(
    '5.2',
    'Barrages du Viêt Minh',
    text(
      'Chaque barrage coûte un point et a une puissance de 12 sur la table de feu ([[10.1]])\u202f; un seul par cible. Il peut viser\u202f:',
    ),
    list(
      'un PA français qui a une base sur une zone périphérique à tranchée\u202f;',
      'un PA français relié par une ligne à un PA du Viêt Minh\u202f;',
      'des Français dans une zone à tranchée.',
    ),
    text('Le propriétaire de la cible décide qui subit. Voici le sens des codes\u202f:'),
    table('fire'),
    text(
      'T et D concernent une unité. Dans une base d’assaut, D désorganise toutes celles qui s’y trouvent. Une unité peut subir un pas de perte au lieu de D. Chaque unité perd au plus un pas.',
    ),
    text(
      'Le feu ne prend jamais le dernier pas d’un lieu\u202f; l’excédent est ignoré. Seul le corps à corps peut vider un PA.',
    ),
    text(
      'Coup critique\u202f: un 1 naturel d’un tir du Viêt Minh coûte un pas à un char de la cible, quoi que dise la table.',
    ),
    figure(counters('3RTA3-10', '3RTA3-11')),
    example(
      'Un barrage sur Dominique 2\u202f: 12, PA −2, colline −1, donc colonne 6. Un 5 fait un pas\u202f: une compagnie est réduite.',
    ),
    ruling(
      'La jungle n’offre pas d’observation\u202f: Béatrice 1 et 2, Gabrielle 1 et 2 ne peuvent être bombardées avant la chute d’un PA voisin. Un PA vide sert encore à régler le tir, tant que l’ennemi n’y entre pas.',
    ),
  ),
  section(
    '5.3',
    'Mouvement d’assaut',
    text('Chaque bataillon engagé fait un de ces mouvements\u202f:'),
    list(
      'de sa zone, ou de la jungle, à une base, et jusque dans le PA si celui-ci est vide ou au Viêt Minh\u202f;',
      'd’un PA à un PA relié, vide ou au Viêt Minh\u202f;',
      'd’un PA à une base, d’une base à sa zone, ou à une autre base de la zone.',
    ),
    text(
      'On n’entre pas dans un PA où sont des Français. Une base contient un régiment et autant de bataillons que le niveau de tranchée ([[1.4]]). Personne ne va de zone en zone ni dans la jungle. Un bataillon désorganisé peut seulement reculer d’une base dans sa zone.',
    ),
  ),
  section(
    '5.4',
    'Feu défensif français',
    text(
      'D’abord l’infanterie, PA par PA\u202f: toutes les unités d’un PA tirent ensemble, sur une base qui mène au PA ou sur des bataillons engagés dans un PA relié. On peut ajouter des points aériens, deux colonnes chacun. Puis les barrages, désignés ensemble, de puissance 12.',
    ),
    list(
      'Chaque PA tire une fois par impulsion.',
      'Chaque cible subit au plus un feu d’infanterie et un barrage.',
      'Le niveau de munitions décale le feu d’infanterie ([[0.4]]).',
    ),
    text('Les résultats sont ceux d’un barrage ([[5.2]])\u202f; le Viêt Minh choisit qui subit.'),
    ruling('Le PA qui tire n’est pas forcément celui qu’on attaque.'),
  ),
  section(
    '5.5',
    'Corps à corps',
    text(
      'Les bataillons engagés dans les bases et les PA reliés peuvent attaquer\u202f; ce n’est pas obligatoire. Additionnez le corps à corps de chaque camp, prenez le rapport, appliquez tous les décalages ([[10.2]]) et lancez un dé.',
    ),
    text(
      'Chaque camp nomme une unité, le défenseur d’abord. La différence de leur moral décale la colonne\u202f: attaquant moins défenseur. L’unité nommée subit le premier pas que perd son camp.',
    ),
    table('hand'),
    text(
      'Le résultat de l’attaquant s’applique d’abord, puis celui du défenseur\u202f: pas, désorganisation, tests. Chaque unité qui défend teste, chars exceptés. Un 1 naturel est un coup critique, et un second dé décide pour les défenseurs\u202f:',
    ),
    table('critical'),
    text(
      'Au lieu de doubler, le Viêt Minh peut garder le résultat simple et prendre un pas à un char, une fois par impulsion. Le résultat de l’attaquant vaut toujours.',
    ),
    list(
      'T et A1+T doublés\u202f: un défenseur est désorganisé, les autres testent.',
      'D1+T doublé\u202f: D2+T. D2+T doublé\u202f: quatre pas, deux au plus par unité.',
      'DD et BD doublés\u202f: deux défenseurs sont désorganisés. AD doublé\u202f: tous les défenseurs testent aussi.',
    ),
    text(
      'S’il ne reste aucun défenseur, les attaquants qui ne sont pas désorganisés peuvent avancer dans le PA. Un PA où personne n’entre garde son propriétaire. Un char resté sans infanterie part aussitôt vers un PA tenu par d’autres unités françaises.',
    ),
    ruling(
      'On travaille sur le rapport réel\u202f: au-delà de 6-1 chaque colonne vaut +1 au dé, en deçà de 1-4 on lit 1-4. Le dé reste entre 1 et 6\u202f; un 1 n’est critique que s’il a été lancé tel.',
    ),
    ruling(
      'Au plus trois bataillons d’une même division avancent. Un PA pris dans cette impulsion ne sert pas à une autre attaque avant la suivante. Une unité combat une fois par impulsion, et un PA est attaqué une fois.',
    ),
    ruling('C’est le moral imprimé qui compte pour la différence\u202f; la fatigue ne l’abaisse que dans les tests.'),
  ),
  section(
    '5.6',
    'Mouvement défensif français',
    text('Les unités non désorganisées peuvent se déplacer d’un PA si elles sont'),
    list(
      'dans un PA attaqué ou relié à lui\u202f;',
      'dans un PA voisin de bataillons engagés qui ont attaqué\u202f;',
      'n’importe où dans le camp central, si un PA du camp central a été attaqué.',
    ),
    ruling(
      'Les chars aussi ne se déplacent que d’un PA. On peut entrer dans un PA vide de l’un ou l’autre camp, ou dans un PA encerclé.',
    ),
  ),
  section(
    '5.7',
    'Fin de l’assaut',
    text(
      'L’assaut finit après la troisième impulsion, ou quand le Viêt Minh s’arrête. Les unités qui font face à un PA vide peuvent y entrer. Là où chaque camp tient des PA d’un même centre, chacun peut se replier, le Viêt Minh vers la jungle ou une zone de niveau 3, les Français vers le camp central. Puis les unités désorganisées deviennent fatiguées et les bataillons sont retournés face cachée.',
    ),
    text(
      'Si le Viêt Minh s’arrête avant la fin de la troisième impulsion, il peut aussi replier vers la jungle tout bataillon engagé, là où y mène une chaîne de zones sans ennemi.',
    ),
    ruling(
      'Le Viêt Minh se replie par la jungle, les zones à tranchées et les zones de centre prises. Rester est toujours permis\u202f; les bataillons des bases regagnent leur zone.',
    ),
  ),
);
