import { chapter, example, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { area } from '../figures';

export const victory = chapter(
  '14',
  'Victory',
  section(
    '14.0',
    'Who wins',
    text(
      'At the end of turn 8 the areas of value 3 are counted. If the Viet Minh control six or more, they win; otherwise the French win.',
    ),
    figure(area(38)),
    list(
      'in the north: Gabrielle, Béatrice;',
      'in the east: Dominique 1, Dominique 2, Éliane 1, Éliane 2, Éliane 4;',
      'in the west and centre: Huguette 1-5, PC GONO, Claudine 1-3.',
    ),
    rebuilt('Six is stated; that there are ten such areas was found by playing many games.'),
    ruling('The count comes after the arrivals of turn 8.'),
  ),
);

export const bidding = chapter(
  '15',
  'Optional rule',
  section(
    '15.0',
    'Bidding for sides',
    text(
      'Both players bid how many victory areas they would take as the Viet Minh. The higher bidder plays the Viet Minh and needs that many instead of six. If the bids are equal, dice decide who plays whom; the number stands.',
    ),
    example('Bids of 5 and 7: the second player leads the Viet Minh and must hold seven areas.'),
    ruling(
      'Bids run from 1 to 10, are sealed, and are shown together. A tie is rolled with two dice each, until one is higher.',
    ),
  ),
);

export const abbreviations = chapter(
  '16',
  'French abbreviations',
  section(
    '16.0',
    'On the counters',
    list(
      'BEP: parachute battalion of the Foreign Legion',
      'BPC: colonial parachute battalion',
      'BPVN: Vietnamese parachute battalion',
      'BT: Tai battalion',
      'CIP: company of Vietnamese paratroopers in a French battalion',
      'DBLE: half-brigade of the Foreign Legion',
      'GAACEO: antiaircraft group of the colonial artillery',
      'GMPT: mobile group of Tai partisans',
      'RCC: regiment of light cavalry, with tanks',
      'RCP: regiment of parachute light infantry',
      'REI: infantry regiment of the Foreign Legion',
      'RTA: Algerian Rifle Regiment',
      'RTM: regiment of Moroccan rifles',
    ),
  ),
);

export const credits = chapter(
  '17',
  'Credits',
  section(
    '17.0',
    'Who made the game',
    text(
      'Storm Over Dien Bien Phu was designed by Nick Richardson and developed by Brian Youse, with graphics by Niko Eskubi and cover art by Jordan Worley. Multi-Man Publishing published it in 2014.',
    ),
    text(
      'These pages retell its rules in other words. Whatever the rulebook does not print is marked as reconstructed or as our ruling.',
    ),
  ),
);
