import { chapter, example, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const artillery = chapter(
  '10',
  'Artillerie',
  section(
    '10.0',
    'Ce que peuvent les canons',
    list(
      'bombarder dans la phase stratégique ([[10.2]]), le Viêt Minh aussi le PC ([[10.3]])\u202f;',
      'tirer sur des unités en mouvement ([[10.4]])\u202f;',
      'tirer en contre-batterie, Français seulement ([[10.5]])\u202f;',
      'appuyer dans la phase d’assaut ([[5.6.2]]).',
    ),
    text(
      'Une batterie tire une fois par tour, d’une de ces façons, et chaque tir coûte un point de ravitaillement ([[7.2]]). À part cela, les canons tirent toujours, gratuitement, sur les unités qui assaillent leur zone ([[12.2]]).',
    ),
    figure(counters('fr-4c-155', 'fr-1le-hm', 'vm-105-1', 'vm-120-1', 'vm-82-1', 'vm-kat-1')),
    list(
      'Obusiers, mortiers de 120\u00a0mm et Katioucha atteignent tout ce qu’ils voient.',
      'Les mortiers de 82\u00a0mm portent à deux zones.',
      'La DCA ne tire que sur des avions, jamais sur des unités au sol.',
      'Les 105\u00a0mm du Viêt Minh ne font que bombarder\u202f: ils sont enterrés trop profond pour le reste ([[14.7]]). Les Katioucha aussi ([[14.3]]).',
    ),
    ruling(
      'Avec l’échelle à 0, aucun canon ne tire, sauf les Katioucha et les canons sur leurs assaillants. Tous les canons se défendent, sauf la DCA\u202f; les 105\u00a0mm et les Katioucha aussi.',
    ),
  ),
  section(
    '10.1',
    'Ligne de vue',
    text(
      'Un canon voit sa cible le long d’une chaîne de zones adjacentes sans forêt dense, ni collines, ni amis\u202f; les zones du canon et de la cible ne comptent pas. La chaîne peut être plus longue que la portée.',
    ),
    example(
      'Un canon de la vallée du nord-est voit Béatrice par la rive est de la Nam Youm et la plaine de la RP 41. Avec de l’infanterie viêt minh dans cette plaine, cette chaîne est fermée.',
    ),
    ruling(
      'Cela vaut pour tous les canons contre des cibles au sol, le PC et la contre-batterie compris. Les zones de vallée arrêtent la vue comme la forêt dense. Ce qui est adjacent est toujours visible. Une portée de deux, ce sont deux zones par le plus court chemin.',
    ),
  ),
  section(
    '10.2',
    'Bombardement',
    text(
      'Une batterie en ordre et ravitaillée, qui n’a pas tiré, désigne une zone et paie. Si la contre-batterie ne l’arrête pas ([[10.5]]), on lance un dé pour chaque unité ennemie de la zone. Dans une zone de vallée, elle désigne une unité.',
    ),
    table('bombardment'),
    list(
      '+1 si la cible est en terrain clair\u202f;',
      '+1 si une unité amie en ordre, autre qu’un char, est adjacente à la zone visée\u202f;',
      '+1 pour 4 points de mouvement dépensés par la cible (tir d’opportunité seulement)\u202f;',
      '−1 dans la forêt dense ou une zone de vallée\u202f;',
      '−1 par retranchement, deux au plus.',
    ),
    text(
      'Le premier coup désorganise une unité, un autre ôte un pas. Dans la phase stratégique, aucune unité ne perd plus d’un pas aux canons et aux bombes ensemble, et jamais le dernier.',
    ),
    example(
      'E-1 abrite le I/4 RTM, le BT 2 et du génie\u202f; un bataillon viêt minh est à côté. Une batterie de 105\u00a0mm lance 3, 4 et 6, avec +1\u202f: le BT 2 et le génie sont désorganisés. Une seconde lance 4, 5 et 6\u202f: le I/4 RTM est désorganisé à son tour, le BT 2 perd un pas, et le génie garde son dernier.',
    ),
    ruling(
      'La colonne est la force actuelle de la batterie. La limite couvre toute la phase stratégique\u202f; fusées et mine n’y sont pas tenues. L’appui emploie cette table contre une unité, et là, on peut perdre autant de pas qu’il vient. Contre les canons, les retranchements couvrent toutes les unités de la zone, françaises aussi.',
    ),
    rebuilt(
      'La table ne nous était pas accessible\u202f; elle a été reconstituée d’après la force du tireur. Les modificateurs sont énoncés.',
    ),
  ),
  section(
    '10.3',
    'Tir sur le PC',
    text(
      'Une batterie du Viêt Minh peut viser plutôt le PC de Castries. Chaque coup ôte un point de ravitaillement français. Le dé a +1 si le Viêt Minh est à côté de la Forteresse centrale. Les unités de la Forteresse ne souffrent pas\u202f; et un tir sur elles n’atteint pas le ravitaillement.',
    ),
    example(
      'Une batterie de 120\u00a0mm, le Viêt Minh à côté de la Forteresse centrale\u202f: 4 + 1 = 5, un coup, un point de ravitaillement.',
    ),
    ruling('Deux coups ôtent deux points. Aucun autre modificateur ne compte.'),
  ),
  section(
    '10.4',
    'Tir d’opportunité',
    text(
      'Pendant le mouvement stratégique, les batteries de l’autre camp peuvent tirer sur l’unité en marche après chaque zone où elle entre, selon les règles du bombardement. Un coup au but arrête aussi sa marche. La contre-batterie est possible si les Français se déplacent. Les 105\u00a0mm du Viêt Minh et les Katioucha n’y prennent pas part.',
    ),
    example('La cible a dépensé 9 points de mouvement\u202f: +2.'),
    ruling(
      'Aussi quand une unité sort de la zone de transport. Seule l’unité en marche est touchée. Plusieurs batteries peuvent tirer au même endroit ou à divers points du trajet. Tous les points dépensés dans ce mouvement comptent. Un canon qui a fait lui-même un mouvement stratégique ne tire pas.',
    ),
  ),
  section(
    '10.5',
    'Contre-batterie',
    text(
      'Quand une batterie du Viêt Minh a désigné sa cible, des batteries françaises qui n’ont pas tiré peuvent la viser. Chacune paie un point et lance un dé\u202f: 5 ou plus, touché. La batterie visée est désorganisée, sa mission est nulle, et elle a tout de même tiré et payé.',
    ),
    list(
      '−1 si la batterie est dans la forêt dense ou une zone de vallée\u202f;',
      '−1 par retranchement, deux au plus\u202f;',
      '+1 si une unité française en ordre est adjacente à sa zone.',
    ),
    example(
      'Un 82\u00a0mm dans la forêt dense derrière un retranchement, une unité française à côté\u202f: 6 − 1 − 1 + 1 = 5, touché.',
    ),
    ruling(
      'Possible contre le bombardement, le tir sur le PC, le tir d’opportunité et l’appui, jamais contre les Katioucha ni la DCA. Toutes les batteries qui répondent sont désignées avant le premier dé, et chacune en lance un. Un second coup ôte un pas.',
    ),
  ),
);
