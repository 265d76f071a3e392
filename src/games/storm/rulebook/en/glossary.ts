import type { RulebookTexts } from '../texts';

export const glossary: RulebookTexts['glossary'] = {
  area: { term: 'Area', meaning: 'One of the 44 pieces of the map. See [[2.2.1]].' },
  control: { term: 'Control', meaning: 'Who holds an area. See [[13.0]].' },
  'victory-area': {
    term: 'Victory area',
    meaning: 'One of the ten areas of value 3 that decide the game. See [[14.0]].',
  },
  runway: {
    term: 'Runway',
    meaning: 'Three areas with a blue number; lost, they cost 2 each on the supply roll. See [[11.0]].',
  },
  green: { term: 'Green area', meaning: 'One of six areas next to the runway, west of the river. See [[11.0]].' },
  red: { term: 'Red area', meaning: 'An area that no French unit enters. See [[7.0]].' },
  terrain: {
    term: 'Terrain',
    meaning: 'The defensive value of an area with its trenches, from 0 to 3. See [[8.3.2]].',
  },
  unit: { term: 'Unit', meaning: 'A company or platoon: one counter. See [[2.1.1]].' },
  factors: { term: 'Factors', meaning: 'Firepower, defence and movement on a counter. See [[2.1.1]].' },
  fresh: { term: 'Fresh', meaning: 'Can still act in this turn. See [[2.1.1]].' },
  spent: { term: 'Spent', meaning: 'Has acted or been hit; only defends until the end phase. See [[2.1.1]].' },
  stack: { term: 'Stack', meaning: 'Units of one side in an area, nine at most. See [[7.0]].' },
  impulse: { term: 'Impulse', meaning: 'One action of one side. See [[6.0]].' },
  pass: { term: 'Pass', meaning: 'To do nothing with an impulse. Passes end the turn. See [[4.0]].' },
  card: { term: 'Tactical card', meaning: 'One of the 27 cards of a side. See [[5.0]].' },
  'impulse-card': { term: 'Impulse card', meaning: 'A card that is the whole impulse. See [[6.2]].' },
  reaction: {
    term: 'Reaction card',
    meaning: 'A card that is played when its condition is met, in either side’s impulse. See [[5.2]].',
  },
  window: { term: 'Window', meaning: 'A moment in which a side may react with a card. See [[5.2]].' },
  bonus: {
    term: 'Bonus set',
    meaning: 'Three areas that give one extra card to the side that holds them all. See [[5.1]].',
  },
  fire: { term: 'Fire', meaning: 'An attack by units or by a card. See [[8.0]].' },
  'fire-marker': {
    term: 'Fire marker',
    meaning: 'Left where units fired at another area; takes their terrain away there. See [[8.1]].',
  },
  'attack-points': { term: 'Attack points', meaning: 'Two dice, firepower and cards. See [[8.3.1]].' },
  'defense-points': { term: 'Defence points', meaning: 'Best defence and terrain of the target. See [[8.3.2]].' },
  'damage-points': { term: 'Damage points', meaning: 'Attack points less defence points. See [[8.3.3]].' },
  capacity: {
    term: 'Damage capacity',
    meaning: 'The damage that units can take: 3 points for each fresh unit and 2 for each spent one. See [[8.4.1]].',
  },
  retreat: { term: 'Retreat', meaning: 'A hit unit goes back to an adjacent area of its own side. See [[8.4.2]].' },
  sap: { term: 'Sap', meaning: 'To dig trenches. See [[9.0]].' },
  trench: { term: 'Trench level', meaning: '0 to 3 in an area of the Viet Minh. See [[9.1]].' },
  'trench-value': { term: 'Trench Value', meaning: 'The levels that a discarded Viet Minh card digs. See [[9.0]].' },
  assault: { term: 'Assault', meaning: 'The attack with which the Viet Minh enter a garrisoned area. See [[10.0]].' },
  supply: { term: 'Supply roll', meaning: 'Decides in the end phase whether all French units recover. See [[11.0]].' },
  'out-of-supply': {
    term: 'Out of supply',
    meaning: 'French units here stay as they are at the end of the turn. See [[11.0]].',
  },
  replacement: {
    term: 'Replacement',
    meaning: 'A Viet Minh company from the box, rolled for each turn. See [[12.1]].',
  },
  reinforcement: {
    term: 'Reinforcement',
    meaning: 'A unit that arrives on the turn shown on the turn track. See [[12.2]].',
  },
  'pc-gono': {
    term: 'PC GONO',
    full: 'Command post of the operational group North-West',
    meaning: 'Headquarters of the garrison, a victory area. See [[14.0]].',
  },
  vm: { term: 'VM', full: 'Viet Minh', meaning: 'The besiegers: the Vietnam People’s Army. See [[1.0]].' },
  fr: { term: 'FR', full: 'French', meaning: 'The garrison, of many nations. See [[1.0]].' },
  mp: { term: 'MP', full: 'Movement points', meaning: 'Points that a unit can spend on steps. See [[7.0]].' },
  bep: {
    term: 'BEP',
    full: 'Parachute battalion of the Foreign Legion',
    meaning: 'Bataillon étranger de parachutistes. See [[16.0]].',
  },
  bpc: {
    term: 'BPC',
    full: 'Colonial parachute battalion',
    meaning: 'Bataillon de parachutistes coloniaux. See [[16.0]].',
  },
  bpvn: {
    term: 'BPVN',
    full: 'Vietnamese parachute battalion',
    meaning: 'Bataillon de parachutistes vietnamiens. See [[16.0]].',
  },
  bt: { term: 'BT', full: 'Tai battalion', meaning: 'Bataillon thaï. See [[16.0]].' },
  cip: {
    term: 'CIP',
    full: 'Company of Vietnamese paratroopers',
    meaning: 'Compagnie indochinoise parachutiste, part of a French battalion. See [[16.0]].',
  },
  dble: {
    term: 'DBLE',
    full: 'Half-brigade of the Foreign Legion',
    meaning: 'Demi-brigade de Légion étrangère. See [[16.0]].',
  },
  gaaceo: {
    term: 'GAACEO',
    full: 'Antiaircraft group of the colonial artillery',
    meaning: 'Groupe antiaérien d’artillerie coloniale d’Extrême-Orient. See [[16.0]].',
  },
  gmpt: {
    term: 'GMPT',
    full: 'Mobile group of Tai partisans',
    meaning: 'Groupement mobile de partisans thaïs. See [[16.0]].',
  },
  rcc: {
    term: 'RCC',
    full: 'Regiment of light cavalry',
    meaning: 'Régiment de chasseurs à cheval: the tanks. See [[16.0]].',
  },
  rcp: {
    term: 'RCP',
    full: 'Regiment of parachute light infantry',
    meaning: 'Régiment de chasseurs parachutistes. See [[16.0]].',
  },
  rei: {
    term: 'REI',
    full: 'Infantry regiment of the Foreign Legion',
    meaning: 'Régiment étranger d’infanterie. See [[16.0]].',
  },
  rta: {
    term: 'RTA',
    full: 'Algerian Rifle Regiment',
    meaning: 'Régiment de tirailleurs algériens. See [[16.0]].',
  },
  rtm: {
    term: 'RTM',
    full: 'Regiment of Moroccan rifles',
    meaning: 'Régiment de tirailleurs marocains. See [[16.0]].',
  },
};
