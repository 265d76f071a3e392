import { chapter, ruling, section, table, text } from '../blocks';

export const discarding = chapter(
  '6',
  'Discarding',
  section('6.0', 'In short', text('First check your hand against its limit, then the card of the turn is put away.')),
  section(
    '6.1',
    'Hand limit',
    text(
      'You may hold one reserve card for every four French centres, rounded up. Discard any excess, of your choice; you may discard more.',
    ),
    table('1'),
    ruling(
      'Discarded cards go to the discard pile and can come again. The limit counts the centres you hold at this moment.',
    ),
  ),
  section(
    '6.2',
    'The card of the turn',
    text(
      'A one-time card whose event happened is removed from the game. A reserve card that you kept joins your hand. A card marked “reshuffle” is shuffled with the draw pile and the discard pile into a new draw pile, even if its event did not happen. Any other is discarded.',
    ),
  ),
);
