/** La campagne guidée et les conseils en français. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  briefing: [
    'Vous commandez la garnison française\u202f: douze positions dans une vallée. Le jeu mène les divisions Viêt Minh qui l’entourent.',
    'Vous perdez aussitôt si le moral du camp ou les ressources tombent au-dessous de 1, ou si le PC GONO, le poste de commandement, est pris.',
    'Une carte est tirée. Lisez-la et décidez\u202f: la jouer, ou la garder en main.',
  ],
  lessons: {
    card: {
      text: 'Chaque tour apporte une carte et ses points d’action\u202f; celle-ci peut aussi se garder et ajoutera 3 au jet d’un assaut\u202f: gardez-la en main.',
      tip: 'Chaque tour apporte une carte et ses points d’action. Une carte de réserve peut aussi se garder en main pour un meilleur moment\u202f: ses points viennent quand même.',
      well: 'Elle attend dans votre main, et son point d’action est tout de même à vous.',
      other: 'Jouée maintenant, elle servira encore dans un assaut de ce tour\u202f; son point d’action est à vous.',
    },
    supplies: {
      text: 'Un jet va décider de ce qu’apportent les avions\u202f; chaque point de moral cédé y ajoute 1, mais vos réserves sont pleines\u202f: gardez les rations entières.',
      tip: 'Un jet va décider de ce qu’apportent les avions. Chaque point de moral cédé y ajoute 1.',
      well: 'Avec de telles réserves, le moral vaut davantage.',
      other: 'Le moral paie un meilleur jet\u202f: c’est cher, mais cela peut sauver un camp affamé.',
    },
    assault: {
      text: 'Les chances de tenir sont exactes\u202f: cochez une ligne pour l’engager, voyez le chiffre changer, retirez-la si vous voulez, puis résolvez l’assaut.',
      well: 'C’est engagé\u202f; jusqu’à la résolution, vous pouvez encore le retirer.',
      other: 'Résolu sans aide\u202f: ce que vous avez épargné servira au prochain assaut.',
    },
    reinforcements: {
      text: 'Un bataillon parachutiste saute\u202f: Huguette est sûre, tandis que d’une zone de saut il doit repartir au mouvement de ce tour, sous peine d’être perdu.',
      well: 'Il est à Huguette, prêt à servir.',
      other:
        'Il est sur une zone de saut\u202f: dépensez un point d’action pour le mouvement et ramenez-le dès ce tour.',
    },
    movement: {
      text: 'Un point d’action permet à chacun un déplacement\u202f: prenez une unité éclairée, touchez une position éclairée, ou passez par la liste de tous les choix, puis terminez le mouvement.',
      well: 'C’est fait\u202f; «\u202fannuler\u202f» le reprend, et les autres peuvent suivre sans rien payer de plus.',
      other:
        'Personne ne bouge, et le point d’action reste\u202f: si la situation est bonne, un point est gardé pour le tour suivant.',
    },
    air: {
      text: 'Les avions peuvent chasser la DCA, qui réduit l’appui aérien et le ravitaillement, frapper une division ou attendre les assauts\u202f: envoyez un point contre la DCA.',
      tip: 'Les avions peuvent chasser la DCA, qui réduit l’appui aérien et le ravitaillement, frapper une division ou attendre les assauts.',
      well: 'Chaque jet contre la DCA peut la réduire de 1.',
      other: 'C’est raisonnable aussi\u202f: les points gardés peuvent encore appuyer une défense.',
    },
  },
  end: 'Les leçons sont finies\u202f; le camp est à vous. Toute nouveauté sera expliquée une fois, sur une ligne comme celle-ci.',
  tips: {
    danger:
      'Un niveau touche à sa fin\u202f: moral du camp ou ressources au-dessous de 1, et la campagne est aussitôt perdue.',
    'drop-zone':
      'Les unités sur une zone de saut doivent la quitter au mouvement de ce tour, sinon elles sont perdues.',
    hand: 'Vous pouvez garder une carte de réserve pour quatre positions françaises\u202f; le surplus doit partir, le reste est à vous.',
    delay:
      'Un renfort retenu laisse la place au ravitaillement\u202f: +1 à ce jet, et l’unité arrive un tour plus tard.',
    boost:
      'Les ressources achètent du moral, un pour un. Le moral baisse avec les positions perdues\u202f; élevé, il aide la plupart des jets.',
    reserve: 'Une carte de votre main convient à ce moment. Elle sert une fois\u202f: maintenant, ou plus à propos.',
    lose: 'Chaque pas est pris à l’infanterie dont le moral est alors le meilleur\u202f; à égalité, vous choisissez.',
    retreat:
      'Les unités qui ratent leur test se replient sur une position française voisine. Choisissez-en une où il y a de la place.',
    stacking:
      'Chaque position peut recevoir tant de pas d’infanterie et tant d’armes d’appui. Ce qui dépasse doit être sacrifié.',
    reroll:
      'Une unité spéciale sur place permet de relancer une fois. Le nouveau résultat reste, qu’il soit meilleur ou pire.',
    raise:
      'Les rescapés d’un bataillon détruit peuvent former un bataillon de marche\u202f: faible, gratuit, mais il tient le terrain.',
    assault:
      'Infanterie et chars voisins d’une position perdue peuvent la reprendre. Rien n’est dépensé avant le départ de l’assaut.',
    occupy: 'La position est ouverte. Faites-y entrer quelqu’un, sinon elle reste un no man’s land.',
    raid: 'Un raid comble les tranchées au front et relève les fortifications. Ce n’est pas un mouvement, mais les unités sont utilisées.',
    repair: 'À l’arrière, 1 point de ressources relève les fortifications de 1, et de 2 avec le génie.',
    strip: 'Une piste endommagée coûte 2 à chaque jet de ravitaillement. Un dé décide si elle est réparée.',
    control:
      'Une position perdue coûte du moral, un point par étoile, et ses canons ou sites de DCA servent l’autre camp.',
    encircled:
      'Une position encerclée est fermée\u202f: nul n’y entre ni n’en sort, et qui se replie est perdu. Un raid peut la dégager.',
    sapping:
      'Les tranchées usent les fortifications, et chaque niveau compte dans l’assaut qui suit. Les raids en regagnent.',
    airstrip:
      'La piste est bombardée à chaque tour\u202f: sous le feu, elle coûte 1 au ravitaillement\u202f; endommagée ou détruite, 2.',
    disrupted:
      'Une unité désorganisée perd 1 sur tous ses facteurs. En fin de tour, un test de moral peut la rétablir.',
  },
});
