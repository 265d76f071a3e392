import { chapter, figure, list, ruling, section, text } from '../blocks';
import { setUpOf } from '../figures';

export const setUp = chapter(
  '3',
  'Mise en place',
  section(
    '3.0',
    'Deux scénarios',
    list(
      'Campagne\u202f: tours 1 à 16, depuis le premier soir.',
      'La bataille des Cinq Collines\u202f: tours 5 à 16. Gabrielle, Anne-Marie et Béatrice sont perdues, et les quatre divisions sont en ligne.',
    ),
    ruling(
      'Les Cinq Collines commencent au tour 5\u202f: rien n’est sauté au titre du «\u202ftour un\u202f». Seuls le renforcement des divisions ([[11.1]]) et le +1 pour un tour sans assaut ([[9.2]]) n’ont pas lieu à ce premier tour.',
    ),
  ),
  section(
    '3.1',
    'La pioche',
    text(
      'Campagne\u202f: les cartes 1 à 44, mélangées. Cinq Collines\u202f: les mêmes sans les cartes 2, 3, 22, 23 et 39, dont les événements sont antérieurs au 30 mars. La carte 45 ne s’ajoute qu’avec l’option [[19.1]].',
    ),
  ),
  section(
    '3.2',
    'Unités et ouvrages',
    text(
      'Les unités commencent actives dans leur centre, et la piste en service. Les renforts attendent sur l’échelle des tours, les quatre bataillons de marche dans leur case, et la CMAA est mise de côté jusqu’à la carte 11.',
    ),
    figure(setUpOf('campaign')),
    figure(setUpOf('five-hills')),
  ),
  section(
    '3.3',
    'Niveaux',
    text(
      'Les niveaux de départ figurent en tête de chaque mise en place ([[3.2]]). Les Divisions 316 et 304 commencent la campagne inactives ([[11.3]]).',
    ),
  ),
);
