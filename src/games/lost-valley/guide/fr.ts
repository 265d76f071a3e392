/** La campagne guidée et les astuces en français. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  briefing: [
    'Vous commandez la garnison française\u202f: douze centres de résistance dans une vallée. Le jeu mène les divisions Viêt Minh qui l’entourent.',
    'Vous perdez aussitôt si le moral du camp ou les ressources tombent au-dessous de 1, ou si le PC GONO, le poste de commandement, est pris.',
    'Une carte est tirée. Lisez-la et décidez\u202f: la jouer, ou la garder en main.',
  ],
  lessons: {
    card: {
      text: 'À chaque tour, vous tirez une carte et recevez ses points d’action\u202f; celle-ci est une carte de réserve qui vaut +3 dans un assaut\u202f: gardez-la.',
      tip: 'À chaque tour, vous tirez une carte et recevez ses points d’action. Une carte de réserve peut se garder en main pour plus tard\u202f; vous recevez ses points dans tous les cas.',
      well: 'Elle est dans votre main, et vous recevez tout de même son point d’action.',
      other:
        'Jouée maintenant, elle peut encore servir dans un assaut de ce tour\u202f; vous recevez son point d’action dans tous les cas.',
    },
    supplies: {
      text: 'Un jet va décider de ce qu’apportent les avions\u202f; chaque point de moral du camp cédé y ajoute 1, mais vos réserves sont pleines\u202f: gardez les rations entières.',
      tip: 'Un jet va décider de ce qu’apportent les avions. Chaque point de moral du camp cédé y ajoute 1.',
      well: 'Avec de telles réserves, le moral vaut davantage.',
      other: 'Le moral achète un meilleur jet\u202f: c’est cher, mais cela peut sauver un camp affamé.',
    },
    assault: {
      text: 'Les chances de tenir sont exactes\u202f: cochez une ligne pour l’engager, voyez le chiffre changer, retirez-la si vous voulez, puis résolvez l’assaut.',
      well: 'C’est engagé\u202f; jusqu’à la résolution, vous pouvez encore le retirer.',
      other: 'Résolu sans appui\u202f: ce que vous avez épargné servira au prochain assaut.',
    },
    reinforcements: {
      text: 'Un bataillon parachutiste saute\u202f: Huguette est sûre, tandis que d’une zone de saut il doit repartir au mouvement de ce tour, sous peine d’être perdu.',
      well: 'Il est à Huguette, prêt à servir.',
      other:
        'Il est sur une zone de saut\u202f: dépensez un point d’action pour le mouvement et ramenez-le dès ce tour.',
    },
    movement: {
      text: 'Un point d’action permet à chacun un déplacement\u202f: sélectionnez une unité mise en évidence, puis un centre mis en évidence, ou passez par la liste de tous les choix\u202f; terminez le mouvement quand vous avez fini.',
      well: 'C’est fait. Vous pouvez l’annuler, et d’autres unités peuvent se déplacer sans coût supplémentaire.',
      other:
        'Personne ne bouge, et le point d’action n’est pas dépensé\u202f: si le rapport de situation est bon, un point est gardé pour le tour suivant.',
    },
    air: {
      text: 'Les points aériens servent à neutraliser la DCA (elle réduit l’appui aérien et le ravitaillement), à frapper une division, ou se gardent pour les assauts\u202f: envoyez un point contre la DCA.',
      tip: 'Les points aériens servent à neutraliser la DCA (elle réduit l’appui aérien et le ravitaillement), à frapper une division, ou se gardent pour les assauts.',
      well: 'Chaque jet contre la DCA peut la réduire de 1.',
      other: 'Cela convient aussi\u202f: les points gardés peuvent encore appuyer une défense.',
    },
  },
  end: 'La partie guidée est terminée. Toute nouveauté sera expliquée une fois, par une astuce comme celle-ci.',
  tips: {
    danger: 'Le moral du camp ou les ressources sont presque épuisés\u202f: au-dessous de 1, vous perdez aussitôt.',
    'drop-zone':
      'Les unités sur une zone de saut doivent la quitter au mouvement de ce tour, sinon elles sont perdues.',
    hand: 'Vous pouvez garder une carte de réserve pour quatre centres français. Défaussez le surplus\u202f; vous pouvez en défausser davantage.',
    delay:
      'Un renfort retardé laisse la place au ravitaillement\u202f: +1 à ce jet, et l’unité arrive un tour plus tard.',
    boost:
      'Les ressources achètent du moral, un pour un. Le moral baisse avec les centres perdus\u202f; élevé, il aide la plupart des jets.',
    reserve:
      'Une carte de votre main peut être jouée maintenant. Elle ne sert qu’une fois\u202f: maintenant, ou à un meilleur moment.',
    lose: 'Chaque pas est pris à l’infanterie dont le moral est alors le meilleur\u202f; à égalité, vous choisissez.',
    retreat:
      'Les unités qui ratent leur test se replient dans un centre français voisin. Choisissez-en un où il y a de la place.',
    stacking: 'Chaque centre a une limite de pas d’infanterie et d’armes d’appui. Ce qui dépasse doit être retiré.',
    reroll:
      'Une unité spéciale sur place permet de relancer une fois. Le nouveau résultat reste, qu’il soit meilleur ou pire.',
    raise:
      'Les rescapés d’un bataillon détruit peuvent former un bataillon de marche\u202f: faible, gratuit, mais il tient le terrain.',
    assault:
      'Infanterie et chars voisins d’un centre perdu peuvent le reprendre. Rien n’est dépensé avant que vous lanciez l’assaut.',
    occupy: 'Le centre est libre. Faites-y entrer une unité, sinon il reste un no man’s land.',
    raid: 'Un raid comble les tranchées au front et relève les fortifications. Ce n’est pas un mouvement, mais les unités sont engagées.',
    repair: 'À l’arrière, 1 point de ressources relève les fortifications de 1, et de 2 avec le génie.',
    strip: 'Une piste endommagée donne −2 à chaque jet de ravitaillement. Un dé décide si elle est réparée.',
    control:
      'Un centre perdu coûte du moral du camp, 1 point par étoile, et ses sites d’artillerie ou de DCA servent désormais le Viêt Minh.',
    encircled:
      'Un centre encerclé est coupé du camp\u202f: personne n’y entre ni n’en sort, et les unités qui se replient sont perdues. Un raid peut le dégager.',
    sapping:
      'La sape abaisse les fortifications, et chaque niveau compte dans l’assaut qui suit. Les raids en regagnent.',
    airstrip:
      'La piste est bombardée à chaque tour\u202f: interdite, elle donne −1 au ravitaillement\u202f; endommagée ou détruite, −2.',
    disrupted: 'Une unité désorganisée a −1 sur tous ses facteurs. En fin de tour, un test de moral peut la rétablir.',
  },
});
