import { chapter, example, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { startOf } from '../figures';

export const victory = chapter(
  '15',
  'Victory',
  section('15.0', 'In short', text('Both sides score victory points. The battles add some of their own ([[17.0]]).')),
  section(
    '15.1',
    'When the game ends',
    text(
      'At the end of any turn in which the Viet Minh stand alone in the Central Fortress the camp surrenders and the game is over. Otherwise after turn 11. Then the rains and the talks in Geneva would have stopped the fighting.',
    ),
  ),
  section(
    '15.2',
    'Viet Minh points',
    list(
      '+1 for each French step eliminated or surrendered, tanks one each;',
      '+1 for each air unit shot down;',
      '+20 if the camp surrenders in March, +10 in April, nothing in May;',
      '−1 for each step of Division 308 that is lost;',
      '−1 for each replacement step put into the transport area ([[8.3]]);',
      'less the price of Regiment 148 ([[8.1]]).',
    ),
    example('Surrender on turn 7 with 31 French steps on the map: 31 + 10. On turn 8: 31.'),
    ruling(
      'A surrender counts every French step on the map, Isabelle included; no aircraft, and no unit that is still to be dropped.',
    ),
  ),
  section(
    '15.3',
    'French points',
    list(
      '+1 for each Viet Minh step eliminated;',
      '+10 if the camp has not surrendered by the end;',
      'less the price of each maximum air effort ([[9.1.1]]);',
      'less the price of each parachute battalion ([[8.2]]).',
    ),
    text('The side with more points wins.'),
    ruling(
      'Points may fall below zero. The 10 count in the campaign and in 17.5; in the other battles nobody can surrender.',
    ),
  ),
);

export const campaign = chapter(
  '16',
  'The campaign',
  section(
    '16.0',
    'The siege',
    text(
      'Eleven turns. The French set up first, then the Viet Minh. Both may change what is filled in, within the areas that the set-up names.',
    ),
  ),
  section(
    '16.1',
    'French set-up',
    text(
      'Units of Claudine, Dominique, Éliane and Huguette choose among the areas of their group. 45 supply points, and a die plus 10 replacement steps.',
    ),
    figure(startOf('campaign', 'french')),
  ),
  section(
    '16.2',
    'Viet Minh set-up',
    text(
      'Each division in its valley; Division 351 in any of the four. Regiment 102 is in the transport area. 50 supply points.',
    ),
    figure(startOf('campaign', 'viet-minh')),
  ),
  section('16.3', 'Who wins', text('The victory points of both sides are compared ([[15.2]], [[15.3]]).')),
  section(
    '16.4',
    'How great a victory',
    text('The winner’s points are divided by the loser’s:'),
    list(
      'three times as many or more: a decisive victory;',
      'twice as many: a major victory, as the Viet Minh had in 1954;',
      'less: a draw on this scale.',
    ),
    ruling('A total below 1 counts as 1 in this division.'),
  ),
  section(
    '16.5',
    'Option: French trucks',
    text(
      'Once in a game the French may drive one gun with movement 0 through connected fortress areas, as a move or instead of losing it in a retreat.',
    ),
    ruling(
      'In the campaign and in 17.4. As a move it ends beside an enemy like any other ([[11.0]]). Driven in strategic movement it has moved strategically: it fires no more that turn, except at units that assault it.',
    ),
  ),
);

export const battles = chapter(
  '17',
  'The battles',
  section(
    '17.0',
    'In short',
    text(
      'Five battles of one to 24 rounds. There are no weeks in the first four: guns, aircraft and anti-tank shots serve once in the whole battle. A good way to learn the game.',
    ),
    ruling(
      'A round is both halves. Units that may not move may not assault either; fire is not movement, and retreats are free. The gaps of a set-up are filled in and may be changed.',
    ),
    rebuilt('Where several areas are allowed, the starting places that are filled in were chosen for this game.'),
  ),
  section('17.1', 'Béatrice, 13 March', text('One round, clear weather. The Viet Minh have the initiative.')),
  section(
    '17.1.1',
    'French set-up',
    text('Three tanks of seven, by choice. A die of air units: F6F, F8F or SB2C.'),
    figure(startOf('beatrice', 'french')),
  ),
  section('17.1.2', 'Viet Minh set-up', text('All in the Northeast Valley.'), figure(startOf('beatrice', 'viet-minh'))),
  section(
    '17.1.3',
    'Special rules',
    list(
      'Only 8 BPC, 1 BEP and the tanks move on the French side.',
      'The Viet Minh attack only in Béatrice and the areas adjacent to it, and enter no other fortress area.',
      'Everybody is in supply. The parachute mafia must agree; there is no maximum effort.',
    ),
  ),
  section(
    '17.1.4',
    'Victory',
    text('Points as always, and 3 for the side that holds Béatrice at the end. More points win.'),
  ),
  section(
    '17.2',
    'Gabrielle, 14 and 15 March',
    text('Up to three rounds, clear weather. The Viet Minh have the initiative.'),
  ),
  section(
    '17.2.1',
    'French set-up',
    text('Three tanks of seven, by choice. A die of air units: F6F, F8F or SB2C.'),
    figure(startOf('gabrielle', 'french')),
  ),
  section(
    '17.2.2',
    'Viet Minh set-up',
    text('In the Northwest or the Northeast Valley.'),
    figure(startOf('gabrielle', 'viet-minh')),
    ruling(
      'The 105 mm battery has no bombardment step to fire in; it can only defend itself. The same is true in 17.4.',
    ),
  ),
  section(
    '17.2.3',
    'Special rules',
    list(
      'Only 5 BPVN, 1 BEP and the tanks move on the French side.',
      'The Viet Minh attack only in Gabrielle, Anne-Marie and the areas adjacent to them.',
      'Everybody is in supply. The parachute mafia must agree; there is no maximum effort.',
    ),
  ),
  section(
    '17.2.4',
    'Victory',
    text(
      'Points as always, 5 for the side that holds Gabrielle at the end and 2 for the one that holds Anne-Marie. More points win.',
    ),
  ),
  section('17.3', 'The flak raid, 28 March', text('One round, clear weather. The French have the initiative.')),
  section(
    '17.3.1',
    'French set-up',
    text(
      'In Claudine. The howitzers have a strength of 1. Four tanks of seven, by choice. A die of air units: F6F, F8F, SB2C or A-26.',
    ),
    figure(startOf('flak-raid', 'french')),
  ),
  section(
    '17.3.2',
    'Viet Minh set-up',
    text('On the Octavie Plain, behind one entrenchment.'),
    figure(startOf('flak-raid', 'viet-minh')),
  ),
  section(
    '17.3.3',
    'Special rules',
    list(
      'Viet Minh units do not move and do not assault; they may retreat.',
      'Maximum air effort is in force, free. The parachute mafia is not asked.',
      'Everybody is in supply.',
    ),
  ),
  section(
    '17.3.4',
    'Victory',
    text(
      'The French win if all three AA units are eliminated or have retreated. The Viet Minh win if the French lose more steps than they do. If both are true, or neither, it is a draw.',
    ),
  ),
  section(
    '17.4',
    'The eastern hills, 30 and 31 March',
    text('Up to three rounds, clear weather. The Viet Minh have the initiative.'),
  ),
  section(
    '17.4.1',
    'French set-up',
    text('A die plus 2 of air units: F6F, F8F or SB2C. A die plus 5 supply points.'),
    figure(startOf('hills', 'french')),
  ),
  section(
    '17.4.2',
    'Viet Minh set-up',
    text(
      'Two regiments of Division 312 and two of Division 316, by choice, with guns and two entrenchments, east of the river, up to the edge of the French works. A die plus 10 supply points.',
    ),
    figure(startOf('hills', 'viet-minh')),
    ruling('Not in Dominique, Éliane or Wieme, even where no French unit stands: these areas are French at the start.'),
  ),
  section(
    '17.4.3',
    'Special rules',
    list(
      'No unit moves or assaults into an area west of the river; French units may retreat there.',
      'Supply points only pay for guns.',
      'The parachute mafia must agree; there is no maximum effort. French trucks may be used ([[16.5]]).',
    ),
  ),
  section(
    '17.4.4',
    'Victory',
    text(
      'Points as always, and 2 for each area of Dominique and Éliane that the Viet Minh hold at the end. More points win.',
    ),
  ),
  section(
    '17.5',
    'The Huguettes, 1 to 23 April',
    text('Up to 24 rounds, clear weather at the start. The Viet Minh begin with the initiative.'),
  ),
  section(
    '17.5.1',
    'French set-up',
    text(
      'Two of six tanks are damaged. A die of air units to begin with: F6F, F8F, SB2C or A-26. A die plus 15 supply points and a die plus 3 replacement steps; 2 BEP may be dropped. From the second week on another die says how many air units serve elsewhere in the valley:',
    ),
    table('deduction'),
    figure(startOf('huguettes', 'french')),
    ruling(
      '2 BEP costs 3 points and one for each strategic phase still to come. All transports serve in those phases.',
    ),
  ),
  section(
    '17.5.2',
    'Viet Minh set-up',
    text(
      'Division 308, engineers and guns west of the river, up to the edge of the French works, with four entrenchments. A die plus 25 supply points, and four supply counters in the transport area. No reinforcements.',
    ),
    figure(startOf('huguettes', 'viet-minh')),
    ruling(
      'Not in the compound, Françoise or Isabelle, nor next to Isabelle or Wieme. Replacement steps may be bought.',
    ),
  ),
  section(
    '17.5.3',
    'Special rules',
    list(
      'No unit moves or assaults east of the river. The Viet Minh stay away from Isabelle, Wieme and the areas adjacent to them.',
      'After rounds 7, 14 and 21 a recovery phase and a new week with weather, events, supply, arrivals, guns and aircraft are played.',
      'The parachute mafia must agree. Maximum air effort is in force at the start, free.',
      'The Viet Minh have −2 on the die for the transport area.',
      'The French may ignore the extra die for aircraft; each time the Viet Minh score a point.',
      'During the set-up the Viet Minh suffer a morale crisis ([[6.2]]).',
    ),
    ruling(
      'Two passes end the rounds of a week. No unit retreats over the river. The effort at the start is the one for April. Steps lost in the crisis score.',
    ),
  ),
  section(
    '17.5.4',
    'Victory',
    text(
      'Points as always, the 10 for not surrendering included, and 2 for each fortress area that the Viet Minh hold at the end, except Béatrice, Gabrielle and Anne-Marie. More points win.',
    ),
  ),
);
