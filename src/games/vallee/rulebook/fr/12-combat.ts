import { chapter, example, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const combat = chapter(
  '12',
  'Combat',
  section(
    '12.0',
    'Feu et assaut',
    text(
      'Dans la phase d’assaut, les unités tirent sur des ennemis adjacents ou leur donnent l’assaut\u202f; dans sa propre demi-manche, une unité fait l’un ou l’autre. Celles qui ont fait un mouvement stratégique ou bombardé ne font ni l’un ni l’autre.',
    ),
  ),
  section(
    '12.1',
    'Feu',
    text(
      'Une unité de type infanterie ou un char, en ordre, tire sur une unité ennemie d’une zone adjacente. Si le dé est inférieur à sa force, elle touche. On ajoute au dé\u202f:',
    ),
    list(
      '1 pour la portée\u202f;',
      '2 si la cible est une unité française en ordre dans le camp retranché, 1 si elle est désorganisée\u202f;',
      '1 si la cible est viêt minh dans des ouvrages conquis du camp retranché\u202f;',
      '1 dans une zone fortifiée hors du camp retranché\u202f;',
      '1 sur une colline, dans la forêt dense ou dans une zone de vallée\u202f;',
      '1 par retranchement qui couvre le Viêt Minh, deux au plus.',
    ),
    text('Le premier coup désorganise la cible, chacun des suivants ôte un pas.'),
    example(
      'Un bataillon complet (4) sur une unité adjacente\u202f: à découvert il touche à 1 ou 2, sur une colline à 1. Une garnison en ordre du camp retranché, jamais\u202f; désorganisée, à 1.',
    ),
    ruling(
      'Le feu de l’infanterie seul n’ébranle donc pas le camp retranché\u202f: canons, avions et fusées ouvrent la voie. L’infanterie tire une fois dans chaque demi-manche, la sienne et celle de l’autre. Les chars sont des cibles comme les autres.',
    ),
    rebuilt(
      'Les modificateurs de tir ne nous étaient pas accessibles\u202f; ils ont été reconstitués pour que les deux tirs de l’exemple du livret donnent ce qu’il raconte.',
    ),
  ),
  section(
    '12.2',
    'Assaut',
    text(
      'Des unités de type infanterie en ordre et ravitaillées, avec leurs chars, donnent l’assaut à une zone adjacente tenue par l’ennemi. Elles peuvent venir de plusieurs zones, 24 points d’empilement en tout\u202f; celles du Viêt Minh d’une seule division ([[14.7]]). Les canons ne donnent jamais l’assaut. Ensuite\u202f:',
    ),
    list(
      'L’assaillant désigne unités, zone et unité de tête.',
      'Chaque défenseur en ordre, sauf la DCA, tire sur un des assaillants ([[12.1]]), les canons aussi et gratuitement, avec −1 au dé et aucun autre modificateur.',
      'Si les Français attaquent, la mafia parachutiste doit consentir ([[14.5]]).',
      'Les assaillants encore en ordre entrent. Le défenseur désigne une unité de tête.',
      'On compare les forces, rapport arrondi en faveur du défenseur\u202f; un char intact le décale d’une colonne pour les Français ([[14.1]]).',
      'On lance un dé sur la table.',
    ),
    table('assault'),
    text('On ajoute au dé\u202f:'),
    list(
      'le moral de l’unité de tête de l’assaillant moins celui du défenseur\u202f;',
      '+2 si plus de la moitié de la force du défenseur est désorganisée\u202f;',
      '+1 par pas de génie d’assaut du Viêt Minh à l’attaque, deux au plus ([[14.4.3]])\u202f;',
      '−1 si les Français défendent une zone fortifiée\u202f;',
      '−1 contre une colline, la forêt dense ou une zone de vallée\u202f;',
      '−1 par retranchement du Viêt Minh en défense, deux au plus.',
    ),
    text('Sens des résultats, pour l’assaillant avant la barre et pour le défenseur après\u202f:'),
    list(
      'AE, DE\u202f: tous les assaillants, tous les défenseurs sont éliminés.',
      '½, ¼, 1\u202f: la moitié ou le quart des pas, ou un pas, est perdu, fractions perdues, au moins un.',
      'R\u202f: toutes les unités de ce camp se replient ([[12.3.3]]).',
      'EX\u202f: chaque camp perd un pas.',
      'BB\u202f: bain de sang. Chaque camp perd un pas. Puis le plus faible se replie ou en perd un autre\u202f; s’il reste, le plus fort doit faire de même, et ainsi de suite, jusqu’à ce que l’un cède ou disparaisse.',
    ),
    text('Le premier pas est perdu par l’unité de tête, les autres au choix de leur camp.'),
    example('39 contre 10 fait 3-1, et 9 contre 10 fait 1-2.'),
    example(
      'Le 1 BPC, le V/7 RTA et un char attaquent H-1, où se trouvent le 1/88, désorganisé, et un pas de génie d’assaut. Ce génie lance 1\u202f: 1 − 1 = 0, moins que 1, et le V/7 RTA, désorganisé, reste en arrière. La mafia consent. Force 5 contre 5\u202f: 1-1, avec le char 2-1. Moral 5 + 1 contre 5 − 1\u202f: +2, et la plupart des défenseurs sont désorganisés\u202f: +2. Un jet de 3 devient 7\u202f: chaque camp perd un pas, et le Viêt Minh se replie.',
    ),
    figure(counters('fr-1c', 'fr-5-7', 'fr-tk-conti', 'vm-1-88', 'vm-151-1')),
    example(
      'Douze pas de la Division 312 et une unité de génie d’assaut de deux contre le BT 2 (3) à E-2\u202f: 14 contre 3 fait 4-1. Moral +1, génie +2, ouvrages −1. Un jet de 3 devient 5\u202f: un quart, trois pas, le premier au génie\u202f; le BT 2 se replie. Avec un char près du BT 2, ce serait 3-1, ramené à 2-1, et seulement +1\u202f: les assaillants perdraient un pas et seraient rejetés.',
    ),
    ruling(
      'La désorganisation coûte du moral, pas de la force. Les assaillants qui passent la rivière comptent pour moitié, fraction comptée entière, sauf à un pont. Dans un assaut, les ouvrages français n’aident que les Français. Le moral est celui du pion, −1 à la moitié de la force, −1 désorganisée, −1 sans ravitaillement, +1 avec un char, au moins 1\u202f; la différence n’a pas de limite.',
    ),
    ruling(
      'Au-dessous de 1-3, on joue 1-3\u202f; au-dessus de 6-1, on joue 6-1. Moitié et quart se prennent sur les pas présents, un char en étant un. Si les deux camps restent et que nul ne doit se replier, les assaillants retournent d’où ils viennent, sans être désorganisés. Si les défenseurs ont disparu, tous les assaillants restent dans la zone.',
    ),
    ruling(
      'Une unité de tête perdue ou désorganisée par le tir défensif final est remplacée. Toute unité peut mener une défense\u202f; un char intact seulement s’il est seul. Un assaut désigné ne s’annule plus, sauf par la mafia parachutiste\u202f; les unités désignées ne font plus rien dans cette demi-manche. Dans un bain de sang, le camp à qui il reste le moins de pas est le plus faible, l’assaillant à égalité. Les unités qui ont fait un mouvement stratégique tirent tout de même sur leurs assaillants.',
    ),
    rebuilt(
      'La table ne nous était pas accessible. Celle-ci gradue les résultats selon le rapport de forces, donne à l’exemple du livret le résultat qu’il raconte, et a été réglée en jouant.',
    ),
  ),
  section('12.3', 'Ce qui arrive aux unités', text('Désorganisation, pas perdus, repli.')),
  section(
    '12.3.1',
    'Désorganisation',
    text(
      'Une unité désorganisée ne bouge pas, ne tire pas, ne donne pas l’assaut, et son moral baisse de un. Désorganisée de nouveau, elle perd un pas. Elle se reprend par un jet ([[13.3]]), ou d’elle-même à la fin de la semaine.',
    ),
  ),
  section(
    '12.3.2',
    'Pas perdus',
    text('Chaque pas perdu baisse la force de un. À zéro, l’unité est éliminée, et l’autre camp marque ([[15.0]]).'),
  ),
  section(
    '12.3.3',
    'Repli',
    text(
      'Vers la zone la plus proche sans ennemi, à travers plusieurs zones s’il le faut\u202f; l’unité est désorganisée à l’arrivée (les chars non). Qui doit traverser une zone tenue par l’ennemi lance un dé pour elle\u202f: au-dessus de son moral, il perd la différence en pas. Une unité déjà désorganisée lance un dé à la fin\u202f: au-dessus de son moral, elle perd un pas. Les unités de mouvement 0 ne peuvent pas se replier et sont perdues.',
    ),
    example('Le III/3 RTA (moral 3) doit quitter D-1 par D-2, qui est viêt minh\u202f: un jet de 5 coûte deux pas.'),
    ruling(
      'Les zones d’où viennent les assaillants comptent comme les leurs. Entre plusieurs zones aussi proches, le propriétaire choisit, dans la limite d’empilement. Les assaillants rejetés font de même\u202f; les zones d’où ils viennent sont à eux. Qui ne trouve pas de chemin est perdu. Les défenseurs qui doivent se replier partent même s’il ne reste pas d’assaillant\u202f; la zone reste à eux.',
    ),
  ),
);

export const recovery = chapter(
  '13',
  'Réparation et récupération',
  section(
    '13.0',
    'En bref',
    text(
      'Les unités désorganisées se reprennent dans leur demi-manche\u202f; le reste se fait à la fin de la semaine.',
    ),
  ),
  section(
    '13.1',
    'Avions et chars endommagés',
    text(
      'Dans la phase de récupération, un dé pour chacun\u202f: de 1 à 3, il est réparé. Sinon, il réessaie la semaine suivante.',
    ),
  ),
  section(
    '13.2',
    'Appareils abattus',
    text(
      'De deux unités aériennes du même type abattues, l’une revient comme endommagée et l’autre est perdue pour de bon.',
    ),
    ruling(
      'Les réparations passent d’abord, si bien que celle qui revient attend une semaine. Le Viêt Minh garde ses points. Les deux C-119 sont du même type.',
    ),
  ),
  section(
    '13.3',
    'Unités désorganisées',
    text(
      'Dans la récupération d’une demi-manche, chaque unité désorganisée et ravitaillée du camp actif lance un dé\u202f: son moral imprimé ou moins, un de moins à la moitié de sa force, et elle s’est reprise. Dans la phase de récupération, toutes se reprennent.',
    ),
    ruling(
      'On retrace les lignes avant ces jets\u202f: une unité qui était coupée et ne l’est plus peut essayer. Les chars ne se reprennent pas ainsi ([[13.1]]).',
    ),
  ),
  section(
    '13.4',
    'Marqueurs de ravitaillement et de tir',
    text(
      'Dans la phase de récupération, les unités qui ont de nouveau une ligne sont ravitaillées ([[7.5]]), et les canons qui ont tiré sont de nouveau prêts. L’infanterie l’est après chaque demi-manche.',
    ),
  ),
);
