/** 16.0, 17.0 Every counter in its place, with the open choices filled in; the owners may change them first. */
import { seeded } from '../../../kernel/chance';
import type { Setup } from '../../../kernel/game';
import { opens } from '../../../kernel/tale';
import { airUnits } from '../data/aircraft';
import { type AreaId, areas } from '../data/areas';
import { optionIds, type ScenarioId, scenarioIds } from '../data/options';
import { scenarios } from '../data/scenarios';
import { type UnitId, units } from '../data/units';
import { areaOf } from '../rules/ground';
import { takeControl } from '../rules/setting-up';
import { numberOf, tanks } from '../rules/units';
import { ABSENT, DISRUPTED, NO_CARGO, NOBODY, OTHA, type Vallee, WAITING } from '../state';

export function setUp({ scenario, options, seed }: Setup): Vallee {
  const id = scenarioIds.find((one) => one === scenario) ?? unknown('scenario', scenario);
  const data = scenarios[id];
  const v: Vallee = {
    scenario: id,
    options: options.map((option) => optionIds.find((one) => one === option) ?? unknown('option', option)),
    turn: data.firstTurn,
    phase: 'setup',
    step: 'french',
    chance: seeded(seed),
    result: null,
    events: [],
    weather: 'clear',
    at: units.map(() => ABSENT),
    steps: units.map(({ strength }) => strength),
    marks: units.map(() => 0),
    tie: tanks.map(() => -1),
    control: areas.map(() => NOBODY),
    trench: areas.map(() => 0),
    claimed: areas.map(() => 0),
    stormed: areas.map(() => 0),
    air: airUnits.map(({ from }) => (from === 'start' ? 'ready' : 'absent')),
    hurt: airUnits.map(() => 0),
    cargo: airUnits.flatMap(() => [NO_CARGO, NO_CARGO]),
    supply: { french: 0, 'viet-minh': 0 },
    points: { french: 0, 'viet-minh': 0 },
    pool: 0,
    landed: { french: 0, 'viet-minh': 0 },
    otha: { supply: data.transport.supply, newSupply: 0, steps: 0, newSteps: 0, shaken: 0 },
    othaSuppressed: [],
    quota: 0,
    picked: [],
    effort: data.effort,
    effortMonths: [],
    noLowDrops: false,
    tigers: false,
    dauTranh: false,
    mafiaOff: false,
    given: null,
    initiative: data.initiative ?? 'viet-minh',
    round: 1,
    active: data.initiative ?? 'viet-minh',
    secondHalf: false,
    passes: 0,
    begun: false,
    moving: null,
    firing: null,
    answers: [],
    missions: [],
    shots: [],
    supports: [],
    counters: [],
    fight: null,
    fights: 0,
    mine: { stage: 'none', area: -1, ready: 0 },
    truckUsed: false,
    losses: { french: 0, 'viet-minh': 0 },
    surrendered: false,
  };
  placeUnits(v, id);
  for (const area of data.entrenchments) v.trench[areaOf(area)] = (v.trench[areaOf(area)] ?? 0) + 1;
  takeControl(v);
  v.events.push({ is: 'turn', turn: v.turn });
  opens(v, { is: 'opening' });
  v.events.push({ is: 'phase', phase: v.phase });
  return v;
}

function unknown(what: string, id: string): never {
  throw new RangeError(`Vallée de la mort has no ${what} «${id}»`);
}

function placeUnits(v: Vallee, id: ScenarioId): void {
  const data = scenarios[id];
  const put = (unit: UnitId, area: AreaId | undefined) => {
    if (area) v.at[numberOf(unit)] = areaOf(area);
  };
  for (const { areas: where, units: list, start } of [...data.french, ...data['viet-minh']]) {
    list.forEach((unit, i) => {
      put(unit, start?.[i] ?? where[0]);
    });
  }
  const taken = data.tanks?.of.slice(0, data.tanks.take) ?? [];
  for (const unit of taken) put(unit, data.tanks?.areas[0]);
  v.picked = taken.map(numberOf);
  v.answers = v.picked.slice(0, data.tanks?.damaged ?? 0);
  for (const unit of v.answers) v.marks[unit] = DISRUPTED;
  for (const unit of data.transport.units) v.at[numberOf(unit)] = OTHA;
  for (const unit of data.waiting) v.at[numberOf(unit)] = WAITING;
  for (const [unit, steps] of Object.entries(data.reduced)) v.steps[numberOf(unit)] = steps;
  // 17.4 The last regiment of each list stays out until its owner says otherwise.
  const out = data.regiments.flatMap((list) => list.slice(-1));
  units.forEach(({ regiment }, unit) => {
    if (regiment !== null && out.includes(regiment)) v.at[unit] = ABSENT;
  });
}
