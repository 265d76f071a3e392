import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { card } from '../figures';

export const cards = chapter(
  '5',
  'Cartes d’événement',
  section(
    '5.0',
    'En bref',
    text(
      'Tirez une carte. Son événement peut se produire, et ses points d’action sont à vous. Certaines cartes se gardent pour plus tard.',
    ),
  ),
  section(
    '5.1',
    'Jouer une carte',
    text(
      'La première carte de la pioche est tirée et fait ce qu’elle dit. Une carte l’emporte sur les règles. Son effet dure ce tour, puis elle est défaussée, sauf indication contraire.',
    ),
    ruling(
      'Un événement dont la condition est remplie est obligatoire, bon ou mauvais, sauf si la carte dit «\u202fpeut\u202f». Si la pioche est vide, la défausse mélangée la remplace.',
    ),
  ),
  section(
    '5.2',
    'Les points d’action du tour',
    text(
      'La carte tirée donne ses points d’action (PA), que l’événement ait lieu ou non, et même si vous la gardez en réserve. Pour la carte 43, un jet en donne 1 à 3. Le point gardé au tour précédent s’y ajoute. Vous n’en avez jamais plus de 4.',
    ),
    example('Vous tirez la carte 16 (3 PA) et aviez gardé un point\u202f: vous en avez 4.'),
  ),
  section(
    '5.2.1',
    'À quoi servent les points d’action',
    text('1 PA permet une sorte d’action pour tout le tour\u202f:'),
    list(
      'l’artillerie en défense, avec 1 PR ([[12.3.5.1]])\u202f;',
      'le mouvement ([[14.1]])\u202f;',
      'les assauts ([[15.0]])\u202f;',
      'les raids, les réparations et la piste ([[16.0]]).',
    ),
  ),
  section(
    '5.2.2',
    'Garder un point',
    text(
      'À la fin du tour, un PA inutilisé est gardé si le SITREP est supérieur à 0. À 0 ou moins, tout ce qui reste est perdu.',
    ),
    ruling('Un point gardé peut l’être encore. On n’en reporte jamais plus d’un.'),
  ),
  section(
    '5.3',
    'Conditions',
    text(
      'Le point d’interrogation indique quand l’événement peut se produire\u202f; les tours cités sont compris. Si la condition n’est pas remplie, il n’y a pas d’événement, mais les PA comptent.',
    ),
    figure(card(21)),
    ruling(
      'La condition se vérifie quand la carte est tirée, ou quand elle est jouée de la main. La piste est alors encore dans l’état du tour passé.',
    ),
  ),
  section(
    '5.4',
    'Événements uniques',
    text(
      'Une carte unique dont l’événement a eu lieu est retirée du jeu. S’il n’a pas eu lieu, elle est défaussée comme une autre.',
    ),
  ),
  section(
    '5.5',
    'Cartes de réserve',
    text(
      'Une carte de réserve peut être gardée quand on la tire, puis jouée de la main dans une phase ou un tour ultérieurs, quand sa condition est remplie. En un tour, vous jouez deux cartes au plus\u202f: celle que vous avez tirée, et une de votre main.',
    ),
    figure(card(12)),
    ruling(
      'Une carte de réserve jouée comme carte tirée du tour laisse la place à une carte de la main. Gardée puis jouée plus tard dans le même tour, elle est la carte de la main. Une carte qui ne ferait rien ne peut être jouée.',
    ),
  ),
  section(
    '5.6',
    'Quand l’événement se produit',
    text(
      'L’horloge indique la phase. «\u202fImmédiatement\u202f» veut dire maintenant\u202f; tout autre événement attend sa phase. Une carte de réserve marquée «\u202fImmédiatement\u202f» peut être jouée de la main à chacune de vos décisions.',
    ),
  ),
  section(
    '5.7',
    'Drapeaux',
    text('Le drapeau français signale les événements qui vous aident, l’autre ceux qui aident le Viêt Minh.'),
  ),
);
