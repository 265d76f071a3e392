import { chapter, example, figure, rebuilt, ruling, section, text } from '../blocks';
import { blackWays, centre, paths, track, turnTrack } from '../figures';
import { counterSections } from './02-counters';

export const components = chapter(
  '2',
  'Carte, pions, dés',
  section(
    '2.0',
    'Ce qu’il y a sur la table',
    text(
      'Douze positions françaises reliées par des lignes, quatre divisions autour d’elles, trois douzaines de pions, 44 cartes d’événement (et une en option), deux dés et quelques échelles. L’application tient tout cela\u202f; vous décidez.',
    ),
  ),
  section(
    '2.1',
    'Matériel',
    text(
      'La carte et ses échelles, 45 cartes d’événement, les pions et marqueurs, les tables et deux dés à six faces.',
    ),
    rebuilt(
      'La carte, les pions, les cartes et les tables imprimés n’étaient pas à notre disposition. Ce que dit le livret de règles est respecté à la lettre\u202f; le reste est reconstitué d’après ses exemples, l’histoire et des parties simulées. Sous chaque table, il est dit ce qu’il en est.',
    ),
  ),
  section(
    '2.2',
    'La carte',
    text(
      'La carte montre le camp retranché comme un réseau de cases et de lignes. Les cases sont les centres de résistance et les zones de saut\u202f; les lignes noires servent à vos unités, les lignes de couleur aux divisions.',
    ),
  ),
  section(
    '2.2.1',
    'Centres de résistance',
    text(
      'Un centre de résistance (CR), «\u202fcentre\u202f» en abrégé, est une position française qui porte un nom. Il a un occupant, de la place pour des unités, un niveau de fortifications et des symboles imprimés.',
    ),
    figure(centre('huguette')),
  ),
  section(
    '2.2.1.1',
    'Qui tient un centre',
    text(
      'Un centre est français tant qu’il s’y trouve au moins une infanterie ou un peloton de chars. Sinon, il porte le marqueur de la division qui l’a pris, ou celui du no man’s land si personne ne le tient. L’artillerie et la DCA seules ne tiennent rien.',
    ),
    ruling(
      'Un centre qui perd sa dernière infanterie et ses derniers chars autrement que par un assaut (pertes d’un raid ou d’une carte, exploitation) devient aussitôt un no man’s land. Les canons restés sur place y demeurent, et peuvent tirer, jusqu’à ce que le Viêt Minh s’en empare.',
    ),
  ),
  section(
    '2.2.1.2',
    'Unités actives, unités engagées',
    text(
      'Les unités sont rangées dans deux cases. Les unités actives peuvent encore agir ce tour\u202f; les unités engagées ont agi, ou ont été touchées par un événement, et ne peuvent plus que se défendre.',
    ),
  ),
  section(
    '2.2.1.3',
    'Empilement',
    text(
      'Chaque centre a deux limites, notées 6/2\u202f: combien de pas d’infanterie et combien d’armes d’appui (chars, artillerie, DCA) peuvent y rester. Un bataillon réduit compte pour un pas\u202f; active ou engagée, peu importe\u202f; les marqueurs ne comptent pas.',
    ),
    text(
      'On peut traverser un centre plein. Les limites s’imposent à la fin des assauts du Viêt Minh, de votre mouvement et de vos assauts\u202f: ce qui dépasse est perdu. Vous choisissez quoi, et vous pouvez réduire un bataillon à deux pas au lieu de perdre une unité.',
    ),
    example(
      'Gabrielle admet 3 pas et 1 arme d’appui. Le 5/7 RTA (2 pas) et la CSLT 416 (1 pas) la remplissent\u202f: une autre compagnie pourrait passer, pas rester.',
    ),
    ruling('Un bataillon retiré ainsi va aux rescapés ([[2.2.8.6]]). Un pas sacrifié est simplement perdu.'),
  ),
  section(
    '2.2.1.4',
    'Fortifications et symbole d’encerclement',
    text(
      'Le niveau de fortifications va de 0 à 4. La sape, les événements et la prise du centre l’abaissent\u202f; les raids et les réparations le relèvent. Il s’ajoute à votre défense, et représente aussi bien les tranchées creusées autour de la position que les ouvrages à l’intérieur.',
    ),
    text(
      'Un centre français qui porte le symbole d’encerclement est encerclé tant que son niveau est à 0 ([[12.2.1]]).',
    ),
  ),
  section(
    '2.2.1.5',
    'La piste',
    text(
      'La piste d’aviation se trouve à Huguette, où l’on note son état ([[8.1]]). Si le Viêt Minh prend Huguette, elle est détruite.',
    ),
  ),
  section(
    '2.2.1.6',
    'Sauts sur Huguette',
    text('Tant qu’Huguette est française, des renforts peuvent y sauter, même si la piste est détruite ([[13.1]]).'),
  ),
  section(
    '2.2.2',
    'Lignes noires',
    text(
      'Deux centres reliés par une ligne noire sont voisins. Vos unités se déplacent, se replient, donnent l’assaut et mènent leurs raids le long de ces lignes.',
    ),
    figure(blackWays),
    rebuilt('Le livret de règles ne cite que quelques-unes de ces lignes\u202f; les autres suivent le terrain.'),
  ),
  section(
    '2.2.3',
    'Axes des divisions',
    text(
      'Chaque division a une case de départ d’où partent des lignes de sa couleur\u202f: sa zone de responsabilité (TAOR), son axe. Une division n’occupe, ne sape et n’attaque que le long de ses propres lignes. Certains centres se trouvent sur plusieurs axes, et PC GONO sur tous.',
    ),
    figure(paths),
    example('Béatrice est sur l’axe de la Division 312, Gabrielle sur celui de la Division 308.'),
  ),
  section(
    '2.2.4',
    'Symboles d’un centre',
    text('Les symboles disent ce qui change quand un centre est pris. Tout est rendu quand il redevient français.'),
    figure(centre('dominique')),
    ruling(
      'Un no man’s land ne rend rien\u202f: étoiles et symboles ne reviennent que lorsqu’une unité française tient de nouveau le centre. Un centre qui passe du Viêt Minh au no man’s land, puis de nouveau au Viêt Minh, ne coûte pas une seconde fois. Le point de force est repris à la division qui l’avait reçu.',
    ),
  ),
  section(
    '2.2.4.1',
    'Étoiles',
    text('Le moral du camp baisse aussitôt d’autant de points que le centre pris a d’étoiles. PC GONO n’en a pas.'),
    example('Huguette a deux étoiles\u202f: sa perte coûte 2 points de moral du camp.'),
  ),
  section(
    '2.2.4.2',
    'Symbole du canon',
    text('Une hauteur pour l’artillerie\u202f: la division qui prend le centre gagne 1 point de force.'),
  ),
  section(
    '2.2.4.3',
    'Symbole de la DCA',
    text('Un emplacement de DCA\u202f: le niveau de la DCA Viêt Minh monte de 1 quand le centre est pris.'),
  ),
  section(
    '2.2.4.4',
    'Poste de commandement',
    text('PC GONO est votre poste de commandement. Pris, il met fin à la partie sur-le-champ ([[17.1]]).'),
  ),
  section(
    '2.2.4.5',
    'La piste à portée',
    text(
      'Les canons placés ici atteignent la piste\u202f: −1 au jet de la piste tant que le Viêt Minh tient ce centre ([[8.1]]).',
    ),
  ),
  section(
    '2.2.5',
    'Sous-secteurs',
    text(
      'Nord\u202f: Gabrielle et Anne-Marie. Sud\u202f: Isabelle. Centre\u202f: tout le reste. L’artillerie appuie son sous-secteur et les sous-secteurs voisins\u202f; celui du centre est voisin des deux autres.',
    ),
    example('Le III/10 RAC, à Isabelle, peut tirer pour Éliane ou Huguette, mais pas pour Gabrielle.'),
  ),
  section(
    '2.2.6',
    'Zones de saut',
    text(
      'C’est sur Natacha, Octavie et Simone que sautent les parachutistes ([[13.1]]). Une zone de saut est française ou non selon les centres qui l’entourent ([[13.2]]).',
    ),
  ),
  section(
    '2.2.7',
    'Échelle des tours',
    text(
      'Un tour dure de trois à six jours. L’échelle montre la mousson ([[11.1]]) et les tours où des renforts sont attendus. Les points d’action et d’appui aérien ont leurs propres échelles.',
    ),
    figure(turnTrack),
  ),
  section(
    '2.2.8',
    'Niveaux',
    text('Chacun de ces niveaux a ses bornes\u202f; ce qui dépasserait le haut de l’échelle est perdu.'),
  ),
  section(
    '2.2.8.1',
    'Moral du camp',
    text(
      'La volonté de la garnison, de 1 à 20. Il modifie beaucoup de jets. Au-dessous de 1, le camp renonce et la partie est perdue.',
    ),
    figure(track('cm')),
  ),
  section(
    '2.2.8.2',
    'Points de ressources',
    text(
      'Vivres, obus, médicaments, bois et bras, de 1 à 30. Les points de ressources (PR) se dépensent pour l’artillerie, les travaux et le moral, et leur niveau modifie beaucoup de jets. Au-dessous de 1, la garnison n’a plus rien et la partie est perdue.',
    ),
    figure(track('rp')),
    ruling(
      'Vous ne pouvez dépenser ni votre dernier point de ressources ni votre dernier point de moral. Seul ce qui vous arrive peut finir la partie.',
    ),
  ),
  section(
    '2.2.8.3',
    'DCA du Viêt Minh',
    text(
      'La défense contre avions (DCA), de 1 à 15. Son modificateur pénalise l’appui aérien, les missions et le ravitaillement.',
    ),
    figure(track('aaa')),
  ),
  section(
    '2.2.8.4',
    'Force des divisions',
    text(
      'Effectifs, munitions et volonté d’attaque de chaque division, artillerie comprise, de 1 à 15. Une division n’est jamais détruite.',
    ),
  ),
  section('2.2.8.5', 'SITREP', text('Le rapport de situation figure à côté des niveaux qui le composent ([[2.5.2]]).')),
  section(
    '2.2.8.6',
    'Rescapés',
    text(
      'Un bataillon à deux pas qui est anéanti laisse des rescapés, avec lesquels on peut former un bataillon de marche ([[13.3]]). Les compagnies et les armes d’appui n’en laissent pas.',
    ),
  ),
  section(
    '2.2.8.7',
    'Unités éliminées',
    text('Les compagnies, les armes d’appui et les bataillons dont les rescapés ont servi sont hors du jeu.'),
  ),
  section(
    '2.2.8.8',
    'Bataillons de marche',
    text('Les quatre pions attendent ici d’être formés, et y reviennent quand ils sont perdus.'),
  ),
  section(
    '2.2.8.9',
    'Piles de cartes',
    text('La pioche est face cachée et son ordre est inconnu\u202f; la défausse est visible.'),
  ),
  section(
    '2.2.9',
    'Aides de jeu',
    text('La séquence du tour est en [[4.0]], la mise en place en [[3.2]], chaque table dans la règle qui s’en sert.'),
  ),
  ...counterSections,
);
