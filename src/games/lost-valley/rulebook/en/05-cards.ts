import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { card } from '../figures';

export const cards = chapter(
  '5',
  'Event cards',
  section(
    '5.0',
    'In short',
    text('Draw one card. Its event may happen, and its action points are yours. Some cards can be kept for later.'),
  ),
  section(
    '5.1',
    'Using a card',
    text(
      'The top card is drawn and does what it says. A card overrules the rules. Its effect lasts for this turn, and afterwards it is discarded, unless it says otherwise.',
    ),
    ruling(
      'An event whose condition holds is compulsory, good or bad, unless the card says “may”. If the draw pile is empty, the discard pile is shuffled into a new one.',
    ),
  ),
  section(
    '5.2',
    'Action points of the turn',
    text(
      'The card drawn gives its action points (AP), whether or not its event happens, and even if you keep it in reserve. Card 43 rolls for them: 1 to 3. A point saved last turn is added. You never have more than 4.',
    ),
    example('You drew card 16 (3 AP) and had saved one: you have 4.'),
  ),
  section(
    '5.2.1',
    'What action points do',
    text('1 AP allows one kind of action for the whole turn:'),
    list(
      'artillery in defence, with 1 RP ([[12.3.5.1]]);',
      'movement ([[14.1]]);',
      'assaults ([[15.0]]);',
      'raids, repairs and the airstrip ([[16.0]]).',
    ),
  ),
  section(
    '5.2.2',
    'Saving a point',
    text('At the end of the turn one unused AP is saved if SITREP is above 0. At 0 or less, whatever is left is lost.'),
    ruling('A saved point may be saved again. Never more than one is carried over.'),
  ),
  section(
    '5.3',
    'Conditions',
    text(
      'The question mark shows when the event can happen; the turns named are included. If the condition does not hold, there is no event, but the AP count.',
    ),
    figure(card(21)),
    ruling(
      'The condition is tested when the card is drawn, or when it is played from the hand. The airstrip then still has its state of last turn.',
    ),
  ),
  section(
    '5.4',
    'One-time events',
    text(
      'A one-time card whose event has happened is removed from the game. If its event did not happen, it is discarded like any other.',
    ),
  ),
  section(
    '5.5',
    'Reserve cards',
    text(
      'A reserve card may be kept when drawn, and played from the hand in a later phase or turn, when its condition holds. In a turn you may play at most two cards: the one drawn, and one from the hand.',
    ),
    figure(card(12)),
    ruling(
      'A reserve card that you play as the drawn card of the turn leaves room for one from the hand. One that was kept and is played later the same turn is the card from the hand. A card that could do nothing cannot be played.',
    ),
  ),
  section(
    '5.6',
    'When the event happens',
    text(
      'The clock shows the phase. “Immediately” means now; any other event waits for its phase. A reserve card marked “Immediately” can be played from the hand at any of your decisions.',
    ),
  ),
  section(
    '5.7',
    'Flags',
    text('A French flag marks events that help you, the other flag those that help the Viet Minh.'),
  ),
);
