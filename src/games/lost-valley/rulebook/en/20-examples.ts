import { chapter, example, figure, section, text } from '../blocks';
import { counters } from '../figures';

export const examples = chapter(
  '20',
  'Two examples',
  section('20.0', 'In short', text('One morale check and one assault, figure by figure.')),
  section(
    '20.1',
    'A morale check',
    figure(counters('6-bpc')),
    example(
      'Camp morale is 7 (−1) and resource points 17 (0): SITREP −1. 6 BPC has morale 3, so the roll has +2: a roll of 6 or more passes.',
    ),
  ),
  section(
    '20.2',
    'A Viet Minh assault',
    text('Turn 3, SITREP +1. Division 308 (Strength 10) holds Anne-Marie and assaults Huguette, level 3.'),
    figure(counters('5-bpvn', '1-2-rei', 'csm-272', '1-gaaceo')),
    example(
      'Defence: 2 + 2 + 0 + 1, level 3, SITREP 1: +9. You pay 1 AP and 1 RP and let 1 CMMLE and II/4 RAC fire from Dominique (+2), and add one ASP (+1): +12, against 10: +2.',
    ),
    example(
      'A roll of 7 becomes 9 on Table 9: +1 and +1. For French losses a 2 becomes 3: one step, counter-battery fire, retreat checks. 1/2 REI has the highest morale and is reduced.',
    ),
    example(
      'Counter-battery: 1 CMMLE rolls 5, +3 +1 = 9, and stands. II/4 RAC rolls 3, +2 +1 = 6, and is Disrupted. Retreat checks: 5 BPVN rolls 5, +2 +1 = 8, and stays. 1/2 REI rolls 7 and stays. CSM 272 rolls 7, −1 +1 = 7: it retreats to Françoise. 1 GAACEO does not check.',
    ),
    example(
      'Viet Minh losses: a 1. Because 1 GAACEO is there you reroll: 3, +1 = 4, Strength −2. The division has 8 left: it is shaken ([[11.2]]). Huguette holds.',
    ),
  ),
);
