import { chapter, list, ruling, section, text } from '../blocks';

export const sequence = chapter(
  '5',
  'The turn',
  section(
    '5.0',
    'Sequence of play',
    text('Up to eleven turns, each in this order:'),
    list(
      'weather and events ([[5.1]]), supply ([[5.2]]): not on turn 1;',
      'reinforcements ([[5.3]]), air availability ([[5.4]]);',
      'strategic phase ([[5.5]]): bombardment, air missions, strategic movement;',
      'assault phase ([[5.6]]): up to seven rounds;',
      'repair and recovery ([[5.7]]), victory ([[5.8]]).',
    ),
    text('Battles have no weeks: after the set-up only rounds of the assault phase are played ([[17.0]]).'),
  ),
  section(
    '5.1',
    'Weather and events',
    text(
      'A die gives the weather of the week ([[6.1]]). Then both sides roll a die each; the sum may bring an event ([[6.2]]). Turn 1 is clear and has no event.',
    ),
  ),
  section(
    '5.2',
    'Supply',
    text(
      'Both sides trace their lines of supply ([[7.5]]) and pay for their units ([[7.2]]). A unit that is cut off or unpaid is marked as out of supply ([[7.3]]). Not on turn 1.',
    ),
  ),
  section(
    '5.3',
    'Reinforcements',
    text(
      'The Viet Minh roll for the room in the transport area and fill it ([[8.1.1]]); they may also call Regiment 148 ([[8.1]]). The Corsairs join the French on turn 8 ([[8.2]]).',
    ),
  ),
  section(
    '5.4',
    'Air availability',
    text(
      'Only the French. Weather grounds a part of the air units, other theatres claim another, unless the French declare a maximum effort ([[9.1]]). Then transports are loaded ([[9.5]]).',
    ),
    ruling(
      'The rulebook puts the dice for aircraft in the reinforcement phase and in this one. They are rolled here, before the French decide on parachute units.',
    ),
  ),
  section('5.5', 'Strategic phase', text('Three steps: guns, then aircraft, then movement over any distance.')),
  section(
    '5.5.1',
    'Artillery bombardment',
    text(
      'The Viet Minh bombard, one battery at a time ([[10.2]], [[10.3]]), and the French may answer each with counter-battery fire ([[10.5]]). Then the French bombard; nobody answers them.',
    ),
    ruling('The mine belongs here: it is announced, or shown and set off, in the Viet Minh part ([[14.4.2]]).'),
  ),
  section(
    '5.5.2',
    'Air bombardment and transport',
    text(
      'The French give every air unit its mission: bombing ([[9.2]]), flak suppression ([[9.4]]), airdrops ([[9.5]]). Then the Viet Minh name the targets of their AA fire, which is rolled first ([[9.6]]). What survives bombs and drops.',
    ),
    ruling(
      'Aircraft without a mission here may still support the assault phase ([[9.3]]). An air unit flies once a turn.',
    ),
  ),
  section(
    '5.5.3',
    'Strategic movement',
    text(
      'Unit by unit, the Viet Minh first, then in turn, until both pass one after the other ([[11.1]]). The other side may fire at a moving unit ([[10.4]]). Viet Minh counters try to leave the transport area ([[8.1.2]]).',
    ),
    ruling(
      'A pass is not final. Supply and replacement counters roll to come out before the first unit moves; that is no move.',
    ),
  ),
  section(
    '5.6',
    'Assault phase',
    text(
      'Both roll for the initiative; the higher die has it. Then up to seven rounds are played. In a round the side with the initiative plays its half, then the other: movement, support, fire, assaults, recovery. The phase is over after the seventh round, or after a round in which both passed.',
    ),
    ruling(
      'The initiative is rolled once a turn, ties again, and kept for all rounds. A pass gives up the whole half, recovery and the enemy’s fire in it included; the next round may be played again.',
    ),
  ),
  section(
    '5.6.1',
    'Movement impulse',
    text(
      'Units of the active side move, each within its movement points ([[11.2]]), unless they have fired or have moved strategically. A unit that comes next to an enemy stops.',
    ),
  ),
  section(
    '5.6.2',
    'Support impulse',
    text(
      'The active side, then the other, sets batteries and the French also aircraft on single enemy units ([[9.3]], [[10.2]]). The French may add counter-battery fire ([[10.5]]), the Viet Minh AA fire ([[9.6]]). Then the missions are rolled, first those of the side with the initiative.',
    ),
    ruling(
      'Both allocations are open: the second side knows the first. A battery disrupted by the support rolled first does not fire any more. A mission whose target is gone is wasted. AA units need supply to fire here.',
    ),
  ),
  section(
    '5.6.3',
    'Fire impulse',
    text(
      'First undisrupted units of the side that is not active fire at adjacent enemies, then those of the active side that will not assault ([[12.1]]).',
    ),
  ),
  section(
    '5.6.4',
    'Assault impulse',
    text(
      'The active side names an area and the units that assault it; the defenders fire a last time, which is final fire; then the attackers go in and the assault is rolled ([[12.2]]).',
    ),
    ruling('Assaults are named and fought one after the other. An area is assaulted once in a half.'),
  ),
  section(
    '5.6.5',
    'Recovery impulse',
    text(
      'Disrupted units of the active side roll to recover ([[13.3]]). Infantry of both sides that fired may fire again in the next half ([[13.4]]).',
    ),
  ),
  section(
    '5.7',
    'Repair and recovery',
    text(
      'Lines of supply are traced again, and units out of supply roll for losses ([[7.3]]). All disruption ends. The French repair aircraft and tanks ([[13.1]]). Replacement steps rebuild units ([[8.3]], [[8.4]]), and idle Viet Minh engineers entrench ([[14.4.1]]).',
    ),
  ),
  section(
    '5.8',
    'Victory',
    text(
      'If only Viet Minh stand in the Central Fortress, the camp surrenders ([[15.1]]). Otherwise the next turn begins; after turn 11 the points decide.',
    ),
  ),
);
