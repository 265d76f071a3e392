import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const resources = chapter(
  '9',
  'Ressources',
  section(
    '9.0',
    'En bref',
    text(
      'Un jet par tour met en balance ce que les avions apportent et ce que la garnison mange et tire. Auparavant, des sacrifices peuvent améliorer ce jet.',
    ),
  ),
  section('9.1', 'Avant le jet', text('Deux façons d’améliorer le jet\u202f: rationner, ou retarder un renfort.')),
  section(
    '9.1.1',
    'Rationnement',
    text('Cédez 1 à 3 points de moral du camp\u202f: chacun ajoute 1 au jet.'),
    ruling('Jamais le dernier point de moral ([[2.2.8.2]]).'),
  ),
  section(
    '9.1.2',
    'Retarder un renfort',
    text(
      'Une unité attendue ce tour peut être remise au suivant\u202f: +1 au jet, car ses avions apportent du ravitaillement à sa place.',
    ),
    ruling('La même unité peut être encore retardée au tour suivant. Remise au-delà du tour 16, elle ne vient jamais.'),
  ),
  section(
    '9.2',
    'Le jet de ravitaillement',
    text('Lancez 2d6 et changez vos PR selon la table.'),
    list(
      '−1 piste interdite, −2 endommagée ou détruite ([[8.1]])',
      '−1 par zone de saut qui n’est pas française ([[13.2]])',
      '−1 si Isabelle est encerclée ou perdue ([[12.2.2]])',
      'le modificateur de la DCA ([[2.2.8.3]])',
      '+1 si aucune division n’a donné l’assaut au tour passé (au tour 1 aussi)',
      '+1 par point de rationnement, +1 pour une unité retardée',
      'cartes d’événement',
    ),
    table('4'),
    example(
      'Tour 1\u202f: piste interdite −1, DCA au niveau 5 −1, pas d’assaut avant +1\u202f: −1 en tout. Un 8 aux dés devient 7\u202f: un PR gagné.',
    ),
  ),
);
