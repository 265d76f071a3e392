import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { counters } from '../figures';

export const special = chapter(
  '14',
  'Unités particulières',
  section(
    '14.0',
    'En bref',
    text(
      'Chars, fusées, génie d’assaut, mafia parachutiste, mitrailleuses quadruples, et le commandement des divisions.',
    ),
  ),
  section(
    '14.1',
    'Chars français',
    text(
      'Dix chars, chacun par son nom. Un char ajoute 1 à la force et au moral d’une unité de type infanterie de sa zone, quand elle tire, attaque ou se défend. Dans un assaut, il décale le rapport d’une colonne pour les Français. Il ne prend pas de place.',
    ),
    figure(counters('fr-tk-bazaille', 'fr-tk-mulhouse', 'fr-tk-douaumont')),
    text(
      'Un char seul se défend avec force 1 et moral 1. Un char touché est endommagé\u202f: il ne bouge plus et n’aide plus, et un second coup le détruit. Un char intact peut en remorquer un endommagé d’une zone, pour tout son mouvement. Un char endommagé qui doit se replier est perdu, sauf remorqué. Le repli ne désorganise pas les chars. On les répare dans la phase de récupération ([[13.1]]).',
    ),
    ruling(
      'Un char par unité\u202f; les Français choisissent avant chaque tir\u202f; dans un assaut, un char accompagne l’unité de tête, quelle que soit celle qu’il a aidée à tirer. Quel que soit leur nombre, le décalage est d’une colonne. Un char qui a aidé ou tiré l’a fait pour cette demi-manche\u202f; après un mouvement stratégique, il n’aide que dans le tir défensif final et en défense. Sans unité à aider, il tire avec force 1. En défense, chaque char compte un point. Un char qui attaque accompagne une unité assaillante de sa propre zone. Un char est un pas, pour les pertes et pour les points.',
    ),
  ),
  section(
    '14.2',
    'Tir antichar du Viêt Minh',
    text(
      'Chaque bataillon d’infanterie du Viêt Minh a un tir par tour contre un char d’une zone adjacente, en plus de son feu. 5 ou plus touche\u202f: le char est endommagé, un char endommagé détruit.',
    ),
    list('−1 si le bataillon a une force de 2 ou 1\u202f;', '+1 s’il tire d’une colline.'),
    example('Un bataillon de force 2 sur une colline\u202f: 5 − 1 + 1 = 5, touché.'),
    ruling(
      'Pendant le feu, ou contre un char assaillant dans le tir défensif final. Le génie d’assaut n’a pas ce tir. Un bataillon qui s’en est servi dans sa propre demi-manche n’y donne pas l’assaut.',
    ),
  ),
  section(
    '14.3',
    'Katioucha',
    text(
      'Deux unités de fusées, à partir du tour 7. Elles bougent une fois, en sortant de la zone de transport, et restent où elles se mettent. Elles ne font que bombarder\u202f: sans ravitaillement, jamais en butte à la contre-batterie. Un dé pour chaque unité de la zone, sans modificateur\u202f: à 6, on lance un second dé, et s’il dépasse le moral de l’unité, elle est désorganisée et perd la différence en pas. Elle peut être détruite.',
    ),
    figure(counters('vm-kat-1', 'vm-kat-2')),
    example('Une unité de moral 4 est touchée et lance 6\u202f: elle est désorganisée et perd deux pas.'),
    ruling(
      'Il leur faut une ligne de vue comme aux autres canons. En sortant de la zone de transport, elles vont aussi loin qu’elles veulent en mouvement stratégique, jusqu’à la vallée seulement dans la phase d’assaut. Si elles doivent se replier, elles sont perdues. Un char touché est endommagé, un char endommagé détruit, sans second jet.',
    ),
  ),
  section(
    '14.4',
    'Génie d’assaut du Viêt Minh',
    text('Trois bataillons de génie d’assaut, pour trois tâches.'),
    figure(counters('vm-151-1', 'vm-151-2', 'vm-151-3')),
  ),
  section(
    '14.4.1',
    'Retranchements',
    text(
      'Une unité de génie d’assaut qui n’a rien fait de tout le tour creuse dans la phase de récupération\u202f: un retranchement par pas, dans sa zone ou dans une zone adjacente sans Français. Deux au plus par zone. Seul le Viêt Minh peut les ôter.',
    ),
    ruling(
      'Ne rien faire, c’est n’avoir ni bougé, ni tiré, même en défense, ni donné l’assaut. Avoir été désorganisée n’empêche rien. Les retranchements restent quand la zone change de mains.',
    ),
  ),
  section(
    '14.4.2',
    'La mine',
    text(
      'Une fois par partie. Du génie d’assaut d’au moins quatre pas quitte la carte pour creuser deux tours sous une zone française adjacente au Viêt Minh. Puis il revient à côté d’elle. La mine échoue s’il n’y a plus de Viêt Minh à côté de la cible. Chaque unité du génie français dans la zone lance un dé\u202f: à 6, la mine est trouvée. Sinon, elle saute pendant le bombardement\u202f: chaque unité française de la zone lance un dé, et s’il dépasse son moral, elle est désorganisée et perd la différence en pas.',
    ),
    example('Annoncée au tour 3, elle est prête au tour 5.'),
    example(
      'Sous E-2\u202f: le I/4 RTM (moral 4) lance 6, est désorganisé et perd deux pas\u202f; un char lance 3 et est endommagé.',
    ),
    ruling(
      'On l’annonce au début du bombardement du Viêt Minh, avec des unités entières, ravitaillées et en ordre. Les Français apprennent qu’on creuse une mine, pas où. Elle échoue aussi s’il ne reste pas de Français dans la zone. Le Viêt Minh choisit le moment\u202f: avant, entre ou après ses batteries. Les chars ont un moral de 1.',
    ),
  ),
  section(
    '14.4.3',
    'Dans un assaut',
    text(
      'Chaque pas de génie d’assaut à l’attaque ajoute 1 au dé, deux au plus. En échange, c’est lui qui perd le premier pas, quelle que soit l’unité de tête. En défense, il n’ajoute rien.',
    ),
  ),
  section(
    '14.5',
    'La mafia parachutiste',
    text(
      'Au début du siège, le commandement du camp s’effondra\u202f; les chefs des bataillons parachutistes prirent la défense en main. On les appela la mafia parachutiste. Chaque assaut français demande leur accord\u202f: un dé, 5 ou plus.',
    ),
    list(
      '+1 par bataillon de parachutistes qui prend part à l’assaut\u202f;',
      '+1 si la cible est dans le camp retranché, −1 sinon\u202f;',
      '+1 un tour d’effort aérien maximal\u202f;',
      '+1 avec un char intact.',
    ),
    example(
      'Deux bataillons de parachutistes et un char hors du camp retranché, avec l’effort maximal\u202f: +3, 2 suffit donc. Sans rien de tout cela, il faut un 6.',
    ),
    ruling(
      'Le jet vient après le tir défensif final des défenseurs, avec les assaillants encore en ordre. Pour lui, Béatrice, Gabrielle, Anne-Marie, Françoise, Isabelle et Wieme sont hors du camp retranché.',
    ),
  ),
  section(
    '14.6',
    'Mitrailleuses quadruples',
    text(
      'Deux batteries de mitrailleuses lourdes par quatre. Leur force double quand elles tirent sur de l’infanterie à découvert et sans retranchement, et sur celle qui assaille leur zone.',
    ),
    figure(counters('fr-q1', 'fr-q2')),
    example(
      'Force 2 contre de l’infanterie en terrain clair adjacent\u202f: 4, donc 1 ou 2 touche. Contre un retranchement, c’est 2, et il n’y a aucune chance. Contre des assaillants, 1 à 4 touche.',
    ),
    ruling('La force dans un assaut ne double pas. Le point d’un char s’ajoute après le doublement.'),
  ),
  section(
    '14.7',
    'Commandement du Viêt Minh',
    text(
      'Faute de radios en nombre, chaque attaque devait être répétée. Dans une demi-manche, seules des unités d’une même division tirent sur une même zone française ou l’attaquent. L’artillerie n’y est pas tenue. Les canons du Viêt Minh n’ont pas de contre-batterie, et les 105\u00a0mm ne font que bombarder.',
    ),
    ruling(
      'Le génie d’assaut de la Division 351 peut se joindre à toute division, et le tir défensif est libre. Les tirs antichars suivent la règle comme les autres. Les Régiments 57 et 148 sont d’une même division.',
    ),
  ),
);
