import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const air = chapter(
  '7',
  'Appui aérien',
  section(
    '7.0',
    'En bref',
    text(
      'Bombardiers et chasseurs-bombardiers viennent sous forme de points d’appui aérien (PAA). Ils ne durent qu’un tour. Il n’y en a pas au tour 1 de la campagne.',
    ),
  ),
  section(
    '7.1',
    'Combien de points',
    text(
      'Lancez 2d6, avec le modificateur de la DCA et les cartes\u202f: la table donne les points de ce tour. On ne peut en garder aucun.',
    ),
    table('2'),
  ),
  section(
    '7.2',
    'Missions',
    text(
      'Les points vont à trois sortes de missions, 4 au plus par tour à chacune. Les deux premières sont menées maintenant, dans cet ordre\u202f; ce que vous gardez pourra donner un appui rapproché plus tard dans le tour.',
    ),
    list(
      'SEAD\u202f: contre la DCA ([[7.2.1]]).',
      'DAS\u202f: contre une division ([[7.2.2]]).',
      'CAS\u202f: pour un combat ([[7.2.3]]).',
    ),
    ruling('Les quatre points d’appui rapproché se comptent sur les deux phases d’assaut ensemble.'),
  ),
  section(
    '7.2.1',
    'SEAD\u202f: neutraliser la DCA',
    text(
      'Lancez 2d6, avec +1 par point mis dans ce jet et le modificateur de la DCA\u202f: à 8 ou plus, le niveau de la DCA baisse de 1. Les points peuvent aller à un seul jet ou à plusieurs\u202f; le niveau ne change qu’après tous les jets.',
    ),
    table('2.1'),
    example(
      'DCA au niveau 5\u202f: −1. Deux points en un seul jet\u202f: +1 en tout, soit 58\u202f% de chances de baisser le niveau de 1. En deux jets\u202f: 42\u202f% chacun, et les deux peuvent réussir.',
    ),
    ruling('Le modificateur de la DCA s’ajoute tel quel\u202f: ici aussi, c’est une pénalité.'),
  ),
  section(
    '7.2.2',
    'DAS\u202f: frapper une division',
    text(
      'Désignez une ou plusieurs divisions et répartissez vos points. Un jet pour chacune\u202f: 2d6, +1 par point, et le modificateur de la DCA telle que la neutralisation l’a laissée. À 8 ou plus, elle perd 1 point de force.',
    ),
    table('2.2'),
  ),
  section(
    '7.2.3',
    'CAS\u202f: appui rapproché',
    text(
      'Les points restants ajoutent +1 chacun à un combat, quand le Viêt Minh donne l’assaut ([[12.3.5.1]]) ou quand vous le donnez ([[15.1.3]]).',
    ),
  ),
);
