/** What things are called. */
import type { Day } from '../../../../kernel/wording';
import type { SeasonTexts } from '../texts';

const months = ['', '', '', 'March', 'April', 'May'];
const dayOf = ({ day, month }: Day) => `${day} ${months[month] ?? ''}`;

export const names = {
  title: 'A Season in Hell',
  scenarios: {
    'initial-assault': {
      name: 'The Initial Assault',
      summary:
        'One week, four rounds. The Viet Minh win with 10 posts or more and at most 20 steps lost; otherwise the French win.',
    },
    'five-hills': {
      name: 'The Five Hills and the Huguettes',
      summary:
        'Weeks 3 and 4. The Viet Minh win with 6 of 8 goals and at most 50 steps on the loss track; otherwise the French win.',
    },
    'full-battle': {
      name: 'The Full Battle',
      summary:
        'Up to eight weeks. The Viet Minh win at once with 33 of 44 posts; the French win at 86 Viet Minh steps, or if the camp stands on 7 May.',
    },
  },
  options: {},
  sides: { french: 'French', 'viet-minh': 'Viet Minh', nobody: 'Nobody' },
  zone: (letter) => ({ name: `Zone ${letter}`, short: `Zone ${letter}`, brief: letter }),
  jungle: (number) => ({ name: `Jungle ${number}`, short: `Jungle ${number}` }),
  centre: (name) => ({ name: `${name} zone`, short: `${name.split('-')[0]} zone`, brief: '', lettered: '' }),
  inset: 'Isabelle, 5 km south',
  zoneNames: { ZE: 'Mont Fictif', ZF: 'Mont Chauve', ZQ: 'around Isabelle' },
  base: (letter, post) => `${letter} base before ${post}`,
  hills: {},
  letters: { E: 'É' },
  boxes: {
    pool: { name: 'Waiting to be dropped', short: 'To be dropped' },
    destroyed: { name: 'Destroyed', short: 'Destroyed' },
    merged: { name: 'Merged into another company', short: 'Merged' },
    CRC: { name: 'The central camp', short: 'Central camp' },
  },
  turnBox: (turn) => ({ name: `Week ${turn} on the turn track`, short: `Week ${turn}` }),
  unknownPiece: 'an unknown piece',
  shownDummy: 'a dummy',
  battalion: (name) => `Bn ${name}`,
  regiment: (name) => `Regiment ${name}`,
  kinds: {
    legion: 'Legion company',
    'legion-para': 'Legion parachute company',
    para: 'Parachute company',
    algerian: 'Algerian company',
    moroccan: 'Moroccan company',
    thai: 'Tai company',
    tank: 'Tank section',
    mg: 'Quad .50 platoon',
    battalion: 'Viet Minh battalion',
    dummy: 'Dummy',
    unknown: 'Unknown battalion',
  },
  factors: ['Fire', 'Hand-to-hand', 'Morale'],
  states: {
    ready: 'ready',
    hidden: 'hidden',
    concealed: 'hidden from the French',
    'at-base': 'in an assault base',
    revealed: 'face up until the round ends',
    engaged: 'engaged',
    disorganized: 'disorganized',
    fatigued: 'fatigued',
    reduced: 'reduced',
    'one-loss': 'one step lost',
    'two-losses': 'two steps lost',
    dummy: 'dummy',
    moved: 'has moved',
    attacking: 'attacking',
    pool: 'waiting to be dropped',
    reinforcement: 'reinforcement',
    encircled: 'encircled',
    threatened: 'threatened',
    'victory-taken': 'strategic hill taken',
    'costs-step': 'costs a step at the end of the week',
    empty: 'empty',
    attacked: 'attacked',
    shelled: 'named for a barrage',
    captured: 'captured in this impulse',
    scouted: 'scouted in this round',
    loose: 'level 3 without cover',
    danger: 'no more assaults this week',
  },
  tracks: {
    turn: { short: 'Week', name: 'Week', meaning: 'The week of the siege, out of eight.' },
    round: { short: 'Round', name: 'Round', meaning: 'The round of the week, out of four; none in a quiet week.' },
    impulse: { short: 'Impulse', name: 'Impulse', meaning: 'The impulse of the assault or operation, out of three.' },
    'guns-french': {
      short: 'French guns',
      name: 'French munitions',
      meaning: 'Barrage points of the French. Their level also shifts French infantry fire.',
    },
    'guns-viet-minh': {
      short: 'VM guns',
      name: 'Viet Minh munitions',
      meaning: 'Barrage points of the Viet Minh. Their level also shifts Viet Minh infantry fire.',
    },
    losses: {
      short: 'VM losses',
      name: 'Viet Minh losses',
      meaning:
        'Steps lost by the Viet Minh. Up to 20, Viet Minh attacks get +1; at 50, no more assaults this week; at 86 the siege fails.',
    },
    posts: { short: 'Posts lost', name: 'Posts lost', meaning: 'Posts in Viet Minh hands, and how many decide.' },
    goals: {
      short: 'Goals',
      name: 'Goals of the Viet Minh',
      meaning: 'Hills held, Huguette 6 and 7 held or encircled, and level 3 at Mont Chauve: 6 of these 8 decide.',
    },
    air: { short: 'Air', name: 'Air points', meaning: 'Air points of this week: interdiction, strikes, support.' },
    replacements: {
      short: 'Repl.',
      name: 'Replacement points',
      meaning: 'Each restores a step in the central camp or pays for a loss of the siege.',
    },
    'places-lost': {
      short: 'Places lost',
      name: 'Places lost for the air table',
      meaning: 'The more of eight places around the airstrip are lost, the less arrives by air.',
    },
    drops: { short: 'Drops', name: 'Drops left', meaning: 'Companies that may still be dropped in this round.' },
    digging: { short: 'Digging', name: 'Digging points', meaning: 'Digging points left in this week, out of 12.' },
  },
  groups: {
    guns: { short: 'Guns', name: 'Munitions', meaning: 'Barrage points of both sides, French first.' },
  },
  phases: {
    'set-up-french': 'French set-up',
    'set-up-viet-minh': 'Viet Minh set-up',
    'vm-supply': 'Viet Minh supply',
    air: 'Air supply',
    interdiction: 'Interdiction',
    replacements: 'Replacements',
    returns: 'Returns and arrivals',
    reconstitution: 'Reconstitution',
    trenches: 'Trenches',
    week: 'The week’s decision',
    'strategic-viet-minh': 'Viet Minh strategic movement',
    'strategic-french': 'French strategic movement',
    'quiet-drop': 'Drop in a quiet week',
    drop: 'Parachute drop',
    'vm-movement': 'Viet Minh movement',
    assault: 'Viet Minh assault',
    'french-interdiction': 'Interdiction in the round',
    'french-movement': 'French movement',
    reconnaissance: 'Reconnaissance',
    operation: 'French operation',
    'round-end': 'End of the round',
    siege: 'Siege fire',
    'siege-losses': 'Losses to siege fire',
    encirclement: 'Encircled posts',
    hills: 'Strategic hills',
    engagement: 'Engagement',
    barrages: 'Barrages',
    approach: 'Movement',
    'defensive-fire': 'Defensive fire',
    'hand-to-hand': 'Hand-to-hand combat',
    'defensive-movement': 'Defensive movement',
  },
  dates: (from, to) =>
    from.month === to.month ? `${from.day} to ${dayOf(to)} 1954` : `${dayOf(from)} to ${dayOf(to)} 1954`,
  stated: (rules) => `Stated in the rulebook: ${rules}.`,
  reasons: {
    'only two of the jungle zones are placed by the rules':
      'Reconstructed: the rules place only two of the four jungle zones.',
    'lie of the land around the camp': 'Reconstructed: from the lie of the land around the camp.',
    'one alphabet for the outer ring satisfies every letter the rules name':
      'Reconstructed: one alphabet for the outer ring fits every letter that the rules name.',
    'two centres share a zone, so that a centre of one PA can be encircled':
      'Reconstructed: two centres share a zone, so that a centre of a single post can be encircled.',
    'a centre of the west bank that neither list names joins the camp':
      'Reconstructed: a centre of the west bank that neither list names belongs to the central camp.',
    'number of PAs in each centre, so that they are 44':
      'Reconstructed: the number of posts in each centre, so that they come to 44.',
    'neighbouring positions are joined': 'Reconstructed: neighbouring positions are joined.',
    'approach by ground': 'Reconstructed: from the approaches on the ground.',
    'drawing: true to the valley, bent for touch': 'Reconstructed: drawn true to the valley, adapted for touch.',
    'order of battle of the garrison; steps by rule, values by calibration':
      'Reconstructed: from the order of battle of the garrison; steps follow the rules, values were calibrated in play.',
    'five sections of two tanks; values by calibration':
      'Reconstructed: five sections of two tanks; values were calibrated in play.',
    'two platoons of quadruple machine-guns; values by calibration':
      'Reconstructed: two platoons of quadruple machine-guns; values were calibrated in play.',
    'order of battle of the besiegers; steps by rule, values by calibration':
      'Reconstructed: from the order of battle of the besiegers; steps follow the rules, values were calibrated in play.',
    'codes and fixed strengths are stated; cells by calibration':
      'Reconstructed: codes and fixed strengths are stated; the cells were calibrated in play.',
    'codes and modifiers are stated; cells by calibration':
      'Reconstructed: codes and modifiers are stated; the cells were calibrated in play.',
    'structure, places and penalties are stated; numbers by calibration':
      'Reconstructed: structure, places and penalties are stated; the numbers were calibrated in play.',
    'rates are stated; size of a level, limits and shifts by calibration':
      'Reconstructed: rates are stated; the size of a level, limits and shifts were calibrated in play.',
    'dates, rain and arrivals of the siege': 'Reconstructed: from the dates, the rains and the arrivals of the siege.',
    'the rules are silent; what serves as cover there':
      'Reconstructed: the rules are silent; what serves as cover there decides.',
    'set-up from the order of battle of March 1954': 'Reconstructed: set-up from the order of battle of March 1954.',
    'set-up from the situation of 27 to 30 March 1954':
      'Reconstructed: set-up from the situation of 27 to 30 March 1954.',
  },
} satisfies Partial<SeasonTexts>;
