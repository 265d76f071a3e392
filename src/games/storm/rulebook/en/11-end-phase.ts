import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const supply = chapter(
  '11',
  'French supply',
  section(
    '11.0',
    'The supply roll',
    text('In the end phase two dice are rolled for the French. To them are added:'),
    list(
      '+2 for each part of the runway (blue number) in Viet Minh hands;',
      '+1 for each of the six green areas in Viet Minh hands;',
      'Rats of the Nam Yum ([[18.23]]) and Monsoon Rains ([[18.27]]), if they were played before the roll.',
    ),
    table('supply'),
    text(
      'The Viet Minh player marks that many areas as out of supply. French units there do not become fresh. After the roll Heavy Flak ([[18.19]]) allows one more, and a Night Parachute Drop ([[18.9]]) takes one away.',
    ),
    example(
      'The Viet Minh hold Runway, North, and the green areas 10 and 15: +4. A roll of 5 becomes 9, and one area is out of supply. With the whole runway and all green areas it is +12.',
    ),
    ruling(
      'Markers go to areas with French units, whoever controls them, one to each; as many as allowed, fewer only if there are not enough such areas. Units that are fresh stay fresh.',
    ),
    ruling(
      'Control counts as it is at that moment. Dominique 3-5 (23) and Éliane 10-12 (29) touch the runway from the east and never count. One Heavy Flak in an end phase, so never more than three markers.',
    ),
  ),
);

export const arrivals = chapter(
  '12',
  'Replacements and reinforcements',
  section(
    '12.0',
    'In short',
    text('At the end of the turn fresh units arrive: first those of the Viet Minh, then those of the French.'),
  ),
  section(
    '12.1',
    'Replacements',
    text(
      'Each turn except the first the Viet Minh roll a die and take half of it, rounded up, from the Replacement Unit Box. They are placed with the reinforcements. In a turn in which Emergency Replacements ([[18.20]]) was played there is no roll.',
    ),
    example('A roll of 3 or 4 brings two companies.'),
    ruling('Eliminated replacements do not return to the box. If it holds too few, the rest is lost.'),
  ),
  section(
    '12.2',
    'Reinforcements',
    text('Units on the track arrive in the end phase of the turn they stand in ([[2.2.2]]).'),
    ruling('So they act for the first time in the turn after. On turn 8 arrivals come before the count.'),
  ),
  section(
    '12.3',
    'Placing',
    text('The Viet Minh place first, each unit'),
    list(
      'in an area they control, even one with French units;',
      'or in an empty French-controlled area, if a chain of Viet Minh areas runs from an adjacent area to a map edge. The area is theirs at once.',
    ),
    text(
      'The French then place theirs in any area they control, even one with Viet Minh units. Nine units of a side is the limit everywhere. Units that cannot be placed are eliminated.',
    ),
    ruling(
      '“Empty” means without units of either side. Each placement is judged anew: an area just gained can be a link for the next unit. French reserves behind the line prevent this.',
    ),
  ),
);

export const control = chapter(
  '13',
  'Control',
  section(
    '13.0',
    'Control of areas',
    text(
      'An area changes hands the moment its owner has no unit in it and the enemy has one. That can happen at any time, also in the middle of a move or while damage is assigned.',
    ),
    ruling(
      'An area left empty keeps its owner. Units of both sides in one area leave control as it was: an infiltrated company pays for leaving an enemy area ([[7.0]]), fires at the garrison in the same area without terrain, has none itself, and retreats to Viet Minh areas.',
    ),
  ),
);
