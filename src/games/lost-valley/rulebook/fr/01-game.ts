import { chapter, list, section, text } from '../blocks';

export const game = chapter(
  '1',
  'Le jeu',
  section(
    '1.0',
    'En une minute',
    text(
      'Vous commandez la garnison française de Diên Biên Phu, du 13 mars au 7 mai 1954. Le jeu mène lui-même les quatre divisions Viêt Minh qui vous entourent. Vous êtes encerclé et tout vous manque\u202f: il s’agit de savoir combien de temps vous tiendrez, et comment.',
    ),
    list(
      'Chaque tour, une carte apporte un événement et quelques points d’action ([[5.0]]).',
      'On compte les avions, le ravitaillement et le moral ([[7.0]], [[9.0]], [[10.0]]).',
      'Les divisions creusent, puis donnent l’assaut ([[12.0]]).',
      'Vous recevez des renforts, déplacez vos unités, contre-attaquez, menez des raids et réparez ([[13.0]] à [[16.0]]).',
    ),
  ),
  section(
    '1.1',
    'Perdre, ou s’en tirer',
    text(
      'Vous perdez aussitôt si le poste de commandement, PC GONO, est pris, si le moral du camp tombe au-dessous de 1 ou si les points de ressources tombent au-dessous de 1 ([[17.1]]). Si vous êtes encore là après le tour 16, des points pour les centres et les bataillons disent ce que vaut votre défense ([[17.2]]). En 1954, le camp tomba le 7 mai\u202f: tout ce qui dépasse la défaite stratégique fait mieux que l’histoire.',
    ),
  ),
  section(
    '1.2',
    'Mots et abréviations',
    text('Toutes les abréviations sont expliquées dans le glossaire\u202f; touchez-les là où vous les rencontrez.'),
  ),
);
