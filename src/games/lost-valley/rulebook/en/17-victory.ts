import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { victory as levels } from '../figures';

export const victory = chapter(
  '17',
  'Victory',
  section('17.0', 'In short', text('Defeat can come at any moment; victory is counted only at the end.')),
  section(
    '17.1',
    'Sudden death',
    text('You lose at once, with a strategic defeat, if'),
    list('the Viet Minh take PC GONO;', 'camp morale drops below 1;', 'resource points drop below 1.'),
    ruling('It is checked after every change, in every phase. No points are counted then.'),
  ),
  section(
    '17.2',
    'Points',
    text('After turn 16 you score:'),
    list(
      '1 for each French centre;',
      '1 for each 2-step battalion at full strength;',
      '½ for each reduced 2-step battalion.',
    ),
    text('Companies, Bataillons de Marche and assets score nothing, nor do Viet Minh losses.'),
    figure(levels),
    example('Six centres, five full battalions and four reduced ones: 6 + 5 + 2 = 13, a draw.'),
    ruling(
      'Halves are not rounded: 12½ points are still a tactical defeat. Units on a drop zone and No Man’s Land score nothing.',
    ),
  ),
);
