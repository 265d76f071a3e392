import { chapter, list, ruling, section, text } from '../blocks';

export const rounds = chapter(
  '4',
  'Rounds',
  section(
    '4.0',
    'A round',
    list(
      'Paratroops drop ([[4.1]]).',
      'The Viet Minh move ([[4.2.1]]) and may assault ([[5.0]]).',
      'The French move ([[4.2.2]]), scout ([[6.1]]) and may operate ([[6.2]]).',
    ),
    text('Four rounds make a week. After each of the first three, both sides may agree to end the week’s rounds.'),
    ruling('The Viet Minh are asked first; both must agree.'),
  ),
  section(
    '4.1',
    'Drop',
    text(
      'Parachute battalions that have arrived wait until they are dropped. In each round a number of companies may be dropped, by the places lost at that moment ([[3.2]]), each on a French post of the central camp or of Isabelle.',
    ),
    text(
      'There is no drop in the first week, nor in a week that the French open. In a quiet week there is one, after strategic movement.',
    ),
    ruling('A company lands only on a post with fewer than two companies. An encircled post will do.'),
  ),
  section(
    '4.2',
    'Operational movement',
    text('Both sides move once in a round, each unit once. Zones without trenches are closed to the Viet Minh.'),
  ),
  section(
    '4.2.1',
    'Viet Minh movement',
    text('Pieces move hidden, each one jungle zone or up to two steps:'),
    list(
      'into a zone with a trench of at least level 1;',
      'into a Viet Minh post, by a base or along a line;',
      'through a centre zone whose posts are all captured.',
    ),
    text(
      'In a centre zone with French posts, a captured post is entered, left or passed only while a chain of Viet Minh posts joins it to a base on a trench or the jungle.',
    ),
    text(
      'Six dummies are in play, eight from week 6. A dummy is shown by reconnaissance, or when French units enter its zone or attack its post; it then goes to any jungle zone.',
    ),
    ruling('To enter a jungle zone takes the whole move; to leave one is an ordinary step.'),
  ),
  section(
    '4.2.2',
    'French movement',
    text(
      'Units move freely from French post to French post inside the central camp, or inside their outlying centre. An encircled post may be entered only as the last. Peripheral zones are closed.',
    ),
    ruling('A tank may not end the move alone, and no unit may leave one alone.'),
  ),
  section(
    '4.2.3',
    'Closed zones and cut-off posts',
    text(
      'The Viet Minh never enter a zone without trenches, in any phase; the French enter peripheral zones only in an operation. Units in a post joined to enemy posts alone cannot move: only a fight frees them.',
    ),
    ruling('French units caught in a zone stay there in this phase and may be attacked.'),
  ),
);
