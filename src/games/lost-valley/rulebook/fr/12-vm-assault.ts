import { example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const vmAssaultSections = [
  section(
    '12.3',
    'Assauts du Viêt Minh',
    text(
      'Tous les objectifs sont d’abord choisis\u202f; puis les assauts sont résolus l’un après l’autre. Vous voyez toute la liste avant de rien engager.',
    ),
  ),
  section(
    '12.3.1',
    'Axes',
    text('Pour chaque division, on regarde quels centres français son axe atteint ([[2.2.3]]).'),
  ),
  section('12.3.2', 'Ordre', text('Les assauts sont résolus dans l’ordre 312, 308, 316, 304.')),
  section(
    '12.3.3',
    'Qui peut donner l’assaut',
    list(
      'La division est active.',
      'Une de ses lignes relie sa case au centre, directement ou par des centres tenus par le Viêt Minh, quel que soit le marqueur qu’ils portent.',
      'Un assaut par division et un par centre, chaque tour.',
      'Si plusieurs pouvaient attaquer le même centre, c’est la plus forte\u202f; à égalité, le dé décide.',
    ),
  ),
  section(
    '12.3.4',
    'Quel centre est choisi',
    text('Entre plusieurs objectifs, une division prend, dans cet ordre\u202f:'),
    list(
      'le niveau de fortifications le plus bas\u202f;',
      'la plus faible somme du niveau et des facteurs de défense de toutes les unités présentes\u202f;',
      'la plus faible somme de leurs facteurs de moral\u202f;',
      'le dé.',
    ),
    example(
      'La Division 308 tient Gabrielle et Anne-Marie. Françoise (niveau 1) et Huguette (niveau 3) sont à sa portée\u202f: elle attaque Françoise.',
    ),
    ruling(
      'Chaque division désigne le centre qu’elle préfère\u202f; si deux désignent le même, la plus forte l’obtient et l’autre choisit de nouveau. Les facteurs du moment comptent. Les pertes d’un assaut ne changent pas les objectifs suivants.',
    ),
  ),
  section(
    '12.3.5',
    'Résoudre un assaut',
    text(
      'Appui, jet sur la Table 9, pertes des deux camps, contrôle\u202f: chaque assaut est achevé avant le suivant.',
    ),
  ),
  section(
    '12.3.5.1',
    'Avions et artillerie en défense',
    text('Pas au tour 1 de la campagne.'),
    list(
      'Avions\u202f: chaque PAA ajoute +1 ([[7.2.3]]).',
      'Artillerie\u202f: 1 PA et 1 PR, payés une fois, permettent l’appui d’artillerie pour toute la phase. Toute artillerie active du même sous-secteur ou d’un sous-secteur voisin peut alors appuyer, chaque unité un assaut par tour. Elle ajoute son facteur de défense et se trouve engagée.',
      'L’artillerie d’un centre lui-même attaqué n’appuie personne\u202f; elle se défend avec son facteur.',
    ),
    figure(counters('1-cmmle', '11-iv-4-rac', 'iii-10-rac')),
    ruling(
      'Cela vaut pour tous les centres de la liste de ce tour, avant et après leur propre assaut. Une artillerie désorganisée peut tirer, avec son facteur diminué.',
    ),
  ),
  section(
    '12.3.5.2',
    'L’assaut',
    text('Lancez 2d6 sur la Table 9\u202f:'),
    list(
      'SITREP',
      'les facteurs de défense de toutes les unités du centre, actives ou engagées, canons et DCA compris',
      '+1 par PAA, et les facteurs de défense de l’artillerie d’appui',
      'le niveau de fortifications\u202f; −1 si le centre est encerclé',
      'moins la force de la division',
      'cartes d’événement',
    ),
    table('9'),
    text(
      'Le chiffre de gauche modifie le jet des pertes françaises, celui de droite le jet des pertes du Viêt Minh. Les deux ont lieu, même si le centre tombe.',
    ),
    table('9.1'),
    text('Le résultat français s’applique dans cet ordre\u202f:'),
    list(
      'Pas. Ils sont perdus un à un, chaque fois par l’infanterie au moral le plus haut à cet instant\u202f; à égalité, par celle qui a le plus de pas\u202f; à égalité encore, à votre choix. Les chars viennent en dernier. L’artillerie et la DCA ne perdent jamais de pas.',
      'Désorganisation. «\u202fTests\u202f»\u202f: toute unité présente qui ne l’est pas déjà fait un test de moral et se désorganise en cas d’échec. «\u202fToutes\u202f»\u202f: sans test.',
      'Contre-batterie. Chaque artillerie qui a donné son appui dans cette phase fait un test de moral et se désorganise en cas d’échec.',
      'Repli. L’infanterie et les chars font un test de moral\u202f; ceux qui échouent se replient.',
    ),
    text(
      'Repli\u202f: vers des centres français voisins, à votre choix\u202f; les unités actives restent actives, les engagées engagées. Il faut de la place\u202f; un bataillon à deux pas peut être réduit pour en trouver. Sans place, sans centre, ou depuis un centre encerclé, l’unité est éliminée. L’artillerie et la DCA ne se replient jamais.',
    ),
    text(
      'Les bataillons à deux pas anéantis laissent des rescapés\u202f; les autres unités sont hors du jeu\u202f; un bataillon de marche retourne dans sa case.',
    ),
    table('9.2'),
    text(
      'Puis les pertes du Viêt Minh\u202f: la division perd de la force, et un grand succès donne +1 en moral du camp. Si le 1 GAACEO était dans le centre au début de l’assaut, vous pouvez relancer ce dé une fois\u202f; le second jet fait foi.',
    ),
    text(
      'S’il ne reste ni infanterie ni chars, la division prend le centre\u202f: canons et DCA y sont perdus, le niveau passe à 1, étoiles et symboles comptent ([[2.2.4]]).',
    ),
    example(
      'Tour 1, Béatrice\u202f: 3/13 DBLE (défense 2), niveau 2, SITREP +1, Division 312 à 13\u202f: −8. Un 7 aux dés devient −1\u202f: −4 pour les pertes françaises. Un 3 au dé devient −1\u202f: trois pas. Le bataillon en a deux\u202f: Béatrice tombe, le moral du camp baisse de 2 et la division gagne 1 point de force.',
    ),
    ruling(
      'Un repli n’est pas un mouvement\u202f: la route d’Isabelle ([[14.2]]) n’y fait rien. Vous choisissez dans quel ordre les unités cherchent de la place. Les pertes au-delà de la dernière infanterie et des derniers chars sont sans effet.',
    ),
  ),
];
