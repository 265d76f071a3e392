import { chapter, list, ruling, section, table, text } from '../blocks';

export const operations = chapter(
  '6',
  'Opérations françaises',
  section(
    '6.0',
    'En bref',
    text(
      'Dans leur part d’une manche, les Français peuvent reconnaître, puis frapper\u202f: les PA perdus, et jusque dans les tranchées.',
    ),
  ),
  section(
    '6.1',
    'Reconnaissance',
    text(
      'Toute zone périphérique voisine d’une zone de centre où se trouve une unité française peut être reconnue, une fois par manche. Lancez un dé\u202f:',
    ),
    table('scout'),
    text(
      'Les bataillons vus restent face visible jusqu’à la fin de la manche et peuvent être frappés par canons et avions. Les leurres vont dans une zone de jungle au choix. S’il n’y avait que des leurres, une tranchée de niveau 3 tombe à 2.',
    ),
    ruling(
      'Sur 5 et 6, les Français perdent un point de remplacement ou un pas d’une unité, chars exclus, d’une zone voisine de celle reconnue, même si elle ne contenait que des leurres ou rien du tout.',
    ),
  ),
  section(
    '6.2',
    'Opérations',
    text(
      'Jusqu’à trois impulsions, jouées comme un assaut ([[5.0]]), les rôles inversés, avec les différences suivantes.',
    ),
  ),
  section(
    '6.2.1',
    'Retourner les bataillons',
    text(
      'Les Français visent des PA du Viêt Minh\u202f; les pions y sont retournés, les leurres s’en vont. Les pions d’une zone où sont des Français sont retournés aussi.',
    ),
    ruling('Les Français peuvent encore annuler l’attaque en voyant ce qui s’y trouve.'),
  ),
  section(
    '6.2.2',
    'Barrages et frappes',
    text(
      'Les barrages ont une puissance de 12. Une frappe part d’une puissance de 3 pour son premier point aérien\u202f; chaque point de plus décale de deux colonnes.',
    ),
    list(
      'PA reliés à un PA français, ou ayant une base sur une zone où sont des Français, une fois leurs pions retournés.',
      'Zones contenant des bataillons face visible, où qu’elles soient.',
    ),
    ruling('Une cible peut subir un barrage et une frappe. Les points aériens ne s’ajoutent jamais à un barrage.'),
  ),
  section(
    '6.2.3',
    'Mouvement et déclaration',
    text(
      'L’infanterie se déplace d’un PA ou d’une zone par impulsion. Les chars se déplacent sans limite dans le camp central ou un centre extérieur, ailleurs d’une zone. Les Français sortent d’un PA par une de ses bases. Les pions d’une zone où ils entrent sont aussitôt engagés.',
    ),
    text('Puis les Français déclarent leurs attaques\u202f: quelles unités, d’où, contre quoi. Leur nombre est libre.'),
    ruling(
      'Les sorties partent de tout PA français qui a une base, centres extérieurs compris. On entre en Jungle 4 par G, H ou Q. Dans une zone, les Français n’usent des bases que si aucun ennemi ne s’y trouve.',
    ),
  ),
  section(
    '6.2.4',
    'Feu défensif du Viêt Minh',
    text(
      'Les bataillons tirent sur les Français qui attaquent leur PA ou se trouvent dans leur zone\u202f: autant de bataillons que le niveau de tranchée ([[1.4]]). Les barrages peuvent frapper les attaquants, et les Français dans toute zone à tranchée, même sans bataillon.',
    ),
    ruling(
      'En Jungle 4, où il n’y a pas de tranchée, trois bataillons défendent, et un barrage exige que l’un d’eux soit face visible.',
    ),
  ),
  section(
    '6.2.5',
    'Attaques',
    list(
      'Dans une zone\u202f: feu d’infanterie sur la table de feu ([[10.1]]), décalé par les munitions.',
      'Contre un PA\u202f: corps à corps ([[10.2]]), auquel on peut ajouter des points aériens.',
    ),
    text(
      'Les Français qui attaquent depuis un PA sont traités comme dans une base d’assaut\u202f: −1 contre le feu au lieu du couvert du PA, et D frappe toute la pile.',
    ),
    text(
      'Coup critique\u202f: après un second dé défavorable, un char français de l’attaque perd un pas\u202f; favorable, il double le résultat du défenseur.',
    ),
    ruling(
      'Toute attaque peut être annulée avant le premier dé de l’étape. Le moral de l’unité nommée est doublé si un char attaque depuis le même lieu\u202f; un char n’est jamais nommé.',
    ),
  ),
  section(
    '6.2.6',
    'Mouvement défensif du Viêt Minh',
    text('Les pions peuvent faire une étape'),
    list(
      'hors d’un PA attaqué\u202f;',
      'depuis un PA relié, pour le renforcer\u202f;',
      'depuis une zone voisine, par une base\u202f;',
      'depuis une zone voisine d’une zone attaquée, vers celle-ci.',
    ),
    ruling('Les pions cachés le restent en se déplaçant et sont retournés à l’impulsion suivante.'),
  ),
  section(
    '6.2.7',
    'Fin de l’opération',
    text(
      'L’opération finit après la troisième impulsion, ou quand les Français s’arrêtent. Ils se replient des zones, et peuvent se replier des centres extérieurs, vers le camp central ou un autre centre français, par des zones sans pion du Viêt Minh ou avec une unité française\u202f; les tranchées ne comptent pas.',
    ),
    text(
      'Un char sans infanterie doit gagner un PA tenu par d’autres unités françaises, même à travers l’ennemi. S’il n’y en a pas, il est détruit.',
    ),
    text(
      'Après chaque impulsion où l’on s’est battu dans une zone, le Viêt Minh peut décrocher\u202f: des bataillons vont dans la jungle la plus proche, fatigués, et ne font plus rien de la manche.',
    ),
    ruling(
      'Les Français d’une zone doivent regagner un PA si un chemin est libre\u202f; sinon ils restent. Tout pion caché barre le chemin, même un leurre.',
    ),
  ),
);
