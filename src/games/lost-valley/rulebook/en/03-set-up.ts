import { chapter, figure, list, ruling, section, text } from '../blocks';
import { setUpOf } from '../figures';

export const setUp = chapter(
  '3',
  'Set-up',
  section(
    '3.0',
    'Two scenarios',
    list(
      'Campaign: turns 1 to 16, from the first evening.',
      'Battle of the Five Hills: turns 5 to 16. Gabrielle, Anne-Marie and Béatrice are lost, and all four divisions are in the field.',
    ),
    ruling(
      'The Five Hills begin with turn 5, so nothing is skipped as “turn one”. Only the strengthening of the divisions ([[11.1]]) and the +1 for a turn without an assault ([[9.2]]) are left out on that first turn.',
    ),
  ),
  section(
    '3.1',
    'The draw pile',
    text(
      'Campaign: cards 1 to 44, shuffled. Five Hills: the same without 2, 3, 22, 23 and 39, whose events lie before 30 March. Card 45 joins only with option [[19.1]].',
    ),
  ),
  section(
    '3.2',
    'Units and works',
    text(
      'Units start Active in their centres; the airstrip starts in service. Reinforcements wait on the turn track, the four Bataillons de Marche in their box, and CMAA is set aside until card 11 brings it.',
    ),
    figure(setUpOf('campaign')),
    figure(setUpOf('five-hills')),
  ),
  section(
    '3.3',
    'Levels',
    text(
      'The levels at the start stand at the head of each set-up ([[3.2]]). Divisions 316 and 304 start the campaign Inactive ([[11.3]]).',
    ),
  ),
);
