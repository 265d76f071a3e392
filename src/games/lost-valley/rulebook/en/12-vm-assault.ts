import { example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const vmAssaultSections = [
  section(
    '12.3',
    'Viet Minh assaults',
    text(
      'All targets are chosen first; then the assaults are resolved one after the other. You see the whole list before you commit anything.',
    ),
  ),
  section(
    '12.3.1',
    'Paths',
    text('For each division it is checked which French centres its path reaches ([[2.2.3]]).'),
  ),
  section('12.3.2', 'Order', text('Assaults are resolved in the order 312, 308, 316, 304.')),
  section(
    '12.3.3',
    'Who may assault',
    list(
      'The division is Active.',
      'Its box is joined to the centre by a line of its own, directly or through centres that the Viet Minh hold, whichever division’s marker they carry.',
      'One assault for each division and one for each centre in a turn.',
      'If several could assault the same centre, the strongest does; the die decides a tie.',
    ),
  ),
  section(
    '12.3.4',
    'Which centre is chosen',
    text('A division with several targets takes, in this order:'),
    list(
      'the lowest Fortifications level;',
      'the lowest sum of level and defence factors of all units there;',
      'the lowest sum of their morale factors;',
      'the die.',
    ),
    example(
      'Division 308 holds Gabrielle and Anne-Marie. Françoise (level 1) and Huguette (level 3) are in reach: it assaults Françoise.',
    ),
    ruling(
      'Every division names its first choice; if two name the same centre, the stronger gets it and the other names again. Present factors count. Losses in an earlier assault do not change later targets.',
    ),
  ),
  section(
    '12.3.5',
    'Resolving an assault',
    text('Support, the roll on Table 9, losses of both sides, control: each assault is finished before the next.'),
  ),
  section(
    '12.3.5.1',
    'Air and artillery in defence',
    text('Not on turn 1 of the campaign.'),
    list(
      'Air: each ASP adds +1 ([[7.2.3]]).',
      'Artillery: 1 AP and 1 RP, paid once, allow artillery support for the whole phase. Then any Active artillery in its own or an adjacent subsector may support, each unit one assault a turn. It adds its defence factor and is Used.',
      'Artillery in a centre that is itself assaulted cannot support others; it defends itself with its factor.',
    ),
    figure(counters('1-cmmle', '11-iv-4-rac', 'iii-10-rac')),
    ruling(
      'That holds for every centre on the list of this turn, before and after its own assault. Disrupted artillery may fire, with its lower factor.',
    ),
  ),
  section(
    '12.3.5.2',
    'The assault',
    text('Roll 2d6 on Table 9:'),
    list(
      'SITREP',
      'the defence factors of all units in the centre, Active or Used, guns and flak too',
      '+1 for each ASP, and the defence factors of supporting artillery',
      'the Fortifications level; −1 if Encircled',
      'minus the Strength of the division',
      'event cards',
    ),
    table('9'),
    text(
      'The left figure modifies the roll for French losses, the right one that for Viet Minh losses. Both are made, even if the centre falls.',
    ),
    table('9.1'),
    text('Apply the French result in this order:'),
    list(
      'Steps. They are taken one by one, each from the infantry with the highest morale now; if equal, from the one with more steps; if still equal, you choose. Armour comes last. Artillery and flak never lose steps.',
      'Disruption. “Checks”: every unit there that is not yet Disrupted takes a morale check and is Disrupted if it fails. “All”: no check.',
      'Counter-battery fire. Each artillery unit that has given support in this phase takes a morale check, and is Disrupted if it fails.',
      'Retreat. Infantry and armour take morale checks; those that fail retreat.',
    ),
    text(
      'Retreat: to adjacent French centres of your choice, Active units staying Active and Used ones Used. There must be room; a 2-step battalion may be reduced to find it. Without room, without such a centre, or out of an Encircled centre, the unit is eliminated. Artillery and flak never retreat.',
    ),
    text(
      'Destroyed 2-step battalions leave remnants; other units are out of the game; a Bataillon de Marche goes back to its box.',
    ),
    table('9.2'),
    text(
      'Then Viet Minh losses: the division loses Strength, and a great success gives +1 camp morale. If 1 GAACEO was in the centre when the assault began, you may reroll this die once; the second roll stands.',
    ),
    text(
      'If no infantry or armour is left, the division takes the centre: guns and flak there are lost, the level becomes 1, stars and icons count ([[2.2.4]]).',
    ),
    example(
      'Turn 1, Béatrice: 3/13 DBLE (defence 2), level 2, SITREP +1, Division 312 with 13: −8. A roll of 7 becomes −1: −4 for French losses. A die of 3 becomes −1: three steps. The battalion has two: Béatrice falls, camp morale drops by 2, and the division gains 1 Strength.',
    ),
    ruling(
      'A retreat is not movement: the road to Isabelle ([[14.2]]) does not matter. You choose the order in which units look for room. Losses beyond the last infantry and armour are ignored.',
    ),
  ),
];
