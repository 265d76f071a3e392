import { chapter, example, ruling, section, table, text } from '../blocks';

export const vmLogistics = chapter(
  '11',
  'Logistique du Viêt Minh',
  section(
    '11.0',
    'En bref',
    text(
      'Les divisions reposées se renforcent\u202f; celles qui ont subi des pertes peuvent s’abstenir. Rien de cela au tour 1. L’ordre est 312, 308, 316, 304.',
    ),
  ),
  section(
    '11.1',
    'Force des divisions reposées',
    text(
      'Une division qui n’a pas donné l’assaut au tour passé gagne 2 points de force, pendant la mousson (tours 10 à 14) 1 seulement, jamais au-delà de 15. Après la carte 5, toutes comptent comme reposées.',
    ),
    table('5'),
    ruling(
      'Ce qui compte est de n’avoir pas donné l’assaut, non d’avoir été inactive\u202f: une division active sans objectif gagne aussi. Les Divisions 304 et 316 ne gagnent rien avant leur activation.',
    ),
  ),
  section(
    '11.2',
    'Test d’état',
    text(
      'Une division dont la force est de 8 ou moins est ébranlée. Lancez 2d6, ajoutez le SITREP, et +1 si elle est à la moitié de sa force initiale ou moins. Si le résultat ne dépasse pas sa force actuelle, elle est active\u202f; sinon elle est inactive et ne sape ni n’attaque ce tour. Avec 9 ou plus, une division est active sans jet.',
    ),
    table('6'),
    example(
      'La Division 308 a commencé à 13 et il lui reste 6\u202f: +1. Avec un SITREP de −1 cela fait 0\u202f: il lui faut 6 ou moins aux dés.',
    ),
  ),
  section(
    '11.3',
    'Divisions 316 et 304',
    text(
      'Dans la campagne, ces deux divisions commencent inactives. À partir du tour 2, lancez pour chacune 1d6 plus le SITREP\u202f: si le résultat ne dépasse pas le numéro du tour, la division entre dans la bataille pour de bon. Elle peut ensuite être ébranlée comme les autres.',
    ),
    table('7'),
    example('Tour 3, SITREP +1\u202f: la Division 316 arrive sur 1 ou 2.'),
    ruling('La 316 lance la première. Une division agit dès le tour où elle entre, quelle que soit sa force.'),
  ),
);
