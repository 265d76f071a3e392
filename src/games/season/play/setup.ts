/** 9.0 Set-up: every piece in its place. */
import { seeded } from '../../../kernel/chance';
import type { Setup } from '../../../kernel/game';
import { firstBase, place } from '../data/places';
import { type ScenarioData, scenarioIds, scenarios } from '../data/scenarios';
import { type UnitData, units } from '../data/units';
import { beginSupply } from '../rules/vm-week';
import { DESTROYED, HIDDEN, LATER, newImpulse, POOL, type Season } from '../state';

export function setUp({ scenario, options, seed }: Setup): Season {
  const id = scenarioIds.find((one) => one === scenario) ?? unknown('scenario', scenario);
  if (options[0] !== undefined) unknown('option', options[0]);
  const data = scenarios[id];
  const places = standing(data);
  const reduced = new Set(data.reduced?.split(' ') ?? []);
  const at = units.map((unit) => places.get(unit.id) ?? absent(unit, data));
  const v: Season = {
    scenario: id,
    turn: data.first,
    // 9.2 gives the places of the second scenario; elsewhere the French, then the Viet Minh, may alter them.
    phase: data.places ? 'vm-supply' : 'set-up-french',
    step: 'start',
    round: 0,
    impulse: 0,
    opened: null,
    chance: seeded(seed),
    result: null,
    events: [],
    at,
    steps: units.map((unit, i) => (at[i] === DESTROYED ? 0 : unit.values.length - (reduced.has(unit.id) ? 1 : 0))),
    disorganized: units.map(() => 0),
    fatigued: units.map(() => 0),
    face: units.map(() => HIDDEN),
    moved: units.map(() => 0),
    trench: new Array<number>(firstBase).fill(0),
    fresh: new Array<number>(firstBase).fill(0),
    control: new Array<Season['control'][number]>(firstBase).fill('french'),
    munitions: { ...data.munitions },
    air: 0,
    replacements: data.replacements,
    losses: data.losses,
    halted: false,
    reeducated: false,
    road: true,
    received: 0,
    half: -1,
    digging: 0,
    drops: 0,
    scouted: [],
    ...newImpulse(),
    stopped: false,
    fight: -1,
    due: [],
  };
  for (const pa of data.control?.split(' ') ?? []) v.control[place(pa)] = 'viet-minh';
  for (const zone of data.trenches?.split(' ') ?? []) v.trench[place(zone)] = 3;
  v.events.push({ is: 'turn', turn: v.turn }, { is: 'phase', phase: v.phase });
  if (v.phase === 'vm-supply') beginSupply(v);
  return v;
}

function unknown(what: string, id: string): never {
  throw new RangeError(`A Season in Hell has no ${what} «${id}»`);
}

/** Where each piece stands that is on the map. */
function standing({ places }: ScenarioData): ReadonlyMap<string, number> {
  if (!places) return new Map(units.flatMap(({ id, stand }) => (stand ? [[id, place(stand)]] : [])));
  return new Map(
    places.flatMap((line) => {
      const [at = '', ids = ''] = line.split(': ');
      return ids.split(' ').map((id) => [id, place(at)] as const);
    }),
  );
}

/** What is not on the map has yet to arrive, waits to be dropped, or is lost. */
function absent({ arrives, side }: UnitData, { first }: ScenarioData): number {
  if (arrives > first || (arrives === first && side === 'viet-minh')) return LATER;
  return arrives > 0 && side === 'french' ? POOL : DESTROYED;
}
