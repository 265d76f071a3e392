import { chapter, example, list, rebuilt, ruling, section, text } from '../blocks';

export const arrivals = chapter(
  '8',
  'Reinforcements and replacements',
  section(
    '8.0',
    'In short',
    text(
      'Reinforcements are new units. Replacement steps fill up infantry that has lost steps: not guns, tanks or engineers, and never a unit that is gone.',
    ),
  ),
  section(
    '8.1',
    'Viet Minh reinforcements',
    list(
      'Regiment 102 begins the game in the transport area.',
      'Regiment 36 may enter the transport area from turn 1 on.',
      'The two Katyusha units may enter it from turn 7 on ([[14.3]]).',
      'Regiment 148 may come on any turn, straight to the Southeast or the Southwest Valley. It costs victory points: a die, and one for each turn still to come.',
    ),
    example('Regiment 148 on turn 6, with a roll of 4: 4 + 5 = 9 victory points.'),
    ruling(
      'The three battalions of Regiment 148 come together, to one valley. The die is rolled after they have been called.',
    ),
  ),
  section(
    '8.1.1',
    'Into the transport area',
    text(
      'A die plus 3 in clear weather, 4 if overcast, 5 in rain: so many counters may enter this turn. A supply counter, a replacement step or a unit counts as one, however strong.',
    ),
    example('Overcast, a roll of 2: six counters.'),
  ),
  section(
    '8.1.2',
    'Out of it',
    text(
      'For each counter a die: 5 or less and it comes out, 1 added if overcast, 2 in rain. Not on the turn it entered. Units come out as part of strategic or assault movement.',
    ),
    ruling(
      'Each counter tries once a turn; a disrupted one may not. It comes out into any valley area without French units, at no cost. In strategic movement a unit may then go on, in the assault phase it stops there. Supply counters always try; replacement steps can be held back, because they must be used on the turn they come out.',
    ),
    rebuilt('Which valley, and how often a counter may try, is not stated.'),
  ),
  section(
    '8.2',
    'French reinforcements',
    text(
      'Five parachute battalions wait in the rear. Each must be dropped ([[9.5]]) and costs victory points: its own price and one for each turn still to come.',
    ),
    list(
      '5 BPVN: nothing at all.',
      '1 BPC, 6 BPC and II/1 RCP: 2, and one for each turn to come.',
      '2 BEP: 3, and one for each turn to come.',
    ),
    example('1 BPC on turn 4: 2 + 7 = 9 victory points. On turn 11 it would be 2.'),
    text('Three units of F4U Corsairs join on turn 8, free.'),
    ruling(
      'The rulebook says that the current turn counts too, but its own example does not count it. The example rules. The price is booked when the battalion is loaded.',
    ),
    rebuilt('Only the price of 1 BPC and that 5 BPVN is free are stated.'),
  ),
  section(
    '8.3',
    'Viet Minh replacements',
    text(
      'As many steps as they like, at one victory point each, paid as the step enters the transport area. There it takes room, can be bombed, and must roll to come out. A step that is lost on the way counts for the French as well. A step that comes out removes one lost step of an infantry battalion in supply, in the recovery phase of the same turn.',
    ),
    ruling('Steps that find no use that turn are lost.'),
  ),
  section(
    '8.4',
    'French replacements',
    text(
      'A die plus 10, rolled before turn 1, is all there will be. Each step must be dropped like supply. One that lands removes one lost step of an infantry-type unit in supply, in the recovery phase of the same turn. Tai units and engineers get none.',
    ),
    example(
      'Three steps land. A parachute battalion has lost two and BT 2 one: two steps are used, the third is lost, because Tai units get none.',
    ),
    ruling(
      'Steps of a parachute battalion that were brought home join this pool ([[9.5]]). Quad 50s and colonial units may be filled up. Steps that find no use are lost, without points.',
    ),
  ),
);
