import { chapter, section, text } from '../blocks';

export const turn = chapter(
  '18',
  'Fin du tour',
  section(
    '18.0',
    'Tour suivant',
    text(
      'Un point d’action peut être gardé ([[5.2.2]]). Les effets des cartes prennent fin, et le tour suivant commence par une carte. Après le tour 16, on compte les points ([[17.2]]).',
    ),
  ),
);
