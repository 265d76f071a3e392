import type { Day } from '../../../../kernel/wording';
import type { StormTexts } from '../texts';

const months = ['', '', '', 'March', 'April', 'May'];
const dayOf = ({ day, month }: Day) => `${day} ${months[month] ?? ''}`;

export const names = {
  title: 'Storm Over Dien Bien Phu',
  scenarios: {
    battle: {
      name: 'The battle',
      summary: 'Eight weekly turns. The Viet Minh need six of the ten victory areas; the French must hold five.',
    },
  },
  options: {
    '15.0': {
      name: 'Bid for sides',
      effect:
        'Both bid how many victory areas they would take as the Viet Minh. The higher bidder plays the Viet Minh and needs that many.',
    },
  },
  sides: { french: 'French', 'viet-minh': 'Viet Minh' },
  areas: {
    1: { name: 'Pa Pe Hills', short: 'Pa Pe Hills' },
    2: { name: 'Pavie Track, North', short: 'Pavie Track' },
    5: { name: 'North-West Ridge', short: 'NW Ridge' },
    6: { name: 'Gabrielle', short: 'Gabrielle' },
    8: { name: 'Him Lam Jungle', short: 'Him Lam Jungle' },
    16: { name: 'Runway, North', short: 'Runway N' },
    18: { name: 'Eastern Jungle', short: 'E Jungle' },
    20: { name: 'Runway, Centre', short: 'Runway C' },
    21: { name: 'Runway, South', short: 'Runway S' },
    26: { name: 'Western Paddies', short: 'W Paddies' },
    43: { name: 'Isabelle Road, West', short: 'Isabelle W' },
    44: { name: 'Isabelle Road, East', short: 'Isabelle E' },
  },
  boxes: {
    eliminated: { name: 'Eliminated units', short: 'Eliminated' },
    replacements: { name: 'Replacement Unit Box', short: 'Replacements' },
    aside: { name: 'Set aside for a card', short: 'Aside' },
  },
  turnBox: (turn) => ({ name: `Arrives at the end of turn ${turn}`, short: `Turn ${turn}` }),
  kinds: {
    legion: 'Foreign Legion company',
    african: 'North African company',
    thai: 'Tai company',
    para: 'French parachute company',
    vietnamese: 'Vietnamese parachute company',
    armor: 'M24 Chaffee tank platoon',
    aa: 'Quad 12.7 mm machine-gun platoon',
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
    committed: 'committed',
    discard: 'discarded',
    removed: 'out of the game',
  },
  tracks: {
    turn: { short: 'Turn', name: 'Turn', meaning: 'Eight turns of a week each.' },
    victory: { short: 'Areas', name: 'Victory areas taken', meaning: 'Victory areas that the Viet Minh control.' },
    needed: {
      short: 'Needed',
      name: 'Victory areas needed',
      meaning: 'How many victory areas the Viet Minh need at the end of turn 8.',
    },
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
  stated: (rules) => `Stated in the rulebook: ${rules}.`,
  reasons: {
    'lie of the land, so that every adjacency of the examples holds':
      'Reconstructed: place, value and outline follow the terrain, so that every adjacency of the worked examples holds.',
    'shared edge of the reconstructed map': 'Reconstructed: a shared edge of the reconstructed map.',
    'order of battle of the garrison; factors in the range of the examples':
      'Reconstructed: from the order of battle of the garrison; factors within the range of the worked examples.',
    'battalion far under strength, one point below the rest of the Legion':
      'Reconstructed: the battalion was far under strength, so one point below the rest of the Legion.',
    'relief column of Isabelle; the number of card units is stated':
      'Reconstructed: the column from Isabelle; that three units enter by a card is stated.',
    'order of battle of the besiegers; factors in the range of the examples':
      'Reconstructed: from the order of battle of the besiegers; factors within the range of the worked examples.',
    'number of replacements and their spent side': 'Reconstructed: their number and their spent side.',
    'eight weekly turns; hands follow the tempo of the siege':
      'Reconstructed: eight weekly turns; hand sizes follow the tempo of the siege.',
    'ten victory areas by calibration': 'Reconstructed: ten victory areas, calibrated by playing many games.',
    'limits and advance of the card': 'Reconstructed: limits and advance.',
    'trigger and restriction of the card': 'Reconstructed: trigger and restriction.',
    'firepower and trigger of the card': 'Reconstructed: firepower and trigger.',
    'modifier of the card': 'Reconstructed: the modifier.',
    'modifier of the card and its place in this deck': 'Reconstructed: the modifier and its place in this deck.',
    'firepower and window of the card': 'Reconstructed: firepower and timing.',
    'known name; a card whose firer assigns damage is needed':
      'Reconstructed: the name is known; the rules imply a card whose firing side assigns the damage.',
    'known name; effect from the events of the siege':
      'Reconstructed: the name is known; the effect follows the events of the siege.',
    'counterpart of the supply roll': 'Reconstructed: the counterpart of the supply roll.',
    'name, place and condition of the card': 'Reconstructed: name, place and condition.',
    'event of the siege': 'Reconstructed: from an event of the siege.',
    'second effect of the card': 'Reconstructed: the second effect.',
    'number of units': 'Reconstructed: the number of units.',
    'rules suppose Viet Minh units inside French areas':
      'Reconstructed: several rules imply Viet Minh units inside French areas; this card brings them there.',
  },
} satisfies Partial<StormTexts>;
