/**
 * What one side sees. The Viet Minh see everything. The French, and everybody, see of hidden pieces how many stand in a
 * place and how many each box holds: each shows as a counter by place and slot, so that none can be followed.
 */
import { noPartedLooks, noParts, partedLook } from '../../../kernel/looks';
import type { PlaceMark, PlaceView, Sign, TrackView, View } from '../../../kernel/view';
import type { SeasonPrompt } from '../choices';
import {
  encirclable,
  isPa,
  kinds,
  paNumbers,
  pasIn,
  place,
  placeId,
  strategicHills,
  zoneNumbers,
} from '../data/places';
import { fiveHills, fullBattle, initialAssault, scenarios } from '../data/scenarios';
import { airTable, digging, lossTrack, munitions } from '../data/tables';
import { IMPULSES, ROUNDS, turns } from '../data/turns';
import { MOUNT_BALDY } from '../data/zones';
import { placesLost } from '../rules/french-week';
import { companiesIn, handOf, isDummy, isTank, type Standing, standingAt, standingOf, total } from '../rules/pieces';
import { munitionsShift } from '../rules/supply';
import { isCapturedZone, isEncircled, isOpenZone } from '../rules/trenches';
import { attritionPoints, captured } from '../rules/victory';
import { HIDDEN, type Season, type Side, sides } from '../state';
import { countersOf } from './counters';
import { noteParts } from './parts';
import { impulseStep } from './phases';
import { basesOf, isLoose, stacksAt, withBases } from './stacks';

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
    places: placesOf(v, own),
    counters: countersOf(v, own),
    tracks: tracksOf(v),
    cards: [],
  };
}

function placesOf(v: Season, own: boolean): PlaceView[] {
  const standing = standingOf(v);
  const seen = own ? looks.own : looks.all;
  return placeNumbers.map((at) => {
    noteParts(parts, v, standing, at);
    return partedLook(seen, at, parts, () =>
      isPa(at) ? postView(v, standing, at, own) : zoneView(v, standing, at, own),
    );
  });
}

const placeNumbers = [...zoneNumbers, ...paNumbers];
const parts = noParts();
/** To the eyes of the Viet Minh and to all. */
const looks = { own: noPartedLooks<PlaceView>(), all: noPartedLooks<PlaceView>() };

const baldy = place(MOUNT_BALDY);

/** Who holds a zone: the jungle and trenches are the Viet Minh's, a centre is French until its last post falls. */
function holderOf(v: Season, zone: number): string {
  if (kinds[zone] === 'cr') return isCapturedZone(v, zone) ? 'viet-minh' : 'french';
  return isOpenZone(v, zone) ? 'viet-minh' : 'nobody';
}

/** A place while it is put together. */
type Place = { -readonly [Part in keyof PlaceView]: PlaceView[Part] };

function zoneView(v: Season, standing: Standing, zone: number, own: boolean): PlaceView {
  const marks: PlaceMark[] = [];
  const level = v.trench[zone] ?? 0;
  const costs = zone === baldy && level === digging.most;
  if (v.scouted.includes(zone)) marks.push('scouted');
  if (isLoose(v, zone)) marks.push('loose');
  if (costs) marks.push('costs-step');
  if (v.attacked.includes(zone)) marks.push('attacked');
  const posts = pasIn[zone] ?? [];
  const figures = figuresAt(v, standing, zone, own);
  const signs = shaken(v, standing, zone);
  if (costs) signs.push({ icon: 'alert' });
  if (posts.length > 0) {
    let held = 0;
    for (const pa of posts) if (v.control[pa] === 'french') held++;
    figures.unshift({ icon: 'posts', value: held, of: posts.length, told: true });
  }
  const shown: Place = {
    id: placeId(zone),
    holder: holderOf(v, zone),
    figures,
    marks,
    stacks: stacksAt(v, standing, zone, own),
    signs,
  };
  if (kinds[zone] === 'peripheral') shown.pips = { value: level, of: digging.most };
  return shown;
}

function postView(v: Season, standing: Standing, pa: number, own: boolean): PlaceView {
  const holder = v.control[pa] ?? 'french';
  const french = holder === 'french';
  // Before a post that has fallen those who took it still stand outside.
  const bases = basesOf(v, standing, pa, own).filter(({ engaged }) => french || engaged);
  const costs = costsStep(v, standing, pa);
  const marks: PlaceMark[] = [];
  if (standingAt(standing, pa, holder).length === 0) marks.push('empty');
  if (isEncircled(v, pa)) marks.push('encircled');
  if (french && bases.some(({ threatens }) => threatens)) marks.push('threatened');
  if (!french && strategicHills.includes(pa)) marks.push('victory-taken');
  if (costs) marks.push('costs-step');
  if (v.attacks.length > 0 && v.attacks.some(({ target }) => target === pa)) marks.push('attacked');
  if (v.shots.length > 0 && v.shots.some(({ at }) => at === pa)) marks.push('shelled');
  if (v.captured.includes(pa)) marks.push('captured');
  const shown: Place = {
    id: placeId(pa),
    holder,
    figures: figuresAt(v, standing, pa, own),
    marks,
    stacks: stacksAt(v, standing, pa, own),
    signs: shaken(v, standing, pa),
  };
  if (french && encirclable[pa] === true) shown.ring = { value: v.trench[pa] ?? 0, of: digging.most };
  if (french || bases.length > 0) shown.bases = bases;
  if (costs) shown.tag = '−1';
  return shown;
}

/** 0.1 Somebody whom everybody sees is disorganized. */
function shaken(v: Season, standing: Standing, at: number): Sign[] {
  const signs: Sign[] = [];
  for (const side of sides) {
    const pieces = standing[side][at];
    if (pieces?.some((unit) => v.disorganized[unit] === 1)) signs.push({ icon: 'burst', side });
  }
  return signs;
}

/** 8.0 What will cost the French a step as the week ends, as things stand. */
function costsStep(v: Season, standing: Standing, pa: number): boolean {
  if (strategicHills.includes(pa) && standingAt(standing, pa, 'viet-minh').length > 0) return true;
  return isEncircled(v, pa) && v.control[pa] === 'french';
}

type Figure = PlaceView['figures'][number];

/** Counts of a place, and what is known of their strength. Pieces in an assault base are told at its post. */
function figuresAt(v: Season, standing: Standing, at: number, own: boolean): Figure[] {
  const figures: Figure[] = [];
  addFrench(v, figures, standingAt(standing, at, 'french'));
  const here = standingAt(standing, at, 'viet-minh');
  addVietMinh(v, figures, isPa(at) ? withBases(standing, here, at) : here, own);
  return figures;
}

function add(figures: Figure[], icon: string, value: number): void {
  if (value > 0) figures.push({ icon, value, told: true });
}

function addFrench(v: Season, figures: Figure[], pieces: readonly number[]): void {
  if (pieces.length === 0) return;
  const companies = companiesIn(pieces);
  let tanks = 0;
  for (const unit of pieces) if (isTank(unit)) tanks++;
  add(figures, 'companies', companies);
  add(figures, 'tanks', tanks);
  add(figures, 'machine-guns', pieces.length - companies - tanks);
  add(figures, 'hand-french', total(v, pieces, handOf));
}

function addVietMinh(v: Season, figures: Figure[], pieces: readonly number[], own: boolean): void {
  if (pieces.length === 0) return;
  let [battalions, dummies, hand] = [0, 0, 0];
  for (const unit of pieces) {
    if (!own && v.face[unit] === HIDDEN) continue;
    if (isDummy(unit)) dummies++;
    else battalions++;
    hand += handOf(v, unit);
  }
  add(figures, 'battalions', battalions);
  add(figures, 'dummies', dummies);
  add(figures, 'unknown', pieces.length - battalions - dummies);
  add(figures, 'hand-viet-minh', hand);
}

/** 5.0, 6.2 Impulses run in an assault and in an operation. */
const running = ({ phase }: Season) => phase === 'assault' || phase === 'operation';

/** 3.1 What the munitions of a side are worth, level by level. */
const gunBands = munitions.shifts.map((modifier, level) => ({
  from: level === 0 ? 0 : (level - 1) * munitions.level + 1,
  to: level * munitions.level,
  modifier,
}));

/** Counts of this week that a screen shows apart. */
const aside = (id: string, value: number, max: number, gains: Side): TrackView => ({
  id,
  value,
  min: 0,
  max,
  gains,
  aside: true,
});
const clock = (id: string, value: number, max: number): TrackView => ({ id, value, min: 0, max, clock: true });

function tracksOf(v: Season): TrackView[] {
  const guns = (side: Side): TrackView => ({
    id: `guns-${side}`,
    value: v.munitions[side],
    min: 0,
    max: munitions.most,
    modifier: munitionsShift(v, side),
    bands: gunBands,
    group: 'guns',
    side,
    kept: true,
  });
  const lost = placesLost(v);
  const limit = airTable.lines[lost]?.drop ?? 0;
  return [
    { id: 'turn', value: v.turn, min: 0, max: scenarios[v.scenario].last },
    clock('round', v.round, ROUNDS),
    clock('impulse', running(v) ? Math.min(v.impulse, IMPULSES) : 0, IMPULSES),
    guns('french'),
    guns('viet-minh'),
    lossesTrack(v),
    goalTrack(v),
    { id: 'air', value: v.air, min: 0, max: 99, gains: 'french' },
    { id: 'replacements', value: v.replacements, min: 0, max: 99, gains: 'french' },
    aside('places-lost', lost, airTable.lines.length - 1, 'viet-minh'),
    aside('drops', v.drops, limit, 'french'),
    aside('digging', v.digging, digging.points, 'viet-minh'),
  ];
}

/** 1.5 A bonus for few losses, no assault for the rest of the week after many. */
const lossBands = [
  { from: 0, to: lossTrack.bonus, modifier: 1 },
  { from: lossTrack.bonus + 1, to: lossTrack.halt, modifier: 0 },
  { from: lossTrack.halt + 1, to: lossTrack.end, modifier: -1 },
];

/** 1.5, 9.0 What the Viet Minh must not exceed, or what ends the siege. */
function lossesTrack(v: Season): TrackView {
  const goal =
    v.scenario === 'initial-assault'
      ? initialAssault.losses
      : v.scenario === 'five-hills'
        ? fiveHills.losses
        : lossTrack.end;
  const track = {
    id: 'losses',
    value: v.losses,
    min: 0,
    max: lossTrack.end,
    goal,
    bands: lossBands,
    gains: 'french',
    kept: true,
  };
  return v.halted ? { ...track, state: 'danger' } : track;
}

/** 9.0 Posts lost and how many decide; in the second scenario the points of its list. */
function goalTrack(v: Season): TrackView {
  if (v.scenario === 'five-hills') {
    return { id: 'goals', value: attritionPoints(v), min: 0, max: 8, goal: fiveHills.points, gains: 'viet-minh' };
  }
  const goal = v.scenario === 'initial-assault' ? initialAssault.pas : fullBattle.pas;
  return { id: 'posts', value: captured(v), min: 0, max: paNumbers.length, goal, gains: 'viet-minh' };
}
