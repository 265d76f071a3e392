import { chapter, example, list, rebuilt, ruling, section, text } from '../blocks';

export const movement = chapter(
  '11',
  'Mouvement',
  section(
    '11.0',
    'Points de mouvement',
    text(
      'Une unité fait un mouvement stratégique ou se déplace dans la phase d’assaut, pas les deux dans un tour. Entrer dans une zone coûte des points de mouvement\u202f:',
    ),
    list(
      'terrain clair et zones fortifiées 1, collines 2\u202f;',
      'forêt dense et zones de vallée 3, et les chars n’y entrent jamais\u202f;',
      '+1 à travers la rivière, sauf à un pont\u202f;',
      'd’une zone de vallée à une autre 4.',
    ),
    text(
      'Une unité de mouvement 0 ne bouge jamais. Toute autre peut toujours avancer d’une zone dans la phase d’assaut, en dépensant tous ses points. Qui entre dans une zone voisine d’une unité ennemie s’y arrête.',
    ),
    ruling(
      'On n’entre que par l’assaut là où il y a des ennemis. Une unité sans ravitaillement a un point de moins, mais au moins un.',
    ),
    rebuilt(
      'Le tableau du terrain ne nous était pas accessible. Ce que le texte dit de la forêt dense, des collines et du terrain clair demeure\u202f; les points et la rivière ont été reconstitués.',
    ),
  ),
  section(
    '11.1',
    'Mouvement stratégique',
    text(
      'Les camps alternent unité par unité, le Viêt Minh d’abord. Une unité en ordre et ravitaillée va aussi loin qu’elle veut. On ne compte ses points que pour le tir d’opportunité ([[10.4]]). Jusqu’à la fin du tour, elle ne bouge plus, ne tire plus et ne donne plus l’assaut.',
    ),
    ruling(
      'Elle se défend tout de même, et tire quand sa propre zone subit un assaut. Une batterie qui a bombardé peut encore faire un mouvement stratégique.',
    ),
  ),
  section(
    '11.2',
    'Mouvement dans la phase d’assaut',
    text(
      'Les unités en ordre qui n’ont ni tiré ni fait de mouvement stratégique se déplacent dans la limite de leurs points. Elles peuvent ensuite tirer ou donner l’assaut.',
    ),
    ruling(
      'Une unité peut bouger à chaque manche. Un canon qui a tiré ce tour-ci ne bouge pas, une pièce de DCA non plus.',
    ),
  ),
  section(
    '11.3',
    'Empilement',
    text(
      'Deux régiments d’un camp par zone à la fin de son mouvement\u202f: un régiment vaut trois bataillons, un bataillon quatre compagnies. Les chars ne comptent pas, les zones de vallée n’ont pas de limite, et l’on traverse sans limite. Un assaut peut faire entrer deux régiments. Ce qui est en trop doit se replier, ou est perdu.',
    ),
    example(
      'Un bataillon compte 4, une compagnie 1, et la limite est 24\u202f: six bataillons, ou cinq et quatre batteries.',
    ),
    ruling(
      'Canons français, DCA, mitrailleuses quadruples et génie français sont des compagnies\u202f; l’artillerie et le génie d’assaut du Viêt Minh des bataillons. La limite se vérifie après le mouvement de chaque camp, après les largages, les replis et les assauts.',
    ),
  ),
);
