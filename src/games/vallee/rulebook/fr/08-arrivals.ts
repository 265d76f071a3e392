import { chapter, example, list, rebuilt, ruling, section, text } from '../blocks';

export const arrivals = chapter(
  '8',
  'Renforts et remplacements',
  section(
    '8.0',
    'En bref',
    text(
      'Les renforts sont des unités nouvelles. Les pas de remplacement recomplètent l’infanterie qui a perdu des pas\u202f: ni canons, ni chars, ni génie, et jamais une unité détruite.',
    ),
  ),
  section(
    '8.1',
    'Renforts du Viêt Minh',
    list(
      'Le Régiment 102 commence la partie dans la zone de transport.',
      'Le Régiment 36 peut y entrer à partir du tour 1.',
      'Les deux unités de Katioucha peuvent y entrer à partir du tour 7 ([[14.3]]).',
      'Le Régiment 148 peut venir à n’importe quel tour, directement dans la vallée du sud-est ou du sud-ouest. Il coûte des points de victoire\u202f: un dé, et un point par tour encore à venir.',
    ),
    example('Le Régiment 148 au tour 6, avec un jet de 4\u202f: 4 + 5 = 9 points de victoire.'),
    ruling(
      'Les trois bataillons du Régiment 148 arrivent ensemble, dans une seule vallée. Le dé se lance après l’appel.',
    ),
  ),
  section(
    '8.1.1',
    'Entrer dans la zone de transport',
    text(
      'Un dé plus 3 par temps clair, 4 par temps couvert, 5 sous la pluie\u202f: c’est le nombre de pions qui peuvent entrer ce tour-ci. Un pion de ravitaillement, un pas de remplacement ou une unité comptent chacun pour un, quelle que soit leur force.',
    ),
    example('Temps couvert, un jet de 2\u202f: six pions.'),
  ),
  section(
    '8.1.2',
    'En sortir',
    text(
      'Un dé par pion\u202f: à 5 ou moins il sort, avec 1 de plus par temps couvert et 2 sous la pluie. Pas le tour où il est entré. Les unités sortent au cours du mouvement stratégique ou d’assaut.',
    ),
    ruling(
      'Chaque pion essaie une fois par tour\u202f; un pion désorganisé n’essaie pas. Il sort dans une zone de vallée sans Français, sans coût. En mouvement stratégique, l’unité peut continuer\u202f; dans la phase d’assaut, elle s’arrête là. Les pions de ravitaillement essaient toujours\u202f; on peut retenir les pas de remplacement, car ils doivent servir le tour où ils sortent.',
    ),
    rebuilt('Dans quelle vallée et combien d’essais, le livret ne le dit pas.'),
  ),
  section(
    '8.2',
    'Renforts français',
    text(
      'Cinq bataillons de parachutistes attendent à l’arrière. Chacun doit être largué ([[9.5]]) et coûte des points de victoire\u202f: son prix et un point par tour encore à venir.',
    ),
    list(
      '5 BPVN\u202f: rien du tout.',
      '1 BPC, 6 BPC et II/1 RCP\u202f: 2, et un par tour à venir.',
      '2 BEP\u202f: 3, et un par tour à venir.',
    ),
    example('Le 1 BPC au tour 4\u202f: 2 + 7 = 9 points de victoire. Au tour 11, ce serait 2.'),
    text('Trois unités de F4U Corsair arrivent au tour 8, gratuitement.'),
    ruling(
      'Le livret dit que le tour en cours compte aussi, mais son propre exemple ne le compte pas. L’exemple l’emporte. Le prix est dû au chargement du bataillon.',
    ),
    rebuilt('Seuls sont énoncés le prix du 1 BPC et la gratuité du 5 BPVN.'),
  ),
  section(
    '8.3',
    'Remplacements du Viêt Minh',
    text(
      'Autant de pas qu’il veut, à un point de victoire chacun, payé à l’entrée dans la zone de transport. Le pas y prend de la place, peut y être bombardé et doit en sortir au dé. Un pas perdu en route compte aussi pour les Français. Un pas sorti rend un pas perdu à un bataillon d’infanterie ravitaillé, dans la phase de récupération du même tour.',
    ),
    ruling('Les pas sans emploi ce tour-là sont perdus.'),
  ),
  section(
    '8.4',
    'Remplacements français',
    text(
      'Un dé plus 10, lancé avant le tour 1\u202f: il n’y en aura pas d’autres. Chaque pas doit être largué comme le ravitaillement. Un pas arrivé rend un pas perdu à une unité de type infanterie ravitaillée, dans la phase de récupération du même tour. Les unités thaïes et le génie n’en reçoivent pas.',
    ),
    example(
      'Trois pas atterrissent. Un bataillon de parachutistes en a perdu deux, le BT 2 un\u202f: deux servent, le troisième est perdu, car les Thaïs n’en reçoivent pas.',
    ),
    ruling(
      'Les pas d’un bataillon de parachutistes ramenés à la base rejoignent cette réserve ([[9.5]]). Mitrailleuses quadruples et unités coloniales peuvent être recomplétées. Les pas sans emploi sont perdus, sans points.',
    ),
  ),
);
