import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const frenchAssault = chapter(
  '15',
  'French assaults',
  section(
    '15.0',
    'In short',
    text(
      'Spend 1 AP to assault any number of Viet Minh centres, each once a turn, one after the other in any order. Starting boxes cannot be assaulted.',
    ),
    list(
      'Active infantry and armour in adjacent centres may take part, from several centres together.',
      'At most six infantry steps in an assault, and any number of armour units.',
      'No unit assaults twice in a turn.',
    ),
    ruling(
      'Disrupted units may join, with their lower factors. Units in an Encircled centre may assault and move in: an assault is not movement.',
    ),
  ),
  section(
    '15.1',
    'Steps of an assault',
    text('Target, force, support, roll, losses, control. Each assault is finished before the next begins.'),
  ),
  section('15.1.1', 'Target', text('Name a Viet Minh centre next to one of your Active infantry or armour units.')),
  section('15.1.2', 'Force', text('Name the units that go. Nothing is spent until you launch the assault.')),
  section('15.1.3', 'Air support', text('Each ASP adds +1, but not on turn 1 of the campaign.')),
  section(
    '15.1.4',
    'Artillery support',
    text(
      '1 RP, paid once, allows artillery support for the whole phase. Active artillery in the subsector of the target or an adjacent one adds its assault factor, each unit to one assault, and is Used.',
    ),
  ),
  section(
    '15.1.5',
    'The assault',
    text('Roll 2d6 on Table 10:'),
    list(
      'SITREP',
      'the assault factors of all units that go and of supporting artillery',
      '+1 for each ASP',
      'minus the Strength of the division that holds the centre, and minus 1 for its fortifications',
      'event cards',
    ),
    table('10'),
    text('The left figure modifies the roll for your losses, the right one that for the Viet Minh.'),
    table('10.1'),
    text(
      'Losses fall on the infantry and armour that took part, in the order of [[12.3.5.2]]: steps, disruption, counter-battery fire on the guns that fired. There is no retreat.',
    ),
    table('10.2'),
    text(
      'The division loses Strength, and may be repulsed. If armour took part, you may reroll this die once, whatever the number of platoons; the second roll stands.',
    ),
    figure(counters('8-bpc', '6-bpc', 'peloton-carette', '11-iv-4-rac')),
    example(
      'Dominique, held by Division 312 with Strength 8. 8 BPC and 6 BPC (3 each), Peloton Carette (2), 11/IV/4 RAC (2) and two ASP, SITREP 0: 3 + 3 + 2 + 2 + 2 − 8 − 1 = +3. A roll of 7 becomes 10: +1 on both tables. A die of 3 becomes 4: Strength −1, repulsed.',
    ),
  ),
  section(
    '15.1.6',
    'Afterwards',
    text(
      'Supporting guns are Used. Not repulsed: the units go back to where they came from, Used. Repulsed: the marker is taken away, the level becomes 1, and you may move in.',
    ),
    list(
      'Any unit that took part may move in, and any Active infantry or armour in an adjacent centre. All of them are Used.',
      'The stacking limit holds.',
      'With infantry or armour in it the centre is French again: stars and icons are given back ([[2.2.4]]). Without, it is No Man’s Land.',
    ),
    ruling(
      'If nobody survived, the repulse still counts. A centre that the attackers left empty becomes No Man’s Land, without loss of morale; PC GONO may not be left without infantry.',
    ),
  ),
  section(
    '15.1.7',
    'Markers cut off',
    text(
      'After each assault: a Viet Minh marker that cannot trace its division’s path back to its box without crossing a French centre is removed, and its centre becomes No Man’s Land. It is French again when your infantry or armour moves in.',
    ),
  ),
);
