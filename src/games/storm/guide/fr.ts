/** Les parties guidées et les conseils en français. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  french: {
    briefing: [
      'Vous commandez la garnison française\u202f: 25 zones autour d’une piste. L’ordinateur mène le Viêt Minh, qui commence.',
      'Vous perdez si le Viêt Minh tient six des dix zones de victoire à la fin du tour 8. Jusque-là, rien n’est perdu pour de bon.',
      'Le Viêt Minh va frapper. À chaque assaut, on vous demande si vous répondez par une carte.',
    ],
    lessons: {
      answer: {
        text: 'Avant le jet d’un assaut, vous pouvez y répondre, une carte à la fois\u202f: canons et mines touchent les assaillants, les fusées leur ôtent la nuit, jouez-en donc une.',
        well: 'Vous en voyez l’effet avant de choisir la suivante\u202f; renoncez quand cela suffit.',
        other: 'Gardée pour plus tard\u202f: une carte, c’est aussi du temps, car elle peut prolonger le tour.',
      },
      bear: {
        text: 'Chaque point de dégâts frappe l’unité de votre choix, retournez donc d’abord les unités fraîches\u202f: tant qu’une unité reste, la zone tient.',
        well: 'Une unité épuisée se défend encore\u202f; seuls les derniers points coûtent replis et pertes.',
        other: 'C’est permis aussi\u202f: mais qui est parti ne tient plus la colline.',
      },
      shoot: {
        text: 'Dans votre impulsion, les unités d’une zone agissent ensemble\u202f: prenez un point d’appui voisin du Viêt Minh et faites feu.',
        well: 'Choisissez qui tire\u202f; un marqueur Feu les privera ce tour-ci de l’abri du terrain.',
        other: 'C’est aussi un bon emploi de l’impulsion\u202f: le feu sera encore là à la prochaine.',
      },
      volley: {
        text: 'Joignez autant d’unités que vous voulez et voyez les chances changer\u202f: puissance de feu et deux dés contre la meilleure défense et le terrain.',
        well: 'Qui s’y joint est ensuite épuisé\u202f; les autres restent frais.',
        other: 'La carte est ajoutée\u202f; joignez maintenant des unités au tir.',
      },
      reserve: {
        text: 'Le tour finit quand le Viêt Minh passe et que vous ne rendez pas de carte, employez donc vos impulsions\u202f: envoyez une compagnie vers une colline menacée.',
        well: 'Une zone tient neuf unités\u202f; les chars ont besoin d’un pont.',
        other: 'C’est raisonnable aussi\u202f: les réserves suivront tant qu’il reste des impulsions.',
      },
      road: {
        text: 'Ceux qui se joignent vont ensemble, à la vitesse du plus lent, et sont épuisés au bout du chemin\u202f: laissez donc quelqu’un pour tenir la zone.',
        well: 'Puis pas à pas\u202f: chacun coûte un point, et un de plus vers le danger ou par-dessus la rivière.',
        other: 'Choisissez qui part, puis vers où.',
      },
    },
    end: 'Les leçons sont finies\u202f; le camp est à vous. Toute nouveauté sera expliquée une fois, sur une ligne comme celle-ci.',
  },
  'viet-minh': {
    briefing: [
      'Vous commandez le Viêt Minh autour du camp. L’ordinateur mène la garnison française.',
      'Vous gagnez si vous tenez six des dix zones de victoire à la fin du tour 8. Avec moins, vous perdez.',
      'C’est votre impulsion\u202f: choisissez une zone, et ce que font ses unités.',
    ],
    lessons: {
      storm: {
        text: 'Ce tour-ci seulement, un assaut n’a pas besoin de tranchées\u202f: choisissez une de vos zones voisine de Gabrielle ou de Béatrice et donnez l’assaut.',
        tip: 'Dans votre impulsion, les unités d’une zone font ensemble une seule chose\u202f: mouvement, feu, sape ou assaut\u202f; ou vous jouez une carte, ou vous passez.',
        well: 'Contre un assaut, le terrain ne protège pas la garnison.',
        other: 'Cela les affaiblit aussi\u202f: mais dès le tour 2, il faudra creuser avant chaque assaut.',
      },
      force: {
        text: 'Joignez les compagnies fraîches une à une ou toutes ensemble, ajoutez des cartes comme Assaut de nuit, et voyez les chances de vider la zone.',
        well: 'Tous ceux qui s’y joignent sont ensuite épuisés, qu’ils entrent ou non.',
        other: 'La carte compte pour cet assaut\u202f; joignez maintenant les compagnies.',
      },
      price: {
        text: 'Chaque assaut coûte une compagnie, gagné ou perdu, et c’est vous qui la choisissez\u202f: cédez-en une de faible puissance de feu.',
        well: 'Dès le tour 2 viennent des remplacements, jusqu’à trois par fin de tour.',
        other: 'Elle est perdue\u202f; dès le tour 2 viennent des remplacements.',
      },
      guns: {
        text: 'Une carte peut être toute votre impulsion\u202f: jouez un Barrage d’artillerie sur la garnison que vous attaquerez ensuite, car des unités épuisées supportent moins.',
        well: 'Les Français répartissent les dégâts\u202f; regardez qui est épuisé.',
        other: 'Gardez la carte pour un meilleur moment, ou pour sa valeur de tranchée.',
      },
      spade: {
        text: 'Dès le tour suivant, un assaut ne part que d’un niveau de tranchée 3\u202f: faites creuser, à côté d’une zone française, des unités sans autre emploi.',
        well: 'Deux unités fraîches creusent un niveau.',
        other: 'Rien ne presse\u202f: mais chaque niveau creusé maintenant ne sera plus à creuser.',
      },
      work: {
        text: 'Deux unités fraîches creusent un niveau, six en creusent trois\u202f; ou une carte y suffit, pour sa valeur de tranchée, sans retourner personne\u202f: prenez des unités sans emploi.',
        well: 'Confirmez dès que le nombre est pair.',
        other: 'C’est rapide, et personne n’est retourné\u202f: mais la carte est partie.',
      },
    },
    end: 'Les leçons sont finies\u202f; le siège est à vous. Toute nouveauté sera expliquée une fois, sur une ligne comme celle-ci.',
  },
  tips: {
    'go-on':
      'Le Viêt Minh a passé. Une carte rendue sans être jouée vous achète une impulsion\u202f; sinon, le tour finit.',
    'hand-limit': 'Votre main dépasse ce que permet la piste. Les séries de zones tenues en entier l’agrandissent.',
    step: 'Un pas coûte 1 point, 1 de plus vers le danger ou par-dessus la rivière, 1 de plus pour en sortir. Vous pouvez vous arrêter à chaque pas.',
    fire: 'Défenses renforcées double le terrain, Contre-batterie ôte les mortiers. On vous interroge même si vous ne les avez pas.',
    barrage:
      'On bombarde une de vos zones. Contre-batterie l’annule, Défenses renforcées fait compter le terrain double.',
    entry: 'Ils vont entrer dans une zone sans garnison. Des Mines les frappent avant l’entrée.',
    works: 'Bangalores ôte ce que les Français viennent de jouer, et leur interdit d’en rejouer dans cette action.',
    air: 'DCA lourde arrête une carte d’aviation, dès le tour 4 Pluies de mousson aussi. La carte est perdue pour les Français.',
    giap: 'Les dés sont tombés. Giap exige le succès relance et garde le meilleur jet, au prix d’une compagnie chaque fois.',
    'fall-back':
      'L’unité va dans une zone voisine de son camp où il y a de la place et le moins d’ennemis\u202f; ici, plusieurs se valent.',
    counter:
      'Contre-attaque réunit des unités de plusieurs zones\u202f: tirer ensemble sur une cible, ou y entrer ensemble.',
    advance: 'La zone est vide. Ceux qui ont tiré peuvent y entrer aussitôt, sans rien payer.',
    infiltrate:
      'Les unités qui se glissent là sont épuisées et ne prennent rien, mais de l’intérieur elles tirent sans que le terrain compte.',
    discard:
      'Ce que vous gardez compte dans la prochaine main. Les défausses reviennent quand la pioche ne suffit plus.',
    supply:
      'Rats et pluie gênent le ravitaillement français\u202f: à partir de 9, une zone a faim, à partir de 16, deux.',
    marker:
      'Les unités françaises de cette zone resteront épuisées au prochain tour. Choisissez là où il y en a beaucoup de bonnes.',
    drop: 'Parachutage de nuit sauve une zone de la faim.',
    'changed-hands': 'Une zone change de mains dès que son maître n’y a plus personne et que l’ennemi y est.',
    'fire-marker': 'Qui a tiré hors de cette zone n’y a plus d’abri jusqu’à la fin du tour.',
    trench: 'Chaque niveau de tranchée ajoute 1 au terrain, et le niveau 3 ouvre un assaut.',
    contested: 'Les deux camps sont dans une zone. Son maître la garde tant qu’une de ses unités y reste.',
    arrival:
      'Placez chaque unité dans une zone de votre camp où il y a de la place\u202f; fraîche, elle agira au tour suivant. Les collines de l’est sont les prochaines.',
  },
});
