import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const airstrip = chapter(
  '8',
  'The airstrip',
  section(
    '8.0',
    'In short',
    text('Once a turn the Viet Minh shell the airstrip. What they do to it counts in the supply roll that follows.'),
  ),
  section(
    '8.1',
    'State of the airstrip',
    text(
      'Unless it is destroyed already, roll 2d6, with −1 for each of Anne-Marie, Béatrice, Françoise and Gabrielle that the Viet Minh control.',
    ),
    table('3'),
    list(
      'Interdicted: −1 on supplies; lifted by itself at the end of the turn. No effect on a damaged airstrip.',
      'Damaged: −2 on supplies until it is repaired ([[16.3]]). A second Damaged result destroys it.',
      'Destroyed: −2 on supplies for the rest of the game. It cannot be repaired.',
    ),
    text('If the Viet Minh take Huguette, the airstrip is destroyed.'),
    example('With Béatrice and Gabrielle lost the roll has −2: a roll of 5 becomes 3, and the airstrip is destroyed.'),
    ruling('Destroyed is for good, even if Huguette is retaken. No Man’s Land in Huguette does not destroy it.'),
  ),
);
