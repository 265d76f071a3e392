import type { RulebookTexts } from '../texts';

export const labels: RulebookTexts['labels'] = {
  '1d6': 'One die',
  '2d6': 'Two dice',
  clear: 'Clear terrain',
  hill: 'Hill',
  jungle: 'Jungle',
  fortress: 'Fortress area of the compound',
  outlying: 'Fortress area outside the compound',
  valley: 'Valley area: Viet Minh source of supply',
  hq: 'De Castries’ headquarters: French source of supply',
  cost: 'Movement points to enter: {}',
  blocks: 'No line of sight through it',
  'no-tanks': 'Closed to tanks',
  fire: 'Fire at units here: +{} on the die',
  'fire-compound': 'Fire at undisrupted French here: +{} on the die',
  'bombard-plus': 'Bombs and shells: +{} on the die',
  'bombard-minus': 'Bombs and shells: −{} on the die',
  assault: 'Assault on units here: −{} on the die',
  'assault-works': 'Assault on French defenders: −{} on the die',
  trenches: 'Room for {} entrenchments',
};
