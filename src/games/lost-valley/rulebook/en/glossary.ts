import type { RulebookTexts } from '../texts';

export const glossary: RulebookTexts['glossary'] = {
  cr: {
    term: 'CR',
    full: 'Centre of resistance',
    meaning: 'One of the twelve named French positions on the map; “centre” for short. See [[2.2.1]].',
  },
  cm: {
    term: 'CM',
    full: 'Camp morale',
    meaning: 'The will of the whole garrison, 1 to 20. Below 1 the game is lost. See [[2.2.8.1]].',
  },
  rp: {
    term: 'RP',
    full: 'Resource points',
    meaning: 'Food, shells, medicine and material, 1 to 30. Below 1 the game is lost. See [[2.2.8.2]].',
  },
  sitrep: {
    term: 'SITREP',
    full: 'Situation report',
    meaning: 'The modifiers of camp morale and resource points added together; it modifies most rolls. See [[2.5.2]].',
  },
  drm: {
    term: 'DRM',
    full: 'Dice roll modifier',
    meaning: 'A number added to a roll. Plus is good for you. See [[2.5.1]].',
  },
  ap: {
    term: 'AP',
    full: 'Action points',
    meaning: '0 to 4 a turn, from the card drawn. One point allows one kind of action. See [[5.2.1]].',
  },
  asp: {
    term: 'ASP',
    full: 'Air support points',
    meaning: 'The aircraft of one turn, for missions or for support in a fight. See [[7.0]].',
  },
  sead: {
    term: 'SEAD',
    full: 'Suppression of enemy air defences',
    meaning: 'Air missions against the flak. See [[7.2.1]].',
  },
  das: { term: 'DAS', full: 'Deep air support', meaning: 'Air strikes on a division behind the front. See [[7.2.2]].' },
  cas: { term: 'CAS', full: 'Close air support', meaning: 'Air points that help in a fight, +1 each. See [[7.2.3]].' },
  aaa: {
    term: 'AAA',
    full: 'Anti-aircraft artillery',
    meaning: 'The flak of the Viet Minh, level 1 to 15. It hampers aircraft and supplies. See [[2.2.8.3]].',
  },
  strength: {
    term: 'Strength',
    meaning: 'Power of a division, 1 to 15: men, shells and will to attack. See [[2.2.8.4]].',
  },
  taor: {
    term: 'TAOR',
    full: 'Tactical area of responsibility',
    meaning: 'The lines along which a division advances: its path. See [[2.2.3]].',
  },
  box: { term: 'Starting box', meaning: 'Where a division stands. It cannot be assaulted. See [[2.2.3]].' },
  fort: { term: 'Fortifications', meaning: 'State of the defences of a centre, level 0 to 4. See [[2.2.1.4]].' },
  sapping: { term: 'Sapping', meaning: 'Digging towards a centre, which lowers its level. See [[12.2]].' },
  encircled: {
    term: 'Encircled',
    meaning: 'A centre with the icon and at level 0: nobody moves in or out, and retreat means loss. See [[12.2.1]].',
  },
  nobody: { term: 'No Man’s Land', meaning: 'A centre that neither side holds. See [[2.2.1.1]].' },
  step: {
    term: 'Step',
    meaning: 'A measure of what a unit can lose: battalions have two, companies and assets one. See [[2.3.1.5]].',
  },
  factors: { term: 'Factors', meaning: 'Assault, defence and morale of a unit, as on its counter. See [[2.3.1.3]].' },
  asset: { term: 'Asset', meaning: 'An armour, artillery or flak unit. See [[2.3.1.2]].' },
  used: {
    term: 'Active and Used',
    meaning: 'A unit that may still act this turn, and one that has acted. See [[2.3.1.7]].',
  },
  disrupted: {
    term: 'Disrupted',
    meaning: 'In disorder: 1 less in all three factors until it recovers. See [[2.3.2.2]].',
  },
  check: { term: 'Morale check', meaning: 'Two dice plus morale plus SITREP: 8 or more passes. See [[2.5.3]].' },
  shaken: {
    term: 'Shaken',
    meaning: 'A division with Strength 8 or less: it must pass a check to be Active. See [[11.2]].',
  },
  'counter-battery': {
    term: 'Counter-battery fire',
    meaning: 'Viet Minh guns against the artillery that supported a fight. See [[12.3.5.2]].',
  },
  retreat: {
    term: 'Retreat',
    meaning: 'Units that fail their check after an assault fall back to an adjacent French centre. See [[12.3.5.2]].',
  },
  remnants: { term: 'Remnants', meaning: 'The survivors of a destroyed 2-step battalion. See [[2.2.8.6]].' },
  marche: { term: 'Bataillon de Marche', meaning: 'A weak battalion raised from remnants. See [[13.3]].' },
  dz: { term: 'DZ', full: 'Drop zone', meaning: 'Natasha, Octavie or Simone, where paratroopers land. See [[13.1]].' },
  raid: {
    term: 'Raid',
    meaning: 'A sortie against the trenches around a centre, to win back its level. See [[16.1]].',
  },
  reserve: { term: 'Reserve card', meaning: 'A card that may be kept in hand and played later. See [[5.5]].' },
  'pc-gono': {
    term: 'PC GONO',
    full: 'Command post of the North-West Operational Group',
    meaning: 'Your headquarters. If it falls, the game is lost. See [[2.2.4.4]].',
  },
  vm: { term: 'VM', full: 'Viet Minh', meaning: 'Your opponent, played by the game: the Vietnam People’s Army.' },
  vp: {
    term: 'VP',
    full: 'Victory points',
    meaning: 'Counted after turn 16 for centres and battalions. See [[17.2]].',
  },
};
