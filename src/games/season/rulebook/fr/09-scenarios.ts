import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { setUpOf } from '../figures';

export const scenarios = chapter(
  '9',
  'Scénarios',
  section(
    '9.0',
    'Mise en place',
    text(
      'Dans le premier et le troisième scénario, les Français peuvent d’abord déplacer leurs unités dans le camp central et dans chaque centre extérieur\u202f; puis le Viêt Minh place ses pions dans les zones de jungle de son choix. Dans le deuxième, toutes les places sont données.',
    ),
    rebuilt(
      'La règle n’imprime pas de mise en place. Les places suivent les ordres de bataille des 13 et 27 mars 1954.',
    ),
  ),
  section(
    '9.1',
    'L’assaut initial',
    text(
      'La première semaine seule, avec quatre manches. Le Viêt Minh gagne s’il tient dix PA ou plus et a perdu au plus 20 pas\u202f; sinon les Français gagnent.',
    ),
    figure(setUpOf('initial-assault')),
  ),
  section(
    '9.2',
    'Les cinq collines et les Huguette',
    text(
      'Semaines 3 et 4. Le Viêt Minh gagne s’il a à la fin six de ces huit objectifs, avec au plus 50 pas sur l’échelle des pertes\u202f:',
    ),
    list(
      'Dominique 1 et 2, Éliane 1, 2 et 4\u202f: prises\u202f;',
      'Huguette 6 et 7\u202f: prises ou encerclées\u202f;',
      'Mont Chauve\u202f: niveau 3 dans la zone F.',
    ),
    figure(setUpOf('five-hills')),
    ruling('L’échelle part de 10, et ces dix comptent dans les 50.'),
  ),
  section(
    '9.3',
    'La bataille entière',
    text('Jusqu’à huit semaines. La partie finit aussitôt'),
    list(
      'quand le Viêt Minh tient 33 des 44 PA\u202f: il gagne\u202f;',
      'quand l’échelle des pertes atteint 86\u202f: les Français gagnent.',
    ),
    text('Si le camp tient encore après la semaine 8, les Français gagnent.'),
    figure(setUpOf('full-battle')),
    ruling('On le vérifie après chaque prise et chaque perte. Un PA est à celui qui y est entré le dernier.'),
  ),
);
