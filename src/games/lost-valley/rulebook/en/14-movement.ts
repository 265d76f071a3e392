import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { counters } from '../figures';

export const movement = chapter(
  '14',
  'Movement',
  section('14.0', 'In short', text('One action point lets every unit move once.')),
  section(
    '14.1',
    'Moving',
    text(
      'Spend 1 AP; then any of your Active units may move along black lines, through French centres, into No Man’s Land, or off a drop zone. Never into a Viet Minh centre.',
    ),
    list(
      'Infantry: up to two centres.',
      'Armour: any number of centres.',
      '1 GAACEO: one centre.',
      'Artillery: one centre, only while all four divisions are Inactive; then it is Used.',
    ),
    text('Full centres may be crossed; the stacking limits hold at the end of the phase ([[2.2.1.3]]).'),
    figure(counters('6-bpc', 'peloton-carette', '1-gaaceo', 'ii-4-rac')),
    example(
      '6 BPC has landed on Natasha. Huguette is its first centre, and PC GONO or Épervier & Opéra can be its second.',
    ),
    ruling(
      'Only infantry and armour enter No Man’s Land. The unit stops there, and the centre is French from that moment, so that others may then pass. Divisions not yet activated count as Inactive.',
    ),
  ),
  section(
    '14.2',
    'The road to Isabelle',
    list(
      'Infantry from Isabelle stops in Claudine or Éliane.',
      'Infantry reaches Isabelle only if it starts the phase in Claudine or Éliane.',
      'Artillery and 1 GAACEO never use it.',
      'Armour is not restricted.',
    ),
    ruling('Paratroopers on Simone may go straight to Isabelle.'),
  ),
  section(
    '14.3',
    'Giving up a centre',
    text(
      'Each centre that was French when the phase began and has neither infantry nor armour at its end costs 1 camp morale and becomes No Man’s Land. PC GONO must hold infantry at the end.',
    ),
    ruling(
      'The last infantry of PC GONO cannot leave: its relief must come first. If losses have emptied it and nobody can reach it, play goes on.',
    ),
  ),
);
