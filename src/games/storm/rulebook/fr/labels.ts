import type { RulebookTexts } from '../texts';

export const labels: RulebookTexts['labels'] = {
  '1d6': 'Un dé',
  '2d6': 'Deux dés',
  points: 'Nombre de points',
  'trench-value': 'Valeur de tranchée',
  terrain: 'Valeur défensive',
  star: 'Zone de victoire',
  airstrip: 'Piste d’aviation\u202f: perdue, +2 au jet de ravitaillement',
  supply: 'Au bord de la piste\u202f: perdue, +1 au jet de ravitaillement',
  closed: 'Fermée aux Français',
  bonus: 'D’une série de bonus\u202f: une carte de plus',
  cumulative: 'les exemplaires s’additionnent',
  individual: 'un exemplaire après l’autre',
  removed: 'retirée du jeu',
};
