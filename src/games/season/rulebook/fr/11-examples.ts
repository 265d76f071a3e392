import { chapter, example, figure, section, text } from '../blocks';
import { counters, post } from '../figures';

export const examples = chapter(
  '11',
  'Exemples',
  section('11.0', 'En bref', text('Quatre situations, chiffre par chiffre.')),
  section(
    '11.1',
    'Une base d’assaut sous le feu',
    text(
      'Les bataillons 11, 16 et 428 sont dans la base qui mène de la zone D à Dominique 1. Les Français la pilonnent d’un barrage.',
    ),
    figure(counters('V11', 'V16', 'V428')),
    example(
      '12, base −1\u202f: colonne 10. Un 3 fait D, pour les trois. Pour le 11, le Viêt Minh préfère perdre un pas\u202f: l’échelle avance d’un, 16 et 428 sont désorganisés.',
    ),
    example('À l’impulsion suivante un autre D les frappe\u202f: le 16, en déroute, gagne Jungle 2, fatigué.'),
  ),
  section(
    '11.2',
    'Béatrice',
    text(
      'Les bataillons 130, 154 et 166, 21 en tout, attaquent Béatrice 1 depuis Jungle 2. Une compagnie de Légion la tient, avec 3 et un moral de 4. Le Viêt Minh a perdu 4 pas.',
    ),
    figure(post('B1')),
    example(
      '21 contre 3 fait 7-1. PA −3, colline −1, peu de pertes +1, moral 0\u202f: colonne 4-1. Un 4 fait D1+T\u202f: la compagnie est réduite, puis réussit son test avec un 2. Béatrice 1 tient.',
    ),
  ),
  section(
    '11.3',
    'Une contre-attaque',
    text(
      'Éliane 1 est perdue\u202f; 215 et 439 s’y trouvent, avec 12. Deux compagnies du 1 BEP et une section de chars attaquent depuis Éliane 4, avec 10 et un point aérien.',
    ),
    figure(counters('BEP1-1', 'BEP1-2', 'T1')),
    example(
      '10 contre 12 fait 1-2. Tranchée −1, colline −1, air +2, moral 5 doublé par le char, moins 4\u202f: +6. Colonne 6-1. Un 2 fait D1+T\u202f: le bataillon nommé perd un pas, et les deux testent.',
    ),
    example('Sans le char, c’eût été la colonne 1-1, et un des attaquants désorganisé.'),
  ),
  section(
    '11.4',
    'Reconnaissance',
    text(
      'Deux leurres tiennent le niveau 3 dans la zone F. Les Français reconnaissent F depuis Éliane et lancent un 5.',
    ),
    example(
      'Les deux leurres vont dans la jungle et F tombe au niveau 2. Cela a coûté un point de remplacement ou un pas à Éliane. Un 1 n’aurait rien montré.',
    ),
  ),
);
