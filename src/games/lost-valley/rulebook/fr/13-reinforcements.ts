import { chapter, example, figure, ruling, section, text } from '../blocks';
import { counters, dropZones } from '../figures';

export const reinforcements = chapter(
  '13',
  'Renforts',
  section('13.0', 'En bref', text('Des parachutistes sautent, et des rescapés forment de nouveaux bataillons.')),
  section(
    '13.1',
    'Arrivée',
    text(
      'Chaque unité attendue arrive active et à plein effectif, sur une zone de saut française de votre choix, ou à Huguette si elle est française. Si rien n’est ouvert, elle vient au tour suivant, sans bonus au ravitaillement.',
    ),
    text(
      'Une unité sur une zone de saut doit la quitter au mouvement de ce tour, sans quoi elle est perdue à la fin du tour. À Huguette elle peut rester, dans la limite d’empilement.',
    ),
    figure(counters('5-bpvn', '6-bpc', '2-1-rcp', '2-bep', '1-bpc')),
    ruling(
      'Quitter une zone de saut compte comme le premier centre du mouvement et demande le point d’action du mouvement\u202f: s’il ne vous reste aucun PA, sautez sur Huguette. Les unités sur une zone de saut ne peuvent être attaquées, ni donner l’assaut ou partir en raid. Un bataillon perdu là laisse des rescapés.',
    ),
  ),
  section(
    '13.2',
    'Qui tient une zone de saut',
    text('Une zone de saut est française tant qu’un de ces centres l’est\u202f; sinon elle compte comme perdue.'),
    figure(dropZones),
  ),
  section(
    '13.3',
    'Bataillons de marche',
    text(
      'Avec les rescapés d’un bataillon anéanti vous pouvez former un bataillon de marche, unité d’un pas, active, dans tout centre français non encerclé où il y a de la place. Il y a quatre pions, donc jamais plus de quatre sur la carte. Un bataillon de marche détruit peut être reformé avec d’autres rescapés.',
    ),
    figure(counters('bm-1')),
    example(
      'Le 8 BPC et le 5/7 RTA sont anéantis\u202f: on peut former deux bataillons de marche, et aucun des deux bataillons ne servira de nouveau.',
    ),
    ruling('En former est gratuit et jamais obligatoire\u202f; on peut en former plusieurs le même tour.'),
  ),
);
