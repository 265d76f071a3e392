/** Figures of the retold rules, made from the data of the game, so that they cannot disagree with it. */
import type { Figure, SetupFigure } from '../../../kernel/rulebook';
import type { CounterView } from '../../../kernel/view';
import { isKeyOf } from '../../../kernel/wording';
import { type CardNumber, cards } from '../data/cards';
import { type CrId, crIds, crs, divisionIds, dzIds, dzs } from '../data/map';
import { type ScenarioId, scenarios } from '../data/scenarios';
import * as tracks from '../data/tracks';
import { turns } from '../data/turns';
import { type UnitData, type UnitId, unitIds, units } from '../data/units';
import { victoryLevels } from '../data/victory';
import { map, stripes, symbols } from '../face/view';
import { neighbours, taorNeighbours } from '../rules/centres';
import type { LabelKey } from './labels';

type Mark = 'used' | 'reduced' | 'disrupted';

function faceOf(id: UnitId, ...states: readonly Mark[]): CounterView {
  const { name, type, steps, full, reduced }: UnitData = units[id];
  const { assault, defense, morale } = states.includes('reduced') && reduced ? reduced : full;
  const less = states.includes('disrupted') ? 1 : 0;
  return {
    id,
    at: '',
    tray: states.includes('used') ? 'used' : 'active',
    side: 'french',
    symbol: symbols[type],
    stripe: stripes[type],
    label: name,
    factors: [assault === null ? null : assault - less, defense - less, morale - less],
    steps: states.includes('reduced') ? steps - 1 : steps,
    of: steps,
    states,
  };
}

/** Counters on their full side. */
export const counters = (...ids: readonly UnitId[]): Figure => ({
  is: 'counters',
  counters: ids.map((id) => faceOf(id)),
});

/** Every counter of the game. */
export const roster: Figure = counters(...unitIds);

/** One counter in several states, side by side. */
export const inStates = (id: UnitId, ...each: readonly (readonly Mark[])[]): Figure => ({
  is: 'counters',
  counters: each.map((states) => faceOf(id, ...states)),
});

export function centre(cr: CrId): Figure {
  const { fort, stack } = crs[cr];
  const marks = map.places.find(({ id }) => id === cr)?.printed ?? [];
  return {
    is: 'place',
    place: cr,
    printed: [
      { icon: 'fort', count: 1, label: 'fort', figures: [fort] },
      { icon: 'inf', count: 1, label: 'room', figures: [stack.steps, stack.assets] },
      ...[...new Set(marks)].flatMap((mark) =>
        isKeyOf(mark, icons)
          ? [{ icon: icons[mark], count: marks.filter((one) => one === mark).length, label: mark }]
          : [],
      ),
    ],
  };
}

/** Which icon of the kit stands for what is printed in a centre. */
const icons = {
  star: 'star',
  hq: 'hq',
  gun: 'arty',
  flak: 'ack-ack',
  strip: 'burst',
  'can-be-encircled': 'encircled',
  airstrip: 'plane',
} as const satisfies Partial<Record<LabelKey, string>>;

export function track(id: 'cm' | 'rp' | 'aaa'): Figure {
  const { rows, min, max } = { cm: tracks.cm, rp: tracks.rp, aaa: tracks.aaa }[id];
  const bands = rows.map(({ from, to, drm }) => ({ from: from ?? min, to: to ?? max, modifier: drm }));
  return { is: 'track', track: id, bands };
}

export function card(number: CardNumber): Figure {
  const { ap, flag, reserve, oneTime, reshuffle } = cards[number];
  const marks: LabelKey[] = [];
  if (reserve) marks.push('reserve');
  if (oneTime) marks.push('one-time');
  if (reshuffle) marks.push('reshuffle');
  const side = flag === 'french' ? 'french' : 'viet-minh';
  const value: { label: LabelKey; text: string } = { label: 'ap', text: ap === '1d3' ? '1–3' : `${ap}` };
  return { is: 'card', card: `${number}`, number: `${number}`, value, side, marks };
}

/** 2.2.2 What the black lines join. */
export const blackWays: Figure = { is: 'ways', rows: crIds.map((cr) => ({ of: cr, to: neighbours[cr] })) };

/** 13.2 The centres that secure each drop zone. */
export const dropZones: Figure = { is: 'ways', rows: dzIds.map((dz) => ({ of: dz, to: dzs[dz].frenchIfAny })) };

/** 2.2.3 The centres of each division's paths, nearest to its box first. */
export const paths: Figure = {
  is: 'ways',
  rows: divisionIds.map((division) => {
    const reached: CrId[] = [...taorNeighbours(division, 'box')];
    // The list grows while it is walked.
    for (const cr of reached) {
      for (const next of taorNeighbours(division, cr)) if (!reached.includes(next)) reached.push(next);
    }
    return { of: division, to: reached };
  }),
};

/** 3.0 A scenario as it is set up. */
export function setUpOf(id: ScenarioId): SetupFigure {
  const { cm, rp, aaa, divisions, garrisons, vmControl, reduced, disrupted } = scenarios[id];
  return {
    is: 'setup',
    scenario: id,
    levels: [
      { track: 'cm', value: cm },
      { track: 'rp', value: rp },
      { track: 'aaa', value: aaa },
    ],
    formations: divisionIds.map((division) => ({
      id: division,
      label: 'strength',
      figures: [divisions[division].strength],
      state: divisions[division].active ? 'active' : 'inactive',
    })),
    places: crIds.map((place) => ({
      place,
      holder: vmControl.find(({ cr }) => cr === place)?.division ?? 'french',
      works: { label: 'fort', figures: [garrisons[place].fort] },
      units: garrisons[place].units.map((unit) => ({
        label: units[unit].name,
        states: [...(reduced.includes(unit) ? ['reduced'] : []), ...(disrupted.includes(unit) ? ['disrupted'] : [])],
      })),
    })),
  };
}

/** 2.2.7 The turns with the units that come in the campaign. */
export const turnTrack: Figure = {
  is: 'turns',
  turns: turns.map(({ turn, monsoon }) => ({
    turn,
    rains: monsoon,
    arrivals: scenarios.campaign.arrivals.filter((due) => due.turn === turn).map(({ unit }) => units[unit].name),
  })),
};

/** 17.2 The levels of victory and defeat. */
export const victory: Figure = {
  is: 'results',
  rows: victoryLevels.map(({ level, atLeast }) => ({ level, atLeast })),
};
