import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const weather = chapter(
  '6',
  'Temps et événements',
  section('6.0', 'En bref', text('À partir du tour 2, un dé pour le temps et deux pour un événement.')),
  section(
    '6.1',
    'Temps',
    text('On lit le dé dans la colonne du mois. À l’approche de mai, il pleut davantage.'),
    table('weather'),
    ruling(
      'Les deux tiers ou le tiers se prennent sur l’ensemble des unités aériennes intactes, fractions perdues une seule fois. Les Français choisissent celles qui restent au sol, de tout type.',
    ),
    example(
      'Temps couvert, 23 unités aériennes intactes\u202f: 15 volent, et les Français choisissent les 8 autres. Sous la pluie, 7 volent.',
    ),
  ),
  section(
    '6.1.1',
    'Clair',
    text('Tous les appareils peuvent voler. Le Viêt Minh ajoute 3 à son dé pour la zone de transport ([[8.1.1]]).'),
  ),
  section(
    '6.1.2',
    'Couvert',
    text(
      'Deux tiers des unités aériennes intactes volent, et aucun largage ne se fait à basse altitude. Le Viêt Minh ajoute 4 à son dé pour la zone de transport, et 1 à chaque dé pour en sortir ([[8.1.2]]).',
    ),
  ),
  section(
    '6.1.3',
    'Pluie',
    text(
      'Un tiers des unités aériennes intactes volent, aucune à basse altitude, donc sans neutralisation de la DCA. La DCA a −1. Le Viêt Minh ajoute 5 à son dé pour la zone de transport, et 2 à chaque dé pour en sortir.',
    ),
  ),
  section(
    '6.2',
    'Événements',
    text('La somme de deux dés, à partir du tour 2. Un événement qui n’arrive qu’une fois ne fait rien la seconde.'),
    table('random-events'),
    ruling(
      'Le ravitaillement ôté par un événement ne passe jamais sous zéro. Après les aveux d’un prisonnier, on ne joue pas l’initiative ce tour-ci. Dans une crise de moral à égalité de points de victoire, rien ne se passe\u202f; sinon l’autre camp désigne autant d’unités différentes sur la carte que le dé l’indique, sans chars, toutes avant le premier jet.',
    ),
  ),
);

export const supply = chapter(
  '7',
  'Ravitaillement',
  section(
    '7.0',
    'En bref',
    text(
      'Chaque camp a un stock de points de ravitaillement. Les canons et les armées en vivent\u202f; sans lui, les unités dépérissent.',
    ),
  ),
  section(
    '7.1',
    'Échelles de ravitaillement',
    text(
      'L’échelle montre le stock. Un pion de ravitaillement du Viêt Minh qui sort de la zone de transport ajoute un point ([[8.1.2]]), un pas de ravitaillement français qui atterrit sur la Forteresse centrale en ajoute un ([[9.5]]).',
    ),
    ruling('L’échelle ne descend jamais sous 0 et ne dépasse pas 99.'),
  ),
  section(
    '7.2',
    'Ce qui se paie',
    list(
      'Un point par batterie qui tire, quel que soit le camp. Les Katioucha, la DCA et les canons qui tirent sur leurs assaillants ne coûtent rien.',
      'Viêt Minh\u202f: un point par tour et par division sur la carte. Le Régiment 148 compte avec la Division 304.',
      'Français\u202f: un point par tour pour 20 pas sur la carte\u202f; tous les chars ensemble comptent pour un pas.',
      'Français\u202f: un point par coup au but sur le PC ([[10.3]]).',
    ),
    example('83 pas français coûtent 4 points.'),
    ruling(
      'Une division est sur la carte dès qu’une de ses unités y est\u202f; la Division 351 compte aussi. Les fractions françaises tombent, mais un point au moins est dû. On doit payer tant qu’il reste des points. Qui n’en a pas assez désigne ce qui n’est pas payé\u202f: une division par point manquant, ou 20 pas d’unités françaises.',
    ),
    example(
      'Le Viêt Minh n’a plus que 3 points et cinq divisions sur la carte\u202f: deux divisions de son choix sont sans ravitaillement tout le tour.',
    ),
  ),
  section(
    '7.3',
    'Sans ravitaillement',
    list(
      'Mouvement, force et moral baissent de un, jamais sous un.',
      'Pas de tir d’opportunité\u202f; les canons ne tirent que sur leurs assaillants.',
      'La DCA a −1.',
      'Ni assaut ni mouvement stratégique.',
      'Dans la phase de récupération, l’unité lance un dé\u202f: au-dessus de son moral imprimé, elle perd la différence en pas. Elle peut disparaître.',
    ),
    example('Moral imprimé 4, un jet de 6\u202f: deux pas sont perdus.'),
    example('Un bataillon de 4-4-4 joue comme un 3-3-3.'),
    ruling(
      'Les chars ne lancent jamais ce dé. La DCA sans ravitaillement ne tire pas du tout dans la phase d’assaut, qui demande du ravitaillement. Les unités sans ravitaillement tirent et se défendent avec ce qui leur reste.',
    ),
  ),
  section(
    '7.4',
    'D’où il vient',
    text(
      'À l’arrière, le ravitaillement ne manque pas. Ce qui compte, c’est ce qu’on peut amener\u202f: par la zone de transport ([[8.1.1]]) ou par les airs ([[9.5]]).',
    ),
  ),
  section(
    '7.5',
    'Lignes de ravitaillement',
    text(
      'À partir du tour 2, chaque unité sur la carte a besoin d’une chaîne de zones sans unité ennemie, de longueur quelconque, jusqu’à une source\u202f: pour le Viêt Minh une des quatre zones de vallée, pour les Français la Forteresse centrale. On trace les lignes dans la phase de ravitaillement et de nouveau au début de la phase de récupération.',
    ),
    ruling(
      'On trace d’abord, on paie ensuite. Les lignes passent la rivière partout. Dans la phase de récupération, une unité payée qui a de nouveau une ligne perd son marqueur et ne lance pas de dé\u202f; une unité nouvellement coupée est marquée et en lance un. Une unité seulement impayée reste marquée jusqu’à la phase de ravitaillement suivante. Au tour 1, tout le monde est ravitaillé jusqu’à la fin.',
    ),
  ),
);
