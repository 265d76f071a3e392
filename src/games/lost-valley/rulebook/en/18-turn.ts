import { chapter, section, text } from '../blocks';

export const turn = chapter(
  '18',
  'End of the turn',
  section(
    '18.0',
    'Next turn',
    text(
      'One action point may be saved ([[5.2.2]]). The effects of cards end, and the next turn begins with a card. After turn 16 points are counted ([[17.2]]).',
    ),
  ),
);
