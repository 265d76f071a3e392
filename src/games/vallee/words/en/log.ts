/** What happened, and how rolls came out. */
import { sumOf } from '../../../../kernel/wording';
import { say } from '../../../../kernel/words';
import type { ValleeTexts } from '../texts';

const steps = (count: number) => (count === 1 ? '1 step' : `${count} steps`);
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const transports = (count: number) => (count === 1 ? '1 transport' : `${count} transports`);
const counters = (count: number) => (count === 1 ? '1 counter' : `${count} counters`);

const weathers = { clear: 'clear', overcast: 'overcast', rain: 'rain' };
const happenings = {
  'american-mercenaries': 'American mercenaries fly an extra transport',
  'prisoner-confesses': 'a prisoner gives away the enemy’s plans',
  'rats-of-nam-yum': 'the rats of the Nam Yum plunder French supply',
  'ammo-dump-hit': 'an ammunition dump is hit',
  'no-event': 'no event',
  mcgovern: 'McGovern is shot down: no more low drops',
  'mafia-relents': 'the parachute mafia relents this week',
  'dau-tranh': 'the people’s struggle (đấu tranh) brings the Viet Minh supply',
  'morale-crisis': 'a morale crisis',
};
const codes = {
  AE: 'the attackers are eliminated',
  '1/2R/-': 'the attackers lose half and retreat',
  '1/4R/-': 'the attackers lose a quarter and retreat',
  '1/4R/1': 'the attackers lose a quarter and retreat, the defenders lose a step',
  '1R/-': 'the attackers lose a step and retreat',
  EX: 'each side loses a step, the attackers go back',
  BB: 'a bloodbath',
  'Ex/R': 'each side loses a step, the defenders retreat',
  '1/4/R': 'the attackers lose a quarter, the defenders retreat',
  '1/R': 'the attackers lose a step, the defenders retreat',
  '1/4/1/2R': 'the attackers lose a quarter, the defenders half and retreat',
  '1/1/2R': 'the attackers lose a step, the defenders half and retreat',
  '1/4/DE': 'the attackers lose a quarter, the defenders are eliminated',
  '1/DE': 'the attackers lose a step, the defenders are eliminated',
  '-/DE': 'the defenders are eliminated',
};
const fireKinds = {
  bombard: 'bombards',
  hq: 'shells the supply dumps of',
  katyusha: 'fires rockets at',
  opportunity: 'fires at a mover in',
  'counter-battery': 'answers the guns in',
  support: 'fires in support at',
  fire: 'fires at',
  'final-fire': 'fires its final defensive fire at',
  'anti-tank': 'fires at a tank in',
};
const missions = { bomb: 'bombs', suppress: 'suppresses', drop: 'drops over', strike: 'gives support against' };
const altitudes = { low: 'low', high: 'high' };
const drops = {
  landed: 'landed',
  scattered: 'scattered',
  lost: 'lost to the enemy',
  home: 'brought home',
  down: 'lost with the aircraft',
};
const supplyCauses = {
  shot: 'a battery fired',
  upkeep: 'upkeep of the week',
  'hq-hit': 'dumps hit',
  event: 'event',
  arrived: 'arrived overland',
  dropped: 'dropped',
  captured: 'captured drops',
};
const pointCauses = {
  'french-steps': 'French steps lost',
  'vm-steps': 'Viet Minh steps lost',
  'elite-steps': 'losses of the 308th',
  aircraft: 'aircraft shot down',
  replacements: 'replacements sent',
  'regiment-148': 'the 148th committed',
  effort: 'maximum effort',
  parachute: 'parachute unit committed',
  waiver: 'aircraft kept',
  surrender: 'surrender of the garrison',
  'surrender-month': 'early surrender',
  'no-surrender': 'the fortress held out',
  ground: 'areas held',
};
const lossCauses = {
  bombardment: 'bombardment',
  bombs: 'bombs',
  support: 'support fire',
  strike: 'air support',
  opportunity: 'opportunity fire',
  'counter-battery': 'counter-battery fire',
  katyusha: 'rockets',
  mine: 'mine',
  fire: 'fire',
  'final-fire': 'final fire',
  'anti-tank': 'anti-tank fire',
  assault: 'assault',
  retreat: 'retreat',
  'no-retreat': 'no way out',
  stacking: 'no room',
  attrition: 'out of supply',
  crisis: 'morale crisis',
  air: 'lost in the drop',
  replacement: 'replacement',
};
const mines = {
  announced: 'The Viet Minh begin to dig a mine',
  shown: 'The mine is laid',
  failed: 'The mine has no target any more',
  found: 'French engineers find the mine',
  blown: 'The mine is set off',
};
const airPlaces = {
  ready: 'ready',
  grounded: 'grounded',
  flown: 'back from its mission, or elsewhere',
  damaged: 'damaged',
  down: 'shot down',
  gone: 'gone for good',
  absent: 'not here yet',
};
const causesOfInitiative = { roll: 'by the dice', event: 'by the event', scenario: 'by the scenario' };

export const log = {
  weathers,
  happenings,
  codes,
  fireKinds,
  missions,
  drops,
  airHits: { none: 'no hit', damaged: 'damaged', down: 'shot down' },
  hits: (count) => (count === 0 ? 'no hit' : count === 1 ? '1 hit' : `${count} hits`),
  supplyCauses,
  pointCauses,
  lossCauses,
  mines,
  airPlaces,
  events: {
    turn: ({ turn }, n) => say`Week ${turn}: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    half: ({ round, side }, n) => say`Round ${round}: ${n.side(side)}.`,
    passed: ({ side, round }, n) => say`${n.side(side)} pass in round ${round}.`,
    rolled: ({ roll, table, row }, n) =>
      table === undefined || row === undefined || table === 'assault'
        ? say`${n.roll(roll)}: ${sumOf(roll)}.`
        : say`${n.roll(roll)}: ${sumOf(roll)}, ${n.row(table, row)}.`,
    weather: ({ weather }) => say`Weather: ${weathers[weather]}.`,
    'random-event': ({ event, happens }) =>
      happens || event === 'no-event'
        ? say`Event: ${happenings[event]}.`
        : say`Event without effect: ${happenings[event]}.`,
    initiative: ({ side, by }, n) => say`Initiative: ${n.side(side)}, ${causesOfInitiative[by]}.`,
    supply: ({ side, was, now, cause }, n) => say`${n.side(side)} supply (${supplyCauses[cause]}): ${was} to ${now}.`,
    points: ({ side, was, now, cause }, n) => say`${n.side(side)} points (${pointCauses[cause]}): ${was} to ${now}.`,
    'out-of-supply': ({ unit, area, cause }, n) =>
      cause === 'cut'
        ? say`${n.unit(unit)} in ${n.place(area)} is cut off from supply.`
        : say`${n.unit(unit)} in ${n.place(area)} gets no supply this week.`,
    supplied: ({ unit, area }, n) => say`${n.unit(unit)} in ${n.place(area)} is in supply again.`,
    capacity: ({ counters: count }) => say`Room in the transport area: ${counters(count)}.`,
    sent: ({ what }, n) => say`Sets out overland: ${n.any(what)}.`,
    left: ({ what, to, stays }, n) =>
      stays
        ? say`Still on its way: ${n.any(what)}.`
        : to === null
          ? say`Comes out of the transport area: ${n.any(what)}.`
          : say`Comes out at ${n.place(to)}: ${n.any(what)}.`,
    arrived: ({ unit, area, by }, n) =>
      by === 'air'
        ? say`${n.unit(unit)} jumps over ${n.place(area)}.`
        : say`${n.unit(unit)} arrives in ${n.place(area)}.`,
    committed: ({ unit, cost }, n) => say`${n.unit(unit)} is committed for ${points(cost)}.`,
    'counter-lost': ({ what, shaken }, n) =>
      shaken
        ? say`Bombs scatter a counter on its way: ${n.any(what)}.`
        : say`Bombs destroy a counter on its way: ${n.any(what)}.`,
    aircraft: ({ air, was, now }, n) =>
      was === 'absent' ? say`${n.any(air)} joins the French: ${airPlaces[now]}.` : null,
    effort: ({ cost }) => say`The French declare a maximum effort for ${points(cost)}.`,
    loaded: ({ air, cargo }, n) => say`${n.any(air)} is loaded: ${n.any(cargo)}.`,
    loads: (told) => say`Loaded: ${steps(told.steps)} on ${transports(told.aircraft)}.`,
    mission: ({ air, mission, target, at }, n) =>
      say`${n.any(air)} ${missions[mission]} ${n.any(target)}, ${altitudes[at]}.`,
    flak: ({ gun, air }, n) => say`${n.any(gun)} shoots at ${n.any(air)}.`,
    'air-hit': ({ air, hit, aborts }, n) =>
      hit === 'down'
        ? say`${n.any(air)} is shot down.`
        : aborts
          ? say`${n.any(air)} is damaged and turns back.`
          : say`${n.any(air)} is damaged and flies on.`,
    suppressed: ({ gun }, n) => say`${n.any(gun)} is suppressed.`,
    dropped: ({ air, cargo, result }, n) =>
      cargo === null
        ? say`The load of ${n.any(air)}: ${drops[result]}.`
        : say`The load of ${n.any(air)}, ${n.cargo(cargo)}: ${drops[result]}.`,
    fired: ({ how, unit, target, place }, n) =>
      place === null || how === 'hq'
        ? say`${n.unit(unit)} ${fireKinds[how]} ${n.any(target)}.`
        : target === place
          ? say`${n.unit(unit)} ${fireKinds[how]} ${n.place(place)}.`
          : say`${n.unit(unit)} ${fireKinds[how]} ${n.place(place)}: ${n.any(target)}.`,
    silenced: ({ unit }, n) => say`${n.unit(unit)} is silenced.`,
    moved: ({ unit, from, to }, n) => say`${n.unit(unit)}: ${n.place(from)} to ${n.place(to)}.`,
    stopped: ({ unit, area }, n) => say`${n.unit(unit)} is stopped in ${n.place(area)}.`,
    assault: ({ side, area, units, lead }, n) =>
      say`${n.side(side)} assault ${n.place(area)} with ${units.length === 1 ? '1 unit' : `${units.length} units`}, led by ${n.unit(lead)}.`,
    'called-off': ({ area, cause }, n) =>
      cause === 'mafia'
        ? say`The parachute mafia refuses: the assault on ${n.place(area)} is called off.`
        : say`Nobody is left to assault ${n.place(area)}.`,
    'assault-result': ({ area, code }, n) => say`${n.place(area)}: ${codes[code]}.`,
    bloodbath: ({ side, goes }, n) =>
      goes ? say`Bloodbath: the ${n.side(side)} leave.` : say`Bloodbath: the ${n.side(side)} stay and lose a step.`,
    'assault-over': ({ area, taken }, n) =>
      taken ? say`${n.place(area)} is taken.` : say`The assault on ${n.place(area)} is thrown back.`,
    disrupted: ({ unit, area }, n) => say`${n.unit(unit)} in ${n.place(area)} is disrupted.`,
    steps: ({ unit, area, was, now, cause }, n) =>
      cause === 'replacement'
        ? say`${n.unit(unit)} in ${n.place(area)} gains a step.`
        : now === 0
          ? say`${n.unit(unit)} in ${n.place(area)} is eliminated (${lossCauses[cause]}).`
          : say`${n.unit(unit)} in ${n.place(area)} loses ${steps(was - now)} (${lossCauses[cause]}).`,
    retreated: ({ unit, from, to }, n) => say`${n.unit(unit)} retreats from ${n.place(from)} to ${n.place(to)}.`,
    control: ({ area, to }, n) => say`${n.place(area)} is now held by the ${n.side(to)}.`,
    recovered: ({ unit, area }, n) => say`${n.unit(unit)} in ${n.place(area)} recovers.`,
    repaired: ({ what, success }, n) =>
      success ? say`${n.any(what)} is repaired.` : say`${n.any(what)} is not repaired yet.`,
    entrenched: ({ area, was, now }, n) => say`${n.place(area)}: entrenchments ${was} to ${now}.`,
    mine: ({ stage, area, ready }, n) =>
      stage === 'announced'
        ? area === null
          ? say`${mines.announced}, ready in week ${ready}.`
          : say`${mines.announced} under ${n.place(area)}, ready in week ${ready}.`
        : area === null
          ? say`${mines[stage]}.`
          : say`${mines[stage]}: ${n.place(area)}.`,
    tied: ({ tank, to }, n) =>
      to === null ? say`${n.unit(tank)} fights alone.` : say`${n.unit(tank)} goes with ${n.unit(to)}.`,
    surrendered: ({ steps: count }) => say`The garrison surrenders: ${steps(count)}.`,
    ended: ({ result }, n) => say`The battle is over. ${n.result(result.level)}.`,
  },
  rolls: {
    supply: () => 'Supply at the start',
    pool: () => 'Replacements at the start',
    air: () => 'Aircraft of the battle',
    weather: () => 'Weather',
    event: () => 'Random event',
    'event-die': () => 'Die of the event',
    'crisis-units': () => 'Units in the morale crisis',
    crisis: (of) => (of === '' ? 'Morale crisis' : `Morale crisis of ${of}`),
    capacity: () => 'Room in the transport area',
    exit: (of) => (of === '' ? 'Coming out' : `Coming out: ${of}`),
    'cost-148': () => 'Cost of the 148th',
    effort: () => 'Cost of the maximum effort',
    'away-transports': () => 'Transports needed elsewhere',
    'away-others': () => 'Aircraft needed elsewhere',
    deduction: () => 'More aircraft needed elsewhere',
    bombard: (of) => (of === '' ? 'Bombardment' : `Bombardment of ${of}`),
    hq: () => 'Bombardment of the supply dumps',
    katyusha: (of) => (of === '' ? 'Rockets' : `Rockets at ${of}`),
    'katyusha-morale': (of) => (of === '' ? 'Morale under rockets' : `Morale of ${of} under rockets`),
    opportunity: (of) => (of === '' ? 'Opportunity fire' : `Opportunity fire at ${of}`),
    support: (of) => (of === '' ? 'Support fire' : `Support fire at ${of}`),
    'counter-battery': (of) => (of === '' ? 'Counter-battery fire' : `Counter-battery fire by ${of}`),
    countermine: (of) => (of === '' ? 'Search for the mine' : `Search for the mine by ${of}`),
    mine: (of) => (of === '' ? 'Mine' : `Mine under ${of}`),
    aa: (of) => (of === '' ? 'Flak' : `Flak: ${of}`),
    abort: (of) => (of === '' ? 'Turns back on an even die' : `${of} turns back on an even die`),
    bomb: (of) => (of === '' ? 'Bombs' : `Bombs of ${of}`),
    drop: (of) => (of === '' ? 'Drop' : `Drop by ${of}`),
    strike: (of) => (of === '' ? 'Air support' : `Air support by ${of}`),
    initiative: () => 'Initiative',
    fire: (of) => (of === '' ? 'Fire' : `Fire of ${of}`),
    'final-fire': (of) => (of === '' ? 'Final fire' : `Final fire of ${of}`),
    'anti-tank': (of) => (of === '' ? 'Anti-tank fire' : `Anti-tank fire of ${of}`),
    mafia: () => 'The parachute mafia agrees',
    assault: (of) => (of === '' ? 'Assault' : `Assault on ${of}`),
    'retreat-through': (of) => (of === '' ? 'Retreat through the enemy' : `${of} retreats through the enemy`),
    'retreat-end': (of) => (of === '' ? 'Morale after the retreat' : `Morale of ${of} after the retreat`),
    recover: (of) => (of === '' ? 'Recovery' : `Recovery of ${of}`),
    attrition: (of) => (of === '' ? 'Out of supply' : `Out of supply: ${of}`),
    'repair-tank': (of) => (of === '' ? 'Repair' : `Repair of ${of}`),
    'repair-air': (of) => (of === '' ? 'Repair' : `Repair of ${of}`),
  },
  modifiers: {
    'terrain-clear': () => ({ text: 'Clear terrain' }),
    'terrain-hill': () => ({ text: 'Hill' }),
    'terrain-jungle': () => ({ text: 'Jungle' }),
    'terrain-fortress': () => ({ text: 'Fortress area' }),
    'terrain-valley': () => ({ text: 'Valley' }),
    entrenchments: () => ({ text: 'Entrenchments' }),
    moving: () => ({ text: 'Long march' }),
    observed: () => ({ text: 'Observed from an adjacent area' }),
    morale: () => ({ text: 'Morale of the leads' }),
    shaken: () => ({ text: 'Most defenders disrupted' }),
    engineers: () => ({ text: 'Assault engineers' }),
    works: () => ({ text: 'Works' }),
    'captured-works': () => ({ text: 'Captured works' }),
    'shaken-works': () => ({ text: 'Works, disrupted garrison' }),
    'outlying-works': () => ({ text: 'Outlying works' }),
    'final-fire': () => ({ text: 'At close quarters' }),
    range: () => ({ text: 'Range' }),
    weak: () => ({ text: '2 steps or fewer' }),
    'from-hill': () => ({ text: 'From a hill' }),
    'weather-clear': () => ({ text: 'Clear weather' }),
    'weather-overcast': () => ({ text: 'Overcast' }),
    'weather-rain': () => ({ text: 'Rain' }),
    elsewhere: () => ({ text: 'Needed elsewhere' }),
    'out-of-supply': () => ({ text: 'Out of supply' }),
    suppressed: () => ({ text: 'Suppressed' }),
    low: () => ({ text: 'Low altitude' }),
    a26: () => ({ text: 'Bombers' }),
    damaged: () => ({ text: 'Damaged aircraft' }),
    'drop-zone': () => ({ text: 'Drop zone under fire' }),
    parachutists: () => ({ text: 'Parachute units' }),
    compound: () => ({ text: 'Inside the compound' }),
    outside: () => ({ text: 'Outside the compound' }),
    effort: () => ({ text: 'Maximum effort' }),
    tank: () => ({ text: 'Tank' }),
  },
  tables: {
    weather: 'Weather Table',
    'random-events': 'Random Events',
    aa: 'Anti-Aircraft Table',
    drop: 'Air Drop Table',
    bombardment: 'Bombardment Table',
    assault: 'Assault Table',
    deduction: 'Aircraft elsewhere',
    result: 'Result of the assault',
    test: 'One die',
  },
  rows: {
    weather: [
      'clear',
      'clear, overcast in May',
      'clear in March, overcast in April, rain in May',
      'overcast, rain in May',
      'overcast in March, then rain',
    ],
    'random-events': Object.values(happenings),
    aa: ['no hit', 'damaged by 37 mm if low', 'damaged if low, or by 37 mm', 'shot down, or damaged if far'],
    drop: ['landed', 'landed if low, scattered if high', 'scattered if low, lost if high', 'lost'],
    bombardment: [
      'no hit',
      '1 hit at strength 3',
      '1 hit at strength 2 or 3',
      '1 hit',
      '1 hit, 2 at strength 3',
      '1 hit, 2 at strength 2 or 3',
    ],
    assault: [
      'row 0 or less',
      'row 1',
      'row 2',
      'row 3',
      'row 4',
      'row 5',
      'row 6',
      'row 7',
      'row 8',
      'row 9',
      'row 10 or more',
    ],
    deduction: ['1 air unit', '2 air units', '3 air units'],
    result: Object.values(codes),
    test: ['no effect', 'success'],
  },
  outcomes: {
    hit: 'Hits',
    miss: 'Misses',
    disrupted: 'Disrupted at the end',
    steps: 'Steps lost',
    silenced: 'Silenced',
    down: 'Shot down',
    damaged: 'Damaged, flies on',
    'turned-back': 'Damaged, turns back',
    unhurt: 'Unhurt',
    landed: 'Lands',
    scattered: 'Scattered',
    captured: 'Lost to the enemy',
    taken: 'Taken',
    bloodbath: 'Bloodbath',
    held: 'Thrown back',
    'called-off': 'Called off',
    'attacker-steps': 'Steps lost by the attacker',
    'defender-steps': 'Steps lost by the defender',
    'supply-points': 'Supply points lost',
    'comes-out': 'Comes out',
    'stays-in': 'Stays on its way',
    'points-cost': 'Cost in points',
  },
  results: {
    'viet-minh-decisive': {
      name: 'Decisive Viet Minh victory',
      epilogue: 'The valley is silent and the road to Geneva is open. It was won sooner and cheaper than in 1954.',
    },
    'viet-minh-major': {
      name: 'Major Viet Minh victory',
      epilogue: 'The fortress has fallen, as it did in 1954. The price was high, and it was paid.',
    },
    'viet-minh-narrow': {
      name: 'Narrow Viet Minh advantage',
      epilogue: 'The balance leans to the besiegers, but not far enough to decide. Both sides count their losses.',
    },
    'viet-minh-win': {
      name: 'Viet Minh victory',
      epilogue: 'The assault has reached its goal. Another hill changes its name.',
    },
    draw: {
      name: 'Draw',
      epilogue: 'Neither side has gained what it fought for. The ground between them is quiet for a while.',
    },
    'french-win': {
      name: 'French victory',
      epilogue: 'The garrison has done what was asked of it. The trenches come closer all the same.',
    },
    'french-narrow': {
      name: 'Narrow French advantage',
      epilogue: 'The balance leans to the garrison, but not far enough to decide. Both sides count their losses.',
    },
    'french-major': {
      name: 'Major French victory',
      epilogue: 'The fortress has held where it fell in 1954. What is left of the garrison looks at the empty hills.',
    },
    'french-decisive': {
      name: 'Decisive French victory',
      epilogue: 'The siege has broken on the wire. At Geneva another map lies on the table.',
    },
  },
} satisfies Partial<ValleeTexts>;
