/** What happened, and how rolls came out. */
import { say, signed } from '../../../../kernel/words';
import { the, within } from '../../../english';
import type { SeasonTexts } from '../texts';

const count = (number: number, one: string) => (number === 1 ? `1 ${one}` : `${number} ${one}s`);
const force = { units: (units: number) => count(units, 'unit'), air: (points: number) => count(points, 'air point') };
const shifted = (shift: number) => (shift === 0 ? '' : `, shifted ${signed(shift)}`);

const decisions = {
  'assault-week': ['will launch assaults this week', 'will launch no assaults this week'],
  'operate-week': ['will launch operations this week', 'will launch no operations: a quiet week'],
  'assault-now': ['launch an assault', 'launch no assault in this round'],
  'operate-now': ['launch an operation', 'launch no operation in this round'],
  'go-on': ['continue with another impulse', 'stop here'],
  'end-week': ['would end the week’s rounds', 'want another round'],
} as const;
const supplyCauses = { levels: 'supply', air: 'by air', drift: 'drops that drifted', spent: 'fired' };
const trenchCauses = {
  dug: 'dug',
  uncovered: 'without cover',
  scouted: 'only dummies held it',
  taken: 'the post has fallen',
};
const moveCauses = {
  'set-up': 'set-up',
  strategic: 'strategic movement',
  operational: 'movement',
  assault: 'assault',
  operation: 'operation',
  advance: 'advance',
  defensive: 'defensive movement',
  withdrawal: 'withdrawal',
  base: 'back from the base',
  tank: 'a tank left alone',
  dummy: 'dummy',
  'break-off': 'breaks off',
};
const turnCauses = { engaged: 'engaged', exposed: 'named as a target', met: 'met in the zone', scouted: 'scouted' };
const criticals = {
  check: 'The defenders get away with one morale check.',
  doubled: 'The result is doubled for the defenders.',
  tank: 'The result stands, and a tank is hit.',
};
const lossCauses = {
  fire: 'fire',
  hand: 'hand-to-hand',
  critical: 'critical hit',
  siege: 'siege fire',
  encircled: 'encircled',
  hill: 'hill lost',
  scout: 'reconnaissance',
  'no-refuge': 'nowhere to go',
};
const dueCauses = {
  siege: 'Loss to siege fire',
  encircled: 'Loss to encirclement',
  hill: 'Loss for a hill in Viet Minh hands',
  scout: 'Loss for reconnaissance',
};

export const log = {
  decisions,
  supplyCauses,
  trenchCauses,
  moveCauses,
  turnCauses,
  criticals,
  lossCauses,
  force,
  dueCauses,
  events: {
    turn: ({ turn }, n) => say`Week ${turn}: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    round: ({ round }) => say`Round ${round}.`,
    impulse: ({ side, impulse }, n) => say`${n.side(side)}: impulse ${impulse}.`,
    decided: ({ side, what, yes }, n) => say`The ${n.side(side)} ${decisions[what][yes ? 0 : 1]}.`,
    supplied: ({ side, was, now, cause }, n) =>
      say`${n.side(side)} munitions (${supplyCauses[cause]}): ${was} to ${now}.`,
    traded: ({ unit, steps, appeared }, n) =>
      say`${n.unit(unit)} gains ${count(steps, 'step')} for munitions${appeared ? ' and comes back' : ''}.`,
    'traded-point': ({ appeared }) =>
      say`The Viet Minh trade 1 point of munitions for men${appeared ? '; a battalion comes back' : ''}.`,
    'came-back': () => say`A battalion comes back for munitions traded.`,
    'air-points': ({ points }) => say`Air points of the week: ${points}.`,
    interdicted: ({ was, now }) => say`Interdiction: Viet Minh munitions ${was} to ${now}.`,
    replacements: ({ was, now }) => say`Replacement points: ${was} to ${now}.`,
    replaced: ({ unit, place }, n) => say`${n.unit(unit)} is brought up to strength ${within(n.place(place))}.`,
    merged: (event, n) =>
      say`${n.unit(event.with)} is merged into ${n.unit(event.unit)} ${within(n.place(event.place))}.`,
    returned: ({ units, place }, n) => say`Back on the map ${within(n.place(place))}: ${n.units(units)}.`,
    left: ({ units, turn }, n) => say`Rebuilding off the map until week ${turn}: ${n.units(units)}.`,
    waiting: ({ side, units }, n) => say`${n.side(side)} reinforcements, ready to be dropped: ${n.units(units)}.`,
    arrived: ({ side, units, place }, n) =>
      say`${n.side(side)} reinforcements ${within(n.place(place))}: ${n.units(units)}.`,
    trench: ({ place, was, now, cause }, n) =>
      say`${the(n.place(place))}: trench level ${was} to ${now} (${trenchCauses[cause]}).`,
    moved: ({ unit, from, to, how }, n) =>
      say`${n.unit(unit)} moves from ${the(n.place(from))} to ${the(n.place(to))} (${moveCauses[how]}).`,
    dropped: ({ unit, to }, n) => say`${n.unit(unit)} is dropped over ${the(n.place(to))}.`,
    'turned-up': ({ units, place, cause }, n) =>
      say`Revealed ${within(n.place(place))} (${turnCauses[cause]}): ${n.units(units)}.`,
    dummies: ({ count: dummies, place }, n) => say`Dummies revealed ${within(n.place(place))}: ${dummies}.`,
    'turned-down': ({ units }) => say`Face down again: ${count(units.length, 'piece')}.`,
    infantry: ({ side, from, place, force: by }, n) =>
      from === null
        ? say`${n.side(side)} infantry fire ${within(n.place(place))}${by}.`
        : say`${n.side(side)} infantry fire from ${the(n.place(from))} at ${the(n.place(place))}${by}.`,
    barrage: ({ side, place, force: by }, n) => say`${n.side(side)} barrage on ${the(n.place(place))}${by}.`,
    strike: ({ side, place, force: by }, n) => say`${n.side(side)} air strike on ${the(n.place(place))}${by}.`,
    attacked: ({ side, units, place }, n) =>
      say`${n.side(side)} attack on ${the(n.place(place))} with ${count(units.length, 'unit')}.`,
    checked: ({ title, die, morale, result }) => say`${title}: rolled ${die}, morale ${morale}: ${result}.`,
    'looked-up': ({ title, start, shift, sum, result }) =>
      say`${title}: column ${start}${shifted(shift)}, die ${sum}: ${result}.`,
    rolled: ({ title, sum }) => say`${title}: ${sum}.`,
    critical: ({ effect }) => say`${criticals[effect]}`,
    disorganized: ({ unit, place }, n) => say`${n.unit(unit)} is disorganized ${within(n.place(place))}.`,
    fatigued: ({ unit }, n) => say`${n.unit(unit)} is fatigued.`,
    spared: ({ unit, place }, n) => say`The last step ${within(n.place(place))} survives (${n.unit(unit)}).`,
    'step-lost': ({ unit, place, cause }, n) =>
      say`${n.unit(unit)} loses a step ${within(n.place(place))} (${lossCauses[cause]}).`,
    destroyed: ({ unit, place, cause }, n) =>
      say`${n.unit(unit)} is destroyed ${within(n.place(place))} (${lossCauses[cause]}).`,
    routed: ({ unit, from, to }, n) => say`${n.unit(unit)} routs from ${the(n.place(from))} to ${the(n.place(to))}.`,
    'routed-off': ({ unit, from }, n) =>
      say`${n.unit(unit)} routs from ${the(n.place(from))} and leaves the map until next week.`,
    track: ({ was, now }) => say`Viet Minh losses: ${was} to ${now}.`,
    control: ({ place, now }, n) => say`The ${n.side(now)} now hold ${the(n.place(place))}.`,
    'called-off': ({ place }, n) => say`The attack on ${the(n.place(place))} is called off.`,
    scouted: ({ place }, n) => say`${the(n.place(place))} is scouted.`,
    'scouted-costly': ({ place }, n) => say`${the(n.place(place))} is scouted, with losses.`,
    unseen: ({ place }, n) => say`Nothing is seen ${within(n.place(place))}.`,
    rested: () => say`All units are rested.`,
    besieged: ({ place }, n) => say`Siege fire on ${the(n.place(place))}.`,
    due: ({ cause, place }, n) => say`${dueCauses[cause]} (${n.place(place)}).`,
    ended: ({ result }, n) => say`The battle is over. ${n.result(result.level)}.`,
  },
  rolls: {
    supply: () => 'French air supply roll',
    air: () => 'Air point roll',
    scout: (of) => (of === '' ? 'Reconnaissance' : `Reconnaissance of ${the(of)}`),
    fire: (of) => (of === '' ? 'Infantry fire' : `Infantry fire at ${the(of)}`),
    barrage: (of) => (of === '' ? 'Barrage' : `Barrage on ${the(of)}`),
    strike: (of) => (of === '' ? 'Air strike' : `Air strike on ${the(of)}`),
    hand: (of) => (of === '' ? 'Hand-to-hand' : `Hand-to-hand for ${the(of)}`),
    critical: (of) => (of === '' ? 'Second die' : `Second die for ${the(of)}`),
    check: (of) => (of === '' ? 'Morale check' : `Morale check, ${of}`),
  },
  modifiers: {
    base: () => ({ text: 'Assault base' }),
    pa: () => ({ text: 'Cover of the post' }),
    hill: () => ({ text: 'Hill' }),
    trench: () => ({ text: 'Trench' }),
    jungle: () => ({ text: 'Jungle' }),
    open: () => ({ text: 'Open ground' }),
    river: () => ({ text: 'Across the river' }),
    fatigued: () => ({ text: 'Fatigue' }),
    munitions: () => ({ text: 'Munitions' }),
    air: () => ({ text: 'Air points' }),
    concentric: () => ({ text: 'From two sides' }),
    encircled: () => ({ text: 'Encircled' }),
    'few-losses': () => ({ text: 'Up to 20 losses' }),
    'many-losses': () => ({ text: 'Over 50 losses' }),
    morale: (of) => ({ text: of === '' ? 'Morale' : `Morale of ${of}` }),
    'loss-marker': () => ({ text: 'Worst loss marker' }),
    over: () => ({ text: 'Above 6-1' }),
    rain: () => ({ text: 'Rain' }),
  },
  tables: {
    fire: 'Fire Table',
    hand: 'Hand-to-Hand Table',
    scout: 'Reconnaissance',
    check: 'Morale check',
    critical: 'Critical hit',
  },
  rows: {
    fire: ['no effect', 'a morale check', 'disorganized', '1 step', '2 steps, one a unit', '3 steps, one a unit'],
    hand: [
      'the attacker loses 1 step, the defenders check',
      'one attacker disorganized',
      'one unit of each side disorganized',
      'the defenders check morale',
      'one defender disorganized',
      'the defenders lose 1 step, then check',
      'the defenders lose 2 steps, then check',
    ],
    scout: ['nothing seen', 'pieces revealed', 'pieces revealed, at the cost of a step'],
    check: ['passed', 'failed'],
    critical: ['only one morale check', 'result doubled'],
  },
  outcomes: {
    falls: 'Falls',
    holds: 'Holds',
    retaken: 'Retaken',
    held: 'Held by the Viet Minh',
    nothing: 'No effect',
    check: 'Morale check',
    disorder: 'Disorganized',
    steps: 'Steps lost',
    tank: 'A tank hit',
    'attacker-steps': 'Steps lost by the attacker',
    'defender-steps': 'Steps lost by the defender',
    seen: 'Pieces revealed',
    costly: 'Revealed at a cost',
    unseen: 'Nothing seen',
    passes: 'Passes the check',
    fails: 'Fails the check',
  },
  results: {
    french: {
      name: 'French victory',
      epilogue: 'The garrison has kept what it had to keep. Outside, the trenches are still there.',
    },
    'viet-minh': {
      name: 'Viet Minh victory',
      epilogue: 'The assault has reached its goal. The hills fall silent one after the other.',
    },
  },
} satisfies Partial<SeasonTexts>;
