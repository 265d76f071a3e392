/** Les batailles guidées et les astuces en français. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  'viet-minh': {
    briefing: [
      'Vous commandez la Division 312 dans la vallée du nord-est, le 13 mars. L’ordinateur mène les Français.',
      'Une manche décide\u202f: chaque pas perdu vaut un point à l’autre camp, et Béatrice 3 à qui la tient à la fin. Avec moins de points, vous perdez.',
      'C’est votre demi-manche\u202f: d’abord le mouvement, puis mortiers et DCA, puis le feu, puis l’assaut.',
    ],
    lessons: {
      'up-to-the-wire': {
        text: 'On ne donne l’assaut à Béatrice que d’une zone adjacente\u202f: ouvrez la vallée du nord-est, sélectionnez un régiment et envoyez-le vers les hauteurs du nord-est ou le col de Him Lam.',
        tip: 'Déplacez les unités une à une, dans la limite de leurs points\u202f; à côté d’un ennemi, une unité s’arrête. Celle qui a bougé peut encore tirer ou donner l’assaut.',
        well: 'Les disques indiquaient le coût, une barre l’endroit où il faut s’arrêter. Une zone contient six bataillons.',
        other:
          'C’est possible aussi, mais amenez la plupart des bataillons à côté de Béatrice, sinon aucune unité ne pourra donner l’assaut.',
      },
      engineers: {
        text: 'Chaque pas de génie d’assaut ajoute 1 au dé de l’assaut\u202f: amenez le 151/1 au bord de Béatrice lui aussi.',
        well: 'En échange, il perd le premier pas. Amenez un autre régiment, dans l’autre des deux zones si l’une est pleine, puis terminez le mouvement.',
        other:
          'Cela convient aussi\u202f; n’oubliez pas que le 151/1 vaut 2 au dé, et que le col de Him Lam a de la place quand les hauteurs sont pleines.',
      },
      mortars: {
        text: 'Les canons préparent l’assaut\u202f: pointez les mortiers de la Division 312 sur le III/13 DBLE, car une garnison désorganisée vous donne +2 au dé.',
        tip: 'Batteries et avions appuient votre attaque, chacun contre une unité ennemie\u202f: le premier coup désorganise, le suivant ôte un pas.',
        well: 'Le dé se lance quand les Français ont désigné leur propre appui.',
        other: 'Gardés, mais les canons ne tirent qu’une fois dans cette bataille.',
      },
      shells: {
        text: 'Des avions français attaquent vos unités\u202f: désignez l’un d’eux comme cible d’une pièce de DCA avant que les dés ne roulent.',
        tip: 'Désignez une cible à chaque pièce de DCA\u202f; elle tire une fois dans la phase stratégique et une fois dans une manche d’assaut.',
        well: 'Un avion bas est plus facile à toucher. La 37\u00a0mm est votre meilleure pièce.',
        other: 'Ils attaquent donc sans gêne\u202f; la DCA ne tire qu’une fois dans cette bataille.',
      },
      'hold-fire': {
        text: 'Une unité qui tire maintenant ne donne pas l’assaut dans cette demi-manche\u202f: ne tirez pas, et gardez les bataillons pour Béatrice.',
        tip: 'Une unité qui tire maintenant ne donne pas l’assaut dans cette demi-manche\u202f; un coup désorganise, et le dé doit être inférieur à la force.',
        well: 'Maintenant l’assaut\u202f: sélectionnez Béatrice.',
        other: 'Un coup désorganiserait la garnison\u202f; mais ce bataillon restera en arrière à l’assaut.',
      },
      head: {
        text: 'La force proposée réunit tous les voisins de Béatrice et le génie\u202f: voyez les chances et commencez par l’unité de tête, dont l’avantage de moral s’ajoute au dé.',
        well: 'L’assaut commence\u202f: tir défensif final, puis le dé sur la table d’assaut.',
        other: 'Bien\u202f; désignez l’unité de tête quand la force est au complet.',
      },
    },
    end: 'Les leçons sont terminées. Essayez le raid sur la DCA côté français, puis la première semaine de la campagne\u202f: toute nouveauté est expliquée une fois, par une astuce comme celle-ci.',
  },
  french: {
    briefing: [
      'Vous commandez la sortie du 28 mars\u202f: deux bataillons parachutistes, des légionnaires et des chars à Claudine. L’ordinateur mène le Viêt Minh.',
      'Une manche\u202f: vous gagnez si les trois unités de DCA de la plaine Octavie sont détruites ou chassées. Vous perdez si vous perdez plus de pas que l’ennemi.',
      'Vous avez l’initiative\u202f: d’abord avions et canons, puis l’assaut.',
    ],
    lessons: {
      places: {
        text: 'Vos unités sont déjà à Claudine 2, à côté de la plaine Octavie, les canons derrière elles\u202f: laissez-les et commencez.',
        tip: 'La mise en place est proposée\u202f; vous pouvez déplacer des unités dans les zones de leur groupe avant de commencer.',
        well: 'Seules les unités voisines de la plaine peuvent lui donner l’assaut.',
        other: 'Placez-les comme vous voulez\u202f; gardez les troupes d’assaut à Claudine 2 ou 3.',
      },
      planes: {
        text: 'Un dé a fixé le nombre d’unités aériennes\u202f: choisissez-les, les quatre types se valent dans une manche d’assaut.',
        tip: 'Choisissez vos unités aériennes\u202f: chacune peut attaquer une unité ennemie, une fois dans cette bataille.',
        well: 'Chacune vole une fois dans cette bataille.',
        other: 'Choisissez jusqu’à ce que le nombre soit atteint.',
      },
      jump: {
        text: 'Aucune unité n’a besoin de bouger, puisque Claudine 2 touche la plaine Octavie\u202f: terminez le mouvement.',
        tip: 'Déplacez les unités une à une, dans la limite de leurs points\u202f; à côté d’un ennemi, une unité s’arrête. Celle qui a bougé peut encore tirer ou donner l’assaut.',
        well: 'Avions et canons maintenant\u202f: les deux camps désignent leurs cibles avant tout jet.',
        other: 'Cela peut servir, mais de Claudine 1 ou d’Huguette 2 on ne donne pas l’assaut à la plaine.',
      },
      dive: {
        text: 'Choisissez «\u202fTout, réparti\u202f» pour frapper chaque bataillon du régiment 36\u202f: voler bas donne +2, le terrain découvert +1, le retranchement −1, et la DCA riposte.',
        tip: 'Avions et batteries attaquent chacun une unité ennemie\u202f: voler bas ajoute 2 au dé, mais on est plus facile à toucher.',
        well: 'Dès que plus de la moitié de leur force est désorganisée, votre assaut gagne 2. Canons et avions ne servent qu’une fois.',
        other: 'C’est de l’appui aussi\u202f; le premier coup désorganise, le suivant ôte un pas.',
      },
      wait: {
        text: 'Une unité qui tire maintenant ne donne pas l’assaut dans cette demi-manche\u202f: ne tirez pas, et gardez les trois bataillons ensemble.',
        tip: 'Une unité qui tire maintenant ne donne pas l’assaut dans cette demi-manche\u202f; un coup désorganise, et le dé doit être inférieur à la force.',
        well: 'Maintenant l’assaut\u202f: sélectionnez la plaine Octavie.',
        other: 'Un coup peut aider, mais ce bataillon ne donnera pas l’assaut.',
      },
      spearhead: {
        text: 'La force proposée comprend les chars, qui décalent le rapport d’une colonne\u202f: commencez par l’unité de tête, dont le moral compte au dé et qui perd le premier pas.',
        well: 'L’assaut commence. Une DCA forcée au repli compte comme chassée.',
        other: 'Bien\u202f; désignez l’unité de tête quand la force est au complet.',
      },
    },
    end: 'Les leçons sont terminées. Vient la première semaine de la campagne\u202f: toute nouveauté est expliquée une fois, par une astuce comme celle-ci.',
  },
  tips: {
    'vm-set-up':
      'Chaque division est dans sa vallée\u202f; canons, DCA et génie choisissent la leur. Du nord-est, les canons voient Béatrice, du nord-ouest Gabrielle.',
    'road-in':
      'Ravitaillement, remplacements et unités partent d’ici et arrivent au plus tôt la semaine prochaine. Sans ravitaillement, vos canons se taisent\u202f; chaque pas en remplacement coûte un point de victoire.',
    grounded:
      'Le temps cloue au sol une partie de vos avions cette semaine. Gardez les transports en vol si le ravitaillement manque.',
    'maximum-effort':
      'Une fois par mois, tout peut voler ici plutôt qu’ailleurs. Cela coûte un dé de points de victoire et aide vos assauts à être acceptés.',
    'transports-away':
      'Une partie des transports sert ailleurs cette semaine. Choisissez ceux dont vous pouvez vous passer.',
    elsewhere:
      'Une partie des chasseurs et des bombardiers sert ailleurs cette semaine. Choisissez ceux dont vous pouvez vous passer.',
    cargo:
      'Chargez les transports\u202f: chaque pas de ravitaillement reçu est un tir de batterie. Le 5 BPVN est gratuit\u202f; les autres bataillons coûtent des points, moins chaque semaine.',
    bombard:
      'Une batterie à la fois, un point de ravitaillement chacune\u202f: un dé par unité de la zone, et un coup désorganise. Une de vos unités à côté ajoute 1. Une batterie tire une fois par semaine.',
    'answer-guns':
      'Vos canons peuvent répondre\u202f: à 5 ou plus, la batterie ennemie est réduite au silence avant de tirer. Chaque réponse coûte un point et emploie la pièce pour la semaine.',
    'french-guns':
      'Vos canons peuvent bombarder maintenant, ou attendre les colonnes en marche et la phase d’assaut. Ils tirent une fois par semaine.',
    sorties:
      'Donnez à chaque avion une mission\u202f: bombes, neutralisation de la DCA, largage. Bas, c’est plus précis et plus dangereux. Ce qui n’en a pas reste pour la phase d’assaut.',
    'flak-targets':
      'Désignez une cible à chaque pièce avant le jet. Les transports portent le ravitaillement de la garnison\u202f; le C-119 porte deux pas.',
    'road-out':
      'Les remplacements qui arrivent doivent servir cette semaine. Retenez-les si aucune unité n’en a besoin.',
    march:
      'Une unité va à toute distance, mais ne tire plus et ne donne plus l’assaut cette semaine. Les canons ennemis peuvent tirer sur elle en chemin, d’autant mieux qu’elle va loin.',
    'on-the-way': 'Continuez zone par zone, ou arrêtez-vous. À côté d’un ennemi, le mouvement est fini.',
    ambush:
      'Une unité passe à portée. Un coup l’arrête\u202f; chaque tranche de 4 points de mouvement dépensés ajoute 1.',
    'shield-march': 'Leur batterie tire sur votre colonne. La contre-batterie peut la faire taire d’abord.',
    'too-many': 'Cette zone contient deux régiments au plus (24 points, 4 par bataillon). Faites partir l’excédent.',
    'their-half':
      'L’autre camp a désigné son appui. À vous, contre les unités qui vous menacent\u202f: désorganisées, elles ne donnent pas l’assaut.',
    silence: 'Contre-batterie contre les batteries qui appuient cette attaque\u202f: 5 ou plus en fait taire une.',
    'return-fire':
      'Avant leur assaut, vos unités tirent sur leurs voisins. Cela ne coûte rien, et vous pourrez tirer de nouveau dans votre demi-manche.',
    'storm-it':
      'Choisissez la zone à assaillir, ou retenez-vous. Cela vaut la peine à bonnes chances contre des défenseurs désorganisés\u202f; un échec coûte un quart ou la moitié de la force.',
    'join-in':
      'Ajoutez ou retirez des unités et voyez les chances\u202f; chez le Viêt Minh, une seule division et le génie, chez les Français un char décale le rapport d’une colonne.',
    'last-shots':
      'Tir défensif final\u202f: chaque défenseur en ordre tire encore une fois, à −1 au dé. Un coup au but tient cette unité à l’écart.',
    'next-lead': 'L’unité de tête est hors de combat. Le meilleur moral prend la suite.',
    'lead-defence': 'Désignez l’unité dont le moral compte pour la défense. Elle perdra le premier pas.',
    losses:
      'L’unité de tête a perdu le premier pas\u202f; choisissez qui perd les autres. Une unité à un seul pas disparaît avec lui.',
    bloodbath: 'Restez et perdez encore un pas, ou abandonnez la zone. L’autre camp aura ensuite le même choix.',
    'way-back':
      'L’unité doit aller dans la zone la plus proche sans ennemi. Elle est désorganisée\u202f; les canons qui ne bougent pas sont perdus.',
    'fill-up-french':
      'Les pas reçus cette semaine recomplètent des unités maintenant, ou sont perdus. Les Thaïs et le génie n’en reçoivent pas.',
    'fill-up-vm': 'Les pas arrivés cette semaine recomplètent des bataillons maintenant, ou sont perdus.',
    spades:
      'Le génie qui n’a rien fait de la semaine creuse\u202f: un retranchement par pas, ici ou à côté. Deux dans une zone abritent vos unités des bombes et du feu.',
    tunnel:
      'Quatre pas de génie quittent la carte deux semaines pour creuser sous la zone que vous désignez. Les Français savent seulement qu’on creuse.',
    'back-from-the-mine':
      'La galerie est finie et le génie est de retour. Faites sauter la charge avant, entre ou après vos batteries.',
    'hungry-vm':
      'Le ravitaillement ne suffit pas à toutes les divisions. Celles que vous en privez sont affaiblies toute la semaine et peuvent perdre des pas.',
    'hungry-french':
      'Le ravitaillement ne suffit pas à toutes les unités. Celles que vous en privez sont affaiblies toute la semaine et peuvent perdre des pas.',
    nerves:
      'Crise de moral\u202f: désignez des unités de l’autre camp. Chacune qui dépasse son moral au dé perd la différence en pas.',
    waiver: 'On demande des avions ailleurs dans la vallée. Vous pouvez les garder, pour un point au Viêt Minh.',
    'called-off':
      'La mafia parachutiste, ces officiers qui mènent la garnison, a refusé. Bataillons parachutistes, chars, cible dans le camp retranché et effort maximal l’aident à consentir.',
    happening: 'À partir de la deuxième semaine, deux dés peuvent amener un événement.',
    'cut-off':
      'Sans ravitaillement\u202f: chaque valeur perd 1, pas d’assaut, et peut-être des pas perdus à la fin de la semaine. Rouvrez la ligne.',
    'last-alone': 'Une zone appartient au camp qui y fut seul le dernier.',
    'stock-low':
      'Le stock est inférieur à la prochaine facture. Tirez moins, sinon des unités resteront sans ravitaillement.',
  },
});
