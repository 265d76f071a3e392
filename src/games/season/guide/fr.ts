/** Les batailles guidées et les astuces en français. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  french: {
    briefing: [
      'Vous commandez la garnison française le 27 mars 1954. Le nord est perdu\u202f; le Viêt Minh, mené par l’ordinateur, fait face aux collines de l’est et aux Huguette.',
      'Vous perdez si, après deux semaines, le Viêt Minh a six de ses huit objectifs\u202f: cinq collines, Huguette 6 et 7, Mont Chauve. S’il en manque ou perd trop, vous gagnez.',
      'D’abord le ravitaillement aérien. Puis le Viêt Minh donne l’assaut, vous répondez, et dans votre part de chaque manche vous contre-attaquez.',
    ],
    lessons: {
      wings: {
        text: 'Deux points aériens ôteraient un point de barrage au Viêt Minh, mais chacun vaut aussi deux colonnes dans un combat\u202f: gardez-les pour l’instant.',
        tip: 'Deux points aériens ôtent un point de barrage au Viêt Minh\u202f; gardés, ils valent chacun deux colonnes dans un combat de la semaine.',
        well: 'Ils vous seront proposés avec vos tirs et vos attaques\u202f; ce qui reste en fin de semaine est perdu.',
        other: 'Un obus de moins chez eux\u202f; ces points auraient pu appuyer votre feu.',
      },
      mend: {
        text: 'Chaque point de remplacement rend un pas dans le camp central ou ramène une unité détruite\u202f: employez-en un là où viendra le prochain assaut.',
        tip: 'Chaque point de remplacement rend un pas dans le camp central ou ramène une unité détruite.',
        well: 'Les PA faibles des collines de l’est ont le plus besoin de compagnies complètes.',
        other: 'Vous gardez les points\u202f: ils paient aussi les pertes du siège et des collines.',
      },
      'stand-to': {
        text: 'Ils sont dans leurs bases d’assaut\u202f: choisissez un PA menacé et faites tirer toutes ses unités, avec des points aériens si le coup le vaut.',
        tip: 'Chaque PA tire une fois par impulsion, sur une base devant lui ou un PA relié\u202f; un point aérien vaut deux colonnes.',
        well: 'Dans une base d’assaut, un D (désorganisation) frappe tous les bataillons\u202f: c’est le meilleur moment pour tirer.',
        other: 'Ce PA se tait\u202f; le feu ne coûte rien, usez-en tant qu’ils sont à découvert.',
      },
      'counter-guns': {
        text: 'À votre artillerie\u202f: un point achète un barrage de puissance 12 sur une base ou un PA d’où l’on attaque, désignez le plus dangereux.',
        tip: 'À votre artillerie\u202f: un point achète un barrage de puissance 12 sur une base ou un PA d’où l’on attaque.',
        well: 'Désignez autant de cibles que vous pouvez payer\u202f; toutes sont tirées ensemble.',
        other: 'Les canons sont épargnés\u202f: un bon stock aide aussi votre feu d’infanterie.',
      },
      'fill-gaps': {
        text: 'Après le combat, toute unité du camp qui n’est pas désorganisée peut se déplacer d’un PA\u202f: amenez une compagnie là où la garnison a fondu.',
        tip: 'Après le combat, toute unité du camp qui n’est pas désorganisée peut se déplacer d’un PA.',
        well: 'Deux compagnies font une garnison\u202f; chars et mitrailleuses viennent en plus.',
        other: 'Elles restent\u202f; dans votre part de la manche, vous vous déplacerez librement.',
      },
      redeploy: {
        text: 'Dans votre part de la manche, vos unités vont librement de PA en PA\u202f: envoyez une réserve près d’une colline perdue ou menacée.',
        tip: 'Dans votre part de la manche, vos unités vont librement de PA en PA dans leur camp.',
        well: 'Ne laissez jamais un PA vide ni un char seul.',
        other: 'Votre ligne reste telle quelle\u202f; une contre-attaque demande des unités dans les PA reliés.',
      },
      patrol: {
        text: 'Vous voyez combien de pions sont dans une zone, non ce qu’ils sont\u202f: reconnaissez-en une, sur 2 ou plus vous les voyez, sur 5 et 6 cela coûte un pas.',
        tip: 'Reconnaissez une zone pour voir ses pions\u202f: sur 2 ou plus vous les voyez, sur 5 et 6 cela coûte un pas.',
        well: 'S’il n’y avait que des leurres, une tranchée de niveau 3 tombe à 2.',
        other:
          'Vous épargnez des hommes\u202f; mais des leurres tiennent peut-être une tranchée que vous pourriez abaisser.',
      },
      'strike-back': {
        text: 'Choisissez d’opérer\u202f: vous visez des PA perdus, voyez qui les tient, et pouvez encore annuler chaque attaque.',
        well: 'Un char double le moral de la compagnie qui l’accompagne, et chaque point aérien ajoute deux colonnes.',
        other: 'Vous passez\u202f; chaque colline qu’ils gardent vous coûte une perte en fin de semaine.',
      },
    },
    end: 'La partie guidée est terminée. Toute nouveauté sera expliquée une fois, par une astuce comme celle-ci.',
  },
  'viet-minh': {
    briefing: [
      'Vous commandez le Viêt Minh le 13 mars 1954. L’ordinateur mène la garnison française.',
      'Vous gagnez si, après cette seule semaine, vous tenez dix PA et avez perdu au plus 20 pas. Sinon vous perdez.',
      'Vous creusez, approchez cachés, retournez des bataillons et donnez l’assaut, jusqu’à trois impulsions dans chacune des quatre manches.',
    ],
    lessons: {
      muster: {
        text: 'Vos divisions attendent dans la jungle autour de la vallée, et les places prévues sont bonnes\u202f: commencez ainsi.',
        tip: 'Avant de jouer, vous pouvez placer bataillons et leurres dans les zones de jungle de votre choix, ou garder les places prévues.',
        well: 'La Division 312 est près de Béatrice, la 308 près de Gabrielle et d’Anne-Marie\u202f: dix PA en tout.',
        other: 'Le pion a bougé\u202f; commencez quand cela vous convient.',
      },
      approach: {
        text: 'Vous n’entrez que dans les zones à tranchées\u202f: creusez près de Béatrice, Gabrielle ou Anne-Marie, en C, D, M ou P, où chaque niveau permet à un bataillon de plus d’attaquer depuis chaque base.',
        tip: 'Vous n’entrez que dans les zones à tranchées reliées à la jungle\u202f; chaque niveau permet à un bataillon de plus d’attaquer depuis chaque base.',
        well: 'Le niveau 3 laisse attaquer un régiment entier, et il faut une tranchée pour que vos canons atteignent un PA.',
        other: 'C’est un autre front\u202f; les dix PA les plus proches sont au nord.',
      },
      'close-up': {
        text: 'Menez des bataillons dans vos tranchées, toujours cachés\u202f: une zone de jungle ou deux étapes chacun, sans laisser une tranchée de niveau 3 sans pion.',
        tip: 'Vos bataillons vont cachés, d’une zone de jungle ou de deux étapes\u202f; un niveau 3 sans pion tombe à 2.',
        well: 'Une base ne reçoit qu’un seul régiment\u202f: gardez les régiments groupés.',
        other: 'De la jungle, vous pouvez attaquer Béatrice 1 et 2, Gabrielle 1 et 2, mais sans canons.',
      },
      'turn-up': {
        text: 'Engagez un bataillon qui donnera l’assaut\u202f: il est retourné face visible, et seuls ceux-là bougent, combattent et peuvent être pris sous le feu.',
        tip: 'Un bataillon engagé est retourné face visible\u202f; seuls ceux-là bougent, combattent et sont pris sous le feu.',
        well: 'Engagez le régiment entier\u202f: trois bataillons valent bien plus qu’un.',
        other: 'Personne de plus pour l’instant\u202f; vous pourrez en engager à la prochaine impulsion.',
      },
      preparation: {
        text: 'Bombardez d’abord\u202f: chaque point est un barrage de puissance 12, désignez un PA que vous allez attaquer.',
        well: 'Des défenseurs désorganisés combattent à moitié de leur force. Le dernier pas d’un PA survit à tout feu.',
        other: 'Les obus sont épargnés, mais des défenseurs intacts tireront sur vos bases.',
      },
      'jump-off': {
        text: 'Menez les bataillons engagés de leur zone dans une base d’assaut devant un PA, autant d’un même régiment que le niveau de tranchée.',
        tip: 'Dans une base, autant de bataillons d’un même régiment que le niveau de la tranchée.',
        well: 'Venez de deux bases si possible\u202f: l’attaque de deux côtés vaut une colonne.',
        other: 'Ils restent en arrière, hors du feu mais aussi hors du combat.',
      },
      bayonets: {
        text: 'Maintenant le corps à corps\u202f: ajoutez un bataillon après l’autre à l’attaque d’un PA et regardez monter les chances qu’il tombe.',
        tip: 'Maintenant le corps à corps\u202f: chaque bataillon ajouté à l’attaque d’un PA change les chances qu’il tombe.',
        well: 'Quand les défenseurs ont disparu, les bataillons en ordre peuvent entrer\u202f: le PA est alors à vous.',
        other:
          'Pas d’attaque\u202f: c’est sage si le feu en a trop brisé. Au-delà de 20 pertes, la bataille est perdue.',
      },
      'press-on': {
        text: 'Un assaut compte jusqu’à trois impulsions\u202f: continuez tant que les défenseurs sont ébranlés.',
        well: 'Engagez-en d’autres, bombardez les voisins des PA pris, et attaquez encore.',
        other:
          'Vous arrêtez\u202f: les bataillons désorganisés deviennent fatigués et tous sont de nouveau cachés. Il reste d’autres manches.',
      },
    },
    end: 'La partie guidée est terminée. Toute nouveauté sera expliquée une fois, par une astuce comme celle-ci.',
  },
  tips: {
    'shells-or-men':
      'Chaque point de munitions tout juste reçu peut devenir deux pas pour des bataillons usés. Stocké, c’est un barrage.',
    'back-from-rest': 'Un bataillon gagne un pas par semaine hors de la carte. Il revient en Jungle 2, reposé.',
    'worn-out':
      'Les bataillons à qui reste un seul pas doivent partir. Les autres le peuvent\u202f: une semaine hors de la carte rend un pas.',
    'big-week':
      'Avec des assauts, on se bat jusqu’à quatre manches et les Français parachutent\u202f; sans, vous vous reposez et circulez librement.',
    'own-week':
      'Le Viêt Minh se repose. Si vous opérez, quatre manches suivent où vous seul attaquez\u202f; personne n’est parachuté.',
    'quiet-week':
      'Dans une semaine calme la distance ne compte pas\u202f: placez les pions partout où ils peuvent aller.',
    paratroops:
      'Les parachutistes se posent sur les PA de moins de deux compagnies. Plus de lieux sont perdus, moins on peut en larguer.',
    'this-round':
      'Rien n’oblige à donner l’assaut à chaque manche\u202f: passer garde les bataillons cachés et les obus en réserve.',
    'take-aim': 'Les pions des PA visés sont retournés et les leurres s’en vont. Vous pouvez encore annuler l’attaque.',
    'who-strikes':
      'Déclarez qui attaque quoi. Le Viêt Minh tire d’abord\u202f; qui attaque depuis un PA en perd le couvert.',
    'last-look': 'Dernière chance\u202f: une attaque annulée ne coûte plus rien.',
    'in-the-open':
      'L’infanterie se déplace d’un PA ou d’une zone, les chars partout dans le camp. Dans une zone on combat par le feu seul.',
    'or-a-step':
      'Une unité désorganisée n’a que la moitié de sa force et ne bouge plus. Vous pouvez perdre un pas à la place.',
    'one-each':
      'Vous choisissez qui perd un pas, un au plus par unité. Le feu ne prend jamais le dernier pas d’un lieu.',
    'nerve-test':
      'Une unité lance le dé contre son moral\u202f; si elle échoue, elle est désorganisée. Choisissez-en une au moral solide.',
    'tank-hit':
      'Un 1 naturel d’un tir du Viêt Minh touche un char. Rien d’autre ne les atteint, sauf un coup critique au corps à corps.',
    'two-or-all':
      'Deux compagnies ont le couvert du PA, qui vaut trois colonnes. Toutes ensemble sont plus fortes, mais sans lui.',
    'whose-morale':
      'La différence de moral entre les unités nommées décale la colonne. L’unité nommée subit la première perte.',
    'air-support':
      'Chaque point aérien décale le combat de deux colonnes en votre faveur. Ce qui reste en fin de semaine est perdu.',
    'double-or-tank':
      'Un coup heureux\u202f: doublez le résultat des défenseurs, ou gardez-le et prenez un pas à un char.',
    'lone-tank': 'Un char sans infanterie doit gagner un PA tenu par d’autres unités françaises.',
    'walk-in': 'Le PA est vide. Entrez-y pour le tenir\u202f: un PA vide reste à son ancien occupant.',
    'open-door': 'Un PA ennemi vide est devant vos unités. Entrez-y, et il est à vous.',
    'fall-away':
      'Les bataillons qui décrochent vont dans la jungle la plus proche, fatigués, et quittent cette manche.',
    'pull-out': 'Vous pouvez replier des unités. Rester tient le terrain mais les laisse à portée.',
    'fewer-rounds': 'Si les deux camps sont d’accord, on saute les manches restantes et la semaine finit.',
    'last-shells':
      'Chaque point tiré au siège coûte aux Français un pas ou un remplacement. Tiré avant un assaut, il vaut en général davantage.',
    'siege-toll':
      'Vous choisissez la perte\u202f: un point de remplacement, ou un pas d’une unité qui s’y trouve. Les chars n’y perdent rien.',
    'ring-toll':
      'Un PA encerclé perd un pas par semaine, et les remplacements ne paient pas. Brisez l’anneau en attaquant un PA qui le tient.',
    'hill-toll':
      'Chaque colline stratégique occupée par le Viêt Minh vous coûte une perte par semaine. La reprendre y met fin.',
    'bluff-called': 'Un leurre est démasqué. Placez-le dans la jungle de votre choix\u202f: il pourra revenir.',
    'assaults-over':
      'Le Viêt Minh a perdu 50 pas\u202f: aucun autre assaut cette semaine, et les bataillons fatigués n’attaquent plus.',
    'bare-trench':
      'Face à des PA français, une tranchée de niveau 3 exige un pion dans la zone, ou elle tombe au niveau 2. Un leurre suffit.',
    'ring-closed': 'Ce PA est encerclé\u202f: il perd un pas par semaine, et les attaques contre lui ont un bonus.',
    'new-owner':
      'Un PA change de mains quand l’ennemi y entre. Les lieux perdus autour de la piste réduisent le ravitaillement français.',
    broken:
      'Un bataillon désorganisé deux fois est mis en déroute vers la jungle la plus proche, fatigué jusqu’à la fin de la semaine.',
  },
});
