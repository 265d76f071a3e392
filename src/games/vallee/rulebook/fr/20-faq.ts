import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '20',
  'Questions fréquentes',
  section(
    '20.0',
    'En bref',
    text('Ces questions se posent en jouant. Chacune est montrée de nouveau là où elle se pose.'),
  ),
  section(
    '20.Q1',
    'Mouvement stratégique ou mouvement d’assaut\u202f?',
    text(
      'Par le mouvement stratégique, une unité va à toute distance, mais ne fait plus rien ce tour-ci, et l’on peut tirer sur elle en chemin ([[11.1]], [[10.4]]). Dans la phase d’assaut, elle ne va qu’aussi loin que ses points, à chaque manche, et peut ensuite tirer ou donner l’assaut ([[11.2]]).',
    ),
  ),
  section(
    '20.Q2',
    'Pourquoi un second bombardement ne détruit-il personne\u202f?',
    text(
      'Dans la phase stratégique, une unité perd un pas au plus, aux canons et aux bombes ensemble, et jamais le dernier ([[10.2]]). Fusées et mine n’y sont pas tenues, l’appui de la phase d’assaut non plus.',
    ),
  ),
  section(
    '20.Q3',
    'Pourquoi cette batterie ne peut-elle pas tirer\u202f?',
    text(
      'Elle tire une fois par tour, a besoin d’un point de ravitaillement, et doit être en ordre et ravitaillée ([[10.0]]). Elle doit voir sa cible\u202f: forêt dense, collines, vallées et unités de son propre camp ferment la ligne ([[10.1]]). Les 105\u00a0mm du Viêt Minh ne font que bombarder ([[14.7]]).',
    ),
  ),
  section(
    '20.Q4',
    'Pourquoi ce tir n’a-t-il aucune chance\u202f?',
    text(
      'Le dé doit être inférieur à la force. La portée ajoute 1, les ouvrages du camp retranché 2 de plus pour une garnison en ordre ([[12.1]]). Désorganisez-la d’abord, par les canons ou l’aviation\u202f: un bataillon complet touche alors à 1. Le tir sur ceux qui assaillent votre zone a −1, et rien ne les couvre.',
    ),
  ),
  section(
    '20.Q5',
    'Quand un assaut en vaut-il la peine\u202f?',
    text(
      'À 3-1 et plus, les défenseurs désorganisés et le génie d’assaut devant\u202f: la plupart des résultats les chassent alors ([[12.2]]). À 1-1 contre des ouvrages en ordre, vous perdez un quart ou la moitié de la troupe. Les chances sont montrées avant que vous ne désigniez l’unité de tête.',
    ),
  ),
  section(
    '20.Q6',
    'Quelle unité mettre en tête\u202f?',
    text(
      'Celle qui a le meilleur moral, car la différence s’ajoute au dé\u202f; mais elle perd aussi le premier pas ([[12.2]]). Le génie d’assaut à l’attaque prend ce premier pas à sa place ([[14.4.3]]). Un char donne à son unité un point de moral de plus ([[14.1]]).',
    ),
  ),
  section(
    '20.Q7',
    'Où une unité peut-elle se replier\u202f?',
    text(
      'Dans la zone la plus proche sans ennemi où il y a de la place\u202f; les zones d’où viennent les assaillants comptent comme les leurs ([[12.3.3]]). Les canons de mouvement 0 sont perdus, sauf un qu’un camion peut sauver ([[16.5]]).',
    ),
  ),
  section(
    '20.Q8',
    'Que coûte le manque de ravitaillement\u202f?',
    text(
      'Un point de moins partout, pas d’assaut, pas de bombardement, et à la fin de la semaine un dé\u202f: au-dessus du moral imprimé, des pas sont perdus ([[7.3]]). On manque de ravitaillement parce qu’on est coupé ou parce qu’on n’est pas payé ([[7.2]], [[7.5]]).',
    ),
  ),
  section(
    '20.Q9',
    'Combien de temps de l’arrière au front\u202f?',
    text(
      'Un pion entre dans la zone de transport à un tour et peut sortir au plus tôt au suivant, à 5 ou moins ([[8.1.2]]). Un pas de remplacement sert dans la phase de récupération du tour où il sort ([[8.3]]).',
    ),
  ),
  section(
    '20.Q10',
    'Pourquoi si peu d’avions volent-ils\u202f?',
    text(
      'Le temps cloue d’abord sa part au sol ([[6.1]])\u202f; puis un dé de pas de transport et un d’autres unités servent ailleurs ([[9.1]]), sauf effort aérien maximal ([[9.1.1]]). Les appareils endommagés attendent leur réparation. Chacun vole une fois par tour.',
    ),
  ),
  section(
    '20.Q11',
    'Un bataillon détruit peut-il revenir\u202f?',
    text(
      'Non. Les pas de remplacement recomplètent des unités qui ont encore un pas, et seulement dans la phase de récupération du tour où ils arrivent ([[8.0]], [[8.4]]).',
    ),
  ),
  section(
    '20.Q12',
    'Passer, est-ce définitif\u202f?',
    text(
      'Passer abandonne cette demi-manche, avec ses jets de récupération. À la manche suivante, vous pouvez agir de nouveau\u202f; la phase finit quand les deux camps passent dans la même manche ([[5.6]]).',
    ),
  ),
);
