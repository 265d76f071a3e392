import { chapter, example, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { area } from '../figures';

export const victory = chapter(
  '14',
  'Victoire',
  section(
    '14.0',
    'Qui gagne',
    text(
      'À la fin du tour 8, on compte les zones de valeur 3. Si le Viêt Minh en contrôle six ou plus, il gagne\u202f; sinon, ce sont les Français.',
    ),
    figure(area(38)),
    list(
      'au nord\u202f: Gabrielle, Béatrice\u202f;',
      'à l’est\u202f: Dominique 1, Dominique 2, Éliane 1, Éliane 2, Éliane 4\u202f;',
      'à l’ouest et au centre\u202f: Huguette 1-5, PC GONO, Claudine 1-3.',
    ),
    rebuilt(
      'Le nombre six est dans la règle\u202f; qu’il y ait dix zones de ce genre vient de nombreuses parties jouées.',
    ),
    ruling('Le décompte vient après les arrivées du tour 8.'),
  ),
);

export const bidding = chapter(
  '15',
  'Règle optionnelle',
  section(
    '15.0',
    'Enchères pour les camps',
    text(
      'Les deux joueurs misent le nombre de zones de victoire qu’ils prendraient avec le Viêt Minh. Le plus offrant joue le Viêt Minh, et il lui en faut autant au lieu de six. À égalité, les dés décident qui joue quel camp\u202f; le nombre demeure.',
    ),
    example('Mises de 5 et de 7\u202f: le second joueur mène le Viêt Minh et doit tenir sept zones.'),
    ruling(
      'On mise de 1 à 10, en secret, et les mises se montrent ensemble. À égalité, chacun lance deux dés, jusqu’à ce que l’un ait plus.',
    ),
  ),
);

export const abbreviations = chapter(
  '16',
  'Abréviations françaises',
  section(
    '16.0',
    'Sur les pions',
    list(
      'BEP\u202f: bataillon étranger de parachutistes',
      'BPC\u202f: bataillon de parachutistes coloniaux',
      'BPVN\u202f: bataillon de parachutistes vietnamiens',
      'BT\u202f: bataillon thaï',
      'CIP\u202f: compagnie indochinoise parachutiste',
      'DBLE\u202f: demi-brigade de Légion étrangère',
      'GAACEO\u202f: groupe antiaérien d’artillerie coloniale d’Extrême-Orient',
      'GMPT\u202f: groupement mobile de partisans thaïs',
      'RCC\u202f: régiment de chasseurs à cheval, avec les chars',
      'RCP\u202f: régiment de chasseurs parachutistes',
      'REI\u202f: régiment étranger d’infanterie',
      'RTA\u202f: régiment de tirailleurs algériens',
      'RTM\u202f: régiment de tirailleurs marocains',
    ),
  ),
);

export const credits = chapter(
  '17',
  'Auteurs',
  section(
    '17.0',
    'Qui a fait le jeu',
    text(
      'Storm Over Dien Bien Phu a été conçu par Nick Richardson et développé par Brian Youse, illustré par Niko Eskubi, avec une couverture de Jordan Worley. Multi-Man Publishing l’a publié en 2014.',
    ),
    text(
      'Ces pages redisent ses règles en d’autres mots. Ce que la règle n’imprime pas est marqué comme reconstitué ou comme notre interprétation.',
    ),
  ),
);
