import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { fireGrid, fireShifts, handGrid, handShifts } from '../figures';

export const results = chapter(
  '10',
  'The combat tables',
  section(
    '10.0',
    'In short',
    text(
      'One die for every attack. Shifts move the column, loss markers change the die. The codes are explained in [[5.2]] and [[5.5]].',
    ),
    rebuilt(
      'Codes, shifts and fixed strengths are stated; the cells of both tables are ours, found by playing many games.',
    ),
  ),
  section(
    '10.1',
    'Fire',
    text(
      'Round the strength down to a column, then shift. Past the left edge there is no effect, past the right edge the last column is used.',
    ),
    figure(fireGrid),
    figure(fireShifts),
    list(
      'Munitions of the firing side shift its infantry fire ([[0.4]]).',
      'A firing battalion with a loss marker: −1 or −2 on the die, the worst alone.',
      'In an assault base the only shift of the ground is −1, whatever the zone.',
      'Viet Minh in a post have −1 for their trench, and the hill.',
    ),
    ruling(
      'Trenches are the Viet Minh’s: French units in a zone with trenches have neither −1 nor +1, only the hill of a hill zone.',
    ),
    ruling('Even where the table has no effect, the die is rolled: a natural 1 of Viet Minh fire hits a tank.'),
  ),
  section(
    '10.2',
    'Hand-to-hand',
    text('Ratio of attacker to defender, then all shifts, then the limits of the table.'),
    figure(handGrid),
    figure(handShifts),
    list(
      'Morale: the attacker’s named unit less the defender’s ([[5.5]]).',
      'An attacking battalion with a loss marker: −1 or −2 on the die, the worst alone.',
      'Each column above 6-1: +1 on the die.',
    ),
    ruling(
      'Hill and river never add up. They do not count if an attacking group stands on the same hill; the river counts only if every group crosses it.',
    ),
    ruling(
      'Viet Minh in a post count as behind a trench of level 1. Attack from two sides and encirclement give +1 once.',
    ),
  ),
);
