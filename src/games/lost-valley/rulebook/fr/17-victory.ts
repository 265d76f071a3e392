import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { victory as levels } from '../figures';

export const victory = chapter(
  '17',
  'Victoire',
  section('17.0', 'En bref', text('La défaite peut venir à tout instant\u202f; la victoire ne se compte qu’à la fin.')),
  section(
    '17.1',
    'Mort subite',
    text('Vous perdez aussitôt, par une défaite stratégique, si'),
    list(
      'le Viêt Minh prend PC GONO\u202f;',
      'le moral du camp tombe au-dessous de 1\u202f;',
      'les points de ressources tombent au-dessous de 1.',
    ),
    ruling('On le vérifie à chaque changement, dans toutes les phases. On ne compte alors aucun point.'),
  ),
  section(
    '17.2',
    'Points',
    text('Après le tour 16, vous marquez\u202f:'),
    list(
      '1 par centre français\u202f;',
      '1 par bataillon à deux pas à plein effectif\u202f;',
      '½ par bataillon à deux pas réduit.',
    ),
    text(
      'Les compagnies, les bataillons de marche et les armes d’appui ne rapportent rien, pas plus que les pertes du Viêt Minh.',
    ),
    figure(levels),
    example('Six centres, cinq bataillons entiers et quatre réduits\u202f: 6 + 5 + 2 = 13, match nul.'),
    ruling(
      'Les demi-points ne s’arrondissent pas\u202f: 12½ points restent une défaite tactique. Les unités sur une zone de saut et les no man’s lands ne rapportent rien.',
    ),
  ),
);
