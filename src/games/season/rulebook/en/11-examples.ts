import { chapter, example, figure, section, text } from '../blocks';
import { counters, post } from '../figures';

export const examples = chapter(
  '11',
  'Examples',
  section('11.0', 'In short', text('Four situations, figure by figure.')),
  section(
    '11.1',
    'An assault base under fire',
    text('Battalions 11, 16 and 428 stand in the base from zone D to Dominique 1. The French lay a barrage on it.'),
    figure(counters('V11', 'V16', 'V428')),
    example(
      '12, base −1: column 10. A 3 is D, for all three. For 11 the Viet Minh take a step instead: the track rises by one, 16 and 428 are disorganized.',
    ),
    example('In the next impulse another D hits them: 16 routs to Jungle 2 and is fatigued.'),
  ),
  section(
    '11.2',
    'Béatrice',
    text(
      'Battalions 130, 154 and 166, with 21 in all, attack Béatrice 1 from Jungle 2. One legion company holds it, with 3 and morale 4. The Viet Minh have lost 4 steps.',
    ),
    figure(post('B1')),
    example(
      '21 against 3 is 7-1. Post −3, hill −1, few losses +1, morale 0: column 4-1. A 4 is D1+T: the company is reduced, then passes its check with a 2. Béatrice 1 holds.',
    ),
  ),
  section(
    '11.3',
    'A counter-attack',
    text(
      'Éliane 1 is lost; 215 and 439 are in it, with 12. Two companies of 1 BEP and a tank section attack out of Éliane 4, with 10 and one air point.',
    ),
    figure(counters('BEP1-1', 'BEP1-2', 'T1')),
    example(
      '10 against 12 is 1-2. Trench −1, hill −1, air +2, morale 5 doubled by the tank, less 4: +6. Column 6-1. A 2 is D1+T: the named battalion loses a step, and both check.',
    ),
    example('Without the tank it would have been column 1-1, and one of the attackers disorganized.'),
  ),
  section(
    '11.4',
    'Reconnaissance',
    text('Two dummies hold level 3 in zone F. The French scout F from Éliane and roll 5.'),
    example(
      'Both dummies go to the jungle and F falls to level 2. It has cost a replacement point or a step in Éliane. A 1 would have shown nothing.',
    ),
  ),
);
