import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { counters } from '../figures';

export const movement = chapter(
  '14',
  'Mouvement',
  section('14.0', 'En bref', text('Un point d’action permet à chaque unité de se déplacer une fois.')),
  section(
    '14.1',
    'Se déplacer',
    text(
      'Dépensez 1 PA\u202f; toutes vos unités actives peuvent alors suivre les lignes noires, par des centres français, vers un no man’s land, ou hors d’une zone de saut. Jamais vers un centre Viêt Minh.',
    ),
    list(
      'Infanterie\u202f: deux centres au plus.',
      'Chars\u202f: sans limite.',
      '1 GAACEO\u202f: un centre.',
      'Artillerie\u202f: un centre, seulement si les quatre divisions sont inactives\u202f; elle est alors engagée.',
    ),
    text(
      'On peut traverser un centre plein\u202f; les limites d’empilement valent à la fin de la phase ([[2.2.1.3]]).',
    ),
    figure(counters('6-bpc', 'peloton-carette', '1-gaaceo', 'ii-4-rac')),
    example(
      'Le 6 BPC a sauté sur Natacha. Huguette est son premier centre, et PC GONO ou Épervier & Opéra peut être le second.',
    ),
    ruling(
      'Seuls l’infanterie et les chars entrent dans un no man’s land. L’unité s’y arrête, et le centre est français dès cet instant\u202f: d’autres peuvent alors passer. Les divisions pas encore activées comptent comme inactives.',
    ),
  ),
  section(
    '14.2',
    'La route d’Isabelle',
    list(
      'L’infanterie venant d’Isabelle s’arrête à Claudine ou à Éliane.',
      'L’infanterie n’atteint Isabelle que si elle commence la phase à Claudine ou à Éliane.',
      'L’artillerie et le 1 GAACEO ne la prennent jamais.',
      'Les chars n’ont pas de restriction.',
    ),
    ruling('Des parachutistes sur Simone peuvent aller droit à Isabelle.'),
  ),
  section(
    '14.3',
    'Évacuer un centre',
    text(
      'Chaque centre français au début de la phase qui n’a plus à la fin ni infanterie ni chars coûte 1 point de moral du camp et devient un no man’s land. PC GONO doit avoir de l’infanterie à la fin.',
    ),
    ruling(
      'La dernière infanterie de PC GONO ne peut partir\u202f: la relève doit arriver d’abord. Si des pertes l’ont vidé et que personne ne peut l’atteindre, la partie continue.',
    ),
  ),
);
