/** What happened, and how rolls came out. */
import { sum } from '../../../../kernel/rolls';
import { sumOf } from '../../../../kernel/wording';
import { say } from '../../../../kernel/words';
import type { SeasonTexts } from '../texts';

const steps = (count: number) => (count === 1 ? '1 step' : `${count} steps`);
const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);
const companies = (count: number) => (count === 1 ? '1 unit' : `${count} units`);

const decisions = {
  'assault-week': ['will assault this week', 'will not assault this week'],
  'operate-week': ['will operate this week', 'will not operate: a quiet week'],
  'assault-now': ['assault', 'do not assault in this round'],
  'operate-now': ['operate', 'do not operate in this round'],
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
  siege: 'A loss to siege fire',
  encircled: 'A loss to encirclement',
  hill: 'A loss to a hill in Viet Minh hands',
  scout: 'The cost of reconnaissance',
};
const hits = { infantry: 'infantry fire', barrage: 'barrage', strike: 'air strike' };

export const log = {
  decisions,
  supplyCauses,
  trenchCauses,
  moveCauses,
  turnCauses,
  criticals,
  lossCauses,
  dueCauses,
  events: {
    turn: ({ turn }, n) => say`Week ${turn}: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    round: ({ round }) => say`Round ${round}.`,
    impulse: ({ side, impulse }, n) => say`${n.side(side)}: impulse ${impulse}.`,
    decided: ({ side, what, yes }, n) => say`The ${n.side(side)} ${decisions[what][yes ? 0 : 1]}.`,
    supplied: ({ side, was, now, cause }, n) =>
      say`${n.side(side)} munitions (${supplyCauses[cause]}): ${was} to ${now}.`,
    traded: ({ unit, steps: gained, points, appeared }, n) =>
      gained > 0
        ? say`${n.unit(unit)} gains ${steps(gained)} for munitions${appeared ? ' and comes back' : ''}.`
        : points > 0
          ? say`The Viet Minh trade 1 point of munitions for men${appeared ? '; a battalion comes back' : ''}.`
          : appeared
            ? say`A battalion comes back for munitions traded.`
            : null,
    'air-points': ({ points }) => say`Air points of the week: ${points}.`,
    interdicted: ({ was, now }) => say`Interdiction: Viet Minh munitions ${was} to ${now}.`,
    replacements: ({ was, now }) => say`Replacement points: ${was} to ${now}.`,
    replaced: ({ unit, place }, n) => say`${n.unit(unit)} is brought up to strength in ${n.place(place)}.`,
    merged: (event, n) => say`${n.unit(event.with)} is merged into ${n.unit(event.unit)} in ${n.place(event.place)}.`,
    returned: ({ units, place }, n) => say`Back on the map in ${n.place(place)}: ${n.units(units)}.`,
    left: ({ units, turn }, n) => say`Off to be reconstituted until week ${turn}: ${n.units(units)}.`,
    arrived: ({ side, units, place }, n) =>
      place === null
        ? say`${n.side(side)} reinforcements, ready to be dropped: ${n.units(units)}.`
        : say`${n.side(side)} reinforcements in ${n.place(place)}: ${n.units(units)}.`,
    trench: ({ place, was, now, cause }, n) =>
      say`${n.place(place)}: trench ${was} to ${now} (${trenchCauses[cause]}).`,
    moved: ({ unit, from, to, how }, n) =>
      say`${n.unit(unit)}: ${n.place(from)} to ${n.place(to)} (${moveCauses[how]}).`,
    dropped: ({ unit, to }, n) => say`${n.unit(unit)} is dropped over ${n.place(to)}.`,
    'turned-up': ({ units, place, cause }, n) => say`${n.place(place)}, ${turnCauses[cause]}: ${n.units(units)}.`,
    dummies: ({ count, place }, n) => say`${n.place(place)}: dummies shown: ${count}.`,
    'turned-down': ({ units }) => say`Face down again: ${pieces(units.length)}.`,
    fired: ({ side, how, units, from, place, air }, n) => {
      const force = units.length > 0 ? say`, ${companies(units.length)}` : say``;
      const added = air > 0 ? say`, air points ${air}` : say``;
      const origin = from === null || from === place ? say`` : say` from ${n.place(from)}`;
      return say`${n.side(side)}: ${hits[how]}${origin} at ${n.place(place)}${force}${added}.`;
    },
    attacked: ({ side, units, place }, n) =>
      say`${n.side(side)}: ${companies(units.length)} ${units.length === 1 ? 'attacks' : 'attack'} ${n.place(place)}.`,
    named: () => null,
    rolled: ({ roll, result, start, shifts = [], column }, n) => {
      if (roll.name === 'check') {
        const passed = result === 'passed' ? 'passed' : 'failed';
        return say`${n.roll(roll)}: ${roll.dice[0] ?? 0} against ${sum(roll.modifiers)}, ${passed}.`;
      }
      if (start === undefined || column === undefined) {
        const said = result === undefined ? '' : `, ${n.code(roll.name, result)}`;
        return say`${n.roll(roll)}: ${sumOf(roll)}${said}.`;
      }
      const table = roll.name === 'hand' ? 'hand' : 'fire';
      const shift = sum(shifts);
      const moved = shift === 0 ? '' : `, shifted ${shift < 0 ? `−${-shift}` : `+${shift}`}`;
      return say`${n.roll(roll)}: column ${start}${moved}, die ${sumOf(roll)}, ${n.code(table, result ?? '')}.`;
    },
    critical: ({ effect }) => say`${criticals[effect]}`,
    disorganized: ({ unit, place }, n) => say`${n.unit(unit)} is disorganized in ${n.place(place)}.`,
    fatigued: ({ unit }, n) => say`${n.unit(unit)} is fatigued.`,
    spared: ({ unit, place }, n) => say`${n.unit(unit)} keeps the last step of ${n.place(place)}.`,
    'step-lost': ({ unit, place, left, cause }, n) =>
      left > 0
        ? say`${n.unit(unit)} loses a step in ${n.place(place)} (${lossCauses[cause]}).`
        : say`${n.unit(unit)} is destroyed in ${n.place(place)} (${lossCauses[cause]}).`,
    routed: ({ unit, from, to }, n) =>
      to === null
        ? say`${n.unit(unit)} routs from ${n.place(from)} and leaves the map until next week.`
        : say`${n.unit(unit)} routs from ${n.place(from)} to ${n.place(to)}.`,
    track: ({ was, now }) => say`Viet Minh losses: ${was} to ${now}.`,
    control: ({ place, now }, n) => say`${n.place(place)} is now held by the ${n.side(now)}.`,
    'called-off': ({ place }, n) => say`The attack on ${n.place(place)} is called off.`,
    scouted: ({ place, seen, cost }, n) =>
      seen
        ? cost
          ? say`${n.place(place)} is scouted, at a cost.`
          : say`${n.place(place)} is scouted.`
        : say`Nothing is seen in ${n.place(place)}.`,
    rested: () => say`All units are rested.`,
    besieged: ({ place }, n) => say`Siege fire on ${n.place(place)}.`,
    due: ({ cause, place }, n) => say`${dueCauses[cause]}: ${n.place(place)}.`,
    ended: ({ result }, n) => say`The battle is over. ${n.result(result.level)}.`,
  },
  rolls: {
    supply: () => 'French supply by air',
    air: () => 'Air points',
    scout: (of) => (of === '' ? 'Reconnaissance' : `Reconnaissance of ${of}`),
    fire: (of) => (of === '' ? 'Infantry fire' : `Infantry fire at ${of}`),
    barrage: (of) => (of === '' ? 'Barrage' : `Barrage on ${of}`),
    strike: (of) => (of === '' ? 'Air strike' : `Air strike on ${of}`),
    hand: (of) => (of === '' ? 'Hand-to-hand' : `Hand-to-hand for ${of}`),
    critical: (of) => (of === '' ? 'Second die' : `Second die for ${of}`),
    check: (of) => (of === '' ? 'Morale check' : `Morale check of ${of}`),
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
    scout: ['nothing seen', 'pieces turned up', 'pieces turned up, at the cost of a step'],
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
    seen: 'Pieces turned up',
    costly: 'Turned up at a cost',
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
