/**
 * What one side sees. The Viet Minh see everything. The French, and everybody, see of hidden pieces how many stand in a
 * place and how many each box holds: each shows as a counter by place and slot, so that none can be followed.
 */
import type { CounterView, PlaceView, Sign, Stripe, TrackView, UnitSymbol, View } from '../../kernel/view';
import type { SeasonPrompt } from './choices';
import { fiveHills, fullBattle, initialAssault } from './data/scenarios';
import { airTable, digging, lossTrack, munitions } from './data/tables';
import { IMPULSES, ROUNDS, turns } from './data/turns';
import { type UnitData, units } from './data/units';
import { MOUNT_BALDY } from './data/zones';
import { impulseStep } from './phases';
import { placesLost } from './rules/french-week';
import {
  anyAt,
  companiesIn,
  fireOf,
  firstBattalion,
  fullSteps,
  handOf,
  isBattalion,
  isDummy,
  isTank,
  moraleOf,
  pieceCount,
  piecesAt,
  total,
} from './rules/pieces';
import {
  basesAt,
  encirclable,
  isBase,
  isPa,
  kinds,
  onMap,
  paNumbers,
  pasIn,
  place,
  placeId,
  strategicHills,
  zoneNumbers,
} from './rules/places';
import { munitionsShift } from './rules/supply';
import { isCapturedZone, isEncircled, isOpenZone } from './rules/trenches';
import { attritionPoints, captured } from './rules/victory';
import { basesOf, isLoose, stacksAt } from './stacks';
import {
  DESTROYED,
  ENGAGED,
  HIDDEN,
  LATER,
  MERGED,
  POOL,
  REVEALED,
  type Season,
  type Side,
  sides,
  turnOfBox,
} from './state';

export { map } from './board';

export function view(v: Season, side: string | null, _prompt: SeasonPrompt | null): View {
  const own = side === 'viet-minh';
  const step = impulseStep(v);
  return {
    side: side ?? 'french',
    turn: v.turn,
    phase: v.phase,
    ...(step !== undefined && { step }),
    ...(turns[v.turn - 1]?.rain && { rains: true }),
    places: [...zoneNumbers.map((zone) => zoneView(v, zone, own)), ...paNumbers.map((pa) => postView(v, pa, own))],
    counters: own ? units.map((data, unit) => counterOf(v, data, unit, true)) : publicCounters(v),
    tracks: tracksOf(v),
    cards: [],
  };
}

const baldy = place(MOUNT_BALDY);

/** Who holds a zone: the jungle and trenches are the Viet Minh's, a centre is French until its last post falls. */
function holderOf(v: Season, zone: number): string {
  if (kinds[zone] === 'cr') return isCapturedZone(v, zone) ? 'viet-minh' : 'french';
  return isOpenZone(v, zone) ? 'viet-minh' : 'nobody';
}

function zoneView(v: Season, zone: number, own: boolean): PlaceView {
  const marks: string[] = [];
  const level = v.trench[zone] ?? 0;
  if (v.scouted.includes(zone)) marks.push('scouted');
  if (isLoose(v, zone)) marks.push('loose');
  if (zone === baldy && level === digging.most) marks.push('costs-step');
  if (v.attacked.includes(zone)) marks.push('attacked');
  const posts = pasIn[zone] ?? [];
  return {
    id: placeId(zone),
    holder: holderOf(v, zone),
    ...(kinds[zone] === 'peripheral' && { pips: { value: level, of: digging.most } }),
    figures: [
      ...(posts.length > 0
        ? [
            {
              icon: 'posts',
              value: posts.filter((pa) => v.control[pa] === 'french').length,
              of: posts.length,
              told: true,
            },
          ]
        : []),
      ...figuresAt(v, zone, own),
    ],
    marks,
    stacks: stacksAt(v, zone, own),
    signs: [...shaken(v, zone), ...(marks.includes('costs-step') ? [{ icon: 'alert' } as const] : [])],
  };
}

function postView(v: Season, pa: number, own: boolean): PlaceView {
  const holder = v.control[pa] ?? 'french';
  const marks: string[] = [];
  const strategic = strategicHills.includes(pa);
  if (!anyAt(v, pa, holder)) marks.push('empty');
  if (isEncircled(v, pa)) marks.push('encircled');
  if (holder === 'french' && threats(v, pa).length > 0) marks.push('threatened');
  if (strategic && holder === 'viet-minh') marks.push('victory-taken');
  if (costsStep(v, pa)) marks.push('costs-step');
  if (v.attacks.some(({ target }) => target === pa)) marks.push('attacked');
  if (v.shots.some(({ at }) => at === pa)) marks.push('shelled');
  if (v.captured.includes(pa)) marks.push('captured');
  return {
    id: placeId(pa),
    holder,
    ...(encirclable[pa] === true && holder === 'french' && { ring: { value: v.trench[pa] ?? 0, of: digging.most } }),
    figures: figuresAt(v, pa, own),
    marks,
    stacks: stacksAt(v, pa, own),
    signs: shaken(v, pa),
    ...(holder === 'french' && { bases: basesOf(v, pa) }),
    ...(costsStep(v, pa) && { tag: '−1' }),
  };
}

/** 0.1 Somebody whom everybody sees is disorganized. */
function shaken(v: Season, at: number): Sign[] {
  return sides
    .filter((side) => piecesAt(v, at, side).some((unit) => v.disorganized[unit] === 1))
    .map((side) => ({ icon: 'burst', side }));
}

/** 8.0 What will cost the French a step as the week ends, as things stand. */
function costsStep(v: Season, pa: number): boolean {
  if (strategicHills.includes(pa) && anyAt(v, pa, 'viet-minh')) return true;
  return isEncircled(v, pa) && v.control[pa] === 'french';
}

/** Where Viet Minh pieces threaten a post from: public facts alone. */
export function threats(v: Season, pa: number): number[] {
  return basesOf(v, pa).flatMap(({ from, threatens }) => (threatens ? [place(from)] : []));
}

/** Counts of a place, and what is known of their strength. Pieces in an assault base show at its post. */
function figuresAt(v: Season, at: number, own: boolean): PlaceView['figures'] {
  const french = piecesAt(v, at, 'french');
  const places = isPa(at) ? [at, ...(basesAt[at] ?? [])] : [at];
  const pieces = places.flatMap((one) => piecesAt(v, one, 'viet-minh'));
  const known = pieces.filter((unit) => own || v.face[unit] !== HIDDEN);
  const figures: { icon: string; value: number; told: boolean }[] = [];
  const add = (icon: string, value: number) => {
    if (value > 0) figures.push({ icon, value, told: true });
  };
  add('companies', companiesIn(french));
  add('tanks', french.filter(isTank).length);
  add('machine-guns', french.length - companiesIn(french) - french.filter(isTank).length);
  add('hand-french', total(v, french, handOf));
  add('battalions', known.filter(isBattalion).length);
  add('dummies', known.filter(isDummy).length);
  add('unknown', pieces.length - known.length);
  add('hand-viet-minh', total(v, known, handOf));
  return figures;
}

const symbols: Readonly<Record<UnitData['type'], UnitSymbol>> = {
  legion: 'infantry',
  'legion-para': 'parachute',
  para: 'parachute',
  algerian: 'infantry',
  moroccan: 'infantry',
  thai: 'infantry',
  tank: 'armor',
  mg: 'machine-gun',
  battalion: 'infantry',
  dummy: 'dummy',
};

/** The colour of the stripe: the corps of the French, the division of the Viet Minh. */
const stripes: Readonly<Record<Exclude<UnitData['type'], 'battalion'>, Stripe>> = {
  legion: 'legion',
  'legion-para': 'legion',
  para: 'french-para',
  algerian: 'north-african',
  moroccan: 'north-african',
  thai: 'tai',
  tank: 'support',
  mg: 'support',
  dummy: 'replacement',
};

const divisions: Readonly<Record<string, Stripe>> = { 312: 'band-1', 308: 'band-2', 316: 'band-3', 304: 'band-4' };

function counterOf(v: Season, data: UnitData, unit: number, own: boolean): CounterView {
  const { id, side, type, division } = data;
  const dummy = isDummy(unit);
  return {
    id,
    at: whereOf(v, unit),
    tray: v.moved[unit] === 1 && own ? 'moved' : 'ready',
    side,
    symbol: symbols[type],
    stripe: type === 'battalion' ? (divisions[division] ?? 'support') : stripes[type],
    ...labelOf(data),
    factors: dummy ? [null, null, null] : [fireOf(v, unit), handOf(v, unit), moraleOf(v, unit)],
    steps: v.steps[unit] ?? 0,
    of: fullSteps[unit] ?? 1,
    states: statesOf(v, unit),
  };
}

/** A company by its number before its battalion, a Viet Minh battalion by its number and its regiment. */
function labelOf({ name, type, regiment }: UnitData): Pick<CounterView, 'label' | 'company' | 'group'> {
  if (type === 'battalion') return { label: `${name}/${regiment}`, group: regiment };
  const [company, more] = name.split('/');
  return { label: name, ...(more !== undefined && company !== undefined && { company }) };
}

function statesOf(v: Season, unit: number): string[] {
  const at = v.at[unit] ?? LATER;
  const lost = (fullSteps[unit] ?? 0) - (v.steps[unit] ?? 0);
  const states: string[] = [];
  if (at === LATER) states.push('reinforcement');
  if (at === POOL) states.push('pool');
  if (isDummy(unit)) states.push('dummy');
  if (unit >= firstBattalion && at >= 0) states.push(faces[v.face[unit] ?? HIDDEN] ?? 'concealed');
  if (isBase(at)) states.push('at-base');
  if (v.disorganized[unit] === 1) states.push('disorganized');
  if (v.fatigued[unit] === 1) states.push('fatigued');
  if (unit < firstBattalion ? lost > 0 && at >= 0 : false) states.push('reduced');
  if (isBattalion(unit) && at !== DESTROYED && lost > 0) states.push(lost === 1 ? 'one-loss' : 'two-losses');
  if (unit < firstBattalion && v.moved[unit] === 1) states.push('moved');
  if (v.attacks.some((attack) => attack.units.includes(unit))) states.push('attacking');
  return states;
}

const faces: Readonly<Record<number, string>> = { [HIDDEN]: 'concealed', [REVEALED]: 'revealed', [ENGAGED]: 'engaged' };

/** A place, the post before an assault base, a box of the turn track, or where pieces lie that are gone or wait. */
function whereOf(v: Season, unit: number): string {
  const at = v.at[unit] ?? LATER;
  if (at >= 0) return onMap(placeId(at));
  const turn = at === LATER ? (units[unit]?.arrives ?? 0) : turnOfBox(at);
  if (turn > 0) return `turn-${turn}`;
  if (at === POOL) return 'pool';
  return at === MERGED ? 'merged' : 'destroyed';
}

/** 1.2 A piece that the French know nothing of: face down on the map, or in a box with a step. */
export function isSecret(v: Season, unit: number): boolean {
  if (unit < firstBattalion) return false;
  const at = v.at[unit] ?? LATER;
  if (at >= 0) return v.face[unit] === HIDDEN;
  return turnOfBox(at) > 0 && (v.steps[unit] ?? 0) > 0;
}

function publicCounters(v: Season): CounterView[] {
  const counters: CounterView[] = [];
  const secret = new Map<string, number>();
  for (let unit = 0; unit < pieceCount; unit++) {
    const data = units[unit];
    if (!data) continue;
    if (!isSecret(v, unit)) counters.push(counterOf(v, data, unit, false));
    else secret.set(whereOf(v, unit), (secret.get(whereOf(v, unit)) ?? 0) + 1);
  }
  for (const at of [...secret.keys()].sort()) {
    for (let slot = 1; slot <= (secret.get(at) ?? 0); slot++) counters.push(unknownPiece(at, slot));
  }
  return counters;
}

function unknownPiece(at: string, slot: number): CounterView {
  return {
    id: `hidden-${at}-${slot}`,
    at,
    tray: 'hidden',
    side: 'viet-minh',
    symbol: 'hidden',
    stripe: 'replacement',
    label: '?',
    factors: [null, null, null],
    steps: 1,
    of: 1,
    states: [],
  };
}

/** 5.0, 6.2 Impulses run in an assault and in an operation. */
const running = ({ phase }: Season) => phase === 'assault' || phase === 'operation';

function tracksOf(v: Season): TrackView[] {
  const count = (id: string, value: number, max: number): TrackView => ({ id, value, min: 0, max });
  const guns = (side: Side): TrackView => ({
    ...count(`guns-${side}`, v.munitions[side], munitions.most),
    modifier: munitionsShift(v, side),
    bands: munitions.shifts.map((modifier, level) => ({
      from: level === 0 ? 0 : (level - 1) * munitions.level + 1,
      to: level * munitions.level,
      modifier,
    })),
    group: 'guns',
    side,
    kept: true,
  });
  const limit = airTable.lines[placesLost(v)]?.drop ?? 0;
  return [
    count('turn', v.turn, turns.length),
    { ...count('round', v.round, ROUNDS), clock: true },
    { ...count('impulse', running(v) ? Math.min(v.impulse, IMPULSES) : 0, IMPULSES), clock: true },
    guns('french'),
    guns('viet-minh'),
    { ...count('losses', v.losses, lossTrack.end), ...lossGoal(v), kept: true, ...(v.halted && { state: 'danger' }) },
    goalTrack(v),
    count('air', v.air, 99),
    count('replacements', v.replacements, 99),
    { ...count('places-lost', placesLost(v), airTable.lines.length - 1), aside: true },
    { ...count('drops', v.drops, limit), aside: true },
    { ...count('digging', v.digging, digging.points), aside: true },
  ];
}

/** 1.5, 9.0 What the Viet Minh must not exceed, or what ends the siege. */
function lossGoal(v: Season): Pick<TrackView, 'goal' | 'bands'> {
  const goal =
    v.scenario === 'initial-assault'
      ? initialAssault.losses
      : v.scenario === 'five-hills'
        ? fiveHills.losses
        : lossTrack.end;
  return {
    goal,
    bands: [
      { from: 0, to: lossTrack.bonus, modifier: 1 },
      { from: lossTrack.bonus + 1, to: lossTrack.halt, modifier: 0 },
      { from: lossTrack.halt + 1, to: lossTrack.end, modifier: -1 },
    ],
  };
}

/** 9.0 Posts lost and how many decide; in the second scenario the points of its list. */
function goalTrack(v: Season): TrackView {
  if (v.scenario === 'five-hills') {
    return { id: 'goals', value: attritionPoints(v), min: 0, max: 8, goal: fiveHills.points };
  }
  const goal = v.scenario === 'initial-assault' ? initialAssault.pas : fullBattle.pas;
  return { id: 'posts', value: captured(v), min: 0, max: paNumbers.length, goal };
}
