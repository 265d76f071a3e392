import { chapter, example, list, ruling, section, text } from '../blocks';

export const movement = chapter(
  '7',
  'Mouvement',
  section(
    '7.0',
    'Mouvement',
    text(
      'Une unité a autant de points de mouvement (PM) que l’indique son pion. Chaque pas dans une zone voisine coûte\u202f:',
    ),
    list(
      '1 PM\u202f;',
      '+1 si la zone où l’on entre est contrôlée par l’ennemi, contient une unité ennemie ou est de l’autre côté de la rivière\u202f: une seule fois, même si tout est vrai\u202f;',
      '+1 si la zone que l’on quitte est contrôlée par l’ennemi ou contient une unité ennemie\u202f: une seule fois.',
    ),
    text(
      'À un pont, la rivière ne compte pas. Il y en a deux\u202f: entre Éliane 10-12 (29) et PC GONO (28), et entre Éliane 10-12 et Piste d’aviation, sud (21).',
    ),
    example(
      'Une compagnie est à Anne-Marie 3-4 (10). Ban Khe Phai (7) est au Viêt Minh et vide\u202f: 2 PM. Na Loi (11), avec du Viêt Minh\u202f: 2 PM. Dominique 1 (17), française mais avec une unité viêt minh, et de l’autre côté de la rivière\u202f: 2 PM aussi.',
    ),
    text('Qui peut aller où\u202f:'),
    list(
      'Le Viêt Minh n’entre jamais par mouvement dans une zone contrôlée par les Français où il y a des Français\u202f; il lui donne l’assaut ([[10.0]]).',
      'Les Français n’entrent jamais dans les zones rouges.',
      'Les chars français ne passent la rivière qu’aux ponts.',
      'Jamais plus de neuf unités d’un camp dans une zone, pas même en passant.',
    ),
    text(
      'Les unités qui bougent ensemble partent ensemble, suivent le même chemin et ont les points de la plus lente. Chaque pas se paie selon la situation du moment. Après le mouvement, toutes sont épuisées.',
    ),
    example(
      'Une compagnie à 3 PM entre pour 2 dans une zone viêt minh vide. La zone est désormais française ([[13.0]]), et le pas suivant ne coûte rien de plus pour en sortir.',
    ),
    ruling(
      'Un mouvement entre dans une zone au moins et dans aucune deux fois. Toute zone ennemie vide traversée change de mains, et le reste. Un pont supprime la raison de la rivière, non les autres.',
    ),
    ruling(
      'Dans une zone française tenue, le Viêt Minh n’entre que par l’assaut ou par Infiltration ([[18.24]]). Il peut entrer dans une zone à lui où il y a des Français.',
    ),
    ruling(
      'Quand un mouvement Viêt Minh va entrer dans une zone française sans Français, ceux-ci peuvent réagir avec Mines ([[18.5]]). Si aucune unité ne reste fraîche, personne n’entre. Un tel pas coûte toujours 2 PM\u202f: les unités sont donc déjà voisines.',
    ),
  ),
);
