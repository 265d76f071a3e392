import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { area, counters, neighbourhood, overTheRiver, roster, turnTrack } from '../figures';

export const game = chapter(
  '1',
  'The game',
  section(
    '1.0',
    'In short',
    text(
      'Two sides fight for the whole valley, from March to May 1954, in eleven turns of a week each. A week begins with supply, aircraft and guns; then come up to seven days of assaults, in which the sides act in turn.',
    ),
    text(
      'Victory points decide ([[15.0]]). The Viet Minh also end the game at once if they stand alone in the Central Fortress, where General de Castries has his headquarters, when a turn is over ([[15.1]]).',
    ),
    text('Five battles can be played by themselves; the shortest has a single round ([[17.0]]).'),
  ),
);

export const components = chapter(
  '2',
  'Map, counters, tables',
  section('2.0', 'In short', text('A map of 61 areas, 100 ground units, 27 air units, markers, tables, two dice.')),
  section(
    '2.1',
    'These rules',
    text(
      'Vallée de la mort was designed by Paul Rohrbaugh. These pages retell its rules in other words, section by section under the same numbers, with a chapter of questions added at the end ([[20.0]]).',
    ),
    ruling(
      'Where the rulebook is silent or says two things, a note like this one says what the game does here, and usually why.',
    ),
    rebuilt(
      'Where the rulebook counts on something that it does not print, a note like this one says how it was rebuilt.',
    ),
  ),
  section(
    '2.2',
    'The map',
    text(
      'Areas that share an edge are adjacent. The river Nam Yum runs between some of them; there are two bridges, from the Central Fortress to E-3 and from Isabelle to Wieme. Route 41 and the Pavie track change nothing.',
    ),
    list(
      'Clear terrain: easy to cross, and no shelter from bombs and shells.',
      'Hills and jungle: slow, and no gun sees through them ([[10.1]]).',
      'Fortress areas: the French works. Those round the command post are the compound; Béatrice, Gabrielle, Anne-Marie, Françoise, Isabelle and Wieme lie outside it.',
      'The four valley areas at the corners: where the Viet Minh come from. Any number of units may stand there.',
    ),
    figure(area('octavie')),
    figure(area('phony')),
    figure(area('him-lam')),
    figure(area('cf')),
    figure(area('beatrice')),
    figure(area('ne')),
    figure(overTheRiver),
    figure(neighbourhood),
    ruling(
      'The compound is the Central Fortress, Claudine, Dominique, Éliane, Huguette, Sparrowhawk and Juno. Dominique and Éliane lie east of the river, Isabelle west of it, Wieme east. An area belongs to the side that last stood in it alone; at the start all fortress areas without Viet Minh are French.',
    ),
    rebuilt(
      'The printed map is not part of the rulebook. The named places are stated; outlines, the country between them, its terrain and what touches what follow the real ground, enlarged round the command post. Names are spelt as on the ground, not always as in the rulebook.',
    ),
  ),
  section(
    '2.3',
    'Units and markers',
    text(
      'Most units are battalions and batteries. A counter shows strength, morale and movement. One point of strength is one step: what a unit can lose.',
    ),
    figure(counters('fr-1fl', 'fr-tk-conti', 'fr-4c-155', 'vm-1-88', 'vm-151-1', 'vm-37-1')),
    figure(roster),
    text(
      'Markers tell what has happened to a unit or an area: steps lost, disrupted, out of supply, fired, entrenchments, the mine.',
    ),
    rebuilt(
      'The counter sheet was not available. The units are named in the rulebook; their figures were rebuilt from the size of the formations (150 to 200 men a point), their quality in 1954, and the few counters that the worked example describes. How many aircraft of each type there are was rebuilt in the same way.',
    ),
  ),
  section(
    '2.4',
    'Tables',
    text(
      'Weather ([[6.1]]), random events ([[6.2]]), airdrops ([[9.5]]), anti-aircraft fire ([[9.6]]), bombardment ([[10.2]]), assaults ([[12.2]]), the terrain ([[11.0]]) and the modifiers of fire ([[12.1]]).',
    ),
    rebuilt(
      'Of the players’ aid sheets only the random events were available. All other tables were rebuilt so that every figure and every worked example of the rulebook holds, and were then tuned by playing many games, until both sides won about as often. They are a careful guess, not the printed tables.',
    ),
  ),
);

export const terms = chapter(
  '3',
  'Terms',
  section(
    '3.0',
    'Words that the rules use',
    list(
      'Infantry-type units: infantry, parachute units, engineers, Viet Minh assault engineers, Quad 50s.',
      'Artillery-type units: howitzers, mortars, Katyushas, and anti-aircraft (AA) units.',
      'Air units: six aircraft each, all French, all based far from the map.',
      'Strength: how hard a unit fights, and how many steps it has left.',
      'Morale: training and spirit; the higher the better. At half of its printed strength or less a unit has one point less.',
      'Movement: the points (MP) that a unit may spend in a move.',
      'Transport area: the road from the rear, off the map. Whatever the Viet Minh bring up passes through it.',
      'Initiative: which side acts first in each round of the assault phase.',
    ),
    text('The glossary has these words and all the others.'),
    ruling(
      'Half or less is judged against the printed strength: 1 of 2 is, 1 of 1 is not. A unit that begins a battle reduced counts as reduced.',
    ),
  ),
);

export const scale = chapter(
  '4',
  'Scale',
  section(
    '4.0',
    'What a counter stands for',
    text(
      'A turn is a week, a round of the assault phase a day. A point of strength is 150 to 200 men, five or six guns, six aircraft, or a single tank.',
    ),
    figure(turnTrack),
    ruling(
      'Weeks are counted by month: turn 1 is the second week of March, turn 4 the first of April, turn 8 the first of May, turn 11 the fourth.',
    ),
  ),
);
