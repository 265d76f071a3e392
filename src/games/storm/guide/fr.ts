/** Les parties guidées et les astuces en français. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  french: {
    briefing: [
      'Vous commandez la garnison française\u202f: 25 zones autour d’une piste. L’ordinateur mène le Viêt Minh, qui commence.',
      'Vous perdez si le Viêt Minh tient six des dix zones de victoire à la fin du tour 8. Jusque-là, rien n’est perdu pour de bon.',
      'Le Viêt Minh frappe le premier. À chaque assaut, vous pouvez réagir avec une carte.',
    ],
    lessons: {
      answer: {
        text: 'Avant le jet d’un assaut, vous pouvez réagir, une carte à la fois\u202f: canons et Mines touchent les assaillants, Fusées éclairantes annule Assaut de nuit\u202f; jouez-en une.',
        well: 'Vous en voyez l’effet avant de choisir la suivante\u202f; renoncez quand cela suffit.',
        other: 'Gardée pour plus tard. Une carte en main peut aussi être défaussée pour prolonger le tour.',
      },
      bear: {
        text: 'Vous choisissez quelles unités subissent les dégâts\u202f: répartissez-les d’abord sur les unités fraîches (elles deviennent épuisées), car la zone tient tant qu’une unité reste.',
        well: 'Une unité épuisée se défend encore\u202f; seuls d’autres points imposent replis et pertes.',
        other: 'C’est permis aussi, mais une unité partie ne tient plus la zone.',
      },
      shoot: {
        text: 'Dans votre impulsion, les unités d’une zone agissent ensemble\u202f: prenez un point d’appui voisin du Viêt Minh et faites feu.',
        well: 'Choisissez les unités qui tirent\u202f; un marqueur Feu les privera ce tour-ci du bonus de terrain.',
        other: 'C’est aussi un bon emploi de l’impulsion\u202f; vous pourrez tirer à la prochaine.',
      },
      volley: {
        text: 'Ajoutez des unités et voyez les chances changer\u202f: 2d6 + puissance de feu contre la meilleure défense + terrain.',
        well: 'Les unités qui tirent sont ensuite épuisées\u202f; les autres restent fraîches.',
        other: 'La carte est ajoutée\u202f; ajoutez maintenant des unités.',
      },
      reserve: {
        text: 'Le tour finit quand le Viêt Minh passe et que vous ne défaussez pas de carte, employez donc vos impulsions\u202f: envoyez une compagnie vers une colline menacée.',
        well: 'Neuf unités au plus par camp dans une zone\u202f; les chars ont besoin d’un pont pour passer la rivière.',
        other: 'Cela convient aussi\u202f: les réserves suivront tant qu’il reste des impulsions.',
      },
      road: {
        text: 'Les unités vont ensemble, à la vitesse de la plus lente, puis sont épuisées\u202f: laissez-en une pour tenir la zone.',
        well: 'Avancez pas à pas\u202f: chaque pas coûte 1 point, et 1 de plus pour entrer dans une zone ennemie ou passer la rivière.',
        other: 'Choisissez les unités, puis la destination.',
      },
    },
    end: 'La partie guidée est terminée. Toute nouveauté sera expliquée une fois, par une astuce comme celle-ci.',
  },
  'viet-minh': {
    briefing: [
      'Vous commandez le Viêt Minh autour du camp. L’ordinateur mène la garnison française.',
      'Vous gagnez si vous tenez six des dix zones de victoire à la fin du tour 8. Avec moins, vous perdez.',
      'C’est votre impulsion\u202f: choisissez une zone, et ce que font ses unités.',
    ],
    lessons: {
      storm: {
        text: 'Au tour 1 seulement, un assaut n’a pas besoin de tranchées\u202f: choisissez une de vos zones voisine de Gabrielle ou de Béatrice et donnez l’assaut.',
        tip: 'Dans votre impulsion, les unités d’une zone font ensemble une seule chose\u202f: mouvement, feu, sape ou assaut\u202f; ou vous jouez une carte, ou vous passez.',
        well: 'Contre un assaut, le terrain ne protège pas la garnison.',
        other: 'Cela les affaiblit aussi, mais à partir du tour 2 il faudra des tranchées avant chaque assaut.',
      },
      force: {
        text: 'Ajoutez les compagnies fraîches une à une ou toutes ensemble, ajoutez des cartes comme Assaut de nuit, et voyez les chances de vider la zone.',
        well: 'Toutes les unités de l’assaut sont ensuite épuisées, qu’elles entrent ou non.',
        other: 'La carte compte pour cet assaut\u202f; ajoutez maintenant des compagnies.',
      },
      price: {
        text: 'Chaque assaut coûte une compagnie, gagné ou perdu, et c’est vous qui la choisissez\u202f: cédez-en une de faible puissance de feu.',
        well: 'Des remplacements arrivent à partir du tour 2, jusqu’à trois par fin de tour.',
        other: 'Elle est perdue\u202f; des remplacements arrivent à partir du tour 2.',
      },
      guns: {
        text: 'Une carte peut être toute votre impulsion\u202f: jouez un Barrage d’artillerie sur la garnison que vous attaquerez ensuite, car des unités épuisées absorbent moins de dégâts.',
        well: 'Les Français répartissent les dégâts\u202f; regardez quelles unités sont épuisées.',
        other: 'Gardez la carte pour un meilleur moment, ou pour sa valeur de tranchée.',
      },
      spade: {
        text: 'Dès le tour suivant, un assaut demande un niveau de tranchée 3\u202f: faites saper, à côté d’une zone française, des unités sans autre emploi.',
        well: 'Deux unités fraîches sapent un niveau.',
        other: 'Rien ne presse, mais chaque niveau creusé maintenant ne sera plus à creuser.',
      },
      work: {
        text: 'Deux unités fraîches sapent un niveau, six en sapent trois\u202f; ou défaussez une carte pour sa valeur de tranchée, sans épuiser d’unité\u202f: prenez des unités sans autre emploi.',
        well: 'Confirmez dès que le nombre est pair.',
        other: 'C’est rapide, et aucune unité n’est épuisée, mais la carte est partie.',
      },
    },
    end: 'La partie guidée est terminée. Toute nouveauté sera expliquée une fois, par une astuce comme celle-ci.',
  },
  tips: {
    'go-on': 'Le Viêt Minh a passé. Défaussez une carte pour prendre une impulsion\u202f; sinon, le tour finit.',
    'hand-limit':
      'Votre main dépasse la limite inscrite sur l’échelle des tours. Chaque série de bonus tenue en entier relève cette limite de un.',
    step: 'Un pas coûte 1 point, 1 de plus pour entrer dans une zone ennemie ou passer la rivière, et 1 de plus pour quitter une zone ennemie. Vous pouvez vous arrêter après chaque pas.',
    fire: 'Défenses renforcées double le terrain, Contre-batterie annule Appui de mortiers. La question vous est posée même si vous n’avez ni l’une ni l’autre.',
    barrage:
      'On bombarde une de vos zones. Contre-batterie l’annule, Défenses renforcées fait compter le terrain double.',
    entry: 'Ils vont entrer dans une zone sans garnison. Des Mines les frappent avant l’entrée.',
    works: 'Bangalores annule ce que les Français viennent de jouer et leur interdit d’en rejouer dans cette action.',
    air: 'DCA nourrie annule une carte d’aviation\u202f; à partir du tour 4, Pluies de mousson aussi. Les Français perdent la carte.',
    giap: 'Les dés sont lancés. Giap exige le succès permet de relancer et de garder le meilleur jet, au prix d’une compagnie chaque fois.',
    'fall-back':
      'L’unité va dans une zone voisine de son camp où il y a de la place et le moins d’ennemis\u202f; ici, plusieurs se valent.',
    counter:
      'Contre-attaque réunit des unités de plusieurs zones\u202f: tirer ensemble sur une cible, ou y entrer ensemble.',
    advance: 'La zone est vide. Les unités qui ont tiré peuvent y entrer aussitôt, sans coût.',
    infiltrate:
      'Les unités infiltrées sont épuisées et ne prennent pas le contrôle, mais de l’intérieur elles tirent sur la garnison sans que le terrain compte.',
    discard:
      'Ce que vous gardez compte dans la prochaine main. Les défausses reviennent quand la pioche ne suffit plus.',
    supply:
      'Les rats de la Nam Youm et Pluies de mousson gênent le ravitaillement français\u202f: à 9 ou plus, une zone est sans ravitaillement, à 16 ou plus, deux.',
    marker:
      'Les unités françaises de cette zone resteront épuisées au prochain tour. Choisissez là où il y en a beaucoup de bonnes.',
    drop: 'Parachutage de nuit retire un marqueur Sans ravitaillement.',
    'changed-hands': 'Le contrôle d’une zone change dès que son camp n’y a plus d’unité et que l’ennemi en a une.',
    'fire-marker':
      'Les unités d’ici perdent leur bonus de terrain jusqu’à la fin du tour, car elles ont tiré sur une autre zone.',
    trench: 'Chaque niveau de tranchée ajoute 1 au terrain, et au niveau 3 un assaut peut partir.',
    contested:
      'Les deux camps ont des unités dans cette zone. Le camp qui la contrôle la garde tant qu’une de ses unités y reste.',
    arrival:
      'Placez chaque unité dans une zone de votre camp où il y a de la place\u202f; fraîche, elle agira au tour suivant. Les collines de l’est seront le prochain champ de bataille.',
  },
});
