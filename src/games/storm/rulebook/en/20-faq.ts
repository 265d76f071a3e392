import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '20',
  'Frequently asked questions',
  section('20.0', 'In short', text('These questions come up in play. Each is shown again where it arises.')),
  section(
    '20.Q1',
    'When exactly does the turn end?',
    text(
      'When the Viet Minh pass right after a French pass; and when they pass at any other time and the French do not discard a card ([[4.0]]). A French pass alone never ends it. So cards in the French hand can also extend the turn.',
    ),
  ),
  section(
    '20.Q2',
    'Do I draw the last cards of the deck before I shuffle?',
    text(
      'No. If the deck is too small for the draw, everything is shuffled together first ([[5.4]]). Good cards come back sooner than you might think.',
    ),
  ),
  section(
    '20.Q3',
    'Why does the terrain not count here?',
    text(
      'It never counts inside an area, against an assault, for a side that does not control the area, or for a side with a Fire marker in it ([[8.3.2]]). Units that fire out of a strongpoint give up its protection until the end of the turn ([[8.1]]).',
    ),
  ),
  section(
    '20.Q4',
    'May I save a unit by letting it retreat for one point?',
    text(
      'Only while the units can take more points than are left ([[8.4.1]]). A lone spent unit that must take 2 points is eliminated; with 1 point it retreats.',
    ),
  ),
  section(
    '20.Q5',
    'Is a unit lost even if the assault fails?',
    text(
      'Yes, one of those that were still assaulting when the dice were rolled, and one more for each reroll ([[10.0]]). None is lost if Mines or Débouchez à Zéro! have left nobody fresh.',
    ),
  ),
  section(
    '20.Q6',
    'How do Viet Minh units get into a French area?',
    text(
      'If it is empty, by moving, for 2 points ([[7.0]]). If it is garrisoned, by an assault ([[10.0]]) or by Infiltration ([[18.24]]). Arrivals may be placed in an empty one that is linked to an edge ([[12.3]]).',
    ),
  ),
  section(
    '20.Q7',
    'What can the French do against an assault?',
    text(
      'In any order, one card at a time: Flares against Night Assault, Counter-Battery against Mortar Support, and either Mines or Débouchez à Zéro!, each seen before the next is played ([[10.0]]). Improved Defences do not help: the terrain does not count anyway.',
    ),
  ),
  section(
    '20.Q8',
    'Do trenches stay?',
    text(
      'Yes, even when all units leave; only French control removes them ([[9.1]]). Trench Raid ([[18.12]]) and B-26 Bombers ([[18.8]]) lower them.',
    ),
  ),
  section(
    '20.Q9',
    'What does it mean to be out of supply?',
    text(
      'Units there that are spent stay spent for the next turn; they still defend and can still retreat ([[11.0]]). Fresh units stay fresh. The marker itself comes off at once.',
    ),
  ),
  section(
    '20.Q10',
    'When can arrivals act?',
    text(
      'In the next turn: they come in the end phase, fresh ([[12.2]]). Only Emergency Replacements arrive in the middle of a turn ([[18.20]]).',
    ),
  ),
  section(
    '20.Q11',
    'Do I get a cancelled card back?',
    text('No, it counts as played and is discarded ([[5.2]]). It may come back after a shuffle ([[5.4]]).'),
  ),
  section(
    '20.Q12',
    'Why am I asked when I hold no card that fits?',
    text(
      'Because the other side must not learn what you hold. If you were asked only when you hold such a card, every prompt would give it away ([[5.2]]). Decline, and play continues.',
    ),
  ),
);
