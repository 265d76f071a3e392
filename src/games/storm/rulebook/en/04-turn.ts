import { chapter, example, list, ruling, section, text } from '../blocks';

export const sequence = chapter(
  '4',
  'The turn',
  section(
    '4.0',
    'Sequence of play',
    list(
      'A. Draw phase: both sides fill their hands ([[5.1]]).',
      'B. Impulse phase: the Viet Minh begin, then the sides alternate ([[6.0]]).',
      'C. End phase: discards ([[5.3]]), French supply ([[11.0]]), recovery, replacements and reinforcements ([[12.0]]).',
    ),
    text(
      'A side that does not want to act passes. If the French pass and the Viet Minh pass right after them, the impulse phase is over. If the Viet Minh pass at any other time, it is over too, unless the French at once discard a card unplayed: then they take an impulse, and play continues.',
    ),
    example(
      'The Viet Minh pass early, to keep the French from bringing up more troops. The French discard Flares and move a company. The Viet Minh may now act again, or pass and so demand another card.',
    ),
    text(
      'In the end phase the Viet Minh discard first, then the French. After the supply roll all Viet Minh units are fresh again, and all French units outside areas that are out of supply. Fire and Out of Supply markers come off. Then roll for replacements and place arriving units, the Viet Minh first. After turn 8 the game is over; otherwise the next turn begins.',
    ),
    ruling(
      'The French are asked for a card after every Viet Minh pass, as long as cards last, but not if they had passed themselves just before. The impulse bought with the card may be passed; the card is gone anyway.',
    ),
    ruling(
      'A side passes by itself when its hand is empty and none of its fresh units can move, fire, sap or assault. Fighter Bombers before a French pass do not make it an action.',
    ),
    ruling(
      'On turn 8 the end phase is played as well: arrivals may still change control. Discards and supply rolls are skipped, because nothing depends on them any more.',
    ),
  ),
);

export const cards = chapter(
  '5',
  'Tactical cards',
  section(
    '5.0',
    'In short',
    text(
      'A hand for each turn. Some cards are a whole impulse, others are reactions, played when their condition is met.',
    ),
  ),
  section(
    '5.1',
    'Drawing',
    text(
      'At the start of a turn each side draws until its hand has the number on the track ([[2.2.2]]). A side with more discards down to it. Each of these sets, held completely, is worth one extra card:',
    ),
    list(
      'the northern outposts: Gabrielle, Anne-Marie, Béatrice (6, 9, 14);',
      'the runway: north, centre, south (16, 20, 21).',
    ),
    example('On turn 1 the French hold both sets: 4 + 2 = 6 cards. The Viet Minh hold none and draw 7.'),
    ruling('Cards kept from the last turn count towards the hand. A side over its limit chooses what to discard.'),
  ),
  section(
    '5.2',
    'Playing',
    text(
      'A card overrules the rules; what it does not mention follows them. A card for the impulse is the whole impulse, so there is one of them at most. Where a card names two effects, one is chosen.',
    ),
    text(
      'All other cards are reactions: they are played when their condition is met, in either side’s impulse, in any number. Several copies together:',
    ),
    list(
      'Improved Defences, Mortar Support and Night Assault add up;',
      'Mines, Débouchez à Zéro! and Fighter Bombers are resolved one after the other.',
    ),
    text(
      'A card that has been played goes face up to the discards. Some are removed from the game instead; they say so.',
    ),
    ruling(
      'The order is always the same. First the side on impulse declares its action, with all the cards it adds. Then the other side reacts, one card at a time, until it declines. The first side may cancel a reaction at once, if it holds the right card. Then the dice are rolled. Nothing is added to a declaration later, and a side that has declined is not asked again.',
    ),
    ruling(
      'A cancelled card has been played: it is discarded, and an impulse card has used the impulse. A card that cancels cannot be cancelled itself. No card that is removed from the game can be cancelled.',
    ),
  ),
  section(
    '5.3',
    'Discarding',
    text(
      'In the end phase each side may discard any of its cards, the Viet Minh first. Cards that are kept count towards the next hand.',
    ),
    ruling(
      'A card discarded unplayed (to sap, to continue after a pass, at the hand limit or here) always goes to the discard pile, even one that would be removed from the game when played. Cards that were kept can still be played later in the end phase.',
    ),
  ),
  section(
    '5.4',
    'When the deck runs short',
    text(
      'If the deck cannot fill the hand at the start of a turn, all discards of that side are shuffled into what is left of the deck first; then it draws.',
    ),
    example('Two cards are left and five are needed: the two are not drawn first, they are shuffled in with the rest.'),
    ruling('This happens only at the draw. Cards out of the game stay out.'),
  ),
);

export const impulses = chapter(
  '6',
  'Impulses',
  section(
    '6.0',
    'One action',
    text(
      'The side on impulse does one thing: it acts with units of one area, plays an impulse card, or passes ([[4.0]]).',
    ),
  ),
  section(
    '6.1',
    'Actions of units',
    text('Choose an area. Any number of your fresh units there do the same thing together:'),
    list('move ([[7.0]]);', 'fire ([[8.0]]);', 'sap, Viet Minh only ([[9.0]]);', 'assault, Viet Minh only ([[10.0]]).'),
    text(
      'They all go to the same area or fire at the same area, and then they are spent. Units that did not take part stay fresh. Only the card Counter Attack ([[18.1]]) lets units of several areas act together.',
    ),
    ruling('No player may spend, withdraw or give up units unless a rule says so.'),
  ),
  section(
    '6.2',
    'Actions by card',
    text(
      'A card that is played for the impulse is the action. Units may still act after the French have played Fighter Bombers ([[18.7]]), which is a reaction card.',
    ),
  ),
);
