import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const works = chapter(
  '16',
  'Raids, repairs, recovery',
  section(
    '16.0',
    'In short',
    text(
      '1 AP allows raids, repairs and airstrip repair together; artillery, repairs and the airstrip cost RP as well. Lifting an interdiction and recovery are free.',
    ),
  ),
  section(
    '16.1',
    'Raids',
    text(
      'A raid clears the trenches around a French centre at the front: next to a Viet Minh centre, or joined by a line to a starting box. If it succeeds, the Fortifications level rises, never above 4.',
    ),
    list(
      'One raid for each centre and one for each unit in a turn.',
      'Active infantry in the centre or next to it, up to four steps, and one Active armour unit.',
      'Artillery in its own or an adjacent subsector: 1 RP, paid once for the phase; each unit one raid.',
    ),
    text('Roll 2d6:'),
    list(
      'SITREP',
      'the morale factors of the infantry that goes',
      'the assault factors of the armour and of supporting artillery',
      'minus the Strength of the division whose box is nearest along its own path; the die decides a tie',
      'event cards',
    ),
    table('11'),
    text(
      'The raiders bear the cost: a step (as in [[15.1.5]]), disruption, or morale checks. Then all of them are Used.',
    ),
    figure(counters('6-bpc', '8-bpc', 'peloton-guntz')),
    example(
      'Raid around Éliane: 6 BPC and 8 BPC (morale 3 each) with Peloton Guntz (assault 2), Division 316 at 9, SITREP 0: −1. A roll of 8 becomes 7: one level won, and each unit takes a morale check.',
    ),
    ruling('A raid needs infantry. Raids are not movement: they go to and from Isabelle and Encircled centres.'),
  ),
  section(
    '16.2',
    'Repairs',
    text(
      'Behind the front, 1 RP adds one level to a French centre, once a turn for each. With 31 BG Active in it, two levels for the same price; then 31 BG is Used. Never above 4.',
    ),
    figure(counters('31-bg')),
  ),
  section(
    '16.3',
    'Airstrip repair',
    text(
      'An interdicted airstrip is opened again by itself, at no cost. A damaged one may be repaired: roll 1d6, add SITREP, and +1 for 1 RP. If it fails and 31 BG is Active in Huguette, it may reroll and is Used. A destroyed airstrip cannot be repaired.',
    ),
    table('12'),
    ruling('No unit needs to be in Huguette for this, and No Man’s Land does not prevent it.'),
  ),
  section(
    '16.4',
    'Recovery',
    text(
      'Free. Every Disrupted unit takes a morale check, with its lowered morale, and recovers if it passes. Then all Used units become Active. Units still on a drop zone are lost ([[13.1]]).',
    ),
  ),
);
