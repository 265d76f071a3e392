import { chapter, example, list, rebuilt, ruling, section, text } from '../blocks';

export const movement = chapter(
  '11',
  'Movement',
  section(
    '11.0',
    'Movement points',
    text(
      'A unit moves strategically or in the assault phase, not both in one turn. Each area costs movement points to enter:',
    ),
    list(
      'clear terrain and fortress areas 1, hills 2;',
      'jungle and valley areas 3, and tanks never enter them;',
      '+1 across the river, except at a bridge;',
      'from one valley area to another 4.',
    ),
    text(
      'A unit with movement 0 never moves. Any other can always go one area in the assault phase, if it spends all its points. A unit that enters an area adjacent to an enemy unit stops there.',
    ),
    ruling(
      'Areas with enemies in them are entered by assault only. A unit out of supply has one point less, but at least one.',
    ),
    rebuilt(
      'The terrain chart was not available. What the text says about jungle, hills and clear terrain stands; the points and the river were rebuilt.',
    ),
  ),
  section(
    '11.1',
    'Strategic movement',
    text(
      'The sides alternate unit by unit, the Viet Minh first. An undisrupted unit in supply moves as far as it likes. Its points are only counted for opportunity fire ([[10.4]]). For the rest of the turn it neither moves, fires nor assaults.',
    ),
    ruling(
      'It still defends, and fires when its own area is assaulted. A battery that has bombarded may still move strategically.',
    ),
  ),
  section(
    '11.2',
    'Movement in the assault phase',
    text(
      'Undisrupted units that have neither fired nor moved strategically move within their points. Then they may fire or assault.',
    ),
    ruling('A unit may move in every round. A gun that has fired this turn does not move, an AA gun neither.'),
  ),
  section(
    '11.3',
    'Stacking',
    text(
      'Two regiments of a side in an area when its movement is over: a regiment is three battalions, a battalion four companies. Tanks do not count, in valley areas there is no limit, and any number may pass through. An assault may bring in two regiments. What is too much must retreat, or is lost.',
    ),
    example('A battalion counts 4, a company 1, and the limit is 24: six battalions, or five and four batteries.'),
    ruling(
      'French guns, AA units, Quad 50s and French engineers are companies; Viet Minh artillery and assault engineers are battalions. The limit is checked after each side’s movement, after drops, retreats and assaults.',
    ),
  ),
);
