import { chapter, example, list, rebuilt, ruling, section, table, text } from '../blocks';

export const air = chapter(
  '9',
  'Air units',
  section(
    '9.0',
    'What they can do',
    list(
      'Bombing: SB2C, A-26, PBY.',
      'Tactical support and flak suppression: F6F, F8F, F4U, SB2C, A-26.',
      'Transport: C-47 for one step, C-119 for two.',
    ),
    text(
      'All are based off the map and ready at the start, except one C-119, which comes by an event ([[6.2]]), and the F4Us of turn 8 ([[8.2]]).',
    ),
    ruling('An air unit flies one mission a turn.'),
    rebuilt(
      'How many there are of each type was taken from the aircraft fit to fly in 1954, six a unit: two F6F, four F8F, two SB2C, three A-26, one PBY, ten C-47 and one C-119 at the start.',
    ),
  ),
  section(
    '9.1',
    'How many fly',
    text(
      'After the weather has grounded its share ([[6.1]]), two dice are rolled. The first is the number of transport steps that serve elsewhere this turn, the second the number of other air units.',
    ),
    ruling(
      'The French choose which. Transports must add up to the die, or exceed it by as little as possible; if there are too few, all are away.',
    ),
    example('Overcast: the French keep 7 transports and 8 others. The second die is a 5: three of the others fly.'),
  ),
  section(
    '9.1.1',
    'Maximum air effort',
    text(
      'Once a month the French may send everything to Điện Biên Phủ. The two dice are not rolled; another die says how many victory points that costs. It also helps the parachute mafia to agree to an assault ([[14.5]]).',
    ),
    ruling(
      'Aircraft grounded by the weather stay on the ground. The price is rolled after the effort has been declared.',
    ),
  ),
  section(
    '9.2',
    'Bombing',
    text(
      'In the strategic phase, against Viet Minh on the map or in the transport area. The altitude is named, AA fire comes first, then a die for each aircraft that is left, on the bombardment table ([[10.2]]), with the column of its type: SB2C and A-26 the first, PBY the second.',
    ),
    list(
      '+2 at low altitude;',
      '+1 if the target is in clear terrain;',
      '−1 in jungle or a valley area;',
      '−1 for each entrenchment, two at most;',
      '+1 for an A-26;',
      '−1 if the aircraft is damaged.',
    ),
    text(
      'On the map the hits fall on every Viet Minh unit of the area; in a valley or in the transport area one unit is hit. The first hit disrupts, the next takes a step, one step a turn at most and never the last. A supply counter is lost to any hit.',
    ),
    example(
      'An A-26, low, at three units in the open: a roll of 3 becomes 7, one hit on each. All three are disrupted.',
    ),
    ruling(
      'One die for each aircraft, and the same hits for every unit there. The limit of one step holds for the whole strategic phase, guns and aircraft together. In the transport area the French see only backs: they bomb a counter at random, or one that bears a marker. A replacement step is lost to its second hit.',
    ),
  ),
  section(
    '9.3',
    'Tactical support',
    text(
      'In the support impulse of the assault phase, at a single Viet Minh unit. After AA fire a die is rolled: 5 or more is a hit.',
    ),
    list(
      '+2 at low altitude;',
      '+1 if the target is in clear terrain;',
      '−1 in jungle or a valley area;',
      '−1 for each entrenchment, two at most.',
    ),
    text('The first hit disrupts, each further one takes a step. There is no limit here: a unit may be destroyed.'),
  ),
  section(
    '9.4',
    'Flak suppression',
    text(
      'An air unit flies low over one AA unit. If it comes through its fire unhurt, or flies on damaged, that gun has −1 for the rest of the turn.',
    ),
    example(
      'An F8F suppresses a 37 mm gun. A machine gun fires at the F8F and misses; so the 37 mm rolls 6 − 1 = 5 against a high C-47, which is damaged instead of shot down.',
    ),
    ruling(
      'In the strategic phase only, against one gun on the map or one of the three shots of the transport area. Fire at the suppressing aircraft is rolled first, without the −1. Two aircraft on one gun do not add up.',
    ),
  ),
  section(
    '9.5',
    'Airdrops',
    text(
      'Supply, replacement steps and parachute battalions come down on the Central Fortress, and nowhere else. They are loaded in the air availability phase ([[5.4]]). After AA fire each transport rolls, with +1 while Viet Minh stand next to the Central Fortress.',
    ),
    table('drop'),
    list(
      'Landed: all of the load.',
      'Scattered: troops and replacement steps land, a battalion disrupted; of supply half lands, fractions dropped.',
      'Lost outside the wire: troops and replacement steps are eliminated; each supply step goes to the Viet Minh.',
    ),
    text('A battalion lands if at least one of its steps does. Steps in a transport that was shot down are lost.'),
    example('A battalion of four steps fits into four C-47s, into a C-119 and two C-47s, or into two C-119s.'),
    example(
      'A C-119 with two supply steps, low, Viet Minh next to the Central Fortress: 5 + 1 = 6, one step lands. With 6 + 1 = 7 both fall to the Viet Minh.',
    ),
    ruling(
      'A battalion is loaded whole or not at all. A transport that turns back brings its load home: supply to the stock in the rear, replacement steps to the pool. Of a battalion, steps brought home join the pool as soon as another step has landed or been lost; if all come home, it may be sent again without a new price. Loads are secret until they land or are lost; the price of a battalion is not.',
    ),
    rebuilt(
      'The airdrop table was not available. As in 1954, high drops scatter, low drops are accurate but under fire, and a shrinking camp is easy to miss.',
    ),
  ),
  section(
    '9.6',
    'Anti-aircraft fire',
    text(
      'After the French have named missions and altitudes, the Viet Minh name the target of each AA unit. On the map their range has no limit. An undisrupted AA unit fires once in the strategic phase and once in one round of the assault phase. Over the transport area there are three shots each turn. AA fire costs no supply.',
    ),
    table('aa'),
    list('−1 in rain;', '−1 if the gun is out of supply;', '−1 if it is suppressed.'),
    ruling(
      'All targets are named before the first die. Several guns may fire at one aircraft. Guns on the map never fire at aircraft over the transport area, its three shots never at others; they are never out of supply. A gun that has moved strategically does not fire in the assault phase.',
    ),
    rebuilt(
      'The AA table was not available. This one brings down eight to ten air units in a whole siege, as many as were lost in 1954. The shots of the transport area damage and never shoot down.',
    ),
  ),
  section(
    '9.6.1',
    'What it does',
    list(
      'Damaged: a die is rolled at once. Even: the aircraft turns back. Odd: it first flies its mission. Either way it cannot fly again until it is repaired ([[13.1]]).',
      'Damaged a second time: it turns back without a roll; it is not shot down.',
      'Shot down: mission and load are lost. The Viet Minh score for the aircraft and for troops in it ([[15.2]]).',
    ),
    example(
      'A C-47 with a supply step, high: the 37 mm rolls a 5, damaged. With a 4 it goes home and nothing is lost. With a 3 it flies on and drops; a 4 there scatters the load, and of a single step nothing lands.',
    ),
  ),
);
