import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { post } from '../figures';

export const rest = chapter(
  '7',
  'Fatigue',
  section(
    '7.0',
    'Repos',
    text('À la fin de la semaine, toutes les unités des deux camps sont reposées\u202f: la fatigue disparaît.'),
  ),
);

export const attrition = chapter(
  '8',
  'Attrition',
  section(
    '8.0',
    'Pertes françaises de la semaine',
    text('Dans cet ordre, à la fin de chaque semaine\u202f:'),
    list(
      'Tir de siège\u202f: le Viêt Minh dépense les points de barrage qu’il veut, chacun sur le camp central ou sur Isabelle. Chacun y coûte aux Français un pas ou un point de remplacement.',
      'PA encerclés\u202f: chacun perd un pas d’une unité qui s’y trouve. Les points de remplacement ne paient pas.',
      'Collines stratégiques\u202f: Dominique 1 et 2, Éliane 1, 2 et 4, chacune avec un pion du Viêt Minh dessus, coûtent un pas ou un point de remplacement.',
      'Mont Chauve\u202f: le niveau 3 dans la zone F en coûte un de plus.',
    ),
    figure(post('D1')),
    text(
      'Un PA est encerclé quand la tranchée qui l’entoure est au niveau 3 et qu’un pion du Viêt Minh se trouve dans un PA relié de la même zone. Cela se peut à l’ouest de la rivière\u202f: Huguette, Françoise, Lili, Claudine, Junon, Épervier et Opéra.',
    ),
    example(
      'Le Viêt Minh a un leurre sur Dominique 1 et un bataillon sur Éliane 1, et a laissé Éliane 4 vide\u202f; F est au niveau 3. Trois pertes sont dues\u202f: Éliane 4 est tenue, mais non occupée.',
    ),
    ruling(
      'Les Français choisissent qui paie\u202f: pour le tir de siège, au lieu que le Viêt Minh a choisi\u202f; pour les collines, partout sur la carte\u202f; jamais un char. Une colline compte telle qu’elle est en fin de semaine, si récente que soit sa prise. Un dernier pas peut ainsi se perdre\u202f; le PA vide reste français tant que nul n’y entre. Une perte que rien ne peut payer est oubliée.',
    ),
  ),
);
