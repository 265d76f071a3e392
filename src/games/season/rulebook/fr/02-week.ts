import { chapter, example, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { airGrid, post, supplyGrid, turnTrack, weeks } from '../figures';

export const sequence = chapter(
  '2',
  'La semaine',
  section(
    '2.0',
    'Déroulement',
    list(
      'A. Phase stratégique\u202f: ravitaillement des deux camps, remplacements français, retours, reconstitution et tranchées du Viêt Minh ([[3.0]]).',
      'La décision de la semaine\u202f: le Viêt Minh dit s’il donne l’assaut cette semaine. Sinon, les Français disent s’ils opèrent.',
      'Si personne n’agit, la semaine est calme\u202f: mouvement stratégique ([[3.3]]), un parachutage ([[4.1]]), puis fin de la semaine.',
      'B. Autrement, jusqu’à quatre manches\u202f: parachutage, mouvement et assaut du Viêt Minh, mouvement, reconnaissance et opération des Français ([[4.0]]).',
      'C. Fin de la semaine\u202f: la fatigue disparaît ([[7.0]]), les Français subissent l’attrition ([[8.0]]).',
    ),
    ruling(
      'Dans une semaine ouverte par les seuls Français, le Viêt Minh se déplace et se défend mais ne donne pas l’assaut, et personne n’est parachuté. Dans une semaine ouverte par le Viêt Minh, chaque camp a sa part de chaque manche.',
    ),
  ),
);

export const strategic = chapter(
  '3',
  'Actions stratégiques',
  section(
    '3.0',
    'En bref',
    text('Elles ont lieu chaque semaine, dans l’ordre des phases à l’écran. Voici ce que reçoivent les camps\u202f:'),
    figure(weeks),
    figure(turnTrack),
    rebuilt('Dates, pluie, arrivées et semaines à deux niveaux ont été choisies d’après le siège.'),
  ),
  section(
    '3.1',
    'Viêt Minh',
    text(
      'Ravitaillement. Un ou deux niveaux de munitions, de quatre points de barrage chacun. Chaque point tout juste reçu peut être échangé contre deux pas\u202f: les deux pour un bataillon, ou un pour chacun de deux, où qu’ils soient. Un bataillon hors de la carte apparaît alors en Jungle 2.',
    ),
    text(
      'Retours et arrivées. Les bataillons de la case de cette semaine ont regagné un pas chacun. Ils reviennent en Jungle 2, reposés, ou restent une semaine de plus. Les renforts arrivent en Jungle 2, et en semaine 6 deux leurres de plus.',
    ),
    text(
      'Reconstitution. Tout bataillon réduit peut quitter la carte jusqu’à la semaine suivante\u202f; un bataillon qui a perdu deux pas le doit. Un bataillon détruit entre aussi dans la case et revient dès qu’il a deux pas.',
    ),
    example(
      'Détruit en semaine 3, un bataillon entre dans la case en semaine 4, a un pas en semaine 5 et deux en semaine 6, où il peut revenir.',
    ),
    text('Tranchées. Douze points par semaine\u202f:'),
    list(
      'un point élève une zone périphérique d’un niveau, jusqu’à 3\u202f; dans un marais il en faut deux\u202f;',
      'toute tranchée doit être reliée à la jungle par une chaîne de zones de niveau 1 au moins\u202f;',
      'le Viêt Minh n’entre que dans les zones à tranchées\u202f; chaque niveau permet à un bataillon de partir à l’assaut de chaque base, et en abrite un\u202f;',
      'autour d’un PA de la liste de l’ouest ([[8.0]]), un anneau se creuse niveau par niveau, si le Viêt Minh tient un PA de la même zone relié par une ligne. Le niveau 3 l’encercle.',
    ),
    figure(post('H7')),
    text(
      'Le niveau 3 exige une couverture\u202f: à côté d’une zone de centre où les Français tiennent un PA, un bataillon ou un leurre doit se trouver dans la zone\u202f; pour un PA encerclé, dans un PA relié. Sans couverture le niveau tombe à 2, jamais plus bas.',
    ),
    ruling(
      'Un niveau 3 creusé cette semaine peut attendre sa couverture jusqu’à la fin du prochain mouvement du Viêt Minh. Ensuite il tombe aussitôt, même au milieu d’un assaut. Les pions d’une base couvrent encore leur zone.',
    ),
    ruling(
      'On n’échange que des points reçus cette semaine, et aucun bataillon ne dépasse trois pas. Un bataillon renvoyé par une seconde déroute doit revenir la semaine suivante, sans pas de plus.',
    ),
    ruling(
      'La présence de Français dans une zone n’empêche pas d’y creuser. Un anneau disparaît quand le PA est pris.',
    ),
  ),
  section(
    '3.2',
    'Français',
    text(
      'Ravitaillement aérien. Comptez les lieux perdus, sur huit\u202f: Béatrice et Gabrielle (chacune quand tous ses PA sont perdus), Anne-Marie 1, Anne-Marie 2, Dominique 1, Dominique 2, Huguette 6, Huguette 1. Un dé, sur la ligne de ce nombre, donne des points de barrage\u202f:',
    ),
    figure(supplyGrid),
    text(
      'Un second dé donne les points aériens de la semaine. La même table montre combien de compagnies peuvent sauter dans une manche ([[4.1]]), et combien de points dérivent vers le Viêt Minh\u202f:',
    ),
    figure(airGrid),
    text('Sous la pluie, en semaines 7 et 8, chacun de ces dés baisse de 1, sans descendre sous 1.'),
    text(
      'Route d’Isabelle. Ouverte au début de la semaine, elle fait lire le ravitaillement une ligne plus haut. Le niveau 3 dans la zone Q la coupe, ou le niveau 3 dans G et H à la fois. Les Français peuvent se battre pour la rouvrir, par G ou H et Jungle 4.',
    ),
    text('Points aériens. Chacun sert une fois\u202f; ce qui reste en fin de semaine est perdu\u202f:'),
    list(
      'interdiction\u202f: deux points ôtent un point de barrage au Viêt Minh, en phase stratégique ou au début de la part française d’une manche\u202f;',
      'appui du feu d’infanterie\u202f: deux colonnes chacun\u202f;',
      'appui du corps à corps dans une opération française\u202f: deux colonnes chacun\u202f;',
      'frappe autonome dans une opération ([[6.2.2]]).',
    ),
    text(
      'Remplacements. Deux points au départ, trois de plus chaque semaine dès la deuxième. Un point rend un pas dans le camp central, ou ramène une unité détruite avec un pas dans un PA non encerclé du camp. Les points paient aussi les pertes du siège et de la reconnaissance. Deux compagnies réduites d’un même bataillon peuvent fusionner\u202f: l’une est au complet, l’autre disparaît pour toujours.',
    ),
    ruling(
      'La route n’améliore que le ravitaillement, ni les points aériens ni le parachutage. Pour fusionner, les deux compagnies doivent être dans le camp central, ou dans le même centre extérieur.',
    ),
    ruling('L’interdiction frappe ce que le Viêt Minh a stocké\u202f; les points déjà échangés sont saufs.'),
    rebuilt('Lieux, pluie et route sont énoncés\u202f; tous les nombres des deux tables sont de nous.'),
  ),
  section(
    '3.3',
    'Mouvement stratégique',
    text('Seulement dans une semaine calme, le Viêt Minh d’abord. La distance ne compte pas.'),
    list(
      'Les pions du Viêt Minh vont partout dans la jungle, les zones à tranchées et les PA pris qu’ils peuvent atteindre.',
      'Les unités françaises vont partout dans le camp central, ou dans leur centre extérieur, sauf dans les PA encerclés.',
    ),
    ruling(
      'Les chemins sont ceux du mouvement opérationnel ([[4.2.1]])\u202f: un PA pris doit communiquer avec une tranchée ou la jungle.',
    ),
  ),
);
