import { chapter, example, figure, section, text } from '../blocks';
import { area, counters } from '../figures';

export const examples = chapter(
  '19',
  'Three examples',
  section('19.0', 'In short', text('The situations of the rulebook, figure by figure.')),
  section(
    '19.1',
    'Movement',
    text(
      'Two French companies are in Anne-Marie 3-4 (10). Ban Khe Phai (7) is Viet Minh and empty, Na Loi (11) Viet Minh and held. In Dominique 1 (17), which is French, stand tanks and a company, and one Viet Minh unit.',
    ),
    figure(area(17)),
    example(
      'From 10: to 7 costs 2, to 11 costs 2, to 17 costs 2. One extra point for each step, however many reasons there are.',
    ),
    example(
      'The tanks in 17 go neither to 10 nor to 11: there is no bridge. The company can, for 3: one for the step, one for river or enemy, one for leaving an area with an enemy in it.',
    ),
    example(
      'The Viet Minh unit in 17 is stuck. 10 is garrisoned. 14, if French and empty, and 11 would cost 3, and it has 2.',
    ),
  ),
  section(
    '19.2',
    'Fire',
    text(
      'Four French units in area 10, with firepower 3, 1, 1 and 2, fire at Na Loi (11): value 1, trench level 1, best defence 8.',
    ),
    example('A roll of 6: 7 + 6 = 13 attack points against 8 + 2 = 10. Three points of damage.'),
    example(
      'The Viet Minh may lose a fresh unit, or have one unit spent and another spent and retreated. It retreats to area 7 or 8, which are theirs; 10, 14 and 17 are French.',
    ),
    text('Then a French Fire marker lies in area 10, and the four units are spent.'),
  ),
  section(
    '19.3',
    'Assault',
    text(
      'Nine Viet Minh companies in Béatrice (14), which has fallen, face three fresh companies in Dominique 1 (17). The trench level is too low, so they play Surprise Assault, and Night Assault with it: +3.',
    ),
    figure(counters('8-bpc-1', '8-bpc-2', '8-bpc-3')),
    example('The French play Flares: Night Assault is gone, the assault continues.'),
    example(
      'They play Débouchez à Zéro!: 6 + a roll of 7 = 13, against defence 8 without terrain: 5 points. The Viet Minh lose one company, and a second is spent and retreats. Seven continue. Mines can no longer be played.',
    ),
    example(
      'The seven have firepower 9 against defence 10. To clear the area for certain takes 8 points, so a roll of 9. The dice show 2: one point.',
    ),
    example(
      'Giap Demands Success: the next roll is 6, the third 12. Eleven points eliminate all three companies. The seven move in, the area is theirs, they are spent, and three of them are lost: one for the assault, two for the rerolls.',
    ),
  ),
);
