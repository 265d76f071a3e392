import { chapter, example, ruling, section, table, text } from '../blocks';

export const vmLogistics = chapter(
  '11',
  'Viet Minh logistics',
  section(
    '11.0',
    'In short',
    text(
      'Divisions that rested grow stronger; those that took losses may hold back. None of this happens on turn 1. The order is 312, 308, 316, 304.',
    ),
  ),
  section(
    '11.1',
    'Strength of rested divisions',
    text(
      'A division that made no assault last turn gains 2 Strength, in the monsoon (turns 10 to 14) only 1, never above 15. After card 5 all divisions count as rested.',
    ),
    table('5'),
    ruling(
      '“Made no assault” counts, not “was Inactive”: an active division without a target gains too. Divisions 304 and 316 gain nothing before they are activated.',
    ),
  ),
  section(
    '11.2',
    'Status check',
    text(
      'A division with Strength 8 or less is shaken. Roll 2d6, add SITREP, and +1 if it is at half its starting Strength or less. If the result is at most its present Strength, it is Active; otherwise it is Inactive and neither saps nor assaults this turn. A division with 9 or more is Active without a roll.',
    ),
    table('6'),
    example(
      'Division 308 began with 13 and has 6 left: +1. With SITREP −1 that makes 0, so it needs a roll of 6 or less.',
    ),
  ),
  section(
    '11.3',
    'Divisions 316 and 304',
    text(
      'In the campaign these two start Inactive. From turn 2 roll 1d6 plus SITREP for each: if the result is at most the number of the turn, the division joins the battle for good. Later it can be shaken like the others.',
    ),
    table('7'),
    example('Turn 3, SITREP +1: Division 316 comes on a 1 or a 2.'),
    ruling('316 rolls first. A division acts on the turn it joins, whatever its Strength.'),
  ),
);
