import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const resources = chapter(
  '9',
  'Resources',
  section(
    '9.0',
    'In short',
    text(
      'One roll a turn weighs what is flown in against what the garrison eats and fires. Before it you may make sacrifices for a better roll.',
    ),
  ),
  section('9.1', 'Before the roll', text('Two ways to improve the roll: rationing and delaying a reinforcement.')),
  section(
    '9.1.1',
    'Rationing',
    text('Give up 1 to 3 points of camp morale: each adds 1 to the roll.'),
    ruling('Never the last point of morale ([[2.2.8.2]]).'),
  ),
  section(
    '9.1.2',
    'Delaying a reinforcement',
    text(
      'One unit due this turn may wait until the next: +1 to the roll, because its aircraft carry supplies instead.',
    ),
    ruling('The same unit may be delayed again next turn. One that is delayed beyond turn 16 never comes.'),
  ),
  section(
    '9.2',
    'The supply roll',
    text('Roll 2d6 and change your RP by what the table says.'),
    list(
      '−1 airstrip interdicted, −2 damaged or destroyed ([[8.1]])',
      '−1 for each drop zone that is not French ([[13.2]])',
      '−1 if Isabelle is Encircled or lost ([[12.2.2]])',
      'the flak modifier ([[2.2.8.3]])',
      '+1 if no division assaulted last turn (on turn 1 too)',
      '+1 for each point of rationing, +1 for a delayed unit',
      'event cards',
    ),
    table('4'),
    example(
      'Turn 1: airstrip interdicted −1, flak level 5 −1, no assault before +1: −1 in all. A roll of 8 becomes 7: one RP gained.',
    ),
  ),
);
