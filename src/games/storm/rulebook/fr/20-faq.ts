import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '20',
  'Questions fréquentes',
  section('20.0', 'En bref', text('Ces questions viennent en jouant. Chacune est redonnée là où elle se pose.')),
  section(
    '20.Q1',
    'Quand le tour finit-il au juste\u202f?',
    text(
      'Quand le Viêt Minh passe juste après une passe française\u202f; et quand il passe à un autre moment sans que les Français défaussent une carte ([[4.0]]). Une passe française seule ne le finit jamais. Les cartes de la main française peuvent donc aussi prolonger le tour.',
    ),
  ),
  section(
    '20.Q2',
    'Est-ce que je pioche les dernières cartes avant de mélanger\u202f?',
    text(
      'Non. Si la pioche ne suffit pas, on mélange d’abord le tout ([[5.4]]). Les bonnes cartes reviennent plus tôt qu’on ne croit.',
    ),
  ),
  section(
    '20.Q3',
    'Pourquoi le terrain ne compte-t-il pas ici\u202f?',
    text(
      'Il ne compte jamais à l’intérieur d’une zone, contre un assaut, pour un camp qui ne contrôle pas la zone ou qui y a un marqueur Feu ([[8.3.2]]). Les unités qui tirent hors d’un point d’appui renoncent à sa protection jusqu’à la fin du tour ([[8.1]]).',
    ),
  ),
  section(
    '20.Q4',
    'Puis-je sauver une unité en la repliant pour un point\u202f?',
    text(
      'Seulement tant que les unités peuvent prendre plus de points qu’il n’en reste ([[8.4.1]]). Une unité épuisée seule qui doit prendre 2 points est éliminée\u202f; avec 1 point, elle se replie.',
    ),
  ),
  section(
    '20.Q5',
    'Perd-on une unité même si l’assaut échoue\u202f?',
    text(
      'Oui, l’une de celles qui donnaient encore l’assaut au moment du jet, et une de plus par relance ([[10.0]]). Aucune si Mines ou Débouchez à zéro\u202f! n’ont laissé aucune unité fraîche.',
    ),
  ),
  section(
    '20.Q6',
    'Comment le Viêt Minh entre-t-il dans une zone française\u202f?',
    text(
      'Si elle est vide, par mouvement, pour 2 points ([[7.0]]). Si elle est tenue, par l’assaut ([[10.0]]) ou par Infiltration ([[18.24]]). Des arrivées peuvent être placées dans une zone vide reliée à un bord ([[12.3]]).',
    ),
  ),
  section(
    '20.Q7',
    'Que peuvent les Français contre un assaut\u202f?',
    text(
      'Dans l’ordre qu’ils veulent, une carte à la fois\u202f: Fusées éclairantes contre Assaut de nuit, Contre-batterie contre Appui de mortiers, et soit Mines, soit Débouchez à zéro\u202f!, chacune vue avant la suivante ([[10.0]]). Défenses renforcées n’y sert pas\u202f: le terrain ne compte de toute façon pas.',
    ),
  ),
  section(
    '20.Q8',
    'Les tranchées restent-elles\u202f?',
    text(
      'Oui, même quand toutes les unités s’en vont\u202f; seul le contrôle français les supprime ([[9.1]]). Coup de main ([[18.12]]) et Bombardiers B-26 ([[18.8]]) les abaissent.',
    ),
  ),
  section(
    '20.Q9',
    'Que veut dire être sans ravitaillement\u202f?',
    text(
      'Les unités épuisées le restent au tour suivant\u202f; elles se défendent et peuvent encore se replier ([[11.0]]). Les fraîches restent fraîches. Le marqueur lui-même est retiré aussitôt.',
    ),
  ),
  section(
    '20.Q10',
    'Quand les arrivées peuvent-elles agir\u202f?',
    text(
      'Au tour suivant\u202f: elles viennent en phase finale, fraîches ([[12.2]]). Seuls les Remplacements d’urgence arrivent au milieu d’un tour ([[18.20]]).',
    ),
  ),
  section(
    '20.Q11',
    'Est-ce que je récupère une carte annulée\u202f?',
    text('Non, elle compte comme jouée et va à la défausse ([[5.2]]). Elle peut revenir après un mélange ([[5.4]]).'),
  ),
  section(
    '20.Q12',
    'Pourquoi m’interroge-t-on alors que je n’ai pas de carte qui convienne\u202f?',
    text(
      'Parce que l’autre camp ne doit pas savoir ce que vous avez. Si l’on ne vous interrogeait que lorsque vous avez une telle carte, chaque question vous trahirait ([[5.2]]). Renoncez, et le jeu continue.',
    ),
  ),
);
