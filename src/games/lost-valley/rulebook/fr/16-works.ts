import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const works = chapter(
  '16',
  'Raids, réparations, récupération',
  section(
    '16.0',
    'En bref',
    text(
      '1 PA permet à la fois les raids, les fortifications et la réparation de la piste\u202f; l’artillerie, les réparations et la piste coûtent en plus des PR. La levée d’une interdiction et la récupération sont gratuites.',
    ),
  ),
  section(
    '16.1',
    'Raids',
    text(
      'Un raid nettoie les tranchées autour d’un centre français du front\u202f: voisin d’un centre Viêt Minh, ou relié par une ligne à une case de départ. S’il réussit, le niveau de fortifications monte, jamais au-delà de 4.',
    ),
    list(
      'Un raid par centre et un par unité, chaque tour.',
      'De l’infanterie active du centre ou d’un centre voisin, quatre pas au plus, et un peloton de chars actif.',
      'L’artillerie du même sous-secteur ou d’un sous-secteur voisin\u202f: 1 PR, payé une fois pour la phase\u202f; chaque unité un seul raid.',
    ),
    text('Lancez 2d6\u202f:'),
    list(
      'SITREP',
      'les facteurs de moral de l’infanterie qui part',
      'les facteurs d’assaut des chars et de l’artillerie d’appui',
      'moins la force de la division dont la case est la plus proche par son axe\u202f; à égalité, le dé décide',
      'cartes d’événement',
    ),
    table('11'),
    text(
      'Les unités du raid en paient le prix\u202f: un pas (comme en [[15.1.5]]), la désorganisation, ou des tests de moral. Puis toutes sont engagées.',
    ),
    figure(counters('6-bpc', '8-bpc', 'peloton-guntz')),
    example(
      'Raid autour d’Éliane\u202f: 6 BPC et 8 BPC (moral 3 chacun) avec le Peloton Guntz (assaut 2), Division 316 à 9, SITREP 0\u202f: −1. Un 8 aux dés devient 7\u202f: un niveau gagné, et un test de moral pour chaque unité.',
    ),
    ruling(
      'Un raid demande de l’infanterie. Ce n’est pas un mouvement\u202f: il peut aller vers Isabelle ou un centre encerclé, et en partir.',
    ),
  ),
  section(
    '16.2',
    'Fortifications',
    text(
      'À l’arrière, 1 PR ajoute un niveau à un centre français, une fois par tour pour chacun. Si le 31 BG y est actif, deux niveaux pour le même prix\u202f; il est alors engagé. Jamais au-delà de 4.',
    ),
    figure(counters('31-bg')),
  ),
  section(
    '16.3',
    'Réparation de la piste',
    text(
      'Une piste interdite rouvre d’elle-même, sans frais. Une piste endommagée peut être réparée\u202f: lancez 1d6, ajoutez le SITREP, et +1 pour 1 PR. En cas d’échec, si le 31 BG est actif à Huguette, il peut relancer et se trouve engagé. Une piste détruite ne se répare pas.',
    ),
    table('12'),
    ruling('Il n’est pas nécessaire d’avoir des troupes à Huguette, et un no man’s land ne l’empêche pas.'),
  ),
  section(
    '16.4',
    'Récupération',
    text(
      'Gratuite. Chaque unité désorganisée fait un test de moral, avec son moral diminué, et se rétablit si elle réussit. Puis toutes les unités engagées redeviennent actives. Celles qui sont encore sur une zone de saut sont perdues ([[13.1]]).',
    ),
  ),
);
