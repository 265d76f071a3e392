import { chapter, example, list, ruling, section, text } from '../blocks';

export const movement = chapter(
  '7',
  'Movement',
  section(
    '7.0',
    'Movement',
    text('A unit has as many movement points (MP) as its counter shows. Each step to an adjacent area costs:'),
    list(
      '1 MP;',
      '+1 if the area entered is enemy-controlled, or holds an enemy unit, or lies across the river: once, even if all three are true;',
      '+1 if the area left is enemy-controlled or holds an enemy unit: once.',
    ),
    text(
      'At a bridge the river does not count. There are two: between Éliane 10-12 (29) and PC GONO (28), and between Éliane 10-12 and Runway, South (21).',
    ),
    example(
      'A company stands in Anne-Marie 3-4 (10). Ban Khe Phai (7) is Viet Minh and empty: 2 MP. Na Loi (11), with Viet Minh in it: 2 MP. Dominique 1 (17), French but with a Viet Minh unit inside, and across the river: 2 MP as well.',
    ),
    text('Who may go where:'),
    list(
      'Viet Minh units never move into a French-controlled area with French units; they assault it ([[10.0]]).',
      'French units never enter red areas.',
      'French tanks cross the river only at a bridge.',
      'No more than nine units of a side in an area, not even in passing.',
    ),
    text(
      'Units that move together start together, go the same way and have the points of the slowest. The cost of each step depends on the situation at that moment. After the move all of them are spent.',
    ),
    example(
      'A company with 3 MP enters an empty Viet Minh area for 2. The area is now French ([[13.0]]), so that the next step costs no extra point for leaving.',
    ),
    ruling(
      'A move enters at least one area and none twice. Every empty enemy area on the way changes hands and stays changed. A bridge takes away the river as a reason, not the others.',
    ),
    ruling(
      'Viet Minh units get into a garrisoned French area only by an assault or by Infiltration ([[18.24]]). A Viet Minh area with French units in it they may enter.',
    ),
    ruling(
      'When a Viet Minh move is about to enter a French area without French units, the French may react with Mines ([[18.5]]). If no moving unit is left fresh, nobody enters. Such a step always costs 2 MP, so the units are already adjacent.',
    ),
  ),
);
