import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { post } from '../figures';

export const rest = chapter(
  '7',
  'Fatigue',
  section('7.0', 'Rest', text('When the week ends, every unit of both sides is rested: all fatigue is removed.')),
);

export const attrition = chapter(
  '8',
  'Attrition',
  section(
    '8.0',
    'French losses of the week',
    text('In this order, at the end of every week:'),
    list(
      'Siege fire: the Viet Minh spend any barrage points, each on the central camp or on Isabelle. Each costs the French a step there or a replacement point.',
      'Encircled posts: each loses one step of a unit in it. Replacement points cannot pay.',
      'Strategic hills: each of Dominique 1 and 2 and Éliane 1, 2 and 4 with a Viet Minh piece on it costs one step or one replacement point.',
      'Mont Chauve (Mount Baldy): level 3 in zone F costs one more.',
    ),
    figure(post('D1')),
    text(
      'A post is encircled when the trench around it has level 3 and a Viet Minh piece stands in a joined post of the same zone. This is possible west of the river: Huguette, Françoise, Lili, Claudine, Junon, Épervier and Opéra.',
    ),
    example(
      'The Viet Minh have a dummy on Dominique 1 and a battalion on Éliane 1, and have left Éliane 4 empty; F has level 3. Three losses are due: Éliane 4 is held but not occupied.',
    ),
    ruling(
      'The French choose who pays: for siege fire in the place the Viet Minh chose, for hills anywhere on the map; never a tank. A hill counts as it stands when the week ends, however lately it was taken. A last step may be lost in this way; the empty post stays French until it is entered. Losses that nothing can pay lapse.',
    ),
  ),
);
