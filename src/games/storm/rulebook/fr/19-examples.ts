import { chapter, example, figure, section, text } from '../blocks';
import { area, counters } from '../figures';

export const examples = chapter(
  '19',
  'Trois exemples',
  section('19.0', 'En bref', text('Les situations du livret, chiffre par chiffre.')),
  section(
    '19.1',
    'Mouvement',
    text(
      'Deux compagnies françaises sont à Anne-Marie 3-4 (10). Ban Khe Phai (7) est au Viêt Minh et vide, Na Loi (11) au Viêt Minh et tenu. À Dominique 1 (17), française, il y a des chars et une compagnie, et une unité viêt minh.',
    ),
    figure(area(17)),
    example(
      'Depuis 10\u202f: vers 7, vers 11 et vers 17, chaque fois 2. Un seul point de plus par pas, quel que soit le nombre de raisons.',
    ),
    example(
      'Les chars de 17 ne vont ni en 10 ni en 11\u202f: il n’y a pas de pont. La compagnie le peut, pour 3\u202f: un pour le pas, un pour la rivière ou l’ennemi, un pour quitter une zone où il y a un ennemi.',
    ),
    example(
      'L’unité viêt minh de 17 est bloquée. 10 est tenue. 14, si elle est française et vide, et 11 coûteraient 3, et elle a 2.',
    ),
  ),
  section(
    '19.2',
    'Feu',
    text(
      'Quatre unités françaises de la zone 10, de puissance de feu 3, 1, 1 et 2, tirent sur Na Loi (11)\u202f: valeur 1, tranchées 1, meilleure défense 8.',
    ),
    example('Un jet de 6\u202f: 7 + 6 = 13 points d’attaque contre 8 + 2 = 10. Trois points de dégâts.'),
    example(
      'Le Viêt Minh peut perdre une unité fraîche, ou en avoir une épuisée et une autre épuisée et repliée. Elle se replie en 7 ou en 8, qui sont à lui\u202f; 10, 14 et 17 sont françaises.',
    ),
    text('Il y a alors un marqueur Feu français en zone 10, et les quatre unités sont épuisées.'),
  ),
  section(
    '19.3',
    'Assaut',
    text(
      'Neuf compagnies viêt minh à Béatrice (14), qui est tombée, font face à trois compagnies fraîches à Dominique 1 (17). Le niveau de tranchée est trop bas\u202f: elles jouent donc Assaut surprise, et avec lui Assaut de nuit, +3.',
    ),
    figure(counters('8-bpc-1', '8-bpc-2', '8-bpc-3')),
    example('Les Français jouent Fusées éclairantes\u202f: plus d’Assaut de nuit, mais l’assaut continue.'),
    example(
      'Ils jouent Débouchez à zéro\u202f!\u202f: 6 + un jet de 7 = 13, contre défense 8 sans terrain\u202f: 5 points. Le Viêt Minh perd une compagnie, et une autre est épuisée et se replie. Sept continuent. Mines ne peut plus être jouée.',
    ),
    example(
      'Les sept ont une puissance de feu de 9 contre une défense de 10. Pour vider la zone à coup sûr, il faut 8 points, donc un jet de 9. Les dés donnent 2\u202f: un point.',
    ),
    example(
      'Giap exige le succès\u202f: le jet suivant est 6, le troisième 12. Onze points éliminent les trois compagnies. Les sept entrent, la zone est à elles, elles sont épuisées, et trois sont perdues\u202f: une pour l’assaut, deux pour les relances.',
    ),
  ),
);
