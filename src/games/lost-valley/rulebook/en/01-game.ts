import { chapter, list, section, text } from '../blocks';

export const game = chapter(
  '1',
  'The game',
  section(
    '1.0',
    'In a minute',
    text(
      'You command the French garrison of Điện Biên Phủ from 13 March to 7 May 1954. The game itself plays the four Viet Minh divisions around you. You are surrounded and short of everything: the question is how long, and how well, you hold.',
    ),
    list(
      'Each turn a card brings an event and a few action points ([[5.0]]).',
      'Aircraft, supplies and morale are counted ([[7.0]], [[9.0]], [[10.0]]).',
      'The divisions dig, then assault ([[12.0]]).',
      'You land reinforcements, move, counter-attack, raid and repair ([[13.0]] to [[16.0]]).',
    ),
  ),
  section(
    '1.1',
    'How you lose, how you do well',
    text(
      'You lose at once if the command post PC GONO falls, if camp morale drops below 1, or if resource points drop below 1 ([[17.1]]). If you are still there after turn 16, points for centres and battalions show how well you did ([[17.2]]). In 1954 the camp fell on 7 May: whatever is more than a strategic defeat is better than history.',
    ),
  ),
  section(
    '1.2',
    'Words and abbreviations',
    text('Every abbreviation is explained in the glossary; tap it wherever you see it.'),
  ),
);
