import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { area } from '../figures';

export const sap = chapter(
  '9',
  'Sape',
  section(
    '9.0',
    'Saper',
    text(
      'Seul le Viêt Minh sape, et seulement dans les zones qu’il contrôle. Le niveau de tranchée monte, jusqu’à 3. Il y a deux moyens\u202f:',
    ),
    list(
      'deux unités fraîches de la zone s’épuisent pour chaque niveau\u202f;',
      'ou une carte est défaussée pour sa valeur de tranchée, et aucune unité n’est épuisée.',
    ),
    example('Six compagnies fraîches dans une zone sans tranchées\u202f: toutes sont épuisées, et le niveau est 3.'),
    ruling(
      'Jamais les deux dans une même action. La carte ne demande aucune unité dans la zone, et les niveaux au-delà de 3 sont perdus. On n’épuise pas d’unités pour des niveaux qui ne peuvent être creusés. Des Français dans la zone n’empêchent rien.',
    ),
  ),
  section(
    '9.1',
    'À quoi servent les tranchées',
    text(
      'Chaque niveau ajoute 1 à la valeur défensive du terrain, mais terrain et tranchées ensemble ne comptent jamais plus de 3. Au niveau 3, un assaut peut partir ([[10.0]]).',
    ),
    figure(area(39)),
    example('Valeur 2 et tranchées 2\u202f: 3, et non 4.'),
    text(
      'Les tranchées restent quand toutes les unités s’en vont. Elles disparaissent quand la zone devient française.',
    ),
    ruling(
      'Elles ne servent qu’aux unités viêt minh, dans des zones contrôlées par le Viêt Minh. La limite de 3 vaut pour la défense\u202f; pour l’assaut compte le niveau lui-même.',
    ),
  ),
);

export const assault = chapter(
  '10',
  'Assaut',
  section(
    '10.0',
    'Assaut',
    text(
      'Seul le Viêt Minh donne l’assaut. C’est son seul moyen d’entrer dans une zone que les Français contrôlent et occupent, hors Infiltration ([[18.24]]). Rivière et points de mouvement ne comptent pas.',
    ),
    list(
      'Depuis une zone de tranchées 3\u202f; au tour 1, tout niveau convient, même aucun.',
      'Contre une zone voisine, contrôlée par les Français et où il y a des Français.',
      'Avec autant d’unités fraîches que l’on veut\u202f; avec celles du Viêt Minh déjà dans la cible, pas plus de neuf.',
    ),
    text('Puis, dans cet ordre\u202f:'),
    list(
      'Le Viêt Minh annonce la force et la cible, avec Assaut de nuit ([[18.28]]) et Appui de mortiers ([[18.17]]) s’il le veut.',
      'Les Français réagissent\u202f: Fusées éclairantes ([[18.3]]), Contre-batterie ([[18.14]]), et soit Mines ([[18.5]]), soit Débouchez à zéro\u202f! ([[18.2]]).',
      'Les assaillants encore frais tirent ([[8.3]])\u202f; le terrain ne protège pas la garnison.',
      'Après le jet, le Viêt Minh peut jouer Giap exige le succès ([[18.18]]).',
      'Les Français répartissent les dégâts ([[8.4]]).',
      'S’il ne reste aucun Français, les assaillants entrent\u202f; sinon ils restent sur place. Dans les deux cas ils sont épuisés. Il n’y a pas de marqueur Feu.',
      'L’un d’eux est éliminé, et un de plus par relance.',
    ),
    example(
      'Neuf compagnies pourraient donner l’assaut à Gabrielle\u202f; si deux unités viêt minh y étaient déjà, sept seulement.',
    ),
    text(
      'Un assaut peut partir d’une zone où il y a des Français. S’il réussit avec toutes les unités viêt minh de cette zone, les Français qui y restent la prennent ([[13.0]]).',
    ),
    ruling(
      'Au tour 1, ou avec Assaut surprise ([[18.15]]), il peut même partir d’une zone contrôlée par les Français où des unités se sont infiltrées. Le tour 1 dispense du niveau de tranchée et de rien d’autre. Une zone sans Français ne subit pas d’assaut\u202f; on y entre par mouvement.',
    ),
    ruling(
      'Mines et Débouchez à zéro\u202f! ne touchent que les assaillants. Les unités épuisées ou repliées à cause d’elles n’y prennent plus part. Une fois annoncé, l’assaut ne peut être ni abandonné ni réduit\u202f: les unités encore fraîches continuent. S’il n’y en a plus, l’impulsion est finie, et aucune n’est perdue pour l’assaut.',
    ),
    ruling(
      'Le Viêt Minh choisit l’unité perdue, après l’entrée. Même si c’est la dernière sur place, la zone lui reste\u202f: le contrôle ne passe que si l’autre camp y a une unité.',
    ),
  ),
);
