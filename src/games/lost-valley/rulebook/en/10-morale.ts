import { chapter, ruling, section, text } from '../blocks';

export const morale = chapter(
  '10',
  'Camp morale',
  section('10.0', 'In short', text('Camp morale falls with every centre lost. Here you can buy some of it back.')),
  section(
    '10.1',
    'Extra supplies for the troops',
    text('Turn up to 3 RP into camp morale, one for one. Camp morale never goes above 20.'),
    ruling('Never the last resource point ([[2.2.8.2]]).'),
  ),
);
