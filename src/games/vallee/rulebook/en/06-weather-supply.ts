import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const weather = chapter(
  '6',
  'Weather and events',
  section('6.0', 'In short', text('From turn 2 on, a die for the weather and two for an event.')),
  section(
    '6.1',
    'Weather',
    text('The die is read in the column of the month. As May comes, it rains more.'),
    table('weather'),
    ruling(
      'Two thirds or one third are taken of all undamaged air units together, fractions dropped once. The French choose which stay on the ground, of any type.',
    ),
    example('Overcast, 23 undamaged air units: 15 fly, and the French choose the 8 that do not. In rain 7 fly.'),
  ),
  section(
    '6.1.1',
    'Clear',
    text('All aircraft can fly. The Viet Minh add 3 to their die for the transport area ([[8.1.1]]).'),
  ),
  section(
    '6.1.2',
    'Overcast',
    text(
      'Two thirds of the undamaged air units fly, and no airdrop is made low. The Viet Minh add 4 to their die for the transport area, and 1 to each die for leaving it ([[8.1.2]]).',
    ),
  ),
  section(
    '6.1.3',
    'Rain',
    text(
      'One third of the undamaged air units fly, and none of them low, so there is no flak suppression. AA fire has −1. The Viet Minh add 5 to their die for the transport area, and 2 to each die for leaving it.',
    ),
  ),
  section(
    '6.2',
    'Random events',
    text('The sum of two dice, from turn 2 on. An event that can happen once does nothing the second time.'),
    table('random-events'),
    ruling(
      'Supply taken by an event never falls below zero. After the confession of a prisoner no initiative is rolled this turn. In a morale crisis with equal victory points nothing happens; otherwise the other side names as many different units on the map as the die says, no tanks, all before the first of them rolls.',
    ),
  ),
);

export const supply = chapter(
  '7',
  'Supply',
  section(
    '7.0',
    'In short',
    text('Each side has a stock of supply points. Guns and whole armies live on it; without it units starve.'),
  ),
  section(
    '7.1',
    'Supply tracks',
    text(
      'The track shows the stock. A Viet Minh supply counter that leaves the transport area adds one point ([[8.1.2]]), a French supply step that lands on the Central Fortress adds one ([[9.5]]).',
    ),
    ruling('A track never falls below 0 or rises above 99.'),
  ),
  section(
    '7.2',
    'What is paid',
    list(
      'One point for each battery that fires, whoever it belongs to. Katyushas, AA fire and guns that fire at units assaulting them are free.',
      'Viet Minh: one point a turn for each division on the map. Regiment 148 counts as part of Division 304.',
      'French: one point a turn for every 20 steps on the map; all tanks together count as one step.',
      'French: one point for each hit on the headquarters ([[10.3]]).',
    ),
    example('83 French steps cost 4 points.'),
    ruling(
      'A division is on the map as soon as one of its units is; Division 351 counts too. French fractions are dropped, but at least one point is due. Payment is not optional while points last. Whoever is short names who goes unpaid: a division for each missing point, or French units of 20 steps.',
    ),
    example(
      'The Viet Minh have 3 points left and five divisions on the map: two divisions of their choice are out of supply for the whole turn.',
    ),
  ),
  section(
    '7.3',
    'Out of supply',
    list(
      'Movement, strength and morale are one lower, but never below one.',
      'No opportunity fire; guns fire only at units that assault them.',
      'AA fire has −1.',
      'No assault, no strategic movement.',
      'In the recovery phase the unit rolls a die: above its printed morale it loses the difference in steps. It may be lost altogether.',
    ),
    example('Printed morale 4, a roll of 6: two steps are lost.'),
    example('A battalion of 4-4-4 plays as 3-3-3.'),
    ruling(
      'Tanks never roll for losses. AA units out of supply do not fire at all in the assault phase, which asks for supply there. Units out of supply still fire and defend with what they have left.',
    ),
  ),
  section(
    '7.4',
    'Where it comes from',
    text(
      'There is no end of supply in the rear. What counts is how much can be brought up: through the transport area ([[8.1.1]]) or by air ([[9.5]]).',
    ),
  ),
  section(
    '7.5',
    'Lines of supply',
    text(
      'From turn 2 on each unit on the map needs a chain of areas without enemy units, of any length, to a source: for the Viet Minh one of the four valley areas, for the French the Central Fortress. Lines are traced in the supply phase and again at the start of the recovery phase.',
    ),
    ruling(
      'Lines are traced first, then points are paid. They may cross the river anywhere. In the recovery phase a unit that was paid for and can trace again loses its marker and does not roll; one that is newly cut off is marked and rolls. A unit that was only unpaid stays marked until the next supply phase. On turn 1 everybody is in supply to the end.',
    ),
  ),
);
