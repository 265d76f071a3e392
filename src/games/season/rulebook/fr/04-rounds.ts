import { chapter, list, ruling, section, text } from '../blocks';

export const rounds = chapter(
  '4',
  'Manches',
  section(
    '4.0',
    'Une manche',
    list(
      'Les parachutistes sautent ([[4.1]]).',
      'Le Viêt Minh se déplace ([[4.2.1]]) et peut donner l’assaut ([[5.0]]).',
      'Les Français se déplacent ([[4.2.2]]), reconnaissent ([[6.1]]) et peuvent opérer ([[6.2]]).',
    ),
    text(
      'Quatre manches font une semaine. Après chacune des trois premières, les deux camps peuvent convenir de finir là les manches.',
    ),
    ruling('On demande d’abord au Viêt Minh\u202f; il faut l’accord des deux.'),
  ),
  section(
    '4.1',
    'Parachutage',
    text(
      'Les bataillons de parachutistes arrivés attendent de sauter. À chaque manche, un certain nombre de compagnies peuvent le faire, selon les lieux perdus à ce moment ([[3.2]]), chacune sur un PA français du camp central ou d’Isabelle.',
    ),
    text(
      'Pas de parachutage la première semaine, ni dans une semaine ouverte par les Français. Une semaine calme en a un, après le mouvement stratégique.',
    ),
    ruling('Une compagnie ne se pose que sur un PA de moins de deux compagnies. Un PA encerclé convient.'),
  ),
  section(
    '4.2',
    'Mouvement opérationnel',
    text(
      'Chaque camp se déplace une fois par manche, chaque unité une fois. Les zones sans tranchée sont fermées au Viêt Minh.',
    ),
  ),
  section(
    '4.2.1',
    'Mouvement du Viêt Minh',
    text('Les pions se déplacent cachés, chacun d’une zone de jungle ou de deux étapes au plus\u202f:'),
    list(
      'vers une zone dont la tranchée est au niveau 1 au moins\u202f;',
      'vers un PA du Viêt Minh, par une base ou le long d’une ligne\u202f;',
      'à travers une zone de centre dont tous les PA sont pris.',
    ),
    text(
      'Dans une zone de centre où restent des PA français, on n’entre dans un PA pris, on n’en sort et on n’y passe que si une chaîne de PA du Viêt Minh le relie à une base sur une tranchée ou la jungle.',
    ),
    text(
      'Six leurres sont en jeu, huit dès la semaine 6. Un leurre est découvert par une reconnaissance, ou quand des Français entrent dans sa zone ou attaquent son PA\u202f; il va alors dans une zone de jungle au choix.',
    ),
    ruling('Entrer dans une zone de jungle prend tout le mouvement\u202f; en sortir est une étape ordinaire.'),
  ),
  section(
    '4.2.2',
    'Mouvement français',
    text(
      'Les unités vont librement de PA français en PA français dans le camp central, ou dans leur centre extérieur. Un PA encerclé ne peut être que le dernier. Les zones périphériques sont fermées.',
    ),
    ruling('Un char ne peut finir seul, et aucune unité ne peut en laisser un seul.'),
  ),
  section(
    '4.2.3',
    'Zones fermées, PA coupés',
    text(
      'Le Viêt Minh n’entre jamais dans une zone sans tranchée, en aucune phase\u202f; les Français n’entrent dans les zones périphériques qu’en opération. Des unités dans un PA relié aux seuls PA ennemis ne bougent pas\u202f: seul un combat les dégage.',
    ),
    ruling('Les Français surpris dans une zone y restent pendant cette phase et peuvent y être attaqués.'),
  ),
);
