import { chapter, ruling, section, table, text } from '../blocks';

export const discarding = chapter(
  '6',
  'Défausse',
  section('6.0', 'En bref', text('On ramène d’abord sa main à la limite, puis on range la carte du tour.')),
  section(
    '6.1',
    'Limite de la main',
    text(
      'Vous pouvez garder une carte de réserve pour quatre centres français, en arrondissant au-dessus. Ce qui dépasse doit être défaussé, à votre choix\u202f; vous pouvez défausser davantage.',
    ),
    table('1'),
    ruling(
      'Les cartes défaussées vont à la défausse et peuvent revenir. La limite compte les centres que vous tenez à cet instant.',
    ),
  ),
  section(
    '6.2',
    'La carte du tour',
    text(
      'Une carte unique dont l’événement a eu lieu est retirée du jeu. Une carte de réserve gardée rejoint votre main. Une carte marquée «\u202fmélange\u202f» est mélangée avec la pioche et la défausse en une nouvelle pioche, même si son événement n’a pas eu lieu. Toute autre est défaussée.',
    ),
  ),
);
