import { chapter, list, section, text } from '../blocks';

export const sequence = chapter(
  '4',
  'Sequence of play',
  section(
    '4.0',
    'A turn',
    text(
      'Every turn has the same phases in the same order. A phase in which you have nothing to decide goes by itself and leaves a line in the log.',
    ),
    list(
      'A1 to A3: event card, action points, discarding ([[5.1]], [[5.2]], [[6.0]]).',
      'A4 to A7: air support, airstrip, resources, camp morale ([[7.0]], [[8.1]], [[9.2]], [[10.1]]).',
      'B1 to B3: Strength, status and activation of the divisions ([[11.1]], [[11.2]], [[11.3]]).',
      'C1 to C3: automatic control, sapping, Viet Minh assaults ([[12.1]], [[12.2]], [[12.3]]).',
      'D1 to D3: reinforcements, movement, French assaults ([[13.0]], [[14.0]], [[15.0]]).',
      'E1 to E4: raids, repairs, airstrip repair, recovery ([[16.1]] to [[16.4]]).',
      'F and G: victory check, next turn ([[17.0]], [[18.0]]).',
    ),
    text(
      'Turn 1 of the campaign is shorter: no air support, no Viet Minh logistics, no sapping, and neither air nor artillery in defence.',
    ),
  ),
);
