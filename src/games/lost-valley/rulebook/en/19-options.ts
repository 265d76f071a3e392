import { chapter, figure, ruling, section, text } from '../blocks';
import { card, counters } from '../figures';

export const options = chapter(
  '19',
  'Optional rules',
  section('19.0', 'In short', text('Each can be switched on by itself when a campaign begins.')),
  section(
    '19.1',
    'Operation Vulture',
    text('Card 45 joins the draw pile: American bombers may come, or not.'),
    figure(card(45)),
  ),
  section(
    '19.2',
    'Artillery range',
    text(
      'Artillery supports any centre on the map, whatever its subsector. The three heavy mortar companies support only their own subsector.',
    ),
    figure(counters('1-cmmle', '2-cmmle', '1-cepml')),
  ),
  section('19.3', 'Immobile artillery', text('Artillery never moves.')),
  section('19.4', 'Reduced 1 BPC', text('1 BPC arrives on its reduced side, as only part of it was dropped.')),
  section(
    '19.5',
    'A better start',
    text(
      'Two of the cards 1, 8, 10, 11, 12, 14, 15, 16 and 42, drawn at random, are your opening hand; the others go back into the draw pile.',
    ),
    ruling('Their conditions still hold: a card for turn 6 onwards waits for turn 6.'),
  ),
);
