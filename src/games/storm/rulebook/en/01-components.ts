import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { area, bothSides, counters, garrisons, neighbourhood, overTheRiver, roster, turnTrack } from '../figures';

export const game = chapter(
  '1',
  'The game',
  section(
    '1.0',
    'In short',
    text(
      'Two sides fight for the centre of the camp, from March to May 1954. Eight turns of a week each. In a turn the sides act one after the other, each time with the units of one area: that is an impulse. Cards change the odds.',
    ),
    text(
      'The Viet Minh win if they hold enough victory areas when turn 8 is over ([[14.0]]); otherwise the French win. Until then nothing is decided.',
    ),
  ),
);

export const components = chapter(
  '2',
  'Map, counters, cards',
  section('2.0', 'In short', text('A map of 44 areas, 177 units, a few markers, two decks of 27 cards, two dice.')),
  section(
    '2.1',
    'Counters',
    text(
      'Units fight ([[2.1.1]]). Markers record something: who holds an area, how deep its trenches are ([[2.1.2]]).',
    ),
  ),
  section(
    '2.1.1',
    'Units',
    text(
      'French units are companies and platoons, Viet Minh units companies. A unit is fresh or spent. A fresh one can still act in this turn; once it has acted it is flipped and is spent until the end phase.',
    ),
    figure(bothSides('8-bpc-1')),
    text(
      'A fresh unit shows firepower, defence and movement. A spent one shows its defence alone, usually one less: it can neither fire nor move, but it still holds its area.',
    ),
    list(
      'Infantry and parachute infantry are most of both armies.',
      'Tanks cross the river only at a bridge ([[7.0]]).',
      'Quad machine guns have strong firepower and hardly move.',
      'Elite Viet Minh companies have firepower 2 instead of 1.',
      'Replacement companies wait in a box of their own ([[12.1]]).',
    ),
    figure(counters('1-rcc-1', '1-gaaceo-1', 'bt-2-5', '88-23-1')),
    figure(roster),
    ruling(
      'Parachute and antiaircraft symbols have no rule of their own; they matter only where a card names a kind of unit.',
    ),
    rebuilt(
      'The rulebook prints no list of counters. They were made from the order of battle, with figures in the range of its examples. That three French units come by a card is stated.',
    ),
  ),
  section(
    '2.1.2',
    'Markers',
    list(
      'Control: an area is no longer in the hands of the side that began with it ([[13.0]]).',
      'Fire: a side has fired from this area at another one ([[8.1]]).',
      'Trench, level 1 to 3: how far the Viet Minh have dug ([[9.1]]).',
      'Turn: the present turn on the track.',
      'Out of Supply: the French units here do not recover ([[11.0]]).',
      'No Replacements: there is no replacement roll in this turn ([[12.1]]).',
    ),
    ruling('There are always enough markers, except that never more than three areas are out of supply.'),
  ),
  section(
    '2.2',
    'The map',
    text('The central strongpoints, the hills around them and the river. Areas that share an edge are adjacent.'),
  ),
  section(
    '2.2.1',
    'Areas',
    text(
      'Every area shows its number, who holds it at the start, and the defensive value of its terrain, from 0 to 3.',
    ),
    figure(area(17)),
    list(
      'Value 3 is also a victory area ([[14.0]]).',
      'A red number: no French unit ever enters ([[7.0]]).',
      'A blue number: one of the three parts of the runway.',
      'A green number: one of the six areas next to the runway and west of the river. Blue and green areas in Viet Minh hands make French supply worse ([[11.0]]).',
      'A bonus symbol: whoever holds the whole set draws one extra card ([[5.1]]).',
    ),
    figure(area(16)),
    text('The river Nam Yum runs between some areas. Crossing it costs extra movement, and tanks need a bridge.'),
    figure(overTheRiver),
    figure(neighbourhood),
    ruling(
      'Red areas are closed to French movement, retreat, advance and arrival alike, so they stay with the Viet Minh.',
    ),
    rebuilt(
      'The printed map is not part of the rulebook. Outlines, names and values follow the real terrain, so that every adjacency and every figure of the worked examples holds.',
    ),
  ),
  section(
    '2.2.2',
    'Track and box',
    text(
      'The Game Turn Track shows the turn, the size of both hands and the units that will arrive. Replacement companies lie in the Replacement Unit Box.',
    ),
    figure(turnTrack),
    rebuilt('Dates and hands were chosen: eight weeks, and hands that follow the tempo of the siege.'),
  ),
  section(
    '2.3',
    'Tactical cards',
    text(
      'Each side has a deck of 27 cards of its own. A Viet Minh card also bears a Trench Value: discarded unplayed, it raises a trench by that many levels ([[9.0]]). All cards are in chapter 18 ([[18.0]]).',
    ),
    ruling(
      'Mortar Support is in both decks: two cards that happen to share a name. Hands are hidden. Discards and cards out of the game lie open, and everybody may count hands and decks.',
    ),
  ),
);

export const setUp = chapter(
  '3',
  'Set-up',
  section(
    '3.0',
    'Set-up',
    text('Sides are agreed on, or bid for ([[15.0]]). The rest is done by the game:'),
    list(
      'every unit stands fresh in its area, or waits on the track for its turn;',
      'replacement companies lie in their box, and three French units aside for a card;',
      'both decks are shuffled, the turn is 1.',
    ),
    figure(garrisons),
  ),
);
