import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const air = chapter(
  '7',
  'Air support',
  section(
    '7.0',
    'In short',
    text(
      'Bombers and fighter-bombers come as air support points (ASP). They last one turn only. There are none on turn 1 of the campaign.',
    ),
  ),
  section(
    '7.1',
    'How many points',
    text('Roll 2d6, add the flak modifier and cards: the table gives the points of this turn. None can be saved.'),
    table('2'),
  ),
  section(
    '7.2',
    'Missions',
    text(
      'Points go to three kinds of mission, at most 4 a turn to each. The first two are flown now, in this order; what you keep can fly close support later in the turn.',
    ),
    list(
      'SEAD: against the flak ([[7.2.1]]).',
      'DAS: against a division ([[7.2.2]]).',
      'CAS: for a fight ([[7.2.3]]).',
    ),
    ruling('The four points of close support are counted over both assault phases together.'),
  ),
  section(
    '7.2.1',
    'SEAD: suppressing the flak',
    text(
      'Roll 2d6, +1 for each point in this roll, and the flak modifier: on 8 or more the flak level drops by 1. Points may be put in one roll or in several; the level changes only after all rolls.',
    ),
    table('2.1'),
    example(
      'Flak level 5 is −1. Two points in one roll: +1 in all, 58% to lower the level by 1. In two rolls: 42% each, and both may succeed.',
    ),
    ruling('The flak modifier is added as printed: it is a penalty here too.'),
  ),
  section(
    '7.2.2',
    'DAS: striking a division',
    text(
      'Name one or more divisions and share out your points. One roll for each: 2d6, +1 for each point on it, and the flak modifier as suppression left it. On 8 or more it loses 1 Strength.',
    ),
    table('2.2'),
  ),
  section(
    '7.2.3',
    'CAS: close support',
    text(
      'Points not yet used add +1 each to a fight, when the Viet Minh assault ([[12.3.5.1]]) or when you do ([[15.1.3]]).',
    ),
  ),
);
