import { chapter, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { bases, bothSides, lines, munitionsTrack, post } from '../figures';

export const general = chapter(
  '0',
  'Termes, carte, échelles',
  section(
    '0.0',
    'En bref',
    text(
      'Le siège de 1954, en huit semaines au plus. Le Viêt Minh creuse vers le camp et donne l’assaut à ses PA\u202f; les Français tiennent, contre-attaquent et vivent de ce qui arrive par les airs.',
    ),
    text(
      'Le Viêt Minh gagne s’il prend les trois quarts des PA. Les Français gagnent si le siège devient trop coûteux, ou s’ils tiennent encore quand la conférence de Genève aborde l’Indochine ([[9.3]]).',
    ),
  ),
  section(
    '0.1',
    'Termes',
    list(
      'PA (PA dans la règle)\u202f: un point d’appui pour une compagnie environ. Il y en a 44, reliés par des lignes.',
      'Centre (CR)\u202f: un centre de résistance, groupe de PA sous un même nom, comme Huguette.',
      'Camp central (CRC)\u202f: Huguette, Françoise, Lili, Claudine, Junon, Épervier, Opéra, Dominique et Éliane.',
      'Centres extérieurs\u202f: Gabrielle, Béatrice, Anne-Marie, Isabelle.',
      'Engagé\u202f: se dit d’un bataillon retourné face visible pour un assaut ([[5.1]]).',
    ),
    text(
      'Désorganisée\u202f: le feu et le corps à corps de l’unité sont réduits de moitié, arrondis au supérieur\u202f; le moral reste. Elle ne bouge ni n’avance, sauf pour quitter une base d’assaut vers sa zone. Une seconde fois, c’est pire\u202f: une unité française perd un pas, un bataillon est mis en déroute.',
    ),
    text(
      'Déroute\u202f: le bataillon gagne face cachée la zone de jungle la plus proche, fatigué. S’il l’était déjà, il va sur l’échelle des tours et revient la semaine suivante.',
    ),
    text(
      'Fatiguée\u202f: ce que devient une unité désorganisée à la fin de l’assaut ou de l’opération, jusqu’à la fin de la semaine ([[7.0]]). Son moral vaut un de moins dans les tests\u202f; si une unité d’un groupe qui tire ou attaque est fatiguée, tout le groupe est décalé d’une colonne à gauche.',
    ),
    text('Test de moral\u202f: on lance un dé contre le moral de l’unité. Une unité qui le rate est désorganisée.'),
    table('check'),
    text(
      'Chars (M24)\u202f: feu puissant, jamais désorganisés, jamais fatigués, ils ne perdent de pas que par un coup critique. À l’attaque, un char double, une seule fois, le moral d’une unité française empilée avec lui.',
    ),
    figure(bothSides('T1')),
    text(
      'Marqueurs de pertes\u202f: un bataillon qui a perdu un pas tire et attaque avec −1 au dé, −2 s’il en a perdu deux. Seul le pire marqueur d’un groupe compte, et l’on peut laisser un bataillon de côté pour l’éviter.',
    ),
    ruling(
      'Les chars ne testent jamais leur moral et ne peuvent être choisis pour un résultat. Ils ne paient aucune perte du feu, du siège ou de la reconnaissance.',
    ),
    ruling('Françoise ne figure dans aucune des deux listes de la règle\u202f; elle appartient au camp central.'),
  ),
  section(
    '0.2',
    'Carte et échelle',
    text('La carte est divisée en zones de trois sortes\u202f:'),
    list(
      'les zones de centre, avec leurs PA, parfois sur une colline\u202f;',
      'les zones périphériques qui les entourent\u202f: terrain plat, marais ou colline, où l’on creuse les tranchées\u202f;',
      'quatre zones de jungle, d’où vient le Viêt Minh. Jungle 2 est au nord-est\u202f; Jungle 4 est la seule où les Français peuvent entrer.',
    ),
    text(
      'Isabelle est au sud et se trouve agrandie dans un coin\u202f; le terrain qui l’entoure est la zone Q. La Nam Youm sépare certains PA.',
    ),
    text(
      'Une base d’assaut est le chemin d’une zone à un PA. Une zone qui touche un PA sans base n’y donne pas accès. Une ligne relie deux PA.',
    ),
    figure(bases),
    figure(lines),
    figure(post('E1')),
    text(
      'Un tour est une semaine, de quatre manches au plus\u202f; un assaut ou une opération compte jusqu’à trois impulsions. Les unités françaises sont des compagnies, des sections de deux chars et des sections de mitrailleuses\u202f; celles du Viêt Minh, des bataillons. L’artillerie n’a pas de pion\u202f: elle est dans la règle.',
    ),
    ruling(
      'Les Français attaquent par une base mais n’y stationnent jamais. Une base dans la jungle contient trois bataillons d’un même régiment.',
    ),
    rebuilt(
      'La carte imprimée n’était pas disponible. Zones, lignes, bases et nombre de PA par centre suivent le terrain réel ainsi que chaque lettre et chaque nom de la règle\u202f; deux centres peuvent partager une zone, pour qu’un centre d’un seul PA puisse être encerclé.',
    ),
  ),
  section(
    '0.3',
    'Arrondis',
    text(
      'Les moitiés s’arrondissent au supérieur, unité par unité, avant d’additionner. Rapports et colonnes s’arrondissent à l’inférieur\u202f: 14 contre 4 fait 3-1, une puissance de 5 se lit en colonne 4.',
    ),
  ),
  section(
    '0.4',
    'Échelles',
    list(
      'L’échelle des pertes compte les pas perdus par le Viêt Minh ([[1.5]]).',
      'L’échelle des tours montre semaine, manche et impulsion, et porte les bataillons en reconstitution.',
      'Munitions\u202f: chaque camp a un stock de points de barrage.',
    ),
    text(
      'Un barrage coûte un point. Ce qui reste compte aussi\u202f: le niveau du stock décale le feu d’infanterie de son camp.',
    ),
    figure(munitionsTrack),
    ruling(
      'Le niveau ne décale que le feu d’infanterie, jamais un barrage. Les points au-delà du maximum sont perdus.',
    ),
    rebuilt(
      'La règle énonce des niveaux faits de points. La taille d’un niveau, le maximum et les décalages sont de nous.',
    ),
  ),
);
