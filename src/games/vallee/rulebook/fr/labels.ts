import type { RulebookTexts } from '../texts';

export const labels: RulebookTexts['labels'] = {
  '1d6': 'Un dé',
  '2d6': 'Deux dés',
  clear: 'Terrain clair',
  hill: 'Colline',
  jungle: 'Forêt dense',
  fortress: 'Zone fortifiée du camp retranché',
  outlying: 'Zone fortifiée hors du camp retranché',
  valley: 'Zone de vallée\u202f: source de ravitaillement du Viêt Minh',
  hq: 'PC de Castries\u202f: source de ravitaillement française',
  cost: 'Points de mouvement pour entrer\u202f: {}',
  blocks: 'Arrête la ligne de vue',
  'no-tanks': 'Fermée aux chars',
  fire: 'Tir sur des unités d’ici\u202f: +{} au dé',
  'fire-compound': 'Tir sur des Français en ordre ici\u202f: +{} au dé',
  'bombard-plus': 'Bombes et obus\u202f: +{} au dé',
  'bombard-minus': 'Bombes et obus\u202f: −{} au dé',
  assault: 'Assaut contre des unités d’ici\u202f: −{} au dé',
  'assault-works': 'Assaut contre des défenseurs français\u202f: −{} au dé',
  trenches: 'Place pour {} retranchements',
};
