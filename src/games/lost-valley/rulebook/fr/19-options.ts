import { chapter, figure, ruling, section, text } from '../blocks';
import { card, counters } from '../figures';

export const options = chapter(
  '19',
  'Règles optionnelles',
  section('19.0', 'En bref', text('Chacune s’active séparément au début d’une campagne.')),
  section(
    '19.1',
    'Opération Vautour',
    text('La carte 45 rejoint la pioche\u202f: les bombardiers américains viendront peut-être, peut-être pas.'),
    figure(card(45)),
  ),
  section(
    '19.2',
    'Portée de l’artillerie',
    text(
      'L’artillerie appuie n’importe quel centre de la carte, quel que soit son sous-secteur. Les trois compagnies de mortiers lourds n’appuient que leur propre sous-secteur.',
    ),
    figure(counters('1-cmmle', '2-cmmle', '1-cepml')),
  ),
  section('19.3', 'Artillerie immobile', text('L’artillerie ne se déplace jamais.')),
  section(
    '19.4',
    '1 BPC réduit',
    text('Le 1 BPC arrive sur sa face réduite, car une partie seulement en fut larguée.'),
  ),
  section(
    '19.5',
    'Un meilleur départ',
    text(
      'Deux des cartes 1, 8, 10, 11, 12, 14, 15, 16 et 42, tirées au hasard, forment votre première main\u202f; les autres retournent dans la pioche.',
    ),
    ruling('Leurs conditions valent toujours\u202f: une carte jouable dès le tour 6 attend le tour 6.'),
  ),
);
