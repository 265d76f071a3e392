import type { Labels } from '../labels';

export const labels: Labels = {
  '1d6': 'Un dé',
  '2d6': 'Deux dés',
  frenchCrs: 'Centres français',
  turn: 'Tour',
  'strength-or-less': 'Force ou moins',
  'turn-or-less': 'Numéro du tour ou moins',
  more: 'Plus',
  star: 'Par étoile\u202f: 1 point de moral du camp en cas de perte',
  hq: 'Poste de commandement\u202f: perdu, il finit la partie',
  gun: 'Canon\u202f: +1 en force pour qui le prend',
  flak: 'DCA\u202f: niveau +1 en cas de perte',
  strip: 'D’ici les canons atteignent la piste',
  'can-be-encircled': 'Encerclé au niveau 0',
  airstrip: 'Piste d’aviation',
  ap: 'Points d’action',
  reserve: 'Carte de réserve',
  'one-time': 'Événement unique',
  reshuffle: 'Mélange',
};
