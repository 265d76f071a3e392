import { chapter, ruling, section, text } from '../blocks';

export const morale = chapter(
  '10',
  'Moral du camp',
  section(
    '10.0',
    'En bref',
    text('Le moral du camp baisse à chaque centre perdu. Ici, vous pouvez en racheter un peu.'),
  ),
  section(
    '10.1',
    'Distribution à la troupe',
    text('Changez jusqu’à 3 PR en moral du camp, un pour un. Le moral du camp ne dépasse jamais 20.'),
    ruling('Jamais le dernier point de ressources ([[2.2.8.2]]).'),
  ),
);
