import type { Labels } from '../labels';

export const labels: Labels = {
  '1d6': 'One die',
  '2d6': 'Two dice',
  frenchCrs: 'French centres',
  turn: 'Turn',
  'strength-or-less': 'Strength or less',
  'turn-or-less': 'Turn number or less',
  more: 'More',
  star: 'Each star: 1 camp morale if lost',
  hq: 'Command post: lost, it ends the game',
  gun: 'Gun icon: +1 Strength for the captor',
  flak: 'Flak icon: flak level +1 if lost',
  strip: 'Guns here reach the airstrip',
  'can-be-encircled': 'Encircled at level 0',
  airstrip: 'Airstrip',
  ap: 'Action points',
  reserve: 'Reserve card',
  'one-time': 'One-time event',
  reshuffle: 'Reshuffle',
};
