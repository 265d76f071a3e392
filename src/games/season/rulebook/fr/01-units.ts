import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { bothSides, hidden, roster } from '../figures';

export const units = chapter(
  '1',
  'Unités',
  section(
    '1.1',
    'Unités françaises',
    text(
      'Compagnies et sections de chars ont deux pas\u202f; la plupart des compagnies thaïes et les sections de mitrailleuses en ont un. Chaque pion porte feu, corps à corps et moral.',
    ),
    figure(bothSides('BEP1-1')),
    figure(roster),
    rebuilt(
      'Unités et valeurs viennent de l’ordre de bataille et ont été calibrées en jeu\u202f; la règle n’en donne aucune liste.',
    ),
  ),
  section(
    '1.2',
    'Unités du Viêt Minh',
    text(
      'Les bataillons ont trois pas. Ils restent face cachée tant qu’ils ne sont ni engagés, ni reconnus, ni rencontrés. Un leurre ressemble à un bataillon caché et fait tout ce qu’il fait, sauf combattre.',
    ),
    figure(hidden),
    text(
      'Les Français voient combien de pions se trouvent en un lieu, non lesquels. Ils ne voient marqueurs de pertes et fatigue que sur un bataillon face visible.',
    ),
    ruling(
      'Quand des bataillons sont retournés face cachée, les pions du lieu sont considérés comme mélangés. Des cases de l’échelle des tours, les Français savent combien de bataillons reviennent, et quand.',
    ),
  ),
  section(
    '1.3',
    'Marqueurs',
    text(
      'Ils indiquent les niveaux de tranchée, les PA aux mains du Viêt Minh, les pertes des bataillons, la désorganisation et la fatigue. L’application les pose.',
    ),
  ),
  section(
    '1.4',
    'Empilement',
    list(
      'Zones périphériques\u202f: sans limite. Mais il ne défend et ne tire qu’autant de bataillons que le niveau de tranchée\u202f; les autres ne font qu’encaisser des pertes.',
      'PA, Français\u202f: sans limite, mais deux compagnies seulement ont le couvert du PA. Chars et sections de mitrailleuses ne comptent pas.',
      'PA, Viêt Minh\u202f: trois pions, leurres compris. Ils n’ont le couvert de la tranchée que si tous les bataillons sont d’une même division.',
      'Bases d’assaut, Viêt Minh\u202f: autant de bataillons d’un même régiment que le niveau de tranchée de la zone.',
      'Attaques, Français\u202f: autant d’unités qu’on veut. Depuis un même PA, plus de deux compagnies se passent du couvert de la base.',
    ),
    ruling(
      'Le feu sur un PA de trois compagnies ou plus n’est pas décalé par le PA, seulement par la colline. Au corps à corps, les Français choisissent\u202f: deux compagnies avec le couvert du PA, les autres n’ajoutant rien, ou toutes sans lui. Tous les présents testent leur moral et peuvent subir des pertes.',
    ),
  ),
  section(
    '1.5',
    'L’échelle des pertes',
    text(
      'Chaque pas perdu par le Viêt Minh la fait avancer, et rien ne la fait reculer. Ses effets sont immédiats\u202f:',
    ),
    list(
      'jusqu’à 20 pas\u202f: les attaques au corps à corps du Viêt Minh sont décalées de +1\u202f;',
      '50 pas atteints\u202f: après l’impulsion en cours, aucun autre assaut cette semaine. Dès lors les bataillons fatigués n’attaquent plus, et au-delà de 50 les attaques sont décalées de −1\u202f;',
      '86 pas\u202f: le siège a échoué, les Français gagnent.',
    ),
    ruling(
      'Le bonus se perd au-delà de 20, comme le dit la légende des résultats, et non à 20. L’arrêt des assauts finit avec la semaine\u202f; l’interdiction faite aux bataillons fatigués ne finit pas.',
    ),
    ruling('Les pas que le feu inflige mais qu’aucune unité ne peut subir font avancer l’échelle tout de même.'),
  ),
);
