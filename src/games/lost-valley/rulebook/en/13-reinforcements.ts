import { chapter, example, figure, ruling, section, text } from '../blocks';
import { counters, dropZones } from '../figures';

export const reinforcements = chapter(
  '13',
  'Reinforcements',
  section('13.0', 'In short', text('Paratroopers jump in, and remnants are made into new battalions.')),
  section(
    '13.1',
    'Arrival',
    text(
      'Each unit due arrives Active and at full strength, on a French drop zone of your choice or in Huguette if it is French. If nothing is open, it comes next turn, without a bonus on supplies.',
    ),
    text(
      'A unit on a drop zone must leave it in this turn’s movement, or it is lost at the end of the turn. In Huguette it may stay, within the stacking limit.',
    ),
    figure(counters('5-bpvn', '6-bpc', '2-1-rcp', '2-bep', '1-bpc')),
    ruling(
      'Leaving a drop zone counts as the first centre of its move and needs the action point of movement: with no AP left, land in Huguette. Units on a drop zone cannot be attacked and can neither assault nor raid. A battalion lost there leaves remnants.',
    ),
  ),
  section(
    '13.2',
    'Who controls a drop zone',
    text('A drop zone is French while one of these centres is; otherwise it counts as lost.'),
    figure(dropZones),
  ),
  section(
    '13.3',
    'Bataillons de Marche',
    text(
      'From the remnants of one destroyed battalion you may raise one Bataillon de Marche, a 1-step unit, Active, in any French centre that is not Encircled and has room. There are four counters, so never more than four on the map. One that is destroyed can be raised again from other remnants.',
    ),
    figure(counters('bm-1')),
    example(
      '8 BPC and 5/7 RTA are destroyed: two Bataillons de Marche can be raised, and neither battalion can serve again.',
    ),
    ruling('Raising them is free and never compulsory; several may be raised in one turn.'),
  ),
);
