/** How the battle is told, in English. */
const units = (count: number) => (count === 1 ? '1 unit' : `${count} units`);
/** How many shots at how many places; `where` is the only one. */
interface Volley {
  readonly count: number;
  readonly places: number;
  readonly where: string | null;
}

function shots({ count, places, where }: Volley): string {
  const at = where ?? `${places} places`;
  return count === 0 ? at : `${count} ${count === 1 ? 'shot' : 'shots'} at ${at}`;
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

export const tellingEn = {
  setting: {
    name: 'Tell the enemy’s turn',
    choices: {
      fights: 'Every fight',
      plays: 'Plays on by itself',
      outcomes: 'Outcomes',
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
  /** The letter of the garrison. */
  garrison: 'F',
  you: 'You',
  leadsIn: ({ text }: { readonly text: string }) => `${text}:`,
  part: ({ at, of }: { readonly at: number; readonly of: number }) => `${at} of ${of}`,
  share: ({ sum, share }: { readonly sum: number; readonly share: string }) =>
    `${sum} rolled; ${share} chance of this or more`,
  dice: 'dice',
  total: 'total',
  points: 'points',
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
  assaults: ({ count }: { readonly count: number }) =>
    `${numbers[count] ?? count} ${count === 1 ? 'assault' : 'assaults'}`,
  volley: {
    assault: ({ where }: Volley) => `Assault on ${where ?? 'several places'}`,
    raid: ({ where }: Volley) => `Raid on ${where ?? 'several places'}`,
    mine: ({ where }: Volley) => `Mine under ${where ?? 'several places'}`,
    fire: (volley: Volley) => `Fire: ${shots(volley)}`,
    barrage: (volley: Volley) => `Bombardment: ${shots(volley)}`,
    strike: (volley: Volley) => `Air strikes: ${shots(volley)}`,
    support: (volley: Volley) => `Support: ${shots(volley)}`,
  },
  each: ({ count }: { readonly count: number }) => (count === 1 ? 'The roll' : `Each of ${count} rolls`),
  gathered: ({ phase, count }: { readonly phase: string; readonly count: number }) =>
    `${phase}: ${count} ${count === 1 ? 'change' : 'changes'}`,
  turnOf: ({ side, dates }: { readonly side: string; readonly dates: string }) => `The ${side} turn, ${dates}`,
  plansOf: ({ side, dates }: { readonly side: string; readonly dates: string }) => `${side}, ${dates}`,
  rolls: ({ count }: { readonly count: number }) => (count === 1 ? '1 roll.' : `${count} rolls.`),
  quiet: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 more roll changed nothing.' : `${count} more rolls changed nothing.`,
  die: ({ die }: { readonly die: number }) => `die ${die}`,
  misses: ({ count, dice }: { readonly count: number; readonly dice: string }) =>
    count === 1 ? `1 roll without effect: ${dice}` : `${count} rolls without effect: ${dice}`,
  checks: ({ count }: { readonly count: number }) => (count === 1 ? '1 morale check' : `${count} morale checks`),
  noEffect: 'no effect',
  noLosses: 'no losses',
  step: ({ count }: { readonly count: number }) => (count === 1 ? '1 step' : `${count} steps`),
  harm: {
    spent: ({ who }: { readonly who: string }) => `${who} spent`,
    disrupted: ({ who }: { readonly who: string }) => `${who} disrupted`,
    disorganized: ({ who }: { readonly who: string }) => `${who} disorganized`,
    step: ({ who }: { readonly who: string }) => `${who} reduced`,
    retreats: ({ who }: { readonly who: string }) => `${who} retreated`,
    retreatsTo: ({ who, place }: { readonly who: string; readonly place: string }) => `${who} retreated to ${place}`,
    lost: ({ who }: { readonly who: string }) => `${who} lost`,
  },
  ofFormation: ({ formation, what }: { readonly formation: string; readonly what: string }) => `${formation}: ${what}`,
  units: ({ count }: { readonly count: number }) => units(count),
  youLost: 'You lost',
  theyLost: 'They lost',
  sideLost: ({ side }: { readonly side: string }) => `${side} losses`,
  unitsMove: ({ count, from, to }: { readonly count: number; readonly from: string; readonly to: string }) =>
    `${units(count)}: ${from} to ${to}`,
  arrive: ({ count, places }: { readonly count: number; readonly places: string }) =>
    `${units(count)} arrive: ${places}`,
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
  byOrder: 'no card, by standing order',
  against: 'against',
  said: ({ dice, sum, total }: { readonly dice: string; readonly sum: string; readonly total: number }) =>
    `Rolled ${dice}. ${sum}: ${total}.`,
  from: ({ before, after }: { readonly before: number; readonly after: number }) => `${before} to ${after}`,
  change: ({ track, before, after }: { readonly track: string; readonly before: number; readonly after: number }) =>
    `${track} ${before} to ${after}.`,
  details: 'How it adds up',
};

export type TellingWords = typeof tellingEn;
