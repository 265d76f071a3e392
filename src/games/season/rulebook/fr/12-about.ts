import { chapter, list, section, text } from '../blocks';

export const about = chapter(
  '12',
  'À propos de cette édition',
  section(
    '12.0',
    'Crédits',
    text(
      'A Season in Hell est un jeu de Luc Olivier, paru dans Vae Victis 33 en 2000. Jim Mehl en a traduit la règle en anglais.',
    ),
    text(
      'Ces pages redisent la règle en d’autres mots, sous ses propres numéros. Les chapitres 10 à 13 sont de nous\u202f; les résultats de combat figurent sans numéro à la fin de la règle.',
    ),
  ),
  section(
    '12.1',
    'Ce qui a été reconstitué',
    text(
      'Seule la règle était disponible, non la carte, les pions ni les tables. Chaque chiffre qu’elle donne est gardé. Le reste a dû être refait\u202f:',
    ),
    list(
      'la carte\u202f: zones, PA, lignes et bases, d’après le terrain et les noms de la règle\u202f;',
      'les unités et leurs valeurs, d’après les ordres de bataille\u202f;',
      'les cases des tables de feu, de corps à corps et de transport aérien\u202f;',
      'mises en place, arrivées et météo.',
    ),
    text(
      'Les valeurs ont été réglées en faisant livrer maintes batailles à des joueurs automatiques simples, jusqu’à ce que chaque camp gagne à peu près aussi souvent. Là où la règle se tait ou se contredit, notre interprétation dit ce que fait ce jeu. Si l’original diffère, c’est lui qui a raison.',
    ),
  ),
);
