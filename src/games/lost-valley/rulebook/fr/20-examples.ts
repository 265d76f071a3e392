import { chapter, example, figure, section, text } from '../blocks';
import { counters } from '../figures';

export const examples = chapter(
  '20',
  'Deux exemples',
  section('20.0', 'En bref', text('Un test de moral et un assaut, chiffre par chiffre.')),
  section(
    '20.1',
    'Un test de moral',
    figure(counters('6-bpc')),
    example(
      'Le moral du camp est à 7 (−1) et les points de ressources à 17 (0)\u202f: SITREP −1. Le 6 BPC a 3 en moral, le jet a donc +2\u202f: 6 ou plus aux dés suffit.',
    ),
  ),
  section(
    '20.2',
    'Un assaut du Viêt Minh',
    text('Tour 3, SITREP +1. La Division 308 (force 10) tient Anne-Marie et donne l’assaut à Huguette, niveau 3.'),
    figure(counters('5-bpvn', '1-2-rei', 'csm-272', '1-gaaceo')),
    example(
      'Défense\u202f: 2 + 2 + 0 + 1, niveau 3, SITREP 1\u202f: +9. Vous payez 1 PA et 1 PR, faites tirer 1 CMMLE et II/4 RAC depuis Dominique (+2) et ajoutez un PAA (+1)\u202f: +12, contre 10\u202f: +2.',
    ),
    example(
      'Un 7 aux dés devient 9 sur la Table 9\u202f: +1 et +1. Pour les pertes françaises, un 2 devient 3\u202f: un pas, contre-batterie, tests de repli. Le 1/2 REI a le meilleur moral\u202f: il est réduit.',
    ),
    example(
      'Contre-batterie\u202f: 1 CMMLE fait 5, +3 +1 = 9, et tient. II/4 RAC fait 3, +2 +1 = 6, et se désorganise. Tests de repli\u202f: 5 BPVN fait 5, +2 +1 = 8, et reste. 1/2 REI fait 7 et reste. CSM 272 fait 7, −1 +1 = 7\u202f: elle se replie à Françoise. Le 1 GAACEO ne teste pas.',
    ),
    example(
      'Pertes du Viêt Minh\u202f: un 1. Grâce au 1 GAACEO vous relancez\u202f: 3, +1 = 4, force −2. Il reste 8 à la division\u202f: elle est ébranlée ([[11.2]]). Huguette tient.',
    ),
  ),
);
