import { chapter, example, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { startOf } from '../figures';

export const victory = chapter(
  '15',
  'Victoire',
  section(
    '15.0',
    'En bref',
    text('Les deux camps marquent des points de victoire. Les batailles y ajoutent les leurs ([[17.0]]).'),
  ),
  section(
    '15.1',
    'Fin de la partie',
    text(
      'À la fin d’un tour où le Viêt Minh est seul dans la Forteresse centrale, le camp se rend et la partie est finie. Sinon, après le tour 11. Les pluies et les négociations de Genève auraient alors arrêté les combats.',
    ),
  ),
  section(
    '15.2',
    'Points du Viêt Minh',
    list(
      '+1 par pas français éliminé ou capturé à la reddition, un par char\u202f;',
      '+1 par unité aérienne abattue\u202f;',
      '+20 si le camp se rend en mars, +10 en avril, rien en mai\u202f;',
      '−1 par pas perdu de la Division 308\u202f;',
      '−1 par pas de remplacement mis dans la zone de transport ([[8.3]])\u202f;',
      'moins le prix du Régiment 148 ([[8.1]]).',
    ),
    example('Reddition au tour 7 avec 31 pas français sur la carte\u202f: 31 + 10. Au tour 8\u202f: 31.'),
    ruling(
      'Une reddition compte tous les pas français de la carte, Isabelle comprise\u202f; ni avions, ni unités encore à larguer.',
    ),
  ),
  section(
    '15.3',
    'Points français',
    list(
      '+1 par pas éliminé du Viêt Minh\u202f;',
      '+10 si le camp ne s’est pas rendu à la fin\u202f;',
      'moins le prix de chaque effort aérien maximal ([[9.1.1]])\u202f;',
      'moins le prix de chaque bataillon de parachutistes ([[8.2]]).',
    ),
    text('Qui a le plus de points gagne.'),
    ruling(
      'Les points peuvent passer sous zéro. Les 10 comptent dans la campagne et en 17.5\u202f; dans les autres batailles, nul ne peut se rendre.',
    ),
  ),
);

export const campaign = chapter(
  '16',
  'La campagne',
  section(
    '16.0',
    'Le siège',
    text(
      'Onze tours. Les Français se placent d’abord, puis le Viêt Minh. Chacun peut changer ce qui est proposé, dans les zones que la mise en place nomme.',
    ),
  ),
  section(
    '16.1',
    'Mise en place française',
    text(
      'Les unités de Claudine, Dominique, Éliane et Huguette choisissent parmi les zones de leur groupe. 45 points de ravitaillement, et un dé plus 10 pas de remplacement.',
    ),
    figure(startOf('campaign', 'french')),
  ),
  section(
    '16.2',
    'Mise en place du Viêt Minh',
    text(
      'Chaque division dans sa vallée\u202f; la Division 351 dans l’une ou l’autre des quatre. Le Régiment 102 est dans la zone de transport. 50 points de ravitaillement.',
    ),
    figure(startOf('campaign', 'viet-minh')),
  ),
  section('16.3', 'Qui gagne', text('On compare les points de victoire des deux camps ([[15.2]], [[15.3]]).')),
  section(
    '16.4',
    'L’ampleur de la victoire',
    text('On divise les points du vainqueur par ceux du vaincu\u202f:'),
    list(
      'trois fois autant ou davantage\u202f: victoire décisive\u202f;',
      'deux fois autant\u202f: victoire majeure, celle du Viêt Minh en 1954\u202f;',
      'moins\u202f: partie nulle sur cette échelle.',
    ),
    ruling('Un total inférieur à 1 compte pour 1 dans cette division.'),
  ),
  section(
    '16.5',
    'Option\u202f: camions français',
    text(
      'Une fois par partie, les Français peuvent conduire un canon de mouvement 0 à travers des zones fortifiées reliées, comme mouvement ou pour ne pas le perdre dans un repli.',
    ),
    ruling(
      'Dans la campagne et en 17.4. Comme mouvement, il s’arrête à côté d’un ennemi, comme tout autre ([[11.0]]). Conduit en mouvement stratégique, il a fait ce mouvement\u202f: il ne tire plus ce tour-là, sauf sur ses assaillants.',
    ),
  ),
);

export const battles = chapter(
  '17',
  'Les batailles',
  section(
    '17.0',
    'En bref',
    text(
      'Cinq batailles d’une à 24 manches. Les quatre premières n’ont pas de semaines\u202f: canons, avions et tirs antichars servent une fois dans toute la bataille. Une bonne façon d’apprendre le jeu.',
    ),
    ruling(
      'Une manche, ce sont les deux demi-manches. Qui ne peut pas bouger ne peut pas non plus donner l’assaut\u202f; le feu n’est pas un mouvement, et les replis sont libres. Ce que la mise en place laisse ouvert est proposé et peut être changé.',
    ),
    rebuilt('Là où plusieurs zones sont permises, les places proposées ont été choisies pour ce jeu.'),
  ),
  section('17.1', 'Béatrice, 13 mars', text('Une manche, temps clair. Le Viêt Minh a l’initiative.')),
  section(
    '17.1.1',
    'Mise en place française',
    text('Trois chars sur sept, au choix. Un dé d’unités aériennes\u202f: F6F, F8F ou SB2C.'),
    figure(startOf('beatrice', 'french')),
  ),
  section(
    '17.1.2',
    'Mise en place du Viêt Minh',
    text('Tous dans la vallée du nord-est.'),
    figure(startOf('beatrice', 'viet-minh')),
  ),
  section(
    '17.1.3',
    'Règles particulières',
    list(
      'Chez les Français, seuls le 8 BPC, le 1 BEP et les chars se déplacent.',
      'Le Viêt Minh n’attaque qu’à Béatrice et dans les zones adjacentes, et n’entre dans aucune autre zone fortifiée.',
      'Tout le monde est ravitaillé. La mafia parachutiste doit consentir\u202f; pas d’effort maximal.',
    ),
  ),
  section(
    '17.1.4',
    'Victoire',
    text('Les points habituels, et 3 pour le camp qui tient Béatrice à la fin. Qui a le plus de points gagne.'),
  ),
  section('17.2', 'Gabrielle, 14 et 15 mars', text('Jusqu’à trois manches, temps clair. Le Viêt Minh a l’initiative.')),
  section(
    '17.2.1',
    'Mise en place française',
    text('Trois chars sur sept, au choix. Un dé d’unités aériennes\u202f: F6F, F8F ou SB2C.'),
    figure(startOf('gabrielle', 'french')),
  ),
  section(
    '17.2.2',
    'Mise en place du Viêt Minh',
    text('Dans la vallée du nord-ouest ou du nord-est.'),
    figure(startOf('gabrielle', 'viet-minh')),
    ruling(
      'La batterie de 105\u00a0mm n’a pas d’étape de bombardement où tirer\u202f; elle ne peut que se défendre. De même en 17.4.',
    ),
  ),
  section(
    '17.2.3',
    'Règles particulières',
    list(
      'Chez les Français, seuls le 5 BPVN, le 1 BEP et les chars se déplacent.',
      'Le Viêt Minh n’attaque qu’à Gabrielle, à Anne-Marie et dans les zones adjacentes.',
      'Tout le monde est ravitaillé. La mafia parachutiste doit consentir\u202f; pas d’effort maximal.',
    ),
  ),
  section(
    '17.2.4',
    'Victoire',
    text(
      'Les points habituels, 5 pour le camp qui tient Gabrielle à la fin et 2 pour celui qui tient Anne-Marie. Qui a le plus de points gagne.',
    ),
  ),
  section('17.3', 'Le raid sur la DCA, 28 mars', text('Une manche, temps clair. Les Français ont l’initiative.')),
  section(
    '17.3.1',
    'Mise en place française',
    text(
      'À Claudine. Les obusiers ont une force de 1. Quatre chars sur sept, au choix. Un dé d’unités aériennes\u202f: F6F, F8F, SB2C ou A-26.',
    ),
    figure(startOf('flak-raid', 'french')),
  ),
  section(
    '17.3.2',
    'Mise en place du Viêt Minh',
    text('Dans la plaine Octavie, derrière un retranchement.'),
    figure(startOf('flak-raid', 'viet-minh')),
  ),
  section(
    '17.3.3',
    'Règles particulières',
    list(
      'Les unités du Viêt Minh ne bougent pas et ne donnent pas l’assaut\u202f; elles peuvent se replier.',
      'L’effort aérien maximal est en vigueur, gratuitement. On ne consulte pas la mafia parachutiste.',
      'Tout le monde est ravitaillé.',
    ),
  ),
  section(
    '17.3.4',
    'Victoire',
    text(
      'Les Français gagnent si les trois unités de DCA sont éliminées ou se sont repliées. Le Viêt Minh gagne si les Français perdent plus de pas que lui. Si les deux sont vrais, ou aucun, la partie est nulle.',
    ),
  ),
  section(
    '17.4',
    'Les collines de l’est, 30 et 31 mars',
    text('Jusqu’à trois manches, temps clair. Le Viêt Minh a l’initiative.'),
  ),
  section(
    '17.4.1',
    'Mise en place française',
    text('Un dé plus 2 d’unités aériennes\u202f: F6F, F8F ou SB2C. Un dé plus 5 points de ravitaillement.'),
    figure(startOf('hills', 'french')),
  ),
  section(
    '17.4.2',
    'Mise en place du Viêt Minh',
    text(
      'Deux régiments de la Division 312 et deux de la Division 316, au choix, avec des canons et deux retranchements, à l’est de la rivière, jusqu’au bord des ouvrages français. Un dé plus 10 points de ravitaillement.',
    ),
    figure(startOf('hills', 'viet-minh')),
    ruling(
      'Pas à Dominique, à Éliane ni à Wieme, même là où il n’y a pas de Français\u202f: ces zones sont françaises au début.',
    ),
  ),
  section(
    '17.4.3',
    'Règles particulières',
    list(
      'Personne ne se déplace ni ne donne l’assaut dans une zone à l’ouest de la rivière\u202f; les Français peuvent y se replier.',
      'Les points de ravitaillement ne paient que les canons.',
      'La mafia parachutiste doit consentir\u202f; pas d’effort maximal. Les camions français peuvent servir ([[16.5]]).',
    ),
  ),
  section(
    '17.4.4',
    'Victoire',
    text(
      'Les points habituels, et 2 par zone de Dominique et d’Éliane que le Viêt Minh tient à la fin. Qui a le plus de points gagne.',
    ),
  ),
  section(
    '17.5',
    'Les Huguette, 1er au 23 avril',
    text('Jusqu’à 24 manches, temps clair au début. Le Viêt Minh commence avec l’initiative.'),
  ),
  section(
    '17.5.1',
    'Mise en place française',
    text(
      'Deux chars sur six sont endommagés. Un dé d’unités aériennes pour commencer\u202f: F6F, F8F, SB2C ou A-26. Un dé plus 15 points de ravitaillement et un dé plus 3 pas de remplacement\u202f; le 2 BEP peut être largué. À partir de la deuxième semaine, un autre dé dit combien d’unités aériennes servent ailleurs dans la vallée\u202f:',
    ),
    table('deduction'),
    figure(startOf('huguettes', 'french')),
    ruling(
      'Le 2 BEP coûte 3 points et un par phase stratégique encore à venir. Tous les transports servent dans ces phases.',
    ),
  ),
  section(
    '17.5.2',
    'Mise en place du Viêt Minh',
    text(
      'La Division 308, du génie d’assaut et des canons à l’ouest de la rivière, jusqu’au bord des ouvrages français, avec quatre retranchements. Un dé plus 25 points de ravitaillement, et quatre pions de ravitaillement dans la zone de transport. Pas de renforts.',
    ),
    figure(startOf('huguettes', 'viet-minh')),
    ruling(
      'Pas dans le camp retranché, à Françoise ni à Isabelle, ni à côté d’Isabelle ou de Wieme. On peut acheter des pas de remplacement.',
    ),
  ),
  section(
    '17.5.3',
    'Règles particulières',
    list(
      'Personne ne se déplace ni ne donne l’assaut à l’est de la rivière. Le Viêt Minh reste à l’écart d’Isabelle, de Wieme et des zones adjacentes.',
      'Après les manches 7, 14 et 21, on joue une phase de récupération et une nouvelle semaine\u202f: temps, événements, ravitaillement, arrivées, canons et aviation.',
      'La mafia parachutiste doit consentir. L’effort aérien maximal est en vigueur au début, gratuitement.',
      'Le Viêt Minh a −2 au dé pour la zone de transport.',
      'Les Français peuvent ignorer le dé supplémentaire de l’aviation\u202f; chaque fois, le Viêt Minh marque un point.',
      'À la mise en place, le Viêt Minh subit une crise de moral ([[6.2]]).',
    ),
    ruling(
      'Deux passes mettent fin aux manches d’une semaine. Personne ne se replie par-dessus la rivière. L’effort du début est celui d’avril. Les pas perdus dans la crise rapportent des points.',
    ),
  ),
  section(
    '17.5.4',
    'Victoire',
    text(
      'Les points habituels, y compris les 10 pour ne pas s’être rendu, et 2 par zone fortifiée que le Viêt Minh tient à la fin, sauf Béatrice, Gabrielle et Anne-Marie. Qui a le plus de points gagne.',
    ),
  ),
);
