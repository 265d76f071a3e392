import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const frenchAssault = chapter(
  '15',
  'Assauts français',
  section(
    '15.0',
    'En bref',
    text(
      'Dépensez 1 PA pour donner l’assaut à autant de centres Viêt Minh que vous voulez, chacun une fois par tour, l’un après l’autre dans l’ordre de votre choix. Les cases de départ ne peuvent être attaquées.',
    ),
    list(
      'L’infanterie et les chars actifs des centres voisins peuvent y prendre part, de plusieurs centres à la fois.',
      'Six pas d’infanterie au plus par assaut, et autant de chars que l’on veut.',
      'Aucune unité n’attaque deux fois par tour.',
    ),
    ruling(
      'Les unités désorganisées peuvent y aller, avec leurs facteurs diminués. Celles d’un centre encerclé peuvent attaquer et occuper\u202f: un assaut n’est pas un mouvement.',
    ),
  ),
  section(
    '15.1',
    'Déroulement d’un assaut',
    text('Objectif, troupes, appui, jet, pertes, contrôle. Chaque assaut est achevé avant que le suivant commence.'),
  ),
  section(
    '15.1.1',
    'Objectif',
    text(
      'Désignez un centre Viêt Minh voisin d’une de vos infanteries actives ou d’un de vos pelotons de chars actifs.',
    ),
  ),
  section(
    '15.1.2',
    'Troupes',
    text('Désignez les unités qui y vont. Rien n’est dépensé avant que vous lanciez l’assaut.'),
  ),
  section('15.1.3', 'Appui aérien', text('Chaque PAA ajoute +1, sauf au tour 1 de la campagne.')),
  section(
    '15.1.4',
    'Appui d’artillerie',
    text(
      '1 PR, payé une fois, permet l’appui d’artillerie pour toute la phase. L’artillerie active du sous-secteur de l’objectif ou d’un sous-secteur voisin ajoute son facteur d’assaut, chaque unité à un seul assaut, et se trouve engagée.',
    ),
  ),
  section(
    '15.1.5',
    'L’assaut',
    text('Lancez 2d6 sur la Table 10\u202f:'),
    list(
      'SITREP',
      'les facteurs d’assaut de toutes les unités qui y vont et de l’artillerie d’appui',
      '+1 par PAA',
      'moins la force de la division qui tient le centre, et −1 pour ses fortifications',
      'cartes d’événement',
    ),
    table('10'),
    text('Le chiffre de gauche modifie le jet de vos pertes, celui de droite le jet du Viêt Minh.'),
    table('10.1'),
    text(
      'Les pertes frappent l’infanterie et les chars qui ont pris part à l’assaut, dans l’ordre de [[12.3.5.2]]\u202f: pas, désorganisation, contre-batterie sur les canons qui ont tiré. Il n’y a pas de repli.',
    ),
    table('10.2'),
    text(
      'La division perd de la force et peut être repoussée. Si des chars ont pris part, vous pouvez relancer ce dé une fois, quel que soit le nombre de pelotons\u202f; le second jet fait foi.',
    ),
    figure(counters('8-bpc', '6-bpc', 'peloton-carette', '11-iv-4-rac')),
    example(
      'Dominique, tenue par la Division 312, force 8. 8 BPC et 6 BPC (3 chacun), Peloton Carette (2), 11/IV/4 RAC (2) et deux PAA, SITREP 0\u202f: 3 + 3 + 2 + 2 + 2 − 8 − 1 = +3. Un 7 aux dés devient 10\u202f: +1 sur les deux tables. Un 3 au dé devient 4\u202f: force −1, repoussée.',
    ),
  ),
  section(
    '15.1.6',
    'Après l’assaut',
    text(
      'Les canons qui ont appuyé sont engagés. Division non repoussée\u202f: les unités retournent d’où elles viennent, engagées. Repoussée\u202f: le marqueur est retiré, le niveau passe à 1, et vous pouvez occuper le centre.',
    ),
    list(
      'Toute unité qui a pris part peut y entrer, ainsi que toute infanterie ou tout peloton de chars actif d’un centre voisin. Tous sont engagés.',
      'La limite d’empilement s’applique.',
      'Avec de l’infanterie ou des chars, le centre redevient français\u202f: étoiles et symboles sont rendus ([[2.2.4]]). Sans eux, c’est un no man’s land.',
    ),
    ruling(
      'Si personne n’a survécu, la division est repoussée tout de même. Un centre que les assaillants ont laissé vide devient un no man’s land, sans perte de moral\u202f; PC GONO ne peut rester sans infanterie.',
    ),
  ),
  section(
    '15.1.7',
    'Marqueurs coupés',
    text(
      'Après chaque assaut\u202f: un marqueur Viêt Minh qui ne peut plus remonter l’axe de sa division jusqu’à sa case sans traverser un centre français est retiré, et son centre devient un no man’s land. Il redevient français quand votre infanterie ou vos chars y entrent.',
    ),
  ),
);
