import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { centre } from '../figures';
import { vmAssaultSections } from './12-vm-assault';

export const vmAction = chapter(
  '12',
  'Viet Minh action',
  section(
    '12.0',
    'In short',
    text(
      'The divisions take what is empty, dig towards what is not, and assault. They follow fixed rules; you respond with guns, aircraft and cards.',
    ),
  ),
  section(
    '12.1',
    'Automatic control',
    text(
      'The Viet Minh take every centre without French infantry or armour that one of their divisions, Active or not, can reach along its own path without crossing a French centre. Guns and flak in it are lost, and stars and icons count ([[2.2.4]]).',
    ),
    example('Division 312 holds Béatrice. You leave Dominique empty: next turn Division 312 takes it without a shot.'),
    ruling(
      'If several divisions can, the strongest takes it, or the die decides. No Man’s Land can be crossed, and one centre may open the way to the next in the same phase. The works fall to level 1, as after an assault.',
    ),
  ),
  section(
    '12.2',
    'Sapping',
    text(
      'Each French centre that an Active division can reach is sapped once: directly from its box, or through centres that the Viet Minh hold, along its own lines. If several can, the strongest digs. There is no sapping on turn 1, and none at level 0.',
    ),
    text('Roll 2d6:'),
    list(
      'SITREP',
      'plus the best morale factor of the infantry and armour there, Active or Used',
      'minus half the division’s Strength, rounded up',
      'event cards',
    ),
    table('8'),
    example(
      'Division 312 (Strength 13) saps Dominique, held by 3/3 RTA (morale 1); SITREP 0. The roll has +1 − 7 = −6: a roll of 7 becomes 1, and one level is lost.',
    ),
    ruling(
      'Only divisions that reach the centre are compared, with the Strengths they have when the phase begins. No Man’s Land carries no path for sapping or assaults.',
    ),
  ),
  section(
    '12.2.1',
    'Encircled centres',
    text('A French centre with the encircled icon is Encircled while its level is 0:'),
    list('nobody moves in or out;', '−1 when it is assaulted;', 'units that must retreat from it are eliminated.'),
    text('As soon as its level is above 0 it is free again: a raid ([[16.1]]) can do that.'),
    figure(centre('isabelle')),
    ruling(
      'No unit can retreat into an Encircled centre either. Assaults and raids are not movement: an Encircled garrison may make them.',
    ),
  ),
  section(
    '12.2.2',
    'The link with Isabelle',
    text(
      'When Isabelle becomes Encircled, camp morale drops by 1; when it is freed, camp morale rises by 1. While it is Encircled or Viet Minh, the supply roll has −1.',
    ),
    ruling(
      'If it is captured while Encircled, the point is not given back and its star is lost as well. The −1 is never doubled.',
    ),
  ),
  ...vmAssaultSections,
);
