import type { Day, StormTexts } from '../texts';

const months = ['', '', '', 'March', 'April', 'May'];
const dayOf = ({ day, month }: Day) => `${day} ${months[month] ?? ''}`;

export const names = {
  title: 'Storm Over Dien Bien Phu',
  subtitle: 'The assault on the entrenched camp, 13 March to 7 May 1954. For two players',
  scenarios: {
    battle: {
      name: 'The battle',
      summary:
        'Eight weeks. The Viet Minh need six of the ten hills and strongpoints that count; the French need to keep five.',
    },
  },
  options: {
    '15.0': {
      name: 'Bid for sides',
      effect:
        'Both bid how many victory areas they would take as the Viet Minh. The higher bid plays them and needs that many.',
    },
  },
  sides: { french: 'French', 'viet-minh': 'Viet Minh' },
  areas: {
    1: { name: 'Pa Pe hills', short: 'Pa Pe hills' },
    2: { name: 'Pavie track, north', short: 'Pavie track' },
    5: { name: 'North-western ridge', short: 'NW ridge' },
    6: { name: 'Gabrielle', short: 'Gabrielle' },
    8: { name: 'Him Lam jungle', short: 'Him Lam jungle' },
    16: { name: 'Runway, north', short: 'Runway N' },
    18: { name: 'Eastern jungle', short: 'E jungle' },
    20: { name: 'Runway, centre', short: 'Runway C' },
    21: { name: 'Runway, south', short: 'Runway S' },
    26: { name: 'Western paddies', short: 'W paddies' },
    43: { name: 'Isabelle road, west', short: 'Isabelle W' },
    44: { name: 'Isabelle road, east', short: 'Isabelle E' },
  },
  boxes: {
    eliminated: { name: 'Eliminated units', short: 'Eliminated' },
    replacements: { name: 'Replacement Unit Box', short: 'Replacements' },
    aside: { name: 'Kept for a card', short: 'Aside' },
  },
  turnBox: (turn) => ({ name: `Arrives at the end of turn ${turn}`, short: `Turn ${turn}` }),
  kinds: {
    legion: 'Foreign Legion company',
    african: 'North African company',
    thai: 'Tai company',
    para: 'French parachute company',
    vietnamese: 'Vietnamese parachute company',
    armor: 'Platoon of M24 Chaffee tanks',
    aa: 'Platoon of quadruple machine guns',
    regular: 'Viet Minh company',
    elite: 'Elite Viet Minh company',
    replacement: 'Replacement company',
  },
  factors: ['firepower', 'defence', 'movement'],
  states: {
    fresh: 'fresh',
    spent: 'spent',
    elite: 'elite',
    reinforcement: 'to arrive',
    acting: 'acting',
    'fire-french': 'French Fire marker',
    'fire-viet-minh': 'Viet Minh Fire marker',
    'out-of-supply': 'out of supply',
    'victory-taken': 'victory area taken',
    contested: 'contested',
    assaulted: 'being assaulted',
    targeted: 'under attack',
    'assault-ready': 'an assault can start here',
    inactive: 'no replacements this turn',
    hand: 'in hand',
    committed: 'about to be played',
    discard: 'discarded',
    removed: 'out of the game',
  },
  tracks: {
    turn: { short: 'Turn', name: 'Turn', meaning: 'Eight turns of a week each.' },
    victory: { short: 'Areas', name: 'Victory areas taken', meaning: 'Victory areas that the Viet Minh control.' },
    needed: { short: 'Needed', name: 'Victory areas needed', meaning: 'What the Viet Minh need at the end of turn 8.' },
    impulse: { short: 'Impulse', name: 'Impulse', meaning: 'Number of the impulse in this turn, and whose it is.' },
    'hand-french': { short: 'FR hand', name: 'French hand', meaning: 'Cards in the French hand.' },
    'deck-french': { short: 'FR deck', name: 'French deck', meaning: 'Cards left in the French deck.' },
    'hand-viet-minh': { short: 'VM hand', name: 'Viet Minh hand', meaning: 'Cards in the Viet Minh hand.' },
    'deck-viet-minh': { short: 'VM deck', name: 'Viet Minh deck', meaning: 'Cards left in the Viet Minh deck.' },
    replacements: { short: 'Repl.', name: 'Replacements', meaning: 'Companies left in the Replacement Unit Box.' },
    supply: {
      short: 'Supply',
      name: 'Supply modifier',
      meaning: 'Added to the supply roll: 2 for each runway area and 1 for each green area in Viet Minh hands.',
    },
    'french-passed': {
      short: 'Passed',
      name: 'French pass',
      meaning: 'The French passed their last impulse: a Viet Minh pass now ends the turn.',
    },
  },
  phases: {
    bidding: 'Bidding for sides',
    draw: 'Draw phase',
    impulses: 'Impulse phase',
    discards: 'End phase: discards',
    supply: 'End phase: French supply',
    arrivals: 'End phase: arrivals',
  },
  dates: (from, to) =>
    from.month === to.month ? `${from.day} to ${dayOf(to)} 1954` : `${dayOf(from)} to ${dayOf(to)} 1954`,
  timings: { impulse: 'Impulse', reaction: 'Reaction', either: 'Impulse or reaction' },
  stated: (rules) => `The rulebook says so: ${rules}.`,
  reasons: {
    'lie of the land, so that every adjacency of the examples holds':
      'Place, value and outline were rebuilt from the lie of the land, so that every adjacency of the worked examples holds.',
    'shared edge of the reconstructed map': 'A shared edge of the rebuilt map.',
    'order of battle of the garrison; factors in the range of the examples':
      'From the order of battle of the garrison; factors within the range of the worked examples.',
    'battalion far under strength, one point below the rest of the Legion':
      'The battalion was far under strength: one point below the rest of the Legion.',
    'relief column of Isabelle; the number of card units is stated':
      'The column from Isabelle; that three units enter by a card is stated.',
    'order of battle of the besiegers; factors in the range of the examples':
      'From the order of battle of the besiegers; factors within the range of the worked examples.',
    'number of replacements and their spent side': 'Their number and their spent side were chosen.',
    'eight weekly turns; hands follow the tempo of the siege':
      'Eight turns of a week; the hands follow the tempo of the siege.',
    'ten victory areas by calibration': 'That there are ten victory areas comes from calibration.',
    'limits and advance of the card': 'Limits and advance were chosen.',
    'trigger and restriction of the card': 'Trigger and restriction were chosen.',
    'firepower and trigger of the card': 'Firepower and trigger were chosen.',
    'modifier of the card': 'The modifier was chosen.',
    'modifier of the card and its place in this deck': 'The modifier and its place in this deck were chosen.',
    'firepower and window of the card': 'Firepower and window were chosen.',
    'known name; a card whose firer assigns damage is needed':
      'The name is known; the rules suppose a card whose firer assigns the damage.',
    'known name; effect from the events of the siege': 'The name is known; the effect follows the events of the siege.',
    'counterpart of the supply roll': 'Made as the counterpart of the supply roll.',
    'name, place and condition of the card': 'Name, place and condition were chosen.',
    'event of the siege': 'Made from an event of the siege.',
    'second effect of the card': 'The second effect was chosen.',
    'number of units': 'The number of units was chosen.',
    'rules suppose Viet Minh units inside French areas':
      'Several rules suppose Viet Minh units inside French areas; this card brings them there.',
  },
} satisfies Partial<StormTexts>;
