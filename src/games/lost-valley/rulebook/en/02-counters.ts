import { example, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { card, counters, inStates, roster } from '../figures';

export const counterSections = [
  section('2.3', 'Counters', text('Counters are either units, which are French, or markers, which record something.')),
  section(
    '2.3.1',
    'Units',
    text('Each counter is a battalion, a company, a battery or a platoon of the garrison.'),
    figure(counters('6-bpc', '5-7-rta', 'peloton-carette', '11-iv-4-rac')),
  ),
  section(
    '2.3.1.1',
    'Designations',
    text(
      'Units bear their historical names: 6 BPC is the 6th colonial parachute battalion, 3/13 DBLE the third battalion of the 13th half-brigade of the Legion.',
    ),
  ),
  section(
    '2.3.1.2',
    'Infantry and assets',
    list(
      'Infantry: battalions and companies of the Legion, of paratroopers, North Africans, Tai and Vietnamese, engineers, and ad hoc units.',
      'Assets: armour (platoons of M24 Chaffee tanks), artillery (howitzers and heavy mortars) and flak (four-barrelled machine guns).',
    ),
    figure(roster),
  ),
  section(
    '2.3.1.3',
    'The three factors',
    text('At the foot of a counter are three figures, each added to rolls:'),
    list(
      'Assault: in your assaults; for artillery, its support of an assault or raid. An X means it cannot take part.',
      'Defence: when the Viet Minh assault; for artillery, its support of a defence.',
      'Morale: in morale checks, against sapping and on raids. Some units have less than zero.',
    ),
    figure(counters('6-bpc', '1-gaaceo', 'csm-272')),
    rebuilt(
      'Most factors are reconstructed from the quality of the unit; those that the examples of the rulebook show are kept.',
    ),
  ),
  section(
    '2.3.1.4',
    'Set-up',
    text('Each unit has its place in the set-up, or the turn on which it arrives ([[3.2]]).'),
  ),
  section(
    '2.3.1.5',
    'Steps',
    text(
      'The dots on an infantry counter are its steps. A battalion with two steps that loses one is reduced: it turns to its weaker side, marked with a white stripe. A unit that loses its last step is eliminated. Companies and assets have one step.',
    ),
    figure(inStates('6-bpc', [], ['reduced'])),
  ),
  section(
    '2.3.1.6',
    'What some units can do',
    list(
      'Engineers, 31 BG: two levels instead of one when they repair ([[16.2]]), and a reroll for the airstrip ([[16.3]]).',
      'Artillery fires from afar, for its own and adjacent subsectors ([[2.2.5]]). It moves one centre, only while no division is Active, and is then Used ([[14.1]]).',
      'Flak, 1 GAACEO: never assaults, moves one centre, and lets you reroll Viet Minh losses where it defends ([[12.3.5.2]]).',
      'Armour moves as far as it likes, and lets you reroll Viet Minh losses in an assault it joins ([[15.1.5]]).',
    ),
    figure(counters('31-bg', 'ii-4-rac', '1-gaaceo', 'peloton-guntz')),
    ruling('A reroll is always your choice after you have seen the first roll, and the second result stands.'),
  ),
  section(
    '2.3.1.7',
    'Active and Used units',
    text(
      'All units begin a turn Active. Assaulting, raiding, engineers’ repairs and artillery support make a unit Used, and so does the movement of artillery. Some events do too. Used units become Active again in the recovery phase ([[16.4]]).',
    ),
    figure(inStates('8-bpc', [], ['used'])),
  ),
  section(
    '2.3.1.8',
    'Friend and enemy',
    text('French units and centres are yours. Viet Minh markers, and the centres that carry them, are the enemy’s.'),
  ),
  section('2.3.2', 'Markers', text('Markers record levels and states. They never count for stacking.')),
  section(
    '2.3.2.1',
    'Markers on tracks and centres',
    text(
      'Turn, action points, air support points, camp morale, resource points, SITREP and flak each have a marker. So has the Strength of each division: its back means Inactive, and its number is the order in which the divisions act (312, 308, 316, 304). Control markers show which division holds a centre; No Man’s Land markers show that nobody does.',
    ),
  ),
  section(
    '2.3.2.2',
    'Disrupted units and other states',
    text(
      'A Disrupted unit has 1 less in all three factors, below zero too. Being Disrupted again changes nothing. It recovers by a morale check in the recovery phase ([[16.4]]). The airstrip and the Fortifications have markers of their own.',
    ),
    figure(inStates('3-3-rta', [], ['disrupted'])),
  ),
  section(
    '2.4',
    'Event cards',
    text(
      'A card shows its number and title, its action points, a condition, the phase of its event and the event itself. Icons mark reserve cards, one-time events and reshuffles; a flag tells whom the event helps. How they are used: [[5.0]].',
    ),
    figure(card(16)),
  ),
  section('2.5', 'Dice', text('Rolls are made with one die (1d6) or with two added together (2d6).')),
  section(
    '2.5.1',
    'Modifiers',
    text(
      'A dice roll modifier (DRM) is added to the roll. Plus is always good for you, minus always good for the Viet Minh. A result beyond the end of a table uses the row at that end.',
    ),
  ),
  section(
    '2.5.2',
    'SITREP',
    text(
      'The situation report is the modifier of camp morale plus that of resource points, from −6 to +2. It enters most rolls, yours and theirs.',
    ),
    example('Camp morale 6 gives −1 and resource points 26 give +1: SITREP 0. Spend one resource point and it is −1.'),
    ruling('It is computed anew for every roll, so that it can change in the middle of a phase.'),
  ),
  section(
    '2.5.3',
    'Morale checks',
    text(
      'Roll 2d6, add the unit’s present morale factor and SITREP: 8 or more passes. Each unit checks for itself. The rule that calls for the check says what failure means for.',
    ),
    example('BT 3 has morale −1, and −2 while Disrupted. With SITREP 0 it needs a 10 to recover.'),
  ),
];
