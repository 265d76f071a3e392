import { example, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { card, counters, inStates, roster } from '../figures';

export const counterSections = [
  section(
    '2.3',
    'Pions',
    text('Les pions sont soit des unités, toutes françaises, soit des marqueurs, qui notent quelque chose.'),
  ),
  section(
    '2.3.1',
    'Unités',
    text('Chaque pion est un bataillon, une compagnie, une batterie ou un peloton de la garnison.'),
    figure(counters('6-bpc', '5-7-rta', 'peloton-carette', '11-iv-4-rac')),
  ),
  section(
    '2.3.1.1',
    'Désignations',
    text(
      'Les unités portent leur nom historique\u202f: 6 BPC est le 6e bataillon de parachutistes coloniaux, 3/13 DBLE le 3e bataillon de la 13e demi-brigade de la Légion étrangère.',
    ),
  ),
  section(
    '2.3.1.2',
    'Infanterie et armes d’appui',
    list(
      'Infanterie\u202f: bataillons et compagnies de la Légion, de parachutistes, de Nord-Africains, de Thaïs et de Vietnamiens, génie, unités de circonstance.',
      'Armes d’appui\u202f: chars (pelotons de M24 Chaffee), artillerie (obusiers et mortiers lourds) et DCA (mitrailleuses quadruples).',
    ),
    figure(roster),
  ),
  section(
    '2.3.1.3',
    'Les trois facteurs',
    text('Au bas du pion figurent trois chiffres, qui s’ajoutent aux jets\u202f:'),
    list(
      'Assaut\u202f: dans vos assauts\u202f; pour l’artillerie, son appui à un assaut ou à un raid. Un X interdit d’y prendre part.',
      'Défense\u202f: quand le Viêt Minh donne l’assaut\u202f; pour l’artillerie, son appui à une défense.',
      'Moral\u202f: dans les tests de moral, contre la sape et en raid. Certaines unités sont au-dessous de zéro.',
    ),
    figure(counters('6-bpc', '1-gaaceo', 'csm-272')),
    rebuilt(
      'La plupart des facteurs sont reconstitués d’après la qualité de l’unité\u202f; ceux que montrent les exemples du livret de règles sont conservés.',
    ),
  ),
  section('2.3.1.4', 'Mise en place', text('Chaque unité a sa place au départ, ou le tour où elle arrive ([[3.2]]).')),
  section(
    '2.3.1.5',
    'Pas',
    text(
      'Les points sur un pion d’infanterie sont ses pas. Un bataillon à deux pas qui en perd un est réduit\u202f: il passe sur sa face faible, barrée de blanc. Une unité qui perd son dernier pas est éliminée. Compagnies et armes d’appui n’ont qu’un pas.',
    ),
    figure(inStates('6-bpc', [], ['reduced'])),
  ),
  section(
    '2.3.1.6',
    'Aptitudes particulières',
    list(
      'Génie, 31 BG\u202f: deux niveaux au lieu d’un quand il répare ([[16.2]]), et un second jet pour la piste ([[16.3]]).',
      'L’artillerie tire de loin, pour son sous-secteur et les sous-secteurs voisins ([[2.2.5]]). Elle se déplace d’un centre, seulement si aucune division n’est active, et se trouve alors engagée ([[14.1]]).',
      'DCA, 1 GAACEO\u202f: ne donne jamais l’assaut, se déplace d’un centre, et permet de relancer les pertes du Viêt Minh là où il défend ([[12.3.5.2]]).',
      'Les chars vont aussi loin qu’ils veulent, et permettent de relancer les pertes du Viêt Minh dans un assaut auquel ils prennent part ([[15.1.5]]).',
    ),
    figure(counters('31-bg', 'ii-4-rac', '1-gaaceo', 'peloton-guntz')),
    ruling('Relancer est toujours votre choix, une fois le premier jet connu\u202f; le second fait foi.'),
  ),
  section(
    '2.3.1.7',
    'Active ou engagée',
    text(
      'Toutes les unités commencent le tour actives. Un assaut, un raid, une réparation du génie ou un tir d’appui les engage, de même que le mouvement pour l’artillerie. Certains événements aussi. Elles redeviennent actives à la récupération ([[16.4]]).',
    ),
    figure(inStates('8-bpc', [], ['used'])),
  ),
  section(
    '2.3.1.8',
    'Amis et ennemis',
    text(
      'Les unités et les centres français sont à vous. Les marqueurs Viêt Minh et les centres qui les portent sont à l’adversaire.',
    ),
  ),
  section(
    '2.3.2',
    'Marqueurs',
    text('Les marqueurs notent des niveaux et des états. Ils ne comptent jamais dans l’empilement.'),
  ),
  section(
    '2.3.2.1',
    'Marqueurs d’échelle et de contrôle',
    text(
      'Le tour, les points d’action, les points d’appui aérien, le moral du camp, les points de ressources, le SITREP et la DCA ont chacun leur marqueur. La force de chaque division aussi\u202f: son verso signifie inactive, et son numéro donne l’ordre d’action des divisions (312, 308, 316, 304). Les marqueurs de contrôle disent quelle division tient un centre\u202f; ceux de no man’s land, que personne ne le tient.',
    ),
  ),
  section(
    '2.3.2.2',
    'Désorganisation et autres états',
    text(
      'Une unité désorganisée perd 1 dans ses trois facteurs, même au-dessous de zéro. L’être une seconde fois ne change rien. Elle se rétablit par un test de moral à la récupération ([[16.4]]). La piste et les fortifications ont leurs propres marqueurs.',
    ),
    figure(inStates('3-3-rta', [], ['disrupted'])),
  ),
  section(
    '2.4',
    'Cartes d’événement',
    text(
      'Une carte donne son numéro et son titre, ses points d’action, une condition, la phase de l’événement et l’événement. Des symboles signalent les cartes de réserve, les événements uniques et les mélanges\u202f; un drapeau dit qui en profite. Leur emploi\u202f: [[5.0]].',
    ),
    figure(card(16)),
  ),
  section('2.5', 'Dés', text('On lance un dé (1d6), ou deux dont on fait la somme (2d6).')),
  section(
    '2.5.1',
    'Modificateurs',
    text(
      'Un modificateur s’ajoute au jet. Un plus vous est toujours favorable, un moins l’est toujours au Viêt Minh. Un résultat qui sort d’une table se lit sur la dernière ligne de ce côté.',
    ),
  ),
  section(
    '2.5.2',
    'SITREP',
    text(
      'Le rapport de situation est la somme des modificateurs du moral du camp et des points de ressources, de −6 à +2. Il entre dans la plupart des jets, les vôtres comme les leurs.',
    ),
    example(
      'Un moral du camp de 6 donne −1, 26 points de ressources donnent +1\u202f: SITREP 0. Dépensez un seul PR et il tombe à −1.',
    ),
    ruling('Il est recalculé à chaque jet, et peut donc changer au milieu d’une phase.'),
  ),
  section(
    '2.5.3',
    'Tests de moral',
    text(
      'Lancez 2d6, ajoutez le moral actuel de l’unité et le SITREP\u202f: à 8 ou plus, c’est réussi. Chaque unité teste pour son compte. Ce que coûte un échec est dit là où le test est demandé.',
    ),
    example(
      'Le BT 3 a −1 en moral, et −2 s’il est désorganisé. Avec un SITREP de 0, il lui faut 10 aux dés pour se rétablir.',
    ),
  ),
];
