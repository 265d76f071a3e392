import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { centre } from '../figures';
import { vmAssaultSections } from './12-vm-assault';

export const vmAction = chapter(
  '12',
  'Action du Viêt Minh',
  section(
    '12.0',
    'En bref',
    text(
      'Les divisions prennent ce qui est vide, creusent vers ce qui ne l’est pas, et donnent l’assaut. Elles suivent des règles fixes\u202f; vous répondez avec les canons, les avions et les cartes.',
    ),
  ),
  section(
    '12.1',
    'Contrôle automatique',
    text(
      'Le Viêt Minh prend tout centre sans infanterie ni chars français qu’une de ses divisions, active ou non, peut atteindre par son axe sans traverser de centre français. Canons et DCA qui s’y trouvent sont perdus, et les étoiles et symboles comptent ([[2.2.4]]).',
    ),
    example(
      'La Division 312 tient Béatrice. Vous laissez Dominique vide\u202f: au tour suivant, la Division 312 la prend sans un coup de feu.',
    ),
    ruling(
      'Si plusieurs divisions le peuvent, la plus forte s’en charge, ou le dé décide. On peut traverser un no man’s land, et un centre peut ouvrir le chemin du suivant dans la même phase. Les ouvrages tombent au niveau 1, comme après un assaut.',
    ),
  ),
  section(
    '12.2',
    'Sape',
    text(
      'Chaque centre français qu’une division active peut atteindre est sapé une fois\u202f: directement depuis sa case, ou par des centres tenus par le Viêt Minh, le long de ses propres lignes. Si plusieurs le peuvent, la plus forte creuse. Pas de sape au tour 1, ni au niveau 0.',
    ),
    text('Lancez 2d6\u202f:'),
    list(
      'SITREP',
      'plus le meilleur moral de l’infanterie et des chars présents, actifs ou engagés',
      'moins la moitié de la force de la division, arrondie au-dessus',
      'cartes d’événement',
    ),
    table('8'),
    example(
      'La Division 312 (force 13) sape Dominique, tenue par le 3/3 RTA (moral 1)\u202f; SITREP 0. Le jet a +1 − 7 = −6\u202f: un 7 aux dés devient 1, et un niveau est perdu.',
    ),
    ruling(
      'On ne compare que les divisions qui atteignent le centre, avec leur force au début de la phase. Un no man’s land ne laisse passer ni la sape ni l’assaut.',
    ),
  ),
  section(
    '12.2.1',
    'Centres encerclés',
    text('Un centre français qui porte le symbole est encerclé tant que son niveau est à 0\u202f:'),
    list(
      'personne n’y entre ni n’en sort\u202f;',
      '−1 quand il subit un assaut\u202f;',
      'les unités qui doivent s’en replier sont éliminées.',
    ),
    text('Dès que son niveau dépasse 0, il est dégagé\u202f: un raid peut y suffire ([[16.1]]).'),
    figure(centre('isabelle')),
    ruling(
      'Aucune unité ne peut non plus se replier dans un centre encerclé. Assauts et raids ne sont pas des mouvements\u202f: une garnison encerclée peut en mener.',
    ),
  ),
  section(
    '12.2.2',
    'La liaison avec Isabelle',
    text(
      'Quand Isabelle est encerclée, le moral du camp baisse de 1\u202f; quand elle est dégagée, il remonte de 1. Tant qu’elle est encerclée ou Viêt Minh, le ravitaillement a −1.',
    ),
    ruling(
      'Si elle est prise alors qu’elle est encerclée, le point n’est pas rendu et son étoile est perdue en plus. Le −1 ne se double jamais.',
    ),
  ),
  ...vmAssaultSections,
);
