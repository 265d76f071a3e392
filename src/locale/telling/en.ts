/** How the battle is told, in English. */
const units = (count: number) => (count === 1 ? '1 unit' : `${count} units`);
/** Who fires: so many units, guns or aircraft, at so many places; `where` is the only one. */
interface Volley {
  readonly units: number;
  readonly guns: number;
  readonly aircraft: number;
  readonly places: number;
  readonly where: string | null;
}

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];
const number = (count: number) => numbers[count] ?? `${count}`;
const small = (count: number) => number(count).toLowerCase();
const target = ({ where, places }: Volley) => where ?? `${small(places)} places`;

const fates = {
  recovered: 'recovered',
  landed: 'landed',
  scattered: 'scattered',
  spent: 'spent',
  silenced: 'silenced',
  damaged: 'damaged',
  disrupted: 'disrupted',
  disorganized: 'disorganized',
  step: '1 step lost',
  retreats: 'retreated',
  astray: 'fell to the enemy',
  lost: 'lost',
};
type Fate = keyof typeof fates;

export const tellingEn = {
  setting: {
    name: 'Enemy turn',
    choices: {
      fights: 'Fight by fight',
      plays: 'Continuous',
      outcomes: 'Results only',
      summary: 'Summary only',
    },
  },
  label: 'What happened',
  skip: 'Skip all',
  pause: 'Pause',
  play: 'Play',
  back: 'Back',
  again: 'Again',
  log: 'Log',
  seeMap: 'Look at the map',
  hideMap: 'Back to the card',
  speed: ({ speed }: { readonly speed: string }) => `Speed ${speed}`,
  progress: ({ at, of }: { readonly at: number; readonly of: number }) => `${at} of ${of}`,
  next: 'Next',
  nextIs: ({ what }: { readonly what: string }) => `Next: ${what}`,
  to: ({ what }: { readonly what: string }) => `To: ${what}`,
  toDecision: 'To your decision',
  toNow: 'Back to now',
  toMore: ({ side }: { readonly side: string }) => `Waiting for the ${side}`,
  summary: 'Summary',
  turnOpens: ({ turn }: { readonly turn: number }) => `Turn ${turn}`,
  turnEnds: ({ turn }: { readonly turn: number }) => `Turn ${turn} ends`,
  why: 'Why?',
  watch: 'Watch it',
  you: 'You',
  leadsIn: ({ text }: { readonly text: string }) => `${text}:`,
  part: ({ at, of }: { readonly at: number; readonly of: number }) => `${at} of ${of}`,
  share: ({ sum, share }: { readonly sum: number; readonly share: string }) =>
    `${sum} rolled; ${share} chance of this or more`,
  dice: 'dice',
  total: 'total',
  groups: {
    units: 'units',
    fort: 'fort',
    terrain: 'terrain',
    guns: 'guns',
    air: 'air',
    cards: 'cards',
    morale: 'morale',
    supply: 'supply',
    flak: 'flak',
    defence: 'defence',
    enemy: 'enemy',
    table: 'table',
    encircled: 'encircled',
    other: 'other',
  },
  rowBest: 'The best row.',
  rowWorst: 'The worst row.',
  falls: ({ place }: { readonly place: string }) => `${place} falls`,
  retaken: ({ place }: { readonly place: string }) => `${place} retaken`,
  taken: ({ place }: { readonly place: string }) => `${place} taken`,
  left: ({ place }: { readonly place: string }) => `${place} abandoned`,
  holds: ({ place }: { readonly place: string }) => `${place} holds`,
  lost: ({ place }: { readonly place: string }) => `${place} lost`,
  held: ({ place }: { readonly place: string }) => `${place} held`,
  counts: ({ lost, held }: { readonly lost: number; readonly held: number }) => `${lost} lost, ${held} held`,
  assaults: ({ count }: { readonly count: number }) => `${number(count)} ${count === 1 ? 'assault' : 'assaults'}`,
  volley: {
    assault: (volley: Volley) => `Assault on ${target(volley)}`,
    raid: (volley: Volley) => `Raid on ${target(volley)}`,
    mine: (volley: Volley) => `Mine under ${target(volley)}`,
    fire: (volley: Volley) =>
      `${number(volley.units)} ${volley.units === 1 ? 'unit fires' : 'units fire'} at ${target(volley)}`,
    barrage: (volley: Volley) =>
      volley.guns === 0
        ? `Barrage on ${target(volley)}`
        : `${number(volley.guns)} ${volley.guns === 1 ? 'battery fires' : 'batteries fire'} at ${target(volley)}`,
    strike: (volley: Volley) => `Air strikes on ${target(volley)}`,
    support: ({ guns, aircraft }: Volley) =>
      [
        'Support',
        [aircraft > 0 && `${aircraft} aircraft`, guns > 0 && `${guns} ${guns === 1 ? 'gun' : 'guns'}`]
          .filter(Boolean)
          .join(', '),
      ]
        .filter(Boolean)
        .join(': '),
    flight: ({ aircraft }: Volley) => `${number(aircraft)} aircraft fly`,
  },
  fates,
  tally: ({ harm, count }: { readonly harm: Fate; readonly count: number }) =>
    harm === 'step' && count > 1 ? `${count} steps lost` : harm === 'step' ? fates.step : `${count} ${fates[harm]}`,
  answers: ({ what }: { readonly what: string }) => `In reply, ${what}`,
  hits: ({ hits, dice }: { readonly hits: number; readonly dice: number }) =>
    `${hits} ${hits === 1 ? 'hit' : 'hits'} from ${dice} ${dice === 1 ? 'die' : 'dice'}`,
  misses: ({ dice }: { readonly dice: number }) =>
    dice === 1 ? '1 die without effect' : `${dice} dice without effect`,
  unhurt: ({ count, of }: { readonly count: number; readonly of: number }) => `${count} of ${of} units unhurt`,
  each: 'Each roll',
  more: ({ count }: { readonly count: number }) => `${count} more`,
  turnOf: ({ side, dates }: { readonly side: string; readonly dates: string }) => `The ${side} turn, ${dates}`,
  plansOf: ({ side, dates }: { readonly side: string; readonly dates: string }) => `${side}, ${dates}`,
  rolls: ({ count }: { readonly count: number }) => (count === 1 ? '1 roll.' : `${count} rolls.`),
  quiet: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 more roll changed nothing.' : `${count} more rolls changed nothing.`,
  checks: ({ count }: { readonly count: number }) => (count === 1 ? '1 morale check' : `${count} morale checks`),
  noEffect: 'no effect',
  noLosses: 'no losses',
  step: ({ count }: { readonly count: number }) => (count === 1 ? '1 step' : `${count} steps`),
  harm: ({ harm, who }: { readonly harm: Fate; readonly who: string }) =>
    `${who} ${harm === 'step' ? 'reduced' : fates[harm]}`,
  retreatsTo: ({ who, place }: { readonly who: string; readonly place: string }) => `${who} retreated to ${place}`,
  ofFormation: ({ formation, what }: { readonly formation: string; readonly what: string }) => `${formation}: ${what}`,
  units: ({ count }: { readonly count: number }) => units(count),
  youLost: 'You lost',
  theyLost: 'They lost',
  sideLost: ({ side }: { readonly side: string }) => `${side} losses`,
  unitsMove: ({ count, from, to }: { readonly count: number; readonly from: string; readonly to: string }) =>
    `${units(count)}: ${from} to ${to}`,
  takePlaces: ({ count }: { readonly count: number }) =>
    `${units(count)} ${count === 1 ? 'takes its place' : 'take their places'}`,
  works: ({ what }: { readonly what: string }) => `Fieldworks: ${what}`,
  levels: ({ before, after }: { readonly before: number; readonly after: number }) => `level ${before} to ${after}`,
  arrive: ({ count, places }: { readonly count: number; readonly places: string }) =>
    `${units(count)} ${count === 1 ? 'arrives' : 'arrive'}: ${places}`,
  passed: ({ side, unused }: { readonly side: string; readonly unused: number }) =>
    unused === 0 ? `${side}: passed` : `${side}: passed, ${units(unused)} unused`,
  event: 'Event',
  met: 'Met',
  notMet: 'Not met',
  noEvent: 'No event this turn.',
  kept: 'Goes into your hand.',
  due: ({ units: who }: { readonly units: string }) => `Due this turn: ${who}.`,
  seatOnly: ({ side }: { readonly side: string }) => `For the ${side} only`,
  newCards: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 new card in your hand' : `${count} new cards in your hand`,
  heldFire: ({ side }: { readonly side: string | null }) =>
    side === null ? 'No action, by your standing order.' : `${side}: no action, by standing order.`,
  askMe: 'Ask me again',
  asked: 'You will be asked from now on.',
  against: 'against',
  said: ({ dice, sum, total }: { readonly dice: string; readonly sum: string; readonly total: number }) =>
    `Rolled ${dice}. ${sum}: ${total}.`,
  from: ({ before, after }: { readonly before: number; readonly after: number }) => `${before} to ${after}`,
  change: ({ track, before, after }: { readonly track: string; readonly before: number; readonly after: number }) =>
    `${track} ${before} to ${after}.`,
};

export type TellingWords = typeof tellingEn;
