import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const fire = chapter(
  '8',
  'Fire',
  section(
    '8.0',
    'In short',
    text(
      'Two dice and firepower against the best defence and the terrain. The difference is damage; the owner of the target decides which units take it.',
    ),
  ),
  section(
    '8.1',
    'Fire by units',
    text(
      'Fresh units with firepower of 1 or more fire at enemies in their own area or in an adjacent one, all at the same area. Friends in the target area are never hit. Then the firing units are spent.',
    ),
    text('Fire at an adjacent area leaves a Fire marker of that side in the area it came from, until the end phase.'),
    ruling(
      'There must be an enemy unit in the target; a shot with no chance is allowed. Tanks may fire across the river.',
    ),
    ruling(
      'The marker cancels its side’s terrain in that area, for all its units there, even later. One is enough. Fire inside an area, assaults and cards leave none.',
    ),
  ),
  section(
    '8.2',
    'Fire by cards',
    text('Some cards attack by themselves, with the firepower they name. In all else these rules apply.'),
    ruling(
      'A Fire marker or lack of control takes the terrain away from card fire too. Being in the same area never does, since a card fires from no area. If a card lets the firing side assign the damage, the owner still chooses where units retreat to.',
    ),
  ),
  section('8.3', 'Resolving fire', text('Attack points, defence points, damage points, in this order.')),
  section(
    '8.3.1',
    'Attack points',
    text('Roll 2d6 and add the firepower of all firing units.'),
    ruling('Cards such as Mortar Support add to this total. Giap Demands Success compares the dice alone.'),
  ),
  section(
    '8.3.2',
    'Defence points',
    text(
      'The best defence of a single target unit, on the side that shows, plus the defensive value of the terrain with its trenches ([[9.1]]). The terrain does not count if:',
    ),
    list(
      'the firing units are in the same area;',
      'the target does not control the area;',
      'a Fire marker of the target lies in the area;',
      'the area is being assaulted ([[10.0]]).',
    ),
    ruling('The sum is fixed before the roll and does not change while damage is assigned.'),
  ),
  section(
    '8.3.3',
    'Damage points',
    text('Attack points less defence points. Zero or less does nothing.'),
    example(
      'Firepower 7 and a roll of 6 are 13 attack points. The target has defence 8, terrain 1 and trench level 1: 10 defence points. Three points of damage.',
    ),
  ),
  section(
    '8.4',
    'Assigning damage',
    text('The owner spends the points on the units that were fired at, in these ways and no others:'),
    table('results'),
    text('If a card lets the firing side assign, it decides how many points each unit takes.'),
    ruling(
      'Each result is carried out as soon as it is chosen, retreats included, and control is checked, before the next point is assigned. Spending a unit and then retreating it, point by point, is the same as doing it at once.',
    ),
  ),
  section(
    '8.4.1',
    'As many points as possible',
    text('All points must be used, as far as units can take them. Excess points are lost.'),
    example('A single fresh unit and 5 points: it is eliminated for 3, and 2 are lost.'),
    ruling(
      'A fresh unit can take 3 points, a spent one 2. No unit may be saved by an early retreat that wastes points: a retreat is allowed only while the units can take more than the points left. If the points reach all they can take, all are eliminated.',
    ),
    example(
      'Three fresh companies can take 9. With 8 points two are eliminated and the third is spent and retreats; three retreats would waste 2 points. So an area is certain to be cleared once the damage is one less than what its units can take.',
    ),
    figure(counters('3-13-dble-9', '3-13-dble-10', '3-13-dble-11')),
  ),
  section(
    '8.4.2',
    'Retreat',
    text('A unit retreats to an adjacent area of its own side. If there is none, it is eliminated.'),
    list(
      'Of several areas it takes the one with the fewest enemy units that still has room; if equal, its owner chooses for each unit.',
      'Room comes first: a free area with enemies before a full one without.',
      'Tanks cross the river only at a bridge.',
      'Never back into the area that was fired at.',
      'Only if every such area is full may a unit enter a full one, and then it retreats again, until there is room. If there is none, it is eliminated.',
    ),
    ruling(
      'The river costs a retreat nothing. A retreat that goes on never returns to an area it has passed; among full areas, too, the fewest enemies decide. French units never pass a red area. A unit with no way to retreat is eliminated at the point cost of the retreat alone.',
    ),
  ),
);
