import { chapter, list, section, text } from '../blocks';

export const about = chapter(
  '12',
  'About this edition',
  section(
    '12.0',
    'Credits',
    text(
      'A Season in Hell was designed by Luc Olivier and appeared in Vae Victis 33 in 2000. Jim Mehl translated its rules into English.',
    ),
    text(
      'These pages retell the rules in other words, under their own numbers. Chapters 10 to 13 are ours; the results of combat stand unnumbered at the end of the rulebook.',
    ),
  ),
  section(
    '12.1',
    'What was reconstructed',
    text(
      'Only the rulebook was available, not the map, the counters or the tables. Every figure it gives is kept. The rest had to be made:',
    ),
    list(
      'the map: zones, posts, lines and bases, from the ground and the names in the rules;',
      'the units and their values, from the orders of battle;',
      'the cells of the tables of fire, hand-to-hand and air transport;',
      'set-ups, arrivals and weather.',
    ),
    text(
      'Values were tuned by letting simple computer players fight many battles, until both sides won about equally often. Where the rulebook is silent or says two things, a ruling says what this game does. If the original differs, it is right.',
    ),
  ),
);
