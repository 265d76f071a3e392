import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { fireGrid, fireShifts, handGrid, handShifts } from '../figures';

export const results = chapter(
  '10',
  'Les tables de combat',
  section(
    '10.0',
    'En bref',
    text(
      'Un dé pour chaque attaque. Les décalages déplacent la colonne, les marqueurs de pertes changent le dé. Les codes sont expliqués en [[5.2]] et [[5.5]].',
    ),
    rebuilt(
      'Codes, décalages et puissances fixes sont énoncés\u202f; les cases des deux tables sont de nous, trouvées en jouant beaucoup de parties.',
    ),
  ),
  section(
    '10.1',
    'Feu',
    text(
      'Arrondissez la puissance à la colonne inférieure, puis décalez. Au-delà du bord gauche il n’y a pas d’effet\u202f; au-delà du droit, on lit la dernière colonne.',
    ),
    figure(fireGrid),
    figure(fireShifts),
    list(
      'Les munitions du camp qui tire décalent son feu d’infanterie ([[0.4]]).',
      'Un bataillon qui tire avec un marqueur de pertes\u202f: −1 ou −2 au dé, le pire seul.',
      'Dans une base d’assaut, le seul décalage du terrain est −1, quelle que soit la zone.',
      'Le Viêt Minh dans un PA a −1 pour sa tranchée, et la colline.',
    ),
    ruling(
      'Les tranchées sont au Viêt Minh\u202f: des Français dans une zone à tranchées n’ont ni −1 ni +1, seulement la colline d’une zone de collines.',
    ),
    ruling(
      'Même quand la table est sans effet, on lance le dé\u202f: un 1 naturel d’un tir du Viêt Minh touche un char.',
    ),
  ),
  section(
    '10.2',
    'Corps à corps',
    text('Rapport de l’attaquant au défenseur, puis tous les décalages, puis les bornes de la table.'),
    figure(handGrid),
    figure(handShifts),
    list(
      'Moral\u202f: l’unité nommée de l’attaquant moins celle du défenseur ([[5.5]]).',
      'Un bataillon qui attaque avec un marqueur de pertes\u202f: −1 ou −2 au dé, le pire seul.',
      'Chaque colonne au-delà de 6-1\u202f: +1 au dé.',
    ),
    ruling(
      'Colline et rivière ne s’ajoutent jamais. Elles ne comptent pas si un groupe attaquant se trouve sur la même colline\u202f; la rivière ne compte que si tous les groupes la franchissent.',
    ),
    ruling(
      'Le Viêt Minh dans un PA compte comme derrière une tranchée de niveau 1. L’attaque de deux côtés et l’encerclement donnent +1, une fois.',
    ),
  ),
);
